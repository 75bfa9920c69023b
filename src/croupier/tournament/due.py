"""What a live floor is told to do next, with the reason and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from croupier.tournament.chips.colour_up import leaving, next_chip
from croupier.tournament.discipline.dodging import AGAIN
from croupier.tournament.hands import hand_for_hand
from croupier.tournament.rebuys import over as rebuys
from croupier.tournament.rounds import drawing as rounds
from croupier.tournament.seating.balance import gap, in_break_order, must_halt, sizes, spread
from croupier.tournament.seating.breaking import final_table_due, next_to_break
from croupier.tournament.why import Why, cite

if TYPE_CHECKING:
    from croupier.tournament.event import Event


DueKind: TypeAlias = Literal[
    "final-table",
    "break",
    "move",
    "halt",
    "hand-for-hand",
    "colour-up",
    "day-over",
    "round",
    "rebuys",
    "dodging",
]


class Due(NamedTuple):
    """One thing to do: `tables` it is about, in the order it happens to them, `chip` for a colour-up."""

    kind: DueKind
    why: Why
    tables: tuple[int, ...] = ()
    chip: int = 0


def due(event: Event) -> tuple[Due, ...]:
    """Everything that is due now, the most urgent first; nothing in an event that is not running.

    >>> from croupier.tournament import begin
    >>> from croupier.tournament.terms import Level, Terms
    >>> due(begin(Terms(name="Friday", stack=1_000, buy_in=0, levels=(Level(small_blind=5, big_blind=10),))))
    ()
    """
    if event.phase != "running":
        return ()
    found = [
        *_stages(event),
        *_rebuys(event),
        *_hand_for_hand(event),
        *_tables(event),
        *_halts(event),
        *_chips(event),
        *_dodging(event),
    ]
    return tuple(found)


def _why(event: Event, code: str, rule: str, **params: str | int) -> Why:
    return Why(f"tournament-why-{code}", params, cite(event.policy, rule))


def _stages(event: Event) -> list[Due]:
    over = rounds.due(event)
    found = [] if over is None else [Due("round", over)]
    if event.day_over and not any([table.playing for table in event.tables.values()]):
        params: dict[str, str | int] = {"flight": event.terms.flight, "left": event.left}
        found.append(Due("day-over", Why("tournament-why-day-over", params)))
    return found


def _rebuys(event: Event) -> list[Due]:
    return [
        Due("rebuys", _why(event, "rebuys-asked", "rebuy-before-next-hand", table=number), (number,))
        for number in rebuys.waiting(event)
    ]


def _hand_for_hand(event: Event) -> list[Due]:
    if event.hand_for_hand or not hand_for_hand.due(event):
        return []
    places = len(event.ladder)
    return [Due("hand-for-hand", _why(event, "hand-for-hand", "hand-for-hand", places=places))]


def _tables(event: Event) -> list[Due]:
    if final_table_due(event):
        why = Why("tournament-why-final-table", {"players": event.left}, event.policy.clause("final_table"))
        return [Due("final-table", why, tuple(sorted(event.tables)))]
    table = event.breaking or next_to_break(event)
    if table:
        why = _why(event, "breaking", "breaking", players=event.left, tables=len(event.tables))
        return [Due("break", why, (table,))]
    if spread(event) < gap(event) or event.terms.rounds is not None or event.day_over:
        return []
    count, order = sizes(event), in_break_order(event)
    giver = max(order, key=lambda number: (count.get(number, 0), -order.index(number)))
    taker = min(order[::-1], key=lambda number: count.get(number, event.seats))
    return [Due("move", _why(event, "next-big-blind", "next-big-blind", table=giver), (giver, taker))]


def _halts(event: Event) -> list[Due]:
    clause = event.policy.clause("halt")
    return [
        Due("halt", Why("tournament-why-halt", {"table": number}, clause), (number,))
        for number in event.tables
        if must_halt(event, number)
    ]


def _chips(event: Event) -> list[Due]:
    return [
        Due(
            "colour-up",
            _why(event, "colour-up", "off-the-chips", chip=chip, next=next_chip(event, chip)),
            chip=chip,
        )
        for chip in leaving(event)
    ]


def _dodging(event: Event) -> list[Due]:
    """Whoever the blinds passed by again and again, and has not been penalised for it since."""
    found = []
    for told in event.record:
        if told.kind != "notice" or told.hands < AGAIN:
            continue
        counted = [each for each in event.record if each.player == told.player]
        if counted[-1] is told:
            clause = event.policy.clause("dodging_blinds")
            params: dict[str, str | int] = {
                "player": event.entrants[told.player].name,
                "times": told.hands,
            }
            found.append(Due("dodging", Why("tournament-why-blind-escaped", params, clause), (told.table,)))
    return found
