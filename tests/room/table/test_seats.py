import pytest

from croupier.errors import Refusal
from croupier.ledger import table_chips, wallet
from croupier.room.table import asks as commands
from tests.room.says import says
from tests.room.table.felt import Felt


def refused(felt: Felt, command: commands.Command) -> str:
    before = felt.state.version
    with pytest.raises(Refusal) as refusal:
        felt.tell(command)
    assert felt.state.version == before
    assert refusal.value.say("ru") != refusal.value.say("en")
    return refusal.value.code


def test_a_buy_in_moves_chips_from_the_wallet_to_the_table(felt: Felt) -> None:
    felt.sit("ann", 3, 8_000)
    assert felt.book.balance(table_chips("oak", "ann")) == 8_000
    assert felt.book.balance(wallet("ann")) == 992_000


@pytest.mark.parametrize(
    ("chips", "code"),
    [
        (3_999, "cash-buy-in-too-small"),
        (20_001, "cash-buy-in-too-large"),
        (0, "cash-buy-in-too-small"),
    ],
)
def test_a_buy_in_out_of_bounds_is_refused(felt: Felt, chips: int, code: str) -> None:
    assert refused(felt, says("ann", commands.Sit(3, chips), "Ann")) == code


def test_a_taken_seat_is_refused(felt: Felt) -> None:
    felt.sit("ann", 3)
    assert refused(felt, says("boris", commands.Sit(3, 10_000), "Boris")) == "cash-seat-taken"


def test_nobody_holds_two_seats_at_a_table(felt: Felt) -> None:
    felt.sit("ann", 3)
    assert refused(felt, says("ann", commands.Sit(4, 10_000), "Ann")) == "cash-one-seat-each"


@pytest.mark.parametrize("seat", [0, 10, -1])
def test_there_is_no_such_chair(felt: Felt, seat: int) -> None:
    assert refused(felt, says("ann", commands.Sit(seat, 10_000), "Ann")) == "cash-no-such-seat"


def test_a_hand_is_dealt_as_soon_as_there_are_two(felt: Felt) -> None:
    felt.sit("ann", 3)
    assert felt.state.deal_at is None
    felt.sit("boris", 5)
    assert felt.state.deal_at == felt.now + felt.terms.pause


def test_a_player_alone_waits(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.fold_round()
    felt.tell(says("boris", commands.Leave()))
    assert felt.state.deal_at is None
    assert refused(felt, commands.Deal()) == "room-too-few-players"


def test_leaving_between_hands_takes_all_chips_to_the_wallet(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.fold_round()
    felt.tell(says("ann", commands.Leave()))
    assert felt.book.balance(table_chips("oak", "ann")) == 0
    assert felt.book.balance(wallet("ann")) == 999_950
    assert felt.state.seat_of("ann") is None


def test_leaving_in_turn_folds_at_once_and_leaves_when_the_hand_is_over(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    assert felt.state.hand.actor == 1
    felt.tell(says("ann", commands.Leave()))
    assert felt.state.hand.player(1).folded
    assert felt.view(None)["seats"][0]["status"] == "leaving"
    felt.act("fold")
    assert felt.state.seat_of("ann") is None
    assert felt.book.balance(wallet("ann")) == 1_000_000


def test_leaving_out_of_turn_folds_when_the_turn_comes(felt: Felt) -> None:
    felt.sit_all(4)
    felt.deal()
    assert felt.state.hand.actor == 4
    felt.tell(says("boris", commands.Leave()))
    assert not felt.state.hand.player(2).folded
    felt.act("call")
    felt.act("call")
    assert felt.state.hand.player(2).folded
    felt.act("check")
    assert felt.state.hand.street_name == "flop"
    felt.call_down()
    assert felt.stacks().keys() == {"ann", "vera", "gleb"}
    assert felt.book.balance(wallet("boris")) == 999_950


def test_one_who_leaves_all_in_still_wins_his_pot(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.act("raise", 10_000)
    felt.tell(says("ann", commands.Leave()))
    felt.act("call")
    assert felt.state.seat_of("ann") is None
    assert felt.book.balance(wallet("ann")) + felt.stacks()["boris"] == 990_000 + 20_000


def test_sitting_in_takes_back_the_wish_to_leave(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.tell(says("boris", commands.Leave()))
    felt.tell(says("boris", commands.SitIn()))
    felt.act("call")
    assert not felt.state.hand.player(2).folded


@pytest.mark.clause("FSPR:chips-4")
def test_chips_bought_between_hands_play_at_once(felt: Felt) -> None:
    felt.sit_all(2, 5_000)
    felt.deal()
    felt.fold_round()
    felt.tell(says("ann", commands.TopUp(1_000)))
    assert felt.stacks() == {"ann": 5_950, "boris": 5_050}
    assert felt.book.balance(table_chips("oak", "ann")) == 5_950


def test_chips_announced_in_a_hand_play_from_the_next_one(felt: Felt) -> None:
    felt.sit_all(2, 5_000)
    felt.deal()
    felt.tell(says("ann", commands.TopUp(1_000)))
    assert felt.view("boris")["seats"][0]["announced"] == 1_000
    assert felt.view("ann")["you"]["options"]["raise_max"] == 5_000
    assert felt.book.balance(table_chips("oak", "ann")) == 6_000
    felt.fold_round()
    assert felt.stacks() == {"ann": 5_950, "boris": 5_050}
    assert felt.view("boris")["seats"][0]["announced"] == 0


def test_a_stack_is_never_topped_up_above_the_largest_buy_in(felt: Felt) -> None:
    felt.sit("ann", 1, 19_000)
    assert refused(felt, says("ann", commands.TopUp(1_001))) == "cash-top-up-too-large"
    felt.tell(says("ann", commands.TopUp(1_000)))
    assert refused(felt, says("ann", commands.TopUp(1))) == "cash-top-up-too-large"


def test_a_player_without_chips_keeps_the_seat_for_a_while_and_then_loses_it(felt: Felt) -> None:
    felt.sit_all(3)
    broke = play_until_somebody_is_broke(felt)
    seat = felt.state.seat_of(broke) or 0
    assert felt.state.seated[seat].release_at == felt.now + felt.terms.broke
    assert refused(felt, says(broke, commands.SitIn())) == "room-no-chips-to-sit-in"
    felt.wait(felt.terms.broke)
    felt.tell(commands.Release(seat))
    assert felt.state.seat_of(broke) is None


def test_a_player_without_chips_who_tops_up_plays_on(felt: Felt) -> None:
    felt.sit_all(3)
    broke = play_until_somebody_is_broke(felt)
    assert refused(felt, says(broke, commands.TopUp(3_999))) == "cash-rebuy-too-small"
    felt.tell(says(broke, commands.TopUp(4_000)))
    seat = felt.state.seat_of(broke)
    assert felt.state.seated[seat].release_at is None
    felt.deal()
    assert seat in felt.state.players


def test_one_who_sits_out_is_not_dealt_in_and_loses_the_seat_at_last(felt: Felt) -> None:
    felt.sit_all(3)
    felt.tell(says("vera", commands.SitOut()))
    assert felt.state.seated[3].release_at == felt.now + felt.terms.away
    felt.deal()
    assert felt.state.hand.seats == (2, 1)
    assert felt.view(None)["seats"][2]["status"] == "sitting_out"
    assert refused(felt, commands.Release(2)) == "room-seat-not-idle"
    felt.tell(commands.Release(3))
    assert felt.book.balance(wallet("vera")) == 1_000_000


def test_a_stranger_can_do_nothing_at_the_table(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    for command in (
        says("zoe", commands.Leave()),
        says("zoe", commands.SitOut()),
        says("zoe", commands.TopUp(100)),
        says("zoe", commands.Act(1, len(felt.state.hand.log), "fold")),
    ):
        assert refused(felt, command) == "room-not-seated"


def test_a_stale_click_is_refused_and_changes_nothing(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    turn = len(felt.state.hand.log)
    felt.act("call")
    assert refused(felt, says("boris", commands.Act(1, turn, "check"))) == "room-stale-action"
    assert refused(felt, says("boris", commands.Act(2, turn + 1, "check"))) == "room-stale-action"
    assert refused(felt, says("ann", commands.Act(1, turn + 1, "check"))) == "room-not-your-turn"
    felt.tell(says("boris", commands.Act(1, turn + 1, "check")))
    assert felt.state.hand.street_name == "flop"


def test_what_the_hand_forbids_the_table_refuses(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    turn = len(felt.state.hand.log)
    assert refused(felt, says("ann", commands.Act(1, turn, "check"))) == "play-cannot-check"
    assert refused(felt, says("ann", commands.Act(1, turn, "raise", 199))) == "play-bad-raise"
    assert refused(felt, says("ann", commands.Act(1, turn, "raise", 10_001))) == "play-bad-raise"
    felt.tell(says("ann", commands.Act(1, turn, "raise", 200)))


def play_until_somebody_is_broke(felt: Felt) -> str:
    while True:
        felt.deal()
        while felt.state.in_hand:
            options = felt.state.hand.options
            if options.raise_max:
                felt.act("raise", options.raise_max)
            else:
                felt.act("check" if options.check else "call")
        broke = [person for person, chips in felt.stacks().items() if not chips]
        if broke:
            return broke[0]


@pytest.mark.requirement("DISC-1")
def test_who_is_away_at_once_gives_up_the_hand_he_is_in_and_no_other(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    # Boris has the small blind, it is Ann's turn.
    felt.act("call")
    felt.tell(says("vera", commands.SitOut()))
    felt.tell(says("vera", commands.SitOut(now=True)))
    felt.act("raise", 300)
    hand = felt.state.hand
    assert [
        entry.kind for entry in hand.log if entry.seat == 3 and entry.kind in {"fold", "check", "call"}
    ] == ["fold"]
    assert (hand.over, hand.actor) == (False, 1)
    felt.act("fold")
    felt.deal()
    assert set(felt.state.hand.seats) == {1, 2}
    felt.act("fold")
    felt.tell(says("vera", commands.SitIn()))
    felt.deal()
    felt.fold_round()
    felt.deal()
    assert 3 in felt.state.hand.seats


@pytest.mark.requirement("DISC-1")
def test_in_his_own_turn_nobody_waits_for_who_is_away_at_once(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.tell(says("ann", commands.SitOut(now=True)))
    assert felt.state.hand.actor == 2
    # Who only wants no more hands goes on to play this one.
    felt.tell(says("boris", commands.SitOut()))
    assert felt.state.hand.actor == 2
    felt.act("raise", 300)
    assert felt.state.hand.actor == 3
