"""Hands of every game by every book and any house, and whoever plays them: drawn, not chosen."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from hypothesis import strategies as st

from croupier.cards import UNKNOWN, Cards
from croupier.play import (
    Hand,
    Operation,
    Positions,
    Rake,
    Setup,
    Stakes,
    Variant,
    bomb_pot,
    catalogue,
    most_seats,
    next_positions,
)
from croupier.rulebook import Layer, Policy, fields, profile, profiles

HAND: Final = [field for field in fields().values() if field.area == "hand"]
FULL: Final = 52


@st.composite
def policies(draw: st.DrawFn) -> Policy:
    """A profile as its books have it, or with a house over it that answers some questions its own way."""
    policy = profile(draw(st.sampled_from(sorted(profiles()))))
    for field in draw(st.lists(st.sampled_from(HAND), max_size=5, unique_by=lambda field: field.name)):
        answer = (
            draw(st.integers(field.low, field.high))
            if field.kind == "number"
            else draw(st.booleans())
            if field.kind == "flag"
            else draw(st.sampled_from([answer.value for answer in field.answers if answer.value != "*"]))
        )
        policy = policy.laid_over(Layer("house", "Oak", ((field.name, answer),)))
    return policy


def stakes_of(variant: Variant, draw: st.DrawFn, policy: Policy) -> Stakes:
    """Stakes that the game is played for."""
    opener = variant.streets[0].opener
    if opener == "bring-in":
        return Stakes(0, 0, ante=3, bring_in=draw(st.sampled_from([1, 5, 9])), small_bet=10, big_bet=20)
    if opener == "left-of-button":
        return Stakes(0, 0, ante=3, small_bet=10, big_bet=20)
    return Stakes(
        draw(st.sampled_from([0, 5, 10])),
        10,
        draw(st.sampled_from([0, 0, 3, 10])),
        draw(st.sampled_from(["all", "big-blind", "button"])),
        small_bet=10 if variant.betting.fixed or variant.betting.spread else 0,
        big_bet=20 if variant.betting.fixed or variant.betting.spread else 0,
        straddles=0 if policy.straddle == "none" else draw(st.integers(0, 2)),
        straddle_by=draw(st.sampled_from(["under-the-gun", "button"])),
    )


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A hand about to be dealt: any game, also as a bomb pot, any house, any seats, stacks and button."""
    policy = draw(policies())
    games = [game for game in catalogue.values() if policy.decks == "any" or len(game.deck.cards) == FULL]
    variant = draw(st.sampled_from(games))
    fewest, most = variant.players[0], most_seats(variant, policy)
    seats = sorted(draw(st.sets(st.integers(1, 10), min_size=fewest, max_size=most)))
    stakes = stakes_of(variant, draw, policy)
    if variant.streets[0].opener == "left-of-blinds" and draw(st.integers(0, 9)) == 0:
        variant, stakes = (
            bomb_pot(variant),
            Stakes(0, 0, ante=10, small_bet=stakes.small_bet, big_bet=stakes.big_bet),
        )
    before = sorted({*seats, *draw(st.sets(st.integers(1, 10), max_size=2))})
    positions = next_positions(next_positions(None, before, policy), seats, policy)
    newcomers = [seat for seat in seats if seat not in positions]
    posts: dict[int, int] = {}
    if stakes.big_blind and not stakes.straddles and newcomers and draw(st.booleans()):
        posts = {newcomers[-1]: stakes.big_blind}
    chips = st.one_of(st.integers(1, 40), st.integers(1, 400))
    setup = Setup.deal_in(
        variant,
        stakes,
        {seat: draw(chips) for seat in seats},
        Positions(*positions),
        posts=posts,
        dead_posts=dict.fromkeys(posts, 5) if draw(st.booleans()) else None,
        policy=policy,
        chip=draw(st.sampled_from([1, 1, 5, 25])),
        rake=draw(st.none() | st.builds(Rake, st.integers(0, 10), st.integers(0, 50), st.booleans())),
        run_it=draw(st.integers(1, 3)),
        last_two=draw(st.booleans()),
        most=draw(st.just(0) | st.integers(1, 200)),
    )
    return replace(setup, splash=draw(st.sampled_from([0, 0, 0, 33])))


def left(hand: Hand) -> list[int]:
    """The cards that can still be given where there is no deck."""
    out: set[int] = set()
    for entry in hand.log:
        if entry.kind == "shuffle":
            out = set()
        elif entry.kind == "put-back":
            out.difference_update(entry.cards)
        elif entry.kind != "restack":
            out.update(entry.cards)
    for seat in hand.live:
        out.update(hand.player(seat).cards)
    return [card for card in hand.setup.variant.deck.cards if card not in out]


def next_step(hand: Hand, chance: Random, *, hidden: bool) -> Operation | None:
    """Something that may be done now, by a player or the dealer; None when the hand is over or stands still."""
    due, options = hand.dealing, hand.options
    if due is not None:
        return _dealt(hand, chance, hidden=hidden)
    if options is None:
        return None
    seat = options.seat
    held = hand.player(seat).cards
    if options.show:
        if options.muck and chance.random() < 0.3:
            return Operation("muck", seat)
        return Operation("show", seat, 0, _named(hand, held, chance))
    if options.discards is not None:
        count = chance.randint(options.discards[0], min(options.discards[1], len(held)))
        return Operation("discard", seat, 0, tuple(chance.sample(held, count)))
    choices = [Operation("fold", seat)] * options.fold + [Operation("check", seat)] * options.check * 4
    choices += [Operation("call", seat)] * (options.call > 0) * 5
    choices += [Operation("bring-in", seat)] * (options.bring_in > 0) * 3
    if options.raise_max:
        least, most = options.raise_min, options.raise_max
        totals = (
            {least, most} if hand.setup.variant.betting.fixed else {least, most, chance.randint(least, most)}
        )
        choices += [Operation("raise", seat, total) for total in sorted(totals)]
    return chance.choice(choices)


def _dealt(hand: Hand, chance: Random, *, hidden: bool) -> Operation:
    due = hand.dealing
    assert due is not None
    if due.kind == "run":
        return Operation("run", 0, chance.randint(1, due.due))
    if due.kind == "shuffle":
        order = list(hand.to_shuffle)
        chance.shuffle(order)
        return Operation("shuffle", 0, 0, tuple(order))
    free = left(hand)
    if len(free) < due.due:
        return Operation("shuffle")
    if due.kind == "deal" and _one_for_all(hand, len(free)):
        return Operation("board", 0, 0, (chance.choice(free),))
    if due.kind == "board":
        return Operation("board", 0, due.seat, tuple(chance.sample(free, due.due)))
    unseen = hidden and not any(street.up for street in hand.setup.variant.streets)
    cards = (UNKNOWN,) * due.due if unseen else tuple(chance.sample(free, due.due))
    return Operation("deal", due.seat, 0, cards)


def _one_for_all(hand: Hand, free: int) -> bool:
    """Whether the last card of stud is dealt for everybody, there being too few for each."""
    setup = hand.setup
    last = hand.street + 1 == len(setup.variant.streets) and not setup.variant.has_button
    held = {len(hand.player(seat).cards) for seat in hand.live}
    return last and len(held) == 1 and free <= len(hand.seats)


def _named(hand: Hand, held: Cards, chance: Random) -> Cards:
    free = [card for card in left(hand) if card not in held]
    return tuple([free.pop(chance.randrange(len(free))) if card == UNKNOWN else card for card in held])


def next_ruling(hand: Hand, kind: str, chance: Random) -> Operation:
    """Something the floor could want to do, sensible or not."""
    seat = chance.choice(hand.seats)
    player = hand.player(seat)
    amount = chance.choice([1, player.bet, player.put_in, chance.randint(1, 50)])
    stub = hand.stub or tuple(left(hand))
    one = (chance.choice(stub),) if stub else ()
    if kind in ("kill", "restore", "turn", "void"):
        return Operation(kind, 0 if kind == "void" else seat)
    if kind in ("return-bet", "late-post"):
        return Operation(kind, seat, amount)
    if kind == "award":
        return Operation(kind, seat, chance.choice([hand.total, max(hand.total // 2, 1)]))
    if kind == "stands":
        return Operation(kind, hand.actor or seat, hand.to_call + amount)
    if kind == "scrap":
        return Operation(kind, 0, 0, one)
    if kind == "restack":
        return Operation(kind, 0, 0, tuple(chance.sample(stub, len(stub))) if hand.stub is not None else ())
    if kind == "put-back":
        gone = [card for entry in hand.log if entry.kind in ("scrap", "burn") for card in entry.cards]
        return Operation(kind, 0, 0, (chance.choice(gone),) if gone else one)
    cards = player.cards or (0,)
    card = chance.choice(cards)
    by = hand.stub[:1] if hand.stub is not None else one
    return Operation(kind, seat, 0, (card,) if kind == "expose" else (card, *by))


RULINGS: Final = (
    "kill",
    "restore",
    "turn",
    "stands",
    "return-bet",
    "late-post",
    "expose",
    "scrap",
    "replace",
    "put-back",
    "restack",
    "award",
    "void",
)
