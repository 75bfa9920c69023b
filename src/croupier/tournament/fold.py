"""An event as its facts leave it. Facts never fail: what may happen is decided before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, Final

from msgspec.structs import replace

from croupier.tournament import facts, fold_house, fold_people, fold_stages
from croupier.tournament.event import Event
from croupier.tournament.terms import Terms


def begin(terms: Terms) -> Event:
    """An event that has been announced: nobody is in yet."""
    return Event(terms)


def fold(event: Event, fact: facts.Fact) -> Event:
    """The event after one more fact."""
    return _FOLD[type(fact)](event, fact)


def folded(terms: Terms, told: Iterable[facts.Fact]) -> Event:
    """The event that its facts make."""
    return reduce(fold, told, begin(terms))


_FOLD: Final[Mapping[type, Callable[[Event, Any], Event]]] = {
    facts.Registered: fold_people.registered,
    facts.ShareSold: fold_people.share_sold,
    facts.ShareReturned: fold_people.share_returned,
    facts.Unregistered: fold_people.unregistered,
    facts.Waits: fold_people.waits,
    facts.Started: fold_people.started,
    facts.Opened: fold_people.opened,
    facts.Drawn: fold_people.drawn,
    facts.Seated: fold_people.seated,
    facts.Moved: fold_people.moved,
    facts.Broken: fold_people.broken,
    facts.Closing: lambda event, fact: replace(event, breaking=fact.table),
    facts.FinalTable: fold_people.final_table,
    facts.Halted: fold_people.halted,
    facts.Buttoned: fold_people.buttoned,
    facts.HandBegun: fold_people.hand_begun,
    facts.HandOver: fold_people.hand_over,
    facts.Broke: fold_people.broke,
    facts.Declined: fold_people.declined,
    facts.Busted: fold_people.busted,
    facts.Held: fold_people.held,
    facts.Seeded: fold_stages.seeded,
    facts.Paired: fold_stages.paired,
    facts.RoundDrawn: fold_stages.round_drawn,
    facts.WentThrough: fold_stages.went_through,
    facts.DayOver: fold_stages.day_over,
    facts.Bagged: fold_stages.bagged,
    facts.CarriedIn: fold_stages.carried_in,
    facts.Reentered: fold_people.reentered,
    facts.Bought: fold_people.bought,
    facts.LevelBegan: fold_house.level_began,
    facts.Stopped: fold_house.stopped,
    facts.Resumed: fold_house.resumed,
    facts.ClockSet: fold_house.clock_set,
    facts.BreakCalled: fold_house.break_called,
    facts.BreakBegan: fold_house.break_began,
    facts.BreakOver: fold_house.break_over,
    facts.Pushed: fold_house.pushed,
    facts.HandForHand: fold_house.hand_for_hand,
    facts.Round: fold_house.round_over,
    facts.RegistrationClosed: fold_house.registration_closed,
    facts.RebuysClosed: fold_house.rebuys_closed,
    facts.PrizesSet: fold_house.prizes_set,
    facts.PrizePaid: fold_house.prize_paid,
    facts.Cashed: fold_house.cashed,
    facts.BountyWon: fold_house.bounty_won,
    facts.Sealed: fold_house.sealed,
    facts.HeadPaid: fold_house.head_paid,
    facts.Race: lambda event, _: replace(event, draws=event.draws + 1),
    facts.ColouredUp: fold_house.coloured_up,
    facts.StackSet: fold_house.stack_set,
    facts.Penalised: fold_house.penalised,
    facts.BlindEscaped: fold_house.blind_escaped,
    facts.Noted: fold_house.noted,
    facts.Disqualified: fold_house.disqualified,
    facts.DealMade: fold_house.deal_made,
    facts.DealOffered: fold_house.deal_offered,
    facts.DealAnswered: fold_house.deal_answered,
    facts.DealOff: lambda event, _: replace(event, offer=None),
    facts.Connection: fold_people.connection,
    facts.Locked: fold_people.locked,
    facts.Finished: fold_house.finished,
    facts.Cancelled: fold_house.cancelled,
}
