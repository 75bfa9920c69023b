"""What a cash table does beside the cards: rake, time charge, straddles, boards run twice, talk, banks of time."""

from pathlib import Path

import pytest

from croupier.cash import RakePlan, TimeCharge
from croupier.cash.shift import box
from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.actors.connections import Connections
from croupier.room.hand import record as hands
from croupier.room.house.house import House
from croupier.room.house.opening import OpenTable
from croupier.room.journal.commit import Person, StoredHand
from croupier.room.table import asks as commands
from croupier.room.talk import asks as talk
from tests.room.evening import Clock, Witness, club, join, open_house
from tests.room.says import asks, says
from tests.room.table.felt import Felt
from tests.waiting import loop_turns, run_story, until


def refused(felt: Felt, command: commands.Command) -> str:
    before = felt.state.version
    with pytest.raises(Refusal) as refusal:
        felt.tell(command)
    assert felt.state.version == before
    assert refusal.value.say("ru") != refusal.value.say("en")
    return refusal.value.code


# The house's pay


@pytest.mark.clause("ONLINE:rake-1", "FSPR:rake-2")
def test_the_rake_of_a_pot_goes_into_the_tables_box() -> None:
    felt = Felt(rake=RakePlan(5, ((2, 300),)))
    felt.sit_all(3)
    felt.deal()
    felt.act("raise", 1_000)
    felt.act("call")
    felt.act("call")
    felt.call_down()
    assert felt.book.balance(box("oak", "rake")) == 150
    assert sum(felt.stacks().values()) == 30_000 - 150
    kept = hands.read(StoredHand(1, felt.now, hands.record(felt.state)))
    assert kept.hand().result.rake == 150
    assert felt.refolded() == felt.state


@pytest.mark.clause("ONLINE:rake-1")
def test_without_a_flop_there_is_no_drop() -> None:
    felt = Felt(rake=RakePlan(5, ((2, 300),)))
    felt.sit_all(3)
    felt.deal()
    felt.fold_round()
    assert felt.book.balance(box("oak", "rake")) == 0


@pytest.mark.clause("FSPR:rake-2")
def test_the_jackpot_has_a_box_of_its_own_and_small_pots_give_nothing_to_it() -> None:
    felt = Felt(rake=RakePlan(5, ((2, 300),), jackpot=100, jackpot_from=2_000))
    felt.sit_all(3)
    felt.deal()
    felt.call_down()
    assert felt.book.balance(box("oak", "jackpot")) == 0
    assert felt.book.balance(box("oak", "rake")) == 15
    felt.deal()
    felt.act("raise", 1_000)
    felt.act("call")
    felt.act("call")
    felt.call_down()
    assert felt.book.balance(box("oak", "jackpot")) == 100
    assert felt.book.balance(box("oak", "rake")) == 165
    assert sum(felt.stacks().values()) == 30_000 - 265
    again = hands.read(StoredHand(2, felt.now, hands.record(felt.state))).hand()
    assert again.result == felt.state.hand.result


@pytest.mark.clause("FSPR:rake-1")
def test_the_time_charge_is_taken_from_every_stack_between_hands() -> None:
    felt = Felt(time_charge=TimeCharge(50, 30))
    felt.sit_all(3)
    assert felt.state.charge_at == felt.now + 30 * 60_000
    felt.deal()
    felt.wait(30 * 60_000)
    assert refused(felt, commands.Charge()) == "cash-not-in-a-hand"
    felt.fold_round()
    before = felt.stacks()
    felt.tell(commands.Charge())
    assert felt.stacks() == {person: chips - 50 for person, chips in before.items()}
    assert felt.book.balance(box("oak", "time")) == 150
    assert felt.state.charge_at == felt.now + 30 * 60_000
    assert felt.refolded() == felt.state


@pytest.mark.clause("ONLINE:rake-2")
def test_the_table_says_what_the_house_takes() -> None:
    felt = Felt(rake=RakePlan(5, ((2, 100), (4, 300)), jackpot=100))
    house = felt.view(None)["house"]
    assert (house["rake_percent"], house["rake_caps"], house["jackpot"]) == (5, [[2, 100], [4, 300]], 100)
    assert Felt(time_charge=TimeCharge(50, 30)).view(None)["house"]["time_fee"] == 50


@pytest.mark.clause("FSPR:equip-4")
def test_absent_and_missed_blinds_are_two_markers() -> None:
    felt = Felt(book="fspr-manual")
    felt.sit_all(4)
    felt.deal()
    felt.fold_round()
    felt.tell(says("gleb", commands.SitOut()))
    felt.deal()
    seat = felt.view(None)["seats"][3]
    assert (seat["standing"], seat["missed"]) == ("sitting_out", "big")


@pytest.mark.clause("FSPR:chips-7")
def test_there_is_no_way_to_hand_chips_to_another_player(felt: Felt) -> None:
    felt.sit_all(3)
    before = felt.stacks()
    assert refused(felt, commands.Place("boris", "Boris", False, 2, 500, "table:oak:ann")) != ""
    assert refused(felt, commands.Take("ann", "table:oak:boris")) == "room-not-an-account-for-chips"
    assert felt.stacks() == before


@pytest.mark.clause("CLUB-2:2.1.3-a")
def test_what_is_not_bought_in_chips_does_not_play() -> None:
    felt = Felt(book="club-cash", small_blind=1, big_blind=2)
    felt.sit_all(2, 280)
    felt.deal()
    # A hundred in cash on the felt is nothing the table knows of; what is announced plays from the next hand.
    felt.tell(says("ann", commands.TopUp(120)))
    assert felt.state.hand.setup.stacks == {1: 280, 2: 280}
    felt.fold_round()
    assert felt.stacks()["ann"] in (399, 400)


# Switches


@pytest.mark.clause("CLUB-2:2.12.2", "CLUB-2:2.12.3-a")
def test_who_has_switched_it_on_straddles_when_first_to_act() -> None:
    felt = Felt(book="club-cash", straddle=True)
    felt.sit_all(4)
    felt.tell(says("gleb", commands.Straddle(True)))
    felt.deal()
    assert ("straddle", 4, 200, ()) in felt.state.hand.log
    assert felt.state.hand.actor == 1
    felt.fold_round()
    felt.deal()
    assert all(op.kind != "straddle" for op in felt.state.hand.log)
    assert felt.refolded() == felt.state


def test_where_the_book_knows_no_straddle_there_is_none(felt: Felt) -> None:
    felt.sit_all(3)
    assert refused(felt, says("ann", commands.Straddle(True))) == "play-no-straddle"
    club = Felt(book="club-cash")
    club.sit_all(3)
    assert refused(club, says("ann", commands.Straddle(True))) == "cash-no-straddle"


def all_in(felt: Felt, *calls: str) -> None:
    """Players are all-in before the flop."""
    felt.deal()
    felt.act("raise", felt.state.hand.options.raise_max)
    for call in calls or ("call",):
        felt.act(call)


def boards(felt: Felt) -> int:
    """How many boards the hand that is over has had."""
    assert felt.state.hand.over
    assert felt.refolded() == felt.state
    return len(felt.view(None)["hand"]["boards"])


def agree(felt: Felt, person: str, *, on: bool) -> None:
    felt.tell(says(person, commands.Agree(felt.state.number, on)))


def test_the_board_is_run_twice_when_both_agree() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(2)
    felt.tell(says("ann", commands.RunTwice(True)))
    felt.tell(says("boris", commands.RunTwice(True)))
    all_in(felt)
    assert boards(felt) == 2
    told = felt.message(None, since=felt.state.version - 1)["events"]
    assert {"kind": "run", "count": 2} in told
    assert sum(felt.stacks().values()) == 20_000


def test_the_board_is_run_once_when_one_has_said_so_beforehand_and_nobody_is_asked() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(2)
    felt.tell(says("ann", commands.RunTwice(True)))
    felt.tell(says("boris", commands.RunTwice(False)))
    all_in(felt)
    assert boards(felt) == 1


def test_those_who_have_not_said_beforehand_are_asked_when_all_in() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(3)
    felt.tell(says("vera", commands.RunTwice(True)))
    all_in(felt, "call", "call")
    assert felt.view(None)["hand"]["asked"] == {"times": 2, "seats": [1, 2], "until": felt.now + 20_000}
    assert felt.view("ann")["hand"]["to_act"] is None
    assert refused(felt, says("vera", commands.Agree(1, True))) == "room-not-asked"
    assert refused(felt, says("ann", commands.Agree(0, True))) == "room-not-asked"
    agree(felt, "ann", on=True)
    assert felt.view(None)["hand"]["asked"]["seats"] == [2]
    assert refused(felt, says("ann", commands.Agree(1, False))) == "room-not-asked"
    assert felt.refolded() == felt.state
    agree(felt, "boris", on=True)
    assert boards(felt) == 2
    assert felt.view(None)["hand"]["asked"] is None
    assert sum(felt.stacks().values()) == 30_000


def test_one_no_and_the_board_is_run_once() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(3)
    all_in(felt, "call", "call")
    agree(felt, "ann", on=True)
    agree(felt, "vera", on=False)
    assert boards(felt) == 1
    assert refused(felt, says("boris", commands.Agree(1, True))) == "room-not-asked"


def test_silence_is_no_and_what_others_do_moves_nobodys_clock() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(2)
    all_in(felt)
    due = felt.state.answer_by
    felt.wait(5_000)
    felt.sit("zoe", 9)
    agree(felt, "ann", on=True)
    assert felt.state.answer_by == due == felt.now - 5_000 + 20_000
    felt.wait(15_000)
    felt.tell(commands.NotAgreed())
    assert boards(felt) == 1
    assert not felt.state.seated[2].sitting_out
    assert refused(felt, commands.NotAgreed()) == "room-not-asked"


def test_after_an_outage_those_who_are_asked_have_their_whole_time_again() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(2)
    all_in(felt)
    felt.wait(60_000)
    felt.tell(commands.Resume())
    assert felt.state.answer_by == felt.now + 20_000


def test_nobody_waits_for_the_word_of_one_who_has_left() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(3)
    all_in(felt, "call", "call")
    agree(felt, "ann", on=True)
    felt.tell(says("boris", commands.Leave()))
    assert boards(felt) == 1


def test_bots_go_along_and_are_not_asked() -> None:
    felt = Felt(run_it=2)
    felt.sit("ann", 1)
    felt.sit("hugo", 2, bot=True)
    all_in(felt)
    assert felt.state.answer_by is not None
    agree(felt, "ann", on=True)
    assert boards(felt) == 2
    both = Felt(run_it=2)
    both.sit("iris", 1, bot=True)
    both.sit("hugo", 2, bot=True)
    all_in(both)
    assert boards(both) == 1


def test_while_they_are_asked_no_card_is_seen_that_was_not_before() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(3)
    all_in(felt, "call", "fold")
    seen = felt.view(None)
    assert seen["hand"]["board"] == []
    shown = [op.seat for op in felt.state.hand.log if op.kind == "show"]
    hidden = [seat["cards"] for seat in seen["seats"] if seat["seat"] not in shown and seat["cards"]]
    assert all(cards == ["??", "??"] for cards in hidden)
    assert felt.view("vera")["hand"] == seen["hand"]


def test_with_every_card_out_nobody_is_asked() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(2)
    felt.deal()
    for _ in range(3):
        felt.act("call" if felt.state.hand.options.call else "check")
        felt.act("check")
    felt.act("raise", felt.state.hand.options.raise_max)
    felt.act("call")
    assert boards(felt) == 1


def test_where_the_table_runs_boards_once_nobody_can_agree_to_more(felt: Felt) -> None:
    felt.sit_all(2)
    assert refused(felt, says("ann", commands.RunTwice(True))) == "cash-no-run-twice"


def test_the_cards_that_would_have_come_are_shown_to_nobody(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.act("fold")
    assert refused(felt, says("ann", commands.Rabbit())) == "room-no-rabbit-hunt"


# Another seat


@pytest.mark.clause("CLUB-2:2.11.4-3")
def test_who_changes_seats_away_from_the_blinds_posts_a_big_blind() -> None:
    felt = Felt(book="club-cash")
    felt.sit_all(4)
    felt.deal()
    felt.fold_round()
    felt.tell(says("vera", commands.ChangeSeat(7)))
    assert felt.state.seat_of("vera") == 7
    assert felt.view("vera")["seats"][-1]["owes"] == {"live": 100, "dead": 0}
    assert felt.refolded() == felt.state


@pytest.mark.clause("FSPR:stakes-1")
def test_nobody_changes_seats_in_a_hand(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    assert refused(felt, says("vera", commands.ChangeSeat(7))) == "cash-not-in-a-hand"


# Back within the hour


@pytest.mark.clause("FSPR:absent-2")
def test_who_comes_back_within_the_hour_brings_what_he_took() -> None:
    felt = Felt(book="fspr-manual")
    felt.sit_all(3, 8_000)
    felt.tell(says("vera", commands.Leave()))
    felt.wait(59 * 60_000)
    assert felt.view("vera")["back"] == 8_000
    assert refused(felt, says("vera", commands.Sit(3, 4_000), "Vera")) == "cash-buy-in-too-small"
    felt.wait(2 * 60_000)
    assert felt.view("vera")["back"] == 0
    felt.sit("vera", 3, 4_000)


@pytest.mark.clause("FSPR:absent-2")
def test_another_table_of_the_same_game_is_no_way_round_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, *[club(0, id=id, name=id)[0] for id in ("oak", "elm")]) as house:
            ann = await join(house, "Ann")
            await asks(house, "oak", says(ann.id, commands.Sit(1, 9_000), "Ann"), "sit")
            await asks(house, "oak", says(ann.id, commands.Leave()), "leave")
            with pytest.raises(Refusal) as refusal:
                await asks(house, "elm", says(ann.id, commands.Sit(1, 5_000), "Ann"), "less")
            assert refusal.value.code == "cash-buy-in-too-small"
            await asks(house, "elm", says(ann.id, commands.Sit(1, 9_000), "Ann"), "same")

    run_story(story())


@pytest.mark.clause("ONLINE:multi-1", "ONLINE:multi-2")
def test_nobody_sits_at_more_tables_than_the_house_allows(tmp_path: Path) -> None:
    async def story() -> None:
        tables = [club(0, id=f"t{number}", name=f"T{number}")[0] for number in range(5)]
        async with open_house(tmp_path, *tables) as house:
            ann: Person = await join(house, "Ann")
            for number in range(4):
                await asks(house, f"t{number}", says(ann.id, commands.Sit(1, 4_000), "Ann"), "sit")
            with pytest.raises(Refusal) as refusal:
                await asks(house, "t4", says(ann.id, commands.Sit(1, 4_000), "Ann"), "sit")
            assert refusal.value.code == "cash-too-many-tables"
            assert house.wallet(ann) == 100_000 - 16_000

    run_story(story())


# A table that a person opened


def test_a_table_somebody_opened_is_closed_when_nobody_has_sat_there_for_an_hour() -> None:
    felt = Felt(opened_by="ann")
    felt.sit("nora", 1, bot=True)
    felt.sit("ann", 2)
    assert felt.state.close_at is None
    felt.tell(says("ann", commands.Leave()))
    assert felt.state.close_at == felt.now + 3_600_000
    felt.wait(3_600_000)
    felt.tell(commands.Close())
    assert felt.state.seated == {}
    assert felt.book.balance(wallet("nora")) == 1_000_000
    seen = felt.view(None)
    assert (seen["closed"], seen["stopped"]) == (True, False)
    assert refused(felt, says("ann", commands.Sit(2, 10_000), "Ann")) == "room-table-closed"
    assert felt.refolded() == felt.state


def test_a_table_with_people_and_the_houses_own_stay_open(felt: Felt) -> None:
    felt.sit("nora", 1, bot=True)
    assert felt.state.close_at is None
    theirs = Felt(opened_by="ann")
    theirs.sit("ann", 2)
    assert refused(theirs, commands.Close()) == "room-table-not-empty"


def test_a_closed_table_is_gone_from_the_lobby_and_another_may_be_opened(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, clock=clock) as house:
            ann = await join(house, "Ann")
            wish = OpenTable("Ash", "nl-holdem", 6, 50, 100, 2)
            await asks(house, "house", says(ann.id, wish), "one")
            (actor,) = house.tables.values()
            await until(lambda: len(actor.state.seated) == 2 and not actor.state.in_hand)
            clock.now += 3_600_000
            actor.nudge()
            await until(lambda: actor.state.closed)
            heard: list[bytes] = []

            def listed() -> bool:
                house.lobby.enter(heard.append)
                return b"Ash" in heard[-1]

            # The row is on the disk before anybody hears of it.
            await until(lambda: not listed())
            await asks(house, "house", says(ann.id, wish), "two")
        async with open_house(tmp_path, clock=clock) as house:
            assert sorted(actor.state.closed for actor in house.tables.values()) == [False, True]

    run_story(story())


# Talk


def test_what_a_player_says_everybody_hears(felt: Felt) -> None:
    felt.sit_all(2)
    felt.tell(says("ann", talk.Say("  good   evening ")))
    told = felt.message(None, since=felt.state.version - 1)["events"]
    assert told == [
        {"kind": "said", "seat": 1, "name": "Ann", "what": "good evening", "line": felt.state.version}
    ]


@pytest.mark.clause("ONLINE:chat-1", "ONLINE:chat-2")
def test_no_word_of_a_live_hand(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.tell(says("ann", talk.Say("I folded a king")))
    assert felt.message("boris", since=felt.state.version - 1)["events"] == []
    felt.tell(says("ann", talk.Say("nice weather")))
    felt.fold_round()
    felt.tell(says("ann", talk.Say("I folded a king")))
    assert [e["what"] for e in felt.message("boris", since=felt.state.version - 1)["events"]] == [
        "I folded a king"
    ]


def test_an_all_in_shuts_the_chat(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("raise", 10_000)
    assert refused(felt, says("boris", talk.Say("hm"))) == "cash-chat-frozen"


@pytest.mark.clause("ONLINE:chat-4", "ONLINE:etiquette-2")
def test_who_floods_the_chat_waits_a_moment(felt: Felt) -> None:
    felt.sit_all(2)
    for word in ("one", "two", "three"):
        felt.tell(says("ann", talk.Say(word)))
    assert refused(felt, says("ann", talk.Say("four"))) == "cash-chat-flood"
    felt.tell(says("boris", talk.Say("hush")))
    felt.wait(11_000)
    felt.tell(says("ann", talk.Say("four")))


@pytest.mark.clause("ONLINE:chat-3")
def test_the_floor_takes_the_word_away_and_gives_it_back(felt: Felt) -> None:
    felt.sit_all(2)
    felt.tell(commands.Mute(1, on=True))
    assert refused(felt, says("ann", talk.Say("hello"))) == "room-muted"
    felt.tell(commands.Mute(1, on=False))
    felt.tell(says("ann", talk.Say("hello")))


@pytest.mark.parametrize("text", ["", "   ", "x" * 201, "a\u202eb"])
def test_what_is_no_message_is_refused(felt: Felt, text: str) -> None:
    felt.sit_all(2)
    assert refused(felt, says("ann", talk.Say(text))) == "room-nothing-said"


# The rail


def seen(witness: Witness) -> list[int]:
    return [message["version"] for message in witness.messages]


def rail_story(tmp_path: Path, clock: Clock, terms: dict[str, object], story) -> None:
    async def evening() -> None:
        (table,) = club(0, **terms)
        async with open_house(tmp_path, table, clock=clock) as house:
            people = []
            for name, seat in (("Ann", 1), ("Boris", 2)):
                person = await join(house, name)
                await asks(house, "oak", says(person.id, commands.Sit(seat, 5_000), name), "sit")
                people.append(person)
            await until(lambda: house.tables["oak"].state.in_hand)
            await story(house, people)

    run_story(evening())


def test_spectators_see_a_hand_when_it_is_over(tmp_path: Path) -> None:
    async def story(house: House, people: list[Person]) -> None:
        actor = house.tables["oak"]
        hers, rail = Witness(people[0].id), Witness(None)
        actor.watch(hers, None)
        actor.watch(rail, None)
        await until(lambda: bool(hers.heard and rail.heard))
        assert hers.last["view"]["hand"]["number"] == 1
        assert rail.last["view"]["hand"] is None
        state = actor.state
        person = people[0] if state.players[state.hand.actor].person == people[0].id else people[1]
        fold = says(person.id, commands.Act(1, len(state.hand.log), "fold"))
        await asks(house, "oak", says(people[1].id, commands.SitOut()), "out")
        await loop_turns()
        assert len(rail.heard) == 1
        await asks(house, "oak", fold, "fold")
        await until(lambda: len(rail.heard) > 1)
        kinds = [event["kind"] for message in rail.messages for event in message["events"]]
        assert "hand_started" in kinds
        assert kinds[-1] == "hand_over"
        assert rail.last["view"]["hand"]["over"]

    rail_story(tmp_path, Clock(), {"spectators": "after-hand"}, story)


def test_spectators_hear_of_everything_so_many_seconds_late(tmp_path: Path) -> None:
    clock = Clock()

    async def story(house: House, people: list[Person]) -> None:
        actor = house.tables["oak"]
        rail = Witness(None)
        actor.watch(rail, None)
        await until(lambda: bool(rail.heard))
        dealt = actor.version
        clock.now += 4_999
        actor.nudge()
        await loop_turns()
        assert rail.last["view"]["hand"] is None
        clock.now += 1
        actor.nudge()
        await until(lambda: rail.last["view"]["hand"] is not None)
        assert rail.last["view"]["hand"]["number"] == 1
        assert seen(rail)[-1] == dealt

    rail_story(tmp_path, clock, {"delay": 5_000}, story)


# An outage


@pytest.mark.clause("ONLINE:refund-2")
def test_where_the_book_voids_it_a_hand_cut_off_gives_every_stack_back(tmp_path: Path) -> None:
    async def story() -> None:
        (table,) = club(0, resumes=False)
        async with open_house(tmp_path, table) as house:
            for name, seat in (("Ann", 1), ("Boris", 2)):
                person = await join(house, name)
                await asks(house, "oak", says(person.id, commands.Sit(seat, 5_000), name), "sit")
            await until(lambda: house.tables["oak"].state.in_hand)
        async with open_house(tmp_path) as house:
            await until(lambda: house.tables["oak"].state.number == 2)
            state = house.tables["oak"].state
            assert house.store.hand("table/oak", 1) is not None
            assert [seated.chips for seated in state.seated.values()] == [5_000, 5_000]
            assert state.positions.button == 1

    run_story(story())


# Time


@pytest.mark.clause("ONLINE:time-4", "ONLINE:time-5")
def test_behind_the_clock_stands_the_bank_and_what_was_used_of_it_is_gone() -> None:
    felt = Felt(bank=30_000)
    felt.sit_all(3)
    felt.deal()
    shown = felt.view(None)["hand"]
    assert (shown["deadline"], shown["bank"]) == (felt.now + 20_000, 30_000)
    assert felt.state.act_by == felt.now + 50_000
    felt.wait(32_000)
    felt.act("call")
    assert felt.state.seated[1].bank == 18_000
    felt.wait(5_000)
    felt.act("call")
    assert felt.state.seated[2].bank == 30_000
    assert felt.refolded() == felt.state


@pytest.mark.clause("ONLINE:time-4", "ONLINE:time-6")
def test_a_bank_that_waits_is_used_for_the_decision_it_is_called_for() -> None:
    felt = Felt(bank=30_000)
    felt.sit_all(3)
    felt.tell(says("ann", commands.RunBank(by_itself=False)))
    felt.deal()
    assert felt.state.hand.actor == 1
    shown = felt.view("ann")
    assert (shown["hand"]["deadline"], shown["hand"]["bank"]) == (felt.now + 20_000, 0)
    assert (shown["you"]["bank"], shown["you"]["bank_by_itself"]) == (30_000, False)
    assert felt.state.act_by == felt.now + 20_000
    call = commands.CallBank(felt.state.number, len(felt.state.hand.log))
    with pytest.raises(Refusal, match="not your turn"):
        felt.tell(says("boris", call))
    felt.tell(says("ann", call))
    assert felt.view(None)["hand"]["bank"] == 30_000
    assert felt.state.act_by == felt.now + 50_000
    with pytest.raises(Refusal, match="no time bank to call"):
        felt.tell(says("ann", call))
    felt.wait(27_000)
    felt.act("call")
    assert felt.state.seated[1].bank == 23_000
    with pytest.raises(Refusal, match="another moment"):
        felt.tell(says("boris", call))
    assert felt.refolded() == felt.state


@pytest.mark.clause("ONLINE:time-4")
def test_the_time_of_one_who_does_not_call_his_bank_ends_with_the_clock() -> None:
    felt = Felt(bank=30_000)
    felt.sit_all(2)
    felt.tell(says("ann", commands.RunBank(by_itself=False)))
    felt.deal()
    felt.wait(20_000)
    felt.tell(commands.TimeOut())
    assert felt.state.hand.over
    assert felt.state.seated[1].bank == 30_000
    assert felt.refolded() == felt.state


@pytest.mark.clause("ONLINE:time-4")
def test_a_word_about_the_bank_counts_at_once_unless_it_runs_already() -> None:
    felt = Felt(bank=30_000)
    felt.sit_all(2)
    felt.deal()
    began = felt.now
    felt.wait(5_000)
    felt.tell(says("ann", commands.RunBank(by_itself=False)))
    assert (felt.state.act_by, felt.view(None)["hand"]["bank"]) == (began + 20_000, 0)
    felt.tell(says("ann", commands.RunBank(by_itself=True)))
    assert (felt.state.act_by, felt.view(None)["hand"]["bank"]) == (began + 50_000, 30_000)
    felt.wait(20_000)
    felt.tell(says("ann", commands.RunBank(by_itself=False)))
    assert felt.state.act_by == began + 50_000
    assert not felt.view("ann")["you"]["bank_by_itself"]
    felt.act("call")
    assert felt.state.seated[1].bank == 25_000
    assert felt.refolded() == felt.state


@pytest.mark.clause("ONLINE:time-4")
def test_the_bank_is_filled_again_after_an_hour() -> None:
    felt = Felt(bank=30_000)
    felt.sit_all(2)
    felt.deal()
    felt.wait(40_000)
    felt.act("call")
    assert felt.state.seated[1].bank == 10_000
    felt.act("check")
    felt.wait(3_600_000)
    felt.call_down()
    felt.deal()
    while felt.state.hand.actor != 1:
        felt.act("call")
    assert felt.state.seated[1].bank == 30_000


@pytest.mark.clause("ONLINE:disc-3")
def test_one_who_has_lost_the_connection_is_given_the_allowance_once(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        (table,) = club(0, reconnect=30_000)
        async with open_house(tmp_path, table, clock=clock) as house:
            for name, seat in (("Ann", 1), ("Boris", 2)):
                person = await join(house, name)
                await asks(house, "oak", says(person.id, commands.Sit(seat, 5_000), name), "sit")
            actor = house.tables["oak"]
            await until(lambda: actor.state.in_hand)
            due = actor.state.act_by or 0
            clock.now = due + 1
            actor.nudge()
            await until(lambda: actor.state.act_by == due + 30_000)
            clock.now = due + 30_001
            actor.nudge()
            await until(lambda: any(seated.absent for seated in actor.state.seated.values()))

    run_story(story())


@pytest.mark.clause("ONLINE:disc-1", "ONLINE:disc-2")
def test_nobody_is_timed_out_when_the_house_has_lost_its_guests(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_house(tmp_path, *club(0), clock=clock) as house:
            for name, seat in (("Ann", 1), ("Boris", 2)):
                person = await join(house, name)
                await asks(house, "oak", says(person.id, commands.Sit(seat, 5_000), name), "sit")
            actor = house.tables["oak"]
            await until(lambda: actor.state.in_hand)
            house.connections = Connections(clock)
            for _ in range(20):
                house.connections.came()
            clock.now += 19_000
            for _ in range(4):
                house.connections.went()
            clock.now += 1_500
            actor.nudge()
            await until(lambda: actor.state.act_by == clock.now + 20_000)
            assert not any(seated.absent for seated in actor.state.seated.values())

    run_story(story())


def test_one_guest_who_drops_is_not_the_houses_fault() -> None:
    lines = Connections(lambda: 0)
    for _ in range(20):
        lines.came()
    lines.went()
    assert not lines.at_fault


def test_what_a_player_leaves_with_is_every_chip_of_it() -> None:
    felt = Felt()
    felt.sit_all(2)
    felt.deal()
    felt.tell(says("ann", commands.TopUp(1_000)))
    felt.tell(says("ann", commands.Leave()))
    assert felt.state.seat_of("ann") is None
    assert felt.book.balance(wallet("ann")) == 999_950
