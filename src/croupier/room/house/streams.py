"""Every kind of stream: by which name a journal is told, what its rows make, what its snapshots hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from croupier.room.care import stream as care
from croupier.room.cashier.stream import CAGE, drawers_held
from croupier.room.cashier.stream import KIND as CAGE_KIND
from croupier.room.event import snapshot as events
from croupier.room.event.state import stream_of as event_stream
from croupier.room.event.stream import EVENT
from croupier.room.event.stream import held as event_held
from croupier.room.event.table import snapshot as event_tables
from croupier.room.event.table.state import stream_of as event_table_stream
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.fittings.stream import FITTINGS
from croupier.room.fittings.stream import KIND as FITTINGS_KIND
from croupier.room.house.heads import HEADS
from croupier.room.house.heads import KIND as HEADS_KIND
from croupier.room.house.significant import KIND as SIGNIFICANT_KIND
from croupier.room.house.significant import SIGNIFICANT
from croupier.room.learning import stream as learning
from croupier.room.lists.state import LISTS
from croupier.room.lists.stream import WAITING
from croupier.room.live import state as live
from croupier.room.live.state import CASH
from croupier.room.live.stream import LIVE
from croupier.room.notebook import stream as notebook
from croupier.room.people.rows import STREAM as PEOPLE
from croupier.room.people.rows import folded as fold_people
from croupier.room.pit import state as pit
from croupier.room.pit.hall import STREAMS as PIT_STREAMS
from croupier.room.pit.stream import PIT
from croupier.room.replays import shares
from croupier.room.seasons.stream import KIND as SEASONS_KIND
from croupier.room.seasons.stream import SEASONS
from croupier.room.staff.state import KIND as STAFF_KIND
from croupier.room.staff.state import STAFF
from croupier.room.table import snapshot as tables
from croupier.room.table.state import stream_of as table_stream
from croupier.room.table.stream import TABLE, chips_held

if TYPE_CHECKING:
    from croupier.ledger import Account
    from croupier.room.journal.codec import Codec
    from croupier.room.journal.commit import JournalRow

ENDED: Final = ("finished", "cancelled")
"""The phases of an event in which nothing more is played."""


@dataclass(frozen=True, slots=True)
class Snapshots:
    """How a kind of stream is kept: the codec, and the state as text. The version may stand in the snapshot itself."""

    codec: Codec[Any]
    take: Callable[[Any], str]
    own_version: bool = False


@dataclass(frozen=True, slots=True)
class Journals:
    """The journals of one kind of stream: all whose names begin so, or the one of that name where it is `alone`.

    `fold` makes the state of its rows, or goes on from a state; `title` is what it is called, `over` whether nothing
    more happens there, `held` are the accounts its chips are in, where they are its own. Where hands are played
    (`plays`), rows that are old may be archived.
    """

    name: str
    begins: str
    fold: Callable[..., Any]
    title: Callable[[Any], str]
    alone: bool = False
    over: Callable[[Any], bool] = lambda _: False
    held: Callable[[Any], Mapping[Account, int]] = lambda _: {}
    snapshots: Snapshots | None = None
    plays: bool = False

    def has(self, stream: str) -> bool:
        """Whether a stream is of this kind."""
        return stream == self.begins if self.alone else stream.startswith(self.begins)

    def state(self, rows: Iterable[JournalRow]) -> Any:
        """Return what the rows of a stream make."""
        return self.fold(rows)


def _named(state: Any) -> str:
    return str(state.terms.name)


KINDS: Final = (
    Journals(
        "table",
        table_stream(""),
        TABLE.fold,
        _named,
        over=lambda state: state.closed,
        held=chips_held,
        snapshots=Snapshots(tables.CODEC, tables.snapshot),
        plays=True,
    ),
    Journals(
        "event",
        event_stream(""),
        EVENT.fold,
        _named,
        over=lambda state: state.event.phase in ENDED,
        held=event_held,
        snapshots=Snapshots(events.CODEC, events.snapshot, own_version=True),
    ),
    Journals(
        "event-table",
        event_table_stream(""),
        EVENT_TABLE.fold,
        _named,
        over=lambda state: state.closed,
        held=chips_held,
        snapshots=Snapshots(event_tables.CODEC, event_tables.snapshot),
        plays=True,
    ),
    Journals(
        "pit",
        PIT_STREAMS,
        PIT.fold,
        _named,
        over=lambda state: state.closed,
        held=pit.holdings,
        snapshots=Snapshots(pit.CODEC, pit.snapshot),
        plays=True,
    ),
    Journals(
        "cash",
        CASH,
        LIVE.fold,
        lambda state: state.shift.name,
        alone=True,
        snapshots=Snapshots(live.CODEC, live.snapshot),
    ),
    Journals("cage", CAGE, CAGE_KIND.fold, lambda _: "", alone=True, held=drawers_held),
    Journals("lists", LISTS, WAITING.fold, lambda _: "", alone=True),
    Journals("significant", SIGNIFICANT, SIGNIFICANT_KIND.fold, lambda _: "", alone=True),
    Journals("heads", HEADS, HEADS_KIND.fold, lambda _: "", alone=True),
    Journals("staff", STAFF, STAFF_KIND.fold, lambda _: "", alone=True),
    Journals(
        "care",
        care.CARE,
        care.KIND.fold,
        lambda _: "",
        alone=True,
        snapshots=Snapshots(care.SNAPSHOTS, care.snapshot),
    ),
    Journals(
        "notebook",
        notebook.NOTEBOOK,
        notebook.KIND.fold,
        lambda _: "",
        alone=True,
        snapshots=Snapshots(notebook.SNAPSHOTS, notebook.snapshot),
    ),
    Journals(FITTINGS, FITTINGS, FITTINGS_KIND.fold, lambda _: "", alone=True),
    Journals(SEASONS, SEASONS, SEASONS_KIND.fold, lambda _: "", alone=True),
    Journals("shares", shares.SHARES, shares.KIND.fold, lambda _: "", alone=True),
    Journals(
        "school",
        learning.SCHOOL,
        learning.KIND.fold,
        lambda _: "",
        alone=True,
        snapshots=Snapshots(learning.SNAPSHOTS, learning.snapshot),
    ),
    Journals("people", PEOPLE, fold_people, lambda _: "", alone=True),
)


def kind_of(stream: str) -> Journals | None:
    """Return the kind of a stream; `None` where this Croupier knows none of that name.

    >>> [kind.name for kind in map(kind_of, ("table/oak", "event-table/friday-3", "cash")) if kind]
    ['table', 'event-table', 'cash']
    """
    return next((kind for kind in KINDS if kind.has(stream)), None)
