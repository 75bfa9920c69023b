import json
import threading
import time
import uuid
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from croupier.server.limits import A_SECOND, AT_ONCE
from croupier.server.protocol import LARGEST_FRAME, PROTOCOL
from tests.server.house import Client, RunningHouse
from tests.waiting import PATIENCE


def test_a_stranger_is_welcomed_as_nobody(house: RunningHouse) -> None:
    with Client(house) as guest:
        welcome = {"t": "welcome", "protocol": PROTOCOL, "you": None, "opens": True, "roles": []}
        welcome |= {"undone": 0, "elsewhere": 0, "care": None, "station": None, "signs": False, "tables": []}
        assert json.loads(guest.heard[0]) == welcome


def test_a_name_comes_with_a_cookie_and_a_wallet(house: RunningHouse) -> None:
    with Client(house) as ann:
        assert ann.join("Ann") == {"name": "Ann"}
        assert (ann.name, ann.wallet) == ("Ann", 100_000)
        secret = ann.secret
    with Client(house, secret) as again:
        assert (again.name, again.wallet, again.secret) == ("Ann", 100_000, secret)
    with Client(house, "no-secret") as thief:
        assert thief.name is None
        assert thief.join("ann")["code"] == "room-name-taken"


def test_a_repeated_join_on_another_socket_is_the_same_person(house: RunningHouse) -> None:
    id = uuid.uuid4().hex
    with Client(house) as first, Client(house) as second:
        first.join("Bella", id)
        second.join("Bella", id)
        assert first.secret == second.secret
        first.join("Bella", id)
        assert first.join("Carla")["code"] == "room-already-joined"


def test_the_lobby_lists_the_club(house: RunningHouse) -> None:
    with Client(house) as guest:
        guest.say(t="lobby")
        lobby = guest.hear_until(lambda message: message["t"] == "lobby")
        tables = {table["id"]: table for table in lobby["tables"]}
        assert tables.keys() == {"oak", "willow", "cedar", "maple", "birch", "elm", "larch", "rowan"}
        oak = tables["oak"]
        assert (oak["small_blind"], oak["big_blind"], oak["seats"]) == (50, 100, 6)
        assert {player["name"] for player in oak["players"]} >= {"Nora", "Felix"}
        assert all(len(table["players"]) < table["seats"] for table in tables.values())


def test_a_spectator_sees_the_table_live_and_no_hole_cards(house: RunningHouse) -> None:
    with Client(house) as guest:
        first = guest.watch("oak")
        # What happened before he came is told as a spectator may know it.
        assert all(set(event["cards"]) == {"??"} for event in first["events"] if event["kind"] == "deal")
        assert first["view"]["you"] is None
        version = first["version"]
        for _ in range(40):
            message = guest.hear_until(lambda message: message.get("kind") == "table")
            assert message["version"] == version + 1
            version = message["version"]
            for event in message["events"]:
                if event["kind"] == "deal":
                    assert event["cards"] == ["??", "??"]
        guest.say(t="unwatch", of="oak")
        guest.ask("sit-out", "oak")
        heard = len(guest.heard)
        # Another table goes on and is heard of; this one is not.
        guest.watch("willow")
        for _ in range(10):
            assert guest.hear_until(lambda message: message.get("kind") == "table")["of"] == "willow"
        assert len(guest.heard) > heard


def test_one_plays_a_hand_and_leaves_and_the_chips_come_home(house: RunningHouse) -> None:
    with Client(house) as vera:
        vera.join("Veronika")
        vera.watch("maple")
        assert vera.sit("maple", 2, 20_000)["t"] == "done"
        vera.settle()
        assert vera.wallet == 80_000
        for _ in range(3):
            vera.check_or_call()
        vera.leave("maple")
        balances = house.balances()
        person = next(a for a, chips in balances.items() if a.startswith("wallet:") and chips == vera.wallet)
        assert balances.get(person.replace("wallet:", "table:maple:"), 0) == 0


def test_own_cards_are_seen_and_those_of_others_are_not(house: RunningHouse) -> None:
    with Client(house) as hero:
        hero.join("Wanda")
        hero.watch("willow")
        hero.sit("willow", 4, 5_000)
        hero.my_turn()
        others = [seat for seat in hero.view["seats"] if seat["seat"] != 4 and seat["in_hand"]]
        assert "?" not in "".join(hero.own_seat()["cards"])
        assert {tuple(seat["cards"]) for seat in others if seat["cards"]} == {("??", "??")}
        hero.leave("willow")


def test_a_stale_click_is_refused_and_the_hand_goes_on(house: RunningHouse) -> None:
    with Client(house, lang="ru") as hero:
        hero.join("Стелла")
        hero.watch("willow")
        hero.sit("willow", 8, 5_000)
        hero.my_turn()
        stale = hero.act("fold", turn=hero.view["hand"]["turn"] - 1)
        assert stale["code"] == "room-stale-action"
        assert stale["text"] == "это относилось к другому моменту раздачи: ничего не сделано"
        assert hero.act("raise", to=1)["code"] == "play-bad-raise"
        assert hero.act("fold")["t"] == "done"
        hero.leave("willow")


def test_a_repeated_act_is_answered_again_and_done_once(house: RunningHouse) -> None:
    with Client(house) as hero:
        hero.join("Repetita")
        hero.watch("maple")
        hero.sit("maple", 5, 20_000)
        hero.my_turn()
        hand = hero.view["hand"]
        act = {"hand": hand["number"], "turn": hand["turn"], "action": "fold"}
        before = hero.view["you"]["options"]
        if before["check"]:
            act["action"] = "check"
        assert [hero.ask("act", "maple", id="once", **act)["t"] for _ in range(3)] == ["done"] * 3
        hero.leave("maple")


def test_of_two_sockets_that_race_for_a_seat_one_sits(house: RunningHouse) -> None:
    answers: list[dict[str, Any]] = []
    ready = threading.Barrier(2)

    def sits(name: str) -> None:
        with Client(house) as client:
            client.join(name)
            ready.wait()
            answers.append(client.sit("maple", 8, 20_000))

    racing = [threading.Thread(target=sits, args=(name,)) for name in ("Racer A", "Racer B")]
    for each in racing:
        each.start()
    for each in racing:
        each.join()
    assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
    assert next(answer for answer in answers if answer["t"] == "refused")["code"] == "cash-seat-taken"


def test_one_who_comes_back_is_told_what_he_missed(house: RunningHouse) -> None:
    with Client(house) as guest:
        guest.watch("oak")
        guest.hear_until(lambda message: any(e["kind"] == "hand_started" for e in message.get("events", ())))
        seen = guest.version
    with Client(house) as again:
        back = again.watch("oak", seen)
        assert back["version"] >= seen
        assert not (back.get("resync") and back["events"])
        assert back["view"]["hand"]["number"] >= 1
    with Client(house) as stranger:
        # A version the table never had, as after another database was put in place.
        assert stranger.watch("oak", 10**9)["resync"] is True


def asks(ask: dict[str, Any], *, to: str = "oak", id: str = "1") -> dict[str, Any]:
    return {"t": "ask", "id": id, "to": to, "ask": ask}


REFUSED = [
    (asks({"type": "sit", "seat": 3, "chips": 5_000}), "room-not-joined"),
    (asks({"type": "sit", "seat": 3, "chips": 5_000}, to="nowhere"), "room-no-such-table"),
    ({"t": "watch", "of": "nowhere"}, "room-no-such-table"),
    ({"t": "dance"}, "server-message-unreadable"),
    (asks({"type": "sit"}), "room-ask-unreadable"),
    (asks({"type": "sit", "seat": 3, "chips": -5}), "room-ask-unreadable"),
    (asks({"type": "sit", "seat": 3, "chips": 5_000, "bot": True}), "room-ask-unreadable"),
    (asks({"type": "act", "hand": 1, "turn": 1, "action": "win"}), "room-ask-unreadable"),
    (asks({"type": "deal"}), "room-ask-unreadable"),
    (asks({"type": "hold", "why": "new cards"}), "staff-not-allowed"),
    (asks({"type": "sit", "seat": 3, "chips": 5_000}, id="x" * 65), "server-message-unreadable"),
    ([1, 2, 3], "server-message-unreadable"),
]


@pytest.mark.parametrize(
    ("message", "code"), REFUSED, ids=[f"{code}-{n}" for n, (_, code) in enumerate(REFUSED)]
)
def test_what_cannot_be_is_refused_and_the_socket_stays_open(
    house: RunningHouse, message: Any, code: str
) -> None:
    with Client(house) as guest:
        guest.socket.send(json.dumps(message))
        refused = guest.hear()
        assert refused["t"] == "refused"
        assert refused["code"] == code
        assert refused["text"]
        guest.say(t="ping")
        assert guest.hear() == {"t": "pong"}


@pytest.mark.parametrize("text", ["", "{", "null", '{"t":"ping"', b"\x00\xff", "[" * 3_000])
def test_what_is_no_message_is_refused(house: RunningHouse, text: str | bytes) -> None:
    with Client(house) as guest:
        guest.socket.send(text)
        assert guest.hear()["code"] == "server-message-unreadable"


def test_an_ask_that_is_too_long_is_refused_by_its_id_and_the_socket_stays_open(house: RunningHouse) -> None:
    """A page sends what was not answered again: on a line that was cut off for its length it would do so for ever."""
    with Client(house) as guest:
        long = {"t": "ask", "id": "long", "to": "oak", "ask": {"type": "say", "text": "я" * 2_500}}
        guest.socket.send(json.dumps(long, ensure_ascii=False))
        refused = guest.hear()
        assert (refused["t"], refused["code"], refused["id"]) == (
            "refused",
            "server-message-too-long",
            "long",
        )
        guest.say(t="ping", padding="x" * 5_000)
        refused = guest.hear()
        assert (refused["code"], refused["id"]) == ("server-message-too-long", None)
        guest.say(t="ping")
        assert guest.hear() == {"t": "pong"}


def test_an_ask_that_cannot_be_read_is_refused_by_its_id(house: RunningHouse) -> None:
    with Client(house) as guest:
        guest.say(t="ask", id="nowhere", ask={"type": "sit"})
        refused = guest.hear()
        assert (refused["code"], refused["id"]) == ("server-message-unreadable", "nowhere")


def test_a_message_beyond_all_measure_ends_the_connection(house: RunningHouse) -> None:
    with Client(house) as guest:
        guest.say(t="ask", id="longer", to="oak", ask={"type": "say", "text": "x" * LARGEST_FRAME})
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_who_does_not_say_hello_first_is_sent_away(house: RunningHouse) -> None:
    with connect(f"ws://{house.host}/ws") as socket:
        socket.send('{"t":"lobby"}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_another_protocol_is_refused_with_a_word_why(house: RunningHouse) -> None:
    with connect(f"ws://{house.host}/ws") as socket:
        socket.send('{"t":"hello","protocol":9}')
        refused = json.loads(socket.recv(timeout=PATIENCE))
        assert refused["code"] == "server-other-protocol"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def flood(client: Client) -> None:
    for _ in range(200):
        for _ in range(30):
            client.say(t="ping")
        for _ in range(30):
            client.hear()


def test_a_flood_is_refused_and_then_cut_off(house: RunningHouse) -> None:
    with Client(house) as flooder:
        began = time.monotonic()
        # He hears the answers before he goes on: one who did not could be cut off for being slow instead.
        with pytest.raises(ConnectionClosed) as closed:
            flood(flooder)
        most = AT_ONCE + A_SECOND * (time.monotonic() - began)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert sum("pong" in message for message in flooder.heard) <= most
        assert any("server-too-fast" in message for message in flooder.heard)


def test_an_ask_that_comes_too_fast_is_refused_by_its_id(house: RunningHouse) -> None:
    with Client(house) as hasty:
        ids = [f"hasty-{number}" for number in range(4 * AT_ONCE)]
        for id in ids:
            hasty.say(t="ask", id=id, to="oak", ask={"type": "sit-out"})
        answers = {answer["id"]: answer["code"] for answer in (hasty.hear() for _ in ids)}
        assert sorted(answers) == sorted(ids)
        assert answers["hasty-0"] != "server-too-fast"
        assert "server-too-fast" in answers.values()


def test_only_our_own_pages_may_connect(house: RunningHouse) -> None:
    with connect(f"ws://{house.host}/ws", origin=Origin(f"http://{house.host}")):
        pass
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{house.host}/ws", origin=Origin("http://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_one_socket_may_watch_only_so_many_tables(house: RunningHouse) -> None:
    with Client(house) as guest:
        for table in ("oak", "willow", "cedar", "maple", "oak"):
            guest.watch(table)
