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
    "odd_chip": "TDA-2022:20A",
}


@dataclass(frozen=True, slots=True)
class Policy:
    """How a house answers what the books leave open; every field knows the clause that sets it.

    - `button`: `dead`, it may stand at an empty seat, or `moving`, always to the next player.
    - `reopen`: the part of a full raise a player who has acted must face before he may raise again, in
      hundredths: 100 in no-limit and pot-limit, 50 in limit.
    - `all_in_face_up`: hands are opened as soon as betting is closed with a player all-in.
    - `losers_may_muck`: a beaten hand may go to the muck unseen at the showdown.
    - `odd_chip`: who takes the chip that cannot be split, the winner `left` of the button or the one holding
      the `high-card`.

    >>> DEFAULT.clause("button")
    'TDA-2022:32'
    """

    button: Literal["dead", "moving"] = "dead"
    reopen: int = 100
    all_in_face_up: bool = True
    losers_may_muck: bool = True
    odd_chip: Literal["left", "high-card"] = "left"

    def clause(self, field: str) -> str:
        """The id of the clause that sets a field; raises `Mistake` for a field that does not exist."""
        if field not in _CLAUSES:
            known = ", ".join(each.name for each in fields(self))
            raise Mistake("policy-no-such-field", field=field, known=known)
        return _CLAUSES[field]


DEFAULT: Final = Policy()
"""A live tournament by TDA 2022."""
