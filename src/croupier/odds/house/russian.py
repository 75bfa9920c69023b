"""Russian Poker: what one hand is worth by every choice, exactly."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Final

from croupier.cards import Cards, mask, show
from croupier.errors import Mistake
from croupier.odds.house.solution import Advice, Decision, Sight, Valued
from croupier.odds.kernels import fast
from croupier.odds.kernels.given import SIXTH, RussianHouse
from croupier.pit import BoxHand, DealerHand, Game
from croupier.pit.category import CATEGORIES
from croupier.pit.russian.combinations import combinations
from croupier.pit.russian.game import change_highest, no_game
from croupier.pit.russian.options import RussianOptions
from croupier.pit.russian.settle import insurance, payout, standing
from croupier.ranks import HIGH

DECK: Final = (1 << 52) - 1


@dataclass(frozen=True, slots=True)
class House:
    """A house as the kernels take it: what its own settlement pays for each pair of combinations on this ante."""

    game: Game
    ante: int
    data: RussianHouse

    @classmethod
    def of(cls, game: Game, ante: int = 0) -> House:
        """The house of a game; without an ante, the smallest one on which nothing is rounded, or the plate's minimum
        where a maximum payout makes the size of the ante matter.
        """
        options: RussianOptions = game.options
        table = game.tables["bet"]
        if not ante:
            exact = 2 * lcm(*(odds.denominator for _, odds in table.rows))
            ante = game.plate.minimum if game.plate.max_payout else exact
        paid = [
            [(first,) if second is None else (first, second) for second in (*CATEGORIES, None)]
            for first in CATEGORIES
        ]
        limits = [[insurance(game, one, ante) or (0, 0) for one in row] for row in paid]
        order = sorted(CATEGORIES, key=lambda one: (table.odds(one), CATEGORIES.index(one)))
        data = (
            (ante, ante * options.bet, ante * options.purchase_price),
            [[payout(game, one, ante * options.bet) for one in row] for row in paid],
            [[low for low, _ in row] for row in limits],
            [[high for _, high in row] for row in limits],
            [order.index(one) for one in CATEGORIES],
            (
                options.straight_twice,
                options.redraw,
                options.insured_ante == "paid",
                options.insurance_settles == "after-purchase",
                options.insurance_beaten == "returned",
            ),
            _standings(options),
        )
        return cls(game, ante, data)

    @property
    def terms(self) -> tuple[int, ...]:
        """What of its options `data` does not say and the best play rests on: fees, how many cards may be exchanged,
        whether one may insure before a draw.
        """
        options: RussianOptions = self.game.options
        return (
            options.exchange_price,
            options.sixth_price,
            options.exchange_least,
            options.exchange_most,
            options.insurance_before_draw,
        )


def _standings(options: RussianOptions) -> list[int]:
    """What each strength is compared by, in dense numbers from 1 on."""
    compared = [standing(strength, options) for strength in range(1, HIGH.classes + 1)]
    dense = {one: number for number, one in enumerate(sorted(set(compared)), 1)}
    return [0, *(dense[one] for one in compared)]


@dataclass(frozen=True, slots=True)
class Stand:
    """What is left when a hand draws no more: values in antes without the fees paid so far.

    `bare` is closing, `low` and `high` closing with the smallest and the largest insurance (`insured`, in
    antes), None where the hand cannot be insured. The counts are of the dealer's hands.
    """

    hands: int
    no_game: int
    lower: int
    equal: int
    bare: Fraction
    low: Fraction | None
    high: Fraction | None
    insured: tuple[Fraction, Fraction] | None

    @property
    def best(self) -> Fraction:
        """The best that can be done: fold, close or insure."""
        return max(Fraction(-1), self.bare, *(one for one in (self.low, self.high) if one is not None))


def stand(house: House, cards: Cards, up: int, gone: Cards = ()) -> Stand:
    """What five or six cards are worth when no more are drawn; `gone` are cards known to be out besides.

    >>> from croupier.cards import parse
    >>> from croupier.pit import game
    >>> found = stand(House.of(game("russian-poker")), parse("AhAsAdAcKh"), parse("2c")[0])
    >>> found.hands, found.bare > 10
    (163185, True)
    """
    stub = DECK & ~mask((*cards, up, *gone))
    hands, no_game, lower, equal, bare, low, high, unit = fast.russian_stand(
        house.data, mask(cards), up, stub
    )
    paid = _limits(house, cards)
    whole = hands * unit * house.ante
    return Stand(
        hands,
        no_game,
        lower,
        equal,
        Fraction(bare, whole),
        Fraction(low, whole) if paid else None,
        Fraction(high, whole) if paid else None,
        (Fraction(paid[0], house.ante), Fraction(paid[1], house.ante)) if paid else None,
    )


def purchase(
    house: House, cards: Cards, dealer: Cards, gone: Cards = (), insured: Fraction = Fraction(0)
) -> tuple[Fraction, Fraction]:
    """What buying the dealer's card and declining it are worth, in antes, once he has shown a hand without a game.

    Every card he may be given, by the table's own settlement; `gone` are cards known to be out, `insured` the
    insurance.
    """
    game, ante = house.game, house.ante
    options: RussianOptions = game.options
    known = {*cards, *dealer, *gone}
    stub = [card for card in range(52) if card not in known]
    staked = {"ante": ante, "bet": options.bet * ante}
    if insured:
        staked["insurance"] = int(insured * ante)
    declined = game.settle(BoxHand(staked, cards), DealerHand(dealer)).net
    staked["purchase"] = options.purchase_price * ante
    total = 0
    for first in stub:
        rest = [card for card in stub if card != first]
        changed = change_highest(game, dealer, iter((first, rest[0])).__next__)
        if first in changed:
            total += game.settle(BoxHand(staked, cards), DealerHand(dealer, changed=changed)).net * len(rest)
            continue
        for second in rest:
            changed = change_highest(game, dealer, iter((first, second)).__next__)
            total += game.settle(BoxHand(staked, cards), DealerHand(dealer, changed=changed)).net
    return Fraction(total, len(stub) * (len(stub) - 1) * ante), Fraction(declined, ante)


def _limits(house: House, cards: Cards) -> tuple[int, int] | None:
    game = house.game
    found = combinations(cards, game.tables["bet"], straight_twice=game.options.straight_twice)
    return insurance(game, found, house.ante)


def node(
    house: House, cards: Cards, up: int, choices: Sequence[int], threads: int = 0
) -> dict[int, Fraction]:
    """What each of these choices is worth, fees included, in antes: cards held, by place, or `SIXTH`."""
    wanted = sum(1 << choice for choice in choices)
    stub = DECK & ~mask((*cards, up))
    options: RussianOptions = house.game.options
    values = {}
    workers = threads or os.cpu_count() or 1
    for choice, upper, lower, draws, hands, unit in fast.russian_node(
        house.data, list(cards), up, stub, wanted, workers
    ):
        fee = options.sixth_price if choice == SIXTH else options.exchange_price
        values[choice] = Fraction((upper << 64) + lower, draws * hands * unit * house.ante) - fee
    return values


def exchanges(options: RussianOptions) -> list[int]:
    """The choices of cards held that the house allows."""
    return [
        held for held in range(31) if options.exchange_least <= 5 - held.bit_count() <= options.exchange_most
    ]


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """Every choice of a hand against the dealer's open card: fold, close, insure, exchange, the sixth card."""
    check(cards, seen)
    house, up = House.of(game), seen[0]
    options: RussianOptions = game.options
    now = stand(house, cards, up)
    choices = [Valued(Decision("fold"), Fraction(-1)), Valued(Decision("close"), now.bare)]
    if options.insurance_before_draw:
        choices += insurances(house, now)
    for choice, value in node(house, cards, up, [*exchanges(options), SIXTH]).items():
        if choice == SIXTH:
            choices.append(Valued(Decision("sixth"), value))
        else:
            thrown = tuple(card for place, card in enumerate(cards) if not choice >> place & 1)
            choices.append(Valued(Decision("exchange", cards=thrown), value))
    return Advice(game.id, cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))


def advise_later(
    game: Game, cards: Cards, seen: Cards, thrown: Cards, insured: Fraction = Fraction(0)
) -> Advice:
    """The choices of a hand that has drawn, fees paid; `thrown` are the cards that were exchanged.

    To fold, close or insure; or, against the dealer's five cards without a game, to buy his card or decline, the box
    being `insured` for so many antes.
    """
    house = _house_for(game, insured)
    if insured and len(seen) != 5:
        raise Mistake("pit-advise-insured", seen=show(seen))
    lying = len(cards) + len(seen) + len(thrown)
    if len(cards) not in (5, 6) or not _all_there({*cards, *seen, *thrown}, lying):
        raise Mistake("pit-advise-russian", hand=show(cards), seen=show(seen))
    if len(seen) == 5 and no_game(seen):
        limits = _limits(house, cards)
        if insured and not (limits and limits[0] <= insured * house.ante <= limits[1]):
            low, high = (Fraction(chips, house.ante) for chips in limits or (0, 0))
            raise Mistake("pit-advise-insurance", insured=str(insured), low=str(low), high=str(high))
        buys, declines = purchase(house, cards, seen, thrown, insured)
        choices = [Valued(Decision("buy"), buys), Valued(Decision("decline"), declines)]
    elif len(seen) == 1:
        found = stand(house, cards, seen[0], thrown)
        choices = [Valued(Decision("fold"), Fraction(-1)), Valued(Decision("close"), found.bare)]
        choices += insurances(house, found)
    elif len(seen) == 5:
        raise Mistake("pit-advise-dealer-plays", seen=show(seen))
    else:
        raise Mistake("pit-advise-russian", hand=show(cards), seen=show(seen))
    return Advice(game.id, cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))


def _house_for(game: Game, insured: Fraction) -> House:
    """The house on an ante on which the insurance is a whole number of chips."""
    house = House.of(game)
    return house if house.game.plate.max_payout else House.of(game, lcm(house.ante, insured.denominator))


def weigh(game: Game, sight: Sight) -> Advice:
    """The choices of a box as it stands in a round: before the draw, after it, or when a card may be bought."""
    house, seen = House.of(game), sight.dealer
    gone = tuple([card for card in sight.first if card not in sight.cards])
    if sight.options.stage == "purchase":
        insured = Fraction(sight.staked.get("insurance", 0), sight.staked["ante"])
        buys, declines = purchase(house, sight.cards, seen, gone, insured)
        choices = [Valued(Decision("buy"), buys), Valued(Decision("decline"), declines)]
        return Advice(game.id, sight.cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))
    if sight.options.stage == "after-draw":
        return advise_later(game, sight.cards, seen, gone)
    return advise(game, sight.cards, seen)


def insurances(house: House, found: Stand) -> list[Valued]:
    """Closing with the smallest and with the largest insurance: between them the worth runs straight.

    >>> from croupier.cards import parse
    >>> from croupier.pit import game
    >>> house, (up, *cards) = House.of(game("russian-poker")), parse("8h8c8d8sKd2c")
    >>> [dict(one.plan) for one in insurances(house, stand(house, tuple(cards), up))]
    [{'insurance': Fraction(1, 1)}, {'insurance': Fraction(6, 1)}]
    """
    if not found.insured or found.low is None or found.high is None:
        return []
    return [
        Valued(Decision("insure", int(amount * house.ante)), value, (("insurance", amount),))
        for amount, value in zip(found.insured, (found.low, found.high), strict=True)
    ]


def _all_there(cards: set[int], number: int) -> bool:
    """Whether these are so many different cards of the deck; a joker is none of it."""
    return len(cards) == number and all(0 <= card < 52 for card in cards)


def check(cards: Cards, seen: Cards) -> None:
    """Raise `Mistake` unless these are five cards and an open one, all different."""
    if len(cards) != 5 or len(seen) != 1 or not _all_there({*cards, *seen}, 6):
        raise Mistake("pit-advise-russian", hand=show(cards), seen=show(seen))
