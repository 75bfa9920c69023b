"""What the house keeps of a casino game: told once a game, before the first bet, and that it was read is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.care.decide import edge_unread
from croupier.care.facts import EdgeRead
from croupier.odds.house.solvers import solver
from croupier.room.bounds import Word
from croupier.room.pit.hall import STREAMS
from croupier.room.pit.terms import base_of
from croupier.server.addresses import Address, Body
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.pit import Game
    from croupier.room.house.house import House
    from croupier.room.pit.state import PitState
    from croupier.server.people import PeopleDesk


class ReadEdge(msgspec.Struct, frozen=True):
    """What the house keeps was read, at the table of this id."""

    table: Word


READ: Final = Body(ReadEdge)


class HouseEdgeDesk:
    """Where players read what the house keeps of a game (CASINO:gen-2)."""

    def __init__(self, desk: PeopleDesk, house: House) -> None:
        self._desk = desk
        self._house = house
        self._aside = Aside()
        self._found: dict[str, str] = {}
        self.routes: Final = [
            Address("/api/pit/{table}/edge", self.edge, may=("session",)),
            Address("/api/people/care/edge", self.read, takes=READ, may=("session",)),
        ]

    async def edge(self, request: Request) -> dict[str, Any]:
        """What the house keeps of the first stake at a table's game, a decimal; `due`: one is to read it now."""
        return await self._told(request, self._state(request.path_params["table"]))

    async def read(self, request: Request) -> dict[str, Any]:
        """Say that one has read what the house keeps of a table's game."""
        asked = await READ.of(request)
        person = self._desk.signed_in(request).person
        state = self._state(asked.table)
        await self._house.care.reads_edge(EdgeRead(person, state.terms.published, await self._edge(state)))
        return await self._told(request, state)

    def _state(self, table: str) -> PitState:
        return self._house.pit.table(STREAMS + table).state

    async def _told(self, request: Request, state: PitState) -> dict[str, Any]:
        care, person = self._house.care, self._desk.signed_in(request).person
        due = edge_unread(care.of(person), care.terms, state.terms.published)
        return {"edge": await self._edge(state), "due": due}

    async def _edge(self, state: PitState) -> str:
        """Each game is worked out once: that takes up to a second."""
        name = state.terms.published
        if name not in self._found:
            self._found[name] = await self._aside.do(worked_out, base_of(state.terms))
        return self._found[name]


def worked_out(game: Game) -> str:
    """What the house keeps of the first stake of a game played as well as can be.

    >>> from croupier.pit import game
    >>> worked_out(game("three-card"))
    '0.033730'
    """
    return f"{float(solver(game).solve(game, None).house_edge):.6f}"
