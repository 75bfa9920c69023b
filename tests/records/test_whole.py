"""A hand kept whole: at any moment of any game by any policy, what is read back is the hand that was written."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK_52, UNKNOWN, shuffled
from croupier.errors import Mistake
from croupier.play import Forced, Hand, Operation, Positions, Rake, Setup, Stakes, bomb_pot, catalogue
from croupier.records import from_json, to_json
from croupier.records.games import ELSEWHERE
from croupier.rulebook import DEFAULT, Layer, fields, profile, profiles

GAMES = {**catalogue, **ELSEWHERE, "nl-holdem-bomb": bomb_pot(catalogue["nl-holdem"])}


@st.composite
def policies(draw):
    """A profile, with a house's own answer laid over it or put in by hand."""
    policy = profile(draw(st.sampled_from(sorted(profiles()))))
    known = fields()
    for name in draw(st.lists(st.sampled_from(sorted(known)), max_size=4, unique=True)):
        field = known[name]
        answer = draw(
            st.integers(field.low, field.high)
            if field.kind == "number"
            else st.booleans()
            if field.kind == "flag"
            else st.sampled_from([answer.value for answer in field.answers])
        )
        policy = policy.laid_over(Layer("house", "Oak", ((name, answer),)))
    return policy


@st.composite
def moments(draw):
    """A hand of any game by any policy, from a deck or given card by card, stopped anywhere."""
    variant = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    seats = sorted(draw(st.sets(st.integers(1, 10), min_size=2, max_size=min(5, variant.players[1]))))
    after = seats[1:] + seats[:1]
    positions = Positions(seats[0], seats[0] if len(seats) == 2 else after[0], after[len(seats) > 2])
    stakes = Stakes(10, 20, draw(st.sampled_from([0, 3])), small_bet=20, big_bet=40)
    if not variant.has_button:
        stakes = Stakes(0, 0, 3, bring_in=5, small_bet=20, big_bet=40)
    elif variant.streets[0].opener == "left-of-button":
        stakes = Stakes(0, 0, 20, small_bet=20, big_bet=40)
    stacks = {seat: draw(st.integers(1, 600)) for seat in seats}
    rake = draw(
        st.none()
        | st.builds(
            Rake, st.integers(0, 10), st.integers(0, 50), st.booleans(), side_pots_first=st.booleans()
        )
    )
    setup = Setup.deal_in(
        variant,
        stakes,
        stacks,
        positions,
        policy=draw(policies().filter(lambda p: p.decks == "any" or len(variant.deck.cards) == 52)),
        chip=draw(st.sampled_from([1, 5, 25])),
        rake=rake,
        run_it=draw(st.integers(1, 3)),
        most=draw(st.sampled_from([0, 0, 30, 200])),
    )
    setup = replace(setup, splash=draw(st.sampled_from([0, 0, 45])))
    chance = Random(draw(st.integers(0, 2**32)))
    deck = shuffled(variant.deck, chance) if draw(st.booleans()) else None
    hand = Hand(setup, deck, asked=draw(st.booleans()))
    return played(hand, chance, draw(st.integers(0, 40)))


def played(hand, chance, steps):
    for _ in range(steps):
        due = hand.dealing
        if due is not None and due.kind == "shuffle":
            order = list(hand.to_shuffle)
            chance.shuffle(order)
            hand.shuffle(order)
        elif due is not None and due.kind == "run":
            hand.run(chance.randint(1, due.due))
        elif due is not None:
            hand.deal([UNKNOWN] * due.due)
        elif hand.options is not None:
            act(hand, chance)
    return hand


def act(hand, chance):
    options = hand.options
    if options.show or options.muck:
        # A hand nobody has seen cannot be opened: it goes to the muck, or the hand stops here.
        if UNKNOWN not in hand.player(options.seat).cards:
            hand.show()
        elif options.muck and len(hand.live) > 1:
            hand.muck()
    elif options.discards is not None:
        held = hand.player(options.seat).cards
        hand.discard(held[: chance.randint(*options.discards)])
    else:
        doing = ["fold"] * (options.call > 0) + ["check"] * options.check + ["call"] * (options.call > 0) * 2
        doing += ["bring-in"] * (options.bring_in > 0) + ["raise"] * (options.raise_max > 0)
        total = chance.choice([options.raise_min, options.raise_max])
        hand.apply(Operation(chance.choice(doing), options.seat, total))


@given(hand=moments())
def test_a_hand_in_the_middle_is_read_back_to_the_same_state(hand):
    again = from_json(to_json(hand))
    assert again == hand
    assert again.setup == hand.setup
    assert (again.options, again.dealing, again.deck, again.asked) == (
        hand.options,
        hand.dealing,
        hand.deck,
        hand.asked,
    )
    assert to_json(again) == to_json(hand)


@given(hand=moments(), seed=st.integers(0, 2**32))
def test_what_was_read_back_plays_on_as_the_hand_itself(hand, seed):
    again = played(from_json(to_json(hand)), Random(seed), 12)
    assert again.log == played(hand, Random(seed), 12).log


def dealt():
    setup = Setup(
        catalogue["nl-holdem"],
        {1: 500, 4: 500},
        1,
        (Forced(1, 5, "small-blind"), Forced(4, 10, "big-blind")),
        (10,),
    )
    return Hand(setup, DECK_52.cards)


def changed(**fields):
    return json.dumps({**json.loads(to_json(dealt())), **fields})


def test_the_format_says_what_it_is_and_who_sat_where():
    kept = json.loads(to_json(dealt(), {1: "Ann", 4: "Boris"}))
    assert (kept["format"], kept["version"], kept["game"]) == ("croupier-hand", 1, "nl-holdem")
    assert kept["names"] == {"1": "Ann", "4": "Boris"}
    assert kept["log"][:3] == [["small-blind", 1, 5, ""], ["big-blind", 4, 10, ""], ["deal", 4, 0, "2c2h"]]
    assert kept["deck"].startswith("2c2d2h2s3c")


def test_the_policy_of_the_day_is_kept_whole():
    kept = json.loads(to_json(dealt()))["policy"]
    assert (kept["profile"], kept["odd_chip"], kept["reopen_limit"]) == ("tda-2022", "left", 50)
    assert from_json(to_json(dealt())).setup.policy == DEFAULT


LOG = json.loads(to_json(dealt()))["log"]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[]", r"^is no hand in JSON \("),
        ("{", r"^is no hand in JSON \("),
        (changed(version=2), r"^was written by a newer Croupier \(version 2 of the format"),
        (changed(format="phh"), r"^is no hand in JSON \(.*phh"),
        (changed(game="whist"), r"^“whist” is no game of the house"),
        (changed(deck="2cXX"), r"^“XX” in the log or the deck is no card"),
        (changed(stacks={"1": 500}), r"^nl-holdem cannot be dealt to 1 player"),
        (changed(policy={"profile": "tda-1066"}), r"tda-1066"),
        (changed(policy={"button": "walking"}), r"walking"),
        (changed(log=[["small-blind", 1, 6, ""]]), r"differs|entry 1|operation 1"),
        (changed(log=[*LOG, ["raise", 1, 7, ""]]), r"^the log is not by the rules: "),
        (changed(log=[]), None),
    ],
)
def test_what_is_no_hand_is_told(text, wrong):
    if wrong is None:
        assert from_json(text).log == Hand(dealt().setup, DECK_52.cards).log
        return
    with pytest.raises(Mistake, match=wrong):
        from_json(text)


def test_a_hand_kept_whole_does_not_show_its_cards_when_printed():
    from croupier.records import read_json

    assert repr(read_json(to_json(dealt()))) == "Whole(game='nl-holdem', seats=(1, 4))"
