"""The text of PokerStars, written and read: what comes back is the hand that was written, in every game it has."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import CARDS, shuffled
from croupier.errors import Mistake
from croupier.play import Hand, Operation, Positions, Rake, Setup, Stakes, catalogue
from croupier.records import Played, decode, play, pokerstars, read, record_of, variant_named
from croupier.records.pokerstars.games import TITLES
from croupier.rulebook import DEFAULT

NAMES = {
    1: "Ann",
    2: "Boris: the Book",
    3: "Вера",
    4: "Galya collected",
    5: "Ann B",
    6: "$egor [1]",
    8: "Ива",
}
CHANCE = st.integers(0, 2**32)


def raked(chips, side_pots_first):
    """So many chips of the pot, as a text tells it."""
    return Rake(100, chips, no_flop_no_drop=False, side_pots_first=side_pots_first)


@st.composite
def hands(draw):
    """A hand of any of the site's games, played from a deck to its end by chance."""
    variant = variant_named(draw(st.sampled_from(sorted(TITLES))))
    most = min(variant.players[1], 5)
    seats = sorted(draw(st.sets(st.sampled_from(sorted(NAMES)), min_size=2, max_size=most)))
    button = draw(st.sampled_from(seats if len(seats) == 2 else [*seats, 7]))
    after = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    small = button if len(seats) == 2 else draw(st.sampled_from([after[0], 9]))
    big = after[0] if small != after[0] else after[1]
    stacks = {seat: draw(st.integers(60, 900) | st.integers(8_000, 90_000)) for seat in seats}
    ante = draw(st.sampled_from([0, 10]))
    if not variant.has_button:
        stakes = Stakes(0, 0, 10, bring_in=30, small_bet=100, big_bet=200)
    elif variant.id == "nl-short-deck":
        stakes = Stakes(0, 0, 50, button_blind=50)
        button = after[-1]
    elif variant.betting.fixed:
        stakes = Stakes(50, 100, ante, small_bet=100, big_bet=200)
    else:
        straddles = draw(st.integers(0, 1)) if len(seats) > 3 else 0
        stakes = Stakes(50, 100, ante, straddles=straddles)
        if ante and draw(st.booleans()):
            stakes = replace(stakes, ante_by="big-blind")
    posts = {after[-1]: 100} if len(seats) > 3 and stakes.big_blind and draw(st.booleans()) else None
    setup = Setup.deal_in(
        variant,
        stakes,
        stacks,
        Positions(button, small, big),
        posts=posts,
        rake=draw(st.none() | st.builds(raked, st.integers(1, 20), st.booleans())),
        run_it=draw(st.integers(1, 3)),
        most=draw(st.sampled_from([0, 0, 400, 5_000])),
        policy=draw(st.sampled_from([DEFAULT, pokerstars.POLICY])),
    )
    setup = replace(setup, splash=draw(st.sampled_from([0, 0, 250])))
    return by_chance(Hand(setup, shuffled(variant.deck, Random(draw(CHANCE)))), Random(draw(CHANCE)))


def by_chance(hand, chance):
    while not hand.over:
        due = hand.dealing
        options = hand.options
        if due is not None and due.kind == "run":
            hand.run(chance.randint(2, due.due))
        elif due is not None:
            return None  # the stub ran short: no text tells how it was shuffled again
        elif options.discards is not None:
            held = hand.player(options.seat).cards
            hand.discard(chance.sample(held, chance.randint(0, min(options.discards[1], 3))))
        else:
            doing = ["fold"] * (options.call > 0) + ["check"] * options.check * 3
            doing += ["call"] * (options.call > 0) * 4 + ["bring-in"] * (options.bring_in > 0)
            doing += ["raise"] * (options.raise_max > 0)
            total = chance.choice([options.raise_min, options.raise_max])
            hand.apply(Operation(chance.choice(doing), options.seat, total))
    return hand


def seen(hand, viewer, unit=100, **about):
    """The hand as one viewer may have it, with nothing of the deck left."""
    about = {"year": 2026, "month": 5, "day": 1, "currency": "USD", "currency_symbol": "$", **about}
    about = {name: value for name, value in about.items() if value is not None}
    record = record_of(hand, players=NAMES, viewer=viewer, unit=unit, hand=7, table="Oak 'II'", **about)
    return play(record)


@given(hand=hands(), viewer=st.sampled_from(["all", 1, 2, 3, None]))
def test_what_is_read_is_what_was_written(hand, viewer):
    if hand is None:
        return
    policy = hand.setup.policy
    first = seen(hand, viewer)
    assert first.exact
    written = pokerstars.write(first)
    (again,) = pokerstars.read(written, policy)
    assert again.deviation is None
    assert again.hand.log == first.hand.log
    # That the players would have run it more often had it come to that, and what a player short of his ante
    # should have posted, no text tells.
    # Nor does it tell of which pot the rake would have been taken first, had there been several.
    told = {"forced": (), "run_it": again.hand.setup.run_it}
    if hand.setup.rake and len(hand.result.pots) == 1:
        told["rake"] = again.hand.setup.rake
    assert replace(again.hand.setup, forced=()) == replace(first.hand.setup, **told)
    assert again.hand.result.pots == hand.result.pots
    assert again.tabled == first.tabled
    assert dict(again.hand.result.stacks) == dict(hand.result.stacks)
    assert pokerstars.read(written, policy)[0] == again
    assert pokerstars.write(again) == written


def words(cards):
    return " ".join(CARDS[card] for card in cards)


def held(game, stacks, cards, *, policy=pokerstars.POLICY, **stakes):
    """A hand of a game dealt from these cards, the seats in the order they are dealt."""
    setup = Setup.deal_in(
        catalogue[game], Stakes(50, 100, **stakes), stacks, Positions(2, 2, 5), policy=policy
    )
    return Hand(setup, cards)


def test_a_card_turned_with_the_deal_opens_the_hands_of_who_the_blinds_put_all_in():
    """In courchevel the first card of the board lies there when the hands are opened, before the flop."""
    deck = shuffled(catalogue["pl-courchevel"].deck, Random(3))
    hand = held("pl-courchevel", {2: 50, 5: 50}, deck, policy=DEFAULT)
    assert hand.over
    written = pokerstars.write(seen(hand, None))
    (again,) = pokerstars.read(written, hand.setup.policy)
    assert again.exact
    assert again.hand.board == hand.board


def test_the_text_is_laid_out_as_the_site_lays_it_out():
    hand = held("nl-holdem", {2: 10_000, 5: 4_000}, shuffled(catalogue["nl-holdem"].deck, Random(3)))
    hand.raise_to(300)
    hand.call()
    hand.check()
    hand.raise_to(400)
    hand.raise_to(900)
    hand.fold()
    about = {"currency": "EUR", "currency_symbol": "€", "seat_count": 6}
    cards, flop = words(hand.player(5).cards), words(hand.board)
    assert pokerstars.write(seen(hand, 5, **about)) == GOLDEN.format(cards=cards, flop=flop)


GOLDEN = """PokerStars Hand #7:  Hold'em No Limit (€0.50/€1 EUR) - 2026/05/01 00:00:00 UTC [2026/04/30 20:00:00 ET]
Table 'Oak 'II'' 6-max Seat #2 is the button
Seat 2: Boris: the Book (€100 in chips)
Seat 5: Ann B (€40 in chips)
Boris: the Book: posts small blind €0.50
Ann B: posts big blind €1
*** HOLE CARDS ***
Dealt to Ann B [{cards}]
Boris: the Book: raises €2 to €3
Ann B: calls €2
*** FLOP *** [{flop}]
Ann B: checks
Boris: the Book: bets €4
Ann B: raises €5 to €9
Boris: the Book: folds
Uncalled bet (€5) returned to Ann B
Ann B collected €14 from pot
Ann B: doesn't show hand
*** SUMMARY ***
Total pot €14 | Rake €0
Board [{flop}]
Seat 2: Boris: the Book (button) (small blind) folded on the Flop
Seat 5: Ann B (big blind) collected (€14)

"""


def test_tournaments_and_play_money_are_told_in_chips():
    hand = held("razz", {2: 900, 5: 900}, None, ante=10, bring_in=30, small_bet=100, big_bet=200)
    with pytest.raises(Mistake, match=r"^a hand that is not over cannot be told as PokerStars tells hands"):
        pokerstars.write(seen(hand, "all"))
    hand = held("nl-holdem", {2: 900, 5: 900}, range(52))
    hand.fold()
    plain = {"currency": None, "currency_symbol": None, "unit": 1}
    event = {"event": "Tournament #88", "level": 4, "_buy_in": "$10+$1 USD"}
    assert pokerstars.write(seen(hand, None, **plain)).startswith(
        "PokerStars Hand #7:  Hold'em No Limit (50/100) - "
    )
    text = pokerstars.write(seen(hand, None, **plain, **event))
    assert text.startswith(
        "PokerStars Hand #7: Tournament #88, $10+$1 USD Hold'em No Limit - Level IV (50/100) - 2026/05/01"
    )
    record = pokerstars.read(text)[0].record
    assert (record.event, record.level, record.own["_buy_in"]) == ("Tournament #88", 4, "$10+$1 USD")


def test_a_mixed_game_names_the_mix_and_the_game():
    hand = held("nl-holdem", {2: 900, 5: 900}, range(52))
    hand.fold()
    text = pokerstars.write(seen(hand, None, _mix="8-Game"))
    assert text.startswith("PokerStars Hand #7:  8-Game (Hold'em No Limit, $0.50/$1 USD) - 2026/05/01")
    assert pokerstars.read(text)[0].record.own["_mix"] == "8-Game"


def test_a_game_the_site_does_not_have_is_not_written():
    hand = held("nl-pineapple", {2: 900, 5: 900}, range(52))
    hand.fold()
    with pytest.raises(Mistake, match=r"^PokerStars has no nl-pineapple"):
        pokerstars.write(seen(hand, "all"))


@pytest.mark.parametrize("name", ["", "two\nlines", "  ", "Ann"])
def test_a_name_that_cannot_stand_in_a_line_is_told_as_a_seat(name):
    hand = held("nl-holdem", {2: 900, 5: 900}, range(52))
    hand.fold()
    record = record_of(hand, players={2: "Ann", 5: name}, viewer="all", hand=7)
    text = pokerstars.write(Played(record, hand, None, {}))
    assert "Seat 2: Ann (900 in chips)\nSeat 5: Seat5 (900 in chips)\n" in text
    assert pokerstars.read(text)[0].exact


def test_televised_hands_of_nine_games_are_told_and_read_back():
    """In another unit where the record names a currency: the site counts money in cents."""
    told = 0
    for file in sorted((Path(__file__).parents[1] / "data" / "phh").rglob("*.phh")):
        for played in map(play, read(decode(file.read_bytes()))):
            if not played.exact:
                continue
            (again,) = pokerstars.read(pokerstars.write(played), DEFAULT)
            assert again.exact, (file.name, str(again.deviation))
            times = again.record.unit // played.record.unit
            stacks = {seat: chips * times for seat, chips in played.hand.result.stacks.items()}
            assert dict(again.hand.result.stacks) == stacks, file.name
            told += 1
    assert told > 40
