"""What is tried leaves no trace: the state stays as the disk has it until the row is there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import Asked, By
from croupier.room.actors.rows import Resumed
from croupier.room.actors.stream import StreamKind
from croupier.room.event import asks as event_asks
from croupier.room.event.stream import EVENT
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.hand.terms import Terms
from croupier.room.lists import rows as lists_rows
from croupier.room.lists.actor import Ask
from croupier.room.lists.stream import WAITING
from croupier.room.live import asks as live
from croupier.room.live.stream import LIVE
from croupier.room.pit import asks as pit
from croupier.room.pit.decide import Seal
from croupier.room.pit.stream import PIT
from croupier.room.pit.view import view as pit_view
from croupier.room.table import asks as commands
from croupier.room.table.decide import decide
from croupier.room.table.stream import TABLE
from croupier.room.talk import asks as talk
from croupier.tournament import Register, Start, Unregister
from tests.room.actors.test_mistakes import everything
from tests.room.pit.pit_table import PitTable
from tests.room.table.felt import Felt
from tests.waiting import loop_turns, run_story

ACTIONS: Any = ("fold", "check", "call", "raise", "bring-in", "discard", "show", "muck")
FLOOR, ANN = By("floor"), By("player", "ann", "Ann")
NOBODY = By("player", "nobody", "Nobody")


def of_people(felt: Felt) -> Iterator[commands.Seating | commands.Playing]:
    """One of every kind of what people ask."""
    yield from (commands.Sit(2, 5_000), commands.Sit(6, 5))
    yield from (commands.Leave(), commands.SitOut(), commands.SitIn(waits=True), commands.Wait(waits=True))
    yield from (commands.TopUp(100), commands.TopUp(-1), commands.ChangeSeat(2), commands.ChangeSeat(5))
    yield from (
        commands.Straddle(on=True),
        commands.RunTwice(on=True),
        talk.Say("hello"),
        talk.Say(""),
    )
    yield from (
        commands.Knock(),
        commands.Rabbit(),
        commands.ShowCards(felt.state.number, ("As",)),
        commands.Choose("razz"),
        commands.Agree(felt.state.number, on=True),
    )
    yield from (commands.RunBank(by_itself=False), commands.CallBank(felt.state.number, 0))
    yield from (commands.AtBigBlind("sit-out"), commands.AtBigBlind("leave"), commands.AtBigBlind(""))
    yield from (commands.KeepStack(9_000), commands.KeepStack(100), commands.KeepStack(0))
    yield from (commands.AutoMuck(on=False), commands.AutoMuck(on=True))
    turn = len(felt.state.hand.log) if felt.state.hand is not None else 0
    for action in ACTIONS:
        for to in (-5, 0, 200, 10**9):
            yield commands.Act(felt.state.number, turn, action, to, ("As",))


def every_ask(felt: Felt) -> Iterator[commands.Command]:
    """One of every kind of command, by people who may and who may not."""
    turn = len(felt.state.hand.log) if felt.state.hand is not None else 0
    for person in ("ann", "boris", "nobody"):
        manners = (
            commands.Ignore(1, on=True),
            talk.Report(1),
            talk.AskReview(),
            talk.React("hello"),
            commands.Face(1),
        )
        yield from [Asked(By("player", person, person), ask) for ask in (*of_people(felt), *manners)]
        yield commands.Take(person, f"wallet:{person}")
    ran = [{"what": "clock-ran", "seat": "1", "seconds": 100}]
    for happened in (ran, [{"what": "nonsense"}]):
        yield commands.Rule(happened=happened, hand=felt.state.number, turn=turn)
    yield from (commands.Void("why"), commands.Hold("why"), commands.Hold(""))
    for seat in (1, 5, 77):
        yield from (commands.Reserve(seat, "vera", "Vera"), commands.Free(seat), commands.Mark(seat))
        yield from (commands.PickUp(seat, 1), commands.Release(seat))
        yield from (commands.Reseat(seat, 5), commands.Mute(seat, on=True))
        yield from (commands.Sanction(seat, "abuse"), commands.Review(seat, upheld=False))
        yield commands.Place("vera", "Vera", False, seat, 500, "house:chips")
    for guest in (1, 77):
        yield from (commands.LetIn(guest), commands.TurnAway(guest), commands.SendAway(guest))
    yield from (commands.Welcome("vera", "Vera"), commands.End())
    yield commands.Restake(Terms("oak", "Oak", 100, 200))
    yield from (commands.BringBot("alma", "Alma", seat, 5_000, "easy-bold") for seat in (1, 5))
    ann = By("player", "ann", "Ann")
    yield from (Asked(ann, commands.SetTerms(act=30)), Asked(ann, commands.CallBomb()))
    yield from (Asked(ann, commands.Correct(1, 6_000, "why")), Asked(ann, commands.Correct(9, 1, "why")))
    yield from (
        commands.Seal(),
        commands.Deal(),
        commands.Shuffle(),
        commands.TimeOut(),
        commands.NotAgreed(),
    )
    yield from (commands.Reconnect(), commands.Close(), commands.Charge(), commands.Resume())


@pytest.mark.parametrize("in_hand", [False, True])
def test_no_ask_of_a_table_changes_it_before_it_is_written(in_hand: bool) -> None:
    felt = Felt()
    felt.sit_all(4)
    if in_hand:
        felt.deal()
        felt.act("call")
    done, refused = set(), set()
    for ask in every_ask(felt):
        before = felt.state.copy()
        try:
            TABLE.tried(felt.state, decide(felt.state, ask, felt.luck, felt.now), felt.now)
            done.add(kind_of(ask))
        except (Refusal, ValueError):
            refused.add(kind_of(ask))
        assert felt.state == before == TABLE.fold(felt.rows)
    assert len(done) > 12
    assert len(refused) > 12
    of_the_house = set(get_args(commands.Floor)) | set(get_args(commands.Own))
    of_people = set(get_args(commands.Seating)) | set(get_args(commands.Playing))
    assert done | refused == of_the_house | of_people | set(get_args(commands.OfTheTerms))


def kind_of(command: commands.Command) -> type:
    return type(command.ask) if isinstance(command, Asked) else type(command)


def test_no_ask_of_a_casino_table_changes_it_before_it_is_written() -> None:
    table = PitTable()
    table.deal(ann={1: {"ante": 100}}, boris={2: {"ante": 50}})
    asked: list[Any] = [
        *[table.decision(box, kind, 100) for box in (0, 1, 2, 9) for kind in ("fold", "close", "exchange", "no")],
        pit.BuyIn(100), pit.Leave(), pit.ReadRules(9), pit.Ready(), pit.Bets(()), pit.Bet(1, 5), pit.TakeBack(1),
        pit.Undo(), pit.Repeat(), pit.Cut(3), pit.Withdraw(1), pit.Train(on=True), pit.ImproperCut(),
        pit.RefuseDraw(1), pit.Resume("table"), pit.Relieve("Lena", "Oleg"), pit.Pay(()), pit.TopUp(), pit.Stop(),
    ]  # fmt: skip
    done = 0
    for ask in asked:
        for person in ("ann", "nobody"):
            shown = [pit_view(table.state, viewer) for viewer in (None, "ann", "boris")]
            command = Asked(By("floor", person, person), ask)
            try:
                table.tried(command)
                done += 1
            except Refusal:
                pass
            assert [pit_view(table.state, each) for each in (None, "ann", "boris")] == shown
            assert table.state.version == len(table.rows)
    table.tried(Seal())
    assert done > 5


REFUSED: list[tuple[str, Any]] = [
    ("oak", Asked(NOBODY, commands.Leave())),
    ("oak", Asked(NOBODY, commands.Sit(3, 10_000))),
    ("oak", commands.TimeOut()),
    ("lists", Ask(lists_rows.Left("nl-holdem 50-100", "nobody"))),
    ("lists", Ask(lists_rows.Called("nl-holdem 50-100", "nobody", "oak", 1))),
    ("cash", live.Asked(FLOOR, live.Wish("nowhere", 1, "ann"))),
    ("cash", live.Asked(FLOOR, live.Undo(3))),
    ("cash", live.Asked(ANN, live.CloseTable("oak", 0))),
    ("cash", live.Asked(FLOOR, live.Fill("oak", -5))),
    ("event/turbo", event_asks.Asked(FLOOR, event_asks.Undo(99))),
    ("event/turbo", event_asks.Asked(FLOOR, Start())),
    ("event/turbo", event_asks.Asked(ANN, Register("ann", "Ann"))),
    ("event/turbo", event_asks.Asked(ANN, Unregister("ann"))),
    ("event/turbo", event_asks.Asked(FLOOR, Unregister("nobody"))),
    ("turbo-1", Asked(NOBODY, commands.Act(1, 0, "fold"))),
    ("turbo-1", Asked(NOBODY, talk.Say("hello"))),
    ("pit/three", Asked(ANN, pit.Cut(3))),
    ("pit/three", Asked(ANN, pit.BuyIn(100))),
]


def test_what_is_refused_is_not_written_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with everything(tmp_path) as house:
            for number, (id, ask) in enumerate(REFUSED):
                actor = house.actor(id)
                assert isinstance(actor, Actor)
                await loop_turns()
                kept = actor.state.copy()
                with pytest.raises(Refusal) as refused:
                    await actor.tell(ask, f"ask-{number}")
                assert refused.value.code != "room-table-stopped", ask
                assert not house.store.was_written(actor.stream, f"ask-{number}")
                assert actor.state.stopped is None
                if id not in ("cash", "pit/three", "turbo-1") and actor.version == kept.version:
                    assert actor.state == kept
            kinds: dict[str, StreamKind[Any, Any]] = {
                "table/oak": TABLE,
                "lists": WAITING,
                "cash": LIVE,
                "event/turbo": EVENT,
                "event-table/turbo-1": EVENT_TABLE,
                "pit/three": PIT,
            }
            for stream, kind in kinds.items():
                assert kind.reload(house.store, stream).stopped is None

    run_story(story())


def test_rows_that_every_journal_may_have_are_written_as_ever() -> None:
    all_kinds: tuple[StreamKind[Any, Any], ...] = (TABLE, WAITING, EVENT_TABLE, PIT, LIVE, EVENT)
    for kind in all_kinds[:4]:
        assert kind.write(Resumed()) == '{"v":1,"type":"resumed"}'
    for kind in all_kinds:
        assert str(kind.read('{"type":"stopped","code":"room-chips-disagree"}')) == (
            "Stopped(code='room-chips-disagree')"
        )
