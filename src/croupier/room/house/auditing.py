"""The log of what the staff has done, held against the journals it was sealed with, and written out."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.room.journal.acts import Wanted
from croupier.room.journal.engine import FAULTS
from croupier.room.journal.recovery import told
from croupier.text.sheet import sheet as csv

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from croupier.room.journal.acts import Logged
    from croupier.room.journal.reader import Reader

COLUMNS: Final = (
    "at",
    "person",
    "name",
    "role",
    "device",
    "stream",
    "version",
    "type",
    "ask",
    "undoes",
    "undone_by",
    "signed_by",
    "payee",
    "paid",
)
"""What a line of the log says."""


def verify(reader: Reader, progress: Callable[[int, int], None] = lambda _done, _all: None) -> list[Broken]:
    """Read every journal and hold each row's act against the hash it was sealed with, and each act against its row.

    Returns what was changed, put in or taken out, the first of every stream, and where the file itself is damaged.
    """
    damage: list[Broken] = []
    try:
        damage = [Broken("check-file-damaged", why=why) for why in reader.damage()]
        return damage + _wrong(reader, progress)
    except FAULTS as error:
        return damage or [Broken("check-file-damaged", why=told(error))]
    except Exception:
        # In a damaged file anything may stand, whatever its schema says.
        if not damage:
            raise
        return damage


def logged(reader: Reader) -> int:
    """How many acts the log has; 0 where the file is too damaged to say."""
    try:
        return sum(1 for _ in reader.acts(Wanted()))
    except FAULTS:
        return 0


def _wrong(reader: Reader, progress: Callable[[int, int], None]) -> list[Broken]:
    lengths = reader.lengths()
    wrong: list[Broken] = []
    done = 0
    for stream in lengths:
        acts = {each.version for each in reader.acts(Wanted(stream=stream)) if each.stream == stream}
        try:
            for sealed in reader.proved(stream):
                done += 1
                version = sealed.link.version
                progress(done, sum(lengths.values()))
                if reader.act(stream, version) != sealed.link.act:
                    raise Broken("room-journal-changed", stream=stream, version=version)
                acts.discard(version)
        except Broken as fault:
            wrong.append(fault)
            continue
        wrong += [Broken("room-journal-changed", stream=stream, version=each) for each in sorted(acts)[:1]]
    strays = {each.stream for each in reader.acts(Wanted())} - lengths.keys()
    wrong += [Broken("room-journal-changed", stream=stream, version=0) for stream in sorted(strays)]
    return wrong


def line(logged: Logged, called: Callable[[str], str]) -> dict[str, str | int]:
    """An act as one line: its time in UTC, who has done it, in which role, what was asked, and who took it back.

    `signed_by` names who has signed it too, `payee` whom it `paid` so many cents, or chips of the live cash room; below
    zero it took them of him.
    """
    act = logged.act
    said = json.loads(act.ask)
    return {
        "at": datetime.fromtimestamp(logged.at / 1000, UTC).isoformat(timespec="milliseconds"),
        "person": act.person,
        "name": called(act.person),
        "role": act.role,
        "device": act.device,
        "stream": logged.stream,
        "version": logged.version,
        "type": said.pop("type", ""),
        "ask": json.dumps(said, ensure_ascii=False, separators=(",", ":")),
        "undoes": act.undoes,
        "undone_by": called(logged.taken_back_by) if logged.taken_back_by else "",
        "signed_by": called(act.signed_by) if act.signed_by else "",
        "payee": called(act.payee) if act.payee else "",
        "paid": act.paid,
    }


def sheet(lines: Iterable[dict[str, str | int]]) -> Iterator[str]:
    """The log as CSV, line by line.

    >>> next(sheet([])).strip()
    'at,person,name,role,device,stream,version,type,ask,undoes,undone_by,signed_by,payee,paid'
    """
    return csv(COLUMNS, ([line[name] for name in COLUMNS] for line in lines))
