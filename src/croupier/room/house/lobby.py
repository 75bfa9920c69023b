"""The lobby: every table in one line, for anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.ledger import Kind
from croupier.room.event.messages import EventLine
from croupier.room.hand.messages import AnteBy

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.table.state import TableState


class LobbyPlayer(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    bot: bool


class RotationName(msgspec.Struct, frozen=True):
    """A mixed game: its name, its games, and how many hands of each are dealt, 0 where it is chosen."""

    name: str
    games: tuple[str, ...]
    hands: int


class LobbyTable(msgspec.Struct, frozen=True):
    """A table as the lobby lists it, with the kind of money it is `played_for`."""

    id: str
    name: str
    game: str
    small_blind: int
    big_blind: int
    ante: int
    ante_by: AnteBy
    betting: str
    bets: tuple[int, ...]
    bring_in: int
    rotation: RotationName | None
    seats: int
    players: tuple[LobbyPlayer, ...]
    min_buy_in: int
    max_buy_in: int
    average_pot: int
    stopped: bool
    waiting: int
    played_for: Kind = "play"


class LobbyMessage(msgspec.Struct, frozen=True, tag_field="t", tag="lobby"):
    """Every table of the house, and every event."""

    tables: tuple[LobbyTable, ...]
    events: tuple[EventLine, ...] = ()


_ENCODER: Final = msgspec.json.Encoder()


def line(state: TableState, waiting: int = 0) -> LobbyTable:
    """A table's line in the lobby; so many wait for a seat at its game."""
    terms = state.terms_now
    return LobbyTable(
        id=terms.id,
        name=terms.name,
        game=terms.game,
        small_blind=terms.small_blind,
        big_blind=terms.big_blind,
        ante=terms.ante,
        ante_by=terms.ante_by,
        betting=terms.variant.betting.name,
        bets=terms.bets,
        bring_in=terms.bring_in,
        rotation=RotationName(terms.mix, terms.games, terms.hands_of_each) if terms.mix else None,
        seats=terms.seats,
        players=tuple([LobbyPlayer(seat, s.name, s.bot) for seat, s in sorted(state.seated.items())]),
        min_buy_in=state.terms.min_buy_in,
        max_buy_in=state.terms.max_buy_in,
        average_pot=sum(state.pots) // len(state.pots) if state.pots else 0,
        stopped=state.stopped is not None,
        waiting=waiting,
        played_for=terms.kind,
    )


def lobby_message(lines: Iterable[LobbyTable], events: Iterable[EventLine] = ()) -> bytes:
    """The lobby as it goes over the wire."""
    return _ENCODER.encode(LobbyMessage(tuple(lines), tuple(events)))
