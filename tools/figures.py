"""Tables and plots of the benchmarks, made of `benchmarks/figures.json`; `python -m benchmarks --figures` keeps that.
The plot of Russian Poker is made of the figures that ship.

    .venv/bin/python tools/figures.py            tables into README.md and benchmarks/README.md, plots into docs/images
    .venv/bin/python tools/figures.py --tables   only the tables

A table stands between `<!-- figures: NAME -->` and `<!-- /figures -->`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FIGURES: Final = ROOT / "benchmarks" / "figures.json"
IMAGES: Final = ROOT / "docs" / "images"
PAGES: Final = ("README.md", "benchmarks/README.md")

GAMES: Final = {
    "NLHE 2p uniform": "no-limit hold'em, 2 players, any legal action",
    "NLHE 2p passive": "no-limit hold'em, 2 players, mostly calling",
    "NLHE 6p uniform": "no-limit hold'em, 6 players, any legal action",
    "NLHE 6p passive": "no-limit hold'em, 6 players, mostly calling",
    "FLHE 6p passive": "limit hold'em, 6 players, mostly calling",
    "PLO 6p passive": "pot-limit Omaha, 6 players, mostly calling",
    "Stud 6p passive": "seven-card stud, 6 players, mostly calling",
}
"""The engine's games as readers call them."""

OURS: Final = {"croupier": "Croupier", "compiled": "compiled", "state": "state"}
ENGINES: Final = {"pokerkit": "PokerKit", "clubs": "clubs", "open_spiel": "OpenSpiel", "pokers": "pokers"}
ENVS: Final = {"open_spiel": "OpenSpiel", "rlcard": "RLCard", "pettingzoo": "PettingZoo", "pokers": "pokers"}
EVALUATORS: Final = {"eval7": "eval7", "phevaluator": "phevaluator", "xiapl": "xiapl"}

_MARKED = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- /figures -->)", re.S)


def tables(found: dict[str, Any]) -> dict[str, str]:
    """Each table by its name, as Markdown."""
    return {"machine": _machine(found), "engine": _engine(found), "odds": _odds(found), "envs": _envs(found)}


def written(text: str, made: dict[str, str]) -> str:
    """A page with its tables as they are now. Raises `KeyError` for a table that nothing makes."""
    return _MARKED.sub(lambda mark: f"{mark[1]}{made[mark[2]]}\n{mark[3]}", text)


def _machine(found: dict[str, Any]) -> str:
    how = (
        f"Medians of {found['rounds']} interleaved rounds of {found['seconds']:g} s, CPU time of one process"
    )
    return (
        f"{how}, all in one run: Croupier {found['croupier']}\n"
        f"on {found['machine']}, kernels for {found['instructions']}."
    )


def _engine(found: dict[str, Any]) -> str:
    rates: dict[str, dict[str, float]] = {}
    for row in found["engine"]:
        rates.setdefault(row["game"], {})[row["engine"]] = row["hands_per_cpu_s"]
    peers = [_versioned(found, name, said) for name, said in ENGINES.items()]
    heads = ["the hand engine as it is used, hands a second", *peers]
    rows = []
    for game, said in GAMES.items():
        rate = rates[game]
        best = max(rate[name] for name in ENGINES if name in rate)
        ours = [cell for name in OURS for cell in _beside(rate.get(name), best)]
        rows.append([said, *[_number(rate.get(name)) for name in ENGINES], *ours])
    called = [cell for name in OURS.values() for cell in (name, "× best peer")]
    return _table([*heads, *called], rows)


def _envs(found: dict[str, Any]) -> str:
    rates: dict[str, dict[str, float]] = {}
    for row in found["envs"]:
        rates.setdefault(row["game"], {})[row["env"]] = row["hands_per_cpu_s"]
    rows = []
    for game, rate in rates.items():
        peers = {name: value for name, value in rate.items() if not name.startswith("croupier")}
        by_name = {name: next((rate[each] for each in rate if each.startswith(name)), None) for name in ENVS}
        many = next((rate[name] for name in rate if "batch" in name), None)
        best = max(peers.values())
        rows.append(
            [
                game,
                *[_number(each) for each in by_name.values()],
                _number(rate["croupier, aec"]),
                *_beside(many, best),
            ]
        )
    peers_told = [_versioned(found, name, said) for name, said in ENVS.items()]
    return _table(["hands a second", *peers_told, "Croupier, AEC", "Croupier, batch", "× best peer"], rows)


def _odds(found: dict[str, Any]) -> str:
    rows = []
    for question, rate in found["odds"].items():
        theirs = [
            [value for name, value in rate.items() if name.partition(",")[0] == peer] for peer in EVALUATORS
        ]
        ours = {name: value for name, value in rate.items() if name.startswith("croupier")}
        told = ", ".join(
            _big(value) + (f" ({name.partition(', ')[2]})" if ", " in name else "")
            for name, value in ours.items()
        )
        best = [value for values in theirs for value in values]
        ratio = f"{max(ours.values()) / max(best):,.1f}" if best else ""
        rows.append([question, *[_big(max(values)) if values else "" for values in theirs], told, ratio])
    peers = [_versioned(found, name, said) for name, said in EVALUATORS.items()]
    return _table(["odds, answers a second", *peers, "Croupier", "× best peer"], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _versioned(found: dict[str, Any], name: str, said: str) -> str:
    return f"{said} {found['peers'][name.replace('_', '-')]}"


def _beside(rate: float | None, best: float) -> tuple[str, str]:
    return (_number(rate), f"{rate / best:.2f}") if rate else ("–", "–")


def _number(rate: float | None) -> str:
    return f"{rate:,.0f}" if rate else "–"


def _big(rate: float) -> str:
    return f"{rate / 1e6:,.1f} M" if rate >= 1e6 else f"{rate:,.0f}" if rate >= 100 else f"{rate:,.1f}"


def plots(found: dict[str, Any]) -> Iterator[Path]:
    """Draw what is in the tables: hands a second beside the best peers, by ratio."""
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.fonttype"], rcParams["svg.hashsalt"] = "none", "croupier"
    for name, heads, bars in (
        (
            "engine",
            tuple(OURS.values()),
            _ratios(found["engine"], "engine", tuple(OURS), GAMES),
        ),
        ("envs", ("batch",), _ratios(found["envs"], "env", ("croupier, batch",), {})),
    ):
        figure = Figure(figsize=(8, 0.6 + 0.45 * len(bars) * len(heads) / 1.5), layout="constrained")
        axes = figure.add_subplot()
        for place, (_, values) in enumerate(reversed(bars)):
            for number, value in enumerate(values):
                height = 0.8 / len(values)
                at = place + 0.4 - height * (number + 0.5)
                axes.barh(
                    at, value, height * 0.9, color=f"C{number}", label=heads[number] if not place else None
                )
                axes.text(value, at, f" {value:.2f}", va="center", fontsize=8)
        axes.set_yticks(range(len(bars)), [game for game, _ in reversed(bars)], fontsize=8)
        axes.axvline(1, color="black", linewidth=0.8)
        most = max(value for _, values in bars for value in values)
        if most > 10:
            axes.set_xscale("log")
            axes.set_xticks([0.3, 1, 3, 10, 30, 100], ["0.3", "1", "3", "10", "30", "100"])
            axes.minorticks_off()
        axes.set_xlim(right=most * 1.6)
        axes.set_xlabel("times the best peer (1 is as quick)")
        axes.legend(loc="upper right")
        path = IMAGES / f"figures-{name}.svg"
        figure.savefig(path, metadata={"Date": None})
        yield path


def by_up_card() -> Path:
    """Draw what is worked out of Russian Poker, as `croupier pit solve --plot` does."""
    from matplotlib import rcParams

    from croupier.odds.house.plots import by_up_card_figure
    from croupier.odds.house.solvers import solver
    from croupier.pit import game

    rcParams["svg.fonttype"], rcParams["svg.hashsalt"] = "none", "croupier"
    russian = game("russian-poker")
    path = IMAGES / "russian-poker.svg"
    by_up_card_figure(solver(russian).solve(russian, None)).savefig(path, metadata={"Date": None})
    return path


def _ratios(
    rows: Sequence[dict[str, Any]], key: str, ours: Sequence[str], called: dict[str, str]
) -> list[tuple[str, list[float]]]:
    by_game: dict[str, dict[str, float]] = {}
    for row in rows:
        by_game.setdefault(row["game"], {})[row[key]] = row["hands_per_cpu_s"]
    bars = []
    for game, rate in by_game.items():
        best = max(value for name, value in rate.items() if not name.startswith(tuple(OURS)))
        values = [rate[each] / best for name in ours for each in rate if each.startswith(name)]
        if values:
            bars.append((called.get(game, game), values))
    return bars


def main(arguments: list[str]) -> None:
    """Write what was asked for."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", action="store_true", help="only the tables")
    told = asked.parse_args(arguments)
    found = json.loads(FIGURES.read_text("utf-8"))
    made = tables(found)
    for name in PAGES:
        path = ROOT / name
        path.write_text(written(path.read_text("utf-8"), made), "utf-8")
    if not told.tables:
        for path in (*plots(found), by_up_card()):
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
