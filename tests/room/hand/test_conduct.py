"""What a finished hand says of how its players dealt with one another."""

from croupier.care.collusion import Alone, Answered
from croupier.room.hand import record as hands
from croupier.room.hand.conduct import conduct
from croupier.room.journal.commit import StoredHand
from tests.room.table.felt import Felt


def of(felt: Felt):
    found = conduct(StoredHand(felt.state.number, felt.now, hands.record(felt.state)), "oak")
    assert found is not None
    return found


def test_who_raised_whom_and_who_was_alone_with_whom(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    # Ann has the button, Boris and Vera the blinds.
    felt.act("raise", 300)
    felt.act("fold")
    felt.act("call")
    felt.act("check")
    felt.act("check")
    felt.act("raise", 200)
    felt.act("raise", 700)
    felt.act("call")
    felt.act("check")
    felt.act("raise", 500)
    felt.act("fold")
    found = of(felt)
    assert found.answers == (
        Answered("boris", "ann", False),
        Answered("vera", "ann", False),
        Answered("ann", "vera", True),
        Answered("vera", "ann", False),
        Answered("vera", "ann", False),
    )
    assert found.alone == (
        Alone("ann", "vera", True),
        Alone("ann", "vera", False),
        Alone("ann", "vera", False),
    )
    assert found.nets == {"ann": 1_050, "boris": -50, "vera": -1_000}
    assert (found.unit, found.shown, found.table, found.number) == (100, False, "oak", 1)


def test_three_are_not_alone_and_nobody_is_with_one_who_is_all_in(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.call_down()
    assert (of(felt).alone, of(felt).shown) == ((), True)
    felt.deal()
    felt.act("raise", felt.state.hand.options.raise_max)
    felt.act("fold")
    felt.act("call")
    felt.call_down()
    assert of(felt).alone == ()


def test_how_long_everybody_thought_is_kept_with_the_hand(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.now += 1_500
    felt.act("call")
    felt.now += 700
    felt.act("raise", 300)
    felt.now += 2_000
    felt.act("fold")
    thought = {tuple(each) for each in of(felt).thought.values()}
    assert thought == {(1_500, 2_000), (700,)}
    felt.deal()
    felt.act("fold")
    assert [list(each) for each in of(felt).thought.values()] == [[0]]


def test_a_hand_the_floor_had_a_part_in_says_nothing(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.state.hand.void()
    assert conduct(StoredHand(1, felt.now, hands.record(felt.state)), "oak") is None
