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
    *drills, rulings = out.splitlines()
    assert [line.partition(":")[0] for line in drills] == list(DRILLS)
    assert "croupier school ruling" in rulings


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


def test_a_number_draws_the_same_situation_with_its_true_ruling(capsys):
    asked = ("ruling", "--seed", "5", "--under", "club-cash", "--level", "floor")
    code, out, _ = school(capsys, *asked, "--json")
    assert (code, out) == school(capsys, *asked, "--json")[:2]
    said = json.loads(out)
    assert (said["book"], said["level"]) == ("club-cash", "floor")
    ruling = said["rulings"][said["right"]]
    assert ruling.startswith(said["books"][0]["lines"][0])
    assert said["clauses"][said["why"]]["id"] in [each["id"] for each in said["books"][0]["cites"]]
    told = school(capsys, *asked, "--lang", "en")[1]
    assert all(line in told.replace("\n", " ") for line in said["books"][0]["lines"][:1])


def test_who_is_asked_chooses_before_he_is_told(capsys, monkeypatch):
    said = json.loads(school(capsys, "ruling", "--seed", "5", "--json")[1])
    chosen = iter([9, said["right"] + 1, said["why"] + 1])
    monkeypatch.setattr("typer.prompt", lambda *_, **__: next(chosen))
    code, out, _ = school(capsys, "ruling", "--seed", "5", "--ask", "--lang", "ru")
    assert code == 0
    assert "Это верно" in out.splitlines()


def test_a_book_without_situations_at_a_level_is_wrong_input(capsys):
    code, out, err = school(capsys, "ruling", "--under", "online-cash", "--level", "director")
    assert (code, out) == (2, "")
    assert "online-cash" in err
