"""The table under a hand: what lies on it, and the chips."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from croupier.cards import Cards
from croupier.errors import Broken
from croupier.play.pots import layered
from croupier.play.setup import LAST_SEAT, Setup
from croupier.play.values import Pot

DEALING: Final = "dealing"
BETTING: Final = "betting"
DRAWING: Final = "drawing"
RUNNING: Final = "running"
SHOWDOWN: Final = "showdown"
OVER: Final = "over"

NEVER: Final = -1
"""Stands in `_faced` for a seat that has not acted on the street."""

RAISES: Final = frozenset({"raise", "stands"})

Entry = tuple[str, int, int, Cards]
"""An operation as the log keeps it: kind, seat, amount, cards."""


def _said(kind: str) -> tuple[Entry, ...]:
    return tuple([(kind, seat, 0, ()) for seat in range(LAST_SEAT + 1)])


FOLDS: Final = _said("fold")
CHECKS: Final = _said("check")
MUCKS: Final = _said("muck")
"""What a seat did that moves neither chips nor cards, by seat: such an entry is always the same."""

_SUM: Final = sum
"""At hand without a look into the builtins, as chips are counted after every call."""

STATE: Final = (
    "_able",
    "_actor",
    "_aggressor",
    "_asked",
    "_base",
    "_bet",
    "_board_due",
    "_boards",
    "_bring_in",
    "_burn_due",
    "_cap",
    "_cards",
    "_chips",
    "_count",
    "_dead",
    "_deck",
    "_due",
    "_exchanged",
    "_exposed",
    "_faced",
    "_first_deck",
    "_given_at",
    "_in_hand",
    "_level",
    "_live",
    "_log",
    "_mucked",
    "_odd_taken",
    "_opener",
    "_owing",
    "_phase",
    "_pot",
    "_pots",
    "_put",
    "_raises",
    "_raked",
    "_readings",
    "_run",
    "_seen_up",
    "_shares",
    "_shortest",
    "_shown",
    "_stack",
    "_step",
    "_street",
    "_to_call",
    "_to_draw",
    "_to_show",
    "_top",
    "_waiting",
)
"""All that a hand is made of, but its setup."""

OF_SETUP: Final = ("_any_bet", "_from_level", "_left_of", "_no_limp", "_streets", "setup")
"""The setup, and what is asked of it at every decision."""


Share = tuple[int, int, int, int, int, int]
"""A share of a pot as it is pushed: the pot, the seat, the chips, the board, the number of the ranking it was won
by, -1 for none, and the strength."""


class Felt:
    """Chips and cards of one hand. Lists are indexed by seat number; seat 0 is nobody."""

    __slots__ = STATE + OF_SETUP

    def __init__(self, setup: Setup, deck: Cards | None, *, asked: bool) -> None:
        size = len(setup.plan.left_of)
        posted = setup.posted
        self.setup: Final = setup
        self._chips, self._left_of, self._streets = setup.chips, setup.plan.left_of, setup.variant.streets
        self._any_bet, self._from_level = setup.plan.any_bet, setup.plan.raise_from_level
        self._no_limp = setup.plan.no_limp
        self._asked = asked
        self._log: list[Entry] = [*posted.log]

        self._first_deck = deck
        self._given_at: list[int] = []
        self._deck = deck
        self._top = 0
        self._cards: list[Cards] = [()] * size
        self._seen_up = self._cards.copy()
        self._boards: list[Cards] = [()] * setup.variant.boards
        self._exchanged: dict[int, Cards] = {}
        self._exposed: Cards = ()
        self._burn_due = False
        self._due = [0] * size
        self._board_due: list[tuple[int, int, bool]] = []

        self._stack = [*posted.stack]
        self._bet = [*posted.bet]
        self._put = [*posted.put_in]
        self._pot = posted.pot
        self._dead = posted.dead
        self._raked = 0

        self._street = 0
        self._phase = DEALING
        self._in_hand = [*setup.plan.order]
        self._live = [*setup.plan.dealt_in]
        self._actor = 0
        self._owing = 0
        self._waiting: tuple[int, ...] = ()
        self._faced = [NEVER] * size
        self._to_call = self._step = self._level = self._base = 0
        # What anybody, in the hand or not, could put in on the street, or less: he has answered a smaller bet or can.
        self._shortest = posted.shortest
        self._raises = 0
        self._cap = 0
        self._bring_in = self._aggressor = self._opener = 0

        self._to_draw: list[int] = []
        self._to_show: list[int] = []
        self._run = 0
        self._shown = [False] * size
        self._mucked = self._shown.copy()
        self._readings: dict[int, list[int]] = {}
        self._pots: tuple[Pot, ...] = ()
        self._shares: list[Share] = []
        self._odd_taken: tuple[int, ...] = ()

        self._able = posted.able
        self._count = len(setup.plan.order)

    def _leave(self, seat: int) -> None:
        """A player is out of the hand."""
        self._live[seat] = False
        self._in_hand.remove(seat)
        self._count -= 1
        if self._stack[seat]:
            self._able -= 1

    def _come_back(self, seat: int) -> None:
        """A player is in the hand again."""
        self._live[seat] = True
        self._in_hand = [other for other in self.setup.plan.order if self._live[other]]
        self._count += 1
        if self._stack[seat]:
            self._able += 1

    def _pay(self, seat: int, amount: int) -> None:
        left = self._stack[seat] - amount
        if left <= 0:
            if left:
                raise Broken("play-stack-overdrawn", seat=seat, amount=amount)
            self._able -= 1
        self._stack[seat] = left
        self._bet[seat] += amount
        self._put[seat] += amount
        self._pot += amount

    def _bet_is(self, to_call: int, level: int) -> None:
        """The bet of the street: what is to be called, and the last full one under a short all-in.

        The smallest raise is counted from the one or the other; where there is no full bet yet, the short opening is
        completed (FSPR:allin-all-2).
        """
        self._to_call = to_call
        self._level = level
        self._base = level if self._from_level or not level else to_call

    def _return_uncalled(self) -> None:
        """Give back what a player put in above what anybody else did."""
        put = self._put
        second, most = sorted(put)[-2:]
        excess = most - second
        if not excess:
            return
        seat = put.index(most)
        if not self._live[seat]:
            return
        if not self._stack[seat]:
            self._able += 1
        self._stack[seat] += excess
        put[seat] -= excess
        self._pot -= excess
        self._log.append(("return", seat, excess, ()))

    def _check_chips(self) -> None:
        """What is in the middle is counted as it grows, what the players have left each time."""
        if self._pot + self._raked + _SUM(self._stack) != self._chips:
            raise Broken("play-chips-not-conserved", chips=self._chips)

    def _check_pot(self) -> None:
        """The middle as it was counted is what each player put in."""
        if _SUM(self._put) + self._dead != self._pot:
            raise Broken("play-chips-not-conserved", chips=self._chips)

    def _layers(self) -> tuple[Pot, ...]:
        if self._count == 1:
            return (Pot(self._pot, tuple(self._in_hand)),)
        return layered(self._put, self._in_hand, self._dead)

    # What a player owes and may raise to

    def _owed(self, seat: int) -> int:
        owed = self._to_call - self._bet[seat]
        if owed <= 0:
            return 0
        if self._able == 1:
            # Nobody else can bet any more: the caller need not cover what no opponent put in.
            answered = 0
            mine, bet = self._bet[seat], self._bet
            for other in self._in_hand:
                if other != seat and bet[other] - mine > answered:
                    answered = bet[other] - mine
            owed = owed if answered and self._blind_called_in_full() else answered
        stack = self._stack[seat]
        return stack if owed > stack else owed

    def _blind_called_in_full(self) -> bool:
        """Whether a blind posted short is called in full by the last player too, the surplus coming back to him."""
        setup = self.setup
        full = self._street == 0 and self._to_call == setup.plan.full_bet
        return full and not (setup.policy.short_blind_call == "full-unless-heads-up" and self._count == 2)

    def _may_raise(self, seat: int) -> bool:
        to_call = self._to_call
        if to_call and to_call >= self._shortest:
            stack, bet = self._stack, self._bet
            if bet[seat] + stack[seat] <= to_call:
                return False
            for other in self._in_hand:
                if bet[other] + stack[other] > to_call and other != seat:
                    break
            else:
                # Nobody has more to put in than the bet he faces, as `refuse_raise` says.
                return False
        return not (
            self._able < 2
            or (self._faced[seat] >= 0 and not self._reopened(seat))
            or (self._cap and self._raises >= self._cap and self._capped())
        )

    def _raise_bounds(self, seat: int) -> tuple[int, int]:
        if not self._may_raise(seat):
            return 0, 0
        top = self._bet[seat] + self._stack[seat]
        low = self._base + self._step
        if self._any_bet:
            return (low if low < top else top), top
        high = self._most(seat, low)
        return (low if low < top else top), (high if high < top else top)

    def _most(self, seat: int, low: int) -> int:
        """The most a raise may come to in a game that limits bets, whatever he has left."""
        setup = self.setup
        betting = setup.variant.betting
        if betting.fixed:
            doubled = self._street == 1 and setup.policy.open_pair_doubles and self._open_pair()
            return self._base + max(self._step, setup.bets[1]) if doubled else low
        if betting.spread:
            return max(low, self._to_call + setup.bets[-1])
        pot = self._pot + self._to_call - self._bet[seat]
        if not self._street:
            pot += setup.short_of_blinds
        times, rounding, parts = setup.plan.pot_raise
        most = self._to_call + (pot * times + rounding) // parts
        return most if most > low else low

    def _capped(self) -> bool:
        """Whether the street has had all its raises; where two left in the hand lift the cap, it counts who is in."""
        if not self._cap or self._raises < self._cap:
            return False
        setup = self.setup
        lifted = self._count == 2 and setup.policy.raise_cap_heads_up == "hand"
        return not lifted or setup.variant.betting.cap > 0

    def _may_not_limp(self, seat: int) -> bool:
        """Whether a player must raise to come in: nobody is in yet, and the policy has no limping."""
        if self._street or self._to_call != self.setup.plan.full_bet or not self._raise_bounds(seat)[1]:
            return False
        return all([entry[0] != "call" for entry in self._log])

    def _reopened(self, seat: int) -> bool:
        """Whether a player who has acted faces enough to raise again (TDA-2022:47A.1, TDA-2022:47B)."""
        faced = self._faced[seat]
        policy = self.setup.policy
        if self._street and 0 < faced < self.setup.bets[0] and not self.setup.variant.betting.fixed:
            # He called a short opening: completing it is no raise to him.
            return (self._to_call - faced) * 100 >= self._step * self.setup.plan.reopen
        if faced < self._level:
            return policy.reopen_after_raise or self._to_call == self._level
        least = self._step * self.setup.plan.reopen
        if policy.reopen_adds_up:
            return (self._to_call - faced) * 100 >= least
        return self.setup.plan.reopen < 100 and any([by * 100 >= least for by in self._raised_since(faced)])

    def _raised_since(self, faced: int) -> list[int]:
        """By how much each bet above a total of this street raised it."""
        told = self._said_on_the_street()
        totals = [faced, *[total for kind, _, total, _ in told if kind in RAISES and total > faced]]
        return [total - before for before, total in pairwise(totals)]

    def _said_on_the_street(self) -> list[Entry]:
        """What the log has of this street since its cards were out."""
        told: list[Entry] = []
        for entry in reversed(self._log):
            if entry[0] in ("board", "up", "deal", "discard"):
                break
            told.insert(0, entry)
        return told

    def _open_pair(self) -> bool:
        """Whether a pair shows, two cards being up."""
        boards = [self._seen_up[seat] for seat in self._in_hand]
        return any([len(board) == 2 and board[0] >> 2 == board[1] >> 2 for board in boards])
