"""Finished hands: kept whole, told to each as far as he saw them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import msgspec

from croupier.cards.seal import sealing_name
from croupier.errors import Refusal
from croupier.play import plain_name
from croupier.records import Whole, write_hand
from croupier.records.whole import fields_of
from croupier.room.hand.chronicle import card_names, share_of, won_with
from croupier.room.hand.proofs import transcript
from croupier.room.hand.rows import Sealed
from croupier.room.hand.seals import CutDeck
from croupier.room.hand.texts import HandText
from croupier.room.journal.commit import StoredHand

if TYPE_CHECKING:
    from croupier.cards.transcript import Transcript
    from croupier.room.hand.state import HandTable


class HandPlayer(msgspec.Struct, frozen=True):
    """Who held a seat in a finished hand."""

    person: str
    name: str
    bot: bool


class HandRecord(Whole, frozen=True):
    """A finished hand with all its cards and who played it, as it is stored. It never leaves the house as it is.

    `of` is what its seal calls it, `seals` are the decks it was dealt from, `None` for one that was not sealed.
    `bounty` is what a bounty on the winner's hand has brought the seats after it, in chips.
    `thought` is how long each turn took whoever acted, by seat, in ms; of old hands it is not known.
    """

    players: dict[int, HandPlayer] = msgspec.field(default_factory=dict)
    of: str = ""
    bounty: tuple[tuple[int, int], ...] = ()
    seals: tuple[Sealed | None, ...] = ()
    thought: tuple[tuple[int, int], ...] = ()

    def __repr__(self) -> str:
        return Whole.__repr__(self)

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person held in this hand."""
        return next((seat for seat, player in self.players.items() if player.person == person), None)


class HandWinner(msgspec.Struct, frozen=True):
    """Who won how much of a hand on a board, of a half where that was split, and with what where it was shown."""

    seat: int
    name: str
    amount: int
    board: int
    share: Literal["high", "low"] | None
    hand: HandText | None


class HandSummary(msgspec.Struct, frozen=True):
    """A finished hand as one viewer knows it; `net` is what it brought him, in chips.

    `boards` are all of them, of which `board` is the first; of a `sealed` hand the shuffle can be proved.
    """

    number: int
    ended: int
    game: str
    winners: tuple[HandWinner, ...]
    board: tuple[str, ...]
    boards: tuple[tuple[str, ...], ...]
    your_cards: tuple[str, ...] | None
    net: int | None
    sealed: bool


def record(state: HandTable) -> str:
    """The record of the hand that has just been finished at a table."""
    hand = state.hand
    assert hand is not None
    assert hand.over
    players = {seat: HandPlayer(s.person, s.name, s.bot) for seat, s in state.players.items()}
    seals = tuple([each.row if each is not None else None for each in state.seals])
    of = sealing_name(state.stream, state.number)
    kept = HandRecord(
        **fields_of(hand), players=players, of=of, seals=seals, thought=state.thought, bounty=state.bounty
    )
    return msgspec.json.encode(kept).decode()


def finished(state: HandTable, at: int) -> StoredHand:
    """The hand that has just been finished at a table, as it is stored."""
    return StoredHand(state.number, at, record(state))


def read(stored: StoredHand) -> HandRecord:
    """The record of a stored hand."""
    return msgspec.json.decode(stored.record, type=HandRecord)


def summary(stored: StoredHand, viewer: str | None) -> HandSummary:
    """A finished hand as a viewer knows it: his own cards, and what was shown to all."""
    kept = read(stored)
    hand = kept.hand()
    result = hand.result
    seat = kept.seat_of(viewer) if viewer is not None else None
    winners: dict[tuple[int, int, str | None], HandWinner] = {}
    for award in result.awards:
        share = share_of(hand, award)
        won = award.seat, award.board, share
        before = winners.get(won)
        amount = award.amount + (before.amount if before else 0)
        name = won_with(hand, award) or (before.hand if before else None)
        player = kept.players[award.seat].name
        winners[won] = HandWinner(award.seat, player, amount, award.board, share, name)
    return HandSummary(
        number=stored.number,
        ended=stored.ended,
        game=plain_name(hand.setup.variant.id),
        winners=tuple(winners.values()),
        board=card_names(hand.board),
        boards=tuple([card_names(board) for board in hand.boards]),
        your_cards=card_names(hand.player(seat).cards) if seat is not None else None,
        net=result.stacks[seat] - kept.stacks[seat] + dict(kept.bounty).get(seat, 0)
        if seat is not None
        else None,
        sealed=bool(kept.seals) and None not in kept.seals,
    )


def text(stored: StoredHand, viewer: str | None, table: str) -> str:
    """A finished hand as PHH, with `????` for the cards a viewer has not seen."""
    kept = read(stored)
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


def proof(stored: StoredHand, viewer: str | None) -> Transcript:
    """The shuffle of a finished hand, with the cards a viewer saw; `Refusal` for one that was dealt without a seal."""
    kept = read(stored)
    seals = [CutDeck.of(row) for row in kept.seals if row is not None]
    if not seals or len(seals) < len(kept.seals):
        raise Refusal("room-hand-not-sealed", hand=stored.number)
    seat = kept.seat_of(viewer) if viewer is not None else None
    return transcript(kept.of, kept.hand(), seals, seat)
