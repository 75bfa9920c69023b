"""A stream out of its journal, as far as it can be read: one bad row stops its own stream, not the house."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import msgspec

from croupier.errors import Broken, CroupierError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from croupier.room.journal.commit import JournalRow

log: Final = logging.getLogger("croupier.room")


class Folded(Protocol):
    """What rows make."""

    stopped: str | None


S = TypeVar("S", bound=Folded)


def reopened(
    stream: str,
    reload: Callable[[], S],
    rows: Callable[[], Iterable[JournalRow]],
    last: Callable[[], JournalRow | None],
    fold: Callable[[Iterable[JournalRow]], S],
) -> S:
    """Return what a stream's journal makes; up to its first bad row where it has one, and stopped there.

    `reload` reads it from the last snapshot on. Where that fails, the snapshot is left alone and all `rows` are
    folded. Raises `Broken`, which names the stream and the row, when not even the first row can be read.
    """
    try:
        return reload()
    except Exception as error:
        log.warning("%s is read from its first row: %s", stream, told(error))
    journal, fault = as_far_as_read(stream, rows(), last(), fold)
    if fault is None:
        return fold(journal)
    log.critical("%s is stopped after version %s: %s", stream, len(journal), fault)
    try:
        state = fold(journal)
    except Exception as error:
        raise fault from error
    state.stopped = code_of(fault)
    return state


def as_far_as_read(
    stream: str,
    rows: Iterable[JournalRow],
    last: JournalRow | None,
    fold: Callable[[Iterable[JournalRow]], S],
) -> tuple[list[JournalRow], Broken | None]:
    """Return the rows before the first that cannot be had or read, and what is wrong with that one.

    Nothing is wrong any more where the stream was given up after them: its `last` row says so, and follows at once.
    """
    journal, fault = until_broken(rows)
    good = readable(journal, fold)
    if good < len(journal):
        fault = fault_of(stream, journal[: good + 1], fold)
        journal = journal[:good]
    if fault is not None and last is not None and is_given_up(last, after=good):
        return [*journal, last._replace(version=good + 1)], None
    return journal, fault


class _End(msgspec.Struct):
    """As much of a last row as tells whether its stream was given up."""

    type: str = ""
    after: int = -1


def is_given_up(last: JournalRow, after: int | None = None) -> bool:
    """Return whether the last row of a stream gives it up, `after` a row that was read."""
    try:
        end = msgspec.json.decode(last.row, type=_End)
    except msgspec.DecodeError:
        return False
    return end.type == "paid-out" and after in (None, end.after)


def until_broken(rows: Iterable[JournalRow]) -> tuple[list[JournalRow], Broken | None]:
    """Return the rows up to the first that cannot be had, and why: it was changed, or is hidden."""
    journal: list[JournalRow] = []
    try:
        journal.extend(rows)
    except Broken as broken:
        return journal, broken
    return journal, None


def code_of(fault: Broken) -> str:
    """Return what a stream is stopped for."""
    return str(fault.params.get("fault", fault.code))


def readable(journal: Sequence[JournalRow], fold: Callable[[Iterable[JournalRow]], S]) -> int:
    """Return how many rows can be folded before the first bad one; found by halving, as a fold may read ahead."""
    try:
        fold(journal)
    except Exception:
        low, high = 0, len(journal)
    else:
        return len(journal)
    while high - low > 1:
        middle = (low + high) // 2
        try:
            fold(journal[:middle])
        except Exception:
            high = middle
        else:
            low = middle
    return low


def fault_of(stream: str, journal: Sequence[JournalRow], fold: Callable[[Iterable[JournalRow]], S]) -> Broken:
    """Return what is wrong with the last of these rows: the stream, the version that should be there, and why."""
    version = len(journal)
    try:
        fold(journal)
    except CroupierError as error:
        why, code = str(error), error.code
    except Exception as error:
        why, code = told(error), type(error).__name__
    else:
        raise AssertionError
    return Broken("room-journal-unreadable", stream=stream, version=version, why=why, fault=code)


def told(error: Exception) -> str:
    """Return an error in a few words; not the values of our own bugs, which may name cards."""
    # An error with a code is in SQLite's words; one without tells of what it could not read as text.
    if isinstance(error, CroupierError) or hasattr(error, "sqlite_errorcode"):
        return str(error)
    return type(error).__name__
