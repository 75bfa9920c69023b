"""The choices the books leave to a house or answer differently, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, Literal

from croupier.errors import Mistake

_CLAUSES: Final = {
    "button": "TDA-2022:32",
    "reopen": "TDA-2022:47A.1",
    "all_in_face_up": "TDA-2022:16.1",
    "losers_may_muck": "TDA-2022:17A.2",
    "reopen_limit": "TDA-2022:47B",
    "raise_cap": "TDA-2022:48",
    "cap_off": "TDA-2022:48",
    "short_blind_counts": "TDA-2022:54B.1",
    "open_pair": "TDA-2022:RP10F",
    "straddle_option": "CLUB-2:2.12.4",
    "same_both_ways": "TDA-2022:20D",
    "odd_chip_once": "FSPR:oddchip-4",
    "run_it": "CLUB-2:2.12.1",
}


@dataclass(frozen=True, slots=True)
class Policy:
    """How a house answers what the books leave open; every field knows the clause that sets it.

    - `button`: `dead`, it may stand at an empty seat, or `moving`, always to the next player.
    - `reopen`: the part of a full raise a player who has acted must face before he may raise again, in
      hundredths; `reopen_limit` is the same for limit poker.
    - `all_in_face_up`: hands are opened as soon as betting is closed with a player all-in.
    - `losers_may_muck`: a beaten hand may go to the muck unseen at the showdown.
    - `raise_cap`: bets and raises a street of limit poker allows, 0 for any number; `cap_off` says when it falls
      away: `never`, with `two-dealt-in`, or with `two-in-hand` when the street begins.
    - `short_blind_counts`: before the flop a pot-limit raise is counted as if short blinds were whole.
    - `open_pair`: a pair showing on fourth street of seven-card stud lets the bigger bet be made.
    - `straddle_option`: the straddler may raise when the action comes back to him.
    - `same_both_ways`: players who tie both for high and for low share the pot as one amount.
    - `odd_chip_once`: nobody takes the odd chip of two pots of a hand.
    - `run_it`: how many times the board may be run out when betting is closed by an all-in.

    >>> DEFAULT.clause("button")
    'TDA-2022:32'
    """

    button: Literal["dead", "moving"] = "dead"
    reopen: int = 100
    reopen_limit: int = 50
    raise_cap: int = 4
    cap_off: Literal["never", "two-dealt-in", "two-in-hand"] = "two-dealt-in"
    short_blind_counts: bool = True
    open_pair: bool = False
    straddle_option: bool = True
    all_in_face_up: bool = True
    losers_may_muck: bool = True
    same_both_ways: bool = False
    odd_chip_once: bool = False
    run_it: int = 1

    def clause(self, field: str) -> str:
        """The id of the clause that sets a field; raises `Mistake` for a field that does not exist."""
        if field not in _CLAUSES:
            known = ", ".join(each.name for each in fields(self))
            raise Mistake("policy-no-such-field", field=field, known=known)
        return _CLAUSES[field]


DEFAULT: Final = Policy()
"""A live tournament by TDA 2022."""
