"""Bots at a real table: they see what the view tells a seat, and what they do is always allowed."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from croupier.bots import BOLD, CAREFUL, LOOSE, STEADY, TEMPERAMENTS, Action, Sight, Temperament, decide
from croupier.bots.preflop import share
from croupier.cards import parse
from croupier.errors import Mistake
from tests.bots.game import Game


def often(game: Game, times: int = 60) -> Counter[str]:
    """What the player to act does in this spot, decided so many times."""
    return Counter(game.decide().kind for _ in range(times))


@pytest.mark.parametrize("temperament", TEMPERAMENTS.values(), ids=TEMPERAMENTS)
@pytest.mark.parametrize(("players", "chips"), [(2, 10_000), (6, 10_000), (9, 4_000), (3, 300)])
def test_whatever_a_bot_does_is_allowed(temperament: Temperament, players: int, chips: int) -> None:
    game = Game(*[temperament] * players, chips=chips, fewest_big_blinds=1)
    decisions = 0

    def watch(seen: Sight, _: Temperament, action: Action) -> None:
        nonlocal decisions
        decisions += 1
        assert seen.you is not None
        options = seen.you.options
        assert options is not None
        if action.kind == "raise":
            assert options.raise_min <= action.to <= options.raise_max
        else:
            assert action.to == 0
            assert {"fold": options.fold, "check": options.check, "call": options.call > 0}[action.kind]
        assert action.kind != "fold" or not options.check

    game.play(60, watch)
    assert decisions > 60


def test_aces_are_raised_and_seven_deuce_is_folded_first_in() -> None:
    game = Game(STEADY, STEADY, STEADY, STEADY, STEADY, STEADY)
    # Dealt from seat 2 on; seat 4, left of the blinds, speaks first.
    game.deal("Kh Qd Ah 3c 4d 5h Ks Qs Ad 3d 4h 5s")
    assert game.actor == 4
    assert often(game)["raise"] > 45
    game = Game(STEADY, STEADY, STEADY, STEADY, STEADY, STEADY)
    game.deal("Kh Qd 7h 3c 4d 5h Ks Qs 2d 3d 4h 5s")
    assert often(game) == {"fold": 60}


def test_a_pair_of_kings_is_never_folded_to_a_raise_and_rags_are_not_called_with() -> None:
    game = Game(STEADY, STEADY, STEADY)
    game.deal("Kh 7d Ah Ks 2s Ad")
    game.act("raise", 300)
    assert game.actor == 2
    assert often(game)["fold"] == 0
    game.act("fold")
    assert often(game)["fold"] > 50


def test_the_big_blind_is_never_folded_for_nothing() -> None:
    game = Game(CAREFUL, CAREFUL)
    game.deal("7h 2c 2d 7s")
    game.act("call")
    assert often(game)["fold"] == 0


def test_nothing_is_not_called_with_on_the_river_for_a_pot_sized_bet() -> None:
    game = Game(STEADY, STEADY)
    game.deal("7h Ac 2d Ad Ts Kh Qs 9c Jh 3c 3s 4c 5s 6d 8s")
    game.act("call")
    game.act("check")
    for _ in range(2):
        game.act("check")
        game.act("check")
    first = game.actor
    if game.sight().seat(first).cards == ("Ac", "Ad"):
        game.act("raise", 200)
    else:
        game.act("check")
        game.act("raise", 200)
    assert game.state.hand.street_name == "river"
    assert often(game)["call"] < 20


def test_the_nuts_are_not_folded_and_usually_bet() -> None:
    game = Game(STEADY, STEADY)
    # The board makes a royal flush possible in spades, and the first to speak holds it.
    game.deal("As 2d Ks 2c 3c Qs Js Ts")
    game.act("call")
    game.act("check")
    if game.sight().seat(game.actor).cards != ("As", "Ks"):
        game.act("check")
    assert often(game)["raise"] > 30
    assert often(game)["fold"] == 0


def test_bots_do_not_put_all_their_chips_in_with_any_two_cards() -> None:
    game = Game(STEADY, LOOSE, BOLD, CAREFUL, STEADY, LOOSE)
    all_in: list[float] = []
    hands = 250

    def watch(seen: Sight, _: Temperament, action: Action) -> None:
        assert seen.you is not None
        assert seen.hand is not None
        own = seen.seat(seen.you.seat)
        before_the_flop = not seen.hand.board
        if before_the_flop and action.kind == "raise" and action.to == own.stack + own.bet:
            all_in.append(share(parse("".join(own.cards or ()))))

    game.play(hands, watch)
    assert len(all_in) < hands * 0.06
    assert all(part < 0.08 for part in all_in)


def test_temperaments_differ_as_their_names_say() -> None:
    played: Counter[str] = Counter()
    raised: Counter[str] = Counter()
    game = Game(LOOSE, CAREFUL, STEADY, BOLD, STEADY, CAREFUL)

    def watch(seen: Sight, temperament: Temperament, action: Action) -> None:
        assert seen.hand is not None
        if not seen.hand.board:
            played[temperament.name] += action.kind in ("call", "raise")
            raised[temperament.name] += action.kind == "raise"

    game.play(400, watch)
    assert played["loose"] > 1.5 * played["careful"] / 2
    assert played["loose"] > played["steady"] / 2
    assert raised["bold"] > raised["careful"] / 2


def test_most_hands_are_decided_without_everybody_staying_in() -> None:
    game = Game(STEADY, LOOSE, BOLD, CAREFUL, STEADY, LOOSE)
    folds = Counter()

    def watch(seen: Sight, _: Temperament, action: Action) -> None:
        folds[action.kind] += 1

    game.play(150, watch)
    total = sum(folds.values())
    assert 0.2 < folds["fold"] / total < 0.7
    assert 0.05 < folds["raise"] / total < 0.4
    assert 0.05 < folds["call"] / total < 0.4


def test_bets_come_in_different_sizes() -> None:
    game = Game(STEADY, STEADY, BOLD, LOOSE)
    sizes: set[int] = set()

    def watch(seen: Sight, _: Temperament, action: Action) -> None:
        assert seen.hand is not None
        if seen.hand.board and action.kind == "raise":
            sizes.add(action.to)

    game.play(80, watch)
    assert len(sizes) > 8


def test_the_same_luck_makes_the_same_decision() -> None:
    game = Game(BOLD, BOLD, BOLD)
    game.deal()
    seen = game.sight()
    assert [decide(seen, BOLD, Random(seed)) for seed in range(30)] == [
        decide(seen, BOLD, Random(seed)) for seed in range(30)
    ]


def test_a_sight_holds_no_cards_but_ones_own() -> None:
    game = Game(STEADY, STEADY, STEADY)
    game.deal()
    seen = game.sight()
    assert seen.you is not None
    others = [seat.cards for seat in seen.seats if seat.seat != seen.you.seat]
    assert others == [("??", "??"), ("??", "??")]


def test_a_bot_asked_out_of_turn_says_so() -> None:
    game = Game(STEADY, STEADY)
    game.deal()
    seen = msgspec.structs.replace(game.sight(), you=None)
    with pytest.raises(Mistake) as refused:
        decide(seen, STEADY, Random(1))
    assert refused.value.code == "bots-not-your-turn"


def test_starting_hands_stand_in_a_sensible_order() -> None:
    order = ["AhAd", "KhKd", "AhKh", "8h8d", "AhTd", "Th9h", "Kh8d", "9h4d", "7h2d"]
    parts = [share(parse(cards)) for cards in order]
    assert parts == sorted(parts)
    assert share(parse("7h2d")) > 0.9
    assert share(parse("AhAd")) == pytest.approx(6 / 1326)
    assert max(share((one, other)) for one in range(52) for other in range(one)) == 1.0
