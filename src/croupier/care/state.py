"""What a house open to the public knows of its players: facts put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from croupier.care.facts import (
    Barred,
    CountriesRefused,
    Deposited,
    Excluded,
    Fact,
    Limited,
    LimitKind,
    Looked,
    RaiseAsked,
    RaiseDropped,
    Told,
)

HOUR: Final = 3_600_000
"""In ms, as all times here."""

DAY: Final = 24 * HOUR
PERIODS: Final = {"day": DAY, "week": 7 * DAY, "month": 30 * DAY}


class Period(NamedTuple):
    """A period of somebody's limits: when it began, the chips he had in all, and what came to him since."""

    began: int
    held: int
    deposited: int = 0


@dataclass(slots=True)
class Player:
    """What is known of one."""

    told: Told | None = None
    barred: bool = False
    excluded_until: int = 0
    limits: dict[LimitKind, int] = field(default_factory=dict)
    raises: dict[LimitKind, RaiseAsked] = field(default_factory=dict)
    periods: dict[str, Period] = field(default_factory=dict)

    def copy(self) -> Player:
        """The same as another value."""
        periods, limits, raises = dict(self.periods), dict(self.limits), dict(self.raises)
        return Player(self.told, self.barred, self.excluded_until, limits, raises, periods)

    def period(self, name: str, at: int) -> Period | None:
        """The period that runs; none where it is over, or has not begun."""
        found = self.periods.get(name)
        return found if found is not None and at - found.began < PERIODS[name] else None


@dataclass(slots=True)
class Known:
    """What is known of everybody. Only `settle` changes it."""

    players: dict[str, Player] = field(default_factory=dict)
    refused: frozenset[str] = frozenset()

    def of(self, person: str) -> Player:
        """What is known of somebody."""
        return self.players.get(person) or Player()

    def copy(self) -> Known:
        """The same as another value."""
        return Known({person: player.copy() for person, player in self.players.items()}, self.refused)


def settle(known: Known, fact: Fact, at: int) -> None:
    """Carry a fact out that became known `at` (ms since 1970); it is never refused."""
    if isinstance(fact, CountriesRefused):
        known.refused = frozenset(fact.countries)
        return
    player = known.players.setdefault(fact.person, Player())
    match fact:
        case Told():
            player.told = fact
        case Barred():
            player.barred = True
        case Excluded(_, until):
            player.excluded_until = max(player.excluded_until, until)
        case Limited(_, kind, most):
            player.raises.pop(kind, None)
            player.limits[kind] = most
            if not most:
                del player.limits[kind]
        case RaiseAsked(_, kind):
            player.raises[kind] = fact
        case RaiseDropped(_, kind):
            player.raises.pop(kind, None)
        case Looked(_, held):
            _look(player, held, at)
        case Deposited(_, chips, held):
            _look(player, held, at)
            periods = player.periods.items()
            player.periods = {name: each._replace(deposited=each.deposited + chips) for name, each in periods}


def _look(player: Player, held: int, at: int) -> None:
    """Periods that are over begin anew."""
    for name in PERIODS:
        player.periods[name] = player.period(name, at) or Period(at, held)
