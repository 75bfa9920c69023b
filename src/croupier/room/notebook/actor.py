"""The notebooks at work: what somebody notes is written down, and told to nobody but him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from croupier.room.actors.actor import Actor
from croupier.room.notebook.rows import Row
from croupier.room.notebook.stream import KIND, NOTEBOOK, NotebookState
from croupier.school.tells.notes import EMPTY, cross, label, note, review

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.stream import StreamKind
    from croupier.room.actors.watched import Eyes
    from croupier.school.tells.notes import (
        Crossed,
        Emptied,
        Fact,
        Labelled,
        Notebook,
        Notebooks,
        Noted,
        Reviewed,
        Sat,
    )


class NotebookView(msgspec.Struct, frozen=True):
    """How many rows their journal has: nobody who looks on sees more."""

    version: int


class NotebookActor(Actor[NotebookState, "Callable[[Notebooks], Fact]", Row]):
    """Writes the notebooks. A command makes a fact of the notebooks when its turn has come."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools.reopened(KIND, NOTEBOOK) or NotebookState(), tools)

    @property
    def id(self) -> str:
        """What it is called."""
        return NOTEBOOK

    def of(self, person: str) -> Notebook:
        """The notebook of somebody, which is told to him alone."""
        return self.state.books.get(person, EMPTY)

    async def notes(self, wished: Noted) -> None:
        """Somebody makes a note or rewrites one; raises `Refusal` for what is none."""
        await self.tell(lambda books: note(books, wished))

    async def reviews(self, wished: Reviewed) -> None:
        """Somebody looks at a note of his again; raises `Refusal` where he has none such."""
        await self.tell(lambda books: review(books, wished))

    async def crosses(self, wished: Crossed) -> None:
        """Somebody crosses a note of his out; raises `Refusal` where he has none such."""
        await self.tell(lambda books: cross(books, wished))

    async def labels(self, wished: Labelled) -> None:
        """Somebody marks an opponent with a colour; raises `Refusal` for one too many."""
        await self.tell(lambda books: label(books, wished))

    async def sits(self, wished: Sat) -> None:
        """Somebody closes a session and tags it."""
        await self.tell(lambda _: wished)

    async def empties(self, wished: Emptied) -> None:
        """Somebody throws his notebook away."""
        await self.tell(lambda _: wished)

    def _decide(self, command: Callable[[Notebooks], Fact]) -> Row:
        return command(self.state.books)

    def _due(self) -> None:
        return None

    def _eyes(self) -> Eyes:
        return lambda _: NotebookView(self.version)
