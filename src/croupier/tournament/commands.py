"""What a director, a desk, a dealer, a table or a player may ask of an event."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from croupier.play import Positions
from croupier.tournament.flights import Bag


class Register(msgspec.Struct, frozen=True, tag="register"):
    """Enter a player, at the desk or by himself; a new entry for one who is out is the same command.

    `table` and `seat` are the seat the floor gives him for special needs, or before the start of an event of one
    table with open seat cards the `seat` he picks. `earlier` is how he ended a flight before this one, if any.
    """

    player: str
    name: str = ""
    source: Literal["desk", "wallet", "seat"] = "desk"
    table: int = 0
    seat: int = 0
    earlier: Literal["", "out", "bagged"] = ""


class Unregister(msgspec.Struct, frozen=True, tag="unregister"):
    """Take an entry back before the start; `starts_in` is how long it is to the start, in milliseconds."""

    player: str
    starts_in: int = 0


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Draw the seats and begin."""


class CloseRegistration(msgspec.Struct, frozen=True, tag="close-registration"):
    """Let nobody else in, before the event's own time."""


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """A rebuy or an add-on, paid for at the desk or from the player's wallet."""

    player: str
    kind: Literal["rebuy", "add-on"] = "rebuy"
    source: Literal["desk", "wallet"] = "desk"


class NoRebuy(msgspec.Struct, frozen=True, tag="no-rebuy"):
    """A player who has lost his last chips buys no more."""

    player: str


class CloseRebuys(msgspec.Struct, frozen=True, tag="close-rebuys"):
    """Sell no more rebuys and add-ons, before the event's own time."""


class BeginHand(msgspec.Struct, frozen=True, tag="begin-hand"):
    """A table begins its next hand.

    With `waived` the director lets a table play this hand that would have to stop for being short (TDA-2022:11D.3).
    """

    table: int
    waived: bool = False


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


class Seed(msgspec.Struct, frozen=True, tag="seed"):
    """A player has a place in the bracket, 1 the best; 0 takes it from him."""

    player: str
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Pair(msgspec.Struct, frozen=True, tag="pair"):
    """Set the pairs of a bracket by hand: its slots from top to bottom, an empty name a bye; none takes it back."""

    slots: Annotated[tuple[str, ...], msgspec.Meta(max_length=4096)]


class NextRound(msgspec.Struct, frozen=True, tag="next-round"):
    """Draw the next round of a shootout or a bracket."""


class BagUp(msgspec.Struct, frozen=True, tag="bag-up"):
    """A flight is over: everybody left bags his chips, as the floor `counts` them; the money goes on to `to`.

    Who is not among the counts has what he is known to have.
    """

    to: str
    counts: dict[str, int] = {}


class CarryIn(msgspec.Struct, frozen=True, tag="carry-in"):
    """A flight comes in to the second day: its bags, how many entries it had, of whom, and their money, in cents.

    `level` is where it goes on, `withdrawn` are the denominations it has no more.
    """

    flight: str
    bags: tuple[Bag, ...]
    entries: int
    people: tuple[str, ...]
    pool: int
    bounties: int
    fees: int
    staff: int
    level: int
    withdrawn: tuple[int, ...] = ()


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


class SetPrizes(msgspec.Struct, frozen=True, tag="set-prizes"):
    """Other prizes, in cents, the first place first: they sum to the pool, and what is certain stays so."""

    amounts: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, le=10**14)], ...], msgspec.Meta(max_length=10_000)
    ]
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


class CashInstead(msgspec.Struct, frozen=True, tag="cash-instead"):
    """Money in place of a prize that is not money, in cents: at least what that is worth."""

    player: str
    amount: Annotated[int, msgspec.Meta(ge=0, le=10**14)]


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A deal: what each player left gets, in cents, `left` for the first place, and who has said yes to just that.

    Players whose connection is lost are `disconnected`: with one of them there is no deal.
    """

    amounts: dict[str, int]
    agreed: tuple[str, ...]
    left: int = 0
    disconnected: tuple[str, ...] = ()


class OfferDeal(msgspec.Struct, frozen=True, tag="offer-deal"):
    """Put a deal to everybody left: even, by chips, by ICM, or `custom` with its amounts in cents.

    `left` is kept for the first place; `player` is who offers it, empty for the floor.
    """

    kind: Literal["even", "chips", "icm", "custom"]
    amounts: dict[str, int] = {}
    left: Annotated[int, msgspec.Meta(ge=0)] = 0
    player: str = ""


class AnswerDeal(msgspec.Struct, frozen=True, tag="answer-deal"):
    """A player says yes or no to the deal on offer, which he names by its `number`; the last yes makes it."""

    player: str
    number: int
    yes: bool


class CallOffDeal(msgspec.Struct, frozen=True, tag="call-off-deal"):
    """Take the deal on offer back and play on."""


class Connection(msgspec.Struct, frozen=True, tag="connection"):
    """A player's connection is lost, or is back."""

    player: str
    lost: bool


class SellShare(msgspec.Struct, frozen=True, tag="sell-share"):
    """A registered player sells a share of his entry, in percent, `markup` percent above its price.

    The backer pays from his wallet, or in cash at the `desk`; he need not play himself, and has a `name` of his own.
    """

    player: str
    backer: str
    percent: int
    markup: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    source: Literal["desk", "wallet"] = "wallet"
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""


class ReturnShare(msgspec.Struct, frozen=True, tag="return-share"):
    """A backer gives all he bought of a player's entry back before the start, and has his money again."""

    player: str
    backer: str


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


class BlindMissed(msgspec.Struct, frozen=True, tag="blind-missed"):
    """A blind passed a player by who was not in his seat: on his way from a broken table, `absent`, or `late`."""

    player: str
    how: Literal["broken-table", "absent", "late"]


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
    | NoRebuy
    | CloseRebuys
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
    | Seed
    | Pair
    | NextRound
    | BagUp
    | CarryIn
    | Push
    | CallHandForHand
    | ColourUp
    | SetStack
    | SetPrizes
    | CashInstead
    | Deal
    | OfferDeal
    | AnswerDeal
    | CallOffDeal
    | Connection
    | SellShare
    | ReturnShare
    | Cancel
    | Penalise
    | BlindMissed
    | Protest
    | Ruled
)
"""Anything that can be asked of an event."""
