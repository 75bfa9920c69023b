"""What is asked of a table that another process leads: it comes over the bus as it was asked, and nothing else does."""

from typing import Any

import msgspec
import pytest

from croupier.play import Positions
from croupier.room.actors.asks import Asked, By, GiveUp, Reopen
from croupier.room.event.table.actor import Arrange, Close, DealHand, Tell
from croupier.room.event.table.rows import Gone, Place
from croupier.room.house.letters import read, written
from croupier.room.journal.acts import Act, Paid
from croupier.room.table import asks as commands
from croupier.tournament.why import Why

KIM = By(
    "floor", "kim", "Kim", role="floor", allowed=frozenset({"see"}), device="tablet", pays=Paid("ann", 300)
)


DEALT: dict[int, int] = {2: 1_000, 5: 800, 9: 1_200}


@pytest.mark.parametrize(
    "command",
    [
        Arrange(
            (
                Place(5, "ann", "Ann", bot=False, chips=800),
                Place(9, "bot-bo", "Bo", True, 1_200, "hard-bold"),
            ),
            9,
            (Gone("lee", "main-2", 4, Why("tournament-why-next-big-blind", {"table": 2}, "TDA-2022:11A.1")),),
        ),
        DealHand(7, 3, "nl-holdem", DEALT, Positions(2, 5, 9), 25, False, missing=(9,), face_down=True),
        Tell(),
        Close(),
        Asked(By("player", "ann", "Ann"), commands.Act(7, 2, "fold")),
        commands.Rule(line="Seat 3 shows one card."),
    ],
)
def test_what_an_event_orders_at_its_table_comes_as_it_was_told(command: Any) -> None:
    came = read(written(command, "/deal-7", None), "event-table/main-1")
    assert (came.command, came.id) == (command, "/deal-7")
    assert type(came.command) is type(command)
    if not isinstance(command, Asked | commands.Rule):
        with pytest.raises(ValueError, match="KeyError"):
            read(written(command, None, None), "table/oak")


@pytest.mark.parametrize(
    "command",
    [
        Asked(By("player", "ann", "Ann"), commands.Sit(3, 5_000, waits=True)),
        commands.Mute(3, on=True),
        commands.Hold("a count"),
        Asked(KIM, commands.Act(7, 2, "fold")),
        commands.Place("ann", "Ann", bot=False, seat=3, chips=900, source="wallet/ann"),
        commands.Take("ann", "wallet/ann"),
        commands.Reserve(3, "ann", "Ann"),
        commands.Welcome("ann", "Ann"),
        commands.BringBot("bot-bo", "Bo", 4, 900, "medium"),
        Reopen("oak"),
        GiveUp("oak"),
    ],
)
def test_a_command_comes_as_it_was_told(command: Any) -> None:
    act = Act("kim", "floor", "tablet", "{}", 3, "lee", "ann", 300)
    came = read(written(command, "kim/7", act, 400), "table/oak")
    assert (came.command, came.id, came.act, came.brings) == (command, "kim/7", act, 400)
    assert type(came.command) is type(command)


SIT = {"type": "sit", "seat": 3, "chips": 500}
ANN = {
    "office": "player", "person": "ann", "name": "Ann", "bot": False, "role": "", "allowed": [], "device": "",
    "station": False, "signed_by": "", "pays": ["", 0],
}  # fmt: skip


@pytest.mark.parametrize(
    "letter",
    [
        7,
        {"what": "", "command": SIT},
        {"what": "", "command": SIT, "who": {**ANN, "office": "owner"}},
        {"what": "", "command": SIT, "who": {**ANN, "pays": [1, 2, 3]}},
        {"what": "", "command": SIT, "who": ANN, "act": ["kim"]},
        {"what": "", "command": {"type": "reopen", "what": "oak"}, "who": ANN},
        {"what": "", "command": {"type": "seal"}, "who": ANN},
        {"what": "Seal", "command": {}},
        {"what": "Take", "command": {"person": "ann", "to": 7}},
        {"what": "Take", "command": {"person": "ann", "to": "wallet/ann"}, "who": ANN},
    ],
)
def test_what_no_process_of_the_house_sends_is_not_read(letter: Any) -> None:
    sound = msgspec.json.encode({"what": "", "command": SIT, "who": ANN})
    assert read(sound, "table/oak").command.ask == commands.Sit(3, 500)
    with pytest.raises(ValueError, match=r"Error|who"):
        read(msgspec.json.encode(letter), "table/oak")


@pytest.mark.parametrize("text", [b"", b"\xff", b"{", b"[" * 100_000])
def test_what_is_no_letter_at_all_is_not_read(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"Error|who"):
        read(text, "table/oak")
