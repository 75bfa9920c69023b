"""`croupier odds`: equity, ranges, hand strength and what stacks are worth."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import typer
from rich.console import Console
from rich.table import Table

from croupier.cards import parse, show
from croupier.cli.kept import Kept
from croupier.cli.options import Language
from croupier.cli.terminal import counting
from croupier.errors import Mistake
from croupier.odds.answer import DEALS, answer
from croupier.odds.chances import Equity
from croupier.odds.evaluation import evaluate as strength_of
from croupier.odds.plots import equity_figure, hand_name, range_figure
from croupier.odds.prizes import FINISHES, Worth, chip_chop
from croupier.odds.prizes import icm as worth_of
from croupier.odds.question import Question
from croupier.odds.ranges import Range
from croupier.odds.scale import spread
from croupier.ranks import RANKINGS
from croupier.text import say

app: Final = typer.Typer(no_args_is_help=True)

_STREETS: Final = {0: "preflop", 3: "flop", 4: "turn", 5: "river"}


class Method(StrEnum):
    """How equity is found."""

    exact = "exact"
    monte_carlo = "monte-carlo"


_Json = Annotated[bool, typer.Option("--json")]
_Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", dir_okay=False)]


@app.callback()
def _odds() -> None:
    """The odds; what it says of itself comes from the catalogue."""


@app.command()
def equity(
    context: typer.Context,
    hands: Annotated[list[str], typer.Argument(metavar="HAND")],
    *,
    board: Annotated[str, typer.Option("--board", metavar="CARDS")] = "",
    dead: Annotated[str, typer.Option("--dead", metavar="CARDS")] = "",
    game: Annotated[str, typer.Option("--game", metavar="NAME")] = "holdem",
    method: Annotated[Method | None, typer.Option("--method")] = None,
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=1)] = DEALS,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    threads: Annotated[int, typer.Option("--threads", metavar="N", min=0)] = 0,
    backend: Annotated[Literal["loky", "dask", "ray"] | None, typer.Option("--backend")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=-1)] = -1,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", dir_okay=False)] = None,
    combos: Annotated[bool, typer.Option("--combos")] = False,
    as_json: _Json = False,
    plot: _Plot = None,
    lang: Language = None,
) -> None:
    """The equity of two to ten hands or ranges."""
    speaks = lang or context.obj or "en"
    question = Question.ask(hands, board, dead, game)
    with counting(say("odds-counting", speaks)) as told:
        if backend or keep:
            found = spread(
                question,
                deals=deals,
                seed=seed,
                backend=backend or "loky",
                workers=workers,
                kept=Kept(keep) if keep else None,
                progress=told,
            )
        else:
            found = answer(
                question,
                method=method.value if method else None,
                deals=deals,
                seed=seed,
                threads=threads,
                progress=told,
            )
    if plot:
        _save(plot, _streets_figure(question, board, speaks))
    if as_json:
        print(json.dumps(_equity_report(question, found, combos=combos), ensure_ascii=False))
        return
    Console().print(_equity_table(question, found, speaks))
    code = "odds-told-exact" if found.method == "exact" else "odds-told-drawn"
    Console(soft_wrap=True).print(say(code, speaks, deals=found.deals, seed=str(seed)), style="dim")


def _equity_report(question: Question, found: Equity, *, combos: bool) -> dict[str, Any]:
    hands = []
    for player, hand in enumerate(found.hands):
        row: dict[str, Any] = {"hand": hand.hand, "win": hand.win, "tie": hand.tie, "equity": hand.equity}
        if question.game.halved:
            row |= {"high": hand.high, "low": hand.low, "quarter": hand.quarter}
        if found.method == "monte-carlo":
            row["standard_error"] = found.standard_error(player)
        if combos and found.combos:
            row["combos"] = {show(_cards(held)[::-1]): share for held, share in found.combos[player].items()}
        hands.append(row)
    report = {
        "method": found.method,
        "hands": hands,
        "game": question.game.id,
        "board": "/".join([show(_cards(board)) for board in question.boards]),
        "dead": show(_cards(question.dead)),
        "deals": found.deals,
    }
    return report if found.seed is None else report | {"seed": found.seed}


def _cards(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]


def _percent(value: float) -> str:
    return f"{100 * value:.2f}%"


def _equity_table(question: Question, found: Equity, lang: str) -> Table:
    split, drawn = question.game.halved, found.method == "monte-carlo"
    halves = ["board-1", "board-2"] if question.game.boards > 1 else ["high", "low"]
    columns = [
        "hand",
        "equity",
        "win",
        "tie",
        *([*halves, "quarter"] if split else []),
        *(["error"] if drawn else []),
    ]
    table = _table([say(f"odds-column-{column}", lang) for column in columns])
    for player, hand in enumerate(found.hands):
        cells = [hand.equity, hand.win, hand.tie, *([hand.high, hand.low, hand.quarter] if split else [])]
        error = [f"±{100 * found.standard_error(player):.3f}"] if drawn else []
        table.add_row(hand.hand, *map(_percent, cells), *error)
    return table


def _table(columns: Sequence[str]) -> Table:
    table = Table()
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=number > 0)
    return table


def _streets_figure(question: Question, lying: str, lang: str) -> Any:
    boards = [parse(board) for board in lying.split("/")]
    sizes = [size for size in question.game.streets if size <= len(boards[0])]
    answers = []
    for size in sizes:
        first, *second = [_mask(board[:size]) for board in boards]
        answers.append(answer(Question(question.game, question.hands, first, question.dead, *second)))
    names = [say(f"odds-street-{_STREETS[size]}", lang) if size in _STREETS else str(size) for size in sizes]
    hands = [hand.text for hand in question.hands]
    rows = [[found.hands[player].equity for found in answers] for player in range(len(hands))]
    return equity_figure(names, hands, rows)


def _mask(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def _save(file: Path, figure: Any) -> None:
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise Mistake("odds-cannot-plot", file=str(file), reason=str(error)) from None


@app.command("range")
def range_(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="RANGE")],
    *,
    as_json: _Json = False,
    plot: _Plot = None,
    lang: Language = None,
) -> None:
    """What a hold'em range holds."""
    speaks = lang or context.obj or "en"
    held = Range.parse(text)
    grid = held.grid()
    if plot:
        _save(plot, range_figure(held))
    if as_json:
        hands = {
            hand_name(row, column): round(grid[row][column], 6)
            for row in range(13)
            for column in range(13)
            if grid[row][column]
        }
        share = len(held) / 1326
        print(
            json.dumps(
                {"range": text, "combos": len(held), "share": share, "hands": hands}, ensure_ascii=False
            )
        )
        return
    table = Table(show_header=False, show_lines=False, padding=(0, 1))
    for row in range(13):
        table.add_row(*[_cell(hand_name(row, column), grid[row][column]) for column in range(13)])
    out = Console()
    out.print(table)
    out.print(say("odds-told-range", speaks, combos=len(held), percent=_percent(len(held) / 1326)))


def _cell(name: str, share: float) -> str:
    if share == 0:
        return "[dim]·[/]"
    return f"[green]{name}[/]" if share > 1 - 1e-9 else f"[yellow]{name} {100 * share:.0f}[/]"


@app.command()
def evaluate(
    context: typer.Context,
    hands: Annotated[list[str], typer.Argument(metavar="HAND")],
    *,
    ranking: Annotated[str, typer.Option("--ranking", metavar="NAME")] = "high",
    as_json: _Json = False,
    lang: Language = None,
) -> None:
    """How strong hands are, and what they are called."""
    speaks = lang or context.obj or "en"
    strengths = [strength_of(hand, ranking) for hand in hands]
    named = next(known for known in RANKINGS if known.id == ranking)
    if as_json:
        rows = [
            {"hand": hand, "strength": strength, "name": named.name(strength, speaks)}
            for hand, strength in zip(hands, strengths, strict=True)
        ]
        print(json.dumps({"ranking": ranking, "classes": named.classes, "hands": rows}, ensure_ascii=False))
        return
    table = _table([say(f"odds-column-{column}", speaks) for column in ("hand", "strength", "name")])
    for hand, strength in zip(hands, strengths, strict=True):
        table.add_row(hand, f"{strength} / {named.classes}", named.name(strength, speaks))
    Console().print(table)


@app.command()
def icm(
    context: typer.Context,
    stacks: Annotated[list[str], typer.Argument(metavar="STACK")],
    *,
    prizes: Annotated[str, typer.Option("--prizes", metavar="A,B,…")],
    bounties: Annotated[str, typer.Option("--bounties", metavar="A,B,…")] = "",
    cash: Annotated[float, typer.Option("--cash", metavar="SHARE")] = 0.5,
    finishes: Annotated[int, typer.Option("--finishes", metavar="N", min=1)] = FINISHES,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    as_json: _Json = False,
    lang: Language = None,
) -> None:
    """What stacks are worth in prizes."""
    speaks = lang or context.obj or "en"
    held, paid, heads = (
        _numbers(stacks),
        _numbers(prizes.split(",")),
        _numbers(bounties.split(",") if bounties else []),
    )
    found = worth_of(held, paid, heads, cash=cash, finishes=finishes, seed=seed)
    chips = sum(held)
    chop = chip_chop([int(stack) for stack in held], [int(prize) for prize in paid])
    if as_json:
        print(json.dumps(_worth_report(held, found, chop), ensure_ascii=False))
        return
    drawn = found.method == "monte-carlo"
    columns = ["player", "stack", "chips", "icm", "chop", *(["error"] if drawn else [])]
    table = _table([say(f"odds-column-{column}", speaks) for column in columns])
    for player, stack in enumerate(held):
        error = [f"±{found.errors[player]:.3f}"] if drawn else []
        worth = f"{found.amounts[player]:,.2f}"
        table.add_row(
            str(player + 1), f"{stack:,.0f}", _percent(stack / chips), worth, f"{chop[player]:,}", *error
        )
    Console().print(table)


def _worth_report(stacks: Sequence[float], found: Worth, chop: Sequence[int]) -> dict[str, Any]:
    players = []
    for stack, amount, error, share in zip(stacks, found.amounts, found.errors, chop, strict=True):
        row: dict[str, Any] = {"stack": stack, "icm": amount, "chip_chop": share}
        players.append(row | ({"standard_error": error} if found.method == "monte-carlo" else {}))
    return {"method": found.method, "players": players}


def _numbers(texts: Sequence[str]) -> list[float]:
    numbers = []
    for text in texts:
        try:
            numbers.append(float(text))
        except ValueError:
            raise Mistake("odds-not-a-number", text=text) from None
    return numbers
