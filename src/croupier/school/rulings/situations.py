"""The situations of the school, and at which level each is learned under which book.

They are the scenarios of the floor's own tests that can be told in both languages; `tools/scenarios.py` writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from croupier.errors import Mistake
from croupier.records.scenarios import Scenario, read_scenario
from croupier.rulebook import profiles

if TYPE_CHECKING:
    from croupier.floor import Ruling

Level: TypeAlias = Literal["dealer", "floor", "director"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The levels, from the ground up: a certificate of one stands for those below it too."""

FILE: Final = "situations.json"

_DIRECTORS: Final = frozenset({"director", "judge", "chief-judge", "federation", "manager", "pit-boss"})
_FLOOR_CALLED: Final = frozenset(
    {"misdeal", "redealt", "void", "deck-fouled", "hand-dead", "violation", "floor-decides"}
)


class Situation(msgspec.Struct, frozen=True):
    """A situation: its scenario in plain values, and of each book it is asked under its level and central clause."""

    id: str
    area: str
    kind: str
    title: dict[str, str]
    story: dict[str, str]
    table: dict[str, Any]
    happened: list[Any]
    under: dict[str, tuple[Level, str]]

    def scenario(self) -> Scenario:
        """The scenario as the floor reads it."""
        return read_scenario(
            {
                "id": self.id,
                "title": self.title,
                "story": self.story,
                "table": self.table,
                "happened": self.happened,
                "under": list(self.under),
            }
        )


class Card(NamedTuple):
    """What is learned: what a book says of a situation."""

    situation: str
    book: str

    @property
    def key(self) -> str:
        """The card in one word.

        >>> Card("dispute-01", "tda-2022").key
        'dispute-01/tda-2022'
        """
        return f"{self.situation}/{self.book}"

    @classmethod
    def of(cls, key: str) -> Card:
        """The card of a key; raises `Mistake` where the school has none such."""
        id, _, book = key.rpartition("/")
        known = situations().get(id)
        if known is None or book not in known.under:
            raise Mistake("school-no-such-card", card=key[:60])
        return cls(id, book)


def level_of(ruling: Ruling) -> Level:
    """At which level a ruling is learned.

    `director` where a director or a judge decides, or imposes something; `floor` where the floor decides, imposes
    something, or is called because a hand or a deal is lost; `dealer` where the book alone answers.
    """
    by = {each.by for penalties in ruling.penalties.values() for each in penalties}
    if ruling.discretion is not None:
        by.add(ruling.discretion.by)
    if by & _DIRECTORS:
        return "director"
    return "floor" if by - {"player", "dealer"} or ruling.verdict in _FLOOR_CALLED else "dealer"


def rank(level: str) -> int:
    """The place of a level among `LEVELS`; raises `Mistake` for one there is not."""
    if level not in LEVELS:
        raise Mistake("school-no-such-rank", level=level[:40], known=", ".join(LEVELS))
    return LEVELS.index(level)


@cache
def situations() -> Mapping[str, Situation]:
    """Every situation of the school by its id.

    >>> situations()["dispute-01"].under["tda-2022"]
    ('dealer', 'TDA-2022:44.1')
    """
    data = (files("croupier.school.rulings") / FILE).read_bytes()
    return {each.id: each for each in msgspec.json.decode(data, type=list[Situation])}


@cache
def cards(book: str, level: str) -> tuple[Card, ...]:
    """All that is learned of a book at a level: what is told as a story first, else in an order that mixes their kinds.

    Raises `Mistake` for a book and a level there is not.
    """
    if book not in profiles():
        raise Mistake("policy-no-such-profile", profile=book[:40], known=", ".join(profiles()))
    rank(level)
    found = [
        Card(each.id, book)
        for each in situations().values()
        if book in each.under and each.under[book][0] == level
    ]
    Random(f"{book}/{level}").shuffle(found)
    return tuple(sorted(found, key=lambda card: not situations()[card.situation].story))
