from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from croupier.cards import DECK_52
from croupier.errors import Mistake, Refusal
from croupier.play import (
    NL_HOLDEM,
    BadAmount,
    Forced,
    Hand,
    IllegalAction,
    Operation,
    OutOfTurn,
    Positions,
    Setup,
    Stakes,
    add_game,
    amended,
    catalogue,
)
from croupier.rulebook import DEFAULT
from tests.play.table import deal, flop, play, table
from tests.play.test_stud import seven_stud, to_seventh

# What a player may not do


def fresh() -> Hand:
    return deal(table([5000] * 3))


def over() -> Hand:
    return play(fresh(), "seat 1 folds, seat 2 folds")


def waiting_for_cards() -> Hand:
    return Hand(table([5000] * 3))


def at_showdown() -> Hand:
    hand = deal(table([5000] * 2), asked=True)
    return play(hand, "seat 1 calls, seat 2 checks, " + ", ".join(["seat 2 checks, seat 1 checks"] * 3))


def nothing_bet() -> Hand:
    return flop([5000] * 3)


def not_reopened() -> Hand:
    return play(flop([5000, 5000, 250]), "seat 2 bets 100, seat 3 is all-in for 150, seat 1 calls")


def opponents_all_in() -> Hand:
    return play(flop([5000, 900]), "seat 2 is all-in for 800")


def too_short() -> Hand:
    return play(flop([700, 5000]), "seat 2 bets 1000")


def bring_in_due() -> Hand:
    return seven_stud(3)


def drawing() -> Hand:
    hand = Hand.new("five-draw", [500, 500], blinds=(5, 10), deck=DECK_52.cards)
    return play(hand, "seat 1 calls, seat 2 checks")


def stub_short() -> Hand:
    """Seven hands on seventh street: the burns go back into the stub."""
    return to_seventh(seven_stud(7))


def stub_dealt_out() -> Hand:
    """Leduc, both cards and the board out of six, the other three burned or scrapped."""
    hand = Hand.new("leduc", [100, 100], ante=10, seed=3)
    while hand.stub:
        hand.scrap()
    return hand


def four_bets() -> Hand:
    hand = Hand.new("fl-holdem", [5000] * 3, bets=(100, 200), policy="tda-2022", deck=DECK_52.cards)
    return play(hand, "seat 1 raises to 200, seat 2 raises to 300, seat 3 raises to 400")


REFUSALS: list[tuple[Callable[[], Hand], Callable[[Hand], Any], type[Refusal], str, str | None]] = [
    (fresh, Hand.check, IllegalAction, "play-cannot-check", "TDA-2022:51A"),
    (nothing_bet, Hand.call, IllegalAction, "play-nothing-to-call", None),
    (fresh, lambda hand: hand.raise_to(199), BadAmount, "play-bad-raise", "TDA-2022:43A.1"),
    (fresh, lambda hand: hand.raise_to(5001), BadAmount, "play-bad-raise", None),
    (nothing_bet, lambda hand: hand.raise_to(99), BadAmount, "play-bad-raise", "TDA-2022:43A.1"),
    (
        not_reopened,
        lambda hand: hand.raise_to(250),
        IllegalAction,
        "play-betting-not-reopened",
        "TDA-2022:47A.1",
    ),
    (opponents_all_in, lambda hand: hand.raise_to(1600), IllegalAction, "play-nobody-left-to-raise", None),
    (too_short, lambda hand: hand.raise_to(2000), IllegalAction, "play-stack-too-short-to-raise", None),
    (fresh, lambda hand: hand.apply(Operation("fold", 2)), OutOfTurn, "play-out-of-turn", "TDA-2022:50A"),
    (
        fresh,
        lambda hand: hand.apply(Operation("raise", 3, 300)),
        OutOfTurn,
        "play-out-of-turn",
        "TDA-2022:50A",
    ),
    (over, lambda hand: hand.apply(Operation("call", 3, 50)), OutOfTurn, "play-out-of-turn", "TDA-2022:50A"),
    (over, Hand.fold, OutOfTurn, "play-hand-over", None),
    (over, Hand.check, OutOfTurn, "play-hand-over", None),
    (over, Hand.call, OutOfTurn, "play-hand-over", None),
    (over, lambda hand: hand.raise_to(300), OutOfTurn, "play-hand-over", None),
    (over, Hand.show, OutOfTurn, "play-hand-over", None),
    (over, Hand.muck, OutOfTurn, "play-hand-over", None),
    (waiting_for_cards, Hand.fold, OutOfTurn, "play-not-now", None),
    (waiting_for_cards, Hand.call, OutOfTurn, "play-not-now", None),
    (waiting_for_cards, lambda hand: hand.raise_to(300), OutOfTurn, "play-not-now", None),
    (waiting_for_cards, Hand.burn, IllegalAction, "play-no-burn-due", "TDA-2022:38.2"),
    (fresh, Hand.show, OutOfTurn, "play-not-now", None),
    (fresh, Hand.muck, OutOfTurn, "play-not-now", None),
    (fresh, lambda hand: hand.deal((51,)), IllegalAction, "play-no-cards-due", None),
    (at_showdown, Hand.fold, OutOfTurn, "play-not-now", None),
    (at_showdown, Hand.check, OutOfTurn, "play-not-now", None),
    (at_showdown, lambda hand: hand.show(seat=3), OutOfTurn, "play-not-asked-to-show", None),
    (at_showdown, lambda hand: hand.muck(3), OutOfTurn, "play-not-asked-to-show", None),
    (bring_in_due, Hand.fold, IllegalAction, "play-must-bring-in", None),
    (bring_in_due, Hand.call, IllegalAction, "play-must-bring-in", None),
    (fresh, Hand.bring_in, IllegalAction, "play-no-bring-in", None),
    (four_bets, lambda hand: hand.raise_to(500), IllegalAction, "play-raise-cap", "TDA-2022:48"),
    (drawing, lambda hand: hand.discard("2c4c6c8cTcQc"), BadAmount, "play-bad-discard", None),
    (fresh, lambda hand: hand.shuffle("AhKh"), IllegalAction, "play-no-shuffle-due", None),
    (fresh, Hand.undo, IllegalAction, "play-nothing-to-undo", None),
    (fresh, lambda hand: hand.result, IllegalAction, "play-not-over", None),
]


@pytest.mark.parametrize(("at", "do", "kind", "code", "clause"), REFUSALS)
def test_a_refusal_has_its_code_and_clause_and_changes_nothing(
    at: Callable[[], Hand], do: Callable[[Hand], Any], kind: type[Refusal], code: str, clause: str | None
) -> None:
    hand = at()
    before = hand.copy()
    with pytest.raises(kind) as refusal:
        do(hand)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)
    assert hand == before


@pytest.mark.parametrize(("at", "do", "kind", "code", "clause"), REFUSALS)
def test_a_refusal_is_a_sentence_in_both_languages(
    at: Callable[[], Hand], do: Callable[[Hand], Any], kind: type[Refusal], code: str, clause: str | None
) -> None:
    with pytest.raises(kind) as refusal:
        do(at())
    assert refusal.value.say("en") == str(refusal.value)
    assert refusal.value.say("ru") != refusal.value.say("en")
    assert "{" not in refusal.value.say("ru")


MISTAKES: list[tuple[Callable[[], Hand], Callable[[Hand], Any], str]] = [
    (drawing, lambda hand: hand.discard("As"), "play-card-not-held"),
    (stub_short, lambda hand: hand.shuffle("AhKh"), "play-wrong-shuffle"),
    (stub_dealt_out, Hand.scrap, "play-stub-empty"),
    (stub_dealt_out, lambda hand: hand.replace(hand.player(1).cards[0]), "play-stub-empty"),
    (fresh, lambda hand: amended(hand, 0, Operation("raise", 1, 300)), "play-nothing-decided"),
    (fresh, lambda hand: hand.act(99), "play-no-such-code"),
]


@pytest.mark.parametrize(("at", "do", "code"), MISTAKES)
def test_what_cannot_be_meant_is_a_mistake_and_changes_nothing(
    at: Callable[[], Hand], do: Callable[[Hand], Any], code: str
) -> None:
    hand = at()
    before = hand.copy()
    with pytest.raises(Mistake) as mistake:
        do(hand)
    assert mistake.value.code == code
    assert hand == before


@pytest.mark.clause("TDA-2022:51A")
def test_the_words_of_a_refusal() -> None:
    with pytest.raises(IllegalAction) as refusal:
        fresh().check()
    assert refusal.value.say("en") == "seat 1 cannot check: 100 to call"


@pytest.mark.parametrize("seat", [0, 4, -1, 99])
def test_there_is_no_player_at_a_seat_not_dealt_in(seat: int) -> None:
    with pytest.raises(Mistake) as mistake:
        fresh().player(seat)
    assert mistake.value.code == "play-seat-not-dealt-in"


# Hands that cannot begin


@pytest.mark.parametrize("players", [0, 1, 11, 23])
def test_a_game_has_a_fewest_and_a_most_seats(players: int) -> None:
    with pytest.raises(Mistake) as mistake:
        Setup(table([100] * 2).variant, dict.fromkeys(range(1, players + 1), 100), 1, (), (100,))
    assert mistake.value.code == "play-wrong-number-of-seats"
    assert mistake.value.params["seats"] == players


@pytest.mark.clause("FSPR:allin-3")
@pytest.mark.parametrize("chips", [0, -5])
def test_a_player_without_chips_is_not_dealt_in(chips: int) -> None:
    with pytest.raises(Mistake) as mistake:
        table([5000, chips, 5000])
    assert (mistake.value.code, mistake.value.params) == ("play-empty-stack", {"seat": 2, "amount": chips})


@pytest.mark.parametrize("seat", [0, -3])
def test_seats_are_numbered_from_one(seat: int) -> None:
    with pytest.raises(Mistake) as mistake:
        table({seat: 5000, 2: 5000}, positions=Positions(2, 2, seat))
    assert mistake.value.code == "play-no-such-seat"


@pytest.mark.parametrize(
    "bet", [Forced(9, 100, "post"), Forced(1, 0, "post"), Forced(1, -50, "ante"), Forced(2, 50, "toll")]
)
def test_a_forced_bet_must_be_possible(bet: Forced) -> None:
    setup = table([5000] * 3)
    with pytest.raises(Mistake) as mistake:
        replace(setup, forced=(*setup.forced, bet))
    assert mistake.value.code == "play-bad-forced-bet"


def test_a_game_with_a_short_deck_is_not_dealt_where_the_book_wants_the_whole_deck() -> None:
    with pytest.raises(Refusal) as refusal:
        Hand.new("nl-short-deck", [500, 500], blinds=(5, 10), policy="fspr-competition")
    assert refusal.value.code == "play-full-deck-only"


def test_a_seat_has_one_live_bet() -> None:
    setup = table([5000] * 3)
    with pytest.raises(Mistake) as mistake:
        replace(setup, forced=(*setup.forced, Forced(2, 100, "post")))
    assert (mistake.value.code, mistake.value.params) == ("play-two-live-bets", {"seat": 2})


def test_there_is_no_button_beyond_the_last_seat() -> None:
    with pytest.raises(Mistake) as mistake:
        replace(table([5000] * 3), button=100)
    assert (mistake.value.code, mistake.value.params) == ("play-no-such-seat", {"seat": 100})


def test_nobody_is_dealt_a_hand_of_no_seats() -> None:
    with pytest.raises(Mistake) as mistake:
        Hand.new("nl-holdem", [], blinds=(5, 10))
    assert mistake.value.code == "play-wrong-number-of-seats"


def test_a_name_stands_for_one_game_for_ever() -> None:
    with pytest.raises(Mistake) as mistake:
        add_game(replace(catalogue["razz"], players=(2, 7)))
    assert (mistake.value.code, mistake.value.params) == ("play-game-name-taken", {"game": "razz"})
    assert catalogue["razz"].players == (2, 8)


@pytest.mark.parametrize("bets", [(), (0,), (100, -100)])
def test_a_hand_needs_the_size_of_its_bets(bets: tuple[int, ...]) -> None:
    with pytest.raises(Mistake) as mistake:
        replace(table([5000] * 3), bets=bets)
    assert mistake.value.code == "play-bad-bet-size"


@pytest.mark.parametrize(
    "deck",
    [
        DECK_52.cards[:10],
        DECK_52.cards[:13],
        (*DECK_52.cards[:5], 4, *DECK_52.cards[5:]),
        (60, *DECK_52.cards),
    ],
)
def test_a_deck_must_be_whole_and_right(deck: tuple[int, ...]) -> None:
    with pytest.raises(Mistake):
        Hand(table([5000] * 3), deck)


def test_a_newcomers_post_alone_opens_the_betting() -> None:
    setup = replace(table([5000] * 3), forced=(Forced(3, 100, "post"),))
    assert deal(setup).actor is not None


def test_the_policy_is_the_default_unless_one_is_given() -> None:
    stacks = {1: 5000, 2: 5000, 3: 5000}
    assert Setup.deal_in(NL_HOLDEM, Stakes(50, 100), stacks, Positions(1, 2, 3)).policy is DEFAULT


def test_a_board_is_run_and_a_stub_shuffled_only_when_it_is_due() -> None:
    hand = deal(table([5000] * 2))
    with pytest.raises(IllegalAction) as refused:
        hand.run(1)
    assert refused.value.code == "play-no-run-due"
    with pytest.raises(IllegalAction) as refused:
        hand.shuffle("2c")
    assert refused.value.code == "play-no-shuffle-due"
