"""What a hand has that the PHH standard has no field for: kept in one field of the annotator's own.

The field is `_croupier`, a table with any of: `unit` (chips in one unit of the amounts), `button` (where it stands
when that seat is empty), `forced` (every forced bet as seat, chips, kind), `rake`, `chip`, `run_it`, `runs` (how
many times the board was run out), `last_two`, `most` (the cap of a cap game), `splash`, `policy`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from croupier.errors import CroupierError, Mistake
from croupier.play import Forced, Rake
from croupier.rulebook import Policy

if TYPE_CHECKING:
    from croupier.play import Hand, Setup

FIELD: Final = "_croupier"
"""The name of the field."""


class RakeTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the house's part of the pot was reckoned; see `croupier.play.Rake`."""

    percent: int
    cap: int
    no_flop_no_drop: bool = True
    jackpot: int | UnsetType = UNSET
    jackpot_from: int | UnsetType = UNSET
    side_pots_first: bool | UnsetType = UNSET
    by_pot: tuple[int, ...] | UnsetType = UNSET

    @classmethod
    def by(cls, rake: Rake) -> RakeTaken:
        """What is written of a hand's rake; the jackpot's part and the order of the pots only where they matter."""
        return cls(
            rake.percent,
            rake.cap,
            rake.no_flop_no_drop,
            rake.jackpot or UNSET,
            rake.jackpot_from if rake.jackpot else UNSET,
            rake.side_pots_first or UNSET,
            rake.by_pot or UNSET,
        )

    @property
    def rake(self) -> Rake:
        """The same for the hand."""
        jackpot = self.jackpot or 0, self.jackpot_from or 0
        pots = self.side_pots_first or False, self.by_pot or ()
        return Rake(self.percent, self.cap, self.no_flop_no_drop, *jackpot, *pots)


class Beyond(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The field, read."""

    unit: int = 1
    button: int | None = None
    forced: tuple[tuple[int, int, str], ...] | None = None
    rake: RakeTaken | None = None
    chip: int = 1
    run_it: int = 1
    runs: int = 0
    last_two: bool = False
    missing_blinds: int = 0
    most: int = 0
    splash: int = 0
    policy: dict[str, Any] | None = None

    def over(self, plain: Setup) -> dict[str, Any]:
        """The parts of a setup that the standard's own fields leave to this one."""
        return {
            "button": plain.button if self.button is None else self.button,
            "forced": plain.forced if self.forced is None else tuple(Forced(*bet) for bet in self.forced),
            "policy": plain.policy if self.policy is None else policy_read(self.policy),
            "rake": self.rake.rake if self.rake else None,
            "chip": self.chip,
            "run_it": self.run_it,
            "last_two": self.last_two,
            "missing_blinds": self.missing_blinds,
            "most": self.most,
            "splash": self.splash,
        }


def beyond(own: Mapping[str, Any]) -> Beyond:
    """What the annotator's own fields say beyond the standard.

    Raises `Mistake` when the field is there and cannot be read.

    >>> beyond({"_croupier": {"rake": {"percent": 5, "cap": 300}}}).rake.cap
    300
    """
    if FIELD not in own:
        return Beyond()
    try:
        found = msgspec.convert(own[FIELD], Beyond)
    except msgspec.ValidationError as error:
        raise Mistake("records-beyond-unreadable", why=str(error)) from error
    if found.unit not in (1, 10, 100, 1_000, 10_000):
        raise Mistake("records-bad-unit", unit=found.unit)
    return found


def beyond_of(hand: Hand, plain: Setup, unit: int) -> dict[str, Any]:
    """The field for a hand, empty when the standard says it all; `plain` is the setup the other fields give."""
    setup = hand.setup
    forced = tuple((bet.seat, bet.amount, bet.kind) for bet in setup.forced)
    runs = [operation.amount for operation in hand.log if operation.kind == "run"]
    said = Beyond(
        unit=unit,
        button=None if setup.button == plain.button else setup.button,
        forced=None if _posted(setup.forced) == _posted(plain.forced) else forced,
        rake=RakeTaken.by(setup.rake) if setup.rake else None,
        chip=setup.chip,
        run_it=setup.run_it,
        runs=runs[0] if runs else 0,
        last_two=setup.last_two,
        missing_blinds=setup.missing_blinds,
        most=setup.most,
        splash=setup.splash,
        policy=None if setup.policy == plain.policy else setup.policy.written(),
    )
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(said))
    return {FIELD: told} if told else {}


def _posted(forced: tuple[Forced, ...]) -> list[list[Forced]]:
    """Forced bets as they follow one another; who of all antes first changes nothing."""
    return [sorted(bets) for _, bets in groupby(forced, key=lambda bet: bet.kind)]


def policy_read(written: Mapping[str, Any]) -> Policy:
    """The policy that `Policy.written` gave, every answer checked; a field of a later edition is left alone.

    Raises `Mistake` for an answer that its field does not take.
    """
    from croupier.rulebook import fields

    known = fields()
    for name, answer in written.items():
        if name in known:
            known[name].check(answer)
    try:
        return Policy.read(written)
    except CroupierError:
        raise
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise Mistake("records-policy-unreadable") from error
