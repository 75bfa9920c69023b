"""The tree of decisions: counted, compared with trees known otherwise, and with what is published."""

from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.cards import parse
from croupier.play import Hand, Operation, Setup, Stakes, catalogue, next_positions
from croupier.play.perft import after, decisions, lines, perft
from tests.depth import NIGHTLY

PUBLISHED = sorted((Path(__file__).parents[1] / "data" / "perft").glob("*.txt"))
MOST = 300_000 if NIGHTLY else 3_000


def dealt(game: str, stacks: tuple[int, ...], stakes: Stakes) -> Hand:
    variant = catalogue[game]
    chips = dict(enumerate(stacks, 1))
    return Hand(Setup.deal_in(variant, stakes, chips, next_positions(None, list(chips))), variant.deck.cards)


def heads_up(stacks: tuple[int, int]) -> Hand:
    return dealt("nl-holdem", stacks, Stakes(1, 2))


@pytest.mark.clause("TDA-2022:58")
def test_who_has_nothing_to_call_is_not_offered_to_fold() -> None:
    hand = dealt("nl-holdem", (100, 100, 100), Stakes(1, 2))
    assert {each.kind for each in decisions(hand)} == {"fold", "call", "raise"}
    for _ in range(2):
        hand.call()
    assert {each.kind for each in decisions(hand)} == {"check", "raise"}


def test_the_tree_of_kuhn_poker() -> None:
    """Check or bet; then check, bet, fold or call; a check that is bet is folded or called."""
    hand = dealt("kuhn", (2, 2), Stakes(0, 0, ante=1, small_bet=1))
    assert [perft(hand, depth) for depth in range(6)] == [1, 2, 4, 2, 0, 0]


def test_the_tree_of_leduc_poker() -> None:
    """A street that goes on is check-check, or up to two bets that are called; the other street is bet alike."""
    goes_on = {2: 2, 3: 2, 4: 1}  # kk bc; kbc brc; kbrc
    of_one_street = [1, 2, 5, 5, 2]  # k b; kk kb bf bc br; kbf kbc kbr brf brc; kbrf kbrc
    both = [0] * 9
    for length, count in enumerate(of_one_street):
        both[length] += count
        for first, ways in goes_on.items():
            if length:
                both[first + length] += ways * count
    hand = dealt("leduc", (13, 13), Stakes(0, 0, ante=1, small_bet=2, big_bet=4))
    assert [perft(hand, depth) for depth in range(9)] == both


class Duel(NamedTuple):
    """Two players at no-limit, the button first, knowing nothing of the engine.

    `opens` says that the other has not spoken yet on this street, or has the option of the big blind.
    """

    street: int
    behind: tuple[int, int]
    bets: tuple[int, int]
    actor: int
    step: int
    opens: bool

    def puts_in(self, chips: int, *, step: int) -> "Duel":
        """The actor puts chips in, and the other is to speak."""
        behind, bets = list(self.behind), list(self.bets)
        behind[self.actor] -= chips
        bets[self.actor] += chips
        return Duel(self.street, (behind[0], behind[1]), (bets[0], bets[1]), 1 - self.actor, step, False)


def counted(depth: int, duel: Duel) -> int:
    """How many sequences of so many decisions there are, one decision at a time."""
    if depth == 0:
        return 1
    his, others = duel.behind[duel.actor], duel.behind[1 - duel.actor]
    faced = duel.bets[1 - duel.actor] - duel.bets[duel.actor]
    stays = duel.puts_in(min(faced, his), step=duel.step)
    total = int(faced > 0 and depth == 1)  # a fold, and the hand is over
    if not all(stays.behind):
        total += int(depth == 1)
    elif duel.opens:
        total += counted(depth - 1, stays)
    elif duel.street < 3:
        total += counted(depth - 1, Duel(duel.street + 1, stays.behind, (0, 0), 1, 2, True))
    else:
        total += int(depth == 1)
    if his > faced and others:
        for by in range(min(duel.step, his - faced), his - faced + 1):
            total += counted(depth - 1, duel.puts_in(faced + by, step=max(by, duel.step)))
    return total


@pytest.mark.parametrize("stacks", [(3, 3), (4, 9), (9, 5), (10, 10)])
def test_no_limit_heads_up_as_counted_by_hand(stacks: tuple[int, int]) -> None:
    duel = Duel(0, (stacks[0] - 1, stacks[1] - 2), (1, 2), 0, 2, True)
    for depth in range(8):
        assert perft(heads_up(stacks), depth) == counted(depth, duel)


def test_a_fold_is_counted_only_where_there_is_something_to_call() -> None:
    hand = heads_up((10, 10))
    assert [entry.kind for entry in decisions(hand)][:2] == ["fold", "call"]
    called = after(hand, next(entry for entry in decisions(hand) if entry.kind == "call"))
    assert {entry.kind for entry in decisions(called)} == {"check", "raise"}


def test_every_set_of_cards_may_be_thrown_away() -> None:
    hand = dealt("nl-2-7-single-draw", (10, 10), Stakes(1, 2))
    hand.call()
    hand.check()
    thrown = [entry.cards for entry in decisions(hand)]
    assert len(set(thrown)) == perft(hand, 1) == 32
    assert (thrown[0], thrown[-1]) == ((), parse("2c2h3c3h4c"))


def test_in_limit_only_the_one_raise_is_counted() -> None:
    hand = dealt("fl-holdem", (20, 20), Stakes(1, 2, small_bet=2, big_bet=4))
    assert [(entry.kind, entry.amount) for entry in decisions(hand)] == [
        ("fold", 0),
        ("call", 0),
        ("raise", 4),
    ]


def test_counting_leaves_the_hand_alone() -> None:
    hand = heads_up((10, 10))
    before = hand.copy()
    perft(hand, 4)
    assert hand == before


def test_the_lines_are_the_sequences() -> None:
    hand = heads_up((10, 10))
    assert [sum(1 for _ in lines(hand, length)) for length in range(4)] == [
        perft(hand, depth) for depth in range(4)
    ]
    assert sum(perft(later, 2) for later in lines(hand, 2)) == perft(hand, 4)


def test_a_stub_that_runs_short_is_shuffled_into_its_first_order() -> None:
    """Six players throw all their cards away: the fifth of them needs more cards than the stub has."""
    hand = dealt("five-draw", (20,) * 6, Stakes(1, 2, small_bet=2, big_bet=4))
    while hand.street == 0 and hand.options.discards is None:
        hand = after(hand, next(entry for entry in decisions(hand) if entry.kind in ("call", "check")))
    while hand.options.discards is not None:
        hand = after(hand, list(decisions(hand))[-1])
    shuffled = next(entry for entry in hand.log if entry.kind == "shuffle")
    assert shuffled.cards == tuple(sorted(shuffled.cards))
    assert hand.actor


def test_every_game_is_published() -> None:
    assert {path.stem for path in PUBLISHED} == set(catalogue)


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_the_published_counts_are_right(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from croupier.cli import main

    for block in path.read_text("ascii").split("\n\n"):
        title, *published = block.splitlines()
        small = list(takewhile(lambda line: int(line.partition(": ")[2]) <= MOST, published))
        with pytest.raises(SystemExit) as end:
            main([*title.split()[1:], "--depth", str(len(small))])
        assert (end.value.code, capsys.readouterr().out.splitlines()) == (0, small)


def test_a_board_that_could_be_run_twice_is_run_once() -> None:
    hand = Hand.new("nl-holdem", [20, 20], blinds=(1, 2), seed=7, run_it=2)
    hand.raise_to(20)
    later = after(hand, Operation("call", 2))
    assert later.over
    assert len(later.boards) == 1
