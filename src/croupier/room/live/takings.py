"""What may be asked about what a live room takes and gives: tables of rake, jackpots, points, tips, casino tables.

Chips are chips; `points` are what the house gives for hours of play. Cards are written one after the other, `AhKd`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from croupier.cash.jackpots import BadBeat, HighHand
from croupier.cash.raking import RakeRow
from croupier.room.actors.asks import Ask
from croupier.room.bounds import Chips, Difference, FullName, Number, Seat, Text, Word

Cards: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
"""A few cards, one after the other."""

HowShared: TypeAlias = Literal["own", "time"]
"""Whether each dealer has the tips of his own tables, or his part by the time he dealt."""


class SetRake(Ask, frozen=True):
    """A table of rake under a `name`; with no rows it is gone, and tables that had it have none."""

    name: FullName
    rows: Annotated[tuple[RakeRow, ...], msgspec.Meta(max_length=200)] = ()
    no_flop_no_drop: bool = True


class RakeBy(Ask, frozen=True):
    """From now on a table's rake goes by the table of rake of this `name`; by none where it is empty."""

    table: Word
    name: FullName = ""


class SetJackpot(Ask, frozen=True):
    """The rules of the bad beat jackpot; without rules there is none."""

    rules: BadBeat | None = None


class SeedJackpot(Ask, frozen=True):
    """The cage puts chips of the house into the jackpot."""

    chips: Chips


class HitJackpot(Ask, frozen=True):
    """A bad beat: the seat that was beaten and the one that beat it, with the cards they showed over the board.

    All who play at the table were dealt in, or those of the seats `dealt`. The cage keeps for each what he has of it.
    """

    table: Word
    board: Cards
    loser: Seat
    loser_cards: Cards
    winner: Seat
    winner_cards: Cards
    dealt: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=12)] = ()


class SetHighHand(Ask, frozen=True):
    """The rules of the high hand, from now on; with no minutes there is none."""

    rules: HighHand = HighHand()


class ShowHighHand(Ask, frozen=True):
    """Somebody has shown a hand that is to be the best of the hour."""

    table: Word
    seat: Seat
    cards: Cards
    board: Cards


class HourOver(Ask, frozen=True):
    """The time of the high hand is over: whoever has shown the best has his prize; the room asks it of itself."""


class SetPoints(Ask, frozen=True):
    """How many points an hour of play brings, from now on."""

    rate: Number


class GivePoints(Ask, frozen=True):
    """The house gives somebody points, and says why."""

    person: Word
    points: Number
    why: Text = ""


class SpendPoints(Ask, frozen=True):
    """Somebody spends points, and on what."""

    person: Word
    points: Number
    why: Text = ""


class ShareTips(Ask, frozen=True):
    """The tips that were counted go to the dealers."""

    how: HowShared = "own"


class OpenPit(Ask, frozen=True):
    """Open a casino table with a rack counted out by the cage.

    It deals `pace` rounds an hour; `edge` is the house's part of a bet, in 1/10,000.
    """

    table: Word
    name: FullName
    game: Word
    rack: Chips
    pace: Number = 60
    edge: Number = 150


class BuyAtPit(Ask, frozen=True):
    """Money goes into the drop box of a casino table, and chips over the table."""

    table: Word
    chips: Chips


class FillPit(Ask, frozen=True):
    """Chips come from the cage into the rack of a casino table; below zero they go back, which is a credit."""

    table: Word
    chips: Difference


class RatePlayer(Ask, frozen=True):
    """Somebody plays at a casino table for `bet` on average; with none he has stopped."""

    table: Word
    person: Word = ""
    name: FullName = ""
    bet: Chips = 0


class ClosePit(Ask, frozen=True):
    """A casino table closes; its rack is counted."""

    table: Word
    rack: Chips


class CountDrop(Ask, frozen=True):
    """The drop box of a casino table is emptied and counted by two people, who both sign."""

    table: Word
    counted: Chips
    by: tuple[FullName, FullName]


Takings: TypeAlias = (
    SetRake
    | RakeBy
    | SetJackpot
    | SeedJackpot
    | HitJackpot
    | SetHighHand
    | ShowHighHand
    | HourOver
    | SetPoints
    | GivePoints
    | SpendPoints
    | ShareTips
    | OpenPit
    | BuyAtPit
    | FillPit
    | RatePlayer
    | ClosePit
    | CountDrop
)
