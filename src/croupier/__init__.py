"""Croupier: poker, run by the book.

    >>> import croupier
    >>> hand = croupier.Hand.new("nl-holdem", [10_000] * 3, blinds=(50, 100), seed=7)
    >>> hand.options.call
    100
    >>> croupier.evaluate("AhKhQhJhTh")
    7462
    >>> print(croupier.rule_text("NLHE 200-400 | A bets 1200 | B: chips 1000+1000", under="tda-2022").verdict)
    stands

What stands here keeps its meaning until the next major version. Names are loaded when they are first used, packages
too: `croupier.pit.Round` needs no import of its own. `__init__.pyi` says the same to type checkers.
"""

from importlib import import_module
from typing import Any

__version__ = "0.2.0"

_HOMES = {
    "Act": "floor",
    "BadAmount": "play",
    "Broken": "errors",
    "CardError": "cards",
    "CroupierError": "errors",
    "DECK_52": "cards",
    "FileMistake": "errors",
    "Hand": "play",
    "IllegalAction": "play",
    "Mistake": "errors",
    "Options": "play",
    "OutOfTurn": "play",
    "Policy": "rulebook",
    "Positions": "play",
    "Range": "odds",
    "Refusal": "errors",
    "Ruling": "floor",
    "Setup": "play",
    "Situation": "floor",
    "Stakes": "play",
    "Tournament": "tournament",
    "cards_of": "cards",
    "catalogue": "play",
    "equity": "odds",
    "evaluate": "odds",
    "evaluate_many": "odds",
    "icm": "odds",
    "matchup": "odds",
    "next_positions": "play",
    "nuts": "odds",
    "outs": "odds",
    "pot_odds": "odds",
    "profile": "rulebook",
    "profiles": "rulebook",
    "read_hands": "hands",
    "reading": "odds",
    "rule": "floor",
    "rule_text": "records.scenarios",
    "search": "rulebook",
    "show": "cards",
    "shuffled": "cards",
    "signs": "cards",
    "tell": "records",
    "write_hand": "records",
}

_PACKAGES = frozenset(
    {
        "bots",
        "cards",
        "envs",
        "errors",
        "floor",
        "hands",
        "ledger",
        "odds",
        "pit",
        "play",
        "ranks",
        "records",
        "rulebook",
        "school",
        "text",
        "tournament",
    }
)

__all__ = [*sorted(_HOMES)]  # noqa: PLE0604  # every home is a text


def __getattr__(name: str) -> Any:
    if name in _PACKAGES:
        return import_module(f"{__name__}.{name}")
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES, *_PACKAGES})
