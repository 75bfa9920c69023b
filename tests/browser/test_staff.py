"""Those who work in the house, on their pages: its first owner, a dealer hired and thrown out, a tablet with PINs."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.looks import barriers, cut_off
from tests.browser.test_cash import asked_for_oak, open_oak
from tests.server.house import QUICK, Client, RunningHouse
from tests.server.test_audit import OAK

SETTINGS = f"{QUICK}, seed_demo=False"


def taken_name(page: Page, name: str) -> None:
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("join").click()


def made_code(owner: Page, whom: str, note: str, role: str, place: str = "") -> str:
    """The code that the page shows, once."""
    owner.get_by_test_id(f"invite-{whom}").click()
    owner.get_by_test_id("invite-note").fill(note)
    owner.get_by_test_id("invite-role").select_option(role)
    owner.get_by_test_id("invite-place").select_option(place)
    owner.get_by_test_id("invite").click()
    return owner.get_by_test_id("invite-code").inner_text()


def taken_away(owner: Page, role: str) -> None:
    """The only one who has a role has it no more; the page asks whether it is meant."""
    for _ in range(2):
        owner.get_by_test_id(f"grant-{role}").get_by_test_id(f"take-{role}").click()


def with_pin(page: Page, pin: str) -> None:
    page.get_by_test_id("pin").locator("summary").click()
    page.get_by_test_id("pin-new").fill(pin)
    page.get_by_test_id("pin-go").click()
    expect(page.get_by_test_id("pin")).to_contain_text("Your PIN is kept")


def test_an_evening_of_hiring_tablets_and_throwing_out(opens: Opens, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", SETTINGS)
    # The house's first owner comes by the address it has printed, on a phone.
    owner = opens(house, f"/staff#{house.first_code}")
    assert house.first_code not in owner.url
    taken_name(owner, "Agatha")
    owner.get_by_test_id("own").click()
    expect(owner.get_by_test_id("grant-owner")).to_be_visible()
    room = opens(house, "/cash", owner.context.cookies()[0]["value"], "laptop")
    open_oak(room)

    # A dealer takes a name, types his code in, and sets his PIN.
    owner.reload()
    code = made_code(owner, "person", "Dana", "dealer", "cash/oak")
    dana = opens(house, "/staff")
    taken_name(dana, "Dana")
    dana.get_by_test_id("staff-code").fill("AAAA-AAAA-AAAA-AAAA")
    dana.get_by_test_id("staff-code").press("Enter")
    expect(dana.get_by_role("alert").filter(has_text="code")).to_be_visible()
    dana.get_by_test_id("staff-code").fill(code.lower())
    dana.get_by_test_id("staff-code").press("Enter")
    expect(dana.get_by_test_id("own-role")).to_contain_text("Dealer")
    with_pin(dana, "4711")
    assert barriers(dana) == cut_off(dana) == []

    # A tablet stands at the table: nobody works at it, then Dana does, and it is no more than the table's.
    code = made_code(owner, "station", "Tablet of Oak", "dealer", "cash/oak")
    assert barriers(owner) == cut_off(owner) == []
    tablet = opens(house, "/staff", size="laptop")
    tablet.get_by_test_id("be-station").click()
    tablet.get_by_test_id("station-code").fill(code)
    tablet.get_by_test_id("station-begin").click()
    tablet.get_by_test_id("station-person").select_option(label="Dana")
    tablet.get_by_test_id("station-pin").fill("1174")
    tablet.get_by_test_id("take-over").click()
    expect(tablet.get_by_role("alert").filter(has_text="not it")).to_be_visible()
    tablet.get_by_test_id("station-pin").fill("4711")
    tablet.get_by_test_id("take-over").click()
    expect(tablet.get_by_test_id("works-here")).to_contain_text("Dana")
    assert barriers(tablet) == cut_off(tablet) == []
    expect(owner.get_by_test_id("stations")).to_contain_text("Dana works here")
    tablet.get_by_role("link", name="Go to its page").click()
    expect(tablet).to_have_url(re.compile("/cash/table/oak$"))
    expect(tablet.get_by_test_id("table-sheet").or_(tablet.locator("main"))).to_contain_text("Ann")

    # The drawer of chips is the cashier's: no dealer is shown a button that would be refused.
    expect(tablet.get_by_role("button", name="Tip")).to_be_visible()
    expect(tablet.get_by_role("button", name="Credit")).to_have_count(0)

    # Her role is taken away while the page is open: at once nothing is shown there.
    taken_away(owner, "dealer")
    expect(dana.get_by_test_id("own-role")).to_have_count(0)
    expect(tablet.get_by_test_id("staff-only")).to_be_visible()
    owner.get_by_role("button", name="Remove: Tablet of Oak").click()
    expect(owner.get_by_test_id("stations")).to_have_count(0)
    tablet.goto(f"{house.address}/staff")
    expect(tablet.get_by_test_id("be-station")).to_be_visible()
    opens.close()
    assert house.close() == (0, "")


def test_money_waits_until_it_is_shown_who_asks_and_who_looks(opens: Opens, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", SETTINGS)
    kim, lena = house.hired("Kim", "cashier"), house.hired("Lena", "cashier")
    for each in (kim, lena):
        status, _, _ = house.post("/api/staff/pin", {"pin": "4711"}, **house.signed_in(each))
        assert status == 200
    with Client(house, house.owner) as olga:
        assert olga.ask("open-table", "cash", **OAK | {"rack": 0})["t"] == "done"
    port = int(house.host.rpartition(":")[2])
    assert house.close() == (0, "")
    with closing(sqlite3.connect(tmp_path / "croupier.db")) as writing, writing:
        # They were signed in an hour ago, and did nothing since.
        writing.execute("UPDATE sessions SET began = began - 3600000")
    house = RunningHouse(tmp_path / "croupier.db", SETTINGS, port)
    room = opens(house, "/cash", kim, "laptop")
    room.get_by_test_id("tile").get_by_role("button", name="Oak").click()
    sheet = room.get_by_test_id("table-sheet")
    sheet.get_by_role("button", name="Fill").click()
    sheet.get_by_label("Chips").fill("500")
    sheet.get_by_role("button", name="Fill").last.click()
    proving = room.get_by_test_id("prove")
    expect(proving).to_be_visible()
    assert barriers(room) == cut_off(room) == []
    proved(room, "0000")
    expect(proving.get_by_role("alert")).to_be_visible()
    proved(room, "4711")
    # What was asked is done by itself, once.
    expect(sheet.get_by_text("500").first).to_be_visible()
    expect(proving).to_have_count(0)

    # The owner takes it back: whoever entered it hears of it on the page he has open, and reads by whom on another.
    (fill,) = json.loads(house.get("/api/audit?at=cash&ask=fill", **house.as_owner)[2])["acts"]
    with Client(house, house.owner) as olga:
        assert olga.ask("undo", "cash", number=fill["version"])["t"] == "done"
    expect(room.get_by_test_id("notice").filter(has_text="taken back")).to_be_visible()
    room.goto(f"{house.address}/staff")
    expect(room.get_by_test_id("undone").get_by_test_id("act")).to_contain_text("Taken back by Agatha")

    # Who only looks at the cage sees nothing of it before.
    cage = opens(house, "/cash/cage", lena)
    expect(cage.get_by_test_id("prove")).to_be_visible()
    assert barriers(cage) == cut_off(cage) == []
    proved(cage, "4711")
    expect(cage.get_by_test_id("prove")).to_have_count(0)
    cage.get_by_label("Float").fill("100")
    cage.get_by_role("button", name="Open a drawer").click()
    expect(cage.get_by_test_id("held-cash")).to_contain_text("100")
    assert house.balances()["house:club:drawer:1:cash"] == -100_00
    opens.close()
    assert house.close() == (0, "")


def proved(page: Page, proof: str) -> None:
    page.get_by_test_id("proof").fill(proof)
    page.get_by_test_id("prove-go").click()


def test_what_nobody_does_alone_waits_for_a_second_name_on_the_same_page(
    opens: Opens, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{SETTINGS}, rules=Rules(second_signature=500_00)")
    olga = opens(house, "/cash", house.owner, "laptop")
    kim = house.hired("Kim", "cashier")
    mona = house.hired("Mona", "manager")
    password = {"password": "violins at dusk"}
    assert house.post("/api/people/password", password, **house.signed_in(mona))[0] == 200
    # The rack of a table is counted out by two.
    asked_for_oak(olga)
    signing = olga.get_by_test_id("sign-too")
    expect(signing.get_by_test_id("sign-what")).to_contain_text("A table opened for play")
    assert barriers(olga) == cut_off(olga) == []
    signed_by(olga, "Mona", "violins at dawn")
    expect(signing.get_by_role("alert").filter(has_text="not it")).to_be_visible()
    signed_by(olga, "Agatha", "violins at dusk")
    expect(signing.get_by_role("alert").filter(has_text="somebody else")).to_be_visible()
    signed_by(olga, "Mona", "violins at dusk")
    expect(signing).to_have_count(0)
    expect(olga.get_by_test_id("tile").get_by_role("button", name="Oak")).to_be_visible()

    # A drawer that differs: whoever proves who he is stands there, no name that is typed in.
    cage = opens(house, "/cash/cage", kim)
    cage.get_by_label("Float").fill("100")
    cage.get_by_role("button", name="Open a drawer").click()
    cage.get_by_test_id("do-close-drawer").click()
    expect(cage.get_by_label("Second signature")).to_have_count(0)
    cage.get_by_label("Cash counted").fill("99")
    cage.get_by_test_id("send-close-drawer").click()
    expect(cage.get_by_test_id("sign-what")).to_contain_text("99")
    assert barriers(cage) == cut_off(cage) == []
    # Thought better of: nothing is done, and the page says why.
    cage.get_by_test_id("sign-not").click()
    expect(cage.get_by_test_id("refused")).to_contain_text("second person")
    expect(cage.get_by_label("Cash counted")).to_have_value("99")
    cage.get_by_test_id("send-close-drawer").click()
    signed_by(cage, "Mona", "violins at dusk")
    expect(cage.get_by_test_id("closed-1")).to_contain_text("Kim, Mona")

    log = opens(house, "/staff", house.owner, "laptop")
    log.get_by_test_id("log").locator("summary").click()
    log.get_by_test_id("log-at").select_option("cage")
    log.get_by_test_id("log-ask").select_option(label="A drawer counted and closed")
    expect(log.get_by_test_id("act")).to_have_count(1)
    expect(log.get_by_test_id("act")).to_contain_text("Signed by Mona too")
    assert barriers(log) == cut_off(log) == []
    opens.close()
    assert house.close() == (0, "")


def signed_by(page: Page, name: str, proof: str) -> None:
    page.get_by_test_id("sign-name").fill(name)
    page.get_by_test_id("sign-proof").fill(proof)
    page.get_by_test_id("sign-go").click()
