"""Whatever anybody asks at any moment is done or refused; no chip is lost, and the journal tells the same table."""

from random import Random

import pytest

from croupier.cards import CARDS
from croupier.errors import Refusal
from croupier.ledger import HOUSE_ISSUE, transfer, wallet
from croupier.pit.catalogue import GAMES
from croupier.pit.felt import BETS, CUT, DECISIONS, HELD, OVER
from croupier.room.actors.asks import Asked, By
from croupier.room.pit import asks, rows
from croupier.room.pit.asks import LaidBox
from croupier.room.pit.decide import Do, Seal, dealers_cut
from croupier.room.pit.state import IDLE
from croupier.room.talk import asks as talk
from croupier.text import codes
from tests.room.pit.pit_table import PitTable
from tests.room.pit.test_games import opened, same

PEOPLE = ("ann", "boris", "vera")
STEPS = 500


def anything(table: PitTable, luck: Random) -> asks.TableAsk:
    """Any ask at all, more often than not one that makes sense now."""
    round = table.state.round
    if round is not None and table.state.phase == DECISIONS and luck.random() < 0.6:
        return a_decision(table, luck)
    if not table.terms.machine and luck.random() < 0.1:
        return some_talk(table, luck)
    fields = [stake.field for stake in table.state.game.stakes] + ["", "mascot"]
    box, chips = luck.randrange(8), luck.choice((0, 1, 5, 20, 20, 20, 100, 10**6))
    staked = {luck.choice(fields): chips for _ in range(luck.randrange(3))} | {fields[0]: 20}
    laid = tuple([LaidBox(luck.randrange(1, 7), staked) for _ in range(luck.randrange(4))])
    return luck.choice(
        (
            asks.BuyIn(chips),
            asks.Leave(),
            asks.Bets(laid, ready=luck.random() < 0.5, cut=luck.choice((None, 3, 60))),
            asks.Bets((LaidBox(luck.randrange(1, 7), {fields[0]: 20}),), ready=luck.random() < 0.5),
            asks.Bet(box, chips, luck.choice(fields)),
            asks.TakeBack(box),
            asks.Undo(),
            asks.Repeat(),
            asks.Ready(),
            asks.Cut(chips % 60),
            asks.Withdraw(box),
            asks.Train(luck.random() < 0.5),
            asks.ImproperCut(),
            asks.RefuseDraw(box),
            asks.TopUp(),
            asks.Stop() if luck.random() < 0.1 else asks.OpenAgain(),
            asks.Resume("table"),
        )
    )


def some_talk(table: PitTable, luck: Random) -> asks.TalkAsk | asks.OfTheChat:
    """Something said, or asked about what was said."""
    whom = luck.choice(("Ann", "Boris", "Vera", "Nobody"))
    return luck.choice(
        (
            talk.Say(luck.choice(("hello", "I have two aces", "у него флеш", ""))),
            talk.React(luck.choice(("hello", "laughs"))),
            talk.AskReview(),
            talk.Report(table.state.version - luck.randrange(3)),
            asks.Ignore(whom, on=luck.random() < 0.5),
            asks.Mute(whom, on=luck.random() < 0.3),
            asks.Sanction(whom, "abuse"),
            asks.Review(whom, upheld=luck.random() < 0.3),
        )
    )


def a_decision(table: PitTable, luck: Random) -> asks.Decide:
    round = table.state.round
    assert round is not None
    options = round.options
    if options is None or luck.random() < 0.2:
        cards = tuple(luck.sample([*CARDS, "Jk"], luck.randrange(4)))
        return table.decision(luck.randrange(8), luck.choice(("fold", "hold", "xyzzy")), 7, *cards)
    choice = luck.choice(options.choices)
    amount = luck.choice((*choice.amounts, 0, choice.low, choice.high, 13))
    held = table.view(options.player)["boxes"]
    mine = next(each for each in held if each["box"] == options.box)["cards"]
    cards = tuple([card for card in luck.sample(mine, luck.randrange(min(len(mine), 5) + 1)) if card != "??"])
    return table.decision(options.box, choice.kind, amount, *cards)


def the_house(table: PitTable, luck: Random) -> None:
    """What the table does by itself, when it may."""
    state = table.state
    if state.phase in (IDLE, OVER) and state.following is None:
        table.tell(Seal())
    elif state.phase in (IDLE, OVER) and not state.halted:
        table.tell(Do(rows.BetsOpened()))
    elif state.phase == BETS and state.layouts and not state.terms.machine:
        table.tell(Do(rows.BetsClosed()))
    elif state.phase == CUT:
        table.tell(Do(rows.WasCut("", dealers_cut(state))))
    elif state.phase == DECISIONS and not state.terms.machine and luck.random() < 0.3:
        assert state.round is not None
        table.tell(Do(rows.Silent(state.round.actor)))


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_is_asked_is_done_or_refused_and_no_chip_is_lost(game: str) -> None:
    fund = any(stake.token for stake in GAMES[game]().stakes)
    table, luck = opened(game, display=2_000 * fund), Random(game)
    table.book.post(transfer("for-vera", HOUSE_ISSUE, wallet("vera"), 1_000))
    done, refused = 0, set[str]()
    for step in range(2 * STEPS if table.terms.machine else STEPS):
        if luck.random() < 0.5:
            the_house(table, luck)
        person = luck.choice(PEOPLE)
        if table.state.occupant and luck.random() < 0.8:
            # Whoever looks on at a machine asks less than who plays there.
            person = table.state.occupant
        ask = anything(table, luck)
        if not table.state.chips(person) and luck.random() < 0.7:
            ask = asks.BuyIn(500)
        if isinstance(ask, asks.BuyIn) and table.book.balance(wallet(person)) < ask.chips:
            # The desk promises no chips that a wallet does not hold.
            continue
        floor = luck.random() < 0.2
        if table.state.halted and luck.random() < 0.1:
            # Nobody brings chips to a closed table: it does not stay closed for the rest of the evening.
            floor, ask = True, asks.OpenAgain()
        try:
            table.tell(Asked(By("floor" if floor else "player", person, person.capitalize()), ask))
            done += 1
        except Refusal as refusal:
            refused.add(refusal.code)
        assert table.state.phase != HELD
        if step % 100 == 0:
            assert same(table.state, table.refolded())
    assert same(table.state, table.refolded())
    assert done > 40
    assert len(refused) > 5
    assert refused <= codes("en") & codes("ru")
    assert len(table.kept) > 1
