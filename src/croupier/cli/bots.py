"""`croupier bots`: how well they play."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from croupier.bots.match import DEEP, Score, Table
from croupier.bots.match import match as played
from croupier.bots.players import player
from croupier.cli.options import Language
from croupier.cli.replay import INTERRUPTED
from croupier.cli.terminal import console, counting
from croupier.errors import Mistake
from croupier.odds.games import SHORT_NAMES
from croupier.play import Stakes, Variant, catalogue
from croupier.room.hand.mixes import stakes
from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

app: Final = typer.Typer(no_args_is_help=True)

SMALL: Final = 100
"""The smaller of the two amounts a game is called by, in chips, a blind or the small bet; the other is twice it."""

MOST_HANDS: Final = 10**9


@app.callback()
def _bots() -> None:
    """The bots; what it says of itself comes from the catalogue."""


@app.command()
def match(
    context: typer.Context,
    one: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B")],
    *,
    game: Annotated[str, typer.Option("--game", metavar="NAME")] = "nl-holdem",
    hands: Annotated[int, typer.Option("--hands", metavar="N", min=4, max=MOST_HANDS)] = 20_000,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1)] = 0,
    seats: Annotated[int, typer.Option("--seats", metavar="N", min=2, max=10)] = 2,
    deep: Annotated[int, typer.Option("--deep", metavar="BETS", min=1, max=10_000)] = DEEP,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Play the same deals twice, A and B in each other's seats, and say what A wins."""
    speaks = lang or context.obj or "en"
    sides = player(one), player(other)
    table = _table(game, seats, deep)
    told: dict[str, Any] = {
        "a": one,
        "b": other,
        "game": table.variant.id,
        "seed": seed,
        "seats": seats,
        "deep": deep,
    }
    deals = -(-hands // 2)
    score, stopped = Score(2), False
    try:
        for score in _counted(played(*sides, table, deals, seed), deals, speaks):  # noqa: B007  the last one is told
            pass
    except KeyboardInterrupt:
        stopped = True
    if stopped:
        console(stderr=True).print(say("cli-interrupted", speaks), style="yellow")
    if as_json:
        print(json.dumps(_report(score) | told, ensure_ascii=False))
    else:
        _tell(score, told, speaks)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _counted(scores: Iterator[Score], deals: int, lang: str) -> Iterator[Score]:
    """The scores, with a bar on standard error, on a terminal only."""
    with counting(say("cli-bots-match-playing", lang)) as bar:
        for score in scores:
            bar(score.deals, deals)
            yield score


def _table(game: str, seats: int, deep: int) -> Table:
    variant = _variant(game)
    asked = stakes(variant, SMALL, 2 * SMALL)
    return Table(variant, Stakes(**asked), seats, deep)


def _variant(game: str) -> Variant:
    name = SHORT_NAMES.get(game, game)
    if name not in catalogue:
        raise Mistake("cli-no-such-game", game=game[:40], games=", ".join(catalogue))
    return catalogue[name]


def _report(score: Score) -> dict[str, Any]:
    low, high = score.interval
    return {
        "bb_per_100": round(score.bb_per_100, 4),
        "standard_error": round(score.standard_error, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "hands": score.hands,
        "deals": score.deals,
    }


def _tell(score: Score, told: dict[str, Any], lang: str) -> None:
    low, high = score.interval
    values = {
        "won": f"{score.bb_per_100:+.1f}",
        "error": f"{score.standard_error:.1f}",
        "low": f"{low:+.1f}",
        "high": f"{high:+.1f}",
    }
    named = {name: str(told[name]) for name in ("a", "b", "game", "seed")}
    console().print(
        say("cli-bots-match-told", lang, **values, **named, hands=score.hands, seats=told["seats"])
    )
