"""A round played again from its log: as it was, or paid by one of two settlements that are to be compared."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from croupier.pit import Round
from croupier.room.pit.messages import ComparedBox, ComparedLine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.pit import BoxHand, DealerHand, Game, Settlement
    from croupier.pit.game import Settle

TABLE: Final = "table"
INSPECTOR: Final = "inspector"


def replayed(game: Game, purses: Mapping[str, int], round: Round, meter: int, settlement: str = "") -> Round:
    """A round again from its log; what the inspector holds is paid where a `settlement` is named.

    `purses` and `meter` are those it was started with, in chips.
    """
    if settlement == INSPECTOR and game.inspection is not None:
        game = replace(game, settlement=_inspected(game.settlement, game.inspection), inspection=None)
    done = [entry for entry in round.log if entry.kind != "settle"]
    return Round.replay(game, purses, done, meter=meter, inspected=not settlement)


def _inspected(own: Settle, second: Settle) -> Settle:
    """Chips as the inspector reckons them. He says no more than those: what is paid for, the game itself says."""

    def settlement(game: Game, box: BoxHand, dealer: DealerHand, meter: int) -> Settlement:
        told, paid = own(game, box, dealer, meter), second(game, box, dealer, meter)
        return replace(told, lines=paid.lines) if told.result == paid.result else paid

    return settlement


def compared(game: Game, purses: Mapping[str, int], round: Round, meter: int) -> tuple[ComparedBox, ...]:
    """The two settlements of each box, field by field; empty where the game has only one (RUSPOK:1.7.1.c)."""
    if game.inspection is None:
        return ()
    table = replayed(game, purses, round, meter, TABLE).settlements
    second = replayed(game, purses, round, meter, INSPECTOR).settlements
    sheets = []
    for number, settled in table.items():
        other = {line.field: line for line in second[number].lines}
        lines = [
            ComparedLine(
                line.field,
                line.stake,
                line.change,
                other[line.field].change,
                (line.change, line.from_meter) == (other[line.field].change, other[line.field].from_meter),
            )
            for line in settled.lines
        ]
        sheets.append(ComparedBox(number, tuple(lines)))
    return tuple(sheets)
