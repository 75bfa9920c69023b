"""How long an hour is, in the ms that all times are in here."""

from __future__ import annotations

from typing import Final

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
