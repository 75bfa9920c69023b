"""Facts about penalties, protests and rulings."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

from msgspec.structs import replace

from croupier.text import InEach
from croupier.tournament.changes import people, unseated
from croupier.tournament.event import (
    Event,
    Told,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.why import Why

__all__ = ["BlindEscaped", "Disqualified", "Noted", "Penalised", "PenaltyLifted", "PenaltyServed"]


class Penalised(Happened, frozen=True, tag="penalised"):
    """A sanction: a warning, hands to be missed, disqualification. Of `rounds` the `hands` are those of so many."""

    player: str
    offence: str
    sanction: str
    hands: int
    by: str
    table: int
    hand: int
    why: Why
    rounds: int = 0

    def onto(self, event: Event) -> Event:
        """A penalty stands in the record, and its hands are to be missed."""
        entrant = event.entrants[self.player]
        entrant = replace(entrant, missing=entrant.missing + self.hands)
        told = Told(
            "penalty",
            self.player,
            self.table,
            self.hand,
            self.offence,
            self.sanction,
            self.hands,
            self.by,
            clauses=(self.why.clause,),
            rounds=self.rounds,
        )
        return replace(event, entrants=people(event, entrant), record=(*event.record, told))

    def shown(self, player: str, *, floor: bool) -> Self | None:
        """Return it to the floor and to the player."""
        return self if floor or (player and self.player == player) else None

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002 — every fact is asked alike
        """Return nothing: it is not for the room."""
        return None


class _OfAPenalty(Happened, frozen=True):
    """What becomes of hands on penalty: for the floor and the player, not for the room."""

    player: str
    hands: int

    def onto(self, event: Event) -> Event:
        """So many hands fewer are to be missed."""
        entrant = event.entrants[self.player]
        left = max(entrant.missing - self.hands, 0)
        return replace(event, entrants=people(event, replace(entrant, missing=left)))

    def shown(self, player: str, *, floor: bool) -> Self | None:
        """Return it to the floor and to the player."""
        return self if floor or (player and self.player == player) else None

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002 — every fact is asked alike
        """Return nothing: it is not for the room."""
        return None


class PenaltyServed(_OfAPenalty, frozen=True, tag="penalty-served"):
    """A player has missed so many hands, as the director saw."""


class PenaltyLifted(_OfAPenalty, frozen=True, tag="penalty-lifted"):
    """So many hands are let off a player, for a `reason` of the director's."""

    reason: str = ""

    def onto(self, event: Event) -> Event:
        """They are not to be missed, and the record says why."""
        event = super().onto(event)
        table = event.entrants[self.player].table
        hand = event.tables[table].hands if table in event.tables else 0
        told = Told("lifted", self.player, table, hand, hands=self.hands, text=self.reason)
        return replace(event, record=(*event.record, told))


class BlindEscaped(Happened, frozen=True, tag="blind-escaped"):
    """A blind passed a player by for the `times`-th time: for the director to judge, nobody else sees it."""

    player: str
    how: str
    table: int
    hand: int
    times: int
    why: Why

    def onto(self, event: Event) -> Event:
        """It stands in the record, for the director."""
        told = Told(
            "notice",
            self.player,
            self.table,
            self.hand,
            "dodges-blinds",
            hands=self.times,
            text=self.how,
            clauses=(self.why.clause,),
        )
        return replace(event, record=(*event.record, told))

    def shown(self, player: str, *, floor: bool) -> Self | None:  # noqa: ARG002 — every fact is asked alike
        """Return it to the floor alone."""
        return self if floor else None

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002 — every fact is asked alike
        """Return nothing: it is not for the room."""
        return None


class Noted(Happened, frozen=True, tag="noted"):
    """A ruling or a protest, with the hand it was about; a ruling as it was `said` in each language."""

    kind: Literal["ruling", "protest"]
    player: str
    table: int
    hand: int
    text: str
    clauses: tuple[str, ...]
    why: Why
    said: InEach | None = None

    def onto(self, event: Event) -> Event:
        """A ruling or a protest stands in the record."""
        told = Told(
            self.kind,
            self.player,
            self.table,
            self.hand,
            text=self.text,
            clauses=self.clauses,
            said=self.said,
        )
        return replace(event, record=(*event.record, told))

    def shown(self, player: str, *, floor: bool) -> Self | None:
        """Return it to the floor and to the player."""
        return self if floor or (player and self.player == player) else None

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002 — every fact is asked alike
        """Return nothing: it is not for the room."""
        return None


class Disqualified(Happened, frozen=True, tag="disqualified"):
    """A player is out of the event and his chips are out of play."""

    player: str
    why: Why

    def onto(self, event: Event) -> Event:
        """A player is gone and his chips with him."""
        chips = event.entrants[self.player].stack
        event = unseated(event, (self.player,), status="disqualified", stack=0)
        return replace(event, removed=event.removed + chips)


Facts: TypeAlias = Penalised | PenaltyServed | PenaltyLifted | BlindEscaped | Noted | Disqualified
"""Everything that can happen to an event about penalties, protests and rulings."""
