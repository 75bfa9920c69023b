"""What real files of PokerStars have, case by case: each is read, and every chip agrees."""

import re

import pytest

from croupier.cards import parse
from croupier.records import FORMATS, pieces, write_as
from tests.records.test_pokerstars_reading import CASH, STUD, only

HEADS_UP = """PokerStars Hand #2026000031:  {game} ($1/$2 USD) - 2026/05/01 20:15:30 ET
Table 'Oak III' 6-max Seat #1 is the button
Seat 1: Ann ({ann} in chips)
Seat 2: Vera ({vera} in chips)
Ann: posts small blind {small}
Vera: posts big blind {big}
*** HOLE CARDS ***
{played}
*** FLOP *** [Ad 7c 2s]
{flop}*** TURN *** [Ad 7c 2s] [Jh]
{turn}*** RIVER *** [Ad 7c 2s Jh] [3d]
{river}*** SHOW DOWN ***
Ann: shows [Ah Kd] (a pair of Aces)
Vera: shows [7d 5d] (a pair of Sevens)
Ann collected {won} from pot
*** SUMMARY ***
Total pot {won} | Rake $0
Board [Ad 7c 2s Jh 3d]
"""


def heads_up(
    played, won, *, game="Hold'em No Limit", ann="$100", vera="$40", flop="", turn="", river="", **posts
):
    blinds = {"small": "$1", "big": "$2", **posts}
    return HEADS_UP.format(
        game=game, ann=ann, vera=vera, played=played, won=won, flop=flop, turn=turn, river=river, **blinds
    )


CHECKED = "Vera: checks\nAnn: checks\n"
FOLDED = (
    CASH.replace(
        "Boris: calls $10\n*** SHOW DOWN ***\nAnn: shows [Ah Kd] (a pair of Aces)\nBoris: mucks hand\n",
        "Boris: folds\nUncalled bet ($10) returned to Ann\n",
    )
    .replace("collected $33", "collected $13.50")
    .replace("$34.50 | Rake $1.50", "$14.50 | Rake $1")
)
OPENED = STUD.replace(
    "Vera: folds\nUncalled bet ($4) returned to Ann\nAnn collected $8.60 from pot\n",
    "Vera: calls $4\n*** 6th STREET ***\nDealt to Ann [Ac 2d 3h 4c 5s] [Kh]\nDealt to Vera [2s 9h 9c] [8d]\n"
    "Vera: checks\nAnn: checks\n*** RIVER ***\nDealt to Ann [Ac 2d 3h 4c 5s Kh] [Kc]\nVera: checks\nAnn: checks\n"
    "*** SHOW DOWN ***\nAnn: shows [Ac 2d 3h 4c 5s Kh Kc] (HI: a straight, Ace to Five; LO: 5,4,3,2,A)\n"
    "Vera: mucks hand\nAnn collected $8.30 from pot\nAnn collected $8.30 from pot\n",
).replace(
    "Total pot $8.60 | Rake $0\n", "Total pot $16.60 | Rake $0\nSeat 7: Vera mucked [4d 6d 2s 9h 9c 8d Jc]\n"
)
CASES = {
    "a hand that was cashed out, its pot not awarded": CASH.replace(
        "Ann collected $33 from pot", "Ann cashed out the hand for $32.50 | Cash Out Fee $0.50"
    ),
    "a name alone in a line": CASH.replace("Vera: folds\n", "Vera: folds\nVera\n"),
    "a button without the size of the table": CASH.replace(" 6-max Seat #3", " Seat #3"),
    "a part of a hand shown": FOLDED.replace("*** SUMMARY", "Ann: shows [Ah] (a pair of Aces)\n*** SUMMARY"),
    "no low hand": OPENED.replace("*** SUMMARY", "No low hand qualified\n*** SUMMARY"),
    "a hand of stud told in the summary alone": OPENED,
    "a raise over an all-in, the rest of which comes back": heads_up(
        "Ann: calls $1\nVera: raises $38 to $40 and is all-in\nAnn: raises $38 to $78\n"
        "Uncalled bet ($38) returned to Ann",
        "$80",
    ),
    "a short blind": heads_up("Ann: checks", "$2", vera="$1", big="$1 and is all-in").replace(
        "Ann: checks\n", ""
    ),
    "a bounty": CASH.replace("*** SUMMARY", "Ann wins the $5 bounty for eliminating Boris\n*** SUMMARY"),
    "a progressive bounty": CASH.replace(
        "*** SUMMARY",
        "Ann wins $5 for eliminating Boris and their own bounty increases by $5 to $15\n*** SUMMARY",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_real_files_have_is_read_and_every_chip_agrees(case):
    played = only(CASES[case])
    assert played.exact, str(played.deviation)


def test_chips_that_the_house_throws_into_the_pot_are_won_with_it():
    plain = only(CASH)
    splashed = CASH.replace("*** HOLE CARDS ***", "*** HOLE CARDS ***\nSTP added: $5").replace("$33 ", "$38 ")
    splashed = splashed.replace("Total pot $34.50 |", "Total pot $39.50 | Main pot $34.50 | STP $5 |")
    for text in (splashed, splashed.replace("STP added: $5", "Cash Drop to Pot : total $5")):
        played = only(text)
        assert played.exact, str(played.deviation)
        assert played.hand.result.stacks[1] == plain.hand.result.stacks[1] + 500
        (again,) = pieces(write_as("ohh", [played]))
        assert again.play().hand.result.stacks == played.hand.result.stacks
    assert only(splashed.replace("STP added: $5\n", "")).deviation.code == "records-collected-differs"


STREETS = """*** FLOP *** [Ad 7c 2s]
*** TURN *** [Ad 7c 2s] [Jh]
*** RIVER *** [Ad 7c 2s Jh] [3d]
*** SHOW DOWN ***
"""
LIMIT = """PokerStars Hand #2026000032:  Hold'em Limit ($2/$4 USD) - 2026/05/01 20:15:30 ET
Table 'Oak III' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Boris ($3.50 in chips)
Seat 3: Vera ($50 in chips)
Boris: posts small blind $1
Vera: posts big blind $2
*** HOLE CARDS ***
Ann: calls $2
Boris: raises $1.50 to $3.50 and is all-in
Vera: raises {by} to {to}
Ann: folds
Uncalled bet ($0.50) returned to Vera
{streets}Boris: shows [7d 7h] (three of a kind, Sevens)
Vera: mucks hand
Boris collected $9 from pot
*** SUMMARY ***
Total pot $9 | Rake $0
"""


def test_a_limit_raise_over_a_short_all_in_is_completed_as_the_site_does():
    played = only(LIMIT.format(by="$0.50", to="$4", streets=STREETS))
    assert played.exact, str(played.deviation)
    assert not only(LIMIT.format(by="$2", to="$5.50", streets=STREETS)).exact


PAIR = STUD.replace("7 Card Stud Hi/Lo Limit", "7 Card Stud Limit").replace("[2s] [9h]", "[2s] [2h]")


@pytest.mark.parametrize(("bet", "right"), [(2, True), (4, True), (3, False)])
def test_an_open_pair_on_fourth_street_lets_one_bet_double(bet, right):
    text = PAIR.replace("bets $2\nVera: calls $2", f"bets ${bet}\nVera: calls ${bet}").replace(
        "[2s 9h]", "[2s 2h]"
    )
    text = text.replace("8.60", f"{4.60 + 2 * bet:.2f}")
    played = only(text)
    assert played.exact is right, str(played.deviation)


def test_a_player_who_sits_out_all_in_is_folded_in_his_turn():
    text = """PokerStars Hand #2026000033: Tournament #55, $1+$0.10 USD Hold'em No Limit - Level I (50/100) - 2026/05/01
Table '555 1' 9-max Seat #1 is the button
Seat 1: Ann (5000 in chips)
Seat 2: Boris (5000 in chips)
Seat 3: Vera (60 in chips) is sitting out
Boris: posts small blind 50
Vera: posts big blind 60 and is all-in
*** HOLE CARDS ***
Ann: calls 100
Boris: folds
Vera: folds
Uncalled bet (40) returned to Ann
Ann collected 170 from pot
*** SUMMARY ***
Total pot 170 | Rake 0
"""
    played = only(text)
    assert played.exact, str(played.deviation)
    assert played.hand.result.stacks[3] == 0
    for to in FORMATS:
        (again,) = pieces(write_as(to, [played]))
        assert again.play().exact, f"{to}: {again.play().deviation}"
        assert again.play().hand.result.stacks == played.hand.result.stacks


def test_seven_may_be_dealt_single_draw():
    seats = "".join([f"Seat {seat}: {name} ($50 in chips)\n" for seat, name in enumerate("ABCDEFG", 1)])
    played = only(f"""PokerStars Hand #2026000034:  Single Draw 2-7 Lowball No Limit ($1/$2) - 2026/05/01 20:15:30 ET
Table 'Oak III' 7-max Seat #1 is the button
{seats}B: posts small blind $1
C: posts big blind $2
*** DEALING HANDS ***
D: folds
E: folds
F: folds
G: folds
A: folds
B: folds
Uncalled bet ($1) returned to C
C collected $2 from pot
*** SUMMARY ***
Total pot $2 | Rake $0
""")
    assert played.exact, str(played.deviation)


def test_a_pot_is_split_into_the_chips_the_site_splits_it_into():
    text = heads_up("Ann: calls $1\nVera: checks", "$4", flop=CHECKED, turn=CHECKED, river=CHECKED).replace(
        "[7d 5d] (a pair of Sevens)", "[As Ks] (a pair of Aces)"
    )
    halves = text.replace(
        "Ann collected $4 from pot", "Ann collected $1.95 from pot\nVera collected $2 from pot"
    )
    played = only(halves.replace("Rake $0", "Rake $0.05"))
    assert played.exact, str(played.deviation)
    assert not only(
        halves.replace("$1.95", "$1.90").replace("$2 from", "$2.05 from").replace("Rake $0", "Rake $0.05")
    ).exact


def test_split_holdem_has_two_boards():
    text = """PokerStars Hand #2026000035:  Split Hold'em No Limit ($1/$2 USD) - 2026/05/01 20:15:30 ET
Table 'Oak III' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Vera ($40 in chips)
Ann: posts small blind $1
Vera: posts big blind $2
*** HOLE CARDS ***
Ann: calls $1
Vera: checks
*** FIRST FLOP *** [Ad 7c 2s]
*** SECOND FLOP *** [Tc 9c 4h]
Vera: checks
Ann: bets $2
Vera: folds
Uncalled bet ($2) returned to Ann
Ann collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
FIRST Board [Ad 7c 2s]
SECOND Board [Tc 9c 4h]
"""
    played = only(text)
    assert played.exact, str(played.deviation)
    assert len(played.hand.boards) == 2


def test_an_event_without_a_buy_in_is_one():
    heading = "#2026000001: Tournament #555, Freeroll  Hold'em No Limit - Level I (50/100) - "
    _, _, rest = CASH.partition(" USD) - ")
    text = re.sub(r"\$([\d.]+)", lambda found: str(int(float(found[1]) * 100)), rest)
    text = text.replace("3300", "3450").replace("Rake 150", "Rake 0")
    played = only(f"PokerStars Hand {heading}{text}")
    assert played.exact, str(played.deviation)
    assert "555" in played.record.event


def test_cards_of_stud_that_the_summary_alone_tells_are_known():
    hand = only(OPENED).hand
    assert set(hand.player(7).cards) == set(parse("4d6d2s9h9c8dJc"))
