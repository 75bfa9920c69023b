"""What a hand wins on average in any game without draws, by dealing the rest a number of times."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from croupier.cards import CARDS, parse
from croupier.ranks import best

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from croupier.bots.sight import Sight
    from croupier.cards import Cards
    from croupier.play import Variant

MOST_OPPONENTS: Final = 2
"""More opponents than these are not dealt in: it would take time and change little."""

DEALS: Final = 48

_FACE_UP: Final = frozenset(CARDS)


def outlook(sight: Sight, cards: Cards, randomness: Random, deals: int = DEALS) -> float:
    """The part of the pot that a seat's cards win on average against hands that could be anything.

    Cards that lie face up are what they are; at most `MOST_OPPONENTS` others are dealt in.
    """
    variant = sight.variant
    held = _held_at_the_end(variant)
    own = cards if len(cards) <= held or _more_cards(variant) else _kept(cards, held)
    boards = _boards(sight, variant)
    others = _others(sight)
    known = {*cards, *[card for board in boards for card in board]}
    known.update([card for seat in sight.seats for card in _up(seat.cards)])
    rest = [card for card in variant.deck.cards if card not in known]
    on_board = sum([street.board for street in variant.streets])
    missing = [max(held - len(own), 0), *[max(held - len(up), 0) for up in others]]
    missing += [max(on_board - len(board), 0) for board in boards]
    if variant.hole_used:
        deals //= 2
    total = 0.0
    for _ in range(deals):
        drawn = iter(randomness.sample(rest, min(sum(missing), len(rest))))
        given = [tuple([card for _, card in zip(range(count), drawn, strict=False)]) for count in missing]
        hands = [own + given[0], *[up + more for up, more in zip(others, given[1:], strict=False)]]
        full = [board + more for board, more in zip(boards, given[len(hands) :], strict=True)]
        total += _part_won(variant, hands, full)
    return total / deals


def _part_won(variant: Variant, hands: Sequence[Cards], boards: Sequence[Cards]) -> float:
    """The part of the pot that the first of these hands takes."""
    won = 0.0
    for board in boards or ((),):
        readings = [
            [best(ranking, hand, board, variant.hole_used) for hand in hands] for ranking in variant.rankings
        ]
        played = [reading for reading in readings if max(reading)]
        for reading in played:
            top = max(reading)
            if reading[0] == top:
                won += 1 / (reading.count(top) * len(played))
    return won / max(len(boards), 1)


def _held_at_the_end(variant: Variant) -> int:
    return sum([street.down + street.up - street.discard for street in variant.streets])


def _more_cards(variant: Variant) -> bool:
    """Whether a hand may be read with all that is held and the board."""
    return not any([street.discard for street in variant.streets])


def _kept(cards: Cards, held: int) -> Cards:
    """The cards that would be kept of those dealt: the highest pair, else those that go together best."""
    return max(combinations(cards, held), key=worth)


def worth(cards: Cards) -> int:
    """What a few cards are worth before there is a board: pairs first, then suits, closeness and height."""
    ranks = sorted([card >> 2 for card in cards], reverse=True)
    pair = 60 if len(set(ranks)) < len(ranks) else 0
    suited = 8 if len({card & 3 for card in cards}) == 1 else 0
    return pair + suited + 2 * sum(ranks) - 2 * (ranks[0] - ranks[-1])


def _boards(sight: Sight, variant: Variant) -> list[Cards]:
    hand = sight.hand
    seen = (hand.boards or (hand.board,)) if hand is not None else ()
    boards = [parse("".join(board)) for board in seen]
    return boards or [()] * variant.boards


def _others(sight: Sight) -> list[Cards]:
    own = sight.you.seat if sight.you is not None else 0
    others = [_up(seat.cards) for seat in sight.live if seat.seat != own]
    # Those who show most are the ones to be compared with.
    return sorted(others, key=len, reverse=True)[:MOST_OPPONENTS]


def _up(cards: tuple[str, ...] | None) -> Cards:
    return parse("".join([card for card in cards or () if card in _FACE_UP]))
