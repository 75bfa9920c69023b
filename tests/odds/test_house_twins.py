"""The kernels of the casino games against their twins, and hands against the open card one by one."""

from croupier.cards import mask, parse
from croupier.odds.kernels import fast, twin_house
from croupier.pit.category import GAME
from croupier.pit.three_card import QUALIFIES
from croupier.pit.ultimate import QUALIFIES as PAIR

GONE = mask(parse("2c2d2h2s3c3d3s4c4d4h4s5c5d5h5s7c7d7h7s8c8d8h8s9c9d"))


def test_the_ends_of_a_stud_hand() -> None:
    cards, up = mask(parse("AhKdQc6s3h")), parse("6c")[0]
    assert list(fast.stud_ends(cards, up, GONE, GAME)) == twin_house.stud_ends(cards, up, GONE, GAME)
    assert list(fast.stud_ends(cards, up, GONE, 0)) == twin_house.stud_ends(cards, up, GONE, 0)


def test_the_ends_of_a_holdem_hand() -> None:
    for own, board in (("AhKd", "Qc6s3h2d9c"), ("7h7s", "7d9c9hKsKd"), ("2c3d", "AhKhQhJhTh")):
        cards, common = mask(parse(own)), mask(parse(board))
        assert list(fast.holdem_ends(cards, common, PAIR)) == twin_house.holdem_ends(cards, common, PAIR)


def test_three_cards_against_the_dealer() -> None:
    hands = fast.three_card_hands(QUALIFIES)
    assert sum(weight for _, weight, _ in hands) == 22100
    strengths = twin_house.three_card_strengths()
    for cards, _, ends in hands[::97]:
        assert list(ends) == twin_house.three_card_ends(strengths, tuple(cards), QUALIFIES)
