"""What the rows of its talk do to a table, whatever is played there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.cash.talk.ladder import CLAUSES
from croupier.room.hand import rows
from croupier.room.hand.events import HeldBackEvent, ReactedEvent, ReviewedEvent, SaidEvent, SanctionedEvent
from croupier.room.hand.lines import Line
from croupier.room.hand.state import Entry

if TYPE_CHECKING:
    from croupier.cash.talk.ladder import Conduct
    from croupier.room.hand.change import Change


def talk_row(change: Change, row: rows.OfTheTalk) -> None:
    """Carry out a row of the talk, at whatever table."""
    state, at = change.state, change.at
    manners = state.manners
    match row:
        case rows.Said(seat, text):
            seated = change.seated(seat)
            state.talk.spoke(seated.person, at // 1000)
            state.manners = manners.heard(Line(state.version, seated.person, seated.name, text))
            event = SaidEvent(seat, seated.name, text, state.version)
            state.entries.append(Entry(state.version, event, speaker=seated.person))
        case rows.Reacted(seat, what):
            seated = change.seated(seat)
            state.talk.spoke(seated.person, at // 1000)
            reacted = ReactedEvent(seat, seated.name, what)
            state.entries.append(Entry(state.version, reacted, speaker=seated.person))
        case rows.Faced(person, face):
            state.manners = manners.faced(person, face)
        case rows.Muted(person, on):
            (state.muted.add if on else state.muted.discard)(person)
        case rows.HeldBack(seat, about, clause, number, step):
            person = change.seated(seat).person
            state.talk.spoke(person, at // 1000)
            _tell(change, person, HeldBackEvent(seat, about, clause))
            conduct = manners.of(person).held_back(at)
            state.manners = manners.conducted(person, conduct)
            if step is not None:
                _given(change, person, conduct.given(number, step, at, "filter", "live-hand"))
        case rows.Sanctioned(person, number, step, about):
            _given(change, person, manners.of(person).given(number, step, at, "floor", about))
        case rows.ReviewAsked(person):
            asked = msgspec.structs.replace(manners.of(person), review="asked")
            state.manners = manners.conducted(person, asked)
        case rows.Reviewed(person, upheld):
            state.manners = manners.conducted(person, manners.of(person).reviewed(upheld=upheld))
            _tell(change, person, ReviewedEvent(upheld))
        case rows.Ignored(person, whom, on):
            state.manners = manners.ignored(person, whom, on=on)
        case rows.Reported(person, line):
            state.manners = manners.reported(person, line, at)


def _given(change: Change, person: str, conduct: Conduct) -> None:
    """Somebody was given a step of the ladder, and is told by which clause."""
    assert conduct.step is not None
    change.state.manners = change.state.manners.conducted(person, conduct)
    measure, minutes = conduct.step.measure, conduct.step.minutes
    _tell(
        change, person, SanctionedEvent(measure, minutes, conduct.by, conduct.about, CLAUSES[conduct.about])
    )


def _tell(change: Change, person: str, event: HeldBackEvent | SanctionedEvent | ReviewedEvent) -> None:
    """What is for one person and the floor."""
    change.state.entries.append(Entry(change.state.version, event, person))
