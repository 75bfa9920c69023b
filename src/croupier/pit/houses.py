"""The houses that come with Croupier: the pay tables one meets, by game and name."""

from __future__ import annotations

from importlib.resources import files

from croupier.errors import Mistake
from croupier.pit.game import Game
from croupier.pit.house import read_house


def houses(game: str) -> tuple[str, ...]:
    """The names of the houses that are there for a game.

    >>> "not-so-ugly" in houses("deuces-wild")
    True
    """
    folder = files("croupier.pit") / "data" / game
    if not folder.is_dir():
        return ()
    names = [entry.name for entry in folder.iterdir()]
    return tuple(sorted([name.removesuffix(".toml") for name in names if name.endswith(".toml")]))


def house(game: str, name: str) -> Game:
    """A game as one of its houses has it; `Mistake` when there is none of that name.

    >>> house("jacks-or-better", "8-5").tables["paid"].odds("full-house")
    Fraction(8, 1)
    """
    known = houses(game)
    if name not in known:
        raise Mistake("pit-no-such-house", game=game, house=name[:40], houses=", ".join(known) or "–")
    text = (files("croupier.pit") / "data" / game / f"{name}.toml").read_text("utf-8")
    return read_house(text, name, game)
