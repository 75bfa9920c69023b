"""The logs of PokerNow: a table of entries, the latest first, of which those of one hand are put in order and read."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from croupier.errors import Mistake
from croupier.records.record import RecordError
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, told_in
from croupier.records.sites.opening import opening
from croupier.records.sites.reading import ONLINE, Site, Text
from croupier.records.sites.told import Said, Told

NAME: Final = "PokerNow"
HEADER: Final = "entry,at,order"
_STARTS: Final = re.compile(r"^-- starting hand #(?P<number>\d+)")
_ENDS: Final = re.compile(r"^-- ending hand #")
_FIRST: Final = re.compile(
    r"^-- starting hand #(?P<number>\d+) (?:\(id: \w+\) *)?\((?P<game>[^()]*)\)"
    r" \((?:dealer: \"(?P<dealer>.*)\"|dead button)\) --(?: at (?P<when>.*))?$"
)
_STACKS: Final = re.compile(r"#(?P<seat>\d+) \"(?P<name>.*?)\" \((?P<chips>[^()]*)\)(?: \||$)")
_POSTED: Final = re.compile(rf"posts a (?P<which>small|big) blind of (?P<amount>{A})")
_STREET: Final = re.compile(r"^(?P<street>Flop|Turn|River)(?P<second> \(second run\))?: *")


class _Row(NamedTuple):
    line: int
    entry: str
    at: str
    order: int


def _row(number: int, line: str) -> _Row | None:
    """A line of a log as a row; None for what is none: cut off, quoted to no end, or without its place in the order."""
    try:
        (row,) = csv.reader([line], strict=True)
    except (csv.Error, ValueError):
        return None
    if len(row) < 3 or not row[2].isdecimal() or len(row[2]) > 99:
        return None
    return _Row(number, row[0].strip(), row[1], int(row[2]))


def _rows(lines: Sequence[str], first: int = 1) -> tuple[list[_Row], list[int]]:
    """The rows of a log in the order things happened, and the numbers of lines that are none."""
    found, broken = [], []
    for number, line in enumerate(lines, first):
        if not line.strip() or line.strip() == HEADER:
            continue
        row = _row(number, line)
        if row is None:
            broken.append(number)
        else:
            found.append(row)
    return sorted(found, key=lambda row: row.order), broken


def _begins(text: str) -> bool:
    return text.lstrip("\ufeff").startswith(HEADER)


def _texts(text: str) -> Iterator[Text]:
    lines = text.lstrip("\ufeff").splitlines()
    number, inside = "", list[_Row]()
    rows, broken = _rows(lines)
    found = bool(broken)
    for line in broken:
        # No quote that is left open takes the lines behind it along.
        yield Text(None, line - 1, f"{HEADER}\n{lines[line - 1]}\n")
    for row in rows:
        started = _STARTS.match(row.entry)
        if started:
            number, inside = started["number"], []
        if number:
            inside.append(row)
        if number and _ENDS.match(row.entry):
            found = True
            yield _text(number, inside, lines)
            number = ""
    if number:
        found = True
        yield _text(number, inside, lines)
    if not found:
        raise RecordError(Mistake("records-site-no-hand", site=NAME))


def _text(number: str, rows: list[_Row], lines: list[str]) -> Text:
    """The entries of a hand as they stand in the file, with its heading: by itself it is such a file again."""
    first, last = min(row.line for row in rows), max(row.line for row in rows)
    kept = {row.line for row in rows}
    body = [lines[line - 1] if line in kept else "" for line in range(first, last + 1)]
    return Text(number, first - 1, "\n".join([HEADER, *body]) + "\n")


def _told(text: Text) -> Told:
    rows, broken = _rows(text.text.splitlines(), text.line)
    if broken:
        line = text.text.splitlines()[broken[0] - text.line]
        raise RecordError(Mistake("records-site-no-line", text=line[:80], site=NAME), line=broken[0])
    told = told_in(_GRAMMAR, list(_lines(rows)))
    # Who loses at the showdown and does not show is not named any more: his hand is mucked.
    named = {each.seat for each in told.said if each.kind in ("fold", "show", "collect")}
    silent = [seat.seat for seat in told.seats if seat.seat not in named]
    last = told.said[-1].line if told.said else text.line
    told.said.extend([Said(last, "mucked", seat) for seat in silent])
    # Nobody takes a rake here: what was collected is all that was in the pots.
    told.said.append(
        Said(last, "pot", amount=sum([each.amount for each in told.said if each.kind == "collect"]))
    )
    return told


def _lines(rows: Sequence[_Row]) -> Iterator[tuple[int, str]]:
    """The entries as lines: a line a seat, and streets that are run twice numbered."""
    twice = {found["street"] for row in rows if (found := _STREET.match(row.entry)) and found["second"]}
    for row in rows:
        if _STARTS.match(row.entry):
            yield row.line, f"{row.entry} at {row.at}"
        elif row.entry.startswith("Player stacks:"):
            for found in _STACKS.finditer(row.entry):
                yield row.line, f"Seat {found['seat']}: {found['name']} ({found['chips']})"
        elif found := _STREET.match(row.entry):
            run = 2 if found["second"] else 1 if found["street"] in twice else 0
            yield row.line, f"{found['street']} {run}: {row.entry[found.end() :]}"
        else:
            yield row.line, row.entry


def _opening(lines: Sequence[tuple[int, str]]) -> Opening:
    first = _FIRST.match(lines[0][1])
    if not first:
        raise Mistake("records-site-no-heading", site=NAME, text=lines[0][1][:80])
    posted = {found["which"]: found["amount"] for _, line in lines if (found := _POSTED.search(line))}
    seat = re.compile(rf"^Seat (\d+): {re.escape(first['dealer'] or '')} \(")
    when = first["when"] or ""
    return opening(
        NAME,
        {
            "number": first["number"],
            "game": first["game"],
            "stakes": "|".join(each for each in (posted.get("small"), posted.get("big")) if each),
            "button": next((found[1] for _, line in lines if (found := seat.match(line))), None),
            "when": when.partition(".")[0] if when.endswith("Z") else None,
        },
    )


_BY: Final = r"^\"(?P<name>.+?)\" "
_ALL_IN: Final = r"(?P<all_in> and go(?:es)? all in)?\.?$"
_GRAMMAR: Final = Grammar(
    NAME,
    _STARTS,
    _opening,
    re.compile(rf"^Seat (?P<seat>\d+): (?P<name>.+?) \((?P<chips>{A})\)$"),
    tuple(
        (kind, re.compile(pattern))
        for kind, pattern in (
            ("ante", rf"{_BY}posts an ante of (?P<amount>{A}){_ALL_IN}"),
            ("small-blind", rf"{_BY}posts a small blind of (?P<amount>{A}){_ALL_IN}"),
            ("big-blind", rf"{_BY}posts a big blind of (?P<amount>{A}){_ALL_IN}"),
            ("straddle", rf"{_BY}posts a straddle of (?P<amount>{A}){_ALL_IN}"),
            ("missed-blind", rf"{_BY}posts a miss\w* (?:small|big) blind of (?P<amount>{A}){_ALL_IN}"),
            ("fold", rf"{_BY}folds$"),
            ("check", rf"{_BY}checks$"),
            ("put", rf"{_BY}calls (?P<to>{A}){_ALL_IN}"),
            ("bet", rf"{_BY}bets (?P<to>{A}){_ALL_IN}"),
            ("raise", rf"{_BY}raises to (?P<to>{A}){_ALL_IN}"),
            ("return", rf"^Uncalled bet of (?P<amount>{A}) returned to \"(?P<name>.+)\"$"),
            ("collect", rf"{_BY}collected (?P<amount>{A}) from pot.*$"),
            ("show", rf"{_BY}shows a (?P<cards>.*)$"),
            ("street", r"^(?:Flop|Turn|River) (?P<board>\d): (?P<cards>.*)$"),
        )
    ),
    re.compile(
        r"^-- |^Your hand is|^The |^WARNING|^IMPORTANT|^Undealt cards|^Remaining players|chooses? to (?:not )?run|^Dead"
        r"|^Some players|^All players"
    ),
)

SITE: Final = Site(NAME, _begins, _texts, _told, lambda _: ONLINE, backwards=True)
