"""The table of a situation as it is drawn: who sits where, with what in front of him, and what he did last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cards import show

if TYPE_CHECKING:
    from croupier.floor import Situation
    from croupier.play import Hand

_DEEP: Final = 900_000
"""From here on a stack is one of which the scenario says nothing."""

_DONE: Final = frozenset(
    {"fold", "check", "call", "raise", "bring-in", "small-blind", "big-blind", "straddle", "post"}
)


class SeatDrawn(msgspec.Struct, frozen=True):
    """A seat: its name; chips behind, 0 where they are not told; chips of this street; what was done `last`.

    `cards` are as they lie, `??` for one face down; `button` where the button stands, `to_act` whose turn it is.
    """

    name: str
    stack: int = 0
    bet: int = 0
    last: str = ""
    cards: str = ""
    folded: bool = False
    all_in: bool = False
    button: bool = False
    to_act: bool = False


class TableDrawn(msgspec.Struct, frozen=True):
    """A table: its game and street (empty where no hand is told), what is in the middle without this street's bets."""

    seats: tuple[SeatDrawn, ...]
    game: str = ""
    street: str = ""
    board: str = ""
    pot: int = 0
    small_blind: int = 0
    big_blind: int = 0


def drawn(situation: Situation) -> TableDrawn:
    """The table of a situation."""
    hand = situation.hand
    if hand is None:
        return TableDrawn(tuple([SeatDrawn(name) for name in situation.names.values()]))
    bets = sum([hand.player(seat).bet for seat in hand.seats])
    forced = {each.kind: each.amount for each in hand.log if each.kind.endswith("-blind")}
    return TableDrawn(
        tuple([_seat(hand, seat, situation.name(seat)) for seat in hand.seats]),
        hand.setup.variant.id,
        hand.street_name,
        show(hand.board),
        hand.total - bets,
        forced.get("small-blind", 0),
        forced.get("big-blind", 0),
    )


def _seat(hand: Hand, seat: int, name: str) -> SeatDrawn:
    player = hand.player(seat)
    last = next((each.kind for each in reversed(hand.log) if each.seat == seat and each.kind in _DONE), "")
    return SeatDrawn(
        name,
        player.stack if player.stack < _DEEP else 0,
        player.bet,
        last,
        "" if player.folded else show(player.cards),
        player.folded,
        player.all_in,
        seat == hand.setup.button,
        seat == hand.actor,
    )
