"""No bot sees more than a seat: cards it cannot know may be any others, and it sees and does the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from croupier.bots import LEVELS, LOOSE, TEMPERAMENTS, decide, look
from croupier.bots.baselines import BASELINES
from croupier.cards import shuffled
from croupier.cards.deck import reordered
from croupier.cli.bots import SMALL
from croupier.play import Hand, Operation, Setup, Stakes, catalogue, next_positions
from croupier.room.hand.mixes import stakes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.bots import Sight
    from croupier.cards import Cards
    from croupier.play import Positions

SHOWN = frozenset({"up", "board", "expose", "show"})


class Played(NamedTuple):
    """A hand at a decision, and what was done until then: a shuffle is an operation of seat 0."""

    setup: Setup
    positions: Positions
    deck: Cards
    done: tuple[Operation, ...]
    hand: Hand

    def sight(self, hand: Hand) -> Sight:
        assert hand.actor is not None
        return look(hand, hand.actor, big_blind=2 * SMALL, positions=self.positions)


def played(game: str, players: int, seed: int, decision: int) -> Played:
    """A hand of players who seldom fold, as it stood at one of its decisions."""
    variant, luck = catalogue[game], Random(seed)
    fewest, most = variant.players
    seats = range(1, min(max(players, fewest), most) + 1)
    positions = next_positions(None, seats)
    table = Stakes(**stakes(variant, SMALL, 2 * SMALL))
    setup = Setup.deal_in(variant, table, dict.fromkeys(seats, 40 * table.bets[0]), positions)
    deck = shuffled(variant.deck, luck)
    hand = Hand(setup, deck)
    whole = Played(setup, positions, deck, (), hand)
    done: list[Operation] = []
    turns = []
    while not hand.over:
        if hand.actor is None:
            done.append(Operation("shuffle", cards=reordered(hand.to_shuffle, luck)))
            hand.shuffle(done[-1].cards)
            continue
        turns.append(len(done))
        action = decide(whole.sight(hand), LOOSE.at(LEVELS["easy"]), luck)
        done.append(Operation(action.kind, hand.actor, action.to, action.cards))
        hand.apply(done[-1])
    until = tuple(done[: turns[decision % len(turns)]])
    return whole._replace(done=until, hand=after(whole, deck, until))


def after(played: Played, deck: Cards, done: tuple[Operation, ...]) -> Hand:
    hand = Hand(played.setup, deck)
    for operation in done:
        if operation.kind == "shuffle":
            hand.shuffle(operation.cards)
        else:
            hand.apply(operation)
    return hand


def known(hand: Hand, seat: int) -> set[int]:
    """Every card that a seat has been shown."""
    cards: set[int] = set()
    for kind, by, _, shown in hand.log:
        if kind in SHOWN or (by == seat and kind in {"deal", "discard"}):
            cards.update(shown)
    return cards


def with_others(played: Played, luck: Random) -> Hand:
    """The same hand with the cards exchanged for one another that whoever is to act was not shown."""
    assert played.hand.actor is not None
    fixed = known(played.hand, played.hand.actor)
    hidden = [card for card in played.deck if card not in fixed]
    to: Mapping[int, int] = dict(zip(hidden, reordered(hidden, luck), strict=True))

    def put(cards: Cards) -> Cards:
        return tuple([to.get(card, card) for card in cards])

    return after(
        played, put(played.deck), tuple([each._replace(cards=put(each.cards)) for each in played.done])
    )


@pytest.mark.parametrize("game", catalogue)
@given(players=st.integers(2, 6), seed=st.integers(0, 10**6), decision=st.integers(0, 24))
@example(players=4, seed=1573, decision=0)
@settings(max_examples=12)
def test_a_bot_sees_and_does_the_same_whatever_it_was_not_shown(
    game: str, players: int, seed: int, decision: int
) -> None:
    before = played(game, players, seed, decision)
    sight = before.sight(before.hand)
    other = before.sight(with_others(before, Random(seed + 1)))
    assert other == sight
    for level in LEVELS.values():
        how = TEMPERAMENTS[sorted(TEMPERAMENTS)[seed % len(TEMPERAMENTS)]].at(level)
        assert decide(other, how, Random(seed)) == decide(sight, how, Random(seed))
    for baseline in BASELINES.values():
        assert baseline(other, Random(seed)) == baseline(sight, Random(seed))


@pytest.mark.parametrize("game", catalogue)
def test_what_is_exchanged_are_cards_that_others_hold(game: str) -> None:
    """The property above says something: the hands of the others do differ."""
    changed = 0
    for seed in range(10):
        before = played(game, 3, seed, seed)
        hand, own = with_others(before, Random(seed)), before.hand.actor
        assert hand.actor == own
        assert own is not None
        assert hand.player(own).cards == before.hand.player(own).cards
        for seat in before.setup.stacks:
            if seat != own:
                changed += hand.player(seat).cards != before.hand.player(seat).cards
    assert changed
