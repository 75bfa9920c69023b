"""Russian Poker per CPU second: groups, one hand by table and by solver, rounds: `python -m benchmarks.pit`."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import cycle, islice
from random import Random

from rich.console import Console
from rich.table import Table

from benchmarks.rounds import Play, here, machine, median, options, rates
from croupier.odds.house import russian_table
from croupier.odds.house.russian import advise
from croupier.odds.house.russian_exact import ALL, Unit, Whole
from croupier.odds.house.russian_poker import by_table
from croupier.odds.house.russian_shapes import Ranks, shapes
from croupier.odds.kernels import fast
from croupier.pit import game

RUSSIAN = game("russian-poker")
UP = 5
"""The rank of the open card against which groups are worked: a seven."""


def _groups(ranks: Ranks) -> Play:
    """Cards of these ranks thrown away, in all suits one after the other, as the job works them."""
    whole, unit = Whole.of(RUSSIAN), Unit(len(ranks), UP, ranks)
    stubs = [whole.stub(unit, cards) for cards, _ in shapes(ranks, UP)]

    def play(number: int, _: Random) -> None:
        fast.russian_groups(whole.house.data, 4 * UP, list(islice(cycle(stubs), number)), ALL - len(ranks))

    return play


def _hands(read: Callable[[tuple[int, ...], int], object]) -> Play:
    def play(number: int, chance: Random) -> None:
        for _ in range(number):
            up, *cards = chance.sample(range(52), 6)
            read(tuple(sorted(cards)), up)

    return play


def _rounds(number: int, chance: Random) -> None:
    dealing = by_table(RUSSIAN)
    assert dealing
    dealing(chance.randrange(1 << 63), 0, number)


def contestants() -> dict[str, Play]:
    """What is measured, each by its name."""
    return {
        "groups of four cards thrown away": _groups((11, 9, 7, 4)),
        "groups of two cards thrown away": _groups((11, 4)),
        "the best first decision, by the table": _hands(russian_table.first),
        "every choice of a hand, by the solver": _hands(lambda cards, up: advise(RUSSIAN, cards, (up,))),
        "rounds by the table": _rounds,
    }


def main() -> None:
    parser = options("benchmarks.pit", __doc__, seconds=1.0, warm=1.0)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args()
    timed = {name: here(play) for name, play in contestants().items()}
    rated = rates(timed, rounds=asked.rounds, seconds=asked.seconds, warm=asked.warm)
    result = {name: median(values) for name, values in rated.items()}
    if asked.json:
        print(json.dumps({"machine": machine(), "per_cpu_s": result}, ensure_ascii=False))
        return
    table = Table(title="Russian Poker per CPU second")
    for column in ("what", "a second", "each, ms"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for name, rate in result.items():
        table.add_row(name, f"{rate:,.1f}", f"{1000 / rate:,.4f}")
    Console().print(table)


if __name__ == "__main__":
    main()
