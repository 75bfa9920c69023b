"""Histories in any format that is known: which one a text is in, its hands, and a text in another format."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from croupier.errors import Mistake
from croupier.records import pokerstars
from croupier.records.ohh import write_ohh
from croupier.records.phh import Part, Table, is_phh, parts, read_table, tables
from croupier.records.playing import Played, play, stopped
from croupier.records.record import RecordError
from croupier.records.sites import (
    acpc,
    bovada,
    fulltilt,
    ipoker,
    merge,
    ohh,
    pacific,
    party,
    pokernow,
    winamax,
    winning,
)
from croupier.records.sites.reading import Site, read_one
from croupier.records.sites.summaries import without_summaries
from croupier.records.whole import read_json, to_json
from croupier.records.writing import record_of, write, write_all

Format = Literal["phh", "pokerstars", "ohh", "json"]
"""A format of hand histories that is written: `json` is the hand kept whole."""

SITES: Final[Mapping[str, Site]] = MappingProxyType(
    {
        "pokerstars": pokerstars.SITE,
        "ohh": ohh.SITE,
        "ipoker": ipoker.SITE,
        "888": pacific.SITE,
        "acpc": acpc.SITE,
        "bovada": bovada.SITE,
        "fulltilt": fulltilt.SITE,
        "merge": merge.SITE,
        "party": party.SITE,
        "pokernow": pokernow.SITE,
        "winamax": winamax.SITE,
        "winning": winning.SITE,
        "winning-old": winning.OLD,
    }
)
"""Sites whose texts are read."""

FORMATS: Final[tuple[Format, ...]] = ("phh", "pokerstars", "ohh", "json")


class Piece(NamedTuple):
    """One hand of a text: its name, if it has one, how it is played, and as it stands in the text from its first line.

    `play` raises `RecordError` for a hand that cannot be read.
    """

    name: str | int | None
    play: Callable[[], Played]
    line: int
    text: str


def format_of(text: str) -> str:
    """The format a text is in, told by how it begins: one that is written, or a site that is only read.

    Raises `RecordError`, naming the formats that are known, for a text that is in none of them.

    >>> format_of("PokerStars Hand #7:  Hold'em No Limit")
    'pokerstars'
    >>> format_of('variant = "NT"')
    'phh'
    """
    told = without_summaries(text)
    if text.strip() and not told.strip():
        raise RecordError(Mistake("records-only-summaries"))
    text = told
    for name, site in SITES.items():
        if site.begins(text):
            return name
    start = text[:4_000].lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return "json"
    if not start or is_phh(start):
        return "phh"
    known = ", ".join(["PHH", "JSON", *dict.fromkeys(site.name for site in SITES.values())])
    raise RecordError(Mistake("records-unknown-format", start=start.splitlines()[0][:80], formats=known))


def pieces(text: str) -> list[Piece]:
    """The hands of a text in any format that is read, those too that turn out not to be readable.

    Raises `RecordError` when there is none, and for a text in no format that is known.
    """
    found = format_of(text)
    text = without_summaries(text)
    if found in SITES:
        return list(_of_site(SITES[found], text))
    return list(_PIECES[found](text))


def write_as(format: Format, hands: Sequence[Played]) -> str:
    """Hands as a text in a format.

    Raises `Mistake` for a hand that the format cannot tell: of a game it does not have, or one that is not over.
    """
    if format == "phh":
        records = [played.record for played in hands]
        return write(records[0]) if len(records) == 1 else write_all(records)
    if format == "pokerstars":
        return "\n".join(pokerstars.write(played) for played in hands)
    if format == "ohh":
        return write_ohh(hands)
    return "".join(to_json(played.hand, _names(played)) + "\n" for played in hands)


def _names(played: Played) -> dict[int, str]:
    record = played.record
    return {seat: name for seat in record.chairs if (name := record.name_of(seat))}


def _of_phh(text: str) -> Iterator[Piece]:
    found = parts(text)
    if not found:
        raise RecordError(Mistake("records-empty"))
    read = [_tried(part) for part in found]
    if any(isinstance(table, RecordError) for _, table in read):
        # What looks like the heading of a hand may stand inside a text of several lines.
        with suppress(RecordError):
            read = list(tables(text))
            found = found if len(found) == len(read) else [Part(1, text)] * len(read)
    for part, (name, table) in zip(found, read, strict=True):
        if isinstance(table, RecordError):
            yield Piece(name or None, partial(_raise, table), part.line, part.text)
        else:
            yield Piece(table.get("hand", name or None), partial(_table, table), part.line, part.text)


def _tried(part: Part) -> tuple[str, Table | RecordError]:
    try:
        return part.table()
    except RecordError as error:
        return error.hand or "", error


def _raise(error: RecordError) -> Played:
    raise error


def _table(table: Table) -> Played:
    return play(read_table(table))


def _of_site(site: Site, text: str) -> Iterator[Piece]:
    for hand in site.texts(text):
        number = hand.name or ""
        # Of more digits than any site counts Python would make no number.
        name = int(number) if number.isascii() and number.isdigit() and len(number) < 100 else hand.name
        yield Piece(name, partial(read_one, site, hand), hand.line, hand.text)


def _of_json(text: str) -> Iterator[Piece]:
    lines = text.strip().splitlines()
    # One hand a line; a single hand may be laid out over many.
    parts = lines if len(lines) > 1 and lines[1].lstrip().startswith("{") else [text]
    for number, part in enumerate(parts, 1):
        if part.strip():
            line = number if len(parts) > 1 else None
            yield Piece(number, partial(_whole, part, line), number, part)


def _whole(text: str, line: int | None) -> Played:
    try:
        whole = read_json(text)
        hand = whole.hand()
        record = record_of(hand, players=whole.names, viewer="all")
    except Mistake as mistake:
        raise RecordError(mistake, line=line) from mistake
    return Played(record, hand, None if hand.over else stopped(record, hand), {})


_PIECES: Final[Mapping[str, Callable[[str], Iterator[Piece]]]] = {
    "phh": _of_phh,
    "json": _of_json,
}
