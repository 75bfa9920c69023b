"""What a bot sees: a table's view, in the very text a browser gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.play import catalogue

if TYPE_CHECKING:
    from croupier.play import Variant


class SeatSeen(msgspec.Struct, frozen=True):
    """Another player, or oneself. `cards` are names, `??` face down, `None` when the seat has none."""

    seat: int
    stack: int
    bet: int
    in_hand: bool
    folded: bool
    all_in: bool
    cards: tuple[str, ...] | None


class HandSeen(msgspec.Struct, frozen=True):
    """The hand: `total` is everything in the middle and in front of the players, in chips.

    `boards` are all of them where there are several; `board` is the first.
    """

    number: int
    turn: int
    street: str
    board: tuple[str, ...]
    total: int
    to_act: int | None
    boards: tuple[tuple[str, ...], ...] = ()


class OptionsSeen(msgspec.Struct, frozen=True):
    """What may be done, in chips; raises are totals of the street.

    `discards` are the fewest and the most cards to throw away, where it is the time; with `fixed` there is no
    total between the least and the most.
    """

    fold: bool
    check: bool
    call: int
    raise_min: int
    raise_max: int
    bring_in: int = 0
    discards: tuple[int, int] | None = None
    fixed: bool = False


class OwnPlace(msgspec.Struct, frozen=True):
    """One's own seat, and what one may do now."""

    seat: int
    options: OptionsSeen | None


class Sight(msgspec.Struct, frozen=True):
    """A table as seen from a seat.

    The order of the seats and of the button is that of their numbers, clockwise.
    """

    big_blind: int
    button: int | None
    big_blind_seat: int | None
    seats: tuple[SeatSeen, ...]
    hand: HandSeen | None
    you: OwnPlace | None
    game: str = "nl-holdem"
    bets: tuple[int, ...] = ()

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return catalogue[self.game]

    @property
    def unit(self) -> int:
        """The bet that the pot is raised by at first, in chips."""
        return self.bets[0] if self.bets else max(self.big_blind, 1)

    @property
    def live(self) -> tuple[SeatSeen, ...]:
        """The players who still hold a hand."""
        return tuple([seat for seat in self.seats if seat.in_hand and not seat.folded])

    def seat(self, number: int) -> SeatSeen:
        """The player in a seat."""
        return next(seat for seat in self.seats if seat.seat == number)


_DECODER: Final = msgspec.json.Decoder(Sight)


def read(view: bytes) -> Sight:
    """A sight out of a view as it goes over the wire."""
    return _DECODER.decode(view)
