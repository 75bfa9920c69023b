import asyncio
import gzip
import json
from collections.abc import MutableMapping
from typing import Any

import pytest
from starlette.routing import Mount

from croupier.records import play, read
from croupier.server.page import STATIC, BuiltSite
from tests.server.house import Client, RunningHouse


@pytest.fixture(scope="module")
def played(house: RunningHouse) -> RunningHouse:
    """The house, once a few hands have been played at the first table."""
    with Client(house) as guest:
        guest.watch("oak")
        guest.hear_until(
            lambda message: (
                message.get("kind") == "table" and (message["view"]["hand"] or {"number": 0})["number"] > 3
            )
        )
    return house


def test_the_house_says_that_it_is_well(house: RunningHouse) -> None:
    status, _, body = house.get("/healthz")
    health = json.loads(body)
    assert status == 200
    assert (health["status"], health["tables"], health["stopped"]) == ("ok", 8, [])


def test_every_answer_tells_the_browser_whom_to_trust(house: RunningHouse) -> None:
    for path in ("/", "/healthz", "/table/oak", "/nowhere", "/api/tables/oak/hands"):
        _, headers, _ = house.get(path)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_page_is_the_same_for_the_lobby_and_every_table(house: RunningHouse) -> None:
    status, headers, lobby = house.get("/")
    assert headers["content-type"].startswith("text/html")
    assert status == (200 if (STATIC / "index.html").is_file() else 503)
    assert house.get("/table/oak")[2] == lobby
    assert b"Croupier" in lobby


def test_the_houses_own_fonts_are_kept_by_the_browser_and_carry_their_licences(house: RunningHouse) -> None:
    fonts = sorted((STATIC / "assets").glob("*.woff2"))
    families = {font.name.partition("-")[0] for font in fonts}
    assert families == {"lora", "source"}
    status, headers, body = house.get(f"/assets/{fonts[0].name}")
    assert (status, headers["content-type"]) == (200, "font/woff2")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "font-src 'self'" in headers["content-security-policy"]
    assert body == fonts[0].read_bytes()
    licences = [path.read_text("utf-8") for path in (STATIC / "assets").glob("*-licence.txt")]
    assert len(licences) == 3
    assert all("SIL OPEN FONT LICENSE Version 1.1" in licence for licence in licences)


def test_a_file_of_the_page_goes_out_compressed_as_it_is(house: RunningHouse) -> None:
    script = max((STATIC / "assets").glob("*.js"), key=lambda each: each.stat().st_size)
    packed = {"Accept-Encoding": "gzip"}
    status, headers, body = house.get(f"/assets/{script.name}", **packed)
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert int(headers["content-length"]) == len(body) < script.stat().st_size / 2
    assert gzip.decompress(body) == script.read_bytes()
    part = house.get(f"/assets/{script.name}", Range="bytes=0-9", **packed)
    assert (part[0], part[2]) == (206, script.read_bytes()[:10])
    known = house.get(f"/assets/{script.name}", **packed, **{"If-None-Match": headers["etag"]})
    assert (known[0], known[2]) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fapp.py", "/assets/", "/assets/../../run.py"]
)
def test_nothing_but_the_page_is_served(house: RunningHouse, path: str) -> None:
    assert house.get(path)[0] == 404


def test_finished_hands_are_listed_latest_first(played: RunningHouse) -> None:
    status, headers, body = played.get("/api/tables/oak/hands")
    hands = json.loads(body)["hands"]
    assert status == 200
    assert headers["content-type"] == "application/json"
    assert [hand["number"] for hand in hands] == sorted((hand["number"] for hand in hands), reverse=True)
    assert all(hand["your_cards"] is None and hand["net"] is None for hand in hands)
    assert all(winner["amount"] > 0 and winner["name"] for hand in hands for winner in hand["winners"])
    earlier = json.loads(played.get("/api/tables/oak/hands?before=3")[2])["hands"]
    assert [hand["number"] for hand in earlier] == [2, 1]


@pytest.mark.requirement("REPLAY-1")
def test_a_finished_hand_can_be_taken_away_and_replayed(played: RunningHouse) -> None:
    status, headers, body = played.get("/api/tables/oak/hands/1.phh")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert 'filename="oak-1.phh"' in headers["content-disposition"]
    (record,) = read(body.decode())
    assert play(record).exact
    assert record.table == "Oak"


def test_one_finds_his_own_cards_in_his_own_hands_only(house: RunningHouse) -> None:
    with Client(house) as hero:
        hero.join("Historian")
        hero.watch("willow")
        hero.sit("willow", 4, 5_000)
        hero.my_turn()
        number, cards = hero.view["hand"]["number"], hero.own_seat()["cards"]
        hero.act("fold") if not hero.view["you"]["options"]["check"] else hero.act("check")
        hero.leave("willow")
        if hero.view["hand"]["number"] == number and not hero.view["hand"]["over"]:
            hero.hear_until(
                lambda message: message.get("kind") == "table" and message["view"]["hand"]["over"]
            )
        path = f"/api/tables/willow/hands?before={number + 1}"
        mine = json.loads(house.get(path, **house.signed_in(hero.secret))[2])["hands"][0]
        assert (mine["number"], mine["your_cards"]) == (number, cards)
        assert isinstance(mine["net"], int)
        phh = f"/api/tables/willow/hands/{number}.phh"
        own = house.get(phh, **house.signed_in(hero.secret))[2].decode()
        theirs = house.get(phh)[2].decode()
        assert "".join(cards) in own
        assert "".join(cards) not in theirs
        # Nothing in a link makes anybody who reads it the player.
        for word in ("token", "session", "secret"):
            assert house.get(f"{phh}?{word}={hero.secret}")[2].decode() == theirs


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nowhere/hands", 404, "room-no-such-table"),
        ("/api/tables/oak/hands/999999.phh", 404, "room-no-such-hand"),
        ("/api/tables/oak/hands/99999999999999999999.phh", 400, "server-not-a-number"),
        (f"/api/tables/oak/hands/{'9' * 5_000}.phh", 400, "server-not-a-number"),
        ("/api/tables/oak/hands/-1.phh", 400, "server-not-a-number"),
        ("/api/tables/oak/hands?before=soon", 400, "server-not-a-number"),
        ("/api/tables/oak/hands?before=-1", 400, "server-not-a-number"),
        ("/api/tables/oak/hands?before=99999999999999999999", 400, "server-not-a-number"),
    ],
)
def test_what_is_not_there_is_said_in_both_languages(
    house: RunningHouse, path: str, status: int, code: str
) -> None:
    english = house.get(path)
    assert english[0] == status
    assert json.loads(english[2])["code"] == code
    russian = house.get(f"{path}{'&' if '?' in path else '?'}lang=ru")
    assert json.loads(russian[2])["text"] != json.loads(english[2])["text"]


def test_the_documentation_stands_at_docs_where_it_was_built(tmp_path) -> None:
    site = tmp_path / "site"
    docs = Mount("/docs", BuiltSite(site))

    def asked(path: str) -> tuple[int, bytes]:
        said: list[MutableMapping[str, Any]] = []

        async def receive() -> MutableMapping[str, Any]:
            # Nobody hangs up.
            return await asyncio.Future()

        async def send(message: MutableMapping[str, Any]) -> None:
            said.append(message)

        scope = {"type": "http", "method": "GET", "path": path, "headers": []}
        asyncio.run(docs(scope, receive, send))
        return said[0]["status"], b"".join(each.get("body", b"") for each in said)

    # Whoever has only `make run` behind him has no folder there.
    status, told = asked("/docs/club/")
    assert (status, b"make docs" in told) == (503, True)
    (site / "club").mkdir(parents=True)
    (site / "index.html").write_text("Doors")
    (site / "club" / "index.html").write_text("For the club")
    assert asked("/docs/club/") == (200, b"For the club")


def test_an_address_of_the_documentation_is_no_page_of_the_house(house: RunningHouse) -> None:
    status, headers, body = house.get("/docs/")
    built = (STATIC.parent / "site" / "index.html").is_file()
    assert status == (200 if built else 503)
    assert "default-src 'none'" in headers["content-security-policy"]
    assert built or b"make docs" in body
    assert house.get("/docs")[0] == status
