"""The game of the guide, added by the guide's own lines and played in the room."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from croupier.bots import TEMPERAMENTS, decide
from croupier.errors import Mistake
from croupier.play import Variant, add_game, catalogue
from croupier.play.catalogue import _by_name
from croupier.records import from_json, play, record_of, tell, to_json, write_hand
from croupier.records import read as read_phh
from croupier.room.actors.opening import Times
from croupier.room.hand import record as hands
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.mixes import stakes
from croupier.room.house.opening import OpenTable, wished
from croupier.room.journal.commit import StoredHand
from croupier.room.table import asks as commands
from croupier.room.table.view import sight
from tests.room.says import says
from tests.room.table.felt import Felt

GUIDE = Path(__file__).parents[3] / "docs" / "add-a-game.md"


@pytest.fixture
def irish() -> Iterator[Variant]:
    """What the guide adds, for as long as the test lasts."""
    (lines,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len([line for line in lines.splitlines() if line.strip()]) <= 10
    said: dict[str, Variant] = {}
    exec(lines, said)  # The guide's own code, as somebody would paste it.
    yield said["irish"]
    del _by_name[said["irish"].id]


def bots_play(felt: Felt, luck: Random) -> None:
    felt.deal()
    while felt.state.in_hand:
        person = felt.state.players[felt.state.hand.actor].person
        action = decide(sight(felt.state, person), TEMPERAMENTS["steady"], luck)
        turn = felt.state.number, len(felt.state.hand.log)
        felt.tell(says(person, commands.Act(*turn, action.kind, action.to, card_names(action.cards))))


def test_the_guides_game_is_played_in_the_room(irish: Variant) -> None:
    assert wished(OpenTable("Pub", "pl-irish", 6, 50, 100, 5), "ann", "pub", Times()).terms.variant == irish
    felt = Felt(game="pl-irish", **stakes(irish, 50, 100))
    felt.sit_all(6)
    luck, streets, stored = Random(3), set(), []
    for _ in range(20):
        for person, chips in felt.stacks().items():
            if chips < felt.terms.min_buy_in:
                felt.tell(says(person, commands.TopUp(felt.terms.max_buy_in - chips)))
        bots_play(felt, luck)
        hand = felt.state.hand
        streets |= {entry.kind for entry in hand.log}
        held = {len(hand.player(seat).cards) for seat in hand.live if len(hand.board) == 5}
        assert held <= {2}
        stored.append(StoredHand(felt.state.number, felt.now, hands.record(felt.state)))
    assert {"discard", "board", "show", "push"} <= streets
    assert felt.refolded() == felt.state
    assert all(from_json(each.record).over for each in stored)
    assert all("pl-irish" in hands.text(each, "ann", "Pub") for each in stored)


def test_the_guides_game_is_recorded_and_told(irish: Variant) -> None:
    felt = Felt(game="pl-irish")
    felt.sit_all(3)
    while not (felt.state.hand and len(felt.state.hand.board) == 5):
        bots_play(felt, Random(felt.state.number))
    hand = felt.state.hand
    assert from_json(to_json(hand)) == hand
    (record,) = read_phh(write_hand(hand, players={}, viewer="all"))
    assert play(record).exact
    assert record == record_of(hand, players={}, viewer="all")
    assert tell(hand, "ru").game.startswith("pl-irish")


def test_a_name_that_is_taken_is_refused(irish: Variant) -> None:
    assert add_game(irish) is irish
    with pytest.raises(Mistake, match=r"^there is a game “pl-irish” already: give yours another name"):
        add_game(Variant("pl-irish", catalogue["nl-holdem"].streets, irish.betting))
    assert catalogue["pl-irish"] == irish
