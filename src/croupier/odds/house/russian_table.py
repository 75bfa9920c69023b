"""The best first decision of every hand of Russian Poker against every open card, a byte each, as it ships."""

from __future__ import annotations

import json
import lzma
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final

from croupier.cards import Cards
from croupier.errors import Mistake
from croupier.odds.house.russian import House
from croupier.odds.house.russian_exact import Whole
from croupier.odds.house.russian_shapes import Ranks, rank_sets, shape_count, shape_of
from croupier.odds.house.solution import Decision
from croupier.pit import Game, Plate
from croupier.pit import game as game_of
from croupier.pit.paytable import PayTable
from croupier.pit.russian.options import RussianOptions

FOLD, CLOSE, INSURE, SIXTH_CARD = range(4)
"""Bytes of the decisions that name no cards; how much a hand is insured for is not kept."""

EXCHANGE: Final = 32
"""An exchange is this and the places of the cards thrown away, as bits, in the hand's order."""

_KINDS: Final = {FOLD: "fold", CLOSE: "close", INSURE: "insure", SIXTH_CARD: "sixth"}


@cache
def shipped() -> Mapping[str, Any]:
    """The figures of the whole game that ship; `game` is its digest, of the rules as they are read by default."""
    told: dict[str, Any] = json.loads(_data("russian-poker.json"))
    return told


def ships(game: Game) -> bool:
    """Whether the exact figures and the best play that ship are those of this house, a box staking the plate's minimum.

    A maximum payout that no two combinations go above makes no difference.

    >>> from croupier.pit import game
    >>> ships(game("russian-poker"))
    True
    """
    return _ships(game.options, game.tables["bet"], game.plate)


@lru_cache(maxsize=256)
def _ships(options: RussianOptions, bet: PayTable, plate: Plate) -> bool:
    """Of all that a game is, its figures and best play depend on these."""
    game = replace(game_of("russian-poker"), options=options, tables={"bet": bet}, plate=plate)
    if plate.max_payout:
        free = replace(game, plate=replace(plate, max_payout=0))
        if House.of(game, plate.minimum).data != House.of(free, plate.minimum).data:
            return False
        game = free
    try:
        return bool(Whole.of(game).digest == shipped()["game"])
    except Mistake:
        return False


def first(cards: Cards, up: int) -> Decision:
    """What is best with five cards against the dealer's open card, under the game's own options.

    What a hand is best insured for is not named: `russian.stand` knows it.

    >>> from croupier.cards import parse, show
    >>> show(first(parse("AsKsQsJs3d"), parse("7h")[0]).cards), first(parse("AsKsQsJs3d"), parse("7h")[0]).kind
    ('', 'sixth')
    >>> show(first(parse("6s6dQhJd3c"), parse("Kh")[0]).cards)
    '3cJdQh'
    """
    suit = up & 3
    turned = {card: card & ~3 | _turned(card & 3, suit) for card in cards}
    ranks, number, order = shape_of(tuple(turned.values()), up >> 2)
    code = play()[_starts(up >> 2)[ranks] + number]
    if code < EXCHANGE:
        return Decision(_KINDS[code])
    alike = {turned[card] & ~3 | order[turned[card] & 3]: card for card in cards}
    thrown = [alike[card] for place, card in enumerate(sorted(alike)) if code >> place & 1]
    return Decision("exchange", cards=tuple(sorted(thrown)))


def _turned(suit: int, up: int) -> int:
    """The suits renamed so that the open card's is the first."""
    return 0 if suit == up else up if suit == 0 else suit


@cache
def play() -> bytes:
    """What ships: a byte for each hand, by the open card's rank, by the ranks held, by suits up to their names."""
    return lzma.decompress(_data("russian-poker-play.xz"))


def _data(name: str) -> bytes:
    return (files("croupier.odds.house") / "data" / name).read_bytes()


@cache
def _starts(up: int) -> Mapping[Ranks, int]:
    """Where the hands of each set of ranks begin when a card of this rank lies open."""
    sets = list(rank_sets(range(13), 5, up))
    counts = [shape_count(ranks, up) for ranks in sets]
    nodes = len(play()) // 13
    return dict(zip(sets, accumulate(counts[:-1], initial=up * nodes), strict=True))
