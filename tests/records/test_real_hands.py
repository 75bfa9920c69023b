"""Five thousand hands that were really played come out to the chip, but for those listed here by name."""

from collections import Counter
from pathlib import Path

import pytest

from croupier.records import decode, play, read

pytestmark = pytest.mark.xdist_group("real-hands")

PHH = Path(__file__).parents[1] / "data" / "phh"

DEVIATIONS = {
    ("pluribus/102.phhs", 0): "p1 ends with 10,113, the record says 10,112.5: "
    "it splits a chip, and chips here are whole",
    ("pluribus/41b.phhs", 204): "p1 ends with 10,163, the record says 10,162.5: "
    "it splits a chip, and chips here are whole",
    ("pluribus/88.phhs", 128): "p4 ends with 10,288, the record says 10,287.5: "
    "it splits a chip, and chips here are whole",
    ("wsop-2023-ppc/85.phh", 85): "action 19, “p2 cbr 750000”: "
    "seat 2 cannot raise to 750,000: from 1,200,000 to 1,200,000 is allowed",
}
"""Three pots that were split into half chips, and a raise below the legal minimum."""


@pytest.fixture(scope="module")
def played():
    return [
        (file.relative_to(PHH).as_posix(), play(record))
        for file in sorted(PHH.rglob("*.phh*"))
        for record in read(decode(file.read_bytes()))
    ]


def test_every_game_of_the_championship_is_among_them(played):
    games = Counter(hand.record.variant for _, hand in played)
    assert games == {
        "NT": 5076,
        "F7S": 8,
        "FO/8": 6,
        "FR": 5,
        "PO": 5,
        "F2L3D": 5,
        "N2L1D": 4,
        "FT": 3,
        "F7S/8": 3,
        "NS": 1,
        "FB": 1,
    }


def test_only_the_named_hands_deviate(played):
    deviations = {(file, hand.record.hand): str(hand.deviation) for file, hand in played if not hand.exact}
    assert deviations == DEVIATIONS


def test_finishing_stacks_are_compared_in_all_but_the_famous_hands(played):
    assert [file for file, hand in played if hand.record.finishing_stacks is None] == [
        "famous/alice-carol-wikipedia.phh",
        "famous/antonius-blom-2009.phh",
        "famous/arieh-yockey-2019.phh",
        "famous/dwan-ivey-2009.phh",
        "famous/phua-xuan-2019.phh",
    ]


def test_no_chip_is_made_or_lost(played):
    assert [
        file
        for file, hand in played
        if hand.hand.over and sum(hand.hand.result.stacks.values()) != sum(hand.record.starting_stacks)
    ] == []


def test_the_largest_pot_ever_played_online_is_played_in_cents(played):
    (hand,) = [hand for file, hand in played if file == "famous/antonius-blom-2009.phh"]
    assert hand.record.unit == 100
    assert hand.hand.result.pots[0].amount == 135_694_700
    assert dict(hand.hand.result.stacks) == {1: 193_792_375, 2: 0}
