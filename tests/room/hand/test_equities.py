"""Shares of the pot, street by street, of cards that everybody sees; and one's own at tables for learning."""

from croupier.cards import parse
from croupier.odds import equity
from croupier.room.table import asks as commands
from tests.room.says import says
from tests.room.table.felt import Felt


def all_in(felt: Felt, **more: int) -> None:
    felt.sit("ann", 1, more.get("ann", 10_000))
    felt.sit("boris", 2, 10_000)
    felt.deal()
    felt.act("raise", 10_000)
    felt.act("call")


def test_hands_all_in_are_told_what_they_won_of_the_pot_on_every_street() -> None:
    felt = Felt()
    all_in(felt)
    view = felt.view(None)
    held = ["".join(seat["cards"]) for seat in view["seats"]]
    board = "".join(view["hand"]["board"])
    assert len(view["hand"]["board"]) == 5
    told = {each["cards"]: dict(each["shares"]) for each in view["hand"]["equities"]}
    assert sorted(told) == [0, 3, 4]
    for cards, shares in told.items():
        answer = equity(held, board[: 2 * cards])
        assert [shares[1], shares[2]] == [round(1_000 * each.equity) for each in answer.hands]


def test_nothing_is_told_while_a_card_of_those_in_the_hand_is_hidden() -> None:
    felt = Felt()
    felt.sit_all(2)
    felt.deal()
    assert felt.view("ann")["hand"]["equities"] == []
    felt.act("call")
    while felt.state.in_hand:
        assert felt.view("ann")["hand"]["equities"] == []
        felt.act("check")
    shown = [seat["hand_name"] is not None for seat in felt.view(None)["seats"]]
    assert bool(felt.view(None)["hand"]["equities"]) == all(shown)


def test_folded_cards_that_nobody_saw_are_in_no_figure() -> None:
    felt = Felt()
    felt.sit_all(3)
    felt.deal()
    felt.act("raise", 10_000)
    folds = felt.state.hand.actor
    felt.act("fold")
    felt.act("call")
    view = felt.view(None)
    held = ["".join(seat["cards"]) for seat in view["seats"] if seat["cards"]]
    assert len(held) == 2
    before = next(each for each in view["hand"]["equities"] if each["cards"] == 0)
    assert folds not in dict(before["shares"])
    assert [share for _, share in before["shares"]] == [
        round(1_000 * each.equity) for each in equity(held).hands
    ]


def test_boards_that_part_are_counted_as_far_as_they_are_one() -> None:
    felt = Felt(run_it=2)
    felt.sit_all(2)
    for name in ("ann", "boris"):
        felt.tell(says(name, commands.RunTwice(on=True)))
    felt.deal()
    felt.act("raise", 10_000)
    felt.act("call")
    hand = felt.view(None)["hand"]
    assert len(hand["boards"]) == 2
    assert [each["cards"] for each in hand["equities"]] == [0]


def test_a_learner_is_told_what_his_hand_is_worth_against_hands_he_does_not_see() -> None:
    for learning in (False, True):
        felt = Felt(learning=learning)
        felt.sit_all(3)
        felt.deal()
        felt.act("raise", 300)
        options = felt.view("boris")["you"]["options"]
        assert ("wins" in options) == learning
    own = felt.state.hand.player(2).cards
    exact = equity([own, "100%", "100%"], method="monte-carlo", deals=400_000, seed=3).hands[0].equity
    assert abs(options["wins"] / 1_000 - exact) < 0.02
    assert parse("".join(felt.view("boris")["seats"][1]["cards"])) == own


def test_in_omaha_no_figure_is_guessed() -> None:
    felt = Felt(game="pl-omaha", learning=True)
    felt.sit_all(2)
    felt.deal()
    assert "wins" not in felt.view("ann")["you"]["options"]
    while felt.state.in_hand:
        options = felt.state.hand.options
        felt.act("raise", options.raise_max) if options.raise_max else felt.act("call")
    # Before the flop four cards each take too long to count.
    assert [each["cards"] for each in felt.view(None)["hand"]["equities"]] in ([3, 4], [4], [])
