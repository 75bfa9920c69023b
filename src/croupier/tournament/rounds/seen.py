"""Where a flight, a second day, a shootout or a bracket stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from croupier.tournament.rounds.drawing import rounds_to_come

if TYPE_CHECKING:
    from croupier.tournament.event import Event


class MatchSeen(msgspec.Struct, frozen=True):
    """A match of a bracket: who meets whom, who won, at which table; empty where that is not known yet.

    With a `bye` one of them meets nobody.
    """

    one: str = ""
    other: str = ""
    winner: str = ""
    table: int = 0
    bye: bool = False


class StageSeen(msgspec.Struct, frozen=True):
    """Where a flight, a second day, a shootout or a bracket stands.

    `round` of `rounds`; `through` are who won their table or have a bye, `bracket` its slots from the top; `bags`
    are chips bagged, by player; a flight is `over` when it is time to bag, `carried` are those the second day has in.
    `matches` are those of each round of a bracket from its top, up to the last one; before it is drawn `seeds` are
    its seeds by player, and `pairs` its slots where they were set by hand.
    """

    kind: Literal["", "flight", "day-two", "shootout", "bracket"] = ""
    flight: str = ""
    round: int = 0
    rounds: int = 0
    through: tuple[str, ...] = ()
    bracket: tuple[str, ...] = ()
    bags: dict[str, int] = {}
    over: bool = False
    carried: tuple[str, ...] = ()
    matches: tuple[tuple[MatchSeen, ...], ...] = ()
    seeds: dict[str, int] = {}
    pairs: tuple[str, ...] = ()


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
            matches=_matches(event),
            seeds={each.id: each.seeded for each in event.entrants.values() if each.seeded},
            pairs=event.pairs,
        )
    if terms.flight:
        return StageSeen("flight", terms.flight, bags=event.bags, over=event.day_over)
    if terms.second_day:
        bags = {entrant.id: entrant.bag for entrant in event.entrants.values() if entrant.bag}
        return StageSeen("day-two", bags=bags, carried=event.carried)
    return StageSeen()


def _matches(event: Event) -> tuple[tuple[MatchSeen, ...], ...]:
    """Every round of the bracket, those to come with whoever has come so far."""
    rounds: list[tuple[MatchSeen, ...]] = []
    slots = event.brackets[0] if event.brackets else ()
    while len(slots) > 1:
        drawn = len(rounds) < len(event.brackets)
        slots = event.brackets[len(rounds)] if drawn else slots
        later = event.brackets[len(rounds) + 1] if len(rounds) + 1 < len(event.brackets) else None
        pairs = list(zip(slots[::2], slots[1::2], strict=True))
        winners = later or tuple(
            [next((each for each in pair if drawn and each in event.through), "") for pair in pairs]
        )
        rounds.append(
            tuple(
                [
                    _match(event, pair, winner, drawn=drawn)
                    for pair, winner in zip(pairs, winners, strict=True)
                ]
            )
        )
        slots = winners
    return tuple(rounds)


def _match(event: Event, pair: tuple[str, str], winner: str, *, drawn: bool) -> MatchSeen:
    one, other = pair
    tables = [event.entrants[each].table for each in pair if each]
    table = tables[0] if drawn and len(tables) == 2 and tables[0] == tables[1] else 0
    return MatchSeen(one, other, winner, table, drawn and bool(one) != bool(other))
