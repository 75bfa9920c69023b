"""Statistics of one's own hands over HTTP: of those played in the house, and of a file that is counted and not kept."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, time
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from croupier.errors import CroupierError
from croupier.hands.group import By, Group, Which
from croupier.hands.line import figures
from croupier.hands.tallying import Row, course_of, tally
from croupier.records import decode, pieces
from croupier.room.bounds import Word
from croupier.room.house.own_hands import OwnHands
from croupier.room.house.past import MOST
from croupier.server.addresses import Address, Body
from croupier.server.answers import NO_STORE, as_json, language
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.records import Piece
    from croupier.room.house.house import House
    from croupier.server.people import PeopleDesk

Stack = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Name = Annotated[str, msgspec.Meta(max_length=80)]

LARGEST: Final = 1_000_000
"""The largest file that is counted, in bytes."""

LASTS: Final = 20.0
"""After so many seconds the rest of a file is left: who has more than that has the command."""

POINTS: Final = 300
"""Points of the graph."""


class CountHands(msgspec.Struct, frozen=True):
    """Which hands are counted: what is empty or absent is all of them.

    `by` is what they are told apart by, `stack` from and to in bets, `since` and `until` days, both of them in.
    """

    by: By | None = None
    game: Word = ""
    position: Word = ""
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] | None = None
    stack: tuple[Stack, Stack] | None = None
    since: date | None = None
    until: date | None = None
    kind: Literal["cash", "tournament"] | None = None

    def which(self, player: str | None = None) -> Which:
        """The same as the counting takes it."""
        return Which(
            player=player,
            game=self.game or None,
            position=self.position or None,
            seats=self.seats,
            since=datetime.combine(self.since, time.min) if self.since else None,
            until=datetime.combine(self.until, time.max) if self.until else None,
            stack=self.stack,
            tournament=None if self.kind is None else self.kind == "tournament",
        )


class CountFile(CountHands, frozen=True):
    """A file of hand histories, base64 in JSON, and whose statistics are wished: who played most of it, if nobody."""

    file: bytes = b""
    player: Name = ""


COUNT: Final = Body(CountHands)
FILE: Final = Body(CountFile, most=LARGEST * 4 // 3 + 1_000)


class OwnHandsDesk:
    """Where somebody looks at what his hands say."""

    def __init__(self, desk: PeopleDesk, house: House) -> None:
        self._desk = desk
        self._house = house
        # Hands are read from the journal and played again: one after another is quick enough, and disturbs nobody.
        self._aside = Aside(at_once=1)
        self.routes: Final = [
            Address("/api/own-hands", self.mine, takes=COUNT, may=("session",)),
            Address("/api/own-hands/file", self.file, takes=FILE, may=("session",)),
        ]

    @cached_property
    def _own(self) -> OwnHands:
        return OwnHands(self._house.store)

    async def mine(self, request: Request) -> Response:
        """What the hands one played in the house say of oneself, of the latest `most`; `left_out` could not be told."""
        asked = await COUNT.of(request)
        person = self._desk.signed_in(request).person
        told = await self._aside.do(self._counted, person, asked)
        return as_json(told, headers=NO_STORE)

    async def file(self, request: Request) -> Response:
        """The same of a file, which is not kept; refused as long as one is in a hand."""
        person = self._desk.signed_in(request).person
        self._house.reads.check_no_hand(person)
        asked = await FILE.of(request)
        told = await self._aside.do(_counted_file, asked, language(request))
        self._house.reads.check_no_hand(person)
        return as_json(told, headers=NO_STORE)

    def _counted(self, person: str, asked: CountHands) -> dict[str, Any]:
        own = self._own.of(person)
        return {**_told(own.rows, asked, asked.which()), "most": MOST, "left_out": own.left}


def _told(rows: Sequence[Row], asked: CountHands, which: Which) -> dict[str, Any]:
    """The statistics of all that were asked for, of each of their groups, and the course of the winnings."""
    whole = tally(rows, which)
    return {
        "hands": len(rows),
        "games": sorted({hand.game for hand, _ in rows}),
        "positions": sorted({seat.position for _, seat in rows} - {""}),
        "all": _group(whole[0]) if whole else None,
        "by": asked.by,
        "groups": [_group(each) for each in tally(rows, which, asked.by)] if asked.by else [],
        "course": course_of(rows, which, POINTS),
    }


def _counted_file(asked: CountFile, lang: str) -> dict[str, Any]:
    found = pieces(decode(asked.file))
    until = monotonic() + LASTS
    rows: list[Row] = []
    left: list[dict[str, Any]] = []
    done = 0
    for piece in found:
        if monotonic() > until:
            break
        done += 1
        try:
            rows.extend(_rows(piece))
        except CroupierError as error:
            name = "" if piece.name is None else str(piece.name)
            left.append({"hand": name, "line": piece.line, "text": error.say(lang)})
    players = _players(rows)
    player = asked.player or (players[0] if players else "")
    own = [row for row in rows if row[1].player == player]
    return {
        **_told(own, asked, asked.which()),
        "player": player,
        "players": players[:200],
        "read": done - len(left),
        "left": left[:100],
        "left_out": len(left),
        "not_looked_at": len(found) - done,
    }


def _rows(piece: Piece) -> list[Row]:
    played = piece.play()
    if played.deviation is not None:
        raise played.deviation
    hand, seats = figures(played)
    return [(hand, seat) for seat in seats]


def _players(rows: Sequence[Row]) -> list[str]:
    """Everybody by name, who played most hands first; among those of one number who is known by his cards."""
    hands: Counter[str] = Counter()
    known: Counter[str] = Counter()
    for _, seat in rows:
        hands[seat.player] += 1
        known[seat.player] += bool(seat.cards)
    return sorted(hands, key=lambda name: (-hands[name], -known[name], name))


def _group(group: Group) -> dict[str, Any]:
    won = group.winnings
    return {
        "name": group.name,
        "hands": group.hands,
        "won": won.per_100,
        "won_between": won.between and list(won.between),
        "adjusted": won.adjusted_per_100,
        "adjusted_between": won.adjusted_between and list(won.adjusted_between),
        "rake": won.rake_per_100,
        "sums": won.sums,
        "measures": [
            {
                "id": each.measure.id,
                "ratio": each.measure.ratio,
                "value": each.value,
                "made": each.made,
                "chances": each.chances,
                "between": None if each.between is None else list(each.between),
            }
            for each in group.counted
        ],
    }
