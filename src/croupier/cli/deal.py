"""`croupier deal`: one hand, dealt to bots and told."""

from __future__ import annotations

import re
from random import Random
from secrets import randbelow
from typing import Annotated, Final, Literal

import typer

from croupier.bots import TEMPERAMENTS, Sight, decide
from croupier.bots.sight import HandSeen, OptionsSeen, OwnPlace, SeatSeen
from croupier.cards import CARDS, DECK_52, shuffled
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
    lang: Annotated[Literal["en", "ru"] | None, typer.Option("--lang")] = None,
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
        action = decide(
            _sight(hand, seat, stakes, positions), temperaments[seat % len(temperaments)], randomness
        )
        hand.apply(Operation(action.kind, seat, action.to))
    return hand


def _sight(hand: Hand, seat: int, stakes: Stakes, positions: Positions) -> Sight:
    """The hand as the player in a seat sees it: his own cards and those that lie open."""
    options = hand.options
    assert options is not None
    seen = OptionsSeen(options.fold, options.check, options.call, options.raise_min, options.raise_max)
    return Sight(
        big_blind=stakes.big_blind,
        button=positions.button,
        big_blind_seat=positions.big_blind,
        seats=tuple(_seat_seen(hand, other, seat) for other in hand.seats),
        hand=HandSeen(1, len(hand.log), hand.street_name, _names(hand.board), hand.total, seat),
        you=OwnPlace(seat, seen),
    )


def _seat_seen(hand: Hand, seat: int, viewer: int) -> SeatSeen:
    player = hand.player(seat)
    cards = _names(player.cards) if seat == viewer or player.shown else ("??",) * len(player.cards)
    return SeatSeen(
        seat, player.stack, player.bet, True, player.folded, player.all_in, None if player.folded else cards
    )


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards)
