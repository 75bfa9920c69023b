"""What is seen of what a live room takes and gives: jackpots by everybody, the rest by the floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.cash.jackpots import BadBeat, HighHand
from croupier.cash.raking import RakeRow, RakeSchedule
from croupier.room.live.taking import dealt_in, schedule_of, time_dealt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.cash import CashTable
    from croupier.cash.live_pit import PitTable, Rating
    from croupier.room.live.state import CashState

MOST_WON = 20
"""How many of the last who have won are shown."""


class HighSeen(msgspec.Struct, frozen=True):
    """The high hand: its rules, what it pays now, until when (ms), and who has shown the best so far, with what."""

    rules: HighHand
    prize: int
    until: int
    name: str
    cards: str


class WonSeen(msgspec.Struct, frozen=True):
    """Who has won chips of the jackpot (`bad-beat` or `high-hand`), and with what cards."""

    at: int
    what: str
    name: str
    chips: int
    cards: str


class Jackpots(msgspec.Struct, frozen=True):
    """What everybody sees: how much the jackpot holds, by which rules it is hit, the high hand, who has won."""

    holds: int
    bad_beat: BadBeat | None
    high: HighSeen | None
    won: list[WonSeen]


class OutSeen(msgspec.Struct, frozen=True):
    """Where the shift does not balance: the table, the `place` (`rack`, the fee of a box, `drop`), and by how much."""

    table: str
    name: str
    place: str
    expected: int
    counted: int
    difference: int
    by: list[str]


class PointsSeen(msgspec.Struct, frozen=True):
    """Somebody's points, and how long he has played in this shift (ms)."""

    person: str
    name: str
    points: int
    played: int


class DealerTips(msgspec.Struct, frozen=True):
    """A dealer: tips that fell at his tables and nobody has had yet, how long he has dealt (ms), what he has had."""

    dealer: str
    fell: int
    dealt: int
    had: int


class RatingSeen(msgspec.Struct, frozen=True):
    """Somebody at a casino table: his average bet, since when (ms), until when, and what the house expects of him."""

    person: str
    name: str
    bet: int
    since: int
    ended: int | None
    theo: int


class PitSeen(msgspec.Struct, frozen=True):
    """A casino table of the shift. `rack` is what it held if nobody had won or lost; `win` is known at the end."""

    table: str
    name: str
    game: str
    opened: int
    filled: int
    credited: int
    drop: int
    counted_drop: int | None
    rack: int
    closed: int | None
    win: int | None
    theo: int
    ratings: list[RatingSeen]


class Takings(msgspec.Struct, frozen=True):
    """What the floor sees: counts that are out, tables of rake, points, counted tips, dealers, casino tables."""

    outs: list[OutSeen]
    rakes: dict[str, RakeSchedule]
    rate: int
    points: list[PointsSeen]
    tips: int
    dealers: list[DealerTips]
    pit: list[PitSeen]


def jackpots(state: CashState) -> Jackpots:
    """What everybody sees."""
    kitty = state.kitty
    high = None
    if kitty.until:
        name = _name(state, kitty.best.person) if kitty.best is not None else ""
        cards = kitty.best.cards if kitty.best is not None else ""
        high = HighSeen(kitty.high, kitty.high.prize * (1 + kitty.rolled), kitty.until, name, cards)
    won = [WonSeen(w.at, w.what, _name(state, w.person), w.chips, w.cards) for w in kitty.won[-MOST_WON:]]
    return Jackpots(state.shift.jackpot(), kitty.bad_beat, high, won)


def takings(state: CashState) -> Takings:
    """What the floor sees."""
    hours, at = state.kitty.hours, state.at
    people = sorted({*hours.earned, *hours.played, *hours.since}, key=lambda each: _name(state, each))
    return Takings(
        list(outs(state)),
        dict(state.kitty.rakes),
        hours.rate,
        [PointsSeen(p, _name(state, p), hours.points(p, at), hours.time(p, at)) for p in people],
        state.shift.tips(),
        dealers(state),
        [_pit(state, id, table) for id, table in state.kitty.pit.tables.items()],
    )


def outs(state: CashState) -> Iterator[OutSeen]:
    """Every count of the shift that is out."""
    for out in state.shift.outs():
        title = state.titles.get(out.table, out.table)
        yield OutSeen(out.table, title, out.place, out.expected, out.counted, out.difference, list(out.by))
    for line in state.kitty.pit.lines(state.at):
        if line.drop_difference and line.counted_drop is not None:
            name = state.kitty.pit.tables[line.table].name
            yield OutSeen(line.table, name, "drop", line.drop, line.counted_drop, line.drop_difference, [])


def dealers(state: CashState) -> list[DealerTips]:
    """The dealers of the shift and their tips."""
    times, kitty = time_dealt(state, state.at), state.kitty
    had: dict[str, int] = {}
    for paid in kitty.paid:
        had[paid.dealer] = had.get(paid.dealer, 0) + paid.chips
    names = {*times, *had, *kitty.tipped}
    return [DealerTips(d, kitty.tipped.get(d, 0), times.get(d, 0), had.get(d, 0)) for d in sorted(names)]


def steps(state: CashState, id: str, table: CashTable) -> list[RakeRow]:
    """The rows of its table of rake that count at a table now, by the size of the pot."""
    schedule = schedule_of(state, id)
    return list(schedule.steps(dealt_in(table))) if schedule is not None else []


def _pit(state: CashState, id: str, table: PitTable) -> PitSeen:
    line = next(each for each in state.kitty.pit.lines(state.at) if each.table == id)
    rack = state.shift.in_rack(id)
    ratings = [_rating(state, table, each) for each in table.ratings]
    return PitSeen(
        id, table.name, table.game, line.opened, line.filled, line.credited, line.drop,
        line.counted_drop, rack, line.closed, line.win, line.theo, ratings,
    )  # fmt: skip


def _rating(state: CashState, table: PitTable, rating: Rating) -> RatingSeen:
    theo = rating.theo(table.pace, table.edge, state.at)
    average = rating.average(state.at)
    return RatingSeen(rating.person, _name(state, rating.person), average, rating.began, rating.ended, theo)


def _name(state: CashState, person: str) -> str:
    return state.names.get(person, person)
