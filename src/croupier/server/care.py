"""A player's own limits, what he tells of himself and what he has; the countries the house refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.care.countries import COUNTRIES
from croupier.care.facts import Limited, LimitKind, RulesAccepted, Told
from croupier.care.times import MINUTE
from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.bounds import Chips, Word
from croupier.room.care.actor import rules_version
from croupier.rulebook import fields, profiles
from croupier.server.addresses import Address, Body, guarded
from croupier.server.answers import as_json, language
from croupier.server.aside import Aside
from croupier.server.people import NOTHING
from croupier.text import say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.care.actor import CareActor
    from croupier.room.house.house import House
    from croupier.rulebook import Field, Policy
    from croupier.server.callers import Callers
    from croupier.server.people import PeopleDesk

Country = Annotated[str, msgspec.Meta(max_length=2)]


class TellOfMyself(msgspec.Struct, frozen=True):
    """When one was born (YYYY-MM-DD), and where one lives, is, and usually is (ISO 3166 codes)."""

    born: Annotated[str, msgspec.Meta(max_length=10)]
    residence: Country = ""
    location: Country = ""
    habitual: Country = ""


class MyLimit(msgspec.Struct, frozen=True):
    """A limit of one's own, in play chips, of money in cents, of time in minutes; 0 is none."""

    kind: LimitKind
    most: Chips


class StillHigher(msgspec.Struct, frozen=True):
    """Whether one still wants the higher limit one asked for."""

    kind: LimitKind
    still: bool


class Exclude(msgspec.Struct, frozen=True):
    """Play nothing for so many days; nobody shortens it."""

    days: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class AcceptRules(msgspec.Struct, frozen=True):
    """Accept the house's rules in the version one has read."""

    version: Word


class RefuseCountries(msgspec.Struct, frozen=True):
    """The countries the house accepts nobody of from now on."""

    countries: Annotated[list[Country], msgspec.Meta(max_length=300)]


class Bar(msgspec.Struct, frozen=True):
    """Somebody was found to be under age: he never plays here."""

    person: Word


TELL: Final = Body(TellOfMyself)
LIMIT: Final = Body(MyLimit)
STILL: Final = Body(StillHigher)
EXCLUDE: Final = Body(Exclude)
ACCEPT: Final = Body(AcceptRules)
COUNTRIES_REFUSED: Final = Body(RefuseCountries)
BAR: Final = Body(Bar)

MOST_MOVES: Final = 500
"""How many moves a statement tells, the latest first."""


class CareDesk:
    """Where a house open to the public takes care of its players."""

    def __init__(self, desk: PeopleDesk, house: House, callers: Callers) -> None:
        self._desk = desk
        self._house = house
        self._callers = callers
        # The whole ledger is looked through.
        self._aside = Aside(at_once=1, waiting=20)
        mine = "/api/people/care"
        self.routes: Final = [
            Address(mine, self.mine, may=("session",)),
            Address(f"{mine}/tell", self.tell, takes=TELL, may=("session",)),
            Address(f"{mine}/limit", self.limit, takes=LIMIT, may=("session",)),
            Address(f"{mine}/still", self.still, takes=STILL, may=("session",)),
            Address(f"{mine}/exclude", self.exclude, takes=EXCLUDE, may=("session",)),
            Address(f"{mine}/rules", self.rules, may=("session",)),
            Address(f"{mine}/accept", self.accept, takes=ACCEPT, may=("session",)),
            Address(f"{mine}/offered", self.offered, takes=NOTHING, may=("session",)),
            Address(f"{mine}/session", self.session, may=("session",)),
            Address(f"{mine}/noticed", self.noticed, takes=NOTHING, may=("session",)),
            Address("/api/people/statement", self.statement, may=("session",)),
            guarded("/api/house/countries", self.refuse, callers, "house", takes=COUNTRIES_REFUSED),
            guarded("/api/house/bar", self.bar, callers, "rule", takes=BAR),
        ]

    @property
    def _care(self) -> CareActor:
        return self._house.care

    async def mine(self, request: Request) -> dict[str, Any]:
        """What the house asks of its players, and what is known and limited of who asks; ms since 1970."""
        terms, player = self._care.terms, self._care.of(self._desk.signed_in(request).person)
        told = player.told
        return {
            "asks": {
                "least_age": terms.least_age,
                "countries": terms.countries,
                "limits": terms.limits,
                "exclusion": terms.exclusion,
                "notice": terms.notice,
                "signs": self._care.looks_for.signs,
            },
            "countries": sorted(COUNTRIES - self._care.refused) if terms.countries else [],
            "told": msgspec.to_builtins(told) if told is not None else None,
            "barred": player.barred,
            "excluded_until": player.excluded_until,
            "limits": player.limits,
            "raises": {kind: [each.most, each.earliest] for kind, each in player.raises.items()},
        }

    async def tell(self, request: Request) -> dict[str, Any]:
        """Tell the house one's age and countries."""
        asked = await TELL.of(request)
        person = self._desk.signed_in(request).person
        await self._care.tells(Told(person, asked.born, asked.residence, asked.location, asked.habitual))
        return await self.mine(request)

    async def limit(self, request: Request) -> dict[str, Any]:
        """Limit oneself: lower at once, higher when one is asked again after a wait."""
        asked = await LIMIT.of(request)
        await self._care.limits(Limited(self._desk.signed_in(request).person, asked.kind, asked.most))
        return await self.mine(request)

    async def still(self, request: Request) -> dict[str, Any]:
        """Say whether one still wants the higher limit."""
        asked = await STILL.of(request)
        person = self._desk.signed_in(request).person
        await self._care.answers(person, asked.kind, still=asked.still)
        return await self.mine(request)

    async def offered(self, request: Request) -> dict[str, Any]:
        """Say that one was offered limits of one's own, and wants those one has set, or none."""
        await NOTHING.of(request)
        await self._care.offered(self._desk.signed_in(request).person)
        return await self.mine(request)

    async def rules(self, request: Request) -> dict[str, Any]:
        """The rules of the house in one language, every answer with its clause; `due`: one has not accepted them."""
        lang = language(request)
        policy = self._care.policy
        return {
            "version": rules_version(policy),
            "title": profiles()[policy.profile].title(lang),
            "due": self._care.rules_due(self._desk.signed_in(request).person),
            "answers": [_answer(each, policy, lang) for each in fields().values()],
        }

    async def accept(self, request: Request) -> dict[str, Any]:
        """Accept the house's rules; `Refusal` where they have changed since one has read them."""
        asked = await ACCEPT.of(request)
        await self._care.accepts_rules(RulesAccepted(self._desk.signed_in(request).person, asked.version))
        return {"due": False}

    async def exclude(self, request: Request) -> dict[str, Any]:
        """Exclude oneself from play for so many days."""
        asked = await EXCLUDE.of(request)
        await self._care.excludes(self._desk.signed_in(request).person, asked.days)
        return await self.mine(request)

    async def session(self, request: Request) -> dict[str, Any]:
        """How one's session stands: times in ms, since 1970 where it says when; `due`: one is to read it now.

        `staked` and `won` are chips, below zero where they are lost; `day` is how long one has played of it, and may.
        """
        person = self._desk.signed_in(request).person
        session, played = await self._house.playtime.session(person)
        most = self._care.of(person).limits.get("time-day") if self._care.terms.limits else None
        return {
            "now": self._house.now,
            "notice": self._care.terms.notice,
            "began": session.began if session is not None else None,
            "staked": session.staked if session is not None else 0,
            "won": session.won if session is not None else 0,
            "due": self._care.notice_due(person),
            "day": [played, most * MINUTE if most is not None else None],
        }

    async def noticed(self, request: Request) -> dict[str, Any]:
        """Say that one has read how one's session stands."""
        await NOTHING.of(request)
        await self._care.notices(self._desk.signed_in(request).person)
        return await self.session(request)

    async def statement(self, request: Request) -> dict[str, Any]:
        """What one has in the wallet, and its last moves, the latest first: when (ms since 1970), what, chips."""
        person = self._desk.signed_in(request).person
        account = wallet(person)
        moves = await self._aside.do(self._house.store.moves, account, MOST_MOVES)
        return {
            "wallet": self._house.book.balance(account),
            "moves": [{"at": at, "what": what, "chips": chips} for what, at, chips in moves],
        }

    async def refuse(self, request: Request) -> Response:
        """The countries the house refuses from now on; it holds for everybody who is in already, too."""
        asked = await COUNTRIES_REFUSED.of(request)
        by = self._callers.check(request, "house")
        await self._house.refuse_countries(tuple(asked.countries), by)
        return as_json({"countries": sorted(self._care.refused)})

    async def bar(self, request: Request) -> Response:
        """Somebody was found to be under age: he never plays here."""
        asked = await BAR.of(request)
        if self._house.members.get(asked.person) is None:
            raise Refusal("room-not-joined")
        await self._care.bars(asked.person, self._callers.check(request, "rule"))
        return as_json({"barred": asked.person})


def _answer(field: Field, policy: Policy, lang: str) -> dict[str, str]:
    """A question of the rules, what the house answers, and the clause."""
    source = policy.source(field.name)
    answer = field.answer(source.value)
    meant = answer.meaning(lang) if answer else ""
    return {
        "area": say(f"policy-area-{field.area}", lang),
        "asks": field.question(lang),
        "says": meant or field.spoken(source.value, lang),
        "clause": source.clause,
    }
