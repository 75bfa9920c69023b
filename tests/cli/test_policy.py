"""`croupier policy`: what a profile or a house's file answers, and by which clause."""

import json

import pytest
from typer.testing import CliRunner

from croupier.cli.policy import policy
from croupier.errors import Mistake
from croupier.rulebook import fields

RIVERSIDE = """\
name = "Riverside"
profile = "tda-2022"
[house]
button = "moving"
clock_seconds = 25
devices = "no-calls"
[agency]
devices = "off-table"
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "riverside.toml"
    path.write_text(RIVERSIDE, "utf-8")
    return path


def run(*arguments, lang="en"):
    result = CliRunner().invoke(policy, [str(each) for each in arguments], obj=lang)
    if isinstance(result.exception, Mistake):
        raise result.exception
    assert result.exit_code == 0
    return result.output.splitlines()


def test_a_profile_shows_every_answer_with_its_clause():
    lines = run("show", "tda-2022")
    assert lines[:2] == ["Tournament, TDA 2022", "the book < house < event < gaming agency  TDA-2022:PRE"]
    assert sum(line.startswith("  ") and not line.startswith("      ") for line in lines) == len(fields())
    answer = lines.index(next(line for line in lines if line.startswith("  clock_seconds ")))
    assert lines[answer].split() == ["clock_seconds", "25", "s", "TDA-2022:29.2"]
    assert lines[answer + 1] == "      The clock: time to act once it is called: 25 seconds"


def test_an_area_shows_only_what_it_asks():
    lines = run("show", "fspr-manual", "--area", "cash")
    assert lines[3] == "Cash games"
    assert not any(line.startswith("  button ") for line in lines)


def test_where_the_book_is_silent_it_is_said():
    lines = run("show", "tda-2015", "--area", "hand")
    assert next(line for line in lines if "stud_short_stub" in line).endswith("TDA-2022:RP10H.A  (usual)")


def test_the_answers_of_a_profile_in_russian():
    lines = run("show", "club-cash", "--area", "hand", lang="ru")
    assert lines[0] == "Кэш-игры, правила клуба"
    assert "      Куда идёт баттон от раздачи к раздаче: к следующему игроку" in lines
    assert next(line for line in lines if line.startswith("  reopen_adds_up ")).split()[1] == "нет"


def test_two_profiles_side_by_side_show_only_where_they_differ():
    lines = run("show", "tda-2022", "--diff", "tda-2024", "--area", "hand")
    assert lines == [
        "Tournament, TDA 2022 / Tournament, TDA 2024",
        "pot_blinds  Pot-limit: how blinds count before the flop",
        "  tda-2022          short-full  TDA-2022:54B.1  a short blind counts as a full one",
        "  tda-2024          all-full  TDA-2024:54B.1  short and dead blinds count as full ones",
        "1 difference",
    ]
    assert run("show", "tda-2022", "--diff", "tda-2022")[-1] == "no difference"


def test_a_file_is_shown_and_compared_like_a_profile(file):
    lines = run("show", file, "--diff", "tda-2022")
    assert lines[-1] == "2 differences"
    assert "  tda-2022          moving  TDA-2022:PRE  (house)  to the next player" in lines


def test_json_is_every_answer_with_its_source(file):
    shown = json.loads("\n".join(run("show", file, "--json")))
    assert shown["profile"] == "tda-2022"
    assert shown["answers"]["devices"] == {
        "value": "off-table",
        "layer": "agency",
        "by": "Riverside",
        "clause": "TDA-2022:PRE",
    }
    compared = json.loads("\n".join(run("show", "tda-2017", "--diff", "tda-2022", "--json")))
    assert compared["profiles"] == ["tda-2017", "tda-2022"]
    assert [each["value"] for each in compared["differences"]["premature_turn"]] == [
        "river-becomes-turn",
        "redealt",
    ]


def test_a_file_in_order_is_said_to_be_with_what_a_stronger_layer_overrides(file):
    assert run("check", file) == [
        "clock_seconds says what tda-2022 says anyway",
        "devices of the layer house does not count: agency overrides it",
        f"{file} is in order: over tda-2022 it lays 4 answers",
    ]
    assert run("check", file, lang="ru")[-1] == f"{file} в порядке: поверх tda-2022 4 ответа"


def test_roles_of_the_houses_own_are_told_and_checked(file):
    roles = RIVERSIDE + '[roles]\ncashier = ["see", "money"]\nbrush = ["seat", "see"]\n'
    file.write_text(roles, "utf-8")
    # What a role out of the box may do anyway is nothing to tell.
    assert run("check", file)[-2:] == [
        "the role brush may: see, seat",
        f"{file} is in order: over tda-2022 it lays 4 answers",
    ]
    file.write_text(roles.replace('"seat"', '"set"'), "utf-8")
    with pytest.raises(Mistake, match=":11: there is no permission “set”"):
        run("check", file)


def test_a_byte_order_mark_is_no_mistake(file):
    file.write_text(RIVERSIDE, "utf-8-sig")
    assert run("check", file)[-1].endswith("4 answers")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            RIVERSIDE.replace("moving", "movng").encode(),
            ':4: button cannot be movng: it takes "dead", "moving"',
        ),
        (b"\xff\xfe", " is not UTF-8 from byte 1 on: save it as UTF-8"),
        (None, " cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_taken_says_why(file, content, said):
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Mistake) as refused:
        run("check", file)
    assert refused.value.say() == f"{file}{said}"


def test_a_name_that_is_no_profile_names_those_there_are():
    with pytest.raises(Mistake) as refused:
        run("show", "tda2022")
    assert "tda-2022" in refused.value.say("ru")
