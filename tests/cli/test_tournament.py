import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.cli import main
from croupier.cli import tournament as command
from croupier.tournament.simulation.event import Simulation, Told

SUNDAY = str(Path(__file__).parents[2] / "examples" / "sunday-hundred.toml")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(["tournament", *arguments])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


def test_an_event_is_played_out_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", SUNDAY, "--entries", "40", "--seed", "7")
    assert code == 0
    assert out.startswith("Sunday Hundred · 7")
    assert "every invariant held at every step" in out
    assert "50 000" in out


def test_the_same_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", SUNDAY, "--entries", "20", "--seed", "7", "--lang", "ru")
    assert code == 0
    assert "все инварианты выполнялись на каждом шаге" in out


def test_json_has_every_prize_and_they_sum_to_the_pool(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate", SUNDAY, "--entries", "40", "--seed", "7", "--json")
    told = json.loads(out)
    assert sum([prize["cents"] for prize in told["prizes"]]) == told["pool_cents"] == 5_000_000
    assert told["broken"] == []


def test_a_broken_invariant_is_told_and_exits_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Careless(Simulation):
        def run(self) -> Told:
            told = super().run()
            told.watch.step(replace(told.event, issued=told.event.issued + 25))
            return told

    monkeypatch.setattr(command, "Simulation", Careless)
    code, out, _ = run(capsys, "simulate", SUNDAY, "--entries", "20", "--seed", "7")
    assert code == 1
    assert "1 invariant broke" in out
    assert "chips are not conserved" in out


def test_several_events_have_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", SUNDAY, "--entries", "20", "--seed", "7", "--times", "3")
    assert code == 0
    assert [line.split(":")[0] for line in out.splitlines()] == ["7", "8", "9"]
    assert out.count("every invariant held at every step") == 3


def test_a_report_is_a_page_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "event.html"
    code, _, _ = run(capsys, "simulate", SUNDAY, "--entries", "30", "--seed", "7", "--report", str(page))
    assert code == 0
    html = page.read_text("utf-8")
    assert html.startswith("<!doctype html>")
    assert html.count("<svg") == 4
    assert "http://" not in html.replace("http://www.w3.org", "")
    assert "https://" not in html


def test_a_file_in_order_and_one_that_is_not(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "check", SUNDAY)
    assert code == 0
    assert "is in order: Sunday Hundred, 29 levels" in out
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "Bad"\nstack = 100\nbuy_in = 1\nbuyin = 2\n', "utf-8")
    code, _, err = run(capsys, "check", str(bad))
    assert code == 2
    assert f"{bad}:4: there is no “buyin” here: nearest are buy_in" in err
    code, _, err = run(capsys, "check", str(tmp_path / "none.toml"))
    assert code == 2
    assert "cannot be read" in err


def test_antes_that_fall_are_warned_of_and_each_game_has_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "friday.toml"
    event = 'name = "Friday"\nstack = 10000\nbuy_in = 100\nante_by = "all"\n'
    file.write_text(event + _levels("100, 100", "100, 100", "0, 0", "150, 75"), "utf-8")
    code, _, err = run(capsys, "check", str(file))
    assert code == 0
    assert err.splitlines() == [
        "level 3: the antes fall from 100 to 75; they are never lowered as play goes on (TDA-2024:RP11)"
    ]
    file.write_text(event + _levels("100, 100", "150, 100"), "utf-8")
    assert run(capsys, "check", str(file))[2] == ""
    assert run(capsys, "check", SUNDAY)[2] == ""


def _levels(*figures: str) -> str:
    """Levels by big blind and ante."""
    made = []
    for big, ante in (each.split(", ") for each in figures):
        blinds = f"small_blind = {int(big) // 2}\nbig_blind = {big}\nante = {ante}\n"
        made.append(f"[[level]]\n{blinds if int(big) else 'break = 10'}\n")
    return "\n".join(made)


def test_the_prizes_for_a_number_of_entries(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "prizes", SUNDAY, "--entries", "1000")
    assert code == 0
    assert "90 000" in out
    assert "150" in out


def test_a_structure_is_planned_as_an_events_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    options = ["--players", "27", "--stack", "10000", "--hours", "4"]
    code, out, _ = run(capsys, "structure", *options)
    assert code == 0
    file = tmp_path / "planned.toml"
    file.write_text(out, "utf-8")
    code, told, _ = run(capsys, "check", str(file))
    assert code == 0
    assert "is in order" in told


def test_a_stack_is_made_of_chips(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "stack", "20000", "--chips", "25,100,500,1000,5000")
    assert code == 0
    assert "8 × 25" in out
    assert "35" in out


def test_deals_are_worked_out_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "deal", "--stacks", "5000,3000,2000", "--prizes", "50,30,20")
    assert code == 0
    assert "38.39" in out
    assert "33.34" in out
    assert "40" in out


def test_a_draw_is_drawn_again(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "draw", "lot/1", "1-1", "1-2", "2-1")
    assert code == 0
    assert sorted(out.split()) == ["1-1", "1-2", "2-1"]


@pytest.mark.parametrize(
    ("example", "entries", "says"),
    [
        ("main-event-flights", "60", "flight 1C: 20 entries, 3 bags, the largest"),
        ("shootout", "30", "rounds"),
        ("heads-up-bracket", "11", "rounds"),
    ],
)
def test_flights_shootouts_and_brackets_are_played_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, example: str, entries: str, says: str
) -> None:
    file, page = str(Path(SUNDAY).parent / f"{example}.toml"), tmp_path / "report.html"
    code, out, _ = run(capsys, "simulate", file, "--entries", entries, "--seed", "3", "--report", str(page))
    assert (code, says in out, "every invariant held" in out) == (0, True, True)
    assert page.read_text("utf-8").count("<svg") == (16 if "flights" in example else 4)
    code, out, _ = run(capsys, "simulate", file, "--entries", entries, "--seed", "3", "--json")
    told = json.loads(out)
    assert sum([prize["cents"] for prize in told["prizes"]]) + told["rounding_cents"] == told["pool_cents"]
    assert len(told.get("flights", ())) == (3 if "flights" in example else 0)


def test_a_league_is_played_whole_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(Path(SUNDAY).parent / "winter-league.toml")
    code, out, _ = run(capsys, "simulate", file, "--entries", "12", "--seed", "3", "--json")
    told = json.loads(out)
    assert code == 0
    assert list(told["events"]) == ["November", "December", "January", "February"]
    assert [row["place"] for row in told["standings"][:1]] == [1]
    code, out, _ = run(capsys, "simulate", file, "--entries", "12", "--seed", "3", "--lang", "ru")
    assert "Winter League" in out
    assert "в зачёте 12 игроков" in out
    code, out, _ = run(capsys, "check", file)
    assert "Winter League, 4 events" in out


def names(folder: Path, *players: str) -> str:
    file = folder / "names.txt"
    file.write_text("\n".join(players) + "\n", "utf-8")
    return str(file)


def test_papers_are_printed_for_everybody_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "papers", SUNDAY, names(tmp_path, "Anna", "Boris", "Vera"), "--seed", "lot")
    assert code == 0
    assert out.count("Table 1, seat") == 3
    assert out.count("Total: 100.00") == 3
    assert "Prize pool: 50,000.00\nof it added by the house: 49,730.00" in out
    assert run(capsys, "papers", SUNDAY, names(tmp_path, "Anna", "Boris", "Vera"), "--seed", "lot")[1] == out


def test_papers_as_a_page_escape_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "papers.html"
    players = names(tmp_path, "<b>Anna</b>", "Boris")
    code, out, _ = run(capsys, "papers", SUNDAY, players, "--html", str(page), "--lang", "ru")
    assert (code, str(page) in out) == (0, True)
    written = page.read_text("utf-8")
    assert "&lt;b&gt;Anna&lt;/b&gt;" in written
    assert "<b>Anna" not in written


@pytest.mark.parametrize(
    ("players", "says"),
    [(("Anna", "Anna"), "names.txt:2: Anna stands there twice"), (("Anna",), "1 name is too few")],
)
def test_a_list_of_names_that_cannot_be_taken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, players: tuple[str, ...], says: str
) -> None:
    code, _, err = run(capsys, "papers", SUNDAY, names(tmp_path, *players))
    assert code == 2
    assert says in err.replace("\n", "")
