"""Seasons at work: whoever plans events says which count, and everybody reads the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import act_of
from croupier.room.seasons.rows import Row, Season, SeasonDropped
from croupier.room.seasons.stream import KIND, SEASONS, SeasonsState
from croupier.tournament.leagues import Standing, points, ranked, results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.asks import By
    from croupier.room.actors.stream import StreamKind
    from croupier.room.actors.watched import Eyes
    from croupier.tournament.event import Event

MOST: int = 200
"""How many seasons there may be."""


class SeasonsView(msgspec.Struct, frozen=True):
    """How many rows their journal has."""

    version: int


class Counting(NamedTuple):
    """An event that is over, by its id, and when it ended (ms since 1970)."""

    id: str
    ended: int
    event: Event


class Table(NamedTuple):
    """The table of a season, the best first, and what everybody has earned in each event that counts, by its id."""

    standings: tuple[Standing, ...]
    earned: Mapping[str, Mapping[str, int]]


class SeasonsActor(Actor[SeasonsState, "Season | SeasonDropped", Row]):
    """Writes down the seasons."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools.reopened(KIND, SEASONS) or SeasonsState(), tools)

    @property
    def id(self) -> str:
        """What they are called."""
        return SEASONS

    def season(self, id: str) -> Season:
        """One season; `Refusal` where there is none of this id."""
        found = self.state.seasons.get(id)
        if found is None:
            raise Refusal("seasons-none")
        return found

    async def sets(self, season: Season, by: By) -> None:
        """A season is as it is told from now on; `Refusal` for one that ends before it begins, and for one too many."""
        if not season.name.strip() or season.since >= season.until:
            raise Refusal("seasons-empty")
        if season.id not in self.state.seasons and len(self.state.seasons) >= MOST:
            raise Refusal("seasons-too-many", most=MOST)
        await self.tell(season, act=act_of(by, {"type": "set-season", "id": season.id, "name": season.name}))

    async def drops(self, id: str, by: By) -> None:
        """There is no such season any more."""
        season = self.season(id)
        await self.tell(
            SeasonDropped(id), act=act_of(by, {"type": "drop-season", "id": id, "name": season.name})
        )

    def _due(self) -> None:
        return None

    def _decide(self, command: Season | SeasonDropped) -> Row:
        return command

    def _eyes(self) -> Eyes:
        return lambda _: SeasonsView(self.state.version)


def table_of(season: Season, events: Iterable[Counting], who: Callable[[str], str | None]) -> Table:
    """The table of a season. `who` says who an entrant is now, by his id, and `None` of whoever has no place in it.

    The points of an event are those of its places among all its entries, re-entries too.
    """
    earned: dict[str, dict[str, int]] = {}
    for each in sorted(events, key=lambda one: (one.ended, one.id)):
        if not season.since <= each.ended < season.until or each.event.phase != "finished":
            continue
        if season.named.casefold() not in each.event.terms.name.casefold():
            continue
        got: dict[str, int] = {}
        for entrant, place in results(each.event).items():
            person = who(entrant)
            if person is not None:
                won = points(season.formula, place, max(each.event.entries, place))
                got[person] = max(won, got.get(person, 0))
        earned[each.id] = got
    return Table(ranked(season.formula, list(earned.values())), earned)
