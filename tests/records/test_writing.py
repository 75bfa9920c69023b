"""Writing PHH: what was written plays again to the same end, and shows nobody a card he has not seen."""

import datetime
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from croupier.cards import CARDS, UNKNOWN, shuffled
from croupier.errors import Mistake
from croupier.play import Forced, Hand, Operation, Positions, Rake, Setup, Stakes, catalogue
from croupier.records import decode, play, read, record_of, setup_of, tell, write, write_all, write_hand
from croupier.rulebook import profile

PHH = Path(__file__).parents[1] / "data" / "phh"
NAMES = {1: "Ann", 2: 'Boris "the Book"', 3: "Вера", 5: "Galya\\", 7: "Egor\n", 8: "", 9: "#9"}


@st.composite
def hands(draw):
    """A hand of any game, dealt from a deck and played by chance to its end."""
    variant = catalogue[draw(st.sampled_from(sorted(catalogue)))]
    most = min(variant.players[1], 5)
    seats = sorted(draw(st.sets(st.sampled_from(sorted(NAMES)), min_size=2, max_size=most)))
    sizes = st.integers(1, 400) | st.sampled_from([50, 100, 1000, 1_000_000])
    stacks = {seat: draw(sizes) for seat in seats}
    button = draw(st.sampled_from(seats if len(seats) == 2 else [*seats, 4, 6]))
    after = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    small = button if len(seats) == 2 else draw(st.sampled_from([after[0], None]))
    big = after[0] if small != after[0] else after[1]
    stakes = draw(st.sampled_from(STAKES_OF[variant.streets[0].opener]))
    if len(seats) == 2:
        stakes = replace(stakes, straddles=0)
    if variant.betting.fixed or variant.betting.spread:
        stakes = replace(stakes, small_bet=20, big_bet=draw(st.sampled_from([20, 40])))
    posts = {after[-1]: 20} if len(seats) > 3 and stakes.big_blind and draw(st.booleans()) else None
    setup = Setup.deal_in(variant, stakes, stacks, Positions(button, small, big), posts=posts)
    setup = replace(
        setup, most=draw(st.sampled_from([0, 0, 25, 300])), splash=draw(st.sampled_from([0, 0, 45]))
    )
    chance = Random(draw(st.integers(0, 2**32)))
    return by_chance(Hand(setup, shuffled(variant.deck, chance)), chance)


STAKES = [
    Stakes(10, 20),
    Stakes(10, 20, ante=3),
    Stakes(10, 20, ante=20, ante_by="big-blind"),
    Stakes(10, 20, ante=20, ante_by="button"),
    Stakes(10, 20, straddles=1),
    Stakes(0, 0, ante=20, button_blind=20),
]
STUD = [Stakes(0, 0, ante=2, bring_in=5), Stakes(0, 0, bring_in=5)]
STAKES_OF = {"left-of-blinds": STAKES, "left-of-button": [Stakes(0, 0, ante=2)], "bring-in": STUD}


def by_chance(hand, chance):
    while not hand.over:
        options = hand.options
        assume(options is not None)  # the stub ran short: no record tells how it was shuffled again
        if options.discards is not None:
            most = min(options.discards[1], 3)
            held = hand.player(options.seat).cards
            hand.discard(chance.sample(held, chance.randint(options.discards[0], most)))
            continue
        doing = (
            ["fold"] * (options.call > 0) + ["check"] * options.check * 3 + ["call"] * (options.call > 0) * 4
        )
        doing += ["bring-in"] * (options.bring_in > 0) + ["raise"] * (options.raise_max > 0)
        kind = chance.choice(doing)
        hand.apply(Operation(kind, options.seat, chance.choice([options.raise_min, options.raise_max])))
    return hand


def real(*files):
    return [record for file in files for record in read(decode((PHH / file).read_bytes()))]


def unseen(hand, viewer):
    """The hole cards a viewer never saw; a hand once opened lies open to the end."""
    hidden: set[int] = set()
    open_to_all = {viewer}
    for kind, seat, _, cards in hand.log:
        if kind == "show":
            open_to_all.add(seat)
            hidden -= set(cards)
        elif kind == "deal" and seat not in open_to_all:
            hidden |= set(cards)
        elif kind == "deal":
            hidden -= set(cards)
    return hidden


@given(hands())
def test_a_hand_written_for_all_eyes_plays_again_operation_by_operation(hand):
    (record,) = read(write_hand(hand, players=NAMES, viewer="all"))
    again = play(record)
    assert again.deviation is None, str(again.deviation)
    assert dict(again.hand.result.stacks) == dict(hand.result.stacks)
    assert again.hand.result.pots == hand.result.pots


@given(hands(), st.sampled_from([None, *sorted(NAMES)]))
def test_a_hand_written_for_one_viewer_plays_again_to_the_same_stacks(hand, viewer):
    (record,) = read(write_hand(hand, players=NAMES, viewer=viewer))
    again = play(record)
    assert again.deviation is None, str(again.deviation)
    assert dict(again.hand.result.stacks) == dict(hand.result.stacks)


@given(hands(), st.sampled_from([None, *sorted(NAMES)]))
def test_a_hand_written_for_one_viewer_names_no_card_he_has_not_seen(hand, viewer):
    record = record_of(hand, players=NAMES, viewer=viewer)
    written = {card for action in record.actions for card in action.cards}
    assert written & unseen(hand, viewer) == set()
    text = "\n".join(line for line in write(record).splitlines() if not line.startswith("players"))
    assert [CARDS[card] for card in unseen(hand, viewer) if CARDS[card] in text] == []


@given(hands())
def test_a_viewer_sees_his_own_cards_as_they_were_dealt(hand):
    seat = hand.seats[0]
    record = record_of(hand, players=NAMES, viewer=seat)
    dealt = [
        card for kind, to, _, cards in hand.log if kind in ("deal", "up") and to == seat for card in cards
    ]
    assert [card for a in record.actions if a.kind == "hole" and a.player == 1 for card in a.cards] == dealt


@given(hands())
def test_what_is_read_is_what_was_written(hand):
    record = record_of(
        hand, players=NAMES, viewer="all", hand=12, table="Зелёный", time=datetime.time(19, 30)
    )
    assert read(write(record)) == (record,)


def test_every_real_record_is_read_again_as_it_was_written():
    records = real(*(file.relative_to(PHH) for file in sorted(PHH.glob("[fw]*/*.phh"))), "pluribus/102.phhs")
    assert len(records) > 80
    assert [record for record in records if read(write(record)) != (record,)] == []
    assert list(read(write_all(records))) == records


def test_the_annotators_own_fields_come_back_whatever_they_hold():
    own = {
        "_sponsors": ["", "a\"b'c\\d\n\x00\x7f"],
        "_rates": {"eur": Decimal("1.08"), "old": {"frf": 6}},
        "_when": datetime.date(2024, 2, 29),
        "_tables": [{"a": 1}, {"b": [1, [2]]}],
        "_empty": {},
        "_key with spaces": True,
    }
    (record,) = real("famous/dwan-ivey-2009.phh")
    record = replace(record, own=own, event='A "quoted" \\ event\twith\x1fcontrols')
    assert read(write(record)) == (record,)
    assert [again.own for again in read(write_all([record, record]))] == [own, own]


def test_amounts_are_written_in_the_unit_of_the_record():
    (record,) = real("famous/antonius-blom-2009.phh")
    text = write(record)
    assert "starting_stacks = [1259450.25, 678473.5]" in text
    assert '"p2 cbr 435000"' in text


def test_a_written_hand_reads_like_the_standards_examples():
    stakes = Stakes(50, 100)
    deck = [
        CARDS.index(name) for name in ["Ah", "Kc", "Ad", "Qs", "2c", "7h", "8d", "9s", "2d", "3c", "2h", "Jd"]
    ]
    hand = Hand(Setup.deal_in(catalogue["nl-holdem"], stakes, {1: 5000, 2: 5000}, Positions(1, 1, 2)), deck)
    hand.raise_to(300)
    hand.call()
    hand.check()
    hand.raise_to(400)
    hand.fold()
    assert write_hand(hand, players={1: "Ann", 2: "Boris"}, viewer=1, hand=3, _room="Зал") == (
        'variant = "NT"\n'
        "ante_trimming_status = false\n"
        "antes = [0, 0]\n"
        "blinds_or_straddles = [50, 100]\n"
        "min_bet = 100\n"
        "starting_stacks = [5000, 5000]\n"
        "actions = [\n"
        '  "d dh p1 ????",\n'
        '  "d dh p2 KcQs",\n'
        '  "p2 cbr 300",\n'
        '  "p1 cc",\n'
        '  "d db 7h8d9s",\n'
        '  "p1 cc",\n'
        '  "p2 cbr 400",\n'
        '  "p1 f",\n'
        "]\n"
        "hand = 3\n"
        "seats = [2, 1]\n"
        'players = ["Boris", "Ann"]\n'
        "finishing_stacks = [4700, 5300]\n"
        '_room = "Зал"\n'
    )


def test_a_hand_that_goes_on_is_written_as_far_as_it_went():
    hand = Hand(Setup.deal_in(catalogue["nl-holdem"], Stakes(50, 100), {1: 500, 2: 500}, Positions(1, 1, 2)))
    hand.deal([UNKNOWN, UNKNOWN], 2)
    record = record_of(hand, players={}, viewer=None)
    assert (record.players, record.finishing_stacks) == ((), None)
    assert str(play(record).deviation) == "the record stops before the hand is over: 2 cards are due"


def test_a_game_the_standard_has_no_code_for_goes_by_its_own_name():
    hand = Hand(Setup.deal_in(catalogue["pl-courchevel"], Stakes(1, 2), {1: 50, 2: 50}, Positions(1, 1, 2)))
    text = write_hand(hand, players={}, viewer=None)
    assert text.startswith('variant = "pl-courchevel"\n')
    assert read(text)[0].variant == "pl-courchevel"


def test_a_game_that_nobody_could_read_again_is_not_written():
    strange = replace(catalogue["pl-courchevel"], boards=2)
    hand = Hand(Setup.deal_in(strange, Stakes(1, 2), {1: 50, 2: 50}, Positions(1, 1, 2)))
    with pytest.raises(Mistake, match=r"^“pl-courchevel” is no game of the house"):
        write_hand(hand, players={}, viewer=None)


def test_what_the_standard_has_no_word_for_is_kept_too():
    setup = Setup(
        catalogue["nl-double-board-holdem"],
        {1: 500, 2: 500, 3: 500},
        5,
        (Forced(1, 5, "dead-post"), Forced(1, 10, "post"), Forced(2, 10, "big-blind")),
        (10,),
        profile("club-cash"),
        chip=5,
        rake=Rake(5, 30),
    )
    hand = Hand(setup, shuffled(setup.variant.deck, Random(4)))
    while not hand.over:
        (hand.check if hand.options.check else hand.call)()
    (record,) = read(write_hand(hand, players={}, viewer="all"))
    assert setup_of(record) == setup
    again = play(record)
    assert again.exact
    assert again.hand.result == hand.result


def test_infinite_stacks_are_played_and_written_back():
    """Nobody is all-in against them, what is lost of them cannot be told, and what is won from them can."""
    text = """variant = "NT"
ante_trimming_status = false
antes = [0, 0, 0]
blinds_or_straddles = [0.5, 1, 0]
min_bet = 1
starting_stacks = [inf, 100, inf]
actions = [
  "d dh p1 ????",
  "d dh p2 AsAc",
  "d dh p3 KhKd",
  "p3 cbr 250",
  "p1 f",
  "p2 cc",
  "p3 sm KhKd",
  "p2 sm AsAc",
  "d db 2h3c8c",
  "d db 5c",
  "d db 9h",
]
seats = [1, 2, 3]
finishing_stacks = [inf, 200.5, inf]
_croupier = {unit = 10}
"""
    (record,) = read(text)
    played = play(record)
    assert played.exact, str(played.deviation)
    assert played.hand.player(2).stack == 2005
    assert write(record_of(played.hand, players={}, viewer="all", unit=10)) == text
    story = tell(played.hand, unit=10)
    assert [chair.stack for chair in story.chairs] == ["∞", "100", "∞"]
    assert [balance.stack for balance in story.balances] == ["∞", "200.5", "∞"]
    other = read(text.replace("[inf, 200.5, inf]", "[inf, 200.5, 900]"))
    assert play(other[0]).deviation is not None


def test_a_hand_of_a_cap_game_keeps_its_cap():
    setup = Setup.new("nl-holdem", [9_000, 9_000, 9_000], blinds=(50, 100), most=2_000)
    hand = Hand(setup, shuffled(catalogue["nl-holdem"].deck, Random(7)))
    hand.raise_to(2_000)
    hand.call()
    hand.fold()
    written = write_hand(hand, players=NAMES, viewer="all")
    assert "_croupier = {most = 2000}" in written
    again = play(read(written)[0])
    assert again.exact
    assert again.hand.setup.most == 2_000


def test_the_smallest_bet_of_a_record_may_be_below_its_blinds():
    """The standard's `min_bet` is what a raise adds at least, over a larger blind or straddle too."""
    text = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 200]
min_bet = 100
starting_stacks = [10000, 10000, 10000]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p1 cbr 300", "p2 cbr 400", "p3 f", "p1 f"]
"""
    (record,) = read(text)
    played = play(record)
    assert played.exact, str(played.deviation)
    again = play(read(write_hand(played.hand, players={}, viewer="all"))[0])
    assert again.hand.setup == played.hand.setup
    assert again.hand.log == played.hand.log
    short = play(read(text.replace("cbr 300", "cbr 299"))[0])
    assert short.deviation is not None
    # The book wants the whole straddle.
    book = replace(played.hand.setup, policy=profile("tda-2022"))
    written = write_hand(Hand.replay(book, played.hand.log[:6]), players={}, viewer="all")
    assert setup_of(read(written)[0]) == book


def test_nine_may_be_at_a_table_of_razz():
    ups = ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc"]
    deal = [f"d dh p{seat} ????{up}" for seat, up in enumerate(ups, 1)]
    folds = [f"p{seat} f" for seat in (1, 2, 3, 4, 5, 6, 7, 8)]
    text = f"""variant = "FR"
antes = {[1] * 9}
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = {[500] * 9}
actions = {[*deal, "p9 pb", *folds]}
finishing_stacks = {[499] * 8 + [508]}
"""
    played = play(read(text)[0])
    assert played.exact, str(played.deviation)
    again = play(read(write_hand(played.hand, players={}, viewer="all"))[0])
    assert again.exact
    assert again.hand.setup == played.hand.setup


def test_both_boards_of_a_game_may_be_run_out_twice():
    setup = replace(
        Setup.new("nl-double-board-holdem", [400, 900], blinds=(5, 10)),
        run_it=2,
        policy=profile("online-cash"),
    )
    hand = Hand(setup, shuffled(catalogue["nl-holdem"].deck, Random(5)))
    hand.raise_to(20)
    hand.call()
    hand.raise_to(380)
    hand.call()
    hand.run(2)
    assert hand.over
    flops = {board[:3] for board in hand.boards}
    assert (len(hand.boards), len(flops), len({*sum(hand.boards, ())})) == (4, 2, 14)
    again = play(read(write_hand(hand, players={}, viewer="all"))[0])
    assert again.exact, str(again.deviation)
    assert again.hand.boards == hand.boards


def test_a_board_run_out_three_times_is_read_back():
    setup = replace(deal_in("nl-holdem", {1: 300, 2: 300}), run_it=3)
    hand = Hand(setup, shuffled(setup.variant.deck, Random(11)))
    hand.raise_to(300)
    hand.call()
    hand.run(3)
    (record,) = read(write_hand(hand, players={}, viewer="all"))
    assert play(record).exact
    assert len(play(record).hand.boards) == 3
    assert play(record).hand.result == hand.result


def test_a_board_run_out_once_though_twice_was_offered_is_not_asked_about_again():
    """One of the two has said no: after the flop nobody is asked again, and the record plays to the same end."""
    setup = Setup.deal_in(
        catalogue["nl-holdem"], Stakes(50, 100), {1: 500, 2: 500}, Positions(1, 1, 2), run_it=2
    )
    hand = Hand(setup, setup.variant.deck.cards)
    hand.raise_to(500)
    hand.call()
    hand.run(1)
    assert hand.over
    assert [entry.kind for entry in hand.log].count("run") == 1
    (record,) = read(write_hand(hand, players={}, viewer="all"))
    assert play(record).exact


def test_seven_all_in_on_third_street_of_stud_are_dealt_the_last_card_without_a_burn():
    """Seven times seven cards and three burns are the deck: sixth and seventh street stand apart all the same."""
    setup = Setup.deal_in(
        catalogue["seven-stud"],
        Stakes(0, 0, ante=5, bring_in=5),
        dict.fromkeys(range(1, 8), 5),
        Positions(7, 1, 2),
        policy=profile("fspr-competition"),
    )
    hand = Hand(setup, setup.variant.deck.cards)
    assert [entry.kind for entry in hand.log].count("burn") == 3
    (record,) = read(write_hand(hand, players={}, viewer="all"))
    assert play(record).exact
    assert play(record).hand.result.stacks == hand.result.stacks


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("rake = {percent = 5}", r"_croupier: cannot be read \(.*cap"),
        ("blinds = 5", r"_croupier: cannot be read \(.*blinds"),
        ("unit = 3", r"_croupier: 3 chips to a unit of the record cannot be: write 1, 10, 100"),
        ('policy = {button = "walking"}', r"button"),
    ],
)
def test_a_wrong_field_of_ours_is_told_of(field, wrong):
    text = write_hand(Hand(deal_in("nl-holdem", {1: 50, 2: 50})), players={}, viewer=None)
    with pytest.raises(Mistake, match=wrong):
        play(read(text + f"_croupier = {{{field}}}\n")[0])


def deal_in(game, stacks):
    return Setup.deal_in(catalogue[game], Stakes(1, 2), stacks, Positions(1, 1, 2))
