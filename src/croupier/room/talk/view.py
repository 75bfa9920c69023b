"""The talk of a table as it is shown: to somebody his own step of the ladder, to the floor what was reported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash.talk.ladder import CLAUSES
from croupier.room.talk.messages import ConductView, ReportedLine, ReportView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cash.talk.ladder import Conduct
    from croupier.room.talk.lines import Manners, Report


def conduct_view(conduct: Conduct) -> ConductView | None:
    """How somebody stands on the ladder; `None` where he was never given a step of it, or that was lifted."""
    step = conduct.step
    if step is None or conduct.review == "lifted":
        return None
    clause = CLAUSES[conduct.about]
    return ConductView(
        step.measure, step.minutes, conduct.until, conduct.by, conduct.about, clause, conduct.review
    )


def reports(manners: Manners, names: Mapping[str, str]) -> tuple[ReportView, ...]:
    """What was reported, the last one first; `names` are those of the people who are at the table."""
    return tuple([_report(report, names) for report in reversed(manners.reports)])


def _report(report: Report, names: Mapping[str, str]) -> ReportView:
    lines = tuple([ReportedLine(line.name, line.text, line.number == report.line) for line in report.lines])
    return ReportView(names.get(report.by, ""), report.at, lines)
