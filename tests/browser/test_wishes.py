"""What is asked for before one's turn: each wish is withdrawn by another bet, and what is left of it is done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import FRAMES, Stage, Told, dealt, street

WISHES = {False: ("check", "check-or-fold", "call-any"), True: ("fold", "call", "call-any")}
"""What is offered to who faces no bet, and to who faces one."""


@pytest.fixture
def table() -> Told:
    """Six before the flop: seat 4 is to act, and Anastasia in seat 3 has posted the big blind of 200."""
    return dealt("nl-holdem", 6, street("preflop"))


@pytest.fixture
def bar(stage: Stage) -> Iterator[Stage]:
    stage.at(390, 844)
    stage.asked.clear()
    yield stage
    # Another table with the same hand and turn has nothing of this one on its bar.
    stage.leave()


def pressed(bar: Stage) -> list[str]:
    """The wishes that stand."""
    bar.page.evaluate(FRAMES)
    marked = bar.page.locator("[data-testid^='wish-'][aria-pressed='true']").all()
    return [(one.get_attribute("data-testid") or "").removeprefix("wish-") for one in marked]


def offered(bar: Stage) -> tuple[str, ...]:
    buttons = bar.page.locator("[data-testid^='wish-']").all()
    return tuple([(one.get_attribute("data-testid") or "").removeprefix("wish-") for one in buttons])


def wish(bar: Stage, table: Told, asked: str) -> None:
    bar.show(table)
    bar.page.get_by_test_id(f"wish-{asked}").click()
    assert pressed(bar) == [asked]


def acts(bar: Stage, table: Told) -> list[str]:
    """What the page does by itself when all others have called, and it is Anastasia's turn."""
    table.go(lambda told: told.actor == told.hero)
    bar.show(table)
    bar.page.evaluate(FRAMES)
    return [each["action"] for each in bar.asked if each["type"] == "act"]


@pytest.mark.parametrize("faces", [False, True])
def test_nothing_is_offered_that_could_not_be_granted(bar: Stage, table: Told, *, faces: bool) -> None:
    if faces:
        table.act("raise", 600)
    bar.show(table)
    expect(bar.page.get_by_test_id("wish-call-any")).to_be_visible()
    assert offered(bar) == WISHES[faces]


@pytest.mark.parametrize("asked", ["check", "check-or-fold", "call-any"])
def test_where_nobody_bets_every_wish_is_a_check(bar: Stage, table: Told, asked: str) -> None:
    wish(bar, table, asked)
    assert acts(bar, table) == ["check"]


@pytest.mark.parametrize("asked", ["fold", "call", "call-any"])
def test_what_is_wished_for_facing_a_bet_is_done(bar: Stage, table: Told, asked: str) -> None:
    table.act("raise", 600)
    wish(bar, table, asked)
    assert acts(bar, table) == [asked.removesuffix("-any")]


def test_a_bet_withdraws_a_check(bar: Stage, table: Told) -> None:
    wish(bar, table, "check")
    table.act("raise", 600)
    bar.show(table)
    assert pressed(bar) == []
    assert acts(bar, table) == []
    expect(bar.page.get_by_test_id("call")).to_be_visible()


def test_a_bet_leaves_the_fold_of_check_or_fold(bar: Stage, table: Told) -> None:
    wish(bar, table, "check-or-fold")
    table.act("raise", 600)
    bar.show(table)
    assert pressed(bar) == ["fold"]
    assert acts(bar, table) == ["fold"]


@pytest.mark.parametrize("asked", ["fold", "call"])
def test_a_raise_withdraws_a_fold_and_a_call(bar: Stage, table: Told, asked: str) -> None:
    table.act("raise", 600)
    wish(bar, table, asked)
    table.act("raise", 1_200)
    bar.show(table)
    assert pressed(bar) == []
    assert acts(bar, table) == []
    expect(bar.page.get_by_test_id("call")).to_be_visible()


def test_a_call_of_any_calls_a_raise_and_is_withdrawn_where_it_would_cost_the_stack(
    bar: Stage, table: Told
) -> None:
    table.act("raise", 600)
    wish(bar, table, "call-any")
    table.act("raise", 1_200)
    bar.show(table)
    assert pressed(bar) == ["call-any"]
    options = table.state.hand.options if table.state.hand else None
    assert options is not None
    table.act("raise", options.raise_max)
    bar.show(table)
    assert pressed(bar) == []
    assert acts(bar, table) == []
    expect(bar.page.get_by_test_id("call")).to_be_visible()


def test_the_next_street_withdraws_what_was_wished_for_on_this_one(bar: Stage, table: Told) -> None:
    """She has raised, and asks for a call of any while the others are still to answer."""
    table.go(lambda told: told.actor == told.hero)
    table.act("raise", 600)
    wish(bar, table, "call-any")
    table.go(street("flop"))
    bar.show(table)
    assert pressed(bar) == []
    assert acts(bar, table) == []


def test_a_wish_is_taken_back_by_the_same_button(bar: Stage, table: Told) -> None:
    wish(bar, table, "check-or-fold")
    bar.page.get_by_test_id("wish-check-or-fold").click()
    assert pressed(bar) == []
    assert acts(bar, table) == []
