"""The logs of the Annual Computer Poker Competition: a hand is one line, its game one of a few that have names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.records.games import variant_named
from croupier.records.record import RecordError
from croupier.records.sites.money import Money
from croupier.records.sites.reading import ONLINE, Site, Text
from croupier.records.sites.told import Heading, Said, Seat, TableLine, Told

if TYPE_CHECKING:
    from croupier.cards import Cards

NAME: Final = "ACPC"
_STATE: Final = re.compile(
    r"^STATE:(?P<number>\d+):(?P<betting>[cfr\d/]*):(?P<cards>[2-9TJQKAcdhs|/]*):(?P<won>[-\d.|]+):(?P<names>[^:\n]+)$",
    re.MULTILINE,
)
_GAME: Final = re.compile(r"^#.*?\b(?P<game>holdem\.\S*?)\.game\b", re.MULTILINE)
_ACTION: Final = re.compile(r"c|f|r\d*")
_PARTS: Final = 100
"""Chips are halved where a pot is split: a hundred parts of each."""


class _Terms(NamedTuple):
    """A game of the competition: the blinds by position, the stacks, and the two bets where they are fixed."""

    variant: str
    blinds: tuple[int, ...]
    stack: int
    bets: tuple[int, int] = (0, 0)
    raises: int = 0


# Stacks of limit games never run out: they hold more than three raises and four times four of them cost.
_TERMS: Final[Mapping[str, _Terms]] = {
    "holdem.limit.2p.reverse_blinds": _Terms("fl-holdem", (10, 5), 240, (10, 20)),
    "holdem.limit.3p": _Terms("fl-holdem", (5, 10, 0), 240, (10, 20)),
    "holdem.nolimit.2p.reverse_blinds": _Terms("nl-holdem", (100, 50), 20_000),
    "holdem.nolimit.3p": _Terms("nl-holdem", (50, 100, 0), 20_000),
}


def _begins(text: str) -> bool:
    return bool(_STATE.search(text[:8_000]))


def _texts(text: str) -> Iterator[Text]:
    text = text.lstrip("\ufeff").replace("\r\n", "\n")
    game = _GAME.search(text)
    above = f"# {game['game']}.game" if game else "#"
    line, at = 1, 0
    for found in _STATE.finditer(text):
        line += text.count("\n", at, found.start())
        at = found.start()
        # A hand by itself says too of what game it is.
        yield Text(found["number"], line - 1, f"{above}\n{found[0]}\n")


def _told(text: Text) -> Told:
    found = _STATE.search(text.text)
    line = text.line + 1
    try:
        if found is None:
            raise Mistake("records-site-no-heading", site=NAME, text=text.text[:80])
        return _Hand(found, _GAME.search(text.text), line).told()
    except Mistake as mistake:
        raise RecordError(mistake, line=line) from mistake


class _Hand:
    """One line of a log. Who is named first sits in the first seat; of two he has the big blind and acts second."""

    def __init__(self, found: re.Match[str], game: re.Match[str] | None, line: int) -> None:
        self.found = found
        self.line = line
        self.names = found["names"].split("|")
        self.players = len(self.names)
        betting = found["betting"]
        limit = not re.search(r"r\d", betting)
        usual = f"holdem.{'limit' if limit else 'nolimit'}.{self.players}p" + (
            ".reverse_blinds" * (self.players == 2)
        )
        terms = _TERMS.get(game["game"] if game else usual)
        if terms is None or len(terms.blinds) != self.players:
            raise Mistake("records-site-no-game", game=game["game"] if game else usual)
        self.terms = terms
        self.variant = variant_named(terms.variant)
        self.money = Money(_PARTS)
        self.said: list[Said] = []
        self.bets: Counter[int] = Counter()
        self.paid: Counter[int] = Counter()
        self.live = list(range(1, self.players + 1))

    def told(self) -> Told:
        terms = self.terms
        small, big = terms.bets if terms.bets[0] else sorted(terms.blinds)[-2:]
        about: dict[str, Any] = {"hand": int(self.found["number"]), "_site": NAME}
        heading = Heading(
            self.variant,
            self.money,
            small * _PARTS,
            big * _PARTS,
            button_blind=False,
            tournament=False,
            about=about,
        )
        seats = [Seat(seat, name, terms.stack * _PARTS, out=False) for seat, name in enumerate(self.names, 1)]
        self.say_all()
        # Of two the button has the small blind, of three it is the third.
        button = 2 if self.players == 2 else self.players
        return Told(
            heading, TableLine("", self.players, button), seats, self.said, {self.line: self.found[0]}
        )

    def say(self, kind: str, seat: int = 0, chips: int = 0, **more: Any) -> None:
        self.said.append(Said(self.line, kind, seat, chips * _PARTS, **more))

    def say_all(self) -> None:
        order = sorted(range(1, self.players + 1), key=lambda seat: self.terms.blinds[seat - 1] or 10**9)
        for seat, kind in zip(order, ("small-blind", "big-blind"), strict=False):
            self.say(kind, seat, self.terms.blinds[seat - 1])
            self.pay(seat, self.terms.blinds[seat - 1])
        holes, *boards = self.found["cards"].split("/")
        hands = dict(enumerate(map(_cards, holes.split("|")), 1))
        for seat, cards in hands.items():
            self.say("dealt", seat, cards=cards)
        for street, actions in enumerate(self.found["betting"].split("/")):
            if street:
                cards = _cards(boards[street - 1]) if street <= len(boards) else ()
                if cards:
                    self.say("street", cards=cards)
                self.bets.clear()
            self.street(street, _ACTION.findall(actions))
        self.end(hands)

    def street(self, street: int, actions: Sequence[str]) -> None:
        turn = self.first(street)
        for action in actions:
            acting = [seat for seat in self.live if self.paid[seat] < self.terms.stack]
            if not acting:
                raise Mistake("records-site-no-line", text=action, site=NAME)
            seat = next((seat for seat in acting if seat >= turn), acting[0])
            self.act(street, seat, action)
            turn = seat + 1

    def first(self, street: int) -> int:
        """The seat that acts first: behind the blinds, and later the first from the first seat on."""
        if self.players == 2:
            return 2 if street == 0 else 1
        return 3 if street == 0 else 1

    def act(self, street: int, seat: int, action: str) -> None:
        highest = max(self.bets.values(), default=0)
        if action == "f":
            self.say("fold", seat)
            self.live.remove(seat)
        elif action == "c":
            owed = highest - self.bets[seat]
            self.say("call" if owed else "check", seat, owed)
            self.pay(seat, owed)
        else:
            before = self.paid[seat] - self.bets[seat]
            # A raise without limit names all that its player has put in since the deal.
            total = int(action[1:]) - before if action[1:] else highest + self.terms.bets[street > 1]
            self.say("raise" if highest else "bet", seat, total, number=(total - highest) * _PARTS)
            self.pay(seat, total - self.bets[seat])

    def pay(self, seat: int, chips: int) -> None:
        self.bets[seat] += chips
        self.paid[seat] += chips

    def end(self, hands: Mapping[int, Cards]) -> None:
        won = self.found["won"].split("|")
        if len(won) != self.players:
            raise Mistake("records-site-no-line", text=self.found["won"][:80], site=NAME)
        if len(self.live) > 1:
            self.say("street", what="SHOW DOWN")
            for seat in self.live:
                self.say("show" if hands.get(seat) else "muck", seat, cards=hands.get(seat, ()))
        called = sorted(self.paid.values())[-2]
        # Nobody takes a rake here.
        self.say("pot", chips=sum([min(paid, called) for paid in self.paid.values()]))
        for seat, net in enumerate(won, 1):
            got = self.money.read(net.removeprefix("-")) * (-1 if net.startswith("-") else 1)
            got += min(self.paid[seat], called) * _PARTS
            if got:
                self.said.append(Said(self.line, "collect", seat, got))


def _cards(text: str) -> Cards:
    return parse(text) if text else ()


SITE: Final = Site(NAME, _begins, _texts, _told, lambda _: ONLINE)
