"""How Oasis is played: as well as can be, read from the table that ships or worked out, and by a simple rule."""

from __future__ import annotations

import os
from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from typing import Final

from croupier.cards import Cards
from croupier.odds.house import first_play
from croupier.odds.house.oasis_node import HouseData, cheap, data_of, exchanges, node_data, prices
from croupier.odds.house.question import ask
from croupier.odds.house.simulate import first_stake
from croupier.odds.house.solution import Dealing, Decision, Rows, Sight, Strategy
from croupier.odds.house.stud import RULE, UNIT, fold_net, raised, raises, renaming
from croupier.odds.kernels import NATIVE, fast
from croupier.pit import Game
from croupier.pit import game as game_of
from croupier.pit.category import BEST_OF, rung
from croupier.ranks import HIGH

PLANNED: Final = 2_000
"""Exchanges worked out one by one before all of them are planned at once."""

EXCHANGES: Final = 2
"""In a plan of the kernels, what the exchange of the lowest card is called; the others follow."""


def ships(game: Game) -> bool:
    """Whether the best play that ships is that of this house: one in which no exchange of several cards is cheap.

    >>> from croupier.pit import game, with_options
    >>> ships(game("oasis")), ships(with_options(game("oasis"), {"prices": "1-2-3-2-1"}))
    (True, False)
    """
    return not cheap(game) and data_of(game) == _shipped()


@cache
def _shipped() -> HouseData:
    return data_of(game_of("oasis"))


def play() -> bytes:
    """What ships, as `first_play` reads it: 0 to fold, 1 to raise, or one card exchanged."""
    return first_play.shipped("oasis-play.xz")


def first(game: Game, cards: Cards, seen: Cards) -> Decision | None:
    """The best first decision with at most one card exchanged, read from the table that ships.

    None for a house of which none ships.

    >>> from croupier.cards import parse, show
    >>> from croupier.pit import game
    >>> found = first(game("oasis"), parse("Kd9d6d4dAs"), parse("8c"))
    >>> found.kind, show(found.cards)
    ('exchange', 'As')
    """
    if not ships(game):
        return None
    ask(game, cards, 5, seen, (1,))
    return _read(cards, seen[0])


def _read(cards: Cards, up: int) -> Decision:
    code, thrown = first_play.told(play(), cards, up)
    return Decision("exchange", cards=thrown) if thrown else Decision("raise" if code else "fold")


def laid_out(game: Game) -> bytes:
    """The table that ships, made anew from the play that is planned: minutes."""
    plan = plan_of(game)

    def code(cards: Cards, up: int) -> int:
        held, seen, by_name = _named(cards, up)
        planned = plan[held][seen]
        if planned < EXCHANGES:
            return planned
        return first_play.EXCHANGE + (1 << cards.index(by_name[held[planned - EXCHANGES]]))

    return first_play.laid_out(code)


def _named(cards: Cards, up: int) -> tuple[bytes, int, dict[int, int]]:
    """A hand and the open card as a plan names them, and by their names there the cards of the hand."""
    names = renaming(cards, (up,))
    by_name = {card & ~3 | names[card & 3]: card for card in cards}
    return bytes(sorted(by_name)), up & ~3 | names[up & 3], by_name


def by_table(game: Game) -> Dealing | None:
    """Rounds played by the table that ships, and as well as can be after an exchange, in machine code.

    None for a house of which none ships, for a plate below what is staked there, and where the kernels were not built.
    """
    return partial(_dealt, game) if NATIVE and ships(game) and first_stake(game) == UNIT else None


def _dealt(game: Game, seed: int, block: int, rounds: int) -> Rows:
    fee = prices(game)[0] * UNIT
    # No card comes as a sixth: the table has none.
    found = fast.russian_rounds(node_data(game), fee, 0, play(), seed, block, rounds)
    return [list(row) for row in found]


def plan_of(game: Game) -> dict[bytes, bytes]:
    """What is best against each open card with at most one card exchanged, for all hands up to suits: minutes."""
    lowest, paid, fold, fee = data_of(game)
    return _plan((lowest, tuple(map(tuple, paid)), fold, fee))


@cache
def _plan(house: HouseData) -> dict[bytes, bytes]:
    lowest, paid, fold, fee = house
    plan = fast.oasis_plan((lowest, paid, fold, 0), fee, list(BEST_OF), os.cpu_count() or 1)
    return {plan[at : at + 5]: plan[at + 5 : at + 57] for at in range(0, len(plan), 57)}


def draws_to(cards: Cards) -> Cards:
    """The card beside four to a flush, else to a straight, open ones first; none with two pair or better."""
    if rung(HIGH.strength(cards)) > 2:
        return ()
    fours = [tuple([card for card in cards if card != out]) for out in cards]
    for kind in (_suited, _open, _inside):
        for four in fours:
            if kind(four):
                return tuple([card for card in cards if card not in four])
    return ()


def _suited(four: Cards) -> bool:
    return len({card & 3 for card in four}) == 1


def _open(four: Cards) -> bool:
    """Four in a row that a card on either side makes a straight."""
    ranks = sorted({card >> 2 for card in four})
    return len(ranks) == 4 and ranks[3] - ranks[0] == 3 and ranks[3] < 12


def _inside(four: Cards) -> bool:
    """Four that one rank makes a straight."""
    ranks = {card >> 2 for card in four}
    runs = [{12, 0, 1, 2, 3}, *[set(range(low, low + 5)) for low in range(9)]]
    return len(ranks) == 4 and any(ranks <= run for run in runs)


def best(game: Game) -> Strategy:
    """Whatever is worth most with at most one card exchanged.

    Where no table ships the first hands are worked out one by one, then the play of all is planned at once, which takes
    minutes.
    """
    worth_it, table = raises(game), _read if ships(game) else None
    thrown = _thrown_by(game)

    def decide(sight: Sight) -> Decision:
        cards, up = sight.cards, sight.dealer[-1]
        gone = tuple([card for card in sight.first if card not in cards])
        found = table(cards, up) if table and not gone else None
        if sight.options.stage == "exchange":
            out = found.cards if found else thrown(cards, up)
            return Decision("exchange", cards=out) if out else Decision("stand")
        if found:
            return found
        category = rung(HIGH.strength(cards))
        # Even without ace-king: a dealer whose open card is paired by what was thrown away has a game less often.
        if category == 1 or (category < 3 and gone):
            return Decision("raise" if worth_it(cards, up, gone) else "fold")
        return Decision("raise" if category > 1 else "fold")

    return decide


def _thrown_by(game: Game) -> Callable[[Cards, int], Cards]:
    """Which card of a hand is best exchanged, where that is not read from a table; none where it keeps them all."""
    place_of, plan = cache(partial(_best_out, game)), cache(partial(plan_of, game))
    asked = 0

    def thrown(cards: Cards, up: int) -> Cards:
        nonlocal asked
        asked += 1
        held, seen, by_name = _named(cards, up)
        place = plan()[held][seen] - EXCHANGES if asked > PLANNED else place_of(tuple(held), seen)
        return () if place < 0 else (by_name[held[place]],)

    return thrown


def _best_out(game: Game, cards: Cards, up: int) -> int:
    """The place of the card that is best exchanged, below 0 for none; only who draws to something exchanges."""
    if not draws_to(cards):
        return -1
    found = exchanges(game, cards, up, [1])
    out = max(found, key=lambda one: found[one])
    stays = max(Fraction(fold_net(game), UNIT), raised(game, cards, up))
    return cards.index(out[0]) if found[out] > stays else -1


def basic(_game: Game) -> Strategy:
    """Exchange the card beside four to a flush, or to a straight open on both sides; raise with A-K-J-8-3 or better."""

    def decide(sight: Sight) -> Decision:
        if sight.options.stage == "exchange":
            out = draws_to(sight.cards)
            four = tuple([card for card in sight.cards if card not in out])
            good = out and (_suited(four) or _open(four))
            return Decision("exchange", cards=out) if good else Decision("stand")
        return Decision("raise" if HIGH.strength(sight.cards) >= RULE else "fold")

    return decide
