"""What happens at a table, one type for each kind of event; pages are told them in their order.

Cards are two characters each, `??` for one the viewer may not see.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.cash.talk.ladder import CLAUSES, Conduct, Giver, Measure, Offence
from croupier.cash.talk.quick import Quick
from croupier.cash.talk.words import Kind
from croupier.room.hand.texts import HandText

Posted: TypeAlias = Literal[
    "ante", "big-blind", "button-blind", "dead-ante", "dead-post", "post", "small-blind", "straddle"
]
"""What is put in before anybody has a choice."""

ByFloor: TypeAlias = Literal["award", "kill", "late-post", "restore", "return-bet", "stands", "turn", "void"]
"""What the floor does to a hand beside its cards; docs/play-operations.md says what each is."""


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table; what is as it mostly is goes without saying."""


class SeatEvent(TableEvent, frozen=True):
    """Something that happened at a seat."""

    seat: int


class AmountEvent(SeatEvent, frozen=True):
    """Chips that were moved at a seat."""

    amount: int


class BetEvent(AmountEvent, frozen=True):
    """What a player did in turn; of a raise `amount` is its total on the street."""

    all_in: bool = False


class CardsEvent(SeatEvent, frozen=True):
    """Cards at a seat."""

    cards: tuple[str, ...]


class NameEvent(SeatEvent, frozen=True):
    """Somebody at a seat, who may be gone when it is told."""

    name: str


class HandStartedEvent(TableEvent, frozen=True, tag="hand_started"):
    """A hand begins: its `game`, and who was dealt in, by seat."""

    hand: int
    game: str = ""
    names: dict[int, str] = {}


class HandOverEvent(TableEvent, frozen=True, tag="hand_over"):
    """A hand has ended."""

    hand: int


class PostEvent(AmountEvent, frozen=True, tag="post"):
    """A blind, an ante, a straddle."""

    what: Posted
    all_in: bool = False


class DealEvent(CardsEvent, frozen=True, tag="deal"):
    """Cards for a player."""


class UpEvent(CardsEvent, frozen=True, tag="up"):
    """Cards for a player, face up."""


class BoardEvent(TableEvent, frozen=True, tag="board"):
    """Cards for everybody, on the board of that number."""

    cards: tuple[str, ...]
    board: int


class DiscardEvent(SeatEvent, frozen=True, tag="discard"):
    """Cards thrown away, none to stand pat; which they are, only their player may know."""

    count: int
    cards: tuple[str, ...] | None


class BringInEvent(BetEvent, frozen=True, tag="bring-in"):
    """The forced bet of stud."""


class FoldEvent(SeatEvent, frozen=True, tag="fold"):
    """A player gives up."""


class CheckEvent(SeatEvent, frozen=True, tag="check"):
    """A player stays in without betting."""


class CallEvent(BetEvent, frozen=True, tag="call"):
    """A player puts in what he owes, or all he has."""


class RaiseEvent(BetEvent, frozen=True, tag="raise"):
    """A player bets or raises."""


class ReturnEvent(AmountEvent, frozen=True, tag="return"):
    """Chips nobody called go back."""


class RakeEvent(AmountEvent, frozen=True, tag="rake"):
    """What the house takes from a pot; `seat` is 0."""


class ShowEvent(CardsEvent, frozen=True, tag="show"):
    """A player turns his cards up."""

    hand: HandText | None


class MuckEvent(SeatEvent, frozen=True, tag="muck"):
    """A player throws his hand away at the showdown."""


class WinEvent(AmountEvent, frozen=True, tag="win"):
    """A share of a pot, as in `Winner`."""

    pot: int
    board: int
    share: Literal["high", "low"] | None = None


class RabbitEvent(SeatEvent, frozen=True, tag="rabbit"):
    """A player has asked for the cards that would have come: those of each board."""

    boards: tuple[tuple[str, ...], ...]


class RunEvent(TableEvent, frozen=True, tag="run"):
    """The board is run out so many times."""

    count: int


class WaitsEvent(TableEvent, frozen=True, tag="waits"):
    """All-ins wait face down until the other tables have played their hand."""


class ToldEvent(TableEvent, frozen=True, tag="told"):
    """The hands that waited face down are opened."""


class ExposeEvent(CardsEvent, frozen=True, tag="expose"):
    """Everybody has seen cards of a player."""


class ReplaceEvent(CardsEvent, frozen=True, tag="replace"):
    """The floor has taken a card of a player out of play, or with `seat` 0 one of a board; another takes its place."""


class FloorEvent(AmountEvent, frozen=True, tag="floor"):
    """The floor has done something else to the hand; `seat` is 0 where it is about nobody."""

    what: ByFloor


class SatEvent(NameEvent, frozen=True, tag="sat"):
    """Somebody takes a seat."""


class LeftEvent(NameEvent, frozen=True, tag="left"):
    """Somebody leaves the table."""


class SentAwayEvent(NameEvent, frozen=True, tag="sent_away"):
    """The host has asked somebody to go."""


class EndedEvent(TableEvent, frozen=True, tag="ended"):
    """No hand is dealt here after this one."""


class ChangedSeatEvent(NameEvent, frozen=True, tag="changed_seat"):
    """Somebody takes another seat of the table."""

    to: int


class ToppedUpEvent(AmountEvent, frozen=True, tag="topped_up"):
    """Somebody has brought more chips."""


class AnnouncedEvent(AmountEvent, frozen=True, tag="announced"):
    """Somebody brings more chips, which play from the next hand."""


class ChargedEvent(AmountEvent, frozen=True, tag="charged"):
    """Somebody has paid for the time."""


class TimedOutEvent(SeatEvent, frozen=True, tag="timed_out"):
    """The player in turn has let his time pass."""


class ReconnectingEvent(SeatEvent, frozen=True, tag="reconnecting"):
    """The player in turn has lost the connection and gets more time, once a hand."""


class ChoseEvent(SeatEvent, frozen=True, tag="chose"):
    """The player on the button names the game of the next hand."""

    game: str


class SaidEvent(NameEvent, frozen=True, tag="said"):
    """Somebody says something to the table; `line` is the number it is reported by."""

    what: str
    line: int = 0


class ReactedEvent(NameEvent, frozen=True, tag="reacted"):
    """Somebody says a quick word to the table, or shows a reaction."""

    what: Quick


class HeldBackEvent(SeatEvent, frozen=True, tag="held_back"):
    """The viewer's message was held back: what of the hand it speaks of, by which clause."""

    about: Kind
    clause: str


class SanctionedEvent(TableEvent, frozen=True, tag="sanctioned"):
    """The viewer is given a step of the ladder of the chat: `minutes` of a mute, by whom, for what, by which clause."""

    measure: Measure
    minutes: int
    by: Giver
    about: Offence
    clause: str

    @classmethod
    def of(cls, conduct: Conduct) -> SanctionedEvent:
        """What is told of the step that somebody who stands so was given last."""
        step = conduct.step
        assert step is not None
        return cls(step.measure, step.minutes, conduct.by, conduct.about, CLAUSES[conduct.about])


class ReviewedEvent(TableEvent, frozen=True, tag="reviewed"):
    """The floor has looked at the viewer's last step: it stands, or is lifted."""

    upheld: bool


class HeldEvent(TableEvent, frozen=True, tag="held"):
    """The floor lets no hand be dealt, and why; or, with an empty `why`, it gives the word."""

    why: str


class VoidedEvent(TableEvent, frozen=True, tag="voided"):
    """The hand is no hand, and why."""

    why: str


class RuledEvent(TableEvent, frozen=True, tag="ruled"):
    """The floor has ruled by a profile: what it `said` in each language, and the clauses it `cites`."""

    name: str
    said: dict[str, str]
    cites: tuple[str, ...]


class RestakedEvent(TableEvent, frozen=True, tag="restaked"):
    """The table goes on at other stakes."""


Term: TypeAlias = Literal[
    "act",
    "ante",
    "bank",
    "bombs",
    "buy-in",
    "learning",
    "rabbit",
    "run-twice",
    "seven-deuce",
    "stakes",
    "straddle",
    "stream",
]
"""What the host of a table changes there, besides its game."""

Holds: TypeAlias = Literal["now", "next-hand"]
"""From when on a change holds."""


class TermEvent(TableEvent, frozen=True, tag="term"):
    """The host, by `name`, has changed a term of the table.

    `amount` and `more` are the two amounts of stakes and buy-ins in chips, a number of seconds or of hands, or 0 and 1
    for no and yes; `about` says who antes, if anybody does, or what is streamed.
    """

    name: str
    term: Term
    amount: int
    more: int
    about: str
    holds: Holds


class GameSetEvent(TableEvent, frozen=True, tag="game_set"):
    """The host, by `name`, has named the game, or the mix, that is played from now on or from the next hand."""

    name: str
    game: str
    holds: Holds


class BombEvent(TableEvent, frozen=True, tag="bomb"):
    """The next hand is a bomb pot, by the host's word: everybody antes so many chips."""

    name: str
    amount: int


class BountyEvent(AmountEvent, frozen=True, tag="bounty"):
    """Who has won with seven and deuce is paid so many chips by the others together."""


Against: TypeAlias = Literal["wallet", "stack"]
"""Whose the difference is when a stack is put right."""


class CorrectedEvent(NameEvent, frozen=True, tag="corrected"):
    """The host has put a stack right: from so many chips to so many, why, and whose stack gave or took the difference.

    `by` is the host's name; the difference is another stack's, whose player is called `other`, or the wallet's.
    """

    before: int
    after: int
    why: str
    by: str
    against: Against
    other: str


class ResumedEvent(TableEvent, frozen=True, tag="resumed"):
    """The house was out, and goes on."""


OfHand: TypeAlias = (
    HandStartedEvent
    | HandOverEvent
    | PostEvent
    | DealEvent
    | UpEvent
    | BoardEvent
    | DiscardEvent
    | BringInEvent
    | FoldEvent
    | CheckEvent
    | CallEvent
    | RaiseEvent
    | ReturnEvent
    | RakeEvent
    | ShowEvent
    | MuckEvent
    | WinEvent
    | RabbitEvent
    | RunEvent
    | WaitsEvent
    | ToldEvent
    | ExposeEvent
    | ReplaceEvent
    | FloorEvent
    | TimedOutEvent
    | ReconnectingEvent
    | VoidedEvent
)
"""What happens in a hand."""

OfTable: TypeAlias = (
    SatEvent
    | LeftEvent
    | SentAwayEvent
    | EndedEvent
    | ChangedSeatEvent
    | ToppedUpEvent
    | AnnouncedEvent
    | ChargedEvent
    | ChoseEvent
    | SaidEvent
    | ReactedEvent
    | HeldBackEvent
    | SanctionedEvent
    | ReviewedEvent
    | HeldEvent
    | RuledEvent
    | RestakedEvent
    | TermEvent
    | GameSetEvent
    | BombEvent
    | BountyEvent
    | CorrectedEvent
    | ResumedEvent
)
"""What happens round a hand."""

OfOneAlone: TypeAlias = HeldBackEvent | SanctionedEvent | ReviewedEvent
"""What is told to one person and to nobody else."""

Event: TypeAlias = OfHand | OfTable
