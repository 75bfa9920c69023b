"""Drills of chips: what a stack is worth, and what a colour-up makes of it."""

from __future__ import annotations

from random import Random

from croupier.cards import DECK_52, show, shuffled
from croupier.rulebook import Policy
from croupier.school.drills.hands import Drawn
from croupier.school.drills.question import Reason
from croupier.tournament.chips.race import odd_chips, race

_CHIPS = (25, 100, 500, 1_000, 5_000, 25_000)


def count(dice: Random, level: int, policy: Policy) -> Drawn:  # noqa: ARG001 — every drill is drawn alike
    """Chips by denomination: what the stack is worth."""
    chips = sorted(dice.sample(_CHIPS, min(level + 1, len(_CHIPS))))
    pieces = {chip: dice.randrange(1, 8 + 6 * level) for chip in chips}
    worth = sum([chip * many for chip, many in pieces.items()])
    why = [
        Reason("school-why-count", {"chip": chip, "count": many, "worth": chip * many})
        for chip, many in pieces.items()
    ]
    return Drawn({"pieces": {str(chip): many for chip, many in pieces.items()}}, {"worth": worth}, tuple(why))


def colour_up(dice: Random, level: int, policy: Policy) -> Drawn:
    """A chip race: the odd chips of each seat, and every stack after the race (TDA-2022:24A.1)."""
    chip, larger = ((25, 100), (25, 100), (100, 500), (100, 500), (500, 1_000))[level - 1]
    while True:
        stacks = {seat: chip * dice.randrange(1, 60 * level) for seat in range(1, level + 3)}
        odd = {seat: odd_chips(stack, chip, larger) for seat, stack in stacks.items()}
        if any(odd.values()):
            break
    deck = iter(shuffled(DECK_52, dice))
    cards = {seat: tuple([next(deck) for _ in range(many)]) for seat, many in odd.items()}
    raced = race(stacks, chip, larger, cards, most=policy.number("chip_race_limit"))
    given = {
        "chip": chip,
        "next": larger,
        "stacks": {str(seat): stack for seat, stack in stacks.items()},
        "cards": {str(seat): show(held) for seat, held in cards.items() if held},
    }
    answer = {
        "odd": {str(seat): many for seat, many in odd.items()},
        "stacks": {str(seat): stack for seat, stack in sorted(raced.stacks.items())},
    }
    all_odd = sum(odd.values())
    due = -(-all_odd * chip // larger)
    why = Reason("school-why-race", {"odd": all_odd, "chip": chip, "due": due, "next": larger})
    return Drawn(given, answer, (why,))
