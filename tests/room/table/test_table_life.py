"""Whatever people do at a table, in whatever order, what must hold always holds."""

import re
from random import Random
from typing import Literal

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from croupier.cards import CARDS
from croupier.cash import RakePlan
from croupier.errors import Refusal
from croupier.ledger import HOUSE_ISSUE, Book, pot, table_chips, transfer, wallet
from croupier.room.actors.balance import agrees
from croupier.room.hand.events import LeftEvent
from croupier.room.hand.terms import Terms
from croupier.room.journal.commit import JournalRow
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.apply import opened
from croupier.room.table.decide import decide
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.stream import TABLE
from tests.room.ideal import HASH
from tests.room.says import says
from tests.room.table.felt import message

PEOPLE = ("nelly", "boris", "vera", "gleb", "zoe", "otto", "pim")
CARD = re.compile(rb"[2-9TJQKA][cdhs]")


class Evening(RuleBasedStateMachine):
    @initialize(
        seats=st.integers(2, 6),
        seed=st.integers(0, 2**32),
        short_ante_rake=st.tuples(st.booleans(), st.booleans(), st.booleans()),
        book=st.sampled_from(["online-cash", "fspr-manual", "club-cash"]),
    )
    def the_table_opens(
        self, seats: int, seed: int, short_ante_rake: tuple[bool, bool, bool], book: str
    ) -> None:
        short, ante, rake = short_ante_rake
        terms = Terms(
            "oak",
            "Oak",
            small_blind=50,
            big_blind=100,
            ante=100 if ante else 0,
            ante_by="big-blind",
            seats=seats,
            fewest_big_blinds=1 if short else 40,
            book=book,
            rake=RakePlan(5, ((2, 300),), jackpot=20, jackpot_from=500) if rake else None,
            straddle=True,
            run_it=2,
            bank=10_000,
        )
        self.luck = Random(seed)
        self.now = 0
        first = rows.Opened(terms)
        self.state = opened(first)
        self.rows = [JournalRow(1, 0, rows.write(first))]
        self.snapshot: tuple[int, str] | None = None
        self.book = Book()
        for name in PEOPLE:
            self.book.post(transfer(f"issue-{name}", HOUSE_ISSUE, wallet(name), 10**9))

    def tell(self, command: commands.Command) -> None:
        before = self.state.version
        try:
            row = decide(self.state, command, self.luck, self.now)
            tried = TABLE.tried(self.state, row, self.now)
        except Refusal:
            assert self.state.version == before
            assert TABLE.fold(self.rows) == self.state
            return
        if isinstance(row, rows.Dealt):
            self.snapshot = (self.state.version, snapshot(self.state))
        self.state, effect = tried.state, tried.effect
        assert self.state.version == before + 1
        self.rows.append(JournalRow(self.state.version, self.now, rows.write(row)))
        if effect.transaction is not None:
            self.book.post(effect.transaction)

    @rule(
        name=st.sampled_from(PEOPLE), seat=st.integers(1, 6), chips=st.sampled_from([100, 150, 4_000, 20_000])
    )
    def sits(self, name: str, seat: int, chips: int) -> None:
        self.tell(says(name, commands.Sit(seat, chips), name))

    @rule(name=st.sampled_from(PEOPLE))
    def leaves(self, name: str) -> None:
        self.tell(says(name, commands.Leave()))

    @rule(name=st.sampled_from(PEOPLE))
    def sits_out(self, name: str) -> None:
        self.tell(says(name, commands.SitOut()))

    @rule(name=st.sampled_from(PEOPLE))
    def sits_in(self, name: str) -> None:
        self.tell(says(name, commands.SitIn()))

    @rule(name=st.sampled_from(PEOPLE), chips=st.integers(1, 20_000))
    def tops_up(self, name: str, chips: int) -> None:
        self.tell(says(name, commands.TopUp(chips)))

    @rule(name=st.sampled_from(PEOPLE), waits=st.booleans())
    def waits_for_the_big_blind_or_posts(self, name: str, waits: bool) -> None:
        self.tell(says(name, commands.Wait(waits)))

    @rule(name=st.sampled_from(PEOPLE), on=st.booleans())
    def turns_a_switch(self, name: str, on: bool) -> None:
        self.tell(says(name, commands.Straddle(on)))
        self.tell(says(name, commands.RunTwice(on)))

    @rule(name=st.sampled_from(PEOPLE), on=st.sampled_from([True, False, None]))
    def agrees_or_does_not(self, name: str, on: bool | None) -> None:
        self.tell(says(name, commands.RunTwice(None)))
        if on is None:
            self.now += 20_000
            self.tell(commands.NotAgreed())
        else:
            self.tell(says(name, commands.Agree(self.state.number, on)))

    @rule(name=st.sampled_from(PEOPLE), to=st.integers(1, 6))
    def changes_seats(self, name: str, to: int) -> None:
        self.tell(says(name, commands.ChangeSeat(to)))

    @rule(seat=st.integers(1, 6))
    def is_marked_absent(self, seat: int) -> None:
        self.tell(commands.Mark(seat))

    @rule(seat=st.integers(1, 6))
    def is_picked_up(self, seat: int) -> None:
        self.now += 61 * 60_000
        self.tell(commands.PickUp(seat, 1))

    @precondition(lambda self: self.state.act_by is not None)
    @rule()
    def the_floor_voids_the_hand(self) -> None:
        held = sum(self.state.chips_on_table().values())
        self.tell(commands.Void("a fouled deck"))
        gone = sum(
            isinstance(e.event, LeftEvent) for e in self.state.entries if e.version == self.state.version
        )
        assert gone or sum(self.state.chips_on_table().values()) == held

    @rule()
    def the_house_resumes(self) -> None:
        self.now += 60_000
        self.tell(commands.Resume())

    @rule(seat=st.integers(1, 6))
    def a_seat_is_released(self, seat: int) -> None:
        self.tell(commands.Release(seat))

    @precondition(lambda self: self.state.deal_at is not None)
    @rule()
    def a_hand_is_dealt(self) -> None:
        number = self.state.number
        self.now = max(self.now, self.state.deal_at or 0)
        self.tell(commands.Deal())
        assert self.state.number == number + 1

    @precondition(lambda self: self.state.act_by is not None)
    @rule()
    def the_time_runs_out(self) -> None:
        turn = len(self.state.hand.log)
        self.now = max(self.now, self.state.act_by or 0)
        self.tell(commands.TimeOut())
        assert not self.state.in_hand or len(self.state.hand.log) > turn

    @precondition(lambda self: self.state.act_by is not None)
    @rule(choice=st.sampled_from(["passive", "passive", "passive", "fold", "least", "most"]))
    def the_player_to_act_acts(self, choice: str) -> None:
        action: Literal["fold", "check", "call", "raise"]
        hand = self.state.hand
        options = hand.options
        action, to = ("check" if options.check else "call"), 0
        if choice == "fold":
            action = "fold"
        elif choice in ("least", "most") and options.raise_max:
            action, to = "raise", options.raise_min if choice == "least" else options.raise_max
        person = self.state.seated[hand.actor].person
        turn = len(hand.log)
        self.tell(says(person, commands.Act(self.state.number, turn, action, to)))
        assert len(self.state.hand.log) > turn

    @invariant()
    def the_ledger_and_the_seats_agree(self) -> None:
        assert self.book.total() == 0
        assert agrees(TABLE, self.state, self.book)
        seated = {seated.person for seated in self.state.seated.values()}
        for name in PEOPLE:
            if name not in seated:
                assert self.book.balance(table_chips("oak", name)) == 0
        assert self.book.balance(pot("oak")) == 0

    @invariant()
    def somebody_is_always_waited_for(self) -> None:
        state = self.state
        assert [state.act_by, state.answer_by].count(None) == (1 if state.in_hand else 2)
        assert state.deal_at is None or not state.in_hand
        for seat, seated in state.seated.items():
            idle = not state.playing(seat) and not seated.ready
            freed = not seated.chips or state.terms.book == "online-cash"
            assert (seated.release_at is not None) == (idle and freed)

    @invariant()
    def nobody_sees_a_card_he_may_not_see(self) -> None:
        state = self.state
        for viewer in (None, *PEOPLE):
            seen = set(CARD.findall(HASH.sub(b"", message(state, viewer, since=state.told_from, now=0))))
            assert seen <= self.may_be_seen_by(viewer)

    def may_be_seen_by(self, viewer: str | None) -> set[bytes]:
        hand = self.state.hand
        if hand is None:
            return set()
        cards = {card for board in hand.boards for card in board}
        for seat, seated in self.state.players.items():
            if seated.person == viewer or hand.player(seat).shown:
                cards |= set(hand.player(seat).cards)
        return {CARDS[card].encode() for card in cards}

    def teardown(self) -> None:
        if not hasattr(self, "rows"):
            return
        assert TABLE.fold(self.rows) == self.state
        if self.snapshot is not None:
            version, text = self.snapshot
            later = [row for row in self.rows if row.version > version]
            assert TABLE.fold(later, from_snapshot(text)) == self.state


TestEvening = Evening.TestCase
