"""Where a flight, a second day, a shootout or a bracket stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.picture import StageSeen
from croupier.tournament.rounds import rounds_to_come

if TYPE_CHECKING:
    from croupier.tournament.event import Event


def stage_seen(event: Event) -> StageSeen:
    """The stage of an event, as everybody sees it.

    >>> from croupier.tournament import Level, Register, Rounds, Terms, begin, decide
    >>> blinds = (Level(small_blind=50, big_blind=100),)
    >>> duel = begin(Terms(name="Duel", seats=2, stack=5_000, buy_in=0, levels=blinds, rounds=Rounds(kind="bracket")))
    >>> for player in "abcde":
    ...     duel, _ = decide(duel, Register(player), now=0)
    >>> stage_seen(duel).kind, stage_seen(duel).rounds
    ('bracket', 3)
    """
    terms = event.terms
    if terms.rounds is not None:
        return StageSeen(
            terms.rounds.kind,
            round=event.stage,
            rounds=rounds_to_come(event),
            through=event.through,
            bracket=event.bracket,
        )
    if terms.flight:
        return StageSeen("flight", terms.flight, bags=event.bags, over=event.day_over)
    if terms.second_day:
        bags = {entrant.id: entrant.bag for entrant in event.entrants.values() if entrant.bag}
        return StageSeen("day-two", bags=bags, carried=event.carried)
    return StageSeen()
