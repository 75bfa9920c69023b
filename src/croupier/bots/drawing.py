"""What to throw away, and what a hand that may still draw is worth.

A hand is measured against hands of the same game that others end with: the best of a few dealt at random, about
what drawing makes of them.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final

from croupier.bots.outlook import MOST_OPPONENTS, worth
from croupier.cards import parse
from croupier.odds.kernels import fast
from croupier.play import catalogue
from croupier.ranks import best

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.bots.sight import Sight
    from croupier.cards import Cards
    from croupier.play import Variant

FIRST_TRIES: Final = 12
"""How many times each way to draw is dealt: enough to tell a good one from a bad one."""

LIKELY: Final = 5
TRIES: Final = 60
"""How many times the likely ones are dealt."""

MEASURED: Final = 300
"""How many hands a hand is measured against."""


def thrown_away(sight: Sight, cards: Cards, fewest: int, most: int, randomness: Random) -> Cards:
    """The cards to throw away, no fewer and no more than allowed."""
    variant = sight.variant
    if not any([street.draw for street in variant.streets]):
        kept = max(combinations(cards, len(cards) - fewest), key=lambda held: _with_board(sight, held))
    else:
        kept, _ = _best_draw(sight, cards, fewest, most, randomness)
    return tuple([card for card in cards if card not in kept])


def chance_to_draw(sight: Sight, cards: Cards, randomness: Random) -> float:
    """The part of the pot that cards win that may still be exchanged, after drawing as well as can be."""
    _, won = _best_draw(sight, cards, 0, len(cards), randomness)
    return won


def _with_board(sight: Sight, held: Cards) -> tuple[int, int]:
    """Cards to be kept for good, by what they make with the board, then by themselves."""
    board = parse("".join(sight.hand.board)) if sight.hand is not None else ()
    ranking = sight.variant.rankings[0]
    made = best(ranking, held, board) if len(board) + len(held) >= ranking.cards else 0
    return made, worth(held)


def _best_draw(sight: Sight, cards: Cards, fewest: int, most: int, randomness: Random) -> tuple[Cards, float]:
    """The cards worth keeping, and what is won with them on average."""
    variant = sight.variant
    opponents = min(max(len(sight.live) - 1, 1), MOST_OPPONENTS)
    rest = [card for card in variant.deck.cards if card not in cards]
    left, won = _draws_left(sight), _wins(variant, opponents)
    if not left:
        return cards, won(cards)
    # Every way to draw is tried with the same cards, so that chance favours none of them.
    deals = [tuple(randomness.sample(rest, len(cards))) for _ in range(TRIES)]

    def value(kept: Cards, tries: int) -> float:
        count = len(cards) - len(kept)
        if not count:
            # A made hand is not broken for a little.
            return won(cards) + 0.03
        wins = sorted([won(kept + deal[:count]) for deal in deals[:tries]], reverse=True)
        # With more draws to come the bad ones are drawn again.
        best_of = wins[: max(2 * tries // (left + 1), 1)]
        return sum(best_of) / len(best_of)

    ways = [kept for count in range(fewest, most + 1) for kept in combinations(cards, len(cards) - count)]
    likely = sorted(ways, key=lambda kept: value(kept, FIRST_TRIES), reverse=True)[:LIKELY]
    wins, kept = max([(value(kept, TRIES), kept) for kept in likely])
    return kept, wins


def _draws_left(sight: Sight) -> int:
    """How many draws are to come, the one that is the seat's now included."""
    names = [street.name for street in sight.variant.streets]
    hand, you = sight.hand, sight.you
    at = names.index(hand.street) if hand is not None and hand.street in names else len(names)
    drawing = you is not None and you.options is not None and you.options.discards is not None
    return len([street for street in sight.variant.streets[at + (not drawing) :] if street.draw])


def _wins(variant: Variant, opponents: int) -> Callable[[Cards], float]:
    """What a finished hand wins against so many others, in each of the game's rankings."""
    readings = [
        (ranking.id, _parts_won(variant.id, number, opponents))
        for number, ranking in enumerate(variant.rankings)
    ]

    def won(hand: Cards) -> float:
        return sum([parts[fast.evaluate(hand, ranking)] for ranking, parts in readings]) / len(readings)

    return won


@cache
def _parts_won(game: str, ranking: int, opponents: int) -> list[float]:
    """How often a hand of each strength, from 0 on, beats as many others."""
    measure = _measure(game, ranking)
    classes = catalogue[game].rankings[ranking].classes
    beaten = [bisect_left(measure, strength) / len(measure) for strength in range(classes + 1)]
    return [part**opponents for part in beaten]


@cache
def _measure(game: str, ranking: int) -> list[int]:
    """What hands of a game are worth at its end, the worst first."""
    variant = catalogue[game]
    luck = Random(game)
    size = variant.streets[0].down
    dealt = 1 + len([street for street in variant.streets if street.draw])
    read = variant.rankings[ranking].id
    return sorted(
        [
            max([fast.evaluate(luck.sample(variant.deck.cards, size), read) for _ in range(dealt)])
            for _ in range(MEASURED)
        ]
    )
