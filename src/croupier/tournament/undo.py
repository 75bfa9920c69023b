"""What may be taken back: any command somebody gave, as long as what was done later can stand without it.

One rule for whoever keeps a log of an event. A log is a sequence of entries, the oldest first, those taken back
among them. What the clock does is nobody's to undo: after the last command it goes with that, and comes again by
itself. A hand dealt by the house's software stays dealt, so nothing before it can be taken back either. Whether
later commands stand is found out by doing them again (`croupier.tournament.again`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Refusal
from croupier.tournament import commands

if TYPE_CHECKING:
    from croupier.tournament.facts import Fact

OF_THE_CLOCK: Final = (commands.Tick, commands.Connection)
"""What nobody asks for: the clock ticks, a line is lost or is back."""

_OF_A_HAND: Final = (commands.BeginHand, commands.EndHand)


class Entry(NamedTuple):
    """One command in the log: its number, when and by whom it was given, what it led to, and who took it back.

    `seed` is what its lots were drawn from: for the log's owner alone.

    >>> from croupier.tournament import Lock, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(Lock("2"), by="floor")
    >>> entry = night.log[-1]
    >>> entry.number, entry.by, entry.command, entry.undone_by
    (4, 'floor', Lock(player='2', locked=True), None)
    """

    number: int
    at: int
    by: str
    command: commands.Command
    facts: tuple[Fact, ...]
    undone_by: str | None = None
    seed: str = ""


class Undoing(NamedTuple):
    """What an undo takes back: a command, and the numbers of what the clock did after it.

    Where somebody gave `later` commands they are done again, and what the clock did with them.
    """

    entry: Entry
    ticks: tuple[int, ...]
    later: tuple[Entry, ...] = ()

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers of all entries it takes back."""
        return frozenset((self.entry.number, *self.ticks))


def of_the_clock(entry: Entry) -> bool:
    """Return whether the clock did it, and nobody gave the command."""
    return isinstance(entry.command, OF_THE_CLOCK)


def last(
    log: Sequence[Entry],
    *,
    live: bool,
    kept: Container[int] | None = None,
    own: Callable[[Entry], bool] = of_the_clock,
) -> Entry | None:
    """Return the command an undo takes back, None where there is none.

    `live` is whether people deal the event's hands, `kept` the numbers that can still be taken back, all where it is
    None, `own` says what the clock did.
    """
    for entry in reversed(log):
        if entry.undone_by is None and (kept is None or entry.number in kept) and not own(entry):
            return entry if live or not isinstance(entry.command, _OF_A_HAND) else None
    return None


def named(log: Sequence[Entry], number: int) -> Entry:
    """Return the entry of that number; raises `Refusal` where the log has none."""
    found = next((entry for entry in reversed(log) if entry.number == number), None)
    if found is None:
        raise Refusal("tournament-no-such-command", number=number)
    return found


def undoing(
    log: Sequence[Entry],
    number: int | None = None,
    *,
    live: bool,
    kept: Container[int] | None = None,
    own: Callable[[Entry], bool] = of_the_clock,
) -> Undoing:
    """Return what an undo takes back: the last command that counts, or the one of that `number`.

    Raises `Refusal` where nothing can be taken back, where there is no such command, where it has been taken back
    already, where it is too old, is the clock's own, or hands were dealt by the house's software since.
    """
    latest = last(log, live=live, kept=kept, own=own)
    if latest is None:
        raise Refusal("tournament-nothing-to-undo")
    entry = latest if number is None else named(log, number)
    if entry.undone_by is not None:
        who = "somebody" if entry.undone_by else "nobody"
        raise Refusal("tournament-undone-already", number=entry.number, who=who, by=entry.undone_by)
    after = [each for each in log if each.number > entry.number and each.undone_by is None]
    if entry is latest:
        return Undoing(entry, tuple([each.number for each in after]))
    kept_no_more = kept is not None and any([each.number not in kept for each in (entry, *after)])
    dealt = not live and any([isinstance(each.command, _OF_A_HAND) for each in after])
    if own(entry) or kept_no_more or dealt:
        later = max(len([each for each in after if not own(each)]), 1)
        raise Refusal("tournament-undo-later-first", number=entry.number, later=later, last=latest.number)
    return Undoing(entry, (), tuple(after))


def taken_back(log: Sequence[Entry], undone: Undoing, by: str) -> list[Entry]:
    """Return the log with what was taken back marked with who did it."""
    numbers = undone.numbers
    return [entry._replace(undone_by=by) if entry.number in numbers else entry for entry in log]
