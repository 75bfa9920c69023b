"""Complaints over HTTP: a player files and appeals, staff decides, and both see how far each is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.care.complaints import Answered, Appealed, Filed
from croupier.errors import Refusal
from croupier.room.bounds import Number, Stream, Word
from croupier.room.hand import record as hands
from croupier.room.hand import told as told_hand
from croupier.room.house.house import EVENTS
from croupier.room.pit import history as rounds
from croupier.room.pit.hall import STREAMS as PIT
from croupier.rulebook import registry
from croupier.server.addresses import Address, Body
from croupier.server.answers import language
from croupier.server.aside import Aside

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.care.complaints import Complaint
    from croupier.room.care.actor import CareActor
    from croupier.room.event.state import EventState
    from croupier.room.hand.told import ToldHand
    from croupier.room.house.house import House
    from croupier.room.journal.commit import StoredHand
    from croupier.server.callers import Callers
    from croupier.server.people import PeopleDesk

Words = Annotated[str, msgspec.Meta(max_length=1_000)]


class Complain(msgspec.Struct, frozen=True):
    """A complaint about a table or an event of this id, and of its hand or round by its number, 0 for none."""

    about: Stream
    text: Words
    hand: Number = 0


class Appeal(msgspec.Struct, frozen=True):
    """One does not agree with how a complaint was decided."""

    complaint: Word
    text: Words


class Decide(msgspec.Struct, frozen=True):
    """A complaint is upheld, or not, for a reason and by a clause."""

    complaint: Word
    upheld: bool
    text: Words
    clause: Word


COMPLAIN: Final = Body(Complain)
APPEAL: Final = Body(Appeal)
DECIDE: Final = Body(Decide)


class ComplaintDesk:
    """Where complaints are filed and decided."""

    def __init__(self, desk: PeopleDesk, house: House, callers: Callers) -> None:
        self._desk = desk
        self._house = house
        self._callers = callers
        # Hands and rounds are played again from their logs, and may lie in the archive.
        self._aside = Aside()
        mine = "/api/people/complaints"
        self.routes: Final = [
            Address(mine, self.mine, may=("session",)),
            Address(f"{mine}/file", self.file, takes=COMPLAIN, may=("session",)),
            Address(f"{mine}/appeal", self.appeal, takes=APPEAL, may=("session",)),
            Address("/api/complaints/{complaint}/record", self.record, may=("session",)),
            Address("/api/house/complaints", self.all, must=("session",), needs=("rule",)),
            Address(
                "/api/house/complaints/decide", self.decide, takes=DECIDE, must=("session",), needs=("rule",)
            ),
        ]

    @property
    def _care(self) -> CareActor:
        return self._house.care

    # Players

    async def mine(self, request: Request) -> dict[str, Any]:
        """One's own complaints, the latest first, and what one may complain about; `days`: within how many."""
        person = self._desk.signed_in(request).person
        found = [each for each in self._care.complaints.values() if each.filed.person == person]
        days = self._care.terms.complaint_days
        return {
            "days": days,
            "about": self._places(person) if days else [],
            "complaints": [self._told(each) for each in reversed(found)],
        }

    async def file(self, request: Request) -> dict[str, Any]:
        """File a complaint about a table, a hand or an event one has played in."""
        asked = await COMPLAIN.of(request)
        person = self._desk.signed_in(request).person
        if not self._care.terms.complaint_days:
            raise Refusal("care-no-complaints")
        actor = self._house.actor(asked.about)
        ended = await self._aside.do(self._ended, asked.about, asked.hand, person) if asked.hand else None
        if asked.about.startswith(EVENTS):
            ended = self._event_ended(asked.about, person)
        await self._care.files(Filed("", person, asked.about, actor.place, asked.text, asked.hand), ended)
        return await self.mine(request)

    async def appeal(self, request: Request) -> dict[str, Any]:
        """Appeal how one's complaint was decided, once: a manager looks at it again."""
        asked = await APPEAL.of(request)
        person = self._desk.signed_in(request).person
        await self._care.appeals(person, Appealed(asked.complaint, asked.text))
        return await self.mine(request)

    def _event_ended(self, about: str, person: str) -> int | None:
        """When an event ended in which somebody took part.

        While it goes on what its floor decides is final, unless its book hears protests.
        """
        state = self._house.events.event(about).state
        if person not in state.event.entrants:
            raise Refusal("care-complaint-not-there")
        if not self._heard(state):
            raise Refusal("care-complaint-running", clause="LIVE-TIPS:10.1")
        return (state.over_at or state.at) if state.over else None

    def _heard(self, state: EventState) -> bool:
        """Whether a complaint about an event is heard yet."""
        return state.over or state.event.policy.choice("appeal") != "none"

    def _ended(self, about: str, number: int, person: str) -> int:
        """When a hand or a round of a table ended in which somebody took part."""
        stored = self._stored(about, number)
        if about.startswith(PIT):
            there = rounds.has_played(stored, person)
        else:
            there = hands.read(stored).seat_of(person) is not None
        if not there:
            raise Refusal("care-complaint-not-there")
        return stored.ended

    def _stored(self, about: str, number: int) -> StoredHand:
        """A finished hand of a poker table, or a round of a casino table; `Refusal` where there is none."""
        house = self._house
        stream = (house.pit.table(about) if about.startswith(PIT) else house.table(about)).stream
        stored = house.store.hand(stream, number)
        if stored is None:
            raise Refusal("room-no-such-hand", hand=number)
        return stored

    def _places(self, person: str) -> list[dict[str, str]]:
        tables = [(each.id, each.state.terms.name) for each in self._house.tables.values()]
        pit = [(each.id, each.state.terms.name) for each in self._house.pit.tables.values()]
        entered = self._house.events.entered(person)
        events = [(each.id, each.state.terms.name) for each in entered if self._heard(each.state)]
        return [{"about": id, "name": name} for id, name in (*events, *tables, *pit)]

    # Both

    async def record(self, request: Request) -> ToldHand:
        """The hand or round a complaint is about, as who complained knew it: for him, and for who decides of it."""
        known = self._care.complaints.get(request.path_params["complaint"])
        viewer = self._callers.viewer(request)
        if known is None or not (known.filed.person == viewer or self._rules(request, known)):
            raise Refusal("care-no-complaint")
        filed = known.filed
        if not filed.hand:
            raise Refusal("care-complaint-no-hand")
        return await self._aside.do(self._record, filed, language(request))

    def _record(self, filed: Filed, lang: str) -> ToldHand:
        stored = self._stored(filed.about, filed.hand)
        if filed.about.startswith(PIT):
            return rounds.told(stored, filed.person, lang)
        return told_hand.told(stored, filed.person, lang)

    # Staff

    async def all(self, request: Request) -> dict[str, Any]:
        """The complaints about whatever one may rule on, those that wait first; `manager`: one decides appeals too."""
        self._check_rules(request)
        found = [each for each in self._care.complaints.values() if self._rules(request, each)]
        found.sort(key=lambda each: (not each.waits, each.at if each.waits else -each.at))
        return {
            "manager": self._callers.may(request, "house"),
            "complaints": [self._told(each) for each in found],
        }

    async def decide(self, request: Request) -> dict[str, Any]:
        """Decide a complaint by a clause; of an appeal a manager does, and somebody else than before."""
        self._check_rules(request)
        asked = await DECIDE.of(request)
        known = self._care.complaints.get(asked.complaint)
        if known is None or not self._rules(request, known):
            raise Refusal("care-no-complaint")
        if asked.clause not in registry():
            raise Refusal("care-complaint-clause")
        by = self._callers.check(request, "rule", known.filed.place)
        answer = Answered(asked.complaint, by.person, asked.upheld, asked.text, asked.clause)
        await self._care.decides(answer, by)
        return await self.all(request)

    def _check_rules(self, request: Request) -> None:
        """Refuse who may rule nowhere in the house."""
        if not self._callers.by(request).powers.anywhere("rule", now=self._house.now):
            raise Refusal("staff-not-allowed", needs="rule")

    def _rules(self, request: Request, complaint: Complaint) -> bool:
        return self._callers.may(request, "rule", complaint.filed.place)

    def _told(self, complaint: Complaint) -> dict[str, Any]:
        filed, appeal = complaint.filed, complaint.appeal
        return {
            "id": filed.id,
            "state": complaint.state,
            "at": complaint.at,
            "by": self._name(filed.person),
            "about": filed.about,
            "hand": filed.hand,
            "text": filed.text,
            "answers": [
                {
                    "at": at,
                    "by": self._name(each.by),
                    "upheld": each.upheld,
                    "text": each.text,
                    "clause": each.clause,
                }
                for each, at in complaint.answers
            ],
            "appeal": {"at": appeal[1], "text": appeal[0].text} if appeal is not None else None,
        }

    def _name(self, person: str) -> str:
        known = self._house.members.get(person)
        return known.name if known is not None else ""
