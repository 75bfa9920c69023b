"""What happened: everything an event's state is folded from.

A fact holds all that was not certain before: who, when, where to, how much, and why. Money is in cents, times are
milliseconds.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.play import Positions
from croupier.tournament.event import Finish, Refund
from croupier.tournament.flights import Bag
from croupier.tournament.why import Why


class Registered(msgspec.Struct, frozen=True, tag="registered"):
    """A player entered: by money from `source` or with a seat he won; `picked` is the seat he chose, if any."""

    player: str
    name: str
    price: int
    source: Literal["desk", "wallet", "seat"] = "desk"
    picked: int = 0


class ShareSold(msgspec.Struct, frozen=True, tag="share-sold"):
    """A backer bought a share of an entry, in percent, and paid the player for it."""

    player: str
    backer: str
    percent: int
    price: int


class Unregistered(msgspec.Struct, frozen=True, tag="unregistered"):
    """A player took his entry back and gets his money."""

    player: str
    refund: int


class Waits(msgspec.Struct, frozen=True, tag="waits"):
    """Every seat is taken: a player waits as an alternate."""

    player: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """Cards in the air."""

    at: int


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A table was opened."""

    table: int


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """Seats were drawn by lot: `seed` and the names drawn let anyone draw again.

    `seats` are table and seat in the order of the stack of seat cards; in a two-step draw `cards` are those the
    players were dealt face up, in the order of `players`.
    """

    seed: str
    players: tuple[str, ...]
    seats: tuple[tuple[int, int], ...]
    cards: tuple[int, ...] = ()


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A player took a seat with new chips."""

    player: str
    table: int
    seat: int
    chips: int
    why: Why


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A player went to another seat with all his chips."""

    player: str
    old_table: int
    old_seat: int
    table: int
    seat: int
    kind: Literal["broke", "balance", "order", "final"]
    why: Why


class Broken(msgspec.Struct, frozen=True, tag="broken"):
    """A table was closed; nobody sits there any more."""

    table: int
    why: Why


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """A table closes as soon as its hand is over; 0 takes that back."""

    table: int
    why: Why


class FinalTable(msgspec.Struct, frozen=True, tag="final-table"):
    """The players of two tables came together."""

    table: int
    why: Why


class Halted(msgspec.Struct, frozen=True, tag="halted"):
    """A table stops until players come, or goes on."""

    table: int
    halted: bool
    why: Why


class Buttoned(msgspec.Struct, frozen=True, tag="buttoned"):
    """The button and the blinds of a table's last hand, as the floor sees them."""

    table: int
    positions: Positions


class HandBegun(msgspec.Struct, frozen=True, tag="hand-begun"):
    """A hand was begun: who is dealt in, who waits, at which level."""

    table: int
    positions: Positions
    seats: tuple[int, ...]
    waiting: tuple[int, ...] = ()
    level: int = 0
    button: bool = True


class HandOver(msgspec.Struct, frozen=True, tag="hand-over"):
    """A hand was over with these stacks, by seat."""

    table: int
    stacks: dict[int, int]


class Broke(msgspec.Struct, frozen=True, tag="broke"):
    """Players lost their last chips and may buy more before the next hand."""

    players: tuple[str, ...]


class Busted(msgspec.Struct, frozen=True, tag="busted"):
    """Players went out, the worst placed first; those of one finish share their places."""

    finishes: tuple[Finish, ...]
    why: Why


class Seeded(msgspec.Struct, frozen=True, tag="seeded"):
    """A player has a place in the bracket, 0 none."""

    player: str
    number: int


class RoundDrawn(msgspec.Struct, frozen=True, tag="round-drawn"):
    """A round of a shootout or a bracket was drawn: table and seat of everybody, and what he begins it with.

    `byes` wait for the next round; `bracket` are its slots from top to bottom, empty names where nobody stands.
    """

    number: int
    seats: dict[str, tuple[int, int]]
    stacks: dict[str, int]
    byes: tuple[str, ...]
    bracket: tuple[str, ...]
    why: Why


class WentThrough(msgspec.Struct, frozen=True, tag="went-through"):
    """A player won his table and waits for the next round."""

    player: str
    table: int
    why: Why


class DayOver(msgspec.Struct, frozen=True, tag="day-over"):
    """A flight is over: no hand begins any more."""

    at: int
    why: Why


class Bagged(msgspec.Struct, frozen=True, tag="bagged"):
    """Everybody left has bagged; the pool and the bounties, in cents, go on to the event named in `to`."""

    bags: tuple[Bag, ...]
    to: str
    pool: int
    bounties: int
    why: Why


class CarriedIn(msgspec.Struct, frozen=True, tag="carried-in"):
    """A flight came in to the second day: bags, entries, people, money in cents, and the level it begins at."""

    flight: str
    bags: tuple[Bag, ...]
    entries: int
    people: tuple[str, ...]
    pool: int
    bounties: int
    fees: int
    staff: int
    level: int
    withdrawn: tuple[int, ...]
    why: Why


class Held(msgspec.Struct, frozen=True, tag="held"):
    """Players lost their last chips hand for hand: their places wait for the other tables."""

    finish: tuple[Finish, ...]


class Reentered(msgspec.Struct, frozen=True, tag="reentered"):
    """A player who was out bought in again."""

    player: str
    price: int
    source: Literal["desk", "wallet", "seat"] = "desk"


class Bought(msgspec.Struct, frozen=True, tag="bought"):
    """A rebuy or an add-on."""

    player: str
    kind: Literal["rebuy", "add-on"]
    chips: int
    price: int
    fee: int
    source: Literal["desk", "wallet"] = "desk"


class LevelBegan(msgspec.Struct, frozen=True, tag="level-began"):
    """A level or a break began; the level counts from each table's next hand on."""

    index: int
    at: int
    length: int
    on_break: bool
    why: Why


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The clock stands."""

    at: int


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The clock runs again."""

    at: int


class ClockSet(msgspec.Struct, frozen=True, tag="clock-set"):
    """What is left of the level was set, in milliseconds."""

    at: int
    left: int
    why: Why


class Pushed(msgspec.Struct, frozen=True, tag="pushed"):
    """Dealers change at a table, or have changed."""

    table: int
    pushing: bool


class HandForHand(msgspec.Struct, frozen=True, tag="hand-for-hand"):
    """Hand for hand begins or ends; one that the director `called` lasts until he ends it."""

    on: bool
    at: int
    why: Why
    called: bool = False


class Round(msgspec.Struct, frozen=True, tag="round"):
    """All tables have played a hand of hand for hand, or may begin the first."""

    number: int
    at: int


class RegistrationClosed(msgspec.Struct, frozen=True, tag="registration-closed"):
    """Nobody enters any more. `guaranteed` says whether the guarantee holds."""

    guaranteed: bool
    why: Why


class PrizesSet(msgspec.Struct, frozen=True, tag="prizes-set"):
    """The prizes, first place first, and what the house adds to the pool for them."""

    ladder: tuple[int, ...]
    overlay: int
    rounding: int
    why: Why


class PrizePaid(msgspec.Struct, frozen=True, tag="prize-paid"):
    """A prize: places `first` to `last` are shared where they differ."""

    player: str
    first: int
    last: int
    amount: int
    rounding: int = 0


class BountyWon(msgspec.Struct, frozen=True, tag="bounty-won"):
    """A bounty: `cash` is paid, `head` goes on the taker's own head, `rounding` to the house.

    A mystery bounty is a part of the `envelope` drawn, counted from the first, 0 for any other kind; its `salt` opens
    the seal that was told before (`croupier.tournament.bounties.opens`), `inside` is all that was in it.
    """

    taker: str
    busted: str
    cash: int
    head: int
    rounding: int = 0
    envelope: int = 0
    inside: int = 0
    salt: str = ""


class HeadPaid(msgspec.Struct, frozen=True, tag="head-paid"):
    """A player is paid the bounty on his own head."""

    player: str
    amount: int
    why: Why


class Race(msgspec.Struct, frozen=True, tag="race"):
    """A chip race at a table: the cards each seat was dealt, who won chips, who was saved with one."""

    table: int
    chip: int
    seed: str
    cards: dict[int, tuple[int, ...]]
    won: dict[int, int]
    saved: tuple[int, ...]


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """Mystery bounties were sealed in the order they will be drawn: `seal` is the SHA-256 of `order`.

    `seals` are one for each envelope, opened by its salt as it is drawn. The seals are public at once, a salt with its
    envelope, and the order when all are drawn; till then nobody may know amounts, order or salts.
    """

    amounts: tuple[int, ...]
    order: str
    seal: str
    seals: tuple[str, ...] = ()
    salts: tuple[str, ...] = ()


class ColouredUp(msgspec.Struct, frozen=True, tag="coloured-up"):
    """A denomination left the table: who has what now, and the chips added to or taken from those in play."""

    chip: int
    stacks: dict[str, int]
    why: Why


class StackSet(msgspec.Struct, frozen=True, tag="stack-set"):
    """Chips were put into play or taken out at one player: lost, found, forfeited, surrendered."""

    player: str
    chips: int
    why: Why


class Penalised(msgspec.Struct, frozen=True, tag="penalised"):
    """A sanction: a warning, hands to be missed, disqualification."""

    player: str
    offence: str
    sanction: str
    hands: int
    by: str
    table: int
    hand: int
    why: Why


class BlindEscaped(msgspec.Struct, frozen=True, tag="blind-escaped"):
    """A blind passed a player by for the `times`-th time: for the director to judge, nobody else sees it."""

    player: str
    how: str
    table: int
    hand: int
    times: int
    why: Why


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    """A ruling or a protest, with the hand it was about."""

    kind: Literal["ruling", "protest"]
    player: str
    table: int
    hand: int
    text: str
    clauses: tuple[str, ...]
    why: Why


class Disqualified(msgspec.Struct, frozen=True, tag="disqualified"):
    """A player is out of the event and his chips are out of play."""

    player: str
    why: Why


class DealMade(msgspec.Struct, frozen=True, tag="deal-made"):
    """The players left agreed on other prizes; `left` is kept for the first place."""

    amounts: dict[str, int]
    left: int
    why: Why


class DealOffered(msgspec.Struct, frozen=True, tag="deal-offered"):
    """A deal was put to everybody left: what each would get, in cents, `left` for the first place."""

    number: int
    kind: str
    amounts: dict[str, int]
    left: int
    by: str
    why: Why


class DealAnswered(msgspec.Struct, frozen=True, tag="deal-answered"):
    """A player said yes or no to the deal on offer."""

    player: str
    number: int
    yes: bool


class DealOff(msgspec.Struct, frozen=True, tag="deal-off"):
    """The deal on offer is off, and play goes on."""

    number: int
    why: Why


class Connection(msgspec.Struct, frozen=True, tag="connection"):
    """A player's connection is lost, or is back."""

    player: str
    lost: bool


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """A player keeps his seat as long as his table stands, or no longer."""

    player: str
    locked: bool


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The event is over."""

    why: Why


class Cancelled(msgspec.Struct, frozen=True, tag="cancelled"):
    """The event does not go on; everybody still in gets his refund, in cents."""

    refunds: dict[str, Refund]
    rounding: int
    why: Why


Fact: TypeAlias = (
    Registered
    | ShareSold
    | Unregistered
    | Waits
    | Started
    | Opened
    | Drawn
    | Seated
    | Moved
    | Broken
    | Closing
    | FinalTable
    | Halted
    | Buttoned
    | HandBegun
    | HandOver
    | Broke
    | Busted
    | Held
    | Seeded
    | RoundDrawn
    | WentThrough
    | DayOver
    | Bagged
    | CarriedIn
    | Reentered
    | Bought
    | LevelBegan
    | Stopped
    | Resumed
    | ClockSet
    | Pushed
    | HandForHand
    | Round
    | RegistrationClosed
    | PrizesSet
    | PrizePaid
    | BountyWon
    | HeadPaid
    | Race
    | Sealed
    | ColouredUp
    | StackSet
    | Penalised
    | BlindEscaped
    | Noted
    | Disqualified
    | DealMade
    | DealOffered
    | DealAnswered
    | DealOff
    | Connection
    | Locked
    | Finished
    | Cancelled
)
"""Anything that can happen to an event."""
