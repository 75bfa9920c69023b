import pytest

from croupier.ledger import table_chips
from croupier.records import from_json
from croupier.room.hand import record as hands
from croupier.room.hand.chronicle import card_names
from croupier.room.journal.commit import StoredHand
from croupier.room.table import asks as commands
from croupier.room.table.rows import Dealt
from tests.room.says import says
from tests.room.table.felt import Felt


def finished(felt: Felt) -> StoredHand:
    return StoredHand(felt.state.number, felt.now, hands.record(felt.state))


def test_a_stored_hand_is_the_hand_that_was_played(felt: Felt) -> None:
    felt.sit_all(4)
    for raises in (0, 1):
        felt.deal()
        for _ in range(raises):
            felt.act("raise", felt.state.hand.options.raise_max)
        felt.call_down()
        again = hands.read(finished(felt)).hand()
        assert again.log == felt.state.hand.log
        assert again.result == felt.state.hand.result


def test_a_live_post_is_stored_too(felt: Felt) -> None:
    felt.sit_all(4)
    felt.deal()
    felt.fold_round()
    felt.sit("zoe", 8)
    felt.deal()
    felt.call_down()
    assert hands.read(finished(felt)).hand().result == felt.state.hand.result


def test_each_is_told_his_own_cards_and_what_they_brought_him(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    dealt = {felt.state.players[seat].person: felt.state.hand.player(seat).cards for seat in (1, 2, 3)}
    felt.act("raise", 300)
    felt.act("fold")
    felt.act("fold")
    stored = finished(felt)
    nets = {name: hands.summary(stored, name).net for name in ("ann", "boris", "vera")}
    assert nets == {"ann": 150, "boris": -50, "vera": -100}
    assert hands.summary(stored, "boris").your_cards == card_names(dealt["boris"])
    spectator = hands.summary(stored, None)
    assert (spectator.your_cards, spectator.net, spectator.board) == (None, None, ())
    (winner,) = spectator.winners
    assert (winner.seat, winner.name, winner.amount, winner.hand) == (1, "Ann", 250, None)


def test_one_who_took_the_chair_later_was_not_in_the_hand(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.tell(says("ann", commands.Leave()))
    felt.act("fold")
    felt.sit("zoe", 1)
    assert hands.summary(finished(felt), "zoe").your_cards is None
    assert hands.summary(finished(felt), "ann").your_cards is not None


def test_a_stored_hand_does_not_show_its_cards_when_printed(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.call_down()
    kept = hands.read(finished(felt))
    assert repr(kept) == "HandRecord(game='nl-holdem', seats=(1, 2))"
    row = Dealt(1, "AhKd", 1, 1, 2, (1, 2))
    assert repr(row) == "Dealt(number=1, seats=(1, 2))"


BEFORE_VERSIONS = """{"game":"nl-holdem","stacks":{"1":200,"2":200},"button":1,"forced":[[1,50,"small-blind"],
[2,100,"big-blind"]],"bets":[100],"policy":{"button":"dead","odd_chip":"left","raise_cap":3},
"log":[["small-blind",1,50,""],["big-blind",2,100,""],["deal",2,0,"2c2h"],["deal",1,0,"2d2s"],["fold",1,0,""],
["return",2,50,""],["push",2,100,""]],
"players":{"1":{"person":"a","name":"Ann","bot":false},"2":{"person":"b","name":"Boris","bot":false}},
"bring_in":0,"chip":1,"rake":null}"""


def test_a_hand_stored_before_the_format_had_a_version_is_read_too() -> None:
    kept = hands.read(StoredHand(1, 0, BEFORE_VERSIONS))
    assert dict(kept.hand().result.stacks) == {1: 150, 2: 250}
    assert kept.seat_of("b") == 2
    assert "p2 f" in hands.text(StoredHand(1, 0, BEFORE_VERSIONS), "a", "Oak")


def test_a_stored_hand_is_a_hand_in_the_public_format(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.call_down()
    assert from_json(finished(felt).record).log == felt.state.hand.log


@pytest.mark.clause("ONLINE:refund-8")
def test_a_hand_is_posted_whole_with_its_last_action_and_the_next_one_not_yet(felt: Felt) -> None:
    """The house goes out in the second hand: what the ledger holds is the end of the first one."""
    felt.sit_all(3)
    felt.deal()
    felt.act("raise", 300)
    felt.act("fold")
    assert held(felt) == {"ann": 10_000, "boris": 10_000, "vera": 10_000}
    felt.act("fold")
    after_the_first = {"ann": 10_150, "boris": 9_950, "vera": 9_900}
    assert held(felt) == after_the_first
    felt.deal()
    felt.act("raise", 5_000)
    assert held(felt) == after_the_first
    assert felt.stacks() == after_the_first


def held(felt: Felt) -> dict[str, int]:
    """The chips of each player at the table, as the ledger has them."""
    return {name: felt.book.balance(table_chips("oak", name)) for name in ("ann", "boris", "vera")}
