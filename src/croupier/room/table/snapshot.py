"""A table between two hands as text: a cache that spares a restart the rows before it, never the truth."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from croupier.cash import CashTable, Departure
from croupier.cash.chair import Charged
from croupier.play import Positions
from croupier.room.hand.rows import Sealed
from croupier.room.hand.snapshot import SeatKept, seats_kept
from croupier.room.hand.state import AVERAGED
from croupier.room.hand.terms import Terms
from croupier.room.journal.codec import Codec
from croupier.room.table.guests import Guest
from croupier.room.table.sheet import Sheet, Tally
from croupier.room.table.state import TableState
from croupier.room.talk.lines import Manners


class _Kept(msgspec.Struct, frozen=True):
    terms: Terms
    version: int
    number: int
    dealt: int
    frozen: bool
    positions: Positions | None
    reserved: dict[int, str]
    brought: int
    charged: Charged
    seated: tuple[SeatKept, ...]
    deal_at: int | None
    charge_at: int | None
    close_at: int | None
    closed: bool
    held: str
    pots: tuple[int, ...]
    departed: dict[str, Departure]
    names: dict[str, str]
    muted: tuple[str, ...]
    coming: tuple[str, ...]
    game: str
    dealt_of_game: int
    chosen: str | None
    sealing: Sealed | None = None
    sealed_at: int = 0
    manners: Manners = Manners()
    sheet: dict[str, Tally] | None = None
    guests: dict[str, Guest] = {}
    ended: bool = False
    bomb_called: bool = False


CODEC: Final[Codec[_Kept]] = Codec("table-snapshot", _Kept)
"""How snapshots of tables are written, and what has changed in them since."""


def snapshot(state: TableState) -> str:
    """A table between two hands, as text; the hand just finished is left behind.

    >>> terms = Terms("oak", "Oak", small_blind=50, big_blind=100)
    >>> state = TableState.of(terms)
    >>> from_snapshot(snapshot(state)) == state
    True
    """
    assert not state.in_hand
    assert state.stopped is None
    assert state.next_terms is None
    cash = state.cash
    kept = _Kept(
        terms=state.terms,
        version=state.version,
        number=state.number,
        dealt=cash.number,
        frozen=cash.frozen,
        positions=cash.positions,
        reserved=cash.reserved,
        brought=cash.brought,
        charged=cash.charged,
        seated=seats_kept(state),
        deal_at=state.deal_at,
        charge_at=state.charge_at,
        close_at=state.close_at,
        closed=state.closed,
        held=state.held,
        pots=tuple(state.pots),
        departed=state.departed,
        names=state.names,
        muted=tuple(sorted(state.muted)),
        coming=tuple(sorted(state.coming)),
        game=state.game,
        dealt_of_game=state.dealt_of_game,
        chosen=state.chosen,
        sealing=state.sealing,
        sealed_at=state.sealed_at,
        manners=state.manners,
        sheet=state.sheet.tallies if state.sheet is not None else None,
        guests=state.guests,
        ended=state.ended,
        bomb_called=state.bomb_called,
    )
    return CODEC.write(kept)


def from_snapshot(text: str) -> TableState:
    """The table that a snapshot describes."""
    kept = CODEC.read(text)
    seated = {each.seat: each for each in kept.seated}
    cash = CashTable(
        kept.terms.cash(kept.game),
        chairs={seat: each.chair for seat, each in seated.items()},
        reserved=kept.reserved,
        positions=kept.positions,
        number=kept.dealt,
        brought=kept.brought,
        charged=kept.charged,
        frozen=kept.frozen,
    )
    return TableState(
        kept.terms,
        cash,
        version=kept.version,
        number=kept.number,
        seated={seat: each.seated() for seat, each in seated.items()},
        deal_at=kept.deal_at,
        charge_at=kept.charge_at,
        close_at=kept.close_at,
        closed=kept.closed,
        held=kept.held,
        pots=deque(kept.pots, maxlen=AVERAGED),
        departed=kept.departed,
        names=kept.names,
        muted=set(kept.muted),
        coming=set(kept.coming),
        game=kept.game,
        dealt_of_game=kept.dealt_of_game,
        chosen=kept.chosen,
        told_from=kept.version,
        sealing=kept.sealing,
        sealed_at=kept.sealed_at,
        manners=kept.manners,
        sheet=Sheet(kept.sheet) if kept.sheet is not None else None,
        guests=dict(kept.guests),
        ended=kept.ended,
        bomb_called=kept.bomb_called,
    )
