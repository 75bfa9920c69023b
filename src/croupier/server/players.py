"""Players of the club over HTTP: their records, what they have played, and the tables of the seasons."""

from __future__ import annotations

import base64
import binascii
import csv
import io
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from starlette.responses import Response

from croupier.errors import CroupierError, Mistake, Refusal
from croupier.room.actors.asks import act_of
from croupier.room.bounds import FullName, Word
from croupier.room.cashier.stream import CAGE
from croupier.room.house.players import check_not_playing, held, played, season_table
from croupier.room.live.state import CASH
from croupier.room.people.ids import free_id, made_up
from croupier.room.people.names import came_himself
from croupier.room.people.players import PHOTO_MOST, PlayerRecord
from croupier.room.seasons.rows import Season
from croupier.server.addresses import CSV, Address, Body, Text
from croupier.server.answers import NO_STORE, language
from croupier.server.aside import Aside
from croupier.text.sheet import sheet
from croupier.tournament.leagues import Formula

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request

    from croupier.room.actors.asks import By
    from croupier.room.house.house import House
    from croupier.room.journal.commit import Person
    from croupier.room.seasons.actor import Table
    from croupier.server.callers import Callers

FOUND: Final = 50
"""How many players are told at a time."""

MOST_LINES: Final = 2_000
"""How many players are taken in at once."""

COLUMNS: Final = ("name", "number", "phone", "document", "born", "note")
"""The columns of a sheet of players, read and written."""

EVENT: Final = "event"


class KeepRecord(msgspec.Struct, frozen=True):
    """Write down what the club keeps of a player; without a `person` somebody new by this `name` is written down.

    `photo` is a JPEG in base64, empty to have none any more; without it, the photo stays as it is.
    """

    record: PlayerRecord
    person: Word = ""
    name: FullName = ""
    photo: Annotated[str, msgspec.Meta(max_length=PHOTO_MOST * 4 // 3 + 4)] | None = None


class MergePlayers(msgspec.Struct, frozen=True):
    """Two players were found to be one: whoever the desk wrote down as `person` is `into` from now on."""

    person: Word
    into: Word


class TakeIn(msgspec.Struct, frozen=True):
    """Take players in out of a sheet (CSV) with a heading of `name` and any of the other columns."""

    csv: Annotated[str, msgspec.Meta(max_length=1_000_000)]


class SetSeason(msgspec.Struct, frozen=True):
    """A season: the events that end from `since` until before `until` (ms since 1970) count, those so `named` alone."""

    name: FullName
    since: Annotated[int, msgspec.Meta(ge=0, le=10**15)]
    until: Annotated[int, msgspec.Meta(ge=0, le=10**15)]
    id: Word = ""
    formula: Formula = Formula()
    named: FullName = ""


class DropSeason(msgspec.Struct, frozen=True):
    """There is no such season any more."""

    id: Word


KEEP: Final = Body(KeepRecord)
MERGE: Final = Body(MergePlayers)
TAKE_IN: Final = Body(TakeIn, 1_200_000)
SET: Final = Body(SetSeason)
DROP: Final = Body(DropSeason)
TEXT: Final = Text("q", 80)


class PlayersDesk:
    """Where the club's players are looked up and written down, and their seasons read."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._callers = callers
        self._aside = Aside(at_once=1, waiting=50)
        at = "/api/players"
        self.routes: Final = [
            Address(at, self.find, asks=(TEXT,), must=("session",), needs=("see", "seat", "money")),
            Address(f"{at}/keep", self.keep, takes=KEEP, must=("session",), needs=("seat", "money")),
            Address(f"{at}/merge", self.merge, takes=MERGE, must=("session",), needs=("correct",)),
            Address(f"{at}/take-in", self.take_in, takes=TAKE_IN, must=("session",), needs=("correct",)),
            Address("/api/players.csv", self.taken_away, must=("session",), needs=("correct",), tells=CSV),
            Address(f"{at}/{{person}}", self.player, must=("session",), needs=("seat", "money")),
            Address(
                f"{at}/{{person}}/photo",
                self.photo,
                must=("session",),
                needs=("seat", "money"),
                tells="image/jpeg",
            ),
            Address("/api/seasons", self.seasons),
            Address("/api/seasons/set", self.set, takes=SET, must=("session",), needs=("plan",)),
            Address("/api/seasons/drop", self.drop, takes=DROP, must=("session",), needs=("plan",)),
            Address("/api/seasons/{season}", self.season),
        ]

    # Players

    async def find(self, request: Request) -> dict[str, Any]:
        """Players by any part of the name in either script, by number, phone, or what their card says."""
        phones = self._sees_records(request)
        if not phones:
            self._callers.check(request, "see", EVENT)
        found = self._house.members.find(TEXT.of(request), FOUND + 1)
        lines = [self._line(each, phone=phones) for each in found[:FOUND]]
        return {"players": lines, "more": len(found) > FOUND}

    async def player(self, request: Request) -> dict[str, Any]:
        """All that is kept of a player: his record, the events he entered, what the cage holds for him in cents."""
        self._desk(request)
        members = self._house.members
        person = self._person(request.path_params["person"])
        kept = await self._aside.do(self._house.store.player_photo, person.id)
        found = await self._aside.do(played, self._house, person.id)
        money = held(self._house, person.id) if self._callers.may(request, "money", CAGE) else None
        return {
            **self._line(person),
            "record": msgspec.to_builtins(members.records.of(person.id)),
            "photo": kept is not None,
            "known_as": [members.called(each) for each in members.records.aliases(person.id)[1:]],
            "held": msgspec.to_builtins(money),
            "events": msgspec.to_builtins(found),
        }

    async def photo(self, request: Request) -> Response:
        """The photo of a player."""
        self._desk(request)
        person = self._person(request.path_params["person"])
        kept = await self._aside.do(self._house.store.player_photo, person.id)
        if kept is None:
            raise Refusal("people-no-photo")
        return Response(kept, media_type="image/jpeg", headers=NO_STORE)

    async def keep(self, request: Request) -> dict[str, Any]:
        """Write down what the club keeps of a player, or a new one; he has a number from then on."""
        by = self._desk(request)
        asked = await KEEP.of(request)
        members = self._house.members
        photo = _photo(asked.photo)
        if asked.person:
            person = self._person(asked.person)
        else:
            members.records.check("", asked.record.clean)
            person = await self._another(asked.name)
        # What it says is in no log: it may have to be forgotten.
        fields = asked.record.clean.changed(members.records.of(person.id))
        act = act_of(by, {"type": "keep-record", "person": person.id, "fields": fields})
        await members.keep_record(person.id, asked.record, act, photo)
        return self._line(person)

    async def merge(self, request: Request) -> dict[str, Any]:
        """Two players were found to be one: balance and tickets go with him, and his events are told of the other."""
        by = self._callers.check(request, "correct", CASH)
        asked = await MERGE.of(request)
        person, into = self._person(asked.person), self._person(asked.into)
        check_not_playing(self._house, person.id)
        act = act_of(by, {"type": "merge-players", "person": person.id, "into": into.id})
        await self._house.members.merge(person.id, into.id, act)
        return self._line(into)

    async def taken_away(self, request: Request) -> Response:
        """Everybody with a record, as a sheet that can be taken in again."""
        self._callers.check(request, "correct", CASH)
        text = await self._aside.do(self._sheet)
        headers = {"content-disposition": 'attachment; filename="players.csv"', **NO_STORE}
        return Response(text, media_type=CSV, headers=headers)

    async def take_in(self, request: Request) -> dict[str, Any]:
        """Take players in out of a sheet: whose number is known is changed, the others are new; `wrong` lines are told.

        Where a line has no number, whoever alone has this name is meant.
        """
        by = self._callers.check(request, "correct", CASH)
        asked = await TAKE_IN.of(request)
        lang = language(request)
        added, changed, wrong = 0, 0, []
        for number, line in _lines(asked.csv):
            try:
                new = await self._take(line, by)
                added, changed = added + new, changed + (not new)
            except CroupierError as error:
                wrong.append({"line": number, "name": line["name"], "why": error.say(lang)})
        return {"added": added, "changed": changed, "wrong": wrong}

    async def _take(self, line: dict[str, str], by: By) -> bool:
        """Take one line in; whether somebody is new by it."""
        members = self._house.members
        told = PlayerRecord(**{name: line[name] for name in COLUMNS[1:] if line[name]})
        known = self._meant(line)
        if known is None:
            members.records.check("", told.clean)
            person = await self._another(line["name"])
        else:
            person = known
        before = members.records.of(person.id)
        given = {name: getattr(told, name) for name in COLUMNS[1:] if line[name]}
        record = msgspec.structs.replace(before, **given)
        act = act_of(by, {"type": "keep-record", "person": person.id, "fields": record.clean.changed(before)})
        await members.keep_record(person.id, record, act)
        return known is None

    async def _another(self, name: str) -> Person:
        """Somebody new, whoever else has this name."""
        return await self._house.members.another(name, made_up(self._house.entropy, 16))

    def _meant(self, line: dict[str, str]) -> Person | None:
        """Whom a line means, of those the house knows."""
        members = self._house.members
        if line["number"]:
            numbered = members.records.numbered(line["number"])
            return members.get(numbered) if numbered is not None else None
        return members.alone_named(line["name"])

    def _sheet(self) -> str:
        members = self._house.members
        found = [(each, members.records.of(each)) for each in members.records.people()]
        rows = [
            [members.called(person), *[getattr(record, name) for name in COLUMNS[1:]]]
            for person, record in sorted(found, key=lambda one: members.called(one[0]).casefold())
        ]
        return "".join(sheet(COLUMNS, rows))

    def _line(self, person: Person, *, phone: bool = True) -> dict[str, Any]:
        record = self._house.members.records.of(person.id)
        return {
            "id": person.id,
            "name": person.name,
            "number": record.number,
            "phone": record.phone if phone else "",
            "account": came_himself(person),
        }

    def _person(self, id: str) -> Person:
        members = self._house.members
        found = members.get(members.records.now(id))
        if found is None or found.bot:
            raise Refusal("people-nobody")
        return found

    def _sees_records(self, request: Request) -> bool:
        try:
            self._desk(request)
        except Refusal:
            return False
        return True

    def _desk(self, request: Request) -> By:
        """Who asks, if he seats players or takes their money; `Refusal` for everybody else."""
        if self._callers.may(request, "money", CAGE):
            return self._callers.check(request, "money", CAGE)
        at = EVENT if self._callers.may(request, "seat", EVENT) else CASH
        return self._callers.check(request, "seat", at)

    # Seasons

    async def seasons(self, _: Request) -> dict[str, Any]:
        """Every season of the house, the one that ends last first."""
        found = sorted(self._house.seasons.state.seasons.values(), key=lambda one: (-one.until, one.name))
        return {"seasons": [_season(each) for each in found]}

    async def season(self, request: Request) -> dict[str, Any]:
        """The table of a season, the best first, and the events that count; points by event, in their order."""
        season = self._house.seasons.season(request.path_params["season"])
        found = await self._aside.do(season_table, self._house, season)
        return {**_season(season), **self._table(found)}

    async def set(self, request: Request) -> dict[str, Any]:
        """Set a season, or change it."""
        by = self._callers.check(request, "plan", EVENT)
        asked = await SET.of(request)
        seasons = self._house.seasons
        id = asked.id or free_id(asked.name, seasons.state.seasons, "season")
        if asked.id:
            seasons.season(asked.id)
        season = Season(id, asked.name.strip(), asked.since, asked.until, asked.formula, asked.named.strip())
        await seasons.sets(season, by)
        return _season(season)

    async def drop(self, request: Request) -> dict[str, Any]:
        """Take a season off the list; its events stay what they are."""
        by = self._callers.check(request, "plan", EVENT)
        asked = await DROP.of(request)
        await self._house.seasons.drops(asked.id, by)
        return {"id": asked.id}

    def _table(self, found: Table) -> dict[str, Any]:
        members, events = self._house.members, self._house.events
        names = [(id, events.event(id).state) for id in found.earned]
        return {
            "events": [{"id": id, "name": state.terms.name, "ended": state.over_at} for id, state in names],
            "standings": [
                {
                    "place": row.place,
                    "name": members.called(row.player),
                    "number": members.records.of(row.player).number,
                    "points": row.points,
                    "events": row.events,
                    "earned": [got.get(row.player) for got in found.earned.values()],
                }
                for row in found.standings
            ],
        }


def _season(season: Season) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(season)
    told.pop("type", None)
    return {**told, "formula": msgspec.to_builtins(season.formula)}


def _photo(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise Refusal("people-photo", most=PHOTO_MOST // 1000) from None


def _lines(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines of a sheet with their numbers; `Mistake` where it has no names, or too many lines.

    >>> next(_lines("Name,Number\\nAnn,'+17\\n"))
    (2, {'name': 'Ann', 'number': '+17', 'phone': '', 'document': '', 'born': '', 'note': ''})
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=delimiter))
    except csv.Error:
        raise Mistake("people-sheet-unreadable", columns=", ".join(COLUMNS)) from None
    heading = [each.strip().casefold() for each in rows[0]] if rows else []
    if "name" not in heading:
        raise Mistake("people-sheet-no-names", columns=", ".join(COLUMNS))
    if len(rows) > MOST_LINES + 1:
        raise Mistake("people-sheet-too-long", most=MOST_LINES)
    for number, row in enumerate(rows[1:], 2):
        cells = dict(zip(heading, row, strict=False))
        if any(each.strip() for each in row):
            # What a spreadsheet would work out was written as text.
            yield number, {name: cells.get(name, "").strip().removeprefix("'") for name in COLUMNS}
