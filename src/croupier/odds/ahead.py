"""What the next cards may do: outs, who can still win, and what a hand may become."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from croupier.odds.answer import answer
from croupier.odds.errors import OddsError
from croupier.odds.games import HOLDEM, Game
from croupier.odds.kernels import fast
from croupier.odds.question import HandGiven, Question


@dataclass(frozen=True, slots=True)
class Outs:
    """The next cards that help a hand, by card number: those that give it the pot, those that split it.

    >>> from croupier.cards import show
    >>> from croupier.odds import outs
    >>> show(outs("AsKs", ["QdQh"], "2s7s9h").win)
    '3s4s5s6s8s9sTsJsQsKcKdKhAcAdAh'
    """

    win: tuple[int, ...]
    tie: tuple[int, ...]


def outs(
    hand: str | Sequence[int],
    against: Sequence[str | Sequence[int]],
    board: str | Sequence[int],
    dead: str | Sequence[int] = "",
    game: str | Game = HOLDEM,
) -> Outs:
    """The cards that put a hand ahead of the others, or level with them, on the next street.

    A hand that is ahead already has no outs to win. Raises `OddsError` unless one or two board cards are to come.

    >>> from croupier.cards import show
    >>> show(outs("AhKh", ["QsQd"], "Qh7h2c3d").win)
    '4h5h6h8h9hThJh'
    """
    question = Question.ask([hand, *against], board, dead, game)
    if not question.known or question.to_come not in (1, 2) or question.game.halved:
        raise OddsError("odds-outs-street")
    now = _winners(question, question.board)
    win, tie = [], []
    for card in range(52):
        if not question.game.deck & ~question.taken & 1 << card:
            continue
        winners = _winners(question, question.board | 1 << card)
        if winners == (0,) and now != (0,):
            win.append(card)
        elif 0 in winners and len(winners) > 1 and 0 not in now:
            tie.append(card)
    return Outs(tuple(win), tuple(tie))


def _winners(question: Question, board: int) -> tuple[int, ...]:
    strengths = [standing(question.game, hand.combos[0][0], board) for hand in question.hands]
    return tuple(player for player, strength in enumerate(strengths) if strength == max(strengths))


def standing(game: Game, hand: int, board: int) -> int:
    """The strength of a hand on the board as it lies, of three to five cards, as if nothing else were dealt."""
    ranking = game.rankings[0]
    if not game.exactly_two:
        return fast.evaluate(hand | board, ranking)
    return max(
        fast.evaluate([*two, *three], ranking)
        for two in combinations(_members(hand), 2)
        for three in combinations(_members(board), 3)
    )


def _on_one_board(question: Question) -> Question:
    if question.game.boards > 1:
        raise OddsError("odds-one-board")
    return question


def _members(cards: int) -> list[int]:
    return [card for card in range(52) if cards >> card & 1]


def can_win(
    hands: Sequence[HandGiven],
    board: str | Sequence[int] = "",
    dead: str | Sequence[int] = "",
    game: str | Game = HOLDEM,
) -> tuple[bool, ...]:
    """Which hands can still take a part of the pot; the others are drawing dead.

    Raises `OddsError` where that cannot be counted exactly.

    >>> can_win(["AhAs", "KhKs", "7c7d"], "AdAc7h")
    (True, False, False)
    """
    found = answer(Question.ask(hands, board, dead, game), method="exact")
    return tuple(hand.parts > 0 for hand in found.hands)


@dataclass(frozen=True, slots=True)
class Nuts:
    """The best hand there can be: its strength, and the hands that make it, as masks of the cards that matter.

    >>> from croupier.odds import nuts
    >>> nuts("AhKhQhJhTh").strength
    7462
    """

    strength: int
    hands: tuple[int, ...]


def nuts(board: str | Sequence[int], dead: str | Sequence[int] = "", game: str | Game = HOLDEM) -> Nuts:
    """The nuts on a board of three to five cards, with every pair of hole cards that makes them.

    >>> from croupier.cards import show
    >>> [show(_members(hand)) for hand in nuts("AhKhQh2c7d").hands]
    ['ThJh']
    """
    asked = _on_one_board(Question.look([], board, dead, game))
    lying = asked.board
    if lying.bit_count() < 3:
        raise OddsError("odds-nuts-board")
    best = 0
    hands: list[int] = []
    stub = _members(asked.game.deck & ~lying & ~asked.dead)
    for at, a in enumerate(stub):
        for b in stub[:at]:
            two = 1 << a | 1 << b
            strength = standing(asked.game, two, lying)
            if strength > best:
                best, hands = strength, []
            if strength == best:
                hands.append(two)
    return Nuts(best, tuple(hands))


def future(
    hand: str | Sequence[int],
    board: str | Sequence[int] = "",
    dead: str | Sequence[int] = "",
    game: str | Game = HOLDEM,
) -> dict[str, float]:
    """How likely a hand is to end as each kind of hand, by the message code of its name, the likeliest first.

    >>> chances = future("7h7d", "7c2s9h")
    >>> round(chances["hand-full-house"], 4), round(chances["hand-four-of-a-kind"], 4)
    (0.2914, 0.0426)
    """
    asked = _on_one_board(Question.look([hand], board, dead, game))
    ranking = asked.game.ranking()
    counts = fast.future(
        asked.game.data, asked.hands[0].combos[0][0], asked.board, asked.dead, os.cpu_count() or 1
    )
    sums: dict[str, int] = {}
    for strength, count in enumerate(counts):
        if count:
            code = ranking.describe(strength).code
            sums[code] = sums.get(code, 0) + count
    total = sum(sums.values())
    return {code: count / total for code, count in sorted(sums.items(), key=lambda item: -item[1])}
