"""A player's notebook on his opponents, over HTTP: told to him alone, and to him only while he plays no hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from croupier.odds.sureness import ENOUGH, MANY, Interval, Level, Middle, Share
from croupier.room.bounds import Id, Number, Text, Word
from croupier.school.tells import notes, variance, worked
from croupier.school.tells.notes import (
    Channel,
    Colour,
    Crossed,
    Emptied,
    Kind,
    Labelled,
    Mood,
    Noted,
    Reviewed,
    Sat,
    Type,
)
from croupier.school.tells.pattern import Profile, Spread
from croupier.server.addresses import Address, Body
from croupier.server.answers import as_json
from croupier.server.aside import Aside
from croupier.server.people import NOTHING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from croupier.room.house.house import House
    from croupier.room.house.reads import Met
    from croupier.room.notebook.actor import NotebookActor
    from croupier.server.people import PeopleDesk

Name = Annotated[str, msgspec.Meta(max_length=60)]
Words = Annotated[str, msgspec.Meta(max_length=500)]


class MakeNote(msgspec.Struct, frozen=True):
    """Note something of an opponent, or write a note anew: fields as `croupier.school.tells.notes.Noted` has them."""

    id: Id
    opponent: Name
    tell: Type
    kind: Kind
    text: Words
    channel: Channel = ""
    baseline: Words = ""
    context: Words = ""
    confidence: Level = "low"
    hand: Word = ""


class ReviewNote(msgspec.Struct, frozen=True):
    """Say whether a note held when cards were shown."""

    id: Id
    held: bool


class CrossNote(msgspec.Struct, frozen=True):
    """Cross a note out."""

    id: Id


class CloseSession(msgspec.Struct, frozen=True):
    """Close a session: the mood one played in, and what one writes of it."""

    mood: Mood = ""
    text: Text = ""


class Luck(msgspec.Struct, frozen=True):
    """What is won in a hundred hands and its standard deviation, in big blinds; how many hands; the seed."""

    rate: Annotated[float, msgspec.Meta(ge=-variance.MOST_RATE, le=variance.MOST_RATE)]
    deviation: Annotated[float, msgspec.Meta(ge=variance.LEAST_DEVIATION, le=variance.MOST_DEVIATION)]
    hands: Annotated[int, msgspec.Meta(ge=1, le=variance.MOST_HANDS)]
    seed: Number = 1


class Answered(msgspec.Struct, frozen=True):
    """How one would answer the bet of a worked hand."""

    id: Word
    answer: worked.Answer


class Mark(msgspec.Struct, frozen=True):
    """Mark an opponent with a colour, or take it off him."""

    opponent: Name
    colour: Colour


NOTE: Final = Body(MakeNote)
REVIEW: Final = Body(ReviewNote)
CROSS: Final = Body(CrossNote)
MARK: Final = Body(Mark)
SESSION: Final = Body(CloseSession)
LUCK: Final = Body(Luck)
ANSWER: Final = Body(Answered)


class NotebookDesk:
    """Where somebody keeps his notebook, and looks at what the hands he played say."""

    def __init__(self, desk: PeopleDesk, house: House) -> None:
        self._desk = desk
        self._house = house
        # Hands are read from the journal, and may lie in the archive; courses are drawn by the thousand.
        self._aside = Aside()
        own = "/api/school/notebook"
        self.routes: Final = [
            Address(own, self.mine, may=("session",)),
            Address(f"{own}/reads", self.reads, may=("session",)),
            Address(f"{own}/export", self.export, may=("session",)),
            Address(f"{own}/note", self.note, takes=NOTE, may=("session",)),
            Address(f"{own}/review", self.review, takes=REVIEW, may=("session",)),
            Address(f"{own}/cross", self.cross, takes=CROSS, may=("session",)),
            Address(f"{own}/labels", self.labels, may=("session",)),
            Address(f"{own}/label", self.label, takes=MARK, may=("session",)),
            Address(f"{own}/session", self.session, takes=SESSION, may=("session",)),
            Address(f"{own}/empty", self.empty, takes=NOTHING, may=("session",)),
            Address("/api/school/variance", self.variance, takes=LUCK),
            Address("/api/school/worked", self.worked),
            Address("/api/school/worked/judge", self.judge, takes=ANSWER),
        ]

    @property
    def _notebook(self) -> NotebookActor:
        return self._house.notebook

    def _person(self, request: Request) -> str:
        """Who asks; `Refusal` for who is in a hand."""
        person = self._desk.signed_in(request).person
        self._house.reads.check_no_hand(person)
        return person

    async def mine(self, request: Request) -> dict[str, Any]:
        """One's own notebook, the latest note first; refused as long as one is in a hand. Times are ms since 1970."""
        return self._told(self._person(request))

    async def export(self, request: Request) -> Response:
        """One's own notebook as a file to keep."""
        name = 'attachment; filename="notebook.json"'
        return as_json(self._told(self._person(request)), headers={"content-disposition": name})

    async def reads(self, request: Request) -> dict[str, Any]:
        """What the hands one played say of oneself and of each one met; refused as long as one is in a hand."""
        person = self._person(request)
        met = await self._aside.do(self._house.reads.of, person)
        # Meanwhile a hand may have begun.
        self._house.reads.check_no_hand(person)
        return {
            "enough": ENOUGH,
            "many": MANY,
            "met": [_met(each, own=each.person == person) for each in met],
        }

    async def note(self, request: Request) -> dict[str, Any]:
        """Make a note, or write it anew."""
        asked = await NOTE.of(request)
        person = self._person(request)
        await self._notebook.notes(Noted(person, **msgspec.structs.asdict(asked)))
        return self._told(person)

    async def review(self, request: Request) -> dict[str, Any]:
        """Say whether a note held when cards were shown."""
        asked = await REVIEW.of(request)
        person = self._person(request)
        await self._notebook.reviews(Reviewed(person, asked.id, asked.held))
        return self._told(person)

    async def cross(self, request: Request) -> dict[str, Any]:
        """Cross a note out."""
        asked = await CROSS.of(request)
        person = self._person(request)
        await self._notebook.crosses(Crossed(person, asked.id))
        return self._told(person)

    async def labels(self, request: Request) -> dict[str, Any]:
        """The colours one has marked opponents with, by name; in a hand too: one remembers as much anyway."""
        return self._labels(self._desk.signed_in(request).person)

    async def label(self, request: Request) -> dict[str, Any]:
        """Mark an opponent with a colour, or take it off him; in a hand too."""
        asked = await MARK.of(request)
        person = self._desk.signed_in(request).person
        await self._notebook.labels(Labelled(person, asked.opponent, asked.colour))
        return self._labels(person)

    def _labels(self, person: str) -> dict[str, Any]:
        return {"labels": self._notebook.of(person).labels}

    async def session(self, request: Request) -> dict[str, Any]:
        """Close a session with the mood one played in; `advice` is the code of what the school suggests."""
        asked = await SESSION.of(request)
        person = self._person(request)
        await self._notebook.sits(Sat(person, asked.mood, asked.text))
        return self._told(person)

    async def empty(self, request: Request) -> dict[str, Any]:
        """Throw one's notebook away."""
        await NOTHING.of(request)
        person = self._person(request)
        await self._notebook.empties(Emptied(person))
        return self._told(person)

    def _told(self, person: str) -> dict[str, Any]:
        """The notebook as it stands; a hand may have begun while something was written down."""
        self._house.reads.check_no_hand(person)
        book = self._notebook.of(person)
        return {
            "notes": [
                {
                    **{
                        name: value
                        for name, value in msgspec.structs.asdict(each.noted).items()
                        if name != "person"
                    },
                    "at": each.at,
                    "held": each.held,
                    "failed": each.failed,
                    "sure": each.sure,
                    "share": _share(each.share),
                }
                for each in reversed([*book.notes.values()])
            ],
            "sessions": [
                {"at": each.at, "mood": each.mood, "text": each.text, "advice": notes.advice(each.mood)}
                for each in reversed(book.sessions)
            ],
        }

    # What is nobody's own

    async def variance(self, request: Request) -> dict[str, Any]:
        """How far luck carries a result, in big blinds, by the formula and by courses of a seed."""
        asked = await LUCK.of(request)
        found = await self._aside.do(variance.outlook, asked.rate, asked.deviation, asked.hands, asked.seed)
        return {**found._asdict(), "stay_below": variance.QUANTILES}

    async def worked(self, _: Request) -> dict[str, Any]:
        """The hands to work through, step by step."""
        return {"hands": [{**each._asdict(), "steps": worked.steps(each)} for each in worked.HANDS]}

    async def judge(self, request: Request) -> dict[str, Any]:
        """Whether an answer is the one the numbers give, and those numbers, in parts of one."""
        asked = await ANSWER.of(request)
        hand = worked.worked(asked.id)
        judged, weighed = worked.judge(hand, asked.answer), worked.weigh(hand)
        return {
            "right": judged.right,
            "says": judged.says,
            "answer": weighed.answer,
            "needed": float(weighed.needed),
            "before": float(weighed.before),
            "after": float(weighed.after),
        }


def _met(met: Met, *, own: bool) -> dict[str, Any]:
    return {"name": met.name, "own": own, **_profile(met.profile)}


def _profile(found: Profile) -> dict[str, Any]:
    return {
        "hands": found.hands,
        "situations": [
            {
                "street": each.street,
                "facing": each.facing,
                "actions": {name: _share(share) for name, share in each.actions.items()},
                "sizes": _middle(each.sizes),
                "times": _middle(each.times),
            }
            for each in found.situations
        ],
        "departures": [each._asdict() for each in found.departures],
        "value": _spread(found.value),
        "bluffs": _spread(found.bluffs),
    }


def _share(share: Share) -> dict[str, Any]:
    return {**share._asdict(), "between": _between(share.between)}


def _middle(middle: Middle) -> dict[str, Any]:
    return {
        **middle._asdict(),
        "quartiles": _between(middle.quartiles),
        "between": _between(middle.between),
    }


def _spread(spread: Spread) -> dict[str, Any]:
    return spread._asdict()


def _between(found: Interval | None) -> list[float] | None:
    return list(found) if found is not None else None
