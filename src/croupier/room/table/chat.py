"""The talk of a table as it is shown: to somebody his own step of the ladder, to the floor what was reported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash.talk.ladder import CLAUSES
from croupier.room.hand.messages import ChatOfFloor, ConductView, LineView, ReportView, SanctionedView

if TYPE_CHECKING:
    from croupier.cash.talk.ladder import Conduct
    from croupier.room.hand.lines import Report
    from croupier.room.hand.state import HandTable


def conduct_view(conduct: Conduct) -> ConductView | None:
    """How somebody stands on the ladder; `None` where he was never given a step of it, or that was lifted."""
    step = conduct.step
    if step is None or conduct.review == "lifted":
        return None
    clause = CLAUSES[conduct.about]
    return ConductView(
        step.measure, step.minutes, conduct.until, conduct.by, conduct.about, clause, conduct.review
    )


def chat_of_floor(state: HandTable) -> ChatOfFloor:
    """What the floor is shown of a table's talk: reports, the last one first, and who stands on the ladder."""
    manners = state.manners
    seats = [
        (seat, seated, conduct_view(manners.of(seated.person)))
        for seat, seated in sorted(state.seated.items())
    ]
    return ChatOfFloor(
        tuple([_report(state, report) for report in reversed(manners.reports)]),
        tuple([SanctionedView(seat, seated.name, conduct) for seat, seated, conduct in seats if conduct]),
    )


def _report(state: HandTable, report: Report) -> ReportView:
    by = next((seated.name for seated in state.seated.values() if seated.person == report.by), "")
    lines = tuple([LineView(line.name, line.text, line.number == report.line) for line in report.lines])
    return ReportView(by, report.at, lines)
