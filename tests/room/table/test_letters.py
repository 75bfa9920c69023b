"""What is asked of a table that another process leads: it comes over the bus as it was asked, and nothing else does."""

from typing import Any

import msgspec
import pytest

from croupier.room.actors.asks import Asked, By, GiveUp, Reopen
from croupier.room.journal.acts import Act, Paid
from croupier.room.table import asks as commands
from croupier.room.table.letters import read, written

KIM = By(
    "floor", "kim", "Kim", role="floor", allowed=frozenset({"see"}), device="tablet", pays=Paid("ann", 300)
)


@pytest.mark.parametrize(
    "command",
    [
        Asked(By("player", "ann", "Ann"), commands.Sit(3, 5_000, waits=True)),
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
    came = read(written(command, "kim/7", act, 400))
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
    assert read(msgspec.json.encode({"what": "", "command": SIT, "who": ANN})).command.ask == commands.Sit(
        3, 500
    )
    with pytest.raises(ValueError, match=r"Error|who"):
        read(msgspec.json.encode(letter))


@pytest.mark.parametrize("text", [b"", b"\xff", b"{", b"[" * 100_000])
def test_what_is_no_letter_at_all_is_not_read(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"Error|who"):
        read(text)
