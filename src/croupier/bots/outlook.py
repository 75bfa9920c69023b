"""What a hand wins on average in any game without draws, by dealing the rest a number of times."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from croupier.bots.chance import game_of, part_won
from croupier.cards import CARDS, parse

if TYPE_CHECKING:
    from random import Random

    from croupier.bots.sight import Sight
    from croupier.cards import Cards
    from croupier.play import Variant

MOST_OPPONENTS: Final = 2
"""More opponents than these are not dealt in: it would take time and change little."""

DEALS: Final = 48

_FACE_UP: Final = {name: card for card, name in enumerate(CARDS)}


def outlook(sight: Sight, cards: Cards, randomness: Random, deals: int = DEALS) -> float:
    """The part of the pot that a seat's cards win on average against hands that could be anything.

    Cards that lie face up are what they are; at most `MOST_OPPONENTS` others are dealt in.
    """
    variant = sight.variant
    game = game_of(variant.id)
    own = cards if len(cards) <= game.own else _kept(cards, game.own)
    if variant.hole_used:
        deals //= 2
    seen = (*cards, *[card for seat in sight.seats for card in _up(seat.cards)])
    hands, boards = [own, *_others(sight)], _boards(sight, variant)
    return part_won(game, hands, boards, seen=seen, randomness=randomness, deals=deals)


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
    return tuple([_FACE_UP[card] for card in cards or () if card in _FACE_UP])
