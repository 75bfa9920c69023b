"""Facts about penalties, protests and rulings."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

from msgspec.structs import replace

from croupier.tournament.changes import people, unseated
from croupier.tournament.event import (
    Event,
    Told,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.why import Why

__all__ = ["BlindEscaped", "Disqualified", "Noted", "Penalised"]


class Penalised(Happened, frozen=True, tag="penalised"):
    """A sanction: a warning, hands to be missed, disqualification."""

    player: str
    offence: str
    sanction: str
    hands: int
    by: str
    table: int
    hand: int
    why: Why

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
        )
        return replace(event, entrants=people(event, entrant), record=(*event.record, told))

    def shown(self, player: str, *, floor: bool) -> Self | None:
        """Return it to the floor and to the player."""
        return self if floor or (player and self.player == player) else None

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002
        """Return nothing: it is not for the room."""
        return None


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

    def shown(self, player: str, *, floor: bool) -> Self | None:  # noqa: ARG002
        """Return it to the floor alone."""
        return self if floor else None

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002
        """Return nothing: it is not for the room."""
        return None


class Noted(Happened, frozen=True, tag="noted"):
    """A ruling or a protest, with the hand it was about."""

    kind: Literal["ruling", "protest"]
    player: str
    table: int
    hand: int
    text: str
    clauses: tuple[str, ...]
    why: Why

    def onto(self, event: Event) -> Event:
        """A ruling or a protest stands in the record."""
        told = Told(self.kind, self.player, self.table, self.hand, text=self.text, clauses=self.clauses)
        return replace(event, record=(*event.record, told))

    def shown(self, player: str, *, floor: bool) -> Self | None:
        """Return it to the floor and to the player."""
        return self if floor or (player and self.player == player) else None

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002
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


Facts: TypeAlias = Penalised | BlindEscaped | Noted | Disqualified
"""Everything that can happen to an event about penalties, protests and rulings."""
