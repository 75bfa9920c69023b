"""The cash room between hands: seats and what they owe, waiting lists, the house's money, dealers.

>>> from croupier.cash import BuyIn, CashGame, CashTable, acts
>>> from croupier.play import Stakes
>>> table = CashTable(CashGame("nl-holdem", Stakes(25, 50), BuyIn(1000, 5000)))
>>> table.do(acts.Sit(at=0, seat=4, person="ann", chips=1000))
>>> table.chairs[4].chips
1000
"""

from croupier.cash import acts
from croupier.cash.buying import BuyIn, Departure, required
from croupier.cash.chair import CashedOut, Chair, Charged
from croupier.cash.dealing import finish, setup
from croupier.cash.debts import Debt, Post, entry_post, missed_post
from croupier.cash.game import CashGame, RakePlan, TimeCharge
from croupier.cash.lineup import Comer, Lineup, lineup
from croupier.cash.room import Called, CashRoom, Move
from croupier.cash.shift import Shift, TableLine
from croupier.cash.table import CashTable
from croupier.cash.waiting import Place, Waiting, WaitingList

__all__ = [
    "BuyIn",
    "Called",
    "CashGame",
    "CashRoom",
    "CashTable",
    "CashedOut",
    "Chair",
    "Charged",
    "Comer",
    "Debt",
    "Departure",
    "Lineup",
    "Move",
    "Place",
    "Post",
    "RakePlan",
    "Shift",
    "TableLine",
    "TimeCharge",
    "Waiting",
    "WaitingList",
    "acts",
    "entry_post",
    "finish",
    "lineup",
    "missed_post",
    "required",
    "setup",
]
