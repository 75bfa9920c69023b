"""What happened: everything an event's state is folded from.

A fact holds all that was not certain before: who, when, where to, how much, and why. Money is in cents, times are
milliseconds.
"""

from __future__ import annotations

from typing import TypeAlias

from croupier.tournament.facts_house import (
    BlindEscaped,
    BountyWon,
    BreakBegan,
    BreakCalled,
    BreakOver,
    Cancelled,
    Cashed,
    ClockSet,
    ColouredUp,
    DealAnswered,
    DealMade,
    DealOff,
    DealOffered,
    Disqualified,
    Finished,
    HandForHand,
    HeadPaid,
    LevelBegan,
    Noted,
    Penalised,
    PrizePaid,
    PrizesSet,
    Pushed,
    Race,
    RebuysClosed,
    RegistrationClosed,
    Resumed,
    Round,
    Sealed,
    StackSet,
    Stopped,
)
from croupier.tournament.facts_people import (
    Bought,
    Broke,
    Broken,
    Busted,
    Buttoned,
    Closing,
    Connection,
    Declined,
    Drawn,
    FinalTable,
    Halted,
    HandBegun,
    HandOver,
    Held,
    Locked,
    Moved,
    Opened,
    Reentered,
    Registered,
    Seated,
    ShareReturned,
    ShareSold,
    Started,
    Unregistered,
    Waits,
)
from croupier.tournament.facts_stages import (
    Bagged,
    CarriedIn,
    DayOver,
    Paired,
    RoundDrawn,
    Seeded,
    WentThrough,
)

__all__ = [
    "Bagged",
    "BlindEscaped",
    "Bought",
    "BountyWon",
    "BreakBegan",
    "BreakCalled",
    "BreakOver",
    "Broke",
    "Broken",
    "Busted",
    "Buttoned",
    "Cancelled",
    "CarriedIn",
    "Cashed",
    "ClockSet",
    "Closing",
    "ColouredUp",
    "Connection",
    "DayOver",
    "DealAnswered",
    "DealMade",
    "DealOff",
    "DealOffered",
    "Declined",
    "Disqualified",
    "Drawn",
    "Fact",
    "FinalTable",
    "Finished",
    "Halted",
    "HandBegun",
    "HandForHand",
    "HandOver",
    "HeadPaid",
    "Held",
    "LevelBegan",
    "Locked",
    "Moved",
    "Noted",
    "Opened",
    "Paired",
    "Penalised",
    "PrizePaid",
    "PrizesSet",
    "Pushed",
    "Race",
    "RebuysClosed",
    "Reentered",
    "Registered",
    "RegistrationClosed",
    "Resumed",
    "Round",
    "RoundDrawn",
    "Sealed",
    "Seated",
    "Seeded",
    "ShareReturned",
    "ShareSold",
    "StackSet",
    "Started",
    "Stopped",
    "Unregistered",
    "Waits",
    "WentThrough",
]

Fact: TypeAlias = (
    Registered
    | ShareSold
    | ShareReturned
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
    | Declined
    | Busted
    | Held
    | Seeded
    | Paired
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
    | BreakCalled
    | BreakBegan
    | BreakOver
    | Pushed
    | HandForHand
    | Round
    | RegistrationClosed
    | RebuysClosed
    | PrizesSet
    | PrizePaid
    | Cashed
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
