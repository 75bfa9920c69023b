"""Who somebody is: taking a name, the devices he is signed in on, one more of them, one less."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from ua_parser import parse

from croupier.errors import Refusal
from croupier.room.bounds import Id, Name
from croupier.room.people.credentials import check, hashed, holds
from croupier.room.people.names import name_key
from croupier.room.people.passkeys import PASSKEY, read
from croupier.server.addresses import Address, Body
from croupier.server.answers import as_json
from croupier.server.aside import Aside
from croupier.server.cookies import secrets_of, with_secret, without_secret

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.house.house import House
    from croupier.room.journal.commit import Credential, Person, Session
    from croupier.room.people.members import Members

    Allowed = Callable[[Request], bool]
    """Whether one more name may be taken, or one more code tried, from where a request comes."""


class Join(msgspec.Struct, frozen=True):
    """Take a name. The id is a secret of the sender's: the same again gets the same answer."""

    id: Id
    name: Name


class WithCode(msgspec.Struct, frozen=True):
    """Sign in on this device too, by a code the other one shows."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class WithToken(msgspec.Struct, frozen=True):
    """Go on with a name this browser took before there were cookies for it."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


Password = Annotated[str, msgspec.Meta(max_length=200)]


class WithPassword(msgspec.Struct, frozen=True):
    """Sign in on this device by name and password."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, frozen=True):
    """Have a password, or another in place of the `old` one."""

    password: Password
    old: Password = ""


class Recover(msgspec.Struct, frozen=True):
    """Have a new password by a code that was kept for when the old one is forgotten."""

    name: Name
    code: Annotated[str, msgspec.Meta(max_length=40)]
    password: Password


class SignOut(msgspec.Struct, frozen=True):
    """Sign devices out, by the ids of their sessions; without any, this device."""

    sessions: Annotated[list[Id], msgspec.Meta(max_length=100)] = []


class NoMore(msgspec.Struct, frozen=True):
    """Nothing has to be told."""


LONGEST_AGENT: Final = 300

JOIN: Final = Body(Join)
CODE: Final = Body(WithCode)
TOKEN: Final = Body(WithToken)
LOG_IN: Final = Body(WithPassword)
PASSWORD: Final = Body(NewPassword)
RECOVER: Final = Body(Recover)
OUT: Final = Body(SignOut)
NOTHING: Final = Body(NoMore)


class PeopleDesk:
    """Where people say who they are; what proves it goes out in a cookie, and in nothing else."""

    def __init__(self, house: House, allowed: Allowed) -> None:
        self._house = house
        self._allowed = allowed
        # Each holds 64 MB while it is held against a password.
        self.aside: Final = Aside(waiting=8)
        self.routes: Final = [
            Address("/api/people/join", self.join, takes=JOIN, may=("session",)),
            Address("/api/people/me", self.me, may=("session",)),
            Address("/api/people/code", self.code, takes=NOTHING, may=("session",)),
            Address("/api/people/sign-in", self.sign_in, takes=CODE, may=("session",)),
            Address("/api/people/token", self.token, takes=TOKEN),
            Address("/api/people/log-in", self.log_in, takes=LOG_IN, may=("session",)),
            Address("/api/people/password", self.password, takes=PASSWORD, may=("session",)),
            Address("/api/people/recover", self.recover, takes=RECOVER, may=("session",)),
            Address("/api/people/sign-out", self.sign_out, takes=OUT, may=("session",)),
        ]

    @property
    def _members(self) -> Members:
        return self._house.members

    async def join(self, request: Request) -> Response:
        """Take a name and be signed in; the cookie comes with the answer."""
        asked = await JOIN.of(request)
        known = self._known(request)
        self._check_no_station(request)
        if not self._allowed(request):
            raise Refusal("server-too-many-names")
        if known is not None and self._members.joined_as(asked.id, asked.name) != known:
            raise Refusal("room-already-joined", name=known.name)
        person, secret = await self._members.join(asked.id, asked.name, await device_of(request))
        return with_secret(as_json({"name": person.name}), request, secret)

    async def me(self, request: Request) -> dict[str, Any]:
        """Who one is here, one's passkeys, and where one is signed in, the device last seen first; ms since 1970."""
        session = self._session(request)
        if session is None:
            return {"name": None, "password": False, "passkeys": [], "devices": []}
        person = self._members.of(session)
        return {
            "name": person.name,
            "password": bool(self._members.credentials.proof(person.id)),
            "passkeys": [
                {"id": each.id, "device": key.device, "made": key.made}
                for each in self._members.credentials.of(person.id, PASSKEY)
                for key in (read(each),)
            ],
            "devices": [
                {
                    "session": each.id,
                    "device": each.device,
                    "began": each.began,
                    "seen": each.seen,
                    "here": each.id == session.id,
                }
                for each in self._members.sessions.of_person(person.id)
            ],
        }

    async def code(self, request: Request) -> dict[str, Any]:
        """A code to sign in with on a second device: good once, for five minutes."""
        await NOTHING.of(request)
        return {"code": self._members.codes.give(self.signed_in(request).person)}

    async def sign_in(self, request: Request) -> Response:
        """Sign in on this device too, by the code another one shows; tells `last` as logging in does."""
        asked = await CODE.of(request)
        self.may_try(request)
        person = self._members.get(self._members.codes.take(asked.code))
        if person is None:
            raise Refusal("room-code-unknown")
        return await self.welcome(request, person)

    async def log_in(self, request: Request) -> Response:
        """Sign in by name and password; tells when and where one was here last (`last`, null for nowhere)."""
        asked = await LOG_IN.of(request)
        self.may_try(request)
        person = self._members.named(asked.name)
        await self._proves(asked.name, person, asked.password)
        assert person is not None
        return await self.welcome(request, person)

    async def welcome(self, request: Request, person: Person, passkey: Credential | None = None) -> Response:
        """Sign somebody in who has proved who he is, and tell when and where he was here last."""
        last = self._members.last_seen(person.id)
        secret = await self._members.sign_in(person, await device_of(request), passkey)
        self._house.wallet_changed(person.id)  # his other pages hear of it
        told = {"at": last.seen, "device": last.device} if last is not None else None
        return with_secret(as_json({"name": person.name, "last": told}), request, secret)

    async def password(self, request: Request) -> dict[str, Any]:
        """Give oneself a password, or another one; tells `codes` for when it is forgotten, once."""
        asked = await PASSWORD.of(request)
        person = self._members.of(self.signed_in(request))
        if self._members.credentials.proof(person.id):
            await self._proves(person.name, person, asked.old)
        check(asked.password, person.name)
        proof = await self.aside.do(hashed, asked.password)
        return {"codes": await self._members.secure(person, proof)}

    async def recover(self, request: Request) -> Response:
        """Have a new password by a code; every device is signed out, and this one in. Tells new `codes`, once."""
        asked = await RECOVER.of(request)
        self.may_try(request)
        person = self._members.named(asked.name)
        against = name_key(asked.name)
        self._members.tries.take(against)
        if person is None or not self._members.credentials.recovers(person.id, asked.code):
            raise Refusal("room-log-in-wrong")
        check(asked.password, person.name)
        proof = await self.aside.do(hashed, asked.password)
        codes = await self._members.recover(person, asked.code, proof)
        self._members.tries.right(against)
        secret = await self._members.sign_in(person, await device_of(request))
        return with_secret(as_json({"name": person.name, "codes": codes}), request, secret)

    def may_try(self, request: Request) -> None:
        """Refuse who is somebody already or sits at a station, and who has tried too often."""
        self._check_no_station(request)
        if not self._allowed(request):
            raise Refusal("server-too-many-names")
        known = self._known(request)
        if known is not None:
            raise Refusal("room-already-joined", name=known.name)

    async def _proves(self, name: str, person: Person | None, password: str) -> None:
        """Raise `Refusal` for a wrong password, and for a name that has none: nobody learns which it was."""
        against = name_key(name)
        self._members.tries.take(against)
        proof = self._members.credentials.proof(person.id) if person is not None else ""
        if not await self.aside.do(holds, proof, password):
            raise Refusal("room-log-in-wrong")
        self._members.tries.right(against)

    async def token(self, request: Request) -> Response:
        """Go on under a name this browser kept a token for; from now on it has a cookie."""
        asked = await TOKEN.of(request)
        person = self._members.holder(asked.token)
        if person is None:
            raise Refusal("room-token-unknown")
        return with_secret(as_json({"name": person.name}), request, asked.token)

    async def sign_out(self, request: Request) -> Response:
        """Sign devices out at once, this one or others of one's own."""
        asked = await OUT.of(request)
        session = self.signed_in(request)
        ids = asked.sessions or [session.id]
        await self._members.sign_out(session.person, ids)
        told = as_json({"signed_out": len(ids)})
        return without_secret(told, request) if session.id in ids else told

    def _check_no_station(self, request: Request) -> None:
        if self._house.shown(*secrets_of(request))[1] is not None:
            raise Refusal("staff-station-only")

    def _session(self, request: Request) -> Session | None:
        return self._house.shown(*secrets_of(request))[0]

    def _known(self, request: Request) -> Person | None:
        session = self._session(request)
        return self._members.of(session) if session is not None else None

    def signed_in(self, request: Request) -> Session:
        """The session a request comes in; raises `Refusal` where it comes in none."""
        session = self._session(request)
        if session is None:
            raise Refusal("room-not-joined")
        return session


async def device_of(request: Request) -> str:
    """What a browser and its system are called; the tables of that take long to read, once."""
    return await asyncio.to_thread(device, request.headers.get("user-agent", "")[:LONGEST_AGENT])


def device(agent: str) -> str:
    """What somebody calls the device that says this of itself; empty where nobody knows.

    >>> device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = parse(agent)
    return ", ".join([each.family for each in (found.user_agent, found.os) if each is not None])
