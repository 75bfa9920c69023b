"""What books answer differently, each answer played: cards, limps, the last hand shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

import pytest

from croupier.cards import DECK_52, parse
from croupier.errors import Refusal
from croupier.play import Hand, IllegalAction, Positions, Setup, Stakes, catalogue
from croupier.rulebook import DEFAULT, profile
from tests.play.table import bounds, deal, done, offered, play, table

# Limping in single draw


def single_draw(**house: Any) -> Hand:
    policy = replace(DEFAULT, **house)
    chips = {1: 500, 2: 500, 3: 500}
    setup = Setup.deal_in(
        catalogue["nl-2-7-single-draw"], Stakes(5, 10), chips, Positions(1, 2, 3), policy=policy
    )
    return Hand(setup, DECK_52.cards)


@pytest.mark.clause("TDA-2022:RP17")
def test_the_first_player_in_may_just_call_in_single_draw() -> None:
    assert offered(single_draw()) == {"seat": 1, "fold": True, "call": 10, "raise_min": 20, "raise_max": 500}


@pytest.mark.clause("TDA-2022:RP17")
def test_where_there_is_no_limping_the_first_player_in_must_raise() -> None:
    hand = single_draw(draw_limp=False)
    assert offered(hand) == {"seat": 1, "fold": True, "raise_min": 20, "raise_max": 500}
    before = hand.copy()
    with pytest.raises(IllegalAction) as refusal:
        hand.call()
    assert (refusal.value.code, refusal.value.clause) == ("play-no-limp", "TDA-2022:RP17")
    assert hand == before
    hand.raise_to(20)
    assert bounds(hand)[0] == 15, "a raise may be called"


def test_without_limping_the_small_blind_too_must_raise_or_fold() -> None:
    hand = single_draw(draw_limp=False)
    play(hand, "seat 1 folds")
    assert offered(hand) == {"seat": 2, "fold": True, "raise_min": 20, "raise_max": 500}


def test_no_limping_is_a_rule_of_games_with_one_draw() -> None:
    policy = replace(DEFAULT, draw_limp=False)
    assert bounds(deal(table([500] * 3, policy=policy)))[0] == 100


# Decks


@pytest.mark.clause("FSPR:deck52-1")
@pytest.mark.parametrize("game", ["nl-short-deck", "five-stud-40", "five-stud-32"])
def test_a_competition_plays_with_the_full_deck_only(game: str) -> None:
    stakes = Stakes(5, 10, ante=1, bring_in=0 if game == "nl-short-deck" else 3, small_bet=10)
    with pytest.raises(Refusal) as refusal:
        Setup.deal_in(
            catalogue[game], stakes, {1: 500, 2: 500}, Positions(1, 1, 2), policy=profile("fspr-competition")
        )
    assert (refusal.value.code, refusal.value.clause) == ("play-full-deck-only", "FSPR:deck52-1")


@pytest.mark.clause("FSPR:deck-2", "FSPR:rank-intro-2")
@pytest.mark.parametrize(("game", "cards"), [("five-stud-40", 40), ("five-stud-32", 32), ("five-stud", 52)])
def test_the_manual_plays_with_the_deck_of_the_game(game: str, cards: int) -> None:
    stakes = Stakes(0, 0, ante=1, bring_in=3, small_bet=10)
    policy = profile("fspr-manual")
    setup = Setup.deal_in(catalogue[game], stakes, {1: 500, 2: 500}, Positions(1, 1, 2), policy=policy)
    assert len(setup.plan.deck_cards) == cards


# The last hand


def checked_down(**house: Any) -> Hand:
    """The river is checked; seat 2 is asked first, and mucks."""
    setup = table([500] * 2, policy=replace(DEFAULT, **house))
    hand = deal(setup, {1: "AhAs", 2: "QhQs"}, asked=True)
    play(hand, "seat 1 calls, seat 2 checks, " + ", ".join(["seat 2 checks, seat 1 checks"] * 3))
    return play(hand, "seat 2 mucks")


@pytest.mark.clause("TDA-2022:17B", "CLUB-2:2.10.6")
def test_when_all_others_muck_the_last_hand_need_not_be_shown() -> None:
    hand = checked_down()
    assert (hand.over, hand.player(1).shown) == (True, False)


@pytest.mark.clause("CLUB-2:2.10.7", "FSPR:showdown-1")
@pytest.mark.parametrize("winner_shows", ["always", "if-called"])
def test_where_the_winner_must_show_the_last_hand_is_opened(winner_shows: str) -> None:
    hand = checked_down(winner_shows=winner_shows)
    assert hand.over
    assert done(hand, "show") == [("show", 1, 0)]
    assert hand.result.awards[0].name is not None


@pytest.mark.clause("FSPR:showdown-1")
@pytest.mark.parametrize("winner_shows", ["always", "if-called"])
def test_nobody_shows_who_wins_without_a_call(winner_shows: Literal["always", "if-called"]) -> None:
    hand = deal(table([500] * 2, policy=replace(DEFAULT, winner_shows=winner_shows)), asked=True)
    play(hand, "seat 1 folds")
    assert (hand.over, done(hand, "show")) == (True, [])


@pytest.mark.clause("CLUB-2:2.10.7")
def test_a_last_hand_nobody_knows_is_waited_for_and_cannot_be_mucked() -> None:
    hand = Hand(table([500] * 2, policy=profile("club-tournament")), asked=True)
    hand.deal(parse("????"))
    hand.deal(parse("????"))
    play(hand, "seat 1 calls, seat 2 checks")
    for street in ("2c7d9h", "Js", "Kc"):
        hand.deal(parse(street))
        play(hand, "seat 2 checks, seat 1 checks")
    play(hand, "seat 2 mucks")
    assert (hand.actor, hand.over) == (1, False)
    with pytest.raises(IllegalAction):
        hand.muck()
    hand.show(parse("AhAs"))
    assert hand.result.stacks == {1: 600, 2: 400}


# The big blind's option


@pytest.mark.clause("FSPR:he-3")
def test_where_the_big_blind_has_no_option_the_round_ends_when_all_have_called() -> None:
    hand = deal(table([500] * 3, policy=replace(DEFAULT, big_blind_option=False)))
    play(hand, "seat 1 calls, seat 2 calls")
    assert hand.street_name == "flop"


# Raises by one who has acted


@pytest.mark.clause("FSPR:allin-c-7", "TDA-2022:47A.1")
@pytest.mark.parametrize(("leaves", "most"), [(True, 5000), (False, 0)])
def test_a_short_all_in_after_a_full_raise_takes_the_raise_away_or_not(leaves: bool, most: int) -> None:
    hand = deal(table([5000, 5000, 900, 5000], policy=replace(DEFAULT, reopen_after_raise=leaves)))
    play(hand, "seat 4 raises to 300, seat 1 raises to 700, seat 2 folds, seat 3 is all-in for 900")
    assert bounds(hand)[2] == most
