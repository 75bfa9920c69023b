"""`croupier cash`: days of a room played out, and the shift reports of a house, out of its database."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich import box
from rich.table import Table

from croupier.bots.quick import play
from croupier.cash import BuyIn, CashGame, RakePlan
from croupier.cash.week import Day, Plan
from croupier.cash.week import simulate as days_of
from croupier.cli.house_database import Database
from croupier.cli.options import Files, Language
from croupier.cli.replay import INTERRUPTED
from croupier.cli.terminal import console, progress
from croupier.errors import Mistake
from croupier.play import Stakes
from croupier.room.cashier.report import Report, day_of
from croupier.room.cashier.report import report as report_of
from croupier.room.journal.archive import archive_of
from croupier.room.journal.reader import Reader
from croupier.room.live.report import boxes, sheet, shifts
from croupier.rulebook import profile
from croupier.text import say
from croupier.text.sheet import sheet as sheet_of

if TYPE_CHECKING:
    from croupier.cash import TableLine

app: Final = typer.Typer(no_args_is_help=True)

STAKES: Final = ((25, 50), (50, 100))
"""The blinds of the two games that are dealt, in chips."""

COLUMNS: Final = (
    "day", "table", "opened", "filled", "credited", "sold", "bought_back", "kept", "rack", "closed",
    "rake", "jackpot", "time", "tips", "difference",
)  # fmt: skip


@app.command()
def simulate(
    context: typer.Context,
    *,
    days: Annotated[int, typer.Option("--days", metavar="N", min=1, max=366)] = 7,
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, max=500)] = 20,
    people: Annotated[int, typer.Option("--people", metavar="N", min=2, max=100_000)] = 200,
    under: Annotated[str, typer.Option("--under", metavar="PROFILE")] = "fspr-manual",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.csv")] = None,
    lang: Language = None,
) -> None:
    """Play the days out; exits 1 when a rack or a box does not hold what it should."""
    speaks = lang or context.obj
    number = randbelow(10**6) if seed is None else seed
    plan = Plan(_games(under), tables, people, days)
    try:
        played = _played(plan, number, speaks)
    except KeyboardInterrupt:
        console(stderr=True).print(say("cli-interrupted", speaks), style="yellow")
        raise typer.Exit(INTERRUPTED) from None
    if report is not None:
        _write(report, played)
    _tell(played, number, speaks)
    if not all(day.balances for day in played):
        raise typer.Exit(1)


@app.command()
def shift(
    context: typer.Context,
    database: Database,
    *,
    files: Files = None,
    name: Annotated[str | None, typer.Option("--name", metavar="SHIFT")] = None,
    lang: Language = None,
) -> None:
    """Write a shift's report as CSV; exits 1, and names them, when racks or boxes do not hold what they should."""
    found = shifts(database.beside(files).engine())
    named = [report for report in found if name is None or report.name == name]
    if not named:
        raise Mistake(
            "cli-cash-no-such-shift", name=name or "", known=", ".join(r.name or "–" for r in found)
        )
    speaks = lang or context.obj
    sys.stdout.write(sheet(named[-1].lines))
    for out in [out for line in named[-1].lines for out in line.outs]:
        place = say(f"cli-cash-place-{out.place}", speaks)
        amounts = {"expected": out.expected, "counted": out.counted, "difference": out.difference}
        console(stderr=True).print(say("cli-cash-out", speaks, table=out.table, place=place, **amounts))
    if not named[-1].balances:
        raise typer.Exit(1)


@app.command("boxes")
def boxes_of(
    context: typer.Context,
    database: Database,
    *,
    files: Files = None,
    lang: Language = None,
) -> None:
    """Write what lies in the boxes of the tables on the screen, as CSV."""
    del context, lang
    sys.stdout.writelines(sheet_of(("table", "fee", "chips"), boxes(database.beside(files).engine())))


@app.command()
def desk(
    context: typer.Context,
    database: Database,
    *,
    files: Files = None,
    day: Annotated[str, typer.Option("--day", metavar="YYYY-MM-DD")] = "",
    what: Annotated[Report, typer.Option("--what")] = "receipts",
    lang: Language = None,
) -> None:
    """Write the cage's receipts, drawers, sums, the money of events and cash tables as CSV, of all days or of one."""
    del context, lang
    database = database.beside(files)
    with database.engine().looked_at() as connection:
        reader = Reader(connection, archive=archive_of(database.path))
        sys.stdout.write(report_of(reader, what, day_of(day)))


def _games(under: str) -> tuple[tuple[str, CashGame], ...]:
    book = profile(under)
    return tuple(
        (
            f"nl-holdem {small}-{big}",
            CashGame(
                "nl-holdem",
                Stakes(small, big),
                BuyIn(40 * big, 200 * big),
                policy=book,
                rake=RakePlan(5, ((2, big), (4, 3 * big))),
            ),
        )
        for small, big in STAKES
    )


def _played(plan: Plan, seed: int, lang: str) -> list[Day]:
    """The days, with a bar on standard error, on a terminal only."""
    days = []
    with progress() as bar:
        task = bar.add_task(say("cli-cash-day", lang, day=1, days=plan.days), total=plan.days)
        for day in days_of(plan, Random(seed), play):
            days.append(day)
            following = min(len(days) + 1, plan.days)
            bar.update(task, advance=1, description=say("cli-cash-day", lang, day=following, days=plan.days))
    return days


def _tell(days: list[Day], seed: int, lang: str) -> None:
    out = console()
    table = Table(box=box.SIMPLE_HEAD, title=say("cli-cash-title", lang, seed=seed), title_justify="left")
    for code in (
        "day-head",
        "tables-head",
        "hands",
        "seated",
        "moved",
        "picked-up",
        "pushes",
        "rake",
        "balance",
    ):
        table.add_column(say(f"cli-cash-{code}", lang), justify="right")
    for day in days:
        rake = sum(line.fees["rake"] for line in day.lines)
        figures = (
            day.number,
            len(day.lines),
            day.hands,
            day.seated,
            day.moved,
            day.picked_up,
            day.pushes,
            rake,
        )
        table.add_row(*map(str, figures), say("cli-cash-yes" if day.balances else "cli-cash-no", lang))
    out.print(table)


def _write(report: Path, days: list[Day]) -> None:
    try:
        with report.open("w", encoding="utf-8", newline="") as file:
            file.writelines(sheet_of(COLUMNS, (_row(day, line) for day in days for line in day.lines)))
    except OSError as error:
        raise Mistake("cli-cash-cannot-write", file=str(report), reason=error.strerror or "") from None


def _row(day: Day, line: TableLine) -> list[object]:
    fees = {str(fee): chips for fee, chips in line.fees.items()}
    row = {**line._asdict(), **fees, "day": day.number, "difference": line.difference}
    return [row[column] for column in COLUMNS]
