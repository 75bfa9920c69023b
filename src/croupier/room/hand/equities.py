"""How the hands that everybody sees stood, street by street, and at tables for learning what one's own is worth.

Counted by `croupier.odds`, of cards that the viewer may see and of nothing else: what was folded or mucked unseen lies
in the deck as far as these figures know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from croupier.cards import show
from croupier.odds.errors import OddsError
from croupier.odds.games import Game
from croupier.room.hand.messages import EquityView

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.play import Hand

LIGHT: Final = 3
"""The most cards of one's own with which a hand is counted before there is a board; larger ones take too long."""

DEALS: Final = 8_192
"""How many deals are drawn for one's own hand against unknown ones: right to within 2 per cent."""

PER_MILLE: Final = 1_000


def street_by_street(hand: Hand) -> tuple[EquityView, ...]:
    """The shares of the hands that lie open, by how many board cards lay there; none unless all who are in lie open.

    Of a hand that is run out more than once, as far as its boards are one.

    """
    game = _game_of(hand)
    into = [hand.player(seat) for seat in sorted(hand.seats) if not hand.player(seat).folded]
    if game is None or len(into) < 2 or not all(each.shown and not each.mucked for each in into):
        return ()
    held = tuple([each.cards for each in into])
    folded = [hand.player(seat) for seat in hand.seats if hand.player(seat).folded]
    dead = tuple([card for each in folded for card in each.exposed])
    streets = [cards for cards in game.streets if cards < game.board and (cards or game.own <= LIGHT)]
    found = []
    for cards in streets:
        board = _lying(hand, game, cards)
        shares = _shares(game, held, board, dead) if board is not None else ()
        if shares:
            seats = [each.seat for each in into]
            found.append(EquityView(cards, tuple(zip(seats, shares, strict=True))))
    return tuple(found)


def against_unknown(hand: Hand, seat: int) -> int:
    """What a hand wins of the pot on average against as many unknown hands as are left in it, per mille.

    It is 0 in games with other than two cards of one's own.
    """
    game = _game_of(hand)
    if game is None or game.own != 2 or game.boards > 1:
        return 0
    others = sum(not hand.player(each).folded for each in hand.seats if each != seat)
    return _worth(game, hand.player(seat).cards, hand.board, others) if others else 0


def _game_of(hand: Hand) -> Game | None:
    """The game as the odds know it; `None` where they do not, or where it has no board."""
    try:
        game = Game.of(hand.setup.variant)
    except OddsError:
        return None
    return game if game.board else None


def _lying(hand: Hand, game: Game, cards: int) -> Cards | None:
    """The first so many cards of the boards, one after the other; `None` where they are not there, or not one board."""
    firsts = [board[:cards] for board in hand.boards]
    if any(len(each) < cards for each in firsts):
        return None
    if game.boards > 1:
        return tuple([card for each in firsts for card in each])
    return firsts[0] if firsts and all(each == firsts[0] for each in firsts) else (None if cards else ())


@lru_cache(256)
def _shares(game: Game, held: tuple[Cards, ...], board: Cards, dead: Cards) -> tuple[int, ...]:
    from croupier.odds import equity

    try:
        answer = equity(held, board, dead, game, method="exact", threads=1)
    except OddsError:
        return ()
    return tuple([round(PER_MILLE * each.equity) for each in answer.hands])


@lru_cache(256)
def _worth(game: Game, own: Cards, board: Cards, others: int) -> int:
    from croupier.odds import equity

    try:
        hands = [show(own), *["100%"] * others]
        answer = equity(hands, board, (), game, method="monte-carlo", deals=DEALS, threads=1)
    except OddsError:
        return 0
    return round(PER_MILLE * answer.hands[0].equity)
