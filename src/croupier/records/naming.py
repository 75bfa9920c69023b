"""Players' names that can stand in a line of text, and what cards make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.play import made

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.play import Variant
    from croupier.records.record import Record


def names_of(record: Record) -> dict[int, str]:
    """The players' names by seat, each one line and no two alike; a seat's number where there is no such name."""
    names: dict[int, str] = {}
    for seat in sorted(record.chairs):
        name = record.name_of(seat)
        good = name and name == " ".join(name.split()) and name.isprintable()
        names[seat] = name if good and name not in names.values() else f"Seat{seat}"
    return names


def names_made(variant: Variant, hole: Cards, board: Cards, lang: str = "en") -> list[str]:
    """What a hand is called by each ranking of the game, high before low; none while there are too few cards.

    >>> from croupier.cards import parse
    >>> from croupier.play import catalogue
    >>> names_made(catalogue["pl-omaha-8"], parse("AhAd2s3s"), parse("4c5d8hJsKc"))
    ['a pair of aces', '8-5-4-2-A low']
    """
    return [each.name.say(lang) for each in made(variant, hole, board)]


def named(variant: Variant, hole: Cards, board: Cards) -> str:
    """What a hand is called in a line of text, in English; empty while there are too few cards for one."""
    names = names_made(variant, hole, board)
    return f"HI: {names[0]}; LO: {names[1]}" if len(names) > 1 else "".join(names)
