"""Hand for hand over real sockets: nobody learns of an all-in before every table has played, power cuts or not."""

import re
from pathlib import Path

import pytest

from tests.server.house import RunningHouse, hear_until
from tests.server.test_event_live import Seat, done, post
from tests.server.test_event_online import Player

PATIENT = (
    "seed_demo=False, act_seconds=600, pause_seconds=0.02,"
    " pace=Pace(think_least=0, think_most=0, unwatched=0, sleep=False)"
)
BUBBLE = """
name = "Bubble"
stack = 1000
buy_in = 10
seats = 2

[prizes]
ladder = [50, 30, 20]

[[level]]
small_blind = 10
big_blind = 20
minutes = 60
"""
CARD = re.compile(r'"([2-9TJQKA][cdhs])"')


def in_turn(players: list[Player]) -> list[Player]:
    return [each for each in players if each.view and each.view["you"] and each.view["you"]["options"]]


@pytest.mark.clause("TDA-2022:RP8F")
def test_nobody_learns_of_an_all_in_before_every_table_has_played(database: Path) -> None:
    house = RunningHouse(database, PATIENT)
    assert post(house, "/api/events", toml=BUBBLE, id="bubble")[0] == 200
    players = [Player(house) for _ in range(4)]
    for number, player in enumerate(players):
        player.join(f"Hero {number}")
        player.look("bubble")
        done(player.tell("bubble", "register", player=""))
    with Seat(house, house.owner) as floor:
        done(floor.tell("bubble", "start"))
    hear_until(players, lambda: all(each.event["about"]["table_ids"] for each in players))
    for player in players:
        player.find_seat()
    hear_until(players, lambda: len(in_turn(players)) == 2)
    assert players[0].event["picture"]["hand_for_hand"]["on"]
    first = in_turn(players)[0]
    table = first.at
    here = [each for each in players if each.at == table]
    other = next(each for each in here if each is not first)
    rail = Seat(house)
    rail.watch(table)
    assert first.act("raise", to=1000)["t"] == "done"
    hear_until(players, lambda: bool(in_turn([other])))
    assert other.act("call")["t"] == "done"
    hear_until(
        [*players, rail], lambda: all((each.view or {}).get("event_note") for each in (first, other, rail))
    )
    check_face_down(first, other, rail)
    secrets = {id(each): each.secret for each in players}
    house.kill()

    house = RunningHouse(database, PATIENT)
    again = {key: Player(house, secret) for key, secret in secrets.items()}
    for player in again.values():
        player.look("bubble")
        player.find_seat()
    first, other = again[id(first)], again[id(other)]
    rail = Seat(house)
    rail.watch(table)
    everybody = [*again.values(), rail]
    hear_until(everybody, lambda: all(each.view for each in everybody))
    check_face_down(first, other, rail)
    assert house.get(f"/api/tables/{table}/hands")[2] == b'{"hands":[]}'

    rest = [each for each in again.values() if each.at != table]
    hear_until(everybody, lambda: bool(in_turn(rest)))
    assert in_turn(rest)[0].act("fold")["t"] == "done"
    hear_until(everybody, lambda: any('"hand_over"' in text for text in rail.heard))
    opened = [text for text in rail.heard if '"told"' in text]
    assert opened
    assert len(set(CARD.findall(opened[0]))) == 9
    for each in everybody:
        each.__exit__()
    assert house.close() == (0, "")


def check_face_down(first: Player, other: Player, rail: Seat) -> None:
    """Each knows his own two cards and nobody anything else; both heard as many bytes."""
    for player in (first, other):
        assert player.view is not None
        assert player.view["hand"]["board"] == []
        assert player.view["hand"]["to_act"] is None
        assert set(CARD.findall(player.tables[-1])) == set(player.own_seat()["cards"])
        assert player.view["event_note"]["ru"].startswith("Рука в руку")
    assert not any(CARD.findall(text) for text in rail.heard)
