"""Facts about hands, and hand for hand."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.play import Positions
from croupier.tournament.changes import people, tables, unseated
from croupier.tournament.event import (
    Event,
    Finish,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.why import Why

__all__ = [
    "Broke",
    "Busted",
    "ButtonDrawn",
    "Declined",
    "HandBegun",
    "HandForHand",
    "HandOver",
    "HandsCounted",
    "Held",
    "Round",
]


class ButtonDrawn(Happened, frozen=True, tag="button-drawn"):
    """The first button of a table was drawn by card: `cards` were dealt face up to `seats`, the highest has it."""

    table: int
    seat: int
    seats: tuple[int, ...]
    cards: tuple[int, ...]
    why: Why

    def onto(self, event: Event) -> Event:
        """The hand that begins with it says where the button stands."""
        return event


class HandBegun(Happened, frozen=True, tag="hand-begun"):
    """A hand was begun: who is dealt in, who waits, at which level."""

    table: int
    positions: Positions
    seats: tuple[int, ...]
    waiting: tuple[int, ...] = ()
    level: int = 0
    button: bool = True

    def onto(self, event: Event) -> Event:
        """A hand is being played, and whoever is dealt in is no newcomer any more."""
        table = event.tables[self.table]
        entrants = event.entrants.copy()
        for seat in self.seats:
            entrant = entrants[table.seats[seat]]
            posts = self.button and seat == self.positions.big_blind
            entrants[entrant.id] = replace(
                entrant,
                arrived="",
                waiting=False,
                dealt=entrant.dealt + 1,
                missing=max(entrant.missing - 1, 0),
                big_blind_at=entrant.dealt if posts else entrant.big_blind_at,
            )
        for seat in self.waiting:
            entrant = entrants[table.seats[seat]]
            entrants[entrant.id] = replace(entrant, waiting=True)
        table = replace(
            table,
            positions=self.positions if self.button else table.positions,
            dealt=self.seats,
            missed=tuple([seat for seat in self.seats if event.entrants[table.seats[seat]].missing]),
            level=self.level,
            hands=table.hands + 1,
            halted=False,
            round=event.round,
        )
        return replace(event, entrants=entrants, tables=tables(event, table))


class HandOver(Happened, frozen=True, tag="hand-over"):
    """A hand was over with these stacks, by seat."""

    table: int
    stacks: dict[int, int]

    def onto(self, event: Event) -> Event:
        """Stacks after a hand."""
        table = event.tables[self.table]
        entrants = event.entrants.copy()
        for seat, chips in self.stacks.items():
            entrant = entrants[table.seats[seat]]
            entrants[entrant.id] = replace(entrant, stack=chips)
        return replace(event, entrants=entrants, tables=tables(event, replace(table, dealt=())))


class HandsCounted(Happened, frozen=True, tag="hands-counted"):
    """A live table has played so many hands."""

    table: int
    hands: int

    def onto(self, event: Event) -> Event:
        """Whoever is on penalty there has missed them; newcomers are dealt in."""
        table = event.tables[self.table]
        changed = [
            replace(entrant, missing=max(entrant.missing - self.hands, 0), arrived="", waiting=False)
            for _, entrant in event.at(self.table)
        ]
        table = replace(table, hands=table.hands + self.hands, round=max(table.round, event.round))
        return replace(event, entrants=people(event, *changed), tables=tables(event, table))


class Broke(Happened, frozen=True, tag="broke"):
    """Players lost their last chips on one hand, begun with `stacks`, and may buy more before the next."""

    players: tuple[str, ...]
    stacks: tuple[int, ...] = ()

    def onto(self, event: Event) -> Event:
        """Players without chips keep their seats until the next hand."""
        number = event.brokes + 1
        stacks = self.stacks or (0,) * len(self.players)
        changed = [
            replace(event.entrants[player], status="broke", broke=number, had=had, declined=False)
            for player, had in zip(self.players, stacks, strict=True)
        ]
        return replace(event, entrants=people(event, *changed), brokes=number)


class Declined(Happened, frozen=True, tag="declined"):
    """A player without chips buys no more."""

    player: str

    def onto(self, event: Event) -> Event:
        """A player without chips buys none."""
        return replace(event, entrants=people(event, replace(event.entrants[self.player], declined=True)))


class Busted(Happened, frozen=True, tag="busted"):
    """Players went out, the worst placed first; those of one finish share their places."""

    finishes: tuple[Finish, ...]
    why: Why

    def onto(self, event: Event) -> Event:
        """Players are out, with their places."""
        gone = [player for finish in self.finishes for player in finish.players]
        event = unseated(event, gone, status="out")
        out = event.out
        for finish in self.finishes:
            out = in_order(out, finish)
        return replace(event, out=out, round_out=())

    def announced(self, at: int) -> Announcement | None:
        """Return it with everybody who is out."""
        gone = tuple([player for finish in self.finishes for player in finish.players])
        return Announcement(at, self.kind_of_fact, self.why, gone)


def in_order(out: tuple[Finish, ...], finish: Finish) -> tuple[Finish, ...]:
    """The finishes with one more, the worst placed first.

    Who lost his chips on one hand with others, and said later than they that he buys no more, stands by what he
    began it with: below those who had more, beside those who had as much.
    """
    if not finish.broke:
        return (*out, finish)
    for at, other in enumerate(out):
        if other.broke != finish.broke or other.stack < finish.stack:
            continue
        if other.stack > finish.stack:
            return (*out[:at], finish, *out[at:])
        both = replace(other, players=(*other.players, *finish.players))
        return (*out[:at], both, *out[at + 1 :])
    return (*out, finish)


class Held(Happened, frozen=True, tag="held"):
    """Players lost their last chips hand for hand: their places wait for the other tables."""

    finish: tuple[Finish, ...]

    def onto(self, event: Event) -> Event:
        """Players are out, and their places wait for the other tables."""
        gone = [player for finish in self.finish for player in finish.players]
        event = unseated(event, gone, status="out")
        return replace(event, round_out=(*event.round_out, *self.finish))


class HandForHand(Happened, frozen=True, tag="hand-for-hand"):
    """Hand for hand begins or ends; one that the director `called` lasts until he ends it."""

    on: bool
    at: int
    why: Why
    called: bool = False

    def onto(self, event: Event) -> Event:
        """Tables play one hand each, or each its own pace again."""
        # Hands that are being played at the announcement are the first round, and the other tables wait for them.
        number = event.round + 1
        waits = any([table.playing for table in event.tables.values()])
        played = number if waits else number - 1
        tables = {table.number: replace(table, round=played) for table in event.tables.values()}
        return replace(
            event, hand_for_hand=self.on, called=self.called, round=number, round_at=self.at, tables=tables
        )


class Round(Happened, frozen=True, tag="round"):
    """All tables have played a hand of hand for hand, or may begin the first."""

    number: int
    at: int

    def onto(self, event: Event) -> Event:
        """The next hand of hand for hand may begin everywhere."""
        return replace(event, round=self.number, round_at=self.at)


Facts: TypeAlias = (
    ButtonDrawn | HandBegun | HandOver | HandsCounted | Broke | Declined | Busted | Held | HandForHand | Round
)
"""Everything that can happen to an event about hands, and hand for hand."""
