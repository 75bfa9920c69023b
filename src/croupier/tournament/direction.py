"""The one owner of an event: commands in, facts out, everything in a log, the last of it undone at a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, Self, cast

from croupier.errors import Refusal
from croupier.tournament import (  # noqa: F401  # each puts what it decides into the registry
    bounties,
    chips,
    clock,
    commands,
    days,
    deals,
    discipline,
    ending,
    entries,
    hands,
    prizes,
    rebuys,
    rounds,
    seating,
    staking,
)
from croupier.tournament.again import without
from croupier.tournament.course import DECIDES, Course, Heard
from croupier.tournament.discipline.dodging import notice
from croupier.tournament.event import Event
from croupier.tournament.facts import Fact
from croupier.tournament.fold import begin, fold
from croupier.tournament.follow import follow
from croupier.tournament.news import KEPT as KEPT_NEWS
from croupier.tournament.news import Announcement, announced
from croupier.tournament.page import read_event
from croupier.tournament.terms import Terms
from croupier.tournament.undo import Entry, last, taken_back, undoing

__all__ = ["KEPT", "Entry", "Tournament", "decide"]

KEPT: Final = 32
"""So many events before the last commands are kept whole; an undo that goes further back folds the log again."""


def decide(
    event: Event,
    command: commands.Command,
    *,
    now: int,
    seed: str = "",
    heard: Callable[[Event, Fact], None] | None = None,
) -> tuple[Event, tuple[Fact, ...]]:
    """What a command leads to: the event after it and the facts; the event before it stays as it was.

    `now` is the time in milliseconds, `seed` what seats are drawn from; `heard` is told of every fact as it happens,
    with the event before it. Raises `Refusal` with the clause when a rule says no.

    >>> from croupier.tournament import Lock, dry_run
    >>> before = dry_run(3).event
    >>> after, facts = decide(before, Lock("2"), now=60_000)
    >>> after.entrants["2"].locked, before.entrants["2"].locked, len(facts)
    (True, False, 1)
    """
    course = Course(event, now, seed, cast("Heard | None", heard))
    DECIDES[type(command)](course, command)
    follow(course)
    notice(course, event)
    return course.event, cast("tuple[Fact, ...]", tuple(course.told))


class Tournament:
    """An event being directed: of its terms, or of the text of an event file.

    >>> from croupier.tournament.commands import Register, Start
    >>> from croupier.tournament.terms import Level, Terms
    >>> terms = Terms(name="Friday", stack=5_000, buy_in=2_000, levels=(Level(small_blind=25, big_blind=50),))
    >>> friday = Tournament(terms)
    >>> for player in ("ann", "bob", "cid"):
    ...     _ = friday.do(Register(player), now=0, by="desk")
    >>> _ = friday.do(Start(), now=60_000, by="floor", seed="lot")
    >>> friday.event.left, friday.event.in_chips
    (3, 15000)
    >>> friday.undo(by="floor").command
    Start()
    >>> friday.event.phase
    'registering'
    """

    __slots__ = ("_before", "_event", "_log", "terms")

    def __init__(self, terms: Terms | str, log: Iterable[Entry] = ()) -> None:
        """A new event, or one as its log leaves it. Raises `EventError` for a text that is no event file."""
        self.terms: Final = read_event(terms) if isinstance(terms, str) else terms
        self._log: list[Entry] = list(log)
        self._before: dict[int, Event] = {}
        self._event = self._folded(len(self._log))

    @property
    def event(self) -> Event:
        """The event as it stands."""
        return self._event

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every command that was taken, the undone ones too."""
        return tuple(self._log)

    @property
    def news(self) -> tuple[Announcement, ...]:
        """The last announcements of what still counts, the oldest first."""
        found: list[Announcement] = []
        for entry in reversed(self._log):
            if entry.undone_by is None:
                found = [*announced(entry.at, entry.facts), *found]
            if len(found) >= KEPT_NEWS:
                break
        return tuple(found[-KEPT_NEWS:])

    @property
    def last(self) -> Entry | None:
        """The command an undo takes back, None where there is none."""
        return last(self._log, live=self.terms.live)

    def do(
        self, command: commands.Command, *, now: int | None = None, by: str = "", seed: str = ""
    ) -> tuple[Fact, ...]:
        """Take a command, or raise `Refusal` and change nothing.

        `now` is the time in milliseconds; where it is not told no time has passed since the last command.
        """
        at = now if now is not None else self._log[-1].at if self._log else 0
        after, told = decide(self._event, command, now=at, seed=seed)
        number = len(self._log)
        self._before[number] = self._event
        self._before.pop(number - KEPT, None)
        self._log.append(Entry(number, at, by, command, told, seed=seed))
        self._event = after
        return told

    def undo(self, *, by: str = "", number: int | None = None) -> Entry:
        """Take back the last command that still counts, or that of a `number`, and what followed from it.

        It stays in the log. What the clock did since goes with it, and is done again as if the command had never
        been given; later commands are done again too (`croupier.tournament.again`). Raises `Refusal` where they
        cannot stand without it, or where nothing is left to take back (`croupier.tournament.undo`).
        """
        undone = undoing(self._log, number, live=self.terms.live)
        first = undone.entry.number
        before = self._before.get(first)
        event = before if before is not None else self._folded(first)
        if undone.later:
            after, redone = without(event, undone.entry, undone.later, decide)
            facts = {each.number: each.facts for each in redone}
            log = [each._replace(facts=facts.get(each.number, each.facts)) for each in self._log]
            self._log = taken_back(log, undone, by)
            self._event, self._before = after, {}
            return self._log[first]
        self._event = event
        ticks = [entry for entry in self._log if entry.number in undone.ticks]
        self._log = taken_back(self._log, undone, by)
        for entry in ticks:
            with suppress(Refusal):
                self.do(entry.command, now=entry.at, by=entry.by, seed=entry.seed)
        return self._log[first]

    def _folded(self, number: int) -> Event:
        event = begin(self.terms)
        for entry in self._log[:number]:
            if entry.undone_by is None:
                for fact in entry.facts:
                    event = fold(event, fact)
        return event

    @classmethod
    def read(cls, terms: Terms, log: Iterable[Entry]) -> Self:
        """The event a log describes."""
        return cls(terms, log)
