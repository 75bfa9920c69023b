"""What every store of the house must do, on whatever engine it stands: the contract of the journal."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from croupier.errors import Broken, Mistake
from croupier.ledger import HOUSE_ISSUE, Account, Posting, Transaction, transfer, wallet
from croupier.room.journal import schema
from croupier.room.journal.acts import Act, Wanted
from croupier.room.journal.commit import Credential, KeptRecord, Person, Session, StoredHand
from croupier.room.journal.engine import Engine
from croupier.room.journal.house_key import HouseKey
from croupier.room.journal.reader import AT_ONCE, MOST_ROWS, Reader
from croupier.room.journal.store import Store
from croupier.room.journal.subscriptions import Subscribed, Subscription, Unsubscribed
from tests.room.journal.writing import row, write

KEY = HouseKey(bytes(32))


@pytest.fixture
def store(engine: Engine):
    store = Store(engine, KEY)
    yield store
    store.close()


def test_rows_come_back_in_order_from_any_version_on(store: Store) -> None:
    write(store, row(1), row(2), row(3))
    assert [(each.version, each.at, each.row) for each in store.rows("table/oak", after=1)] == [
        (2, 1_002, "row 2"),
        (3, 1_003, "row 3"),
    ]
    assert store.version("table/oak") == 3
    assert store.version("table/elm") == 0
    assert store.size > 0
    assert store.streams() == ["table/oak"]


def test_what_came_to_several_streams_is_told_at_once_with_whom_it_has_moved_chips(store: Store) -> None:
    buys = transfer("table/elm/2", wallet("ann"), Account("table:elm:1"), 500)
    issue = transfer("table/elm/1", HOUSE_ISSUE, wallet("ann"), 500)
    write(store, row(1), row(2), row(1, stream="table/elm", transaction=issue))
    write(
        store, row(3, hidden=True), row(2, stream="table/elm", transaction=buys), row(1, stream="table/fir")
    )
    came = store.written_after({"table/oak": 1, "table/elm": 1, "table/fir": 1, "table/yew": 0})
    assert {stream: [(*each.row, set(each.moved)) for each in rows] for stream, rows in came.items()} == {
        "table/oak": [(2, 1_002, "row 2", set()), (3, 1_003, "row 3", set())],
        "table/elm": [(2, 1_002, "row 2", {"wallet:ann", "table:elm:1"})],
    }
    assert store.written_after({}) == {}


def test_of_a_stream_that_cannot_be_told_so_nothing_is_told_and_all_of_the_others(engine: Engine) -> None:
    store = Store(engine, KEY)
    write(store, row(1), row(2, hidden=True), row(1, stream="table/elm"), row(2, stream="table/elm"))
    store.close()
    store = Store(engine, HouseKey(bytes([1] * 32)))
    try:
        came = store.written_after({"table/oak": 0, "table/elm": 0})
        assert (came["table/oak"], len(came["table/elm"])) == ([], 2)
        # Where one is missing that lies in the archive, too.
        assert store.written_after({"table/elm": -1}) == {"table/elm": []}
    finally:
        store.close()


def test_as_many_streams_as_there_are_are_asked_for(store: Store) -> None:
    streams = [f"table/{number:03}" for number in range(2 * AT_ONCE + 1)]
    write(store, *[row(1, stream=each) for each in streams])
    came = store.written_after(dict.fromkeys(streams, 0))
    assert {stream: len(rows) for stream, rows in came.items()} == dict.fromkeys(streams, 1)


def test_who_is_far_behind_in_a_stream_is_told_of_it_in_parts_that_nothing_is_missing_of(
    store: Store,
) -> None:
    write(store, *[row(number) for number in range(1, MOST_ROWS + 6)], row(1, stream="table/elm"))
    came = store.written_after({"table/oak": 2, "table/elm": 0})
    assert [each.row.version for each in came["table/oak"]] == [*range(3, MOST_ROWS + 3)]
    assert len(came["table/elm"]) == 1
    (rest,) = store.written_after({"table/oak": MOST_ROWS + 2}).values()
    assert [each.row.version for each in rest] == [*range(MOST_ROWS + 3, MOST_ROWS + 6)]


def test_a_version_is_written_once(store: Store) -> None:
    write(store, row(1))
    (refused,) = write(store, row(1, "another"))
    assert isinstance(refused, Broken)
    assert refused.code == "room-commit-refused"
    assert len(list(store.rows("table/oak"))) == 1


def test_a_command_is_written_once_in_its_stream(store: Store) -> None:
    write(store, row(1, "ann/c-1"))
    (refused,) = write(store, row(2, "ann/c-1"))
    assert isinstance(refused, Broken)
    assert write(store, row(1, "ann/c-1", stream="table/elm")) == [None]
    assert store.was_written("table/oak", "ann/c-1")
    assert not store.was_written("table/oak", "ann/c-2")


def test_whether_a_command_was_written_is_asked_with_one_question(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(store, row(1, "ann/c-1"))
    reading, questions = store._reading, list[str]()

    def execute(sql: str, parameters: Any = (), /) -> Any:
        questions.append(sql)
        return reading.execute(sql, parameters)

    with monkeypatch.context() as patch:
        patch.setattr(store, "_reading", SimpleNamespace(execute=execute))
        patch.setattr(store.archive, "_connection", store._reading)
        assert [store.was_written("table/oak", each) for each in ("ann/c-1", "ann/c-2")] == [True, False]
    assert len(questions) == 2


def test_rows_of_the_house_itself_need_no_command_id(store: Store) -> None:
    assert write(store, row(1), row(2), row(3)) == [None, None, None]


def test_what_waits_together_is_flushed_together(store: Store) -> None:
    commits = [row(1, stream=f"table/{number}") for number in range(200)]
    assert write(store, *commits) == [None] * 200
    assert store.flushes < 20


def test_one_bad_commit_in_a_group_does_not_take_the_others_down(store: Store) -> None:
    write(store, row(1))
    overdraft = transfer("t-9", wallet("ann"), wallet("boris"), 5)
    outcomes = write(
        store,
        row(1, stream="table/elm"),
        row(1),
        row(2, transaction=overdraft),
        row(1, stream="table/ash"),
    )
    assert [isinstance(outcome, Broken) for outcome in outcomes] == [False, True, True, False]
    assert store.version("table/oak") == 1
    assert store.version("table/elm") == store.version("table/ash") == 1


def test_chips_move_with_the_row_or_not_at_all(store: Store) -> None:
    issue = transfer("people/1", HOUSE_ISSUE, wallet("ann"), 500)
    write(store, row(1, transaction=issue))
    assert store.balances() == {HOUSE_ISSUE: -500, wallet("ann"): 500}
    (refused,) = write(store, row(1, transaction=transfer("people/2", HOUSE_ISSUE, wallet("ann"), 7)))
    assert isinstance(refused, Broken)
    assert store.balances() == {HOUSE_ISSUE: -500, wallet("ann"): 500}


def test_the_database_itself_refuses_an_overdraft(store: Store) -> None:
    write(store, row(1, transaction=transfer("t-1", HOUSE_ISSUE, wallet("ann"), 500)))
    (refused,) = write(store, row(2, transaction=transfer("t-2", wallet("ann"), wallet("boris"), 501)))
    assert isinstance(refused, Broken)
    assert store.version("table/oak") == 1
    assert store.balances()[wallet("ann")] == 500


def test_a_transaction_is_posted_once_even_under_another_row(store: Store) -> None:
    issue = transfer("t-1", HOUSE_ISSUE, wallet("ann"), 500)
    write(store, row(1, transaction=issue))
    (refused,) = write(store, row(2, transaction=issue))
    assert isinstance(refused, Broken)
    assert store.balances()[wallet("ann")] == 500


def test_money_that_passes_through_the_pot_leaves_no_trace_there(store: Store) -> None:
    write(store, row(1, transaction=transfer("t-1", HOUSE_ISSUE, wallet("ann"), 500)))
    through = (
        Posting(wallet("ann"), -80),
        Posting("pot:oak", 80),  # type: ignore[arg-type]
        Posting("pot:oak", -80),  # type: ignore[arg-type]
        Posting(wallet("boris"), 80),
    )
    assert write(store, row(2, transaction=Transaction("t-2", through))) == [None]
    assert store.balances()[wallet("boris")] == 80


def test_hands_snapshots_and_people_come_back(store: Store) -> None:
    ann = Person("a1", "Ann", "ann", bot=False)
    write(store, row(1, person=ann))
    write(store, row(2, hand=StoredHand(1, 77, "{}")), row(3, hand=StoredHand(2, 78, "{}"), snapshot="two"))
    assert store.people() == [ann]
    assert [hand.number for hand in store.hands("table/oak", before=9, limit=5)] == [2, 1]
    assert [hand.number for hand in store.hands("table/oak", before=2, limit=5)] == [1]
    assert store.hand("table/oak", 2) == StoredHand(2, 78, "{}")
    assert store.hand("table/oak", 3) is None
    assert store.snapshot("table/oak") == (2, "two")
    write(store, row(4, snapshot="three"))
    assert store.snapshot("table/oak") == (3, "three")


def test_every_row_is_sealed_with_all_that_was_written_with_it(store: Store) -> None:
    floor = Act("f1", "floor", "s1", '{"type":"award"}', signed_by="f2", payee="ann", paid=5)
    chips = transfer("table/oak/2", HOUSE_ISSUE, wallet("ann"), 5)
    write(store, row(1), row(2, "ann/1", transaction=chips, act=floor), row(3, hand=StoredHand(1, 77, "{}")))
    (_, second, third) = store.proved("table/oak")
    assert second.link.act == floor
    assert second.link.postings == ((HOUSE_ISSUE, -5), (wallet("ann"), 5))
    assert third.link.hands == ((1, 77, "{}"),)
    assert third.link.after(second.hash) == third.hash == store.head("table/oak", 3)
    assert [each.version for each in store.proved_rows("table/oak", after=1)] == [2, 3]


def test_streams_are_told_in_one_order_everywhere(store: Store) -> None:
    names = ["table/oak", "Table/oak", "table/Oak", "table/oak-1", "pit/ruby", "table/дуб", "table/oak_1"]
    write(store, *[row(1, stream=name) for name in names])
    assert store.streams() == sorted(names, key=str.encode) == list(store.lengths())


def test_cards_that_nobody_may_know_are_read_with_the_key_alone(engine: Engine) -> None:
    store = Store(engine, KEY)
    write(store, row(1), row(2, hidden=True), row(3, snapshot="cards"), row(4, opens=0), row(5, hidden=True))
    store.close()
    with engine.looked_at() as connection:
        lies = [each for (each,) in connection.execute("SELECT row FROM journal ORDER BY version")]
        assert [each.startswith("encrypted ") for each in lies] == [False, True, False, False, True]
        reader = Reader(connection)
        assert next(reader.rows("table/oak", 1)).row == "row 2", "its hand is over"
        with pytest.raises(Broken):
            list(reader.rows("table/oak", 4))
        with pytest.raises(Broken):
            reader.snapshot("table/oak")
        assert next(Reader(connection, KEY).rows("table/oak", 4)).row == "row 5"


def test_what_the_staff_did_is_found_by_who_what_and_when(store: Store) -> None:
    write(
        store,
        row(1, act=Act("f1", "floor", "s1", '{"type":"award","seat":3}', payee="ann", paid=70)),
        row(2, act=Act("f2", "manager", "s2", '{"type":"undo"}', undoes=1)),
        row(
            1, stream="table/oak/deep", act=Act("f1", "floor", "s1", '{"type":"drop"}', payee="ann", paid=-30)
        ),
        row(1, stream="table/oaks", act=Act("f1", "floor", "s1", '{"type":"award"}')),
    )

    def found(most: int = 99, **wanted: object) -> list[tuple[str, int]]:
        return [(each.stream, each.version) for each in store.acts(Wanted(**wanted), most)]  # type: ignore[arg-type]

    assert found() == [("table/oak", 1), ("table/oak/deep", 1), ("table/oaks", 1), ("table/oak", 2)]
    assert found(stream="table/oak") == [("table/oak", 1), ("table/oak/deep", 1), ("table/oak", 2)]
    assert found(ask="award", person="f1") == [("table/oak", 1), ("table/oaks", 1)]
    assert found(since=1_002) == [("table/oak", 2)]
    assert found(undone_by_others=True) == [("table/oak", 1)]
    assert found(2) == found()[:2]
    assert store.paid_since("ann", "f1", 0) == 70
    assert store.taken_since("ann", 0) == {"table/oak/deep": 30}


def test_who_is_signed_in_and_by_what_he_proves_it(store: Store) -> None:
    ann, boris = Person("a1", "Анна", "анна", bot=False), Person("b1", "Boris", "boris", bot=True)
    session, password = Session("s1", "h1", "a1", "a phone", 1, 1), Credential("c1", "a1", "password", "kept")
    write(store, row(1, person=ann), row(2, person=boris), row(3, session=session, credentials=(password,)))
    later = Session("s1", "h2", "a1", "a phone", 1, 9)
    write(store, row(4, session=later))
    assert sorted(store.people(), key=lambda each: each.id) == [ann, boris]
    assert (store.sessions(), store.credentials()) == ([later], [password])
    assert (store.signed_in("s1"), store.signed_in("s2")) == (ann, None)
    (refused,) = write(store, row(5, session=Session("s2", "h3", "nobody", "", 1, 1)))
    assert isinstance(refused, Broken)
    write(store, row(5, ended=("s1",), withdrawn=("c1",)))
    assert (store.sessions(), store.credentials()) == ([], [])
    assert store.signed_in("s1") is None


def test_a_name_is_one_persons(store: Store) -> None:
    write(store, row(1, person=Person("a1", "Ann", "ann", bot=False)))
    (refused,) = write(store, row(2, person=Person("a2", "ANN", "ann", bot=False)))
    assert isinstance(refused, Broken)


def test_what_the_club_keeps_of_a_player_can_be_changed_and_forgotten(store: Store) -> None:
    write(
        store, row(1, records=(KeptRecord("ann", "7", "one", photo=b"jpeg"), KeptRecord("boris", "8", "two")))
    )
    assert store.player_photo("ann") == b"jpeg"
    # Boris turns out to be Ann: her number is his now.
    write(store, row(2, records=(KeptRecord("boris", "7", "both"), KeptRecord("ann", None, "", "boris"))))
    kept = {each.person: (each.number, each.record, each.merged_into) for each in store.player_records()}
    assert kept == {"boris": ("7", "both", ""), "ann": (None, "", "boris")}
    assert store.player_photo("ann") is None


def test_a_browser_is_called_as_long_as_it_wants_to_be(store: Store) -> None:
    browser = Subscription("https://push.example/1", "s1", "ann", "key", "secret", "en", "turn")

    async def story() -> None:
        await store.change(Subscribed(browser))
        await store.change(Subscribed(browser._replace(kinds="turn,event")))
        assert store.subscriptions() == [browser._replace(kinds="turn,event")]
        await store.change(Unsubscribed((browser.endpoint,)))

    asyncio.run(story())
    assert store.subscriptions() == []


def test_a_balance_can_be_asked_for_as_it_was(store: Store) -> None:
    for version, amount in enumerate([500, 70, 3], 1):
        write(store, row(version, transaction=transfer(f"t-{version}", HOUSE_ISSUE, wallet("ann"), amount)))
    assert store.balances_before(1_003) == {HOUSE_ISSUE: -570, wallet("ann"): 570}
    assert store.moves(wallet("ann"), 2) == [("t-3", 1_003, 3), ("t-2", 1_002, 70)]
    assert store.posted() == store.balances()
    assert store.unbalanced() == []
    assert list(store.transactions()) == ["t-1", "t-2", "t-3"]


def test_a_house_that_is_opened_again_finds_everything(engine: Engine) -> None:
    assert not engine.begun()
    store = Store(engine)
    write(store, row(1), row(2, "ann/1"))
    store.close()
    assert engine.begun()
    again = Store(engine)
    assert again.written_as("table/oak", "ann/1") == 2
    assert write(again, row(3)) == [None]
    assert [each.version for each in again.proved_rows("table/oak")] == [1, 2, 3]
    again.close()


def test_one_house_at_a_time_has_a_database(store: Store, engine: Engine, another: Engine) -> None:
    with pytest.raises(Mistake) as refused:
        Store(another)
    assert refused.value.code == "room-database-held"
    store.close()
    Store(another).close()


def test_a_database_can_be_looked_at_while_a_house_writes(store: Store, another: Engine) -> None:
    write(store, row(1))
    with another.looked_at() as connection:
        reader = Reader(connection)
        assert reader.version("table/oak") == 1
        write(store, row(2))
        assert reader.version("table/oak") == 1, "as it stood at one moment"
    assert store.version("table/oak") == 2


def test_a_database_that_is_not_there_cannot_be_looked_at(engine: Engine) -> None:
    with pytest.raises(Mistake) as refused, engine.looked_at():
        pass
    assert refused.value.code == "room-database-missing"


def test_what_a_newer_croupier_keeps_is_left_alone(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(engine).close()
    for module in ("schema", "leases", "postgres"):
        monkeypatch.setattr(f"croupier.room.journal.{module}.VERSION", schema.VERSION - 1)
    with pytest.raises(Mistake) as refused:
        Store(engine)
    assert refused.value.code == "room-database-newer"


def test_a_database_that_lacks_rows_is_not_gone_on_with_unasked(store: Store, engine: Engine) -> None:
    write(store, row(1), row(2))
    store.close()
    engine.hold()
    writing = engine.writing()
    writing.execute("BEGIN IMMEDIATE")
    writing.execute("DELETE FROM journal WHERE version = 2")
    writing.execute("COMMIT")
    writing.close()
    engine.let_go()
    with pytest.raises(Mistake) as refused:
        Store(engine)
    assert refused.value.code == "room-database-older"
    Store(engine, older=True).close()


def test_what_was_written_with_rows_is_asked_for_many_of_them_at_a_time(store: Store) -> None:
    act = Act("kim", "floor", "tablet", "{}")
    commits = [
        row(version, transaction=transfer(f"table/oak/{version}", HOUSE_ISSUE, wallet("ann"), version))
        for version in range(1, 250)
    ]
    write(store, *commits, row(250, act=act))
    asked, reading = [], store._reading

    class Counted:
        def execute(self, sql: str, parameters: object = ()):
            asked.append(sql)
            return reading.execute(sql, parameters)

    store._reading = Counted()  # type: ignore[assignment]  # as much of a connection as is asked
    links = [each.link for each in store.live_links("table/oak")]
    store._reading = reading
    assert len(asked) < 12
    assert [each.postings[1] for each in links[:-1]] == [("wallet:ann", version) for version in range(1, 250)]
    assert [each.act for each in links[-2:]] == [None, act]
