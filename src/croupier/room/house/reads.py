"""What players saw of one another: read from the stored hands they played together, when one of them looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.errors import Refusal
from croupier.room.hand.reads import reads
from croupier.room.hand.state import HandTable
from croupier.room.house.past import hands_by_stream, table_of
from croupier.school.tells.pattern import Decision, Profile, profile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from croupier.room.actors.actor import Actor
    from croupier.room.hand.reads import Read
    from croupier.room.journal.store import Store


class Met(NamedTuple):
    """Somebody whom a player met: how he was called last, and what his decisions say."""

    person: str
    name: str
    profile: Profile


class Reads:
    """Looks through the finished hands of the poker tables for those that somebody played; `actors` are at work now."""

    def __init__(self, store: Store, actors: Iterable[Actor[Any, Any, Any]]) -> None:
        self._store = store
        self._actors = actors

    def check_no_hand(self, person: str) -> None:
        """Refuse who was dealt into a hand that is not over: nothing helps him while he plays it."""
        for actor in self._actors:
            state = actor.state
            if not isinstance(state, HandTable) or not state.in_hand:
                continue
            if any(dealt.person == person for dealt in state.players.values()):
                raise Refusal("tells-in-a-hand")

    def of(self, person: str) -> tuple[Met, ...]:
        """Everybody somebody has played with, himself first, then who was met in most hands; it takes seconds."""
        names: dict[str, str] = {}
        decisions: dict[str, list[Decision]] = {}
        for read in self._reads(person):
            names.setdefault(read.person, read.name)
            decisions.setdefault(read.person, []).append(read.decision)
        met = [Met(each, names[each], profile(known)) for each, known in decisions.items()]
        return tuple(sorted(met, key=lambda each: (each.person != person, -each.profile.hands, each.name)))

    def _reads(self, person: str) -> Iterator[Read]:
        for stream, hands in hands_by_stream(self._store):
            for stored in hands:
                yield from reads(stored, person, table_of(stream))
