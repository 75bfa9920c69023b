"""Devices that stand at a place of the house: their codes, who works at them by his PIN, and that it is still he.

A station is known by a secret in a cookie of its own. As long as it stands, no session of its browser counts: nobody
plays there, and nobody is somebody there but for the house.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.bounds import FullName, Id, Place, Word
from croupier.room.people.credentials import PASSWORD, PIN, check_pin, hashed, holds
from croupier.room.staff.asks import GiveRole
from croupier.room.staff.state import STAFF
from croupier.server.addresses import Address, Body, guarded
from croupier.server.answers import as_json
from croupier.server.cookies import with_station
from croupier.server.passkeys import SIGNED
from croupier.server.people import NOTHING, Password

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.house.house import House
    from croupier.room.people.members import Members
    from croupier.room.staff.rows import Station
    from croupier.server.callers import Callers
    from croupier.server.passkeys import PasskeyDesk
    from croupier.server.people import PeopleDesk


class NewStation(msgspec.Struct, frozen=True):
    """Have a device stand at a `place` with a `role`; `name` is what it is called."""

    id: Id
    name: FullName
    role: Word
    place: Place = ""


class ShownCode(msgspec.Struct, frozen=True):
    """Let this device stand where a code says. The id is a secret of the sender's."""

    id: Id
    code: Annotated[str, msgspec.Meta(max_length=40)]


Pin = Annotated[str, msgspec.Meta(max_length=20)]


class NewPin(msgspec.Struct, frozen=True):
    """Have a PIN, or another; who has a password shows it too."""

    pin: Pin
    password: Password = ""


class WithPin(msgspec.Struct, frozen=True):
    """Work at this station, as the `person` of this id."""

    id: Id
    person: Id
    pin: Pin


class HandOver(msgspec.Struct, frozen=True):
    """Work at this station no more."""

    id: Id


class Proof(msgspec.Struct, frozen=True):
    """Prove again that it is oneself, by one's PIN or, where no house's device is, one's password."""

    proof: Password


NEW: Final = Body(NewStation)
CODE: Final = Body(ShownCode)
PINNED: Final = Body(NewPin)
TAKEN: Final = Body(WithPin)
OVER: Final = Body(HandOver)
PROOF: Final = Body(Proof)


class StationDesk:
    """Where devices get their places, and people take them over."""

    def __init__(
        self,
        people: PeopleDesk,
        passkeys: PasskeyDesk,
        house: House,
        callers: Callers,
        allowed: Callable[[Request], bool],
    ) -> None:
        self._people = people
        self._passkeys = passkeys
        self._house = house
        self._callers = callers
        self._allowed = allowed
        self.routes: Final = [
            guarded("/api/staff/stations", self.new, callers, "people", at=lambda _: STAFF, takes=NEW),
            Address("/api/staff/station", self.here, may=("station",)),
            Address("/api/staff/begin", self.begin, takes=CODE),
            Address("/api/staff/take-over", self.take_over, takes=TAKEN, may=("station",)),
            Address("/api/staff/hand-over", self.hand_over, takes=OVER, may=("station",)),
            Address("/api/staff/pin", self.pin, takes=PINNED, may=("session",)),
            Address("/api/staff/prove", self.prove, takes=PROOF, may=("session", "station")),
            Address("/api/staff/prove/ask", self.to_sign, takes=NOTHING, may=("session",)),
            Address("/api/staff/prove/passkey", self.prove_signed, takes=SIGNED, may=("session",)),
        ]

    @property
    def _members(self) -> Members:
        return self._house.members

    async def new(self, request: Request) -> dict[str, Any]:
        """Have a device stand somewhere: tells the `code` that is shown on it, once."""
        asked = await NEW.of(request)
        by = self._callers.check(request, "people", STAFF)
        wished = GiveRole("", asked.role, asked.place)
        return {"code": await self._house.staff.invite(by, wished, asked.name, asked.id, station=True)}

    async def begin(self, request: Request) -> Response:
        """Let this device stand where the code says; what it is known by comes in a cookie."""
        asked = await CODE.of(request)
        self.may_try(request)
        return with_station(as_json({}), request, await self._house.staff.begin(asked.code, asked.id))

    async def here(self, request: Request) -> dict[str, Any]:
        """What this device is in the house, who works at it, and who may: people with a PIN and a role for it."""
        station = self._callers.station(request)
        if station is None:
            return {"station": None, "people": []}
        credentials = self._members.credentials
        may = [each for each in self._house.staff.works_at(station) if credentials.of(each, PIN)]
        told = {"name": station.name, "role": station.role, "place": station.place, "person": station.person}
        people = [{"person": each, "name": self._members.called(each)} for each in may]
        return {"station": told, "people": sorted(people, key=lambda each: each["name"])}

    async def take_over(self, request: Request) -> dict[str, Any]:
        """Work at this station from now on, in place of whoever did."""
        asked, station = await TAKEN.of(request), self._at(request)
        self.may_try(request)
        await self.proves(asked.person, asked.pin, PIN)
        person = self._members.get(asked.person)
        assert person is not None
        self._house.unattended.at_work(station.id)
        await self._house.staff.take_over(station, By.of(person), asked.id)
        return {}

    async def hand_over(self, request: Request) -> dict[str, Any]:
        """Work at this station no more."""
        asked, station = await OVER.of(request), self._at(request)
        if station.person:
            await self._house.staff.hand_over(station, self._callers.by(request), asked.id)
        return {}

    async def pin(self, request: Request) -> dict[str, Any]:
        """Have a PIN for the house's devices, or another one."""
        asked = await PINNED.of(request)
        person = self._members.of(self._people.signed_in(request))
        if self._members.credentials.of(person.id, PASSWORD):
            await self.proves(person.id, asked.password, PASSWORD)
        check_pin(asked.pin)
        proof = await self._people.aside.do(hashed, asked.pin)
        await self._members.have_pin(person, proof)
        self._members.tries.right(_against(person.id))
        return {}

    async def prove(self, request: Request) -> dict[str, Any]:
        """Prove again that it is oneself who acts here; on a device of the house's own by the PIN alone."""
        asked, by = await PROOF.of(request), self._callers.by(request)
        if not by.person:
            raise Refusal("room-not-joined")
        kinds = (PIN,) if by.station else (PIN, PASSWORD)
        await self.proves(by.person, asked.proof, *kinds)
        self._house.unattended.at_work(by.device)
        return {}

    async def to_sign(self, request: Request) -> dict[str, Any]:
        """What this browser has to answer to prove by a passkey that it is still oneself."""
        await NOTHING.of(request)
        self._people.signed_in(request)
        return await self._passkeys.challenge(request)

    async def prove_signed(self, request: Request) -> dict[str, Any]:
        """Prove again by a passkey that it is oneself who acts here."""
        asked, session = await SIGNED.of(request), self._people.signed_in(request)
        used = await self._passkeys.signed(request, asked)
        if used.person != session.person:
            raise Refusal("room-passkey-unknown")
        await self._members.use_passkey(used)
        self._house.unattended.at_work(session.id)
        return {}

    def may_try(self, request: Request) -> None:
        """Refuse who has tried too often from where a request comes."""
        if not self._allowed(request):
            raise Refusal("server-too-many-names")

    def _at(self, request: Request) -> Station:
        station = self._callers.station(request)
        if station is None:
            raise Refusal("staff-no-such-station")
        return station

    async def proves(self, person: str, shown: str, *kinds: str) -> None:
        """Raise `Refusal` for what proves nobody, with too many wrong ones for a while in any case."""
        tries = self._members.tries
        tries.take(_against(person))
        proofs = [each.proof for each in self._members.credentials.of(person, *kinds)]
        if not any([await self._people.aside.do(holds, proof, shown) for proof in proofs or [""]]):
            raise Refusal("staff-proof-wrong")
        tries.right(_against(person))


def _against(person: str) -> str:
    return f"staff/{person}"
