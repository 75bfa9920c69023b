"""What can be asked of a poker table: by people of their own chair and hand, by the floor, and by the house itself.

What people and the floor ask comes over the wire as it stands here. What only the house asks is a dataclass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec

from croupier.cash.talk.ladder import Offence
from croupier.room.actors.asks import Ask, Asked, reader
from croupier.room.bounds import Card, Chips, Hash, Number, Seat, SeatOrAny, Secret, Stream, Text, Word
from croupier.room.hand.terms import Streamed
from croupier.room.talk.asks import AskReview, React, Report, Say

if TYPE_CHECKING:
    from croupier.room.hand.terms import Terms


MOST_FACES: Final = 96
"""How many faces there are to choose among."""


class Sit(Ask, frozen=True):
    """Take a seat with `chips` from the wallet; who `waits` comes in with the big blind instead of posting."""

    seat: Seat
    chips: Chips
    waits: bool = False


class Leave(Ask, frozen=True):
    """Give up the seat: at once between hands, else folding in turn and leaving when the hand is over."""


class SitOut(Ask, frozen=True):
    """Stay in the seat, but be dealt no more hands. Who is away `now` gives up the hand he is in, and no other.

    His turns in it are then taken for him, as are those of who let his time pass.
    """

    now: bool = False


class SitIn(Ask, frozen=True):
    """Be dealt in again: posting what was missed, or, who `waits`, with the big blind."""

    waits: bool = False


class Wait(Ask, frozen=True):
    """Say whether to come in with the big blind or to post now."""

    waits: bool


class TopUp(Ask, frozen=True):
    """Bring `chips` more from the wallet; in a hand they play from the next one."""

    chips: Chips


class ChangeSeat(Ask, frozen=True):
    """Take another seat at the table."""

    to: Seat


class Straddle(Ask, frozen=True):
    """Straddle from now on whenever first to act, or no longer."""

    on: bool


class RunTwice(Ask, frozen=True):
    """From now on run the board twice when all-in, or once; `None`: ask me each time."""

    on: bool | None


class AtBigBlind(Ask, frozen=True):
    """Play on until the big blind would next come to one, `then` sit out or leave; with nothing post it as usual."""

    then: Literal["", "sit-out", "leave"]


class KeepStack(Ask, frozen=True):
    """From now on have one's stack filled up to so many chips from the wallet between hands; with 0 no longer."""

    chips: Chips


class Choose(Ask, frozen=True):
    """Name the game of the next hand, on the button at a table of dealer's choice."""

    game: Word


class Act(Ask, frozen=True):
    """Act in the hand. `hand` and `turn`, copied from the view, say which decision is meant.

    `to` is a raise's total on the street, `cards` are those thrown away, none to stand pat. To show or to muck is asked
    of who wants to be asked, at the showdown.
    """

    hand: Number
    turn: Number
    action: Literal["fold", "check", "call", "raise", "bring-in", "discard", "show", "muck"]
    to: Chips = 0
    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=7)] = ()


class RunBank(Ask, frozen=True):
    """From now on let my time bank run by itself once the clock is out, or only when I call it."""

    by_itself: bool


class CallBank(Ask, frozen=True):
    """Call my time bank for this decision; `hand` and `turn`, copied from the view, say which is meant."""

    hand: Number
    turn: Number


class AutoMuck(Ask, frozen=True):
    """From now on muck my beaten hands at the showdown, or ask me each time.

    Who is asked has a third of the time of a decision; then his hand is mucked. It counts from the next hand.
    """

    on: bool


class Agree(Ask, frozen=True):
    """Answer, all-in in the hand `hand`, whether its board is run out twice."""

    hand: Number
    on: bool


class Face(Ask, frozen=True):
    """Be shown to everybody by this face of the set that pages draw; 0 for the one that follows from one's name."""

    face: Annotated[int, msgspec.Meta(ge=0, le=MOST_FACES)]


class Ignore(Ask, frozen=True):
    """Hear the player of a seat no more, or again; nobody is told."""

    seat: Seat
    on: bool


class Knock(Ask, frozen=True):
    """Ask to be let in at a private table; who knows its `password` is."""

    password: Secret = ""


class ShowCards(Ask, frozen=True):
    """Show `cards` of one's own to everybody, once the hand `hand` is over; the others stay hidden."""

    hand: Number
    cards: Annotated[tuple[Card, ...], msgspec.Meta(min_length=1, max_length=7)]


class Rabbit(Ask, frozen=True):
    """Ask to see the cards that would have come."""


class Pledge(Ask, frozen=True):
    """Commit oneself to a number that cuts the next deck to be sealed: its hash."""

    commitment: Hash


class OpenNonce(Ask, frozen=True):
    """Tell the number one had committed oneself to, now that the deck `of` a hand is sealed."""

    of: Stream
    nonce: Hash


class Queue(Ask, frozen=True):
    """Wait for a seat at a full table's game and limit: any, or the one that is wanted."""

    wants: SeatOrAny = 0


class Unqueue(Ask, frozen=True):
    """Wait no more."""


# The host

Level: TypeAlias = Literal["easy", "medium", "hard"]
"""How well a bot plays."""

Style: TypeAlias = Literal["steady", "careful", "loose", "bold"]
"""How a bot likes to play."""


class LetIn(Ask, frozen=True):
    """Let in who has knocked, or was sent away, by his number at the door."""

    guest: Number


class TurnAway(Ask, frozen=True):
    """Do not let in who has knocked, or no longer, by his number at the door; who sits goes when his hand is over."""

    guest: Number


class SendAway(Ask, frozen=True):
    """Ask the player of a seat to go when his hand is over; he does not come back unless he is let in."""

    seat: Seat


class End(Ask, frozen=True):
    """Deal no hand after this one: everybody goes with his chips, and the table is closed."""


class SetTerms(Ask, frozen=True):
    """Change the table's terms, from now on or after the hand being played; what is not named stays as it is.

    `small` and `big` are the blinds, in limit games the two bets; buy-ins go from `least` to `most` big blinds; `act`
    and `bank` are seconds. Every `bomb_every` hands (0: never) a bomb pot is dealt, for which everybody antes
    `bomb_ante` (0: two big blinds); `seven_deuce` is what each pays to who wins with seven and deuce (0: nothing).
    What is streamed (nothing of a private table, the table, or its cards too) is so `stream_delay` seconds later.
    """

    game: Word = ""
    small: Chips | None = None
    big: Chips | None = None
    ante: Chips | None = None
    ante_by: Literal["all", "big-blind", "button"] | None = None
    least: Number | None = None
    most: Number | None = None
    act: Number | None = None
    bank: Number | None = None
    straddle: bool | None = None
    run_twice: bool | None = None
    rabbit: bool | None = None
    bomb_every: Number | None = None
    bomb_ante: Chips | None = None
    seven_deuce: Chips | None = None
    learning: bool | None = None
    stream: Streamed | None = None
    stream_delay: Number | None = None


class CallBomb(Ask, frozen=True):
    """Deal the next hand as a bomb pot."""


class Correct(Ask, frozen=True):
    """Put a stack right, between hands: it is `chips` from now on, and everybody is told who did it and `why`.

    What it differs by comes from the stack of the seat `other`, or goes there; with 0 from the player's wallet, or
    there.
    """

    seat: Seat
    chips: Chips
    why: Text
    other: SeatOrAny = 0


class AddBot(Ask, frozen=True):
    """Seat a bot: a `level` of play and a `style`; at any empty seat where none is named."""

    seat: SeatOrAny = 0
    level: Level = "medium"
    style: Style = "steady"


# The floor


class Hold(Ask, frozen=True):
    """Deal no hand until the word is given; an empty `why` gives it."""

    why: Text = ""


class Void(Ask, frozen=True):
    """The hand is no hand: everything put in goes back, and the next one is dealt from the same button."""

    why: Text


class Mark(Ask, frozen=True):
    """Put an absence marker in front of a seat."""

    seat: Seat


class PickUp(Ask, frozen=True):
    """Count the stack of one who was away too long to the cage; so many wait for a seat."""

    seat: Seat
    waiting: Number


class Reseat(Ask, frozen=True):
    """Give the player of a seat another one at this table."""

    seat: Seat
    to: Seat


class Mute(Ask, frozen=True):
    """Close the chat for the player of a seat, or open it again."""

    seat: Seat
    on: bool


class Sanction(Ask, frozen=True):
    """Give the player of a seat the next step of the ladder of the chat: a warning, then the chat closed for a time."""

    seat: Seat
    about: Offence


class Review(Ask, frozen=True):
    """Look again at the last step that the player of a seat was given: it is upheld, or lifted."""

    seat: Seat
    upheld: bool


class Free(Ask, frozen=True):
    """Keep a seat for nobody any more."""

    seat: Seat


class Rule(Ask, frozen=True):
    """Rule on what has happened, `under` a profile or the table's own book, and keep the ruling in the table's log.

    What happened is told as scenario files tell it, in a `line` or at a `table` of its own. With a `hand` and its
    `turn` it happened in the hand being played, where seats are called by their numbers: it is ruled on what everybody
    there sees, and carried out in that hand. Where the book leaves a choice, `option` is the one taken.
    """

    under: Word = ""
    line: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    table: dict[str, Any] = msgspec.field(default_factory=dict)
    happened: Annotated[list[Any], msgspec.Meta(max_length=100)] = msgspec.field(default_factory=list)
    policy: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    hand: Number = 0
    turn: Number = 0
    option: Word = ""


class Move(Ask, frozen=True):
    """Bring the player of a seat to a seat of another table of the same game; he posts nothing there."""

    seat: Seat
    to: Stream
    to_seat: Seat


# The house, for the floor or an event


@dataclass(frozen=True, slots=True)
class Reserve:
    """Keep an empty seat for somebody, who is `brought` there by the house or comes by himself."""

    seat: int
    person: str
    name: str
    brought: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Seat somebody with chips from an account of the house: he was moved here, or an event seats him."""

    person: str
    name: str
    bot: bool
    seat: int
    chips: int
    source: str


@dataclass(frozen=True, slots=True)
class Take:
    """Take somebody from his seat, all his chips to an account: he is moved, or out of an event."""

    person: str
    to: str


@dataclass(frozen=True, slots=True)
class Restake:
    """Between hands the table goes on with other terms: a new level, another limit."""

    terms: Terms


# The house itself


@dataclass(frozen=True, slots=True)
class Welcome:
    """Somebody knows the password of the table: he is let in."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class BringBot:
    """A bot takes a seat with chips from its wallet; it `plays` by a level and a style, as `medium-loose`."""

    person: str
    name: str
    seat: int
    chips: int
    plays: str


@dataclass(frozen=True, slots=True)
class Seal:
    """Shuffle and seal the deck that is dealt next; `pledged` are the seats and commitments of who will cut it."""

    pledged: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """The pause is over: deal the next hand, cut by what was `opened`."""

    opened: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The stub has run short: shuffle what is out of play, cut it by what was `opened`, and deal on."""

    opened: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The player to act has let the time pass."""


@dataclass(frozen=True, slots=True)
class NotAgreed:
    """Not everybody who was asked has agreed in time to run the board twice."""


@dataclass(frozen=True, slots=True)
class Reconnect:
    """The player to act has lost the connection: he is given the table's allowance once."""


@dataclass(frozen=True, slots=True)
class Close:
    """Nobody has sat at a table that a person opened for so long that it is closed."""


@dataclass(frozen=True, slots=True)
class Charge:
    """The time charge is due."""


@dataclass(frozen=True, slots=True)
class Release:
    """The time for which an idle player's seat was kept is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resume:
    """The house was out: give everybody whose time was running a fresh clock."""


OfTheStay: TypeAlias = AtBigBlind | KeepStack
"""What a person says of how long he stays, and with how much."""

Seating: TypeAlias = (
    Sit | Leave | SitOut | SitIn | Wait | TopUp | ChangeSeat | Straddle | RunTwice | OfTheStay
)
"""What a person asks about his own chair."""

Talking: TypeAlias = Say | React | Face | AskReview | Ignore | Report
"""What a person says, and what he asks about the talk of others."""

Banking: TypeAlias = RunBank | CallBank
"""What a person asks of his own time bank."""

Playing: TypeAlias = Choose | Act | Agree | AutoMuck | Banking | Talking | ShowCards | Rabbit | Knock
"""What a person asks about the hand, or says."""

OfTheTable: TypeAlias = (
    Leave
    | SitOut
    | Wait
    | Straddle
    | RunTwice
    | AtBigBlind
    | Choose
    | Act
    | Agree
    | AutoMuck
    | Banking
    | Talking
    | ShowCards
    | Rabbit
)
"""What a person asks that the table alone decides: it takes no seat, brings no chips and opens no door."""

Listed: TypeAlias = Queue | Unqueue
"""What a person asks of the list of those who wait for a seat; no table decides it."""

OfTheChat: TypeAlias = Mute | Sanction | Review
"""What the floor does about somebody's talk."""

OfTheTerms: TypeAlias = SetTerms | CallBomb | Correct
"""What the host changes at a table, and everybody is told by whom."""

OfTheDoor: TypeAlias = LetIn | TurnAway | SendAway | End
"""What the host of a table, or the floor, says of who may be there."""

OfTheHost: TypeAlias = OfTheTerms | AddBot
"""What the host of a table asks besides."""

OfTheFloor: TypeAlias = Hold | Void | Mark | PickUp | Reseat | OfTheChat | Free | Rule | OfTheDoor
"""What the floor asks of a table."""

Cutting: TypeAlias = Pledge | OpenNonce
"""What a player's page asks to cut the deck; the row that is dealt by says what came of it."""

AnyAsk: TypeAlias = Seating | Playing | Cutting | Listed | OfTheFloor | OfTheHost | Move
"""What comes over the wire."""

Floor: TypeAlias = OfTheFloor | Reserve | Place | Take | Restake | Welcome | BringBot
"""What the floor, an event or the house itself has done at a table."""

Own: TypeAlias = Seal | Deal | Shuffle | TimeOut | NotAgreed | Reconnect | Charge | Close | Release | Resume
"""What the house asks of a table by itself, when its time has come."""

Command: TypeAlias = Asked[Seating | Playing | OfTheTerms] | Floor | Own

read: Final = reader(AnyAsk)
"""What comes over the wire; `Mistake` when it is no ask of a poker table."""
