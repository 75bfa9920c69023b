"""A bet means what is typed, and the button says all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.felt import Hero
from tests.browser.test_cash_table import LAPTOP, PHONE, OpenHouse, acted, open_alder, tapped
from tests.server.house import Client
from tests.waiting import wait_until


@contextmanager
def heads_up(
    chromium: Browser, open_house: OpenHouse, viewport: dict[str, int] | ViewportSize = LAPTOP, **context: str
) -> Iterator[tuple[Hero, Client]]:
    """Ann on a page in seat 1, Boris at the end of a wire in seat 2: blinds 30 and 60, 6,000 before Ann."""
    house = open_house()
    page = chromium.new_context(viewport=viewport, **context).new_page()  # type: ignore[arg-type]
    ann = Hero(page, house.address)
    with Client(house) as boris:
        table = open_alder(boris)
        ann.enter("Ann", table)
        ann.sit(1)
        boris.watch(table)
        assert boris.sit(table, 2, 8_000)["t"] == "done"
        yield ann, boris


def to_raise(ann: Hero, boris: Client) -> Locator:
    """Play on until Ann may raise; the field of her amount."""
    wait_until(ann.see("raise-amount").is_visible, lambda: acted(boris))
    return ann.see("raise-amount")


def until(what: Callable[[], bool], ann: Hero, boris: Client) -> None:
    """Both check, or call, until something is so."""

    def play() -> None:
        boris.hear_what_came()
        if boris.view["you"]["options"]:
            boris.check_or_call()
        elif not tapped(ann, "check"):
            tapped(ann, "call")

    wait_until(what, play, lambda: ann.hand)


def bet_of(client: Client, seat: int) -> int:
    return next(each["bet"] for each in client.view["seats"] if each["seat"] == seat)


def test_what_is_typed_is_bet_and_what_cannot_be_read_is_not(
    chromium: Browser, open_house: OpenHouse
) -> None:
    with heads_up(chromium, open_house) as (ann, boris):
        field, button = to_raise(ann, boris), ann.see("raise")
        stack = ann.chips("stack-1") + ann.chips("bet-1")
        turn = ann.see("table").get_attribute("data-turn")
        for typed, said in [
            ("300.00", f"Raise to 300 leaves {stack - 300:,}"),
            ("1,500", f"Raise to 1,500 leaves {stack - 1_500:,}"),
            ("2.5bb", f"Raise to 150 leaves {stack - 150:,}"),
            ("1.5k", f"Raise to 1,500 leaves {stack - 1_500:,}"),
            ("all-in", f"All-in {stack:,}"),
        ]:
            field.fill(typed)
            expect(button).to_have_accessible_name(said)
            expect(button).to_be_enabled()
        limits = f"Raise to… 120 to {stack:,}"
        for typed, said in [
            ("abc", "Raise to… cannot be read"),
            ("250.75", "Raise to… cannot be read"),
            ("-500", "Raise to… cannot be read"),
            ("", "Raise to… cannot be read"),
            ("0", limits),
            ("1bb", limits),
            ("100000", limits),
        ]:
            field.fill(typed)
            expect(button).to_have_accessible_name(said)
            expect(button).to_be_disabled()
            expect(field).to_have_attribute("aria-invalid", "true")
            field.press("Enter")
            assert ann.see("table").get_attribute("data-turn") == turn
        field.fill("3bb")
        field.press("Enter")
        expect(ann.see("bet-1")).to_have_attribute("data-chips", "180")
        wait_until(lambda: bet_of(boris, 1) == 180, boris.hear_what_came)


def test_a_russian_writes_a_comma_before_the_parts(chromium: Browser, open_house: OpenHouse) -> None:
    with heads_up(chromium, open_house, PHONE, locale="ru-RU") as (ann, boris):
        field, button = to_raise(ann, boris), ann.see("raise")
        field.fill("2,5бб")
        expect(button).to_contain_text("Рейз до 150")
        field.fill("1,500")
        expect(button).to_be_disabled()
        expect(button).to_contain_text("не прочесть")


def test_the_wheel_and_the_arrows_go_by_steps(chromium: Browser, open_house: OpenHouse) -> None:
    with heads_up(chromium, open_house) as (ann, boris):
        field = to_raise(ann, boris)
        ann.see("raise-slider").hover()
        ann.page.mouse.wheel(0, -100)
        expect(field).to_have_value("180")
        ann.page.mouse.wheel(0, 100)
        expect(field).to_have_value("120")
        field.focus()
        field.press("ArrowUp")
        expect(field).to_have_value("180")


def test_amounts_are_told_in_big_blinds_and_sizes_are_the_players_own(
    chromium: Browser, open_house: OpenHouse
) -> None:
    with heads_up(chromium, open_house) as (ann, boris):
        ann.see("settings").click()
        ann.see("amounts-blinds").check(force=True)
        ann.see("sizes-preflop").fill("2.5bb five pot")
        expect(ann.see("settings-dialog")).to_contain_text("Not understood, or more than four: five")
        ann.see("sizes-preflop").fill("2.2bb 3bb")
        ann.see("settings-close").click()
        to_raise(ann, boris)
        expect(ann.see("stack-1")).to_contain_text("BB")
        sizes = ann.page.locator(".sizes button")
        expect(sizes).to_have_text(["2.2bb", "3bb"])
        sizes.last.click()
        expect(ann.see("raise")).to_contain_text("Raise to 3 BB")
        ann.page.reload()
        to_raise(ann, boris)
        expect(sizes).to_have_text(["2.2bb", "3bb"])


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_fold_where_checking_is_free_is_asked_about_and_done_when_it_is_meant(
    chromium: Browser, open_house: OpenHouse, viewport: dict[str, int]
) -> None:
    with heads_up(chromium, open_house, viewport) as (ann, boris):
        until(ann.see("check").is_visible, ann, boris)
        hand = ann.hand
        ann.see("fold").click()
        expect(ann.see("fold-dialog")).to_contain_text("Checking is free.")
        ann.see("fold-check").click()
        expect(ann.see("fold-dialog")).to_have_count(0)
        boris.hear_what_came()
        assert not next(each["folded"] for each in boris.view["seats"] if each["seat"] == 1)
        until(ann.see("check").is_visible, ann, boris)
        hand = ann.hand
        ann.see("fold").click()
        ann.see("fold-anyway").click()
        # Heads-up, a fold ends the hand.
        wait_until(lambda: ann.hand > hand, boris.hear_what_came)


def test_a_large_bet_is_asked_about_where_the_player_wants_it_so(
    chromium: Browser, open_house: OpenHouse
) -> None:
    with heads_up(chromium, open_house) as (ann, boris):
        ann.page.evaluate("localStorage.setItem('croupier-guard', 'on')")
        ann.page.reload()
        field, button = to_raise(ann, boris), ann.see("raise")
        stack = ann.chips("stack-1") + ann.chips("bet-1")
        field.fill(str(stack - 100))
        button.click()
        expect(ann.see("guard-dialog")).to_contain_text(f"A bet of {stack - 100:,}?")
        ann.see("guard-back").click()
        expect(ann.see("guard-dialog")).to_have_count(0)
        boris.hear_what_came()
        assert bet_of(boris, 1) <= 60
        button.click()
        ann.see("guard-bet").click()
        wait_until(lambda: bet_of(boris, 1) == stack - 100, boris.hear_what_came)


def test_a_bet_that_is_not_large_is_made_at_once(chromium: Browser, open_house: OpenHouse) -> None:
    with heads_up(chromium, open_house) as (ann, boris):
        ann.page.evaluate("localStorage.setItem('croupier-guard', 'on')")
        ann.page.reload()
        to_raise(ann, boris).fill("150")
        ann.see("raise").click()
        wait_until(lambda: bet_of(boris, 1) == 150, boris.hear_what_came)
