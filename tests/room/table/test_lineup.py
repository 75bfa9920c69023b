import pytest

from croupier.errors import Refusal
from croupier.play import Positions
from croupier.room.table import asks as commands
from croupier.room.table.rotation import coming as lineup
from tests.room.says import says
from tests.room.table.felt import Felt


def hand_folded_round(felt: Felt) -> None:
    felt.deal()
    felt.fold_round()


def test_a_new_game_begins_without_posts(felt: Felt) -> None:
    felt.sit_all(4)
    assert not lineup(felt.state).posts
    assert lineup(felt.state).positions == Positions(1, 2, 3)
    assert {(seat["standing"], seat["owes"]) for seat in felt.view(None)["seats"]} == {("active", None)}


def test_a_newcomer_posts_nothing_where_the_big_blind_reaches_him(felt: Felt) -> None:
    felt.sit("ann", 1)
    felt.sit("boris", 3)
    felt.sit("vera", 5)
    hand_folded_round(felt)
    felt.sit("gleb", 7)
    hand_folded_round(felt)
    assert felt.state.positions == Positions(3, 5, 7)
    # The big blind reached him: nothing posted beyond it.
    felt.sit("dora", 6)
    felt.deal()
    assert felt.state.positions == Positions(5, 7, 1)
    posts = [(op.kind, op.seat, op.amount) for op in felt.state.hand.log if op.kind in ("post", "big-blind")]
    assert posts == [("big-blind", 1, 100)]
    assert felt.state.seated[6].waiting


@pytest.mark.clause("ONLINE:join-1")
def test_a_newcomer_behind_the_blinds_posts_a_live_small_blind_online(felt: Felt) -> None:
    felt.sit_all(4)
    hand_folded_round(felt)
    felt.sit("dora", 8)
    felt.deal()
    assert felt.state.positions == Positions(2, 3, 4)
    assert ("post", 8, 50, ()) in felt.state.hand.log
    assert felt.state.hand.player(8).bet == 50
    assert not felt.state.seated[8].waiting


@pytest.mark.clause("FSPR:newcomer-2")
def test_a_newcomer_behind_the_blinds_posts_a_live_big_blind_in_a_club() -> None:
    felt = Felt(book="fspr-manual")
    felt.sit_all(4)
    hand_folded_round(felt)
    felt.sit("dora", 8)
    seat = felt.view("dora")["seats"][-1]
    assert (seat["standing"], seat["owes"]) == ("posting", {"live": 100, "dead": 0})
    felt.deal()
    assert ("post", 8, 100, ()) in felt.state.hand.log


@pytest.mark.clause("ONLINE:join-3", "CLUB-2:2.11.4-2", "FSPR:newcomer-2")
@pytest.mark.parametrize("book", ["online-cash", "club-cash", "fspr-manual"])
def test_a_newcomer_may_wait_for_the_big_blind_instead(book: str) -> None:
    felt = Felt(book=book)
    felt.sit_all(4)
    hand_folded_round(felt)
    felt.sit("dora", 8)
    felt.tell(says("dora", commands.Wait(True)))
    assert felt.view("dora")["you"]["waits"]
    assert felt.view("ann")["seats"][-1]["standing"] == "waiting"
    dealt = []
    for _ in range(3):
        felt.deal()
        dealt.append((felt.state.positions.big_blind, 8 in felt.state.hand.seats))
        felt.fold_round()
    assert dealt == [(4, False), (8, True), (1, True)]
    assert all(op.kind != "post" for op in felt.state.hand.log)


def test_who_owes_nothing_has_nothing_to_wait_for(felt: Felt) -> None:
    felt.sit_all(4)
    hand_folded_round(felt)
    with pytest.raises(Refusal) as refusal:
        felt.tell(says("ann", commands.Wait(True)))
    assert refusal.value.code == "cash-nothing-owed"


def test_a_newcomer_between_button_and_small_blind_waits_until_the_button_has_passed(felt: Felt) -> None:
    felt.sit("ann", 1)
    felt.sit("boris", 3)
    felt.sit("vera", 5)
    felt.sit("gleb", 7)
    hand_folded_round(felt)
    assert felt.state.positions == Positions(1, 3, 5)
    felt.sit("dora", 4)
    felt.deal()
    assert felt.state.positions == Positions(3, 5, 7)
    assert 4 not in felt.state.hand.seats
    assert felt.view("dora")["you"]["status"] == "waiting"
    felt.fold_round()
    felt.deal()
    assert felt.state.positions == Positions(5, 7, 1)
    assert ("post", 4, 50, ()) in felt.state.hand.log


def test_a_newcomer_in_the_chair_of_the_next_button_waits(felt: Felt) -> None:
    felt.sit_all(4)
    hand_folded_round(felt)
    felt.tell(says("boris", commands.Leave()))
    felt.sit("dora", 2)
    felt.deal()
    assert felt.state.positions == Positions(2, 3, 4)
    assert felt.state.hand.seats == (3, 4, 1)


def test_a_newcomer_in_the_chair_of_the_next_small_blind_waits_and_the_small_blind_is_dead(
    felt: Felt,
) -> None:
    felt.sit_all(4)
    hand_folded_round(felt)
    felt.tell(says("vera", commands.Leave()))
    felt.sit("dora", 3)
    felt.deal()
    assert felt.state.positions == Positions(2, 3, 4)
    assert felt.state.hand.seats == (4, 1, 2)
    assert [op.kind for op in felt.state.hand.log if "blind" in op.kind] == ["big-blind"]


def test_the_button_stays_at_an_empty_chair_when_the_small_blind_has_left(felt: Felt) -> None:
    felt.sit_all(4)
    hand_folded_round(felt)
    felt.tell(says("boris", commands.Leave()))
    felt.deal()
    assert felt.state.positions == Positions(2, 3, 4)
    assert felt.view(None)["button"] == 2
    assert felt.state.hand.seats == (3, 4, 1)


def test_two_players_swap_the_blinds(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    assert felt.state.positions == Positions(1, 1, 2)
    felt.fold_round()
    felt.deal()
    assert felt.state.positions == Positions(2, 2, 1)


def test_a_third_player_comes_in_without_a_second_big_blind_for_anybody(felt: Felt) -> None:
    felt.sit("ann", 1)
    felt.sit("boris", 5)
    hand_folded_round(felt)
    felt.sit("vera", 7)
    felt.deal()
    assert felt.state.positions == Positions(1, 5, 7)


def test_one_who_missed_a_hand_but_no_blind_owes_nothing(felt: Felt) -> None:
    felt.sit_all(6)
    hand_folded_round(felt)
    felt.tell(says("otto", commands.SitOut()))
    hand_folded_round(felt)
    felt.tell(says("otto", commands.SitIn()))
    felt.deal()
    assert 6 in felt.state.hand.seats
    assert all(op.kind != "post" for op in felt.state.hand.log)


BOTH_MISSED = {
    "online-cash": [("post", 1, 100), ("dead-post", 1, 50)],
    "fspr-manual": [("post", 1, 100), ("dead-post", 1, 50)],
    "club-cash": [("post", 1, 100)],
}


@pytest.mark.clause("ONLINE:missed-2", "FSPR:absent-4", "CLUB-2:2.11.4-1")
@pytest.mark.parametrize("book", BOTH_MISSED)
def test_one_who_missed_both_blinds_pays_what_his_book_says(book: str) -> None:
    felt = Felt(book=book, house=(("absent_cash", "not-dealt"),))
    felt.sit_all(6)
    hand_folded_round(felt)
    felt.tell(says("ann", commands.SitOut()))
    while felt.view("ann")["seats"][0]["missed"] != "both":
        hand_folded_round(felt)
    felt.tell(says("ann", commands.SitIn()))
    while 1 not in (felt.state.hand.seats if felt.state.in_hand else ()):
        if felt.state.in_hand:
            felt.fold_round()
        assert felt.view("ann")["seats"][0]["standing"] == "returning"
        felt.deal()
    posted = [(op.kind, op.seat, op.amount) for op in felt.state.hand.log if "post" in op.kind]
    assert posted == BOTH_MISSED[book]
    assert felt.view("ann")["seats"][0]["missed"] == ""


def test_one_who_sat_out_and_in_again_between_hands_owes_nothing(felt: Felt) -> None:
    felt.sit_all(6)
    hand_folded_round(felt)
    felt.tell(says("otto", commands.SitOut()))
    felt.tell(says("otto", commands.SitIn()))
    felt.deal()
    assert all(op.kind != "post" for op in felt.state.hand.log)
    assert 6 in felt.state.hand.seats


def test_with_one_settled_player_left_newcomers_are_dealt_in_at_once(felt: Felt) -> None:
    felt.sit_all(2)
    hand_folded_round(felt)
    felt.tell(says("boris", commands.Leave()))
    felt.sit("vera", 9)
    felt.deal()
    assert set(felt.state.hand.seats) == {1, 9}
    assert all(op.kind != "post" for op in felt.state.hand.log)


def test_a_big_blind_ante_is_posted_by_the_big_blind_alone() -> None:
    felt = Felt(small_blind=200, big_blind=400, ante=400, ante_by="big-blind")
    felt.sit_all(3, 40_000)
    felt.deal()
    forced = {(op.kind, op.seat, op.amount) for op in felt.state.hand.log[:3]}
    assert forced == {("dead-ante", 3, 400), ("small-blind", 2, 200), ("big-blind", 3, 400)}
