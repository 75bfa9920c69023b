import pytest

from croupier.cards import parse
from croupier.play import Hand, IllegalAction, OutOfTurn, Stakes
from croupier.rulebook import Policy
from tests.play.table import deal, done, flop, offered, play, stacks, table

CHECKED_DOWN = ", ".join(["seat 2 checks, seat 3 checks, seat 1 checks"] * 3)


def limped(holes: dict[int, str], *, asked: bool = False) -> Hand:
    """Three players have called the big blind."""
    hand = deal(table([5000] * 3), holes, asked=asked)
    return play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")


def shown(hand: Hand) -> list[tuple[str, int]]:
    return [(kind, seat) for kind, seat, _ in done(hand, "show", "muck")]


# The order


@pytest.mark.clause("TDA-2022:17A.3")
@pytest.mark.clause("FSPR:win-2")
@pytest.mark.clause("CLUB-7:7.3.4-b")
def test_after_a_checked_river_the_first_left_of_the_button_shows_first() -> None:
    hand = play(limped({1: "AhAd", 2: "6h6d", 3: "ThTd"}), CHECKED_DOWN)
    assert shown(hand) == [("show", 2), ("show", 3), ("show", 1)]


@pytest.mark.clause("TDA-2022:17A.2")
@pytest.mark.clause("CLUB-7:7.3.4-a")
def test_the_last_to_bet_on_the_river_shows_first() -> None:
    hand = limped({1: "AhAd", 2: "6h6d", 3: "ThTd"})
    play(hand, ", ".join(["seat 2 checks, seat 3 checks, seat 1 checks"] * 2))
    play(hand, "seat 2 checks, seat 3 bets 300, seat 1 calls 300, seat 2 calls 300")
    assert shown(hand) == [("show", 3), ("show", 1), ("muck", 2)]


@pytest.mark.clause("TDA-2022:17A.2")
def test_the_last_to_raise_on_the_river_shows_before_the_first_bettor() -> None:
    hand = limped({1: "6h6d", 2: "ThTd", 3: "5h5d"})
    play(hand, ", ".join(["seat 2 checks, seat 3 checks, seat 1 checks"] * 2))
    play(hand, "seat 2 bets 200, seat 3 folds, seat 1 raises to 600, seat 2 calls 400")
    assert shown(hand) == [("show", 1), ("show", 2)]


@pytest.mark.clause("TDA-2022:17A.3")
def test_a_bet_on_the_turn_does_not_count_after_a_checked_river() -> None:
    hand = limped({1: "6h6d", 2: "5h5d", 3: "ThTd"})
    play(hand, "seat 2 checks, seat 3 checks, seat 1 checks")
    play(hand, "seat 2 checks, seat 3 checks, seat 1 bets 400, seat 2 calls, seat 3 calls")
    play(hand, "seat 2 checks, seat 3 checks, seat 1 checks")
    assert shown(hand) == [("show", 2), ("show", 3), ("muck", 1)]


@pytest.mark.clause("TDA-2022:17A.3")
def test_where_the_first_to_act_folds_without_a_bet_the_next_to_his_left_shows_first() -> None:
    hand = limped({1: "AhAd", 2: "6h6d", 3: "ThTd"})
    play(hand, ", ".join(["seat 2 checks, seat 3 checks, seat 1 checks"] * 2))
    play(hand, "seat 2 folds, seat 3 checks, seat 1 checks")
    assert shown(hand) == [("show", 3), ("show", 1)]


@pytest.mark.clause("TDA-2022:17A.3", "FSPR:win-2")
@pytest.mark.parametrize(("book", "first"), [("tda-2022", 3), ("fspr-competition", 2)])
def test_a_checked_last_street_of_stud_is_shown_from_its_high_board_or_from_the_left(book, first) -> None:
    hand = Hand.new("five-stud", [500] * 3, ante=1, bring_in=2, bets=(10, 20), button=1, policy=book)
    for number, cards in enumerate(
        (("2c4d", "2d8c", "2hKh"), ("5s", "9s", "Kd"), ("6h", "Td", "7c"), ("Jc", "3s", "8h"))
    ):
        for seat, dealt in enumerate(cards, 1):
            hand.deal(dealt, seat)
        if not number:
            hand.bring_in()
            hand.call()
            hand.call()
        else:
            for _ in range(3):
                hand.check()
    assert shown(hand)[0] == ("show", first)


# What is read


def test_seven_five_four_three_deuce_is_the_worst_hand_and_still_one() -> None:
    hand = Hand.new("five-draw", [500, 500], blinds=(1, 2))
    hand.deal("7h5d4s3c2h", 1)
    hand.deal("7s5c4h3d2s", 2)
    hand.call()
    hand.check()
    hand.discard(())
    hand.discard(())
    hand.check()
    hand.check()
    assert hand.result.stacks == {1: 500, 2: 500}


# Who need not show


@pytest.mark.clause("FSPR:showdown-2")
def test_beaten_hands_go_to_the_muck_unseen() -> None:
    hand = play(limped({1: "ThTd", 2: "AhAd", 3: "QhQd"}), CHECKED_DOWN)
    assert shown(hand) == [("show", 2), ("muck", 3), ("muck", 1)]
    assert hand.player(1).mucked
    assert not hand.player(1).shown
    assert stacks(hand) == {1: 4900, 2: 5200, 3: 4900}


def test_a_hand_that_ties_is_shown() -> None:
    hand = play(limped({1: "AsQc", 2: "AhQd", 3: "AdQh"}), CHECKED_DOWN)
    assert shown(hand) == [("show", 2), ("show", 3), ("show", 1)]


def test_a_house_may_have_every_hand_shown() -> None:
    holes = {1: "ThTd", 2: "AhAd", 3: "QhQd"}
    hand = deal(table([5000] * 3, policy=Policy(losers_may_muck=False)), holes)
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    play(hand, CHECKED_DOWN)
    assert shown(hand) == [("show", 2), ("show", 3), ("show", 1)]


def test_nobody_who_is_asked_mucks_where_a_house_has_every_hand_shown() -> None:
    hand = deal(table([5000] * 3, policy=Policy(losers_may_muck=False)), asked=True)
    play(hand, "seat 1 calls, seat 2 calls, seat 3 checks")
    play(hand, CHECKED_DOWN)
    assert hand.options is not None
    assert not hand.options.muck
    with pytest.raises(IllegalAction) as refusal:
        hand.muck()
    assert refusal.value.code == "play-all-hands-shown"


def test_a_hand_is_beaten_by_what_lies_open_and_by_nothing_else() -> None:
    hand = play(limped({1: "ThTd", 2: "AhAd", 3: "QhQd"}, asked=True), CHECKED_DOWN)
    assert [hand.beaten(seat) for seat in (1, 2, 3)] == [False, False, False]
    hand.show()
    assert [hand.beaten(seat) for seat in (1, 2, 3)] == [True, False, True]


@pytest.mark.clause("FSPR:showdown-1")
def test_the_winner_of_an_uncalled_bet_shows_nothing() -> None:
    hand = play(limped({}), "seat 2 bets 100, seat 3 folds, seat 1 folds")
    assert shown(hand) == []
    assert hand.result.awards[0].name is None


def test_the_winning_hand_is_named_when_the_others_were_mucked() -> None:
    hand = play(limped({1: "ThTd", 2: "AhAd", 3: "QhQd"}), CHECKED_DOWN)
    [award] = hand.result.awards
    assert award.name is not None
    assert award.name.say("en") == "a pair of aces"
    assert award.name.say("ru") == "пара тузов"


def test_who_can_still_win_a_side_pot_shows_though_the_main_pot_is_lost() -> None:
    holes = {1: "AhAd", 2: "ThTd", 3: "QhQd"}
    hand = deal(table([400, 5000, 5000]), holes)
    play(hand, "seat 1 is all-in for 400, seat 2 calls 350, seat 3 calls 300")
    play(
        hand, "seat 2 bets 600, seat 3 calls 600, seat 2 checks, seat 3 checks, seat 2 checks, seat 3 checks"
    )
    assert shown(hand) == [("show", 2), ("show", 3), ("show", 1)]
    assert stacks(hand) == {1: 1200, 2: 4000, 3: 5200}


# All-in hands are opened


@pytest.mark.clause("TDA-2022:16.1")
@pytest.mark.clause("TDA-2022:16.3")
@pytest.mark.clause("CLUB-7:7.3.2")
def test_all_in_on_the_turn_opens_both_hands_before_the_river() -> None:
    hand = flop([1000, 5000])
    play(hand, "seat 2 checks, seat 1 checks, seat 2 checks, seat 1 is all-in for 900, seat 2 calls 900")
    kinds = [entry.kind for entry in hand.log]
    assert shown(hand) == [("show", 1), ("show", 2)]
    assert kinds[kinds.index("show") :][:4] == ["show", "show", "burn", "board"]


@pytest.mark.clause("TDA-2022:16.1")
@pytest.mark.clause("TDA-2022:16.3")
def test_hands_stay_closed_while_two_players_can_still_bet() -> None:
    hand = deal(table([700, 5000, 5000]), {1: "AhAd", 2: "ThTd", 3: "QhQd"})
    play(hand, "seat 1 is all-in for 700, seat 2 calls, seat 3 calls, seat 2 checks, seat 3 checks")
    assert shown(hand) == []
    play(hand, "seat 2 is all-in for 4300, seat 3 calls 4300")
    assert [seat for _, seat in shown(hand)] == [2, 3, 1]
    assert len(hand.board) == 5
    assert [(award.pot, award.seat, award.amount) for award in hand.result.awards] == [
        (1, 3, 8600),
        (0, 1, 2100),
    ]


@pytest.mark.clause("TDA-2022:16.1")
@pytest.mark.clause("TDA-2022:16.3")
def test_an_all_in_before_the_flop_and_a_side_pot_to_the_river() -> None:
    hand = deal(table([700, 5000, 5000]), {1: "AhAd", 2: "ThTd", 3: "QhQd"})
    play(hand, "seat 1 is all-in for 700, seat 2 calls 650, seat 3 calls 600")
    play(hand, "seat 2 checks, seat 3 checks, seat 2 bets 1000, seat 3 calls 1000, seat 2 checks")
    assert shown(hand) == []
    play(hand, "seat 3 checks")
    assert [seat for _, seat in shown(hand)] == [2, 3, 1]
    assert [(award.pot, award.seat, award.amount) for award in hand.result.awards] == [
        (1, 3, 2000),
        (0, 1, 2100),
    ]


@pytest.mark.clause("TDA-2022:16.2")
@pytest.mark.clause("CLUB-2:2.10.3-b")
def test_who_called_an_all_in_on_the_river_opens_a_beaten_hand() -> None:
    hand = deal(table([5000, 1000]), {1: "6h6d", 2: "AhAd"})
    play(hand, "seat 1 calls, seat 2 checks, seat 2 checks, seat 1 checks, seat 2 checks, seat 1 checks")
    play(hand, "seat 2 is all-in for 900, seat 1 calls 900")
    assert shown(hand) == [("show", 2), ("show", 1)]


@pytest.mark.clause("FSPR:showdown-2")
def test_a_house_may_let_the_beaten_hand_of_an_all_in_go_unseen() -> None:
    hand = deal(table([5000, 1000], policy=Policy(all_in_face_up=False)), {1: "6h6d", 2: "AhAd"})
    play(hand, "seat 1 is all-in for 5000, seat 2 calls 900")
    assert shown(hand) == [("show", 2), ("muck", 1)]


def test_an_all_in_nobody_called_is_not_shown() -> None:
    hand = flop([5000] * 2)
    play(hand, "seat 2 is all-in for 4900, seat 1 folds")
    assert shown(hand) == []


# Players who are asked


@pytest.mark.clause("TDA-2022:17A.1")
@pytest.mark.clause("TDA-2022:17A.3")
def test_asked_players_show_in_turn() -> None:
    hand = play(limped({1: "AhAd", 2: "ThTd", 3: "QhQd"}, asked=True), CHECKED_DOWN)
    assert hand.street_name == "showdown"
    assert offered(hand) == {"seat": 2, "show": True, "muck": True}
    play(hand, "seat 2 shows, seat 3 mucks, seat 1 shows")
    assert stacks(hand) == {1: 5200, 2: 4900, 3: 4900}


@pytest.mark.clause("TDA-2022:17B")
@pytest.mark.clause("CLUB-2:2.10.6")
def test_the_last_hand_left_wins_without_being_shown() -> None:
    hand = play(limped({1: "6h6d", 2: "ThTd", 3: "QhQd"}, asked=True), CHECKED_DOWN)
    play(hand, "seat 2 mucks, seat 3 mucks")
    assert hand.over
    assert stacks(hand)[1] == 5200
    assert hand.result.awards[0].name is None
    assert shown(hand) == [("muck", 2), ("muck", 3)]


def test_a_mucked_winner_gives_up_the_pot() -> None:
    hand = play(limped({1: "6h6d", 2: "AhAd", 3: "ThTd"}, asked=True), CHECKED_DOWN)
    play(hand, "seat 2 mucks, seat 3 shows, seat 1 mucks")
    assert stacks(hand) == {1: 4900, 2: 4900, 3: 5200}


@pytest.mark.clause("FSPR:showdown-4")
def test_a_hand_tabled_before_its_turn_is_live() -> None:
    hand = play(limped({1: "AhAd", 2: "ThTd", 3: "QhQd"}, asked=True), CHECKED_DOWN)
    hand.show(seat=1)
    assert hand.actor == 2
    play(hand, "seat 2 mucks, seat 3 mucks")
    assert stacks(hand)[1] == 5200


def test_nobody_shows_twice() -> None:
    hand = play(limped({}, asked=True), CHECKED_DOWN)
    hand.show(seat=1)
    with pytest.raises(OutOfTurn) as refusal:
        hand.show(seat=1)
    assert refusal.value.code == "play-not-asked-to-show"


def test_a_folded_player_cannot_show() -> None:
    hand = deal(table([5000] * 3), asked=True)
    play(hand, "seat 1 folds, seat 2 calls, seat 3 checks")
    play(hand, ", ".join(["seat 2 checks, seat 3 checks"] * 3))
    with pytest.raises(OutOfTurn):
        hand.show(seat=1)


@pytest.mark.clause("TDA-2022:16.1")
def test_asked_players_open_all_in_hands_without_being_asked() -> None:
    hand = deal(table([1000, 1000]), asked=True)
    play(hand, "seat 1 is all-in for 1000, seat 2 calls 900")
    assert hand.over
    assert shown(hand) == [("show", 1), ("show", 2)]


@pytest.mark.clause("TDA-2022:16.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_neither_the_all_in_player_nor_his_caller_may_muck(seat: int) -> None:
    hand = Hand(table([1000, 5000], Stakes(50, 100)))
    for place in (2, 1):
        hand.deal((-1, -1), place)
    play(hand, "seat 1 is all-in for 1000, seat 2 calls 900")
    with pytest.raises(IllegalAction) as refusal:
        hand.muck(seat)
    assert (refusal.value.code, refusal.value.clause) == ("play-cannot-muck", "TDA-2022:16.2")


@pytest.mark.clause("TDA-2022:19")
@pytest.mark.clause("CLUB-7:7.3.7")
def test_playing_the_board_both_hole_cards_are_opened() -> None:
    hand = deal(table([5000] * 2), {1: "2h3d", 2: "2s3c"}, "AcKdQhJsTc")
    play(hand, "seat 1 calls, seat 2 checks, " + ", ".join(["seat 2 checks, seat 1 checks"] * 3))
    assert [entry.cards for entry in hand.log if entry.kind == "show"] == [parse("2s3c"), parse("2h3d")]
    assert stacks(hand) == {1: 5000, 2: 5000}
