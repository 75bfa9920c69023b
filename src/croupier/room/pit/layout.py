"""What is printed on a casino table: fields, plate and pay tables, out of its game."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from croupier.cards import JOKER
from croupier.pit import game as game_of
from croupier.pit.catalogue import GAMES
from croupier.pit.category import ACE_KING, CATEGORIES
from croupier.pit.houses import houses
from croupier.room.pit.printed import (
    BoxesView,
    CoinRow,
    CoinTable,
    DealtView,
    Layout,
    PayRow,
    PlateView,
    StakeField,
    TableOfPays,
)
from croupier.room.pit.terms import has_fund, is_machine, paying

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.pit import Game, Offer, Stake
    from croupier.room.pit.terms import PitTerms

COINS: Final = (1, 2, 3, 4, 5)


@lru_cache(maxsize=512)
def layout(terms: PitTerms) -> Layout:
    """What is printed on a table.

    >>> from croupier.room.pit.terms import PitTerms
    >>> layout(PitTerms("pit/ruby", "Ruby", "russian-poker", minimum=100, maximum=2_000)).fields
    ('ante', 'bonus', 'bet', 'draw', 'insurance', 'purchase')
    """
    game = terms.value
    fields = [stake.field for stake in game.stakes] + [offer.field for offer in offers(game) if offer.field]
    machine = is_machine(game)
    return Layout(
        stakes=tuple([_stake(game, stake) for stake in game.stakes]),
        fields=tuple(dict.fromkeys(fields)),
        boxes=_boxes(game),
        plate=PlateView(**asdict(game.plate)),
        dealt=DealtView(game.dealt.own, game.dealt.dealer, game.dealt.up, game.dealt.board),
        cover=game.cover,
        stages=tuple([stage.name for stage in game.stages]),
        cuts=not machine,
        tables=tables(game),
        paytable=_coins(game, terms.coin) if machine else None,
        ranks=() if machine else ranks(game),
    )


def offers(game: Game) -> Iterator[Offer]:
    """Every offer of a game, in the order of its stages."""
    for stage in game.stages:
        yield from stage.offers
        yield from stage.blind


def ranks(game: Game) -> tuple[str, ...]:
    """What beats what in a game with a dealer, the best first, as pay tables name hands.

    >>> ranks(game_of("three-card"))
    ('straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair', 'high-card')
    """
    if game.dealt.own == THREE:
        return _OF_THREE
    return (("five-aces",) if JOKER in game.deck.cards else ()) + _OF_FIVE


THREE: Final = 3
_OF_THREE: Final = ("straight-flush", "three-of-a-kind", "straight", "flush", "pair", "high-card")
_OF_FIVE: Final = tuple([name for name in reversed(CATEGORIES) if name != ACE_KING])


def tables(game: Game) -> tuple[TableOfPays, ...]:
    """The pay tables of a game."""
    return tuple(
        [
            TableOfPays(name, tuple([PayRow(one, str(odds)) for one, odds in table.rows]))
            for name, table in game.tables.items()
        ]
    )


def games() -> list[dict[str, Any]]:
    """Every game of the pit, for whoever opens a table or designs one."""
    return [_told(name) for name in GAMES]


def _told(name: str) -> dict[str, Any]:
    game = game_of(name)
    return {
        "game": name,
        "machine": is_machine(game),
        "houses": houses(name),
        "plate": asdict(game.plate),
        "coin": 1,
        "fund": has_fund(game),
        "boxes": _boxes(game),
        "tables": tables(game),
    }


def _boxes(game: Game) -> BoxesView:
    return BoxesView(game.boxes.printed, game.boxes.active, game.boxes.per_player, game.boxes.open)


def _stake(game: Game, stake: Stake) -> StakeField:
    plate = game.plate
    if stake.token:
        low = high = plate.token
    elif stake.field == game.first or stake.with_first:
        low, high = plate.minimum, plate.maximum
    elif stake.bank:
        low, high = plate.minimum, game.boxes.active * plate.maximum
    else:
        low, high = 1, plate.side_maximum
    return StakeField(stake.field, stake.with_first, stake.token, low, high, stake.bank)


def _coins(game: Game, coin: int) -> CoinTable:
    """What a machine pays, by the coins put in."""
    main = next(iter(game.tables))
    columns = [paying(game, coins * coin).tables[main] for coins in COINS]
    rows = [
        CoinRow(name, tuple([table.wins(name, coins) for coins, table in zip(COINS, columns, strict=True)]))
        for name in game.tables[main].names
    ]
    return CoinTable(COINS, tuple(rows))
