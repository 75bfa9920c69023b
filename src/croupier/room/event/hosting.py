"""How far the word of a host goes at the event he opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.room.event.own import LONGEST_PAUSE, MINUTE, MOST_PAUSED
from croupier.tournament import commands

if TYPE_CHECKING:
    from croupier.room.event.asks import Ask
    from croupier.room.event.state import EventState

_BEFORE: Final = (commands.Start, commands.Cancel, commands.Unregister)
"""What a host says of his event before it begins, and of no event that has begun."""


def check_host(state: EventState, ask: Ask) -> None:
    """Refuse a host what is not his to say: others' events, one that has begun, a pause without end."""
    if state.own is None:
        raise Refusal("event-no-host-here")
    if isinstance(ask, _BEFORE) and state.event.phase != "registering":
        raise Refusal("event-host-begun")
    if isinstance(ask, commands.Stop) and state.paused >= MOST_PAUSED:
        raise Refusal("event-host-paused", minutes=MOST_PAUSED // MINUTE)


def resumes_at(state: EventState) -> int | None:
    """When a host's pause is over by itself (ms since 1970); none where there is none."""
    if state.own is None or not state.paused_at or state.event.phase != "running":
        return None
    return state.paused_at + max(min(LONGEST_PAUSE, MOST_PAUSED - state.paused), 0)
