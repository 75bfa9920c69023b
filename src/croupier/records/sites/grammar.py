"""How a site writes a hand, as data: patterns of lines, and one reader for all who have them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.records.record import RecordError
from croupier.records.sites.money import Money
from croupier.records.sites.posting import seated
from croupier.records.sites.reading import ONLINE, Site, Text
from croupier.records.sites.told import Heading, Said, Seat, TableLine, Told

if TYPE_CHECKING:
    from croupier.cards import Cards

ANY_AMOUNT: Final = (
    r"(?:[A-Z]{0,3}[$€£¥₽]|[A-Z]{3} )? ?\d[\d,.'\u00a0\u202f ]*(?: ?[$€£¥₽]| ?(?:USD|EUR|GBP|SEK|chips)\b)?"
)
"""An amount as sites write them, as a part of a regular expression: a sign before or behind, thousands set apart."""

_CARDS: Final = re.compile(r"([2-9TJQKA]|10)\s?([cdhsCDHS♣♦♥♠])")
_BLANK: Final = " \t\ufffd\x00"
"""What a line may hold and say nothing: the bytes of a broken encoding too."""
_SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
_DECIMALS: Final = re.compile(r"[.,](\d{1,2})$")


class Opening(NamedTuple):
    """What stands above the seats of a hand."""

    heading: Heading
    table: TableLine


class Grammar(NamedTuple):
    """How a site writes.

    A hand begins where `begins` matches, whose group `number` is its own. `opening` reads what stands above the seats.
    A seat is a line that `seat` matches before the first that deals: groups `seat`, `name`, `chips`, `out` (sitting
    out), `button`. `lines` are the kinds of lines that say something, tried in order: groups `name`, then of a forced
    bet or a call `amount`, of a raise its total (`to`), what it adds to the bet (`by`) or what the player put in
    (`put`); `cards`, `count`; of a street `board`; of a summary `rake`, `fee`. Kinds are those of `Said`, and `put`
    (chips put in, whatever that makes), `put-blind` (the same, a blind's before the cards), `card` (one of those a
    player is dealt), `dead-bet`, `away` (who does nothing else sits out), `button` (`seat` or `name`), `collected`
    (what the summary tells of a winner; so does the group `won` of another line), `total` (a pot whose rake is not all
    told), `board` (what the summary tells of it: it counts where no street does). What `asides` matches says nothing of
    the hand.
    `in_order` gives the seats their numbers where those of the site do not go round.
    """

    name: str
    begins: re.Pattern[str]
    opening: Callable[[Sequence[tuple[int, str]]], Opening]
    seat: re.Pattern[str]
    lines: tuple[tuple[str, re.Pattern[str]], ...]
    asides: re.Pattern[str]
    in_order: Callable[[list[Seat]], list[Seat]] = list


def amount(text: str, money: Money) -> int:
    """Cents or chips of an amount, whichever sign marks its decimals.

    >>> amount("1 234,50€", Money(100)), amount("$1,728.25", Money(100)), amount("1,170", Money(1))
    (123450, 172825, 1170)
    >>> amount("$0.00", Money(1))
    0
    """
    return money.read(figures(text))


def figures(text: str) -> str:
    """An amount in figures alone, a point before its decimals; empty where there are none.

    >>> [figures(text) for text in ("1 234,50€", "$1,728.25", "1,170", "nothing")]
    ['1234.50', '1728.25', '1170', '']
    """
    plain = re.sub(r"[^\d.,]", "", text).rstrip(".,")
    decimals = _DECIMALS.search(plain)
    whole = re.sub(r"\D", "", plain[: decimals.start()] if decimals else plain)
    return f"{whole or 0}.{decimals[1]}" if decimals else whole


def cards(text: str) -> Cards:
    """The cards of a text, however they are set apart; what is no card is passed over.

    >>> from croupier.cards import show
    >>> show(cards("[ Td, 10h ]")), show(cards("X X 8h"))
    ('TdTh', '8h')
    """
    found = _CARDS.findall(text)
    return parse(
        "".join(f"{rank.replace('10', 'T')}{_SUITS.get(suit, suit.lower())}" for rank, suit in found)
    )


def site(grammar: Grammar) -> Site:
    """A site that writes by a grammar."""
    return Site(
        grammar.name,
        lambda text: bool(grammar.begins.search(text[:4_000])),
        partial(_texts, grammar),
        lambda text: told_in(grammar, enumerate(text.text.splitlines(), text.line)),
        lambda _: ONLINE,
    )


def told_in(grammar: Grammar, lines: Iterable[tuple[int, str]]) -> Told:
    """What the lines of a hand tell, each with its number. Raises `RecordError` with the line that is not known."""
    return _Reading(grammar, lines).told()


def _texts(grammar: Grammar, text: str) -> Iterator[Text]:
    text = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\u00a0", " ").replace("\u202f", " ")
    starts = [(found.start(), found["number"]) for found in grammar.begins.finditer(text)]
    if not starts:
        raise RecordError(Mistake("records-site-no-hand", site=grammar.name))
    before = text[: starts[0][0]]
    if any(line.strip() and not grammar.asides.search(line) for line in before.splitlines()):
        yield Text(None, 1, before)
    line = 1 + before.count("\n")
    for (start, number), end in zip(starts, [*(at for at, _ in starts[1:]), len(text)], strict=True):
        yield Text(number, line, text[start:end])
        line += text.count("\n", start, end)


class _Reading:
    """One hand of a site: every problem is told with the line it stands in."""

    def __init__(self, grammar: Grammar, lines: Iterable[tuple[int, str]]) -> None:
        self.grammar = grammar
        self.lines = [(number, stripped) for number, line in lines if (stripped := line.strip(_BLANK))]
        self.first = self.lines[0][0] if self.lines else 1

    def told(self) -> Told:
        try:
            heading, table = self.grammar.opening(self.lines)
            seats, after, button = self.seats(heading.money)
            names = seated(seats)
        except Mistake as mistake:
            raise RecordError(mistake, line=self.first) from mistake
        said = _Lines(self.grammar, names, heading.money, silent=not self.says_cards(after))
        button = self.button(after, names) or button or table.button
        if heading.tournament and heading.variant.has_button and not self.says(after, _BLINDS):
            for kind, seat, chips in _unsaid(heading, button, seats):
                said.post(self.first, kind, seat, chips)
        for number, line in after:
            try:
                said.read(number, line)
            except Mistake as mistake:
                raise RecordError(mistake, line=number) from mistake
        seats, everything = _without_away(seats, said.all())
        return Told(heading, replace(table, button=button), seats, everything, dict(self.lines))

    def says(self, lines: Sequence[tuple[int, str]], kinds: frozenset[str]) -> bool:
        patterns = [pattern for kind, pattern in self.grammar.lines if kind in kinds]
        return any(pattern.match(line) for _, line in lines for pattern in patterns)

    def says_cards(self, lines: Sequence[tuple[int, str]]) -> bool:
        """Whether any line tells a street's cards: else the board stands in the summary alone."""
        patterns = [pattern for kind, pattern in self.grammar.lines if kind == "street"]
        found = [pattern.match(line) for _, line in lines for pattern in patterns]
        return any("cards" in each.re.groupindex for each in found if each)

    def button(self, lines: Sequence[tuple[int, str]], names: Mapping[str, int]) -> int:
        patterns = [pattern for kind, pattern in self.grammar.lines if kind == "button"]
        for _, line in lines:
            for pattern in patterns:
                if found := pattern.match(line):
                    parts = found.groupdict()
                    return names.get((parts.get("name") or "").strip()) or int(parts["seat"])
        return 0

    def seats(self, money: Money) -> tuple[list[Seat], list[tuple[int, str]], int]:
        """The seats, the lines that are none, and the button if a seat is marked by it."""
        dealing = {"dealt", "street"}
        seats: list[Seat] = []
        others: list[tuple[int, str]] = []
        button = 0
        open_ = True
        for number, line in self.lines:
            found = self.grammar.seat.match(line) if open_ else None
            if found is None:
                others.append((number, line))
                open_ = open_ and not any(
                    kind in dealing and pattern.match(line) for kind, pattern in self.grammar.lines
                )
                continue
            parts = found.groupdict()
            chips = amount(parts["chips"], money)
            seat = int(parts["seat"])
            if parts.get("button"):
                button = seat
            seats.append(Seat(seat, (parts["name"] or "").strip(), chips, bool(parts.get("out"))))
        ordered = self.grammar.in_order(seats)
        if ordered != seats:
            button = next(
                (
                    seat.seat
                    for seat in ordered
                    for old in seats
                    if old.seat == button and seat.name == old.name
                ),
                0,
            )
        return ordered, others, button


def _without_away(seats: list[Seat], said: list[Said]) -> tuple[list[Seat], list[Said]]:
    """The seats and what was said, those out of it who were away from the beginning."""
    away = {each.seat for each in said if each.kind == "away"}
    away -= {each.seat for each in said if each.kind not in ("away", "nothing", "collect", "muck")}
    return (
        [seat._replace(out=True) if seat.seat in away else seat for seat in seats],
        [
            each._replace(kind="nothing") if each.kind == "away" or each.seat in away else each
            for each in said
        ],
    )


def _unsaid(heading: Heading, button: int, seats: Sequence[Seat]) -> Iterator[tuple[str, int, int]]:
    """The blinds of an event whose text tells none: kind, seat and chips, as the heading has them."""
    order = sorted(seat.seat for seat in seats if not seat.out)
    circle = [seat for seat in order if seat > button] + [seat for seat in order if seat <= button]
    small, big = (circle[-1], circle[0]) if len(circle) == 2 else circle[:2]
    chips = {seat.seat: seat.chips for seat in seats}
    yield "small-blind", small, min(heading.small, chips[small])
    yield "big-blind", big, min(heading.big, chips[big])


class _Lines:
    """The lines of one hand, whose players are known by name; it counts what each has bet on a street."""

    def __init__(self, grammar: Grammar, names: Mapping[str, int], money: Money, *, silent: bool) -> None:
        self.grammar = grammar
        self.names = names
        self.money = money
        self.said: list[Said] = []
        self._silent = silent
        self._dealt = False
        self._bets: Counter[int] = Counter()

    def read(self, number: int, line: str) -> None:
        for kind, pattern in self.grammar.lines:
            found = pattern.match(line)
            if not found:
                continue
            parts = {name: text for name, text in found.groupdict().items() if text is not None}
            name = parts.get("name", "").strip()
            if name and name not in self.names:
                continue
            self.take(number, kind, self.names.get(name, 0), parts)
            if "won" in parts:
                self.take(number, "collected", self.names.get(name, 0), {"amount": parts["won"]})
            return
        if not self.grammar.asides.search(line):
            raise Mistake("records-site-no-line", text=line[:80], site=self.grammar.name)

    def all(self) -> list[Said]:
        """What was said; of who won what, the summary where nothing else tells it."""
        told = any(each.kind == "collect" for each in self.said)
        return [
            each._replace(kind="nothing" if told else "collect") if each.kind == "collected" else each
            for each in self.said
        ]

    def post(self, number: int, kind: str, seat: int, chips: int) -> None:
        """A blind that the text does not tell."""
        self._bets[seat] += chips
        self.said.append(Said(number, kind, seat, chips))

    def take(self, number: int, kind: str, seat: int, parts: Mapping[str, str]) -> None:
        if kind == "button":
            return
        told = cards(parts.get("cards", ""))
        said = self._meant(
            Said(number, kind, seat, self.chips(parts, "amount"), told, all_in="all_in" in parts), parts
        )
        kind, chips = said.kind, said.amount
        if kind == "street":
            if said.cards or parts.get("new"):
                self._bets.clear()
            said = said._replace(what=parts.get("what", ""), number=int(parts.get("board") or 0))
        elif kind == "card":
            self.card(said)
            return
        elif kind in ("pot", "total"):
            said = said._replace(number=self.chips(parts, "rake") + self.chips(parts, "fee"))
        elif kind == "dead-blind":
            self._bets[seat] += chips
            self.said.append(said._replace(kind="missed-blind", amount=self.chips(parts, "dead")))
            said = said._replace(kind="missed-blind")
        elif kind == "discard":
            said = said._replace(number=int(parts.get("count") or 0))
        elif kind == "dealt":
            said = said._replace(number=parts.get("cards", "").count("[") or 1)
        elif kind in ("bet", "raise", "put"):
            said = self.raised(said, parts)
        elif kind in _BETS:
            self._bets[seat] += chips
        self.said.append(said)

    def _meant(self, said: Said, parts: Mapping[str, str]) -> Said:
        """What a line means by where it stands: what is put in before the cards is a blind, for one."""
        kind = said.kind
        if kind == "put-blind" and not self._dealt:
            small = any(each.kind == "small-blind" for each in self.said)
            kind = "big-blind" if small else "small-blind"
            said = said._replace(amount=self.chips(parts, "put"), all_in=True)
        elif kind == "put-blind":
            kind = "put"
        elif kind == "dead-bet":
            kind = "missed-blind"
        elif kind == "board" and not self._silent:
            kind = "nothing"
        if self._new_street(kind):
            self._bets.clear()
        self._dealt |= kind in ("dealt", "card")
        return said._replace(kind=kind)

    def _new_street(self, kind: str) -> bool:
        """Whether a street begins that no line tells: players are dealt more cards, or, of a board that only the
        summary tells, somebody bets."""
        if kind == "dealt":
            return bool(self.said) and self.said[-1].kind in _DECISIONS
        return kind == "bet" and self._silent

    def card(self, said: Said) -> None:
        """A card that is told by itself: of those dealt to a player on this street the next one."""
        for at in range(len(self.said) - 1, -1, -1):
            before = self.said[at]
            if before.kind == "street" and (before.cards or not before.what):
                break
            if before.kind == "dealt" and before.seat == said.seat:
                self.said[at] = before._replace(cards=before.cards + said.cards)
                return
        self.said.append(said._replace(kind="dealt", number=1))

    def raised(self, said: Said, parts: Mapping[str, str]) -> Said:
        """A bet, a raise, or chips put in: its total, and what it is if only the chips tell."""
        seat, bets = said.seat, self._bets
        highest = max(bets.values(), default=0)
        if "to" in parts:
            total = self.chips(parts, "to")
        elif "by" in parts:
            total = highest + self.chips(parts, "by")
        else:
            total = bets[seat] + (self.chips(parts, "put") or said.amount)
        kind = said.kind
        if kind == "put":
            kind = "call" if total <= highest else "raise"
        by = total - highest
        amount = total - bets[seat] if kind == "call" else total
        bets[seat] = total
        return said._replace(kind=kind, amount=amount, number=0 if kind == "call" else by)

    def chips(self, parts: Mapping[str, str], name: str) -> int:
        return amount(parts[name], self.money) if name in parts else 0


_DECISIONS: Final = frozenset({"fold", "check", "call", "bet", "raise"})
_BLINDS: Final = frozenset({"small-blind", "big-blind", "button-blind"})
_BETS: Final = frozenset(
    {
        "small-blind",
        "big-blind",
        "button-blind",
        "straddle",
        "both-blinds",
        "missed-blind",
        "bring-in",
        "call",
    }
)
