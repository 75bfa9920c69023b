"""When the collector of cyclic garbage looks through the memory of the house: everybody waits while it does.

Left to itself it looks through everything again and again, which takes half a second in a house of 1,800 sockets. Here
it looks through what is new every second, and through everything only where memory has grown by half.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

LOOK: Final = 1.0
"""Seconds between two looks through what is new."""

COUNTED: Final = 300
"""After so many looks it is counted how much there is: that takes a while too."""

GROWN: Final = 1.5
"""By how much memory may have grown, in objects, before everything is looked through."""

LEAST: Final = 500_000
"""Objects that may always come on top; some 50 MB."""

NEVER: Final = 1_000_000_000


class Heap:
    """What the collector knows of; what was looked through once is frozen, that is left out of the next look."""

    def __init__(self) -> None:
        self._looks = 0
        self._kept = 0

    async def keep(self) -> None:
        """Look again and again, in place of the collector's own rule, until it is cancelled."""
        own = gc.get_threshold()
        gc.set_threshold(own[0], own[1], NEVER)
        try:
            gc.freeze()
            self._kept = gc.get_freeze_count()
            while True:
                await asyncio.sleep(LOOK)
                self.look()
        finally:
            gc.set_threshold(*own)
            gc.unfreeze()

    def look(self) -> bool:
        """Look through what is new, or through everything where there is so much more; whether it was everything."""
        self._looks += 1
        everything = self._looks % COUNTED == 0 and gc.get_freeze_count() > self._most()
        if everything:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        if everything:
            self._kept = gc.get_freeze_count()
        return everything

    def _most(self) -> float:
        return max(GROWN * self._kept, self._kept + LEAST)
