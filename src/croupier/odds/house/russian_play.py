"""How Russian Poker is played: by rules that fit on a card, and as well as can be."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache, partial
from typing import Final

from croupier.cards import Cards
from croupier.odds.house import russian_table
from croupier.odds.house.russian import House, node, purchase, stand
from croupier.odds.house.russian_table import ships
from croupier.odds.house.russian_whole import POOR, plausible
from croupier.odds.house.solution import Decision, Sight, Strategy
from croupier.odds.kernels.given import SIXTH
from croupier.pit import Game
from croupier.pit.category import ACE_KING, FLUSH, HIGH_CARD, PAIR, STRAIGHT, TRIPS, category
from croupier.pit.russian.combinations import odds

_TEN: Final = 8
_QUEEN: Final = 10
_BUYS_FROM: Final = 4


def basic(game: Game) -> Strategy:
    """Rules that fit on a card.

    Take the sixth card with a straight or a flush, and with four to one. Close with better, with two pair,
    with a pair of tens and up, and with a lower pair above the dealer's card; change the other cards of a
    lower pair, of trips, and with ace-king. With an ace or a king alone keep it against less than a queen.
    Fold the rest, and after the draw whatever has no combination. Never insure; buy the dealer's card when
    the bet pays four to one or more.
    """

    def decide(sight: Sight) -> Decision:
        if sight.options.stage == "purchase":
            pays = odds(sight.cards, game.tables["bet"], straight_twice=game.options.straight_twice)
            return Decision("buy" if pays >= _BUYS_FROM and "buy" in sight.options.kinds else "decline")
        if sight.options.stage == "after-draw":
            return Decision("fold" if category(sight.cards) == HIGH_CARD else "close")
        return _first(sight.cards, sight.dealer[-1] >> 2)

    return decide


def _first(cards: Cards, up: int) -> Decision:
    ranks = [card >> 2 for card in cards]
    name = category(cards)
    if name in (STRAIGHT, FLUSH):
        return Decision("sixth")
    made = tuple(card for card in cards if ranks.count(card >> 2) > 1)
    if name == TRIPS:
        return _change(cards, made)
    if name == PAIR:
        rank = made[0] >> 2
        return Decision("close") if rank >= _TEN or rank > up else _change(cards, made)
    if name not in (HIGH_CARD, ACE_KING):
        return Decision("close")
    if _four_to_a_straight_or_flush(cards):
        return Decision("sixth")
    if name == ACE_KING:
        return _change(cards, tuple(card for card in cards if card >> 2 >= 11))
    if max(ranks) >= 11 and up < _QUEEN:
        return _change(cards, (max(cards),))
    return Decision("fold")


def _change(cards: Cards, kept: Cards) -> Decision:
    return Decision("exchange", cards=tuple(card for card in cards if card not in kept))


def _four_to_a_straight_or_flush(cards: Cards) -> bool:
    suits = [card & 3 for card in cards]
    ranks = {card >> 2 for card in cards}
    in_a_row = any(set(range(low, low + 4)) <= ranks for low in range(9))
    return in_a_row or max(suits.count(suit) for suit in range(4)) == 4


def best(game: Game) -> Strategy:
    """The choice worth most: read from the table that ships, or worked out, about a tenth of a second for each hand."""
    house = House.of(game)
    first = russian_table.first if ships(game) else lru_cache(maxsize=4096)(partial(_best_first, house))

    def decide(sight: Sight) -> Decision:
        stage, up = sight.options.stage, sight.dealer[-1]
        gone = tuple(card for card in sight.first if card not in sight.cards)
        if stage == "purchase":
            insured = Fraction(sight.staked.get("insurance", 0), sight.staked["ante"])
            buys, declines = purchase(house, sight.cards, sight.dealer, gone, insured)
            return Decision("buy" if buys > declines else "decline")
        if stage == "after-draw" or "insurance" in sight.staked:
            return _stands(house, sight, up, gone)
        found = first(tuple(sorted(sight.cards)), up)
        return _stands(house, sight, up, gone) if found.kind == "close" else found

    return decide


def _best_first(house: House, cards: Cards, up: int) -> Decision:
    options = house.game.options
    now = stand(house, cards, up)
    closing = now.best if options.insurance_before_draw else max(now.bare, Fraction(-1))
    likely, others = plausible(cards)
    values: Mapping[int, Fraction] = node(house, cards, up, [*likely, SIXTH], 1)
    if max(closing, *values.values()) < POOR and others:
        values = {**values, **node(house, cards, up, others, 1)}
    choice = max(values, key=lambda one: values[one])
    if values[choice] <= closing:
        return Decision("close")
    if choice == SIXTH:
        return Decision("sixth")
    return _change(cards, tuple(card for place, card in enumerate(cards) if choice >> place & 1))


def _stands(house: House, sight: Sight, up: int, gone: Cards) -> Decision:
    """Fold, close, or insure first."""
    if "insurance" in sight.staked:
        return Decision("close")
    found = stand(house, sight.cards, up, gone)
    insures = next((choice for choice in sight.options.choices if choice.kind == "insure"), None)
    if insures and found.low is not None and found.high is not None:
        if found.high >= max(found.low, found.bare):
            return Decision("insure", insures.high) if found.high > found.bare else Decision("close")
        if found.low > found.bare:
            return Decision("insure", insures.low)
    return Decision("close" if found.bare > -1 else "fold")
