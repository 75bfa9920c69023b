"""Play a house into the middle of everything, and keep its database with what was there: `tools/journals.py NAME`.

It writes `tests/data/journals/NAME.db.gz`, `NAME.json` and, in `NAME.db.archive`, what of it is archived. A database
is made once, by the version it is named after, and never again: later versions open it. The JSON says what stood when
the house closed, in plain words of the field, so that `told` can be kept in step with the code.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.cards import show
from croupier.errors import Broken, Refusal
from croupier.room.actors.asks import Asked, By
from croupier.room.actors.opening import Times
from croupier.room.cashier import asks as desk
from croupier.room.cashier.actor import CageActor
from croupier.room.event.asks import BringBots
from croupier.room.event.events import Events
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.terms import Terms
from croupier.room.house.archivist import archive
from croupier.room.house.club import ClubBot, ClubTable
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules
from croupier.room.journal.acts import Wanted
from croupier.room.journal.archive import archive_of
from croupier.room.journal.archiving import DAY
from croupier.room.journal.store import Store
from croupier.room.live import asks as cash
from croupier.room.pit import asks as pit
from croupier.room.pit.terms import RULES, PitTerms
from croupier.room.staff.asks import GiveRole
from croupier.room.table import asks
from croupier.room.table.state import TableState
from croupier.school import examining
from croupier.school.drills import DRILLS, draw
from croupier.school.progress import QUESTIONS
from croupier.school.rulings.question import ask as ruling_question
from croupier.school.rulings.situations import cards
from croupier.tournament import Level, Register, Start
from croupier.tournament import Terms as EventTerms
from croupier.tournament.commands import BagUp, Bust
from croupier.tournament.terms import Entries, Flights, Prizes

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.journal.commit import Person

FOLDER: Final = Path(__file__).parent.parent / "tests" / "data" / "journals"
FLOOR: Final = By("floor")
NAMES: Final = ("Ann", "Boris", "Cid", "Dora")

TABLES: Final = (
    Terms("oak", "Oak", 50, 100, seats=6, run_it=2),
    Terms("birch", "Birch", 25, 50, game="pl-omaha", seats=6),
    Terms("elm", "Elm", 0, 0, game="seven-stud-8", ante=12, bring_in=25, small_bet=100, big_bet=200, seats=6),
    Terms("larch", "Larch", 50, 100, game="2-7-triple-draw", small_bet=100, big_bet=200, seats=6),
    Terms("allin", "All-in", 50, 100, seats=6, run_it=2),
    Terms("fallen", "Fallen", 50, 100, seats=6),
    Terms("floor", "Floor", 50, 100, seats=6),
    Terms("full", "Full", 10, 20, seats=2),
)
"""The tables, and how far each is played: `STEPS` decisions into its second hand."""

STEPS: Final = {"oak": 9, "birch": 6, "elm": 9, "larch": 7, "fallen": 2, "floor": 2, "full": 1}

LEVELS: Final = tuple([Level(small_blind=50 * 2**n, big_blind=100 * 2**n, minutes=20) for n in range(8)])


class Clock:
    """Milliseconds since 1970 that pass only when they are told to."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        """Return what it shows."""
        return self.now


async def until(true: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    async with asyncio.timeout(300):
        while not true():
            await asyncio.sleep(0.002)


async def join(house: House, name: str) -> Person:
    """Somebody comes in."""
    person, _ = await house.members.join(f"{name:_>32}", name)
    return person


def of(person: Person) -> By:
    """Somebody who asks for himself."""
    return By("player", person.id, person.name)


def decision(house: House, table: str) -> Asked[asks.Act] | None:
    """The mildest thing that whoever's turn it is can do."""
    state = house.table(table).state
    hand = state.hand
    options = hand.options if hand is not None else None
    if hand is None or options is None:
        return None
    person = state.players[options.seat].person
    cards: tuple[int, ...] = ()
    if options.discards is not None:
        action = "discard"
        cards = tuple(hand.player(options.seat).cards[: min(options.discards[1], 2)])
    elif options.bring_in:
        action = "bring-in"
    else:
        action = "check" if options.check else "call" if options.call else "fold"
    act = asks.Act(state.number, len(hand.log), action, cards=card_names(cards))  # type: ignore[arg-type]
    return Asked(By("player", person), act)


async def play(house: House, table: str, done: Callable[[], bool]) -> None:
    """Play a table mildly on until something is done."""
    state = house.table(table).state
    async with asyncio.timeout(300):
        while not done() and state.stopped is None:
            act = decision(house, table)
            if act is None:
                await asyncio.sleep(0.002)
                continue
            try:
                await house.table(table).tell(act)
            except Refusal as refusal:
                if refusal.code not in ("room-stale-action", "room-not-your-turn"):
                    raise


async def at_poker(house: House) -> None:
    """Tables of several games, each in the middle of its second hand."""
    people = [await join(house, name) for name in NAMES]
    await house.open_club(
        [ClubTable(msgspec.structs.replace(TABLES[0], pause=0), (ClubBot(5, "Nora", "steady"),))]
    )
    for terms in TABLES[1:]:
        await house.open_table(msgspec.structs.replace(terms, pause=0))
    for terms in TABLES:
        seats = 2 if terms.seats == 2 else 3 if terms.id == "oak" else 4
        for seat, person in enumerate(people[:seats], 1):
            chips = terms.min_buy_in
            sit = Asked(of(person), asks.Sit(seat, chips))
            try:
                await house.table(terms.id).tell(sit, f"sit-{person.id}")
            except Refusal as refusal:
                if refusal.code != "room-wallet-short":
                    raise
    for table, steps in STEPS.items():
        state = house.table(table).state
        await play(house, table, lambda state=state: state.number >= 2 and state.in_hand)  # type: ignore[misc]
        for _ in range(steps):
            here = house.table(table).version
            await play(house, table, lambda table=table, here=here: house.table(table).version > here)  # type: ignore[misc]
    for name in ("Ewa", "Fred"):
        person = await join(house, name)
        await house.ask("full", of(person), msgspec.json.encode(asks.Queue()), f"queue-{name}")


async def asked_to_run_it_twice(house: House) -> None:
    """All-in with cards to come: who is asked whether to run the board twice."""
    state = house.table("allin").state
    await until(lambda: state.in_hand)
    while not state.answer_by and state.in_hand:
        hand = state.hand
        options = hand.options if hand is not None else None
        if hand is None or options is None:
            await asyncio.sleep(0.002)
            continue
        person = state.players[options.seat].person
        action, to = ("raise", options.raise_max) if options.raise_max else ("call", 0)
        act = asks.Act(state.number, len(hand.log), action, to)  # type: ignore[arg-type]
        await house.table("allin").tell(Asked(By("player", person), act))


async def on_the_floor(house: House) -> None:
    """What the floor does at online tables; and one that an invariant stopped."""
    table = house.table("floor")
    dora = await join(house, "Dora")
    await table.tell(asks.Mute(table.state.seat_of(dora.id) or 0, on=True))
    await table.tell(asks.Hold("a dispute"))
    await table.tell(asks.Reserve(6, "guest", "Guest"))
    await house.table("fallen")._break(Broken("room-hand-stuck", hand=2))


async def at_the_cage(house: House) -> None:
    """An owner, and a manager with an open drawer, who sells what an event has for money."""
    ann, boris = await join(house, "Ann"), await join(house, "Boris")
    await house.staff.own(of(ann), house.staff.first_code, "own")
    owner = of_staff(house, ann).for_the_house(["people"], "staff", house.now)
    assert owner is not None
    code = await house.staff.invite(owner, GiveRole("", "manager"), "Boris", "invite")
    await house.staff.accept(of(boris), code, "accept")
    await house.ask("cage", of_staff(house, boris), msgspec.json.encode(desk.OpenDrawer(500_00)), "drawer")


async def enter(house: House, event: str, *names: str) -> None:
    """The cage sells entries."""
    boris = await join(house, "Boris")
    for name in names:
        entry = desk.Sell(event, Register(name, name.capitalize()), "cash", 1)
        await house.ask("cage", of_staff(house, boris), msgspec.json.encode(entry), f"{event}-{name}")


async def at_events(house: House, clock: Clock) -> None:
    """An event online in a hand, one live in its second level, and a series with a flight that has bagged."""
    online = EventTerms(
        name="Turbo",
        stack=5_000,
        buy_in=10_00,
        fee=1_00,
        seats=7,
        prizes=Prizes(ladder=(50, 30, 20)),
        levels=LEVELS,
    )
    ann = await join(house, "Ann")
    events: Events = house.events
    await events.open(online, "turbo")
    await events.ask("turbo", of(ann), Register(ann.id, ann.name, "wallet"), "ann")
    await events.ask("turbo", FLOOR, BringBots(5), "bots")
    await events.ask("turbo", FLOOR, Start(), "start")
    await until(lambda: events.table("turbo-1") is not None and house.table("turbo-1").state.in_hand)

    def anns() -> bool:
        state = house.table("turbo-1").state
        hand = state.hand
        return hand is not None and hand.actor is not None and state.players[hand.actor].person == ann.id

    await until(anns)
    live = EventTerms(
        name="Friday",
        stack=5_000,
        buy_in=10_00,
        live=True,
        minutes=20,
        prizes=Prizes(ladder=(60, 40)),
        levels=LEVELS,
    )
    await events.open(live, "friday")
    guests = ("gus", "hal", "ida", "jan", "kim")
    await enter(house, "friday", *guests)
    await ask(house, "friday", Start())
    clock.now += 20 * 60_000 + 1_000
    events.event("friday").nudge()
    await until(lambda: events.event("friday").state.event.clock.index == 1)
    clock.now += 5 * 60_000
    await ask(house, "friday", Bust("kim", ("gus",)))
    series = EventTerms(
        name="Main",
        stack=5_000,
        buy_in=100_00,
        fee=10_00,
        live=True,
        levels=LEVELS,
        prizes=Prizes(ladder=(60, 40)),
        entries=Entries(late_levels=1, reentries=0),
        flights=Flights(names=("1A", "1B"), after_level=1, several="out", counts="best"),
    )
    await events.open(series, "main")
    await enter(house, "main-1a", "lea", "max", "ned")
    await ask(house, "main-1a", Start(), Bust("ned", ("lea",)))
    clock.now += 20 * 60_000
    flight = events.event("main-1a")
    flight.nudge()
    await until(lambda: flight.state.event.day_over)
    await ask(house, "main-1a", BagUp("somewhere"))
    await enter(house, "main-1b", "ned")


async def ask(house: House, event: str, *commands: Any) -> None:
    """The floor asks an event for one thing after another."""
    for at, command in enumerate(commands):
        await house.events.ask(event, FLOOR, command, f"{event}-{house.events.event(event).version}-{at}")


async def at_cash(house: House) -> None:
    """The live cash room in its second shift."""
    game = "nl-holdem 25-50"
    asked: tuple[cash.AnyAsk, ...] = (
        cash.NewShift("thursday"),
        cash.JoinList("pl-omaha 25-50", "sam", "Sam"),
        cash.NewShift("friday"),
        cash.OpenTable("one", "One", "nl-holdem", 25, 50, 1_000, rack=10_000),
        cash.Sit("one", 1, "oda", 2_000, "Oda"),
        cash.Sit("one", 4, "pia", 3_000, "Pia"),
        cash.Hand("one", rake=50),
        cash.TopUp("one", 1, 500),
        cash.CallFloor("one", "dispute"),
        cash.JoinList(game, "tom", "Tom"),
    )
    for number, each in enumerate(asked):
        await house.cash.ask(FLOOR, each, f"cash-{number}")


async def at_the_pit(house: House) -> None:
    """A casino table in the middle of a round, and a machine that has dealt."""
    tables = (
        PitTerms(
            "pit/ruby",
            "Ruby",
            "russian-poker",
            100,
            2_000,
            max_payout=200_000,
            token=20,
            display=20_000,
            pace=0,
        ),
        PitTerms("pit/jacks", "Jacks", "jacks-or-better", 20, 100, pace=0),
        PitTerms("pit/jade", "Jade", "three-card", 50, 1_000, pace=0),
    )
    await house.pit.open_tables(tables)
    for id, stake in (("pit/ruby", 100), ("pit/jacks", 20), ("pit/jade", 50)):
        guest = await join(house, f"Player of {id[4:]}")
        state = house.pit.table(id).state
        first = state.game.first

        async def asks_for(what: Any, guest: Person = guest, id: str = id) -> None:
            await house.ask(id, of(guest), msgspec.json.encode(what), f"{type(what).__name__}-{id}")

        await asks_for(pit.ReadRules(RULES))
        await asks_for(pit.BuyIn(5_000))
        await until(lambda state=state: state.betting)  # type: ignore[misc]
        if id == "pit/jade":
            await asks_for(pit.Bets((pit.LaidBox(1, {first: stake}),)))
            continue
        await asks_for(pit.Bets((pit.LaidBox(1, {first: stake}),), ready=True))
        if id == "pit/ruby":
            await until(lambda state=state: state.phase == "cut")  # type: ignore[misc]
            await asks_for(pit.Cut(20))
        await until(lambda state=state: state.phase == "decisions")  # type: ignore[misc]


async def among_the_staff(house: House) -> None:
    """An entry sold, acts taken back and signed by two, a tablet taken over, a minor."""
    ann, boris = await join(house, "Ann"), await join(house, "Boris")
    owner = of_staff(house, ann).for_the_house(["people"], "staff", house.now)
    assert owner is not None

    async def asks_for(person: Person, to: str, what: Any) -> int | str | None:
        key = f"{type(what).__name__}-{to}-{person.id}"
        return await house.ask(to, of_staff(house, person), msgspec.json.encode(what), key)

    terms = EventTerms(name="Saturday", stack=5_000, buy_in=10_00, live=True, levels=LEVELS)
    await house.events.open(terms, "saturday")
    await asks_for(boris, "cage", desk.TakeMoney(1, 200_00, "card", name="Uma"))
    await enter(house, "saturday", "uma")
    pay = desk.PayMoney(1, 150_00, "uma")
    # It waits for its second signature.
    with suppress(Refusal):
        await asks_for(boris, "cage", pay)
    house.signatures.sign(of_staff(house, boris), f"PayMoney-cage-{boris.id}", ann)
    await asks_for(boris, "cage", pay)
    number = await asks_for(boris, "cash", cash.JoinList("nl-holdem 25-50", "vic", "Vic"))
    assert isinstance(number, int)
    await asks_for(ann, "cash", cash.Undo(number))
    tablet = await house.staff.invite(
        owner, GiveRole("", "dealer", "cash/oak"), "Tablet", "tablet", station=True
    )
    station = house.staff.station(await house.staff.begin(tablet, "device"))
    assert station is not None
    await house.members.have_pin(boris, "$argon2id$a-proof")
    await house.staff.take_over(station, of(boris), "taken")
    await house.care.bars((await join(house, "Walt")).id, owner)


async def at_school(house: House) -> None:
    """Ann rules right once and wrong once, does two drills, and is in the midst of a test; Boris has passed one."""
    ann, boris = await join(house, "Ann"), await join(house, "Boris")
    for number, card in enumerate(cards("club-cash", "floor")[:2]):
        question = ruling_question(card, 7)
        chosen = question.right if number == 0 else (question.right + 1) % len(question.choices)
        await house.school.sees(ann.id, examining.Given(question, chosen, question.why))
    for seed, right in ((3, True), (4, False)):
        await house.school.drills(
            ann.id, draw(sorted(DRILLS)[0], 1, seed, "tda-2022"), right=right, took=9_000, clock=True
        )
    for person, answers in ((boris, QUESTIONS), (ann, 3)):
        await house.school.begins(person.id, "club-cash", "floor")
        for place in range(answers):
            test = house.school.school.of(person.id).test
            assert test is not None
            question = examining.asked(test)
            given = examining.Given(question, question.right, question.why)
            await house.school.answers(person.id, place, given)


async def shared(house: House) -> None:
    """Ann shares a hand of Oak twice, with and without her cards, and takes one of the links back."""
    ann = await join(house, "Ann")
    for own in (True, False):
        await house.replays.share("oak", 1, ann.id, own=own, names=False)
    await house.shares.take_back(ann.id, min(house.shares.of(ann.id)))


def of_staff(house: House, person: Person) -> By:
    """Somebody who asks with all he may do for the house."""
    return By.of(person, house.staff.powers(person.id), "device")


async def story(path: Path) -> None:
    """Everything, one thing after another; then the house closes."""
    clock = Clock()
    rules = Rules(second_signature=100_00)
    house = await House.open(path, pace=RUSHED, clock=clock, entropy=Random(7), rules=rules)
    house.times = Times(pause=0)
    house.start()
    await at_the_cage(house)
    await at_events(house, clock)
    await at_poker(house)
    await asked_to_run_it_twice(house)
    await on_the_floor(house)
    await at_cash(house)
    await at_the_pit(house)
    await among_the_staff(house)
    await at_school(house)
    await shared(house)
    await house.close()


def told(house: House) -> dict[str, Any]:
    """What stands in a house that has not begun to work."""
    cage = house.actor("cage")
    assert isinstance(cage, CageActor)
    tables = {id: told_of_table(actor.state) for id, actor in house.tables.items()}
    turbo = house.events.table("turbo-1")
    assert turbo is not None
    return {
        "accounts": {str(account): chips for account, chips in sorted(house.book.accounts())},
        "tables": {**tables, "turbo-1": told_of_table(turbo.state)},
        "events": {line.id: told_of_event(house.events.event(line.id).state) for line in house.events.lines},
        "pit": {id: told_of_pit(actor.state) for id, actor in house.pit.tables.items()},
        "cash": told_of_cash(house),
        "lists": {
            game: [line.names[entry.person] for entry in line.waiting.entries]
            for game, line in house.lists.state.lines.items()
        },
        "people": {person.id: person.name for person in house.store.people()},
        "roles": [[each.person, each.role] for each in house.staff.state.grants.values()],
        "stations": [
            [each.name, each.role, each.place, each.person] for each in house.staff.state.stations.values()
        ],
        "drawers": {str(drawer.number): drawer.held("cash") for drawer in cage.state.cage.drawers.values()},
        "acts": [
            [each.stream, each.act.person, each.act.role, each.act.undoes]
            for each in house.store.acts(Wanted())
        ],
        "signed": [
            [each.stream, each.act.person, each.act.signed_by, each.act.payee, each.act.paid]
            for each in house.store.acts(Wanted())
            if each.act.signed_by
        ],
        "school": {
            "learners": {
                person: {
                    "due": {key: memory.due for key, memory in learner.cards.items()},
                    "drills": sorted(learner.drills),
                    "test": None if learner.test is None else [learner.test.book, learner.test.level],
                }
                for person, learner in house.school.school.learners.items()
            },
            "certificates": sorted(house.school.school.certificates),
        },
        "shared": {
            str(number): [each.person, each.link, each.stream, each.table, each.hand, each.own]
            for number, each in house.shares.state.shared.items()
        },
        "barred": [id for id, each in house.care.state.known.players.items() if each.barred],
    }


def told_of_table(state: Any) -> dict[str, Any]:
    """A poker table: who sits where, the hand with its cards, and what may be done."""
    hand = state.hand if state.in_hand else None
    options = hand.options if hand is not None else None
    # An event keeps no seats for anybody.
    kept = state.cash.reserved if isinstance(state, TableState) else {}
    return {
        "stopped": state.stopped,
        "held": state.held,
        "hands": state.number,
        "game": state.game,
        "seats": {str(seat): [seated.person, seated.chips] for seat, seated in sorted(state.seated.items())},
        "kept": {str(seat): person for seat, person in sorted(kept.items())},
        "muted": sorted(state.muted),
        "act by": state.act_by,
        "answer by": state.answer_by,
        "hand": None
        if hand is None
        else {
            "street": hand.street_name,
            "board": show(hand.board),
            "cards": {str(seat): show(hand.player(seat).cards) for seat in hand.seats},
            "stacks": {str(seat): hand.player(seat).stack for seat in hand.seats},
            "pot": hand.total,
            "turn": hand.actor,
            "operations": len(hand.log),
            "may": None
            if options is None
            else {
                "fold": options.fold,
                "check": options.check,
                "call": options.call,
                "raise": [options.raise_min, options.raise_max],
                "discard": list(options.discards) if options.discards is not None else None,
            },
        },
    }


def told_of_event(state: Any) -> dict[str, Any]:
    """An event: its phase, its clock, everybody's chips and seat, and its money."""
    event = state.event
    return {
        "stopped": state.stopped,
        "phase": event.phase,
        "level": event.clock.index,
        "runs": event.clock.running,
        "ends": event.clock.ends,
        "players": {
            id: [each.status, each.table, each.seat, each.stack]
            for id, each in sorted(event.entrants.items())
        },
        "pool": event.money.pool,
        "owed": dict(sorted(state.owed.items())),
        "entries in the log": len(state.log),
    }


def told_of_pit(state: Any) -> dict[str, Any]:
    """A casino table: the phase of its round, the cards and bets of each box, all its chips."""
    round = state.round
    return {
        "stopped": state.stopped,
        "phase": state.phase,
        "rounds": state.number,
        "turn": round.actor if state.phase == "decisions" else 0,
        "bets": {
            person: {str(box): dict(staked) for box, staked in layout.items()}
            for person, layout in sorted(state.layouts.items())
        },
        "cards": {str(number): show(box.cards) for number, box in sorted(round.boxes.items())}
        if round is not None and state.phase == "decisions"
        else {},
        "deadline": state.deadline,
    }


def told_of_cash(house: House) -> dict[str, Any]:
    """The live cash room: its shift, who sits with how much, who waits, what is called."""
    state = house.cash._actor.state
    return {
        "stopped": state.stopped,
        "shift": state.shift.name,
        "seats": {
            id: {str(seat): [chair.person, chair.chips] for seat, chair in sorted(table.chairs.items())}
            for id, table in state.room.tables.items()
        },
        "lists": {name: [entry.person for entry in each.entries] for name, each in state.room.lists.items()},
        "calls": {table: [call.at, call.why] for table, call in state.calls.items()},
        "lines": [line._asdict() for line in state.shift.report()],
    }


async def described(path: Path) -> dict[str, Any]:
    """What stands in a database, which is left as it is but for what opening does to it."""
    house = await House.open(path, clock=Clock())
    try:
        return told(house)
    finally:
        await house.close()


def main(arguments: list[str]) -> None:
    """Make the database of a version."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("name", help="the version that the database is named after")
    name = asked.parse_args(arguments).name
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        path = Path(folder, "house.db")
        asyncio.run(story(path))
        store = Store(path)
        asyncio.run(archive(store, store.last_written() + 2 * DAY, 1))
        store.close()
        shutil.copytree(archive_of(path), FOLDER / f"{name}.db.archive")
        with closing(sqlite3.connect(path)) as database:
            # The file alone is to be whole, whatever the version leaves beside it.
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept = path.read_bytes()
        what = asyncio.run(described(path))
    (FOLDER / f"{name}.db.gz").write_bytes(gzip.compress(kept, mtime=0))
    said = json.dumps(what, indent=1, ensure_ascii=False, default=str, sort_keys=True)
    (FOLDER / f"{name}.json").write_text(said + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
