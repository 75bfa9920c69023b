"""What can be done at a cash table, each a value that a journal can keep. Times are ms since 1970."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier.cash.chair import AtBigBlind


class Act(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something done at the table at a moment."""

    at: int


class Reserve(Act, frozen=True):
    """The floor keeps an empty seat for somebody; nobody else may take it."""

    seat: int
    person: str


class Release(Act, frozen=True):
    """The floor gives up a seat that was kept for somebody."""

    seat: int


class Sit(Act, frozen=True):
    """Somebody takes a seat with chips. `moved` is who was brought by the house from another table.

    `least` is what he must bring where that is more than the table's own bound: what he took away within the hour.
    """

    seat: int
    person: str
    chips: int
    moved: bool = False
    least: int = 0
    waits: bool = True


class Wait(Act, frozen=True):
    """A player coming in says whether he waits for the big blind or posts at once."""

    seat: int
    waits: bool


class TopUp(Act, frozen=True):
    """Chips are added to a stack, between hands; in a hand they are announced and play from the next one."""

    seat: int
    chips: int


class SitOut(Act, frozen=True):
    """A player takes no cards until he says otherwise."""

    seat: int


class StepAway(Act, frozen=True):
    """A player's chair is empty and he said nothing."""

    seat: int


class Return(Act, frozen=True):
    """A player is back and wants cards; he says whether he waits for the big blind where that is open to him."""

    seat: int
    waits: bool = False


class Change(Act, frozen=True):
    """A player takes another seat at the table."""

    seat: int
    to: int
    by_floor: bool = False


class Leave(Act, frozen=True):
    """A player takes all his chips and goes, after the hand if he is in it."""

    seat: int


class PickUp(Act, frozen=True):
    """The floor counts a stack to the cage: its owner was away too long while others waited."""

    seat: int
    waiting: int


class Deal(Act, frozen=True):
    """A hand begins."""


class Finish(Act, frozen=True):
    """A hand ended: the stacks it left, and what went to the house. `void` gives everybody back what he had."""

    stacks: dict[int, int]
    rake: int = 0
    jackpot: int = 0
    void: bool = False


class Straddle(Act, frozen=True):
    """A player switches his straddle on or off: posted whenever he is first to act and the table has one."""

    seat: int
    on: bool


class RunTwice(Act, frozen=True):
    """A player says whether he agrees to run the board twice when he is all-in; `None`: he wants to be asked."""

    seat: int
    on: bool | None


class StopAtBlind(Act, frozen=True):
    """A player says what he does when the big blind would next come to him: sit out, leave, or with nothing post it."""

    seat: int
    then: AtBigBlind


class Keep(Act, frozen=True):
    """A player wants his stack filled up to so many chips between hands; with 0 he adds chips himself."""

    seat: int
    chips: int


class Count(Act, frozen=True):
    """A stack was counted at a table whose chips nobody follows hand by hand."""

    seat: int
    chips: int


class Correct(Act, frozen=True):
    """A stack is put right: what it differs by comes from outside the table, or from another stack put right too."""

    seat: int
    chips: int


class Charge(Act, frozen=True):
    """The time charge is taken from everybody seated with chips."""


AnyAct: TypeAlias = (
    Reserve
    | Release
    | Sit
    | Wait
    | TopUp
    | SitOut
    | StepAway
    | Return
    | Change
    | Leave
    | PickUp
    | Deal
    | Finish
    | Straddle
    | RunTwice
    | StopAtBlind
    | Keep
    | Count
    | Correct
    | Charge
)
