"""Russian Poker on a card: ordered rules over what a player sees; the first that fits is followed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from croupier.cards import Cards
from croupier.odds.house.hand_parts import made, suited
from croupier.odds.house.solution import Decision, Sight, Strategy
from croupier.pit import Game
from croupier.pit.category import (
    ACE_KING,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    QUADS,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    category,
)
from croupier.pit.russian.combinations import odds

_THREE, _FIVE, _SIX, _SEVEN, _NINE, _TEN, _JACK, _QUEEN, _KING, _ACE = 1, 3, 4, 5, 7, 8, 9, 10, 11, 12
_WHEEL: Final = 1 << _ACE | 15
_BUYS_FROM: Final = 4


@dataclass(frozen=True)
class _Hand:
    """What is seen of the first five cards: `up` is the rank of the open card."""

    cards: Cards
    up: int

    @cached_property
    def ranks(self) -> list[int]:
        return sorted([card >> 2 for card in self.cards], reverse=True)

    @property
    def top(self) -> int:
        return self.ranks[0]

    @cached_property
    def name(self) -> str:
        return category(self.cards)

    @property
    def alone(self) -> bool:
        """Whether nothing is made but, at best, ace-king."""
        return self.name in (HIGH_CARD, ACE_KING)

    @property
    def paired(self) -> int:
        """The rank of a pair; -1 where there is not just one."""
        return made(self.cards)[0] >> 2 if self.name == PAIR else -1

    @property
    def ace_king(self) -> bool:
        return _ACE in self.ranks and _KING in self.ranks

    @property
    def of_his(self) -> int:
        """How many cards of the open card's rank are held."""
        return self.ranks.count(self.up)

    @cached_property
    def fillers(self) -> list[int]:
        """The ranks that would fill a straight."""
        held = self._bits
        return [rank for rank in range(13) if not held >> rank & 1 and _run(held | 1 << rank, 5)]

    @property
    def to_six(self) -> bool:
        """Whether one card makes six in a row."""
        return any(_run(self._bits | 1 << rank, 6) for rank in self.fillers)

    @property
    def _bits(self) -> int:
        return sum(1 << rank for rank in set(self.ranks))

    @cached_property
    def straight_flush(self) -> tuple[Cards, int]:
        """Three cards of a suit within five ranks, those with the fewest gaps, the highest of these; and the gaps."""
        found = [
            (top - low - 2, -top, three)
            for three in combinations(sorted(self.cards), 3)
            if len({card & 3 for card in three}) == 1 and (top := three[2] >> 2) - (low := three[0] >> 2) <= 4
        ]
        gaps, _, three = min(found, default=(5, 0, ()))
        return three, gaps

    def two(self, low: int, high: int, *, suited: bool = True) -> Cards:
        """The two highest cards of these ranks that are above the open card; of one suit where that is asked."""
        ordered = sorted(self.cards, reverse=True)
        return next(
            (
                pair
                for pair in combinations(ordered, 2)
                if high >= pair[0] >> 2 > pair[1] >> 2 >= low
                and pair[1] >> 2 > self.up
                and (not suited or len({card & 3 for card in pair}) == 1)
            ),
            (),
        )


def _run(ranks: int, cards: int) -> bool:
    """Whether so many ranks in a row are there; an ace is below the two as well."""
    low = ranks << 1 | ranks >> _ACE
    run = (1 << cards) - 1
    return any(low >> at & run == run for at in range(15 - cards))


@dataclass(frozen=True, slots=True)
class CardRule:
    """A rule of the card: its name, which its sentence has too (`pit-card-NAME`), and what it says of a hand.

    It says nothing of a hand that it does not fit; the cards it names are those kept.
    """

    name: str
    says: Callable[[_Hand], tuple[str, Cards] | None]


def _sixth(fits: bool) -> tuple[str, Cards] | None:
    return ("sixth", ()) if fits else None


def _close(fits: bool) -> tuple[str, Cards] | None:
    return ("close", ()) if fits else None


def _keep(kept: Cards, *, fits: bool = True) -> tuple[str, Cards] | None:
    return ("exchange", kept) if fits and kept else None


def _big(hand: _Hand) -> Cards:
    """Ace and king."""
    return tuple([card for card in hand.cards if card >> 2 >= _KING])


def _three(hand: _Hand) -> tuple[str, Cards] | None:
    three, gaps = hand.straight_flush
    if not three or not hand.alone:
        return None
    top = three[2] >> 2
    good = (gaps == 0 and top >= _FIVE) or (gaps == 1 and top >= _NINE)
    good |= gaps == 2 and (top >= _KING or (top >= _JACK and top > hand.up))
    return _keep(three, fits=good and (hand.name == HIGH_CARD or top == _ACE))


def _suited(hand: _Hand) -> tuple[str, Cards] | None:
    if hand.top == _ACE:
        return _keep(hand.two(_JACK, _ACE), fits=_SIX <= hand.up <= _JACK)
    return _keep(hand.two(_TEN, _KING))


FIRST: Final = (
    CardRule(
        "sixth-made",
        lambda hand: _sixth(hand.name in (STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH, ROYAL_FLUSH)),
    ),
    CardRule("sixth-four", lambda hand: _sixth(bool(suited(hand.cards, 4)) or len(hand.fillers) > 1)),
    CardRule("sixth-gutshot", lambda hand: _sixth(bool(hand.fillers) and (hand.name == PAIR or hand.to_six))),
    CardRule("trips-ace-king", lambda hand: _sixth(hand.name == TRIPS and hand.ace_king)),
    CardRule("trips-his", lambda hand: ("insure", ()) if hand.name == TRIPS and hand.of_his == 3 else None),
    CardRule("trips", lambda hand: _keep(made(hand.cards), fits=hand.name == TRIPS)),
    CardRule("close", lambda hand: _close(hand.name in (TWO_PAIR, QUADS))),
    CardRule(
        "close-pair",
        lambda hand: _close(
            hand.name == PAIR and (hand.paired >= hand.up or (hand.paired >= _TEN and hand.up <= _QUEEN))
        ),
    ),
    CardRule(
        "close-pair-ace-king",
        lambda hand: _close(
            hand.name == PAIR and hand.ace_king and (hand.paired >= _FIVE or hand.up >= _KING)
        ),
    ),
    CardRule(
        "ace-king-pair",
        lambda hand: _keep(_big(hand), fits=hand.name == PAIR and hand.ace_king and hand.paired <= _THREE),
    ),
    CardRule("pair", lambda hand: _keep(made(hand.cards), fits=hand.name == PAIR)),
    CardRule("straight-flush", _three),
    CardRule("ace-king", lambda hand: _keep(_big(hand), fits=hand.name == ACE_KING)),
    CardRule("suited", _suited),
    CardRule(
        "king-queen",
        lambda hand: _keep(hand.two(_QUEEN, _KING, suited=False), fits=_SEVEN <= hand.up <= _JACK),
    ),
    CardRule("ace", lambda hand: _keep((max(hand.cards),), fits=hand.top == _ACE and hand.up <= _KING)),
    CardRule(
        "king",
        lambda hand: _keep(
            (max(hand.cards),),
            fits=hand.top == _KING and (hand.up <= _TEN or (bool(hand.of_his) and hand.up < _KING)),
        ),
    ),
    CardRule(
        "lower",
        lambda hand: _keep(
            (max(hand.cards),), fits=hand.top <= _QUEEN and hand.top - hand.up >= (4 if hand.of_his else 6)
        ),
    ),
    CardRule("fold", lambda _hand: ("fold", ())),
)
"""The rules for the first five cards, in order: the first that says something is followed; the last always does."""

LATER: Final = ("later-nothing", "later-ace-king", "later-close", "later-buy")
"""The rules for what comes after, by name."""

RULES: Final = tuple([f"pit-card-{name}" for name in (*[rule.name for rule in FIRST], *LATER)])
"""The whole card as codes of its sentences, in order."""


def first(cards: Cards, up: int) -> tuple[str, Decision]:
    """The rule of the card that fits five cards against the dealer's open card, and what it says.

    >>> from croupier.cards import parse
    >>> first(parse("7h7s7dJc3d"), parse("4s")[0])
    ('trips', Decision(kind='exchange', amount=0, cards=(5, 36)))
    """
    hand = _Hand(cards, up >> 2)
    rule, (kind, kept) = next((rule.name, told) for rule in FIRST if (told := rule.says(hand)))
    thrown = tuple(sorted(set(cards) - set(kept))) if kind == "exchange" else ()
    return rule, Decision(kind, cards=thrown)


def basic(game: Game) -> Strategy:
    """The rules of the card, at every stage; a house that does not offer what they say is closed to, or folded."""

    def decide(sight: Sight) -> Decision:
        stage, choices = sight.options.stage, {one.kind: one for one in sight.options.choices}
        if stage == "purchase":
            pays = odds(sight.cards, game.tables["bet"], straight_twice=game.options.straight_twice)
            return Decision("buy" if pays >= _BUYS_FROM and "buy" in choices else "decline")
        if "insurance" in sight.staked:
            return Decision("close")
        up = sight.dealer[-1]
        drawn = stage == "after-draw"
        found = _later(sight.cards, sight.first, up >> 2) if drawn else first(sight.cards, up)[1]
        if found.kind == "insure":
            return Decision("insure", choices["insure"].high) if "insure" in choices else Decision("close")
        offered = choices.get(found.kind)
        if offered and offered.cards[0] <= len(found.cards) <= offered.cards[1]:
            return found
        return Decision("fold" if category(sight.cards) == HIGH_CARD else "close")

    return decide


def _later(cards: Cards, dealt: Cards, up: int) -> Decision:
    """After a draw: what counts is how many cards of the open card's rank were seen, those thrown away among them."""
    of_his = sum(card >> 2 == up for card in {*cards, *dealt})
    name = category(cards)
    if name == HIGH_CARD:
        return Decision("close" if of_his > 1 else "fold")
    if name == ACE_KING:
        return Decision("close" if of_his > (up >= _KING) else "fold")
    return Decision("close")
