"""What an all-in was worth when the last decision was made, whatever cards came."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from croupier.cards import UNKNOWN
from croupier.odds import OddsError, Question
from croupier.odds.answer import answer
from croupier.odds.exact import exact_way
from croupier.odds.games import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cards import Cards
    from croupier.play import Hand, Variant

_DECISIONS: Final = frozenset({"fold", "check", "call", "raise", "bring-in"})


def adjusted(hand: Hand) -> Mapping[int, float]:
    """What each player of an all-in won by the exact odds when the last decision was made, in chips.

    Empty where nobody was all-in with cards to come, where a hand was not shown, and in games whose odds are not told
    exactly; each pot is divided, after the rake, by the equity of those who could win it.
    """
    live = [seat for seat in hand.seats if not hand.player(seat).folded]
    if len(live) < 2 or not any(hand.player(seat).all_in for seat in live):
        return {}
    boards = _boards_then(hand)
    cards = {seat: hand.player(seat).cards for seat in live}
    game = _game(hand.setup.variant)
    if game is None or boards is None or len(boards[0]) >= game.board:
        return {}
    if any(UNKNOWN in held or len(held) != game.own for held in cards.values()):
        return {}
    fair = dict.fromkeys(live, 0.0)
    for pot in hand.result.pots:
        seats = [seat for seat in pot.seats if seat in cards]
        shares = (
            (1.0,) if len(seats) == 1 else _equities(game, tuple([cards[seat] for seat in seats]), boards)
        )
        if not shares:
            return {}
        for seat, share in zip(seats, shares, strict=True):
            fair[seat] += pot.amount * share
    paid = put_in(hand)
    return {seat: worth - paid[seat] for seat, worth in fair.items()}


def put_in(hand: Hand) -> dict[int, int]:
    """What each seat put into the pots of a hand that is over, in chips; what came back uncalled is not in it."""
    result = hand.result
    paid = {seat: hand.setup.stacks[seat] - result.stacks[seat] for seat in hand.seats}
    for award in result.awards:
        paid[award.seat] += award.amount
    return paid


def _boards_then(hand: Hand) -> tuple[Cards, ...] | None:
    """The boards as they lay when the last decision was made; None where hands were drawn to, not boards."""
    last = max([at for at, operation in enumerate(hand.log) if operation[0] in _DECISIONS], default=-1)
    if any(operation[0] in ("discard", "deal", "up") for operation in hand.log[last + 1 :]):
        return None
    boards: dict[int, list[int]] = {board: [] for board in range(hand.setup.variant.boards)}
    for kind, _, board, given in hand.log[:last]:
        if kind == "board":
            boards[board].extend(given)
    return tuple([tuple(boards[board]) for board in sorted(boards)])


@lru_cache(maxsize=64)
def _game(variant: Variant) -> Game | None:
    try:
        game = Game.of(variant)
    except OddsError:
        return None
    return game if game.board else None


def _equities(game: Game, hands: tuple[Cards, ...], boards: tuple[Cards, ...]) -> tuple[float, ...]:
    question = Question.ask(hands, [card for board in boards for card in board], game=game)
    if exact_way(question) is None:
        return ()
    return tuple([hand.equity for hand in answer(question, threads=1).hands])
