"""A hand as one sees it: told in lines, and drawn."""

from typing import Any

import pytest

from croupier.play import Hand, catalogue


@pytest.mark.parametrize("game", catalogue)
def test_every_game_is_dealt_from_its_name_and_told_and_drawn_to_its_end(game: str) -> None:
    variant = catalogue[game]
    stakes: Any = (
        {"blinds": (50, 100)} if variant.has_button else {"bring_in": 25, "ante": 10, "bets": (100, 200)}
    )
    if variant.betting.spread:
        stakes["bets"] = (100, 300)
    if len(variant.deck.cards) < 10:
        stakes = {"ante": 100}
    hand = Hand.new(game, [5_000] * 2, seed=3, names=["Ann <3", "Борис"], **stakes)
    while not hand.over:
        assert "to act: " in str(hand)
        assert "ходит: " in hand.say("ru")
        options = hand.options
        assert options is not None
        if options.discards is not None:
            hand.discard(hand.player(options.seat).cards[: options.discards[0]])
        elif options.bring_in:
            hand.bring_in()
        elif options.call:
            hand.call()
        else:
            hand.check()
    assert "over" in str(hand).splitlines()[0]
    assert any("won " in line for line in str(hand).splitlines())
    drawn = hand._repr_html_()
    assert "Ann &lt;3" in drawn
    assert drawn.count("<svg") == drawn.count("</svg>") == 1


def test_a_hand_nobody_was_dealt_says_what_is_due() -> None:
    hand = Hand.new("nl-holdem", {2: 500, 5: 500}, blinds=(1, 2), button=5)
    assert str(hand).splitlines() == [
        "no-limit hold’em, 1/2 · preflop · pot 3",
        "seat 2     498  in 2",
        "seat 5  D  499  in 1",
        "to be dealt: 2 cards to seat 2",
    ]


def acts(hand: Hand, seat: int) -> str:
    """What the line of a seat ends with."""
    line = next(line for line in str(hand).splitlines() if line.startswith(f"seat {seat} "))
    return line.rsplit("  ", 1)[-1].strip()


def test_what_is_drawn_and_told_of_each_kind_of_turn() -> None:
    stud = Hand.new("seven-stud", [500] * 2, ante=1, bring_in=2, bets=(4, 8), seed=2)
    assert stud.actor is not None
    assert acts(stud, stud.actor) == "to act: bring in 2, raise to 4"
    asked = Hand.new("nl-holdem", [500] * 3, blinds=(1, 2), seed=7, asked=True)
    asked.fold()
    assert acts(asked, 1) == "folded"
    asked.call()
    while asked.street_name != "showdown":
        asked.check()
    assert asked.actor is not None
    assert acts(asked, asked.actor) == "to act: show, muck"
    unseen = Hand.new("nl-holdem", [500] * 2, blinds=(1, 2))
    unseen.deal("????")
    assert "#7986cb" in unseen._repr_html_()
