"""Devices left alone: after a while whoever works at one proves again that it is he."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.room.house.needs import needs
from croupier.room.pit.asks import TopUp
from croupier.room.staff.decide import SHIFT

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.asks import By
    from croupier.room.people.members import Members
    from croupier.room.staff.actor import StaffActor

MINUTE: Final = 60 * 1000

REMEMBERED: Final = 10_000


class Unattended:
    """When each device of the staff was last at work, as long as the house is open.

    An act of money is granted on a device where the last act for the house, or the last proof, is no longer ago than
    `minutes`; at a station every act is. Who has nothing to prove himself by is not asked. 0 minutes ask nobody.
    """

    def __init__(self, members: Members, staff: StaffActor, clock: Callable[[], int], minutes: int) -> None:
        self._members = members
        self._staff = staff
        self._clock = clock
        self._minutes = minutes
        self._last: dict[str, int] = {}

    def check(self, by: By, ask: object) -> None:
        """Raise `Refusal` where whoever speaks for the house has to prove again that it is he."""
        if not self._minutes or not by.person or not by.device:
            return
        now = self._clock()
        if self._asked_again(by, ask) and now - self._since(by) >= self._minutes * MINUTE:
            raise Refusal("staff-prove-again", minutes=self._minutes)
        self.at_work(by.device)

    def at_work(self, device: str) -> None:
        """Somebody has proved on a device that it is he, or does something there."""
        self._last.pop(device, None)
        self._last[device] = self._clock()
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    def _asked_again(self, by: By, ask: object) -> bool:
        if by.station:
            return True
        money = "money" in needs(ask) and by.may("money")
        return (money or isinstance(ask, TopUp)) and self._members.credentials.proves(by.person)

    def _since(self, by: By) -> int:
        last = self._last.get(by.device)
        if last is not None:
            return last
        if by.station:
            return self._staff.state.stations[by.device].until - SHIFT
        session = self._members.sessions.get(by.device)
        return session.began if session is not None else 0
