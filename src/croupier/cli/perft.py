"""`croupier perft`: how many sequences of decisions a hand has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from croupier.cli.options import Language
from croupier.cli.replay import INTERRUPTED
from croupier.cli.terminal import console, progress
from croupier.errors import Mistake
from croupier.play import Hand, Setup, Stakes, Variant, catalogue, next_positions
from croupier.play.perft import lines
from croupier.play.perft import perft as count_of
from croupier.text import say

_NUMBERS: Final = re.compile(r"\d{1,12}([,/]\d{1,12})*", re.ASCII)
_NEAR: Final = 3
"""The bar moves on with each sequence of so many decisions that is counted to its end."""

_Pair = Annotated[str | None, typer.Option(metavar="SMALL,BIG")]
_Chips = Annotated[int | None, typer.Option(metavar="CHIPS", min=0, max=10**12)]


def perft(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="VARIANT")],
    *,
    stacks: Annotated[str, typer.Option(metavar="CHIPS,CHIPS…")],
    depth: Annotated[int, typer.Option(metavar="N", min=1)],
    blinds: _Pair = None,
    ante: _Chips = None,
    bring_in: _Chips = None,
    bets: _Pair = None,
    lang: Language = None,
) -> None:
    """Count the tree of decisions, depth after depth."""
    speaks = lang or context.obj
    variant = _variant(game)
    stakes = _stakes(variant, blinds, ante, bring_in, bets)
    hand = Hand(_setup(variant, _numbers("stacks", stacks), stakes), variant.deck.cards)
    counts: list[int] = []
    try:
        while len(counts) < depth:
            counts.append(_counted(hand, counts, speaks))
            typer.echo(f"{len(counts)}: {counts[-1]}")
    except KeyboardInterrupt:
        console(stderr=True).print(say("cli-interrupted", speaks), style="yellow")
        raise typer.Exit(INTERRUPTED) from None


def _counted(hand: Hand, counts: Sequence[int], lang: str) -> int:
    """The next count, with a bar on standard error, on a terminal only."""
    depth = len(counts) + 1
    near = min(depth - 1, _NEAR)
    if not near:
        return count_of(hand, depth)
    with progress() as bar:
        task = bar.add_task(say("cli-perft-counting", lang, depth=depth), total=counts[near - 1])
        count = 0
        for later in lines(hand, near):
            count += count_of(later, depth - near)
            bar.advance(task)
    return count


def _variant(game: str) -> Variant:
    if game not in catalogue:
        raise Mistake("cli-no-such-game", game=game[:40], games=", ".join(catalogue))
    return catalogue[game]


def _setup(variant: Variant, stacks: Sequence[int], stakes: Stakes) -> Setup:
    """Seats from 1 on, the button at the first of them."""
    chips = dict(enumerate(stacks, 1))
    if len(chips) < 2:
        raise Mistake("cli-bad-numbers", option="--stacks", text=str(stacks[0]), example="20,20")
    return Setup.deal_in(variant, stakes, chips, next_positions(None, list(chips)))


def _stakes(
    variant: Variant, blinds: str | None, ante: int | None, bring_in: int | None, bets: str | None
) -> Stakes:
    """The stakes asked for; by default blinds of 1 and 2, a bring-in of 1 or an ante of 1, as the game has them."""
    opener = variant.streets[0].opener
    for option, given, in_game in (
        ("blinds", blinds, opener != "bring-in"),
        ("bring-in", bring_in, opener == "bring-in"),
    ):
        if given and not in_game:
            raise Mistake("cli-not-in-this-game", option=f"--{option}", game=variant.id)
    small, big = _pair("blinds", blinds) if blinds else (1, 2) if opener == "left-of-blinds" else (0, 0)
    sized = variant.betting.fixed or variant.betting.spread
    small_bet, big_bet = _pair("bets", bets) if bets else (2, 4) if sized else (0, 0)
    return Stakes(
        small,
        big,
        ante=int(opener == "left-of-button") if ante is None else ante,
        bring_in=int(opener == "bring-in") if bring_in is None else bring_in,
        small_bet=small_bet,
        big_bet=big_bet,
    )


def _pair(option: str, text: str) -> tuple[int, int]:
    numbers = _numbers(option, text)
    if len(numbers) != 2 or not numbers[0] <= numbers[1] or not numbers[1]:
        raise Mistake("cli-bad-numbers", option=f"--{option}", text=text[:40], example="1,2")
    return numbers[0], numbers[1]


def _numbers(option: str, text: str) -> list[int]:
    if not _NUMBERS.fullmatch(text):
        raise Mistake("cli-bad-numbers", option=f"--{option}", text=text[:40], example="20,20")
    return [int(number) for number in re.split("[,/]", text)]
