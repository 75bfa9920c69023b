"""Every known cause of a difference, each in a hand of its own: what we offer, and what PokerKit does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.cards import parse
from croupier.play import Operation, Positions, Setup, Stakes, catalogue
from croupier.rulebook import DEFAULT
from tests.differential.causes import CAUSES, cause_of
from tests.differential.match import Match
from tests.play.table import blinds

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pokerkit")

LIMIT = Stakes(10, 20, small_bet=20, big_bet=40)
STUD = Stakes(0, 0, ante=1, bring_in=3, small_bet=10, big_bet=20)


def at(
    game: str,
    stakes: Stakes,
    stacks: list[int],
    script: str = "",
    *,
    deck: str = "",
    posts: Mapping[int, int] | None = None,
    change: Callable[[Setup], Setup] = lambda setup: setup,
) -> Match:
    """A hand at both tables after some decisions; seat 1 has the button, the deck begins with `deck`."""
    variant = catalogue[game]
    chips = dict(enumerate(stacks, 1))
    positions = blinds(list(chips), 1) if variant.has_button else Positions(1, 1, 1)
    setup = change(Setup.deal_in(variant, stakes, chips, positions, posts=posts))
    first = parse(deck)
    match = Match(setup, (*first, *(card for card in variant.deck.cards if card not in first)), Random(1))
    for said in script.split(", ") if script else ():
        kind, _, amount = said.partition(" ")
        match.play(Operation(kind, match.hand.actor or 0, int(amount or 0)))
    return match


def differs(match: Match, cause: str) -> dict[str, tuple[Any, Any]]:
    """What differs, ours and theirs; all of it for this cause."""
    found = match.found
    causes = [cause_of(match, difference) for difference in found]
    assert {known.name for known in causes if known} == {cause}
    assert all(causes)
    return {difference.what: difference[1:] for difference in found}


def test_the_big_blind_is_paid_before_the_ante_for_the_table() -> None:
    match = at("nl-holdem", Stakes(2, 4, ante=4, ante_by="big-blind"), [100, 100, 5])
    assert differs(match, "blind-before-ante")["bets"] == ({2: 2, 3: 4, 1: 0}, {2: 2, 3: 1, 1: 0})


def test_a_short_big_blind_is_called_in_full() -> None:
    match = at("nl-holdem", Stakes(5, 10), [100, 100, 7])
    assert differs(match, "short-forced-bet") == {"call": (10, 7), "raise_min": (20, 17)}


def test_the_seat_behind_a_missing_big_blind_opens() -> None:
    match = at("nl-holdem", Stakes(0, 4, ante=2), [100, 100, 2, 100])
    ours, theirs = differs(match, "last-blind-missing")["turn"]
    assert (ours.seat, theirs.seat) == (4, 2)


def test_the_button_opens_heads_up_when_both_blinds_are_equal() -> None:
    match = at("nl-holdem", Stakes(4, 4), [100, 100])
    ours, theirs = differs(match, "equal-blinds-heads-up")["turn"]
    assert (ours.seat, theirs.seat) == (1, 2)


def test_who_opens_for_a_low_card_all_in_may_fold() -> None:
    match = at("seven-stud", STUD, [100, 1, 100])
    assert differs(match, "low-card-all-in") == {"call": (3, 0), "bring_in": (0, 3)}


def test_an_all_in_bring_in_completes_nothing() -> None:
    match = at("seven-stud", STUD, [100, 3, 100])
    assert differs(match, "nothing-above-the-bring-in") == {"raise_min": (0, 2), "raise_max": (0, 2)}


def test_nobody_is_asked_when_betting_is_closed() -> None:
    match = at("nl-holdem", Stakes(1, 4, ante=1), [1, 100, 100], "fold")
    assert match.hand.over
    ours, theirs = differs(match, "nothing-to-decide-there")["turn"]
    assert (ours, theirs.seat) == (None, 3)


def test_a_player_nobody_covers_is_asked_while_others_may_bet() -> None:
    match = at("fl-holdem", LIMIT, [15, 10, 20, 25, 17], posts={4: 20})
    ours, theirs = differs(match, "nothing-to-decide-here")["turn"]
    assert (ours.seat, theirs.seat) == (4, 5)


def test_of_equal_boards_the_higher_suit_opens() -> None:
    match = at("seven-stud", STUD, [100, 100], "bring-in, call", deck="2c2h 3c3h KdKh 4c 9c9s")
    ours, theirs = differs(match, "equal-boards")["turn"]
    assert (ours.seat, theirs.seat) == (1, 2)


def test_a_bet_below_the_smallest_does_not_reopen_for_who_has_checked() -> None:
    match = at("nl-holdem", Stakes(2, 4), [100, 100, 7], "call, call, check, check, raise 3, call")
    assert differs(match, "short-bet-reopens") == {"raise_min": (0, 7), "raise_max": (0, 96)}


def test_half_a_raise_reopens_the_betting_in_limit() -> None:
    match = at("fl-holdem", LIMIT, [500, 500, 52], "call, call, check, raise 20, raise 32, call")
    assert differs(match, "half-raise-in-limit") == {"raise_min": (52, 0), "raise_max": (52, 0)}


def test_a_short_raise_does_not_count_towards_the_cap() -> None:
    script = "call, call, call, check, raise 20, raise 25, raise 38, raise 58"
    match = at("fl-holdem", LIMIT, [500, 500, 45, 58], script)
    assert differs(match, "short-raise-counted") == {"raise_min": (78, 0), "raise_max": (78, 0)}


def test_a_short_all_in_is_completed_to_the_next_level_in_limit() -> None:
    match = at("fl-holdem", LIMIT, [500, 500, 45], "call, call, check, raise 20, raise 25")
    assert differs(match, "short-all-in-completed") == {"raise_min": (40, 45), "raise_max": (40, 45)}


def test_a_short_opening_is_completed_to_the_smallest_bet() -> None:
    match = at("nl-holdem", Stakes(2, 4), [100, 7, 100], "call, call, check, raise 3")
    assert differs(match, "short-opening-completed") == {"raise_min": (4, 7)}


def test_the_big_blind_is_the_first_bet_of_the_cap() -> None:
    match = at("fl-holdem", LIMIT, [500] * 3, "raise 40, raise 60, raise 80")
    assert differs(match, "blind-is-the-first-bet") == {"raise_min": (0, 100), "raise_max": (0, 100)}


def test_the_last_two_of_an_event_raise_without_a_cap() -> None:
    match = at(
        "fl-holdem",
        LIMIT,
        [500] * 2,
        "call, check, raise 20, raise 40, raise 60, raise 80",
        change=lambda setup: replace(setup, last_two=True),
    )
    assert differs(match, "cap-lifted") == {"raise_min": (100, 0), "raise_max": (100, 0)}


def test_an_open_pair_may_double_the_bet_where_the_house_says_so() -> None:
    match = at(
        "seven-stud",
        STUD,
        [100, 100],
        "bring-in, call",
        deck="2c2h 3c3h KdQh 4c KcJs",
        change=lambda setup: replace(setup, policy=replace(DEFAULT, open_pair_doubles=True)),
    )
    assert differs(match, "open-pair") == {"raise_max": (20, 10)}


def test_a_short_small_blind_counts_in_full_in_the_pot() -> None:
    match = at("pl-omaha", Stakes(5, 10), [100, 1, 100])
    assert differs(match, "short-blind-in-the-pot") == {"raise_max": (35, 31)}


def test_one_card_is_dealt_for_all_when_the_stub_of_stud_is_short() -> None:
    third = "bring-in, " + "call, " * 7
    match = at("seven-stud", STUD, [100] * 8, third + ", ".join(["check"] * 23 + ["raise 20", "fold"]))
    while match.hand.street < 4:
        match.play(Operation("call", match.hand.actor or 0, 20))
    assert len(match.hand.board) == 1
    assert differs(match, "one-card-for-all")["boards"] == (((24,),), ((),))


def test_no_low_half_is_cut_off_a_side_pot_without_a_low() -> None:
    match = at(
        "fl-omaha-8",
        LIMIT,
        [500, 20, 40, 500],
        "call, call, call, check, raise 20, call, call, raise 40, call, check, check",
        deck="AcQsJsTs 3cQdJdTh 9cJhTc9h 8c9s9d8d 5c 2h5s6d 5d Kh 5h Kd",
    )
    assert differs(match, "low-nobody-holds") == {
        "stacks": ({1: 420, 2: 40, 3: 100, 4: 500}, {1: 420, 2: 40, 3: 85, 4: 515})
    }


def test_pots_of_the_same_winner_stay_apart() -> None:
    match = at(
        "nl-holdem",
        Stakes(2, 4),
        [100, 6, 100],
        "raise 10, call, call, check, check, check, check, check, check",
        deck="3cAhKh 8dAdKd 2c 4h5sTd 2d Jc 2h Qs",
    )
    assert differs(match, "pots-joined") == {"pushed": ([{3: 18}, {3: 8}], [{3: 26}])}


def test_the_odd_chip_of_stud_goes_by_suit() -> None:
    match = at(
        "seven-stud",
        STUD,
        [100, 100, 100],
        "bring-in, call, fold" + ", check" * 8,
        deck="9d9s2c 8c5s3c 7c7hQd 2s 6h8d 2h 5c6d 2d 3d3h 4c KcKs",
    )
    assert differs(match, "odd-chip-by-suit") == {
        "stacks": ({1: 99, 2: 100, 3: 101}, {1: 99, 2: 101, 3: 100})
    }


def test_odd_chips_go_one_each_to_the_left_of_the_button() -> None:
    match = at(
        "nl-holdem",
        Stakes(2, 4),
        [100] * 5,
        "call, call, call, fold, check" + ", check" * 12,
        deck="2c3c2h3h4h 2d3d2s3s4s 5c AhKhQh 5d Jh 6d Th",
    )
    ours, theirs = {1: 100, 2: 98, 3: 101, 4: 101, 5: 100}, {1: 100, 2: 98, 3: 102, 4: 100, 5: 100}
    assert differs(match, "odd-chips-one-each") == {"stacks": (ours, theirs)}


def test_every_cause_is_told_in_the_document() -> None:
    document = Path(__file__).parents[2] / "docs" / "differences.md"
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in document.read_text().splitlines()
        if line.startswith("| `")
    ]
    told = {row[0].strip("`"): row[-1] for row in rows}
    assert told == {cause.name: cause.clause for cause in CAUSES}
