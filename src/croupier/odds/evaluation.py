"""How strong a hand is, one at a time or by the million."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from croupier.cards import CARDS, mask, parse
from croupier.odds.errors import OddsError
from croupier.odds.games import HAND_SIZES
from croupier.odds.kernels import NATIVE, fast

if TYPE_CHECKING:
    from numpy import ndarray

evaluate: Final = fast.evaluate
"""The strength of a hand in a ranking of `croupier.ranks`, by its name: 1 is worst, equal ties.

The hand is text, card numbers or a mask of cards. Raises `OddsError` when it is no hand of that ranking.

>>> evaluate("AhKhQhJhTh2c2d")
7462
>>> evaluate("2h3d4c5s7h", "deuce-to-seven")
7462
"""


def explain(cards: object, ranking: str | None) -> int:
    """Say what is wrong with a hand that could not be read; a hand given with spaces is read after all.

    >>> explain("AhKhQhJhTh2c2c", "high")
    Traceback (most recent call last):
    croupier.cards.card.CardError: 2c stands twice in “AhKhQhJhTh2c2c”: each card is in the deck once
    """
    name = "high" if ranking is None else ranking
    if not isinstance(name, str) or name not in HAND_SIZES:
        raise OddsError("odds-no-such-ranking", ranking=str(name), rankings=", ".join(HAND_SIZES))
    held = _held(cards)
    fewest, most = HAND_SIZES[name]
    if not fewest <= len(held) <= most:
        sizes = str(most) if fewest == most else f"{fewest}–{most}"
        raise OddsError("odds-hand-size", given=len(held), sizes=sizes)
    if name == "short-deck" and min(held) < 16:
        raise OddsError("odds-not-in-deck", card=CARDS[min(held)])
    return evaluate(held, name)


def _held(cards: object) -> list[int]:
    if isinstance(cards, str):
        held = list(parse(cards))
    elif isinstance(cards, int):
        if not 0 <= cards < 1 << 52:
            raise OddsError("odds-not-a-mask", mask=str(cards))
        held = [card for card in range(52) if cards >> card & 1]
    else:
        try:
            held = [int(card) for card in cards]  # type: ignore[attr-defined]  # the except is for what cannot
        except (TypeError, ValueError):
            raise OddsError("odds-not-cards", given=type(cards).__name__) from None
    for card in held:
        if not 0 <= card < 52:
            raise OddsError("odds-not-a-card", card=card)
        if held.count(card) > 1:
            raise OddsError("odds-card-twice", card=CARDS[card])
    return held


def evaluate_many(
    hands: ndarray[Any, Any] | Sequence[str | Sequence[int] | int], ranking: str = "high", threads: int = 0
) -> Any:
    """The strengths of many hands: a numpy array of 16-bit numbers for a numpy array, a list for a list.

    A one-dimensional array holds hands as 64-bit masks, a two-dimensional one a hand in each row. Raises
    `OddsError` for the first hand that is none.

    >>> evaluate_many(["AhKhQhJhTh", "7c5d4h3s2c"])
    [7462, 1]
    """
    shape = getattr(hands, "shape", None)
    if shape is None or not NATIVE:
        return [evaluate(hand, ranking) for hand in (hands if shape is None else hands.tolist())]  # type: ignore[union-attr]  # a shape means an array
    import numpy as np

    array = np.asarray(hands)
    if array.ndim not in (1, 2) or array.dtype.kind not in "iu":
        raise OddsError("odds-not-rows", shape=str(array.shape), kind=str(array.dtype))
    if ranking not in HAND_SIZES:
        return explain(0, ranking)
    workers = threads if threads > 0 else os.cpu_count() or 1
    if array.ndim == 1:
        masks = np.ascontiguousarray(array, dtype=np.uint64)
        strengths, read = fast.read_masks(masks, ranking, workers)
    else:
        strengths, read = fast.read_rows(_as_cards(array), ranking, workers)
    if read < len(array):
        hand = array[read].tolist()
        explain(hand, ranking)
    return strengths


def evaluate_omaha(hole: str | Sequence[int], board: str | Sequence[int], ranking: str = "high") -> int:
    """The strength of four to six hole cards, two of which play with three of the five on the board.

    `ranking` is `high` or `eight-or-better`, which is 0 when no low qualifies.

    >>> evaluate_omaha("AhKh2c3d", "QhJhTh4s4d")
    7462
    """
    held, lying = _held(hole), _held(board)
    if not 4 <= len(held) <= 6 or len(lying) != 5:
        raise OddsError("odds-omaha-size", hole=len(held), board=len(lying))
    both = _held([*held, *lying])
    number = _omaha_ranking(ranking)
    return fast.omaha(mask(both[: len(held)]), mask(lying))[number]


def evaluate_omaha_many(
    holes: ndarray[Any, Any], boards: ndarray[Any, Any], ranking: str = "high", threads: int = 0
) -> Any:
    """The same for rows of a numpy array of hole cards and rows of one of boards, as 16-bit numbers.

    >>> from croupier.cards import cards_of
    >>> import numpy as np
    >>> holes, boards = np.array([cards_of("AhKh2c2d")]), np.array([cards_of("QhJhTh3c3d")])
    >>> evaluate_omaha_many(holes, boards).tolist()
    [7462]
    """
    import numpy as np

    number = _omaha_ranking(ranking)
    held, lying = np.asarray(holes), np.asarray(boards)
    if held.ndim != 2 or lying.ndim != 2 or len(held) != len(lying):
        raise OddsError("odds-omaha-rows", holes=str(held.shape), boards=str(lying.shape))
    if not NATIVE:
        pairs = zip(held.tolist(), lying.tolist(), strict=True)
        return np.array([evaluate_omaha(hole, board, ranking) for hole, board in pairs], dtype=np.uint16)
    if not 4 <= held.shape[1] <= 6 or lying.shape[1] != 5:
        raise OddsError("odds-omaha-size", hole=held.shape[1], board=lying.shape[1])
    workers = threads if threads > 0 else os.cpu_count() or 1
    strengths, read = fast.read_omaha_rows(_as_cards(held), _as_cards(lying), number == 1, workers)
    if read < len(held):
        evaluate_omaha(held[read].tolist(), lying[read].tolist(), ranking)
    return strengths


def _as_cards(array: ndarray[Any, Any]) -> ndarray[Any, Any]:
    import numpy as np

    if array.dtype != np.uint8 and array.size and (array.min() < 0 or array.max() > 51):
        card = int(array.min() if array.min() < 0 else array.max())
        raise OddsError("odds-not-a-card", card=card)
    return np.ascontiguousarray(array, dtype=np.uint8)


def _omaha_ranking(ranking: str) -> int:
    rankings = ("high", "eight-or-better")
    if ranking not in rankings:
        raise OddsError("odds-no-such-ranking", ranking=ranking, rankings=", ".join(rankings))
    return rankings.index(ranking)


fast.on_bad_input(explain)
