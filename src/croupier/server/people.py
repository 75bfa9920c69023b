"""Who somebody is: taking a name, the devices he is signed in on, one more of them, one less."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from ua_parser import parse

from croupier.errors import Refusal
from croupier.room.bounds import Id, Name
from croupier.server.addresses import Address, Body
from croupier.server.answers import as_json
from croupier.server.cookies import secret_of, with_secret, without_secret

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.house.house import House
    from croupier.room.journal.commit import Person, Session
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


class SignOut(msgspec.Struct, frozen=True):
    """Sign devices out, by the ids of their sessions; without any, this device."""

    sessions: Annotated[list[Id], msgspec.Meta(max_length=100)] = []


class NoMore(msgspec.Struct, frozen=True):
    """Nothing has to be told."""


LONGEST_AGENT: Final = 300

JOIN: Final = Body(Join)
CODE: Final = Body(WithCode)
TOKEN: Final = Body(WithToken)
OUT: Final = Body(SignOut)
NOTHING: Final = Body(NoMore)


class PeopleDesk:
    """Where people say who they are; what proves it goes out in a cookie, and in nothing else."""

    def __init__(self, house: House, allowed: Allowed) -> None:
        self._house = house
        self._allowed = allowed
        self.routes = [
            Address("/api/people/join", self.join, takes=JOIN, may=("session",)),
            Address("/api/people/me", self.me, may=("session",)),
            Address("/api/people/code", self.code, takes=NOTHING, may=("session",)),
            Address("/api/people/sign-in", self.sign_in, takes=CODE, may=("session",)),
            Address("/api/people/token", self.token, takes=TOKEN),
            Address("/api/people/sign-out", self.sign_out, takes=OUT, may=("session",)),
        ]

    @property
    def _members(self) -> Members:
        return self._house.members

    async def join(self, request: Request) -> Response:
        """Take a name and be signed in; the cookie comes with the answer."""
        asked = await JOIN.of(request)
        known = self._known(request)
        if not self._allowed(request):
            raise Refusal("server-too-many-names")
        if known is not None and self._members.joined_as(asked.id, asked.name) != known:
            raise Refusal("room-already-joined", name=known.name)
        person, secret = await self._members.join(asked.id, asked.name, await _device(request))
        return with_secret(as_json({"name": person.name}), request, secret)

    async def me(self, request: Request) -> dict[str, Any]:
        """Who one is here, and on which devices one is signed in, the one last seen first; ms since 1970."""
        session = self._session(request)
        if session is None:
            return {"name": None, "devices": []}
        person = self._members.of(session)
        return {
            "name": person.name,
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
        return {"code": self._members.codes.give(self._signed_in(request).person)}

    async def sign_in(self, request: Request) -> Response:
        """Sign in on this device too, by the code another one shows."""
        asked = await CODE.of(request)
        if not self._allowed(request):
            raise Refusal("server-too-many-names")
        known = self._known(request)
        if known is not None:
            raise Refusal("room-already-joined", name=known.name)
        person = self._members.get(self._members.codes.take(asked.code))
        if person is None:
            raise Refusal("room-code-unknown")
        secret = await self._members.sign_in(person, await _device(request))
        return with_secret(as_json({"name": person.name}), request, secret)

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
        session = self._signed_in(request)
        ids = asked.sessions or [session.id]
        await self._members.sign_out(session.person, ids)
        told = as_json({"signed_out": len(ids)})
        return without_secret(told, request) if session.id in ids else told

    def _session(self, request: Request) -> Session | None:
        return self._members.sessions.of(secret_of(request))

    def _known(self, request: Request) -> Person | None:
        return self._members.holder(secret_of(request))

    def _signed_in(self, request: Request) -> Session:
        session = self._session(request)
        if session is None:
            raise Refusal("room-not-joined")
        return session


async def _device(request: Request) -> str:
    """What a browser and its system are called; the tables of that take long to read, once."""
    return await asyncio.to_thread(device, request.headers.get("user-agent", "")[:LONGEST_AGENT])


def device(agent: str) -> str:
    """What somebody calls the device that says this of itself; empty where nobody knows.

    >>> device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = parse(agent)
    return ", ".join([each.family for each in (found.user_agent, found.os) if each is not None])
