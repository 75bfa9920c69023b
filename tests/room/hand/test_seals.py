"""Every deck of a hand is sealed, cut and proved; what was not is told as such."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from croupier.bots import EASY
from croupier.cards.cut import commitment, order_of
from croupier.cards.seal import climbed, leaf
from croupier.cards.transcript import OpenedCard, Sealing, Transcript, check_card, check_cut, verify
from croupier.errors import Broken, Refusal
from croupier.play import Operation, catalogue
from croupier.room.hand import record as hands
from croupier.room.hand import rows as played
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.proofs import as_told, deck_view
from croupier.room.journal.commit import StoredHand
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.cutters import PATIENCE, Cutters
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.stream import TABLE
from croupier.room.table.view import view
from tests.room.hand.test_every_game import actor, bot_acts, felt_for, viewers
from tests.room.says import says
from tests.room.table.felt import Felt
from tests.room.table.test_floor import rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier.room.hand.messages import DeckView, ProofView

NONCES = {1: "11" * 32, 2: "22" * 32}
PLEDGED = tuple((seat, commitment(nonce)) for seat, nonce in NONCES.items())


def stored(felt: Felt) -> StoredHand:
    return StoredHand(felt.state.number, felt.now, hands.record(felt.state))


def check_seen(felt: Felt, viewer: str | None) -> int:
    """Check all a viewer is told of the seals, as his page does; how many cards he can prove."""
    seal = view(felt.state, viewer).seal
    decks = [sealing_of(deck) for deck in seal.decks if deck.openings]
    for sealing in decks:
        check_cut(sealing)
    for card in lengthened(decks, seal.opened):
        check_card(decks[card.sealing], card)
    return len(seal.opened)


def sealing_of(deck: DeckView) -> Sealing:
    """A deck as a transcript has it: in the order that its cut leads to."""
    order = order_of(deck.of, deck.cards, deck.root, tuple(sorted(deck.openings)))
    return Sealing(deck.of, deck.cards, deck.root, deck.pledges, deck.openings, order)


def lengthened(decks: Sequence[Sealing], proofs: Iterable[ProofView]) -> Iterator[OpenedCard]:
    """Cards with their whole paths: what earlier ones have shown is put in again."""
    known: dict[tuple[int, int, int], str] = {}
    for proof in proofs:
        sealing = decks[proof.deck]
        place = sealing.order[proof.step]
        salt, path = proof.proof[:16].hex(), proof.proof[16:]
        hashes = [path[at : at + 32].hex() for at in range(0, len(path), 32)]
        way = list[str]()
        found = leaf(sealing.of, place, proof.card, salt)
        for level in range((sealing.cards - 1).bit_length()):
            at = place >> level
            beside = known.get((proof.deck, level, at ^ 1)) or hashes.pop(0)
            known |= {(proof.deck, level, at): found, (proof.deck, level, at ^ 1): beside}
            found = climbed(at & 1, found, (beside,))
            way.append(beside)
        assert not hashes, "more than was needed"
        yield OpenedCard(proof.deck, proof.step, place, proof.card, salt, tuple(way))


@pytest.mark.parametrize("game", list(catalogue))
def test_every_game_is_proved_to_everybody_with_its_draws_and_shuffles(game: str) -> None:
    felt = felt_for(catalogue[game], seed=5)
    for _ in range(3):
        felt.deal()
        while felt.state.in_hand:
            person = felt.state.players[actor(felt)].person if felt.state.hand.actor else None
            for viewer in (None, person):
                assert check_seen(felt, viewer) >= len(felt.state.hand.board)
            bot_acts(felt)
        for viewer in viewers(felt):
            told = hands.proof(stored(felt), viewer)
            proved = verify(told)
            assert proved.decks == 1 + sum(each.kind == "shuffle" for each in felt.state.hand.log)
            assert proved.opened == check_seen(felt, viewer)
            assert proved.late == proved.cut_by == ()
            assert told.hand == f"table/oak#{felt.state.number}"


def test_a_card_is_told_without_the_hashes_that_others_have_shown() -> None:
    """As the vectors have it, which the page reads too."""
    file = Path(__file__).parents[2] / "data" / "shuffle.json"
    vectors = json.loads(file.read_text(encoding="utf-8"))
    told = msgspec.convert(vectors["hand"], Transcript)
    proofs = as_told(told.opened)
    told_of = {"decks": [deck_view(each) for each in told.sealings], "opened": proofs}
    assert json.loads(msgspec.json.encode(told_of)) == vectors["told"]
    assert tuple(lengthened(told.sealings, proofs)) == told.opened


def test_the_seal_is_told_before_the_cards_and_the_nonces_are_opened_after_it(felt: Felt) -> None:
    felt.sit_all(3)
    felt.tell(commands.Seal(PLEDGED))
    told = felt.view("ann")["seal"]
    (next,) = told["decks"]
    assert next["openings"] == told["opened"] == []
    assert [pledge["seat"] for pledge in next["pledges"]] == [0, 1, 2]
    felt.wait(felt.terms.pause)
    felt.tell(commands.Deal((NONCES[2],)))
    (dealt,) = felt.view("ann")["seal"]["decks"]
    assert dealt["root"] == next["root"]
    assert NONCES[2] in dealt["openings"]
    felt.fold_round()
    proved = verify(hands.proof(stored(felt), "ann"))
    assert (proved.cut_by, proved.late) == ((2,), (1,))


def test_what_is_opened_changes_the_order_and_nothing_else(felt: Felt) -> None:
    felt.sit_all(2)
    felt.tell(commands.Seal(PLEDGED))
    before = snapshot(felt.state)
    decks = set()
    for opened in ((), (NONCES[1],), tuple(NONCES.values()), tuple(reversed(NONCES.values()))):
        felt.state = from_snapshot(before)
        felt.tell(commands.Deal(opened))
        decks.add(felt.state.hand.deck)
    assert len(decks) == 3


def test_a_restart_deals_the_deck_that_was_sealed(felt: Felt) -> None:
    felt.sit_all(2)
    felt.tell(commands.Seal(PLEDGED))
    again = TABLE.fold(felt.rows)
    assert again == felt.state
    assert from_snapshot(snapshot(felt.state)).sealing == felt.state.sealing
    (waiting,) = view(felt.state, None).seal.decks
    felt.state = again
    felt.deal()
    assert view(felt.state, None).seal.decks[0].root == waiting.root


def test_another_deck_than_the_one_that_was_told_cannot_be_dealt(felt: Felt) -> None:
    felt.sit_all(2)
    felt.tell(commands.Seal())
    felt.wait(felt.terms.pause)
    other = Felt(seed=99)
    other.sit_all(2)
    other.deal()
    row = rows.read(other.rows[-1].row)
    with pytest.raises(Broken):
        felt.carry_out(row)


def test_a_seat_mucked_or_folded_is_opened_to_its_owner_alone(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    own = {felt.state.hand.deck.index(card) for card in felt.state.hand.player(1).cards}
    felt.act("fold")
    felt.call_down()
    for viewer, knows in ((None, False), ("boris", False), ("ann", True)):
        told = hands.proof(stored(felt), viewer)
        assert (own <= {card.step for card in told.opened}) == knows
        assert knows or not own & {card.step for card in told.opened}


def test_a_card_seen_and_shuffled_in_again_is_not_opened_where_it_came_to_somebody_else() -> None:
    """A discard that its player saw comes out of the new stub to another: that leaf is closed to him."""
    met = 0
    felt = felt_for(catalogue["2-7-triple-draw"], seed=5)
    for _ in range(20):
        felt.deal()
        while felt.state.in_hand:
            bot_acts(felt, EASY)
        log = felt.state.hand.log
        if not any(each.kind == "shuffle" for each in log):
            continue
        at = next(number for number, each in enumerate(log) if each.kind == "shuffle")
        for seat, player in felt.state.players.items():
            threw = {card for each in log[:at] if each[:2] == ("discard", seat) for card in each.cards}
            came = {(seat, card) for kind, seat, _, cards in log[at:] if kind == "deal" for card in cards}
            others = {card for other, card in came if other != seat} - {card for o, card in came if o == seat}
            shown = {card for each in log if each.kind == "show" for card in each.cards}
            told = view(felt.state, player.person).seal.opened
            later = {each.card for each in told if each.deck}
            met += len(threw & others - shown)
            assert not later & set(card_names(tuple(threw & others - shown)))
    assert met


def test_a_stub_shuffled_by_the_floor_is_sealed_by_itself(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    rule(felt, Operation("scrap"), Operation("restack"))
    assert felt.refolded() == felt.state
    felt.call_down()
    told = hands.proof(stored(felt), None)
    assert [sealing.of for sealing in told.sealings] == ["table/oak#1", "table/oak#1/1"]
    assert verify(told).decks == 2


def test_a_card_replaced_is_proved_in_its_place(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    for action in ("call", "call", "check"):
        felt.act(action)
    card = felt.state.hand.board[0]
    rule(felt, Operation("replace", 0, 0, (card,)))
    assert check_seen(felt, None) == 4
    felt.call_down()
    assert verify(hands.proof(stored(felt), None)).decks == 1


def test_a_board_run_twice_is_proved_whole() -> None:
    felt = Felt(seed=3, run_it=2)
    felt.sit_all(2)
    for name in ("ann", "boris"):
        felt.tell(says(name, commands.RunTwice(True)))
    felt.deal()
    felt.act("raise", 10_000)
    felt.act("call")
    assert len(felt.state.hand.boards) == 2
    assert verify(hands.proof(stored(felt), None)).opened == 14


def test_a_hand_of_an_older_row_is_told_as_one_without_a_seal(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    row = json.loads(felt.rows[-1].row)
    assert row.pop("v") == 2
    assert row.pop("cut")
    old = [*felt.rows[:-1], felt.rows[-1]._replace(row=json.dumps({"v": 1, **row}))]
    felt.state = TABLE.fold(old)
    assert felt.state.seals == (None,)
    assert view(felt.state, "ann").seal.decks == ()
    felt.fold_round()
    with pytest.raises(Refusal, match="without a seal"):
        hands.proof(stored(felt), "ann")


def test_rows_that_name_the_deck_do_not_show_it() -> None:
    cut = played.Cut("table/oak#1", "5ec2e7", "00")
    assert repr(played.Sealed("AhKd", cut)) == "Sealed(of='table/oak#1')"
    assert repr(cut) == "Cut(of='table/oak#1')"
    assert repr(played.Shuffled("AhKd", cut)) == "Shuffled()"


# Who cuts


def test_who_sits_commits_himself_and_opens_it_once_the_seal_is_out(felt: Felt) -> None:
    felt.sit_all(3)
    cutters = Cutters()
    for seat, name in ((1, "ann"), (2, "boris")):
        cutters.pledge(felt.state, name, commitment(NONCES[seat]))
    cutters.pledge(felt.state, "vera", commitment(NONCES[1]))
    with pytest.raises(Refusal, match="seat"):
        cutters.pledge(felt.state, "zoe", commitment(NONCES[1]))
    # One who copies the commitment of another adds nothing to the cut.
    assert cutters.pledged(felt.state) == PLEDGED
    with pytest.raises(Refusal, match="dealt already"):
        cutters.open(felt.state, "table/oak#1", NONCES[1])
    felt.tell(commands.Seal(cutters.pledged(felt.state)))
    cutters.begin()
    assert cutters.until(felt.state) == felt.now + PATIENCE
    with pytest.raises(Refusal, match="committed"):
        cutters.open(felt.state, "table/oak#1", "33" * 32)
    cutters.open(felt.state, "table/oak#1", NONCES[2])
    assert cutters.opened(felt.state) == (NONCES[2],)
    cutters.open(felt.state, "table/oak#1", NONCES[1])
    assert cutters.until(felt.state) == 0
    assert cutters.pledged(felt.state) == ()


def test_the_order_of_a_deal_is_any_order_whatever_the_house_knows_beforehand(felt: Felt) -> None:
    """A house that stacks its deck does not choose who gets the aces: a number it does not know does."""
    felt.sit_all(2)
    luck = Random(1)
    felt.tell(commands.Seal(PLEDGED))
    waiting = felt.state.sealing
    before = felt.state.copy()
    firsts = set()
    for _ in range(60):
        nonce = f"{luck.randrange(1 << 256):064x}"
        pledged = ((1, commitment(nonce)),)
        felt.state = before.copy()
        felt.state.sealing = played.Sealed(
            waiting.deck, played.Cut(waiting.cut.of, waiting.cut.secret, waiting.cut.nonce, pledged)
        )
        felt.tell(commands.Deal((nonce,)))
        firsts.add(felt.state.hand.deck[0])
    assert len(firsts) > 25
