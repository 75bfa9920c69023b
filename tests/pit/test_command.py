"""`croupier pit` as it is typed."""

import json
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from croupier.cards import Cards
from croupier.cli.parts import Parts
from croupier.cli.pit import app
from croupier.errors import Mistake
from croupier.odds.house import russian_exact, russian_poker
from croupier.odds.house.russian import House
from croupier.odds.house.russian_exact import Task, Whole, worked
from croupier.odds.house.solution import Job, Rows
from croupier.pit import game
from tests.waiting import wait_until


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, list(arguments))
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def report(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--json"))
    return found


def test_a_solved_game_is_one_json_object() -> None:
    found = report("solve", "three-card")
    assert (found["game"], found["exact"], found["standard_error"]) == ("three-card", True, 0.0)
    assert round(found["house_edge"], 9) == 0.033729809
    assert found["return"] == 1 - found["house_edge"]


def test_an_estimate_is_called_one() -> None:
    found = report("solve", "pai-gow")
    assert found["exact"] is False
    assert found["standard_error"] > 0
    assert "±" in run("solve", "pai-gow")


def test_the_whole_of_russian_poker_is_known() -> None:
    found = report("solve", "russian-poker", "--by", "up-card", "--by", "action", "--by", "without")
    assert found["exact"] is True
    assert (
        Fraction(found["fraction"])
        == 1 + sum(Fraction(one["fraction"]) for one in found["by_up_card"].values()) / 13
    )
    assert len(found["by_action"]) == 8
    exact = {name for name, told in found["by_without"].items() if "fraction" in told}
    assert exact == {name for name in found["by_without"] if name.startswith("exchange")} | {"sixth-and-one"}
    assert all(told["exact"] is False for name, told in found["by_without"].items() if name not in exact)
    said = run("solve", "russian-poker", "--by", "without")
    assert "no exchange, no sixth card" in said
    assert "an estimate" in said


def test_what_russian_poker_stakes_and_does_first_by_open_card_is_told_exactly() -> None:
    by = [part for name in ("wagered", "first", "later") for part in ("--by", name)]
    found = report("solve", "russian-poker", *by)
    staked = found["by_wagered"]
    assert (
        Fraction(staked["all"]["fraction"])
        == sum(Fraction(staked[up]["fraction"]) for up in "23456789TJQKA") / 13
    )
    assert found["wagered"] == staked["all"]["value"] == float(Fraction(staked["all"]["fraction"]))
    assert Fraction(found["by_first"]["A"]["exchange-4"]["fraction"]) == 0
    assert found["by_first"]["2"]["exchange-5"]["value"] == pytest.approx(0.000388, abs=1e-6)
    assert set(found["by_later"]) == {"fold", "insure", "buy"}
    told = run("solve", "russian-poker", *by)
    assert "│ 2                   │ 3.233033  │" in told
    assert "│ exchange of 2 cards │ 3.683623  │" in told
    assert "│A        │36.622│ 9.284│ 0.001│    11.727│4.150│38.216│ 0.000│0.000│" in told
    assert "│ buying the dealer’s card │ 1.486112%  │" in told
    assert "…" not in run("solve", "russian-poker", *by, "--lang", "ru")


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("three-card", {"play": "149/221", "fold": "72/221"}),
        ("caribbean-stud", {"raise": "", "fold": ""}),
        ("oasis", {"exchange": "", "raise": "", "fold": ""}),
        ("ultimate-texas-holdem", {"play-4": "", "check": ""}),
        ("texas-holdem-bonus", {"play": "", "fold": ""}),
    ],
)
def test_how_often_each_first_decision_is_best_is_told_of_every_game_with_one(
    game: str, first: dict[str, str]
) -> None:
    found = report("solve", game, "--by", "action")
    told = {name: Fraction(one["fraction"]) for name, one in found["by_action"].items()}
    assert list(told) == list(first)
    assert sum(told.values()) == 1
    assert all(told[name] == Fraction(share) for name, share in first.items() if share)
    if "fold" in found["outcomes"] and game not in ("oasis", "ultimate-texas-holdem"):
        assert float(told["fold"]) == found["outcomes"]["fold"]


@pytest.mark.parametrize(
    ("column", "game"),
    [
        (0, ["caribbean-stud"]),
        (1, ["oasis"]),
        (2, ["cyber-stud", "--option", "mode=raise"]),
        (3, ["cyber-stud"]),
    ],
)
def test_what_the_open_card_is_worth_is_told_of_every_game_with_one(column: int, game: list[str]) -> None:
    found = report("solve", *game, "--by", "up-card")
    worth = [Fraction(one["fraction"]) for one in found["by_up_card"].values()]
    assert sum(worth) / 13 == Fraction(found["fraction"]) - 1
    assert list(found["by_up_card"]) == list("23456789TJQKA")
    # As the guide says: the higher the dealer's card, the worse, up to the queen.
    assert sorted(worth[:11], reverse=True) == worth[:11]
    guide = (Path(__file__).parents[2] / "docs" / "pit-games.md").read_text("utf-8")
    rows = guide.partition("| open card |")[2].split("\n\n")[0].splitlines()[2:]
    told = [row.split("|")[2 + column].strip().replace("−", "-") for row in rows]
    assert told == [f"{100 * float(one):+.4f} %" for one in worth]


def test_how_often_to_raise_is_told_by_the_open_card() -> None:
    found = report("solve", "caribbean-stud", "--by", "first", "--by", "action")
    folds = [Fraction(row["fold"]["fraction"]) for row in found["by_first"].values()]
    assert sum(folds) / 13 == Fraction(found["by_action"]["fold"]["fraction"])
    assert "│A        │   7.979│" in run("solve", "oasis", "--by", "first")


def test_a_table_that_a_game_has_not_is_refused_with_those_it_has() -> None:
    with pytest.raises(Mistake, match="three-card: there is action"):
        run("solve", "three-card", "--by", "up-card")
    # What no solution of a game has is refused before it is worked out.
    with pytest.raises(Mistake, match="ultimate-texas-holdem: there is action"):
        run("solve", "ultimate-texas-holdem", "--by", "without")
    with pytest.raises(Mistake, match="cyber-stud: there is up-card"):
        run("solve", "cyber-stud", "--by", "action")
    with pytest.raises(Mistake, match="oasis: there is –"):
        run("solve", "oasis", "--option", "prices=1-2-3-2-1", "--by", "up-card")


@pytest.mark.parametrize("by", ["later", "wagered"])
def test_what_the_whole_job_does_not_find_out_is_refused_before_its_hours(by: str, tmp_path: Path) -> None:
    parts = tmp_path / "parts"
    with pytest.raises(Mistake, match="it finds out up-card, action, first, without"):
        run("solve", "russian-poker", "--whole", "--parts", str(parts), "--by", by)
    assert not parts.exists()


def test_an_estimate_has_no_tables_and_says_so_before_its_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.odds.house.russian_poker.work_out", pytest.fail)
    for job, says in (
        (("--option", "kickers=first"), "for other options give --whole"),
        (("--nodes", "16"), "leave them out"),
    ):
        with pytest.raises(Mistake, match=says):
            run("solve", "russian-poker", *job, "--by", "up-card")


@pytest.mark.parametrize(
    ("hand", "seen", "told", "cards"),
    [
        ("7c7d7hKs2c", "Qd", "exchange 2cKs", True),
        ("9sTdJhQcKs", "7h", "sixth card", False),
        ("9c9dJsJh4c", "7h", "close", False),
    ],
)
def test_the_best_choice_alone_is_read_from_the_table(hand: str, seen: str, told: str, cards: bool) -> None:
    asked = ("advise", "russian-poker", "--hand", hand, "--seen", seen, "--best")
    assert run(*asked).strip() == told
    found = report(*asked)["best"]
    assert found == {
        "decision": told.split(maxsplit=1)[0],
        "cards": told.rsplit(maxsplit=1)[-1] if cards else "",
        "amount": 0,
    }


def test_a_hand_that_is_best_insured_is_told_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the solver says it, which is not asked."""
    asked = ("advise", "russian-poker", "--hand", "AcAdAhAs2c", "--seen", "Kd")
    best = report(*asked)["choices"][0]
    monkeypatch.setattr("croupier.odds.house.russian.node", pytest.fail)
    found = report(*asked, "--best")["best"]
    assert found == {name: best[name] for name in ("decision", "cards", "amount")}


def test_another_house_is_asked_of_the_solver_for_its_best_choice() -> None:
    asked = ("advise", "russian-poker", "--hand", "9c9dJsJh4c", "--seen", "7h", "--option", "kickers=first")
    found = report(*asked, "--best")
    assert set(found) == {"game", "hand", "seen", "best"}
    assert found["best"]["decision"] == run(*asked, "--best").strip() == "close"
    assert found["best"]["value"] > 0


def test_a_house_that_exchanges_nothing_is_exact_too() -> None:
    found = report("solve", "russian-poker", "--option", "exchange-most=0")
    without = report("solve", "russian-poker", "--by", "without")["by_without"]["exchange"]
    assert found["exact"] is True
    assert Fraction(found["fraction"]) == 1 + Fraction(without["fraction"])
    assert not {"wagered", "variance"} & found.keys()
    assert "--nodes N --stakes N" in run("solve", "russian-poker", "--option", "exchange-most=0")


def test_who_leaves_a_part_out_is_told_what_that_comes_to() -> None:
    found = report("solve", "russian-poker", "--without", "exchange", "--without", "sixth")
    without = report("solve", "russian-poker", "--by", "without")["by_without"]
    assert Fraction(found["fraction"]) == 1 + Fraction(without["exchange+sixth"]["fraction"])
    asked = ("solve", "russian-poker", "--without", "purchase", "--without", "insurance")
    found = report(*asked)
    assert found["exact"] is False
    assert found["standard_error"] == without["purchase+insurance"]["standard_error"]
    assert "An estimate" in run(*asked)
    assert "Это оценка" in run(*asked, "--lang", "ru")
    forgets = report("solve", "oasis", "--without", "discards")
    told = report("solve", "oasis", "--by", "without")["by_without"]
    assert (forgets["exact"], forgets["fraction"]) == (True, "69038900742269/69766306810200")
    assert 1 + Fraction(told["discards"]["fraction"]) == Fraction(forgets["fraction"])
    assert "-1.042632%" in run("solve", "oasis", "--by", "without")
    with pytest.raises(Mistake, match="for russian-poker"):
        run("solve", "three-card", "--without", "exchange")
    told = report("solve", "russian-poker", "--by", "without")["by_without"]["discards"]
    forgets = report("solve", "russian-poker", "--without", "discards")
    assert (forgets["exact"], forgets["standard_error"]) == (False, told["standard_error"])
    with pytest.raises(Mistake, match="forgotten alone"):
        run("solve", "russian-poker", "--without", "discards", "--without", "sixth")
    with pytest.raises(Mistake, match="one figure"):
        run(*asked, "--by", "action")


def test_all_hands_of_six_cards_by_what_they_are_paid() -> None:
    found = report("solve", "russian-poker", "--by", "six-cards", "--by", "five-cards")
    six = {times: int(one["fraction"]) for times, one in found["by_six_cards"].items()}
    assert sum(six.values()) == 20_358_520
    assert (six["0"], six["8"], six["150"]) == (5_322_480, 116_604, 4)
    assert int(found["by_five_cards"]["100"]["fraction"]) == 4
    assert "│ 8   │ 116,604   │" in run("solve", "russian-poker", "--by", "six-cards")
    with pytest.raises(Mistake, match="three-card: there is action"):
        run("solve", "three-card", "--by", "six-cards")


def test_hands_are_counted_by_what_a_house_that_caps_its_payouts_pays() -> None:
    table = game("russian-poker")
    capped = replace(table, plate=replace(table.plate, max_payout=50 * 2 * table.plate.minimum))
    assert russian_poker.hands(5, capped)["50"] == 36 + 4
    assert "100" not in russian_poker.hands(5, capped)


def test_a_sample_for_who_takes_no_sixth_card_is_the_function_s_by_the_same_seed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Which hands are drawn and what they come to, each being weighed by its cards alone here; so it takes no minutes.

    Asked once more with what was kept nothing is weighed again, and another seed draws other hands.
    """
    weighed: list[Cards] = []

    def changed(
        _full: House, _less: House, cards: Cards, up: int, *, deeper: bool
    ) -> tuple[Fraction, Fraction]:
        weighed.append(cards)
        return Fraction(0), Fraction(-sum(cards) - up - 100 * deeper, 1000)

    monkeypatch.setattr("croupier.odds.house.russian_without.changed", changed)
    keep = ("--keep", str(tmp_path / "kept.jsonl"))
    asked = ("solve", "russian-poker", "--without", "sixth", "--nodes", "200", "--workers", "1")
    found = report(*asked, "--seed", "5", *keep)
    hands = list(weighed)
    told = russian_poker.without(game("russian-poker"), frozenset({"sixth"}), Job(200, 5, workers=1))
    assert (found, weighed) == (told.report(), 2 * hands)
    assert (found["exact"], found["counts"]["nodes"]) == (False, len(hands))
    assert report(*asked, "--seed", "5", *keep) == found
    assert len(weighed) == 2 * len(hands)
    assert report(*asked, "--seed", "6", *keep)["return"] != found["return"]


def test_rounds_by_the_table_that_ships_are_told() -> None:
    """A hundred thousand of them lie within three errors of the exact value."""
    found = report("simulate", "russian-poker", "--strategy", "table", "--rounds", "100000", "--seed", "7")
    exact = report("solve", "russian-poker")
    assert (found["strategy"], found["rounds"]) == ("table", 100_000)
    assert abs(found["house_edge"] - exact["house_edge"]) < 3 * found["standard_error"]
    assert found["wagered"] == pytest.approx(exact["wagered"], abs=3 * 1.4 / 100_000**0.5)
    with pytest.raises(Mistake, match="ships for russian-poker and oasis as they are by default"):
        run("simulate", "russian-poker", "--option", "kickers=first", "--strategy", "table")


def test_a_table_from_a_file_moves_the_edge(tmp_path: Path) -> None:
    house = tmp_path / "mill.toml"
    house.write_text(
        'game = "three-card"\n[pays.ante-bonus]\nstraight-flush = 5\nthree-of-a-kind = 3\nstraight = 1\n'
    )
    found = report("solve", "three-card", "--paytable", str(house))
    assert round(found["house_edge"], 8) == 0.03608275


def test_a_game_under_another_option_is_played_by_its_own_tables(tmp_path: Path) -> None:
    """Not by those of the options it has by default, also where a file or a row gives tables."""
    raised = ("--option", "mode=raise")
    assert round(report("solve", "cyber-stud", *raised)["house_edge"], 8) == 0.05005529
    file = tmp_path / "cyber.toml"
    file.write_text('game = "cyber-stud"')
    row = "bet=999-199-99-14-9-5-3-1-1-1-1"
    drawn = ("--rounds", "4000", "--seed", "5")
    plain = report("simulate", "cyber-stud", *raised, *drawn)
    for tables in (str(file), row):
        found = report("simulate", "cyber-stud", *raised, "--paytable", tables, *drawn)
        assert (found["return"], found["results"]) == (plain["return"], plain["results"])
    simplified = report("simulate", "texas-holdem-bonus", "--option", "mode=simplified", *drawn)
    assert set(simplified["results"]) == {"win", "lose", "tie"}


def test_every_choice_of_a_russian_hand() -> None:
    found = report("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "4s")
    best = found["choices"][0]
    assert (best["decision"], best["cards"], best["exact_value"]) == (
        "exchange",
        "Jc3d",
        "1109169757/264714450",
    )
    assert len(found["choices"]) == 1 + 1 + 2 + 31 + 1
    insured = [choice for choice in found["choices"] if choice["decision"] == "insure"]
    assert [choice["insurance"] for choice in insured] == [1.0, 6.0]


def test_a_russian_hand_after_the_draw_and_after_no_game() -> None:
    drawn = report("advise", "russian-poker", "--hand", "7h7s7dQc5d", "--seen", "4s", "--thrown", "Jc3d")
    assert {choice["decision"] for choice in drawn["choices"]} == {"fold", "close", "insure"}
    sixth = report("advise", "russian-poker", "--hand", "7h7s7dQc5d2c", "--seen", "4s")
    assert {choice["decision"] for choice in sixth["choices"]} == {"fold", "close", "insure"}
    bought = report("advise", "russian-poker", "--hand", "Kd8d7d5d2d", "--seen", "AcQdJh9s4c")
    assert [choice["exact_value"] for choice in bought["choices"]] == ["593/287", "1"]


def test_simulated_rounds_name_their_seed_and_draw_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "nets.png"
    arguments = ("simulate", "three-card", "--rounds", "2000", "--seed", "3")
    found = report(*arguments, "--plot", str(picture))
    assert (found["rounds"], found["seed"], found["exact"]) == (2_000, 3, False)
    assert abs(found["house_edge"] - 0.03373) < 4 * found["standard_error"]
    assert report(*arguments) == found
    assert picture.read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize("game", ["russian-poker", "oasis"])
def test_a_solved_game_is_drawn_by_its_open_card(game: str, tmp_path: Path) -> None:
    picture = tmp_path / "cards.svg"
    assert report("solve", game, "--plot", str(picture))["exact"]
    assert b"<svg" in picture.read_bytes()


def test_a_pay_table_is_designed_line_by_line() -> None:
    found = report("design", "jacks-or-better", "--set", "flush=5", "--set", "full-house=8")
    assert round(found["before"]["house_edge"], 9) == 0.004560956
    assert round(found["return"], 8) == 0.97298434
    assert [line["odds"] for line in found["lines"]][3:5] == ["8", "5"]
    told = run("design", "jacks-or-better", "--set", "flush=5")
    assert "0.456096% → 1.550192%" in told
    assert "6 → 5" in told
    assert "→" not in run("design", "three-card")


def test_rounds_are_played_from_a_card_and_go_on_where_they_were(tmp_path: Path) -> None:
    card = Path(__file__).parents[1] / "data" / "pit" / "cards" / "caribbean-akj83.toml"
    kept = tmp_path / "rounds.jsonl"
    arguments = ("simulate", "caribbean-stud", "--strategy", str(card), "--keep", str(kept), "--seed", "2")
    first = report(*arguments, "--rounds", "2000")
    assert len(kept.read_text("utf-8").splitlines()) == 2
    more = report(*arguments, "--rounds", "3000")
    assert len(kept.read_text("utf-8").splitlines()) == 3
    assert (first["rounds"], more["rounds"]) == (2_000, 3_000)


def test_the_machines_are_listed_the_most_generous_first() -> None:
    found = json.loads(run("machines", "--json"))
    assert (found[0]["game"], round(found[0]["return"], 8)) == ("deuces-wild", 1.00761961)
    backs = [one["return"] for one in found]
    assert backs == sorted(backs, reverse=True)
    assert {one["game"] for one in found} >= {"jacks-or-better", "joker-poker", "bonus-poker", "double-bonus"}
    assert "100.761961%" in run("machines")


def test_pai_gow_and_oasis_by_name() -> None:
    told = report("solve", "pai-gow")
    assert (told["exact"], told["side_bets"]["bonus"]["exact"]) == (False, True)
    assert told["standard_error"] < 0.00005
    oasis = report("solve", "oasis")
    assert round(oasis["house_edge"], 8) == 0.01037153
    advised = report("advise", "oasis", "--hand", "Kd9d6d4dAs", "--seen", "8c")
    assert (advised["choices"][0]["decision"], advised["choices"][0]["cards"]) == ("exchange", "As")
    later = report("advise", "oasis", "--hand", "Kd9d6d4d2c", "--seen", "8c", "--thrown", "As")
    assert [choice["decision"] for choice in later["choices"]] == ["fold", "raise"]


def test_who_sets_best_at_pai_gow_is_told_between_bounds() -> None:
    by_house, best = report("solve", "pai-gow"), report("solve", "pai-gow", "--best")
    assert best["exact"] is False
    assert by_house["return"] < best["return_at_least"] < best["return"] < best["return_at_most"]
    assert best["house_edge"] == pytest.approx(by_house["house_edge"] - best["gained"])
    said = run("solve", "pai-gow", "--best")
    assert "of the hands are set otherwise than by the house’s way" in said
    assert f"{100 * best['gained']:.6f}%" in said


def test_a_pay_table_is_named_in_a_row_or_as_players_call_it() -> None:
    row = report("solve", "jacks-or-better", "--paytable", "800-50-25-9-5-4-3-2-1")
    assert round(row["return"], 8) == 0.98449808
    assert report("solve", "jacks-or-better", "--paytable", "9/5")["return"] == row["return"]
    trips = report("solve", "three-card", "--paytable", "5-3-1,pair-plus=40-30-5-4-1")
    assert round(trips["house_edge"], 8) == 0.03608275
    assert round(trips["side_bets"]["pair-plus"]["house_edge"], 6) == 0.055747
    half = report(
        "solve", "ultimate-texas-holdem", "--paytable", "blind=500-50-10-3-3:2-1,trips=50-40-30-9-7-4-3"
    )
    assert round(half["return"], 9) == round(1 - 0.021849714, 9)
    assert round(half["side_bets"]["trips"]["house_edge"], 6) == 0.009018


def test_with_fewer_coins_a_royal_flush_is_paid_less() -> None:
    assert round(report("solve", "jacks-or-better", "--coins", "1")["return"], 8) == 0.98373457
    assert round(report("solve", "jacks-or-better", "--coins", "5")["return"], 8) == 0.99543904
    royal = ("advise", "jacks-or-better", "--hand", "AhKhQhJhTh")
    found = [report(*royal, "--coins", coins)["choices"][0]["value"] for coins in ("4", "5")]
    assert found == [249.0, 799.0]


def test_an_insured_box_weighs_the_dealers_card_without_its_ante() -> None:
    bought = ("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "AsQd9h4c2s")
    plain, insured = report(*bought)["choices"], report(*bought, "--insured", "6")["choices"]
    worth = {one["decision"]: one["value"] for one in plain}
    other = {one["decision"]: one["value"] for one in insured}
    assert (worth["decline"], other["decline"]) == (1.0, 6.0)
    assert round(other["buy"] - worth["buy"], 9) == 6.0


def test_the_amount_of_an_insurance_is_in_antes() -> None:
    found = report("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "4s")["choices"]
    assert sorted(one["amount"] for one in found if one["decision"] == "insure") == [1, 6]
    assert "insure 6 " in run("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "4s")


def test_rounds_are_played_by_the_best_play_where_that_is_quick() -> None:
    assert report("simulate", "three-card", "--rounds", "50")["strategy"] == "best"
    assert report("simulate", "pai-gow", "--rounds", "50")["strategy"] == "basic"


def test_a_long_job_that_is_killed_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    """Killed in the middle, its last line cut short: what was done stays done, and the figures are the same."""
    job = ("solve", "pai-gow", "--nodes", "5000000", "--seed", "3", "--workers", "1")
    whole = report(*job, "--keep", str(tmp_path / "whole.jsonl"))
    kept = tmp_path / "killed.jsonl"
    command = [sys.executable, "-m", "croupier", "pit", *job, "--keep", str(kept)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    wait_until(lambda: running.poll() is not None or (kept.exists() and "\n" in kept.read_text("utf-8")))
    running.kill()
    running.wait()
    # A machine that was busy elsewhere may have let it come to its end: then it is cut back to the middle.
    done = kept.read_text("utf-8").splitlines()[:4]
    assert done
    kept.write_text("\n".join([*done, done[-1][:40]]), "utf-8")
    assert report(*job, "--keep", str(kept)) == whole
    assert kept.read_text("utf-8").splitlines()[: len(done)] == done
    assert len(kept.read_text("utf-8").splitlines()) == len(
        (tmp_path / "whole.jsonl").read_text().splitlines()
    )


def test_the_whole_game_is_worked_out_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a deck of deuces, fives, kings and aces in place of hours."""
    deck = partial(Whole, ranks=(0, 3, 11, 12))
    monkeypatch.setattr(Whole, "of", classmethod(lambda _, table: deck(House.of(table))))
    two = ("--option", "exchange-least=2", "--option", "exchange-most=2")
    job = ("solve", "russian-poker", *two, "--whole", "--parts", str(tmp_path), "--workers", "1")
    found = report(*job, "--by", "up-card", "--by", "action")
    assert (found["exact"], found["fraction"]) == (True, "193129/22050")
    assert found["return"] == pytest.approx(193_129 / 22_050, abs=1e-12)
    assert list(found["by_up_card"]) == ["2", "5", "K", "A"]
    assert found["by_action"]["exchange-2"] == {"value": pytest.approx(200 / 429), "fraction": "200/429"}
    told = run(*job, "--by", "action", "--lang", "ru")
    assert "обмен 2 карт" in told
    assert [file.suffix for file in tmp_path.iterdir()] == [".part"] * len(list(tmp_path.iterdir()))


def test_a_whole_game_that_is_stopped_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = partial(Whole, ranks=(0, 3, 11, 12))
    monkeypatch.setattr(Whole, "of", classmethod(lambda _, table: deck(House.of(table))))
    two = ("--option", "exchange-least=2", "--option", "exchange-most=2")
    job = ("solve", "russian-poker", *two, "--whole", "--parts", str(tmp_path), "--workers", "1")

    def stopped(whole: Whole, task: Task) -> Rows:
        if task[0].kind:
            raise KeyboardInterrupt
        return worked(whole, task)

    with monkeypatch.context() as here:
        here.setattr(russian_exact, "worked", stopped)
        done = CliRunner().invoke(app, job)
    assert (done.exit_code, done.output) == (130, "Stopped before the end.\n")
    before = len(Parts(tmp_path))
    assert before
    assert report(*job)["fraction"] == "193129/22050"
    assert len(Parts(tmp_path)) > before


WRONG = [
    (("solve", "jacks-or-better", "--paytable", "800-50-25-9-6-4-3-2"), "its 9 lines are royal-flush"),
    (("solve", "three-card", "--paytable", "pair=40-30-6-3-1"), "the tables are ante-bonus, pair-plus"),
    (("solve", "three-card", "--paytable", "bonus-9"), "there are bonus-1-2-3"),
    (("solve", "three-card", "--coins", "1"), "--coins is for a machine"),
    (("solve", "jacks-or-better", "--coins", "6"), "which takes 1 to 5"),
    (("solve", "three-card", "--keep", "kept.jsonl"), "--keep goes with --nodes or --every"),
    (
        ("solve", "russian-poker", "--nodes", "9", "--keep", "nowhere/kept.jsonl"),
        "nowhere/kept.jsonl cannot keep",
    ),
    (("solve", "russian-poker", "--stakes", "9"), "--stakes goes with --nodes"),
    (("solve", "pai-gow", "--nodes", "9", "--stakes", "9"), "--stakes goes with --nodes"),
    (("advise", "three-card", "--hand", "AhKdQc", "--thrown", "2c"), "2c thrown"),
    (("advise", "three-card", "--hand", "AhKdQc", "--insured", "2"), "nothing is insured"),
    (("advise", "oasis", "--hand", "AhKdQc2s3d", "--seen", "9c", "--insured", "2"), "nothing is insured"),
    (
        ("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "4c", "--insured", "6"),
        "nothing is bought yet",
    ),
    (
        ("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "AsQd9h4c2s", "--insured", "9"),
        "for 1 to 6",
    ),
    (
        ("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "AsQd9h4c2s", "--insured", "x"),
        "such as 6",
    ),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "AsAd9h4c2s"), "the dealer has a game"),
    (("simulate", "three-card", "--plot", "nowhere/nets.png"), "nowhere/nets.png cannot be written: No such"),
    (
        ("solve", "russian-poker", "--plot", "nowhere/cards.svg"),
        "nowhere/cards.svg cannot be written: No such",
    ),
    (("solve", "three-card", "--plot", "cards.svg"), "by its open card"),
    (("solve", "russian-poker", "--nodes", "20", "--plot", "cards.svg"), "by its open card"),
    (("solve", "oasis", "--option", "prices=1-2-3-2-1", "--plot", "cards.svg"), "by its open card"),
    (("design", "three-card", "--set", "pair-plus.flush=x"), "“x” for pair-plus.flush are no odds"),
    (("design", "three-card", "--set", "straight=5"), "ante-bonus.straight, pair-plus.straight"),
    (("design", "three-card", "--set", "straight"), "write a line as name=odds"),
    (("design", "oasis"), "tables can be designed for three-card"),
    (("simulate", "three-card", "--strategy", "nowhere.toml"), "nowhere.toml"),
    (("simulate", "three-card", "--strategy", "reckless"), "is no way to play"),
    (("simulate", "three-card", "--strategy", ""), "is no way to play"),
    (("solve", "pai-gow", "--every"), "--nodes"),
    (("solve", "pai-gow", "--best", "--every"), "--nodes"),
    (("solve", "oasis", "--best"), "those of best play already"),
    (("solve", "pai-gow", "--whole"), "--whole is the long job of russian-poker"),
    (("solve", "russian-poker", "--whole", "--nodes", "9"), "leave out --nodes"),
    (("solve", "three-card", "--by", "up-card"), "there is action"),
    (
        ("solve", "russian-poker", "--whole", "--option", "sixth-price=2", "--parts", "nowhere"),
        "does not weigh the exchange of one card",
    ),
    (
        ("solve", "russian-poker", "--whole", "--option", "bet=4001", "--parts", "nowhere"),
        "too many chips to be counted",
    ),
    (("solve", "canasta"), "is no game of the pit"),
    (("solve", "three-card", "--paytable", "nowhere.toml"), "nowhere.toml"),
    (("solve", "three-card", "--option", "kickers"), "write an option as name=answer"),
    (("solve", "three-card", "--option", "kickers=all"), "is no option of this game"),
    (("solve", "three-card", "--nodes", "9"), "three-card is solved at once"),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d"), "the dealer’s open card"),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "7h"), "each once"),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "4sKc"), "each once"),
    (("advise", "russian-poker", "--hand", "JkAdAcAh2c", "--seen", "3d"), "each once"),
    (("advise", "russian-poker", "--hand", "JkAdAcAh2c", "--seen", "3d", "--best"), "each once"),
    (("advise", "russian-poker", "--hand", "7h7s7dJc3d", "--seen", "Jk"), "each once"),
    (("advise", "russian-poker", "--hand", "JkAdAcAh2c5c", "--seen", "3d"), "each once"),
]


@pytest.mark.parametrize(("arguments", "says"), WRONG)
def test_wrong_input_gets_one_clear_sentence(arguments: tuple[str, ...], says: str) -> None:
    with pytest.raises(Mistake, match=says) as mistake:
        run(*arguments)
    assert mistake.value.say("ru") != mistake.value.say("en")
