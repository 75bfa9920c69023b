"""Who banks: the turn to hold the bank goes around the boxes, the house among them."""

from __future__ import annotations

from collections.abc import Collection

HOUSE = 0
"""The house in its turn to bank."""


def next_banker(last: int, boxes: Collection[int], willing: Collection[int]) -> int:
    """The box that banks after `last` did, `HOUSE` for the house; a box that will not bank passes its turn.

    >>> next_banker(HOUSE, [1, 3, 4], [3, 4]), next_banker(4, [1, 3, 4], [3, 4])
    (3, 0)
    """
    later = [box for box in sorted(boxes) if box > last and box in willing]
    return later[0] if later else HOUSE
