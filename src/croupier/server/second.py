"""The second signature over HTTP: somebody else than whoever asked proves on the same device who he is, and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.room.bounds import Id, Name
from croupier.room.people.credentials import PASSWORD, PIN
from croupier.server.addresses import Address, Body
from croupier.server.passkeys import WithPasskey
from croupier.server.people import Password

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.room.actors.asks import By
    from croupier.room.house.house import House
    from croupier.server.callers import Callers
    from croupier.server.passkeys import PasskeyDesk
    from croupier.server.stations import StationDesk


class Second(msgspec.Struct, frozen=True):
    """Sign the `ask` of this id, which waits on this device, by name and PIN, or password on a device of one's own."""

    ask: Id
    name: Name
    proof: Password


class ToSign(msgspec.Struct, frozen=True):
    """Sign the `ask` of this id by a passkey."""

    ask: Id


class SecondByPasskey(WithPasskey, frozen=True, kw_only=True):
    """Sign the `ask` of this id by a passkey, which has signed the challenge given for it."""

    ask: Id


SECOND: Final = Body(Second)
TO_SIGN: Final = Body(ToSign)
BY_PASSKEY: Final = Body(SecondByPasskey)


class SecondDesk:
    """Where asks get their second signature; it is good for that ask alone, once."""

    def __init__(self, stations: StationDesk, passkeys: PasskeyDesk, house: House, callers: Callers) -> None:
        self._stations = stations
        self._passkeys = passkeys
        self._house = house
        self._callers = callers
        self.routes: Final = [
            Address("/api/staff/second", self.sign, takes=SECOND, may=("session", "station")),
            Address("/api/staff/second/ask", self.to_sign, takes=TO_SIGN, may=("session", "station")),
            Address("/api/staff/second/passkey", self.signed, takes=BY_PASSKEY, may=("session", "station")),
        ]

    async def sign(self, request: Request) -> dict[str, Any]:
        """Sign what somebody else has asked on this device; tells one's name."""
        asked, by = await SECOND.of(request), self._callers.by(request)
        signer = self._house.members.named(asked.name)
        self._house.signatures.check(by, asked.ask, signer)
        self._stations.may_try(request)
        # Nobody learns whether it was the name.
        known = signer.id if signer is not None else asked.name
        await self._stations.proves(known, asked.proof, *((PIN,) if by.station else (PIN, PASSWORD)))
        assert signer is not None
        self._house.signatures.sign(by, asked.ask, signer)
        return {"name": signer.name}

    async def to_sign(self, request: Request) -> dict[str, Any]:
        """What a second person's passkey has to answer: it is good for this ask alone."""
        asked, by = await TO_SIGN.of(request), self._callers.by(request)
        self._house.signatures.check(by, asked.ask, None)
        return await self._passkeys.challenge(request, _of(by, asked.ask))

    async def signed(self, request: Request) -> dict[str, Any]:
        """Sign by a passkey what somebody else has asked on this device; tells one's name."""
        asked, by = await BY_PASSKEY.of(request), self._callers.by(request)
        self._house.signatures.check(by, asked.ask, None)
        used = await self._passkeys.signed(request, asked, _of(by, asked.ask))
        signer = self._house.members.get(used.person)
        assert signer is not None
        await self._house.members.use_passkey(used)
        self._house.signatures.sign(by, asked.ask, signer)
        return {"name": signer.name}


def _of(by: By, ask: str) -> str:
    """What a challenge is given for: an ask of a device."""
    return f"second/{by.device}/{ask}"
