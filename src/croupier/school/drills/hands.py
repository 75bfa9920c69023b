"""Drills of whole hands: the engine deals and plays them, and its own awards are the answers."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from croupier.cards import show, shuffled
from croupier.play import Hand, Operation, Pot, Setup, Stakes, Variant, catalogue, next_positions
from croupier.rulebook import Policy
from croupier.school.drills.question import Reason

_BUTTON_GAME: Final = Stakes(50, 100)
_LIMIT: Final = Stakes(50, 100, small_bet=100, big_bet=200)
_STUD: Final = Stakes(0, 0, ante=25, bring_in=50, small_bet=100, big_bet=200)
_TRIES: Final = 20_000
"""A hand of the kind asked for comes long before so many are dealt."""


class Drawn(NamedTuple):
    """What a drill draws: what is given, the answer, and the reasons."""

    given: dict[str, Any]
    answer: dict[str, Any]
    why: tuple[Reason, ...]


def side_pots(dice: Random, level: int, policy: Policy) -> Drawn:
    """Who put in what: build the main pot and the side pots."""
    for _ in range(_TRIES):
        step = 100 if level < 3 else 25
        stacks = {seat: dice.randrange(4, 60) * step for seat in range(1, level + 3)}
        hand = _played(_setup(catalogue["nl-holdem"], stacks, policy, 1), dice, folds=level > 1)
        pots = hand.result.pots
        if len(pots) > min(level, 3):
            break
    won = _pushed(hand)
    left = hand.result.stacks
    put_in = {str(seat): stacks[seat] - left[seat] + won.get(str(seat), 0) for seat in sorted(stacks)}
    folded = [seat for seat in hand.seats if hand.player(seat).folded]
    answer = {"pots": _seen(pots)}
    why = [
        Reason("school-why-pot", {"pot": at, "amount": pot.amount, "seats": len(pot.seats)})
        for at, pot in enumerate(pots)
    ]
    return Drawn({"put_in": put_in, "folded": folded}, answer, tuple(why))


def odd_chips(dice: Random, level: int, policy: Policy) -> Drawn:
    """A pot that does not divide: who is pushed what, by the book in force."""
    chip = (1, 5, 25, 25, 100)[level - 1]
    variant = catalogue["nl-holdem" if level < 3 else "pl-omaha-8"]
    for _ in range(_TRIES):
        stacks = {seat: chip * dice.randrange(5, 9 + level) for seat in range(1, 3 + (level + 1) // 2)}
        hand = _played(_setup(variant, stacks, policy, chip), dice, folds=False)
        if _has_odd_chip(hand):
            break
    answer = {"pushed": _pushed(hand)}
    given = _on_the_felt(hand) | {
        "button": hand.setup.button,
        "chip": chip,
        "pots": _seen(hand.result.pots),
    }
    return Drawn(given, answer, _awards(hand))


def boards(dice: Random, level: int, policy: Policy) -> Drawn:
    """Cards on the table: who wins."""
    variant = catalogue[("nl-holdem", "nl-holdem", "pl-omaha", "seven-stud", "pl-omaha")[level - 1]]
    stacks = dict.fromkeys(range(1, (2, 4, 3, 3, 5)[level - 1] + 1), 10_000)
    hand = _played(_setup(variant, stacks, policy, 1), dice, folds=False)
    winners = sorted({award.seat for award in hand.result.awards})
    return Drawn(_on_the_felt(hand), {"winners": winners}, _awards(hand))


def high_low(dice: Random, level: int, policy: Policy) -> Drawn:
    """A split game: who has the high, who the low, and what each is pushed."""
    variant = catalogue["seven-stud-8" if level == 4 else "pl-omaha-8"]
    wants_low = level > 1
    stacks = dict.fromkeys(range(1, min(level, 4) + 2), 1_000)
    for _ in range(_TRIES):
        hand = _played(_setup(variant, stacks, policy, 1), dice, folds=False)
        if not wants_low or any([award.ranking for award in hand.result.awards]):
            break
    awards = hand.result.awards
    answer = {
        "high": sorted({award.seat for award in awards if not award.ranking}),
        "low": sorted({award.seat for award in awards if award.ranking}),
        "pushed": _pushed(hand),
    }
    pot = sum([pot.amount for pot in hand.result.pots])
    return Drawn(_on_the_felt(hand) | {"pot": pot}, answer, _awards(hand))


def pot_limit(dice: Random, level: int, policy: Policy) -> Drawn:
    """The most somebody may raise to in a game bet by the pot."""
    variant = catalogue["pl-omaha"]
    for _ in range(_TRIES):
        stacks = dict.fromkeys(range(1, 4 + level // 2), 100_000)
        setup = _setup(variant, stacks, policy, 1)
        hand = Hand(setup, shuffled(variant.deck, dice))
        done = dice.randrange(level, 2 * level + 1)
        while done and not hand.over:
            _act(hand, dice)
            done -= 1
        options = hand.options
        if options and options.raise_max and options.raise_max < hand.player(options.seat).stack:
            break
    assert options is not None, "the loop ends at a player's turn"
    acts = [
        {"kind": each.kind, "seat": each.seat, "amount": each.amount}
        for each in hand.log
        if each.kind not in ("deal", "burn")
    ]
    most, total, call = options.raise_max, hand.total, options.call
    figures: dict[str, int | str] = {
        "pot": total,
        "call": call,
        "after": total + call,
        "bet": hand.to_call,
        "most": most,
    }
    why = Reason("school-why-pot-limit", figures)
    return Drawn({"seat": options.seat, "acts": acts}, {"most": most}, (why,))


def _setup(variant: Variant, stacks: dict[int, int], policy: Policy, chip: int) -> Setup:
    stakes = _BUTTON_GAME
    if chip > 1 or min(stacks.values()) < 100:
        stakes = Stakes(chip, 2 * chip)
    if not variant.has_button:
        stakes = _STUD
    elif variant.betting.fixed:
        stakes = _LIMIT
    return Setup.deal_in(
        variant, stakes, stacks, next_positions(None, sorted(stacks)), policy=policy, chip=chip
    )


def _played(setup: Setup, dice: Random, *, folds: bool) -> Hand:
    """A hand in which everybody puts in all he may, some folding on the way."""
    hand = Hand(setup, shuffled(setup.variant.deck, dice))
    while not hand.over:
        options = hand.options
        assert options is not None, "with a deck, a hand waits for players only"
        if options.show:
            hand.show()
        elif options.bring_in and not options.raise_max:
            hand.bring_in()
        elif folds and options.call and dice.random() < 0.25:
            hand.fold()
        elif options.raise_max:
            hand.raise_to(options.raise_max)
        elif options.call:
            hand.call()
        else:
            hand.check()
    return hand


def _act(hand: Hand, dice: Random) -> None:
    options = hand.options
    assert options is not None, "nobody is all-in with such stacks"
    if options.raise_max and dice.random() < 0.4:
        steps = (min(options.raise_max, 50_000) - options.raise_min) // 50
        hand.raise_to(options.raise_min + 50 * dice.randrange(max(steps, 0) + 1))
    else:
        hand.apply(Operation("call" if options.call else "check", options.seat))


def _seen(pots: tuple[Pot, ...]) -> list[dict[str, Any]]:
    return [{"amount": pot.amount, "seats": sorted(pot.seats)} for pot in pots]


def _has_odd_chip(hand: Hand) -> bool:
    """Whether some pot went in shares that differ by a chip."""
    by_part: dict[tuple[int, int, int], set[int]] = {}
    for award in hand.result.awards:
        by_part.setdefault((award.pot, award.board, award.ranking), set()).add(award.amount)
    return any([len(amounts) > 1 for amounts in by_part.values()])


def _pushed(hand: Hand) -> dict[str, int]:
    pushed: dict[str, int] = {}
    for award in hand.result.awards:
        pushed[str(award.seat)] = pushed.get(str(award.seat), 0) + award.amount
    return dict(sorted(pushed.items()))


def _on_the_felt(hand: Hand) -> dict[str, Any]:
    live = [seat for seat in hand.seats if not hand.player(seat).folded]
    return {
        "game": hand.setup.variant.id,
        "board": show(hand.board),
        "cards": {str(seat): show(hand.player(seat).cards) for seat in live},
    }


def _awards(hand: Hand) -> tuple[Reason, ...]:
    return tuple(
        [
            Reason(
                "school-why-award",
                {"seat": award.seat, "amount": award.amount, "pot": award.pot, "half": award.ranking},
            )
            for award in hand.result.awards
        ]
    )
