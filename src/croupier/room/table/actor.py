"""A cash table at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from croupier.errors import Refusal
from croupier.ledger import Account, may_owe, moving
from croupier.room.actors.asks import Asked
from croupier.room.actors.watched import FLOOR
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.decide import decide
from croupier.room.table.door import door_for, host_view, lets_in, shut
from croupier.room.table.poker import Attendant, PokerActor
from croupier.room.table.state import TableState
from croupier.room.table.stream import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from croupier.room.actors.actor import Tools
    from croupier.room.hand.messages import TableView
    from croupier.room.table.poker import AnyPoker
    from croupier.room.table.waiting import Line

_OF_THE_CLOCK: Final = commands.TimeOut | commands.NotAgreed | commands.Reconnect
"""What is done to one whose time is up."""


class Host(Attendant, Protocol):
    """The house, as a cash table sees it."""

    def line(self, table: TableState) -> Line | None:
        """Who waits for a seat at the table's game and limit."""

    def brings(self, actor: AnyPoker, person: str) -> int:
        """What somebody must bring to a table, in chips, who has left another of its game within the hour; else 0."""

    def pace(self, actor: AnyPoker) -> int | None:
        """How much longer than usual the table waits between hands (ms); `None`: until somebody looks."""


class TableActor(PokerActor[TableState, commands.Command, rows.Row]):
    """A cash table of the house."""

    kind = TABLE

    def __init__(self, state: TableState, tools: Tools, host: Host) -> None:
        super().__init__(state, tools, host)
        self._host = host

    @property
    def concerned(self) -> Collection[str]:
        """Those at every poker table, and at one that somebody opened its host and who came to its door."""
        host = {self.state.terms.opened_by} - {""}
        return {*super().concerned, *host, *self.state.guests}

    def _line(self) -> Line | None:
        return self._host.line(self.state)

    def _eyes(self) -> Callable[[str | None], TableView]:
        state, within = self.state, super()._eyes()
        host = state.terms.opened_by
        if not host:
            return within
        outside = shut(within(None))

        def eyes(viewer: str | None) -> TableView:
            if viewer == FLOOR:
                return within(viewer)
            if viewer is None:
                return outside if state.terms.private else within(None)
            if viewer == host:
                return msgspec.structs.replace(within(viewer), host=host_view(state))
            if lets_in(state, viewer):
                return within(viewer)
            return shut(outside, door_for(state, viewer))

        return eyes

    def lets_in(self, viewer: str | None) -> bool:
        """Whether somebody may see what is played here: the floor, and who is let in where it is private."""
        return viewer == FLOOR or lets_in(self.state, viewer or "")

    def _waking(self) -> commands.Command | None:
        """Clocks that ran when the house went out start afresh; by the book a hand is void (ONLINE:refund-2)."""
        state = self.state
        if state.in_hand and not state.terms.resumes:
            return commands.Void("outage")
        return self._fresh()

    def _fresh(self) -> commands.Command | None:
        state = self.state
        idle = any(seated.release_at is not None for seated in state.seated.values())
        runs = state.act_by or state.answer_by or state.deal_at or idle
        return commands.Resume() if runs else None

    def _due(self) -> tuple[int, commands.Command] | None:
        state = self.state
        if state.closed:
            return None
        due: list[tuple[int, commands.Command]] = [
            (seated.release_at, commands.Release(seat))
            for seat, seated in state.seated.items()
            if seated.release_at is not None
        ]
        for seat, person in state.cash.reserved.items():
            on_the_way = moving(self.id, person)
            # Some may be on their way back to his wallet.
            chips = self._tools.book.balance(on_the_way) - self._tools.promised.get(on_the_way, 0)
            if chips:
                name = state.names.get(person, "")
                place = commands.Place(person, name, False, seat, chips, on_the_way)
                due.append((self._tools.clock(), place))
        if state.act_by is not None:
            due.append((state.act_by, self._time_is_up()))
        if state.answer_by is not None:
            due.append((state.answer_by, commands.NotAgreed()))
        if state.charge_at is not None and not state.in_hand:
            due.append((state.charge_at, commands.Charge()))
        if state.close_at is not None and not state.in_hand:
            due.append((state.close_at, commands.Close()))
        deck = self._deck_due()
        if deck is not None:
            due.append(deck)
        if state.deal_at is not None and self._tools.deals:
            longer = self._host.pace(self)
            if longer is not None:
                at = max(state.deal_at + longer, self._cutters.until(state))
                due.append((at, commands.Deal(self._cutters.opened(state))))
        return min(due, key=lambda each: each[0], default=None)

    def _waits_for(self) -> list[Account]:
        """Where the chips of those lie who are on their way here from another table."""
        return [moving(self.id, person) for person in self.state.cash.reserved.values()]

    def _late(self, command: commands.Command) -> commands.Command:
        if isinstance(command, commands.Seal | commands.Deal | commands.Shuffle | commands.Charge):
            return command
        # Whose blinds went by as often as may be has no time that could be given back to him.
        if isinstance(command, commands.Release) and self.state.went_by(command.seat):
            return command
        return commands.Resume()

    def _at_last(self, command: commands.Command) -> commands.Command:
        if isinstance(command, _OF_THE_CLOCK) and self._attendant.at_fault():
            return commands.Resume()
        return command

    def _decide(self, command: commands.Command) -> rows.Row:
        if isinstance(command, commands.Place):
            self._check_source(command)
        if isinstance(command, commands.Free):
            self._check_nothing_comes(command.seat)
        brought = 0
        if isinstance(command, Asked) and isinstance(command.ask, commands.Sit):
            brought = self._host.brings(self, command.by.person)
        return decide(self.state, command, self._tools.entropy, self._tools.clock(), brought)

    def _check_nothing_comes(self, seat: int) -> None:
        """Refuse to free a seat for whose player chips are on their way here: he is seated with them in a moment."""
        person = self.state.cash.reserved.get(seat)
        if person is None:
            return
        on_the_way = moving(self.id, person)
        if self._tools.sharing is not None:
            self._tools.reread([on_the_way])
        if self._tools.book.balance(on_the_way):
            raise Refusal("room-chips-on-the-way", seat=seat)

    def _check_source(self, place: commands.Place) -> None:
        """Refuse chips that the account they should come from does not hold."""
        source = Account(place.source)
        held = self._tools.book.balance(source)
        if not may_owe(source) and held < place.chips:
            raise Refusal("room-wallet-short", held=held, short=place.chips - held)
