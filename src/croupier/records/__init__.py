"""Recorded hands: reading, playing, writing and telling the histories people keep.

The format is PHH (TOML): `read` makes records of a text, `play` puts one through the engine, `write_hand` makes
the record of a hand as one viewer may have it, `tell` tells a hand in words.

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
"""

from croupier.records.action import Action
from croupier.records.games import CODES, GAMES, Game
from croupier.records.heading import heading
from croupier.records.phh import decode, read, read_table, tables
from croupier.records.playing import Deviation, Played, play, setup_of
from croupier.records.record import Record, RecordError
from croupier.records.story import Story, tell
from croupier.records.writing import Viewer, record_of, write, write_all, write_hand

__all__ = [
    "CODES",
    "GAMES",
    "Action",
    "Deviation",
    "Game",
    "Played",
    "Record",
    "RecordError",
    "Story",
    "Viewer",
    "decode",
    "heading",
    "play",
    "read",
    "read_table",
    "record_of",
    "setup_of",
    "tables",
    "tell",
    "write",
    "write_all",
    "write_hand",
]
