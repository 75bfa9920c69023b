"""Kuhn and Leduc: what the games are worth, by exact best answers, and that the bots play so at a table."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.envs.chances import strategies
from croupier.bots import HARD, STEADY, decide, look
from croupier.bots.equilibrium import best_answer, exploitability, solved, worth
from croupier.cards import parse
from croupier.play import Hand, Positions, Setup, Stakes, catalogue

KUHN, LEDUC = ("kuhn", 1, (1, 1)), ("leduc", 1, (2, 4))
TIMES = 3_000
OPENSPIEL = json.loads((Path(__file__).parents[1] / "data" / "openspiel.json").read_text())


@pytest.mark.parametrize(
    ("asked", "known"), [(KUHN, -1 / 18), (("kuhn", 5, (5, 5)), -5 / 18), (LEDUC, -0.0856)], ids=str
)
def test_a_game_is_worth_to_the_first_player_what_is_known_of_it(
    asked: tuple[str, int, tuple[int, int]], known: float
) -> None:
    """Kuhn (1950) for his game; for Leduc the value that solvers agree on. The worth lies between two best answers."""
    game, strategy = solved(*asked)
    most, least = best_answer(game, strategy, 0), -best_answer(game, strategy, 1)
    near = 0.0005 * asked[1]
    assert least - near < known < most + near
    assert 0 <= most - least < near
    assert 0 <= exploitability(game, strategy) == pytest.approx((most - least) / 2)


@pytest.mark.parametrize("row", OPENSPIEL["rows"], ids=lambda row: f"{row['game']}-{row['strategy']}")
def test_strategies_are_worth_and_exploited_for_what_openspiel_reckons(row: dict[str, Any]) -> None:
    """OpenSpiel's figures of the same strategies, kept by `python -m benchmarks.envs.solving --write`."""
    game, strategy = {name: (game, made) for name, game, made in strategies(row["game"])}[row["strategy"]]
    assert worth(game, strategy) == pytest.approx(row["value"], abs=1e-9)
    assert exploitability(game, strategy) == pytest.approx(row["exploitability"], abs=1e-9)


@pytest.mark.parametrize("player", [0, 1])
def test_a_best_answer_is_the_best_of_all_plain_strategies(player: int) -> None:
    """In Kuhn each player has 64 strategies without chance; every one is played out against a crooked opponent."""
    game, _ = solved(*KUHN)
    luck = Random(7)
    other = []
    for at, node in enumerate(game.nodes):
        row = [luck.random() for _ in range(len(set(game.seen(at))))]
        other.append([part for one in row for part in (one, 1 - one)])
        assert len(node.kinds) == 2
    own = [at for at, node in enumerate(game.nodes) if node.player == player]
    found = []
    for choice in product(product((0, 1), repeat=3), repeat=len(own)):
        plain = list(other)
        for at, ways in zip(own, choice, strict=True):
            plain[at] = [float(way == each) for way in ways for each in (0, 1)]
        found.append(worth(game, plain) * (-1 if player else 1))
    assert len(found) == 64
    assert best_answer(game, other, player) == pytest.approx(max(found))


def acts(game: str, first: str, *before: str) -> Counter[str]:
    """How often the hard bot does what, with a card of the player to act, after what was done."""
    variant = catalogue[game]
    bets = {"kuhn": (1, 1), "leduc": (2, 4)}[game]
    positions = Positions(2, 2, 1)
    setup = Setup.deal_in(
        variant, Stakes(0, 0, ante=1, small_bet=bets[0], big_bet=bets[1]), {1: 200, 2: 200}, positions
    )
    card = parse(first)[0]
    others = [each for each in variant.deck.cards if each != card]
    mine = len(before) % 2
    # Cards fall to the left of the button first.
    hand = Hand(setup, [*others[:mine], card, *others[mine:]])
    for kind in before:
        getattr(hand, kind if kind != "raise" else "raise_to")(
            *([hand.options.raise_min] if kind == "raise" and hand.options is not None else [])
        )
    assert hand.actor is not None
    assert hand.player(hand.actor).cards == (card,)
    sight = look(hand, hand.actor, big_blind=0, positions=positions)
    return Counter(decide(sight, STEADY.at(HARD), Random(seed)).kind for seed in range(TIMES))


def test_kuhn_is_played_at_a_table_as_it_was_solved() -> None:
    jack, queen, king = ("Js", "Qs", "Ks")
    bets = {card: acts("kuhn", card)["raise"] / TIMES for card in (jack, queen, king)}
    assert bets[queen] < 0.02
    assert bets[jack] == pytest.approx(bets[king] / 3, abs=0.04)
    calls = {card: acts("kuhn", card, "raise")["call"] / TIMES for card in (jack, queen, king)}
    assert (calls[jack], calls[king]) == (0.0, 1.0)
    assert calls[queen] == pytest.approx(1 / 3, abs=0.04)


def test_leduc_is_played_at_a_table_as_it_was_solved() -> None:
    game, strategy = solved(*LEDUC)
    for card in ("Js", "Qs", "Ks"):
        for before in ((), ("raise",), ("check", "raise")):
            at = game.at[before]
            kinds = game.nodes[at].kinds
            row = game.views[at][(parse(card)[0] >> 2,)]
            found = acts("leduc", card, *before)
            for kind, often in zip(kinds, strategy[at][row * len(kinds) :], strict=False):
                assert found[kind] / TIMES == pytest.approx(often, abs=0.04)
