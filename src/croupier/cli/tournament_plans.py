"""`croupier tournament structure`, `stack`, `deal`, `draw`: what a director works out beside the event."""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation
from random import Random
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table

from croupier.cli.money import money
from croupier.cli.options import Language
from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.text import say
from croupier.tournament.chips.colour_up import starting_stack
from croupier.tournament.deals.amounts import Kind, proposal
from croupier.tournament.draw import lots
from croupier.tournament.page import write_level
from croupier.tournament.structure import generate
from croupier.tournament.structure import simulate as simulated

_Chips = Annotated[str, typer.Option("--chips", metavar="CHIP,CHIP…")]
_USUAL: Final = "25,100,500,1000,5000,25000,100000"
_NUMBERS: Final = re.compile(r"\d{1,12}(,\d{1,12})*", re.ASCII)
_KINDS: Final[tuple[Kind, ...]] = ("even", "chips", "icm")


def structure(
    context: typer.Context,
    *,
    players: Annotated[int, typer.Option("--players", min=2, max=100_000)],
    stack: Annotated[int, typer.Option("--stack", metavar="CHIPS", min=10, max=10**9)],
    hours: Annotated[float, typer.Option("--hours", min=0.5, max=200)],
    minutes: Annotated[int, typer.Option("--minutes", min=1, max=600)] = 20,
    chips: _Chips = _USUAL,
    seed: Annotated[int, typer.Option("--seed", min=0)] = 1,
    lang: Language = None,
) -> None:
    """Write an event's file with levels for so many players, chips and hours."""
    speaks = lang or context.obj
    denominations = _numbers("chips", chips)
    plan = generate(players, stack, hours, chips=denominations, minutes=minutes)
    sample = simulated(plan.levels, players, stack, Random(seed), minutes=minutes)
    final = sorted(sample.final_big_blinds)[len(sample.final_big_blinds) // 2]
    told = say(
        "cli-tournament-planned",
        speaks,
        players=players,
        planned=_hours(plan.minutes),
        low=_hours(sample.minutes[len(sample.minutes) // 10]),
        high=_hours(sample.minutes[-1 - len(sample.minutes) // 10]),
        final=final,
    )
    typer.echo(f"# {told}\n")
    typer.echo(
        f'name = "{players}"\nstack = {stack}\nchips = {list(denominations)}\nbuy_in = 0\nminutes = {minutes}'
    )
    for level in plan.levels:
        typer.echo(f"\n{write_level(level)}")


def _hours(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def stack(
    context: typer.Context,
    amount: Annotated[int, typer.Argument(metavar="CHIPS", min=1, max=10**9)],
    *,
    chips: _Chips = _USUAL,
    players: Annotated[int, typer.Option("--players", min=0, max=100_000)] = 0,
    inventory: Annotated[str | None, typer.Option("--inventory", metavar="N,N…")] = None,
    lang: Language = None,
) -> None:
    """Make up a starting stack."""
    speaks = lang or context.obj
    denominations = _numbers("chips", chips)
    held = None
    if inventory is not None:
        counts = _numbers("inventory", inventory)
        if len(counts) != len(denominations):
            raise Mistake("cli-tournament-bad-numbers", option="inventory", text=inventory)
        held = dict(zip(denominations, counts, strict=True))
    made = starting_stack(amount, denominations, players, held)
    for chip, count in made.counts.items():
        typer.echo(f"{count} × {chip}")
    typer.echo(say("cli-tournament-pieces", speaks, pieces=made.pieces, all=made.pieces * max(players, 1)))


def deal(
    context: typer.Context,
    *,
    stacks: Annotated[str, typer.Option("--stacks", metavar="CHIPS,CHIPS…")],
    prizes: Annotated[str, typer.Option("--prizes", metavar="MONEY,MONEY…")],
    left: Annotated[str, typer.Option("--left", metavar="MONEY")] = "0",
    lang: Language = None,
) -> None:
    """Work out a deal: evenly, by chips and by ICM, side by side."""
    speaks = lang or context.obj
    held = _numbers("stacks", stacks)
    cents = tuple([_cents("prizes", text) for text in prizes.split(",")])
    kept = _cents("left", left)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-tournament-stack-held", speaks), justify="right")
    for kind in _KINDS:
        table.add_column(say(f"cli-tournament-deal-{kind}", speaks), justify="right")
    ways = [proposal(kind, held, cents, kept) for kind in _KINDS]
    for player, chips in enumerate(held):
        table.add_row(str(chips), *[money(way[player]) for way in ways])
    console().print(table)


def draw(
    seed: Annotated[str, typer.Argument(metavar="SEED")],
    names: Annotated[list[str], typer.Argument(metavar="NAME…")],
    *,
    lang: Language = None,  # noqa: ARG001  # every command takes it, this one has no words
) -> None:
    """Draw lots again: the names in the order of their SHA-256 with the seed."""
    for name in lots(seed, dict.fromkeys(names)):
        typer.echo(name)


def _numbers(option: str, text: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise Mistake("cli-tournament-bad-numbers", option=option, text=text[:60])
    return tuple(map(int, text.split(",")))


def _cents(option: str, text: str) -> int:
    try:
        cents = Decimal(text) * 100
        if not cents.is_finite() or cents != cents.to_integral_value() or not 0 <= cents <= 10**14:
            raise InvalidOperation
    except InvalidOperation:
        raise Mistake("cli-tournament-bad-money", option=option, text=text[:60]) from None
    return int(cents)
