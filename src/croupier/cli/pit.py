"""`croupier pit`: the casino games solved, one hand advised, rounds simulated."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn
from rich.table import Table

from croupier.cards import parse_with_joker, show
from croupier.cli.kept import Kept
from croupier.errors import Mistake
from croupier.odds.house.plots import results_figure
from croupier.odds.house.simulate import Simulated
from croupier.odds.house.simulate import simulate as played
from croupier.odds.house.solution import Advice, Job, Solution, Told
from croupier.odds.house.solvers import solver
from croupier.pit import Game, chosen, read_house
from croupier.pit import game as game_of
from croupier.pit.houses import house as house_of
from croupier.pit.houses import houses
from croupier.text import say

app = typer.Typer(no_args_is_help=True)

_Game = Annotated[str, typer.Argument(metavar="GAME")]
_PayTable = Annotated[Path | None, typer.Option("--paytable", metavar="FILE", dir_okay=False)]
_Option = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=ANSWER")]
_Json = Annotated[bool, typer.Option("--json")]
_Lang = Annotated[Literal["en", "ru"] | None, typer.Option("--lang")]


@app.callback()
def _pit() -> None:
    """The pit; what it says of itself comes from the catalogue."""


@app.command()
def solve(
    context: typer.Context,
    game: _Game,
    *,
    paytable: _PayTable = None,
    option: _Option = None,
    nodes: Annotated[int, typer.Option("--nodes", metavar="N", min=0)] = 0,
    every: Annotated[bool, typer.Option("--every")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", dir_okay=False)] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=-1)] = -1,
    backend: Annotated[Literal["loky", "dask", "ray"], typer.Option("--backend")] = "loky",
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    """The figures of a game, played as well as can be."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option)
    known = solver(value)
    job = Job(nodes, seed, every, backend, workers) if nodes or every else None
    if job and known.run is None:
        raise Mistake("pit-no-long-job", game=value.id)
    with _bar(speaks) as told:
        if job and known.run:
            found = known.run(value, job, Kept(keep) if keep else None, told)
        else:
            found = known.solve(value, told)
    if as_json:
        print(json.dumps(found.report(), ensure_ascii=False))
        return
    _tell_solution(found, speaks)


@app.command()
def advise(
    context: typer.Context,
    game: _Game,
    *,
    hand: Annotated[str, typer.Option("--hand", metavar="CARDS")],
    seen: Annotated[str, typer.Option("--seen", metavar="CARDS")] = "",
    thrown: Annotated[str, typer.Option("--thrown", metavar="CARDS")] = "",
    paytable: _PayTable = None,
    option: _Option = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    """What every choice of one hand is worth."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option)
    known, cards, open_to = solver(value), parse_with_joker(hand), parse_with_joker(seen)
    drawn = thrown or len(cards) > value.dealt.own or len(open_to) > value.dealt.up
    if known.later and drawn:
        found = known.later(value, cards, open_to, parse_with_joker(thrown))
    else:
        found = known.advise(value, cards, open_to)
    if as_json:
        print(json.dumps(_advice_report(found), ensure_ascii=False))
        return
    _tell_advice(found, speaks)


@app.command()
def simulate(
    context: typer.Context,
    game: _Game,
    *,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1)] = 100_000,
    strategy: Annotated[str, typer.Option("--strategy", metavar="basic|best")] = "best",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=-1)] = 1,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", dir_okay=False)] = None,
    paytable: _PayTable = None,
    option: _Option = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    """Play rounds by the table's own code."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option)
    with _bar(speaks) as told:
        found = played(value, strategy, rounds=rounds, seed=seed, workers=workers, progress=told)
    if plot:
        _save(plot, results_figure(found, speaks))
    if as_json:
        print(json.dumps(_simulated_report(value, found, strategy, seed), ensure_ascii=False))
        return
    _tell_simulated(found, speaks)


def _game(name: str, paytable: Path | None, options: list[str] | None) -> Game:
    value = game_of(name)
    if paytable is not None and str(paytable) in houses(name):
        value = house_of(name, str(paytable))
    elif paytable is not None:
        try:
            text = paytable.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Mistake("pit-cannot-read", file=str(paytable), reason=str(error)) from None
        value = read_house(text, str(paytable), name)
    answers = {}
    for written in options or []:
        key, equals, answer = written.partition("=")
        if not equals:
            raise Mistake("pit-option-form", text=written[:60])
        answers[key] = answer
    if answers:
        tables, plate, house = value.tables, value.plate, value.house
        value = game_of(name, options=chosen(value.options, answers)).laid(tables, plate, house)
    return value


def _save(file: Path, figure: Any) -> None:
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise Mistake("pit-cannot-plot", file=str(file), reason=str(error)) from None


@contextmanager
def _bar(lang: str) -> Iterator[Told]:
    """A progress bar on standard error, seen on a terminal only."""
    console = Console(stderr=True)
    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("pit-counting", lang), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _percent(value: Fraction | float) -> str:
    return f"{100 * float(value):.6f}%"


def _tell_solution(found: Solution, lang: str) -> None:
    out = Console(soft_wrap=True)
    table = Table(show_header=False)
    told = [("return", _percent(1 + found.expected)), ("house-edge", _percent(found.house_edge))]
    if not found.exact:
        told.append(("error", f"±{_percent(found.standard_error)}"))
    if found.wagered:
        told += [("risk", _percent(found.element_of_risk)), ("wagered", f"{float(found.wagered):.6f}")]
    if found.variance:
        told.append(("deviation", f"{found.deviation:.6f}"))
    for name, value in told:
        table.add_row(say(f"pit-told-{name}", lang), value)
    out.print(table)
    for outcome, share in found.outcomes.items():
        out.print(f"  {say(f'pit-result-{outcome}', lang)}: {_percent(share)}")
    for name, side in found.sides.items():
        out.print(
            say("pit-told-side", lang, field=say(f"pit-field-{name}", lang), edge=_percent(side.house_edge))
        )
    for code, params in found.strategy:
        out.print(say(code, lang, **params))


def _advice_report(found: Advice) -> dict[str, Any]:
    choices = [
        {
            "decision": one.decision.kind,
            "cards": show(one.decision.cards),
            "amount": one.decision.amount,
            "value": float(one.value),
            "exact_value": str(one.value),
            "cost": float(found.best.value - one.value),
        }
        | {name: float(value) for name, value in one.plan}
        for one in found.choices
    ]
    return {"game": found.game, "hand": show(found.cards), "seen": show(found.seen), "choices": choices}


def _tell_advice(found: Advice, lang: str) -> None:
    table = Table()
    for column in ("decision", "value", "cost"):
        table.add_column(
            say(f"pit-column-{column}", lang), justify="left" if column == "decision" else "right"
        )
    for one in found.choices:
        told = say(f"pit-decision-{one.decision.kind}", lang)
        cards = f" {show(one.decision.cards)}" if one.decision.cards else ""
        amount = f" {one.decision.amount}" if one.decision.amount else ""
        table.add_row(
            told + amount + cards, f"{float(one.value):+.9f}", f"{float(found.best.value - one.value):.9f}"
        )
    Console().print(table)


def _simulated_report(game: Game, found: Simulated, strategy: str, seed: int) -> dict[str, Any]:
    return {
        "game": game.id,
        "house": game.house,
        "strategy": strategy,
        "seed": seed,
        "rounds": found.rounds,
        "return": 1 + found.mean,
        "house_edge": -found.mean,
        "exact": False,
        "standard_error": found.error,
        "wagered": found.wagered,
        "standard_deviation": found.deviation,
        "results": dict(found.results),
    }


def _tell_simulated(found: Simulated, lang: str) -> None:
    out = Console(soft_wrap=True)
    edge = f"{_percent(-found.mean)} ± {_percent(found.error)}"
    out.print(say("pit-told-simulated", lang, rounds=found.rounds, edge=edge))
    for result, count in sorted(found.results.items(), key=lambda one: -one[1]):
        share = count / found.rounds
        out.print(f"  {say(f'pit-result-{result}', lang)}: {_percent(share)} {'█' * round(40 * share)}")
