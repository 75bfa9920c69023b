"""Kuhn and Leduc beside OpenSpiel: `python -m benchmarks.envs.solving`.

What strategies are worth and what they can be exploited for, reckoned by `croupier.bots.equilibrium` and, from the
same chances, by OpenSpiel in C++. `--write` keeps its figures in `tests/data/openspiel.json`; the tests hold ours to
them.
"""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import pyspiel

from benchmarks.envs.chances import strategies
from croupier.bots.equilibrium import SmallGame, Strategy, exploitability, worth

KEPT: Final = Path(__file__).parents[2] / "tests" / "data" / "openspiel.json"

GAMES: Final = {"kuhn": "kuhn_poker", "leduc": "leduc_poker"}
"""Our game's name and OpenSpiel's."""

TOLERANCE: Final = 1e-9

_JACK: Final = 9


class Told:
    """A strategy of ours as OpenSpiel takes it: the chances of its actions by what a player knows."""

    def __init__(self, name: str, game: SmallGame, strategy: Strategy) -> None:
        self._small, self._strategy = game, strategy
        self._suits = 1 if name == "kuhn_poker" else 2
        self._players = 2
        self.game = pyspiel.load_game(name)
        self.table: dict[str, list[tuple[int, float]]] = {}
        self.value = self._walk(self.game.new_initial_state())

    def policy(self) -> Any:
        return pyspiel.TabularPolicy(self.table)

    def _walk(self, state: Any) -> float:
        """What the first player wins from here on, by OpenSpiel's own payouts."""
        if state.is_terminal():
            return float(state.returns()[0])
        chances = state.chance_outcomes() if state.is_chance_node() else self._chances(state)
        if not state.is_chance_node():
            self.table[state.information_state_string()] = chances
        return sum(often * self._walk(state.child(action)) for action, often in chances)

    def _chances(self, state: Any) -> list[tuple[int, float]]:
        cards, path = self._known(state)
        at = self._small.at[path]
        kinds = self._small.nodes[at].kinds
        place = self._small.views[at][cards] * len(kinds)
        row = dict(zip(kinds, self._strategy[at][place:], strict=False))
        kuhn = self._suits == 1
        ours = {
            0: ("check" if "check" in row else "fold") if kuhn else "fold",
            1: ("raise" if "raise" in row else "call") if kuhn else "check" if "check" in row else "call",
            2: "raise",
        }
        return [(action, row[ours[action]]) for action in state.legal_actions()]

    def _known(self, state: Any) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """The cards that the player to act knows, by their ranks, and what was done, as our tree has it."""
        history = state.full_history()
        own = history[state.current_player()].action // self._suits + _JACK
        path: list[str] = []
        board: tuple[int, ...] = ()
        bet = False
        for each in history[self._players :]:
            if each.player == pyspiel.PlayerId.CHANCE:
                board, bet = (each.action // self._suits + _JACK,), False
                path.append("/")
            elif self._suits == 1:
                path.append("raise" if each.action else "check")
            else:
                path.append({0: "fold", 1: "call" if bet else "check", 2: "raise"}[each.action])
                bet = bet or each.action == 2
        return (own, *board), tuple(path)


def compared() -> list[dict[str, Any]]:
    """A row for each game and strategy: both sides' figures, in chips a hand."""
    rows = []
    for name, theirs in GAMES.items():
        for kind, game, strategy in strategies(name):
            told = Told(theirs, game, strategy)
            rows.append(
                {
                    "game": name,
                    "strategy": kind,
                    "value": worth(game, strategy),
                    "value of OpenSpiel": told.value,
                    "exploitability": exploitability(game, strategy),
                    "exploitability of OpenSpiel": pyspiel.exploitability(told.game, told.policy()),
                }
            )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.envs.solving", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep OpenSpiel's figures for the tests")
    asked = parser.parse_args()
    rows = compared()
    for row in rows:
        print(*[f"{each:.9f}" if isinstance(each, float) else each for each in row.values()])
        for what in ("value", "exploitability"):
            assert abs(row[what] - row[f"{what} of OpenSpiel"]) < TOLERANCE, row
    if asked.write:
        kept = [
            {
                "game": row["game"],
                "strategy": row["strategy"],
                "value": row["value of OpenSpiel"],
                "exploitability": row["exploitability of OpenSpiel"],
            }
            for row in rows
            # What the solver finds is its own affair; its figures are compared here and now.
            if row["strategy"] != "solved"
        ]
        KEPT.write_text(json.dumps({"open_spiel": version("open-spiel"), "rows": kept}, indent=2) + "\n")


if __name__ == "__main__":
    main()
