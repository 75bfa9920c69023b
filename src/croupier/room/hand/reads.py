"""What a player of a finished hand saw of the others: their decisions, and cards only where they were shown to all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from croupier.play import Operation
from croupier.room.hand.chronicle import BY_THE_FLOOR, STREET_BEGINS, Counting
from croupier.room.hand.record import read
from croupier.school.tells.pattern import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.room.hand.record import HandRecord
    from croupier.room.journal.commit import StoredHand
    from croupier.school.tells.pattern import Action, Shown

_ACTS: Final = frozenset({"fold", "check", "call", "raise"})
_DECIDED: Final = _ACTS | {"bring-in"}
"""The operations for which it was measured how long they took."""


class Read(NamedTuple):
    """A decision of somebody, under the name he had."""

    person: str
    name: str
    decision: Decision


def reads(stored: StoredHand, viewer: str, table: str) -> tuple[Read, ...]:
    """The decisions of a hand at a table, as one of its players saw them, his own too.

    Nothing of a hand the viewer was not dealt into (TELLS:29), nor of one the floor had a part in.
    """
    kept = read(stored)
    if kept.seat_of(viewer) is None:
        return ()
    if any(kind in BY_THE_FLOOR for kind, *_ in kept.log):
        return ()
    shown, times = _shown(kept), _times(kept)
    found = []
    for seat, street, facing, action, size in _decisions(kept):
        player = kept.players[seat]
        ms = next(times[seat], None)
        if action == "bring-in":
            continue
        decision = Decision(
            table, stored.number, street, facing, cast("Action", action), size, ms, shown.get(seat, "")
        )
        found.append(Read(player.person, player.name, decision))
    return tuple(found)


def _shown(kept: HandRecord) -> dict[int, Shown]:
    """Of each seat whose cards were shown to all at a showdown, whether it won anything; of no hand without one."""
    if len(kept.stacks) - len([kind for kind, *_ in kept.log if kind == "fold"]) < 2:
        return {}
    tabled = [seat for kind, seat, _, _ in kept.log if kind == "show"]
    paid = {seat for kind, seat, amount, _ in kept.log if kind == "push" and amount}
    return {seat: "won" if seat in paid else "lost" for seat in tabled}


def _times(kept: HandRecord) -> dict[int, Iterator[int]]:
    """How long each decision of a seat took, in order; nothing of a seat where somebody else decided once."""
    thought: dict[int, list[int]] = {seat: [] for seat in kept.stacks}
    for seat, ms in kept.thought:
        thought[seat].append(ms)
    decided = dict.fromkeys(kept.stacks, 0)
    for kind, seat, _, _ in kept.log:
        if kind in _DECIDED:
            decided[seat] += 1
    return {seat: iter(known if len(known) == decided[seat] else ()) for seat, known in thought.items()}


def _decisions(kept: HandRecord) -> Iterator[tuple[int, int, bool, str, float | None]]:
    """Each decision: seat, street, whether there was a bet to answer, what, and the size of a bet or raise."""
    counting, street, begun = Counting(kept.stacks), 0, False
    for kind, seat, amount, _ in kept.log:
        if kind in STREET_BEGINS and begun:
            street, begun = street + 1, False
        if kind in _DECIDED:
            begun = True
            owed = max(counting.bets.values()) - counting.bets[seat]
            yield (
                seat,
                street,
                owed > 0,
                kind,
                _size(kept, counting, seat, amount) if kind == "raise" else None,
            )
        # Cards change no stack.
        counting.count(Operation(kind, seat, amount, ()))


def _size(kept: HandRecord, counting: Counting, seat: int, to: int) -> float | None:
    """What a raise to a total adds to a call, in parts of the pot after that call."""
    call = max(counting.bets.values())
    pot = sum(kept.stacks.values()) - sum(counting.stacks.values()) + call - counting.bets[seat]
    return (to - call) / pot if pot else None
