"""Hands people have played, kept and counted: what each says of everybody in it, a store of millions, statistics.

    >>> from croupier.hands import lines
    >>> from croupier.records import play, read
    >>> record, = read('''
    ... variant = "NT"
    ... antes = [0, 0, 0]
    ... blinds_or_straddles = [50, 100, 0]
    ... min_bet = 100
    ... starting_stacks = [10000, 10000, 10000]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 250", "p1 f", "p2 f"]
    ... players = ["Ann", "Boris", "Vera"]
    ... ''')
    >>> hand, seats = lines(play(record))
    >>> [(each.player, each.position, each.voluntary, each.won) for each in seats]
    [('Ann', 'small-blind', 0, -50), ('Boris', 'big-blind', 0, -100), ('Vera', 'button', 1, 150)]

The store (`croupier.hands.store`) wants the extra `hands`; docs/histories.md tells more.
"""

from croupier.hands.files import read_hands
from croupier.hands.line import HandLine, SeatLine, lines
from croupier.hands.measures import MEASURES, Measure

__all__ = ["MEASURES", "HandLine", "Measure", "SeatLine", "lines", "read_hands"]
