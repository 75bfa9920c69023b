"""Reading PHH: what stands in the fields, and one clear error for everything that cannot."""

import base64
import datetime
import pickle
from decimal import Decimal

import pytest

from croupier.errors import Mistake
from croupier.records import RecordError, decode, read
from croupier.records.amounts import Amounts

HAND = {
    "variant": '"NT"',
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[50, 100, 0]",
    "min_bet": "100",
    "starting_stacks": "[10000, 9000, 8000]",
    "actions": '["d dh p1 AhKd", "d dh p2 ????", "d dh p3 7c2s", "p3 f", "p1 f"]',
}


def hand(**fields):
    """A hand as text: fields replaced, added, or with None left out."""
    return "\n".join(f"{name} = {value}" for name, value in (HAND | fields).items() if value is not None)


def problem(text, lang="en"):
    with pytest.raises(RecordError) as wrong:
        read(text)
    return wrong.value.say(lang)


def test_a_hand_is_read_field_by_field():
    (record,) = read(hand(players='["Ann", "Boris", ""]', hand="12", time="19:30:00", _mood='"good"'))
    assert record.variant == "NT"
    assert record.blinds_or_straddles == (50, 100, 0)
    assert record.starting_stacks == (10000, 9000, 8000)
    assert [action.kind for action in record.actions] == ["hole", "hole", "hole", "fold", "fold"]
    assert record.players == ("Ann", "Boris", "")
    assert record.hand == 12
    assert record.time == datetime.time(19, 30)
    assert record.own == {"_mood": "good"}
    assert record.unit == 1


def test_a_file_may_hold_many_hands_each_in_its_table():
    text = "\n".join(f"[{number}]\n{hand(hand=str(number + 40))}" for number in (1, 2, 3))
    assert [record.hand for record in read(text)] == [41, 42, 43]


def test_a_hand_may_be_named_by_a_text():
    (record,) = read(hand(hand='"final 3"'))
    assert record.name == "final 3"


def test_comments_in_actions_are_kept_with_the_action():
    (record,) = read(hand(actions='["d dh p1 AhKd # slowly", "# a long pause", "", "p3 f#so"]'))
    assert [(action.kind, action.note) for action in record.actions] == [
        ("hole", "slowly"),
        ("note", "a long pause"),
        ("note", ""),
        ("fold", "so"),
    ]


def test_cents_make_the_whole_hand_a_hand_in_cents():
    (record,) = read(
        hand(
            blinds_or_straddles="[0.5, 1, 0]",
            min_bet="1.00",
            actions='["p3 cbr 2.25"]',
            antes="[0.1, 0.1, 0.1]",
        )
    )
    assert record.unit == 100
    assert record.starting_stacks == (1000000, 900000, 800000)
    assert record.blinds_or_straddles == (50, 100, 0)
    assert record.antes == (10, 10, 10)
    assert record.actions[0].amount == 225


def test_an_amount_finer_than_the_chips_of_the_hand_is_refused():
    with pytest.raises(Mistake):
        Amounts(10).read("0.25")
    assert Amounts(100).read("0.25") == 25


def test_zeros_after_the_point_are_no_cents():
    (record,) = read(hand(starting_stacks="[100.00, 200.0, 300]"))
    assert (record.unit, record.starting_stacks) == (1, (100, 200, 300))


def test_half_chips_in_the_finishing_stacks_alone_do_not_split_the_chips():
    (record,) = read(hand(finishing_stacks="[10112.5, 8887.5, 8000]"))
    assert record.unit == 1
    assert record.finishing_stacks == (Decimal("10112.5"), Decimal("8887.5"), Decimal(8000))


def test_a_blind_below_zero_is_a_live_post():
    (record,) = read(hand(blinds_or_straddles="[50, 100, -100]"))
    assert record.blinds_or_straddles == (50, 100, -100)


def test_a_field_that_the_standard_does_not_know_is_kept_and_named():
    (record,) = read(hand(finishing_stack="[1, 2, 3]", _own="1"))
    assert record.strangers == ("finishing_stack",)


def test_seats_that_go_round_clockwise_are_the_seats_of_the_players():
    assert read(hand(seats="[7, 9, 2]"))[0].chairs == (7, 9, 2)


def test_seats_in_any_other_order_are_numbered_as_dealt():
    assert read(hand(seats="[7, 2, 9]"))[0].chairs == (1, 2, 3)


def test_a_byte_order_mark_is_no_part_of_the_hand():
    assert read(decode(b"\xef\xbb\xbf" + hand().encode()))[0].variant == "NT"


WRONG = [
    ("", "no hand in it: a hand needs variant, antes, starting_stacks and actions"),
    ("# nobody home\n", "no hand in it: a hand needs variant, antes, starting_stacks and actions"),
    (
        hand(variant=None),
        "variant: the field is missing: every hand needs variant, antes, starting_stacks and actions",
    ),
    (
        hand(actions=None),
        "actions: the field is missing: every hand needs variant, antes, starting_stacks and actions",
    ),
    (hand(min_bet=None), "min_bet: the field is missing: a hand of NT needs it"),
    (
        hand(variant='"F7S"', small_bet="10", big_bet="20"),
        "bring_in: the field is missing: a hand of F7S needs it",
    ),
    (
        hand(variant='"HOLDEM"'),
        "variant: “HOLDEM” is no game of the PHH standard: write one of FT, NT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D",
    ),
    (hand(variant="3"), 'variant: must be a text in quotes, as in "2024 main event"'),
    (hand(antes="0"), "antes: must be a list of numbers, as in [50, 100, 0]"),
    (hand(antes='["0", 0, 0]'), "antes: must be a list of numbers, as in [50, 100, 0]"),
    (hand(antes="[true, 0, 0]"), "antes: must be a list of numbers, as in [50, 100, 0]"),
    (hand(min_bet='"100"'), "min_bet: must be a number"),
    (hand(actions='"p1 f"'), 'actions: must be a list of texts in quotes, as in ["p1 cc", "p2 f"]'),
    (hand(actions="[1]"), 'actions: must be a list of texts in quotes, as in ["p1 cc", "p2 f"]'),
    (hand(seats="[1.5, 2, 3]"), "seats: must be a list of whole numbers, as in [1, 2, 5]"),
    (hand(hand="1.5"), "hand: must be a whole number or a text in quotes"),
    (hand(year='"2024"'), "year: must be a whole number"),
    (hand(ante_trimming_status="1"), "ante_trimming_status: must be true or false"),
    (hand(time='"19:30"'), "time: must be a time of day, as in 19:30:00"),
    (hand(antes="[0, 0]"), "antes: 2 values for 3 players: write one for each starting stack"),
    (
        hand(finishing_stacks="[1]"),
        "finishing_stacks: one value for 3 players: write one for each starting stack",
    ),
    (
        hand(players='["A", "B", "C", "D"]'),
        "players: 4 values for 3 players: write one for each starting stack",
    ),
    (hand(starting_stacks="[]"), "starting_stacks: nobody is dealt in: a hand needs two players or more"),
    (hand(starting_stacks="[5]"), "starting_stacks: only one player is dealt in: a hand needs two or more"),
    (
        hand(starting_stacks="[5, 0, 5]"),
        "starting_stacks[2]: a player dealt in has chips: write a stack above 0",
    ),
    (
        hand(starting_stacks="[5, -5, 5]"),
        "starting_stacks[2]: -5 is out of range: amounts go from 0 to 1,000,000,000,000,000",
    ),
    (
        hand(starting_stacks="[5, -inf, 5]"),
        "starting_stacks[2]: the amount is unknown (-Infinity): Croupier plays whole stacks of known size",
    ),
    (
        hand(antes="[0, inf, 0]"),
        "antes[2]: the amount is unknown (Infinity): Croupier plays whole stacks of known size",
    ),
    (
        hand(min_bet="nan"),
        "min_bet: the amount is unknown (NaN): Croupier plays whole stacks of known size",
    ),
    (
        hand(starting_stacks=f"[5, 1{'0' * 30}, 5]"),
        "starting_stacks[2]: 10000000000000000000… is out of range: amounts go from 0 to 1,000,000,000,000,000",
    ),
    (
        hand(starting_stacks="[5, 1e999999999, 5]"),
        "starting_stacks[2]: 1E+999999999 is out of range: amounts go from 0 to 1,000,000,000,000,000",
    ),
    (
        hand(starting_stacks=f"[5, {'9' * 5000}, 5]"),
        "a number too long or lists too deep to be a hand: amounts go up to 1,000,000,000,000,000",
    ),
    (
        hand(_deep="[" * 5000),
        "a number too long or lists too deep to be a hand: amounts go up to 1,000,000,000,000,000",
    ),
    (hand(min_bet="0.00001"), "min_bet: 0.00001 cannot be paid in chips: amounts have at most 4 decimals"),
    (
        hand(min_bet="1e-999999"),
        "min_bet: 1E-999999 cannot be paid in chips: amounts have at most 4 decimals",
    ),
    (
        hand(min_bet="100.0000000000000000000000000000000000001"),
        "min_bet: 100.0000000000000000… cannot be paid in chips: amounts have at most 4 decimals",
    ),
    (hand(seats="[1, 1, 2]"), "seats: seat numbers count from 1 and no two players share one"),
    (hand(seats="[0, 1, 2]"), "seats: seat numbers count from 1 and no two players share one"),
    (
        hand(actions='["p1 f", "p4 f"]'),
        "actions[2]: p4 in “p4 f” is not in the hand: its players are p1 to p3",
    ),
    (hand(actions='["p0 f"]'), "actions[1]: p0 in “p0 f” is not in the hand: its players are p1 to p3"),
    (hand(actions='["p1 cbr"]'), "actions[1]: “p1 cbr” is no action"),
    (hand(actions='["p1 cbr lots"]'), "actions[1]: “lots” is no amount: write a number, as in 300 or 0.25"),
    (hand(actions='["p1 cbr -5"]'), "actions[1]: “-5” is no amount: write a number, as in 300 or 0.25"),
    (hand(actions='["p1 cbr ٣"]'), "actions[1]: “٣” is no amount: write a number, as in 300 or 0.25"),
    (hand(actions='["p1 cbr 1e5"]'), "actions[1]: “1e5” is no amount: write a number, as in 300 or 0.25"),
    (hand(actions='["p1 zz"]'), "actions[1]: “p1 zz” is no action"),
    (hand(actions='["p1"]'), "actions[1]: “p1” is no action"),
    (hand(actions='["x1 f"]'), "actions[1]: “x1 f” is no action"),
    (hand(actions='["p١ f"]'), "actions[1]: “p١ f” is no action"),
    (hand(actions='["d dh p1"]'), "actions[1]: “d dh p1” is no action"),
    (hand(actions='["d db 7c 2d"]'), "actions[1]: “d db 7c 2d” is no action"),
    (
        hand(actions='["d dh p1 AhXx"]'),
        "actions[1]: “Xx” at character 3 of “AhXx” is no card: write a rank 2–9, T, J, Q, K, A and a suit c, d, h, s",
    ),
    (
        hand(actions='["d dh p1 AhAh"]'),
        "actions[1]: Ah stands twice in “AhAh”: each card is in the deck once",
    ),
]


@pytest.mark.parametrize(("text", "said"), WRONG, ids=[said[:70] for _, said in WRONG])
def test_what_is_wrong_is_said_with_its_place_and_what_would_be_right(text, said):
    assert problem(text).startswith(said)


def test_text_that_is_no_toml_is_placed_by_line_and_column():
    assert problem("variant = NT\n").startswith("line 1, column 11 is not TOML (Invalid value)")


def test_broken_toml_names_the_hand_it_breaks_off_in():
    text = f"[1]\n{hand()}\n\n[2]\nvariant = "
    assert problem(text).startswith("hand 2: line 10, column ")


def test_a_wrong_hand_among_many_is_named_by_its_number():
    text = f"[1]\n{hand(hand='41')}\n[2]\n{hand(hand='42', min_bet=None)}"
    assert problem(text) == "hand 42: min_bet: the field is missing: a hand of NT needs it"


def test_a_hand_without_a_number_is_named_by_its_table():
    assert problem(f"[1]\n{hand()}\n[last]\n{hand(antes=None)}").startswith("hand last: antes: ")


def test_the_same_is_said_in_russian():
    text = f"[1]\n{hand(antes='[0, 0]')}"
    assert (
        problem(text, "ru")
        == "раздача 1: antes: 2 значения на 3 игроков: нужно по одному на каждый начальный стек"
    )


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1251"])
def test_a_file_is_read_in_the_encoding_it_is_in(encoding):
    names = '["Мышь", "Борис", ""]'
    text = f"# раздача клуба «Дуб»\r\n{hand(players=names)}\r\n"
    (record,) = read(decode(text.encode(encoding)))
    assert record.players == ("Мышь", "Борис", "")


def test_a_name_in_the_western_code_page_and_a_broken_byte_cost_no_hand():
    (record,) = read(decode(hand(players='["Zoé", "B\x81b", ""]').encode("latin-1")))
    assert record.players[0] == "Zoé"
    assert record.players[1][::2] == "Bb"


def test_hands_that_came_by_mail_are_read_from_the_message():
    mail = "From: Croupier <hands@example.org>\nSubject: your hands\nMIME-Version: 1.0\n"
    mail += "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n"
    mail += base64.b64encode(hand(players='["Ann", "Мышь", ""]').encode()).decode()
    (record,) = read(decode(mail.encode()))
    assert record.players == ("Ann", "Мышь", "")


def test_an_error_survives_a_trip_to_another_process():
    with pytest.raises(RecordError) as wrong:
        read(f"[9]\n{hand(antes=None)}")
    twin = pickle.loads(pickle.dumps(wrong.value))
    assert (str(twin), twin.hand, twin.field) == (str(wrong.value), "9", "antes")
