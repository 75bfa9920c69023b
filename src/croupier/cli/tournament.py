"""`croupier tournament`: an event's file checked, its prizes shown, the whole of it played out with bots."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

from croupier.bots.quick import play
from croupier.cli import tournament_league, tournament_papers, tournament_plans
from croupier.cli.money import money
from croupier.cli.options import Language
from croupier.cli.replay import INTERRUPTED
from croupier.cli.terminal import console, progress
from croupier.cli.tournament_files import terms_of, text_of
from croupier.text import say
from croupier.tournament import Terms, read_event
from croupier.tournament.page import is_league, read_league
from croupier.tournament.prizes.ladder import ladder
from croupier.tournament.simulation.days import play_days
from croupier.tournament.simulation.event import Progress as SoFar
from croupier.tournament.simulation.event import Simulation, Told
from croupier.tournament.terms import falling_antes

app: Final = typer.Typer(no_args_is_help=True)
app.command()(tournament_plans.structure)
app.command()(tournament_plans.stack)
app.command()(tournament_plans.deal)
app.command()(tournament_plans.draw)
app.command()(tournament_papers.papers)

_File = Annotated[Path, typer.Argument(metavar="EVENT.toml")]
_ENTRIES: Final = 100
_MOVES: Final = ("balance", "broke", "final")
_Entries = Annotated[int, typer.Option("--entries", metavar="N", min=2, max=100_000)]


@app.command()
def simulate(
    context: typer.Context,
    file: _File,
    *,
    entries: Annotated[int | None, typer.Option("--entries", metavar="N", min=2, max=100_000)] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    times: Annotated[int, typer.Option("--times", metavar="N", min=1, max=100_000)] = 1,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Play an event out, all its flights and rounds, or a whole league; exits 1 if any invariant broke."""
    speaks = lang or context.obj
    text = text_of(file)
    number = randbelow(10**6) if seed is None else seed
    try:
        if is_league(text):
            raise typer.Exit(_league(file, text, number, entries, speaks, as_json=as_json))
        terms = read_event(text, str(file))
        count = _ENTRIES if entries is None else entries
        if times > 1:
            raise typer.Exit(_many(terms, count, range(number, number + times), speaks))
        told, flights = _played(terms, count, number, speaks)
    except KeyboardInterrupt:
        console(stderr=True).print(say("cli-interrupted", speaks), style="yellow")
        raise typer.Exit(INTERRUPTED) from None
    if report is not None:
        from croupier.cli.tournament_report import write_report

        write_report(report, told, number, speaks, flights)
    if as_json:
        flown = [_as_json(flight, number) for flight in flights]
        made = _as_json(told, number) | ({"flights": flown} if flown else {})
        typer.echo(json.dumps(made, ensure_ascii=False, indent=2))
    else:
        _tell(told, number, speaks, flights)
        if report is not None:
            console().print(say("cli-tournament-report-written", speaks, file=str(report)), style="dim")
    if any([part.watch.broken for part in (told, *flights)]):
        raise typer.Exit(1)


def _league(file: Path, text: str, seed: int, entries: int | None, lang: str, *, as_json: bool) -> int:
    """Every event of the league, and its table; 1 if any invariant broke."""
    season = read_league(text, str(file))
    league, broken = tournament_league.play_league(
        season, file.parent, seed, entries, lang, aside=as_json, read=terms_of, play=_played
    )
    if as_json:
        made = tournament_league.as_json(league, seed, broken)
        typer.echo(json.dumps(made, ensure_ascii=False, indent=2))
    else:
        tournament_league.tell(league, lang)
    return 1 if broken else 0


def _played(terms: Terms, entries: int, seed: int, lang: str) -> tuple[Told, tuple[Told, ...]]:
    """The event played out, with a bar on standard error, on a terminal only; and its flights before it."""
    with progress() as bar:
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
            done = so_far.entries - so_far.left
            bar.update(task, description=words, completed=done, total=max(so_far.entries, 1))

        if terms.second_day:
            days = play_days(terms, entries, seed, play, progress=show)
            return days.second, days.flights
        return Simulation(terms, entries, seed, play, progress=show).run(), ()


def _many(terms: Terms, entries: int, seeds: range, lang: str) -> int:
    """One line for each event as it ends; 1 if any invariant broke in any of them."""
    broken = 0
    for seed in seeds:
        told, flights = _played(terms, entries, seed, lang)
        parts = (*flights, told)
        sums = {kind: sum([part.watch.moves.get(kind, 0) for part in parts]) for kind in _MOVES}
        wrong = sum([len(part.watch.broken) for part in parts])
        ends = say("cli-tournament-all-held", lang)
        if wrong:
            ends = say("cli-tournament-some-broke", lang, count=wrong)
        hands = f"{say('cli-tournament-hands', lang)} {sum([part.watch.hands for part in parts])}"
        typer.echo(f"{seed}: {hands}; {say('cli-tournament-moved', lang, **sums)}; {ends}")
        broken += bool(wrong)
    return 1 if broken else 0


def _tell(told: Told, seed: int, lang: str, flights: tuple[Told, ...] = ()) -> None:
    out = console()
    event = told.event
    out.print(f"{event.terms.name} · {seed}", style="bold")
    for flight in flights:
        out.print(_flight(flight, lang))
    facts = Table(box=None, show_header=False, pad_edge=False)
    for code, value in _figures(told, lang):
        facts.add_row(say(f"cli-tournament-{code}", lang), value)
    out.print(facts)
    out.print(_prize_table(told, lang))
    broken = [each for part in (*flights, told) for each in part.watch.broken]
    if not broken:
        out.print(say("cli-tournament-all-held", lang), style="green")
        return
    out.print(say("cli-tournament-some-broke", lang, count=len(broken)), style="bold red")
    for code, where in broken[:20]:
        out.print("  " + say(f"tournament-broken-{code}", lang, where=where), style="red")


def _flight(told: Told, lang: str) -> str:
    """One line about a flight: its entries, who bagged, the largest bag."""
    event = told.event
    return say(
        "cli-tournament-flight",
        lang,
        flight=event.terms.flight,
        entries=event.entries,
        bags=len(event.bags),
        most=max(event.bags.values(), default=0),
    )


def _figures(told: Told, lang: str) -> list[tuple[str, str]]:
    event, watch, cash = told.event, told.watch, told.event.money
    minutes = told.milliseconds // 60_000
    moves = {kind: watch.moves.get(kind, 0) for kind in _MOVES}
    rows = [
        ("entries", str(event.entries)),
        ("players", str(len(event.people_before or event.entrants))),
        ("pool", money(cash.pool + cash.overlay)),
        ("overlay", money(cash.overlay) if cash.overlay else ""),
        ("fees", money(cash.fees)),
        ("hands", str(watch.hands)),
        ("lasted", say("cli-tournament-hours", lang, hours=minutes // 60, minutes=minutes % 60)),
        ("levels", str(event.terms.number(event.clock.index))),
        ("rounds", str(event.stage) if event.stage else ""),
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
def check(context: typer.Context, file: _File, *, lang: Language = None) -> None:
    """Check an event's file, or a league's with all of its events."""
    speaks = lang or context.obj
    text = text_of(file)
    if is_league(text):
        season = read_league(text, str(file))
        for fixture in season.events:
            terms_of(file.parent / fixture.file)
        events = len(season.events)
        typer.echo(say("cli-tournament-league-fine", speaks, file=str(file), name=season.name, events=events))
        return
    terms = read_event(text, str(file))
    levels = len([level for level in terms.levels if not level.pause])
    typer.echo(say("cli-tournament-fine", speaks, file=str(file), name=terms.name, levels=levels))
    for fall in falling_antes(terms.levels):
        typer.echo(say("cli-tournament-ante-falls", speaks, **fall._asdict()), err=True)


@app.command()
def prizes(context: typer.Context, file: _File, *, entries: _Entries, lang: Language = None) -> None:
    """Show the prizes for so many entries."""
    speaks = lang or context.obj
    terms = terms_of(file)
    pool = max(entries * terms.to_pool, terms.guarantee)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-tournament-place", speaks), justify="right")
    table.add_column(say("cli-tournament-prize", speaks), justify="right")
    for place, amount in enumerate(ladder(terms, pool, entries), 1):
        table.add_row(str(place), money(amount))
    out = console()
    out.print(f"{say('cli-tournament-pool', speaks)}: {money(pool)}", style="bold")
    out.print(table)
