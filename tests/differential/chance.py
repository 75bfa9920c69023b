"""Hands left to chance: seats, stacks, forced bets, and what the players do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from croupier.cards import Cards
from croupier.play import Hand, Operation, Positions, Setup, Stakes, Variant, next_positions
from croupier.rulebook import DEFAULT
from tests.differential.pokerkit_table import Offer

CHAIRS: Final = range(1, 11)


def any_setup(variant: Variant, chance: Random) -> Setup:
    """A hand about to be dealt: two to nine of ten chairs, the button dead or not, one stack in six very short."""
    fewest, most = variant.players
    seats = sorted(chance.sample(CHAIRS, chance.randint(fewest, min(most, 9))))
    positions = _any_positions(seats, chance)
    stakes = _any_stakes(variant, chance)
    bet = stakes.bets[-1]
    deep = chance.choice([5, 20, 50]) * bet
    stacks = {seat: chance.randint(1, chance.choice([bet, *[deep] * 5])) for seat in seats}
    newcomers = [seat for seat in seats if seat not in positions and chance.random() < 0.05]
    posts = dict.fromkeys(newcomers, stakes.big_blind) if stakes.big_blind and not stakes.straddles else {}
    policy = replace(DEFAULT, open_pair_doubles=not variant.has_button and chance.random() < 0.2)
    setup = Setup.deal_in(variant, stakes, stacks, positions, posts=posts, policy=policy)
    return replace(setup, last_two=len(seats) == 2 and chance.random() < 0.3)


def _any_positions(seats: list[int], chance: Random) -> Positions:
    """The button and the blinds as others, who may have left since, have moved them."""
    before = sorted({*seats, *chance.sample(CHAIRS, chance.randint(0, 3))})
    positions = next_positions(None, before)
    for _ in range(chance.randint(0, 4)):
        positions = next_positions(positions, before)
    return next_positions(positions, seats)


def _any_stakes(variant: Variant, chance: Random) -> Stakes:
    bet = chance.choice([4, 10, 20])
    ante = chance.choice([0, 0, 0, 1, 2, bet])
    opener = variant.streets[0].opener
    if opener == "bring-in":
        return Stakes(0, 0, ante, bring_in=chance.randint(1, bet - 1), small_bet=bet, big_bet=2 * bet)
    if opener == "left-of-button":
        return Stakes(0, 0, ante or 1, small_bet=bet, big_bet=2 * bet)
    fixed = variant.betting.fixed
    return Stakes(
        chance.choice([bet // 2, bet // 2, chance.randint(0, bet)]),
        bet,
        ante,
        chance.choice(["all", "all", "big-blind", "button"]),
        small_bet=bet if fixed else 0,
        big_bet=2 * bet if fixed else 0,
        straddles=0 if fixed else chance.choice([0, 0, 0, 0, 1, 2]),
    )


def any_decision(hand: Hand, theirs: Offer, chance: Random, nerve: float) -> Operation | None:
    """A decision both tables allow, a raise the likelier the greater the nerve; None when there is none."""
    options = hand.options
    assert options is not None
    seat = options.seat
    if options.discards is not None:
        return Operation("discard", seat, 0, _thrown(hand, chance))
    totals = _totals(hand, theirs, chance)
    if totals and chance.random() < nerve:
        return Operation("raise", seat, chance.choice(totals))
    if options.bring_in:
        return Operation("bring-in", seat, options.bring_in)
    can_stay = options.call == theirs.call + theirs.bring_in
    wants_to_fold = chance.random() < (0.15 if options.call else 0.005)
    if theirs.bring_in == 0 and (wants_to_fold or not can_stay):
        return Operation("fold", seat)
    if can_stay:
        return Operation("call" if options.call else "check", seat, options.call)
    return None


def _totals(hand: Hand, theirs: Offer, chance: Random) -> list[int]:
    """Some totals both tables let the player raise to."""
    assert hand.options is not None
    ours = hand.options
    if hand.setup.variant.betting.fixed:
        return sorted({ours.raise_min, ours.raise_max} & {theirs.raise_min, theirs.raise_max} - {0})
    low, high = max(ours.raise_min, theirs.raise_min), min(ours.raise_max, theirs.raise_max)
    return [low, low, high, chance.randint(low, high)] if 0 < low <= high else []


def _thrown(hand: Hand, chance: Random) -> Cards:
    assert hand.actor is not None
    held = hand.player(hand.actor).cards
    return tuple(chance.sample(held, min(chance.choice([0, 1, 1, 2, 3, 5]), len(held))))
