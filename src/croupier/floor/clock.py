"""The clock: who may call it, how long it runs, what happens when it has run out."""

from __future__ import annotations

from typing import Literal

from croupier.floor.by_the_book import choice
from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Counted, Ruling
from croupier.play import Operation


class ClockCalled(Incident, frozen=True, kw_only=True, tag="clock-called"):
    """Somebody asks for the clock on a player.

    `by` a player of the table, of another one, one who is not in his place, a spectator, the dealer, the floor or
    the director. `reasonable`: a reasonable time has passed.
    """

    on: Seat = Seat(0)
    by: Literal["player", "other-table", "not-seated", "spectator", "dealer", "floor", "director"] = "player"
    reasonable: bool = True


class ClockRan(Incident, frozen=True, kw_only=True, tag="clock-ran"):
    """So many `seconds` have passed since the clock was called; he has not acted, or `acted` as it ended.

    `facing` a bet where no hand tells it. Online he has a time `bank`, and `reconnect` seconds once his connection
    is lost; `put_in` is what he has in the pot.
    """

    seat: Seat = Seat(0)
    seconds: int
    acted: Literal["", "in-time", "at-the-end"] = ""
    facing: bool = True
    bank: int = 0
    reconnect: int = 0
    put_in: Chips = 0


@rules(ClockCalled)
def rule_clock_called(case: Case, it: ClockCalled) -> Ruling:
    """Whether the clock is started, and for how long."""
    seconds, countdown = case.policy.number("clock_seconds"), case.policy.number("clock_countdown")
    case.by("clock_seconds")
    case.fact(seconds=seconds, countdown=countdown)
    how = choice(case, "clock_caller")
    if it.by == "not-seated":
        case.centre("clock-seated-only")
        case.because("floor-clock-seated-only")
        return case.ruled("refused")
    if it.by in ("spectator", "dealer"):
        case.because("floor-clock-not-by-him")
        return case.ruled("refused")
    official = it.by in ("floor", "director")
    may = {
        "player-or-director": True,
        "director-on-request": it.by != "other-table",
        "anybody-at-once": it.by == "player",
        "players-in-time": it.by == "player",
        "judge": official,
    }[how]
    if how == "judge" and not official:
        case.because("floor-clock-judge-only")
        return case.ruled("refused", steps=("call-floor",))
    if not may:
        case.because("floor-clock-not-by-him")
        return case.ruled("refused")
    if not it.reasonable and how != "anybody-at-once":
        case.cite("clock-reasonable-time")
        case.because("floor-clock-too-soon")
        return case.ruled("refused")
    case.cite("clock-reasonable-time")
    case.because("floor-clock-runs", seconds=seconds, countdown=countdown)
    return case.ruled("allowed", steps=("start-clock", "count-down"))


@rules(ClockRan)
def rule_clock_ran(case: Case, it: ClockRan) -> Ruling:
    """Before it ends nothing happens; then the hand is dead, or has checked where that was free."""
    limit = case.policy.number("clock_seconds") + case.policy.number("clock_countdown")
    case.by("clock_seconds")
    online = case.situation.mode == "online"
    case.fact(limit=limit)
    if it.acted == "in-time" or (it.acted == "at-the-end" and choice(case, "clock_tie") == "player"):
        case.because("floor-in-time")
        return case.ruled("stands")
    spent = it.seconds - limit
    if spent < 0:
        case.because("floor-clock-still-runs", seconds=-spent)
        return case.ruled("stands", steps=("wait",))
    if online and spent < it.bank + it.reconnect:
        case.cite("time-bank" if spent < it.bank else "reconnect-time")
        case.fact(bank_left=max(it.bank - spent, 0))
        case.because("floor-clock-bank", seconds=max(it.bank - spent, 0))
        return case.ruled("stands", steps=("wait",))
    return _expired(case, it)


def _expired(case: Case, it: ClockRan) -> Ruling:
    hand = case.situation.hand
    facing = it.facing
    if hand is not None and hand.actor == it.seat and hand.options is not None:
        facing = not hand.options.check
    turn = hand is not None and hand.actor == it.seat
    if not facing and choice(case, "clock_expiry") == "check-if-free":
        case.because("floor-clock-checks", seat=it.seat)
        return case.ruled(
            "stands",
            counts_as={it.seat: Counted("check")},
            operations=(Operation("check", it.seat),) if turn else (),
        )
    case.by("clock_expiry")
    case.centre("clock-dead")
    case.because("floor-clock-dead", seat=it.seat)
    return case.ruled(
        "hand-dead",
        counts_as={it.seat: Counted("fold")},
        hands={it.seat: "dead"},
        forfeited={it.seat: it.put_in} if it.put_in else {},
        operations=(Operation("fold", it.seat),) if turn else (),
    )
