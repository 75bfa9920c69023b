"""Three Card Poker, exactly: every hand against every hand the dealer can still hold."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from croupier.cards import RANKS, Cards, rank_of
from croupier.odds.house.design import side_lines
from croupier.odds.house.question import ask
from croupier.odds.house.solution import Advice, Decision, PayLine, Sight, Solution, Strategy, Told, Valued
from croupier.odds.house.solvers import Solver
from croupier.odds.kernels import fast
from croupier.pit import BoxHand, DealerHand, Game
from croupier.pit.category import CATEGORIES
from croupier.pit.three_card import QUALIFIES, combination, pair_plus
from croupier.ranks import THREE_CARD

DEALER_HANDS: Final = 18424
"""How many hands the dealer may hold when three cards are known."""

UNIT: Final = 60
"""The stake settlements are asked about, so large that no odds of a table need rounding."""


RESULTS: Final = ("no-game", "win", "tie", "lose")
"""How a hand that is played can end, in the order in which the kernel counts."""

SIX: Final = (6612900, 0, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 188)
"""How many of the 20,358,520 hands of six cards are of each category, ace-king among the high cards."""


class Row(NamedTuple):
    """A hand up to suits: its cards, how many hands it is, how the dealer’s hands end, what it is called."""

    cards: Cards
    weight: int
    ends: tuple[int, ...]
    strength: int
    name: str


@cache
def rows() -> tuple[Row, ...]:
    """Every hand up to suits; `ends` are in the order of `RESULTS`."""
    found = []
    for cards, weight, ends in fast.three_card_hands(QUALIFIES):
        strength = THREE_CARD.strength(cards)
        found.append(Row(tuple(cards), weight, tuple(ends), strength, combination(strength)))
    return tuple(found)


@cache
def _by_cards() -> dict[Cards, Row]:
    return {row.cards: row for row in rows()}


def row_of(cards: Cards) -> Row:
    """The row that stands for these cards."""
    return _by_cards()[_canonical(tuple(sorted(cards)))]


def outcomes(cards: Cards) -> dict[str, int]:
    """How many of the dealer's hands end in each way when the box plays."""
    return dict(zip(RESULTS, row_of(cards).ends, strict=True))


def _canonical(hand: Cards) -> Cards:
    """The same hand with its suits in the order in which they appear from the highest card down."""
    suits: dict[int, int] = {}
    named = [card >> 2 << 2 | suits.setdefault(card & 3, len(suits)) for card in reversed(hand)]
    return tuple(sorted(named))


@cache
def _example(name: str, result: str) -> tuple[Cards, Cards] | None:
    """A hand of a combination and one of the dealer's against which it comes to a result, where there are such."""
    place = RESULTS.index(result)
    for row in rows():
        if row.name == name and row.ends[place]:
            for dealer in combinations([card for card in range(52) if card not in row.cards], 3):
                theirs = THREE_CARD.strength(dealer)
                compared = 1 + (row.strength <= theirs) + (row.strength < theirs)
                if (compared if theirs >= QUALIFIES else 0) == place:
                    return row.cards, dealer
    return None


class Nets:
    """What each result is worth, as the table's own settlement says, on an ante of `UNIT`."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[str, tuple[int, ...]] = {}
        some = rows()[0].cards
        self.fold: Final = game.settle(BoxHand({"ante": UNIT}, some, some, folded=True), DealerHand()).net

    def of(self, name: str) -> tuple[int, ...]:
        """The nets of a combination that is played, in the order of `RESULTS`; 0 where it cannot come to one."""
        if name not in self._known:
            self._known[name] = tuple([self._net(_example(name, result)) for result in RESULTS])
        return self._known[name]

    def _net(self, example: tuple[Cards, Cards] | None) -> int:
        if example is None:
            return 0
        cards, dealer = example
        return self._game.settle(BoxHand({"ante": UNIT, "play": UNIT}, cards, cards), DealerHand(dealer)).net

    def worth(self, row: Row) -> int:
        """What playing a hand is worth, in chips times the dealer's hands."""
        return sum([count * net for count, net in zip(row.ends, self.of(row.name), strict=True)])

    def play(self, cards: Cards) -> Fraction:
        """What playing a hand is worth, in antes."""
        return Fraction(self.worth(row_of(cards)), DEALER_HANDS * UNIT)


def solve(game: Game, _told: Told | None = None) -> Solution:
    """The ante and play bets, played as well as can be, and the side stakes by themselves."""
    nets = Nets(game)
    fold = nets.fold * DEALER_HANDS
    played = [row for row in rows() if nets.worth(row) > fold]
    folded = 22100 - sum([row.weight for row in played])
    expected, squares = folded * fold, folded * fold * nets.fold
    counts = [0] * len(RESULTS)
    for row in played:
        for place, (count, net) in enumerate(zip(row.ends, nets.of(row.name), strict=True)):
            times = row.weight * count
            counts[place] += times
            expected += times * net
            squares += times * net**2
    total = 22100 * DEALER_HANDS
    mean = Fraction(expected, total * UNIT)
    weakest = min(played, key=lambda row: row.strength)
    ends = {"fold": folded * DEALER_HANDS} | dict(zip(RESULTS, counts, strict=True))
    return Solution(
        game.id,
        mean,
        2 - Fraction(folded, 22100),
        Fraction(squares, total * UNIT**2) - mean**2,
        {name: Fraction(count, total) for name, count in ends.items()},
        {"pair-plus": _pair_plus(game), "six-card": _six_card(game)},
        strategy=(("pit-best-play-from", {"hand": _ranks(weakest.cards)}),),
        house=game.house,
        counts=ends,
        tables={"action": {"play": 1 - Fraction(folded, 22100), "fold": Fraction(folded, 22100)}},
    )


def _ranks(cards: Cards) -> str:
    return "-".join([RANKS[rank_of(card)] for card in reversed(cards)])


def _pair_plus(game: Game) -> Solution:
    won = sum([row.weight * (pair_plus(game, row.strength) or -1) for row in rows()])
    return Solution(game.id, Fraction(won) / 22100)


def lines(game: Game, _solution: Solution) -> tuple[PayLine, ...]:
    """What each line of the tables is worth: the ante bonus beside ante and play, the side stakes by themselves."""
    nets, tables = Nets(game), game.tables
    played: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    mini = tables["mini-royal"].odds("mini-royal")
    for row in rows():
        if nets.worth(row) > nets.fold * DEALER_HANDS:
            played[row.name] += row.weight
        dealt["mini-royal" if mini and row.strength == THREE_CARD.classes else row.name] += row.weight
    plus = side_lines(("mini-royal", "pair-plus"), tables, dealt)
    six = side_lines(("six-card",), tables, dict(zip(CATEGORIES, SIX, strict=True)))
    bonus = [
        PayLine("ante-bonus", name, odds, Fraction(played[name], 22100), odds * played[name] / 22100)
        for name, odds in tables["ante-bonus"].rows
    ]
    return (*bonus, *plus, *six)


def _six_card(game: Game) -> Solution:
    table = game.tables["six-card"]
    won = sum([count * (table.odds(name) or -1) for name, count in zip(CATEGORIES, SIX, strict=True)])
    return Solution(game.id, Fraction(won) / sum(SIX))


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What folding and playing a hand are worth."""
    ask(game, cards, 3, seen)
    nets = Nets(game)
    choices = [
        Valued(Decision("play"), nets.play(tuple(sorted(cards)))),
        Valued(Decision("fold"), Fraction(nets.fold, UNIT)),
    ]
    return Advice(game.id, cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))


def best(game: Game) -> Strategy:
    """Play what is worth more than the ante."""
    nets = Nets(game)

    @cache
    def plays(cards: Cards) -> bool:
        return nets.play(cards) > -1

    def decide(sight: Sight) -> Decision:
        return Decision("play" if plays(_canonical(tuple(sorted(sight.cards)))) else "fold")

    return decide


SOLVER: Final = Solver(solve, advise, best, best, lines=lines, by=("action",))
