"""Every ask of every stream, made of the schemas of the wire: none is unhandled, none stops anything or gives power."""

import asyncio
import itertools
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from croupier.errors import CroupierError
from croupier.room.actors.asks import By, GiveUp, Reopen
from croupier.room.actors.opening import Times
from croupier.room.cashier import asks as cage
from croupier.room.event import asks as event
from croupier.room.house import opening
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.schema import looked_at
from croupier.room.live import asks as live
from croupier.room.pit import asks as pit
from croupier.room.table import asks as table
from croupier.tournament import Level, Register, Start
from croupier.tournament import Terms as EventTerms
from croupier.tournament import commands as tournament
from tests.room.desk import at_the_desk
from tests.room.evening import club, sit
from tests.room.pit.test_house import RUBY
from tests.waiting import PATIENCE

OWN = {
    event.Claim,
    event.Unclaim,
    tournament.Register,
    tournament.Unregister,
    tournament.Buy,
    tournament.AnswerDeal,
    tournament.OfferDeal,
    tournament.Protest,
    tournament.NoRebuy,
}
"""What a player may ask of an event for himself."""


class Stream(NamedTuple):
    """Something that is asked, and which asks are the floor's alone."""

    to: tuple[str, ...]
    asks: tuple[type, ...]
    floors: frozenset[type]


def kinds(union: Any) -> tuple[type, ...]:
    """Every type in a union, and in the unions in it."""
    return tuple(itertools.chain.from_iterable(kinds(each) for each in get_args(union))) or (union,)


def stream(to: tuple[str, ...], union: Any, floors: Any = (), own: Any = ()) -> Stream:
    every = kinds(union)
    of_floor = set(every) - set(own) if own else {each for one in floors for each in kinds(one)}
    return Stream(to, every, frozenset(of_floor))


STREAMS = {
    "house": stream(("house",), opening.AnyAsk, (Reopen, GiveUp)),
    "table": stream(("oak", "turbo-1"), table.AnyAsk, (table.OfTheFloor, table.Move)),
    "event": stream(("event/night", "event/turbo"), event.Ask, own=OWN),
    "pit": stream((RUBY.id, "pit"), pit.PitAsk, (pit.FloorAsk,)),
    "cage": stream(("cage",), cage.AnyAsk, (cage.AnyAsk,)),
    "live": stream(("cash",), live.AnyAsk | live.Undo, own=kinds(live.OwnAsk)),
}
LEVELS = tuple([Level(small_blind=50 * 2**n, big_blind=100 * 2**n, minutes=20) for n in range(8)])
KNOWN = (
    "gus",
    "hal",
    "turbo",
    "oak",
    "night",
    RUBY.id,
    "ann",
    "Ann",
    "main",
    "nl-holdem",
    "nl-holdem 50-100",
    "fold",
    "call",
    "ante",
    "",
)


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(KNOWN) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KNOWN), inner, max_size=3),
    max_leaves=6,
)
PLAIN: dict[type, st.SearchStrategy[Any]] = {
    inspect.BoolType: st.booleans(),
    inspect.NoneType: st.none(),
    inspect.FloatType: st.floats(allow_nan=False, allow_infinity=False),
    inspect.AnyType: JSON,
}


@cache
def asks_of(kind: type) -> st.SearchStrategy[dict[str, Any]]:
    """Asks of a type with values of the kinds and bounds of its fields; a third of the texts are a little wrong."""
    return values(inspect.type_info(kind))


def values(of: inspect.Type) -> st.SearchStrategy[Any]:
    match of:
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            told = {str(tag_field): st.just(tag)} if tag_field else {}
            needed = {each.encode_name: values(each.type) for each in fields if each.required}
            may = {each.encode_name: values(each.type) for each in fields if not each.required}
            return st.fixed_dictionaries(told | needed, optional=may)
        case inspect.IntType(ge=least, le=most):
            few = [each for each in (0, 1, 2, 3, 5, 100, 5_000) if (least or 0) <= each <= (most or 10**12)]
            return st.sampled_from(few or [least or 0]) | st.integers(least, most)
        case inspect.StrType(max_length=most):
            return st.sampled_from(KNOWN) | st.sampled_from(KNOWN) | st.text(max_size=(most or 40) + 1)
        case inspect.LiteralType(values=known):
            return st.sampled_from(known)
        case inspect.UnionType(types=types):
            return st.one_of([values(each) for each in types])
        case inspect.TupleType(item_types=types):
            return st.tuples(*[values(each) for each in types])
        case inspect.NamedTupleType(fields=fields):
            return st.tuples(*[values(each.type) for each in fields])
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return st.lists(values(item), max_size=3)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(values(key), values(value), max_size=3)
        case inspect.Metadata(type=bare):
            return values(bare)
    return PLAIN[type(of)]


class Night:
    """A house with something of everything in the middle of its work."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.new_event_loop()
        self.house = self.loop.run_until_complete(self._open())
        self._ids = itertools.count()

    async def _open(self) -> House:
        house = await House.open(self.path, pace=RUSHED, entropy=Random(7))
        house.times = Times(act=600_000, pause=0)
        house.start()
        await house.open_club([*club(2)])
        self.people = {"floor": By("floor"), "stranger": By("player")}
        for seat, name in ((5, "Ann"), (6, "Boris")):
            self.people[name] = By.of(await sit(house, name, seat, 5_000))
        await house.pit.open_table(RUBY)
        live_event = EventTerms(name="Night", stack=5_000, buy_in=10_00, live=True, levels=LEVELS)
        await house.events.open(live_event, "night")
        online = EventTerms(name="Turbo", stack=5_000, buy_in=10_00, fee=1_00, seats=7, levels=LEVELS)
        await house.events.open(online, "turbo")
        asked: tuple[tuple[str, Any], ...] = (
            *[("night", Register(name, name.capitalize())) for name in ("gus", "hal", "ida", "jan")],
            ("night", Start()),
            ("turbo", event.BringBots(6)),
            ("turbo", Start()),
        )
        for to, ask in asked:
            await at_the_desk(house, to, ask, repr(ask))
        await house.cash.ask(By("floor"), live.NewShift("night"), "shift")
        return house

    def asked(self, to: str, by: By, ask: bytes) -> CroupierError | None:
        """What is refused, where something is; whatever else is raised is our own."""

        async def one() -> None:
            async with asyncio.timeout(PATIENCE):
                await self.house.ask(to, by, ask, f"fuzz-{next(self._ids)}")

        try:
            self.loop.run_until_complete(one())
        except CroupierError as error:
            return error
        return None

    def close(self) -> None:
        self.loop.run_until_complete(self.house.close())
        self.loop.close()
        with looked_at(self.path) as connection:
            assert check(connection).faults == 0


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    night = Night(tmp_path_factory.mktemp("night") / "house.db")
    yield night
    night.close()


@pytest.mark.parametrize("kind", STREAMS)
def test_whatever_is_asked_is_done_or_refused(night: Night, kind: str) -> None:
    to, asks, floors = STREAMS[kind]
    made = st.sampled_from(asks).flatmap(lambda ask: st.tuples(st.just(ask), asks_of(ask)))

    @settings(max_examples=2 * settings().max_examples, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(to), st.sampled_from(sorted(night.people)), made)
    def asked(to: str, who: str, made: tuple[type, dict[str, Any]]) -> None:
        ask, said = made
        refused = night.asked(to, night.people[who], json.dumps(said).encode())
        if who != "floor" and ask in floors:
            assert refused is not None, f"{who} has power over {to}: {said}"
        if refused is not None:
            assert all(refused.say(lang) for lang in ("en", "ru"))
        assert not night.house.stopped, (who, to, said)
        assert night.house.book.total() == 0

    asked()
