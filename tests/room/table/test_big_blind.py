"""How long one plays on: who wants no more big blinds sits out or leaves before the next one that is his."""

import pytest

from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.table import asks as commands
from croupier.room.table.snapshot import from_snapshot, snapshot
from tests.room.says import says
from tests.room.table.felt import Felt


def stops(felt: Felt, person: str, then: str) -> None:
    felt.tell(says(person, commands.AtBigBlind(then)))  # type: ignore[arg-type]


def a_hand(felt: Felt) -> int:
    """A hand in which everybody folds; who had the big blind in it."""
    felt.deal()
    assert felt.state.cash.positions is not None
    seat = felt.state.cash.positions.big_blind
    felt.fold_round()
    assert felt.refolded() == felt.state
    return seat


def test_who_leaves_at_the_big_blind_plays_all_hands_before_it_and_pays_none(felt: Felt) -> None:
    felt.sit_all(4)
    assert a_hand(felt) == 3
    stops(felt, "vera", "leave")
    assert felt.view("vera")["you"]["at_big_blind"] == "leave"
    for big_blind in (4, 1):
        assert felt.state.seat_of("vera") == 3
        assert a_hand(felt) == big_blind
        assert 3 in felt.state.players
    # Boris has the next big blind, and then Vera would: she goes when his hand is over.
    felt.deal()
    assert 3 in felt.state.players
    felt.fold_round()
    assert felt.state.seat_of("vera") is None
    # In her one big blind she won Boris's small one, and in the next hand lost her own.
    assert felt.book.balance(wallet("vera")) == 1_000_000
    assert a_hand(felt) == 4


def test_who_sits_out_at_the_big_blind_keeps_his_seat_and_owes_what_goes_by(felt: Felt) -> None:
    felt.sit_all(3)
    assert a_hand(felt) == 3
    stops(felt, "boris", "sit-out")
    assert a_hand(felt) == 1
    assert felt.state.seated[2].sitting_out
    assert felt.view("boris")["you"]["at_big_blind"] == ""
    # Nobody stands between him and the blind that goes by: the next to post it is Vera.
    assert a_hand(felt) == 3
    assert felt.state.players.keys() == {1, 3}
    assert felt.view(None)["seats"][1]["missed"] in ("big", "both")
    felt.tell(says("boris", commands.SitIn()))
    assert felt.state.seated[2].chair.state == "playing"
    assert felt.state.seated[2].chair.at_big_blind == ""


def test_who_thinks_better_of_it_posts_his_big_blind(felt: Felt) -> None:
    felt.sit_all(3)
    a_hand(felt)
    stops(felt, "boris", "leave")
    stops(felt, "boris", "")
    assert a_hand(felt) == 1
    assert a_hand(felt) == 2


def test_two_of_them_one_after_the_other_leave_the_blind_to_the_third(felt: Felt) -> None:
    felt.sit_all(4)
    assert a_hand(felt) == 3
    stops(felt, "gleb", "leave")
    stops(felt, "ann", "sit-out")
    # Gleb's blind is next: he goes, so it comes to Ann at once, who sits out.
    assert felt.state.seat_of("gleb") is None
    assert felt.state.seated[1].sitting_out
    assert a_hand(felt) == 2


def test_heads_up_the_one_who_is_left_is_dealt_no_hand(felt: Felt) -> None:
    felt.sit_all(2)
    first = a_hand(felt)
    other = {1: "boris", 2: "ann"}[first]
    stops(felt, other, "leave")
    assert felt.state.seat_of(other) is None
    assert felt.state.deal_at is None


def test_said_in_the_hand_before_it_holds_when_that_is_over(felt: Felt) -> None:
    felt.sit_all(3)
    assert a_hand(felt) == 3
    felt.deal()
    stops(felt, "boris", "leave")
    assert felt.state.seat_of("boris") == 2
    felt.call_down()
    assert felt.state.seat_of("boris") is None


def test_a_bomb_pot_asks_nobody_for_a_blind() -> None:
    felt = Felt(opened_by="ann", bomb_every=2)
    felt.sit_all(3)
    assert a_hand(felt) == 3
    stops(felt, "ann", "leave")
    assert felt.state.seat_of("ann") == 1
    felt.deal()
    assert felt.state.players.keys() == {1, 2, 3}


def test_the_wish_is_kept_over_night(felt: Felt) -> None:
    felt.sit_all(4)
    a_hand(felt)
    stops(felt, "vera", "leave")
    assert from_snapshot(snapshot(felt.state)).seated[3].chair.at_big_blind == "leave"


def test_where_no_game_has_a_big_blind_nobody_waits_for_it() -> None:
    felt = Felt(
        game="seven-stud",
        seats=8,
        small_blind=0,
        big_blind=0,
        ante=10,
        bring_in=20,
        small_bet=50,
        big_bet=100,
    )
    felt.sit_all(3)
    with pytest.raises(Refusal) as refused:
        stops(felt, "ann", "leave")
    assert refused.value.code == "room-no-big-blind-here"
