"""What a hand of Russian Poker loses when its player forgets, after an exchange, the cards he threw away."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from croupier.cards import Cards
from croupier.odds.house import russian_table
from croupier.odds.house.russian import House, Stand, purchase, stand
from croupier.pit.russian.game import no_game


def forgotten(house: House, cards: Cards, up: int, randomness: Random) -> Fraction:
    """What is lost, in antes, in one draw of the exchange that is best and against one hand of the dealer's, all alike.

    >>> from croupier.cards import parse
    >>> from croupier.pit import game
    >>> house, (up, *cards) = House.of(game("russian-poker")), parse("7hKsKd9c4h2s")
    >>> forgotten(house, tuple(cards), up, Random(1))
    Fraction(0, 1)
    """
    thrown = russian_table.first(cards, up).cards
    stub = [card for card in range(52) if card not in cards and card != up]
    dealt = randomness.sample(stub, len(thrown) + 4)
    held = tuple([card for card in cards if card not in thrown])
    return lost(house, held + tuple(dealt[4:]), up, thrown, (up, *dealt[:4]))


def lost(house: House, cards: Cards, up: int, thrown: Cards, dealer: Cards) -> Fraction:
    """What five cards lose that were exchanged for others, `thrown`, and are played as if they had been dealt so.

    First where another of folding, closing and insuring looks the best, as much as it is worth less; then, where the
    `dealer` shows no game, where his card is bought or declined and the other would be worth more.
    """
    known, seems = _choices(stand(house, cards, up, thrown)), stand(house, cards, up)
    taken = _best(_choices(seems))
    less = max(known) - known[taken]
    if not taken or not no_game(dealer):
        return less
    insured = (seems.insured or ())[taken - 2] if taken > 1 else Fraction(0)
    told = purchase(house, cards, dealer, thrown, insured)
    return less + max(told) - told[_best(purchase(house, cards, dealer, (), insured))]


def _choices(found: Stand) -> list[Fraction]:
    """What folding is worth, closing, and insuring for the least and for the most, where that is to be had."""
    return [Fraction(-1), found.bare, *[one for one in (found.low, found.high) if one is not None]]


def _best(worths: Sequence[Fraction]) -> int:
    return max(range(len(worths)), key=worths.__getitem__)
