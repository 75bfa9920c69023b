"""The tables, and hand for hand, as everybody sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.tournament.event import Status
from croupier.tournament.hands.hand_for_hand import to_play
from croupier.tournament.hands.playing import holds

if TYPE_CHECKING:
    from croupier.tournament.event import Entrant, Event


class SeatSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat taken. `waiting` for the button to pass, `missing` hands on penalty, `head` the bounty in cents."""

    seat: int
    player: str
    name: str
    stack: int
    status: Status = "playing"
    waiting: bool = False
    missing: int = 0
    locked: bool = False
    lost: bool = False
    head: int = 0


class TableSeen(msgspec.Struct, frozen=True):
    """A table: who sits there, and where button and blinds stood in its last hand, 0 where that is not known.

    `seats` is how many chairs it has, `hand` the number of hands it began, `level` the index of the level it plays.
    """

    number: int
    seats: int
    taken: tuple[SeatSeen, ...]
    button: int
    small_blind: int
    big_blind: int
    hand: int
    level: int
    game: str
    playing: bool
    halted: bool
    closing: bool
    pushing: bool
    waits: str
    match: int = 0


class HandForHandSeen(msgspec.Struct, frozen=True):
    """Hand for hand: `round` counts hands, `playing` tables have theirs to play or to end, `done` wait for them.

    `out` are who lost their last chips this round and wait for their places; `to_money` how many are to go.
    """

    on: bool
    called: bool
    round: int
    playing: tuple[int, ...]
    done: tuple[int, ...]
    out: tuple[str, ...]
    to_money: int


def table_seen(event: Event, number: int) -> TableSeen:
    """Return a table as everybody sees it."""
    table, terms = event.tables[number], event.terms
    stood = table.positions
    # A hand that waits for the button to be drawn has no game of its own yet: it is the one of the next hand.
    hand = max(table.hands - 1, 0) if table.playing else table.hands
    return TableSeen(
        number=number,
        seats=event.seats,
        taken=tuple([_seat(event, seat, entrant) for seat, entrant in event.at(number)]),
        button=stood.button if stood else 0,
        small_blind=stood.small_blind if stood else 0,
        big_blind=stood.big_blind if stood else 0,
        hand=table.hands,
        level=table.level,
        game=terms.variant(hand, event.clock.index).id,
        playing=table.playing,
        halted=table.halted,
        closing=event.breaking == number,
        pushing=table.pushing,
        waits="" if terms.live else holds(event, number),
    )


def _seat(event: Event, seat: int, entrant: Entrant) -> SeatSeen:
    return SeatSeen(
        seat,
        entrant.id,
        entrant.name,
        entrant.stack,
        entrant.status,
        entrant.waiting,
        entrant.missing,
        entrant.locked,
        entrant.id in event.lost,
        entrant.head,
    )


def hand_for_hand_seen(event: Event) -> HandForHandSeen:
    """Return which tables play a hand of hand for hand, and which have played it."""
    on = event.hand_for_hand
    playing = [
        number for number, table in event.tables.items() if on and (table.playing or to_play(event, number))
    ]
    return HandForHandSeen(
        on=on,
        called=event.called,
        round=event.round,
        playing=tuple(sorted(playing)),
        done=tuple(sorted([number for number in event.tables if on and number not in playing])),
        out=tuple([player for finish in event.round_out for player in finish.players]),
        to_money=max(event.left - len(event.ladder), 0) if event.ladder else 0,
    )
