"""Hands of somebody's own files shown on the table: a small server on this machine alone, for as long as he looks."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from croupier.cards import UNKNOWN
from croupier.errors import CroupierError, Refusal
from croupier.records import heading, tell, write_as
from croupier.records.picture import picture
from croupier.room.replays.replay import shown
from croupier.server.addresses import HTML, SVG, TEXT, Address
from croupier.server.answers import as_json, broken, language, refused
from croupier.server.aside import Aside
from croupier.server.compressed import Compressed
from croupier.server.edge import Edge
from croupier.server.headers import SecurityHeaders
from croupier.server.page import STATIC, BuiltFiles, pages
from croupier.server.replays import ENDINGS, TO, as_file, format_wished
from croupier.server.serve import listen

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.records import Piece, Played
    from croupier.room.replays.replay import Replay

HOST: Final = "127.0.0.1"
PAGE: Final = "/hand/{link}"


def show_files(hands: Sequence[Piece], announce: Callable[[str], None], port: int = 0) -> None:
    """Serve hands to this machine's browsers until it is asked to stop; tell `announce` the address of the first.

    The address has a word that nobody guesses: other people of this machine do not find the hands by its port.
    """
    with contextlib.closing(listen(HOST, port)) as listening:
        asyncio.run(_serve(FileHands(hands), listening, announce))


async def _serve(hands: FileHands, listening: socket.socket, announce: Callable[[str], None]) -> None:
    config = uvicorn.Config(
        hands.app(),
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="off",
        server_header=False,
    )
    server = uvicorn.Server(config)
    port = listening.getsockname()[1]
    announce(f"http://{HOST}:{port}{hands.address(1)}")
    await server.serve(sockets=[listening])


class FileHands:
    """The hands of some files, each by its number; one is played when it is looked at."""

    def __init__(self, hands: Sequence[Piece], key: str = "") -> None:
        self._hands = hands
        self._key = key or secrets.token_hex(16)
        self._aside = Aside()

    def app(self) -> Starlette:
        """The addresses: the page, and what it asks for."""
        shared = "/api/shared/{link}"
        return Starlette(
            routes=[
                Address(f"{shared}/replay", self.replay),
                Address(f"{shared}/take", self.take, asks=(TO,), tells=TEXT),
                Address(f"{shared}/picture", self.picture, tells=SVG),
                Address(PAGE, pages()[PAGE], tells=HTML),
                Mount("/", BuiltFiles(directory=STATIC, check_dir=False)),
            ],
            middleware=[
                Middleware(SecurityHeaders),
                Middleware(Edge, {"localhost"}, (), lambda _: True),
                Middleware(Compressed),
            ],
            exception_handlers={CroupierError: refused, Exception: broken},
        )

    def address(self, number: int) -> str:
        """Where a hand is shown.

        >>> FileHands([], "word").address(3)
        '/hand/word-3'
        """
        return PAGE.format(link=self._link(number))

    async def replay(self, request: Request) -> Response:
        """A hand step by step, with all that its file knows."""
        return as_json(await self._aside.do(self._shown, self._number(request), language(request)))

    async def take(self, request: Request) -> Response:
        """The same in another format."""
        to, number = format_wished(request), self._number(request)
        text = await self._aside.do(lambda: write_as(to, [self._hands[number - 1].play()]))
        return as_file(text, f"hand-{number}.{ENDINGS[to]}", TEXT)

    async def picture(self, request: Request) -> Response:
        """The same as a picture."""
        number = self._number(request)
        drawn = await self._aside.do(lambda: _drawn(self._hands[number - 1].play(), language(request)))
        return as_file(drawn, f"hand-{number}.svg", SVG)

    def _number(self, request: Request) -> int:
        key, _, number = str(request.path_params["link"]).rpartition("-")
        good = secrets.compare_digest(key.encode(), self._key.encode())
        if not (good and number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= len(self._hands)):
            raise Refusal("replays-no-such-link")
        return int(number)

    def _link(self, number: int) -> str:
        return f"{self._key}-{number}"

    def _shown(self, number: int, lang: str) -> Replay:
        played = self._hands[number - 1].play()
        record = played.record
        whose = _seen_from(played)
        names = {seat: record.name_of(seat) for seat in record.chairs}
        return shown(
            played.hand,
            names,
            whose,
            number=number,
            title=str(record.table or record.event or record.venue or ""),
            name=record.name or str(number),
            unit=record.unit,
            begins_open=whose is None,
            before=self._link(number - 1) if number > 1 else "",
            after=self._link(number + 1) if number < len(self._hands) else "",
            but=played.deviation.say(lang) if played.deviation is not None else "",
        )


def _seen_from(played: Played) -> int | None:
    """The seat of whoever kept the hand: the only one whose cards were known when they were dealt."""
    known = {
        each.seat
        for each in played.hand.log
        if each.kind == "deal" and each.cards and UNKNOWN not in each.cards
    }
    first = min(known, default=None)
    return first if len(known) == 1 else None


def _drawn(played: Played, lang: str) -> str:
    record = played.record
    names = {seat: record.name_of(seat) for seat in record.chairs}
    story = tell(played.hand, lang, names=names, unit=record.unit, tabled=played.tabled)
    return picture(story, *heading(record, lang))
