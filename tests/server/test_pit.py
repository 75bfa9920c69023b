"""Casino tables over real sockets: Russian Poker with everything in it, machines, kills, lost connections."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.ledger import bank, bonus_float, display
from croupier.room.journal.store import Store
from croupier.room.pit.fairness import OpenedLeaf, Proof, verify
from croupier.server.pit import Wish
from tests.room.pit.stacked import dealt
from tests.server.pit_house import SETTINGS, PitClient, PitHouse
from tests.waiting import wait_until

RUSSIAN = dealt(["7h7s9dJc3d", "KhKd2c5s8h"], "4c5dJh9sQs", "7d2s6cQdJd")
"""Two boxes: sevens that become trips by three new cards, and kings. The dealer has queen-high; his queen is changed
for a queen, and so once more, for a jack that gives him a pair."""


Opener = Callable[..., PitHouse]
"""Opens the house on its database, with the next decks in the orders given."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "croupier.db"


@pytest.fixture
def open_house(database: Path) -> Iterator[Opener]:
    """The house again and again; none outlives the test."""
    opened: list[PitHouse] = []

    def open_it(*orders: str, settings: str = SETTINGS) -> PitHouse:
        opened.append(PitHouse(database, *orders, settings=settings))
        return opened[-1]

    yield open_it
    for house in opened:
        if house.running:
            house.kill()


def to_the_purchase(ann: PitClient) -> None:
    """Exchange three cards to the sevens, close the kings, insure the trips and close them."""
    assert ann.bets({1: {"ante": 100, "bonus": 20}, 2: {"ante": 100}}, ready=True)["t"] == "done"
    ann.until(phase="cut")
    assert ann.pit_ask("cut", at=26)["t"] == "done"
    ann.until(phase="decisions")
    assert ann.pit["boxes"][0]["cards"] == ["7h", "7s", "9d", "Jc", "3d"]
    assert ann.pit["dealer"]["cards"] == ["??", "??", "??", "??", "Qs"]
    assert ann.decide("exchange", 100, "9d", "Jc", "3d")["t"] == "done"
    assert ann.decide("close")["t"] == "done"
    ann.until(stage="after-draw")
    assert ann.pit["boxes"][0]["cards"] == ["7h", "7s", "7d", "2s", "6c"]
    refused = ann.decide("insure", 601)
    assert refused["clause"] == "RUSPOK:1.17.2.b"
    assert refused["text"] == "601 chips: 100 to 600 may be put here"
    assert ann.decide("insure", 300)["t"] == "done"
    assert ann.decide("close")["t"] == "done"
    ann.until(stage="purchase", actor=1)
    assert ann.pit["dealer"]["cards"] == ["4c", "5d", "Jh", "9s", "Qs"]


def bought(ann: PitClient) -> None:
    """Buy the dealer's card with the trips; the kings let it be."""
    assert ann.decide("buy")["t"] == "done"
    assert ann.decide("decline")["t"] == "done"
    ann.until(phase="over")
    assert ann.pit["dealer"]["changed"] == ["4c", "5d", "Jh", "9s", "Jd"]
    assert ann.lines(1) == {
        "ante": 0,
        "bonus": -20,
        "draw": -100,
        "bet": 600,
        "insurance": 300,
        "purchase": -100,
    }
    assert ann.lines(2) == {"ante": 100, "bet": 0}
    assert ann.pit["you"]["purse"] == 20_000 + 680 + 100


@pytest.mark.requirement("REPLAY-1")
def test_russian_poker_with_two_boxes_an_exchange_an_insurance_and_a_bought_card(open_house: Opener) -> None:
    house = open_house(RUSSIAN)
    with PitClient(house) as ann:
        ann.join("Ann")
        table = ann.open_table("Ruby", "russian-poker")
        ann.sits(table)
        seal = ann.pit["fairness"]["commitment"]
        to_the_purchase(ann)
        bought(ann)
        told = ann.pit["fairness"]
        assert told["commitment"] == seal
        opened = tuple([OpenedLeaf(**each) for each in told["revealed"]["opened"]])
        proof = Proof(told["of"], seal, tuple(told["revealed"]["leaves"]), opened, told["cut"]["at"])
        # The cards of the stub, the queen that was changed once more and the jack among them.
        assert [card for turn, card in verify(proof).items() if turn >= 15] == ["7d", "2s", "6c", "Qd", "Jd"]
        drawn = [
            (each["kind"], each["cards"][-1])
            for each in ann.pit["log"]
            if each["kind"] in ("redraw", "change")
        ]
        assert drawn == [("redraw", "Qd"), ("change", "Jd")]
        assert ann.pit["inspector"]["held"] is False
        (kept,) = house.json(f"/api/{table}/rounds", **house.signed_in(ann.secret))["rounds"]
        assert (kept["number"], kept["net"]) == (1, 780)
        assert kept["boxes"] == ann.pit["boxes"]
        assert house.json(f"/api/{table}/rounds")["rounds"][0]["net"] is None
    assert house.close() == (0, "")
    balances = house.balances()
    assert sum(balances.values()) == 0
    assert balances[display(table)] == 20_000
    assert balances[bonus_float(table)] == 20
    assert balances[bank(table)] == -20_000 - 800


def test_killed_before_the_dealers_card_it_comes_back_with_the_same_card(open_house: Opener) -> None:
    house = open_house(RUSSIAN)
    with PitClient(house) as ann:
        ann.join("Ann")
        table = ann.open_table("Ruby", "russian-poker")
        ann.sits(table)
        to_the_purchase(ann)
        before, secret = ann.pit, ann.secret
    house.kill()
    # The new house shuffles otherwise: what comes is what was sealed.
    house = open_house()
    with PitClient(house, secret) as ann:
        ann.to(table)
        same = {"boxes", "dealer", "log", "fairness", "options", "actor", "stage", "said", "fund"}
        assert {key: ann.pit[key] for key in same} == {key: before[key] for key in same}
        # Who plays alone is not hurried, before and after.
        assert ann.pit["deadline"] is before["deadline"] is None
        bought(ann)
    assert house.close() == (0, "")
    assert sum(house.balances().values()) == 0


def test_two_players_hear_their_own_cards_and_nobody_elses(open_house: Opener) -> None:
    house = open_house(dealt(["7h7s9dJc3d", "KhKd2c5s8h"], "AcAd4h9sQs"))
    with PitClient(house) as ann, PitClient(house) as boris, PitClient(house) as guest:
        ann.join("Ann")
        boris.join("Boris")
        table = ann.open_table("Ruby", "russian-poker")
        ann.sits(table)
        boris.sits(table)
        guest.to(table)
        assert ann.bets({1: {"ante": 100}})["t"] == "done"
        assert boris.bets({2: {"ante": 200}}, ready=True)["t"] == "done"
        ann.settle()
        assert ann.pit["phase"] == "bets"
        assert ann.pit["ready"] == ["Boris"]
        assert ann.pit_ask("ready")["t"] == "done"
        boris.until(phase="cut")
        assert ann.pit_ask("cut", at=26)["clause"] == "RUSPOK:1.10.c"
        assert boris.pit_ask("cut", at=26)["t"] == "done"
        ann.until(phase="decisions")
        assert boris.pit["options"] is None
        assert boris.decide("fold", box=1)["clause"] == "RUSPOK:1.16.b"
        assert ann.decide("fold")["t"] == "done"
        boris.until(actor=2)
        assert boris.decide("close")["t"] == "done"
        boris.until(phase="over")
        guest.until(phase="over")
        ann.until(phase="over")
        # Hers are in the muck; his were opened to be compared with the dealer's aces.
        hidden = {"7h", "7s", "9d", "Jc", "3d"}
        for client in (boris, guest):
            heard = "".join(client.heard)
            assert not [card for card in hidden if f'"{card}"' in heard]
        assert ann.pit["boxes"][1]["cards"] == ["Kh", "Kd", "2c", "5s", "8h"]
        his = {"Kh", "Kd", "2c", "5s", "8h", "Ac", "Ad", "4h", "9s"}
        before_the_end = "".join(
            text for client in (ann, guest) for text in client.heard[: client.heard_by_phase["over"]]
        )
        assert not [card for card in his if f'"{card}"' in before_the_end]
    assert house.close() == (0, "")


@pytest.mark.requirement("FAIR-2")
def test_a_lost_connection_stops_the_clock_for_a_while(open_house: Opener) -> None:
    quick = SETTINGS.replace("act_seconds=60", "act_seconds=4")
    house = open_house(RUSSIAN, settings=quick)
    with PitClient(house) as guest:
        guest.join("Boris")
        boris = guest.secret
        with PitClient(house) as ann:
            ann.join("Ann")
            table = ann.open_table("Ruby", "russian-poker")
            ann.sits(table)
            assert ann.bets({1: {"ante": 100}}, ready=True)["t"] == "done"
            ann.until(phase="decisions")
            # Another is at the table: the clock runs.
            guest.sits_by(table)
            ann.hear_until(lambda _: ann.pit["deadline"] is not None)
            secret, due = ann.secret, ann.pit["deadline"]
        while guest.pit["deadline"] <= due:
            guest.hear_until(lambda message: message.get("kind") == "pit")
    with PitClient(house, secret) as ann:
        ann.to(table)
        # Nothing was decided for her, and she has her time again.
        assert (ann.pit["phase"], ann.pit["boxes"][0]["state"]) == ("decisions", "deciding")
        assert ann.decide("close")["t"] == "done"
        assert ann.pit["boxes"][0]["state"] == "done"
    # The clock waits once in a round; then silence declines the dealer's card.
    with PitClient(house, boris) as guest:
        guest.to(table)
        guest.until(round=1, phase="over")
        assert guest.lines(1) == {"ante": 100, "bet": 0}
    assert house.close() == (0, "")


def test_bad_input_is_refused_and_the_house_goes_on(open_house: Opener) -> None:
    house = open_house()
    with PitClient(house, lang="ru") as ann:
        assert ann.pit_ask("buy-in", "pit/ruby", chips=1)["code"] == "room-no-such-table"
        assert ann.pit_ask("open-table", "pit", name="Ruby", game="three-card", minimum=1, maximum=5)[
            "code"
        ] == ("room-not-joined")
        ann.join("Ann")
        table = ann.open_table("Рубин", "russian-poker")
        ann.sits(table)
        assert ann.pit_ask("stop")["code"] == "staff-not-allowed"
        ann.say(t="ask", id="x", to=table, ask={"type": "xyzzy"})
        assert ann.hear_until(lambda message: message["t"] == "refused")["code"] == "room-ask-unreadable"
        ann.say(t="ask", id="y", to=table, ask={"type": "bet", "box": -1, "amount": 100})
        assert ann.hear_until(lambda message: message["t"] == "refused")["code"] == "room-ask-unreadable"
        refused = ann.bets({1: {"ante": 99}})
        assert (refused["clause"], refused["code"]) == ("RUSPOK:1.8.b", "pit-off-the-plate")
        assert refused["text"] == "99 фишек: по табличке стола — от 100 до 2\u00a0000"
        assert ann.pit_ask("bet", box=1, field="", amount=100)["t"] == "done"
        ann.until(phase="bets")
        assert ann.pit["you"]["purse"] == 19_900
    assert b'"stopped":[]' in house.get("/healthz")[2]
    assert house.close() == (0, "")


@pytest.mark.clause(
    "RUSPOK:1.8.b", "RUSPOK:1.9", "RUSPOK:1.4.b", "RUSPOK:1.4.c", "RUSPOK:1.13", "RUSPOK:1.17.2.b"
)
def test_what_the_rules_forbid_is_refused_with_the_clause_and_nothing_is_lost(open_house: Opener) -> None:
    house = open_house(RUSSIAN)
    with PitClient(house) as ann, PitClient(house) as boris:
        ann.join("Ann")
        boris.join("Boris")
        table = ann.open_table("Ruby", "russian-poker")
        ann.sits(table)
        boris.sits(table)

        def refuses(answer: dict[str, Any], clause: str) -> None:
            lay = ann.pit["boxes"], ann.pit["you"]["purse"], ann.pit["turn"]
            assert (answer["t"], answer["clause"]) == ("refused", clause), answer
            assert answer["text"]
            ann.to(table)
            assert (ann.pit["boxes"], ann.pit["you"]["purse"], ann.pit["turn"]) == lay

        five = {box: {"ante": 100} for box in (1, 2, 3, 4, 5)}
        refuses(ann.bets({1: {"ante": 99}}), "RUSPOK:1.8.b")
        refuses(ann.bets({1: {"ante": 2_001}}), "RUSPOK:1.8.b")
        refuses(ann.bets({1: {"ante": 100}, 2: {"ante": 150}}), "RUSPOK:1.9")
        refuses(ann.bets(five), "RUSPOK:1.4.b")
        refuses(ann.bets({1: {"bonus": 20}}), "RUSPOK:1.22.a")
        assert boris.bets({3: {"ante": 100}})["t"] == "done"
        refuses(ann.bets({1: {"ante": 100}, 3: {"ante": 100}}), "RUSPOK:1.16.b")
        refuses(ann.bets({box: {"ante": 100} for box in (1, 2, 4, 5)}), "RUSPOK:1.4.b")
        assert boris.pit_ask("take-back", box=0)["t"] == "done"
        # Nobody waits for his bets then.
        assert boris.pit_ask("leave")["t"] == "done"

        assert ann.bets({1: {"ante": 100}, 2: {"ante": 100}}, ready=True)["t"] == "done"
        ann.until(phase="cut")
        refuses(ann.bets({1: {"ante": 200}}), "RUSPOK:1.8.d")
        refuses(boris.pit_ask("cut", at=26), "RUSPOK:1.10.c")
        assert ann.pit_ask("cut", at=26)["t"] == "done"
        ann.until(phase="decisions")
        refuses(ann.decide("close", box=2), "RUSPOK:1.12.b")
        refuses(ann.decide("insure", 100), "RUSPOK:1.17.0")
        assert ann.decide("exchange", 100, "9d", "Jc", "3d")["t"] == "done"
        assert ann.decide("close")["t"] == "done"
        ann.until(stage="after-draw")
        refuses(ann.decide("exchange", 100, "2s"), "RUSPOK:1.13")
        refuses(ann.decide("sixth", 100), "RUSPOK:1.13")
        refuses(ann.decide("insure", 601), "RUSPOK:1.17.2.b")
        refuses(ann.decide("insure", 99), "RUSPOK:1.17.2.a")
        assert ann.decide("close")["t"] == "done"
    assert b'"stopped":[]' in house.get("/healthz")[2]
    assert house.close() == (0, "")
    assert sum(house.balances().values()) == 0


@pytest.mark.clause("RUSPOK:1.6.1", "RUSPOK:1.7.1.c")
def test_rules_relief_and_payouts_by_hand_over_the_wire(open_house: Opener) -> None:
    house = open_house(dealt(["KhKd9c9s2h"], "AsKs8c5c4d"))
    with PitClient(house) as ann, PitClient(house, house.owner) as floor:
        ann.join("Ann")
        table = ann.open_table("Ruby", "russian-poker")
        ann.to(table)
        assert ann.pit_ask("buy-in", chips=20_000)["t"] == "done"
        assert ann.bets({1: {"ante": 100}})["clause"] == "RUSPOK:1.6.1"
        assert ann.pit_ask("read-rules", version=ann.pit["rules"]["version"])["t"] == "done"
        floor.to(table)
        assert ann.pit_ask("relieve", dealer="Ann", inspector="Oleg")["code"] == "staff-not-allowed"
        assert floor.pit_ask("relieve", dealer="Lena", inspector="Oleg", by_hand=True)["t"] == "done"
        assert ann.bets({1: {"ante": 100}}, ready=True)["t"] == "done"
        ann.until(phase="cut")
        assert ann.pit_ask("cut", at=26)["t"] == "done"
        ann.until(phase="decisions")
        assert ann.decide("close")["t"] == "done"
        ann.until(phase="payout")
        assert (
            floor.pit_ask("pay", boxes=[{"box": 1, "changes": {"ante": 100}}])["clause"] == "RUSPOK:1.6.3.b"
        )
        wrong = [{"box": 1, "changes": {"ante": 100, "bet": 400}}]
        assert floor.pit_ask("pay", boxes=wrong)["t"] == "done"
        secret = ann.secret
    # What is held stays held when the lights go out.
    house.kill()
    house = open_house()
    with PitClient(house, secret) as ann, PitClient(house, house.owner) as floor:
        ann.to(table)
        assert ann.pit["phase"] == "held"
        assert ann.pit["you"]["purse"] == 20_000 - 300
        floor.to(table)
        assert floor.pit_ask("resume", settlement="inspector")["t"] == "done"
        ann.until(phase="over")
        assert ann.lines(1) == {"ante": 0, "bet": 400}
        found = house.json(f"/api/{table}/inspection", **house.as_owner)
        assert [act["what"] for act in found["acts"]] == ["relief", "payout", "held", "resume"]
        assert found["staff"] == {"dealer": "Lena", "inspector": "Oleg"}
        assert found["rounds"][0]["staff"] == {"dealer": "Lena", "inspector": "Oleg"}
        # Who ordered the relief is in the log of acts under his own name.
        relieved = house.json(f"/api/audit?at={table}&ask=relieve", **house.as_owner)["acts"]
        orders = house.json("/api/people/me", **house.as_owner)["name"]
        assert [(each["name"], each["role"]) for each in relieved] == [(orders, "owner")]
    assert house.close() == (0, "")
    assert sum(house.balances().values()) == 0


def test_the_floor_acts_for_the_house(open_house: Opener) -> None:
    house = open_house()
    with PitClient(house) as ann, PitClient(house, house.owner) as floor:
        ann.join("Ann")
        table = ann.open_table("Ruby", "russian-poker")
        ann.sits(table)
        floor.to(table)
        own = floor.open_table("Opal", "three-card")
        assert house.json("/api/pit")["tables"][-1]["id"] == own
        assert house.json("/api/pit")["tables"][-1]["opened_by"] == ""
        ann.bets({1: {"ante": 100}}, ready=True)
        ann.until(phase="cut")
        assert floor.pit_ask("improper-cut")["t"] == "done"
        assert ann.pit_ask("cut", at=3)["clause"] == "RUSPOK:1.10.c"
        assert floor.pit_ask("stop")["t"] == "done"
        floor.until(stopped=True)
        found = house.json(f"/api/{table}/inspection", **house.as_owner)
        assert [act["what"] for act in found["acts"]] == ["improper-cut", "stop"]
        assert house.get(f"/api/{table}/inspection")[0] == 403
    assert house.close() == (0, "")


@pytest.mark.requirement("INC-1")
def test_a_machine_killed_between_deal_and_draw_goes_on_with_the_same_cards(open_house: Opener) -> None:
    house = open_house("AhKhQhJh2c" + "Th9s8s7s6s")
    with PitClient(house) as ann:
        ann.join("Ann")
        table = ann.open_table("Jacks", "jacks-or-better", 20)
        ann.sits(table, 1_000)
        assert ann.bets({1: {"coins": 100}}, ready=True)["t"] == "done"
        ann.until(phase="decisions")
        assert ann.pit["boxes"][0]["cards"] == ["Ah", "Kh", "Qh", "Jh", "2c"]
        assert ann.pit["deadline"] is None
        secret = ann.secret
    house.kill()
    house = open_house()
    with PitClient(house, secret) as ann:
        ann.to(table)
        assert ann.decide("hold", 0, "Ah", "Kh", "Qh", "Jh")["t"] == "done"
        ann.until(phase="over")
        assert sorted(ann.pit["boxes"][0]["cards"]) == ["Ah", "Jh", "Kh", "Qh", "Th"]
        assert ann.pit["boxes"][0]["hand"] == {"code": "pit-combination-royal-flush", "params": {}}
        assert ann.pit["you"]["purse"] == 900 + 80_000
        # The next coins start the next round at once.
        assert ann.bets({1: {"coins": 20}}, ready=True, cut=7)["t"] == "done"
        ann.until(round=2)
        assert ann.pit["fairness"]["cut"] == {"player": "Ann", "at": 7}
    assert house.close() == (0, "")
    assert sum(house.balances().values()) == 0


def test_kills_at_any_moment_lose_nothing_that_was_acknowledged(open_house: Opener, database: Path) -> None:
    secret, table, staked = None, "", 0
    for kill in range(3):
        house = open_house()
        with PitClient(house, secret) as ann:
            if secret is None:
                ann.join("Ann")
                secret = ann.secret
                table = ann.open_table("Jacks", "jacks-or-better", 20)
                ann.to(table)
                assert ann.pit_ask("buy-in", chips=40_000)["t"] == "done"
            ann.to(table)
            for _ in range(3 + kill):
                if ann.pit["phase"] == "decisions":
                    assert ann.decide("hold")["t"] == "done"
                assert ann.bets({1: {"coins": 100}}, ready=True)["t"] == "done"
                staked += 100
                ann.settle()
            version = max(json.loads(text).get("version", 0) for text in ann.heard)
        house.kill()
        store = Store(database)
        assert store.version(table) >= version
        assert sum(store.balances().values()) == 0
        store.close()
    house = open_house()
    with PitClient(house, secret) as ann:
        ann.to(table)
        if ann.pit["phase"] == "decisions":
            ann.decide("hold")
        rounds = house.json(f"/api/{table}/rounds", **house.signed_in(secret))["rounds"]
        assert len(rounds) == staked // 100
        assert ann.pit["you"]["purse"] == 40_000 + sum(each["net"] for each in rounds)
    assert b'"stopped":[]' in house.get("/healthz")[2]
    assert house.close() == (0, "")


def test_the_trainer_goes_home_with_the_house_however_it_closes(open_house: Opener) -> None:
    secret, table = None, ""
    for killed in (True, False):
        house = open_house()
        with PitClient(house, secret) as ann:
            if secret is None:
                ann.join("Ann")
                secret = ann.secret
                table = ann.open_table("Jacks", "jacks-or-better", 20)
                ann.sits(table)
                assert ann.pit_ask("train", on=True)["t"] == "done"
            ann.to(table)
            assert ann.bets({1: {"coins": 100}}, ready=True)["t"] == "done"
            ann.until(phase="decisions")
            assert ann.decide("hold")["t"] == "done"
            while not ann.pit["advice"]:
                ann.hear_until(lambda message: message.get("kind") == "pit")
            (said,) = ann.pit["advice"]
            assert float(said["cost"]) == pytest.approx(
                float(said["best"]["value"]) - float(said["value"]), abs=1e-8
            )
            (trainer,) = house.children()
        if killed:
            house.kill()
        else:
            assert house.close() == (0, "")
        wait_for_end(trainer)


def wait_for_end(process: int) -> None:
    wait_until(lambda: not alive(process))


def alive(process: int) -> bool:
    """Whether a process still works."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_what_there_is_over_http(open_house: Opener) -> None:
    house = open_house()
    with PitClient(house) as ann:
        ann.join("Ann")
        table = ann.open_table("Ruby", "russian-poker")
    found = house.json("/api/pit")
    assert [line["id"] for line in found["tables"]] == [table]
    games = {game["game"]: game for game in house.json("/api/pit/games")["games"]}
    assert games["jacks-or-better"]["machine"] is True
    assert "8-5" in games["jacks-or-better"]["houses"]
    assert games["three-card"]["tables"][0]["rows"][0] == {"combination": "straight-flush", "odds": "5"}
    assert house.get("/api/pit/nowhere/rounds")[0] == 404
    assert house.get(f"/api/{table}/rounds?before=x")[0] == 400
    assert house.close() == (0, "")


def test_a_pay_table_is_designed_over_http(open_house: Opener) -> None:
    house = open_house()

    def design(**wish: object) -> tuple[int, dict[str, object]]:
        return house.posted("/api/pit/design", json.dumps(wish).encode())

    status, full = design(game="jacks-or-better")
    assert (status, full["return"], full["exact"]) == (200, "0.995439044", True)
    _, short = design(game="jacks-or-better", tables={"paid": {"full-house": 8, "flush": "5"}})
    assert short["return"] == "0.972984" + str(short["return"])[8:]
    _, named = design(game="jacks-or-better", house="8-5")
    assert named["return"] == short["return"]
    assert design(game="jacks-or-better", house="8-5")[1] == named
    _, three = design(game="three-card", tables={"pair-plus": {"flush": "3"}})
    assert three["house_edge"] == "0.033729809"
    (pair_plus,) = [side for side in three["sides"] if side["field"] == "pair-plus"]  # type: ignore[attr-defined]
    assert float(pair_plus["house_edge"]) > 0.07
    raised = Wish("cyber-stud", options={"mode": "raise"}, tables={"bet": {"flush": 10}}).value()
    bet = raised.tables["bet"]
    assert [bet.odds("royal-flush"), bet.odds("flush")] == [999, 10]
    assert design(game="russian-poker")[1] == {"game": "russian-poker", "solved": False}
    assert design(game="snap")[0] == 400
    status, wrong = design(game="three-card", tables={"pair-plus": {"flush": "many"}})
    assert (status, wrong["code"]) == (400, "pit-odds-form")
    assert house.posted("/api/pit/design", b"{" + b" " * 9_000)[1]["code"] == "desk-question-too-long"
    assert house.close() == (0, "")
