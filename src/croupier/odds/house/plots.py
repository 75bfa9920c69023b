"""Pictures of what rounds came to."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from croupier.errors import Mistake
from croupier.odds.house.simulate import Simulated
from croupier.text import say


def results_figure(found: Simulated, lang: str = "en") -> Any:
    """A matplotlib figure: how often rounds ended with each net result, in first stakes; rare ends on a log scale.

    Raises `Mistake` when matplotlib is not installed.
    """
    try:
        figure_of = import_module("matplotlib.figure").Figure
    except ImportError:
        raise Mistake("odds-no-matplotlib") from None
    figure = figure_of(figsize=(8, 4), layout="constrained")
    axes = figure.subplots()
    nets = list(found.nets)
    axes.bar(nets, [found.nets[net] / found.rounds for net in nets], width=0.8, color="#2d6a4f")
    axes.axvline(found.mean, color="#9b2226", linewidth=1)
    axes.set_yscale("log")
    axes.set_xlabel(say("pit-plot-net", lang))
    axes.set_ylabel(say("pit-plot-share", lang))
    axes.set_title(
        say(
            "pit-told-simulated",
            lang,
            rounds=found.rounds,
            edge=f"{-100 * found.mean:.4f}% ± {100 * found.error:.4f}%",
        )
    )
    return figure
