"""One hand of Oasis: the house as kernels take it, and what every choice of a hand is worth, exactly."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Final

from croupier.cards import Cards, mask
from croupier.errors import Mistake
from croupier.odds.house.question import ask
from croupier.odds.house.solution import Advice, Decision, Sight, Valued
from croupier.odds.house.stud import UNIT, fold_net, lowest_game, nets, raised
from croupier.odds.kernels import fast
from croupier.odds.kernels.given import RussianHouse
from croupier.pit import Game
from croupier.pit.category import CATEGORIES
from croupier.pit.oasis import PRICES
from croupier.ranks import HIGH

HouseData = tuple[int, Sequence[Sequence[int]], int, int]
"""The dealer's weakest game, nets by category and end, of a fold, and the price of one card, on an ante of `UNIT`."""

DECK: Final = (1 << 52) - 1


def prices(game: Game) -> tuple[int, ...]:
    """What one, two, … cards cost, in antes, as many as may go."""
    return PRICES[game.options.prices][: game.options.exchange_most]


def cheap(game: Game) -> list[int]:
    """The numbers of cards that cost less than one ante each."""
    return [cards for cards, price in enumerate(prices(game), 1) if price < cards]


def data_of(game: Game) -> HouseData:
    """The house as the kernel takes it."""
    return lowest_game(game), nets(game), fold_net(game), prices(game)[0] * UNIT


def node_data(game: Game) -> RussianHouse:
    """The house as kernels of Russian Poker take it: one with neither insurance nor a card for the dealer to buy."""
    lowest, paid, fold, fee = data_of(game)
    return _node_data((lowest, tuple(map(tuple, paid)), fold, fee))


@cache
def _node_data(house: HouseData) -> RussianHouse:
    _, paid, fold, _ = house
    lost, idle = paid[0][3], paid[0][0]
    nothing = [[0] * (len(CATEGORIES) + 1) for _ in CATEGORIES]
    wins = [[row[1]] * (len(CATEGORIES) + 1) for row in paid]
    assert fold == -idle
    assert all(row[0] == idle and row[3] in (0, lost) for row in paid)
    chips = (idle, -lost - idle, UNIT * 10**6)
    order = list(range(len(CATEGORIES)))
    return (
        chips,
        wins,
        nothing,
        nothing,
        order,
        (True, True, False, False, False),
        list(range(HIGH.classes + 1)),
    )


def exchanges(game: Game, cards: Cards, up: int, numbers: Iterable[int]) -> dict[Cards, Fraction]:
    """What exchanging so many cards (`numbers`) is worth, price included, in antes, by the cards thrown away."""
    thrown = [out for number in numbers for out in combinations(range(5), number)]
    held = [31 - sum([1 << place for place in out]) for out in thrown]
    stub = DECK & ~mask((*cards, up))
    found: dict[Cards, Fraction] = {}
    wanted = sum([1 << choice for choice in held])
    rows = fast.russian_node(node_data(game), list(cards), up, stub, wanted, os.cpu_count() or 1)
    for choice, upper, lower, draws, hands, unit in rows:
        out = tuple([card for place, card in enumerate(cards) if not choice >> place & 1])
        found[out] = Fraction((upper << 64) + lower, draws * hands * unit * UNIT) - prices(game)[len(out) - 1]
    return found


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What folding, raising and every exchange are worth against the dealer's open card."""
    ask(game, cards, 5, seen, (1,))
    raise_, fold = raised(game, cards, seen[0]), Fraction(fold_net(game), UNIT)
    choices = [Valued(Decision("raise"), raise_), Valued(Decision("fold"), fold)]
    for out, value in exchanges(game, cards, seen[0], range(1, len(prices(game)) + 1)).items():
        choices.append(Valued(Decision("exchange", cards=out), value))
    return _sorted(game, cards, seen, choices)


def advise_later(
    game: Game, cards: Cards, seen: Cards, thrown: Cards, insured: Fraction = Fraction(0)
) -> Advice:
    """What folding and raising are worth after an exchange, the price paid; `thrown` are the cards that went."""
    if insured:
        raise Mistake("pit-nothing-insured", game=game.id)
    ask(game, (*cards, *thrown), 5 + len(thrown), seen, (1,))
    raise_, fold = raised(game, cards, seen[0], thrown), Fraction(fold_net(game), UNIT)
    return _sorted(game, cards, seen, [Valued(Decision("raise"), raise_), Valued(Decision("fold"), fold)])


def _sorted(game: Game, cards: Cards, seen: Cards, choices: Iterable[Valued]) -> Advice:
    return Advice(game.id, cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))


def weigh(game: Game, sight: Sight) -> Advice:
    """The choices of a box as it stands in a round; to stand is worth what folding or raising then is."""
    if sight.options.stage == "bet":
        thrown = tuple([card for card in sight.first if card not in sight.cards])
        return advise_later(game, sight.cards, sight.dealer, thrown)
    found = advise(game, sight.cards, sight.dealer).choices
    stays = max([one.value for one in found if one.decision.kind != "exchange"])
    exchanged = [one for one in found if one.decision.kind == "exchange"]
    return _sorted(game, sight.cards, sight.dealer, [Valued(Decision("stand"), stays), *exchanged])
