"""What is said at a casino table and asked about its talk, and the row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash.talk import CLAUSES, speaks_of
from croupier.errors import Refusal
from croupier.room.pit import asks, rows
from croupier.room.talk import asks as talk
from croupier.room.talk import decide
from croupier.room.talk.rows import Ignored, Muted

if TYPE_CHECKING:
    from croupier.room.pit.state import PitState
    from croupier.room.talk.rows import OfConduct


def may_speak(state: PitState, person: str) -> bool:
    """Whether somebody has chips at the table, or on a box."""
    return state.chips(person) > 0 or person in state.layouts or state.playing_here(person)


def clause_of_talk(state: PitState) -> str:
    """The clause by which nobody tells of cards in play: the game's own, else that of every table online."""
    return state.game.clause("talk") or CLAUSES["cards"]


def talking(state: PitState, person: str, ask: asks.TalkAsk, at: int) -> rows.OfTheTalk:
    """The row of what somebody says, or asks about the talk; `Refusal` when he may not."""
    _check_no_machine(state)
    if person not in state.bench.purses and not state.playing_here(person):
        raise Refusal("room-pit-talk-chips")
    row: rows.OfTheTalk
    match ask:
        case talk.Say(text):
            _check_may_speak(state, person, at)
            row = _say(state, person, decide.words(text), at)
        case talk.React(what):
            _check_may_speak(state, person, at)
            decide.check_reaction(what, live=state.live, clause=clause_of_talk(state))
            row = rows.Reacted(person, what)
        case talk.AskReview():
            row = decide.review_asked(state, person)
        case asks.Ignore(player, on):
            row = Ignored(person, _other(state, person, player), on)
        case talk.Report(number):
            row = decide.reported(state, person, number)
    return row


def of_the_chat(state: PitState, ask: asks.OfTheChat, at: int) -> OfConduct:
    """The row of what the floor does about somebody's talk; `Refusal` when there is nothing to review."""
    _check_no_machine(state)
    person = _called(state, ask.player)
    row: OfConduct
    match ask:
        case asks.Mute(_, on):
            row = Muted(person, on)
        case asks.Sanction(_, about):
            row = decide.sanctioned(state, person, about, state.terms.ladder, at)
        case asks.Review(_, upheld):
            row = decide.reviewed(state, person, upheld=upheld)
    return row


def _check_no_machine(state: PitState) -> None:
    if state.terms.machine:
        raise Refusal("room-pit-talk-machine")


def _check_may_speak(state: PitState, person: str, at: int) -> None:
    if not may_speak(state, person):
        raise Refusal("room-pit-talk-chips")
    decide.check_may_speak(state, person, at)


def _say(state: PitState, person: str, text: str, at: int) -> rows.Said | rows.HeldBack:
    about = speaks_of(text) if state.live else None
    if about is None:
        return rows.Said(person, text)
    clause = state.game.clause("talk") or CLAUSES[about]
    return rows.HeldBack(person, about, clause, *decide.step_for(state, person, state.terms.ladder, at))


def _called(state: PitState, name: str) -> str:
    """Who has this name of those who have had chips here; `Refusal` where nobody has."""
    for person, called in state.bench.names.items():
        if called == name:
            return person
    raise Refusal("room-pit-nobody-called", name=name)


def _other(state: PitState, person: str, name: str) -> str:
    other = _called(state, name)
    if other == person:
        raise Refusal("room-pit-nobody-called", name=name)
    return other
