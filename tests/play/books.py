"""Hands as the worked cases of the books begin: at a street, with the chips behind and the pot that is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from croupier.play import Hand, Positions, Setup, Stakes, catalogue
from croupier.rulebook import profile
from tests.play.table import blinds


def case(name: str, mark: pytest.MarkDecorator, *told: Any) -> Any:
    """A worked case of the corpus by its name, marked with the clauses it cites."""
    return pytest.param(*told, id=name, marks=mark)


def on(
    street: str,
    stacks: list[int],
    stakes: Stakes,
    game: str = "nl-holdem",
    book: str = "tda-2022",
    *,
    pot: int = 0,
    last_two: bool = False,
    **otherwise: Any,
) -> Hand:
    """A hand on a street that seat 1 opens, with these stacks then; before the flop with these stacks dealt in.

    Everybody called the big blind and checked since. `pot` is what lies in the middle where it must be told, the
    rest of it dead money; `otherwise` are answers the house gives instead of the book.
    """
    seats = range(1, len(stacks) + 1)
    policy = replace(profile(book), **otherwise)
    called = 0 if street == "preflop" else stakes.big_blind
    extra = max(pot - called * len(stacks), 0)
    chips = {seat: stack + called for seat, stack in zip(seats, stacks, strict=True)}
    chips[1] += extra
    button = len(stacks) if called else 1
    positions = blinds(list(seats), button)
    dead = {1: extra} if extra else None
    setup = Setup.deal_in(
        catalogue[game], stakes, chips, positions, policy=policy, dead_posts=dead, last_two=last_two
    )
    hand = Hand(setup, setup.variant.deck.cards)
    while hand.street_name != street:
        assert hand.options is not None
        hand.check() if hand.options.check else hand.call()
    return hand


def dead_small_blind(book: str) -> Hand:
    """Pot-limit Omaha, 100 and 200; the small blind is dead: its seat is empty."""
    chips = {1: 5000, 3: 5000, 4: 5000}
    setup = Setup.deal_in(
        catalogue["pl-omaha"], Stakes(100, 200), chips, Positions(1, 2, 3), policy=profile(book)
    )
    return Hand(setup, setup.variant.deck.cards)
