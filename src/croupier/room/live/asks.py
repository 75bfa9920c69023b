"""What the floor, a dealer or a player may ask of a live cash room, where cards and chips lie on real tables.

A `table` is its id, a `game` the name its tables share, chips are chips. Who asks for himself leaves `person` empty;
the floor leaves it empty for whom it knows by his `name` alone, and `table` for one that is opened: ids are made here.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from croupier.cash.shift import Fee
from croupier.room.actors import asks as actors
from croupier.room.actors.asks import Ask
from croupier.room.bounds import Chips, Difference, FullName, Number, Seat, SeatOrAny, Text, Word
from croupier.room.live.takings import Takings
from croupier.text import InEach

DeckWhen: TypeAlias = Literal["opening", "push", "change", "closing", "doubt"]
"""On what occasion a deck is looked through."""

Slipped: TypeAlias = Literal["misdeal", "exposed-card", "wrong-pot", "wrong-button", "pace", "other"]
"""What a dealer did wrong."""

CallWhy: TypeAlias = Literal["ruling", "fill", "seat", "deck", "dispute", "other"]
"""What a dealer calls the floor for."""


class JoinList(Ask, frozen=True):
    """Put somebody on a game's list, with the seat he would rather have, 0 for any. The floor gives the `name`."""

    game: Word
    person: Word = ""
    name: FullName = ""
    wants: SeatOrAny = 0


class LeaveList(Ask, frozen=True):
    """Take somebody off a game's list, and free the seat that was kept for him."""

    game: Word
    person: Word = ""


class Wish(Ask, frozen=True):
    """Somebody would like another seat (`seat`, 0 for any) at a table, his own or another; no table ends the wish."""

    table: Word = ""
    seat: SeatOrAny = 0
    person: Word = ""


class OpenTable(Ask, frozen=True):
    """Open a table with a rack counted out by the cage; it may feed a main table (must-move).

    `small` and `big` are the blinds, in limit games the two bets. `profile` is the book it is run by. With a `time_fee`
    everybody pays it for every `time_minutes` in place of rake; `rakes` is the table of rake it goes by.
    """

    table: Word
    name: FullName
    variant: Word
    small: Chips
    big: Chips
    least: Chips
    most: Chips = 0
    seats: Seat = 9
    profile: Word = "club-cash"
    feeds: Word = ""
    rack: Chips = 0
    time_fee: Chips = 0
    time_minutes: Number = 30
    rakes: FullName = ""


class BreakTable(Ask, frozen=True):
    """Bring everybody at a table to free seats of its game; nobody posts for it."""

    table: Word


class CloseTable(Ask, frozen=True):
    """Close a table nobody sits at; its rack is counted."""

    table: Word
    rack: Chips


class CallNext(Ask, frozen=True):
    """Call the next from a game's list to a free seat, and keep it for him."""

    game: Word


class Sit(Ask, frozen=True):
    """Somebody takes a seat with chips bought from the rack."""

    table: Word
    seat: SeatOrAny
    person: Word
    chips: Chips
    name: FullName = ""
    waits: bool = True


class Reserve(Ask, frozen=True):
    """Keep a free seat for somebody."""

    table: Word
    seat: SeatOrAny
    person: Word
    name: FullName = ""


class Release(Ask, frozen=True):
    """Keep a seat no longer."""

    table: Word
    seat: SeatOrAny


class TopUp(Ask, frozen=True):
    """A player buys more chips from the rack."""

    table: Word
    seat: SeatOrAny
    chips: Chips


class Count(Ask, frozen=True):
    """A player's stack was counted."""

    table: Word
    seat: SeatOrAny
    chips: Chips


class Away(Ask, frozen=True):
    """A player's chair is empty, by his own `word` or without one; his absence is counted from now."""

    table: Word
    seat: SeatOrAny
    word: bool = False


class Back(Ask, frozen=True):
    """A player is back; he waits for the big blind, or posts what he owes."""

    table: Word
    seat: SeatOrAny
    waits: bool = False


class Change(Ask, frozen=True):
    """The floor gives a player another seat at his table."""

    table: Word
    seat: SeatOrAny
    to: Seat


class CashOut(Ask, frozen=True):
    """A player leaves; all his `chips`, counted, go into the rack."""

    table: Word
    seat: SeatOrAny
    chips: Chips


class PickUp(Ask, frozen=True):
    """An absent player's stack, counted, goes to the cage."""

    table: Word
    seat: SeatOrAny
    chips: Chips


class Fetch(Ask, frozen=True):
    """Somebody gets his chips from the cage."""

    person: Word


class Move(Ask, frozen=True):
    """The house brings a player, with all his chips, to a seat of another table."""

    person: Word
    to: Word
    seat: SeatOrAny


class Hand(Ask, frozen=True):
    """A hand is over: the button moves, blinds go by those who are away; what was dropped from its pot.

    With its `pot` the room works that out by the table of rake, for so many `players` dealt in, 0 for all there.
    """

    table: Word
    rake: Chips = 0
    jackpot: Chips = 0
    pot: Chips | None = None
    players: SeatOrAny = 0
    flop: bool = True


class Tip(Ask, frozen=True):
    """A tip goes into its box."""

    table: Word
    chips: Chips


class Fill(Ask, frozen=True):
    """Chips come from the cage into a rack; below zero they go back. A call for a fill is answered by it."""

    table: Word
    chips: Difference


class OrderChips(Ask, frozen=True):
    """A player buys chips the rack does not hold: a lammer lies before him until a runner brings them."""

    table: Word
    seat: SeatOrAny
    chips: Chips


class BringChips(Ask, frozen=True):
    """The runner is back: the lammer goes, the chips are the player's."""

    table: Word
    seat: SeatOrAny


class ChargeTime(Ask, frozen=True):
    """The time charge is taken from everybody at a table."""

    table: Word


class CheckDeck(Ask, frozen=True):
    """A deck was counted and looked through: when, and which cards are `missing` or to be taken out; none is sound."""

    table: Word
    when: DeckWhen
    missing: tuple[Annotated[str, msgspec.Meta(max_length=3)], ...] = ()


class CountStub(Ask, frozen=True):
    """The stub was counted: how many cards it should hold, and how many it holds."""

    table: Word
    expected: Number
    found: Number


class LeaveNote(Ask, frozen=True):
    """A word from one dealer to the next; an empty one takes the words away."""

    table: Word
    text: Text = ""


class DealerError(Ask, frozen=True):
    """A dealer's error is put on record."""

    table: Word
    what: Slipped


class Ruled(Ask, frozen=True):
    """A ruling of the floor, for the log of a table: what was answered, by which clauses.

    `said` is the same in each language, as the floor desk words it; without it everybody reads `text`.
    """

    table: Word
    text: Annotated[str, msgspec.Meta(max_length=2_000)]
    clauses: Annotated[tuple[Word, ...], msgspec.Meta(max_length=50)] = ()
    said: InEach | None = None


class CountBox(Ask, frozen=True):
    """A box is emptied and counted by two people, who both sign."""

    table: Word
    fee: Fee
    counted: Chips
    by: tuple[FullName, FullName]


class CallFloor(Ask, frozen=True):
    """The dealer calls the floor; for a fill he says how many `chips` he wants."""

    table: Word
    why: CallWhy = "other"
    chips: Chips = 0


class Answer(Ask, frozen=True):
    """The floor has come to a table."""

    table: Word


class DealerIn(Ask, frozen=True):
    """A dealer begins his shift."""

    dealer: Word


class DealerOut(Ask, frozen=True):
    """A dealer ends his shift."""

    dealer: Word


class Push(Ask, frozen=True):
    """Push the dealers: everybody gets up who has sat his time, the longest rested sit down."""


class NewShift(Ask, frozen=True):
    """Begin a new shift when every table is closed: racks and boxes begin at nothing."""

    name: FullName


class Lapse(Ask, frozen=True):
    """The time of those who were called and did not come is up; the room asks it of itself."""


OwnAsk: TypeAlias = JoinList | LeaveList | Wish
"""What anybody with a name may ask, for himself."""

AnyAsk: TypeAlias = (
    OwnAsk
    | OpenTable
    | BreakTable
    | CloseTable
    | CallNext
    | Sit
    | Reserve
    | Release
    | TopUp
    | Count
    | Away
    | Back
    | Change
    | CashOut
    | PickUp
    | Fetch
    | Move
    | Hand
    | Tip
    | Fill
    | OrderChips
    | BringChips
    | ChargeTime
    | CheckDeck
    | CountStub
    | LeaveNote
    | DealerError
    | Ruled
    | CountBox
    | CallFloor
    | Answer
    | DealerIn
    | DealerOut
    | Push
    | NewShift
    | Lapse
    | Takings
)


class Undo(Ask, frozen=True):
    """Take the entry of this number back, if it is the last that counts."""

    number: Number


Asked: TypeAlias = actors.Asked[AnyAsk | Undo]
"""An ask on its way, and whose it is."""

read: Final = actors.reader(AnyAsk | Undo)
"""What comes over the wire; `Mistake` when it is no ask of the live cash room."""
