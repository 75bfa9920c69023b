"""Batches of every game, hands per CPU second of one core: `python -m benchmarks.envs.batches`.

Everybody decides by the policy *passive* of the engine's benchmark, drawn for all hands at once. Beside no-limit
hold'em among six plays OpenSpiel, by the driver of the engine's benchmark. Below stands what no kernel can do without:
the same decks only shuffled, by numpy, and the same hands only read at the showdown.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np

from benchmarks.engine import fair
from benchmarks.engine.games import GAMES, stakes
from benchmarks.engine.openspiel_table import OpenSpielTable
from benchmarks.rounds import Play, Timed, here, machine, median, options, quietly, rates
from croupier.envs import batch
from croupier.envs.kernel import covered
from croupier.odds import evaluate_many
from croupier.play import catalogue

AT_ONCE: Final = 2_048
SEATS: Final = 6
STACK: Final = 200
BETS: Final = 6
"""No more actions are bets: what stands after them is cards thrown away."""
SHOWN: Final = 4
"""So many of six show a hand, as a rule."""

(BESIDE,) = [game for game in GAMES if game.title == "NLHE 6p passive"]


def passive(mask: Any, luck: np.random.Generator) -> Any:
    """Check or call in 85 of 100 turns, fold in 5 (to a bet only), the smallest raise in 10: `policies.passive`.

    Who is asked for cards throws away the first that he may: none in draw games, his lowest in pineapple.
    """
    drawn = luck.random(len(mask))
    fold = (drawn < 0.05) & (mask[:, 0] == 1)
    raised = (drawn >= 0.05) & (drawn < 0.15) & (mask[:, 2] == 1)
    stay = np.where(mask[:, 1], 1, mask.argmax(1)) if mask.shape[1] > BETS else 1
    return np.where(fold, 0, np.where(raised, 2, stay))


def played(game: str, players: int, looked_at: bool) -> Play:
    """A batch of a game, with or without an observation of every decision."""
    variant = catalogue[game]
    small = len(variant.deck.cards) < 10
    if small:
        hands = batch(game, AT_ONCE, players, seed=1)
    else:
        hands = batch(game, AT_ONCE, players, stack=STACK, stakes=stakes(variant), seed=1)

    def play(count: int, chance: Random) -> None:
        luck = np.random.default_rng(chance.getrandbits(31))
        done = 0
        while done < count:
            if looked_at:
                hands.observe()
            _, over = hands.step(passive(hands.mask, luck))
            done += int(over.sum())

    return play


def dealt(count: int, chance: Random) -> None:
    """Decks alone."""
    luck = np.random.default_rng(chance.getrandbits(31))
    decks = np.tile(np.arange(52, dtype=np.uint8), (AT_ONCE, 1))
    for _ in range(-(-count // AT_ONCE)):
        luck.permuted(decks, axis=1)


def read() -> Play:
    """The hands of the showdown alone."""
    luck = np.random.default_rng(1)
    decks = luck.permuted(np.tile(np.arange(52, dtype=np.uint8), (AT_ONCE * SHOWN, 1)), axis=1)[:, :7].copy()

    def play(count: int, chance: Random) -> None:  # noqa: ARG001  the same hands each time
        for _ in range(-(-count // AT_ONCE)):
            evaluate_many(decks)

    return play


def contestants() -> dict[str, Timed]:
    """What is measured, by name."""
    found: dict[str, Play] = {}
    for name, variant in catalogue.items():
        if covered(variant):
            players = min(SEATS, variant.players[1])
            found[f"{name}, {players} players"] = played(name, players, False)
            if name == BESIDE.variant:
                found[f"{name}, {players} players, looked at"] = played(name, players, True)
    found["open_spiel, nl-holdem, 6 players"] = partial(fair.play, OpenSpielTable(BESIDE), BESIDE)
    found["six hands dealt from a deck, and no more"] = dealt
    found[f"{SHOWN} hands read at a showdown, and no more"] = read()
    return {name: partial(quietly, here(play)) for name, play in found.items()}


def measured(rounds: int, seconds: float, warm: float) -> Iterator[dict[str, Any]]:
    """The median rate of each, all of them in turn."""
    for name, values in rates(contestants(), rounds=rounds, seconds=seconds, warm=warm).items():
        yield {"what": name, "hands_per_cpu_s": median(values)}


def main() -> None:
    parser = options("benchmarks.envs.batches", __doc__, seconds=0.3, warm=0.3)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    asked = parser.parse_args()
    rows = list(measured(asked.rounds, asked.seconds, asked.warm))
    if asked.json:
        print(json.dumps({"machine": machine(), "rows": rows}, indent=2))
        return
    (peer,) = [row["hands_per_cpu_s"] for row in rows if row["what"].startswith("open_spiel")]
    print(machine())
    for row in rows:
        print(
            f"{row['what']:44} {row['hands_per_cpu_s']:12,.0f} {row['hands_per_cpu_s'] / peer:8.1f} × OpenSpiel"
        )


if __name__ == "__main__":
    main()
