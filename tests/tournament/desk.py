"""Events to test with: announced, entered, seated as a test says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from croupier.play import Positions
from croupier.tournament import Event, Level, Register, Start, Terms, Tournament, fold
from croupier.tournament import facts as told
from croupier.tournament.direction import decide
from croupier.tournament.fold import begin
from croupier.tournament.why import Why
from tests import under

HOUR = 3_600_000
MINUTE = 60_000
WHY = Why("tournament-why-out")


def terms(**given: Any) -> Terms:
    """A nine-handed freezeout of 100 and 10, with stacks of 10,000."""
    usual: dict[str, Any] = {
        "name": "Friday",
        "stack": 10_000,
        "buy_in": 10_000,
        "fee": 1_000,
        "levels": (
            Level(small_blind=50, big_blind=100, ante=100),
            Level(small_blind=100, big_blind=200, ante=200),
            Level(pause=10),
            Level(small_blind=200, big_blind=400, ante=400),
        ),
    }
    if "profile" not in given:
        usual["profile"] = under.book()
    return Terms(**(usual | given))


def entered(players: int, **given: Any) -> Tournament:
    """An event with so many players registered at the desk: 1, 2, 3 …"""
    direction = Tournament(terms(**given))
    for number in range(1, players + 1):
        direction.do(Register(str(number)), now=0, by="desk")
    return direction


def running(players: int, **given: Any) -> Tournament:
    """An event with cards in the air."""
    direction = entered(players, **given)
    direction.do(Start(), now=0, by="floor", seed="lot")
    return direction


def standing(
    tables: Mapping[int, Iterable[int]],
    positions: Mapping[int, tuple[int, int, int]] | None = None,
    stacks: Mapping[str, int] | None = None,
    **given: Any,
) -> Event:
    """A running event with these seats taken; the player in seat 4 of table 2 is "2-4".

    `positions` are button, small blind and big blind of each table's last hand.
    """
    event = begin(terms(**given))
    facts: list[told.Fact] = []
    names = {f"{table}-{seat}": (table, seat) for table, seats in tables.items() for seat in seats}
    facts += [told.Registered(name, name, event.terms.price) for name in names]
    facts.append(told.Started(0))
    facts += [told.Opened(table) for table in tables]
    for name, (table, seat) in names.items():
        chips = (stacks or {}).get(name, event.terms.stack)
        facts.append(told.Seated(name, table, seat, chips, WHY))
    facts.append(told.RegistrationClosed(True, WHY))
    for table, stood in (positions or {}).items():
        facts.append(told.Buttoned(table, Positions(*stood)))
    for fact in facts:
        event = fold(event, fact)
    settled = {name: replace(entrant, arrived="") for name, entrant in event.entrants.items()}
    return replace(event, entrants=settled)


def after(event: Event, *commands: Any, now: int = MINUTE, seed: str = "lot") -> Event:
    """The event after commands."""
    for command in commands:
        event, _ = decide(event, command, now=now, seed=seed)
    return event


def facts_of(event: Event, command: Any, kind: type, *, now: int = MINUTE, seed: str = "lot") -> list[Any]:
    """The facts of one kind that a command leads to."""
    return [fact for fact in decide(event, command, now=now, seed=seed)[1] if isinstance(fact, kind)]
