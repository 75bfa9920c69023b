"""What the floor does at an online table: hands are voided, rulings carried out, people marked, moved, muted."""

from pathlib import Path

import msgspec
import pytest

from croupier.cards import UNKNOWN
from croupier.errors import Refusal
from croupier.ledger import moving, table_chips, wallet
from croupier.play import Operation, Positions
from croupier.records.scenarios import read_incidents
from croupier.room.actors.asks import Ask, By
from croupier.room.hand.rows import Ruled
from croupier.room.hand.rulings import rule_at, written
from croupier.room.hand.terms import Terms
from croupier.room.house.house import House
from croupier.room.table import asks as commands
from croupier.room.table.asks import Hold, Move, Void
from croupier.room.table.snapshot import from_snapshot, snapshot
from tests.room.evening import Witness, club, open_house, sit
from tests.room.says import says
from tests.room.table.felt import Felt
from tests.waiting import run_story, until


def rule(felt: Felt, *operations: Operation) -> None:
    done = written(felt.state, operations, felt.luck)
    felt.carry_out(Ruled("online-cash", {"en": "So ruled.", "ru": "Решено."}, (), *done))


def refused(felt: Felt, command: commands.Command) -> str:
    with pytest.raises(Refusal) as refusal:
        felt.tell(command)
    return refusal.value.code


def test_a_void_hand_gives_every_chip_back_and_is_dealt_again_from_the_same_button(felt: Felt) -> None:
    felt.sit_all(4)
    felt.deal()
    felt.fold_round()
    felt.sit("dora", 8)
    before = felt.stacks()
    felt.deal()
    positions = felt.state.positions
    assert felt.state.hand.player(8).bet == 50
    felt.act("raise", 600)
    felt.act("call")
    felt.tell(commands.Void("a fouled deck"))
    assert felt.stacks() == before
    kinds = [event["kind"] for event in felt.message(None, since=felt.state.version - 1)["events"]]
    assert kinds == ["voided", "floor", "hand_over"]
    # Who had posted to come in posts again, and nobody has had a free round.
    assert felt.view("dora")["seats"][-1]["standing"] == "posting"
    felt.deal()
    assert felt.state.positions == positions
    assert ("post", 8, 50, ()) in felt.state.hand.log
    assert felt.refolded() == felt.state


def test_without_a_hand_there_is_nothing_to_void(felt: Felt) -> None:
    felt.sit_all(2)
    assert refused(felt, commands.Void("a fouled deck")) == "cash-no-hand"


def test_a_hand_killed_by_a_ruling_is_out_and_the_hand_goes_on(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    assert felt.state.hand.actor == 1
    rule(felt, Operation("kill", 1))
    assert felt.view(None)["seats"][0]["folded"]
    assert felt.state.hand.actor == 2
    told = felt.message(None, since=felt.state.version - 1)["events"]
    assert [(event["kind"], event.get("what")) for event in told] == [("ruled", None), ("floor", "kill")]
    felt.call_down()
    assert felt.refolded() == felt.state


@pytest.mark.clause("ONLINE:time-3")
def test_the_floor_rules_on_what_everybody_sees_and_the_ruling_is_carried_out(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    now = felt.state.number, len(felt.state.hand.log)
    ran = [{"what": "clock-ran", "seat": "1", "seconds": 100}]
    happened = read_incidents(ran, {"1": 1, "2": 2})
    ruling = rule_at(felt.state, happened, felt.terms.policy, *now)
    assert ruling.verdict == "hand-dead"
    seen = ruling.situation.hand
    assert {card for seat in (1, 2) for card in seen.player(seat).cards} == {UNKNOWN}
    felt.tell(commands.Rule(happened=ran, hand=now[0], turn=now[1]))
    told = felt.message(None, since=felt.state.version - 1)["events"][0]
    assert told["cites"] == list(ruling.cites)
    assert told["said"]["ru"].endswith(ruling.explain("ru"))
    assert felt.state.hand.over
    assert felt.stacks() == {"ann": 9_950, "boris": 10_050}
    assert felt.refolded() == felt.state
    with pytest.raises(Refusal) as refusal:
        rule_at(felt.state, happened, felt.terms.policy, *now)
    assert refusal.value.code == "room-stale-action"


def test_a_ruling_for_another_moment_of_the_hand_is_refused(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    ran = [{"what": "clock-ran", "seat": "1", "seconds": 100}]
    late = commands.Rule(happened=ran, hand=1, turn=len(felt.state.hand.log))
    felt.act("fold")
    assert refused(felt, late) == "room-stale-action"


def test_a_ruling_that_leaves_chips_and_nobody_to_act_is_refused(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    before = felt.state.version
    with pytest.raises(Refusal) as refusal:
        rule(felt, Operation("award", 2, 100))
    assert refusal.value.code == "room-ruling-unfinished"
    assert felt.state.version == before
    rule(felt, Operation("award", 2, 150))
    assert felt.stacks() == {"ann": 10_000, "boris": 10_100, "vera": 9_900}


def test_the_order_of_a_stub_shuffled_by_a_ruling_is_the_rooms_own_and_told_to_nobody(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    before = felt.state.hand.stub or ()
    rule(felt, Operation("restack"))
    after = felt.state.hand.stub or ()
    assert after != before
    assert sorted(after) == sorted(before)
    told = felt.message("ann", since=felt.state.version - 1)["events"]
    assert [event["kind"] for event in told] == ["ruled"]
    assert "restack" not in str(felt.message("ann")["view"])


def test_a_card_exposed_by_mishap_is_seen_by_everybody_from_then_on(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    card = felt.state.hand.player(1).cards[0]
    rule(felt, Operation("expose", 1, 0, (card,)))
    seen = felt.view("boris")["seats"][0]
    assert [name == "??" for name in seen["cards"]] == [False, True]
    assert seen["up"] == [0]


def test_which_card_was_replaced_only_its_owner_hears(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    card = felt.state.hand.player(1).cards[0]
    rule(felt, Operation("replace", 1, 0, (card,)))
    hers = felt.message("ann", since=felt.state.version - 1)["events"][-1]
    his = felt.message("boris", since=felt.state.version - 1)["events"][-1]
    assert "??" not in hers["cards"]
    assert his["cards"] == ["??", "??"]


def test_no_hand_is_dealt_while_the_floor_holds_the_table(felt: Felt) -> None:
    felt.sit_all(2)
    felt.tell(commands.Hold("new cards"))
    assert felt.state.deal_at is None
    assert felt.view(None)["held"] == "new cards"
    assert refused(felt, commands.Deal()) == "room-table-held"
    felt.tell(commands.Hold(""))
    felt.deal()


def test_one_marked_absent_is_not_waited_for(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.tell(commands.Mark(1))
    assert felt.state.hand.player(1).folded
    assert felt.view(None)["seats"][0]["standing"] == "away"


def test_who_leaves_after_the_hand_is_not_kept_by_an_absence_marker(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.tell(says("boris", commands.Leave()))
    assert refused(felt, commands.Mark(2)) == "room-leaves-anyway"
    felt.call_down()
    assert felt.state.seat_of("boris") is None
    assert felt.book.balance(table_chips("oak", "boris")) == 0


@pytest.mark.clause("CLUB-2:2.7.12-a")
@pytest.mark.requirement("DISC-1")
def test_where_the_book_deals_an_absent_player_in_his_hand_is_folded_in_his_turn() -> None:
    felt = Felt(book="club-cash")
    felt.sit_all(3)
    felt.tell(commands.Mark(2))
    felt.deal()
    assert 2 in felt.state.hand.seats
    felt.act("call")
    assert felt.state.hand.player(2).folded
    felt.call_down()
    assert felt.stacks()["boris"] == 9_950


@pytest.mark.clause("FSPR:absent-3")
def test_a_stack_is_picked_up_after_the_hour_when_somebody_waits_and_lies_in_the_cage() -> None:
    felt = Felt(book="fspr-manual")
    felt.sit_all(3)
    felt.tell(commands.Mark(3))
    assert felt.state.seated[3].release_at is None
    felt.wait(61 * 60_000)
    assert refused(felt, commands.PickUp(3, 0)) == "cash-seat-kept"
    felt.tell(commands.PickUp(3, 1))
    assert felt.state.seat_of("vera") is None
    assert felt.book.balance(table_chips("oak", "vera")) == 0
    assert felt.book.accounts()
    assert dict(felt.book.accounts())["kept:vera"] == 10_000


def test_a_seat_kept_for_one_is_refused_to_another(felt: Felt) -> None:
    felt.tell(commands.Reserve(4, "ann", "Ann"))
    assert felt.view(None)["reserved"] == [{"seat": 4, "name": "Ann"}]
    assert refused(felt, says("boris", commands.Sit(4, 10_000), "Boris")) == "cash-seat-taken"
    felt.sit("ann", 4)
    assert felt.view(None)["reserved"] == []


def test_who_is_being_brought_to_a_table_does_not_buy_in_there_meanwhile(felt: Felt) -> None:
    felt.tell(commands.Reserve(4, "ann", "Ann", brought=True))
    assert refused(felt, says("ann", commands.Sit(4, 10_000), "Ann")) == "room-being-brought"
    # Nor is a second seat kept for her.
    assert refused(felt, commands.Reserve(5, "ann", "Ann")) == "cash-one-seat-each"
    assert from_snapshot(snapshot(felt.state)).coming == {"ann"}
    felt.tell(commands.Place("ann", "Ann", False, 4, 7_000, "house:moving"))
    assert felt.state.coming == set()
    assert refused(felt, commands.Reserve(5, "ann", "Ann", brought=True)) == "cash-one-seat-each"


def test_a_kept_seat_is_freed_again(felt: Felt) -> None:
    felt.tell(commands.Reserve(4, "ann", "Ann"))
    felt.tell(commands.Free(4))
    felt.sit("boris", 4)


def test_the_table_goes_on_at_another_limit_between_hands(felt: Felt) -> None:
    felt.sit_all(3)
    higher = Terms("oak", "Oak", small_blind=100, big_blind=200)
    felt.deal()
    assert refused(felt, commands.Restake(higher)) == "room-hand-in-progress"
    felt.fold_round()
    felt.tell(commands.Restake(higher))
    felt.deal()
    assert felt.state.hand.total == 300
    assert felt.view(None)["big_blind"] == 200
    assert felt.refolded() == felt.state


# At a table where the house seats people


def test_who_is_seated_by_the_house_posts_nothing_and_cannot_move_chips_himself() -> None:
    felt = Felt(open_to_all=False, house=(("absent_cash", "dealt-and-folded"),))
    for seat in (1, 2, 3):
        felt.tell(commands.Place(f"p{seat}", f"P{seat}", False, seat, 5_000, "house:event"))
    felt.deal()
    assert felt.state.positions == Positions(1, 2, 3)
    for command in (
        says("p1", commands.Leave()),
        says("p1", commands.TopUp(100)),
        says("p1", commands.ChangeSeat(7)),
    ):
        assert refused(felt, command) == "room-seated-by-the-house"
    assert refused(felt, says("p9", commands.Sit(9, 10_000), "P9")) == "room-seated-by-the-house"
    assert refused(felt, commands.Take("p1", "house:event")) == "cash-not-in-a-hand"
    felt.fold_round()
    felt.tell(says("p2", commands.SitOut()))
    felt.deal()
    assert 2 in felt.state.hand.seats
    felt.fold_round()
    felt.tell(commands.Take("p1", "house:event"))
    assert felt.state.seat_of("p1") is None
    assert felt.refolded() == felt.state


# In a house


async def the_floor(house: House, ask: Ask, id: str) -> None:
    await house.ask("oak", By("floor"), msgspec.json.encode(ask), id)


ELM = club(0, id="elm", name="Elm")[0]
OAK = club(0)[0]


def test_a_player_is_brought_to_another_table_with_his_chips_and_posts_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, OAK, ELM) as house:
            ann = await sit(house, "Ann", 3, 7_000)
            await the_floor(house, Move(3, "elm", 5), "1")
            await until(lambda: house.book.balance(table_chips("elm", ann.id)) == 7_000)
            assert house.tables["oak"].state.seated == {}
            there = house.tables["elm"].state.seated[5]
            assert (there.person, there.name, there.chips) == (ann.id, "Ann", 7_000)
            assert there.chair.debt.coming == "moved"
            assert house.book.balance(moving("elm", ann.id)) == 0

    run_story(story())


def test_one_who_was_on_his_way_when_the_lights_went_out_is_seated_when_they_come_back(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_house(tmp_path, OAK, ELM) as house:
            ann = await sit(house, "Ann", 3, 7_000)
            await house.tables["elm"].tell(commands.Reserve(5, ann.id, "Ann"))
            await house.tables["elm"].stop()
            await house.tables["oak"].tell(commands.Take(ann.id, moving("elm", ann.id)))
            assert house.book.balance(moving("elm", ann.id)) == 7_000
        async with open_house(tmp_path) as house:
            await until(lambda: house.book.balance(table_chips("elm", ann.id)) == 7_000)
            assert house.tables["elm"].state.seated[5].chips == 7_000
            assert house.book.balance(wallet(ann.id)) + 7_000 == 100_000

    run_story(story())


def test_a_move_that_cannot_be_made_leaves_everything_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, OAK, ELM) as house:
            ann, _ = await sit(house, "Ann", 3, 7_000), await sit(house, "Boris", 4, 7_000)
            witness = Witness(None)
            house.tables["oak"].watch(witness, None)
            await until(lambda: house.tables["oak"].state.in_hand)
            with pytest.raises(Refusal) as refusal:
                await the_floor(house, Move(3, "elm", 5), "1")
            assert refusal.value.code == "cash-not-in-a-hand"
            assert house.tables["elm"].state.cash.reserved == {}
            assert house.tables["oak"].state.seated[3].person == ann.id
            await the_floor(house, Void("a fouled deck"), "2")
            await the_floor(house, Hold("new cards"), "3")

    run_story(story())
