"""Talk at a table: nobody speaks of a live hand, nobody floods, and an all-in freezes the chat."""

from croupier.cash.talk.chat import CLAUSES, Talk, frozen, held_back
from croupier.cash.talk.reading import speaks_of

__all__ = ["CLAUSES", "Talk", "frozen", "held_back", "speaks_of"]
