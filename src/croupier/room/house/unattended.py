"""Devices left alone: after a while whoever works at one, or looks at money on it, proves again that it is he."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.room.house.needs import needs
from croupier.room.pit.asks import TopUp

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.asks import By
    from croupier.room.people.members import Members
    from croupier.room.staff.actor import StaffActor
    from croupier.staff import Permission

MINUTE: Final = 60 * 1000

REMEMBERED: Final = 10_000

PROVED: Final[frozenset[Permission]] = frozenset({"money", "people", "audit"})
"""What is shown to these is not shown on a device that was left alone (ACC-3)."""


class Unattended:
    """When each device of the staff was last at work, as long as the house is open.

    An act of money is granted on a device where the last act for the house, or the last proof, is no longer ago than
    `minutes`; at a station every act is. Who has nothing to prove himself by is not asked. 0 minutes ask nobody.
    `everywhere`: so is every act for the house, and so is all that is shown to its staff alone; a clock and a seating
    stay as everybody sees them.
    """

    def __init__(
        self,
        members: Members,
        staff: StaffActor,
        clock: Callable[[], int],
        minutes: int,
        *,
        everywhere: bool = False,
    ) -> None:
        self._members = members
        self._staff = staff
        self._clock = clock
        self._minutes = minutes
        self.everywhere = everywhere
        self._last: dict[str, int] = {}

    def check(self, by: By, ask: object) -> None:
        """Raise `Refusal` where whoever speaks for the house has to prove again that it is he."""
        if not by.person or not by.device:
            return
        now = self._clock()
        if self._minutes and self._asked_again(by, ask) and now - self._since(by) >= self._minutes * MINUTE:
            raise self.refusal
        self.at_work(by.device)

    @property
    def refusal(self) -> Refusal:
        """How whoever works here is asked to prove that it is still he."""
        return Refusal("staff-prove-again", minutes=self._minutes)

    def alone_at(self, by: By) -> int | None:
        """When money and roles are shown on somebody's device no more (ms since 1970); none where they always are.

        At a station nobody works any more by then, or whoever does is asked at his next act.
        """
        if (
            not self._minutes
            or not by.person
            or by.station
            or not self._members.credentials.proves(by.person)
        ):
            return None
        return self._since(by) + self._minutes * MINUTE

    def shows(self, by: By, permission: Permission) -> bool:
        """Whether what takes a permission is still shown on the device of somebody who has it."""
        at = self.alone_at(by) if self.everywhere or permission in PROVED else None
        return at is None or self._clock() < at

    def at_work(self, device: str) -> None:
        """Somebody has proved on a device that it is he, or does something there."""
        if device in self._staff.state.stations:
            self._staff.at_work(device)
            return
        self._last.pop(device, None)
        self._last[device] = self._clock()
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    def _asked_again(self, by: By, ask: object) -> bool:
        if by.station:
            return True
        money = "money" in needs(ask) and by.may("money")
        asked = self.everywhere or money or isinstance(ask, TopUp)
        return asked and self._members.credentials.proves(by.person)

    def _since(self, by: By) -> int:
        if by.station:
            return self._staff.worked(self._staff.state.stations[by.device])
        last = self._last.get(by.device)
        if last is not None:
            return last
        session = self._members.sessions.get(by.device)
        return session.began if session is not None else 0
