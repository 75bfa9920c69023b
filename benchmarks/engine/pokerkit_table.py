"""PokerKit's table, with everything automated that is not a decision."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from pokerkit import (
    Automation,
    FixedLimitSevenCardStud,
    FixedLimitTexasHoldem,
    NoLimitTexasHoldem,
    PotLimitOmahaHoldem,
)

from benchmarks.engine.games import STACK, Game
from benchmarks.engine.policies import TOLD, Decision, Told

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


GAMES: Final[dict[str, Any]] = {
    "nl-holdem": NoLimitTexasHoldem(AUTOMATIONS, True, 0, (1, 2), 2),
    "fl-holdem": FixedLimitTexasHoldem(AUTOMATIONS, True, 0, (1, 2), 2, 4),
    "pl-omaha": PotLimitOmahaHoldem(AUTOMATIONS, True, 0, (1, 2), 2),
    "seven-stud": FixedLimitSevenCardStud(AUTOMATIONS, True, 1, 1, 2, 4),
}


def play(game: Game, hands: int, chance: Random) -> int:
    """Play hands from 200-chip stacks; how many decisions they took."""
    made, players, policy = GAMES[game.variant], game.players, game.policy
    stacks = (STACK,) * players
    draw = chance.random
    decisions = 0
    for _ in range(hands):
        state = made(stacks, players)
        while state.status:
            decisions += 1
            call = state.checking_or_calling_amount or 0
            least = state.min_completion_betting_or_raising_to_amount
            bring_in = state.bring_in_status
            decision = policy(draw, TOLD[bool(call > 0 or bring_in)][least is not None])
            if decision in ("call", "fold") and bring_in:
                state.post_bring_in()
            elif decision == "call":
                state.check_or_call()
            elif decision == "fold":
                state.fold()
            else:
                most = state.max_completion_betting_or_raising_to_amount
                pot = state.pot_completion_betting_or_raising_to_amount
                assert least is not None
                assert most is not None
                assert pot is not None
                if decision == "smallest raise":
                    total = least
                elif decision == "all-in":
                    total = most
                else:
                    total = min(max(pot, least), most)
                state.complete_bet_or_raise_to(total)
    return decisions


class PokerKitTable:
    """Everything automated that is not a decision, its own shuffle; the button is always at the last seat."""

    @classmethod
    def opened(cls, game: Game) -> PokerKitTable | None:
        return cls(game) if game.variant in GAMES else None

    def __init__(self, game: Game) -> None:
        self._made, self._players = GAMES[game.variant], game.players
        self._state: Any = None
        self._least: int | None = None

    def deal(self, chance: Random, number: int) -> None:  # noqa: ARG002  it shuffles itself; seats turn outside
        self._state = self._made((STACK,) * self._players, self._players)

    def turn(self) -> Told | None:
        state = self._state
        if not state.status:
            return None
        faces = bool(state.checking_or_calling_amount or state.bring_in_status)
        self._least = state.min_completion_betting_or_raising_to_amount
        return TOLD[faces][self._least is not None]

    def act(self, decision: Decision) -> None:
        state = self._state
        if decision in ("call", "fold") and state.bring_in_status:
            state.post_bring_in()
        elif decision == "call":
            state.check_or_call()
        elif decision == "fold":
            state.fold()
        elif decision == "smallest raise":
            state.complete_bet_or_raise_to(self._least)
        elif decision == "all-in":
            state.complete_bet_or_raise_to(state.max_completion_betting_or_raising_to_amount)
        else:
            pot = state.pot_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            state.complete_bet_or_raise_to(min(max(pot, self._least), most))

    def payouts(self) -> Sequence[float]:
        return self._state.payoffs  # type: ignore[no-any-return]
