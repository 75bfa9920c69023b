"""Which street each entry of a hand's log belongs to."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from croupier.play import Hand, Operation, Street

_BETTING: Final = frozenset({"fold", "check", "call", "raise", "bring-in"})


def streets_of(hand: Hand) -> list[int]:
    """The number of the street of every entry of the log, the first one 0; a board run out again counts anew.

    >>> from croupier.cards import DECK_52
    >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
    >>> hand = Hand(setup, DECK_52.cards)
    >>> hand.call()
    >>> hand.check()
    >>> [entry.kind for entry, street in zip(hand.log, streets_of(hand), strict=True) if street == 1]
    ['board']
    """
    counting = _Counting(hand)
    return [counting.street_after(entry) for entry in hand.log]


class _Counting:
    """Tells streets by the cards that are out and by the draws that were made."""

    def __init__(self, hand: Hand) -> None:
        streets = hand.setup.variant.streets
        self.streets = streets
        self.on_board = list(accumulate(street.board for street in streets))
        self.before_seat = list(accumulate(street.down + street.up for street in streets))
        self.draws = any(street.draw for street in streets)
        self.boards = [0] * hand.setup.variant.boards
        self.given: Counter[int] = Counter()
        self.drawn: set[int] = set()
        self.street = 0

    def street_after(self, entry: Operation) -> int:
        kind, seat, amount, cards = entry
        if kind == "run":
            self.boards *= amount
        elif kind == "board":
            self.boards[amount] += len(cards)
            self.street = _first(self.on_board, self.boards[amount])
        elif kind == "discard":
            self._discarded(seat)
        elif kind in ("deal", "up") and not self.draws:
            self.given[seat] += len(cards)
            self.street = max(self.street, _first(self.before_seat, self.given[seat]))
        elif kind in _BETTING:
            self.drawn.clear()
        return self.street

    def _discarded(self, seat: int) -> None:
        """A draw begins after betting, or, with everybody all-in, when a player draws again."""
        if not self.drawn or seat in self.drawn:
            self.drawn = set()
            after = range(self.street + 1, len(self.streets))
            self.street = next((at for at in after if _exchanges(self.streets[at])), self.street)
        self.drawn.add(seat)


def _exchanges(street: Street) -> bool:
    return bool(street.draw or street.discard)


def _first(counts: list[int], reached: int) -> int:
    """The first street by which so many cards are out; the last one when there are more than the game deals."""
    return next((number for number, count in enumerate(counts) if count >= reached), len(counts) - 1)
