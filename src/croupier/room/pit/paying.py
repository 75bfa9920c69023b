"""Payouts a dealer lays out by hand: the round waits for them, and they are compared with a recomputation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.errors import Refusal
from croupier.pit import Settlement
from croupier.pit.three_card import ANTE_BONUS

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.pit import BoxHand, DealerHand, Game, Line, Round

Payouts = Mapping[int, Mapping[str, int]]
"""What each field of each box won or lost as the dealer laid it out, in chips; 0 when the stake comes back."""


def unpaid(game: Game) -> Game:
    """The game while the dealer has laid out nothing: its rounds stop before the first chip is paid."""
    return replace(game, inspection=lambda *_: Settlement("", ()))


def paid_by_hand(game: Game, round: Round, payouts: Payouts, *, joined: bool = False) -> Game:
    """The game as the dealer pays a round by hand, inspected by the game's own reckoning (RUSPOK:1.7.1.c).

    A settlement is not told the number of its box: a box is known by its cards, of which there is each only once.
    `joined`: what was laid out is of a time when a bonus on the ante had no line of its own.
    """
    by_cards: dict[Cards, Mapping[str, int]] = {
        box.cards: payouts[number] for number, box in round.boxes.items() if number in payouts
    }

    def settlement(_: Game, box: BoxHand, dealer: DealerHand, meter: int) -> Settlement:
        settled = game.settlement(game, box, dealer, meter)
        paid = by_cards.get(box.cards, {})
        if joined:
            paid = _parted(paid, settled)
        lines = tuple([_as_paid(line, paid.get(line.field, 0)) for line in settled.lines])
        return replace(settled, lines=lines)

    return replace(game, settlement=settlement, inspection=game.inspection or game.settlement)


def _parted(paid: Mapping[str, int], settled: Settlement) -> Mapping[str, int]:
    """What was laid out on the ante, with the bonus that is due by itself: were it wrong, the ante says by how much."""
    bonus = settled.changes.get(ANTE_BONUS, 0)
    return {**paid, "ante": paid["ante"] - bonus, ANTE_BONUS: bonus} if bonus else paid


def _as_paid(line: Line, change: int) -> Line:
    """A line with another change: the display gives what a token won, the bank the rest of the difference."""
    from_meter = change + line.stake if line.to_float else line.from_meter
    return replace(line, change=change, from_meter=from_meter)


def check(right: Mapping[int, Settlement], payouts: Payouts) -> None:
    """Refuse payouts that leave out a box or a stake, name one that is not there, or take more than lies there.

    `right` are the settlements of the round: whether the amounts are theirs is the inspector's business.
    """
    if payouts.keys() != right.keys():
        boxes = ", ".join([str(box) for box in right])
        raise Refusal("room-pit-pay-boxes", clause="RUSPOK:1.6.3.b", boxes=boxes)
    for number, settled in right.items():
        changes = payouts[number]
        lies = {line.field: line.stake for line in settled.lines}
        for name in [*lies, *changes]:
            if name not in lies or (lies[name] and name not in changes):
                raise Refusal(
                    "room-pit-pay-field",
                    clause="RUSPOK:1.6.3.b",
                    box=number,
                    field=name,
                    fields=", ".join(lies),
                )
            if changes.get(name, 0) < -lies[name]:
                raise Refusal(
                    "room-pit-pay-too-little",
                    clause="RUSPOK:1.6.3.a",
                    box=number,
                    field=name,
                    stake=lies[name],
                )
