"""Reading the text of PokerStars, and of the sites that write as it does: hand after hand, line after line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake
from croupier.records.pokerstars.heading import SITES, read_heading, read_table
from croupier.records.pokerstars.lines import Lines, read_seat
from croupier.records.record import RecordError
from croupier.records.sites import reading
from croupier.records.sites.posting import seated
from croupier.records.sites.reading import ONLINE, Site, Text
from croupier.records.sites.told import Told
from croupier.rulebook import Policy

if TYPE_CHECKING:
    from croupier.records.playing import Played
    from croupier.records.sites.told import Heading, Seat, TableLine

POLICY: Final[Policy] = replace(ONLINE, all_in_face_up=False)
"""How the site plays: as others online, and hands are opened when the board is out."""

_BEGINS: Final = re.compile(
    rf"^\ufeff?[ \t]*(?=(?:{SITES}) (?:Hand|Game) #\w+:)"
    # A hand that was cut off in the middle of a line is followed by the next one there.
    r"|^(?![^\n]* said, \")[^\n]+?(?=PokerStars (?:Hand|Game) #\d+:)",
    re.MULTILINE | re.IGNORECASE,
)
_BETWEEN: Final = re.compile(r"^[\s*#\d]*$|^# |^Transcript for your last \d+ ")


def is_pokerstars(text: str) -> bool:
    """Whether a text begins as the site's hand histories do."""
    return bool(_BEGINS.search(text[:4_000]))


def texts(text: str) -> Iterator[Text]:
    """Each hand of a text; words that belong to none are one that cannot be read. Raises `RecordError` without any."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\xa0", " ")
    starts = [found.end() for found in _BEGINS.finditer(text)]
    if not starts:
        raise RecordError(Mistake("records-stars-empty"))
    before = text[: starts[0]]
    if not all(_BETWEEN.match(line) for line in before.splitlines()):
        yield Text(None, 1, before)
    line = 1 + before.count("\n")
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        hand = text[start:end]
        yield Text(hand[: hand.index(":")].rpartition("#")[2], line, hand)
        line += hand.count("\n")


def read(text: str, policy: Policy | None = None) -> tuple[Played, ...]:
    """Every hand of a text, played by a policy and compared with what the text says was collected.

    Raises `RecordError`, naming the hand and the line, for what cannot be read.
    """
    return reading.read(SITE, text, policy)


def told(text: Text) -> Told:
    """What a hand of the text tells. Raises `RecordError` with the line."""
    return _Text(text).told()


class _Text:
    """One hand as text: every problem is told with the line it stands in."""

    def __init__(self, text: Text) -> None:
        numbered = enumerate(text.text.splitlines(), text.line)
        self.lines = [(number, line.strip()) for number, line in numbered if not _BETWEEN.match(line)]

    def told(self) -> Told:
        heading, table = self.heading()
        seats = self.seats(heading)
        cancelled = next((number for number, line in self.lines if line.startswith("Hand cancelled")), 0)
        if cancelled and len(seats) < 2:
            raise RecordError(Mistake("records-stars-cancelled"), line=cancelled)
        try:
            lines = Lines(seated(seats), heading.money)
        except Mistake as mistake:
            raise RecordError(mistake, line=self.lines[0][0]) from mistake
        said = []
        for number, line in self.lines[2 + len(seats) :]:
            try:
                said.append(lines.read(number, line))
            except Mistake as mistake:
                raise RecordError(mistake, line=number) from mistake
        return Told(heading, table, seats, said, dict(self.lines))

    def heading(self) -> tuple[Heading, TableLine]:
        line = self.lines[0][0]
        try:
            heading = read_heading(self.lines[0][1])
            if len(self.lines) < 2:
                raise Mistake("records-stars-no-table", text="")
            line = self.lines[1][0]
            return heading, read_table(self.lines[1][1])
        except Mistake as mistake:
            raise RecordError(mistake, line=line) from mistake

    def seats(self, heading: Heading) -> list[Seat]:
        seats = []
        for number, line in self.lines[2:]:
            try:
                seat = read_seat(line, heading.money)
            except Mistake as mistake:
                raise RecordError(mistake, line=number) from mistake
            if seat is None:
                break
            seats.append(seat)
        return seats


SITE: Final = Site("PokerStars", is_pokerstars, texts, told, lambda _: POLICY)
"""The site, for whoever reads any."""
