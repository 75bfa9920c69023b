"""Kuhn's poker solved by counterfactual regret, on the engine's own hands.

    .venv/bin/python examples/kuhn_cfr.py --rounds 1000

Prints what the first player loses a hand in the long run (1/18 of a chip), and how often each action is taken with each
card.
"""

import argparse
from itertools import permutations

from croupier import Hand, signs
from croupier.play.perft import after, decisions

FIRST = 2
"""The seat to the left of the button acts first."""


def solved(rounds: int) -> tuple[float, dict[tuple[int, str], list[float]]]:
    """What the first player wins a hand, in chips, and how often each action is taken, by card and what was done."""
    regrets: dict[tuple[int, str], list[float]] = {}
    sums: dict[tuple[int, str], list[float]] = {}
    deals = [Hand.new("kuhn", [100, 100], ante=1, deck=deck) for deck in permutations((39, 43, 47))]
    # Every deck begins with the card of the first player, then that of the button.
    for _ in range(rounds):
        for hand in deals:
            walk(hand, "", {1: 1.0, 2: 1.0}, regrets, sums)
    average = {seen: [one / sum(found) for one in found] for seen, found in sums.items()}
    return sum(worth(hand, "", average) for hand in deals) / len(deals), average


def walk(hand, done, reach, regrets, sums):  # type: ignore[no-untyped-def]  # an example
    """What each seat wins from here on; regrets and sums grow on the way."""
    if hand.over:
        return {seat: hand.result.stacks[seat] - 100 for seat in (1, 2)}
    seat, actions = hand.actor, list(decisions(hand))
    other = 3 - seat
    seen = hand.player(seat).cards[0], done
    regret = regrets.setdefault(seen, [0.0] * len(actions))
    positive = [max(one, 0.0) for one in regret]
    total = sum(positive)
    mix = [one / total for one in positive] if total else [1 / len(actions)] * len(actions)
    values = [
        walk(after(hand, action), done + action.kind[0], {**reach, seat: reach[seat] * part}, regrets, sums)
        for action, part in zip(actions, mix, strict=True)
    ]
    mean = {each: sum(part * value[each] for part, value in zip(mix, values, strict=True)) for each in (1, 2)}
    kept = sums.setdefault(seen, [0.0] * len(actions))
    for at, value in enumerate(values):
        regret[at] += reach[other] * (value[seat] - mean[seat])
        kept[at] += reach[seat] * mix[at]
    return mean


def worth(hand, done, strategy):  # type: ignore[no-untyped-def]  # an example
    """What the first player wins where both play a strategy."""
    if hand.over:
        return hand.result.stacks[FIRST] - 100
    mix = strategy[hand.player(hand.actor).cards[0], done]
    return sum(
        part * worth(after(hand, action), done + action.kind[0], strategy)
        for action, part in zip(decisions(hand), mix, strict=True)
    )


def main() -> None:
    """Solve, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000)
    value, strategy = solved(parser.parse_args().rounds)
    print(f"the first player wins {value:+.4f} a hand; -1/18 is {-1 / 18:+.4f}")
    for (card, done), mix in sorted(strategy.items(), key=lambda item: (item[0][1], item[0][0])):
        print(f"{signs([card])} after {done or 'nothing'!r}: " + ", ".join(f"{part:.3f}" for part in mix))


if __name__ == "__main__":
    main()
