"""A room nobody planned: people join, leave, sit out, move and play as Hypothesis likes, audited at every step."""

import contextlib
from collections.abc import Callable
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from croupier.bots.quick import play
from croupier.cards import shuffled
from croupier.cash import BuyIn, CashGame, CashRoom, RakePlan, acts, finish, setup
from croupier.errors import Refusal
from croupier.play import Hand, Stakes
from croupier.rulebook import profile
from tests.cash.auditor import Auditor

MINUTE = 60_000
GAME = "nl-holdem 25-50"
PEOPLE = [f"p{number}" for number in range(200)]
TABLES = [f"t{number}" for number in range(12)]

person = st.sampled_from(PEOPLE)
table = st.sampled_from(TABLES)
pick = st.integers(0, 107)


class Room(RuleBasedStateMachine):
    """200 people and 12 tables, the last of them a must-move table of the first."""

    @initialize(book=st.sampled_from(["fspr-manual", "club-cash", "online-cash"]), seed=st.integers(0, 2**32))
    def open(self, book: str, seed: int) -> None:
        rake = RakePlan(5, ((2, 50), (4, 150)))
        game = CashGame("nl-holdem", Stakes(25, 50), BuyIn(2000, 10_000), 9, profile(book), rake)
        self.room = CashRoom()
        self.luck = Random(seed)
        self.at = 0
        self.auditor = Auditor(book)
        self.brought = 0
        for name in TABLES:
            self.room.open(name, GAME, game, feeds=TABLES[0] if name == TABLES[-1] else "")
        # Five tables are in full swing, two seats free at each: the others fill as people come.
        for number, each in enumerate(PEOPLE[:35]):
            self.sits(each, TABLES[number // 7], 1 + number % 7)

    def sits(self, who: str, name: str, seat: int) -> None:
        bounds = self.room.brings(who, name, self.at)
        self.room.sit(who, name, seat, bounds.least, self.at, waits=self.luck.random() < 0.5)
        self.brought += bounds.least

    def seated(self, chosen: int) -> tuple[str, int]:
        """One of all those who sit anywhere."""
        chairs = [(name, seat) for name, each in self.room.tables.items() for seat in sorted(each.chairs)]
        return chairs[chosen % len(chairs)]

    def act(self, chosen: int, make: Callable[..., acts.AnyAct], **more: int) -> None:
        """Something done by one of those who sit; what the book refuses changes nothing."""
        name, seat = self.seated(chosen)
        before = len(self.room.tables[name].log)
        try:
            self.room.do(name, make(self.at, seat=seat, **more))
        except Refusal:
            assert len(self.room.tables[name].log) == before

    @rule(who=person)
    def join(self, who: str) -> None:
        if not self.room.seats_of(who) and not self.room.waiting_for(who):
            self.room.join(who, GAME, self.at)

    @rule(comes=st.floats(0, 1))
    def call(self, comes: float) -> None:
        for called in self.room.call(GAME, self.at):
            if self.luck.random() < comes:
                self.sits(called.person, called.table, called.seat)

    @rule(who=person, name=table)
    def walk_up(self, who: str, name: str) -> None:
        """Somebody tries to sit down without being called."""
        free = self.room.tables[name].free
        if free:
            with contextlib.suppress(Refusal):
                self.sits(who, name, free[0])

    @rule(chosen=pick)
    def sit_out(self, chosen: int) -> None:
        self.act(chosen, acts.SitOut)

    @rule(chosen=pick)
    def step_away(self, chosen: int) -> None:
        self.act(chosen, acts.StepAway)

    @rule(chosen=pick, waits=st.booleans())
    def come_back(self, chosen: int, waits: bool) -> None:
        away = [
            (name, seat)
            for name, each in self.room.tables.items()
            for seat, chair in each.chairs.items()
            if chair.absent_button
        ]
        if away:
            name, seat = away[chosen % len(away)]
            self.room.do(name, acts.Return(self.at, seat, waits))

    @rule(chosen=pick, to=st.integers(1, 9))
    def change_seats(self, chosen: int, to: int) -> None:
        self.act(chosen, acts.Change, to=to)

    @rule(chosen=pick)
    @precondition(lambda self: len([t for t in self.room.tables.values() if t.chairs]) > 1)
    def leave(self, chosen: int) -> None:
        self.act(chosen, acts.Leave)

    @rule(chosen=pick)
    def top_up(self, chosen: int) -> None:
        name, seat = self.seated(chosen)
        with contextlib.suppress(Refusal):
            self.room.do(name, acts.TopUp(self.at, seat, 2000))
            self.brought += 2000

    @rule(minutes=st.integers(1, 70))
    def time_passes(self, minutes: int) -> None:
        self.at += minutes * MINUTE
        self.room.lapse(GAME, self.at)
        for name, each in self.room.tables.items():
            for seat in list(each.chairs):
                with contextlib.suppress(Refusal):
                    self.room.pick_up(name, seat, self.at)

    @rule()
    def must_move(self) -> None:
        for move in self.room.moves_due():
            self.room.move(move, self.at)

    @rule(name=table)
    def table_breaks(self, name: str) -> None:
        try:
            moves = self.room.breaks(name)
        except Refusal:
            return
        for move in moves:
            if self.room.tables[name].chairs[self.room.tables[name].seat_of(move.person) or 0].chips:
                self.room.move(move, self.at)

    @rule(hands=st.integers(1, 12), crash=st.booleans())
    @precondition(lambda self: any(each.next_hand for each in self.room.tables.values()))
    def hands_go_round(self, hands: int, crash: bool) -> None:
        """Hands at every table that can; the server may die in the last one."""
        for number in range(hands):
            for name, each in self.room.tables.items():
                if each.next_hand is None:
                    continue
                self.auditor.observe(name, each)
                self.room.do(name, acts.Deal(self.at))
                self.auditor.observe(name, each)
                hand = Hand(setup(each), shuffled(each.game.variant.deck, self.luck))
                if not (crash and number == hands - 1):
                    while not hand.over:
                        play(hand, self.luck)
                self.room.do(name, finish(hand, self.at))
            self.at += 2 * MINUTE

    @invariant()
    def every_chip_is_somewhere(self) -> None:
        if not hasattr(self, "room"):
            return
        seated = sum(c.chips + c.announced for t in self.room.tables.values() for c in t.chairs.values())
        charged = sum(sum(t.charged) for t in self.room.tables.values())
        # Who was moved took his chips along: they left one table and came to another.
        went = sum(o.chips for t in self.room.tables.values() for o in t.out)
        came = sum(
            a.chips for t in self.room.tables.values() for a in t.log if isinstance(a, acts.Sit) and a.moved
        )
        assert seated + charged + went - came == self.brought

    @invariant()
    def nobody_sits_twice_and_every_list_is_in_order(self) -> None:
        if not hasattr(self, "room"):
            return
        self.room.prove()
        sitting = [chair.person for each in self.room.tables.values() for chair in each.chairs.values()]
        assert len(sitting) == len(set(sitting))
        waiting = self.room.lists[GAME]
        fresh = [entry.since for entry in waiting.entries if entry.person not in waiting.missed]
        assert fresh == sorted(fresh)
        assert not {entry.person for entry in waiting.entries} & set(sitting)


TestRoom = Room.TestCase
