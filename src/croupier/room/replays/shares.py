"""The hands that players share, as their journal tells of them, and the actor that writes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.people.ids import made_up
from croupier.room.replays.rows import CODEC, HIDDEN, Row, Shared, TakenBack

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.watched import Eyes

SHARES: Final = "shares"
"""The name of their journal."""

MOST: Final = 200
"""So many hands may somebody share at once."""

LENGTH: Final = 16
"""Bytes of a link: nobody guesses one of 2¹²⁸."""


@dataclass(slots=True)
class SharesState:
    """The hands that are shared, by the number they were shared under, and those numbers by link."""

    version: int = 0
    stopped: str | None = None
    shared: dict[int, Shared] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    next: int = 1

    @property
    def stream(self) -> str:
        """The name of their journal."""
        return SHARES

    def copy(self) -> SharesState:
        """The same as another value."""
        return SharesState(self.version, self.stopped, dict(self.shared), dict(self.numbers), self.next)


def _apply(state: SharesState, row: Row, at: int) -> Effect:  # noqa: ARG001 — nothing is told of when
    match row:
        case Shared(link=link):
            state.shared[state.next] = row
            state.numbers[link] = state.next
            state.next += 1
        case TakenBack(share):
            del state.numbers[state.shared.pop(share).link]
    return NOTHING


KIND: Final[StreamKind[SharesState, Row]] = StreamKind(
    CODEC.read, CODEC.write, _apply, lambda _row, _at: SharesState(), opens=False, hidden=HIDDEN
)
"""How their journal is kept."""


class SharesView(msgspec.Struct, frozen=True):
    """How many rows their journal has: nobody who looks on sees more."""

    version: int


class SharesActor(Actor[SharesState, "Callable[[SharesState], Row]", Row]):
    """Writes which hands are shared. A command makes a row of what is shared when its turn has come."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools.reopened(KIND, SHARES) or SharesState(), tools)

    @property
    def id(self) -> str:
        """What it is called."""
        return SHARES

    def of(self, person: str) -> dict[int, Shared]:
        """What somebody shares, by number, the latest first."""
        own = {number: each for number, each in self.state.shared.items() if each.person == person}
        return dict(sorted(own.items(), reverse=True))

    def at(self, link: str) -> Shared:
        """What a link leads to; `Refusal` where it leads nowhere, or no more."""
        number = self.state.numbers.get(link)
        if number is None:
            raise Refusal("replays-no-such-link")
        return self.state.shared[number]

    async def share(self, person: str, stream: str, table: str, hand: int, *, own: bool, names: bool) -> str:
        """Share a hand; return its link. The same hand shared alike keeps the one it has.

        Raises `Refusal` for who shares as many as one may.
        """
        link = made_up(self._tools.entropy, LENGTH)
        wished = Shared(person, link, stream, table, hand, own, names)
        found = _alike(self.state, wished)
        if found is None:
            await self.tell(lambda state: _share(state, wished))
            found = wished
        return found.link

    async def take_back(self, person: str, share: int) -> None:
        """Let a link lead nowhere; raises `Refusal` where somebody shares no hand under that number."""
        await self.tell(lambda state: _take_back(state, person, share))

    def _decide(self, command: Callable[[SharesState], Row]) -> Row:
        return command(self.state)

    def _due(self) -> None:
        return None

    def _eyes(self) -> Eyes:
        return lambda _: SharesView(self.version)


def _alike(state: SharesState, wished: Shared) -> Shared | None:
    plain = msgspec.structs.replace(wished, link="")
    return next(
        (each for each in state.shared.values() if msgspec.structs.replace(each, link="") == plain), None
    )


def _share(state: SharesState, wished: Shared) -> Row:
    if sum([each.person == wished.person for each in state.shared.values()]) >= MOST:
        raise Refusal("replays-too-many", most=MOST)
    return wished


def _take_back(state: SharesState, person: str, share: int) -> Row:
    found = state.shared.get(share)
    if found is None or found.person != person:
        raise Refusal("replays-no-such-share", share=share)
    return TakenBack(share)
