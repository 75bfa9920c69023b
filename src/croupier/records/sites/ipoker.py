"""The hand histories of the iPoker network: XML, one session with its hands, read tag by tag for what it names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.records.record import RecordError
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import amount
from croupier.records.sites.opening import opening
from croupier.records.sites.posting import seated
from croupier.records.sites.reading import ONLINE, Site, Text
from croupier.records.sites.tags import Tag, Tagged, hands_in, unknown
from croupier.records.sites.told import Said, Seat, Told

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.records.sites.grammar import Opening

NAME: Final = "iPoker"
_GAME: Final = re.compile(r"<game gamecode=\"(?P<number>[^\"]*)\"")
_STAKES: Final = re.compile(rf"(?P<small>{A}|\D?\d[\d.,]*)\s*/\s*(?P<big>{A}|\D?\d[\d.,]*)")
_CARD: Final = re.compile(r"([CDHScdhs])(10|[2-9TJQKA])")
_BETTING: Final = {
    "NL": "no limit",
    "SL": "no limit",
    "БЛ": "no limit",
    "PL": "pot limit",
    "L": "limit",
    "LH": "limit",
}

_PARTS: Final = re.compile(r"\d[.,]\d{1,2}(?!\d)")

_KINDS: Final[Mapping[str, str]] = {
    "0": "fold",
    "1": "small-blind",
    "2": "big-blind",
    "3": "call",
    "4": "check",
    "5": "bet",
    "6": "raise",
    "7": "put",
    "8": "away",
    "9": "away",
    "15": "ante",
    "16": "bring-in",
    "23": "raise",
}
"""What a player did, by the number that the text gives it."""


def _begins(text: str) -> bool:
    return "<session" in text[:200] and "sessioncode" in text[:200]


def _texts(text: str) -> Iterator[Text]:
    return hands_in(text, _GAME, NAME)


def _told(text: Text) -> Told:
    return _Reading(text).told()


class _Reading(Tagged):
    """One hand with the session above it."""

    def told(self) -> Told:
        at = next((at for at, tag in enumerate(self.tags) if tag.tag == "game"), 0)
        about = {tag.tag: tag.text for tag in self.tags[:at] if tag.text}
        self.first = self.tags[at].line
        try:
            opened = self.opening(about, self.tags[at:])
            self.money = opened.heading.money
            seats = [self.seat(tag) for tag in self.tags if tag.tag == "player" and tag.named.get("name")]
            self.names = seated(seats)
        except (Mistake, ValueError) as error:
            raise RecordError(
                error if isinstance(error, Mistake) else unknown(self.tags[at], NAME), line=self.first
            ) from error
        said = self.all_said(self.tags[at:])
        dealers = {tag.named.get("name", "").strip() for tag in self.tags if tag.named.get("dealer") == "1"}
        button = next((seat.seat for seat in seats if seat.name in dealers), 0)
        away = {each.seat for each in said if each.kind == "away"}
        seats = [seat._replace(out=seat.seat in away) for seat in seats]
        said = [each for each in said if each.kind != "away"]
        return Told(opened.heading, replace(opened.table, button=button), seats, said, self.lines)

    def all_said(self, tags: list[Tag]) -> list[Said]:
        try:
            return list(self.said(tags))
        except Mistake as mistake:
            if isinstance(mistake, RecordError):
                raise
            raise RecordError(mistake, line=self.first) from mistake

    def opening(self, about: Mapping[str, str], tags: list[Tag]) -> Opening:
        words = about.get("gametype", "")
        stakes = _STAKES.search(words)
        event = about.get("tournamentname") or about.get("tournamentcode")
        posted = {
            tag.named["type"]: tag.named.get("sum", "") for tag in tags if tag.named.get("type") in ("1", "2")
        }
        told = (stakes["small"], stakes["big"]) if stakes else (posted.get("1", ""), posted.get("2", ""))
        if event:
            told = posted.get("1", told[0]), posted.get("2", told[1])
            told = told if any(told) else _stud_bets(tags)
        game = words[: stakes.start()] if stakes else words
        letters = next((word for word in game.split()[::-1] if word in _BETTING), "")
        when = next((tag.text for tag in tags if tag.tag == "startdate"), "")
        plain = re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", when)
        return opening(
            NAME,
            {
                "number": self.number,
                # A game that is named by its betting alone is Omaha.
                "game": game if len(game.split()) > 1 or letters != "PL" else "Omaha PL",
                "betting": _BETTING.get(letters, ""),
                "stakes": "|".join(each for each in told if each),
                "event": event,
                "cents": "cents" if event and _PARTS.search(_amounts(tags)) else None,
                "buy_in": about.get("buyin"),
                "table": about.get("tablename"),
                "when": when if plain else None,
            },
        )

    def seat(self, tag: Tag) -> Seat:
        seat = tag.named.get("seat", "")
        if not (seat.isascii() and seat.isdigit()):
            raise RecordError(unknown(tag, NAME), line=tag.line)
        return Seat(int(seat), tag.named["name"].strip(), self.chips(tag, "chips"), out=False)

    def chips(self, tag: Tag, name: str) -> int:
        text = tag.named.get(name, "")
        return amount(text, self.money) if re.search(r"\d", text) else 0

    def said(self, tags: list[Tag]) -> Iterator[Said]:
        """Round by round: cards first, then what was done, by its number; at the end who opened and who won."""
        bets: Counter[int] = Counter()
        held: dict[int, list[str]] = {}
        live = set(self.names.values())
        for number, part in _rounds(tags):
            if number >= 2:
                bets.clear()
            yield from self.dealt(number, part, held)
            for tag in sorted([tag for tag in part if tag.tag == "action"], key=_order):
                seat = self.names.get(tag.named.get("player", "").strip())
                if seat is None:
                    raise RecordError(unknown(tag, NAME), line=tag.line)
                each = self.action(tag, seat, bets)
                if each.kind in ("fold", "away"):
                    live.discard(seat)
                yield each
        yield from self.ended(tags, live, held)

    def dealt(self, number: int, part: list[Tag], held: dict[int, list[str]]) -> Iterator[Said]:
        cards = [tag for tag in part if tag.tag == "cards"]
        board = next((tag for tag in cards if not tag.named.get("player")), None)
        if board is not None:
            yield Said(board.line, "street", cards=_cards(board.text))
        elif number >= 2 and cards:
            yield Said(cards[0].line, "street", what=cards[0].named.get("type", ""))
        for tag in cards:
            seat = self.names.get(tag.named.get("player", "").strip())
            if seat is not None and tag.text:
                held.setdefault(seat, []).extend(tag.text.split())
                yield Said(tag.line, "dealt", seat, cards=_cards(tag.text), number=1)

    def action(self, tag: Tag, seat: int, bets: Counter[int]) -> Said:
        kind, chips = _KINDS.get(tag.named.get("type", "")), self.chips(tag, "sum")
        if kind is None:
            raise RecordError(unknown(tag, NAME), line=tag.line)
        highest = max(bets.values(), default=0)
        if kind in ("fold", "check", "ante", "away"):
            return Said(tag.line, kind, seat, chips if kind == "ante" else 0)
        total = chips if kind in ("raise", "bet") else bets[seat] + chips
        if kind == "put":
            kind = "call" if total <= highest else "raise"
        bets[seat] = total
        if kind in ("raise", "bet"):
            return Said(tag.line, kind, seat, total, number=total - highest)
        return Said(tag.line, kind, seat, chips)

    def ended(self, tags: list[Tag], live: set[int], held: Mapping[int, list[str]]) -> Iterator[Said]:
        last = tags[-1].line
        live &= held.keys()
        if len(live) > 1:
            yield Said(last, "street", what="SHOW DOWN")
            for seat in sorted(live):
                known = bool(held.get(seat)) and all(_CARD.fullmatch(card) for card in held[seat])
                cards = _cards(" ".join(held[seat])) if known else ()
                yield Said(last, "show" if known else "muck", seat, cards=cards)
        for tag in tags:
            if (
                tag.tag == "player"
                and tag.named.get("name", "").strip() in self.names
                and self.chips(tag, "win")
            ):
                yield Said(last, "collect", self.names[tag.named["name"].strip()], self.chips(tag, "win"))


def _amounts(tags: list[Tag]) -> str:
    return " ".join([tag.named.get(name, "") for tag in tags for name in ("sum", "chips", "win")])


def _stud_bets(tags: list[Tag]) -> tuple[str, str]:
    """The bets of an event in stud, which only what was bet tells: on two streets the smaller, then the larger."""
    for number, part in _rounds(tags):
        for tag in sorted([tag for tag in part if tag.tag == "action"], key=_order):
            if tag.named.get("type") in ("5", "23"):
                bet = float(_figures(tag.named.get("sum", "")))
                return (f"{bet:g}", f"{2 * bet:g}") if number <= 3 else (f"{bet / 2:g}", f"{bet:g}")
    brought = next((tag.named.get("sum", "") for tag in tags if tag.named.get("type") == "16"), "")
    bet = 2 * float(_figures(brought))
    return (f"{bet:g}", f"{2 * bet:g}") if bet else ("", "")


def _figures(text: str) -> str:
    return re.sub(r"[^\d.]", "", text.replace(",", "")).strip(".") or "0"


def _rounds(tags: list[Tag]) -> Iterator[tuple[int, list[Tag]]]:
    number, part = 0, list[Tag]()
    for tag in tags:
        if tag.tag == "round":
            yield number, part
            found = tag.named.get("no", "")
            number, part = int(found) if found.isdecimal() else number + 1, []
        else:
            part.append(tag)
    yield number, part


def _order(tag: Tag) -> int:
    number = tag.named.get("no", "")
    return int(number) if number.isdecimal() else 0


def _cards(text: str) -> Cards:
    """Cards with their suit before them; those that are not known are left out.

    >>> from croupier.cards import show
    >>> show(_cards("D7 C10 X"))
    '7dTc'
    """
    return parse("".join(rank.replace("10", "T") + suit.lower() for suit, rank in _CARD.findall(text)))


SITE: Final = Site(NAME, _begins, _texts, _told, lambda _: ONLINE)
