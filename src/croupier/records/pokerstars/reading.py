"""Reading the text: hand after hand, line after line, each hand played through the engine as it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from croupier.errors import Mistake, Refusal
from croupier.play import Hand
from croupier.records.playing import Deviation, Played
from croupier.records.pokerstars.heading import read_heading, read_table
from croupier.records.pokerstars.lines import Lines, Said, Seat, read_seat
from croupier.records.pokerstars.play_out import PlayOut
from croupier.records.pokerstars.posting import check_seats, setup_said
from croupier.records.record import RecordError
from croupier.records.writing import record_of
from croupier.rulebook import Policy, profile

if TYPE_CHECKING:
    from croupier.records.pokerstars.heading import Heading, TableLine

POLICY: Final[Policy] = replace(profile("online-cash"), all_in_face_up=False)
"""How the site plays: as rooms online do, hands being opened when the board is out."""

_BEGINS: Final = re.compile(r"^\ufeff?PokerStars\b.*? (?:Hand|Game) #\d+:", re.MULTILINE)
_BETWEEN: Final = re.compile(r"^[\s*#\d]*$")


def is_pokerstars(text: str) -> bool:
    """Whether a text begins as the site's hand histories do."""
    return bool(_BEGINS.search(text[:4_000]))


def texts(text: str) -> Iterator[tuple[int, str]]:
    """Each hand of a text, with the number of its first line in the whole.

    Raises `RecordError` when there is none, and for words that belong to no hand.
    """
    text = text.lstrip("\ufeff").replace("\r\n", "\n")
    starts = [found.start() for found in _BEGINS.finditer(text)]
    before = text[: starts[0]] if starts else text
    for number, line in enumerate(before.splitlines(), 1):
        if not _BETWEEN.match(line):
            raise RecordError(Mistake("records-stars-no-heading", text=line[:80]), line=number)
    if not starts:
        raise RecordError(Mistake("records-stars-empty"))
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield text.count("\n", 0, start) + 1, text[start:end]


def read(text: str, policy: Policy = POLICY) -> tuple[Played, ...]:
    """Every hand of a text, played by a policy and compared with what the text says was collected.

    Raises `RecordError`, naming the hand and the line, for what cannot be read.
    """
    return tuple(read_one(hand, first, policy) for first, hand in texts(text))


def read_one(text: str, first: int = 1, policy: Policy = POLICY) -> Played:
    """One hand of a text that begins at its line `first`; raises `RecordError` as `read` does."""
    return _Text(text, first).played(policy)


class _Text:
    """One hand as text: every problem is told with the hand's number and the line it stands in."""

    def __init__(self, text: str, first: int) -> None:
        numbered = enumerate(text.splitlines(), first)
        self.lines = [(number, line.rstrip()) for number, line in numbered if not _BETWEEN.match(line)]
        self.first = first
        self.name: str | None = None

    def wrong(self, mistake: Mistake, line: int | None) -> RecordError:
        return RecordError(mistake, hand=self.name, line=line)

    def played(self, policy: Policy) -> Played:
        heading, table = self.heading()
        seats = self.seats(heading)
        try:
            check_seats(seats)
        except Mistake as mistake:
            raise self.wrong(mistake, self.first) from mistake
        said = self.said(heading, {seat.name: seat.seat for seat in seats}, 2 + len(seats))
        try:
            setup = setup_said(heading, table.button, seats, said, policy)
            hand = Hand(setup, asked=True)
        except Mistake as mistake:
            raise self.wrong(mistake, self.first) from mistake
        names = {seat.seat: seat.name for seat in seats}
        out = PlayOut(hand, said, names, heading.money)
        deviation = self.play(out, said)
        if setup.rake is not None and out.rake_elsewhere(deviation):
            from_the_side = replace(setup, rake=replace(setup.rake, side_pots_first=True))
            other = PlayOut(Hand(from_the_side, asked=True), said, names, heading.money)
            if self.play(other, said) is None and not other.rake_elsewhere(None):
                out, deviation = other, None
        return self.as_record(heading, table, seats, out, deviation)

    def heading(self) -> tuple[Heading, TableLine]:
        line = self.first
        try:
            heading = read_heading(self.lines[0][1])
            self.name = str(heading.about["hand"])
            if len(self.lines) < 2:
                raise Mistake("records-stars-no-table", text="")
            line = self.lines[1][0]
            return heading, read_table(self.lines[1][1])
        except Mistake as mistake:
            raise self.wrong(mistake, line) from mistake

    def seats(self, heading: Heading) -> list[Seat]:
        seats = []
        for number, line in self.lines[2:]:
            try:
                seat = read_seat(line, heading.money)
            except Mistake as mistake:
                raise self.wrong(mistake, number) from mistake
            if seat is None:
                break
            seats.append(seat)
        return seats

    def said(self, heading: Heading, names: Mapping[str, int], after: int) -> list[Said]:
        lines = Lines(names, heading.money)
        said = []
        for number, line in self.lines[after:]:
            try:
                said.append(lines.read(number, line))
            except Mistake as mistake:
                raise self.wrong(mistake, number) from mistake
        return said

    def play(self, out: PlayOut, said: Sequence[Said]) -> Deviation | None:
        for each in said:
            try:
                out.take(each)
            except Deviation as deviation:
                return deviation
            except Refusal as refusal:
                text = dict(self.lines)[each.line]
                return Deviation(
                    "records-line-not-by-the-rules", problem=refusal, at=str(each.line), text=text[:80]
                )
            except Mistake as mistake:
                raise self.wrong(mistake, each.line) from mistake
        try:
            return out.end()
        except Mistake as mistake:
            raise self.wrong(mistake, self.first) from mistake

    def as_record(
        self,
        heading: Heading,
        table: TableLine,
        seats: Sequence[Seat],
        out: PlayOut,
        deviation: Deviation | None,
    ) -> Played:
        hand = out.hand
        away = [[seat.seat, seat.name, seat.chips] for seat in seats if seat.seat not in hand.setup.stacks]
        about: dict[str, Any] = {**heading.about, "table": table.name, "seat_count": table.seats}
        record = record_of(
            hand,
            players={seat.seat: seat.name for seat in seats},
            viewer="all",
            unit=heading.money.unit,
            tabled=out.tabled,
            **about,
            **({"_sitting_out": away} if away else {}),
        )
        return Played(record, hand, deviation, out.tabled)
