"""How a pool becomes prizes, who finished where, and who is paid what."""

from croupier.tournament.prizes import (  # noqa: F401  # puts what it decides into the registry
    awards,
    changed,
)
from croupier.tournament.prizes.ladder import curve, ladder, paid_places, shared
from croupier.tournament.prizes.places import Place, places, prizes_now, ranked, settled

__all__ = ["Place", "curve", "ladder", "paid_places", "places", "prizes_now", "ranked", "settled", "shared"]
