"""The hand histories of the Merge network: tags, a round each, whose players are named by their seats."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake
from croupier.records.record import RecordError
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import amount, cards, figures
from croupier.records.sites.opening import opening
from croupier.records.sites.reading import ONLINE, Site, Text
from croupier.records.sites.tags import Tag, Tagged, hands_in, unknown
from croupier.records.sites.told import Said, Seat, Told

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.records.sites.grammar import Opening

NAME: Final = "Merge"
_GAME: Final = re.compile(r"<game id=\"(?P<number>[^\"]*)\"")
_ABOUT: Final = re.compile(r"<description [^>]*>")
_STAKES: Final = re.compile(rf"(?P<small>{A})/(?P<big>{A})")
_GAMES: Final = {"2-7 lowball": "2-7 triple draw", "a-5 lowball": "A-5 triple draw", "5-draw": "5 card draw"}
"""What the network calls otherwise than others do."""

_OF_HORSE: Final = {
    **dict.fromkeys(("2", "23"), "Holdem"),
    **dict.fromkeys(("35", "37"), "Omaha H/L8"),
    **dict.fromkeys(("39", "41"), "7-Stud"),
    **dict.fromkeys(("43", "45"), "7-Stud H/L8"),
    **dict.fromkeys(("47", "49"), "Razz"),
}
"""The games of a mix by the number that a hand of it names."""

_KINDS: Final[Mapping[str, str]] = {
    "ANTE": "ante",
    "SMALL_BLIND": "small-blind",
    "BIG_BLIND": "big-blind",
    "INITIAL_BLIND": "missed-blind",
    "BRING_IN": "bring-in",
    "FOLD": "fold",
    "CHECK": "check",
    "CALL": "call",
    "BET": "bet",
    "RAISE": "raise",
    "COMPLETE": "raise",
    "ALL_IN": "put",
    "DRAW": "discard",
    "SHOW": "nothing",
    "MUCK": "nothing",
}
_PASSED_OVER: Final = frozenset(
    {
        "CHAT",
        "PLAYER_OUT",
        "DISCONNECTED",
        "RECONNECTED",
        "LEAVE",
        "RABBIT",
        "SIT_OUT",
        "SIT_IN",
        "TIMEOUT",
        "JOIN",
    }
)
_DRAWS: Final = frozenset({"FIRST_DRAW", "SECOND_DRAW", "THIRD_DRAW", "DRAW"})
_FIRST: Final = ("", "BLINDS", "PREFLOP", "PRE_FIRST_DRAW", "BRING_IN", "THIRD_STREET")
"""The rounds of the first street."""

_SIZES: Final = {
    "THIRD_STREET": "small",
    "FOURTH_STREET": "fourth",
    "FIFTH_STREET": "big",
    "SIXTH_STREET": "big",
    "SEVENTH_STREET": "big",
    "RIVER": "big",
}
"""Which of the two bets the streets of stud are played for."""

_SHOWN: Final = {"SHOWN": "show", "MUCKED": "mucked"}


def _begins(text: str) -> bool:
    return "<description type=" in text[:400]


def _texts(text: str) -> Iterator[Text]:
    return hands_in(text, _GAME, NAME, _ABOUT)


def _told(text: Text) -> Told:
    return _Reading(text).told()


class _Reading(Tagged):
    """One hand with its description above it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.held: dict[int, Cards] = {}
        self.bets: Counter[int] = Counter()
        self.totals = frozenset[str]()

    def told(self) -> Told:
        try:
            opened = self.opening()
            self.money = opened.heading.money
            seats = [self.seat(tag) for tag in self.tags if tag.tag == "player"]
            self.seats = {seat.seat: seat.chips for seat in seats}
            self.totals = self.says_totals()
            said = list(self.said())
        except Mistake as mistake:
            if isinstance(mistake, RecordError):
                raise
            raise RecordError(mistake, line=self.first) from mistake
        dealer = next((tag.named.get("dealer", "") for tag in self.tags if tag.tag == "players"), "")
        button = int(dealer) + 1 if dealer.isdecimal() else 0
        return Told(opened.heading, replace(opened.table, button=button), seats, said, self.lines)

    def opening(self) -> Opening:
        about = next((tag.named for tag in self.tags if tag.tag == "description"), {})
        game = next((tag.named for tag in self.tags if tag.tag == "game"), {})
        words, _, event = about.get("type", "").partition(" Tournament")
        if words == "HORSE":
            words = _OF_HORSE.get(game.get("multigametype", ""), words)
        event = "Tournament" if "Tournament" in about.get("type", "") else event
        posted = {
            tag.named.get("type", ""): tag.named.get("amount", "") for tag in self.tags if tag.tag == "event"
        }
        stakes = _STAKES.search(about.get("stakes", ""))
        told = (posted.get("SMALL_BLIND", ""), posted.get("BIG_BLIND", "")) if event else ("", "")
        if not any(told) and stakes:
            told = stakes["small"], stakes["big"]
        elif event and not any(told):
            told = self.bets_made()
        when = re.fullmatch(r"(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)", game.get("starttime", ""))
        table = [*game.get("data", "").split("|"), "", ""][1]
        number = game.get("tablename") or table.partition(" (")[0]
        return opening(
            NAME,
            {
                "number": self.number,
                "game": _GAMES.get(words.lower(), words),
                "betting": about.get("stakes", "").partition("(")[0],
                "stakes": "|".join(each for each in told if each),
                "event": event or None,
                "table": number or None,
                "seats": game.get("seats"),
                "when": "{}-{}-{} {}:{}:{}".format(*when.groups()) if when else None,
            },
        )

    def bets_made(self) -> tuple[str, str]:
        """The bets of stud in an event, which nothing tells: what was bet first on a street that has one size."""
        first: dict[str, Decimal] = {}
        street = ""
        for tag in self.tags:
            if tag.tag == "round":
                street = tag.named.get("id", "")
            elif tag.tag == "event" and tag.named.get("type") in ("BET", "COMPLETE"):
                first.setdefault(_SIZES.get(street, ""), Decimal(figures(tag.named.get("amount", "")) or 0))
        # With an open pair fourth street may be bet double: the others are believed first.
        small = first.get("small") or first.get("big", Decimal()) / 2 or first.get("fourth", Decimal())
        return (str(small), str(2 * small)) if small else ("", "")

    def seat(self, tag: Tag) -> Seat:
        named = tag.named
        if not named.get("seat", "").isdecimal():
            raise RecordError(unknown(tag, NAME), line=tag.line)
        out = named.get("dealtin") == "false"
        return Seat(
            int(named["seat"]) + 1, named.get("nickname", "").strip(), self.chips(tag, "balance"), out
        )

    def chips(self, tag: Tag, name: str) -> int:
        text = tag.named.get(name, "")
        return amount(text, self.money) if re.search(r"\d", text) else 0

    def who(self, tag: Tag) -> int:
        player = tag.named.get("player", "")
        seat = int(player) + 1 if player.isdecimal() and len(player) < 4 else 0
        if seat not in self.seats:
            raise RecordError(unknown(tag, NAME), line=tag.line)
        return seat

    def said(self) -> Iterator[Said]:
        for name, part in self.rounds():
            told = [tag for tag in part if tag.tag == "cards"]
            if name not in _FIRST:
                self.bets.clear()
            if name == "SHOWDOWN":
                yield Said(part[0].line if part else self.first, "street", what="SHOW DOWN")
            elif name not in _DRAWS:
                yield from self.dealt(told)
            for tag in part:
                if tag.tag == "event" and tag.named.get("type") not in _PASSED_OVER:
                    yield self.event(tag, told)
                elif tag.tag == "winner":
                    kind = "return" if tag.named.get("uncalled") == "true" else "collect"
                    yield Said(tag.line, kind, self.who(tag), self.chips(tag, "amount"))
            if name in _DRAWS:
                yield from self.dealt(told)
            for tag in told:
                if shown := _SHOWN.get(tag.named.get("type", "")):
                    yield Said(tag.line, shown, self.who(tag), cards=_cards(tag))

    def rounds(self) -> Iterator[tuple[str, list[Tag]]]:
        name, part = "", list[Tag]()
        for tag in self.tags:
            if tag.tag == "round":
                yield name, part
                name, part = tag.named.get("id", ""), []
            else:
                part.append(tag)
        yield name, part

    def dealt(self, told: list[Tag]) -> Iterator[Said]:
        """The cards of a round: of a hand that is told whole each time, those that are new."""
        board = next((tag for tag in told if tag.named.get("type") == "COMMUNITY"), None)
        if board is not None:
            yield Said(board.line, "street", cards=_cards(board))
        elif told:
            yield Said(told[0].line, "street", what="round")
        for tag in told:
            if tag.named.get("type") in ("HOLE", "DRAW_DRAWN_CARDS"):
                seat, found = self.who(tag), _cards(tag)
                new = tuple([card for card in found if card not in self.held.get(seat, ())])
                self.held[seat] = found
                if new:
                    yield Said(tag.line, "dealt", seat, cards=new, number=1)

    def event(self, tag: Tag, told: list[Tag]) -> Said:
        kind = _KINDS.get(tag.named.get("type", ""))
        if kind is None:
            raise RecordError(unknown(tag, NAME), line=tag.line)
        seat, chips = self.who(tag), self.chips(tag, "amount")
        if kind == "discard":
            return self.thrown(tag, seat, told)
        if kind in ("ante", "fold", "check", "nothing"):
            return Said(tag.line, kind, seat, chips)
        highest, before = max(self.bets.values(), default=0), self.bets[seat]
        total = chips + (0 if kind in self.totals else self.bets[seat])
        if kind == "put":
            kind = "call" if total <= highest else "raise"
        self.bets[seat] = total
        if kind in ("bet", "raise"):
            return Said(tag.line, kind, seat, total, number=total - highest)
        return Said(tag.line, kind, seat, total - before)

    def says_totals(self) -> frozenset[str]:
        """Which kinds are told with what their player had put in before: raises, all-ins or both, as the calls say."""
        ways = [frozenset(way) for way in (("raise", "put"), ("raise",), ("put",), ())]
        return max(ways, key=self.agreeing)

    def agreeing(self, totals: frozenset[str]) -> int:
        """How many calls agree with amounts that are told so; what cannot be counts against it."""
        bets: Counter[int] = Counter()
        found = 0
        for name, part in self.rounds():
            if name not in _FIRST:
                bets.clear()
            for tag in part:
                kind = _KINDS.get(tag.named.get("type", "")) if tag.tag == "event" else None
                if kind in (None, "ante", "fold", "check", "nothing", "discard"):
                    continue
                seat, chips = self.who(tag), self.chips(tag, "amount")
                total = chips + (0 if kind in totals else bets[seat])
                if kind == "call":
                    found += total == max(bets.values(), default=0)
                found -= 5 * (total > self.seats[seat] or total < bets[seat])
                bets[seat] = total
        return found

    def thrown(self, tag: Tag, seat: int, told: list[Tag]) -> Said:
        """What was thrown away: the cards that are not in the hand any more, or so many."""
        text = tag.named.get("text", "")
        if not text.isdecimal():
            raise RecordError(unknown(tag, NAME), line=tag.line)
        after = next((each for each in told if each.named.get("player") == tag.named.get("player")), None)
        kept = _cards(after) if after is not None else ()
        gone = tuple([card for card in self.held.get(seat, ()) if card not in kept]) if kept else ()
        return Said(tag.line, "discard", seat, cards=gone if len(gone) == int(text) else (), number=int(text))


def _cards(tag: Tag) -> Cards:
    return cards(tag.named.get("cards", ""))


SITE: Final = Site(NAME, _begins, _texts, _told, lambda _: ONLINE)
