"""`croupier clauses`: the rulebooks searched and read in a terminal."""

import json

import pytest
import typer
from typer.testing import CliRunner

from croupier.cli.clauses import SHOWN, clauses
from croupier.errors import Mistake

APP = typer.Typer()
APP.command()(clauses)


def run(*arguments, lang="en"):
    result = CliRunner().invoke(APP, arguments, obj=lang)
    if isinstance(result.exception, Mistake):
        raise result.exception
    return result


def test_the_number_of_clauses_is_printed():
    assert run("--count").output == "1947\n"
    assert run("--count", "--edition", "TDA-2022", "--kind", "pot").output == "10\n"


def test_a_search_tells_id_title_kind_and_what_the_clause_says():
    lines = run("dead button", "--edition", "TDA-2022").output.splitlines()
    assert lines[:2] == [
        "TDA-2022:32  Dead button  Button and blinds",
        "    Tournaments use a dead button: button and blinds advance even when that puts the button on an empty seat.",
    ]
    assert lines[-1] == "3 clauses"


def test_words_need_no_quotes():
    assert run("dead", "button").output == run("dead button").output


def test_a_search_in_russian_speaks_russian():
    lines = run("мёртвый", "баттон", "--edition", "TDA-2022", "--lang", "ru").output.splitlines()
    assert lines[0] == "TDA-2022:32  Баттон и блайнды"
    assert lines[-1].endswith(("статья", "статьи", "статей"))
    assert run("мёртвый баттон", lang="ru").output.splitlines()[0] == "TDA-2022:32  Баттон и блайнды"


def test_a_long_list_shows_the_best_and_says_how_to_see_the_rest():
    shown = run("raise").output.splitlines()
    count = int(run("raise", "--count").output)
    assert len(shown) == 2 * SHOWN + 1
    assert shown[-1] == f"{count} clauses, the first {SHOWN} of them; --all lists the rest"
    assert len(run("raise", "--all").output.splitlines()) == 2 * count + 1


def test_nothing_found_is_said_with_exit_code_1():
    result = run("qwertyzzz")
    assert result.output == "no clause answers to these words\n"
    assert result.exit_code == 1
    assert run("qwertyzzz", "--count").output == "0\n"


def test_show_tells_a_clause_whole():
    lines = run("show", "TDA-2022:47A.1").output.splitlines()
    assert lines[:2] == [
        "TDA-2022:47A.1  Reopening in NL/PL  Betting",
        "Tournament Directors Association, 2022",
    ]
    assert "  Sets in a policy: reopen, reopen_adds_up, reopen_after_raise" in lines
    history = next(line for line in lines if line.startswith("  Editions: "))
    assert history.startswith("  Editions: TDA-2015:44.1 → TDA-2017:48A (adds")


def test_show_in_russian_names_the_contradiction_and_who_decides():
    told = run("show", "FSPR:oddchip-4", "TDA-2022:53B.2", lang="ru").output
    assert "  Противоречит: K25: CLUB-7:7.3.6, TDA-2022:21" in told
    assert "  Решает: турнирный директор" in told


def test_show_of_an_unknown_id_names_the_nearest():
    with pytest.raises(Mistake) as refused:
        run("show", "TDA-2022:47A")
    assert "TDA-2022:47A.1" in refused.value.say()


def test_show_is_a_word_like_any_other_without_an_id():
    assert "FSPR:reg-9" in run("show", "one").output


def test_json_is_the_clause_in_both_languages_without_what_is_empty():
    (clause,) = json.loads(run("show", "TDA-2017:11.1", "--json").output)
    assert clause["summary"].keys() == {"en", "ru"}
    assert clause["replaces"] == ["TDA-2015:11.1"]
    assert clause["replaced_by"] == ["TDA-2022:RP9.1", "TDA-2022:RP9.2"]
    assert clause["policy"] == ["final_table"]
    assert "conflicts" not in clause
    found = json.loads(run("straddle", "--edition", "CLUB-2", "--json").output)
    assert len(found) == int(run("straddle", "--edition", "CLUB-2", "--count").output)
