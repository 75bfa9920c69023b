"""The second signature: what nobody of the staff does alone, where the house wants it so.

What needs one, in whatever room it is asked, and whose it may be, stands here. An ask that lacks it is refused with
`staff-sign-too` and waits: a second person proves who he is and signs it, and it is asked again under the same id.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.errors import Refusal
from croupier.room.cashier import asks as cage
from croupier.room.event import asks as event
from croupier.room.house.needs import needs, needs_of
from croupier.room.journal.acts import Paid
from croupier.room.live import asks as live
from croupier.room.live import takings
from croupier.room.pit import asks as pit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.asks import By
    from croupier.room.cashier.actor import CageOfHouse
    from croupier.room.journal.commit import Person
    from croupier.room.live.actor import CashRoomOfHouse
    from croupier.room.people.members import Members
    from croupier.room.staff.actor import StaffActor
    from croupier.staff import Permission

TOGETHER: Final = 24 * 60 * 60 * 1000
"""Payments to one person within this time (ms) count as one."""

GOOD_FOR: Final = 5 * 60 * 1000
"""How long an ask waits for its second signature, and the signature for its ask, in ms."""

REMEMBERED: Final = 10_000


class Asking(NamedTuple):
    """An ask on its way: `to` whom and `at` which place, under the `id` its sender gave it."""

    to: str
    at: str
    ask: object
    id: str


class _Unsigned(NamedTuple):
    """An ask that waits: whose it is, the permissions one of which who signs it needs, until when (ms), who did."""

    asking: Asking
    person: str
    needs: tuple[Permission, ...]
    until: int
    signed_by: str = ""


class Desks(NamedTuple):
    """Where money goes out of the house."""

    cash: CashRoomOfHouse
    cage: CageOfHouse


class Signatures:
    """The asks that wait for a second signature, as long as the house is open.

    From an `amount` on payments need one, in cents and chips alike; 0 where the house wants none at all.
    """

    def __init__(
        self,
        amount: int,
        tools: Tools,
        members: Members,
        staff: StaffActor,
        desks: Desks,
    ) -> None:
        self._amount = amount
        self._clock = tools.clock
        self._store = tools.store
        self._members = members
        self._staff = staff
        self._desks = desks
        self._waiting: dict[tuple[str, str], _Unsigned] = {}
        self._on_its_way: Counter[tuple[str, str]] = Counter()

    @property
    def wanted(self) -> bool:
        """Whether the house wants two signatures for anything."""
        return self._amount > 0

    @contextmanager
    def signed(self, by: By, asking: Asking) -> Iterator[By]:
        """Whoever asks, with who has signed it too and what it pays; that is on its way as long as this lasts.

        Raises `Refusal` for what nobody does alone.
        """
        if not by.floor or not by.person:
            yield by
            return
        pays = self._pays(asking)
        by = by._replace(pays=pays)
        if self.wanted and not self._store.was_written(asking.to, by.key(asking.id)):
            needed = self._needs(by, asking)
            by = by._replace(signed_by=self._taken(by, asking, needed) if needed else "")
        whose = _whose(by)
        self._on_its_way[whose] += pays.amount
        try:
            yield by
        finally:
            self._on_its_way[whose] -= pays.amount
            if not self._on_its_way[whose]:
                del self._on_its_way[whose]

    def check(self, by: By, id: str, signer: Person | None) -> None:
        """Raise `Refusal` where no ask of this id waits here, or where its own asker would sign it."""
        self._found(by, id)
        if signer is not None and signer.id == by.person:
            raise Refusal("staff-sign-yourself")

    def sign(self, by: By, id: str, signer: Person) -> None:
        """Somebody who has proved who he is signs the ask of this id, which waits on the device of whoever asked it.

        Raises `Refusal` for who may not do what is asked, and for who has asked it himself.
        """
        self.check(by, id, signer)
        found = self._found(by, id)
        if not self._may(signer.id, found):
            raise Refusal("staff-sign-not-allowed", name=signer.name, needs=" ".join(found.needs))
        self._waiting[by.device, id] = found._replace(signed_by=signer.id)

    def _found(self, by: By, id: str) -> _Unsigned:
        found = self._waiting.get((by.device, id))
        if found is None or found.until <= self._clock() or found.person != by.person:
            raise Refusal("staff-sign-nothing")
        return found

    def _taken(self, by: By, asking: Asking, needed: tuple[Permission, ...]) -> str:
        """Who has signed an ask, which is good for it once; `Refusal` where nobody has, who may, in time."""
        found = self._waiting.pop((by.device, asking.id), None)
        now = self._clock()
        unsigned = _Unsigned(asking, by.person, needed, now + GOOD_FOR)
        good = found is not None and found[:3] == unsigned[:3] and now < found.until
        if found is not None and good and self._may(found.signed_by, found):
            return found.signed_by
        self._waiting[by.device, asking.id] = unsigned
        if len(self._waiting) > REMEMBERED:
            del self._waiting[next(iter(self._waiting))]
        raise Refusal(
            "staff-sign-too",
            name=self._members.called(by.pays.payee) if by.pays.payee else "",
            amount=by.pays.amount,
            minutes=GOOD_FOR // 60_000,
        )

    def _may(self, signer: str, what: _Unsigned) -> bool:
        if not signer:
            return False
        return self._staff.powers(signer).grant(what.needs, what.asking.at, self._clock()) is not None

    def _needs(self, by: By, asking: Asking) -> tuple[Permission, ...]:
        """What the second person must be allowed, one of it; nothing where one person is enough."""
        ask = asking.ask
        if isinstance(ask, live.Undo | event.Undo):
            return self._of_undone(asking.to, ask.number)
        return needs(ask) if self._always(by, ask) or self._large(by) else ()

    def _of_undone(self, stream: str, version: int) -> tuple[Permission, ...]:
        act = self._store.act(stream, version)
        if act is None or not act.signed_by:
            return ()
        return needs_of(stream.partition("/")[0], msgspec.json.decode(act.ask)["type"])

    def _always(self, by: By, ask: object) -> bool:
        """Whether something is never done alone: chips between cage and racks, floats, boxes, drawers that differ."""
        match ask:
            case live.Fill() | live.CountBox() | live.CloseTable() | pit.TopUp():
                return True
            case takings.SeedJackpot() | takings.HitJackpot() | takings.ShareTips():
                return True
            case takings.FillPit() | takings.ClosePit() | takings.CountDrop():
                return True
            case live.OpenTable(rack=rack) | takings.OpenPit(rack=rack):
                return rack > 0
            case cage.CloseDrawer(drawer=drawer, counted=counted):
                return self._desks.cage.holds(drawer, by.person) != counted
        return False

    def _large(self, by: By) -> bool:
        """Whether what goes out makes, with all that went to the same one within a day, as much as the house says."""
        payee, amount = by.pays
        if not amount:
            return False
        before = self._store.paid_since(payee, by.person, self._clock() - TOGETHER)
        return before + self._on_its_way[_whose(by)] + amount >= self._amount

    def _pays(self, asking: Asking) -> Paid:
        """What goes out of the house by an ask, and to whom."""
        match asking.ask:
            case cage.PayMoney(person=person, amount=amount):
                return Paid(person, amount)
            case cage.Spend(amount=amount):
                return Paid("", amount)
            case live.CashOut(table=table, seat=seat, chips=chips):
                person = self._desks.cash.sits(table, seat)
                return Paid(person, chips) if person else Paid()
            case live.Fetch(person=person):
                return Paid(person, self._desks.cash.keeps_for(person))
        return Paid()


def _whose(by: By) -> tuple[str, str]:
    """By what payments count together: whom they go to; for the club itself, who has spent them."""
    payee = by.pays.payee
    return (payee, "") if payee else ("", by.person)
