"""`croupier shuffles`: millions of decks shuffled as the house does, held against what even shuffles look like."""

from __future__ import annotations

import json
import sys
from functools import partial
from os import urandom
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from croupier.cards import shuffled
from croupier.cards.deck import DECK_52
from croupier.cards.health import check_shuffle, check_source
from croupier.cli.kept import Kept
from croupier.cli.options import Language
from croupier.cli.replay import INTERRUPTED
from croupier.cli.terminal import console, progress
from croupier.errors import Mistake
from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, MutableMapping

    from croupier.cli.kept import Rows
    from croupier.odds.shuffles import Counts, Finding

PIECE: Final = 500_000
"""Decks counted in one go, and kept."""

CONTROL: Final = 20_000
"""How many unevenly shuffled decks are enough for the same tests to fail."""


def shuffles(
    context: typer.Context,
    *,
    decks: Annotated[int, typer.Option("--decks", metavar="N", min=1_000)] = 1_000_000,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", dir_okay=False)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Shuffle decks as the house does and hold them against what even shuffles look like; exits 1 where one fails."""
    try:
        from croupier.odds.shuffles import findings
    except ModuleNotFoundError:
        raise Mistake("cli-shuffles-no-numpy") from None
    speaks = lang or context.obj
    check_shuffle()
    if seed is None:
        check_source(urandom)
    store: MutableMapping[str, Rows] = Kept(keep) if keep is not None else {}
    try:
        found = findings(_counts(decks, seed, store, speaks))
        control = findings(_uneven(seed))
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    caught = sum([not each.passed for each in control])
    failed = [each for each in found if not each.passed]
    if as_json:
        told = [each._asdict() | {"passed": each.passed} for each in found]
        json.dump(
            {"decks": decks, "tests": told, "control": {"decks": CONTROL, "failed": caught}}, sys.stdout
        )
        print()
    else:
        _tell(found, caught, decks, speaks)
    if failed or not caught:
        raise typer.Exit(1)


def _counts(decks: int, seed: int | None, store: MutableMapping[str, Rows], lang: str) -> Counts:
    from croupier.odds.shuffles import TESTS, together

    whole: Counts = {}
    with progress() as bar:
        task = bar.add_task(say("cli-shuffles-counting", lang), total=decks)
        for start in range(0, decks, PIECE):
            many = min(PIECE, decks - start)
            name = f"{'' if seed is None else seed}/{start}+{many}"
            if name not in store:
                chance = SystemRandom() if seed is None else Random(f"{seed}/{start}")
                counts = _counted(many, partial(shuffled, DECK_52, chance), bar.advance, task)
                store[name] = [counts[test] for test in TESTS]
            else:
                bar.advance(task, many)
            piece = dict(zip(TESTS, store[name], strict=True))
            whole = together(whole, piece) if whole else piece
    return whole


def _counted(
    many: int, shuffle: Callable[[], tuple[int, ...]], advance: Callable[..., None], task: Any
) -> Counts:
    import numpy as np

    from croupier.odds.shuffles import counted

    def drawn() -> Iterator[bytes]:
        for number in range(many):
            if number % 1_000 == 0:
                advance(task, min(1_000, many - number))
            yield bytes(shuffle())

    return counted(np.frombuffer(b"".join(drawn()), dtype=np.uint8).reshape(many, len(DECK_52.cards)))


def _uneven(seed: int | None) -> Counts:
    """The counts of a shuffle many have written: every card changes places with any other, which is not even."""
    chance = Random(seed)

    def shuffle() -> tuple[int, ...]:
        order = list(DECK_52.cards)
        for place in range(len(order)):
            other = chance.randrange(len(order))
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    return _counted(CONTROL, shuffle, lambda *_: None, None)


def _tell(found: tuple[Finding, ...], caught: int, decks: int, lang: str) -> None:
    out = console()
    for each in found:
        out.print(
            f"{each.name:8} {each.chi_square:10.1f} / {each.freedom:<5} p {each.chance:.4f}"
            + ("" if each.passed else f"  {say('cli-shuffles-failed', lang)}")
        )
    failed = sum([not each.passed for each in found])
    out.print(say("cli-shuffles-control", lang, decks=CONTROL, failed=caught))
    out.print(say("cli-shuffles-all", lang, decks=decks, tests=len(found), failed=failed))
