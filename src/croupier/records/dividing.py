"""A text divided into its hands, each as soon as the next one begins: a file of any size is never held whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Mistake
from croupier.records.formats import SITES, format_of
from croupier.records.phh import Part, Table, parts, read_table, tables
from croupier.records.playing import Played, play, stopped
from croupier.records.record import RecordError
from croupier.records.sites.reading import Text, read_one
from croupier.records.sites.summaries import open_summary, without_summaries
from croupier.records.whole import read_json
from croupier.records.writing import record_of

if TYPE_CHECKING:
    from croupier.records.sites.reading import Site

_MOST: Final = 8 << 20
"""Letters of one hand that are read; what more there are belongs to nothing."""

_MOST_BACKWARDS: Final = 64 << 20
"""Letters of a text that has to be held whole, as its hands may stand in it backwards."""

_TELLING: Final = 8_000
"""Letters that say what format a text is in."""


class Piece(NamedTuple):
    """One hand of a text: its name, if it has one, how it is played, and as it stands in the text from its first line.

    `play` raises `RecordError` for a hand that cannot be read.

    >>> from croupier.play import Hand
    >>> from croupier.records import pieces, write_hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> piece, = pieces(write_hand(hand, players={}, viewer="all", hand=7))
    >>> piece.name, piece.line, piece.play().exact
    (7, 1, True)
    """

    name: str | int | None
    play: Callable[[], Played]
    line: int
    text: str


def pieces(text: str) -> list[Piece]:
    """The hands of a text in any format that is read, those too that turn out not to be readable.

    Raises `RecordError` when there is none, and for a text in no format that is known.

    >>> from croupier.play import Hand
    >>> from croupier.records import record_of, write_all
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> record = record_of(hand, players={}, viewer="all")
    >>> [piece.line for piece in pieces(write_all([record, record]))]
    [1, 16]
    """
    return _Dividing().take(text, last=True)


def pieces_in(blocks: Iterable[str]) -> Iterator[Piece]:
    """The same of a text that comes in blocks, of which only the last is held, and the hand that has not ended yet.

    A text whose hands may stand in it backwards is read to its end first.

    >>> from croupier.play import Hand
    >>> from croupier.records import record_of, write_all
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> text = write_all([record_of(hand, players={}, viewer="all")] * 3)
    >>> [piece.name for piece in pieces_in([text[:100], text[100:]])]
    ['1', '2', '3']
    """
    dividing = _Dividing()
    waiting = ""
    for block in blocks:
        text = waiting + block
        end = text.rfind("\n") + 1 or (len(text) if len(text) > _MOST else 0)
        waiting = text[end:]
        if end:
            yield from dividing.take(text[:end])
    yield from dividing.take(waiting, last=True)


class _Way(NamedTuple):
    """How the texts of a format are divided, and what is made of their hands."""

    texts: Callable[[str], Iterable[Text]]
    pieces: Callable[[Sequence[Text], str], Iterator[Piece]]
    backwards: bool = False


class _Dividing:
    """What is left of the text so far: what may go on in the next block, and how many lines there were before.

    What is left begins in line `before` + 1. Where it is a hand (`carried`) the lines that follow in the file may not
    be those that follow here: the heading of all hands stands above each, what belongs to none is left out.
    """

    def __init__(self) -> None:
        self.way: _Way | None = None
        self.left = ""
        self.before = 0
        self.carried = False
        self.seen = 0

    def take(self, block: str, *, last: bool = False) -> list[Piece]:
        """The hands that are complete with these lines."""
        gap = self.seen - self.before - self.left.count("\n")
        text = self.left + block
        self.seen += block.count("\n")
        text, begun = (text, "") if last else self._told(text)
        if not last and (self.way is None or self.way.backwards) and self._waits(text):
            self.left = text + begun
            return []
        try:
            found = self._divided(text, gap)
        except RecordError:
            if last or len(text) > _MOST:
                raise
            self.left = text + begun
            return []
        return found if last else self._kept(found, text, begun)

    def _told(self, text: str) -> tuple[str, str]:
        """The text before a summary that has not ended, and of that its first line and how many there are."""
        at = open_summary(text)
        first, _, more = text[at:].partition("\n")
        return text[:at], f"{first}\n" + "\n" * more.count("\n") if at < len(text) else ""

    def _waits(self, text: str) -> bool:
        """Whether more has to be read before anything can be said of it."""
        if self.way is None:
            if len(without_summaries(text).strip()) < _TELLING:
                return True
            self.way = _way(text)
        if self.way.backwards and len(text) > _MOST_BACKWARDS:
            raise RecordError(Mistake("records-too-long-backwards", most=_MOST_BACKWARDS >> 20))
        return self.way.backwards

    def _divided(self, text: str, gap: int) -> list[Piece]:
        if self.way is None:
            self.way = _way(text)
        text = without_summaries(text)
        texts = [
            each._replace(line=self.before + each.line + (0 if self.carried and not at else gap))
            for at, each in enumerate(self.way.texts(text))
        ]
        return list(self.way.pieces(texts, text))

    def _kept(self, found: list[Piece], text: str, begun: str) -> list[Piece]:
        """All but the last hand, which may go on."""
        hand = found[-1]
        if len(found) == 1 or hand.text is found[0].text:
            cut = len(text) > _MOST
            self.left = text[: text.rfind("\n", 0, _MOST) + 1 or _MOST] + begun if cut else text + begun
            self.carried = self.carried or cut
            return []
        self.before = hand.line - 1
        self.left = (hand.text if hand.text.endswith("\n") else hand.text + "\n") + begun
        self.carried = True
        return found[:-1]


def _way(text: str) -> _Way:
    found = format_of(text)
    if found in SITES:
        site = SITES[found]
        return _Way(site.texts, partial(_of_site, site), site.backwards)
    return _WAYS[found]


def _texts_of_phh(text: str) -> Iterator[Text]:
    for part in parts(text):
        yield Text(None, *part)


def _of_phh(texts: Sequence[Text], text: str) -> Iterator[Piece]:
    if not texts:
        raise RecordError(Mistake("records-empty"))
    found = [Part(each.line, each.text) for each in texts]
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


def _of_site(site: Site, texts: Sequence[Text], _: str) -> Iterator[Piece]:
    for hand in texts:
        number = hand.name or ""
        # Of more digits than any site counts Python would make no number.
        name = int(number) if number.isascii() and number.isdigit() and len(number) < 100 else hand.name
        yield Piece(name, partial(read_one, site, hand), hand.line, hand.text)


def _texts_of_json(text: str) -> Iterator[Text]:
    lines = text.strip().splitlines()
    # One hand a line; a single hand may be laid out over many.
    second = next((line for line in lines[1:] if line.strip()), "")
    parts = lines if second.lstrip().startswith("{") else [text]
    for number, part in enumerate(parts, 1):
        if part.strip():
            yield Text(None, number, part)


def _of_json(texts: Sequence[Text], _: str) -> Iterator[Piece]:
    several = len(texts) > 1 or any(each.line > 1 for each in texts)
    for _name, line, text in texts:
        yield Piece(line, partial(_whole, text, line if several else None), line, text)


def _whole(text: str, line: int | None) -> Played:
    try:
        whole = read_json(text)
        hand = whole.hand()
        record = record_of(hand, players=whole.names, viewer="all")
    except Mistake as mistake:
        raise RecordError(mistake, line=line) from mistake
    return Played(record, hand, None if hand.over else stopped(record, hand), {})


_WAYS: Final[Mapping[str, _Way]] = MappingProxyType(
    {"phh": _Way(_texts_of_phh, _of_phh), "json": _Way(_texts_of_json, _of_json)}
)
