"""What may be said at a table, whatever is played there, and the rows of conduct. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cash.talk.quick import AT_ANY_TIME
from croupier.errors import Refusal
from croupier.room.talk import rows

if TYPE_CHECKING:
    from croupier.cash.talk.ladder import Ladder, Offence, Step
    from croupier.cash.talk.quick import Quick
    from croupier.play import Hand
    from croupier.room.talk.state import TalkTable

LONGEST_WORD: Final = 200
"""The most characters of a message at the table."""


def words(text: str) -> str:
    """A message as it is told; `Refusal` for one that is empty, too long or cannot be seen.

    >>> words("  good   luck ")
    'good luck'
    """
    text = " ".join(text.split())
    if not 0 < len(text) <= LONGEST_WORD or not text.isprintable():
        raise Refusal("room-nothing-said", most=LONGEST_WORD)
    return text


def check_may_speak(table: TalkTable, person: str, at: int, hand: Hand | None = None) -> None:
    """Refuse whatever somebody wants to say `at` (ms since 1970): he is muted, or has said enough.

    While somebody is all-in in a poker `hand` nobody speaks.
    """
    if person in table.muted or table.manners.of(person).silent(at):
        raise Refusal("room-muted", clause="ONLINE:chat-3")
    table.talk.check(person, at // 1000, hand)


def check_reaction(what: Quick, *, live: bool, clause: str) -> None:
    """Refuse a reaction that may tell something of cards which are `live`."""
    if live and what not in AT_ANY_TIME:
        raise Refusal("room-reacts-later", clause=clause)


def step_for(table: TalkTable, person: str, ladder: Ladder, at: int) -> tuple[int, Step | None]:
    """The step of the ladder, with its number, that one more message held back gives; 0 and `None` for none yet."""
    conduct = table.manners.of(person)
    return ladder.next_for(conduct, at) if ladder.hit(conduct, at) else (0, None)


def review_asked(table: TalkTable, person: str) -> rows.ReviewAsked:
    """The row of who asks for a review; `Refusal` where there is nothing to review, or it was asked for."""
    conduct = table.manners.of(person)
    if conduct.step is None or conduct.review != "none":
        raise Refusal("room-no-review")
    return rows.ReviewAsked(person)


def reported(table: TalkTable, person: str, number: int) -> rows.Reported:
    """The row of who reports another's line by its number; `Refusal` where the table keeps none, or he did before."""
    line = table.manners.line(number)
    if line is None or line.person == person:
        raise Refusal("room-no-such-line")
    if any(report.by == person and report.line == number for report in table.manners.reports):
        raise Refusal("room-reported-already")
    return rows.Reported(person, number)


def sanctioned(table: TalkTable, person: str, about: Offence, ladder: Ladder, at: int) -> rows.Sanctioned:
    """The row of the next step that the floor gives somebody."""
    return rows.Sanctioned(person, *ladder.next_for(table.manners.of(person), at), about)


def reviewed(table: TalkTable, person: str, *, upheld: bool) -> rows.Reviewed:
    """The row of the floor's second look at somebody's last step; `Refusal` where it has none to look at."""
    conduct = table.manners.of(person)
    if conduct.step is None or conduct.review in ("upheld", "lifted"):
        raise Refusal("room-no-review")
    return rows.Reviewed(person, upheld)
