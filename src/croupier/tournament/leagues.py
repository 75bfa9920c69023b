"""A league: points for places, over many events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from croupier.errors import Mistake, Refusal
from croupier.tournament.event import Event
from croupier.tournament.prizes.places import places


class Formula(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How places become points.

    `table` gives the first places their points. `root` gives `scale` times the square root of entries over place;
    `linear` gives one point for each player finished ahead of, times `scale`. `best` counts only so many results of
    each player, 0 all of them; `attendance` is added for every event played.
    """

    kind: Literal["table", "root", "linear"] = "root"
    scale: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 100
    table: tuple[Annotated[int, msgspec.Meta(ge=0, le=10**6)], ...] = ()
    best: Annotated[int, msgspec.Meta(ge=0, le=10**4)] = 0
    attendance: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0


class Standing(NamedTuple):
    """A player's place in a league; equal points share a place."""

    place: int
    player: str
    points: int
    events: int


def points(formula: Formula, place: int, entries: int) -> int:
    """The points of a place among so many entries, in whole points, rounded down.

    >>> points(Formula(), 1, 100), points(Formula("linear", 1), 3, 20), points(Formula("table", table=(10, 6, 4)), 2, 9)
    (1000, 17, 6)
    """
    if not 1 <= place <= entries:
        raise Mistake("tournament-league-place", place=place, entries=entries)
    if formula.kind == "table":
        earned = formula.table[place - 1] if place <= len(formula.table) else 0
    elif formula.kind == "root":
        earned = isqrt(formula.scale * formula.scale * entries // place)
    else:
        earned = formula.scale * (entries - place)
    return earned + formula.attendance


def results(event: Event) -> dict[str, int]:
    """The place of everybody in an event that is over; shared places count as the best of them, like the prizes' row.

    Raises `Mistake` for an event that is not over. The disqualified have no place.
    """
    if event.phase != "finished":
        raise Mistake("tournament-league-not-over", event=event.terms.name)
    found = {each.id: 1 for each in event.entrants.values() if each.in_play}
    for place in places(event):
        found |= dict.fromkeys(place.players, place.first)
    return found


class Counts(msgspec.Struct, frozen=True, tag="counts"):
    """An event's result is to count: its name and everybody's place."""

    event: str
    places: dict[str, int]
    entries: int = 0


class Strike(msgspec.Struct, frozen=True, tag="strike"):
    """An event's result is not to count any more: it was entered by mistake."""

    event: str


class Counted(msgspec.Struct, frozen=True, tag="counted"):
    """An event counts: what each player has earned there."""

    event: str
    places: dict[str, int]
    points: dict[str, int]


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """An event does not count any more."""

    event: str


class League(msgspec.Struct, frozen=True):
    """A league as it stands: what everybody has earned in each event, in the order in which they counted.

    >>> league = League("Winter", Formula("table", table=(3, 1)))
    >>> for event, places in (("One", {"Ann": 1, "Bob": 2}), ("Two", {"Bob": 1, "Ann": 2})):
    ...     league, _ = decide(league, Counts(event, places))
    >>> [(row.place, row.player, row.points) for row in league.standings]
    [(1, 'Ann', 4), (1, 'Bob', 4)]
    """

    name: str
    formula: Formula = Formula()
    events: dict[str, dict[str, int]] = {}

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The table, the best first."""
        return ranked(self.formula, list(self.events.values()))


def decide(league: League, command: Counts | Strike) -> tuple[League, Counted | Struck]:
    """What a command leads to; raises `Refusal` for an event that counts already, or `Strike` of one that does not."""
    counts = command.event in league.events
    fact: Counted | Struck
    if isinstance(command, Counts):
        if counts:
            raise Refusal("tournament-league-event-twice", event=command.event)
        entries = max(command.entries, len(command.places), *command.places.values())
        earned = {player: points(league.formula, place, entries) for player, place in command.places.items()}
        fact = Counted(command.event, command.places, earned)
    else:
        if not counts:
            raise Refusal("tournament-league-no-event", event=command.event)
        fact = Struck(command.event)
    return fold(league, fact), fact


def fold(league: League, fact: Counted | Struck) -> League:
    """The league after one more fact."""
    others = {event: earned for event, earned in league.events.items() if event != fact.event}
    return replace(league, events=others | {fact.event: fact.points} if isinstance(fact, Counted) else others)


def standings(formula: Formula, events: Sequence[Mapping[str, int]]) -> tuple[Standing, ...]:
    """The table of a league; each event names every player's place.

    >>> standings(Formula("table", table=(3, 1)), [{"Ann": 1, "Bob": 2}, {"Bob": 1, "Ann": 2}])
    (Standing(place=1, player='Ann', points=4, events=2), Standing(place=1, player='Bob', points=4, events=2))
    """
    return ranked(
        formula,
        [
            {player: points(formula, place, max(len(event), place)) for player, place in event.items()}
            for event in events
        ],
    )


def ranked(formula: Formula, events: Sequence[Mapping[str, int]]) -> tuple[Standing, ...]:
    """The table of points earned event by event: of each player his best ones, where the formula counts so many."""
    earned: dict[str, list[int]] = {}
    for event in events:
        for player, got in event.items():
            earned.setdefault(player, []).append(got)
    sums = {player: sum(sorted(got, reverse=True)[: formula.best or None]) for player, got in earned.items()}
    ordered = sorted(sums, key=lambda player: (-sums[player], player))
    table: list[Standing] = []
    for number, player in enumerate(ordered, 1):
        same = bool(table) and table[-1].points == sums[player]
        place = table[-1].place if same else number
        table.append(Standing(place, player, sums[player], len(earned[player])))
    return tuple(table)
