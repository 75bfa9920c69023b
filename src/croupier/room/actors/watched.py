"""Something of the house that is looked at: who looks on, and what each of them hears.

A watcher is sent how things stand once; from then on he is sent the changes, made of the view he was told last and the
one he may have now (`croupier.room.actors.changes`).

Whether it takes commands too, and keeps a journal of them, is `croupier.room.actors.actor`'s business.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol, TypeAlias, runtime_checkable

import msgspec

from croupier.room.actors.changes import Changes
from croupier.room.actors.frames import Change, Whole
from croupier.room.actors.worker import Worker, log, what_broke

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from croupier.staff import Permission

Eyes: TypeAlias = "Callable[[str | None], msgspec.Struct]"
"""What a viewer sees, at one moment."""

FLOOR: Final = "\0floor"
"""The viewer who speaks for the floor: no person has such an id."""

FROM_THE_START: Final = -1
"""What somebody has seen whose log is to begin anew."""

_ENCODE: Final = msgspec.json.Encoder().encode
_NO_CHANGE: Final = b"{}"


class Watcher(Protocol):
    """Somebody who looks on: a socket, or whoever wants the messages. `person` is `None` for a spectator."""

    @property
    def person(self) -> str | None:
        """Who is looking."""

    def sees(self, place: str, permission: Permission = "see") -> bool:
        """Whether he sees there what only who has this permission does."""

    def hear(self, table: str, message: bytes) -> None:
        """Take a message of what has the id `table`; never wait, never fail."""


class Reached(NamedTuple):
    """Where a socket is that another process holds: at which gateway, and which of its own."""

    gate: str
    socket: str


@runtime_checkable
class Distant(Protocol):
    """A watcher whose socket may be at a gateway: whoever leads a table in another process tells him himself."""

    @property
    def reached(self) -> Reached | None:
        """Where he is told, where that is at a gateway."""

    def heed(self, table: str, count: int) -> None:
        """From now on take of a table what comes from elsewhere under this count alone; 0: nothing at all."""


class Shown(NamedTuple):
    """What a viewer is shown: the version, the time (ms) and his view."""

    version: int
    now: int
    view: Any


class Look(NamedTuple):
    """Somebody wants to know how things stand, or, where it is nobody, all are to be told again."""

    watcher: Watcher | None
    seen: int | None


class Watched(Worker):
    """It is looked at, one look after another; a class built on it says what a viewer hears.

    A list that is only told stands on this. What also obeys, and may not forget, is an `Actor`.
    """

    def __init__(self) -> None:
        super().__init__()
        # In the order they came, which is the order they are told in.
        self._wanted: dict[Watcher, None] = {}
        self._watchers: dict[Watcher, None] = {}
        self._last: dict[Watcher, Shown] = {}

    # What the class built on it says

    @property
    def place(self) -> str:
        """Where in the house it is, as roles are given for a place."""
        return self.id

    @property
    @abstractmethod
    def version(self) -> int:
        """How often it has changed."""

    @property
    def concerned(self) -> Collection[str]:
        """Who sees more than a spectator; nobody, where all see the same."""
        return ()

    _whole: ClassVar[Callable[..., Whole]]
    """What makes the first frame of an id, a version, a time and a view."""

    @abstractmethod
    def _eyes(self) -> Eyes:
        """What each viewer sees at this moment; what they share is made once."""

    def _first(self, _viewer: str | None, shown: Shown, seen: int | None) -> Whole:  # noqa: ARG002 — some actors ask
        """How things stand for a viewer who knows what happened up to the version `seen`, or nothing."""
        return type(self)._whole(self.id, *shown)

    def _next(self, _viewer: str | None, shown: Shown, _since: int, changes: msgspec.Raw) -> Whole | Change:
        """What has changed for a viewer since a version, or how things stand where that cannot be told."""
        return Change(self.id, shown.version, shown.now, changes)

    def _viewers(self) -> Callable[[Watcher], str | None]:
        """As whom each watcher looks at this moment; who sees no more than a spectator is one."""
        concerned = self.concerned
        return lambda watcher: watcher.person if watcher.person in concerned else None

    def _listeners(self) -> Collection[Watcher]:
        """Who is told of a change at once."""
        return self._watchers

    def _changed(self) -> None:
        """It has changed, or a watcher came."""

    # What can be done with it

    @property
    def people(self) -> set[str]:
        """The people who look on."""
        return {watcher.person for watcher in self._watchers if watcher.person is not None}

    @property
    def watched(self) -> bool:
        """Whether anybody is looking."""
        return bool(self._watchers)

    def watch(self, watcher: Watcher, seen: int | None) -> None:
        """Tell a watcher how things stand, then every change. `seen` is the version he knows already.

        Raises `Refusal` when too many are waiting.
        """
        self._post(Look(watcher, seen))
        # What he hears next is how things stand: nothing of what happens until then.
        self._forget(watcher)
        self._wanted[watcher] = None

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a watcher no more."""
        self._wanted.pop(watcher, None)
        self._forget(watcher)
        if watcher.person in self.concerned:
            self.nudge()

    def nudge(self) -> None:
        """Show everybody how things stand."""
        if not self._mail.full():
            self._mail.put_nowait(Look(None, None))

    def _forget(self, watcher: Watcher) -> None:
        self._watchers.pop(watcher, None)
        self._last.pop(watcher, None)

    # One thing at a time

    async def _take(self, mail: object) -> None:
        if isinstance(mail, Look):
            self._look(mail)

    async def _break(self, error: Exception) -> None:
        """Say where it happened and go on: what is only shown loses nothing."""
        log.critical("%s cannot be shown: %s\n%s", self.id, *what_broke(error))

    # Telling

    def _look(self, look: Look) -> None:
        watcher = look.watcher
        if watcher is None:
            self._show_all()
            return
        if watcher not in self._wanted:
            return
        viewer = self._viewers()(watcher)
        self._watchers[watcher] = None
        shown = self._shown(self._eyes(), viewer)
        self._begin(watcher, shown, self._first(viewer, shown, look.seen))
        if watcher.person in self.concerned:
            self._show_all()
        self._changed()

    def _shown(self, eyes: Eyes, viewer: str | None) -> Shown:
        return Shown(self.version, self._time, eyes(viewer))

    def _begin(self, watcher: Watcher, shown: Shown, first: Whole) -> None:
        """Tell a watcher how things stand; from now on he hears of changes."""
        self._watchers[watcher] = None
        self._last[watcher] = shown
        watcher.hear(self.id, _ENCODE(first))

    def _show_all(self) -> None:
        listeners = tuple(self._listeners())
        if not listeners:
            return
        eyes, viewers = self._eyes(), self._viewers()
        everybody: dict[str | None, Shown] = {}
        telling = Telling(self.id, self._last)
        for watcher in listeners:
            viewer = viewers(watcher)
            shown = everybody.get(viewer)
            if shown is None:
                shown = everybody[viewer] = self._shown(eyes, viewer)
            telling.to(watcher, shown, partial(self._next, viewer, shown))


class Telling:
    """One round of telling: the same change of the same view is made and encoded once.

    `last` is what each watcher of what has the id `of` was shown last.
    """

    def __init__(self, of: str, last: dict[Watcher, Shown]) -> None:
        self._of = of
        self._last = last
        self._changes = Changes()
        self._frames: dict[tuple[int, int], _Frame] = {}

    def to(self, watcher: Watcher, shown: Shown, frame: Callable[[int, msgspec.Raw], Whole | Change]) -> None:
        """Tell a watcher what has changed since he was told last; nothing where he knows it all.

        `frame` makes what he is sent of the version he knows and the changes since.
        """
        before = self._last[watcher]
        made = self._frames.get((id(before), id(shown)))
        if made is None:
            changes = self._changes.between(before.view, shown.view)
            text = None
            if changes is not None or before.version != shown.version:
                text = _ENCODE(frame(before.version, msgspec.Raw(changes or _NO_CHANGE)))
            made = self._frames[id(before), id(shown)] = _Frame(before, shown, text)
        self._last[watcher] = shown
        if made.text is not None:
            watcher.hear(self._of, made.text)


class _Frame(NamedTuple):
    """What is sent to everybody who was shown the one and is shown the other now, if anything."""

    before: Shown
    shown: Shown
    text: bytes | None
