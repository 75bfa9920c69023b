"""Recorded hands: reading, playing, writing and telling the histories people keep.

PHH (TOML) comes first: `read` makes records of a text, `play` puts one through the engine, `write_hand` makes
the record of a hand as one viewer may have it, `tell` tells a hand in words. `pokerstars` reads and writes the text
of that site, `write_ohh` writes Open Hand History, `to_json` keeps a hand whole at any moment; `pieces` and
`write_as` do any of them. docs/histories.md tells more.

    >>> from croupier.records import play, read
    >>> record, = read('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [50, 100]
    ... min_bet = 100
    ... starting_stacks = [10000, 10000]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 300", "p1 f"]
    ... finishing_stacks = [9900, 10100]
    ... ''')
    >>> play(record).exact
    True

Most names are loaded when they are first used: whoever wants one thing does not wait for all.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from croupier.records.heading import heading
from croupier.records.ohh import ohh, write_ohh

if TYPE_CHECKING:
    from croupier.records import pokerstars
    from croupier.records.action import Action
    from croupier.records.decoding import decode, decoded
    from croupier.records.dividing import Piece, pieces, pieces_in
    from croupier.records.formats import FORMATS, Format, format_of, joined, write_as
    from croupier.records.games import CODES, GAMES, Game, game_of, variant_named
    from croupier.records.phh import read, read_table, tables
    from croupier.records.playing import Deviation, Played, play, setup_of
    from croupier.records.record import Record, RecordError
    from croupier.records.story import Story, tell
    from croupier.records.whole import Whole, from_json, read_json, to_json
    from croupier.records.writing import Viewer, record_of, write, write_all, write_hand

_HOMES = {
    "Action": "action",
    "CODES": "games",
    "Deviation": "playing",
    "FORMATS": "formats",
    "Format": "formats",
    "GAMES": "games",
    "Game": "games",
    "Piece": "dividing",
    "Played": "playing",
    "Record": "record",
    "RecordError": "record",
    "Story": "story",
    "Viewer": "writing",
    "Whole": "whole",
    "decode": "decoding",
    "decoded": "decoding",
    "format_of": "formats",
    "from_json": "whole",
    "game_of": "games",
    "joined": "formats",
    "pieces": "dividing",
    "pieces_in": "dividing",
    "play": "playing",
    "read": "phh",
    "read_json": "whole",
    "read_table": "phh",
    "record_of": "writing",
    "setup_of": "playing",
    "tables": "phh",
    "tell": "story",
    "to_json": "whole",
    "variant_named": "games",
    "write": "writing",
    "write_all": "writing",
    "write_as": "formats",
    "write_hand": "writing",
}

__all__ = [
    "CODES",
    "FORMATS",
    "GAMES",
    "Action",
    "Deviation",
    "Format",
    "Game",
    "Piece",
    "Played",
    "Record",
    "RecordError",
    "Story",
    "Viewer",
    "Whole",
    "decode",
    "decoded",
    "format_of",
    "from_json",
    "game_of",
    "heading",
    "joined",
    "ohh",
    "pieces",
    "pieces_in",
    "play",
    "pokerstars",
    "read",
    "read_json",
    "read_table",
    "record_of",
    "setup_of",
    "tables",
    "tell",
    "to_json",
    "variant_named",
    "write",
    "write_all",
    "write_as",
    "write_hand",
    "write_ohh",
]


def __getattr__(name: str) -> Any:
    if name == "pokerstars":
        return import_module(f"{__name__}.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
