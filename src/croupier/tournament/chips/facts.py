"""Facts about the chips in play."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.tournament.changes import people
from croupier.tournament.event import (
    Event,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.why import Why

__all__ = ["ColouredUp", "Race", "StackSet"]


class Race(Happened, frozen=True, tag="race"):
    """A chip race at a table: the cards each seat was dealt, who won chips, who was saved with one."""

    table: int
    chip: int
    seed: str
    cards: dict[int, tuple[int, ...]]
    won: dict[int, int]
    saved: tuple[int, ...]

    def onto(self, event: Event) -> Event:
        """Lots are never drawn twice from one seed."""
        return replace(event, draws=event.draws + 1)


class ColouredUp(Happened, frozen=True, tag="coloured-up"):
    """A denomination left the table: who has what now, and the chips added to or taken from those in play."""

    chip: int
    stacks: dict[str, int]
    why: Why

    def onto(self, event: Event) -> Event:
        """Stacks after a race; the chips that came or went with it are noted."""
        changed = [replace(event.entrants[player], stack=chips) for player, chips in self.stacks.items()]
        before = sum([event.entrants[player].stack for player in self.stacks])
        more = sum(self.stacks.values()) - before
        return replace(
            event,
            entrants=people(event, *changed),
            withdrawn=(*event.withdrawn, self.chip),
            issued=event.issued + max(more, 0),
            removed=event.removed + max(-more, 0),
        )


class StackSet(Happened, frozen=True, tag="stack-set"):
    """Chips were put into play or taken out at one player: lost, found, forfeited, surrendered.

    Who had none and has some now is `back` in play.
    """

    player: str
    chips: int
    why: Why
    back: bool = False

    def onto(self, event: Event) -> Event:
        """One stack is another; the chips that came or went are noted."""
        entrant = event.entrants[self.player]
        more = self.chips - entrant.stack
        entrant = replace(entrant, stack=self.chips)
        if self.back:
            entrant = replace(entrant, status="playing", declined=False)
        return replace(
            event,
            entrants=people(event, entrant),
            issued=event.issued + max(more, 0),
            removed=event.removed + max(-more, 0),
        )

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002 — every fact is asked alike
        """Return nothing: it is not for the room."""
        return None


Facts: TypeAlias = Race | ColouredUp | StackSet
"""Everything that can happen to an event about the chips in play."""
