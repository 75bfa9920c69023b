"""The bus of a house of several processes: NATS core, at most once, nothing kept."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Self
from urllib.parse import urlsplit

from croupier.errors import Mistake
from croupier.room.bus.port import LARGEST, PATIENCE, Letter, Unanswered, subject

if TYPE_CHECKING:
    from collections.abc import Callable

    from nats.aio.client import Client
    from nats.aio.msg import Msg

log: Final = logging.getLogger("croupier.room")

MOST_WAITING: Final = 10_000
"""How many letters may wait to be told; what comes beyond them is lost, as the bus may lose any."""

HOUSE: Final = "croupier"
"""What the subjects of a house begin with that is not told another name."""


class _Told:
    __slots__ = ("_bus", "_reply", "body")

    def __init__(self, bus: OverNats, message: Msg) -> None:
        self.body: Final = message.data
        self._bus = bus
        self._reply = message.reply

    def answer(self, body: bytes) -> None:
        if self._reply:
            self._bus._put(self._reply, body)


class OverNats:
    """Letters by a NATS server, or several of one cluster, to the processes of one house."""

    def __init__(self, client: Client, house: str) -> None:
        self._client = client
        self._house = house
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._telling = asyncio.get_running_loop().create_task(self._tell())
        self._ending: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, url: str) -> Self:
        """Return the bus at an address such as `nats://host:4222/club`, where the path names the house.

        Several servers are named with commas between. Raises `Mistake` where none of them answers, or nats-py is
        not installed.
        """
        try:
            from nats.aio.client import Client
            from nats.errors import Error
        except ImportError as error:
            raise Mistake("room-no-bus") from error
        servers = [each if "://" in each else f"nats://{each}" for each in url.split(",")]
        house = urlsplit(servers[-1]).path.strip("/") or HOUSE
        told: deque[Exception] = deque(maxlen=1)

        async def unheard(error: Exception) -> None:
            told.append(error)
            log.warning("the bus: %s", str(error) or type(error).__name__)

        client = Client()
        try:
            async with asyncio.timeout(PATIENCE):
                await client.connect(
                    [each.removesuffix(urlsplit(each).path) for each in servers],
                    name="croupier",
                    # A server that is gone for a while is waited for; what is told meanwhile may be lost.
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    error_cb=unheard,
                )
        except (OSError, TimeoutError, Error) as error:
            with suppress(Exception):
                await client.close()
            at = ",".join([urlsplit(each).netloc.rpartition("@")[2] for each in servers])
            why = next((str(each) for each in (error, *told) if str(each)), type(error).__name__)
            raise Mistake("room-bus-silent", at=at, why=why) from error
        return cls(client, house)

    def tell(self, subject: str, body: bytes) -> None:
        """Tell whoever listens."""
        self._put(self._named(subject), body)

    def _put(self, subject: str, body: bytes) -> None:
        if len(body) > LARGEST:
            log.warning("a letter of %s bytes is too long for the bus", len(body))
            return
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((subject, body))

    async def _tell(self) -> None:
        while True:
            where, body = await self._waiting.get()
            try:
                await self._client.publish(where, body)
            except Exception as error:
                log.info("a letter was not told: %s", type(error).__name__)
            finally:
                self._waiting.task_done()

    async def ask(self, subject: str, body: bytes, patience: float = PATIENCE) -> bytes:
        """Return the first answer of whoever listens."""
        from nats.errors import Error

        if len(body) > LARGEST:
            raise Unanswered(subject)
        until = asyncio.get_running_loop().time() + patience
        try:
            async with asyncio.timeout_at(until):
                # After whatever was told before.
                await self._waiting.join()
                message = await self._client.request(self._named(subject), body, timeout=patience)
        except (Error, TimeoutError) as error:
            raise Unanswered(subject) from error
        return message.data

    async def listen(self, subject: str, take: Callable[[Letter], None]) -> Callable[[], None]:
        """Call `take` with every letter of a subject, once the server knows of it."""

        async def took(message: Any) -> None:
            try:
                take(_Told(self, message))
            except Exception as error:
                # Its words may repeat what the letter says.
                log.error("a letter was not taken: %s", type(error).__name__)

        listening = await self._client.subscribe(self._named(subject), cb=took)
        # nats-py asks at once and subscribes a moment later: what the first answer tells of the server is what it
        # knew before, what the second tells is that it knows of this.
        for _ in range(2):
            await self._client.flush()

        def end() -> None:
            task = asyncio.get_running_loop().create_task(_ended(listening))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

        return end

    async def close(self) -> None:
        """Tell what waits, and listen no more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._waiting.join()
        self._telling.cancel()
        with suppress(Exception):
            await self._client.close()

    def _named(self, of: str) -> str:
        return f"{subject(self._house)}.{of}"


async def _ended(listening: Any) -> None:
    with suppress(Exception):
        await listening.unsubscribe()
