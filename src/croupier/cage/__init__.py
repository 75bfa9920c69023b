"""The club's money at the cage: drawers, receipts, balances of people.

>>> from croupier.cage import Cage
>>> cage = Cage()
>>> drawer = cage.open("kim", "Kim", 200_00, at=0)
>>> cage.take(drawer, "ann", "Ann", 50_00, "cash", at=1).number
1
>>> cage.close(drawer, 250_00, by="Kim", witness="", at=2).difference
0
"""

from croupier.cage.accounts import balance, difference, drawer_account, safe
from croupier.cage.cage import Cage
from croupier.cage.drawer import METHODS, Drawer, Method, Receipt, Sold, Way, What

__all__ = [
    "METHODS",
    "Cage",
    "Drawer",
    "Method",
    "Receipt",
    "Sold",
    "Way",
    "What",
    "balance",
    "difference",
    "drawer_account",
    "safe",
]
