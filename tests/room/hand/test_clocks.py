import pytest

from croupier.errors import Refusal
from croupier.room.table import asks as commands
from tests.room.says import says
from tests.room.table.felt import Felt

ACT = 20_000


def test_a_player_has_the_same_time_for_every_action(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    assert felt.view(None)["hand"]["deadline"] == felt.now + ACT
    felt.wait(5_000)
    felt.act("call")
    assert felt.state.act_by == felt.now + ACT


def test_what_others_do_does_not_move_the_clock_of_the_player_to_act(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    due = felt.state.act_by
    felt.wait(3_000)
    felt.sit("zoe", 9)
    felt.tell(says("boris", commands.SitOut()))
    assert felt.state.act_by == due


def test_one_who_lets_the_time_pass_facing_a_bet_is_folded_and_sat_out(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.wait(ACT)
    felt.tell(commands.TimeOut())
    assert felt.state.hand.player(1).folded
    assert felt.state.seated[1].sitting_out
    felt.fold_round()
    felt.deal()
    assert felt.state.hand.seats == (2, 3)


def test_one_who_lets_the_time_pass_with_nothing_to_call_is_checked(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("call")
    felt.act("call")
    felt.tell(commands.TimeOut())
    assert not felt.state.hand.player(3).folded
    assert felt.state.hand.street_name == "flop"


def test_nobody_waits_again_for_one_who_let_the_time_pass(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("call")
    felt.act("call")
    felt.tell(commands.TimeOut())
    felt.act("check")
    # The big blind is away: his turn is checked at once, then he folds to the bet.
    assert felt.state.hand.actor == 1
    felt.act("raise", 300)
    assert felt.state.hand.player(3).bet == 0
    felt.act("call")
    assert felt.state.hand.player(3).folded


def test_one_who_is_back_in_time_acts_for_himself_again(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("call")
    felt.act("call")
    felt.tell(commands.TimeOut())
    felt.tell(says("vera", commands.SitIn()))
    felt.act("check")
    assert felt.state.hand.actor == 3
    assert not felt.state.seated[3].sitting_out


def test_after_an_outage_every_running_clock_starts_afresh(felt: Felt) -> None:
    felt.sit_all(3)
    felt.sit("zoe", 9)
    felt.tell(says("zoe", commands.SitOut()))
    felt.deal()
    felt.wait(3_600_000)
    felt.tell(commands.Resume())
    assert felt.state.act_by == felt.now + ACT
    assert felt.state.seated[9].release_at == felt.now + felt.terms.away
    assert felt.message(None, since=felt.state.version - 1)["events"] == [{"kind": "resumed"}]


def test_after_an_outage_between_hands_the_pause_starts_afresh(felt: Felt) -> None:
    felt.sit_all(2)
    felt.wait(3_600_000)
    felt.tell(commands.Resume())
    assert felt.state.deal_at == felt.now + felt.terms.pause


def test_without_anybody_to_act_no_time_can_run_out(felt: Felt) -> None:
    felt.sit_all(2)
    with pytest.raises(Refusal) as refusal:
        felt.tell(commands.TimeOut())
    assert refusal.value.code == "room-nobody-to-act"


def test_after_a_showdown_there_is_time_to_look_and_after_a_fold_half_of_it(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.act("fold")
    assert felt.state.deal_at == felt.now + 2_000
    felt.deal()
    felt.call_down()
    assert felt.state.deal_at == felt.now + 4_000
    felt.deal()
    felt.act("raise", felt.state.hand.options.raise_max)
    felt.act("call")
    # Three streets were run out at once.
    assert felt.state.deal_at == felt.now + 7_000
