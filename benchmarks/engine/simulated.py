"""What a hand of a count, or of an event that is tried out, costs: `python -m benchmarks.engine.simulated`."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Iterator
from random import Random
from statistics import median

from benchmarks.engine.games import STACK
from croupier.bots.quick import play
from croupier.cards import shuffled
from croupier.play import Hand, Setup, Stakes, catalogue, next_positions

SEATS = range(1, 7)
HANDS = 300
ROUNDS = 9


def hands(luck: Random) -> Iterator[Hand]:
    """Hands of no-limit hold'em among six quick bots, one after the other, each played to its end."""
    variant = catalogue["nl-holdem"]
    stacks = dict.fromkeys(SEATS, STACK)
    setup = Setup.deal_in(variant, Stakes(1, 2), stacks, next_positions(None, SEATS))
    while True:
        hand = Hand(setup, shuffled(variant.deck, luck))
        while not hand.over:
            play(hand, luck)
        yield hand
        setup = setup.next(stacks)


def main() -> None:
    """Print the median CPU of a hand, and what one that is kept takes of the memory, its log included."""
    played, taken = hands(Random(1)), []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(HANDS):
            next(played)
        taken.append((time.process_time() - start) / HANDS)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [next(played) for _ in range(HANDS)]
    after, _ = tracemalloc.get_traced_memory()
    print(
        f"{median(taken) * 1e6:.0f} µs of CPU a hand, {(after - before) / len(kept):,.0f} bytes a hand kept"
    )


if __name__ == "__main__":
    main()
