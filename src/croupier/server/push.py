"""Calls by web push (RFC 8030, 8291, 8292): a browser is called though its page is closed, by its own push service.

The house speaks to the push services of the browsers alone: an address of any other machine is refused.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from croupier.errors import Mistake, Refusal
from croupier.room.house.calling import KINDS, Calling
from croupier.room.journal.files import write_whole
from croupier.room.journal.subscriptions import Subscribed, Subscription, Unsubscribed
from croupier.server.addresses import Address, Body
from croupier.server.people import NOTHING
from croupier.text import knows, say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from starlette.requests import Request

    from croupier.room.house.calling import Call
    from croupier.room.house.house import House
    from croupier.room.journal.commit import Session
    from croupier.server.people import PeopleDesk
    from croupier.server.sms import Messages

log: Final = logging.getLogger("croupier.server")

SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://push.services.mozilla.com",
    "https://push.apple.com",
    "https://notify.windows.com",
)
"""The push services of the browsers there are; those below one of them too."""

EVERY: Final = 1.0
"""The seconds between two looks at whom to call."""

GOOD_FOR: Final = 600
"""So many seconds a push service keeps a call for a browser that is away: a seat is not kept longer."""

PATIENCE: Final = 10
MOST_WAITING: Final = 2_000
MOST_OF_ONE: Final = 10
"""How many browsers of one person are called."""

_GONE: Final = (404, 410)


class Keys(msgspec.Struct, frozen=True):
    """What a browser gave to encrypt with."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Subscribe(msgspec.Struct, frozen=True):
    """Call this browser, in a language, to these kinds of things; as its `PushSubscription` tells of itself."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1_000)]
    keys: Keys
    lang: Literal["en", "ru"] = "en"
    kinds: tuple[Literal["seat", "move", "level"], ...] = ("seat", "move")


SUBSCRIBE: Final = Body(Subscribe)


def allowed(endpoint: str, services: Iterable[str]) -> bool:
    """Whether an address is one of the push services', or below one.

    >>> allowed("https://updates.push.services.mozilla.com/wpush/v2/x", SERVICES)
    True
    >>> allowed("https://push.services.mozilla.com.example.org/x", SERVICES)
    False
    >>> allowed("http://fcm.googleapis.com/x", SERVICES)
    False
    """
    try:
        at = urlsplit(endpoint)
        port = at.port
    except ValueError:
        return False
    if at.username is not None or at.hostname is None:
        return False
    for service in map(urlsplit, services):
        below = at.hostname == service.hostname or at.hostname.endswith(f".{service.hostname}")
        if below and at.scheme == service.scheme and port == service.port:
            return True
    return False


def text_of(call: Call, lang: str) -> str:
    """What a call says."""
    if call.kind == "seat":
        return say("call-seat", lang, where=call.where if call.seat else _of_list(call.where, lang))
    if call.kind == "move":
        return say("call-move", lang, where=call.where, table=call.table, seat=call.seat)
    return say("call-level", lang, where=call.where, level=call.level)


def _of_list(name: str, lang: str) -> str:
    """What a list of the live cash room is called: its game in words, and the limit."""
    game, _, limit = name.partition(" ")
    code = f"records-game-{game}"
    return f"{say(code, lang)} {limit.replace('-', '/')}" if knows(code, lang) else name


class Vapid:
    """By what the house proves to push services that it is the same one; in a file beside the database."""

    def __init__(self, file: Path, contact: str) -> None:
        from py_vapid import Vapid02

        self.contact = contact
        try:
            self.key: Any = Vapid02.from_pem(file.read_bytes())
        except FileNotFoundError:
            self.key = Vapid02()
            self.key.generate_keys()
            write_whole(file, self.key.private_pem(), over=False)
        except (OSError, ValueError) as error:
            raise Mistake("server-push-key-unusable", path=str(file), why=str(error)) from error

    @property
    def public(self) -> str:
        """What a browser asks its push service with: the public key, a point, in base64 for addresses."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")


class Push:
    """Calls people: their browsers where there is a contact to name, their phones where there is a program for that."""

    def __init__(
        self,
        house: House,
        vapid: Vapid | None,
        messages: Messages | None = None,
        services: Iterable[str] = SERVICES,
        lang: str = "en",
    ) -> None:
        self._house = house
        self.vapid = vapid
        self.messages = messages
        self.services: Final = tuple(services)
        self._lang = lang
        on = vapid is not None or messages is not None
        known = house.store.subscriptions() if on else []
        self._of: dict[str, Subscription] = {each.endpoint: each for each in known}
        self._mail: asyncio.Queue[tuple[Subscription, Call]] = asyncio.Queue(MOST_WAITING)
        self._calling = Calling(house, self.call) if on else None

    def of(self, person: str) -> list[Subscription]:
        """The browsers of somebody that are called: those he is signed in on."""
        sessions = self._house.members.sessions
        return [
            each
            for each in self._of.values()
            if each.person == person and (found := sessions.get(each.session)) and found.person == person
        ]

    async def subscribe(self, subscription: Subscription) -> None:
        """Call a browser from now on; `Refusal` where its address is none of a push service, or he has too many."""
        if self.vapid is None:
            raise Refusal("call-off")
        if not allowed(subscription.endpoint, self.services):
            raise Refusal("call-no-service")
        others = [each for each in self.of(subscription.person) if each.endpoint != subscription.endpoint]
        if len(others) >= MOST_OF_ONE:
            raise Refusal("call-too-many", most=MOST_OF_ONE)
        await self._house.store.change(Subscribed(subscription))
        self._of[subscription.endpoint] = subscription

    async def unsubscribe(self, endpoints: Iterable[str]) -> None:
        """Call browsers no more."""
        gone = tuple([each for each in endpoints if each in self._of])
        if gone:
            await self._house.store.change(Unsubscribed(gone))
        for each in gone:
            self._of.pop(each, None)

    def call(self, call: Call) -> None:
        """Call somebody wherever he wants to be called; a message to his phone is no call to a level."""
        for each in self.of(call.person):
            if call.kind in each.kinds.split(","):
                try:
                    self._mail.put_nowait((each, call))
                except asyncio.QueueFull:
                    log.warning("a call was dropped: %s wait already", MOST_WAITING)
        if self.messages is not None and call.kind != "level":
            record = self._house.members.records.of(call.person)
            if record.phone:
                lang = next((each.lang for each in self.of(call.person)), self._lang)
                self.messages.send(record.phone, text_of(call, lang))

    def look(self) -> None:
        """See whom to call now."""
        if self._calling is not None:
            self._calling.look()

    async def run(self) -> None:
        """Look again and again, and send what is to be sent."""
        sending = [asyncio.create_task(self._send()) for _ in range(4)]
        try:
            while True:
                await asyncio.sleep(EVERY)
                self.look()
        finally:
            for each in sending:
                each.cancel()

    async def _send(self) -> None:
        while True:
            await self.send_next()

    async def send_next(self) -> None:
        """Send what waits first, when there is something."""
        subscription, call = await self._mail.get()
        status = await asyncio.to_thread(self._post, subscription, call)
        if status in _GONE:
            await self.unsubscribe([subscription.endpoint])
        elif status >= 400:
            # The address is a credential: it stands in no log.
            log.warning("a push service answered %s", status)

    def _post(self, subscription: Subscription, call: Call) -> int:
        """Send one call; the status of the answer, 599 where there was none."""
        from pywebpush import WebPushException, webpush

        assert self.vapid is not None
        told = {
            "title": "Croupier",
            "body": text_of(call, subscription.lang),
            "path": call.path,
            "tag": f"{call.kind}-{call.path}",
        }
        try:
            answer = webpush(
                {
                    "endpoint": subscription.endpoint,
                    "keys": {"p256dh": subscription.public_key, "auth": subscription.secret},
                },
                msgspec.json.encode(told).decode(),
                vapid_private_key=self.vapid.key,
                vapid_claims={"sub": self.vapid.contact},
                ttl=GOOD_FOR,
                timeout=PATIENCE,
                headers={"Urgency": "high"},
            )
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 599
        except (OSError, ValueError):
            # No answer: every error of the line is one of the system.
            return 599
        return int(answer.status_code) if not isinstance(answer, str) else 200


class PushDesk:
    """Where a browser asks to be called."""

    def __init__(self, desk: PeopleDesk, push: Push) -> None:
        self._desk = desk
        self._push = push
        self.routes: Final = [
            Address("/api/people/calls", self.mine, may=("session",)),
            Address("/api/people/calls/take", self.take, takes=SUBSCRIBE, may=("session",)),
            Address("/api/people/calls/stop", self.stop, takes=NOTHING, may=("session",)),
        ]

    async def mine(self, request: Request) -> dict[str, Any]:
        """With which key this house calls browsers, empty where it does not, and to what it calls this one."""
        session = self._desk.signed_in(request)
        kinds = {kind for each in self._mine(session) for kind in each.kinds.split(",")}
        key = self._push.vapid.public if self._push.vapid is not None else ""
        return {"key": key, "kinds": [kind for kind in KINDS if kind in kinds]}

    async def take(self, request: Request) -> dict[str, Any]:
        """Call this browser from now on, as long as one is signed in on it."""
        asked = await SUBSCRIBE.of(request)
        session = self._desk.signed_in(request)
        kinds = ",".join(dict.fromkeys(asked.kinds))
        keys = asked.keys
        mine = Subscription(
            asked.endpoint, session.id, session.person, keys.p256dh, keys.auth, asked.lang, kinds
        )
        await self._push.subscribe(mine)
        others = [each.endpoint for each in self._mine(session) if each.endpoint != mine.endpoint]
        await self._push.unsubscribe(others)
        return await self.mine(request)

    async def stop(self, request: Request) -> dict[str, Any]:
        """Call this browser no more."""
        await NOTHING.of(request)
        session = self._desk.signed_in(request)
        await self._push.unsubscribe([each.endpoint for each in self._mine(session)])
        return await self.mine(request)

    def _mine(self, session: Session) -> list[Subscription]:
        return [each for each in self._push.of(session.person) if each.session == session.id]
