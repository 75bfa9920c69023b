"""Facts about people, seats and hands: who came, where he sits, how he went out."""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.play import Positions
from croupier.tournament.event import Finish
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
    source: Literal["desk", "wallet"] = "wallet"
    name: str = ""


class ShareReturned(msgspec.Struct, frozen=True, tag="share-returned"):
    """A backer has given his share back, and has the money he paid for it."""

    player: str
    backer: str
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
    """Players lost their last chips on one hand, begun with `stacks`, and may buy more before the next."""

    players: tuple[str, ...]
    stacks: tuple[int, ...] = ()


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """A player without chips buys no more."""

    player: str


class Busted(msgspec.Struct, frozen=True, tag="busted"):
    """Players went out, the worst placed first; those of one finish share their places."""

    finishes: tuple[Finish, ...]
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


class Connection(msgspec.Struct, frozen=True, tag="connection"):
    """A player's connection is lost, or is back."""

    player: str
    lost: bool


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """A player keeps his seat as long as his table stands, or no longer."""

    player: str
    locked: bool
