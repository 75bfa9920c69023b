"""PokerKit's table, with everything automated that is not a decision."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from pokerkit import Automation, FixedLimitSevenCardStud, NoLimitTexasHoldem, PotLimitOmahaHoldem

from benchmarks.engine.games import Game

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
    "pl-omaha": PotLimitOmahaHoldem(AUTOMATIONS, True, 0, (1, 2), 2),
    "seven-stud": FixedLimitSevenCardStud(AUTOMATIONS, True, 1, 1, 2, 4),
}


def play(game: Game, hands: int, chance: Random) -> int:
    """Play hands from 200-chip stacks; how many decisions they took."""
    made, players, policy = GAMES[game.variant], game.players, game.policy
    stacks = (200,) * players
    draw = chance.random
    decisions = 0
    for _ in range(hands):
        state = made(stacks, players)
        while state.status:
            decisions += 1
            call = state.checking_or_calling_amount or 0
            least = state.min_completion_betting_or_raising_to_amount
            bring_in = state.bring_in_status
            decision = policy(draw, call > 0 or bring_in, least is not None)
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
