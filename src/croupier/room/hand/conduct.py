"""How the players of a finished hand dealt with one another, read off its log without playing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.care.collusion import Alone, Answered, Conduct
from croupier.play import Operation
from croupier.room.hand.chronicle import BY_THE_FLOOR, STREET_BEGINS, Counting
from croupier.room.hand.record import read

if TYPE_CHECKING:
    from croupier.room.hand.record import HandRecord
    from croupier.room.journal.commit import StoredHand

_GONE: Final = frozenset({"fold", "kill"})
_ACTS: Final = frozenset({"fold", "check", "call", "raise"})


def conduct(stored: StoredHand, table: str) -> Conduct | None:
    """Return how the players of a hand at a table dealt with one another; none where the floor had a part in it."""
    kept = read(stored)
    if any(kind in BY_THE_FLOOR and kind != "kill" for kind, *_ in kept.log):
        return None
    told = _Reading(kept)
    for kind, seat, amount, _ in kept.log:
        told.take(kind, seat, amount)
    people = {seat: player.person for seat, player in kept.players.items()}
    nets = {people[seat]: told.counting.stacks[seat] - chips for seat, chips in kept.stacks.items()}
    thought: dict[str, list[int]] = {}
    for seat, ms in kept.thought:
        thought.setdefault(people[seat], []).append(ms)
    return Conduct(
        table,
        stored.number,
        stored.ended,
        _unit(kept),
        nets,
        tuple([Answered(people[seat], people[by], raised) for seat, by, raised in told.answers]),
        tuple([Alone(people[one], people[other], checked) for one, other, checked in told.alone]),
        len(told.live) > 1,
        thought,
    )


def _unit(kept: HandRecord) -> int:
    """What the amounts of a hand are measured by: its big blind, or the bet that stands in its place."""
    forced = [amount for _, amount, kind in kept.forced if kind == "big-blind"]
    return max([*forced, *([] if forced else kept.bets[:1]), 1])


class _Reading:
    """A log, operation by operation: who is in, whose bet has to be answered, who is alone with whom."""

    def __init__(self, kept: HandRecord) -> None:
        self.counting = Counting(kept.stacks)
        self.live = dict.fromkeys(kept.stacks)
        self.answers: list[tuple[int, int, bool]] = []
        self.alone: list[tuple[int, int, bool]] = []
        self._bettor = 0
        self._begins = False

    def take(self, kind: str, seat: int, amount: int) -> None:
        """Look at the next operation."""
        if kind in STREET_BEGINS:
            self._bettor, self._begins = 0, True
        if kind in _ACTS:
            self._act(kind, seat)
        if kind in _GONE:
            self.live.pop(seat, None)
        # Cards change no stack.
        self.counting.count(Operation(kind, seat, amount, ()))

    def _act(self, kind: str, seat: int) -> None:
        if self._begins:
            self._begins = False
            if len(self.live) == 2 and all(self.counting.stacks[each] for each in self.live):
                one, other = self.live
                self.alone.append((one, other, True))
        if self._bettor and kind != "check":
            self.answers.append((seat, self._bettor, kind == "raise"))
        if kind == "raise":
            self._bettor = seat
            if self.alone and {*self.alone[-1][:2]} == {*self.live}:
                self.alone[-1] = (*self.alone[-1][:2], False)
