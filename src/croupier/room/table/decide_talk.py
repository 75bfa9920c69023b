"""What is said at a table and asked about its talk, and the row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cash.talk import CLAUSES, held_back
from croupier.cash.talk.ladder import ladder_of
from croupier.cash.talk.quick import AT_ANY_TIME
from croupier.errors import Refusal
from croupier.room.hand import rows
from croupier.room.table import asks as commands

if TYPE_CHECKING:
    from croupier.room.hand.state import HandTable

LONGEST_WORD: Final = 200
"""The most characters of a message at the table."""


def talking(state: HandTable, seat: int, ask: commands.Talking, at: int) -> rows.OfTheTalk:
    """The row of what the player of a seat says, or asks about the talk; `Refusal` when he may not."""
    person = state.seated[seat].person
    row: rows.OfTheTalk
    match ask:
        case commands.Say(text):
            row = _say(state, seat, person, text, at)
        case commands.React(what):
            _check_may_speak(state, person, at)
            if what not in AT_ANY_TIME and state.in_hand:
                raise Refusal("room-reacts-later", clause="ONLINE:chat-1")
            row = rows.Reacted(seat, what)
        case commands.Face(face):
            if state.manners.faces.get(person, 0) == face:
                raise Refusal("room-face-the-same")
            row = rows.Faced(person, face)
        case commands.AskReview():
            conduct = state.manners.of(person)
            if conduct.step is None or conduct.review != "none":
                raise Refusal("room-no-review")
            row = rows.ReviewAsked(person)
        case commands.Ignore(other, on):
            seated = state.seated.get(other)
            if seated is None or other == seat:
                raise Refusal("cash-nobody-there", seat=other)
            row = rows.Ignored(person, seated.person, on)
        case commands.Report(number):
            line = state.manners.line(number)
            if line is None or line.person == person:
                raise Refusal("room-no-such-line")
            if any(report.by == person and report.line == number for report in state.manners.reports):
                raise Refusal("room-reported-already")
            row = rows.Reported(person, number)
    return row


def _say(state: HandTable, seat: int, person: str, text: str, at: int) -> rows.Said | rows.HeldBack:
    text = " ".join(text.split())
    if not 0 < len(text) <= LONGEST_WORD or not text.isprintable():
        raise Refusal("room-nothing-said", most=LONGEST_WORD)
    _check_may_speak(state, person, at)
    conduct = state.manners.of(person)
    about = held_back(text, state.hand)
    if about is None:
        return rows.Said(seat, text)
    ladder = ladder_of(state.terms.policy)
    if not ladder.hit(conduct, at):
        return rows.HeldBack(seat, about, CLAUSES[about])
    return rows.HeldBack(seat, about, CLAUSES[about], *ladder.next_for(conduct, at))


def _check_may_speak(state: HandTable, person: str, at: int) -> None:
    if person in state.muted or state.manners.of(person).silent(at):
        raise Refusal("room-muted", clause="ONLINE:chat-3")
    state.talk.check(person, at // 1000, state.hand)


def of_the_chat(state: HandTable, person: str, ask: commands.OfTheChat, at: int) -> rows.OfTheTalk:
    """The row of what the floor does about somebody's talk; `Refusal` when there is nothing to review."""
    row: rows.OfTheTalk
    match ask:
        case commands.Mute(_, on):
            row = rows.Muted(person, on)
        case commands.Sanction(_, about):
            step = ladder_of(state.terms.policy).next_for(state.manners.of(person), at)
            row = rows.Sanctioned(person, *step, about)
        case commands.Review(_, upheld):
            conduct = state.manners.of(person)
            if conduct.step is None or conduct.review in ("upheld", "lifted"):
                raise Refusal("room-no-review")
            row = rows.Reviewed(person, upheld)
    return row
