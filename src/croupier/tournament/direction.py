"""The one owner of an event: commands in, facts out, everything in a log, the last of it undone at a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, Self

from croupier.errors import Refusal
from croupier.tournament import (
    awards,
    chips,
    clock,
    commands,
    consent,
    days,
    deals,
    discipline,
    dodging,
    entries,
    hand_for_hand,
    hands,
    live,
    prize_change,
    rebuys,
    refunds,
    rounds,
    seating,
    staking,
)
from croupier.tournament.course import Course, Heard
from croupier.tournament.event import Event
from croupier.tournament.facts import Fact
from croupier.tournament.fold import begin, fold
from croupier.tournament.follow import follow
from croupier.tournament.news import KEPT as KEPT_NEWS
from croupier.tournament.news import Announcement, announced
from croupier.tournament.terms import Terms

KEPT: Final = 32
"""So many events before the last commands are kept whole; an undo that goes further back folds the log again."""

_DECIDE: Final[Mapping[type, Callable[[Course, Any], None]]] = {
    commands.Register: entries.register,
    commands.Unregister: entries.unregister,
    commands.Start: entries.start,
    commands.CloseRegistration: entries.close_registration,
    commands.Buy: entries.buy,
    commands.NoRebuy: rebuys.no_rebuy,
    commands.CloseRebuys: rebuys.close,
    commands.BeginHand: hands.begin_hand,
    commands.EndHand: hands.end_hand,
    commands.Bust: hands.bust,
    commands.Button: seating.button,
    commands.Move: seating.move,
    commands.Lock: seating.lock,
    commands.Balance: live.make_move,
    commands.FormFinalTable: live.form_final_table,
    commands.CloseRound: live.close_round,
    commands.BreakTable: seating.close_table,
    commands.OpenTable: seating.open_table,
    commands.Tick: clock.tick,
    commands.NextLevel: clock.next_level,
    commands.Stop: clock.stop,
    commands.Resume: clock.resume,
    commands.SetClock: clock.set_clock,
    commands.Push: clock.push,
    commands.Seed: rounds.seed,
    commands.Pair: rounds.pair,
    commands.NextRound: rounds.next_round,
    commands.BagUp: days.bag_up,
    commands.CarryIn: days.carry_in,
    commands.CallHandForHand: hand_for_hand.call,
    commands.ColourUp: chips.colour_up,
    commands.SetStack: chips.set_stack,
    commands.SetPrizes: prize_change.set_prizes,
    commands.CashInstead: awards.cash_instead,
    commands.Deal: deals.deal,
    commands.OfferDeal: consent.offer,
    commands.AnswerDeal: consent.answer,
    commands.CallOffDeal: consent.call_off,
    commands.Connection: consent.connection,
    commands.SellShare: staking.sell_share,
    commands.ReturnShare: staking.return_share,
    commands.Cancel: refunds.cancel,
    commands.Penalise: discipline.penalise,
    commands.BlindMissed: dodging.passed_by,
    commands.Protest: discipline.protest,
    commands.Ruled: discipline.ruled,
}


class Entry(NamedTuple):
    """One command in the log: its number, when and by whom it was given, what it led to, and who took it back.

    `seed` is what its lots were drawn from: for the log's owner alone.
    """

    number: int
    at: int
    by: str
    command: commands.Command
    facts: tuple[Fact, ...]
    undone_by: str | None = None
    seed: str = ""


def decide(
    event: Event, command: commands.Command, *, now: int, seed: str = "", heard: Heard | None = None
) -> tuple[Event, tuple[Fact, ...]]:
    """What a command leads to: the event after it and the facts; the event before it stays as it was.

    `now` is the time in milliseconds, `seed` what seats are drawn from; `heard` is told of every fact as it happens,
    with the event before it. Raises `Refusal` with the clause when a
    rule says no.
    """
    course = Course(event, now, seed, heard)
    _DECIDE[type(command)](course, command)
    follow(course)
    dodging.notice(course, event)
    return course.event, tuple(course.told)


class Direction:
    """An event being directed.

    >>> from croupier.tournament.commands import Register, Start
    >>> from croupier.tournament.terms import Level, Terms
    >>> terms = Terms(name="Friday", stack=5_000, buy_in=2_000, levels=(Level(small_blind=25, big_blind=50),))
    >>> friday = Direction(terms)
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

    def __init__(self, terms: Terms, log: Iterable[Entry] = ()) -> None:
        """A new event, or one as its log leaves it."""
        self.terms = terms
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
        """The command an undo takes back, None where there is none: the clock's own ticks are nobody's to undo."""
        given = (entry for entry in reversed(self._log) if entry.command != commands.Tick())
        return next((entry for entry in given if entry.undone_by is None), None)

    def do(self, command: commands.Command, *, now: int, by: str = "", seed: str = "") -> tuple[Fact, ...]:
        """Take a command, or raise `Refusal` and change nothing."""
        after, told = decide(self._event, command, now=now, seed=seed)
        number = len(self._log)
        self._before[number] = self._event
        self._before.pop(number - KEPT, None)
        self._log.append(Entry(number, now, by, command, told, seed=seed))
        self._event = after
        return told

    def undo(self, *, by: str = "", number: int | None = None) -> Entry:
        """Take back the last command that still counts, and all that followed from it; it stays in the log.

        What the clock did since is decided again, as if the command had never been given. With its `number` a
        command is taken back only if it is the last one: later ones were decided on top of it. Raises `Refusal`
        where it is not, or where nothing is left to take back.
        """
        last = self.last
        if number is not None:
            self._must_be_last(number)
        if last is None:
            raise Refusal("tournament-nothing-to-undo")
        before = self._before.get(last.number)
        self._event = before if before is not None else self._folded(last.number)
        self._log[last.number] = last._replace(undone_by=by)
        for entry in self._log[last.number + 1 :]:
            if entry.undone_by is None:
                self._again(entry)
        return self._log[last.number]

    def _must_be_last(self, number: int) -> None:
        if not 0 <= number < len(self._log):
            raise Refusal("tournament-no-such-command", number=number)
        named, last = self._log[number], self.last
        if named.undone_by is not None:
            who = "somebody" if named.undone_by else "nobody"
            raise Refusal("tournament-undone-already", number=number, who=who, by=named.undone_by)
        if last is not None and last.number != number:
            later = [
                e for e in self._log[number + 1 :] if e.undone_by is None and e.command != commands.Tick()
            ]
            raise Refusal("tournament-undo-later-first", number=number, later=len(later), last=last.number)

    def _again(self, entry: Entry) -> None:
        """Decide a tick of the clock again on top of what is left."""
        self._before[entry.number] = self._event
        told: tuple[Fact, ...] = ()
        with suppress(Refusal):
            self._event, told = decide(self._event, entry.command, now=entry.at, seed=entry.seed)
        self._log[entry.number] = entry._replace(facts=told)

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
