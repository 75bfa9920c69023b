"""Talk at a table: nobody speaks of a live hand, nobody floods, and an all-in freezes the chat."""

from croupier.cash.talk.chat import Talk, frozen
from croupier.cash.talk.reading import speaks_of

__all__ = ["Talk", "frozen", "speaks_of"]
