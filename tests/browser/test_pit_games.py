"""Every game with a dealer played through by hand: bet, decide, settle, and the payouts explained to the chip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.pit_guest import LAPTOP, Guest
from tests.browser.test_pit_guests import past_the_edge
from tests.server.pit_house import PATIENT, PitHouse

GAMES: dict[str, tuple[tuple[str, ...], dict[str, tuple[str, ...]]]] = {
    "caribbean-stud": (("ante", "progressive"), {"bet": ("do-raise",)}),
    "oasis": (("ante", "progressive"), {"exchange": ("pick", "do-exchange"), "bet": ("do-raise",)}),
    "cyber-stud": (("ante",), {}),
    "texas-holdem-bonus": (
        ("ante", "bonus"),
        {"preflop": ("do-play",), "flop": ("do-check",), "turn": ("do-play",)},
    ),
    "three-card": (("ante", "pair-plus", "six-card"), {"play": ("do-play",)}),
    "pai-gow": (("stake", "bonus"), {"set": ("do-house-way",)}),
}
"""What is staked on each of two boxes, and what is pressed at each stage; where nothing is, all six are played."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PitHouse]:
    """One house for all games: its decks are shuffled, and no test minds what is dealt."""
    opened = PitHouse(tmp_path_factory.mktemp("pit") / "croupier.db", settings=PATIENT)
    yield opened
    opened.kill()


def decide(guest: Guest, presses: dict[str, tuple[str, ...]]) -> None:
    """Every decision that is asked for, until the round is over."""
    asked, outcome = guest.see("deciding"), guest.see("outcome")
    while True:
        expect(asked.or_(outcome)).to_be_visible()
        if outcome.is_visible():
            return
        turn = guest.see("pit-table").get_attribute("data-turn") or ""
        for name in presses[asked.get_attribute("data-stage") or ""]:
            if name == "pick":
                asked.locator("[data-testid^=pick-]").first.click()
            else:
                guest.press(name)
        expect(guest.see("pit-table")).not_to_have_attribute("data-turn", turn)


def changes(lines: list[Locator]) -> list[int]:
    return [int(line.get_attribute("data-change") or 0) for line in lines]


@pytest.mark.clause("RUSPOK:1.6.3.b", "RUSPOK:1.6.5.b")
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_played_through_and_every_chip_of_it_explained(
    chromium: Browser, house: PitHouse, game: str
) -> None:
    stakes, presses = GAMES[game]
    # Every second game is read in Russian.
    locale, box_says = (("en-GB", "Box"), ("ru-RU", "Бокс"))[list(GAMES).index(game) % 2]
    ann = Guest(chromium, house.address, locale=locale)
    ann.enter(f"Ann {game[:12]}")
    ann.open(game)
    before = ann.number("wallet")
    boxes = (1, 2) if presses else (1, 2, 3, 4, 5, 6)
    ann.press("chip-100", *[f"spot-{box}-{field}" for box in boxes for field in stakes])
    assert all(ann.number(f"spot-{box}-{field}") > 0 for box in boxes for field in stakes)
    ann.press("deal", "cut")
    decide(ann, presses)
    # What came of it is whole at every width.
    assert past_the_edge(ann.page) == []
    ann.page.set_viewport_size(LAPTOP)
    told = []
    for box in boxes:
        sheet = ann.see(f"payout-{box}")
        lines = changes(sheet.locator("[data-change]").all())
        assert len(lines) >= len(stakes)
        assert sum(lines) == ann.outcome(box)
        expect(sheet.get_by_role("heading")).to_contain_text(f"{box_says} {box}")
        told += lines
    expect(ann.see("wallet")).to_have_attribute("data-chips", str(before + sum(told)))
    ann.press("tab-proof")
    expect(ann.see("proof")).to_have_attribute("data-verdict", "kept")
    assert ann.overflow <= 0
    assert ann.complaints == []
    ann.context.close()
