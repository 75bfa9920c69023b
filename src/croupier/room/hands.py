"""Finished hands: kept whole, told to each as far as he saw them."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from croupier.cards import parse, show
from croupier.errors import Refusal
from croupier.play import Forced, Hand, Operation, Rake, Setup, catalogue
from croupier.records import write_hand
from croupier.records.games import CODES
from croupier.room.chronicle import card_names, won_with
from croupier.rulebook import Policy

if TYPE_CHECKING:
    from croupier.room.commit import StoredHand
    from croupier.room.messages import HandText
    from croupier.room.state import TableState


class HandPlayer(msgspec.Struct, frozen=True):
    """Who held a seat in a finished hand."""

    person: str
    name: str
    bot: bool


class HandRecord(msgspec.Struct, frozen=True):
    """A finished hand with all its cards, as it is stored. It never leaves the house as it is."""

    game: str
    stacks: dict[int, int]
    button: int
    forced: tuple[tuple[int, int, str], ...]
    bets: tuple[int, ...]
    policy: dict[str, Any]
    log: tuple[tuple[str, int, int, str], ...]
    players: dict[int, HandPlayer]
    bring_in: int = 0
    chip: int = 1
    rake: dict[str, Any] | None = None

    def __repr__(self) -> str:
        return f"HandRecord(game={self.game!r}, seats={tuple(self.stacks)})"

    def hand(self) -> Hand:
        """The hand, played again."""
        forced = tuple([Forced(*bet) for bet in self.forced])
        setup = Setup(
            catalogue[self.game],
            self.stacks,
            self.button,
            forced,
            self.bets,
            Policy(**self.policy),
            self.bring_in,
            self.chip,
            Rake(**self.rake) if self.rake is not None else None,
        )
        log = [Operation(kind, seat, amount, parse(cards)) for kind, seat, amount, cards in self.log]
        return Hand.replay(setup, log)

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person held in this hand."""
        return next((seat for seat, player in self.players.items() if player.person == person), None)


class HandWinner(msgspec.Struct, frozen=True):
    """Who won how much of a finished hand, and with what where it was shown."""

    seat: int
    name: str
    amount: int
    hand: HandText | None


class HandSummary(msgspec.Struct, frozen=True):
    """A finished hand as one viewer knows it; `net` is what it brought him, in chips."""

    number: int
    ended: int
    winners: tuple[HandWinner, ...]
    board: tuple[str, ...]
    your_cards: tuple[str, ...] | None
    net: int | None


def record(state: TableState) -> str:
    """The record of the hand that has just been finished at a table."""
    hand = state.hand
    assert hand is not None
    assert hand.over
    setup = hand.setup
    kept = HandRecord(
        setup.variant.id,
        dict(setup.stacks),
        setup.button,
        tuple([(bet.seat, bet.amount, bet.kind) for bet in setup.forced]),
        setup.bets,
        asdict(setup.policy),
        tuple([(kind, seat, amount, show(cards)) for kind, seat, amount, cards in hand.log]),
        {seat: HandPlayer(s.person, s.name, s.bot) for seat, s in state.players.items()},
        setup.bring_in,
        setup.chip,
        asdict(setup.rake) if setup.rake is not None else None,
    )
    return msgspec.json.encode(kept).decode()


def read(stored: StoredHand) -> HandRecord:
    """The record of a stored hand."""
    return msgspec.json.decode(stored.record, type=HandRecord)


def summary(stored: StoredHand, viewer: str | None) -> HandSummary:
    """A finished hand as a viewer knows it: his own cards, and what was shown to all."""
    kept = read(stored)
    hand = kept.hand()
    result = hand.result
    seat = kept.seat_of(viewer) if viewer is not None else None
    winners: dict[int, HandWinner] = {}
    for award in result.awards:
        before = winners.get(award.seat)
        amount = award.amount + (before.amount if before else 0)
        name = won_with(hand, award) or (before.hand if before else None)
        winners[award.seat] = HandWinner(award.seat, kept.players[award.seat].name, amount, name)
    return HandSummary(
        number=stored.number,
        ended=stored.ended,
        winners=tuple(winners.values()),
        board=card_names(hand.board),
        your_cards=card_names(hand.player(seat).cards) if seat is not None else None,
        net=result.stacks[seat] - kept.stacks[seat] if seat is not None else None,
    )


def text(stored: StoredHand, viewer: str | None, table: str) -> str:
    """A finished hand as PHH, with `????` for the cards a viewer has not seen.

    Raises `Refusal` for a game that the format has no code for.
    """
    kept = read(stored)
    if kept.game not in CODES:
        raise Refusal("room-game-has-no-phh", game=kept.game)
    ended = datetime.fromtimestamp(stored.ended / 1000, UTC)
    return write_hand(
        kept.hand(),
        players={seat: player.name for seat, player in kept.players.items()},
        viewer=kept.seat_of(viewer) if viewer is not None else None,
        hand=stored.number,
        table=table,
        day=ended.day,
        month=ended.month,
        year=ended.year,
    )
