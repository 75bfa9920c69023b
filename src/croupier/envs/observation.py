"""What an agent sees of a hand, as one row of numbers from 0 to 1: nothing that its seat is not shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, Final

import numpy as np

from croupier.cards import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from croupier.play import Hand, Setup

EVENTS: Final = 32
"""So many of the last decisions of a hand are told, the last one at the end."""

KINDS: Final = ("fold", "check", "call", "raise", "bring-in", "discard")
"""The kinds of decisions, in the order in which they are told."""

_CARDS: Final = 52


@dataclass(frozen=True)
class Observer:
    """How the hands of one setup are told to its seats.

    `parts` are the names of what stands in a row, with where each begins and ends. Seats stand clockwise from the one
    that looks; chips are parts of all the chips in play.

    >>> from croupier.play import Setup
    >>> observer = Observer(Setup.new("leduc", [100, 100], ante=1, blinds=(0, 0), bets=(2, 4)))
    >>> observer.parts["cards"], observer.parts["board-1"], observer.size
    (slice(0, 52, None), slice(52, 104, None), 408)
    """

    setup: Setup
    parts: Mapping[str, slice] = field(init=False)
    size: int = field(init=False)
    """How many numbers a row has."""

    def __post_init__(self) -> None:
        variant, seats = self.setup.variant, len(self.setup.stacks)
        streets = variant.streets
        widths = {"cards": _CARDS}
        shared = any(street.up for street in streets) and may_run_short(self.setup)
        if shared or any(street.board for street in streets):
            widths |= {f"board-{board + 1}": _CARDS for board in range(variant.boards)}
        if any(street.up for street in streets):
            widths |= {f"up-{other}": _CARDS for other in range(seats)}
        widths |= dict.fromkeys(("stacks", "bets", "put-in", "in-hand", "all-in"), seats)
        if any(street.draw for street in streets):
            widths["drew"] = seats
        widths |= {"button": seats, "pot": 1, "to-call": 1, "street": len(streets)}
        widths["history"] = EVENTS * (seats + len(KINDS) + 1)
        ends = list(accumulate(widths.values()))
        parts = {
            name: slice(end - width, end) for (name, width), end in zip(widths.items(), ends, strict=True)
        }
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "size", ends[-1])

    def see(self, hand: Hand, seat: int) -> NDArray[np.float32]:
        """What a seat sees: `size` numbers from 0 to 1, of type float32."""
        row = np.zeros(self.size, np.float32)
        part, chips = self.parts, self.setup.chips
        seats = self._around(seat)
        players = [hand.player(other) for other in seats]
        _lay(row[part["cards"]], players[0].cards)
        for number, board in enumerate(hand.boards):
            if board:
                _lay(row[part[f"board-{number + 1}"]], board)
        if "up-0" in part:
            for number, player in enumerate(players):
                _lay(row[part[f"up-{number}"]], player.up)
        row[part["stacks"]] = [player.stack / chips for player in players]
        row[part["bets"]] = [player.bet / chips for player in players]
        row[part["put-in"]] = [player.put_in / chips for player in players]
        row[part["in-hand"]] = [not (player.folded or player.mucked) for player in players]
        row[part["all-in"]] = [player.all_in for player in players]
        row[part["button"]] = [other == self.setup.button for other in seats]
        row[part["pot"]] = hand.total / chips
        row[part["to-call"]] = max(hand.to_call - players[0].bet, 0) / chips
        row[part["street"].start + hand.street] = 1
        self._tell(row, hand, seats)
        return row

    def _around(self, seat: int) -> list[int]:
        order = sorted(self.setup.stacks)
        at = order.index(seat)
        return order[at:] + order[:at]

    def _tell(self, row: NDArray[np.float32], hand: Hand, seats: list[int]) -> None:
        """The last decisions: whose, of which kind, and how much: chips, or cards of a hand's."""
        width = len(seats) + len(KINDS) + 1
        told = [entry for entry in hand.log if entry.kind in KINDS][-EVENTS:]
        at = self.parts["history"].stop - width * len(told)
        for kind, seat, amount, cards in told:
            row[at + seats.index(seat)] = 1
            row[at + len(seats) + KINDS.index(kind)] = 1
            row[at + width - 1] = len(cards) / 7 if kind == "discard" else amount / self.setup.chips
            at += width
        if "drew" in self.parts:
            drew = {entry.seat: len(entry.cards) / 7 for entry in told if entry.kind == "discard"}
            row[self.parts["drew"]] = [drew.get(seat, 0) for seat in seats]


def may_run_short(setup: Setup) -> bool:
    """Whether the stub may run out before the last card, as among many players of stud or draw.

    >>> from croupier.play import Setup
    >>> [may_run_short(Setup.new("razz", [900] * seats, bring_in=3, bets=(10, 20))) for seats in (6, 7)]
    [False, True]
    """
    variant = setup.variant
    each = sum([street.down + street.up + street.draw for street in variant.streets])
    common = sum([street.burn + street.board * variant.boards for street in variant.streets])
    return each * len(setup.order) + common + 1 > len(variant.deck.cards)


def _lay(part: NDArray[np.float32], cards: Iterable[int]) -> None:
    for card in cards:
        if card != UNKNOWN:
            part[card] = 1
