"""How Russian Poker is played as well as can be."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache, partial

from croupier.cards import Cards
from croupier.odds.house import russian_table
from croupier.odds.house.russian import House, node, purchase, stand
from croupier.odds.house.russian_table import ships
from croupier.odds.house.russian_whole import POOR, plausible
from croupier.odds.house.solution import Decision, Sight, Strategy
from croupier.odds.kernels.given import SIXTH
from croupier.pit import Game


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
        return _stands(house, sight, up, gone) if found.kind in ("close", "insure") else found

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


def _change(cards: Cards, kept: Cards) -> Decision:
    return Decision("exchange", cards=tuple(card for card in cards if card not in kept))


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
