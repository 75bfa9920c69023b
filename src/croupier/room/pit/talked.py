"""The talk of a casino table: what its rows do, and what each viewer hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.room.hand.events import ReviewedEvent, SanctionedEvent
from croupier.room.pit import rows
from croupier.room.pit.messages import (
    HeardView,
    Reaction,
    SanctionedPlayer,
    TalkOfFloor,
    TalkView,
    Words,
    WordsHeldBack,
)
from croupier.room.pit.state import MOST_HEARD, Utterance
from croupier.room.pit.talking import clause_of_talk, may_speak
from croupier.room.talk import apply
from croupier.room.talk.rows import Reviewed, Sanctioned
from croupier.room.talk.view import conduct_view, reports

if TYPE_CHECKING:
    from croupier.room.pit.messages import Heard
    from croupier.room.pit.state import PitState


def talk_row(state: PitState, row: rows.OfTheTalk, at: int) -> None:
    """Carry out a row of the talk, written `at` (ms since 1970)."""
    match row:
        case rows.Said(person, text):
            apply.said(state, person, state.name(person), text, at)
            _tell(state, Words(state.name(person), text), speaker=person)
        case rows.Reacted(person, what):
            apply.spoke(state, person, at)
            _tell(state, Reaction(state.name(person), what), speaker=person)
        case rows.HeldBack(person, about, clause, number, step):
            apply.held_back(state, person, number, step, at)
            _tell(state, WordsHeldBack(about, clause), to=person)
            if step is not None:
                _tell_step(state, person)
        case Sanctioned(person):
            apply.conduct_row(state, row, at)
            _tell_step(state, person)
        case Reviewed(person, upheld):
            apply.conduct_row(state, row, at)
            _tell(state, ReviewedEvent(upheld), to=person)
        case _:
            apply.conduct_row(state, row, at)


def _tell_step(state: PitState, person: str) -> None:
    """Somebody was given a step of the ladder, and is told by which clause."""
    _tell(state, SanctionedEvent.of(state.manners.of(person)), to=person)


def _tell(state: PitState, what: Heard, *, speaker: str = "", to: str = "") -> None:
    state.heard = (*state.heard, Utterance(state.version, what, speaker, to))[-MOST_HEARD:]


def talk_view(state: PitState, viewer: str | None, *, floor: bool) -> TalkView | None:
    """The talk as a viewer hears it, and with what only the `floor` is shown; nothing at a machine."""
    if state.terms.machine:
        return None
    manners = state.manners
    heard = [
        HeardView(each.number, each.what)
        for each in state.heard
        if each.to in ("", viewer) and manners.hears(viewer, each.speaker)
    ]
    ignored = manners.ignoring.get(viewer, ()) if viewer is not None else ()
    return TalkView(
        heard=tuple(heard),
        speaks=viewer is not None and may_speak(state, viewer),
        live=state.live,
        clause=clause_of_talk(state),
        muted=viewer in state.muted,
        conduct=conduct_view(manners.of(viewer)) if viewer is not None else None,
        ignored=tuple([state.name(person) for person in ignored]),
        floor=_of_floor(state) if floor else None,
    )


def _of_floor(state: PitState) -> TalkOfFloor:
    bench, manners = state.bench, state.manners
    here = bench.purses.keys() | state.started.keys()
    steps = {person: conduct_view(conduct) for person, conduct in manners.conduct.items()}
    return TalkOfFloor(
        people=tuple(sorted([state.name(person) for person in here])),
        reports=reports(manners, bench.names),
        sanctioned=tuple(
            [SanctionedPlayer(state.name(person), step) for person, step in steps.items() if step]
        ),
        muted=tuple(sorted([state.name(person) for person in state.muted])),
    )
