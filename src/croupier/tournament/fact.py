"""What a fact of an event says of itself: what it changes, what it moves, who may see it, what is announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from croupier.tournament.why import Why

if TYPE_CHECKING:
    from croupier.tournament.accounts import Moves
    from croupier.tournament.event import Event


class Announcement(msgspec.Struct, frozen=True):
    """One thing told to everybody, at a time in milliseconds; `kind` is the fact's own tag.

    `players` are whom it is about; a move goes from `old_table` and `old_seat` to `table` and `seat`. `amount` is in
    cents where it is money. `why` carries the text's code, its values and the clause.
    """

    at: int
    kind: str
    why: Why | None = None
    players: tuple[str, ...] = ()
    table: int = 0
    seat: int = 0
    old_table: int = 0
    old_seat: int = 0
    amount: int = 0
    chip: int = 0


class Happened(msgspec.Struct, frozen=True):
    """Something that happened to an event. A concern's facts are built on it and say here what is special to them."""

    @property
    def kind_of_fact(self) -> str:
        """The tag it has in a journal."""
        return str(self.__struct_config__.tag)

    def onto(self, event: Event) -> Event:
        """Return the event after this fact. It never fails: what may happen is decided before."""
        raise NotImplementedError

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — a fact of its own asks
        """Return the money it moves in the event of that `name`: account and cents, which sum to zero."""
        return []

    def shown(self, player: str, *, floor: bool) -> Self | None:  # noqa: ARG002 — a fact of its own asks
        """Return the fact as a `player`, the `floor` or anybody else may see it, None where it is not his to see."""
        return self

    def announced(self, at: int) -> Announcement | None:
        """Return what the room is told, None for nothing: what has a reason is told, with whom and what it names."""
        why = getattr(self, "why", None)
        if not isinstance(why, Why):
            return None
        player = getattr(self, "player", "")
        return Announcement(
            at,
            self.kind_of_fact,
            why,
            (player,) if player else (),
            table=getattr(self, "table", 0),
            seat=getattr(self, "seat", 0),
            amount=getattr(self, "amount", 0),
            chip=getattr(self, "chip", 0),
        )
