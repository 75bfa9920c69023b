"""The papers of an event over HTTP: to print as PDF, to go on with as CSV."""

from __future__ import annotations

import socket
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.responses import Response

from croupier.errors import Mistake
from croupier.room.cashier.report import drawers
from croupier.room.event import papers
from croupier.room.event.papers import OF_MONEY, PAPERS, Paper, Took
from croupier.server.addresses import CSV, Address, Text, guarded
from croupier.server.answers import NO_STORE, language
from croupier.server.aside import Aside
from croupier.server.printed import Column, Sheet, cards, table
from croupier.text import say
from croupier.text.sheet import sheet as csv
from croupier.text.sheet import units

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.room.event.state import EventState
    from croupier.room.house.house import House
    from croupier.room.journal.reader import Reader
    from croupier.server.callers import Callers

PDF: Final = "application/pdf"
OF: Final = Text("of", 16)
LANG: Final = Text("lang", 2)
PLAYER: Final = Text("player", 64)

SHOWN: Final = {"content-security-policy": "frame-ancestors 'self'", "x-frame-options": "SAMEORIGIN"}
"""The desk prints a paper out of a frame of its own; a PDF loads nothing, and no other page may frame it."""

WIDE: Final = {
    "player": 3.6,
    "cashier": 2.0,
    "line": 3.0,
    "what": 1.9,
    "time": 2.1,
    "sign": 3.0,
    "number": 1.6,
    "method": 1.6,
    "prize": 1.5,
    "amount": 1.2,
}
"""Columns that take more than others, in parts."""

FIGURES: Final = {"place", "entries", "rebuys", "add-ons", "number", "count", "table", "seat"}


class PaperDesk:
    """Where the papers of an event are fetched."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._aside = Aside(at_once=1, waiting=8)
        event, who = "/api/events/{event}", callers
        asks = (OF, LANG, PLAYER)
        self.routes: list[Address] = [
            guarded(f"{event}/paper.pdf", self.pdf, who, "see", at=self._place, asks=asks, tells=PDF),
            guarded(f"{event}/paper.csv", self.csv, who, "see", at=self._place, asks=asks, tells=CSV),
            guarded(f"{event}/money.pdf", self.money_pdf, who, "money", at=self._place, asks=asks, tells=PDF),
            guarded(f"{event}/money.csv", self.money_csv, who, "money", at=self._place, asks=asks, tells=CSV),
        ]

    def _place(self, request: Request) -> str:
        return self._house.events.place(request.path_params["event"])

    async def pdf(self, request: Request) -> Response:
        """A paper of an event as PDF: `of` the ranking, payouts with a line to sign, or seats as cards to cut out.

        With a `player` it is his card alone, or his receipts.
        """
        of, state, lang = self._asked(request, PAPERS), self._state(request), language(request)
        if of == "seats":
            address = page_of(str(request.base_url), state.id)
            made = await self._aside.do(
                cards, state.terms.name, address, papers.cards(state, PLAYER.of(request)), lang
            )
        else:
            made = await self._aside.do(printed, state, _MADE[of](state), lang, self._house.now)
        return _sent(made, PDF, of, state)

    async def csv(self, request: Request) -> Response:
        """The same as CSV."""
        of, state = self._asked(request, PAPERS), self._state(request)
        return _sent(sheet_of(_MADE[of](state), language(request)), CSV, of, state)

    async def money_pdf(self, request: Request) -> Response:
        """Receipts of an event with number and cashier, or the report of its entries and money, as PDF."""
        paper, state = await self._money(request)
        made = await self._aside.do(printed, state, paper, language(request), self._house.now)
        return _sent(made, PDF, paper.of, state)

    async def money_csv(self, request: Request) -> Response:
        """The same as CSV."""
        paper, state = await self._money(request)
        return _sent(sheet_of(paper, language(request)), CSV, paper.of, state)

    async def _money(self, request: Request) -> tuple[Paper, EventState]:
        of, state = self._asked(request, OF_MONEY), self._state(request)
        took = await self._aside.do(taken, self._house.store, state.id)
        only = PLAYER.of(request)
        if only and of == "receipts":
            took = [each for each in took if each.receipt.person == only]
        return (papers.receipts(took) if of == "receipts" else papers.report(state, took)), state

    def _asked(self, request: Request, known: tuple[str, ...]) -> str:
        of = OF.of(request) or known[0]
        if of not in known:
            raise Mistake("server-no-such-report", of=of, reports=", ".join(known))
        return of

    def _state(self, request: Request) -> EventState:
        return self._house.events.event(request.path_params["event"]).state


_MADE: Final = {"ranking": papers.ranking, "payouts": papers.payouts, "seats": papers.seats}


def taken(reader: Reader, event: str) -> list[Took]:
    """Every receipt of an event by its number, with whose drawer it went through."""
    found = [
        Took(each, drawer.name)
        for drawer in drawers(reader)
        for each in drawer.receipts
        if each.event == event
    ]
    return sorted(found, key=lambda took: took.receipt.number)


def page_of(base: str, event: str) -> str:
    """The address of a player's page as a phone in the room reaches it: of no machine that calls itself.

    >>> page_of("http://10.0.0.7:8080/", "friday")
    'http://10.0.0.7:8080/event/friday'
    """
    parts = urlsplit(base)
    host = parts.hostname or ""
    if host == "localhost" or (_is_address(host) and ip_address(host).is_loopback):
        named = f"{socket.gethostname().lower().partition('.')[0]}.local"
        base = f"{parts.scheme}://{named}{f':{parts.port}' if parts.port else ''}/"
    return f"{base.rstrip('/')}/event/{event}"


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def sheet_of(paper: Paper, lang: str) -> str:
    """A paper as CSV, its columns by their codes: the same in every language, as programs read them."""
    return "".join(csv(paper.columns, [_cells(paper, row, lang) for row in paper.rows]))


def printed(state: EventState, paper: Paper, lang: str, now: int) -> bytes:
    """A paper as PDF."""
    names = [*paper.columns, *(["sign"] if paper.signed else [])]
    wide = [WIDE.get(name, 1.0) for name in names]
    columns = [
        Column(say(f"paper-column-{name}", lang), each / sum(wide), name in paper.money or name in FIGURES)
        for name, each in zip(names, wide, strict=True)
    ]
    rows = [[*map(str, _cells(paper, row, lang)), *([""] if paper.signed else [])] for row in paper.rows]
    under = say(f"paper-{paper.of}", lang)
    at = datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    foot = f"{state.terms.name} · {under} · {at}"
    return table(Sheet(state.terms.name, under, columns, rows, foot, paper.signed))


def _cells(paper: Paper, row: tuple[object, ...], lang: str) -> list[object]:
    return [_cell(paper, name, value, lang) for name, value in zip(paper.columns, row, strict=True)]


def _cell(paper: Paper, name: str, value: Any, lang: str) -> object:
    if value == "":
        return ""
    if name in paper.money:
        return units(value)
    if name in paper.times:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return say(value, lang) if name in paper.said else value


def _sent(made: bytes | str, kind: str, of: str, state: EventState) -> Response:
    ending = "pdf" if kind == PDF else "csv"
    named = (
        "".join([each for each in state.id if each.isascii() and (each.isalnum() or each == "-")]) or "event"
    )
    shown = kind == PDF
    how = "inline" if shown else "attachment"
    headers = {
        "content-disposition": f'{how}; filename="{of}-{named}.{ending}"',
        **NO_STORE,
        **(SHOWN if shown else {}),
    }
    return Response(made, media_type=kind, headers=headers)
