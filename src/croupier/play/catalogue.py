"""Every game of the house, by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from croupier.play.variant import NO_LIMIT, Street, Variant

_FLOP_STREETS: Final = (
    Street("preflop", down=2, opener="left-of-blinds"),
    Street("flop", burn=True, board=3),
    Street("turn", burn=True, board=1, bet=1),
    Street("river", burn=True, board=1, bet=1),
)

NL_HOLDEM: Final = Variant("nl-holdem", _FLOP_STREETS, NO_LIMIT)

catalogue: Final = MappingProxyType({variant.id: variant for variant in (NL_HOLDEM,)})
"""The games by their names, as in `catalogue["nl-holdem"]`."""
