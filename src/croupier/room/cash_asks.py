"""What the floor, a dealer or a player may ask of a live cash room, where cards and chips lie on real tables.

A `table` is its id, a `game` the name its tables share, chips are chips. Who asks for himself leaves `person` empty.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from croupier.cash.shift import Fee
from croupier.room.event_asks import By


def _words(name: str) -> str:
    """The tag of a class: `CallNext` is `call-next`."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name])[1:]


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag=_words):
    """Something asked."""


class JoinList(Ask, frozen=True):
    """Put somebody on a game's list, with the seat he would rather have, 0 for any. The floor gives the `name`."""

    game: str
    person: str = ""
    name: str = ""
    wants: int = 0


class LeaveList(Ask, frozen=True):
    """Take somebody off a game's list, and free the seat that was kept for him."""

    game: str
    person: str = ""


class Wish(Ask, frozen=True):
    """Somebody would like another seat (`seat`, 0 for any) at a table, his own or another; no table ends the wish."""

    table: str = ""
    seat: int = 0
    person: str = ""


class OpenTable(Ask, frozen=True):
    """Open a table with a rack counted out by the cage; it may feed a main table (must-move).

    `small` and `big` are the blinds, in limit games the two bets. `profile` is the book it is run by. With a `time_fee`
    everybody pays it for every `time_minutes` in place of rake.
    """

    table: str
    name: str
    variant: str
    small: int
    big: int
    least: int
    most: int = 0
    seats: int = 9
    profile: str = "club-cash"
    feeds: str = ""
    rack: int = 0
    time_fee: int = 0
    time_minutes: int = 30


class BreakTable(Ask, frozen=True):
    """Bring everybody at a table to free seats of its game; nobody posts for it."""

    table: str


class CloseTable(Ask, frozen=True):
    """Close a table nobody sits at; its rack is counted."""

    table: str
    rack: int


class CallNext(Ask, frozen=True):
    """Call the next from a game's list to a free seat, and keep it for him."""

    game: str


class Sit(Ask, frozen=True):
    """Somebody takes a seat with chips bought from the rack."""

    table: str
    seat: int
    person: str
    chips: int
    name: str = ""
    waits: bool = True


class Reserve(Ask, frozen=True):
    """Keep a free seat for somebody."""

    table: str
    seat: int
    person: str
    name: str = ""


class Release(Ask, frozen=True):
    """Keep a seat no longer."""

    table: str
    seat: int


class TopUp(Ask, frozen=True):
    """A player buys more chips from the rack."""

    table: str
    seat: int
    chips: int


class Count(Ask, frozen=True):
    """A player's stack was counted."""

    table: str
    seat: int
    chips: int


class Away(Ask, frozen=True):
    """A player's chair is empty, by his own `word` or without one; his absence is counted from now."""

    table: str
    seat: int
    word: bool = False


class Back(Ask, frozen=True):
    """A player is back; he waits for the big blind, or posts what he owes."""

    table: str
    seat: int
    waits: bool = False


class Change(Ask, frozen=True):
    """The floor gives a player another seat at his table."""

    table: str
    seat: int
    to: int


class CashOut(Ask, frozen=True):
    """A player leaves; all his `chips`, counted, go into the rack."""

    table: str
    seat: int
    chips: int


class PickUp(Ask, frozen=True):
    """An absent player's stack, counted, goes to the cage."""

    table: str
    seat: int
    chips: int


class Fetch(Ask, frozen=True):
    """Somebody gets his chips from the cage."""

    person: str


class Move(Ask, frozen=True):
    """The house brings a player, with all his chips, to a seat of another table."""

    person: str
    to: str
    seat: int


class Hand(Ask, frozen=True):
    """A hand is over: the button moves, blinds go by those who are away; what was dropped from its pot."""

    table: str
    rake: int = 0
    jackpot: int = 0


class Tip(Ask, frozen=True):
    """A tip goes into its box."""

    table: str
    chips: int


class Fill(Ask, frozen=True):
    """Chips come from the cage into a rack; below zero they go back."""

    table: str
    chips: int


class OrderChips(Ask, frozen=True):
    """A player buys chips the rack does not hold: a lammer lies before him until a runner brings them."""

    table: str
    seat: int
    chips: int


class BringChips(Ask, frozen=True):
    """The runner is back: the lammer goes, the chips are the player's."""

    table: str
    seat: int


class ChargeTime(Ask, frozen=True):
    """The time charge is taken from everybody at a table."""

    table: str


class CheckDeck(Ask, frozen=True):
    """A deck was counted and looked through: when, and which cards are `missing` or to be taken out; none is sound."""

    table: str
    when: Literal["opening", "push", "change", "closing", "doubt"]
    missing: tuple[Annotated[str, msgspec.Meta(max_length=3)], ...] = ()


class CountStub(Ask, frozen=True):
    """The stub was counted: how many cards it should hold, and how many it holds."""

    table: str
    expected: int
    found: int


class LeaveNote(Ask, frozen=True):
    """A word from one dealer to the next; an empty one takes the words away."""

    table: str
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""


class DealerError(Ask, frozen=True):
    """A dealer's error is put on record."""

    table: str
    what: Literal["misdeal", "exposed-card", "wrong-pot", "wrong-button", "pace", "other"]


class CountBox(Ask, frozen=True):
    """A box is emptied and counted by two people, who both sign."""

    table: str
    fee: Fee
    counted: int
    by: tuple[str, str]


class CallFloor(Ask, frozen=True):
    """The dealer calls the floor."""

    table: str
    why: Literal["ruling", "fill", "seat", "deck", "dispute", "other"] = "other"


class Answer(Ask, frozen=True):
    """The floor has come to a table."""

    table: str


class DealerIn(Ask, frozen=True):
    """A dealer begins his shift."""

    dealer: str


class DealerOut(Ask, frozen=True):
    """A dealer ends his shift."""

    dealer: str


class Push(Ask, frozen=True):
    """Push the dealers: everybody gets up who has sat his time, the longest rested sit down."""


class NewShift(Ask, frozen=True):
    """Begin a new shift when every table is closed: racks and boxes begin at nothing."""

    name: str


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
    | CountBox
    | CallFloor
    | Answer
    | DealerIn
    | DealerOut
    | Push
    | NewShift
    | Lapse
)


class Undo(Ask, frozen=True):
    """Take the entry of this number back, if it is the last that counts."""

    number: int


class Asked(NamedTuple):
    """An ask on its way, and whose it is."""

    by: By
    ask: AnyAsk | Undo
