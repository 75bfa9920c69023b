"""What a director, a desk, a dealer, a table or a player may ask of an event."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from croupier.play import Positions


class Register(msgspec.Struct, frozen=True, tag="register"):
    """Enter a player, at the desk or by himself; a new entry for one who is out is the same command.

    `table` and `seat` are the seat the floor gives him for special needs, or before the start of an event of one
    table with open seat cards the `seat` he picks.
    """

    player: str
    name: str = ""
    source: Literal["desk", "wallet", "seat"] = "desk"
    table: int = 0
    seat: int = 0


class Unregister(msgspec.Struct, frozen=True, tag="unregister"):
    """Take an entry back before the start; `starts_in` is how long it is to the start, in milliseconds."""

    player: str
    starts_in: int = 0


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Draw the seats and begin."""


class CloseRegistration(msgspec.Struct, frozen=True, tag="close-registration"):
    """Let nobody else in, before the event's own time."""


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """A rebuy or an add-on."""

    player: str
    kind: Literal["rebuy", "add-on"] = "rebuy"


class BeginHand(msgspec.Struct, frozen=True, tag="begin-hand"):
    """A table begins its next hand."""

    table: int


class EndHand(msgspec.Struct, frozen=True, tag="end-hand"):
    """A hand is over: the stacks by seat, and for each who lost all the seats that won his last chips."""

    table: int
    stacks: dict[int, int]
    takers: dict[int, tuple[int, ...]] = {}


class Bust(msgspec.Struct, frozen=True, tag="bust"):
    """A player lost his last chips, as the floor reports it, to the players in `takers`.

    At a live table chips are not counted hand by hand: those of the busted go to the takers' table.
    """

    player: str
    takers: tuple[str, ...] = ()


class Button(msgspec.Struct, frozen=True, tag="button"):
    """Tell where the button and the blinds of a table's last hand stood."""

    table: int
    positions: Positions


class Move(msgspec.Struct, frozen=True, tag="move"):
    """The floor moves a player to a seat: a wrong seat found, special needs, a decision of the director.

    Players who would like to `swap` are refused: a seat that was drawn is not exchanged.
    """

    player: str
    table: int
    seat: int
    reason: Literal["wrong-seat", "special-needs", "director", "swap"] = "director"


class Lock(msgspec.Struct, frozen=True, tag="lock"):
    """A player keeps his seat while his table stands."""

    player: str
    locked: bool = True


class Balance(msgspec.Struct, frozen=True, tag="balance"):
    """Make the move that is due; `buttons` tells on which seat the button stood in the last hand, by table."""

    buttons: dict[int, int] = {}


class FormFinalTable(msgspec.Struct, frozen=True, tag="form-final-table"):
    """Draw the seats of the final table."""


class CloseRound(msgspec.Struct, frozen=True, tag="close-round"):
    """Every table has played its hand of hand for hand: rank who went out, and go on to the next."""


class BreakTable(msgspec.Struct, frozen=True, tag="break-table"):
    """Close a table now, or as soon as its hand is over."""

    table: int


class OpenTable(msgspec.Struct, frozen=True, tag="open-table"):
    """Open one more table."""


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """Look at the clock: a level that is over makes way for the next."""


class NextLevel(msgspec.Struct, frozen=True, tag="next-level"):
    """Announce the next level, or go back `by` levels."""

    by: int = 1


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Stop the clock."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Let the clock run on."""


class SetClock(msgspec.Struct, frozen=True, tag="set-clock"):
    """Set what is left of the level, in milliseconds."""

    left: int


class Push(msgspec.Struct, frozen=True, tag="push"):
    """Dealers change at a table."""

    table: int


class CallHandForHand(msgspec.Struct, frozen=True, tag="call-hand-for-hand"):
    """Begin or end playing hand for hand."""

    on: bool = True


class ColourUp(msgspec.Struct, frozen=True, tag="colour-up"):
    """Take the smallest denomination off the tables, with a chip race at each."""

    chip: int


class SetStack(msgspec.Struct, frozen=True, tag="set-stack"):
    """A player has so many chips: counted anew, found, hidden and forfeited, or surrendered."""

    player: str
    chips: Annotated[int, msgspec.Meta(ge=0)]
    reason: Literal["counted", "found", "hidden", "surrendered"] = "counted"


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A deal: what each player left gets, in cents, `left` for the first place, and who has said yes to just that.

    Players whose connection is lost are `disconnected`: with one of them there is no deal.
    """

    amounts: dict[str, int]
    agreed: tuple[str, ...]
    left: int = 0
    disconnected: tuple[str, ...] = ()


class SellShare(msgspec.Struct, frozen=True, tag="sell-share"):
    """A registered player sells a share of his entry, in percent, `markup` percent above its price."""

    player: str
    backer: str
    percent: int
    markup: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Call the event off and give everybody what the book says for the state it is in."""


class Penalise(msgspec.Struct, frozen=True, tag="penalise"):
    """A sanction the floor has found: a warning, hands or rounds to be missed, disqualification.

    `by` is the office that imposes it.
    """

    player: str
    offence: str
    sanction: Literal["warning", "hands", "rounds", "disqualified"]
    number: int = 0
    by: Literal["", "dealer", "floor", "judge", "director", "chief-judge", "federation"] = "director"


class Protest(msgspec.Struct, frozen=True, tag="protest"):
    """A player protests a ruling, in writing or by word of mouth."""

    player: str
    text: str
    written: bool = True


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """A ruling of the floor, for the log: at which table, in which of its hands, what was asked and answered."""

    table: int
    text: str
    clauses: tuple[str, ...] = ()


Command: TypeAlias = (
    Register
    | Unregister
    | Start
    | CloseRegistration
    | Buy
    | BeginHand
    | EndHand
    | Bust
    | Button
    | Move
    | Lock
    | Balance
    | FormFinalTable
    | CloseRound
    | BreakTable
    | OpenTable
    | Tick
    | NextLevel
    | Stop
    | Resume
    | SetClock
    | Push
    | CallHandForHand
    | ColourUp
    | SetStack
    | Deal
    | SellShare
    | Cancel
    | Penalise
    | Protest
    | Ruled
)
"""Anything that can be asked of an event."""
