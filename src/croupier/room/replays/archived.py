"""The hands of an archive in Parquet, as everybody at their tables saw them: for `croupier hands`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Mistake
from croupier.records import write_as
from croupier.room.journal.parquet import hands_in
from croupier.room.replays.replay import Sight, played

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.records import Played


def as_text(file: Path) -> tuple[str, int]:
    """The hands of a file as PHH, and how many cannot be told without the cards that nobody showed."""
    hands: list[Played] = []
    left = 0
    for stream, stored in hands_in(file):
        try:
            hands.append(played(stored, Sight(stream.partition("/")[2], None)))
        except Mistake:
            left += 1
    return (write_as("phh", hands) if hands else ""), left
