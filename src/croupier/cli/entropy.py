"""`croupier entropy`: what decks are drawn from, for a laboratory that wants to look at it."""

from __future__ import annotations

import os
import sys
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Annotated, Final

import typer

from croupier import __version__
from croupier.cards import shuffled
from croupier.cards.deck import DECK_32, DECK_36, DECK_40, DECK_52
from croupier.cards.health import check_shuffle, check_source
from croupier.cli.options import Language
from croupier.cli.replay import INTERRUPTED
from croupier.errors import Mistake
from croupier.room.house.program import digests, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DECKS: Final = {deck.name: deck for deck in (DECK_52, DECK_40, DECK_36, DECK_32)}
PIECE: Final = 65_536
"""Bytes, or decks, written in one go."""


def entropy(
    *,
    size: Annotated[int | None, typer.Option("--bytes", metavar="N", min=1)] = None,
    decks: Annotated[int | None, typer.Option("--decks", metavar="N", min=1)] = None,
    deck: Annotated[str, typer.Option("--deck", metavar="52|40|36|32")] = "52",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    files: Annotated[bool, typer.Option("--files")] = False,
    lang: Language = None,  # noqa: ARG001 — what it writes has no words
) -> None:
    """Write random bytes, or shuffled decks of a byte a card, as the house draws them; a seed draws them again.

    Or the SHA-256 of every file of the program that has a part in outcomes, and of all of them.
    """
    if files:
        found = digests()
        print(
            "\n".join(
                [*[f"{found[name]}  {name}" for name in found], f"{whole(found)}  croupier {__version__}"]
            )
        )
        return
    if (size is None) == (decks is None):
        raise Mistake("cli-entropy-which")
    if deck not in DECKS:
        raise Mistake("cli-entropy-no-such-deck", deck=deck[:20], decks=", ".join(DECKS))
    check_shuffle()
    draw = Random(seed).randbytes if seed is not None else os.urandom
    if seed is None:
        check_source(os.urandom)
    chance = Random(seed) if seed is not None else SystemRandom()
    pieces = _bytes(size, draw) if size is not None else _decks(decks or 0, deck, chance)
    try:
        for piece in pieces:
            sys.stdout.buffer.write(piece)
        sys.stdout.flush()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        # Whoever read has enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bytes(number: int, draw: Callable[[int], bytes]) -> Iterator[bytes]:
    for start in range(0, number, PIECE):
        yield draw(min(PIECE, number - start))


def _decks(number: int, name: str, chance: Random) -> Iterator[bytes]:
    deck = DECKS[name]
    for start in range(0, number, 1_000):
        yield b"".join([bytes(shuffled(deck, chance)) for _ in range(min(1_000, number - start))])
