from pathlib import Path

import pytest

from croupier.tournament import EventError, read_event
from croupier.tournament.page import is_league, read_league

FILES = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))
EXAMPLES = [file for file in FILES if not is_league(file.read_text("utf-8"))]
LEAGUES = [file for file in FILES if file not in EXAMPLES]

FILE = """\
name = "Sunday"
stack = 20000
buy_in = 90.50

[prizes]
ladder = [50, 30, 20.0]

[[level]]
small_blind = 100
big_blind = 200

[[level]]
break = 15

[[level]]
small_blind = 200
big_blind = 400
"""


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_examples_are_in_order(file: Path) -> None:
    event = read_event(file.read_text("utf-8"), file.name)
    assert event.levels
    assert event.to_pool >= 0


@pytest.mark.parametrize("file", LEAGUES, ids=lambda file: file.stem)
def test_the_events_of_a_league_are_there(file: Path) -> None:
    season = read_league(file.read_text("utf-8"), file.name)
    assert len(season.events) > 1
    for fixture in season.events:
        assert read_event((file.parent / fixture.file).read_text("utf-8")).levels


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("formula", "formulas", 2, "there is no “formulas” here: nearest are formula"),
        ('kind = "root"', 'kind = "luck"', 3, "kind cannot be “luck”"),
        ("file =", "fil =", 5, "there is no “fil” here: nearest are file"),
        ("entries = 60", "entries = 1", 6, "entries must be at least 2"),
    ],
)
def test_a_mistake_in_a_league_is_told_with_its_line(old: str, new: str, line: int, says: str) -> None:
    text = 'name = "Winter"\n[formula]\nkind = "root"\n[[event]]\nfile = "friday.toml"\nentries = 60\n'
    with pytest.raises(EventError) as mistake:
        read_league(text.replace(old, new, 1), "winter.toml")
    assert str(mistake.value).startswith(f"winter.toml:{line}: ")
    assert says in str(mistake.value)


def test_money_stands_in_whole_units_and_is_kept_in_cents() -> None:
    assert read_event(FILE).buy_in == 9_050


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("stack", "stak", 2, "there is no “stak” here: nearest are stack"),
        ("20000", '"many"', 2, "stack must be a whole number, not a text"),
        ("90.50", "90.505", 3, "buy_in is an amount of money with at most two decimals, not 90.505"),
        ("big_blind = 200", "big_blind = -200", 10, "big_blind must be at least 0"),
        ("break = 15", "brake = 15", 13, "there is no “brake” here: nearest are break"),
        ("break = 15", "break = true", 13, "break must be a whole number"),
        ("stack = 20000", 'stack = 20000\nante_by = "dealer"', 3, "ante_by cannot be “dealer”"),
        ("stack = 20000", 'stack = 20000\ngame = "snap"', 1, "there is no game “snap”"),
        ("stack = 20000", 'stack = 20000\nprofile = "tda-1999"', 3, "there is no profile “tda-1999”"),
        ('name = "Sunday"\n', "", 1, "“name” is missing"),
        ("[prizes]", "[prizes", 5, "this is not TOML"),
        ("[[level]]\nbreak", '[house]\nbutton = "odd"\n[[level]]\nbreak', 13, "button cannot be odd"),
        ("small_blind = 200\nbig_blind = 400", "ante = 400", 1, "level 2 has no big_blind"),
        (
            "[prizes]",
            '[rounds]\nkind = "bracket"\n[prizes]',
            1,
            "a bracket is played heads-up: seats = 2, not 9",
        ),
        (
            "[prizes]",
            '[rounds]\nkind = "shootout"\n[entries]\nlate_levels = 1\n[prizes]',
            1,
            "no late entries",
        ),
        ("[prizes]", '[flights]\nnames = ["1A"]\n[prizes]', 1, "say one of them"),
        ("[prizes]", '[flights]\nnames = ["A", "A"]\npercent = 9\n[prizes]', 1, "each its own"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, line: int, says: str) -> None:
    with pytest.raises(EventError) as mistake:
        read_event(FILE.replace(old, new, 1), "sunday.toml")
    assert str(mistake.value).startswith(f"sunday.toml:{line}: ")
    assert says in str(mistake.value)
    assert mistake.value.say("ru").startswith(f"sunday.toml:{line}: ")


def test_a_house_lays_its_answers_over_the_book() -> None:
    event = read_event(FILE + '\n[house]\nfinal_table = "one-more"\n')
    assert event.policy.choice("final_table") == "one-more"
    assert event.policy.source("final_table").layer == "house"
