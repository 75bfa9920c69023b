"""What whoever leads a table tells sockets at gateways himself, past the desk.

The desk says who looks on and who he is; whoever leads the table makes what each may see and tells his gateway, so that
a hidden card goes to no other socket than that of whom it belongs to. What is told may be lost: it is numbered, and
whoever has missed any of it is shown the table anew.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.watched import FROM_THE_START, Reached
from croupier.room.bus.port import subject

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from croupier.room.actors.actor import Actor
    from croupier.room.bus.port import Bus
    from croupier.staff import Permission


_To: TypeAlias = tuple[str, int, int, int]

_pack: Final = msgspec.msgpack.Encoder().encode


class Eye(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who looks on at a gateway, as the desk tells of him.

    `floor` says whether he sees what only the floor does, `count` which look of his it is, which began `at` a time
    (ms), when he knew what happened up to the version `seen`; `held` is what is in his wallet, in chips.
    """

    reached: Reached
    person: str | None
    floor: bool
    count: int
    at: int
    seen: int | None
    held: int

    @property
    def looks(self) -> tuple[str | None, bool, int]:
        """What makes another look of it."""
        return self.person, self.floor, self.count


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """What somebody is told of what is watched by the id `of`, by whoever leads it in an epoch.

    `to` are the sockets that hear it, each with the count of its look, its turn (how often it was shown how things
    stand) and the number of the frame in that turn, from 0. One without a `text` says how far each should be.
    """

    of: str
    epoch: int
    to: tuple[_To, ...]
    text: bytes


class Missed(msgspec.Struct, frozen=True, array_like=True):
    """A socket has missed something of a turn."""

    socket: str
    count: int
    turn: int


class _Viewer:
    """Somebody at a gateway, as the table sees him."""

    def __init__(self, eye: Eye, turn: int, tell: Callable[[_Viewer, str, bytes], None]) -> None:
        self.eye = eye
        self.turn: Final = turn
        self.of = ""
        self.told = 0
        self.quiet = 0
        self._tell = tell

    @property
    def person(self) -> str | None:
        return self.eye.person

    def sees(self, place: str, permission: Permission = "see") -> bool:  # noqa: ARG002 — the desk has looked there
        return self.eye.floor and permission == "see"

    def hear(self, table: str, message: bytes) -> None:
        self._tell(self, table, message)

    def next(self, of: str) -> _To:
        """To whom the next frame goes, and which it is."""
        self.of, self.told, self.quiet = of, self.told + 1, 0
        return self.at

    @property
    def at(self) -> _To:
        """How far he should be."""
        return self.eye.reached.socket, self.eye.count, self.turn, self.told - 1


class Showing:
    """Who at gateways looks on at what is led here.

    `sure` says whether nobody else can lead it yet, `epoch` in which epoch a stream is led here, `knows` is told of
    those whose wallets hold something else than before.
    """

    def __init__(self, bus: Bus, sure: Callable[[], bool], epoch: Callable[[str], int]) -> None:
        self._bus = bus
        self._sure = sure
        self._epoch = epoch
        self.knows: Callable[[Collection[str]], None] = lambda _: None
        self._since: dict[str, int] = {}
        self._viewers: dict[str, dict[str, _Viewer]] = {}
        self._turns = count(1)
        self._waiting: list[tuple[str, Frame, list[_To]]] = []
        self._latest: dict[tuple[str, int], int] = {}
        self._told_last: dict[_Viewer, int] = {}

    def lead(self, actor: Actor[Any, Any, Any], at: int) -> None:
        """From now on (ms) show something that is led here."""
        self._since[actor.stream] = at
        self._viewers[actor.stream] = {}

    def forget(self, actor: Actor[Any, Any, Any]) -> None:
        """It is led here no more."""
        self._since.pop(actor.stream, None)
        for viewer in self._viewers.pop(actor.stream, {}).values():
            actor.unwatch(viewer)

    def look(self, actor: Actor[Any, Any, Any], eyes: Iterable[Eye]) -> None:
        """These look on now, and no others."""
        here = self._viewers.get(actor.stream)
        if here is None:
            return
        now = {eye.reached.socket: eye for eye in eyes}
        for socket in here.keys() - now.keys():
            actor.unwatch(here.pop(socket))
        others = [
            eye for socket, eye in now.items() if socket not in here or here[socket].eye.held != eye.held
        ]
        if moved := {eye.person for eye in others if eye.person is not None}:
            self.knows(moved)
        for socket, eye in now.items():
            viewer = here.get(socket)
            if viewer is None or viewer.eye.looks != eye.looks:
                # Who was shown it by another before, or as another, begins anew.
                before = viewer is not None and viewer.eye.count == eye.count
                anew = before or eye.at < self._since[actor.stream]
                self._show(actor, eye, FROM_THE_START if anew else eye.seen)
            else:
                viewer.eye = eye

    def again(self, actor: Actor[Any, Any, Any], missed: Missed) -> None:
        """Show somebody how things stand who has missed some of it."""
        viewer = self._viewers.get(actor.stream, {}).get(missed.socket)
        if viewer is not None and (viewer.eye.count, viewer.turn) == (missed.count, missed.turn):
            self._show(actor, viewer.eye, FROM_THE_START)

    def _show(self, actor: Actor[Any, Any, Any], eye: Eye, seen: int | None) -> None:
        here = self._viewers[actor.stream]
        before = here.pop(eye.reached.socket, None)
        if before is not None:
            actor.unwatch(before)
        viewer = _Viewer(eye, next(self._turns), lambda *told: self._tell(actor.stream, *told))
        try:
            actor.watch(viewer, seen)
        except Refusal:
            # It has too much to do now: at the next look.
            return
        here[eye.reached.socket] = viewer

    def beat(self) -> None:
        """Say how far each should be: soon after he was told something, and then ever more seldom."""
        for stream, viewers in self._viewers.items():
            due: dict[tuple[str, str], list[_To]] = {}
            for viewer in viewers.values():
                viewer.quiet += 1
                if viewer.told and not viewer.quiet & (viewer.quiet - 1):
                    due.setdefault((viewer.eye.reached.gate, viewer.of), []).append(viewer.at)
            for (gate, of), to in due.items():
                self._send(gate, Frame(of, self._epoch(stream), tuple(to), b""))

    def _tell(self, stream: str, viewer: _Viewer, of: str, text: bytes) -> None:
        """Tell somebody, in one letter with all at his gateway who are told the same at the same moment."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send_out)
        gate = viewer.eye.reached.gate
        last = self._latest.get((gate, id(text)), -1)
        if last <= self._told_last.get(viewer, -1):
            # In the order in which he was told.
            last = self._latest[gate, id(text)] = len(self._waiting)
            self._waiting.append((gate, Frame(of, self._epoch(stream), (), text), []))
        self._told_last[viewer] = last
        self._waiting[last][2].append(viewer.next(of))

    def _send_out(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._latest.clear()
        self._told_last.clear()
        for gate, frame, to in waiting:
            self._send(gate, msgspec.structs.replace(frame, to=tuple(to)))

    def _send(self, gate: str, frame: Frame) -> None:
        # Another may have told more by now.
        if self._sure():
            self._bus.tell(subject("frames", gate), _pack(frame))
