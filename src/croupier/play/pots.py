"""Main pot and side pots, from what each seat put in."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.play.values import Pot


def layered(put_in: Sequence[int], live: Sequence[int], dead: int) -> tuple[Pot, ...]:
    """The pots, main pot first.

    `put_in` is by seat, `live` the seats still in the hand, `dead` the chips nobody needs to match; they and
    whatever folded players put in above the last live level belong to the pot they lie in.

    Three players, the shortest all-in for 50:

    >>> layered([0, 50, 200, 200], [1, 2, 3], 0)
    (Pot(amount=150, seats=(1, 2, 3)), Pot(amount=300, seats=(2, 3)))
    """
    levels = sorted({put_in[seat] for seat in live})
    if len(levels) == 1:
        amount = sum(put_in) + dead
        return (Pot(amount, tuple(live)),) if amount else ()
    pots: list[Pot] = []
    below = 0
    for level in levels:
        amount = sum([min(chips, level) - min(chips, below) for chips in put_in])
        if not pots:
            amount += dead
        if level == levels[-1]:
            amount += sum([chips - level for chips in put_in if chips > level])
        if amount:
            pots.append(Pot(amount, tuple([seat for seat in live if put_in[seat] >= level])))
        below = level
    return tuple(pots)


def divided(amount: int, ways: int, chip: int = 1) -> list[int]:
    """An amount in equal parts of whole chips, the odd chips one each to the first (TDA-2022:20.0).

    `chip` is the smallest chip in play; what is smaller still goes to the first.

    >>> divided(101, 2)
    [51, 50]
    >>> divided(1025, 2, chip=25)
    [525, 500]
    """
    if ways == 1:
        return [amount]
    chips, rest = divmod(amount, chip)
    share, odd = divmod(chips, ways)
    parts = [(share + (place < odd)) * chip for place in range(ways)]
    parts[0] += rest
    return parts
