"""What is said, and the rows of conduct, on their way into a table, whatever is played there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.room.talk import rows
from croupier.room.talk.lines import Line

if TYPE_CHECKING:
    from croupier.cash.talk.ladder import Step
    from croupier.room.talk.state import TalkTable


def spoke(table: TalkTable, person: str, at: int) -> None:
    """Somebody said or showed something `at` (ms since 1970): it counts towards what one may say."""
    table.talk.spoke(person, at // 1000)


def said(table: TalkTable, person: str, name: str, text: str, at: int) -> None:
    """Somebody said something: the line may be reported by the number of its row."""
    spoke(table, person, at)
    table.manners = table.manners.heard(Line(table.version, person, name, text))


def held_back(table: TalkTable, person: str, number: int, step: Step | None, at: int) -> None:
    """A message of somebody was held back; with a `step` of that `number` it was one too many."""
    spoke(table, person, at)
    conduct = table.manners.of(person).held_back(at)
    if step is not None:
        conduct = conduct.given(number, step, at, "filter", "live-hand")
    table.manners = table.manners.conducted(person, conduct)


def conduct_row(table: TalkTable, row: rows.OfConduct, at: int) -> None:
    """Carry out a row of conduct, written `at` (ms since 1970)."""
    manners = table.manners
    match row:
        case rows.Muted(person, on):
            (table.muted.add if on else table.muted.discard)(person)
        case rows.Sanctioned(person, number, step, about):
            table.manners = manners.conducted(
                person, manners.of(person).given(number, step, at, "floor", about)
            )
        case rows.ReviewAsked(person):
            asked = msgspec.structs.replace(manners.of(person), review="asked")
            table.manners = manners.conducted(person, asked)
        case rows.Reviewed(person, upheld):
            table.manners = manners.conducted(person, manners.of(person).reviewed(upheld=upheld))
        case rows.Ignored(person, whom, on):
            table.manners = manners.ignored(person, whom, on=on)
        case rows.Reported(person, line):
            table.manners = manners.reported(person, line, at)
