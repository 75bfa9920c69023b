"""The clock of an event: levels and breaks by deadline, pauses, dealer pushes."""

from croupier.tournament.clock import (  # noqa: F401  # puts what it decides into the registry
    levels,
)
from croupier.tournament.clock.levels import begin_level, deadline, level_of_next_hand, stays_at_old_level
from croupier.tournament.clock.seen import level_seen

__all__ = ["begin_level", "deadline", "level_of_next_hand", "level_seen", "stays_at_old_level"]
