"""What the guide to the pit shows is what happens."""

import doctest
from pathlib import Path

from croupier.pit import game, options_of, read_house

GUIDE = Path(__file__).parents[2] / "docs" / "pit.md"


def test_the_guide_runs() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert (failed, tried) == (0, 22)


def test_the_house_file_of_the_guide_is_read() -> None:
    text = GUIDE.read_text("utf-8")
    file = text[text.index('    game = "russian-poker"') : text.index("A table that is given")]
    house = read_house("\n".join(line[4:] for line in file.splitlines()), "guide.toml")
    assert (house.house, house.options.straight_twice, house.plate.max_payout) == ("The mill", False, 10_000)


def test_the_guide_has_every_option_a_rule_leaves_open() -> None:
    text = GUIDE.read_text("utf-8")
    clocks = {"decision_seconds", "purchase_seconds", "topup_minutes", "relief_minutes"}
    for name in set(options_of(type(game("russian-poker").options))) - clocks:
        assert f"`{name.replace('_', '-')}`" in text
