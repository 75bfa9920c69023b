"""The lobby: every table in one line, for anybody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.ledger import Kind
from croupier.room.event.messages import EventLine
from croupier.room.hand.messages import AnteBy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

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


PAUSE: Final = 1.0
"""The least time between two messages to the lobby, in seconds."""

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


class Lobby:
    """The lines of the tables, and who looks at them.

    `events` tells the lines of the events; `woken` is called when somebody comes where nobody looked.
    """

    def __init__(self, events: Callable[[], Iterable[EventLine]], woken: Callable[[], None]) -> None:
        self._events = events
        self._woken = woken
        self._lines: dict[str, LobbyTable] = {}
        self._hear: dict[Callable[[bytes], None], None] = {}
        self._due: asyncio.TimerHandle | None = None

    @property
    def lines(self) -> Mapping[str, LobbyTable]:
        """How each table that is listed stands, by its id."""
        return self._lines

    @property
    def watched(self) -> bool:
        """Whether anybody looks."""
        return bool(self._hear)

    def enter(self, hear: Callable[[bytes], None]) -> None:
        """Tell somebody of the tables now, and whenever they change."""
        first = not self._hear
        self._hear[hear] = None
        hear(self._message())
        if first:
            self._woken()

    def leave(self, hear: Callable[[bytes], None]) -> None:
        """Tell somebody no more."""
        self._hear.pop(hear, None)

    def put(self, now: LobbyTable) -> None:
        """List a table as it stands now."""
        if self._lines.get(now.id) != now:
            self._lines[now.id] = now
            self.changed()

    def drop(self, table: str) -> None:
        """List a table no more."""
        if self._lines.pop(table, None) is not None:
            self.changed()

    def changed(self) -> None:
        """Something is listed otherwise: whoever looks hears of it in a moment."""
        if self._hear and self._due is None:
            self._due = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def close(self) -> None:
        """Tell nobody any more."""
        if self._due is not None:
            self._due.cancel()

    def _tell(self) -> None:
        self._due = None
        told = self._message()
        for hear in tuple(self._hear):
            hear(told)

    def _message(self) -> bytes:
        return lobby_message(self._lines.values(), self._events())
