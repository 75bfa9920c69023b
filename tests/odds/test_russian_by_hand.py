"""What a hand of Russian Poker is worth, by playing out every card from a short stub by the clauses alone."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from croupier.cards import parse
from croupier.odds.house.russian import House
from croupier.odds.kernels import fast
from croupier.odds.kernels.given import SIXTH
from croupier.pit import game
from tests.depth import NIGHTLY
from tests.pit.slow_russian import BY_RANK, Box, best, has_game, odds, rank, settled

HOUSE = House.of(game("russian-poker"))
ANTE = 10
HANDS = [
    ("7h 7s 7d Jc 3d", "4s", "9h 8h Qd Jd 4c 4h 7c Kc As 2s Qc"),
    ("Kh Qh Jh Th 2s", "Ad", "9h Ah Ks 5h 5d 2c 8c 3s Td Kd Jd"),
    ("Ac Kd 6s 6h 2d", "9s", "6c Ah Kc 2h 9d Qs Jh 8d 4c 3h Tc"),
]
"""Five cards, the dealer's open card, and the eleven cards left in the stub."""


def changes(dealer: Sequence[int], left: Sequence[int]) -> Iterator[Sequence[int]]:
    """The dealer's cards after a purchase, once for every two cards that can come (1.21.e, 1.21.f)."""
    top = max(dealer, key=rank)
    kept = [card for card in dealer if card != top]
    for first, second in permutations(left, 2):
        changed = [*kept, first]
        if rank(first) == rank(top) and not has_game(changed):
            changed = [*kept, second]
        yield changed


def closed(cards: Sequence[int], up: int, stub: Sequence[int], insurance: int) -> Fraction:
    """Closing, every hand of the dealer and every bought card played out; he buys where that is worth more."""
    total, hands = Fraction(0), 0
    for hidden in combinations(stub, 4):
        dealer, left = (*hidden, up), [card for card in stub if card not in hidden]
        found = Fraction(sum(settled(Box(cards, ANTE, insurance=insurance), dealer).values()))
        if not has_game(dealer):
            box = Box(cards, ANTE, insurance=insurance, buys=True)
            bought = [sum(settled(box, dealer, changed).values()) for changed in changes(dealer, left)]
            found = max(found, Fraction(sum(bought), len(bought)))
        total, hands = total + found, hands + 1
    return total / hands / ANTE


def decided(cards: Sequence[int], up: int, stub: Sequence[int]) -> Fraction:
    """The best of folding, closing, and closing with the smallest or the largest insurance (1.14.0, 1.17)."""
    ways = [Fraction(-1), closed(cards, up, stub, 0)]
    if odds(cards) >= 3 and has_trips(cards):
        ways += [closed(cards, up, stub, amount) for amount in (ANTE, 2 * ANTE * odds(cards))]
    return max(ways)


def has_trips(cards: Sequence[int]) -> bool:
    """From three of a kind up, as 1.17.0 asks for: two pair twice pays four to one and is none."""
    return best(cards)[0] >= BY_RANK.index("three")


def drawn(choice: int, hand: Sequence[int], up: int, stub: Sequence[int]) -> Fraction:
    """What a draw is worth, its price of one ante paid."""
    kept = list(hand) if choice == SIXTH else [card for place, card in enumerate(hand) if choice >> place & 1]
    values = [
        decided([*kept, *new], up, [card for card in stub if card not in new])
        for new in combinations(stub, 1 if choice == SIXTH else 5 - len(kept))
    ]
    return sum(values, Fraction(0)) / len(values) - 1


def counted(choices: Sequence[int], hand: Sequence[int], up: int, stub: Sequence[int]) -> dict[int, Fraction]:
    """The same by the kernel that `pit advise` asks."""
    wanted, left = sum(1 << choice for choice in choices), sum(1 << card for card in stub)
    found = {}
    for choice, upper, lower, draws, hands, unit in fast.russian_node(
        HOUSE.data, list(hand), up, left, wanted, 1
    ):
        found[choice] = Fraction((upper << 64) + lower, draws * hands * unit * HOUSE.ante) - 1
    return found


CHOICES = [
    [0b00111, 0b01111, 0b00001, SIXTH],
    [0b00111, 0b10111, 0b01111, 0, SIXTH],
    [0b01100, 0b00011, 0b01111, SIXTH],
]
"""What is tried with each hand in the daytime; at night every exchange and the sixth card with all of them."""


@pytest.mark.clause("RUSPOK:1.11.3.a", "RUSPOK:1.11.4.a", "RUSPOK:1.14.0", "RUSPOK:1.17.2.b", "RUSPOK:1.21.f")
@pytest.mark.parametrize("number", range(len(HANDS)))
def test_a_draw_is_worth_what_every_card_of_a_short_stub_comes_to(number: int) -> None:
    hand, up, stub = (parse(text) for text in HANDS[number])
    choices = [*range(31), SIXTH] if NIGHTLY else list(CHOICES[number])
    by_kernel = counted(choices, hand, up[0], stub)
    assert by_kernel == {choice: drawn(choice, hand, up[0], stub) for choice in choices}


@pytest.mark.clause("RUSPOK:1.17.5", "RUSPOK:1.17.6", "RUSPOK:1.17.7", "RUSPOK:1.21.a")
@pytest.mark.parametrize("number", range(len(HANDS)))
def test_closing_and_insuring_are_worth_what_every_hand_of_the_dealer_comes_to(number: int) -> None:
    hand, up, stub = (parse(text) for text in HANDS[number])
    mask, left = sum(1 << card for card in hand), sum(1 << card for card in stub)
    hands, _, _, _, bare, low, high, unit = fast.russian_stand(HOUSE.data, mask, up[0], left)
    whole = hands * unit * HOUSE.ante
    assert Fraction(bare, whole) == closed(hand, up[0], stub, 0)
    if has_trips(hand):
        most = 2 * ANTE * odds(hand)
        assert Fraction(low, whole) == closed(hand, up[0], stub, ANTE)
        assert Fraction(high, whole) == closed(hand, up[0], stub, most)
        between = closed(hand, up[0], stub, (ANTE + most) // 2)
        assert between == (Fraction(low, whole) + Fraction(high, whole)) / 2
