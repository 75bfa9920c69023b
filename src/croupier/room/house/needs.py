"""What each ask needs: the permissions one of which whoever asks it for the house must have.

An ask that stands here and in `OWN` too may also be a member's, for himself; what stands in neither is a player's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.room.actors.asks import GiveUp, Reopen, kebab
from croupier.room.cashier import asks as cage
from croupier.room.event import asks as event
from croupier.room.house.opening import OpenEvent, OpenTable
from croupier.room.live import asks as live
from croupier.room.live import takings
from croupier.room.pit import asks as pit
from croupier.room.staff import asks as staff
from croupier.room.table import asks as table
from croupier.tournament import commands

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.actors.asks import By
    from croupier.staff import Permission

ANY: Final[tuple[Permission, ...]] = ("correct", "rule", "seat", "run", "clock", "plan", "money", "deal")
"""What was entered may be taken back by whoever entered it; what another has entered `correct` alone takes back."""

HOUSE: Final[Mapping[type, tuple[Permission, ...]]] = {
    OpenTable: ("plan",),
    OpenEvent: ("plan",),
    Reopen: ("house",),
    GiveUp: ("house",),
}

TABLE: Final[Mapping[type, tuple[Permission, ...]]] = {
    table.Hold: ("rule", "host"),
    table.Void: ("rule",),
    table.Mark: ("seat",),
    table.PickUp: ("seat",),
    table.Reseat: ("seat",),
    table.Free: ("seat",),
    table.Move: ("seat",),
    table.Mute: ("talk", "host"),
    table.Sanction: ("talk",),
    table.Review: ("talk",),
    table.Rule: ("rule",),
    table.LetIn: ("seat", "host"),
    table.TurnAway: ("seat", "host"),
    table.SendAway: ("seat", "host"),
    table.End: ("plan", "host"),
    table.SetTerms: ("plan", "host"),
    table.CallBomb: ("plan", "host"),
    table.Correct: ("correct", "host"),
    table.AddBot: ("plan", "host"),
}

EVENT: Final[Mapping[type, tuple[Permission, ...]]] = {
    # The clock
    commands.Tick: ("clock",),
    commands.NextLevel: ("clock",),
    commands.Stop: ("clock", "host"),
    commands.Resume: ("clock", "host"),
    commands.SetClock: ("clock",),
    commands.ColourUp: ("clock", "run"),
    # What is played, for what
    event.Schedule: ("plan",),
    event.BringBots: ("plan", "host"),
    event.SeatsIn: ("plan",),
    event.GiveSeats: ("plan",),
    event.BringFlight: ("plan",),
    commands.BagUp: ("plan",),
    commands.CarryIn: ("plan",),
    commands.DrawSeats: ("plan", "seat"),
    commands.SetLevels: ("plan", "clock"),
    commands.EndByDeal: ("plan",),
    commands.Start: ("plan", "host"),
    commands.Cancel: ("plan", "host"),
    commands.CloseRegistration: ("plan",),
    commands.CloseRebuys: ("plan",),
    commands.SetPrizes: ("plan",),
    commands.CashInstead: ("plan",),
    commands.Deal: ("plan",),
    commands.OfferDeal: ("plan",),
    commands.CallOffDeal: ("plan",),
    commands.Seed: ("plan",),
    commands.Pair: ("plan",),
    commands.NextRound: ("plan",),
    # Who sits where
    commands.Move: ("seat",),
    commands.Lock: ("seat",),
    commands.Balance: ("seat",),
    commands.BreakTable: ("seat",),
    commands.FormFinalTable: ("seat",),
    commands.OpenTable: ("seat",),
    commands.Button: ("seat", "run", "deal"),
    commands.Push: ("seat", "run"),
    # The hands
    commands.BeginHand: ("run", "deal"),
    commands.EndHand: ("run", "deal"),
    commands.CountHands: ("run", "deal"),
    commands.Bust: ("run", "deal"),
    commands.SetStack: ("run",),
    commands.CallHandForHand: ("run",),
    commands.CloseRound: ("run",),
    commands.Connection: ("run",),
    commands.AnswerDeal: ("run",),
    commands.NoRebuy: ("run", "deal"),
    event.CallFloor: ("run", "deal"),
    event.Answer: ("run", "rule", "seat", "money"),
    # What is ruled
    commands.Penalise: ("rule",),
    commands.ServePenalty: ("rule",),
    commands.LiftPenalty: ("rule",),
    commands.BlindMissed: ("rule",),
    commands.Protest: ("rule",),
    commands.Ruled: ("rule",),
    # Money
    commands.Register: ("money",),
    commands.Unregister: ("money", "host"),
    commands.Buy: ("money",),
    commands.SellShare: ("money",),
    commands.ReturnShare: ("money",),
    event.Undo: ANY,
    # The door of an event that a player opened
    table.LetIn: ("seat", "host"),
    table.TurnAway: ("seat", "host"),
}

LIVE: Final[Mapping[type, tuple[Permission, ...]]] = {
    live.JoinList: ("seat",),
    live.LeaveList: ("seat",),
    live.Wish: ("seat",),
    live.CallNext: ("seat",),
    live.Reserve: ("seat",),
    live.Release: ("seat",),
    live.Change: ("seat",),
    live.Move: ("seat",),
    live.BreakTable: ("seat",),
    live.Push: ("seat",),
    live.DealerIn: ("seat",),
    live.DealerOut: ("seat",),
    live.PickUp: ("seat",),
    live.OpenTable: ("plan",),
    live.CloseTable: ("plan", "money"),
    live.NewShift: ("plan", "money"),
    live.Sit: ("seat", "deal"),
    live.Away: ("seat", "deal"),
    live.Back: ("seat", "deal"),
    live.Count: ("seat", "deal"),
    live.TopUp: ("money", "deal"),
    live.CashOut: ("money", "deal"),
    live.OrderChips: ("money", "deal"),
    live.BringChips: ("money", "deal"),
    live.Fetch: ("money",),
    live.Fill: ("money",),
    live.CountBox: ("money",),
    live.Hand: ("deal",),
    live.Tip: ("deal",),
    live.ChargeTime: ("deal", "money"),
    live.CheckDeck: ("deal",),
    live.CountStub: ("deal",),
    live.LeaveNote: ("deal",),
    live.CallFloor: ("deal",),
    live.Answer: ("rule",),
    live.DealerError: ("rule",),
    live.Ruled: ("rule",),
    live.Lapse: ("seat",),
    takings.SetRake: ("plan",),
    takings.RakeBy: ("plan",),
    takings.SetJackpot: ("plan",),
    takings.SeedJackpot: ("money",),
    takings.HitJackpot: ("money", "plan"),
    takings.SetHighHand: ("plan",),
    takings.ShowHighHand: ("rule", "deal"),
    takings.HourOver: ("plan",),
    takings.SetPoints: ("plan",),
    takings.GivePoints: ("plan",),
    takings.SpendPoints: ("money",),
    takings.ShareTips: ("money",),
    takings.OpenPit: ("plan", "pit"),
    takings.BuyAtPit: ("deal", "pit"),
    takings.FillPit: ("money", "pit"),
    takings.RatePlayer: ("pit", "deal"),
    takings.ClosePit: ("money", "pit"),
    takings.CountDrop: ("money",),
    live.Undo: ANY,
}

PIT: Final[Mapping[type, tuple[Permission, ...]]] = {
    pit.OpenTable: ("plan",),
    pit.ImproperCut: ("deal", "pit"),
    pit.RefuseDraw: ("deal", "pit"),
    pit.Pay: ("deal", "pit"),
    pit.Resume: ("inspect", "pit"),
    pit.TopUp: ("pit",),
    pit.Stop: ("pit",),
    pit.OpenAgain: ("pit",),
    pit.Relieve: ("pit",),
    pit.Mute: ("talk", "pit"),
    pit.Sanction: ("talk", "pit"),
    pit.Review: ("talk", "pit"),
}

CAGE: Final[Mapping[type, tuple[Permission, ...]]] = {
    cage.OpenDrawer: ("money",),
    cage.TakeMoney: ("money",),
    cage.Sell: ("money",),
    cage.PayMoney: ("money",),
    cage.Spend: ("money",),
    cage.CloseDrawer: ("money",),
    cage.SellTicket: ("money",),
    cage.GiveTicket: ("plan",),
    cage.ExchangeTicket: ("money", "plan"),
    cage.CashTicket: ("plan",),
}

STAFF: Final[Mapping[type, tuple[Permission, ...]]] = {
    staff.GiveRole: ("people",),
    staff.RemoveStation: ("people",),
    staff.TakeRole: ("people",),
    staff.Withdraw: ("people",),
}

OWN: Final[frozenset[type]] = frozenset(
    {
        OpenTable,
        OpenEvent,
        pit.OpenTable,
        staff.TakeRole,
        live.JoinList,
        live.LeaveList,
        live.Wish,
        event.Claim,
        event.Unclaim,
        commands.Register,
        commands.Unregister,
        commands.Buy,
        commands.AnswerDeal,
        commands.OfferDeal,
        commands.Protest,
        commands.NoRebuy,
    }
)
"""What a member may ask for himself, where it is not the house's alone."""

STREAMS: Final[dict[str, Mapping[type, tuple[Permission, ...]]]] = {
    "house": HOUSE,
    "table": TABLE,
    "event": EVENT,
    "cash": LIVE,
    "cage": CAGE,
    "pit": PIT,
    "staff": STAFF,
}
"""What is asked for the house, by what it is asked of."""

_ALL: Final = {ask: needed for asks in STREAMS.values() for ask, needed in asks.items()}
_BY_TYPE: Final = {
    (stream, kebab(ask.__name__)): needed for stream, asks in STREAMS.items() for ask, needed in asks.items()
}


def needs(ask: object) -> tuple[Permission, ...]:
    """The permissions one of which an ask needs for the house; none where it is a player's own.

    >>> needs(GiveUp("oak"))
    ('house',)
    """
    return _ALL.get(type(ask), ())


def needs_of(stream: str, ask: str) -> tuple[Permission, ...]:
    """The same, of an ask by its type, as it is logged.

    >>> needs_of("cash", "fill")
    ('money',)
    """
    return _BY_TYPE.get((stream, ask), ())


def speaking(by: By, ask: object, at: str, now: int) -> By:
    """Who asks, as he speaks in this at a place and time (ms): for the house where a role lets him, or for himself.

    Raises `Refusal` for what only the house's staff may ask, where he has no role for it, and for what anybody asks
    for himself at a device of the house's.
    """
    needed = needs(ask)
    if by.station and not by.person:
        raise Refusal("staff-nobody-works-here")
    if not needed and not by.station:
        return by
    for_the_house = by.for_the_house(needed, at, now)
    if for_the_house is not None:
        return for_the_house
    if by.station and (not needed or type(ask) in OWN):
        raise Refusal("staff-station-only")
    if type(ask) not in OWN:
        raise Refusal("staff-not-allowed", needs=" ".join(needed))
    return by
