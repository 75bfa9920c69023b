"""How every stream of a house stands: what runs, what is over, what has stopped and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from croupier.room.house.streams import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier.errors import Broken
    from croupier.room.actors.actor import Actor


class Standing(NamedTuple):
    """A stream: its kind, its name, how many rows it has, how it stands, and the code of what stopped it.

    `id` is what its actor is asked by, empty where there is none; `pays` whether chips lie there that can be paid out.
    """

    kind: str
    stream: str
    rows: int
    state: Literal["running", "closed", "stopped"]
    why: str = ""
    id: str = ""
    pays: bool = False


def standing(actors: Iterable[Actor[Any, Any, Any]], lost: Mapping[str, Broken]) -> list[Standing]:
    """Everything that a house has open, and what it could not open."""
    unread = [Standing(_kind(stream), stream, 0, "stopped", fault.code) for stream, fault in lost.items()]
    return [*[_standing(actor) for actor in actors], *unread]


def _standing(actor: Actor[Any, Any, Any]) -> Standing:
    kind, why = kind_of(actor.stream), actor.state.stopped
    over = kind is not None and kind.over(actor.state)
    state: Literal["running", "closed", "stopped"] = "closed" if over else "running"
    return Standing(
        _kind(actor.stream),
        actor.stream,
        actor.version,
        "stopped" if why is not None else state,
        why or "",
        actor.id,
        actor.kind.emptied is not None,
    )


def _kind(stream: str) -> str:
    kind = kind_of(stream)
    return kind.name if kind is not None else ""
