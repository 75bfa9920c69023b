"""Pictures of what rounds came to."""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from typing import Any

from croupier.errors import Mistake
from croupier.odds.house.simulate import Simulated
from croupier.odds.house.solution import Solution
from croupier.text import say


def results_figure(found: Simulated, lang: str = "en") -> Any:
    """A matplotlib figure: how often rounds ended with each net result, and how the mean went, in first stakes.

    Bars carry two standard errors, rare ends are on a log scale; the band around the mean is two standard errors
    wide to each side. Raises `Mistake` when matplotlib is not installed.
    """
    figure = _figure()
    ends, course = figure.subplots(1, 2)
    nets = list(found.nets)
    shares = [found.nets[net] / found.rounds for net in nets]
    bars = [2 * sqrt(share * (1 - share) / found.rounds) for share in shares]
    ends.bar(nets, shares, yerr=bars, width=0.8, color="#2d6a4f", ecolor="#9b2226")
    ends.set_yscale("log")
    ends.set_xlabel(say("pit-plot-net", lang))
    ends.set_ylabel(say("pit-plot-share", lang))
    rounds = [point.rounds for point in found.course]
    means = [point.mean for point in found.course]
    course.plot(rounds, means, color="#2d6a4f", linewidth=1)
    low = [point.mean - 2 * point.error for point in found.course]
    high = [point.mean + 2 * point.error for point in found.course]
    course.fill_between(rounds, low, high, color="#2d6a4f", alpha=0.2)
    course.set_xlabel(say("pit-plot-rounds", lang))
    course.set_ylabel(say("pit-plot-mean", lang))
    figure.suptitle(
        say(
            "pit-told-simulated",
            lang,
            rounds=found.rounds,
            edge=f"{-100 * found.mean:.4f}% ± {100 * found.error:.4f}%",
        )
    )
    return figure


def by_up_card_figure(found: Solution, lang: str = "en") -> Any:
    """A matplotlib figure: what the game is worth by the dealer's open card, and how often each first decision is best.

    The solution has both as tables, `up-card` and `first`. Raises `Mistake` when matplotlib is not installed.
    """
    figure = _figure()
    worth, shares = figure.subplots(1, 2)
    values, first = found.tables["up-card"], found.grids["first"]
    worth.bar(list(values), [100 * float(value) for value in values.values()], color="#2d6a4f")
    worth.axhline(0, color="black", linewidth=0.8)
    worth.set_ylabel(say("pit-plot-worth", lang))
    below = [0.0] * len(first)
    for number, action in enumerate(next(iter(first.values()))):
        parts = [100 * float(row[action]) for row in first.values()]
        # What is met in fewer than one round of a thousand, whatever card lies open, would be a line without a width.
        if max(parts) < 0.1:
            continue
        shares.bar(
            list(first), parts, bottom=below, color=f"C{number}", label=say(f"pit-first-{action}", lang)
        )
        below = [low + part for low, part in zip(below, parts, strict=True)]
    shares.set_ylim(0, 100)
    shares.set_ylabel(say("pit-plot-first", lang))
    figure.legend(loc="outside right center", fontsize="small")
    for axes in (worth, shares):
        axes.set_xlabel(say("pit-column-open-card", lang))
    return figure


def _figure() -> Any:
    try:
        figure_of = import_module("matplotlib.figure").Figure
    except ImportError:
        raise Mistake("odds-no-matplotlib") from None
    return figure_of(figsize=(10, 4), layout="constrained")
