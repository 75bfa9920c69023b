"""Facts about rounds, flights and the second day."""

from __future__ import annotations

import msgspec

from croupier.tournament.flights import Bag
from croupier.tournament.why import Why


class Seeded(msgspec.Struct, frozen=True, tag="seeded"):
    """A player has a place in the bracket, 0 none."""

    player: str
    number: int


class Paired(msgspec.Struct, frozen=True, tag="paired"):
    """The pairs of the bracket were set by hand: its slots from top to bottom; none, and they are drawn."""

    slots: tuple[str, ...]


class RoundDrawn(msgspec.Struct, frozen=True, tag="round-drawn"):
    """A round of a shootout or a bracket was drawn: table and seat of everybody, and what he begins it with.

    `byes` wait for the next round; `bracket` are its slots from top to bottom, empty names where nobody stands.
    """

    number: int
    seats: dict[str, tuple[int, int]]
    stacks: dict[str, int]
    byes: tuple[str, ...]
    bracket: tuple[str, ...]
    why: Why


class WentThrough(msgspec.Struct, frozen=True, tag="went-through"):
    """A player won his table and waits for the next round."""

    player: str
    table: int
    why: Why


class DayOver(msgspec.Struct, frozen=True, tag="day-over"):
    """A flight is over: no hand begins any more."""

    at: int
    why: Why


class Bagged(msgspec.Struct, frozen=True, tag="bagged"):
    """Everybody left has bagged; the pool and the bounties, in cents, go on to the event named in `to`."""

    bags: tuple[Bag, ...]
    to: str
    pool: int
    bounties: int
    why: Why


class CarriedIn(msgspec.Struct, frozen=True, tag="carried-in"):
    """A flight came in to the second day: bags, entries, people, money in cents, and the level it begins at."""

    flight: str
    bags: tuple[Bag, ...]
    entries: int
    people: tuple[str, ...]
    pool: int
    bounties: int
    fees: int
    staff: int
    level: int
    withdrawn: tuple[int, ...]
    why: Why
