"""Hands as the site writes them, small and written for these tests: what is read, and what is refused."""

import datetime

import pytest

from croupier.cards import UNKNOWN, parse
from croupier.errors import Mistake
from croupier.records import RecordError, pokerstars

CASH = """PokerStars Hand #2026000001:  Hold'em No Limit ($0.50/$1 USD) - 2026/05/01 20:15:30 ET
Table 'Oak III' 6-max Seat #3 is the button
Seat 1: Ann ($100 in chips)
Seat 3: Boris ($85.50 in chips)
Seat 4: Vera ($40 in chips)
Seat 6: Gleb ($120.25 in chips) is sitting out
Vera: posts small blind $0.50
Ann: posts big blind $1
*** HOLE CARDS ***
Dealt to Ann [Ah Kd]
Gleb said, "nice table: really"
Boris: raises $2 to $3
Vera: folds
Vera is disconnected
Ann: calls $2
*** FLOP *** [Ad 7c 2s]
Ann: checks
Boris: bets $4
Ann: calls $4
*** TURN *** [Ad 7c 2s] [Jh]
Ann: checks
Boris: checks
*** RIVER *** [Ad 7c 2s Jh] [3d]
Ann: bets $10
Boris: calls $10
*** SHOW DOWN ***
Ann: shows [Ah Kd] (a pair of Aces)
Boris: mucks hand
Ann collected $33 from pot
*** SUMMARY ***
Total pot $34.50 | Rake $1.50
Board [Ad 7c 2s Jh 3d]
Seat 1: Ann (big blind) showed [Ah Kd] and won ($33) with a pair of Aces
Seat 3: Boris (button) mucked [As Qs]
Seat 4: Vera (small blind) folded before Flop
Seat 6: Gleb
"""


def only(text):
    (played,) = pokerstars.read(text)
    return played


def test_a_cash_hand_is_played_to_the_cent():
    played = only(CASH)
    assert played.exact
    assert dict(played.hand.result.stacks) == {1: 11_600, 3: 6_850, 4: 3_950}
    assert played.hand.result.rake == 150
    record = played.record
    assert (record.hand, record.table, record.seat_count, record.currency) == (
        2026000001,
        "Oak III",
        6,
        "USD",
    )
    assert (record.year, record.time, record.time_zone_abbreviation) == (
        2026,
        datetime.time(20, 15, 30),
        "ET",
    )
    assert record.unit == 100
    assert [record.name_of(seat) for seat in (1, 3, 4)] == ["Ann", "Boris", "Vera"]
    assert record.own["_sitting_out"] == [[6, "Gleb", 12025]]


def test_a_hand_mucked_and_told_in_the_summary_is_known():
    hand = only(CASH).hand
    assert hand.player(3).cards == parse("AsQs")
    assert hand.player(3).mucked
    assert hand.player(4).cards == (UNKNOWN, UNKNOWN)


def test_a_tournament_hand_has_chips_levels_and_antes():
    played = only(
        """PokerStars Hand #2026000002: Tournament #555, $10+$1 USD Hold'em No Limit - Level XIV (50/100) - {TIME}
Table '555 9' 9-max Seat #2 is the button
Seat 2: Ann (1500 in chips, $5 bounty)
Seat 5: Boris (60 in chips)
Seat 9: Vera (3000 in chips) is sitting out
Ann: posts the ante 10
Boris: posts the ante 10
Vera: posts the ante 10
Boris: posts small blind 50 and is all-in
Vera: posts big blind 100
*** HOLE CARDS ***
Dealt to Boris [9c 9d]
Ann: folds
Uncalled bet (50) returned to Vera
*** FLOP *** [2c 5d Jh]
*** TURN *** [2c 5d Jh] [Qs]
*** RIVER *** [2c 5d Jh Qs] [Kc]
*** SHOW DOWN ***
Vera: shows [Kh 4s] (a pair of Kings)
Boris: shows [9c 9d] (a pair of Nines)
Vera collected 130 from pot
Boris finished the tournament in 3rd place
*** SUMMARY ***
Total pot 130 | Rake 0
Board [2c 5d Jh Qs Kc]
Seat 2: Ann (button) folded before Flop (didn't bet)
Seat 5: Boris (small blind) showed [9c 9d] and lost with a pair of Nines
Seat 9: Vera (big blind) showed [Kh 4s] and won (130) with a pair of Kings
""".replace("Vera: shows", "Uncalled bet (50) returned to Vera\nVera: shows")
    )
    assert played.deviation is None, str(played.deviation)
    record = played.record
    assert (record.event, record.level, record.own["_buy_in"]) == ("Tournament #555", 14, "$10+$1 USD")
    assert (record.unit, record.currency) == (1, None)
    assert dict(played.hand.result.stacks) == {2: 1490, 5: 0, 9: 3070}


SIDE_POT = """PokerStars Hand #2026000005:  Hold'em No Limit ($0.50/$1 USD) - 2026/05/01 20:15:30 ET
Table 'Oak III' 6-max Seat #3 is the button
Seat 1: Ann ($100 in chips)
Seat 3: Boris ($100 in chips)
Seat 4: Vera ($20 in chips)
Vera: posts small blind $0.50
Ann: posts big blind $1
*** HOLE CARDS ***
Boris: raises $29 to $30
Vera: calls $19.50 and is all-in
Ann: calls $29
*** FLOP *** [Ad 7c 2s]
Ann: checks
Boris: checks
*** TURN *** [Ad 7c 2s] [Jh]
Ann: checks
Boris: checks
*** RIVER *** [Ad 7c 2s Jh] [3d]
Ann: checks
Boris: checks
*** SHOW DOWN ***
Ann: shows [Ah Kd] (a pair of Aces)
Boris: mucks hand
Ann collected ${side} from side pot
Vera: shows [7d 7h] (three of a kind, Sevens)
Vera collected ${main} from main pot
*** SUMMARY ***
Total pot $80 Main pot ${main}. Side pot ${side}. | Rake $3
Board [Ad 7c 2s Jh 3d]
Seat 1: Ann (big blind) showed [Ah Kd] and won (${side}) with a pair of Aces
Seat 3: Boris (button) mucked [As Qs]
Seat 4: Vera (small blind) showed [7d 7h] and won (${main}) with three of a kind, Sevens
"""


@pytest.mark.parametrize(("main", "side", "side_first"), [(57, 20, False), (60, 17, True)])
def test_the_rake_comes_from_the_main_pot_or_from_the_side_pot(main, side, side_first):
    played = only(SIDE_POT.format(main=main, side=side))
    assert played.exact
    assert played.hand.setup.rake.side_pots_first is side_first
    assert [pot.amount for pot in played.hand.result.pots] == [main * 100, side * 100]
    assert dict(played.hand.result.stacks) == {1: 7000 + side * 100, 3: 7000, 4: main * 100}
    written = pokerstars.write(played)
    assert f"Total pot $80 Main pot ${main}. Side pot ${side}. | Rake $3" in written
    assert only(written) == played


def test_a_rake_larger_than_the_side_pot_takes_the_rest_from_the_main_pot():
    text = SIDE_POT.format(main=59, side=0).replace("$30", "$21").replace("$29", "$20")
    text = text.replace("Ann collected $0 from side pot\n", "").replace("$80", "$62")
    played = only(text)
    assert played.exact, str(played.deviation)
    assert dict(played.hand.result.stacks) == {1: 7900, 3: 7900, 4: 5900}
    assert [award.seat for award in played.hand.result.awards] == [4]
    assert only(pokerstars.write(played)) == played


def test_where_one_player_wins_both_pots_the_summary_says_which_was_raked():
    text = SIDE_POT.format(main=60, side=17).replace("Vera: shows [7d 7h]", "Vera: shows [8d 8h]")
    text = text.replace("Vera collected $60", "Ann collected $60")
    played = only(text)
    assert played.exact
    assert played.hand.setup.rake.side_pots_first
    assert [pot.amount for pot in played.hand.result.pots] == [6000, 1700]


def test_a_rake_is_taken_from_every_pot_as_the_summary_tells_it():
    played = only(SIDE_POT.format(main="57.75", side="19.25"))
    assert played.exact
    assert played.hand.setup.rake.by_pot == (225, 75)
    assert [pot.amount for pot in played.hand.result.pots] == [5775, 1925]
    assert only(pokerstars.write(played)) == played


def test_a_rake_that_no_summary_divides_is_told_as_one_taken_elsewhere():
    text = SIDE_POT.format(main="57.75", side="19.25").replace(" Main pot $57.75. Side pot $19.25.", "")
    assert only(text).deviation.code == "records-rake-elsewhere"


def test_a_newcomer_posts_both_blinds_and_only_the_big_one_is_live():
    played = only("""PokerStars Zoom Hand #3:  Hold'em No Limit (€0.05/€0.10 EUR) - 2026/05/01 20:00:00 ET
Table 'Elm' 6-max Seat #1 is the button
Seat 1: Ann (€10 in chips)
Seat 2: Boris (€10 in chips)
Seat 3: Vera (€10 in chips)
Seat 4: Gleb (€10 in chips)
Boris: posts small blind €0.05
Vera: posts big blind €0.10
Gleb: posts small & big blinds €0.15
*** HOLE CARDS ***
Gleb: checks
Ann: folds
Boris: folds
Vera: checks
*** FLOP *** [2c 3d 4h]
Vera: checks
Gleb: bets €0.20
Vera: folds
Uncalled bet (€0.20) returned to Gleb
Gleb collected €0.30 from pot
Gleb: doesn't show hand
*** SUMMARY ***
Total pot €0.30 | Rake €0
Board [2c 3d 4h]
""")
    assert played.exact
    assert played.record.own["_site"] == "PokerStars Zoom"
    assert [bet[1:] for bet in played.hand.setup.forced][2:] == [(10, "post"), (5, "dead-post")]
    assert played.hand.result.stacks[4] == 1015


def test_a_straddle_moves_the_last_word():
    played = only("""PokerStars Hand #4:  Omaha Pot Limit ($1/$2 USD) - 2026/05/01 20:00:00 ET
Table 'Ash' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Boris ($200 in chips)
Seat 3: Vera ($200 in chips)
Seat 5: Gleb ($200 in chips)
Boris: posts small blind $1
Vera: posts big blind $2
Gleb: posts straddle $4
*** HOLE CARDS ***
Ann: calls $4
Boris: folds
Vera: folds
Gleb: raises $11 to $15
Ann: folds
Uncalled bet ($11) returned to Gleb
Gleb collected $11 from pot
*** SUMMARY ***
Total pot $11 | Rake $0
""")
    assert played.deviation is None, str(played.deviation)
    assert played.hand.setup.variant.id == "pl-omaha"


RUN_TWICE = """PokerStars Hand #5:  Hold'em No Limit ($1/$2 USD) - 2026/05/01 20:00:00 ET
Table 'Ash' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Boris ($100 in chips)
Ann: posts small blind $1
Boris: posts big blind $2
*** HOLE CARDS ***
Ann: raises $98 to $100 and is all-in
Boris: calls $98 and is all-in
*** FIRST FLOP *** [2c 5d Jh]
*** FIRST TURN *** [2c 5d Jh] [Qs]
*** FIRST RIVER *** [2c 5d Jh Qs] [Kc]
*** SECOND FLOP *** [Ac 6d 7h]
*** SECOND TURN *** [Ac 6d 7h] [8s]
*** SECOND RIVER *** [Ac 6d 7h 8s] [9h]
*** FIRST SHOW DOWN ***
Boris: shows [Kh Kd] (three of a kind, Kings)
Ann: shows [Ah Ad] (a pair of Aces)
Boris collected $100 from pot
*** SECOND SHOW DOWN ***
Boris: shows [Kh Kd] (a pair of Kings)
Ann: shows [Ah Ad] (three of a kind, Aces)
Ann collected $100 from pot
*** SUMMARY ***
Total pot $200 | Rake $0
Hand was run twice
FIRST Board [2c 5d Jh Qs Kc]
SECOND Board [Ac 6d 7h 8s 9h]
Seat 1: Ann (button) (small blind) showed [Ah Ad] and lost with a pair of Aces, and won ($100) with three of a kind
Seat 2: Boris (big blind) showed [Kh Kd] and won ($100) with three of a kind, and lost with a pair of Kings
"""


def test_a_hand_run_twice_has_two_boards():
    played = only(RUN_TWICE)
    assert played.exact
    assert len(played.hand.boards) == 2
    assert dict(played.hand.result.stacks) == {1: 10_000, 2: 10_000}


def test_side_pots_are_collected_one_by_one():
    played = only("""PokerStars Game #6:  Hold'em Pot Limit ($1/$2) - 2026/05/01 20:00:00 ET
Table 'Ash' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 2: Boris ($50 in chips)
Seat 3: Vera ($50 in chips)
Boris: posts small blind $1
Vera: posts big blind $2
*** HOLE CARDS ***
Ann: raises $4 to $6
Boris: raises $14 to $20
Vera: calls $18
Ann: calls $14 and is all-in
*** FLOP *** [2c 5d Jh]
Boris: bets $30 and is all-in
Vera: calls $30 and is all-in
*** TURN *** [2c 5d Jh] [Qs]
*** RIVER *** [2c 5d Jh Qs] [3h]
*** SHOW DOWN ***
Boris: shows [Kh Kd] (a pair of Kings)
Vera: shows [Tc Td] (a pair of Tens)
Boris collected $60 from side pot
Ann: shows [Ah Ad] (a pair of Aces)
Ann collected $60 from main pot
*** SUMMARY ***
Total pot $120 Main pot $60. Side pot $60. | Rake $0
Board [2c 5d Jh Qs 3h]
""")
    assert played.exact, str(played.deviation)
    assert dict(played.hand.result.stacks) == {1: 6_000, 2: 6_000, 3: 0}


DRAW = """PokerStars Hand #8:  8-Game (Triple Draw 2-7 Lowball Limit, $1/$2 USD) - 2026/05/01 20:00:00 ET
Table 'Yew' 6-max Seat #1 is the button
Seat 1: Ann ($50 in chips)
Seat 2: Boris ($50 in chips)
Ann: posts small blind $0.50
Boris: posts big blind $1
*** DEALING HANDS ***
Dealt to Ann [2c 3d 4h Ks Kh]
Ann: calls $0.50
Boris: checks
*** FIRST DRAW ***
Boris: discards 2 cards
Ann: discards 2 cards [Ks Kh]
Dealt to Ann [2c 3d 4h] [7s 8s]
Boris: bets $1
Ann: calls $1
*** SECOND DRAW ***
Boris: stands pat
Ann: stands pat on [2c 3d 4h 7s 8s]
Boris: checks
Ann: bets $2
Boris: folds
Uncalled bet ($2) returned to Ann
Ann collected $4 from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $4 | Rake $0
"""


def test_draws_are_drawn():
    played = only(DRAW)
    assert played.exact, str(played.deviation)
    assert played.record.own["_mix"] == "8-Game"
    assert played.hand.player(1).cards == parse("2c3d4h7s8s")
    assert played.hand.player(2).cards == (UNKNOWN,) * 5


STUD = """PokerStars Hand #9:  HORSE (7 Card Stud Hi/Lo Limit, $2/$4 USD) - 2026/05/01 20:00:00 ET
Table 'Yew' 8-max
Seat 1: Ann ($50 in chips)
Seat 2: Boris ($50 in chips)
Seat 7: Vera ($50 in chips)
Ann: posts the ante $0.20
Boris: posts the ante $0.20
Vera: posts the ante $0.20
*** 3rd STREET ***
Dealt to Ann [Ac 2d 3h]
Dealt to Boris [Kd]
Dealt to Vera [2s]
Vera: brings in for $1
Ann: raises $1 to $2
Boris: folds
Vera: calls $1
*** 4th STREET ***
Dealt to Ann [Ac 2d 3h] [4c]
Dealt to Vera [2s] [9h]
Vera: checks
Ann: bets $2
Vera: calls $2
*** 5th STREET ***
Dealt to Ann [Ac 2d 3h 4c] [5s]
Dealt to Vera [2s 9h] [9c]
Vera: checks
Ann: bets $4
Vera: folds
Uncalled bet ($4) returned to Ann
Ann collected $8.60 from pot
*** SUMMARY ***
Total pot $8.60 | Rake $0
"""


def test_stud_is_brought_in_completed_and_opened_by_the_board():
    played = only(STUD)
    assert played.exact, str(played.deviation)
    assert (played.hand.setup.bring_in, played.hand.setup.bets) == (100, (200, 400))
    assert played.hand.player(7).up == parse("2s9h9c")


def test_many_hands_in_one_text_are_read_in_their_order():
    text = f"\ufeff{CASH}\n\n\n*********** # 2 **************\n{RUN_TWICE}\r\n\n{DRAW}"
    assert [played.record.hand for played in pokerstars.read(text)] == [2026000001, 5, 8]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        (
            "Hold'em No Limit",
            "Whist No Limit",
            r"^hand 2026000001: line 1: “PokerStars Hand #2026000001:  Whist.*does not begin a hand",
        ),
        (
            "Hold'em No Limit",
            "Razz No Limit",
            r"^hand 2026000001: line 1: “Razz No Limit” is no game of PokerStars",
        ),
        ("($0.50/$1 USD)", "", r"^hand 2026000001: line 1: .* names no stakes"),
        (
            "05/01 20:15:30",
            "13/01 20:15:30",
            r"^hand 2026000001: line 1: “2026/13/01 20:15:30 ET” is no time",
        ),
        ("Table 'Oak III' 6-max", "Table Oak", r"^hand 2026000001: line 2: .* is not the table"),
        (
            "Boris ($85.50",
            "Boris ($85.505",
            r"^hand 2026000001: line 4: \$85.505 is no whole number of cents",
        ),
        ("Boris ($85.50", "Ann ($85.50", r"^hand 2026000001: line 1: Ann is named twice"),
        ("Seat 3: Boris", "Seat 1: Boris", r"^hand 2026000001: line 1: 1 is named twice"),
        ("Dealt to Ann [Ah Kd]", "Dealt to Zoe [Ah Kd]", r"line 10: .* names none of the players: "),
        ("Dealt to Ann [Ah Kd]", "Dealt to Ann [Ah Xd]", r"line 10: “Xd” at character"),
        ("Vera: folds", "Vera: sleeps", r"line 13: “sleeps” is nothing a player does: write posts"),
        ("Vera: folds", "Vero: folds", r"line 13: “Vero: folds” is no line of a hand"),
        ("[Ad 7c 2s]\nAnn", "[Ah 7c 2s]\nAnn", r"line 16: Ah is out already"),
        ("Dealt to Ann [Ah Kd]", "Dealt to Ann [Ah Ad]", r"line 16: Ad is out already"),
        ("shows [Ah Kd]", "shows [Ah Qd]", r"line 27: "),
        ("Rake $1.50", "Rake $x", r"line 31: .* is no line of a hand"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(right, wrong, told):
    assert right in CASH
    with pytest.raises(Mistake, match=told):
        pokerstars.read(CASH.replace(right, wrong, 1))


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("Ann: calls $2", "Ann: calls $1.50", r"^line 15: Ann puts in \$2, the text says \$1.50"),
        ("Boris: raises $2 to $3", "Boris: raises $1 to $1.50", r"^line 12, “Boris: raises \$1 to \$1.50”: "),
        ("Boris: raises", "Ann: raises", r"^line 12: it is not Ann’s turn but Boris’s"),
        ("Ann collected $33", "Ann collected $34", r"^Ann wins \$33, the text says \$34"),
        ("Ann collected $33", "Boris collected $33", r"^Ann wins \$33, the text says \$0"),
        ("Total pot $34.50", "Total pot $35", r"^line 31: the pot is \$34.50, the text says \$35"),
        (
            "Ann: bets $10\nBoris: calls $10\n",
            "",
            r"^the record stops before the hand is over: Ann is to act",
        ),
    ],
)
def test_what_is_against_the_rules_or_the_chips_deviates(right, wrong, told):
    assert right in CASH
    deviation = only(CASH.replace(right, wrong, 1)).deviation
    assert deviation is not None
    with pytest.raises(type(deviation), match=told):
        raise deviation


def test_an_uncalled_bet_must_be_the_one_that_was_made():
    played = only(DRAW.replace("Uncalled bet ($2)", "Uncalled bet ($1)"))
    assert str(played.deviation).startswith("line 23: Ann takes back $2, the text says $1")


@pytest.mark.parametrize("text", ["", "\n\n", "*** # 1 ***\n"])
def test_an_empty_text_holds_no_hand(text):
    with pytest.raises(Mistake, match=r"^no hand in it: a hand begins with a line such as PokerStars Hand"):
        pokerstars.read(text)


def test_known_cards_thrown_away_must_be_named():
    text = DRAW.replace("discards 2 cards [Ks Kh]", "discards 2 cards")
    with pytest.raises(
        Mistake, match=r"^hand 8: line 13: the cards of Ann are known, so name those thrown away"
    ):
        pokerstars.read(text)


def test_errors_are_told_in_russian_too():
    with pytest.raises(Mistake) as raised:
        pokerstars.read(CASH.replace("Vera: folds", "Vera: sleeps"))
    assert raised.value.say("ru").startswith("раздача 2026000001: строка 13: «sleeps» — не действие игрока")


CAP = """PokerStars Hand #8:  Hold'em No Limit ($0.50/$1.00 - $20 Cap -  USD) - 2026/05/01 20:30:00 ET
Table 'Oak' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Boris ($15 in chips)
Seat 3: Vera ($64 in chips)
Boris: posts small blind $0.50
Vera: posts big blind $1
*** HOLE CARDS ***
Ann: raises $19 to $20 and has reached the $20 cap
Boris: calls $14.50 and is all-in
Vera: calls $19 and has reached the $20 cap
*** FIRST FLOP *** [Ad 7c 2s]
*** FIRST TURN *** [Ad 7c 2s] [3d]
*** FIRST RIVER *** [Ad 7c 2s 3d] [9h]
*** SECOND FLOP *** [Kc 6h 4h]
*** SECOND TURN *** [Kc 6h 4h] [8d]
*** SECOND RIVER *** [Kc 6h 4h 8d] [Tc]
*** FIRST SHOW DOWN ***
Ann: shows [As Ac] (three of a kind, Aces)
Boris: shows [Ks Qs] (high card Ace)
Vera: shows [Jc Jd] (a pair of Jacks)
Ann collected $5 from side pot
Ann collected $22.50 from main pot
*** SECOND SHOW DOWN ***
Ann collected $5 from side pot
Boris: shows [Ks Qs] (a pair of Kings)
Ann: shows [As Ac] (a pair of Aces)
Ann collected $22.50 from main pot
*** SUMMARY ***
Total pot $55 Main pot $45. Side pot $10. | Rake $0
Hand was run twice
"""


def test_who_has_reached_the_cap_of_a_cap_table_bets_no_more_and_keeps_the_rest():
    """The board can be run twice though two of the three have chips left."""
    (played,) = pokerstars.read(CAP)
    assert played.exact, str(played.deviation)
    assert played.hand.setup.most == 2_000
    assert dict(played.hand.result.stacks) == {1: 13_500, 2: 0, 3: 4_400}
    written = pokerstars.write(played)
    assert written.splitlines()[0] == CAP.splitlines()[0].replace("$1.00", "$1")
    assert "Ann: raises $19 to $20 and has reached the $20 cap" in written
    assert pokerstars.read(written)[0].hand == played.hand


def test_a_hand_that_was_cancelled_is_told_so():
    text = """PokerStars Game #9:  Hold'em No Limit ($0.50/$1.00 USD) - 2026/05/01 20:30:00 ET
Table 'Oak' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Ann: posts small blind $0.50
Hand cancelled
*** SUMMARY ***
Seat 1: Ann (button) (small blind) folded before Flop
"""
    with pytest.raises(RecordError, match="line 5: the hand was cancelled"):
        pokerstars.read(text)
