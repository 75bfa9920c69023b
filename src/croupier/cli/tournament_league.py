"""A league played out with bots: its events one after the other, and the table they make."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import typer
from rich import box
from rich.table import Table

from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.text import say
from croupier.tournament import Terms
from croupier.tournament.leagues import Counts, League, decide, results
from croupier.tournament.page import Season
from croupier.tournament.simulation.event import Told

_SHOWN: Final = 20


def play_league(
    season: Season,
    folder: Path,
    seed: int,
    entries: int | None,
    lang: str,
    *,
    aside: bool,
    read: Callable[[Path], Terms],
    play: Callable[[Terms, int, int, str], tuple[Told, tuple[Told, ...]]],
) -> tuple[League, int]:
    """Play every event of a season and count it; the league, and how many invariants broke on the way.

    A line for each as it ends goes to standard output, or `aside` to standard error.
    """
    league, broken = League(season.name, season.formula), 0
    for number, fixture in enumerate(season.events):
        terms = read(folder / fixture.file)
        told, flights = play(terms, entries or fixture.entries, seed + number, lang)
        name = fixture.name or terms.name
        if name in league.events:
            raise Mistake("tournament-league-event-twice", event=name)
        league, _ = decide(league, Counts(name, results(told.event), told.event.entries))
        wrong = [each for part in (told, *flights) for each in part.watch.broken]
        broken += len(wrong)
        said = say("cli-tournament-all-held", lang)
        if wrong:
            said = say("cli-tournament-some-broke", lang, count=len(wrong))
        played = say("cli-tournament-league-event", lang, event=name, players=len(league.events[name]))
        typer.echo(f"{played}; {said}", err=aside)
    return league, broken


def tell(league: League, lang: str) -> None:
    """The table of the league, its first places."""
    out = console()
    out.print(league.name, style="bold")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for code in ("place", "player", "points", "events"):
        side: Literal["left", "right"] = "left" if code == "player" else "right"
        table.add_column(say(f"cli-tournament-{code}", lang), justify=side)
    for row in league.standings[:_SHOWN]:
        table.add_row(str(row.place), row.player, str(row.points), str(row.events))
    out.print(table)


def as_json(league: League, seed: int, broken: int) -> dict[str, Any]:
    """The league as JSON has it."""
    return {
        "league": league.name,
        "seed": seed,
        "events": {name: len(earned) for name, earned in league.events.items()},
        "standings": [
            {"place": row.place, "player": row.player, "points": row.points, "events": row.events}
            for row in league.standings
        ],
        "broken": broken,
    }
