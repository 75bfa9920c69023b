"""What a hold'em player calls what he holds: the pair against the board, and the draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.cards import rank_of, suit_of
from croupier.odds.ahead import nuts, standing
from croupier.odds.errors import OddsError
from croupier.odds.games import HOLDEM
from croupier.odds.question import Question
from croupier.ranks import HIGH
from croupier.text import say

_RUNS = (*(frozenset(range(low, low + 5)) for low in range(9)), frozenset((12, 0, 1, 2, 3)))


@dataclass(frozen=True, slots=True)
class Holding:
    """A made hand and its draws, as message codes.

    >>> reading("AhKh", "Kd7h2h").draws
    ('odds-draw-nut-flush',)
    """

    made: str
    draws: tuple[str, ...]
    is_nuts: bool

    def say(self, lang: str = "en") -> str:
        """The holding in words, the made hand first."""
        words = [say(code, lang) for code in (self.made, *self.draws)]
        return ", ".join([*words, say("odds-the-nuts", lang)] if self.is_nuts else words)


def reading(hand: str | Sequence[int], board: str | Sequence[int]) -> Holding:
    """What a hold'em hand is called on a board of three to five cards.

    Raises `OddsError` for another board, and what a question about equity raises.

    >>> reading("QhJh", "Th9c2h").say()
    'no pair, flush draw, open-ended straight draw, two overcards'
    """
    asked = Question.look([hand], board)
    if not asked.known or asked.board.bit_count() < 3:
        raise OddsError("odds-nuts-board")
    hole, lying = _members(asked.hands[0].combos[0][0]), _members(asked.board)
    strength = standing(HOLDEM, asked.hands[0].combos[0][0], asked.board)
    code = HIGH.describe(strength).code
    made = _pairing(hole, lying, code)
    draws = _draws(hole, lying, code) if len(lying) < 5 else ()
    return Holding(made, draws, strength == nuts(board).strength)


def _members(cards: int) -> list[int]:
    return [card for card in range(52) if cards >> card & 1]


def _pairing(hole: Sequence[int], lying: Sequence[int], code: str) -> str:
    high, low = sorted(map(rank_of, hole), reverse=True)
    ranks = [rank_of(card) for card in lying]
    if code == "hand-three-of-a-kind":
        return (
            "odds-made-set"
            if high == low
            else "odds-made-trips"
            if {high, low} & set(ranks)
            else "odds-made-board"
        )
    if code == "hand-two-pair":
        if high != low and high in ranks and low in ranks:
            tops = sorted(set(ranks), reverse=True)[:2]
            return "odds-made-top-two" if [high, low] == tops else "odds-made-two-pair"
        return (
            "odds-made-" + _pair(high, low, ranks)
            if _pair(high, low, ranks) != "no-pair"
            else "odds-made-board"
        )
    if code == "hand-pair":
        return (
            "odds-made-" + _pair(high, low, ranks)
            if _pair(high, low, ranks) != "no-pair"
            else "odds-made-board"
        )
    return "odds-made-no-pair" if code == "hand-high-card" else "odds-made-" + code.removeprefix("hand-")


def _pair(high: int, low: int, ranks: Sequence[int]) -> str:
    """The pair that the hole cards make, against the different ranks of the board."""
    different = sorted(set(ranks), reverse=True)
    if high == low:
        below = sum(rank > high for rank in different)
        return "overpair" if below == 0 else "underpair" if below == len(different) else "pocket-pair"
    paired = next((rank for rank in (high, low) if rank in ranks), None)
    if paired is None:
        return "no-pair"
    place = different.index(paired)
    return "top-pair" if place == 0 else "bottom-pair" if place == len(different) - 1 else "middle-pair"


def _draws(hole: Sequence[int], lying: Sequence[int], code: str) -> tuple[str, ...]:
    draws = []
    strong = {
        "hand-flush",
        "hand-full-house",
        "hand-four-of-a-kind",
        "hand-straight-flush",
        "hand-royal-flush",
    }
    if code not in strong:
        draws += _flush_draw(hole, lying)
        if code != "hand-straight":
            draws += _straight_draw(hole, lying)
    if code == "hand-high-card":
        over = sum(rank_of(card) > max(map(rank_of, lying)) for card in hole)
        draws += ["", "odds-draw-overcard", "odds-draw-overcards"][over : over + 1] if over else []
    return tuple(draws)


def _flush_draw(hole: Sequence[int], lying: Sequence[int]) -> list[str]:
    for suit in range(4):
        own = [rank_of(card) for card in hole if suit_of(card) == suit]
        on_board = {rank_of(card) for card in lying if suit_of(card) == suit}
        if own and len(own) + len(on_board) == 4:
            best_out = max(rank for rank in range(13) if rank not in on_board)
            return ["odds-draw-nut-flush" if max(own) == best_out else "odds-draw-flush"]
        if len(own) == 2 and len(on_board) == 1 and len(lying) == 3:
            return ["odds-draw-backdoor-flush"]
    return []


def _straight_draw(hole: Sequence[int], lying: Sequence[int]) -> list[str]:
    held = {rank_of(card) for card in (*hole, *lying)}
    board = {rank_of(card) for card in lying}
    filling = {next(iter(run - held)) for run in _RUNS if len(run - held) == 1 and len(run - board) > 1}
    if len(filling) >= 2:
        lowest, highest = min(filling), max(filling)
        return ["odds-draw-open-ended" if highest - lowest == 5 else "odds-draw-double-gutshot"]
    return ["odds-draw-gutshot"] if filling else []
