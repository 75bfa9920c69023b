"""Signs of collusion over HTTP: shown to staff with their figures and hands, and never acted upon by the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.care.facts import HandOpened
from croupier.errors import Refusal
from croupier.room.bounds import Number, Word
from croupier.room.hand.record import read
from croupier.room.hand.told import told
from croupier.server.addresses import Address, Body
from croupier.server.addresses import Number as InPath
from croupier.server.answers import language
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.care.collusion import Sign
    from croupier.room.hand.told import ToldHand
    from croupier.room.house.house import House
    from croupier.room.journal.commit import StoredHand
    from croupier.server.callers import Callers


class OpenHand(msgspec.Struct, frozen=True):
    """Look at every card of a closed hand, those that nobody showed too."""

    table: Word
    number: Number


OPEN: Final = Body(OpenHand)
NUMBER: Final = InPath("number")


class SignsDesk:
    """Where staff reads signs of collusion, and the hands behind them."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._callers = callers
        # Thousands of hands are looked through.
        self._looking = Aside(at_once=1, waiting=20)
        self._aside = Aside()
        closed = "/api/house/hands"
        self.routes: Final = [
            Address("/api/house/signs", self.signs, must=("session",), needs=("rule", "audit")),
            Address(
                f"{closed}/{{table}}/{{number}}",
                self.hand,
                asks=(NUMBER,),
                must=("session",),
                needs=("rule", "audit"),
            ),
            Address(f"{closed}/open", self.opened, takes=OPEN, must=("session",), needs=("audit",)),
        ]

    async def signs(self, request: Request) -> dict[str, Any]:
        """The signs at the tables one may rule at, the strongest first; `bounds` is from where on something is one.

        Of whoever asks himself nothing is told.
        """
        self._check(request)
        found = await self._looking.do(self._house.signs.look)
        viewer = self._callers.viewer(request)
        seen = [
            self._told(each)
            for each in found.signs
            if viewer not in each.people
            and each.hands
            and all(self._judges(request, hand.table) for hand in each.hands)
        ]
        return {
            "bounds": self._house.care.looks_for._asdict(),
            "hands": found.hands,
            "at": found.at,
            "opens": self._callers.may(request, "audit"),
            "signs": seen,
        }

    async def hand(self, request: Request) -> ToldHand:
        """A closed hand as everybody at the table saw it, in words."""
        self._check(request)
        table, number = request.path_params["table"], NUMBER.of(request) or 0
        if not self._judges(request, table):
            raise Refusal("staff-not-allowed", needs="rule")
        return await self._aside.do(self._in_words, table, number, language(request), whole=False)

    async def opened(self, request: Request) -> ToldHand:
        """Every card of a closed hand one had no part in, in words; that one looked is logged first."""
        by = self._callers.check(request, "audit")
        asked = await OPEN.of(request)
        stored = await self._aside.do(self._stored, asked.table, asked.number)
        if read(stored).seat_of(by.person) is not None or self._sits(asked.table, by.person):
            raise Refusal("care-hand-own")
        await self._house.care.opens_hand(HandOpened(by.person, asked.table, asked.number), by)
        return await self._aside.do(self._in_words, asked.table, asked.number, language(request), whole=True)

    def _check(self, request: Request) -> None:
        """Refuse who may neither rule nor audit anywhere in the house."""
        if not self._callers.by(request).powers.anywhere("rule", "audit", now=self._house.now):
            raise Refusal("staff-not-allowed", needs="rule")

    def _judges(self, request: Request, table: str) -> bool:
        """Whether he may judge what happened at a table; nobody does where he sits in the game himself."""
        try:
            place = self._house.table(table).place
        except Refusal:
            place = ""
        allowed = self._callers.may(request, "rule", place) or self._callers.may(request, "audit", place)
        return allowed and not self._sits(table, self._callers.viewer(request))

    def _sits(self, table: str, person: str | None) -> bool:
        try:
            return self._house.table(table).state.seat_of(person) is not None
        except Refusal:
            return False

    def _stored(self, table: str, number: int) -> StoredHand:
        stored = self._house.store.hand(self._house.table(table).stream, number)
        if stored is None:
            raise Refusal("room-no-such-hand", hand=number)
        return stored

    def _in_words(self, table: str, number: int, lang: str, *, whole: bool) -> ToldHand:
        return told(self._stored(table, number), None, lang, whole=whole)

    def _told(self, sign: Sign) -> dict[str, Any]:
        called = self._house.members.called
        return {
            "kind": sign.kind,
            "people": [{"id": each, "name": called(each)} for each in sign.people],
            "figures": sign.figures,
            "hands": [
                {
                    "table": each.table,
                    "number": each.number,
                    "name": self._house.table(each.table).state.terms.name,
                }
                for each in sign.hands
            ],
        }
