"""`croupier tournament`: an event's file checked, its prizes shown, the whole of it played out with bots."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any, Literal

import typer
from rich import box
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from croupier.bots.quick import play
from croupier.cli import tournament_plans
from croupier.cli.money import money
from croupier.cli.replay import INTERRUPTED
from croupier.cli.telling import console
from croupier.errors import Mistake
from croupier.text import say
from croupier.tournament import Terms, read_event
from croupier.tournament.prizes import ladder
from croupier.tournament.simulate import Progress as SoFar
from croupier.tournament.simulate import Simulation, Told

app = typer.Typer(no_args_is_help=True)
app.command()(tournament_plans.structure)
app.command()(tournament_plans.stack)
app.command()(tournament_plans.deal)
app.command()(tournament_plans.draw)

_Lang = Annotated[Literal["en", "ru"] | None, typer.Option("--lang")]
_File = Annotated[Path, typer.Argument(metavar="EVENT.toml")]
_Entries = Annotated[int, typer.Option("--entries", metavar="N", min=2, max=100_000)]


def read(file: Path) -> Terms:
    """The terms in an event's file; raises `Mistake` when it cannot be read or taken."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise Mistake("tournament-file-cannot-open", file=str(file), reason=error.strerror) from None
    except UnicodeDecodeError as error:
        raise Mistake("tournament-file-not-utf8", file=str(file), at=error.start) from None
    return read_event(text, str(file))


@app.command()
def simulate(
    context: typer.Context,
    file: _File,
    *,
    entries: _Entries = 100,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    times: Annotated[int, typer.Option("--times", metavar="N", min=1, max=100_000)] = 1,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: _Lang = None,
) -> None:
    """Play an event out; exits 1 if any invariant broke."""
    speaks = lang or context.obj
    terms = read(file)
    number = randbelow(10**6) if seed is None else seed
    try:
        if times > 1:
            raise typer.Exit(_many(terms, entries, range(number, number + times), speaks))
        told = _played(terms, entries, number, speaks)
    except KeyboardInterrupt:
        console(stderr=True).print(say("cli-interrupted", speaks), style="yellow")
        raise typer.Exit(INTERRUPTED) from None
    if report is not None:
        from croupier.cli.tournament_report import write_report

        write_report(report, told, number, speaks)
    if as_json:
        typer.echo(json.dumps(_as_json(told, number), ensure_ascii=False, indent=2))
    else:
        _tell(told, number, speaks)
        if report is not None:
            console().print(say("cli-tournament-report-written", speaks, file=str(report)), style="dim")
    if told.watch.broken:
        raise typer.Exit(1)


def _played(terms: Terms, entries: int, seed: int, lang: str) -> Told:
    """The event played out, with a bar on standard error, on a terminal only."""
    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(say("cli-tournament-playing", lang), total=entries)

        def show(so_far: SoFar) -> None:
            words = say(
                "cli-tournament-so-far",
                lang,
                left=so_far.left,
                entries=so_far.entries,
                level=so_far.level,
                tables=so_far.tables,
                hands=so_far.hands,
            )
            bar.update(task, description=words, completed=so_far.entries - so_far.left)

        return Simulation(terms, entries, seed, play, progress=show).run()


def _many(terms: Terms, entries: int, seeds: range, lang: str) -> int:
    """One line for each event as it ends; 1 if any invariant broke in any of them."""
    broken = 0
    for seed in seeds:
        told = _played(terms, entries, seed, lang)
        moves = {kind: told.watch.moves.get(kind, 0) for kind in ("balance", "broke", "final")}
        ends = say("cli-tournament-some-broke", lang, count=len(told.watch.broken))
        if not told.watch.broken:
            ends = say("cli-tournament-all-held", lang)
        hands = f"{say('cli-tournament-hands', lang)} {told.watch.hands}"
        typer.echo(f"{seed}: {hands}; {say('cli-tournament-moved', lang, **moves)}; {ends}")
        broken += bool(told.watch.broken)
    return 1 if broken else 0


def _tell(told: Told, seed: int, lang: str) -> None:
    out = console()
    event, watch = told.event, told.watch
    out.print(f"{event.terms.name} · {seed}", style="bold")
    facts = Table(box=None, show_header=False, pad_edge=False)
    for code, value in _figures(told, lang):
        facts.add_row(say(f"cli-tournament-{code}", lang), value)
    out.print(facts)
    out.print(_prize_table(told, lang))
    if not watch.broken:
        out.print(say("cli-tournament-all-held", lang), style="green")
        return
    out.print(say("cli-tournament-some-broke", lang, count=len(watch.broken)), style="bold red")
    for code, where in watch.broken[:20]:
        out.print("  " + say(f"tournament-broken-{code}", lang, where=where), style="red")


def _figures(told: Told, lang: str) -> list[tuple[str, str]]:
    event, watch, cash = told.event, told.watch, told.event.money
    minutes = told.milliseconds // 60_000
    moves = {kind: watch.moves.get(kind, 0) for kind in ("balance", "broke", "final")}
    rows = [
        ("entries", str(event.entries)),
        ("players", str(len(event.entrants))),
        ("pool", money(cash.pool + cash.overlay)),
        ("overlay", money(cash.overlay) if cash.overlay else ""),
        ("fees", money(cash.fees)),
        ("hands", str(watch.hands)),
        ("lasted", say("cli-tournament-hours", lang, hours=minutes // 60, minutes=minutes % 60)),
        ("levels", str(event.terms.number(event.clock.index))),
        ("moves", say("cli-tournament-moved", lang, **moves)),
        ("twice", str(watch.twice) if watch.twice else ""),
    ]
    return [(code, value) for code, value in rows if value]


def _prize_table(told: Told, lang: str) -> Table:
    event = told.event
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-tournament-place", lang), justify="right")
    table.add_column(say("cli-tournament-player", lang))
    table.add_column(say("cli-tournament-prize", lang), justify="right")
    heads = any(event.entrants[player].won > paid.amount for player, paid in event.paid.items())
    if heads:
        table.add_column(say("cli-tournament-bounty", lang), justify="right")
    for player, paid in sorted(event.paid.items(), key=lambda each: (each[1].first, each[0])):
        place = str(paid.first) if paid.first == paid.last else f"{paid.first}–{paid.last}"
        row = [place, event.entrants[player].name, money(paid.amount)]
        if heads:
            row.append(money(event.entrants[player].won - paid.amount))
        table.add_row(*row)
    return table


def _as_json(told: Told, seed: int) -> dict[str, Any]:
    event, watch = told.event, told.watch
    return {
        "event": event.terms.name,
        "seed": seed,
        "entries": event.entries,
        "players": len(event.entrants),
        "hands": watch.hands,
        "seconds": told.milliseconds // 1000,
        "levels": event.terms.number(event.clock.index),
        "pool_cents": event.money.pool + event.money.overlay,
        "overlay_cents": event.money.overlay,
        "paid_cents": event.money.paid,
        "rounding_cents": event.money.rounding,
        "moves": watch.moves,
        "prizes": [
            {"player": player, "first": paid.first, "last": paid.last, "cents": paid.amount}
            for player, paid in sorted(event.paid.items(), key=lambda each: each[1])
        ],
        "broken": [{"code": code, "where": where} for code, where in watch.broken],
    }


@app.command()
def check(context: typer.Context, file: _File, *, lang: _Lang = None) -> None:
    """Check an event's file."""
    terms = read(file)
    levels = len([level for level in terms.levels if not level.pause])
    speaks = lang or context.obj
    typer.echo(say("cli-tournament-fine", speaks, file=str(file), name=terms.name, levels=levels))


@app.command()
def prizes(context: typer.Context, file: _File, *, entries: _Entries, lang: _Lang = None) -> None:
    """Show the prizes for so many entries."""
    speaks = lang or context.obj
    terms = read(file)
    pool = max(entries * terms.to_pool, terms.guarantee)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-tournament-place", speaks), justify="right")
    table.add_column(say("cli-tournament-prize", speaks), justify="right")
    for place, amount in enumerate(ladder(terms, pool, entries), 1):
        table.add_row(str(place), money(amount))
    out = console()
    out.print(f"{say('cli-tournament-pool', speaks)}: {money(pool)}", style="bold")
    out.print(table)
