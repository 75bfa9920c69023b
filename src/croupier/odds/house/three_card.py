"""Three Card Poker, exactly: every hand against every hand the dealer can still hold."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Final

from croupier.cards import RANKS, Cards, rank_of
from croupier.odds.house.question import ask
from croupier.odds.house.solution import Advice, Decision, Sight, Solution, Strategy, Told, Valued
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


@cache
def _hands() -> dict[Cards, tuple[int, dict[str, int]]]:
    """Every hand up to suits: how many hands it stands for, and how many of the dealer's end in each way."""
    rows = fast.three_card_hands(QUALIFIES)
    return {tuple(cards): (weight, dict(zip(RESULTS, ends, strict=True))) for cards, weight, ends in rows}


def outcomes(cards: Cards) -> dict[str, int]:
    """How many of the dealer's hands end in each way when the box plays."""
    return _hands()[_canonical(tuple(sorted(cards)))][1]


def _canonical(hand: Cards) -> Cards:
    """The same hand with its suits in the order in which they appear from the highest card down."""
    suits: dict[int, int] = {}
    named = [card >> 2 << 2 | suits.setdefault(card & 3, len(suits)) for card in reversed(hand)]
    return tuple(sorted(named))


def _example(cards: Cards, result: str) -> Cards:
    """A hand of the dealer against which the cards come to a result."""
    own = THREE_CARD.strength(cards)
    for dealer in combinations([card for card in range(52) if card not in cards], 3):
        theirs = THREE_CARD.strength(dealer)
        compared = "win" if own > theirs else "lose" if own < theirs else "tie"
        if (compared if theirs >= QUALIFIES else "no-game") == result:
            return dealer
    raise AssertionError(result)


class Nets:
    """What each result is worth, as the table's own settlement says, on an ante of `UNIT`."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[tuple[str, str], int] = {}

    def net(self, cards: Cards, result: str) -> int:
        """The net of a box that held these cards and came to a result, in chips."""
        key = combination(THREE_CARD.strength(cards)), result
        if key not in self._known:
            folded = result == "fold"
            staked = {"ante": UNIT} if folded else {"ante": UNIT, "play": UNIT}
            dealer = () if folded else _example(cards, result)
            box = BoxHand(staked, cards, cards, folded=folded)
            self._known[key] = self._game.settle(box, DealerHand(dealer)).net
        return self._known[key]

    def ends(self, cards: Cards) -> list[tuple[str, int, int]]:
        """The ends of a hand that is played: the result, its count and its net."""
        return [
            (result, count, self.net(cards, result)) for result, count in outcomes(cards).items() if count
        ]

    def play(self, cards: Cards) -> Fraction:
        """What playing a hand is worth, in antes."""
        return Fraction(sum([count * net for _, count, net in self.ends(cards)]), DEALER_HANDS * UNIT)


def solve(game: Game, _told: Told | None = None) -> Solution:
    """The ante and play bets, played as well as can be, and the side stakes by themselves."""
    nets = Nets(game)
    counts: Counter[str] = Counter()
    expected = squares = played = 0
    weakest: Cards = ()
    plus = Fraction(0)
    fold = nets.net(next(iter(_hands())), "fold")
    for cards, (weight, _) in _hands().items():
        plus += weight * _pair_plus(game, cards)
        ends = nets.ends(cards)
        worth = sum([count * net for _, count, net in ends])
        if worth <= fold * DEALER_HANDS:
            ends = [("fold", DEALER_HANDS, fold)]
        else:
            if not weakest or THREE_CARD.strength(cards) < THREE_CARD.strength(weakest):
                weakest = cards
            played += weight
        for result, count, net in ends:
            counts[result] += weight * count
            expected += weight * count * net
            squares += weight * count * net**2
    total = 22100 * DEALER_HANDS
    mean = Fraction(expected, total * UNIT)
    return Solution(
        game.id,
        mean,
        1 + Fraction(played, 22100),
        Fraction(squares, total * UNIT**2) - mean**2,
        {name: Fraction(count, total) for name, count in counts.items()},
        {"pair-plus": Solution(game.id, plus / 22100), "six-card": _six_card(game)},
        strategy=(
            ("pit-best-play-from", {"hand": "-".join([RANKS[rank_of(card)] for card in reversed(weakest)])}),
        ),
        house=game.house,
        counts=dict(counts),
    )


def _pair_plus(game: Game, cards: Cards) -> Fraction:
    return pair_plus(game, THREE_CARD.strength(cards)) or Fraction(-1)


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
        Valued(Decision("fold"), Fraction(nets.net(cards, "fold"), UNIT)),
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


SOLVER: Final = Solver(solve, advise, best, best)
