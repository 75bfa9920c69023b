"""`croupier school`: the drills and their questions."""

import json

import pytest

from croupier.cli import main
from croupier.school.drills import DRILLS


def school(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        main(["school", *arguments])
    printed = capsys.readouterr()
    return end.value.code, printed.out, printed.err


def test_the_drills_are_listed(capsys):
    code, out, _ = school(capsys)
    assert code == 0
    assert [line.partition(":")[0] for line in out.splitlines()] == list(DRILLS)


@pytest.mark.parametrize("drill", DRILLS)
def test_a_number_prints_the_same_question_and_answer(capsys, drill):
    code, out, _ = school(capsys, "drill", drill, "--seed", "7", "--json")
    assert (code, out) == school(capsys, "drill", drill, "--seed", "7", "--json")[:2]
    said = json.loads(out)
    assert said["drill"] == drill
    assert said["given"]
    assert said["answer"]


@pytest.mark.parametrize("drill", DRILLS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_question_is_told_in_both_languages(capsys, drill, lang):
    code, out, err = school(capsys, "drill", drill, "--seed", "7", "--level", "4", "--lang", lang)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > 3


def test_a_drill_nobody_knows_is_wrong_input(capsys):
    code, out, err = school(capsys, "drill", "juggling", "--json")
    assert (code, out) == (2, "")
    assert all(drill in err for drill in DRILLS)
