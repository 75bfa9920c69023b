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
from croupier.cli.pit_verify import verify
from croupier.errors import Mistake
from croupier.odds.house.design import Design
from croupier.odds.house.design import design as designed
from croupier.odds.house.machines import ranked
from croupier.odds.house.plots import results_figure
from croupier.odds.house.simulate import Simulated
from croupier.odds.house.simulate import simulate as played
from croupier.odds.house.solution import Advice, Job, Solution, Strategy, Told
from croupier.odds.house.solvers import solver
from croupier.odds.house.strategy_card import read_card
from croupier.pit import Game, chosen, read_house, with_pays
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
def design(
    context: typer.Context,
    game: _Game,
    *,
    change: Annotated[list[str] | None, typer.Option("--set", metavar="LINE=ODDS")] = None,
    paytable: _PayTable = None,
    option: _Option = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    """A pay table changed, and what it comes to."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option)
    before = designed(value)
    after = designed(with_pays(value, _named(change, "pit-set-form"))) if change else before
    if as_json:
        told = after.report() | {"before": before.solution.report()}
        print(json.dumps(told, ensure_ascii=False))
        return
    _tell_design(before, after, speaks)


@app.command()
def machines(context: typer.Context, *, as_json: _Json = False, lang: _Lang = None) -> None:
    """The machines by what they give back."""
    speaks = lang or context.obj or "en"
    found = ranked()
    if as_json:
        rows = [
            {"game": one.game, "house": one.house, "paid": one.paid, "return": float(one.back)}
            | {"exact_return": str(one.back), "variance": float(one.variance)}
            for one in found
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    table = Table()
    for column in ("machine", "paid", "return", "deviation"):
        name = say(f"pit-column-{column}", speaks)
        table.add_column(name, justify="right" if column in ("return", "deviation") else "left")
    for one in found:
        name = f"{one.game} {one.house}".strip()
        deviation = f"{float(one.variance) ** 0.5:.4f}"
        table.add_row(name, "-".join(map(str, one.paid)), _percent(one.back), deviation)
    Console().print(table)


@app.command()
def simulate(
    context: typer.Context,
    game: _Game,
    *,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1)] = 100_000,
    strategy: Annotated[str, typer.Option("--strategy", metavar="basic|best|FILE")] = "best",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=-1)] = 1,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", dir_okay=False)] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", dir_okay=False)] = None,
    paytable: _PayTable = None,
    option: _Option = None,
    as_json: _Json = False,
    lang: _Lang = None,
) -> None:
    """Play rounds by the table's own code."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option)
    way = _strategy(value, strategy)
    store = Kept(keep) if keep else None
    with _bar(speaks) as told:
        found = played(value, way, rounds=rounds, seed=seed, workers=workers, kept=store, progress=told)
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
        value = read_house(_text(paytable), str(paytable), name)
    answers = _named(options, "pit-option-form")
    if answers:
        tables, plate, house = value.tables, value.plate, value.house
        value = game_of(name, options=chosen(value.options, answers)).laid(tables, plate, house)
    return value


def _named(written: list[str] | None, wrong: str) -> dict[str, str]:
    """What was written as name=value."""
    found = {}
    for text in written or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(wrong, text=text[:60])
        found[name] = value
    return found


def _strategy(game: Game, written: str) -> str | Strategy:
    """A way to play by its name, or a strategy card from a file."""
    if "." not in written and "/" not in written:
        return written
    return read_card(_text(Path(written)), written, game)


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake("pit-cannot-read", file=str(file), reason=str(error)) from None


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


def _tell_design(before: Design, after: Design, lang: str) -> None:
    """The edges before and after, then every line; what was changed is marked."""
    out = Console(soft_wrap=True)
    was = {side: _percent(found.house_edge) for side, found in before.solution.sides.items()}
    pairs = {"": (_percent(before.solution.house_edge), _percent(after.solution.house_edge))}
    pairs |= {side: (was[side], _percent(found.house_edge)) for side, found in after.solution.sides.items()}
    for side, (old, new) in pairs.items():
        edge = new if old == new else f"{old} → {new}"
        name = say(f"pit-field-{side or after.game.first}", lang)
        out.print(say("pit-told-side", lang, field=name, edge=edge))
    table = Table()
    for column in ("line", "odds", "share", "worth"):
        table.add_column(say(f"pit-column-{column}", lang), justify="left" if column == "line" else "right")
    for one, line in zip(before.lines, after.lines, strict=True):
        odds = str(line.odds) if one.odds == line.odds else f"{one.odds} → {line.odds}"
        name = say(f"pit-result-{line.combination}", lang)
        where = say("pit-told-line", lang, table=say(f"pit-table-{line.table}", lang), name=name)
        table.add_row(where, odds, _percent(line.share), f"{100 * float(line.worth):+.6f}%")
    out.print(table)


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


app.command()(verify)
