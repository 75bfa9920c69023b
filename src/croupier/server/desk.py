"""The floor desk: what can be asked, and what the floor says under any profile."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.routing import Route

from croupier.errors import Mistake
from croupier.floor import Ruling
from croupier.floor.forms import Form, forms
from croupier.play import catalogue
from croupier.records.scenarios import policy_of, read_scenario, scenario_of_line
from croupier.room.hand.rulings import chosen, rule_at
from croupier.room.table import asks as commands
from croupier.rulebook import fields, profiles, registry
from croupier.server.answers import as_json, body, guarded, language, told
from croupier.text import LANGUAGES, knows, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.house.house import House
    from croupier.room.table.poker import AnyPoker

LONGEST: Final = 20_000
"""The longest question, in bytes."""

MOST_PROFILES: Final = 12


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation with what happened in it, or the same in one `line`, to be ruled on `under` some profiles.

    The `id` of a ruling that is kept makes a repeat harmless. With a `hand` and its `turn` it is asked about the
    hand being played at a table, seats by their numbers; `carry` says to carry the ruling out in it, `option` which
    of the choices is taken where the book leaves one.
    """

    under: list[str]
    line: str = ""
    table: dict[str, Any] = {}
    happened: list[Any] = []
    policy: dict[str, str | int | bool] = {}
    id: str = ""
    hand: int = 0
    turn: int = 0
    option: str = ""
    carry: bool = False


class FloorDesk:
    """The floor desk: rulings for anybody; with the floor's key one goes into a table's log."""

    def __init__(self, house: House, is_floor: Callable[[str], bool]) -> None:
        self._house = house
        self.routes = [
            Route("/api/floor/kinds", self.kinds),
            Route("/api/floor/rule", told(self.rule), methods=["POST"]),
            Route("/api/floor/tables", guarded(self.tables, is_floor)),
            Route("/api/floor/tables/{table}/rulings", guarded(self.record, is_floor), methods=["POST"]),
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

    async def rule(self, request: Request) -> dict[str, Any]:
        """The rulings on a question, one for each profile asked for, with every clause they cite."""
        lang = language(request)
        rulings = ruled(await body(request, Question, LONGEST))
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
            "clauses": {
                clause: {
                    "title": registry()[clause].title if lang == "en" else "",
                    "says": registry()[clause].say(lang),
                }
                for clause in cited
            },
        }

    async def tables(self, _: Request) -> dict[str, Any]:
        """The tables there are, for whoever holds the key."""
        found = [actor.state.terms for actor in self._house.tables.values()]
        return {"tables": [{"id": terms.id, "name": terms.name, "game": terms.game} for terms in found]}

    async def record(self, request: Request) -> dict[str, Any]:
        """Rule under the first profile asked for, and keep the ruling in the table's log."""
        question = await body(request, Question, LONGEST)
        actor = self._house.table(request.path_params["table"])
        if question.hand:
            name, ruling = self._at_the_table(actor, question)
            done = chosen(ruling, question.option).operations if question.carry else ()
        else:
            name, ruling = next(iter(ruled(question).items()))
            done = ()
        said = {lang: _in_a_line(ruling, lang) for lang in LANGUAGES}
        if question.carry or not question.hand:
            at = (question.hand, question.turn)
            command = commands.Rule(name, said, ruling.cites, done, *at)
            await actor.tell(command, f"floor/{question.id or secrets.token_hex(8)}")
        options = list(ruling.discretion.options) if ruling.discretion is not None else []
        return {"said": said, "cites": ruling.cites, "options": options}

    def _at_the_table(self, actor: AnyPoker, question: Question) -> tuple[str, Ruling]:
        """The ruling on the hand being played there, under the first profile asked for or the table's own book."""
        state = actor.state
        name = question.under[0] if question.under else state.terms.book
        policy = policy_of(name, question.policy) if question.under else state.terms.policy
        seats = {str(seat): seat for seat in state.seated}
        table = {"game": "none", "seats": list(seats), "numbers": seats, "mode": "online"}
        asked = {"id": "desk", "table": table, "happened": question.happened, "under": [name]}
        happened = read_scenario(asked).happened
        return name, rule_at(state, happened, policy, question.hand, question.turn)


def _in_a_line(ruling: Ruling, lang: str) -> str:
    verdict = say(f"floor-verdict-{ruling.verdict}", lang)
    return f"{verdict[:1].upper()}{verdict[1:]}. {ruling.explain(lang)}"


def ruled(question: Question) -> dict[str, Ruling]:
    """The ruling under each profile; raises `Mistake` for a question that cannot be put."""
    if not 0 < len(question.under) <= MOST_PROFILES:
        raise Mistake("desk-how-many-profiles", most=MOST_PROFILES)
    if question.line:
        told = scenario_of_line(question.line, question.under)
    else:
        told = {"table": question.table, "happened": question.happened, "under": question.under}
    scenario = read_scenario({"id": "desk", **told})
    return {name: scenario.ruling(policy_of(name, question.policy)) for name in dict.fromkeys(question.under)}


def _kind(form: Form, lang: str) -> dict[str, Any]:
    told = []
    for each in form.fields:
        field: dict[str, Any] = {"name": each.name, "title": each.title(lang), "sort": each.sort}
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
