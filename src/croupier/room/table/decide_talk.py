"""What is said at a poker table and asked about its talk, and the row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash.talk import CLAUSES, held_back
from croupier.cash.talk.ladder import ladder_of
from croupier.errors import Refusal
from croupier.room.hand import rows
from croupier.room.table import asks as commands
from croupier.room.talk import asks as talk
from croupier.room.talk import decide
from croupier.room.talk.rows import Ignored, Muted, OfConduct

if TYPE_CHECKING:
    from croupier.room.hand.state import HandTable


def talking(state: HandTable, seat: int, ask: commands.Talking, at: int) -> rows.OfTheTalk:
    """The row of what the player of a seat says, or asks about the talk; `Refusal` when he may not."""
    person = state.seated[seat].person
    row: rows.OfTheTalk
    match ask:
        case talk.Say(text):
            row = _say(state, seat, person, text, at)
        case talk.React(what):
            decide.check_may_speak(state, person, at, state.hand)
            decide.check_reaction(what, live=state.in_hand, clause="ONLINE:chat-1")
            row = rows.Reacted(seat, what)
        case commands.Face(face):
            if state.manners.faces.get(person, 0) == face:
                raise Refusal("room-face-the-same")
            row = rows.Faced(person, face)
        case talk.AskReview():
            row = decide.review_asked(state, person)
        case commands.Ignore(other, on):
            seated = state.seated.get(other)
            if seated is None or other == seat:
                raise Refusal("cash-nobody-there", seat=other)
            row = Ignored(person, seated.person, on)
        case talk.Report(number):
            row = decide.reported(state, person, number)
    return row


def _say(state: HandTable, seat: int, person: str, text: str, at: int) -> rows.Said | rows.HeldBack:
    text = decide.words(text)
    decide.check_may_speak(state, person, at, state.hand)
    about = held_back(text, state.hand)
    if about is None:
        return rows.Said(seat, text)
    step = decide.step_for(state, person, ladder_of(state.terms.policy), at)
    return rows.HeldBack(seat, about, CLAUSES[about], *step)


def of_the_chat(state: HandTable, person: str, ask: commands.OfTheChat, at: int) -> OfConduct:
    """The row of what the floor does about somebody's talk; `Refusal` when there is nothing to review."""
    row: OfConduct
    match ask:
        case commands.Mute(_, on):
            row = Muted(person, on)
        case commands.Sanction(_, about):
            row = decide.sanctioned(state, person, about, ladder_of(state.terms.policy), at)
        case commands.Review(_, upheld):
            row = decide.reviewed(state, person, upheld=upheld)
    return row
