"""What each hand was worth as the cards lay, wherever all that are still in are known to whoever looks."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cards import UNKNOWN
from croupier.odds import OddsError, Question
from croupier.odds.answer import answer
from croupier.odds.games import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cards import Cards
    from croupier.play import Hand, Variant

MOST_COUNTED: Final = 6_000_000
"""Of so many hands on boards every one is counted; of more, deals are drawn."""

DRAWN: Final = 60_000
"""Deals drawn: a share is then right within 0.4 of a per cent."""


class Share(msgspec.Struct, frozen=True):
    """The part of the pot that a seat wins on average, of one; not `exact` where deals were drawn."""

    seat: int
    equity: float
    exact: bool


def equities(hand: Hand, cards: Mapping[int, Cards]) -> tuple[Share, ...]:
    """The shares of those who are still in, whose `cards` are known as far as they have been dealt.

    None where less than two are in, where a hand is not known, in games with draws to come, and on boards that are
    run more than once.
    """
    game = _game(hand.setup.variant)
    live = tuple(sorted(hand.live))
    if game is None or len(live) < 2 or len(hand.boards) != game.boards:
        return ()
    held = tuple([cards.get(seat, ()) for seat in live])
    if any(not each or UNKNOWN in each for each in held):
        return ()
    out = () if game.board else _seen_of_others(hand, live)
    return _shares(game, live, held, tuple(hand.boards), out)


def _seen_of_others(hand: Hand, live: tuple[int, ...]) -> Cards:
    """Cards of stud that everybody saw and that are in nobody's hand any more."""
    return tuple([card for seat in hand.seats if seat not in live for card in hand.player(seat).up])


@lru_cache(maxsize=4_096)
def _shares(
    game: Game, live: tuple[int, ...], held: tuple[Cards, ...], boards: tuple[Cards, ...], out: Cards
) -> tuple[Share, ...]:
    try:
        question = Question.ask(held, [card for board in boards for card in board], out, game)
    except OddsError:
        return ()
    counted = _counted(question) <= MOST_COUNTED
    found = answer(question, method=None if counted else "monte-carlo", deals=DRAWN, threads=1)
    exact = found.method == "exact"
    return tuple([Share(seat, each.equity, exact) for seat, each in zip(live, found.hands, strict=True)])


def _counted(question: Question) -> int:
    """About how many hands would be read to count every deal."""
    game = question.game
    left = (game.deck & ~question.taken).bit_count()
    missing = sum([game.own - hand.combos[0][0].bit_count() for hand in question.hands])
    boards = comb(left, question.to_come) ** game.boards
    ways = comb(game.own, 2) * comb(game.board, 3) if game.exactly_two else 1
    return int(boards * comb(left, missing) * len(question.hands) * ways)


@lru_cache(maxsize=128)
def _game(variant: Variant) -> Game | None:
    if any([street.draw for street in variant.streets]):
        return None
    try:
        return Game.of(variant)
    except OddsError:
        return None
