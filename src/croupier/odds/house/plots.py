"""Pictures of what rounds came to."""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from typing import Any

from croupier.errors import Mistake
from croupier.odds.house.simulate import Simulated
from croupier.text import say


def results_figure(found: Simulated, lang: str = "en") -> Any:
    """A matplotlib figure: how often rounds ended with each net result, and how the mean went, in first stakes.

    Bars carry two standard errors, rare ends are on a log scale; the band around the mean is two standard errors
    wide to each side. Raises `Mistake` when matplotlib is not installed.
    """
    try:
        figure_of = import_module("matplotlib.figure").Figure
    except ImportError:
        raise Mistake("odds-no-matplotlib") from None
    figure = figure_of(figsize=(10, 4), layout="constrained")
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
