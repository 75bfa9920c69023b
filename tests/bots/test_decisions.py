"""What bots decide is what they decided: the same seeds, the same hands, the same actions, whatever the code costs."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from croupier.bots import LEVELS, TEMPERAMENTS, Temperament, decide, look
from croupier.cards import shuffled
from croupier.play import Hand, Positions, Setup, Stakes, catalogue, next_positions

DECIDED = json.loads((Path(__file__).parents[1] / "data" / "bots.json").read_text(encoding="utf-8"))
"""By game: the hash of what was decided in `HANDS` deals, and how many decisions those were.

Written by the version before decisions were made cheaper (commit 063781f). A change that is meant to play otherwise
writes it anew, with the tables of docs/bots.md.
"""

HANDS = 8

STYLES = list(TEMPERAMENTS.values())
HOW_WELL = list(LEVELS.values())


def stakes_of(game: str) -> Stakes:
    variant = catalogue[game]
    if not variant.has_button:
        return Stakes(0, 0, ante=1, bring_in=1, small_bet=2, big_bet=4)
    sized = variant.betting.fixed or variant.betting.spread
    return Stakes(1, 2, small_bet=2 * bool(sized), big_bet=4 * bool(sized))


def act(hand: Hand, positions: Positions, how: Temperament, luck: Random) -> bytes:
    assert hand.actor is not None
    action = decide(
        look(hand, hand.actor, big_blind=2 * hand.setup.variant.has_button, positions=positions), how, luck
    )
    if action.kind == "raise":
        hand.raise_to(action.to)
    elif action.kind == "discard":
        hand.discard(action.cards)
    else:
        getattr(hand, action.kind.replace("-", "_"))()
    return repr((action.kind, action.to, action.cards)).encode()


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="sum() rounds otherwise: a close decision may fall the other way"
)
@pytest.mark.parametrize("game", catalogue)
def test_bots_of_every_level_and_style_decide_what_they_decided(game: str) -> None:
    variant, luck, heard, decisions = catalogue[game], Random(game), sha256(), 0
    for _ in range(HANDS):
        for players in {2, min(6, variant.players[1])}:
            seats = list(range(1, players + 1))
            positions = next_positions(None, seats)
            stacks = {seat: luck.choice((7, 60, 200, 200)) for seat in seats}
            setup = Setup.deal_in(variant, stakes_of(game), stacks, positions)
            hand = Hand(setup, shuffled(variant.deck, luck))
            while not hand.over:
                if hand.to_shuffle:
                    order = list(hand.to_shuffle)
                    luck.shuffle(order)
                    hand.shuffle(order)
                    continue
                how = STYLES[luck.randrange(len(STYLES))].at(HOW_WELL[luck.randrange(len(HOW_WELL))])
                heard.update(act(hand, positions, how, luck))
                decisions += 1
            heard.update(repr(sorted(hand.result.stacks.items())).encode())
    assert [heard.hexdigest()[:16], decisions] == DECIDED[game]
