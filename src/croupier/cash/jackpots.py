"""Jackpots of a live room, whose rules are data: the bad beat and who has a part of it, the high hand of the hour."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from croupier.cards import parse
from croupier.errors import Mistake, Refusal
from croupier.ranks import HIGH, best

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.cards import Cards

HAND = 5
"""Cards that a hand is made of."""

BOARD = 5

A_WEEK = 7 * 24 * 60
"""The longest time between two high hands, in minutes."""

MOST = 10**12
"""The highest prize, in chips."""


class BadBeat(msgspec.Struct, frozen=True):
    """The rules of a bad beat jackpot.

    `least` are five cards: the hand that is beaten has to be as strong. In both hands `own` cards of the player's have
    to play. At least `players` were dealt in. Of the jackpot `pays` percent are paid, the rest stays in it; of what is
    paid `loser` and `winner` have so many percent each, and all others who were dealt in share what is left. Chips that
    cannot be shared go to the loser.

    >>> BadBeat("AcAdAhTcTd").paid(1000, "ann", "boris", ("clara", "dana"))
    {'ann': 500, 'boris': 250, 'clara': 125, 'dana': 125}
    """

    least: str = "AcAdAhTcTd"
    own: int = 2
    players: int = 4
    pays: int = 100
    loser: int = 50
    winner: int = 25

    def __post_init__(self) -> None:
        if len(parse(self.least)) != HAND or not 0 <= self.own <= 2:
            raise Mistake("cash-bad-jackpot-hand", hand=self.least)
        if not 0 < self.pays <= 100 or min(self.loser, self.winner) < 0 or self.loser + self.winner > 100:
            raise Mistake("cash-bad-jackpot-shares", loser=self.loser, winner=self.winner, pays=self.pays)

    def check(self, board: str, loser: str, winner: str, dealt: int) -> None:
        """Raise `Refusal`, saying what is missing, where the hand is no bad beat by these rules."""
        shown = _table(board, (loser, winner))
        if dealt < self.players:
            raise Refusal("cash-jackpot-too-few", players=dealt, least=self.players)
        needed = HIGH.strength(parse(self.least))
        beaten, beating = [_plays(hand, shown, self.own) for hand in (parse(loser), parse(winner))]
        for hand, strength in ((loser, beaten), (winner, beating)):
            if strength is None:
                raise Refusal("cash-jackpot-own-cards", cards=hand, own=self.own)
        assert beaten is not None
        assert beating is not None
        if beaten < needed:
            raise Refusal("cash-jackpot-too-weak", cards=loser, least=self.least)
        if beating <= beaten:
            raise Refusal("cash-jackpot-not-beaten", cards=loser)

    def paid(self, pool: int, loser: str, winner: str, others: Sequence[str]) -> dict[str, int]:
        """What each has of a jackpot of so many chips; it comes to what is paid of it."""
        whole = pool * self.pays // 100
        won = whole * self.winner // 100
        rest = whole - whole * self.loser // 100 - won
        each = rest // len(others) if others else 0
        shares = {winner: won} | dict.fromkeys(others, each)
        return {loser: whole - sum(shares.values())} | shares


class HighHand(msgspec.Struct, frozen=True):
    """The rules of a high hand: every so many `minutes` the best one shown, at least as strong as `least`, has `prize`.

    `own` of the player's cards have to play. Where nobody has it and `rolls`, the next one has twice the prize, and so
    on. With no minutes there is none.

    >>> HighHand(60, 500).strength("AhKh", "QhJhTh2c2d")
    7462
    """

    minutes: int = 0
    prize: int = 0
    least: str = "AcAdAhKcKd"
    own: int = 2
    rolls: bool = False

    def __post_init__(self) -> None:
        if len(parse(self.least)) != HAND or not 0 <= self.own <= 2:
            raise Mistake("cash-bad-jackpot-hand", hand=self.least)

    def check(self) -> None:
        """Refuse a time or a prize that can be none; what was set before that was refused can be read all the same.

        >>> HighHand(-1).check()
        Traceback (most recent call last):
        croupier.errors.Refusal: a high hand is played for a week at the most, and its prize is not below nothing
        """
        if not (0 <= self.minutes <= A_WEEK and 0 <= self.prize <= MOST):
            raise Refusal("cash-high-hand-out-of-bounds")

    def strength(self, own: str, board: str) -> int:
        """How strong a hand is that was shown; `Refusal` for one that does not count."""
        strength = _plays(parse(own), _table(board, (own,)), self.own)
        if strength is None:
            raise Refusal("cash-jackpot-own-cards", cards=own, own=self.own)
        needed = HIGH.strength(parse(self.least))
        if strength < needed:
            raise Refusal("cash-jackpot-too-weak", cards=own, least=self.least)
        return strength


class Shown(NamedTuple):
    """The best hand of the hour so far: whose, its cards and how strong it is."""

    person: str
    cards: str
    strength: int


def shared(tips: int, by: Mapping[str, int]) -> dict[str, int]:
    """Tips shared in proportion to what each dealer has (chips, or ms dealt); chips left over go to the largest parts.

    >>> shared(100, {"Lena": 30, "Max": 60})
    {'Lena': 33, 'Max': 67}
    """
    whole = sum(by.values())
    if not whole:
        return {}
    parts = {name: tips * part // whole for name, part in by.items()}
    left = tips - sum(parts.values())
    for name in sorted(by, key=lambda name: (-(tips * by[name] % whole), name))[:left]:
        parts[name] += 1
    return parts


def _table(board: str, hands: Sequence[str]) -> Cards:
    """The board; `Mistake` where it is none, or a card lies there twice."""
    parse(board + "".join(hands))
    shown = parse(board)
    if len(shown) != BOARD or any([len(parse(hand)) < 2 for hand in hands]):
        raise Mistake("cash-bad-board", board=board)
    return shown


def _plays(own: Cards, board: Cards, used: int) -> int | None:
    """How strong a hand is, or `None` where fewer than so many of the player's own cards play in it.

    Own cards play where the hand is worth no more without them: with trips on the board a pocket pair does.
    """
    strength = best(HIGH, own, board)
    if len(own) > 2:
        return best(HIGH, own, board, hole_used=2)
    if used == 2:
        return strength if strength == best(HIGH, own, board, hole_used=2) else None
    return strength if not used or strength > HIGH.strength(board) else None
