"""Passkeys over HTTP: what a browser has to answer, and its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec

from croupier.errors import Refusal
from croupier.room.people.passkeys import (
    PASSKEY,
    NewKey,
    SignedKey,
    Site,
    made,
    signed,
    to_make,
    to_sign,
)
from croupier.server.addresses import Address, Body
from croupier.server.aside import Aside
from croupier.server.cookies import SECURE
from croupier.server.edge import is_address
from croupier.server.people import NOTHING, device_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.house.house import House
    from croupier.room.journal.commit import Credential
    from croupier.room.people.members import Members
    from croupier.server.people import PeopleDesk

Packed = Annotated[str, msgspec.Meta(min_length=1, max_length=8_000)]
"""Bytes as a browser writes them, in base64url."""

KeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=1_400)]


class NewPasskey(msgspec.Struct, frozen=True):
    """A passkey that this browser made for the challenge it was given."""

    id: KeyId
    client: Packed
    attestation: Packed


class WithPasskey(msgspec.Struct, frozen=True):
    """Sign in on this device by a passkey, which has signed the challenge."""

    id: KeyId
    client: Packed
    authenticator: Packed
    signature: Packed
    user: Annotated[str, msgspec.Meta(max_length=100)] = ""


class NoPasskey(msgspec.Struct, frozen=True):
    """Take a passkey of one's own away."""

    id: KeyId


NEW: Final = Body(NewPasskey)
SIGNED: Final = Body(WithPasskey)
REMOVED: Final = Body(NoPasskey)

AT_HOME: Final = "localhost"
"""The one name that browsers trust without TLS."""


class PasskeyDesk:
    """Where passkeys are made, used and taken away."""

    def __init__(self, desk: PeopleDesk, house: House) -> None:
        self._desk = desk
        self._house = house
        # Keys of every kind are read and reckoned with.
        self._aside = Aside(waiting=50)
        self.routes: Final = [
            Address("/api/people/passkeys/new", self.to_make, takes=NOTHING, may=("session",)),
            Address("/api/people/passkeys/made", self.made, takes=NEW, may=("session",)),
            Address("/api/people/passkeys/ask", self.to_sign, takes=NOTHING, may=("session",)),
            Address("/api/people/passkeys/sign-in", self.sign_in, takes=SIGNED, may=("session",)),
            Address("/api/people/passkeys/remove", self.remove, takes=REMOVED, may=("session",)),
        ]

    @property
    def _members(self) -> Members:
        return self._house.members

    async def to_make(self, request: Request) -> dict[str, Any]:
        """What this browser has to answer to make a passkey for who is signed in: once, within five minutes."""
        await NOTHING.of(request)
        session, site = self._desk.signed_in(request), site_of(request)
        challenge = self._members.challenges.give(session.id)
        person = self._members.of(session)
        own = self._members.credentials.of(person.id, PASSKEY)
        return await self._aside.do(to_make, site, person, challenge, own)

    async def made(self, request: Request) -> dict[str, Any]:
        """Have one more passkey; tells `codes` for when all are lost, once, who had none."""
        asked = await NEW.of(request)
        session, site = self._desk.signed_in(request), site_of(request)
        challenge = self._members.challenges.take(asked.client, session.id)
        device, now = await device_of(request), self._members.now
        answer = NewKey(asked.id, asked.client, asked.attestation)
        id, key = await self._aside.do(made, site, challenge, answer, device, now)
        return {"codes": await self._members.add_passkey(self._members.of(session), id, key)}

    async def to_sign(self, request: Request) -> dict[str, Any]:
        """What this browser has to answer to sign in by a passkey: once, within five minutes."""
        await NOTHING.of(request)
        self._desk.may_try(request)
        return await self.challenge(request)

    async def challenge(self, request: Request, what: str = "") -> dict[str, Any]:
        """What a browser has to sign, to sign in or for something else."""
        return await self._aside.do(to_sign, site_of(request), self._members.challenges.give(what))

    async def sign_in(self, request: Request) -> Response:
        """Sign in by a passkey; tells when and where one was here last (`last`, null for nowhere)."""
        asked = await SIGNED.of(request)
        self._desk.may_try(request)
        used = await self.signed(request, asked)
        person = self._members.get(used.person)
        assert person is not None
        return await self._desk.welcome(request, person, used)

    async def signed(self, request: Request, asked: WithPasskey, what: str = "") -> Credential:
        """The passkey that has signed the challenge this browser was given for something, one signature later."""
        challenge = self._members.challenges.take(asked.client, what)
        known = self._members.credentials.passkey(asked.id)
        if known is None:
            raise Refusal("room-passkey-unknown")
        answer = SignedKey(asked.id, asked.client, asked.authenticator, asked.signature, asked.user)
        return await self._aside.do(signed, site_of(request), known, challenge, answer)

    async def remove(self, request: Request) -> dict[str, Any]:
        """Take a passkey of one's own away: it signs in nowhere any more."""
        asked = await REMOVED.of(request)
        session = self._desk.signed_in(request)
        await self._members.remove_passkey(session.person, asked.id)
        return {"removed": asked.id}


def site_of(request: Request) -> Site:
    """Where a browser may make and use passkeys for the house: at the name it was asked by, which is one of its own.

    Raises `Refusal` for a bare address, and for a name without TLS: browsers give no passkey there.
    """
    host, scheme = request.headers.get("host", ""), request.url.scheme
    name = urlsplit(f"//{host}").hostname or ""
    if is_address(name) or not (scheme in SECURE or name == AT_HOME):
        raise Refusal("room-passkey-not-here")
    return Site(name, f"{scheme}://{host.lower()}")
