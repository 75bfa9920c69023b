"""Ranges as players write them: `22+, A2s+, KTo+, 54s-98s, AhKh, 15%`, and in Omaha `AAxx:ds, JT98`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb, gcd
from typing import Final

from croupier.cards import RANKS, SUITS, show
from croupier.odds.errors import OddsError
from croupier.odds.games import HOLDEM, Game
from croupier.odds.order import best_first, starting_hand

Combo = tuple[int, int]
"""A mask of hole cards and its weight."""

WHOLE: Final = 1000
"""The weight of a combo that is always there; `AA:0.5` is half of it."""

_RANK: Final = "[2-9TJQKA]"
_ITEM: Final = re.compile(r"[^,;\s]+")
_WEIGHT: Final = re.compile(r"(?:0?\.\d{1,3}|1(?:\.0{1,3})?|0)")
_PERCENT: Final = re.compile(r"(\d{1,3}(?:\.\d+)?)%")
_GROUP: Final = re.compile(rf"({_RANK})({_RANK})([so]?)(\+)?")
_SPAN: Final = re.compile(rf"({_RANK})({_RANK})([so]?)-({_RANK})({_RANK})([so]?)")
_SLOT: Final = re.compile(rf"({_RANK})([cdhs]?)|(x)")
_ANY: Final = frozenset({"random", "any", "*", "??", "????", "xx", "xxxx"})


@dataclass(frozen=True)
class Range:
    """The hands a player may hold, each with a weight.

    >>> ace_king = Range.parse("AKs, AKo")
    >>> len(ace_king.combos)
    16
    >>> Range.parse("AA, KKs")
    Traceback (most recent call last):
    croupier.odds.errors.OddsError: “KKs” at character 5 of “AA, KKs”: a pair is neither suited nor offsuit
    """

    text: str
    combos: tuple[Combo, ...]

    @classmethod
    def parse(cls, text: str, game: Game = HOLDEM) -> Range:
        """Read a range; later pieces overrule earlier ones, and `!` before a piece takes it out.

        Raises `OddsError`, pointing at the character, for what is no range, and when nothing is in it.
        """
        weights: dict[int, int] = {}
        for match in _ITEM.finditer(text):
            piece = _Piece(match[0], match.start() + 1, text, game)
            weights.update(piece.combos())
        held = {combo: weight for combo, weight in sorted(weights.items()) if weight}
        if not held:
            raise OddsError("odds-range-empty", text=text)
        step = gcd(*held.values())
        return cls(text, tuple((combo, weight // step) for combo, weight in held.items()))

    @classmethod
    def of(cls, cards: int, text: str = "") -> Range:
        """The range of one hand, given as a mask."""
        return cls(text or show(_members(cards)[::-1]), ((cards, 1),))

    @cached_property
    def weight(self) -> int:
        """All combos together."""
        return sum(weight for _, weight in self.combos)

    def without(self, taken: int) -> Range:
        """The range when these cards, a mask, are somewhere else."""
        left = tuple((combo, weight) for combo, weight in self.combos if not combo & taken)
        if not left:
            raise OddsError("odds-range-blocked", text=self.text, cards=show(_members(taken)))
        return self if len(left) == len(self.combos) else Range(self.text, left)

    def __len__(self) -> int:
        return len(self.combos)

    def __contains__(self, cards: int) -> bool:
        return any(combo == cards for combo, _ in self.combos)

    def grid(self) -> list[list[float]]:
        """How much of each of the 169 starting hands is in: aces first, suited hands above the diagonal.

        >>> Range.parse("AKs, 22").grid()[0][1]
        1.0
        """
        most = max(weight for _, weight in self.combos)
        sums = [[0] * 13 for _ in range(13)]
        for combo, weight in self.combos:
            low, high = _members(combo)
            suited = low & 3 == high & 3
            row, column = 12 - (high >> 2), 12 - (low >> 2)
            if not suited:
                row, column = column, row
            sums[row][column] += weight
        return [
            [
                sums[row][column] / most / (6 if row == column else 4 if row < column else 12)
                for column in range(13)
            ]
            for row in range(13)
        ]


def _members(cards: int) -> list[int]:
    return [card for card in range(52) if cards >> card & 1]


@dataclass(frozen=True, slots=True)
class _Piece:
    """One piece of a range, with its place in the text for errors."""

    text: str
    at: int
    whole: str
    game: Game

    def combos(self) -> Iterator[Combo]:
        out = self.text.startswith("!")
        body, colon, tail = self.text[out:].partition(":")
        shape, weight = "", WHOLE
        if colon:
            *shapes, last = tail.split(":")
            if self.game.own > 2 and last in _SHAPES:
                shapes.append(last)
            else:
                weight = self._weight(last, self.at + len(self.text) - len(last))
            shape = shapes[0] if shapes else ""
            if len(shapes) > 1 or (shape and (shape not in _SHAPES or self.game.own == 2)):
                raise self._wrong("odds-range-weight", self.at + out + len(body) + 1)
        for cards in self._cards(body, self.at + out, shape):
            yield cards, 0 if out else weight

    def _cards(self, body: str, at: int, shape: str) -> Iterator[int]:
        if body.lower() in _ANY:
            return self._everything(shape)
        if percent := _PERCENT.fullmatch(body):
            return self._best(float(percent[1]), at, shape)
        body = _upper_ranks(body)
        if self.game.own != 2 or any(
            letter in SUITS for letter in body[1::2] if letter not in "so" or len(body) == 4
        ):
            return self._slots(body, at, shape)
        if span := _SPAN.fullmatch(body):
            return self._span(span, at)
        if group := _GROUP.fullmatch(body):
            return self._group(group, at)
        return self._slots(body, at, shape)

    def _wrong(self, code: str, at: int, **values: str) -> OddsError:
        return OddsError(code, piece=self.text, at=at, text=self.whole, **values)

    def _weight(self, tail: str, at: int) -> int:
        if not _WEIGHT.fullmatch(tail):
            raise self._wrong("odds-range-weight", at)
        return round(float(tail) * WHOLE)

    def _everything(self, shape: str) -> Iterator[int]:
        cards = [card for card in range(52) if self.game.deck >> card & 1]
        for held in combinations(cards, self.game.own):
            if not shape or _SHAPES[shape](held):
                yield sum(1 << card for card in held)

    def _best(self, percent: float, at: int, shape: str) -> Iterator[int]:
        if percent > 100 or percent == 0:
            raise self._wrong("odds-range-percent", at)
        if percent == 100:
            yield from self._everything(shape)
            return
        order = best_first(self.game)
        if order is None:
            raise self._wrong("odds-range-percent-unknown", at)
        room = comb(self.game.deck.bit_count(), self.game.own) * percent / 100
        for number, hands in enumerate(order):
            room -= len(hands)
            if room < -1e-9 and number:
                return
            yield from (held for held in hands if not shape or _SHAPES[shape](tuple(_members(held))))

    def _in_deck(self, cards: list[int]) -> Iterator[int]:
        return (combo for combo in cards if not combo & ~self.game.deck)

    def _group(self, group: re.Match[str], at: int) -> Iterator[int]:
        high, low, kind, plus = group.groups()
        if high == low and kind:
            raise self._wrong("odds-range-pair-kind", at)
        top, bottom = sorted((RANKS.index(high), RANKS.index(low)), reverse=True)
        if not plus:
            names = [RANKS[top] + RANKS[bottom] + kind]
        elif top == bottom:
            names = [RANKS[rank] * 2 for rank in range(top, 13)]
        else:
            names = [RANKS[top] + RANKS[rank] + kind for rank in range(bottom, top)]
        for name in names:
            yield from self._in_deck(starting_hand(name))

    def _span(self, span: re.Match[str], at: int) -> Iterator[int]:
        one = sorted((RANKS.index(span[1]), RANKS.index(span[2])))
        two = sorted((RANKS.index(span[4]), RANKS.index(span[5])))
        (low, high), (low_to, high_to) = sorted((one, two))
        if span[3] != span[6]:
            raise self._wrong("odds-range-span-kind", at + span.start(4))
        if (low == high) and span[3]:
            raise self._wrong("odds-range-pair-kind", at)
        if high_to == high and high != low and high_to != low_to:
            names = [RANKS[high] + RANKS[rank] for rank in range(low, low_to + 1)]
        elif high_to - low_to == high - low:
            names = [RANKS[high + step] + RANKS[low + step] for step in range(high_to - high + 1)]
        else:
            raise self._wrong("odds-range-span", at)
        for name in names:
            yield from self._in_deck(starting_hand(name + span[3]))

    def _slots(self, body: str, at: int, shape: str) -> Iterator[int]:
        slots: list[list[int]] = []
        place = 0
        while place < len(body):
            slot = _SLOT.match(body, place)
            if slot is None:
                raise self._wrong("odds-range-unreadable", at + place)
            ranks = range(13) if slot[3] else [RANKS.index(slot[1])]
            suits = [SUITS.index(slot[2])] if slot[2] else range(4)
            slots.append(
                [4 * rank + suit for rank in ranks for suit in suits if self.game.deck >> 4 * rank + suit & 1]
            )
            place = slot.end()
        if len(slots) != self.game.own:
            raise self._wrong("odds-range-size", at, cards=str(self.game.own))
        known = [slot[0] for slot in slots if len(slot) == 1]
        if len(set(known)) != len(known):
            raise self._wrong("odds-range-card-twice", at)
        found = {0}
        for cards in sorted(slots, key=len):
            found = {held | 1 << card for held in found for card in cards if not held >> card & 1}
        for combo in found:
            if not shape or _SHAPES[shape](tuple(_members(combo))):
                yield combo


def _upper_ranks(body: str) -> str:
    """Ranks in capitals and suits in small letters, whatever was written, without moving a character."""
    return "".join([letter if letter in "cdhsox" else letter.upper() for letter in body])


def _suit_counts(cards: tuple[int, ...]) -> list[int]:
    return sorted((sum(card & 3 == suit for card in cards) for suit in range(4)), reverse=True)


_SHAPES: Final = {
    "ds": lambda cards: _suit_counts(cards)[1] >= 2,
    "ss": lambda cards: _suit_counts(cards)[0] >= 2 > _suit_counts(cards)[1],
    "r": lambda cards: _suit_counts(cards)[0] == 1,
}
"""Double-suited, single-suited and rainbow hands of Omaha."""
