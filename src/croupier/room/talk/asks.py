"""What a person asks about the talk of a table, whatever is played there."""

from __future__ import annotations

from croupier.cash.talk.quick import Quick
from croupier.room.actors.asks import Ask
from croupier.room.bounds import Number, Text


class Say(Ask, frozen=True):
    """Say something to the table."""

    text: Text


class React(Ask, frozen=True):
    """Say a quick word, or show a reaction: what may tell something of a hand, only once it is over."""

    what: Quick


class AskReview(Ask, frozen=True):
    """Ask the floor to look again at the step one was given for one's talk; once for each."""


class Report(Ask, frozen=True):
    """Report a line of the talk to the floor, by the number it was told with."""

    line: Number
