"""`croupier replay`: what it tells, what it prints for machines, and how it ends."""

import json
from pathlib import Path

import pytest

from croupier.cli import main

PHH = Path(__file__).parents[1] / "data" / "phh"
TOLD = Path(__file__).parent / "told"
WSOP = PHH / "wsop-2023-ppc"

HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [10000, 10000]
actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
finishing_stacks = [10050, 9950]
"""
ILLEGAL = HAND.replace('"p2 f"', '"p1 f"')


def run(capsys, *arguments):
    """The exit code and what was printed, on standard output and on standard error."""
    with pytest.raises(SystemExit) as end:
        main(["replay", *map(str, arguments)])
    printed = capsys.readouterr()
    return end.value.code, printed.out, printed.err


def write(folder, name, text):
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def plain_spaces(text):
    """Babel's own choice among the narrow and wide no-break spaces is its affair."""
    return text.replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("file", sorted(TOLD.glob("*.txt")), ids=lambda file: file.stem)
def test_a_real_hand_is_told_word_for_word(capsys, file):
    name, _, lang = file.stem.rpartition(".")
    (hand,) = PHH.rglob(f"{name}.phh")
    code, out, err = run(capsys, hand, "--lang", lang)
    assert plain_spaces(out) == plain_spaces(file.read_text("utf-8"))
    assert (code, err) == (0, "")


def test_many_hands_are_told_one_after_the_other(capsys):
    code, out, _ = run(capsys, WSOP / "01.phh", WSOP / "03.phh")
    assert code == 0
    assert out.count("\n\nHand 3: ") == 1
    assert out.startswith("Hand 1: ")


def test_one_hand_is_picked_by_its_number(capsys):
    code, out, _ = run(capsys, PHH / "pluribus" / "88.phhs", "--hand", "128")
    assert code == 0
    assert out.startswith("Hand 128: ")
    assert "\nHand " not in out
    assert out.endswith(
        "\nThe record deviates: p4 ends with 10,288, the record says 10,287.5: it splits a chip, "
        "and chips here are whole\n"
    )


def test_a_hand_that_is_not_there_is_wrong_input(capsys):
    assert run(capsys, WSOP / "01.phh", "--hand", "99") == (
        2,
        "",
        f"{WSOP / '01.phh'}: there is no hand 99 here\n",
    )


def test_checking_a_folder_lists_every_hand_that_deviates(capsys):
    code, out, err = run(capsys, WSOP, "--check")
    assert out == (
        f"{WSOP / '85.phh'}: hand 85: action 19, “p2 cbr 750000”: "
        "seat 2 cannot raise to 750,000: from 1,200,000 to 1,200,000 is allowed\n"
        "42 hands: 41 exact, 1 deviates\n"
    )
    assert (code, err) == (1, "")


def test_hands_that_are_exact_end_well(capsys):
    assert run(capsys, WSOP / "01.phh", "--check") == (0, "1 hand: 1 exact, 0 deviate\n", "")


def test_the_json_object_has_its_three_keys_and_nothing_else_is_printed(capsys):
    code, out, err = run(capsys, WSOP, "--check", "--json")
    assert json.loads(out) == {
        "hands": 42,
        "exact": 41,
        "deviations": [
            {
                "file": str(WSOP / "85.phh"),
                "hand": 85,
                "why": "action 19, “p2 cbr 750000”: "
                "seat 2 cannot raise to 750,000: from 1,200,000 to 1,200,000 is allowed",
            }
        ],
    }
    assert out.count("\n") == 1
    assert (code, err) == (1, "")


def test_json_alone_means_a_check(capsys):
    code, out, _ = run(capsys, WSOP / "01.phh", "--json")
    assert (code, json.loads(out)) == (0, {"hands": 1, "exact": 1, "deviations": []})


def test_the_reasons_are_given_in_russian_when_asked(capsys):
    _, out, _ = run(capsys, WSOP / "85.phh", "--check", "--json", "--lang", "ru")
    assert json.loads(out)["deviations"][0]["why"].startswith("действие 19, «p2 cbr 750000»: ")


def test_a_hand_without_a_number_is_named_by_its_table_or_not_at_all(capsys, tmp_path):
    alone = write(tmp_path, "alone.phh", ILLEGAL)
    many = write(tmp_path, "many.phhs", f"[first]\n{HAND}\n[second]\n{ILLEGAL}")
    _, out, _ = run(capsys, alone, many, "--json")
    assert [(each["file"], each["hand"]) for each in json.loads(out)["deviations"]] == [
        (str(alone), None),
        (str(many), "second"),
    ]
    _, out, _ = run(capsys, alone, many, "--check")
    assert out.splitlines()[0].startswith(f"{alone}: action 3, “p1 f”: ")
    assert out.splitlines()[1].startswith(f"{many}: hand second: action 3, “p1 f”: ")


def test_files_that_cannot_be_read_do_not_stop_the_others(capsys, tmp_path):
    files = {
        "a-toml.phh": "variant = NT",
        "b-empty.phh": "",
        "c-bytes.phh": b"variant = '\xff'",
        "c-whist.phh": "Whist: Ann leads the ace of clubs",
        "d-missing.phh": HAND.replace("min_bet = 100", ""),
        "e-type.phh": HAND.replace("[50, 100]", "50"),
        "f-twice.phh": HAND.replace("????", "AhKd"),
        "g-huge.phh": HAND.replace("min_bet = 100", f"min_bet = {'9' * 5000}"),
        "h-deep.phh": f"x = {'[' * 3000}",
        "i-game.phh": HAND.replace("NT", "XX"),
        "j-action.phh": HAND.replace("p2 f", "p2 folds"),
        "k-many.phhs": f"[1]\n{HAND}\n[2]\n{HAND.replace('NT', 'XX')}\n[3]\nhand = 77\n{HAND}",
        "z-good.phh": HAND,
    }
    for name, text in files.items():
        write(tmp_path, name, text)
    code, out, err = run(capsys, tmp_path, "--check")
    assert code == 2
    assert out == "3 hands: 3 exact, 0 deviate, 12 cannot be read\n"
    lines = [line.removeprefix(f"{tmp_path}/") for line in err.splitlines()]
    assert [line.split(":")[0] for line in lines] == sorted(files)[:-1]
    assert lines[0].startswith("a-toml.phh: line 1, column 11 is not TOML")
    assert (
        lines[2]
        == "c-bytes.phh: antes: the field is missing: every hand needs variant, antes, starting_stacks and actions"
    )
    assert lines[3].startswith("c-whist.phh: “Whist: Ann leads the ace of clubs” begins no hand history")
    assert lines[6] == "f-twice.phh: actions[2]: Ah is out already: each card is in the deck once"
    assert lines[11].startswith("k-many.phhs: hand 2: variant: “XX” is no game of the PHH standard")


def test_what_cannot_be_read_is_an_extra_key_for_machines(capsys, tmp_path):
    bad = write(tmp_path, "bad.phhs", f"[1]\nhand = 5\n{HAND.replace('NT', 'XX')}")
    code, out, err = run(capsys, bad, WSOP / "01.phh", "--json")
    report = json.loads(out)
    assert (code, report["hands"], report["exact"], report["deviations"]) == (2, 1, 1, [])
    (error,) = report["errors"]
    assert (error["file"], error["hand"]) == (str(bad), 5)
    assert error["why"].startswith("variant: “XX” is no game")
    assert err.startswith(f"{bad}: hand 5: variant: “XX” is no game")


def test_wrong_input_outweighs_a_deviation(capsys, tmp_path):
    code, _, _ = run(capsys, WSOP / "85.phh", write(tmp_path, "bad.phh", ""), "--check")
    assert code == 2


def test_a_path_that_is_not_there_is_named(capsys, tmp_path):
    missing = tmp_path / "missing.phh"
    code, out, err = run(capsys, missing, WSOP / "01.phh", "--check")
    assert (code, out) == (2, "1 hand: 1 exact, 0 deviate, 1 cannot be read\n")
    assert err == f"{missing}: there is no such file or folder\n"


def test_a_folder_without_hands_is_named(capsys, tmp_path):
    write(tmp_path, "notes.txt", HAND)
    assert run(capsys, tmp_path) == (
        2,
        "",
        f"{tmp_path}: no hand histories in this folder: they end in .phh, .phhs, .ohh\n",
    )


def test_a_file_named_by_itself_may_end_in_anything(capsys, tmp_path):
    assert run(capsys, write(tmp_path, "hand.toml", HAND), "--check")[:2] == (
        0,
        "1 hand: 1 exact, 0 deviate\n",
    )


def test_folders_are_searched_to_the_bottom_in_the_order_of_their_numbers(capsys, tmp_path):
    for name in ("10.phh", "9.phh", "deep/er/1.phh"):
        write(tmp_path, name, ILLEGAL)
    _, out, _ = run(capsys, tmp_path, "--json")
    assert [each["file"] for each in json.loads(out)["deviations"]] == [
        str(tmp_path / "9.phh"),
        str(tmp_path / "10.phh"),
        str(tmp_path / "deep" / "er" / "1.phh"),
    ]


def test_a_file_named_twice_is_played_once(capsys, tmp_path):
    file = write(tmp_path, "one.phh", HAND)
    assert run(capsys, file, tmp_path, file, "--check")[1] == "1 hand: 1 exact, 0 deviate\n"


def test_a_field_that_may_be_misspelt_is_pointed_out_once(capsys, tmp_path):
    hand = HAND.replace("finishing_stacks", "finishing_stack")
    file = write(tmp_path, "some.phhs", f"[1]\n{hand}\n[2]\n{hand}")
    code, _, err = run(capsys, file, "--check")
    assert code == 0
    assert err == (
        f"{file}: the PHH standard has no field finishing_stack; an annotator’s own begin with _\n"
    )


def test_a_record_that_stops_early_deviates(capsys, tmp_path):
    file = write(tmp_path, "short.phh", HAND.replace(', "p2 f"', ""))
    code, out, _ = run(capsys, file, "--check")
    assert code == 1
    assert out.splitlines()[0] == f"{file}: the record stops before the hand is over: p2 is to act"


def test_without_a_path_the_command_says_what_is_missing(capsys):
    code, out, err = run(capsys)
    assert (code, out) == (2, "")
    assert "PATH" in err


def test_a_language_nobody_speaks_is_wrong_input(capsys):
    code, _, err = run(capsys, WSOP / "01.phh", "--lang", "de")
    assert code == 2
    assert "<en|ru>" in err
