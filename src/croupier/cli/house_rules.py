"""The house's own rules as its command lines say them: one process's and a worker's alike."""

from __future__ import annotations

import getpass
from typing import TYPE_CHECKING

from croupier.cli.policy import named, roles_in
from croupier.room.house.rules import USUAL, Rules, conditions
from croupier.room.people.sessions import DAY, Ends

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


def house_rules(
    policy: Path | None,
    *,
    idle_days: int,
    days: int,
    ask_again: int,
    ask_again_everywhere: bool,
    hand_over: int,
    second_signature: int,
    certificates: Iterable[str],
) -> Rules:
    """Return the rules of a house, by the options that say them; raises `Mistake` where one cannot be read.

    >>> house_rules(
    ...     None, idle_days=180, days=365, ask_again=5, ask_again_everywhere=False, hand_over=15, second_signature=0,
    ...     certificates=(),
    ... ).ask_again
    5
    """
    answers = str(policy) if policy is not None else USUAL
    roles = roles_in(answers)
    return Rules(
        named(answers),
        Ends(idle_days * DAY, days * DAY),
        ask_again,
        _account(),
        second_signature,
        hand_over,
        conditions(certificates, roles),
        ask_again_everywhere,
        roles,
    )


def _account() -> str:
    """Who is at the terminal, by his account on this machine; empty where it has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""
