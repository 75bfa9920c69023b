"""A house's own tables, options and plate, as a TOML file laid over a game of the catalogue."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from fractions import Fraction
from typing import Any, Final

from croupier.errors import Mistake
from croupier.pit.catalogue import game as game_of
from croupier.pit.game import Game, Plate
from croupier.pit.options import chosen
from croupier.pit.paytable import PayTable
from croupier.text import toml

_ODDS: Final = re.compile(r"(\d{1,7})(?:\s*[:/]\s*([1-9]\d{0,4}))?", re.ASCII)
_ROW: Final = re.compile(r"(?:[a-z-]+=)?\d+(?::\d+)?(?:-\d+(?::\d+)?)*", re.ASCII)
_KEYS: Final = ("game", "name", "pays", "options", "plate")


def read_house(text: str, source: str, game: str = "") -> Game:
    """The game a house file describes; `source` is what errors call the file, `game` the game it must be for.

    A file names its game and gives, as far as they differ from the catalogue's, whole pay tables (`[pays.bet]`, odds as
    `7` or `"3:2"`), `[options]` and the `[plate]`. A table that is given names every combination of the one it
    replaces. Raises `Mistake` for anything else, saying what, where and what would be right.

    >>> house = read_house('game = "three-card"\\n[pays.ante-bonus]\\nstraight-flush = 5\\n'
    ...                    'three-of-a-kind = 3\\nstraight = 1', "mine.toml")
    >>> house.tables["ante-bonus"].odds("three-of-a-kind")
    Fraction(3, 1)
    """
    try:
        data = toml.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("pit-house-not-toml", source=source, reason=str(error)) from None
    _known(source, "", data, _KEYS)
    named = data.get("game", game)
    if not isinstance(named, str) or not named:
        raise Mistake("pit-house-no-game", source=source)
    if game and named != game:
        raise Mistake("pit-house-other-game", source=source, game=named, wanted=game)
    base = game_of(named)
    options = chosen(base.options, _section(source, data, "options"))
    rebuilt = game_of(named, options=options)
    return rebuilt.laid(
        _tables(source, rebuilt, _section(source, data, "pays")),
        _plate(source, rebuilt.plate, _section(source, data, "plate")),
        str(data.get("name", source)),
    )


def with_options(game: Game, answers: Mapping[str, object]) -> Game:
    """A game with other answers to what it leaves to a house, which may bring other tables and another plate.

    What its house has changed stays changed, but for a table that the game has no longer under these options.
    Raises `Mistake` for an option that is none and for an answer that is none.

    >>> from croupier.pit import game
    >>> with_options(game("cyber-stud"), {"mode": "raise"}).tables["bet"].odds("royal-flush")
    Fraction(999, 1)
    """
    plain = game_of(game.id, options=game.options)
    other = game_of(game.id, options=chosen(game.options, answers))
    own = {
        name: table
        for name, table in game.tables.items()
        if table != plain.tables[name] and name in other.tables and table.names == other.tables[name].names
    }
    plate = {
        each.name: getattr(game.plate, each.name)
        for each in fields(Plate)
        if getattr(game.plate, each.name) != getattr(plain.plate, each.name)
    }
    return other.laid({**other.tables, **own}, replace(other.plate, **plate), game.house)


def with_pays(game: Game, pays: Mapping[str, int | str]) -> Game:
    """A game with some odds changed, as they stand in a house's file: `flush`, or `pair-plus.flush`.

    A line without its table is that of the only table that has it; in a game of one stake, of the first.
    Raises `Mistake` for a combination no table has, one that several have, and what are no odds.

    >>> from croupier.pit import game
    >>> with_pays(game("three-card"), {"pair-plus.flush": "3"}).tables["pair-plus"].odds("flush")
    Fraction(3, 1)
    """
    tables = dict(game.tables)
    for written, given in pays.items():
        named, _, combination = written.rpartition(".")
        holders = [name for name in tables if combination in tables[name] and name == (named or name)]
        if len(game.stakes) == 1:
            del holders[1:]
        if len(holders) != 1:
            known = [f"{name}.{one}" for name in holders or tables for one in tables[name].names]
            right = [line for line in known if not holders or line.endswith(f".{combination}")]
            raise Mistake("pit-no-such-line", line=written[:60], lines=", ".join(right))
        odds = dict(tables[holders[0]].rows)
        odds[combination] = _odds("", f"{holders[0]}.{combination}", given)
        tables[holders[0]] = PayTable.of(odds)
    return game.laid(tables, game.plate, game.house)


def is_row(text: str) -> bool:
    """Whether a text is odds in a row, as pay tables are called: `800-50-25-8-5-4-3-2-1`, `trips=50-40-30-8-6-5-3`.

    >>> is_row("800-50-25-8-5-4-3-2-1"), is_row("mill.toml")
    (True, False)
    """
    return all(_ROW.fullmatch(part) for part in text.split(","))


def read_row(text: str, game: Game) -> Game:
    """A game with odds written in a row, every line of the table from the best down; rows of several tables, by commas.

    A row without the name of its table is that of the first table. Raises `Mistake` for a table that is none, and
    for a row with too many odds or too few.

    >>> from croupier.pit import game
    >>> read_row("800-50-25-8-5-4-3-2-1", game("jacks-or-better")).tables["paid"].odds("flush")
    Fraction(5, 1)
    """
    tables = dict(game.tables)
    for part in text.split(","):
        named, _, row = part.rpartition("=")
        table = named or next(iter(tables))
        if table not in tables:
            raise Mistake("pit-no-such-table", table=table[:40], tables=", ".join(tables))
        names, odds = tables[table].names, row.split("-")
        if len(odds) != len(names):
            raise Mistake(
                "pit-row-length", table=table, given=len(odds), wanted=len(names), lines=", ".join(names)
            )
        tables[table] = PayTable.of(
            {name: _odds("", f"{table}.{name}", one) for name, one in zip(names, odds, strict=True)}
        )
    return game.laid(tables, game.plate, text)


def _known(source: str, where: str, data: Mapping[str, Any], names: tuple[str, ...]) -> None:
    for key in data:
        if key not in names:
            raise Mistake(
                "pit-house-unknown",
                source=source,
                where=where or "–",
                key=str(key)[:40],
                known=", ".join(names),
            )


def _section(source: str, data: Mapping[str, Any], name: str) -> dict[str, Any]:
    section = data.get(name, {})
    if not isinstance(section, dict):
        raise Mistake("pit-house-no-section", source=source, section=name)
    return section


def _tables(source: str, base: Game, given: Mapping[str, Any]) -> dict[str, PayTable]:
    _known(source, "pays", given, tuple(base.tables))
    tables = dict(base.tables)
    for name in given:
        rows = _section(source, given, name)
        standard = base.tables[name].names
        _known(source, f"pays.{name}", rows, standard)
        missing = [combination for combination in standard if combination not in rows]
        if missing:
            raise Mistake(
                "pit-house-missing", source=source, where=f"pays.{name}", missing=", ".join(missing)
            )
        tables[name] = PayTable.of({one: _odds(source, f"pays.{name}.{one}", rows[one]) for one in standard})
    return tables


def _odds(source: str, where: str, given: object) -> Fraction:
    read = (
        _ODDS.fullmatch(str(given)) if isinstance(given, (int, str)) and not isinstance(given, bool) else None
    )
    if read is None:
        code = "pit-house-odds" if source else "pit-odds-form"
        raise Mistake(code, source=source, where=where, given=str(given)[:40])
    return Fraction(int(read[1]), int(read[2] or 1))


def _plate(source: str, base: Plate, given: Mapping[str, Any]) -> Plate:
    names = tuple(known.name.replace("_", "-") for known in fields(Plate))
    _known(source, "plate", given, names)
    for key, value in given.items():
        if type(value) is not int or not 0 <= value <= 10**12:
            raise Mistake("pit-house-chips", source=source, where=f"plate.{key}", given=str(value)[:40])
    plate = replace(base, **{key.replace("-", "_"): value for key, value in given.items()})
    if not 0 < plate.minimum <= plate.maximum:
        raise Mistake("pit-house-plate", source=source, low=plate.minimum, high=plate.maximum)
    return plate
