"""The best first decision of every hand of Russian Poker against every open card, a byte each, as it ships."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from croupier.cards import Cards
from croupier.errors import Mistake
from croupier.odds.house import first_play
from croupier.odds.house.russian import House
from croupier.odds.house.russian_exact import Whole
from croupier.odds.house.solution import Decision
from croupier.pit import Game, Plate
from croupier.pit import game as game_of
from croupier.pit.paytable import PayTable
from croupier.pit.russian.options import RussianOptions

FOLD, CLOSE, INSURE, SIXTH_CARD = range(4)
"""Bytes of the decisions that name no cards; how much a hand is insured for is not kept."""

_KINDS: Final = {FOLD: "fold", CLOSE: "close", INSURE: "insure", SIXTH_CARD: "sixth"}


@cache
def shipped() -> Mapping[str, Any]:
    """The figures of the whole game that ship; `game` is its digest, of the rules as they are read by default."""
    text = (files("croupier.odds.house") / "data" / "russian-poker.json").read_text("utf-8")
    figures: dict[str, Any] = json.loads(text)
    return figures


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
    code, thrown = first_play.told(play(), cards, up)
    return Decision("exchange", cards=thrown) if thrown else Decision(_KINDS[code])


def play() -> bytes:
    """What ships, as `first_play` reads it."""
    return first_play.shipped("russian-poker-play.xz")
