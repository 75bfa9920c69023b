"""What the rows of its talk do to a poker table, and who is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.room.hand import rows
from croupier.room.hand.events import HeldBackEvent, ReactedEvent, ReviewedEvent, SaidEvent, SanctionedEvent
from croupier.room.hand.state import Entry
from croupier.room.talk import apply
from croupier.room.talk.rows import Reviewed, Sanctioned

if TYPE_CHECKING:
    from croupier.room.hand.change import Change


def talk_row(change: Change, row: rows.OfTheTalk) -> None:
    """Carry out a row of the talk, at whatever poker table."""
    state, at = change.state, change.at
    match row:
        case rows.Said(seat, text):
            seated = change.seated(seat)
            apply.said(state, seated.person, seated.name, text, at)
            event = SaidEvent(seat, seated.name, text, state.version)
            state.entries.append(Entry(state.version, event, speaker=seated.person))
        case rows.Reacted(seat, what):
            seated = change.seated(seat)
            apply.spoke(state, seated.person, at)
            reacted = ReactedEvent(seat, seated.name, what)
            state.entries.append(Entry(state.version, reacted, speaker=seated.person))
        case rows.Faced(person, face):
            state.manners = state.manners.faced(person, face)
        case rows.HeldBack(seat, about, clause, number, step):
            person = change.seated(seat).person
            apply.held_back(state, person, number, step, at)
            _tell(change, person, HeldBackEvent(seat, about, clause))
            if step is not None:
                _tell_step(change, person)
        case Sanctioned(person):
            apply.conduct_row(state, row, at)
            _tell_step(change, person)
        case Reviewed(person, upheld):
            apply.conduct_row(state, row, at)
            _tell(change, person, ReviewedEvent(upheld))
        case _:
            apply.conduct_row(state, row, at)


def _tell_step(change: Change, person: str) -> None:
    """Somebody was given a step of the ladder, and is told by which clause."""
    _tell(change, person, SanctionedEvent.of(change.state.manners.of(person)))


def _tell(change: Change, person: str, event: HeldBackEvent | SanctionedEvent | ReviewedEvent) -> None:
    """What is for one person and the floor."""
    change.state.entries.append(Entry(change.state.version, event, person))
