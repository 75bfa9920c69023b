"""The pit over HTTP: what there is, finished rounds, the inspector's sheets, and pay tables being designed."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.odds.house.design import design
from croupier.odds.house.solvers import designed
from croupier.pit import game as game_of
from croupier.pit import with_options, with_pays
from croupier.pit.houses import house as house_of
from croupier.room.pit.hall import LIMITS, STREAMS
from croupier.room.pit.layout import games
from croupier.server.addresses import Address, Body, Number, guarded
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.odds.house.design import Design
    from croupier.pit import Game
    from croupier.room.house.house import House
    from croupier.server.callers import Callers

REMEMBERED: Final = 256
"""How many designs are kept."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game whose pay tables are to be: a house of it, other options, and odds by table and combination."""

    game: str
    house: str | None = None
    options: dict[str, str | int | bool] = {}
    tables: dict[str, dict[str, str | int]] = {}

    def value(self) -> Game:
        """The game that is wished for; `Mistake` says what in it cannot be."""
        game = house_of(self.game, self.house) if self.house else game_of(self.game)
        pays = {f"{table}.{one}": odds for table, rows in self.tables.items() for one, odds in rows.items()}
        return with_pays(with_options(game, self.options), pays)


WISH: Final = Body(Wish, 8_192)
BEFORE: Final = Number("before")


def _place(request: Request) -> str:
    return STREAMS + str(request.path_params["table"])


class PitDesk:
    """The addresses of the pit."""

    def __init__(
        self,
        house: House,
        callers: Callers,
    ) -> None:
        self._house = house
        self._callers = callers
        self._designs: OrderedDict[bytes, dict[str, Any]] = OrderedDict()
        self._aside = Aside()

    @property
    def routes(self) -> list[Address]:
        """What the house answers to."""
        return [
            Address("/api/pit", self.tables),
            Address("/api/pit/games", self.games),
            Address("/api/pit/design", self.design, takes=WISH),
            Address("/api/pit/{table}/rounds", self.rounds, asks=(BEFORE,), may=("session",)),
            guarded(
                "/api/pit/{table}/inspection",
                self.inspection,
                self._callers,
                "inspect",
                at=_place,
                asks=(BEFORE,),
            ),
        ]

    async def tables(self, _: Request) -> dict[str, Any]:
        """The tables there are, and the games one may open."""
        return {"tables": self._house.pit.hall.lines, "games": games()}

    async def games(self, _: Request) -> dict[str, Any]:
        """The games with their houses and pay tables, and within what limits a table is opened."""
        return {"games": games(), "limits": LIMITS}

    async def rounds(self, request: Request) -> dict[str, Any]:
        """The last finished rounds of a table, as the viewer knew them."""
        id = STREAMS + request.path_params["table"]
        found = await self._house.pit.rounds(id, self._callers.viewer(request), BEFORE.of(request))
        return {"rounds": found}

    async def inspection(self, request: Request) -> dict[str, Any]:
        """The inspector's sheets of the last rounds, and what the floor did."""
        id = STREAMS + request.path_params["table"]
        state = self._house.pit.table(id).state
        found = await self._house.pit.rounds(id, None, BEFORE.of(request))
        sheets = [
            {
                "number": each.number,
                "at": each.at,
                "inspector": each.inspector,
                "staff": each.staff,
                "boxes": each.boxes,
                "dealer": each.dealer,
                "board": each.board,
            }
            for each in found
        ]
        staff = {"dealer": state.bench.staff.dealer, "inspector": state.bench.staff.inspector}
        return {"rounds": sheets, "acts": state.acts, "staff": staff}

    async def design(self, request: Request) -> dict[str, Any]:
        """What pay tables come to as they stand."""
        wish = await WISH.of(request)
        game = await self._aside.do(wish.value)
        if wish.game not in designed():
            return {"game": wish.game, "solved": False}
        key = msgspec.json.encode(wish, order="sorted")
        found = self._designs.get(key) or await self._worked_out(game)
        self._designs[key] = found
        self._designs.move_to_end(key)
        if len(self._designs) > REMEMBERED:
            self._designs.popitem(last=False)
        return found

    async def _worked_out(self, game: Game) -> dict[str, Any]:
        def timed() -> dict[str, Any]:
            began = time.perf_counter()
            found = design(game)
            return _told(found, round((time.perf_counter() - began) * 1000))

        return await self._aside.do(timed)


def _told(found: Design, milliseconds: int) -> dict[str, Any]:
    solution = found.solution
    lines = [
        {
            "table": line.table,
            "combination": line.combination,
            "odds": str(line.odds),
            "frequency": _decimal(line.share),
            "contribution": _decimal(line.worth),
        }
        for line in found.lines
    ]
    sides = [
        {"field": field, "house_edge": _decimal(side.house_edge)} for field, side in solution.sides.items()
    ]
    return {
        "game": solution.game,
        "solved": True,
        "return": _decimal(1 + solution.expected),
        "house_edge": _decimal(solution.house_edge),
        "element_of_risk": _decimal(solution.element_of_risk),
        "variance": _decimal(solution.variance),
        "exact": solution.exact,
        "lines": lines,
        "sides": sides,
        "ms": milliseconds,
    }


def _decimal(value: Any) -> str:
    return f"{float(value):.9f}"
