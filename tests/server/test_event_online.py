"""An online event over real sockets: 27 bots and a person at four tables, and two power cuts on the way."""

import json
import re
from pathlib import Path
from typing import Any

from croupier.cards import CARDS
from croupier.room.event.stream import EVENT
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.hand.record import read
from croupier.room.journal.store import Store
from tests.server.house import RunningHouse
from tests.server.test_event_live import Seat, done, post
from tests.waiting import PATIENCE, wait_until

FULL_PACE = (
    "seed_demo=False, act_seconds=3, pause_seconds=0.02,"
    " pace=Pace(think_least=0, think_most=0, unwatched=0, sleep=False)"
)

TURBO = """
name = "Turbo"
stack = 1000
buy_in = 10
fee = 1
seats = 7

[prizes]
ladder = [40, 25, 20, 15]

""" + "\n".join(
    f"[[level]]\nsmall_blind = {10 * 2**n}\nbig_blind = {20 * 2**n}\nhands = 4\n" for n in range(8)
)

CARD = re.compile(r'"([2-9TJQKA][cdhs])"')


class Player(Seat):
    """Somebody who plays an event: checks when he may, calls what is cheap, goes where he is sent."""

    def __init__(self, house: RunningHouse, secret: str | None = None) -> None:
        self.moves: list[dict[str, Any]] = []
        self.at = ""
        self.tables: list[str] = []
        super().__init__(house, secret=secret)

    def hear(self, within: float = PATIENCE) -> dict[str, Any]:
        message = super().hear(within)
        if message["t"] == "moved" and message["to"] != self.at:
            self.moves.append(message)
            self.sit_at(message["to"])
        if message.get("kind") == "table":
            self.tables.append(json.dumps(message))
        return message

    def sit_at(self, table: str) -> None:
        if self.at:
            self.say(t="unwatch", of=self.at)
        self.at, self.view = table, None
        self.say(t="watch", of=table, seen=None)

    def find_seat(self) -> None:
        me = self.event["picture"]["me"]
        if me["table"]:
            self.sit_at(self.event["about"]["table_ids"][str(me["table"])])

    @property
    def over(self) -> bool:
        return self.event["picture"]["phase"] != "running"

    def play(self, until: Any) -> None:
        while not until() and not self.over:
            options = (self.view or {}).get("you") and self.view["you"]["options"]
            if options:
                cheap = options["check"] or options["call"] <= 40
                answer = self.act("check" if options["check"] else "call" if cheap else "fold")
                assert answer["t"] == "done" or answer["code"] == "room-stale-action", answer
            else:
                self.hear()


def enough(player: Player, hands: int) -> Any:
    return lambda: sum(table["hand"] for table in player.event["picture"]["tables"]) >= hands


def test_27_bots_and_a_person_play_to_the_end_through_two_power_cuts(database: Path) -> None:
    house = RunningHouse(database, FULL_PACE)
    heard: list[str] = []
    assert post(house, "/api/events", toml=TURBO, id="turbo", bots=27)[0] == 200
    with Seat(house, house.owner) as floor, Player(house) as hero:
        hero.join("Hero")
        hero.look("turbo")
        done(hero.tell("turbo", "register", player=""))
        assert hero.wallet == 100_000 - 11_00
        done(floor.tell("turbo", "start"))
        hero.hear_until(lambda _: bool(hero.event["about"]["table_ids"]))
        assert len(hero.event["picture"]["tables"]) == 4
        hero.find_seat()
        hero.play(enough(hero, 12))
        secret = hero.secret
        heard += hero.tables
    house.kill()

    for hands in (40, 10_000):
        house = RunningHouse(database, FULL_PACE)
        with Player(house, secret) as hero:
            hero.look("turbo")
            hero.find_seat()
            hero.play(enough(hero, hands))
            heard += hero.tables
            last = hero.event
        if hands < 10_000:
            house.kill()
    wait_until(lambda: not any("turbo" in account and cents for account, cents in house.balances().items()))
    assert house.close() == (0, "")

    view = last["picture"]
    assert view["phase"] == "finished"
    assert [result["prize"] for result in view["results"][:4]] == [112_00, 70_00, 56_00, 42_00]
    store = Store(database)
    proven(store)
    nothing_hidden_was_heard(store, heard)
    store.close()


def proven(store: Store) -> None:
    """Chips and money are all where they belong, and the journals tell of the same hands."""
    balances = {account: cents for account, cents in store.balances().items() if cents}
    assert sum(balances.values()) == 0
    assert not [account for account in balances if "turbo" in account]
    event = EVENT.fold(store.rows("event/turbo")).event
    assert event.money.paid == event.money.pool == 28 * 10_00
    places = [player for finish in event.out for player in finish.players]
    assert len(places) == len(set(places)) == 27
    for stream in store.streams():
        if stream.startswith("event-table/"):
            table = EVENT_TABLE.fold(store.rows(stream))
            numbers = [hand.number for hand in store.hands(stream, before=2**40, limit=10_000)]
            # Every hand that was begun was played to its end, once.
            assert numbers == list(range(table.number, 0, -1))


def nothing_hidden_was_heard(store: Store, heard: list[str]) -> None:
    """Only the board, his own cards and what was shown, of the hand and the one before that the log begins with: in
    no message was there any other card.
    """
    (hero,) = [person.id for person in store.people() if person.name == "Hero"]
    known: dict[tuple[str, int], set[str]] = {}
    looked = 0
    for text in heard:
        message = json.loads(text)
        hand = message["view"]["hand"]
        if hand is None:
            continue
        key = (message["of"], hand["number"])
        if key not in known:
            table, number = key
            known[key] = _open_cards(store, table, number, hero) | _open_cards(store, table, number - 1, hero)
        assert set(CARD.findall(text)) <= known[key]
        looked += 1
    assert looked > 100


def _open_cards(store: Store, table: str, number: int, person: str) -> set[str]:
    stored = store.hand(f"event-table/{table}", number)
    if not number:
        return set()
    assert stored is not None
    record = read(stored)
    hand = record.hand()
    seen = set(hand.board)
    for seat in record.players:
        player = hand.player(seat)
        if player.shown or record.players[seat].person == person:
            seen |= set(player.cards)
    return {CARDS[card] for card in seen}
