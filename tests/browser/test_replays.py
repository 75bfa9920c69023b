"""A stud hand that was played, shown again on the table, shared, opened by a stranger on a phone, and counted."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from croupier.records import play, read
from tests.browser.conftest import Opens
from tests.browser.looks import barriers, cut_off
from tests.hands.test_store import evening
from tests.server.house import Client, RunningHouse
from tests.waiting import wait_until

PICTURES = Path("test-results")
UNHURRIED = "act_seconds=600, pause_seconds=0.2"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path / "house.db", UNHURRIED)
    yield house
    house.kill()


def plays_stud(house: RunningHouse) -> tuple[str, str, int]:
    """Ann and Bella call hands of seven-card stud down until both are shown: the table, Ann's secret, the number."""
    with Client(house) as ann, Client(house) as bella:
        ann.join("Ann")
        bella.join("Bella")
        table = ann.ask("open-table", "house", name="Alder", game="seven-stud", seats=2, small=100, big=200)
        for seat, client in enumerate((ann, bella), 1):
            client.watch(table["opened"])
            assert client.sit(table["opened"], seat, 4_000)["t"] == "done"

        def over() -> bool:
            return bool(ann.view and ann.view["hand"] and ann.view["hand"]["over"])

        def shown() -> bool:
            # Who opens second may muck a beaten hand: then the next one is waited for.
            return over() and all("??" not in (seat["cards"] or ["??"]) for seat in ann.view["seats"][:2])

        def play() -> None:
            for client in (ann, bella):
                client.hear_what_came()
                options = client.view["you"]["options"] if client.view and client.view["you"] else None
                if options and not over():
                    client.act(
                        "bring-in" if options.get("bring_in") else "check" if options["check"] else "call"
                    )

        wait_until(shown, play, lambda: ann.view["hand"]["number"] if ann.view and ann.view["hand"] else 0)
        number = ann.view["hand"]["number"]
        for client in (ann, bella):
            client.ask("sit-out", table["opened"])
        assert ann.secret is not None
        return table["opened"], ann.secret, number


def cards(page: Page) -> list[str]:
    """What is told of every card on the felt, to those who listen too."""
    return page.locator(".spot .cards").all_inner_texts()


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"replay-{name}.png")


def won_and_lost(route: Route) -> None:
    """The past hands of a table, all won; and one more that was lost."""
    answer = route.fetch()
    hands = [each | {"net": 150} for each in answer.json()["hands"]]
    route.fulfill(response=answer, json={"hands": [*hands, hands[0] | {"number": 0, "net": -150}]})


def opened_from_its_table(ann: Page, number: int) -> Page:
    """The page of a hand of the table, found among its past ones."""
    ann.route(re.compile(r"/api/tables/[^/]+/hands(\?|$)"), won_and_lost)
    ann.get_by_test_id("history").click()
    for net in ("+150", "−150"):
        expect(ann.get_by_test_id("history-drawer").get_by_text(net).first).to_be_visible()
    assert barriers(ann, parts=True) == cut_off(ann) == []
    with ann.context.expect_page() as opening:
        ann.get_by_test_id(f"replay-{number}").click()
    return opening.value


def taken_along(ann: Page) -> None:
    """The hand as PHH, which plays again, and as a picture."""
    ann.get_by_test_id("replay-take").click()
    with ann.expect_download() as kept:
        ann.get_by_test_id("take-phh").click()
    (record,) = read(Path(kept.value.path()).read_text("utf-8"))
    assert play(record).exact
    with ann.expect_download() as kept:
        ann.get_by_test_id("take-png").click()
    assert Path(kept.value.path()).read_bytes().startswith(b"\x89PNG")
    kept.value.save_as(PICTURES / "replay-hand.png")


def stranger(chromium: Browser, link: str) -> Page:
    """A phone that nobody is signed in on, at the address of a shared hand."""
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, locale="ru", service_workers="block"
    )
    page = context.new_page()
    page.goto(link)
    return page


def seen_by_a_stranger(page: Page, address: str) -> None:
    """Seats for names, what the hands were worth, and nothing that cannot be read on a phone."""
    expect(page.get_by_test_id("replay")).to_have_attribute("data-step", "0")
    expect(page.locator("body")).to_contain_text("Место 1")
    expect(page.locator("body")).not_to_contain_text("Ann")
    page.get_by_test_id("street-sixth").click()
    expect(page.get_by_test_id("replay-shares").locator("li")).to_have_count(2)
    assert barriers(page) == cut_off(page) == []
    picture(page, "stranger")
    told = json.dumps(page.request.get(address).json())
    assert "Bella" not in told
    page.set_viewport_size({"width": 320, "height": 640})
    page.get_by_test_id("replay-back-one").click()
    assert cut_off(page) == []
    picture(page, "small")


def figures_looked_at(page: Page, house: RunningHouse, taken: Path) -> None:
    """Ann's figures of the house, then those of a file she counts: on a phone, in both languages."""
    page.goto(f"{house.address}/hands")
    standing = page.get_by_test_id("standing")
    expect(page.get_by_test_id("course")).not_to_have_attribute("data-hands", "0")
    expect(page.get_by_test_id("groups").locator("tbody tr")).not_to_have_count(0)
    page.get_by_test_id("game").select_option(index=1)
    expect(standing).to_have_attribute("data-busy", "false")
    expect(page.get_by_test_id("figures")).to_be_visible()
    page.get_by_test_id("kind").select_option("tournament")
    expect(page.get_by_test_id("none")).to_be_visible()
    page.get_by_test_id("everything").click()
    page.get_by_test_id("file").set_input_files(taken)
    expect(page.get_by_test_id("whose")).to_have_value("Ann")
    page.get_by_test_id("whose").select_option("Vera")
    expect(page.get_by_test_id("course")).to_have_attribute("data-hands", "60")
    # Vera steals each third hand.
    expect(page.get_by_test_id("measure-steal")).to_have_text("33.3%")
    expect(page.get_by_test_id("left").locator("li")).to_have_count(1)
    assert barriers(page) == cut_off(page) == []
    picture(page, "figures")
    page.set_viewport_size({"width": 320, "height": 640})
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("back")).to_have_count(0)
    page.evaluate("localStorage.setItem('croupier-language', 'ru')")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Мои раздачи")
    expect(page.get_by_test_id("course")).not_to_have_attribute("data-hands", "0")
    assert barriers(page) == cut_off(page) == []
    picture(page, "figures-small")


def of_an_evening(folder: Path) -> Path:
    """A file of 60 hands that can be read and one that cannot."""
    broken = evening(1, 99).replace("Vera: folds", "Vera: dances").replace("Vera: raises", "Vera: dances")
    file = folder / "evening.txt"
    file.write_text(evening(60) + broken, "utf-8")
    return file


@pytest.mark.requirement("REPLAY-1")
def test_a_stud_hand_is_shown_again_shared_and_opened_by_a_stranger(
    house: RunningHouse, opens: Opens, chromium: Browser, tmp_path: Path
) -> None:
    table, secret, number = plays_stud(house)
    ann = opened_from_its_table(opens(house, f"/table/{table}", secret, "laptop"), number)
    main = ann.get_by_test_id("replay")
    expect(main).to_have_attribute("data-step", "0")
    steps = int(main.get_attribute("data-steps") or 0)
    assert steps > 8
    # Ann sees her own down cards, and of Bella's the door card alone.
    back = ann.locator("[aria-label='face down'], .back")
    expect(ann.get_by_test_id("replay-hand")).to_contain_text(str(number))
    ann.keyboard.press("ArrowRight")
    expect(main).to_have_attribute("data-step", "1")
    ann.get_by_test_id("street-fifth").click()
    expect(ann.get_by_test_id("street-fifth")).to_have_attribute("aria-current", "step")
    expect(ann.get_by_test_id("replay-shares").locator("li")).to_have_count(2)
    picture(ann, "laptop")
    ann.get_by_test_id("replay-opened").check()
    expect(back).to_have_count(0)
    ann.keyboard.press("End")
    expect(main).to_have_attribute("data-over", "true")
    assert barriers(ann) == cut_off(ann) == []
    taken_along(ann)
    ann.get_by_test_id("share-hand").click()
    link = ann.get_by_test_id("share-link").input_value()
    picture(ann, "sharing")
    assert barriers(ann) == cut_off(ann) == []

    page = stranger(chromium, link)
    seen_by_a_stranger(page, f"{house.address}/api/shared/{link.rpartition('/')[2]}/replay")
    ann.get_by_test_id("share-take-back").click()
    expect(ann.get_by_test_id("share-link")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("replay-lost")).to_contain_text("ссылка")
    figures_looked_at(ann, house, of_an_evening(tmp_path))
