"""The hand histories of PokerStars: text, one hand after the other, read into hands and written from them.

>>> from croupier.records import pokerstars
>>> played, = pokerstars.read('''PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2026/05/01 20:00:00 ET
... Table 'Oak' 6-max Seat #2 is the button
... Seat 2: Ann ($100 in chips)
... Seat 5: Boris ($80 in chips)
... Ann: posts small blind $0.50
... Boris: posts big blind $1
... *** HOLE CARDS ***
... Ann: folds
... Uncalled bet ($0.50) returned to Boris
... Boris collected $1 from pot
... *** SUMMARY ***
... Total pot $1 | Rake $0
... ''')
>>> played.exact, dict(played.hand.result.stacks)
(True, {2: 9950, 5: 8050})
"""

from croupier.records.pokerstars.reading import POLICY, SITE, is_pokerstars, read, texts
from croupier.records.pokerstars.writing import write

__all__ = ["POLICY", "SITE", "is_pokerstars", "read", "texts", "write"]
