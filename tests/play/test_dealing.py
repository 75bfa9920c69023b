import pytest

from croupier.cards import DECK_52, UNKNOWN, parse
from croupier.errors import Mistake
from croupier.play import Hand, IllegalAction, Positions, Setup, Stakes, catalogue
from tests.play.table import deal, done, play, stacks, table
from tests.under import policy


def dealt_by_hand(chips: list[int], *holes: str) -> Hand:
    """Hole cards given one seat at a time, from the left of the button."""
    hand = Hand(table(chips))
    for cards in holes:
        hand.deal(parse(cards))
    return hand


# From a deck


@pytest.mark.clause("FSPR:he-1")
def test_hole_cards_go_round_one_at_a_time_from_the_left_of_the_button() -> None:
    hand = Hand(table([5000] * 3), parse("Ah Kh Qh As Ks Qs") + DECK_52.cards[:30])
    assert [hand.player(seat).cards for seat in (2, 3, 1)] == [parse("AhAs"), parse("KhKs"), parse("QhQs")]


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("FSPR:omaha-1")
def test_omaha_deals_four_cards_each_one_a_round() -> None:
    """Six players, 24 cards, from the left of the button; then the big blind's neighbour acts as in hold'em."""
    chips = dict.fromkeys(range(1, 7), 5000)
    omaha = Setup.deal_in(catalogue["pl-omaha"], Stakes(50, 100), chips, Positions(1, 2, 3), policy=policy())
    hand = Hand(omaha, DECK_52.cards)
    for place, seat in enumerate((2, 3, 4, 5, 6, 1)):
        assert hand.player(seat).cards == tuple(DECK_52.cards[place : place + 24 : 6])
    assert hand.actor == 4
    play(hand, "seat 4 folds, seat 5 folds, seat 6 folds, seat 1 folds, seat 2 calls 50, seat 3 checks")
    assert hand.board == DECK_52.cards[25:28]


@pytest.mark.under("tda-2022", "fspr-manual", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:33.1", "TDA-2017:34.1")
@pytest.mark.clause("TDA-2022:34.1")
@pytest.mark.clause("FSPR:term-dealer-button")
def test_the_button_gets_the_last_card() -> None:
    hand = Hand(table([5000] * 6, button=3), DECK_52.cards)
    assert hand.player(3).cards == (5, 11)


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("FSPR:he-5")
@pytest.mark.clause("TDA-2022:38.2")
def test_one_card_is_burned_before_the_flop_the_turn_and_the_river() -> None:
    hand = Hand(table([1000] * 2), DECK_52.cards)
    play(hand, "seat 1 is all-in for 1000, seat 2 calls 900")
    fallen = [(entry.kind, entry.cards) for entry in hand.log if entry.kind in ("burn", "board")]
    assert fallen == [
        ("burn", (4,)),
        ("board", (5, 6, 7)),
        ("burn", (8,)),
        ("board", (9,)),
        ("burn", (10,)),
        ("board", (11,)),
    ]
    assert hand.board == (5, 6, 7, 9, 11)


def test_folded_seats_have_been_dealt_to_and_the_flop_comes_from_where_the_deck_stands() -> None:
    hand = Hand(table([5000] * 3), DECK_52.cards)
    play(hand, "seat 1 folds, seat 2 calls, seat 3 checks")
    assert hand.board == (7, 8, 9)


def test_a_hand_with_a_deck_never_waits_for_cards() -> None:
    hand = deal(table([5000] * 3))
    assert hand.dealing is None
    with pytest.raises(IllegalAction) as refusal:
        hand.deal(parse("Ah"))
    assert refusal.value.code == "play-no-cards-due"


# Card by card


def test_without_a_deck_the_hand_says_whose_cards_are_due() -> None:
    hand = Hand(table([5000] * 3))
    assert hand.actor is None
    for seat in (2, 3, 1):
        assert hand.dealing is not None
        assert (hand.dealing.seat, hand.dealing.due) == (seat, 2)
        hand.deal(DECK_52.cards[2 * seat : 2 * seat + 2])
    assert hand.dealing is None
    assert hand.actor == 1


def test_cards_may_fall_one_by_one() -> None:
    hand = Hand(table([5000] * 2))
    for card, seat in zip(parse("AhKhAsKs"), (2, 1, 2, 1), strict=True):
        hand.deal((card,), seat)
    assert hand.player(2).cards == parse("AhAs")
    assert hand.player(1).cards == parse("KhKs")
    assert hand.actor == 1


def test_the_board_is_given_street_by_street() -> None:
    hand = dealt_by_hand([5000] * 2, "AhAs", "KhKs")
    play(hand, "seat 1 calls, seat 2 checks")
    assert hand.dealing is not None
    assert (hand.dealing.kind, hand.dealing.seat, hand.dealing.due) == ("board", 0, 3)
    hand.deal(parse("2c7d9h"))
    play(hand, "seat 2 checks, seat 1 checks")
    hand.deal(parse("Jd"))
    assert hand.board == parse("2c7d9hJd")
    assert hand.street_name == "turn"


def test_a_flop_may_be_given_card_by_card() -> None:
    hand = dealt_by_hand([5000] * 2, "AhAs", "KhKs")
    play(hand, "seat 1 calls, seat 2 checks")
    hand.burn(parse("3c")[0])
    hand.deal(parse("2c"))
    assert hand.actor is None
    hand.deal(parse("7d9h"))
    assert hand.actor == 2
    assert [entry.kind for entry in hand.log].count("burn") == 1


def test_a_burn_is_logged_with_its_card() -> None:
    hand = dealt_by_hand([5000] * 2, "AhAs", "KhKs")
    play(hand, "seat 1 calls, seat 2 checks")
    hand.burn(parse("3c")[0])
    hand.deal(parse("2c7d9h"))
    assert [entry.cards for entry in hand.log if entry.kind == "burn"] == [parse("3c")]


def test_a_burn_left_out_is_logged_as_an_unknown_card() -> None:
    hand = dealt_by_hand([5000] * 2, "AhAs", "KhKs")
    play(hand, "seat 1 calls, seat 2 checks")
    hand.deal(parse("2c7d9h"))
    assert [entry.cards for entry in hand.log if entry.kind == "burn"] == [(UNKNOWN,)]


@pytest.mark.clause("TDA-2022:38.2")
def test_a_street_has_one_burn() -> None:
    hand = dealt_by_hand([5000] * 2, "AhAs", "KhKs")
    play(hand, "seat 1 calls, seat 2 checks")
    hand.burn()
    with pytest.raises(IllegalAction) as refusal:
        hand.burn()
    assert (refusal.value.code, refusal.value.clause) == ("play-no-burn-due", "TDA-2022:38.2")


@pytest.mark.clause("TDA-2022:38.2")
def test_no_burn_comes_before_the_hole_cards_or_during_the_betting() -> None:
    hand = Hand(table([5000] * 2))
    with pytest.raises(IllegalAction):
        hand.burn()
    hand.deal(parse("AhAs"))
    hand.deal(parse("KhKs"))
    with pytest.raises(IllegalAction):
        hand.burn()


# Cards that cannot be


@pytest.mark.parametrize(
    ("cards", "seat", "code"),
    [
        ("AhQhJh", None, "play-wrong-card-count"),
        ("", None, "play-wrong-card-count"),
        ("Ah", 1, "play-wrong-card-count"),
        ("Ah", 9, "play-wrong-card-count"),
        ("Ah", 0, "play-wrong-card-count"),
        ("Kh", None, "play-card-already-out"),
    ],
)
def test_cards_nobody_is_owed_or_that_are_out_are_refused(cards: str, seat: int | None, code: str) -> None:
    hand = Hand(table([5000] * 3))
    hand.deal(parse("KhKs"), 1)
    before = hand.copy()
    with pytest.raises(Mistake) as mistake:
        hand.deal(parse(cards), seat)
    assert mistake.value.code == code
    assert hand == before


def test_the_same_card_twice_is_refused() -> None:
    hand = Hand(table([5000] * 3))
    with pytest.raises(Mistake) as mistake:
        hand.deal((50, 50))
    assert mistake.value.code == "play-card-already-out"


@pytest.mark.parametrize("card", [52, 1000, -2])
def test_a_number_that_is_no_card_of_the_deck_is_refused(card: int) -> None:
    hand = Hand(table([5000] * 3))
    with pytest.raises(Mistake) as mistake:
        hand.deal((card,))
    assert mistake.value.code == "play-card-not-in-deck"


def test_a_burned_card_cannot_come_on_the_board() -> None:
    hand = dealt_by_hand([5000] * 2, "AhAs", "KhKs")
    play(hand, "seat 1 calls, seat 2 checks")
    hand.burn(parse("2c")[0])
    with pytest.raises(Mistake) as mistake:
        hand.deal(parse("2c7d9h"))
    assert mistake.value.code == "play-card-already-out"


def test_no_board_is_dealt_before_the_betting_is_done() -> None:
    hand = dealt_by_hand([5000] * 2, "AhAs", "KhKs")
    with pytest.raises(IllegalAction) as refusal:
        hand.deal(parse("2c7d9h"))
    assert refusal.value.code == "play-no-cards-due"


# Unknown cards


def unseen(chips: list[int]) -> Hand:
    """Two players whose cards nobody has seen, on a board that is known."""
    hand = dealt_by_hand(chips, "????", "????")
    return play(hand, "seat 1 calls, seat 2 checks")


def checked_down(hand: Hand) -> Hand:
    for cards in ("2c7d9h", "Js", "Kc"):
        hand.deal(parse(cards))
        play(hand, "seat 2 checks, seat 1 checks")
    return hand


def test_a_hand_is_played_with_cards_nobody_has_seen() -> None:
    hand = unseen([5000] * 2)
    hand.deal(parse("2c7d9h"))
    play(hand, "seat 2 bets 300, seat 1 folds")
    assert stacks(hand) == {1: 4900, 2: 5100}


def test_unknown_cards_are_named_when_they_are_shown() -> None:
    hand = checked_down(unseen([5000] * 2))
    assert (hand.street_name, hand.actor) == ("showdown", 2)
    hand.show(parse("AhAd"))
    assert hand.player(2).cards == parse("AhAd")
    hand.muck()
    assert stacks(hand) == {1: 4900, 2: 5100}


def test_two_shown_hands_are_compared() -> None:
    hand = checked_down(unseen([5000] * 2))
    hand.show(parse("QhQd"))
    hand.show(parse("AhAd"))
    assert stacks(hand) == {1: 5100, 2: 4900}


@pytest.mark.clause("TDA-2022:17B")
def test_an_unknown_hand_wins_when_the_others_are_mucked() -> None:
    hand = checked_down(unseen([5000] * 2))
    hand.muck()
    assert stacks(hand) == {1: 5100, 2: 4900}
    assert UNKNOWN in hand.player(1).cards


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (None, "play-unknown-cards-shown"),
        ("Ah??", "play-unknown-cards-shown"),
        ("AhAdAs", "play-wrong-card-count"),
        ("2cAd", "play-card-already-out"),
    ],
)
def test_cards_that_cannot_be_shown_leave_the_hand_as_it_was(cards: str | None, code: str) -> None:
    hand = checked_down(unseen([5000] * 2))
    before = hand.copy()
    with pytest.raises(Mistake) as mistake:
        hand.show(None if cards is None else parse(cards))
    assert mistake.value.code == code
    assert hand == before


def test_known_cards_cannot_turn_into_others() -> None:
    hand = deal(table([5000] * 2), {2: "AhAd"}, asked=True)
    play(hand, "seat 1 calls, seat 2 checks, " + ", ".join(["seat 2 checks, seat 1 checks"] * 3))
    with pytest.raises(Mistake) as mistake:
        hand.show(parse("QhQd"))
    assert mistake.value.code == "play-other-cards-shown"
    hand.show(parse("AdAh"))
    assert hand.player(2).shown


def test_a_card_that_was_seen_must_be_among_those_shown() -> None:
    hand = dealt_by_hand([5000] * 2, "Ah??", "QhQs")
    checked_down(play(hand, "seat 1 calls, seat 2 checks"))
    with pytest.raises(Mistake) as mistake:
        hand.show(parse("ThTd"))
    assert mistake.value.code == "play-other-cards-shown"
    hand.show(parse("AdAh"))
    hand.show()
    assert stacks(hand) == {1: 4900, 2: 5100}


@pytest.mark.clause("TDA-2022:16.1")
def test_unknown_all_in_hands_are_asked_for_before_the_board_runs_out() -> None:
    hand = dealt_by_hand([1000] * 2, "????", "KhKs")
    play(hand, "seat 1 is all-in for 1000, seat 2 calls 900")
    assert done(hand, "show") == [("show", 1, 0)]
    assert (hand.actor, hand.dealing) == (2, None)
    hand.show(parse("AhAd"))
    for cards in ("2c7d9h", "Js", "Kc"):
        hand.deal(parse(cards))
    assert stacks(hand) == {1: 2000, 2: 0}
