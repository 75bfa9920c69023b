"""The floor desk: what can be asked, and what the floor says under any profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.errors import Mistake
from croupier.floor import Ruling
from croupier.floor.finding import find
from croupier.floor.forms import Form, forms
from croupier.floor.heard import LONGEST
from croupier.play import catalogue
from croupier.records.scenarios import policy_of, read_incidents, scenario_of
from croupier.room.hand.rulings import in_a_line, rule_at
from croupier.room.house.house import TABLES
from croupier.room.live.state import CASH
from croupier.rulebook import fields, profiles, registry
from croupier.server.addresses import Address, Body, guarded
from croupier.server.answers import as_json, language
from croupier.text import LANGUAGES, knows, say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.house.house import House
    from croupier.server.callers import Callers

MOST_PROFILES: Final = 12


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation with what happened in it, or the same in one `line`, to be ruled on `under` some profiles.

    The floor may ask about the `hand` being played `at` a table, at a `turn` of it, seats by their numbers. What is
    kept and carried out there is asked of the table itself (`croupier.room.table.asks.Rule`).
    """

    under: list[str]
    line: str = ""
    table: dict[str, Any] = {}
    happened: list[Any] = []
    policy: dict[str, str | int | bool] = {}
    at: str = ""
    hand: int = 0
    turn: int = 0


class Plainly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain sentence about what happened, and the names of the `seats` it may speak of."""

    said: str
    seats: list[str] = []


PLAINLY: Final = Body(Plainly, 8 * LONGEST)
QUESTION: Final = Body(Question, 20_000)


class FloorDesk:
    """The floor desk: rulings for anybody, under any profile; those of live hands for the floor."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._callers = callers
        self.routes: Final = [
            Address("/api/floor/kinds", self.kinds),
            Address("/api/floor/rule", self.rule, takes=QUESTION, may=("session",)),
            Address("/api/floor/find", self.find, takes=PLAINLY),
            guarded("/api/floor/tables", self.tables, callers, "see", at=lambda _: TABLES),
        ]

    async def kinds(self, request: Request) -> Response:
        """What can be asked: every kind of incident with its fields, the profiles, the games; in one language."""
        lang = language(request)
        told = {
            "kinds": [_kind(form, lang) for form in forms()],
            "profiles": [{"id": name, "title": each.title(lang)} for name, each in profiles().items()],
            "games": list(catalogue),
        }
        return as_json(told, headers={"cache-control": "no-cache"})

    async def find(self, request: Request) -> dict[str, Any]:
        """The three incidents nearest to a plain sentence, best first, with what was read and what is missing."""
        lang = language(request)
        asked = await PLAINLY.of(request)
        found = find(asked.said, asked.seats)
        return {
            "read": found.read,
            "nearest": [
                {
                    "kind": each.form.kind,
                    "title": each.form.title(lang),
                    "fields": dict(each.fields),
                    "missing": list(each.missing),
                }
                for each in found.nearest
            ],
        }

    async def rule(self, request: Request) -> dict[str, Any]:
        """The rulings on a question, one for each profile asked for, with every clause they cite.

        `said` is the first of them in a line of each language, as the log of a live table takes it.
        """
        lang = language(request)
        question = await QUESTION.of(request)
        rulings = self._ruled(question, request)
        profile, first = next(iter(rulings.items()))
        cited = dict.fromkeys(clause for ruling in rulings.values() for clause in ruling.cites)
        return {
            "rulings": [
                {
                    "profile": name,
                    "title": profiles()[name].title(lang),
                    "verdict": say(f"floor-verdict-{ruling.verdict}", lang),
                    "why": ruling.explain(lang),
                    "silent": ruling.silent,
                    "ruling": ruling.plain(),
                    "names": _names(ruling, lang),
                    "steps": [say(f"floor-step-{step}", lang) for step in ruling.steps],
                }
                for name, ruling in rulings.items()
            ],
            "said": {
                each: f"{profiles()[profile].title(each)}: {in_a_line(first, each)}" for each in LANGUAGES
            },
            "clauses": {
                clause: {
                    "title": registry()[clause].title if lang == "en" else "",
                    "says": registry()[clause].say(lang),
                }
                for clause in cited
            },
        }

    async def tables(self, request: Request) -> dict[str, Any]:
        """The tables in whose log a ruling can be kept: those online, those of live events and of the live cash room.

        `to` is whom it is told; where a `table` is named, that of an event or of the room, it is told in words.
        """
        lang = language(request)
        online = [actor.state.terms for actor in self._house.tables.values()]
        found: list[dict[str, Any]] = [
            {"id": terms.id, "name": terms.name, "where": say("desk-where-online", lang), "to": terms.id}
            for terms in online
        ]
        for event in self._house.events.live:
            found += [
                {
                    "id": f"{event.stream}/{table}",
                    "name": say("desk-table-of-event", lang, table=table),
                    "where": event.terms.name,
                    "to": event.stream,
                    "table": table,
                }
                for table in event.event.tables
            ]
        found += [
            {
                "id": f"{CASH}/{table}",
                "name": name,
                "where": say("desk-where-cash", lang),
                "to": CASH,
                "table": table,
            }
            for table, name in self._house.cash.tables()
        ]
        return {"tables": found}

    def _ruled(self, question: Question, request: Request) -> dict[str, Ruling]:
        """The ruling under each profile; raises `Mistake` for a question that cannot be put."""
        if not 0 < len(question.under) <= MOST_PROFILES:
            raise Mistake("desk-how-many-profiles", most=MOST_PROFILES)
        policies = {name: policy_of(name, question.policy) for name in dict.fromkeys(question.under)}
        if not question.at:
            scenario = scenario_of(question.line, question.table, question.happened, question.under)
            return {name: scenario.ruling(policy) for name, policy in policies.items()}
        actor = self._house.table(question.at)
        self._callers.check(request, "rule", actor.place)
        state = actor.state
        happened = read_incidents(question.happened, {str(seat): seat for seat in state.seated})
        return {
            name: rule_at(state, happened, policy, question.hand, question.turn)
            for name, policy in policies.items()
        }


def _kind(form: Form, lang: str) -> dict[str, Any]:
    told = []
    for each in form.fields:
        field: dict[str, Any] = {"name": each.name, "title": form.called(each, lang), "sort": each.sort}
        if each.choices:
            field["choices"] = [_choice(value, lang) for value in each.choices]
        if each.optional:
            field["optional"] = True
        if each.required:
            field["required"] = True
        else:
            field["default"] = (
                0 if each.sort == "seat" and not each.optional else msgspec.to_builtins(each.default)
            )
        told.append(field)
    area = say(f"floor-area-{form.area}", lang)
    return {"kind": form.kind, "area": area, "title": form.title(lang), "fields": told}


def _choice(value: str, lang: str) -> dict[str, str]:
    return {"value": value, "title": say(f"floor-choice-{value}", lang) if value else ""}


def _names(ruling: Ruling, lang: str) -> dict[str, str]:
    """What the ruling's options, its sequels and its numbers are called; what has no name is one, a seat's."""
    options = [*(ruling.discretion.options if ruling.discretion else ()), *ruling.then]
    titles = {name: f"floor-option-{name}" for name in options}
    titles |= {name: f"floor-fact-{name.replace('_', '-')}" for name in ruling.facts}
    named = {name: say(code, lang) for name, code in titles.items() if knows(code)}
    asked = {name: fields()[name].question(lang) for name in ruling.facts if name in fields()}
    return {**asked, **named}
