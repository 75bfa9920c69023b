"""The seal on a deck, and the cards nobody may see."""

import json
from typing import Any

import msgspec
import pytest

from croupier.cards import parse, parse_with_joker, show
from croupier.errors import Mistake
from croupier.room.pit import asks, rows
from croupier.room.pit.fairness import OpenedLeaf, Proof, SealedDeck, verify
from croupier.room.pit.view import view
from tests.room.pit.pit_table import PitTable
from tests.room.pit.stacked import Stacked, dealt

ANTE = {"ante": 100}


def proof_of(view: dict[str, Any]) -> Proof:
    told = view["fairness"]
    opened = tuple([OpenedLeaf(**each) for each in told["revealed"]["opened"]])
    leaves = tuple(told["revealed"]["leaves"])
    return Proof(told["of"], told["commitment"], leaves, opened, told["cut"]["at"], told["decks"])


def finished(*, cut: int = 11) -> PitTable:
    """Ann stands with a pair and is beaten or not; Boris folds unseen."""
    table = PitTable(luck=Stacked(dealt(["KhKd9c5s2h", "2c7s9dJc3d"], "AsAd8c5c4d"), cut=cut))
    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", {1: ANTE})
    table.bets("boris", {2: ANTE})
    table.close()
    table.ask("ann", asks.Cut(cut))
    table.decides(1, "close")
    table.decides(2, "fold")
    return table


@pytest.mark.clause("RUSPOK:1.10.g")
def test_nobody_sees_a_card_before_the_last_one_is_dealt() -> None:
    table = PitTable()
    table.buy_in("ann")
    table.open_bets()
    table.bets("ann", {1: ANTE})
    table.close()
    view = table.view("ann")
    assert (view["boxes"][0]["cards"], view["dealer"]["cards"]) == ([], [])
    table.ask("ann", asks.Cut(8))
    assert len(table.view("ann")["boxes"][0]["cards"]) == 5


@pytest.mark.clause("RUSPOK:1.22.c")
def test_the_plate_and_the_display_are_shown_before_anybody_bets() -> None:
    table = PitTable(max_payout=50_000)
    table.open_bets()
    view = table.view(None)
    assert view["fund"]["display"] == 20_000
    assert view["layout"]["plate"] == {
        "minimum": 10,
        "maximum": 500,
        "max_payout": 50_000,
        "token": 5,
        "side_maximum": 100,
    }


@pytest.mark.clause("RUSPOK:1.10.a")
def test_the_seal_is_public_before_the_bets_and_opens_after_the_round() -> None:
    table = PitTable()
    table.open_bets()
    seal = table.view(None)["fairness"]["commitment"]
    assert table.view(None)["fairness"]["of"] == "pit/ruby#1"
    assert table.view(None)["fairness"]["revealed"] is None
    table.buy_in("ann")
    table.bets("ann", {1: ANTE})
    table.close()
    table.ask("ann", asks.Cut(30))
    assert table.view("ann")["fairness"]["revealed"] is None
    table.decides(1, "fold")
    assert table.view("ann")["fairness"]["commitment"] == seal
    assert proof_of(table.view("ann")).commitment == seal


def test_anybody_can_check_the_cards_he_saw_against_the_seal() -> None:
    table = finished()
    mine = verify(proof_of(table.view("ann")))
    # One card round the two boxes and the dealer at a time: every third is hers, every third the dealer's.
    assert [mine[turn] for turn in (0, 3, 6, 9, 12)] == ["Kh", "Kd", "9c", "5s", "2h"]
    assert [mine[turn] for turn in (2, 5, 8, 11, 14)] == ["As", "Ad", "8c", "5c", "4d"]
    assert len(mine) == 10
    his = verify(proof_of(table.view("boris")))
    # He also saw his own cards, which are in the muck; hers were opened for everybody.
    assert len(his) == 15
    spectator = verify(proof_of(table.view(None)))
    assert len(spectator) == 10


def test_a_deck_that_was_changed_after_the_seal_is_found_out() -> None:
    proof = proof_of(finished().view("ann"))
    first = proof.opened[0]
    other = msgspec.structs.replace(first, card="2s")
    with pytest.raises(Mistake) as wrong_card:
        verify(msgspec.structs.replace(proof, opened=(other, *proof.opened[1:])))
    assert wrong_card.value.code == "cards-shuffle-card"
    leaves = (proof.leaves[1], proof.leaves[0], *proof.leaves[2:])
    with pytest.raises(Mistake) as wrong_leaves:
        verify(msgspec.structs.replace(proof, leaves=leaves))
    assert wrong_leaves.value.code == "room-pit-seal-broken"
    with pytest.raises(Mistake) as other_round:
        verify(msgspec.structs.replace(proof, of="pit/ruby#2"))
    assert other_round.value.code == "room-pit-seal-broken"
    with pytest.raises(Mistake) as cut:
        verify(msgspec.structs.replace(proof, cut=52))
    assert cut.value.code == "room-pit-seal-cut"


def test_a_card_that_lies_in_the_deck_twice_is_found_out() -> None:
    false = SealedDeck("pit/ruby#1", (*parse("AhKd"), *parse("Ah")), "secret")
    opened = false.opened({parse("Ah")[0]})
    with pytest.raises(Mistake) as twice:
        verify(Proof("pit/ruby#1", false.seal, false.leaves, opened))
    assert twice.value.code == "room-pit-seal-twice"


@pytest.mark.clause("RUSPOK:1.10.b")
def test_where_the_player_cuts_decides_what_is_dealt() -> None:
    hands = set()
    for cut in (0, 1, 30, 51):
        table = PitTable()
        table.buy_in("ann")
        table.open_bets()
        seal = table.view(None)["fairness"]["commitment"]
        table.bets("ann", {1: ANTE})
        table.close()
        table.ask("ann", asks.Cut(cut))
        hands.add((seal, *table.view("ann")["boxes"][0]["cards"]))
    assert len(hands) == 4
    assert len({seal for seal, *_ in hands}) == 1


def test_the_next_seal_is_there_while_the_last_round_is_looked_at() -> None:
    table = finished()
    assert table.view(None)["fairness"]["next"] is None
    table.open_bets()
    assert table.view(None)["fairness"]["of"] == "pit/ruby#2"


# Hidden cards


def unsealed(text: bytes) -> dict[str, Any]:
    """A message without the hashes, which hide the cards but cannot help depending on them."""
    told: dict[str, Any] = json.loads(text)
    told["fairness"] = {key: value for key, value in told["fairness"].items() if key in ("of", "cut")}
    return told


def seen_by(viewer: str | None, boxes: list[str], dealer: str, *, over: bool) -> list[dict[str, Any]]:
    """Every message a viewer gets in a round with these cards."""
    table = PitTable(luck=Stacked(dealt(boxes, dealer, "6h6s6d")))
    heard = []

    def hear() -> None:
        heard.append(unsealed(msgspec.json.encode(view(table.state, viewer))))

    table.buy_in("ann", "boris")
    table.open_bets()
    table.bets("ann", {1: ANTE, 2: ANTE, 3: ANTE})
    table.bets("boris", {4: ANTE})
    hear()
    table.close()
    hear()
    table.dealers_cut()
    hear()
    table.decides(1, "close")
    hear()
    table.decides(2, "fold")
    hear()
    table.decides(3, "stand")
    hear()
    if over:
        table.decides(4, "fold")
        hear()
    return heard


OPEN = ["QhQd9c5s2h", "2c7s9dJc3d"]


@pytest.mark.clause("RUSPOK:1.7.2.b")
@pytest.mark.parametrize("viewer", ["ann", "boris", "vera", None])
def test_cards_that_a_viewer_may_not_see_change_no_byte_of_what_he_hears(viewer: str | None) -> None:
    """Before the end: the dealer's four, the blind box, and the boxes of others."""
    one = seen_by(viewer, [*OPEN, "Kh8hJhTh4h", "AhAc3s3h8d"], "Js5d4s4cKd", over=False)
    if viewer == "ann":
        other = seen_by(viewer, [*OPEN, "AhAc3s3h8d", "Js5d4s4cKh"], "Kc8hJhThKd", over=False)
    elif viewer == "boris":
        other = seen_by(
            viewer, ["Kh8hJhTh4h", "QhQd9c5s2h", "2c7s9dJc3d", "AhAc3s3h8d"], "4s4c5dJsKd", over=False
        )
    else:
        other = seen_by(
            viewer, ["Kh8hJhTh4h", "AhAc3s3h8d", "QhQd9c5s2h", "2c7s9dJc3d"], "4s4c5dJsKd", over=False
        )
    assert one == other


def test_folded_cards_stay_closed_when_the_round_is_over() -> None:
    one = seen_by("boris", [*OPEN, "Kh8hJhTh4h", "AhAc3s3h8d"], "JsJd4s4cKd", over=True)
    other = seen_by("boris", [OPEN[0], "9s7c7d2d3c", "Kh8hJhTh4h", "AhAc3s3h8d"], "JsJd4s4cKd", over=True)
    assert one == other
    assert one[-1]["boxes"][2]["cards"] == ["Kh", "8h", "Jh", "Th", "4h"]
    assert one[-1]["boxes"][1]["cards"] == ["??"] * 5


def test_an_exchange_shows_others_how_many_and_not_which() -> None:
    table = PitTable(luck=Stacked(dealt(["2h7s9dJc3d", "QhQd9c5s2c"], "KsQs8c5c4d", "AcAd")))
    table.deal(ann={1: ANTE}, boris={2: ANTE})
    table.decides(1, "exchange", 100, "2h", "3d")
    hers = next(entry for entry in table.view("ann")["log"] if entry["kind"] == "exchange")
    his = next(entry for entry in table.view("boris")["log"] if entry["kind"] == "exchange")
    assert hers["cards"] == ["2h", "3d"]
    assert his["cards"] == ["??", "??"]
    assert table.view("boris")["boxes"][0]["asked"] == "exchange"


def test_no_printed_row_names_a_card() -> None:
    table = finished()
    for stored in table.rows:
        row = rows.read(stored.row)
        if not isinstance(row, rows.Laid | rows.Opened):
            assert "Kh" not in repr(row)
            assert "AsAd" not in repr(row)
    assert "Kh" not in repr(table.state.sealed)


# Finished rounds


def test_a_finished_round_is_told_to_each_as_he_saw_it() -> None:
    table = finished()
    hers, his, nobodys = table.history("ann"), table.history("boris"), table.history(None)
    assert (hers.net, his.net, nobodys.net) == (-300, -100, None)
    assert hers.boxes[1].cards == ("??",) * 5
    assert his.boxes[1].cards == ("2c", "7s", "9d", "Jc", "3d")
    assert nobodys.dealer.cards == ("As", "Ad", "8c", "5c", "4d")
    assert nobodys.boxes[0].player == "Ann"
    assert [each.code for each in hers.said][-2:] == ["pit-says-lose", "pit-says-fold"]
    told = hers.fairness.revealed
    assert told is not None
    proof = Proof(hers.fairness.of, hers.fairness.commitment, told.leaves, told.opened, 11)
    assert next(iter(verify(proof).values())) == "Kh"


def test_what_is_kept_of_a_round_is_what_was_shown_when_it_ended() -> None:
    table = finished()
    for viewer in ("ann", "boris", None):
        shown, kept = table.view(viewer), table.history(viewer)
        assert json.loads(msgspec.json.encode(kept.boxes)) == shown["boxes"]
        assert json.loads(msgspec.json.encode(kept.log)) == shown["log"]
        assert json.loads(msgspec.json.encode(kept.inspector)) == shown["inspector"]
        assert json.loads(msgspec.json.encode(kept.dealer)) == shown["dealer"]


def test_a_joker_is_sealed_like_any_other_card() -> None:
    deck = SealedDeck("pit/joker#1", parse_with_joker("JkAh"), "secret")
    opened = deck.opened(set(deck.deck))
    assert verify(Proof("pit/joker#1", deck.seal, deck.leaves, opened, cut=1)) == {0: "Ah", 1: "Jk"}
    assert show(deck.deck) == "JkAh"
