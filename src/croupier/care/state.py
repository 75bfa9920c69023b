"""What a house open to the public knows of its players: facts put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec

from croupier.care import complaints
from croupier.care.complaints import ComplaintFact, Complaints
from croupier.care.facts import (
    Barred,
    Came,
    CountriesRefused,
    Deposited,
    EdgeRead,
    Excluded,
    Fact,
    HandOpened,
    Here,
    Limited,
    LimitKind,
    Looked,
    Noticed,
    Offered,
    RaiseAsked,
    RaiseDropped,
    RulesAccepted,
    Told,
)
from croupier.care.times import DAY, MINUTE

GAP: Final = 20 * MINUTE
"""Who was away for longer begins a new session."""

MOST_MARKS: Final = 30
"""How many browsers, and addresses, of somebody are remembered: the latest."""

PERIODS: Final = {"day": DAY, "week": 7 * DAY, "month": 30 * DAY}


class Period(NamedTuple):
    """A period of somebody's limits: when it began, the chips he had in all, and what came to him since."""

    began: int
    held: int
    deposited: int = 0


class Session(NamedTuple):
    """Somebody's time here without a longer break: when it began and he was seen last, and his chips in all then.

    `brought` came from outside since, `staked` went into pots, onto boxes and into entries; `told` is when he last
    read so.
    """

    began: int
    seen: int
    held_at_first: int
    held: int
    brought: int = 0
    staked: int = 0
    told: int = 0

    @property
    def won(self) -> int:
        """What he has won, below zero lost, in chips."""
        return self.held - self.held_at_first - self.brought


class Day(NamedTuple):
    """The 24 hours that began when somebody played first, and how long of them he has played, in ms."""

    began: int
    played: int


class Player(msgspec.Struct, omit_defaults=True):
    """What is known of one."""

    told: Told | None = None
    barred: bool = False
    excluded_until: int = 0
    limits: dict[LimitKind, int] = msgspec.field(default_factory=dict)
    raises: dict[LimitKind, RaiseAsked] = msgspec.field(default_factory=dict)
    periods: dict[str, Period] = msgspec.field(default_factory=dict)
    session: Session | None = None
    day: Day | None = None
    offered: bool = False
    edges: dict[str, str] = msgspec.field(default_factory=dict)
    rules: str = ""
    browsers: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()

    def copy(self) -> Player:
        """The same as another value."""
        periods, limits, raises = dict(self.periods), dict(self.limits), dict(self.raises)
        edges = dict(self.edges)
        return msgspec.structs.replace(self, limits=limits, raises=raises, periods=periods, edges=edges)

    def session_at(self, at: int) -> Session | None:
        """The session that goes on; none where he was away for too long."""
        found = self.session
        return found if found is not None and at - found.seen <= GAP else None

    def played(self, at: int) -> int:
        """How long he has played in the day that runs, in ms."""
        return self.day.played if self.day is not None and at - self.day.began < DAY else 0

    def period(self, name: str, at: int) -> Period | None:
        """The period that runs; none where it is over, or has not begun."""
        found = self.periods.get(name)
        return found if found is not None and at - found.began < PERIODS[name] else None


@dataclass(slots=True)
class Known:
    """What is known of everybody. Only `settle` changes it."""

    players: dict[str, Player] = field(default_factory=dict)
    refused: frozenset[str] = frozenset()
    complaints: Complaints = field(default_factory=dict)

    def of(self, person: str) -> Player:
        """What is known of somebody."""
        return self.players.get(person) or Player()

    def copy(self) -> Known:
        """The same as another value, which shares the players: whoever is changed is copied then."""
        return Known(dict(self.players), self.refused, dict(self.complaints))


def settle(known: Known, fact: Fact, at: int) -> None:
    """Carry a fact out that became known `at` (ms since 1970); it is never refused."""
    if isinstance(fact, HandOpened | CountriesRefused | ComplaintFact):
        _of_the_house(known, fact, at)
        return
    player = known.players[fact.person] = known.of(fact.person).copy()
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
        case Deposited():
            _deposit(player, fact, at)
        case Offered() | EdgeRead() | RulesAccepted() | Here() | Noticed() | Came():
            _of_visit(player, fact, at)


def _of_the_house(known: Known, fact: HandOpened | CountriesRefused | ComplaintFact, at: int) -> None:
    if isinstance(fact, ComplaintFact):
        complaints.settle(known.complaints, fact, at)
    elif isinstance(fact, CountriesRefused):
        known.refused = frozenset(fact.countries)


def _with(marks: tuple[str, ...], mark: str) -> tuple[str, ...]:
    others = tuple([each for each in marks if each != mark])
    return (*others, mark)[-MOST_MARKS:] if mark else marks


def _deposit(player: Player, fact: Deposited, at: int) -> None:
    _look(player, fact.held, at)
    periods = player.periods.items()
    player.periods = {name: each._replace(deposited=each.deposited + fact.chips) for name, each in periods}
    if player.session is not None:
        player.session = player.session._replace(brought=player.session.brought + fact.chips)


def _look(player: Player, held: int, at: int) -> None:
    """Periods that are over begin anew."""
    for name in PERIODS:
        player.periods[name] = player.period(name, at) or Period(at, held)


def _of_visit(
    player: Player, fact: Offered | EdgeRead | RulesAccepted | Here | Noticed | Came, at: int
) -> None:
    match fact:
        case Came(_, browser, address):
            player.browsers = _with(player.browsers, browser)
            player.addresses = _with(player.addresses, address)
        case Offered():
            player.offered = True
        case EdgeRead(_, game, edge):
            player.edges[game] = edge
        case RulesAccepted(_, version):
            player.rules = version
        case Here():
            _here(player, fact, at)
        case Noticed():
            if player.session is not None:
                player.session = player.session._replace(told=at)


def _here(player: Player, here: Here, at: int) -> None:
    session = player.session_at(at) or Session(at - here.played, at, here.held, here.held)
    player.session = session._replace(seen=at, held=here.held, staked=session.staked + here.staked)
    played = player.played(at)
    if here.played:
        began = player.day.began if player.day is not None and played else at - here.played
        player.day = Day(began, played + here.played)
