"""The live cash room as it stands: tables, lists, money, dealers, and what was done since the shift began."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Final, Literal, NamedTuple

import msgspec

from croupier.cash import CashRoom, Departure, Shift, WaitingList
from croupier.cash.dealers import Roster
from croupier.cash.hours import Hours
from croupier.cash.jackpots import BadBeat, HighHand
from croupier.cash.raking import RakeSchedule
from croupier.cash.waiting import Waiting
from croupier.room.journal.codec import Codec, Upcast
from croupier.room.live import asks, rows
from croupier.room.live.asks import CallWhy, DeckWhen, Slipped
from croupier.room.live.kitty import Kitty

CASH: Final = "cash"
"""What the room is watched by, and the name of its journal."""

PLAYERS: Final = ""
"""In the shift's book: the players of a table together, for nobody follows whose chip is whose from hand to hand."""


class Kept(msgspec.Struct, frozen=True):
    """What outlives a shift: who is on which list, whose chips the cage keeps, who has left with what, all names.

    And what the house takes and gives: tables of rake, the jackpot, the rules of jackpots, points by person (times ms).
    """

    shift: str = ""
    lists: dict[str, tuple[Waiting, ...]] = {}
    cage: dict[str, int] = {}
    departed: tuple[tuple[str, str, int, int], ...] = ()
    names: dict[str, str] = {}
    rakes: dict[str, RakeSchedule] = {}
    jackpot: int = 0
    bad_beat: BadBeat | None = None
    high: HighHand = HighHand()
    until: int = 0
    rolled: int = 0
    rate: int = 0
    points: dict[str, int] = {}


class DeckSeen(NamedTuple):
    """A deck as it was found: when (ms), on what occasion, and which cards were not as they should be."""

    at: int
    when: DeckWhen | Literal["stub"]
    missing: tuple[str, ...] = ()


class Slip(NamedTuple):
    """A dealer's error on record."""

    at: int
    table: str
    dealer: str
    what: Slipped


class TableCall(NamedTuple):
    """A dealer calls the floor: since when, why, and for how many chips where it is a fill."""

    at: int
    why: CallWhy
    chips: int = 0


class Entry(NamedTuple):
    """One row of the shift: its number in the journal, and what was done."""

    number: int
    row: rows.Done


@dataclass(slots=True)
class CashState:
    """The room. It is changed by rows only, and `done` are those of the shift that count."""

    kept: Kept = field(default_factory=Kept)
    version: int = 0
    room: CashRoom = field(default_factory=CashRoom)
    shift: Shift = field(default_factory=lambda: Shift(""))
    roster: Roster = field(default_factory=Roster)
    titles: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    wishes: dict[str, asks.Wish] = field(default_factory=dict)
    calls: dict[str, TableCall] = field(default_factory=dict)
    decks: dict[str, DeckSeen] = field(default_factory=dict)
    notes: dict[str, list[str]] = field(default_factory=dict)
    slips: list[Slip] = field(default_factory=list)
    kitty: Kitty = field(default_factory=Kitty)
    done: list[Entry] = field(default_factory=list)
    at: int = 0
    stopped: str | None = None

    @property
    def stream(self) -> str:
        """The name of its journal, by which it is watched too."""
        return CASH

    def copy(self) -> CashState:
        """The room as another value."""
        return replace(
            self,
            room=self.room.copy(),
            shift=self.shift.copy(),
            roster=self.roster.copy(),
            titles=dict(self.titles),
            names=dict(self.names),
            wishes=dict(self.wishes),
            calls=dict(self.calls),
            decks=dict(self.decks),
            notes={table: list(notes) for table, notes in self.notes.items()},
            slips=list(self.slips),
            kitty=self.kitty.copy(),
            done=list(self.done),
        )

    def become(self, other: CashState) -> None:
        """Take over everything that another state holds."""
        for each in fields(self):
            setattr(self, each.name, getattr(other, each.name))

    def keeps(self) -> Kept:
        """What is left of the shift for the next one."""
        return Kept(
            self.shift.name,
            {name: tuple(waiting.entries) for name, waiting in self.room.lists.items() if waiting.entries},
            dict(self.room.cage),
            tuple([(*who, each.chips, each.at) for who, each in self.room.departed.items()]),
            dict(self.names),
            dict(self.kitty.rakes),
            self.shift.jackpot(),
            self.kitty.bad_beat,
            self.kitty.high,
            self.kitty.until,
            self.kitty.rolled,
            self.kitty.hours.rate,
            dict(self.kitty.hours.earned),
        )


def begun(kept: Kept, version: int) -> CashState:
    """The room as a shift begins in it."""
    state = CashState(kept, version, shift=Shift(kept.shift), names=dict(kept.names))
    for name, entries in kept.lists.items():
        state.room.lists[name] = WaitingList(name, entries=list(entries))
    for person, chips in kept.cage.items():
        state.room.cage[person] = chips
        state.shift.keep(person, chips)
    state.shift.to_jackpot(kept.jackpot)
    state.kitty = Kitty(
        dict(kept.rakes),
        bad_beat=kept.bad_beat,
        high=kept.high,
        until=kept.until,
        rolled=kept.rolled,
        hours=Hours(kept.rate, dict(kept.points)),
    )
    state.room.departed.update(
        {(person, game): Departure(chips, at) for person, game, chips, at in kept.departed}
    )
    return state


# Snapshots


CODEC: Final[Codec[Kept]] = Codec("cash-snapshot", Kept, [Upcast("", 1, lambda old: old)])
"""How snapshots of the live cash room are written, and what has changed in them since."""


def snapshot(state: CashState) -> str:
    """What is left of a shift for the next one, as text.

    >>> snapshot(CashState())  # doctest: +ELLIPSIS
    '{"v":2,"shift":"","lists":{},"cage":{},"departed":[],"names":{},"rakes":{},"jackpot":0,"bad_beat":null,"high":...}'
    """
    return CODEC.write(state.keeps())


def from_snapshot(text: str, version: int) -> CashState:
    """The room as a shift begins in it after so many rows, out of its snapshot."""
    return begun(CODEC.read(text), version)
