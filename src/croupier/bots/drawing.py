"""What to throw away, and how a hand stands that may still be exchanged.

In lowball of one ranking what is worth keeping is worked out to the end (`low_table`): a hand is the set of its
ranks, and its value what it beats of the hands that others end with who draw by the same table. In other games every
way to draw is tried a number of times (`best_draw`).

What an opponent may hold is told by how many cards he drew: hands are played to the end by the same way to draw, and
kept by what they were when so many cards had been drawn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from functools import cache
from itertools import combinations
from operator import mul
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.bots.standing import EIGHTHS, Stood, boards_of, worth
from croupier.cards import mask, parse
from croupier.odds.kernels import fast
from croupier.play import catalogue
from croupier.ranks import best

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.bots.sight import Sight
    from croupier.bots.spot import Spot
    from croupier.cards import Cards
    from croupier.odds.kernels.given import Standing
    from croupier.play import Variant

GRADES: Final = 16
"""How finely it is told what hands end as."""

LINES: Final = 320
"""How many hands are played to know what others hold."""

OTHERS: Final = 160
"""How many hands a finished hand is measured against where every way is tried."""

TRIES: Final = (6, 4, 40)
"""How often every way to draw is tried, how many of the ways are likely, and how often those are tried."""

_BADUGI: Final = 4

_FEW: Final = 3
"""So many cards drawn, or more, tell the same of a hand."""

_BY_RANKS: Final = frozenset({"deuce-to-seven", "ace-to-five", "badugi", "deuce-badugi"})
"""Rankings in which a hand is the set of its ranks, the lower the better."""

_WHOLE: Final = 65_535
_UNIT: Final = 1 << 20
_SEEDS: Final = 64


class Kept(NamedTuple):
    """What is kept of a hand: the cards, the part of all pots they win in the end, and in which grades they end.

    `grades` is how often they end in each grade, the worst first, for each ranking of the game.
    """

    cards: Cards
    value: float
    grades: tuple[tuple[float, ...], ...]


@cache
def exchanges(game: str) -> bool:
    """Whether cards are exchanged in a game of the catalogue."""
    return any([street.draw for street in catalogue[game].streets])


def thrown_away(spot: Spot, fewest: int, most: int) -> Cards:
    """The cards to throw away, no fewer and no more than allowed."""
    sight, cards = spot.sight, spot.cards
    if not exchanges(sight.game):
        held = max(combinations(cards, len(cards) - fewest), key=lambda held: _with_board(sight, held))
    else:
        held = table_of(sight.game).best(cards, draws_left(spot), fewest, most, spot.randomness).cards
    return tuple([card for card in cards if card not in held])


def _with_board(sight: Sight, held: Cards) -> tuple[int, int]:
    """Cards to be kept for good, by what they make with the board, then by themselves."""
    board = boards_of(sight)[0]
    ranking = sight.variant.rankings[0]
    made = best(ranking, held, board) if len(board) + len(held) >= ranking.cards else 0
    return made, worth(held)


def draws_left(spot: Spot) -> int:
    """How many draws are to come, the one that is the seat's now included."""
    drawing = spot.options.discards is not None
    return len([street for street in spot.variant.streets[spot.street + (not drawing) :] if street.draw])


def worth_before_drawing(variant: Variant, cards: Cards) -> float:
    """The part of all pots that a hand wins before the first draw."""
    draws = len([street for street in variant.streets if street.draw])
    return table_of(variant.id).best(cards, draws, 0, len(cards), Random(mask(cards))).value


def stand(spot: Spot) -> Stood:
    """How the hand does against each opponent, by how many cards he drew."""
    table, left, cards = table_of(spot.sight.game), draws_left(spot), spot.cards
    own = table.best(cards, left, 0, len(cards), spot.randomness)
    found: dict[int | None, int] = {}
    for other in spot.others:
        found.setdefault(other.drew, len(found))
    standings = [_standing(own, table.line(left, drew)) for drew in found]
    return Stood(standings, [found[other.drew] for other in spot.others])


class Line(NamedTuple):
    """Hands of players who drew so many cards, with so many draws to come.

    `values` are what they are worth, in order; `grades` how often each eighth of them, the weakest first, ends in each
    grade, for each ranking.
    """

    values: tuple[float, ...]
    grades: tuple[tuple[tuple[float, ...], ...], ...]


def _standing(own: Kept, line: Line) -> Standing:
    """How often a hand ends above those of each eighth of a line; an equal grade is half won."""
    won = [0.0] * EIGHTHS
    for grades, eighths in zip(own.grades, line.grades, strict=True):
        below, ahead = 0.0, []
        for often in grades:
            ahead.append(1 - below - often / 2)
            below += often
        for at, others in enumerate(eighths):
            won[at] += sum(map(mul, others, ahead))
    parts = len(own.grades)
    place = bisect_left(line.values, own.value) / len(line.values)
    won = [each / parts for each in won]
    return won, place, (1.0, 1.0), sum(won) / EIGHTHS


class Table(ABC):
    """What is worth keeping in a game, and what the hands of others come to."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.size: Final = variant.streets[0].down
        self.draws: Final = len([street for street in variant.streets if street.draw])
        self._lines: dict[tuple[int, int | None], Line] = {}

    @abstractmethod
    def best(self, cards: Cards, left: int, fewest: int, most: int, randomness: Random) -> Kept:
        """What to keep of a hand with so many draws left, throwing away so many cards at least and at most."""

    def line(self, left: int, drew: int | None) -> Line:
        """What one may hold who drew so many cards, with so many draws left."""
        if not self._lines:
            self.play_lines()
        many = None if drew is None or left == self.draws else min(drew, _FEW)
        return self._lines.get((left, many)) or self._lines[left, None]

    def play_lines(self) -> list[Cards]:
        """Play hands to the end and keep what they were on the way; return what they ended as."""
        luck = Random(self.variant.id)
        met: dict[tuple[int, int | None], list[Kept]] = {}
        ends = []
        for _ in range(LINES):
            deck = luck.sample(self.variant.deck.cards, self.size * (self.draws + 1))
            cards, drew = tuple(deck[: self.size]), None
            for left in range(self.draws, -1, -1):
                best = self.best(cards, left, 0, self.size if left else 0, luck)
                for many in {drew, None}:
                    met.setdefault((left, many), []).append(best)
                if left:
                    new = deck[self.size * (self.draws - left + 1) :][: self.size - len(best.cards)]
                    cards, drew = (*best.cards, *new), min(len(new), _FEW)
            ends.append(cards)
        self._lines = {stage: _line(hands) for stage, hands in met.items() if len(hands) >= 2 * EIGHTHS}
        return ends


def _line(hands: list[Kept]) -> Line:
    hands.sort(key=lambda hand: hand.value)
    count = len(hands)
    cuts = [hands[count * at // EIGHTHS : count * (at + 1) // EIGHTHS] for at in range(EIGHTHS)]
    grades = [
        tuple([_mean([hand.grades[ranking] for hand in cut]) for cut in cuts])
        for ranking in range(len(hands[0].grades))
    ]
    return Line(tuple([hand.value for hand in hands]), tuple(grades))


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


class ByRanks(Table):
    """Lowball of one ranking, worked out to the end."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        ranking = variant.rankings[0]
        self._badugi = ranking.cards == _BADUGI
        flush, low = "7h5h4h3h2h", "7h5h4h3h2c"
        self._no_flush = not self._badugi and ranking.strength(parse(flush)) != ranking.strength(parse(low))
        sets, self._values, rows = fast.low_table(ranking.id, self.size, self.draws, mask(variant.deck.cards))
        self._at = {ranks: at for at, ranks in enumerate(sets)}
        self._rows = [memoryview(row).cast("H") for row in rows]
        self._told: dict[tuple[int, int], tuple[float, ...]] = {}
        self._best: dict[tuple[int, int, int, int], int] = {}

    def best(self, cards: Cards, left: int, fewest: int, most: int, _randomness: Random) -> Kept:
        """What to keep: of the ranks held the set that is worth most."""
        if self._badugi:
            parts = _badugis(cards)
            ranks = self._most_worth([*parts], left, fewest, most)
            held = parts[ranks]
        else:
            by_rank = {card >> 2: card for card in cards}
            every = sum([1 << rank for rank in by_rank])
            if self._no_flush and len({card & 3 for card in cards}) == 1:
                # A flush is no low: it must be broken, and where it cannot be it is as bad as a pair.
                every &= every - 1
            key = (every, left, fewest, most)
            known = self._best.get(key)
            if known is None:
                known = self._best[key] = self._most_worth(_parts(every), left, fewest, most)
            ranks = known
            held = tuple([by_rank[rank] for rank in by_rank if ranks >> rank & 1])
        at = self._at[ranks]
        return Kept(held if left else cards, self._values[left][at], (self._graded(left, at),))

    def _most_worth(self, parts: list[int], left: int, fewest: int, most: int) -> int:
        values, at = self._values[left], self._at
        least, most = (self.size - most, self.size - fewest) if left else (0, self.size)
        allowed = [part for part in parts if least <= part.bit_count() <= most]
        return max(allowed or parts, key=lambda part: (values[at[part]], part))

    def _graded(self, left: int, at: int) -> tuple[float, ...]:
        known = self._told.get((left, at))
        if known is None:
            row = self._rows[left][at * GRADES : (at + 1) * GRADES]
            known = self._told[left, at] = tuple([often / _WHOLE for often in row])
        return known


def _parts(ranks: int) -> list[int]:
    """Every set of some of these ranks."""
    parts, part = [], ranks
    while part:
        parts.append(part)
        part = (part - 1) & ranks
    return [*parts, 0]


def _badugis(cards: Cards) -> dict[int, Cards]:
    """Every badugi among the cards, by its ranks."""
    found: list[tuple[int, int, Cards]] = [(0, 0, ())]
    for card in cards:
        rank, suit = 1 << (card >> 2), 1 << (card & 3)
        found += [
            (ranks | rank, suits | suit, (*held, card))
            for ranks, suits, held in found
            if not (ranks & rank or suits & suit)
        ]
    return {ranks: held for ranks, _, held in found}


class ByTrying(Table):
    """Any other game: every way to draw is tried."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self._deck = mask(variant.deck.cards)
        self._rankings = [ranking.id for ranking in variant.rankings]
        luck = Random(variant.id)
        tries = range(1 + self.draws)
        dealt = [[luck.sample(variant.deck.cards, self.size) for _ in tries] for _ in range(OTHERS)]
        self._others = [
            sorted([max([fast.evaluate(hand, ranking) for hand in hands]) for hands in dealt])
            for ranking in self._rankings
        ]
        self._others = self._ended(self.play_lines())
        self.play_lines()

    def _ended(self, ends: list[Cards]) -> list[list[int]]:
        return [sorted([fast.evaluate(hand, ranking) for hand in ends]) for ranking in self._rankings]

    def best(self, cards: Cards, left: int, fewest: int, most: int, randomness: Random) -> Kept:
        """What to keep: every way is tried on the same deals."""
        held = mask(cards)
        fewest, most = (fewest, most) if left else (0, 0)
        seed = randomness.getrandbits(_SEEDS)
        kept, value, rows = fast.best_draw(
            self._rankings, self._others, held, self._deck & ~held, left, fewest, most, seed, *TRIES
        )
        grades = [tuple([often / sum(row) for often in row]) for row in rows]
        return Kept(tuple([card for card in cards if kept >> card & 1]), value / _UNIT, tuple(grades))


@cache
def table_of(game: str) -> Table:
    """What is worth keeping in a game of the catalogue."""
    variant = catalogue[game]
    rankings = variant.rankings
    lows = len(rankings) == 1 and rankings[0].id in _BY_RANKS
    whole = variant.streets[0].down == (rankings[0].cards if rankings else 0)
    return ByRanks(variant) if lows and whole else ByTrying(variant)
