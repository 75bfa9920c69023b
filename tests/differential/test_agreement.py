"""Hands left to chance, played at our table and at PokerKit's: they agree, but for known causes."""

from __future__ import annotations

from random import Random

import pytest

from croupier.cards import shuffled
from croupier.play import Variant, catalogue
from tests.depth import NIGHTLY
from tests.differential.causes import Cause, cause_of
from tests.differential.chance import any_decision, any_setup
from tests.differential.match import Difference, Match
from tests.differential.pokerkit_table import plays

GAMES = [name for name, variant in catalogue.items() if plays(variant)]
HANDS = -(-(20_000 if NIGHTLY else 1_000) // len(GAMES))

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pokerkit")


@pytest.mark.parametrize("game", GAMES)
def test_both_tables_agree_but_for_known_causes(game: str) -> None:
    to_the_end = sum(_play_out(catalogue[game], number) for number in range(HANDS))
    # A cause may end the comparison of a hand, never that of a game.
    assert to_the_end > HANDS / 2


def _play_out(variant: Variant, number: int) -> bool:
    """Play a hand at both tables; whether it could be compared to its end."""
    chance = Random(f"{variant.id} {number}")
    setup = any_setup(variant, chance)
    match = Match(setup, shuffled(variant.deck, chance), chance)
    nerve = chance.choice([0.05, 0.2, 0.5])
    while True:
        found = match.found
        causes = {_explained(match, difference, number) for difference in _to_explain(found)}
        if any(cause.parts for cause in causes):
            return False
        if match.hand.over and match.table.over:
            return True
        if any(difference.what == "turn" for difference in found):
            _let_check(match, {cause.name for cause in causes})
            continue
        offer = match.table.offer
        assert offer is not None
        operation = any_decision(match.hand, offer, chance, nerve)
        if operation is None:
            return False
        match.play(operation)


def _to_explain(found: tuple[Difference, ...]) -> tuple[Difference, ...]:
    """All that differs; while the turns do, the rest has no meaning."""
    return found[:1] if found and found[0].what == "turn" else found


def _explained(match: Match, difference: Difference, number: int) -> Cause:
    cause = cause_of(match, difference)
    assert cause is not None, f"hand {number}: {difference}\n{match.story}"
    return cause


def _let_check(match: Match, causes: set[str]) -> None:
    if "nothing-to-decide-there" in causes:
        match.let_them_check()
    else:
        match.let_us_check()
