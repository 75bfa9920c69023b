"""Events of several flights: bags, and the second day."""

from croupier.tournament.days import (  # noqa: F401  # puts what it decides into the registry
    day,
)
from croupier.tournament.days.day import carried, earlier, flight_of

__all__ = ["carried", "earlier", "flight_of"]
