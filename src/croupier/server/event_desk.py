"""Events over HTTP: what a director asks before he commands, and what is too long for a message."""

from __future__ import annotations

from decimal import Decimal
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.errors import Refusal
from croupier.floor.penalties import acts
from croupier.floor.points.citing import is_own
from croupier.room.event.asks import BringBots, SeatsIn
from croupier.room.event.rows import Done, PaidOut, Undone
from croupier.room.event.rows import read as read_row
from croupier.room.event.view import structure, terms_seen
from croupier.rulebook import fields, profile, registry
from croupier.rulebook.layers import EDITION
from croupier.server.addresses import Address, Body, Number, Text, guarded
from croupier.server.answers import language
from croupier.server.aside import Aside
from croupier.text import knows, say
from croupier.tournament import read_event
from croupier.tournament.deals import Kind, proposal, to_divide
from croupier.tournament.discipline import advice
from croupier.tournament.ending import preview
from croupier.tournament.seen import public
from croupier.tournament.structure import generate
from croupier.tournament.terms import Terms
from croupier.tournament.written import as_file, read_values, write_event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.requests import Request

    from croupier.room.event.actor import EventActor
    from croupier.room.house.house import House
    from croupier.room.journal.commit import JournalRow
    from croupier.rulebook import Policy
    from croupier.server.callers import Callers

PAGE: Final = 50
"""How many entries of a log are shown at a time."""

MOST_CLAUSES: Final = 40


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event to be opened: its file, and what is laid over it."""

    toml: str
    id: str = ""
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    live: bool | None = None
    starts_at: int | None = None
    bots: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    seats_in: str = ""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event's file, to be looked at."""

    toml: str


class Wished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A structure somebody wishes for: so many players, chips and hours."""

    players: Annotated[int, msgspec.Meta(ge=2, le=100_000)]
    stack: Annotated[int, msgspec.Meta(ge=10, le=10**9)]
    hours: Annotated[float, msgspec.Meta(ge=0.5, le=200)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 20
    chips: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=1)], ...], msgspec.Meta(min_length=1, max_length=12)
    ] = (25, 100, 500, 1_000, 5_000, 25_000, 100_000)


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event as its file, or as a form's values, which stand as in a file: the one to be made of the other."""

    toml: str = ""
    values: dict[str, Any] = {}


class Changed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another file for an event; `id` is the client's, and makes a repeat harmless."""

    toml: str
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class DealAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal to be worked out, `left` for the first place in cents."""

    kind: Kind
    left: Annotated[int, msgspec.Meta(ge=0)] = 0


class AdviceAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may follow an offence of a player."""

    player: str
    offence: str


OPENING: Final = Body(Opening)
CHECK: Final = Body(Check)
FORM: Final = Body(Form)
PROFILE: Final = Text("profile", 60)
CHANGED: Final = Body(Changed)
WISHED: Final = Body(Wished)
DEAL: Final = Body(DealAsked)
ADVICE: Final = Body(AdviceAsked)
BEFORE: Final = Number("before")
CLAUSES: Final = Text("ids", 2_000)


class EventDesk:
    """The events' own door."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._callers = callers
        self._aside = Aside()

    @property
    def routes(self) -> list[Address]:
        """Every address of the events."""
        who, event = self._callers, "/api/events/{event}"
        return [
            Address("/api/events", self.list),
            guarded("/api/events", self.open, who, "plan", at=lambda _: "event", takes=OPENING),
            Address("/api/events/breaks", self.breaks, may=("session",)),
            Address("/api/events/templates", self.templates),
            Address("/api/events/offences", self.offences),
            Address("/api/events/check", self.check, takes=CHECK),
            Address("/api/events/form", self.form, takes=FORM),
            Address("/api/events/policy", self.policy, asks=(PROFILE,)),
            Address("/api/events/structure", self.structure, takes=WISHED),
            Address(f"{event}/tables", self.tables, may=("session",)),
            guarded(f"{event}/log", self.log, who, "see", at=self._place, asks=(BEFORE,)),
            guarded(f"{event}/refunds", self.refunds, who, "see", at=self._place),
            guarded(f"{event}/file", self.file, who, "see", at=self._place),
            guarded(f"{event}/terms", self.reterm, who, "plan", at=self._place, takes=CHANGED),
            guarded(f"{event}/deal", self.deal, who, "plan", at=self._place, takes=DEAL),
            guarded(f"{event}/advice", self.advice, who, "rule", at=self._place, takes=ADVICE),
            Address("/api/clauses", self.clauses, asks=(CLAUSES,)),
        ]

    def _place(self, request: Request) -> str:
        return self._house.events.place(request.path_params["event"])

    # For anybody

    async def list(self, _: Request) -> dict[str, Any]:
        """Every event in one line."""
        return {"events": self._house.events.lines}

    async def tables(self, request: Request) -> dict[str, Any]:
        """The poker tables of an online event, those that are closed too."""
        viewer = self._callers.viewer(request)
        return {"tables": self._house.events.tables_of(request.path_params["event"], viewer)}

    async def breaks(self, request: Request) -> dict[str, Any]:
        """The breaks to come of the events that who asks is entered in, nothing for whoever is not signed in."""
        viewer = self._callers.viewer(request)
        house = self._house
        return {"now": house.now, "events": house.events.breaks(viewer, house.now) if viewer else []}

    async def templates(self, _: Request) -> dict[str, Any]:
        """The example events."""
        return {"templates": await self._aside.do(_templates)}

    async def offences(self, request: Request) -> dict[str, Any]:
        """What players are punished for."""
        lang = language(request)
        titled = [(say(f"floor-offence-{act}", lang), act) for act in acts() if knows(f"floor-offence-{act}")]
        return {"offences": [{"id": act, "title": title} for title, act in sorted(titled)]}

    async def check(self, request: Request) -> dict[str, Any]:
        """An event's file as the clock and the desk will show it; a mistake names its line."""
        terms = await self._aside.do(read_event, (await CHECK.of(request)).toml)
        return {"name": terms.name, **_shown(terms)}

    async def form(self, request: Request) -> dict[str, Any]:
        """An event's file as a form's values, and the values as its file; a mistake names what is wrong."""
        asked = await FORM.of(request)
        return await self._aside.do(_both_ways, asked)

    async def policy(self, request: Request) -> dict[str, Any]:
        """Every question a policy answers, as a form asks it, with the answer of the profile in force."""
        return {"fields": await self._aside.do(_questions, PROFILE.of(request), language(request))}

    async def structure(self, request: Request) -> dict[str, Any]:
        """Levels for so many players, chips and hours."""
        return await self._aside.do(_planned, await WISHED.of(request))

    async def clauses(self, request: Request) -> dict[str, Any]:
        """What clauses say."""
        asked = CLAUSES.of(request).split(",")[:MOST_CLAUSES]
        lang, known = language(request), await self._aside.do(registry)
        return {
            "clauses": {
                each: {"title": known[each].title if lang == "en" else "", "says": known[each].say(lang)}
                for each in asked
                if each in known
            }
        }

    # For the floor

    async def open(self, request: Request) -> dict[str, Any]:
        """Open an event by its file."""
        asked = await OPENING.of(request)
        terms = await self._aside.do(read_event, asked.toml)
        laid_over: dict[str, Any] = {"name": asked.name or terms.name}
        if asked.live is not None:
            laid_over["live"] = asked.live
        terms = msgspec.structs.replace(terms, **laid_over)
        events = self._house.events
        if asked.seats_in:
            events.event(asked.seats_in)
        by = self._callers.check(request, "plan", "event")
        actor = await events.open(terms, asked.id, asked.starts_at, by)
        if asked.seats_in:
            await events.ask(actor.state.id, by, SeatsIn(asked.seats_in), "seats-in")
        if asked.bots:
            await events.ask(actor.state.id, by, BringBots(asked.bots), "opening")
        series = events.links(actor).series
        if series is None:
            return {"id": actor.state.id}
        flights = {each.flight: each.id for each in series.flights}
        return {"id": actor.state.id, "ids": {**flights, "": actor.state.id}}

    async def file(self, request: Request) -> dict[str, Any]:
        """The file of an event as it stands, and whether it can still be another."""
        state = self._event(request).state
        text = await self._aside.do(write_event, state.terms)
        return {"toml": text, "values": _as_json(as_file(state.terms)), "free": not state.event.entrants}

    async def reterm(self, request: Request) -> dict[str, Any]:
        """Give an event another file, as long as nobody has entered."""
        asked = await CHANGED.of(request)
        terms = await self._aside.do(read_event, asked.toml)
        by = self._callers.check(request, "plan", self._place(request))
        actor = self._event(request)
        await self._house.events.reterm(actor.state.id, by, terms, asked.id)
        return {"version": actor.version}

    async def log(self, request: Request) -> dict[str, Any]:
        """Who did what when, the newest first."""
        actor = self._event(request)
        before = BEFORE.of(request) or actor.version + 1
        return {"entries": await self._aside.do(_entries, self._house.store.rows(actor.stream), before)}

    async def refunds(self, request: Request) -> dict[str, Any]:
        """What a cancellation would pay now."""
        event = self._event(request).state.event
        if event.phase not in ("registering", "running"):
            raise Refusal("tournament-not-running")
        found = await self._aside.do(preview, event)
        refunds = {player: {**each._asdict(), "total": each.total} for player, each in found.refunds.items()}
        total = sum([each.total for each in found.refunds.values()])
        return {"state": found.state, "refunds": refunds, "total": total, "rounding": found.rounding}

    async def deal(self, request: Request) -> dict[str, Any]:
        """What everybody left would get by a deal, nothing offered."""
        event = self._event(request).state.event
        asked = await DEAL.of(request)
        players = [entrant for entrant in event.entrants.values() if entrant.in_play]
        stacks = [entrant.stack for entrant in players]
        unit = event.terms.prizes.unit
        given = await self._aside.do(proposal, asked.kind, stacks, to_divide(event), asked.left, unit)
        return {"amounts": dict(zip([entrant.id for entrant in players], given, strict=True))}

    async def advice(self, request: Request) -> dict[str, Any]:
        """What the book in force has for an offence of a player, those before counted."""
        asked = await ADVICE.of(request)
        ruling = advice(self._event(request).state.event, asked.player, asked.offence)
        lang = language(request)
        measures = [each for found in ruling.penalties.values() for each in found]
        choice = ruling.discretion.options if ruling.discretion else {}
        measures += [each for way in choice.values() for found in way.penalties.values() for each in found]
        return {
            "verdict": say(f"floor-verdict-{ruling.verdict}", lang),
            "why": ruling.explain(lang),
            "penalties": measures,
            "cites": ruling.cites,
        }

    def _event(self, request: Request) -> EventActor:
        return self._house.events.event(request.path_params["event"])


def _entries(rows: Iterable[JournalRow], before: int) -> list[dict[str, Any]]:
    """A page of a log, the newest first; what was taken back stands further up than what takes it back."""
    entries: list[dict[str, Any]] = []
    undone: dict[int, str] = {}
    for version, at, text in reversed([*rows]):
        if len(entries) >= PAGE:
            break
        row = read_row(text)
        if isinstance(row, Undone):
            undone |= dict.fromkeys((row.number, *row.ticks), row.name or row.by)
        if version < before and isinstance(row, Done | PaidOut | Undone):
            entries.append({"number": version, "at": at, "undone_by": undone.get(version), **_told(row)})
    return entries


def _planned(wish: Wished) -> dict[str, Any]:
    plan = generate(wish.players, wish.stack, wish.hours, chips=sorted(wish.chips), minutes=wish.minutes)
    terms = Terms(
        name=str(wish.players),
        stack=wish.stack,
        buy_in=0,
        chips=tuple(sorted(wish.chips)),
        minutes=wish.minutes,
        levels=plan.levels,
    )
    return {"levels": as_file(terms)["level"], **_shown(terms)}


def _both_ways(asked: Form) -> dict[str, Any]:
    terms = read_event(asked.toml) if asked.toml else read_values(asked.values)
    return {"toml": write_event(terms), "values": _as_json(as_file(terms)), **_shown(terms)}


def _as_json(value: Any) -> Any:
    """What stands in a file as a page can hold it."""
    if isinstance(value, dict):
        return {key: _as_json(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_as_json(each) for each in value]
    return float(value) if isinstance(value, Decimal) else value


OF_EVENTS: Final = ("hand", "floor", "tournament", "room")
"""Who reads the fields of a policy that an event may answer for itself: all but the cash room."""


def _questions(name: str, lang: str) -> list[dict[str, Any]]:
    """The fields of a policy that an event may answer for itself."""
    policy = profile(name)
    return [
        {
            "name": each.name,
            "area": each.area,
            "kind": each.kind,
            "question": each.question(lang),
            "low": each.low,
            "high": each.high,
            "span": [each.spoken(end, lang) for end in (each.low, each.high)]
            if each.kind == "number"
            else [],
            "answers": [{"value": one.value, "meaning": one.meaning(lang)} for one in each.answers],
            "said": said.meaning(lang) if said else each.spoken(answer, lang),
            "clause": policy.clause(each.name),
            "stands": _stands(policy, each.name),
        }
        for each in fields().values()
        if each.area in OF_EVENTS
        for answer in [policy[each.name]]
        for said in [each.answer(answer)]
    ]


def _stands(policy: Policy, field: str) -> str:
    """Whether the profile's own book answers a field, leaves it open, or is silent and another is named."""
    source = policy.source(field)
    if source.layer == EDITION:
        return "book"
    return "open" if is_own(source.clause, policy) else "elsewhere"


def _templates() -> list[dict[str, str]]:
    shelf = files("croupier.tournament") / "examples"
    texts = {file.name: file.read_text("utf-8") for file in shelf.iterdir() if file.name.endswith(".toml")}
    return [
        {"file": name, "name": read_event(text, name).name, "toml": text}
        for name, text in sorted(texts.items())
    ]


def _shown(terms: Terms) -> dict[str, Any]:
    playing = sum([terms.length(index) for index in range(len(terms.levels))]) // 60_000
    return {"terms": terms_seen(terms), "structure": structure(terms), "minutes": playing}


def _told(row: Done | PaidOut | Undone) -> dict[str, Any]:
    """An entry as the floor may read it: no seed, nothing that is sealed."""
    if isinstance(row, Done):
        told = [public(fact, floor=True) for fact in row.facts]
        facts = [fact for fact in told if fact is not None]
        return {"by": row.by, "name": row.name, "ask": row.command, "facts": facts}
    if isinstance(row, Undone):
        undo = {"type": "undo", "number": row.number}
        return {"by": row.by, "name": row.name, "ask": undo, "facts": []}
    ask = {"type": "pay-out", "player": row.player, "amount": row.amount}
    return {"by": row.by, "name": row.name, "ask": ask, "facts": []}
