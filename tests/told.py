"""What somebody who watches has been told: every message with its view whole again."""

from __future__ import annotations

import json
from typing import Any

from croupier.room.actors.changes import applied


class Told:
    """Keeps the last view of everything that is watched."""

    def __init__(self) -> None:
        self._views: dict[str, Any] = {}
        self._kinds: dict[str, str] = {}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message as it would be without changes: of every `kind`, with its whole `view`."""
        of = message.get("of", "")
        if message["t"] == "state":
            self._views[of], self._kinds[of] = message["view"], message["kind"]
        elif message["t"] == "change":
            self._views[of] = applied(self._views[of], message["changes"])
        else:
            return message
        return message | {"view": self._views[of], "kind": self._kinds[of]}


def played(view: dict[str, Any]) -> str:
    """What a view shows of the play at a table, without clocks and who looks on: to be compared with another."""
    hand = view["hand"]
    seats = [{name: seat[name] for name in ("seat", "stack", "bet", "cards")} for seat in view["seats"]]
    told = None if hand is None else {name: hand[name] for name in ("number", "turn", "board", "pots")}
    return json.dumps([told, seats])
