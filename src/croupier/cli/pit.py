"""`croupier pit`: the casino games solved, one hand advised, rounds simulated."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import typer
from rich.console import Console
from rich.table import Table

from croupier.cards import parse_with_joker, show
from croupier.cli.kept import Kept
from croupier.cli.options import Language
from croupier.cli.parts import Parts
from croupier.cli.pit_telling import (
    advice_report,
    card_report,
    decision_report,
    percent,
    simulated_report,
    tables_report,
    tell_advice,
    tell_card,
    tell_design,
    tell_simulated,
    tell_solution,
    told_choice,
)
from croupier.cli.replay import INTERRUPTED
from croupier.cli.terminal import console, counting
from croupier.cli.verify import verify
from croupier.errors import Mistake
from croupier.odds.house.design import design as designed
from croupier.odds.house.lesson import named
from croupier.odds.house.machines import ranked
from croupier.odds.house.plots import by_up_card_figure, results_figure
from croupier.odds.house.simulate import simulate as played
from croupier.odds.house.solution import Job, Solution, Strategy, Told
from croupier.odds.house.solvers import Solver, long_jobs, solver
from croupier.odds.house.strategy_card import read_card
from croupier.pit import Game, read_house, with_options, with_pays
from croupier.pit import game as game_of
from croupier.pit.house import is_row, read_row
from croupier.pit.houses import house as house_of
from croupier.pit.houses import houses
from croupier.pit.video import COINS, with_coins
from croupier.text import say

app: Final = typer.Typer(no_args_is_help=True)


class _By(StrEnum):
    """What the whole of a game can be told by."""

    UP_CARD = "up-card"
    ACTION = "action"
    WITHOUT = "without"
    FIRST = "first"
    LATER = "later"
    WAGERED = "wagered"
    FIVE_CARDS = "five-cards"
    SIX_CARDS = "six-cards"


class _Part(StrEnum):
    """What a player may leave out."""

    EXCHANGE = "exchange"
    SIXTH = "sixth"
    PURCHASE = "purchase"
    INSURANCE = "insurance"
    DISCARDS = "discards"


_Game = Annotated[str, typer.Argument(metavar="GAME")]
_PayTable = Annotated[str | None, typer.Option("--paytable", metavar="FILE|NAME|ODDS")]
_Coins = Annotated[int | None, typer.Option("--coins", metavar="N", min=1)]
_Option = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=ANSWER")]
_Json = Annotated[bool, typer.Option("--json")]


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
    coins: _Coins = None,
    nodes: Annotated[int, typer.Option("--nodes", metavar="N", min=0)] = 0,
    every: Annotated[bool, typer.Option("--every")] = False,
    whole: Annotated[bool, typer.Option("--whole")] = False,
    parts: Annotated[Path, typer.Option("--parts", metavar="DIR", file_okay=False)] = Path("russian-parts"),
    by: Annotated[list[_By] | None, typer.Option("--by")] = None,
    without: Annotated[list[_Part] | None, typer.Option("--without")] = None,
    best: Annotated[bool, typer.Option("--best")] = False,
    stakes: Annotated[int, typer.Option("--stakes", metavar="N", min=0)] = 0,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", dir_okay=False)] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=-1)] = -1,
    backend: Annotated[Literal["loky", "dask", "ray"], typer.Option("--backend")] = "loky",
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", dir_okay=False)] = None,
    as_json: _Json = False,
    lang: Language = None,
) -> None:
    """The figures of a game, played as well as can be."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option, coins)
    known = solver(value)
    if whole and (nodes or every or stakes or keep):
        raise Mistake("pit-whole-alone")
    if whole and not known.whole:
        raise Mistake("pit-no-whole", game=value.id)
    job = Job(nodes, seed, every, backend, workers, stakes, whole) if nodes or every or whole else None
    if job and known.run is None:
        raise Mistake("pit-no-long-job", game=value.id, games=", ".join(long_jobs()))
    if stakes and not (job and known.stakes):
        raise Mistake("pit-no-stakes", game=value.id)
    if keep and job is None:
        raise Mistake("pit-keep-alone", file=str(keep))
    _played_well(value, known, best)
    _left_out_of(value, known, without, alone=not (by or plot or stakes or every))
    # What no solution of this game is told by, of this house or by this job, is refused before it is worked out.
    tables = known.tables(value, job) if known.tables else known.by
    solved = [table for table in by or () if table not in known.counts]
    if solved and known.whole and not tables:
        raise Mistake("pit-by-estimate" if job else "pit-by-house")
    _told_by(value, solved, tables, "pit-by-job" if whole else "pit-by-none")
    _drawn_by(value, plot, tables)
    try:
        with counting(say("pit-counting", speaks)) as told:
            store = Parts(parts) if whole else Kept(keep) if keep else None
            found = _figures(value, known, best, without, job)(store, told)
    except KeyboardInterrupt:
        console(stderr=True).print(say("cli-interrupted", speaks), style="yellow")
        raise typer.Exit(INTERRUPTED) from None
    _told_by(value, solved, (*found.tables, *found.grids))
    counted = {str(table): known.counts[table](value) for table in by or () if table in known.counts}
    found = replace(found, tables={**found.tables, **counted})
    if plot:
        _save(plot, by_up_card_figure(found, speaks))
    if as_json:
        print(json.dumps(found.report() | tables_report(found, by or ()), ensure_ascii=False))
        return
    tell_solution(found, speaks, by or ())


def _figures(
    value: Game, known: Solver, best: bool, without: list[_Part] | None, job: Job | None
) -> Callable[[Parts | Kept | None, Told], Solution]:
    """What works the figures out that were asked for."""
    if best and known.at_best:
        return partial(known.at_best, value, job)
    if without and known.without:
        return partial(known.without, value, frozenset(without), job)
    if job and known.run:
        return partial(known.run, value, job)
    return lambda _store, told: known.solve(value, told)


def _played_well(value: Game, known: Solver, best: bool) -> None:
    """Refuse best play by name where the figures are no others."""
    if best and known.at_best is None:
        raise Mistake("pit-no-best", game=value.id)


def _left_out_of(value: Game, known: Solver, without: list[_Part] | None, *, alone: bool) -> None:
    """Refuse to leave a part out where that is not worked out."""
    if not without:
        return
    if known.without is None:
        raise Mistake("pit-no-without", game=value.id)
    if not alone:
        raise Mistake("pit-without-alone")


def _told_by(value: Game, by: Collection[_By], tables: Collection[str], code: str = "pit-by-none") -> None:
    for table in by:
        if table not in tables:
            raise Mistake(code, by=table, game=value.id, known=", ".join(tables) or "–")


def _drawn_by(value: Game, plot: Path | None, tables: Collection[str]) -> None:
    """Refuse a plot of what is not worked out, or that could not be written."""
    if plot:
        if _By.FIRST not in tables:
            raise Mistake("pit-plot-none", game=value.id)
        _check_plot(plot)


@app.command()
def advise(
    context: typer.Context,
    game: _Game,
    *,
    hand: Annotated[str, typer.Option("--hand", metavar="CARDS")],
    seen: Annotated[str, typer.Option("--seen", metavar="CARDS")] = "",
    thrown: Annotated[str, typer.Option("--thrown", metavar="CARDS")] = "",
    insured: Annotated[str, typer.Option("--insured", metavar="N")] = "",
    best: Annotated[bool, typer.Option("--best")] = False,
    paytable: _PayTable = None,
    option: _Option = None,
    coins: _Coins = None,
    as_json: _Json = False,
    lang: Language = None,
) -> None:
    """What every choice of one hand is worth."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option, coins)
    known, cards, open_to = solver(value), parse_with_joker(hand), parse_with_joker(seen)
    if thrown and not known.later:
        raise Mistake("pit-no-draw", game=value.id, thrown=thrown[:40])
    paid = _antes(insured) if insured else Fraction(0)
    if paid and not known.later:
        raise Mistake("pit-nothing-insured", game=value.id)
    drawn = thrown or paid or len(cards) > value.dealt.own or len(open_to) > value.dealt.up
    asked = {"game": value.id, "hand": show(cards), "seen": show(open_to)}
    if best and known.first and not drawn and (first := known.first(value, cards, open_to)):
        # No value of it is worked out: that would take what the table saves.
        told = asked | {"best": decision_report(first)}
        print(json.dumps(told, ensure_ascii=False) if as_json else named(first, speaks))
        return
    if known.later and drawn:
        found = known.later(value, cards, open_to, parse_with_joker(thrown), paid)
    else:
        found = known.advise(value, cards, open_to)
    card = known.card(value, cards, open_to) if known.card and not (drawn or best) else None
    if as_json:
        report = advice_report(found) | (card_report(found, card) if card else {})
        print(json.dumps(asked | {"best": report["choices"][0]} if best else report, ensure_ascii=False))
    elif best:
        print(told_choice(found.best, speaks))
    else:
        tell_advice(found, speaks)
        if card:
            tell_card(found, card, speaks)


@app.command()
def design(
    context: typer.Context,
    game: _Game,
    *,
    change: Annotated[list[str] | None, typer.Option("--set", metavar="LINE=ODDS")] = None,
    paytable: _PayTable = None,
    option: _Option = None,
    as_json: _Json = False,
    lang: Language = None,
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
    tell_design(before, after, speaks)


@app.command()
def machines(context: typer.Context, *, as_json: _Json = False, lang: Language = None) -> None:
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
        table.add_column(
            name, justify="right" if column in ("return", "deviation") else "left", overflow="fold"
        )
    for one in found:
        name = f"{one.game} {one.house}".strip()
        deviation = f"{float(one.variance) ** 0.5:.4f}"
        table.add_row(name, "-".join(map(str, one.paid)), percent(one.back), deviation)
    Console().print(table)


@app.command()
def simulate(
    context: typer.Context,
    game: _Game,
    *,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1)] = 100_000,
    strategy: Annotated[str | None, typer.Option("--strategy", metavar="basic|best|table|FILE")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=-1)] = 1,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", dir_okay=False)] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", dir_okay=False)] = None,
    paytable: _PayTable = None,
    option: _Option = None,
    as_json: _Json = False,
    lang: Language = None,
) -> None:
    """Play rounds by the table's own code."""
    speaks = lang or context.obj or "en"
    value = _game(game, paytable, option)
    named = strategy if strategy is not None else "best" if solver(value).quick else "basic"
    way = _strategy(value, named)
    if plot:
        _check_plot(plot)
    store = Kept(keep) if keep else None
    with counting(say("pit-counting", speaks)) as told:
        found = played(value, way, rounds=rounds, seed=seed, workers=workers, kept=store, progress=told)
    if plot:
        _save(plot, results_figure(found, speaks))
    if as_json:
        print(json.dumps(simulated_report(value, found, named, seed), ensure_ascii=False))
        return
    tell_simulated(found, named, speaks)


def _game(name: str, paytable: str | None, options: list[str] | None, coins: int | None = None) -> Game:
    answers = _named(options, "pit-option-form")
    plain = with_options(game_of(name), answers)
    value = plain if paytable is None else _tabled(plain, paytable, answers)
    if coins is None:
        return value
    if value.first != COINS or coins > value.plate.maximum:
        raise Mistake("pit-no-coins", game=name, coins=coins, most=value.plate.maximum)
    return with_coins(value, coins)


def _antes(written: str) -> Fraction:
    """An amount in first stakes, such as 6, 7.5 or 15/2."""
    try:
        amount = Fraction(written)
    except (ValueError, ZeroDivisionError):
        amount = Fraction(0)
    if amount <= 0:
        raise Mistake("pit-antes-form", written=written[:40])
    return amount


def _tabled(plain: Game, paytable: str, answers: dict[str, str]) -> Game:
    """A game with the pay table of a house that comes with Croupier, of a file, or of odds in a row."""
    name, house = plain.id, paytable.replace("/", "-")
    if house in houses(name):
        return with_options(house_of(name, house), answers)
    file = Path(paytable)
    if is_row(paytable) and not file.exists():
        return read_row(paytable, plain)
    if not file.exists() and file.parent == Path() and not file.suffix:
        raise Mistake(
            "pit-no-such-house", game=name, house=paytable[:40], houses=", ".join(houses(name)) or "–"
        )
    return with_options(read_house(_text(file), paytable, name), answers)


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
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Mistake("pit-cannot-read", file=str(file), reason=reason) from None


def _check_plot(file: Path) -> None:
    """Refuse a plot that could not be written, before the rounds are played."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise Mistake("pit-cannot-plot", file=str(file), reason=error.strerror or str(error)) from None


def _save(file: Path, figure: Any) -> None:
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise Mistake("pit-cannot-plot", file=str(file), reason=str(error)) from None


app.command()(verify)
