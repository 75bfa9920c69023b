"""What must hold for every act, at any table, under any profile."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.floor import Act, Outcome, Ruling, Seat, Situation, carry_out, rule
from croupier.floor.points import is_own
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes, catalogue
from croupier.rulebook import profile, profiles

WORDS = (
    "call", "raise", "fold", "check", "all-in", "pot", "raise to 900", "five", "1200", "bet two hundred",
    "if you bet I raise", "hmm", "рейз", "колл", "рейз до тысячи", "четыреста", "олл-ин",
)  # fmt: skip
CHIPS = (25, 100, 500, 1000, 5000)
GAMES = (NL_HOLDEM, catalogue["pl-omaha"], catalogue["fl-holdem"])


@dataclass
class Table:
    hand: Hand
    name: str

    @property
    def situation(self) -> Situation:
        return Situation(self.hand)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A hand in the middle of its betting, under any profile."""
    name = draw(st.sampled_from(sorted(profiles())))
    game = draw(st.sampled_from(GAMES))
    players = draw(st.integers(2, 5))
    stacks = {seat: draw(st.integers(60, 12_000)) for seat in range(1, players + 1)}
    positions = Positions(1, 1, 2) if players == 2 else Positions(1, 2, 3)
    stakes = Stakes(50, 100, small_bet=100, big_bet=200) if game.betting.fixed else Stakes(50, 100)
    setup = Setup.deal_in(game, stakes, stacks, positions, policy=profile(name))
    dice = random.Random(draw(st.integers(0, 1 << 30)))
    deck = list(game.deck.cards)
    dice.shuffle(deck)
    hand = Hand(setup, tuple(deck))
    for _ in range(draw(st.integers(0, 9))):
        before = hand.copy()
        play_on(hand, dice)
        if hand.actor is None or hand.over:
            hand = before
            break
    return Table(hand, name)


def play_on(hand: Hand, dice: random.Random) -> None:
    options = hand.options
    if options is None:
        return
    ways = ["check"] if options.check else ["call", "call", "fold"]
    if options.raise_max:
        ways.append("raise")
    way = dice.choice(ways)
    if way == "raise":
        hand.raise_to(dice.choice((options.raise_min, options.raise_max)))
    else:
        {"check": hand.check, "call": hand.call, "fold": hand.fold}[way]()


def chips(hand: Hand) -> int:
    return hand.total + sum(hand.player(seat).stack for seat in hand.seats)


def acts(draw: st.DrawFn, hand: Hand) -> Act:
    seat = Seat(draw(st.sampled_from([seat for seat in hand.seats if not hand.player(seat).folded])))
    stack = hand.player(seat).stack
    motion = st.lists(st.sampled_from(CHIPS), min_size=1, max_size=4).filter(
        lambda chips: sum(chips) <= stack
    )
    kind = draw(st.sampled_from(("words", "chips", "both", "motions", "gesture")))
    if kind == "words" or stack < 100:
        return Act(seat=seat, words=draw(st.sampled_from(WORDS)))
    if kind == "gesture":
        return Act(seat=seat, gesture=draw(st.sampled_from(("tap", "push-all", "gather"))))
    if kind == "motions":
        return Act(seat=seat, motions=((25,), (25, 25)))
    put_out = tuple(draw(motion))
    return Act(seat=seat, chips=put_out, words=draw(st.sampled_from(WORDS)) if kind == "both" else "")


@st.composite
def questions(draw: st.DrawFn) -> tuple[Table, Act]:
    table = draw(tables())
    return table, acts(draw, table.hand)


def ruled(table: Table, act: Act) -> Ruling | None:
    hand = table.hand
    if hand.actor != act.seat and not hand.player(act.seat).stack:
        return None
    return rule(table.situation, act, profile(table.name))


def outcomes(ruling: Ruling) -> list[Outcome]:
    options = ruling.discretion.options if ruling.discretion else {}
    return [ruling, *options.values(), *ruling.then.values()]


@settings(max_examples=150, deadline=None)
@given(questions())
def test_every_ruling_cites_a_clause_of_its_own_books(question: tuple[Table, Act]) -> None:
    table, act = question
    ruling = ruled(table, act)
    if ruling is not None:
        own = any(is_own(clause, profile(table.name)) for clause in ruling.cites)
        assert own or (ruling.silent and ruling.cites)
        assert len(set(ruling.cites)) == len(ruling.cites) <= 5
        assert ruling.explain("en")
        assert ruling.explain("ru")


@settings(max_examples=150, deadline=None)
@given(questions())
def test_a_ruling_carried_out_and_undone_leaves_the_very_same_hand(question: tuple[Table, Act]) -> None:
    table, act = question
    ruling = ruled(table, act)
    if ruling is None:
        return
    before = table.hand.copy()
    for outcome in outcomes(ruling):
        carried = carry_out(table.hand, outcome)
        carried.undo()
        assert table.hand == before


@settings(max_examples=150, deadline=None)
@given(questions(), st.integers(0, 1 << 30))
def test_a_ruling_carried_out_keeps_every_chip_and_the_hand_goes_on(
    question: tuple[Table, Act], seed: int
) -> None:
    table, act = question
    ruling = ruled(table, act)
    if ruling is None:
        return
    for outcome in outcomes(ruling):
        hand = table.hand.copy()
        whole = chips(hand)
        carry_out(hand, outcome)
        dice = random.Random(seed)
        for _ in range(200):
            if hand.over:
                break
            assert chips(hand) == whole
            play_on(hand, dice)
        assert hand.over
        assert sum(hand.result.stacks.values()) == whole


@settings(max_examples=150, deadline=None)
@given(tables(), st.data())
def test_a_legal_act_by_chips_and_by_words_rules_the_same(table: Table, data: st.DataObject) -> None:
    hand = table.hand
    options = hand.options
    assert options is not None
    seat = Seat(options.seat)
    bet = hand.player(seat).bet
    ways = ["check" if options.check else "call"]
    if options.raise_max:
        ways.append("raise")
    way = data.draw(st.sampled_from(ways))
    if way == "check":
        spoken, silent = Act(seat=seat, words="check"), Act(seat=seat, gesture="tap")
    elif way == "call":
        spoken, silent = Act(seat=seat, words="call"), Act(seat=seat, total=options.call)
    else:
        total = data.draw(st.sampled_from((options.raise_min, options.raise_max)))
        if total < hand.smallest_raise and total > hand.to_call:
            total = bet + hand.player(seat).stack
        spoken = Act(seat=seat, words=f"raise to {total}" if hand.to_call else f"bet {total}")
        silent = Act(seat=seat, total=total - bet)
    policy = profile(table.name)
    by_words = rule(table.situation, spoken, policy)
    by_chips = rule(table.situation, silent, policy)
    if way == "raise" and policy.choice("several_chips_limit") == "call" and hand.setup.variant.betting.fixed:
        return
    if (
        way == "raise"
        and not policy.flag("last_chips_all_in")
        and total < int(by_chips.facts.get("raise_threshold", 0))
    ):
        assert by_chips.counts_as[seat].action == "call", "by the half of a raise, the last chips too"
        return
    assert by_words.counts_as == by_chips.counts_as
    assert by_words.operations == by_chips.operations
