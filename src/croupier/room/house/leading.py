"""Which tables of a house are led where: one process leads each, the desk follows those that others lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.room.house.hall import is_over
from croupier.room.pit.actor import PitActor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.event.events import Events
    from croupier.room.house.minder import Minder
    from croupier.room.house.sharing import Sharing
    from croupier.room.pit.hall import Pit
    from croupier.room.table.actor import TableActor
    from croupier.room.table.poker import AnyPoker


class Leading:
    """The cash tables, tables of events and casino tables of the desk, each led here or followed."""

    def __init__(self, tables: Mapping[str, TableActor], events: Events, pit: Pit, minder: Minder) -> None:
        self._tables: Final = tables
        self._events: Final = events
        self._pit: Final = pit
        self._minder: Final = minder

    @property
    def over(self) -> list[str]:
        """The tables that are led here, closed, and needed no more."""
        return [each.stream for each in self._all if each.led_here and is_over(each)]

    def leads(self, stream: str) -> bool:
        """Whether a table stands open that is led here."""
        actor = self._of_stream(stream)
        return actor is not None and actor.led_here

    async def begin(self, sharing: Sharing) -> None:
        """Hear what the other processes tell, and what is asked of tables that are led here."""
        # An event's table of which nothing was known before, as one that has no chips yet, is nobody's.
        await sharing.take(*[each.stream for each in self._open if not each.led_here])
        for actor in self._open:
            if actor.stream in sharing.leads and not actor.led_here:
                await actor.turn(None)
            await (sharing.lead(actor) if actor.led_here else sharing.follow(actor))

    async def lead(self, sharing: Sharing, stream: str) -> None:
        """Lead a table from now on whose stream was leased."""
        actor = self._of_stream(stream)
        if actor is not None and not actor.led_here:
            if not isinstance(actor, PitActor):
                self._minder.anew(actor)
            await actor.turn(None)
            await sharing.lead(actor)
            actor.attend()

    async def let_lead(self, sharing: Sharing, stream: str) -> None:
        """Let another process lead a table, once its stream is given back."""
        actor = self._of_stream(stream)
        if actor is not None and actor.led_here:
            await actor.turn(sharing)
            await sharing.follow(actor)

    async def put_by(self, sharing: Sharing) -> None:
        """A closed table that another led is nobody's any more, and is looked at here; events do so too."""
        tables: list[AnyPoker | PitActor] = [*self._tables.values(), *self._pit.tables.values()]
        for actor in tables:
            if not actor.led_here and is_over(actor):
                sharing.forget(actor.stream)
                await actor.turn(None)

    def nudge(self) -> None:
        """Let each look whether it may go on."""
        for actor in self._open:
            actor.nudge()

    @property
    def _all(self) -> list[AnyPoker | PitActor]:
        return [*self._tables.values(), *self._events.at_tables, *self._pit.tables.values()]

    @property
    def _open(self) -> list[AnyPoker | PitActor]:
        return [each for each in self._all if not is_over(each)]

    def _of_stream(self, stream: str) -> AnyPoker | PitActor | None:
        return next((actor for actor in self._open if actor.stream == stream), None)
