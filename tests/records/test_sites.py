"""Hands of other sites, told as each of them tells hands: read, played by the engine, compared with every amount."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import UNKNOWN
from croupier.hands.files import hands_of
from croupier.records import FORMATS, RecordError, format_of, pieces, write_as
from tests.records.site_samples import (
    ACPC,
    BOVADA_LIMIT,
    BOVADA_STUD,
    IPOKER,
    MERGE,
    MERGE_RAZZ,
    PARTY_HI_LO,
    POKERNOW,
    WINAMAX_LOWBALL,
    WINNING,
    WINNING_OLD,
)

FULL_TILT = """Full Tilt Poker Game #901: Table Oak (6 max) - $0.50/$1 - No Limit Hold'em - 20:15:30 ET - 2026/05/01
Seat 1: Ann ($100)
Seat 2: Boris ($80.50)
Seat 5: Vera ($60), is sitting out
Seat 6: Gleb ($100)
Boris posts the small blind of $0.50
Gleb posts the big blind of $1
The button is in seat #1
*** HOLE CARDS ***
Dealt to Ann [Ah Kd]
Ann raises to $3
Boris calls $2.50
Gleb has 15 seconds left to act
Gleb folds
*** FLOP *** [Ad 7c 2s] (Total Pot: $7, 2 Players)
Boris checks
Ann bets $5
Boris raises to $20
Ann raises to $97, and is all in
Boris calls $57.50, and is all in
Ann shows [Ah Kd]
Boris shows [7h 7d]
Uncalled bet of $19.50 returned to Ann
*** TURN *** [Ad 7c 2s] [3c] (Total Pot: $162, 2 Players, 1 All-In)
*** RIVER *** [Ad 7c 2s 3c] [9h] (Total Pot: $162, 2 Players, 1 All-In)
Ann shows a pair of Aces
Boris shows three of a kind, Sevens
Boris wins the pot ($160) with three of a kind, Sevens
*** SUMMARY ***
Total pot $162 | Rake $2
Board: [Ad 7c 2s 3c 9h]
Seat 2: Boris (small blind) showed [7h 7d] and won ($160) with three of a kind, Sevens
"""

WINAMAX = """Winamax Poker - CashGame - HandId: #7-1-1777 - Omaha pot limit (0.50€/1€) - 2026/05/01 20:15:30 UTC
Table: 'Chêne' 6-max (real money) Seat #1 is the button
Seat 1: Zoé (100€)
Seat 2: Boris (80.50€)
Seat 5: Мышь (1 060€)
*** ANTE/BLINDS ***
Boris posts small blind 0.50€
Мышь posts big blind 1€
Dealt to Zoé [Ah Kd 8c 8d]
*** PRE-FLOP ***
Zoé raises 2.50€ to 3.50€
Boris folds
Мышь calls 2.50€
*** FLOP *** [Ad 7c 2s]
Мышь bets 4€
Zoé raises 4€ to 8€
Мышь folds
Zoé collected 19.15€ from pot
*** SUMMARY ***
Total pot 15.15€ | Rake 0.35€
Board: [Ad 7c 2s]
Seat 1: Zoé (button) won 19.15€
"""

PACIFIC = """#Game No : 902
***** 888poker Hand History for Game 902 *****
$2/$4 Blinds Fix Limit Omaha - *** 01 05 2026 20:15:30
Table Oak 6 Max (Real Money)
Seat 1 is the button
Total number of players : 3
Seat 1: Ann ( $100 )
Seat 3: Boris ( $80.50 )
Seat 6: Vera ( $1,060 )
Boris posts small blind [$2]
Vera posts big blind [$4]
** Dealing down cards **
Dealt to Ann [ Ah, Kd, 8c, 8d ]
Ann raises [$8]
Boris folds
Vera calls [$4]
** Dealing flop ** [ Ad, 7c, 2s ]
Vera checks
Ann bets [$4]
Vera raises [$8]
Ann calls [$4]
** Dealing turn ** [ 3c ]
Vera checks
Ann checks
** Dealing river ** [ 9h ]
Vera checks
Ann checks
** Summary **
Vera shows [ 7h, 7d, 4s, Qs ]
Ann mucks [ Ah, Kd, 8c, 8d ]
Vera collected [ $32.50 ]
"""

PARTY = """***** Hand History for Game 903 *****
NL Texas Hold'em $11 USD Buy-in Trny: 77 Level: 3  Blinds(300/600) - Friday, May 01, 20:15:30 CEST 2026
Table Turbo #16 (Real Money)
Seat 5 is the button
Total number of players : 3/6
Seat 5: Ann ( 4,520 )
Seat 4: Boris ( 7,480 )
Seat 6: Vera ( 3,000 )
** Dealing down cards **
Dealt to Ann [  Jh Kh ]
Ann raises [1,200]
Vera folds
Boris is all-In  [6,880]
Ann calls [3,320]
** Dealing Flop ** [ Ad, 7c, 2s ]
** Dealing Turn ** [ 3c ]
** Dealing River ** [ 9h ]
Boris shows [ 7h, 7d ]three of a kind, Sevens.
Ann doesn't show [ Jh, Kh ]high card.
Boris wins 2,960 chips from the side pot 1 with three of a kind, Sevens.
Boris wins 9,340 chips from the main pot with three of a kind, Sevens.
"""

BOVADA = """Ignition Hand #904: HOLDEM Tournament #18 TBL#1, Turbo No Limit- Level 1 (10/20) - 2026-05-01 20:15:30
Seat 4: UTG (500 in chips)
Seat 3: Dealer [ME] (500 in chips)
Seat 1: Small Blind (480 in chips)
Seat 2: Big Blind (500 in chips)
Dealer [ME] : Set dealer [4]
Small Blind : Small blind 10
Big Blind : Big blind 20
*** HOLE CARDS ***
UTG : Card dealt to a spot [Kc 7c]
Dealer [ME] : Card dealt to a spot [3c Ks]
Small Blind : Card dealt to a spot [As Qd]
Big Blind : Card dealt to a spot [7s Qc]
UTG : Call 20
Dealer [ME] : Folds
Small Blind : Raises 70 to 80
Big Blind : Folds(timeout)
UTG : All-in(raise) 480 to 500
Small Blind : All-in 400
UTG : Return uncalled portion of bet 20
*** FLOP *** [Ad 7d 2s]
*** TURN *** [Ad 7d 2s] [3d]
*** RIVER *** [Ad 7d 2s 3d] [9h]
Small Blind : Showdown [As Ad Qd 9h 7d] (One pair)
UTG : Mucks [Kc 7c] (One pair)
Small Blind : Hand Result 980
*** SUMMARY ***
Total Pot(980)
Board [Ad 7d 2s 3d 9h]
"""

HANDS = {
    "fulltilt": (FULL_TILT, {1: 1950, 2: 16000, 6: 9900}, 200),
    "winamax": (WINAMAX, {1: 10765, 2: 8000, 5: 105250}, 35),
    "888": (PACIFIC, {1: 8400, 3: 7850, 6: 107650}, 150),
    "party": (PARTY, {5: 0, 4: 12300, 6: 2700}, 0),
    "bovada": (BOVADA, {1: 980, 2: 480, 3: 20, 4: 500}, 0),
    "winning": (WINNING, {1: 11950, 2: 16000, 5: 9800}, 300),
    "winning-old": (WINNING_OLD, {1: 23350, 2: 7950, 5: 6600}, 150),
    "ipoker": (IPOKER, {1: 1950, 3: 16000, 6: 99900}, 200),
    "merge": (MERGE, {1: 5950, 3: 5000}, 50),
    "pokernow": (POKERNOW, {1: 107000, 4: 99000, 9: 0}, 0),
    "acpc": (ACPC, {1: 1995000, 2: 2095000, 3: 1910000}, 0),
}


MORE = {
    "stud of Bovada, whose seats have numbers alone and whose bets nothing tells": (
        BOVADA_STUD,
        {1: 0, 3: 1594, 6: 1498},
    ),
    "limit of Bovada: the big blind all-in, the board in the summary alone": (
        BOVADA_LIMIT,
        {1: 3000, 3: 9550, 5: 0},
    ),
    "high and low of PartyPoker": (PARTY_HI_LO, {1: 1000, 2: 1000}),
    "an event of razz at Merge, whose bets nothing tells, beside a player who is broke": (
        MERGE_RAZZ,
        {1: 145, 3: 570},
    ),
    "draws of Winamax": (WINAMAX_LOWBALL, {1: 2100, 2: 1900}),
    "a board of Full Tilt that is run twice": (
        FULL_TILT.replace("TURN ***", "TURN 1 ***")
        .replace("RIVER ***", "RIVER 1 ***")
        .replace(
            "Ann shows a pair",
            "*** TURN 2 *** [Ad 7c 2s] [As]\n*** RIVER 2 *** [Ad 7c 2s As] [Kh]\nAnn shows a pair",
        )
        .replace("Boris wins the pot ($160)", "Ann wins pot 2 ($80)\nBoris wins pot 1 ($80)")
        .replace("Board: ", "Pot 1 $80\nBoard: "),
        {1: 9950, 2: 8000, 6: 9900},
    ),
}


@pytest.mark.parametrize("case", MORE)
def test_what_else_sites_write_is_read_to_the_chip(case):
    text, stacks = MORE[case]
    played = pieces(text)[0].play()
    assert played.exact, str(played.deviation)
    assert dict(played.hand.result.stacks) == stacks
    for format in ("phh", "json", "pokerstars"):
        again = pieces(write_as(format, [played]))[0].play()
        assert paid(again) == paid(played), str(again.deviation)


def paid(played):
    """Who was paid how much from which pot, of all the chips at the table: formats count in other units."""
    hand = played.hand
    whole = sum(hand.setup.stacks.values())
    return [each._replace(amount=Fraction(each.amount, whole)) for each in hand.result.awards]


@pytest.mark.parametrize("site", HANDS)
def test_a_hand_is_read_and_every_amount_of_it_agrees(site):
    text, stacks, rake = HANDS[site]
    assert format_of(text) == site
    played = pieces(text)[0].play()
    assert played.deviation is None, played.deviation.say()
    assert dict(played.hand.result.stacks) == stacks
    assert played.hand.result.rake == rake
    assert played.record.year == (None if site == "acpc" else 2026)
    for format in ("phh", "json", "pokerstars"):
        again = pieces(write_as(format, [played]))[0].play()
        assert again.exact
        assert paid(again) == paid(played)


@pytest.mark.parametrize(
    ("site", "was", "is_", "code"),
    [
        ("fulltilt", "Boris raises to $20", "Boris raises to $19", "records-amount-differs"),
        ("fulltilt", "wins the pot ($160)", "wins the pot ($161)", "records-collected-differs"),
        ("winamax", "collected 19.15€", "collected 19.16€", "records-collected-differs"),
        ("888", "Ann raises [$8]", "Ann raises [$9]", "records-line-not-by-the-rules"),
        ("888", "collected [ $32.50 ]", "collected [ $12.50 ]", "records-collected-differs"),
        ("party", "Ann calls [3,320]", "Ann calls [3,310]", "records-amount-differs"),
        ("bovada", "Hand Result 980", "Hand Result 981", "records-collected-differs"),
        ("bovada", "Card dealt to a spot [7s Qc]", "Card dealt to a spot [7s As]", None),
        ("bovada", "Big Blind : Folds(timeout)", "Big Blind : Whistles", None),
        ("winamax", "(0.50€/1€)", "(some euros)", None),
        ("winning", "collected $160.00", "collected $161.00", "records-collected-differs"),
        ("winning", "calls $21.50", "calls $21", "records-amount-differs"),
        ("winning-old", "Pot: 67.50", "Pot: 61.50", "records-pot-differs"),
        ("winning-old", "Player Gleb checks", "Player Gleb sings", None),
        ("ipoker", 'win="€160"', 'win="€163"', "records-collected-differs"),
        ("ipoker", 'type="23"', 'type="99"', None),
        ("ipoker", 'seat="3"', 'seat="³"', None),
        ("ipoker", 'seat="3"', 'site="3"', None),
        ("merge", 'type="FOLD" timestamp="1" player="2"', 'type="FOLD" timestamp="1" player="7"', None),
        ("merge", 'amount="19.50"', 'amount="20.50"', "records-collected-differs"),
        ("pokernow", "collected 130", "collected 131", "records-collected-differs"),
        ("pokernow", "Player stacks: #1", "Player piles: #1", None),
        ("acpc", ":-50|950|", ":-50|850|", "records-collected-differs"),
        ("acpc", "nolimit.3p", "nolimit.5p", None),
        ("winamax", "Omaha pot limit", "Whist", None),
    ],
)
def test_a_hand_that_says_otherwise_is_never_told_as_exact(tmp_path, site, was, is_, code):
    text = HANDS[site][0]
    assert was in text
    file = tmp_path / "hand.txt"
    file.write_text(text.replace(was, is_, 1), "utf-8")
    (found,) = hands_of(file)
    if code is None:
        assert "hand" in found.hand.problem.say() or found.hand.problem.code
    else:
        assert found.hand.deviation.code == code


def amounts(played, unit=0):
    """The stacks by seat, the pots and the rake in the units of a record: where no cent is told of, none is read."""
    result = played.hand.result
    chips = [*[result.stacks[seat] for seat in sorted(result.stacks)], *[pot.amount for pot in result.pots]]
    return [Fraction(each, unit or played.record.unit) for each in (*chips, result.rake)]


@pytest.mark.parametrize("to", FORMATS)
@pytest.mark.parametrize("site", HANDS)
def test_a_hand_of_any_site_is_the_same_hand_in_every_format_that_is_written(site, to):
    """It is read back to the same stacks, pots, cards and players, and written from there to the same letter."""
    first = pieces(HANDS[site][0])[0].play()
    if to == "ohh" and any(street.draw for street in first.hand.setup.variant.streets):
        with pytest.raises(RecordError, match="does not tell what was thrown away"):
            pieces(write_as(to, [first]))[0].play()
        return
    again = pieces(write_as(to, [first]))[0].play()
    assert again.exact, str(again.deviation)
    one, two = first.hand, again.hand
    # A hand kept whole is one in chips.
    assert amounts(again, first.record.unit if to == "json" else 0) == amounts(first)
    assert two.boards == one.boards
    assert [again.record.name_of(seat) for seat in one.seats] == [
        first.record.name_of(seat) for seat in one.seats
    ]
    for seat in one.seats:
        known = set(one.player(seat).cards) - {UNKNOWN}
        assert known == set(two.player(seat).cards) - {UNKNOWN}
    assert pieces(write_as(to, [again]))[0].play().hand.log == two.log


def test_the_next_hand_of_a_file_is_read_when_the_one_before_it_has_been_taken(tmp_path, monkeypatch):
    monkeypatch.setattr("croupier.records.decoding.BLOCK", 2_000)
    hands = [HANDS["888"][0].replace("#1", f"#{number}1", 1) for number in range(1, 31)]
    file = tmp_path / "many.txt"
    file.write_text("\n\n\n".join(hands), "utf-8")
    found = hands_of(file)
    share = next(found).part
    assert 0 < share < 0.9
    with file.open("a", encoding="utf-8") as written:
        written.write("\n\n\n" + hands[0])
    assert len(list(found)) == len(hands)


def test_several_hands_of_a_file_are_read_in_any_order_and_by_any_code_page(tmp_path):
    file = tmp_path / "hands.txt"
    second = WINAMAX.replace("#7-1-1777", "#7-1-1776").replace("Мышь", "Мыша")
    file.write_bytes(f"{WINAMAX}\r\n\r\n{second}".replace("é", "e").replace("ê", "e").encode("cp1251"))
    first, other = hands_of(file)
    assert (first.name, other.name) == ("7-1-1777", "7-1-1776")
    assert first.hand.exact
    assert other.hand.record.players[-1] == "Zoe"


def test_what_the_house_took_is_found_where_the_text_does_not_say():
    """888 and PartyPoker tell no rake: it is what was in the pots and nobody collected, a fifth at the most."""
    played = pieces(PACIFIC)[0].play()
    assert (played.hand.result.rake, played.exact) == (150, True)
    greedy = pieces(PACIFIC.replace("$32.50", "$26"))[0].play()
    assert greedy.deviation.code == "records-collected-differs"


@pytest.mark.parametrize("told", ["$50.00", "50,00", "5.0.0"])
def test_a_first_bet_of_stud_that_is_written_otherwise_still_tells_the_bets(told):
    (merge,) = pieces(MERGE_RAZZ.replace('player="2" amount="50.00"', f'player="2" amount="{told}"'))
    (bovada,) = pieces(BOVADA_STUD.replace("Raises 10", f"Raises {told}".replace("5", "1")))
    assert merge.play().exact
    assert bovada.play().exact


@pytest.mark.parametrize("told", ["", "fifty", "500"])
def test_a_first_bet_of_stud_that_says_nothing_is_named_and_does_not_stop_the_reader(told):
    (piece,) = pieces(MERGE_RAZZ.replace('player="2" amount="50.00"', f'player="2" amount="{told}"'))
    try:
        assert piece.play().deviation is not None
    except RecordError as error:
        told_in_both_languages(error)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A hand of any site with letters, lines and pieces of it lost, twice there, or in another's place."""
    whole = [text for text, _, _ in HANDS.values()] + [text for text, _ in MORE.values()]
    text = draw(st.sampled_from(whole))
    for _ in range(draw(st.integers(1, 4))):
        lines = text.split("\n")
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(st.sampled_from(["drop", "twice", "swap", "cut", "letter", "figure"])):
            case "drop":
                del lines[at]
            case "twice":
                lines.insert(other, lines[at])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "cut":
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
            case "letter":
                place = draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:place] + draw(st.characters()) + lines[at][place + 1 :]
            case "figure":
                lines[at] = lines[at].replace(
                    draw(st.sampled_from("0123456789")), draw(st.sampled_from("0123456789,.")), 1
                )
        text = "\n".join(lines) or "x"
    return text


def told_in_both_languages(error: RecordError) -> None:
    assert error.say("ru") != error.say("en")


@given(damaged())
def test_damaged_hands_are_read_or_named_and_never_stop_the_reader(text):
    """Whatever is told as exact, the winners got what the pots held less the house's part, to the chip."""
    try:
        found = pieces(text)
    except RecordError as error:
        told_in_both_languages(error)
        return
    for piece in found:
        try:
            played = piece.play()
        except RecordError as error:
            told_in_both_languages(error)
            continue
        if played.exact:
            setup, result = played.hand.setup, played.hand.result
            assert sum(dict(result.stacks).values()) + result.rake == sum(setup.stacks.values())


@pytest.mark.parametrize("seat", ["100", "9" * 25])
def test_a_seat_that_no_table_has_is_refused_at_once(seat):
    text = f"""PokerStars Hand #5:  Hold'em No Limit ($1/$2 USD) - 2026/05/01 20:00:00 ET
Table 'Ash' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat {seat}: Boris ($100 in chips)
Ann: posts small blind $1
Boris: posts big blind $2
*** HOLE CARDS ***
Ann: folds
"""
    with pytest.raises(RecordError, match="from 1 to 99"):
        pieces(text)[0].play()


@pytest.mark.parametrize(
    "broken", ['"""Gleb @ ccc"" fol', '"' + 140_000 * "x", '"x",2026-05-01', '"x",2026,no']
)
def test_a_line_of_a_log_that_is_no_row_is_told_with_its_number_and_takes_no_other_along(broken):
    """Behind the whole hand, in a file, stands another one: a quote that is left open does not swallow it."""
    later = POKERNOW.partition("\n")[2].replace("hand #9", "hand #10").replace(",17", ",27")
    text = f"{POKERNOW}{broken}\n{later}"
    read, told = {}, []
    for piece in pieces(text):
        try:
            read[piece.name] = piece.play().exact
        except RecordError as error:
            told.append((error.line, piece.text.splitlines()[1] == broken))
            told_in_both_languages(error)
    assert read == {9: True, 10: True}
    assert told == [(len(POKERNOW.splitlines()) + 1, True)]


@pytest.mark.parametrize("speed", ["Normal", "Turbo", "Hyper Turbo", "No Limit"])
def test_an_event_that_is_headed_by_its_speed_is_bet_as_its_game_is(speed):
    """What a clock did for a player is what he did; who folds and shows has folded."""
    text = BOVADA.replace("Turbo No Limit", speed)
    text = text.replace("UTG : All-in(raise) 480 to 500", "UTG : All-in(timeout) 480")
    text = text.replace("Big Blind : Folds(timeout)", "Big Blind : Folds & Shows [7s Qc] Show1 [7s]")
    (played,) = [piece.play() for piece in pieces(text)]
    assert played.hand.setup.variant.id == "nl-holdem"
    assert played.exact, str(played.deviation)


def test_cents_of_play_money_are_written_out_where_there_are_any():
    """Nothing but a point says that amounts without a sign have cents."""
    text = POKERNOW.replace("a small blind of 5", "a small blind of 5.50")
    (played,) = [piece.play() for piece in pieces(text)]
    written = write_as("pokerstars", [played])
    assert "Seat 1: Ann @ aaa (1000.00 in chips)" in written
    again = pieces(written)[0].play()
    assert again.exact, str(again.deviation)
    assert again.record.unit == 100
    assert amounts(again) == amounts(played)
    assert "(1000 in chips)" in write_as("pokerstars", [pieces(POKERNOW)[0].play()])
