"""The shuffle of a hand, checked by whoever holds its transcript; whatever is changed in it is found."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import CARDS, DECK_52, shuffled
from croupier.cards.cut import commitment, derived, order_of
from croupier.cards.seal import SealedDeck, climbed, leaf, root_of, rows_of
from croupier.cards.transcript import OpenedCard, Pledge, Proved, Sealing, Step, Transcript, verify
from croupier.errors import Mistake

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "shuffle.json").read_text(encoding="utf-8")
)
HAND: dict[str, Any] = VECTORS["hand"]


def checked(told: dict[str, Any]) -> Proved:
    return verify(msgspec.convert(told, Transcript))


def copy() -> dict[str, Any]:
    copied: dict[str, Any] = json.loads(json.dumps(HAND))
    return copied


def test_the_hashes_are_those_of_the_vectors() -> None:
    one = VECTORS["leaf"]
    assert leaf(one["of"], one["place"], one["card"], one["salt"]) == one["is"]
    assert commitment(VECTORS["commitment"]["nonce"]) == VECTORS["commitment"]["is"]
    tree = VECTORS["tree"]
    assert rows_of(tree["leaves"])[-1] == (tree["top"],)
    assert climbed(2, tree["leaves"][2], tree["path_of_2"]) == tree["top"]
    assert root_of(tree["of"], 3, tree["top"]) == tree["root"]
    cut = VECTORS["cut"]
    info = f"croupier-cut-1|{cut['of']}".encode()
    drawn = derived(",".join(cut["openings"]).encode(), cut["root"].encode(), info)
    assert drawn[:32].hex() == cut["drawn"]
    assert list(order_of(cut["of"], cut["cards"], cut["root"], tuple(cut["openings"]))) == cut["order"]


def test_bytes_are_derived_as_the_standard_has_it() -> None:
    """The first case of RFC 5869."""
    found = derived(bytes([0x0B] * 22), bytes(range(13)), bytes(range(0xF0, 0xFA)))
    assert found[:42].hex() == (
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )


def test_a_whole_transcript_is_proved() -> None:
    assert checked(HAND) == Proved(decks=1, dealt=14, opened=9, cut_by=(1, 3), late=(2,))


@given(cards=st.integers(1, 52), seed=st.integers(0, 2**32))
def test_every_card_leads_to_the_seal_and_to_no_other(cards: int, seed: int) -> None:
    luck = Random(seed)
    deck = SealedDeck("table/oak#1", shuffled(DECK_52, luck)[:cards], f"{seed}")
    for place in range(cards):
        lowest = leaf(deck.of, place, CARDS[deck.deck[place]], deck.salt(place))
        assert root_of(deck.of, cards, climbed(place, lowest, deck.path(place))) == deck.root
    assert sorted(order_of(deck.of, cards, deck.root, ("aa", "bb"))) == list(range(cards))


def _flipped(text: str, at: int) -> str:
    at %= len(text)
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


@given(which=st.integers(0, 100), at=st.integers(0, 1000), data=st.data())
@pytest.mark.parametrize("field", ["card", "salt", "place", "step", "path", "twice", "sealing"])
def test_a_card_that_was_changed_is_found(field: str, which: int, at: int, data: st.DataObject) -> None:
    told = copy()
    opened = told["opened"]
    card = opened[which % len(opened)]
    if field == "card":
        card["card"] = data.draw(st.sampled_from([c for c in ("Ah", "2c", "Td", "??") if c != card["card"]]))
    elif field == "salt":
        card["salt"] = _flipped(card["salt"], at)
    elif field in ("place", "step"):
        card[field] = data.draw(st.integers(-3, 60).filter(lambda other: other != card[field]))
    elif field == "path":
        card["path"][at % 6] = _flipped(card["path"][at % 6], at)
    elif field == "twice":
        opened.append(dict(card))
    else:
        card["sealing"] = data.draw(st.sampled_from([-1, 1, 5]))
    with pytest.raises(Mistake):
        checked(told)


@given(at=st.integers(0, 1000), data=st.data())
@pytest.mark.parametrize(
    "field", ["root", "of", "opening", "less", "more", "order", "cards", "pledge", "house"]
)
def test_a_cut_that_was_changed_is_found(field: str, at: int, data: st.DataObject) -> None:
    told = copy()
    sealing = told["sealings"][0]
    if field in ("root", "of"):
        sealing[field] = _flipped(sealing[field], at)
    elif field == "opening":
        which = at % len(sealing["openings"])
        sealing["openings"][which] = _flipped(sealing["openings"][which], at)
    elif field == "less":
        del sealing["openings"][at % len(sealing["openings"])]
    elif field == "more":
        sealing["openings"].append(f"{at:064x}")
    elif field == "order":
        one, other = data.draw(st.lists(st.integers(0, 51), min_size=2, max_size=2, unique=True))
        order = sealing["order"]
        order[one], order[other] = order[other], order[one]
    elif field == "cards":
        sealing["cards"] = data.draw(st.integers(1, 60).filter(lambda cards: cards != 52))
    elif field == "pledge":
        # Of one who opened; a pledge that was never opened binds nobody.
        opened = {commitment(nonce) for nonce in sealing["openings"]}
        bound = [pledge for pledge in sealing["pledges"] if pledge["commitment"] in opened]
        pledge = bound[at % len(bound)]
        pledge["commitment"] = _flipped(pledge["commitment"], at)
    else:
        sealing["pledges"] = sealing["pledges"][1:]
    with pytest.raises(Mistake):
        checked(told)


@given(at=st.integers(0, 1000))
@pytest.mark.parametrize("how", ["left-out", "another", "twice"])
def test_cards_that_came_off_out_of_their_order_are_found(how: str, at: int) -> None:
    told = copy()
    dealt = told["dealt"]
    taken = dealt[at % (len(dealt) - 1)]
    if how == "left-out":
        dealt.remove(taken)
    elif how == "another":
        taken["steps"][0] = 40
    else:
        dealt.append(dict(taken))
    with pytest.raises(Mistake):
        checked(told)


def test_a_hand_without_a_seal_proves_nothing() -> None:
    with pytest.raises(Mistake, match="without a seal"):
        checked(copy() | {"sealings": []})


@pytest.mark.requirement("RNG-1", "RNG-3")
def test_every_order_of_a_small_deck_comes_as_often_as_any() -> None:
    """Chi-squared over the 24 orders of four places: remainders of bytes, for one, would be found biased."""
    found = Counter(order_of("table/oak#1", 4, f"{root:064x}", ("aa",)) for root in range(12_000))
    assert len(found) == 24
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 60


HOUSE = "aa" * 32
TWO_DECKS = [SealedDeck(of, tuple(range(size)), "secret") for of, size in (("hand", 6), ("hand/1", 3))]


def by_steps(*dealt: tuple[str, int, tuple[int, ...]], opened: tuple[int, ...] = ()) -> Transcript:
    """A hand of six cards and of a stub of three that was shuffled anew, cut by the house alone."""
    sealings = []
    for each in TWO_DECKS:
        order = tuple(order_of(each.of, len(each.deck), each.root, (HOUSE,)))
        sealings.append(
            Sealing(each.of, len(each.deck), each.root, (Pledge(0, commitment(HOUSE)),), (HOUSE,), order)
        )
    first, deck = sealings[0], TWO_DECKS[0]
    cards = [
        OpenedCard(0, step, place, CARDS[deck.deck[place]], deck.salt(place), deck.path(place))
        for step, place in [(step, first.order[step]) for step in opened]
    ]
    steps = [Step(kind, 0, sealing, at) for kind, sealing, at in dealt]  # type: ignore[arg-type]  # kinds of the case
    return Transcript("hand", tuple(sealings), tuple(steps), tuple(cards))


def test_a_stub_that_was_shuffled_anew_is_a_deck_of_its_own() -> None:
    told = by_steps(("deal", 0, (0, 1)), ("board", 1, (0,)), ("board", 1, (1,)), opened=(0, 1))
    assert verify(told) == Proved(decks=2, dealt=4, opened=2, cut_by=(), late=())


def test_a_card_that_was_scrapped_is_passed_over_and_one_put_back_comes_last() -> None:
    scrapped = ("deal", 0, (0,)), ("scrap", 0, (3,)), ("board", 0, (1, 2)), ("board", 0, (4,))
    assert verify(by_steps(*scrapped)).dealt == 5
    assert verify(by_steps(*scrapped, ("put-back", 0, (3,)), ("board", 0, (5, 3)))).dealt == 6


@pytest.mark.parametrize(
    "dealt",
    [
        (("board", 1, (0,)), ("deal", 0, (0,))),
        (("deal", 2, (0,)),),
        (("scrap", 0, (3,)), ("deal", 0, (0,)), ("board", 0, (3,))),
        (("put-back", 0, (0,)),),
        (("deal", 0, (0, 0)),),
        (("deal", 0, (1,)), ("board", 1, (0,))),
    ],
    ids=[
        "back to the first deck",
        "no such deck",
        "scrapped",
        "put back undealt",
        "twice",
        "not the next one",
    ],
)
def test_a_card_that_could_not_come_from_there_is_found(
    dealt: tuple[tuple[str, int, tuple[int, ...]], ...],
) -> None:
    with pytest.raises(Mistake) as found:
        verify(by_steps(*dealt))
    assert found.value.code == "cards-shuffle-skipped"


def test_one_step_opened_as_two_cards_is_found() -> None:
    told = by_steps(("deal", 0, (0, 1)), opened=(0, 1))
    again = msgspec.structs.replace(told, opened=(told.opened[0], told.opened[0]))
    with pytest.raises(Mistake) as found:
        verify(again)
    assert found.value.code == "cards-shuffle-twice"


def test_a_sealed_deck_is_not_told_when_it_is_printed() -> None:
    assert repr(TWO_DECKS[0]) == "SealedDeck('hand')"
