"""`croupier deal`: one hand, dealt to bots and told."""

from __future__ import annotations

import re
from random import Random
from secrets import randbelow
from typing import Annotated, Final

import typer

from croupier.bots import TEMPERAMENTS, decide, look
from croupier.cards import DECK_52, shuffled
from croupier.cli.options import Language
from croupier.cli.telling import lay_out
from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.play import NL_HOLDEM, Hand, Operation, Positions, Setup, Stakes, next_positions
from croupier.records import tell, write_hand
from croupier.text import say

_BLINDS: Final = re.compile(r"(\d{1,12})/(\d{1,12})", re.ASCII)


def deal(
    context: typer.Context,
    *,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0)] = None,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 6,
    stack: Annotated[int, typer.Option("--stack", metavar="CHIPS", max=10**12)] = 10_000,
    blinds: Annotated[str, typer.Option("--blinds", metavar="SMALL/BIG")] = "50/100",
    phh: Annotated[bool, typer.Option("--phh")] = False,
    lang: Language = None,
) -> None:
    """Deal one hand to bots: the same number gives the same hand."""
    number = randbelow(10**6) if seed is None else seed
    stakes = _stakes(blinds)
    seats = range(1, min(players, 99) + 1)
    positions = next_positions(None, seats)
    setup = Setup.deal_in(NL_HOLDEM, stakes, dict.fromkeys(seats, stack), positions)
    hand = _played(setup, stakes, positions, Random(number))
    speaks = lang or context.obj
    if phh:
        typer.echo(write_hand(hand, players={}, viewer="all", hand=number), nl=False)
        return
    out = console()
    for line in lay_out(tell(hand, speaks), say("records-told-hand", speaks, hand=str(number))):
        out.print(line)


def _stakes(blinds: str) -> Stakes:
    sizes = _BLINDS.fullmatch(blinds)
    if not sizes or not 0 < int(sizes[1]) <= int(sizes[2]):
        raise Mistake("cli-bad-blinds", text=blinds[:40])
    return Stakes(int(sizes[1]), int(sizes[2]))


def _played(setup: Setup, stakes: Stakes, positions: Positions, randomness: Random) -> Hand:
    hand = Hand(setup, shuffled(DECK_52, randomness))
    temperaments = list(TEMPERAMENTS.values())
    while not hand.over:
        seat = hand.actor
        assert seat is not None, "with a deck and nobody asked to show, a hand waits for players only"
        sight = look(hand, seat, big_blind=stakes.big_blind, positions=positions)
        action = decide(sight, temperaments[seat % len(temperaments)], randomness)
        hand.apply(Operation(action.kind, seat, action.to))
    return hand
