"""Every game of the pit at a table: chips agree after each row, and the journal tells the same table again."""

from random import Random
from typing import Any

import pytest

from croupier.cards import parse_with_joker, show
from croupier.ledger import HOUSE_ISSUE, transfer, wallet
from croupier.odds.house.lesson import sight
from croupier.odds.house.solution import Decision
from croupier.odds.house.solvers import solver
from croupier.pit.catalogue import GAMES
from croupier.pit.felt import DECISIONS, OVER
from croupier.room.pit import asks, rows
from croupier.room.pit.asks import LaidBox
from croupier.room.pit.decide import Do, PlayOn, Seal
from croupier.room.pit.fairness import verify
from croupier.room.pit.hall import line
from croupier.room.pit.layout import layout, offers
from croupier.room.pit.state import PitState
from croupier.room.pit.terms import is_machine
from croupier.room.pit.tutor import Question, answered, known
from croupier.room.pit.view import view
from tests.room.pit.pit_table import PitTable
from tests.room.pit.stacked import Stacked, dealt
from tests.room.pit.test_seal import proof_of

ROUNDS = 12


def same(state: PitState, other: PitState) -> bool:
    """Whether two tables are the same to everybody who looks."""
    return all(view(state, viewer) == view(other, viewer) for viewer in ("ann", "boris", None))


def some_bets(table: PitTable, luck: Random, free: list[int]) -> tuple[LaidBox, ...]:
    stakes = table.state.game.stakes
    plate = table.state.game.plate
    boxes = []
    for _ in range(luck.choice((1, 1, 2))):
        if not free:
            break
        staked = {stakes[0].field: 20}
        for stake in stakes[1:]:
            if not stake.with_first and not stake.bank and luck.random() < 0.5:
                staked[stake.field] = (
                    plate.token if stake.token else luck.randrange(1, plate.side_maximum + 1)
                )
        boxes.append(LaidBox(free.pop(0), staked))
    return tuple(boxes)


def choose(table: PitTable, luck: Random) -> asks.Decide:
    """Any decision that is open, with any chips and cards that may go with it."""
    round = table.state.round
    assert round is not None
    options = round.options
    assert options is not None
    box = round.boxes[options.box]
    choice = luck.choice(options.choices)
    amount = luck.choice(choice.amounts) if choice.amounts else 0
    if choice.high:
        amount = luck.randrange(choice.low, choice.high + 1)
    fewest, most = choice.cards
    named = luck.sample(box.cards, luck.randint(fewest, most))
    offer = next(each for each in offers(round.game) if each.kind == choice.kind)
    if offer.cards == "low" and round.game.way is not None:
        named = list(round.game.way(round.game, box.cards))
    return table.decision(options.box, choice.kind, amount, *[show((card,)) for card in named])


def play(table: PitTable, luck: Random) -> None:
    table.open_bets()
    free = list(range(1, table.state.game.boxes.printed + 1))
    for person in ("ann", "boris")[: 1 if table.terms.machine else 2]:
        bets = some_bets(table, luck, free)
        if bets:
            table.ask(person, asks.Bets(bets))
    table.close()
    table.ask(table.state.cutter, asks.Cut(luck.randrange(len(table.state.game.deck.cards))))
    while table.state.phase == DECISIONS:
        assert table.state.round is not None
        if luck.random() < 0.2:
            assert same(table.state, table.refolded())
        ask = choose(table, luck)
        table.ask(table.state.round.boxes[ask.box].player, ask)
    assert table.state.phase == OVER
    for viewer in ("ann", "boris", None):
        verify(proof_of(table.view(viewer)))


def opened(game: str, **terms: Any) -> PitTable:
    if is_machine(GAMES[game]()):
        terms |= {"minimum": 20, "maximum": 100}
    else:
        terms |= {"minimum": 10, "maximum": 500}
    table = PitTable(game, Random(game), **terms)
    table.buy_in(*("ann", "boris")[: 1 if table.terms.machine else 2], chips=100_000)
    return table


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.requirement("FAIR-1")
def test_a_game_is_played_and_every_chip_and_card_accounted_for(game: str) -> None:
    table, luck = opened(game, display=20_000 * any(s.token for s in GAMES[game]().stakes)), Random(7)
    for _ in range(ROUNDS):
        play(table, luck)
        assert same(table.state, table.refolded())
    assert len(table.kept) == ROUNDS
    assert table.history("ann").number == ROUNDS


@pytest.mark.parametrize(("game", "hands"), [("jacks-or-better", 1), ("joker-poker", 1), ("deuces-wild", 3)])
def test_where_wins_are_doubled_every_chip_and_card_is_accounted_for(game: str, hands: int) -> None:
    table, luck = opened(game, double_up=True, hands=hands), Random(3)
    for _ in range(25):
        play(table, luck)
        assert same(table.state, table.refolded())
    assert any("against" in kept.record for kept in table.kept)


def test_several_hands_are_proved_each_from_the_deck_it_drew_from() -> None:
    table = opened("jacks-or-better", hands=3)
    table.luck = Stacked("JsJd4c7h9s" + "2d3c8h", "Jh9sJc4c5s", "7h2d3d4s")
    table.open_bets()
    table.bets("ann", {1: {"coins": 100}, 2: {"coins": 100}, 3: {"coins": 100}})
    table.ask("ann", asks.Ready())
    assert table.state.round is not None
    table.decides(1, "hold", 0, "Js", "Jd")
    shown = table.view("ann")
    assert [show(parse_with_joker("".join(box["cards"]))[2:]) for box in shown["boxes"]] == [
        "2d3c8h",
        "JhJc5s",
        "2d3d4s",
    ]
    session = {"rounds": 1, "first": 300, "staked": 300, "net": 2400, "doubles": 0, "doubled": 0}
    assert shown["you"]["session"] == session
    # The seal is of all three decks; each hand's cards lie from the cut of its own on, but for those dealt before.
    proof = proof_of(shown)
    turns = {turn: card for turn, card in verify(proof).items() if turn % 52 < 8}
    assert [turns[turn] for turn in range(8)] == ["Js", "Jd", "4c", "7h", "9s", "2d", "3c", "8h"]
    assert [turns[52 + turn] for turn in range(5)] == ["Jh", "9s", "Jc", "4c", "5s"]
    assert [turns[104 + turn] for turn in range(4)] == ["7h", "2d", "3d", "4s"]
    assert same(table.state, table.refolded())
    past = table.history("ann")
    assert past.fairness is not None
    assert past.fairness.decks == 3
    assert past.net == 2400


@pytest.mark.parametrize(
    ("picked", "net", "doubles", "doubled"), [((), 0, 0, 0), ((2,), 100, 1, 100), ((2, 4), -100, 2, -100)]
)
def test_the_session_tells_what_came_of_doubling(picked, net, doubles, doubled) -> None:
    """The king is higher than the house's five, the three of spades lower than its ten."""
    table = opened("jacks-or-better", double_up=True)
    table.luck = Stacked("JsJd4c7h9s" + "2d3c8h" + "5h6dKs4s3h" + "TcQdAd9d3s")
    table.open_bets()
    table.bets("ann", {1: {"coins": 100}})
    table.ask("ann", asks.Ready())
    table.decides(1, "hold", 0, "Js", "Jd")
    for place in picked:
        table.decides(1, "double")
        table.decides(1, "pick", place)
    if table.state.phase == DECISIONS:
        table.decides(1, "collect")
    session = {"rounds": 1, "first": 100, "staked": 100, "net": net, "doubles": doubles, "doubled": doubled}
    assert table.view("ann")["you"]["session"] == session
    assert table.resnapped().bench.sessions == table.state.bench.sessions


def test_who_goes_in_the_middle_of_a_doubling_has_the_first_card_and_what_it_brings() -> None:
    table = opened("jacks-or-better", double_up=True)
    table.luck = Stacked("JsJd4c7h9s" + "2d3c8h" + "5h6dKs4s3h")
    table.open_bets()
    table.bets("ann", {1: {"coins": 100}})
    table.ask("ann", asks.Ready())
    table.decides(1, "hold", 0, "Js", "Jd")
    shown = table.view("ann")["options"]
    assert (shown["stage"], shown["won"]) == ("double-up", 100)
    # The trainer's values are of holds: none are told where a win is taken or doubled.
    assert shown["worth"] == []
    table.decides(1, "double")
    # What lies closed is seen by nobody.
    assert [entry["cards"] for entry in table.view("ann")["log"][-1:]] == [["5h"]]
    # The machine waits for her once, and then plays on.
    table.now = table.state.deadline or 0
    table.tell(PlayOn())
    while table.state.phase == DECISIONS:
        assert table.state.deadline == table.state.act_from
        table.now = table.state.deadline or 0
        table.tell(PlayOn())
    past = table.history("ann")
    assert past.net == 100
    # Everything that was turned lay so in the sealed deck, one card after the other.
    turned = [
        card
        for entry in past.log
        if entry.kind in ("deal", "draw", "against", "turn")
        for card in entry.cards
    ]
    assert past.fairness is not None
    assert past.fairness.revealed is not None
    places = {one.card: one.place for one in past.fairness.revealed.opened}
    assert past.fairness.cut is not None
    assert [(places[card] - past.fairness.cut.at) % 52 for card in turned] == list(range(13))


@pytest.mark.parametrize("game", list(GAMES))
def test_silence_always_brings_a_round_to_its_end(game: str) -> None:
    if is_machine(GAMES[game]()):
        # At a machine nothing is thrown away for who is not there: the hand is held as it is best held.
        table = opened(game)
        table.open_bets()
        table.bets("ann", {1: {"coins": 100}})
        table.ask("ann", asks.Ready())
        assert (table.state.phase, table.view("ann")["deadline"]) == (DECISIONS, None)
        assert table.state.round is not None
        best = sight(table.state.round)
        assert best is not None
        row = table.tell(PlayOn())
        assert isinstance(row, rows.Decided)
        advised = solver(table.state.game).advise(table.state.game, best.cards, ()).best
        assert set(parse_with_joker(row.cards)) == set(advised.decision.cards)
        assert table.state.phase == OVER
        return
    table = opened(game)
    table.open_bets()
    table.bets("ann", {1: {table.state.game.first: 20}})
    table.close()
    table.dealers_cut()
    for _ in range(12):
        if table.state.phase != DECISIONS:
            break
        assert table.state.deadline is not None
        assert table.state.round is not None
        table.tell(Do(rows.Silent(table.state.round.actor)))
    assert table.state.phase == OVER


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_between_rounds_comes_back_out_of_its_snapshot(game: str) -> None:
    table, luck = opened(game), Random(3)
    play(table, luck)
    table.tell(Seal())
    again = table.resnapped()
    assert (again.bench, again.following, again.number) == (
        table.state.bench,
        table.state.following,
        table.state.number,
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_every_field_chips_may_lie_on_is_printed(game: str) -> None:
    table = opened(game)
    printed = layout(table.terms)
    assert printed.fields[0] == table.state.game.first
    assert len(set(printed.fields)) == len(printed.fields)
    assert (printed.paytable is not None) == table.terms.machine


# Machines


def test_a_machine_deals_at_once_and_the_last_hand_stays_until_the_next_coin() -> None:
    table = opened("jacks-or-better")
    table.open_bets()
    laid = (LaidBox(1, {"coins": 100}),)
    table.ask("ann", asks.Bets(laid, ready=True, cut=17))
    view = table.view("ann")
    assert (view["phase"], view["deadline"], view["fairness"]["cut"]) == (
        "decisions",
        None,
        {"player": "Ann", "at": 17},
    )
    cards = view["boxes"][0]["cards"]
    table.decides(1, "hold", 0, *cards[:2])
    view = table.view("ann")
    assert view["phase"] == "over"
    assert view["boxes"][0]["cards"][:2] == cards[:2]
    table.tell(Seal())
    assert table.view("ann")["boxes"][0]["cards"][:2] == cards[:2]
    table.ask("ann", asks.Bets(laid, ready=True))
    assert (table.view("ann")["phase"], table.view("ann")["round"]) == ("decisions", 2)
    assert table.view("ann")["fairness"]["cut"]["at"] == 26
    assert same(table.state, table.refolded())


@pytest.mark.clause("CASINO:vp-2")
def test_a_machine_takes_whole_coins_up_to_five() -> None:
    table = opened("jacks-or-better")
    table.open_bets()
    assert table.refuses("ann", asks.Bets((LaidBox(1, {"coins": 50}),))).clause == "CASINO:vp-2"
    assert table.refuses("ann", asks.Bets((LaidBox(1, {"coins": 120}),))).clause == "CASINO:vp-2"
    refused = table.refuses("ann", asks.Bets((LaidBox(1, {"coins": 100}),), ready=True, cut=52))
    assert refused.code == "pit-bad-cut"


def test_a_machine_is_played_by_one_person_until_his_chips_are_gone() -> None:
    table = opened("jacks-or-better")
    table.open_bets()
    coins = asks.Bets((LaidBox(1, {"coins": 100}),), ready=True)
    for ask in (asks.BuyIn(1_000), coins, asks.Bet(1, 100), asks.Repeat(), asks.Ready()):
        refused = table.refuses("boris", ask)
        assert (refused.code, refused.params) == ("room-pit-machine-taken", {"player": "Ann"})
    assert [table.view(viewer)["taken_by"] for viewer in ("ann", "boris", None)] == ["", "Ann", "Ann"]
    assert (line(table.state).free, line(table.state).players) == (0, ("Ann",))
    table.ask("ann", coins)
    assert table.refuses("boris", asks.BuyIn(1_000)).code == "room-pit-machine-taken"
    table.ask("ann", asks.Leave())
    assert table.refuses("boris", asks.BuyIn(1_000)).code == "room-pit-machine-taken"
    table.decides(1, "hold")
    # She has gone with her chips: the machine is free, and his now.
    assert (table.view("boris")["taken_by"], line(table.state).free) == ("", 1)
    table.buy_in("boris")
    assert (table.view("ann")["taken_by"], line(table.state).players) == ("Boris", ("Boris",))
    assert table.refuses("ann", asks.BuyIn(1_000)).code == "room-pit-machine-taken"
    assert same(table.state, table.refolded())


def test_who_has_lost_all_at_a_machine_holds_it_no_longer() -> None:
    table = PitTable("jacks-or-better", minimum=20, maximum=100)
    table.buy_in("ann", chips=100)
    table.open_bets()
    table.ask("ann", asks.Bets((LaidBox(1, {"coins": 100}),), ready=True))
    assert table.view("boris")["taken_by"] == "Ann"
    table.decides(1, "hold")
    assert table.state.bench.purses == {"ann": 0}
    table.buy_in("boris")
    assert table.view("ann")["taken_by"] == "Boris"


def test_two_who_had_chips_at_a_machine_play_it_one_after_the_other() -> None:
    table = opened("jacks-or-better")
    table.open_bets()
    # So it may stand in a journal of earlier: there two could bring chips.
    table.book.post(transfer("issue-boris", HOUSE_ISSUE, wallet("boris"), 1_000))
    table.now += 1
    table.tell(Do(rows.BoughtIn("boris", "Boris", 1_000)))
    assert [table.view(viewer)["taken_by"] for viewer in ("ann", "boris")] == ["Boris", ""]
    table.ask("ann", asks.Leave())
    table.ask("boris", asks.Bets((LaidBox(1, {"coins": 100}),), ready=True))
    assert table.view("ann")["taken_by"] == "Boris"


def test_a_machines_table_shows_what_each_number_of_coins_is_paid() -> None:
    paytable = layout(opened("jacks-or-better").terms).paytable
    assert paytable is not None
    pays = {row.combination: row.pays for row in paytable.rows}
    assert pays["royal-flush"] == (250, 500, 750, 1000, 4000)
    assert pays["jacks-or-better"] == (1, 2, 3, 4, 5)


def test_the_trainer_estimates_a_setting_of_pai_gow_instead_of_keeping_the_table_waiting() -> None:
    table = PitTable("pai-gow", Stacked("KhJdKdTdQh8cQd6s7s4h5c3d2h2s"))
    table.deal(ann={1: {"stake": 100}})
    assert table.state.round is not None
    seen = sight(table.state.round)
    assert seen is not None
    way = answered(Question(table.terms, seen, Decision("house-way"))).advice
    assert way is not None
    worst = way.choices[-1]
    set_badly = Decision("set", cards=parse_with_joker("".join(worst.cards)))
    said = answered(Question(table.terms, seen, set_badly)).advice
    assert said is not None
    assert (way.exact, said.exact) == (False, False)
    assert said.choices == way.choices
    assert said.value == worst.value
    assert said.cost is not None
    assert float(said.cost) == pytest.approx(
        float(said.best.value or "nan") - float(worst.value or "nan"), abs=1e-8
    )
    assert float(said.cost) > 0.1


def test_the_trainer_knows_that_a_royal_is_worth_less_without_all_five_coins() -> None:
    worth = {}
    for chips in (100, 80):
        table = PitTable("jacks-or-better", Stacked("KhQhJhTh9h"), minimum=20, maximum=100)
        table.buy_in("ann")
        table.open_bets()
        table.ask("ann", asks.Bets((LaidBox(1, {"coins": chips}),), ready=True))
        assert table.state.round is not None
        seen = sight(table.state.round)
        assert seen is not None
        held = Decision("hold", cards=seen.cards)
        said = answered(Question(table.terms, seen, held)).advice
        assert said is not None
        draw = next(each for each in said.choices if each.cards == ("Kh", "Qh", "Jh", "Th"))
        worth[chips] = float(draw.value or "nan")
        assert said.value == "49.000000000"
    # One card of 47 makes the royal: 800 or 250 to one.
    assert round(worth[100] - worth[80], 4) == round((800 - 250) / 47, 4)


@pytest.mark.parametrize(
    ("stake", "hand", "up", "best"),
    [
        (100, "9sTdJhQcKs", "7h", ("sixth", 0, ())),
        (100, "7c7d7hKs2c", "Qd", ("exchange", 0, ("2c", "Ks"))),
        (100, "8h8c8dKd2c", "8s", ("insure", 600, ())),
        # Of an ante of 500 a royal flush with a straight flush is worth more than the table pays.
        (500, "9sTdJhQcKs", "7h", None),
    ],
)
def test_the_trainer_reads_a_first_decision_off_the_table_before_it_is_worked_out(
    stake: int, hand: str, up: str, best: tuple[str, int, tuple[str, ...]] | None
) -> None:
    table = PitTable(
        "russian-poker", Stacked(dealt([hand], f"2d4h6cTc{up}")), minimum=100, max_payout=100_000
    )
    table.deal(ann={1: {"ante": stake}})
    assert table.state.round is not None
    seen = sight(table.state.round)
    assert seen is not None
    said = known(Question(table.terms, seen, Decision("fold")))
    if best is None:
        assert said is None
        return
    assert said is not None
    assert (said.kind, said.value, said.cost, said.choices) == ("fold", None, None, ())
    kind, amount, thrown = best
    assert (said.best.kind, said.best.amount, set(said.best.cards)) == (kind, amount, set(thrown))
