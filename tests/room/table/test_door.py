"""Whom the host of a table of his own sends away: nobody waits for him, and he is dealt no more."""

import pytest

from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.talk import asks as talk
from tests.room.says import says
from tests.room.table.felt import Felt


def at_anns(players: int) -> Felt:
    """A hand at Ann's own table: with three of them she has the button and acts first, with four Gleb does."""
    felt = Felt(opened_by="ann")
    felt.sit_all(players)
    felt.deal()
    return felt


def refused(felt: Felt, command: commands.Command) -> str:
    with pytest.raises(Refusal) as refusal:
        felt.tell(command)
    return refusal.value.code


def told(felt: Felt) -> list[str]:
    return [each["kind"] for each in felt.message(None, since=felt.state.version - 1)["events"]]


def test_who_is_sent_away_in_turn_folds_to_a_bet_at_once() -> None:
    felt = at_anns(3)
    felt.act("raise", 300)
    assert felt.state.hand.actor == 2
    felt.tell(commands.SendAway(2))
    assert told(felt)[0] == "sent_away"
    assert felt.state.hand.player(2).folded
    assert felt.state.hand.actor == 3
    assert felt.state.act_by == felt.now + felt.terms.act
    felt.act("fold")
    assert felt.stacks().keys() == {"ann", "vera"}
    assert felt.book.balance(wallet("boris")) == 999_950
    assert felt.refolded() == felt.state


def test_who_is_sent_away_out_of_turn_checks_what_is_free_and_folds_to_a_bet() -> None:
    felt = at_anns(4)
    felt.tell(commands.SendAway(3))
    felt.act("call")
    felt.act("call")
    felt.act("call")
    # Vera, in the big blind, has checked; on the flop she does so again, until somebody bets.
    assert felt.state.hand.street_name == "flop"
    assert not felt.state.hand.player(3).folded
    felt.act("check")
    assert felt.state.hand.actor == 4
    felt.act("raise", 100)
    felt.act("fold")
    felt.act("call")
    assert felt.state.hand.player(3).folded
    assert felt.state.hand.street_name == "turn"
    felt.fold_round()
    assert felt.stacks().keys() == {"ann", "boris", "gleb"}


def test_who_is_sent_away_all_in_still_wins_his_pot() -> None:
    felt = at_anns(2)
    felt.act("call")
    felt.act("raise", 10_000)
    felt.tell(commands.SendAway(2))
    felt.act("call")
    assert felt.stacks().keys() == {"ann"}
    assert felt.book.balance(wallet("boris")) + felt.stacks()["ann"] == 1_010_000


def test_nothing_that_one_asks_who_was_sent_away_is_done() -> None:
    felt = at_anns(4)
    felt.tell(commands.SendAway(2))
    for ask in (
        commands.SitIn(),
        commands.SitOut(),
        commands.Leave(),
        commands.TopUp(100),
        commands.AutoMuck(on=False),
        talk.Say("one moment"),
    ):
        assert refused(felt, says("boris", ask)) == "room-sent-away"
    felt.fold_round()
    assert felt.stacks().keys() == {"ann", "vera", "gleb"}


def test_who_is_sent_away_between_two_hands_is_in_neither() -> None:
    felt = at_anns(3)
    felt.fold_round()
    assert felt.state.deal_at is not None
    felt.tell(commands.SendAway(3))
    assert felt.state.seat_of("vera") is None
    felt.deal()
    assert felt.state.players.keys() == {1, 2}
    assert refused(felt, says("vera", commands.Sit(3, 10_000), "Vera")) == "room-sent-away"


def test_with_the_last_but_one_sent_away_no_hand_is_dealt() -> None:
    felt = at_anns(2)
    felt.tell(commands.SendAway(2))
    felt.act("fold")
    assert felt.state.deal_at is None
    assert refused(felt, commands.Deal()) == "room-too-few-players"


def test_a_row_from_before_lets_who_was_sent_away_play_his_hand() -> None:
    felt = at_anns(3)
    felt.act("call")
    old = rows.read('{"type":"sent-away","person":"boris"}')
    assert old == rows.SentAway("boris", plays_on=True)
    felt.carry_out(old)
    assert felt.state.hand.actor == 2
    felt.act("call")
    felt.act("check")
    # His time ran no more than it did then: from the next turn on he was folded.
    assert felt.state.hand.player(2).folded
    assert felt.refolded() == felt.state
