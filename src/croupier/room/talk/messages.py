"""The talk of a table as it is sent, whatever is played there."""

from __future__ import annotations

import msgspec

from croupier.cash.talk.ladder import Giver, Measure, Offence, Reviewing


class ConductView(msgspec.Struct, frozen=True):
    """The last step somebody was given of the ladder of the chat: a mute of so many `minutes`, `until` when (ms).

    `until` is 0 where the chat is open to him, null where the floor must look at it first; he may ask for one `review`.
    """

    measure: Measure
    minutes: int
    until: int | None
    by: Giver
    about: Offence
    clause: str
    review: Reviewing


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of the talk round a reported one, which is `it`."""

    name: str
    text: str
    it: bool


class ReportView(msgspec.Struct, frozen=True):
    """A line that was reported `by` somebody, with those round it; `by` is empty when he has gone."""

    by: str
    at: int
    lines: tuple[ReportedLine, ...]
