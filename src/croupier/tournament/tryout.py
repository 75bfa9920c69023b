"""An event to try a command on."""

from __future__ import annotations

from typing import Any

from croupier.errors import Mistake
from croupier.tournament.commands import Register, Start
from croupier.tournament.direction import Tournament
from croupier.tournament.terms import Level, Terms


def dry_run(players: int = 9, *, started: bool = True, **terms: Any) -> Tournament:
    """An event to try commands on: a freezeout for 100 and 10, 10,000 chips each, tables of nine, blinds from 50/100.

    The players are `"1"`, `"2"` and so on, all entered at the desk; `started` says whether cards are in the air.
    `terms` are what is otherwise than in those (`Terms`: money in cents). Raises `Mistake` for terms that cannot be,
    and `Refusal` for more players than they let in.

    >>> from croupier.tournament import Bust
    >>> night = dry_run(3)
    >>> _ = night.do(Bust("2", takers=("1",)))
    >>> night.event.left, night.event.entrants["1"].stack
    (2, 20000)
    """
    usual: dict[str, Any] = {
        "name": "Dry run",
        "stack": 10_000,
        "buy_in": 10_000,
        "fee": 1_000,
        "levels": (
            Level(small_blind=50, big_blind=100),
            Level(small_blind=100, big_blind=200, ante=200),
            Level(small_blind=200, big_blind=400, ante=400),
        ),
    }
    for term in sorted({*terms} - {*Terms.__struct_fields__}):
        raise Mistake("tournament-no-such-term", term=term)
    event = Tournament(Terms(**usual | terms))
    for number in range(1, players + 1):
        event.do(Register(str(number)), now=0, by="desk")
    if started:
        event.do(Start(), now=0, by="floor", seed="lot")
    return event
