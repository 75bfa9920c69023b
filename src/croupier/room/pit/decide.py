"""What a casino table makes of a command: the row that says all that was not known before, or a refusal."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cards import parse_with_joker, show, shuffled
from croupier.errors import Mistake, Refusal
from croupier.odds.house.lesson import sight
from croupier.odds.house.solvers import solver
from croupier.pit.bank import bank_of
from croupier.pit.duty import RulesSheet
from croupier.pit.errors import BetRefused
from croupier.pit.felt import BETS, CUT, DECISIONS, HELD
from croupier.pit.pai_gow.banking import next_banker
from croupier.pit.staff import Staff
from croupier.room.actors.asks import Asked
from croupier.room.people.names import clean_name
from croupier.room.pit import asks, rows
from croupier.room.pit.asks import LaidBox, TableAsk
from croupier.room.pit.paying import check
from croupier.room.pit.state import PAYOUT, SERVER
from croupier.room.pit.talking import of_the_chat, talking
from croupier.room.pit.terms import RULES, paying, shift
from croupier.room.pit.view import names, signs

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.cards.deck import Randomness
    from croupier.pit import Round
    from croupier.room.pit.asks import BettingAsk
    from croupier.room.pit.rows import PitRow
    from croupier.room.pit.state import Layout, PitState

SECRET: Final = 1 << 128
"""How many secrets there are behind a seal."""


class Do(NamedTuple):
    """What the table does by itself: the row, where it needs nothing that must be drawn."""

    row: PitRow


class PlayOn(NamedTuple):
    """Play a machine's hand to its end for a player who has gone, as well as it can be played."""


class Seal(NamedTuple):
    """Shuffle the next round's deck."""


Command = Asked[TableAsk] | Do | Seal | PlayOn

_OF_CARDS: Final = frozenset({"pit-card-not-held", "pit-foul"})
"""Refusals that name cards."""


def decide(state: PitState, command: Command, entropy: Randomness, at: int) -> PitRow:
    """The row of a command `at` (ms since 1970); raises `Refusal`, with the clause where there is one, when it may not.

    What may be done in the round is for the round to say: it refuses when the row is tried on a copy of the table.
    """
    if state.stopped is not None:
        raise Refusal("room-table-stopped")
    if state.closed:
        raise Refusal("room-table-closed")
    if isinstance(command, Seal):
        deck, secret = _shuffle(state, entropy)
        more = tuple([show(shuffled(state.game.deck, entropy)) for _ in range(1, state.game.decks)])
        return rows.Sealed(deck, secret, more)
    if isinstance(command, PlayOn):
        return _played_on(state)
    if isinstance(command, Do):
        return command.row
    return _asked(state, command, entropy, at)


@contextmanager
def names_not_ids(state: PitState) -> Iterator[None]:
    """A refusal of the round calls people by their ids and cards by letters; who hears it knows names and suits."""
    try:
        yield
    except (Refusal, Mistake) as error:
        told = dict(error.params)
        for key in ("player", "due"):
            if told.get(key) in state.bench.names:
                told[key] = state.name(told[key])
        if error.code in _OF_CARDS:
            told["cards"] = signs(names(parse_with_joker(str(told["cards"]))))
        raise Refusal(error.code, clause=error.clause, **told) from error


def _shuffle(state: PitState, entropy: Randomness) -> tuple[str, str]:
    deck = shuffled(state.game.deck, entropy)
    return show(deck), f"{entropy.randrange(SECRET):032x}"


def _asked(state: PitState, asked: Asked[TableAsk], entropy: Randomness, at: int) -> PitRow:
    person, ask = asked.by.person, asked.ask
    if isinstance(ask, asks.TalkAsk):
        return talking(state, person, ask, at)
    match ask:
        case asks.BuyIn(chips):
            return _buy_in(state, asked, chips)
        case asks.Leave():
            _at_the_table(state, person)
            return rows.Left(person)
        case asks.ReadRules(version):
            return _rules_read(person, version)
        case asks.Ready():
            _free_for(state, person)
            _at_the_table(state, person)
            return _ready(state, person)
        case asks.Bets() | asks.Bet() | asks.TakeBack() | asks.Undo() | asks.Repeat():
            _free_for(state, person)
            _at_the_table(state, person)
            return _bets(state, person, ask)
        case asks.Cut(at):
            _playing(state, CUT)
            return rows.WasCut(person, at)
        case asks.Decide():
            return _decision(state, person, ask)
        case asks.Withdraw(box):
            _own(state, _playing(state, DECISIONS), person, box)
            return rows.Withdrew(person, box)
        case asks.Train(on):
            _at_the_table(state, person)
            return rows.Trained(person, on)
        case _:
            return _of_the_floor(state, asked, entropy, at)


def _at_the_table(state: PitState, person: str) -> None:
    if person not in state.bench.purses and not state.playing_here(person):
        raise Refusal("room-pit-no-chips")


def _free_for(state: PitState, person: str) -> None:
    """A machine is played by one person: whoever comes to it meanwhile hears who that is."""
    if state.occupant not in ("", person):
        raise Refusal("room-pit-machine-taken", player=state.name(state.occupant))


def _buy_in(state: PitState, asked: Asked[TableAsk], chips: int) -> rows.BoughtIn:
    person, name = asked.by.person, asked.by.name
    _free_for(state, person)
    if state.playing_here(person):
        raise Refusal("room-pit-change-in-round", clause="RUSPOK:1.6.2")
    _still_open(state)
    if not chips:
        raise Refusal("room-pit-change-nothing")
    return rows.BoughtIn(person, name, chips)


def _still_open(state: PitState) -> None:
    """Refuse what is brought to a table that was stopped, unless bets lie for one more round."""
    if state.halted and not state.layouts:
        raise Refusal("room-pit-halted")


def _rules_read(person: str, version: int) -> rows.RulesRead:
    if version != RULES:
        raise Refusal("room-pit-other-rules", clause="RUSPOK:1.6.1", version=RULES)
    return rows.RulesRead(person, version)


# Bets


def _bets(state: PitState, person: str, ask: BettingAsk) -> rows.Laid:
    if not state.betting:
        raise BetRefused("pit-bets-closed", clause=state.game.clause("late"))
    _still_open(state)
    if not state.terms.machine:
        RulesSheet(RULES, state.bench.read).check(person)
    layout = _wished(state, person, ask)
    _in_turn_to_bank(state, layout)
    _try(state, person, layout)
    boxes = tuple([LaidBox(box, dict(staked)) for box, staked in layout.items()])
    ready = isinstance(ask, asks.Bets) and ask.ready
    deals = state.terms.machine and ready and bool(layout)
    return rows.Laid(
        person, boxes, ready, isinstance(ask, asks.Undo), deals, _lifted(state, ask) if deals else 0
    )


def _in_turn_to_bank(state: PitState, layout: Layout) -> None:
    """The bank goes round the table: who wants it waits for his turn (CASINO:pg-4)."""
    bank, last = bank_of(state.game), state.bench.banked
    for box, staked in layout.items():
        if bank and bank in staked and next_banker(last, [box], [box]) != box:
            raise BetRefused("room-pit-bank-turn", clause=state.game.clause("bank"), last=last)


def _ready(state: PitState, person: str) -> PitRow:
    layout = state.layouts.get(person)
    if not layout:
        raise BetRefused("pit-no-bets", clause=state.game.clause("players"))
    if state.terms.machine:
        boxes = tuple([LaidBox(box, dict(staked)) for box, staked in layout.items()])
        return rows.Laid(person, boxes, ready=True, deals=True, cut=dealers_cut(state))
    return rows.SaidReady(person)


def _lifted(state: PitState, ask: BettingAsk) -> int:
    """How many cards are lifted at a machine: as many as the player says, else the house's half."""
    at = ask.cut if isinstance(ask, asks.Bets) else None
    cards = len(state.game.deck.cards)
    if at is None:
        return dealers_cut(state)
    if at >= cards:
        raise Refusal("pit-bad-cut", at=at, cards=cards)
    return at


def dealers_cut(state: PitState) -> int:
    """Where the dealer cuts when nobody else does: always half, so that the house chooses nothing."""
    return len(state.game.deck.cards) // 2


def _wished(state: PitState, person: str, ask: BettingAsk) -> Layout:
    lies = state.layouts.get(person, {}) if state.phase == BETS else {}
    match ask:
        case asks.Bets(boxes):
            return _read(boxes)
        case asks.Bet(box, amount, field):
            name = field or state.game.first
            staked = dict(lies.get(box, {}))
            staked[name] = staked.get(name, 0) + amount
            if name == state.game.first:
                # What goes with the first stake follows it.
                for stake in state.game.stakes:
                    if stake.with_first:
                        staked.pop(stake.field, None)
            return {**lies, box: staked}
        case asks.TakeBack(box):
            if box and box not in lies:
                raise BetRefused("pit-not-your-box", clause=state.game.clause("owner"), box=box)
            return {each: staked for each, staked in lies.items() if box and each != box}
        case asks.Undo():
            earlier = state.earlier.get(person, ()) if state.phase == BETS else ()
            if not earlier:
                raise Refusal("room-pit-nothing-to-undo")
            return earlier[-1]
        case _:
            last = state.bench.last.get(person)
            if not last:
                raise Refusal("room-pit-nothing-to-repeat")
            return last


def _read(boxes: tuple[LaidBox, ...]) -> Layout:
    layout: dict[int, Mapping[str, int]] = {}
    for each in boxes:
        if each.box in layout:
            raise Refusal("room-pit-box-twice", box=each.box)
        staked = {name: chips for name, chips in each.staked.items() if chips}
        if staked:
            layout[each.box] = staked
    return layout


def _try(state: PitState, person: str, layout: Layout) -> None:
    """Refuse bets that may not lie so, alone or beside the others."""
    coin = state.terms.coin
    for staked in layout.values():
        for name, chips in staked.items():
            if chips % coin:
                raise BetRefused(
                    "room-pit-coins", clause=state.game.clause("plate"), field=name, amount=chips, coin=coin
                )
    layouts = {**(state.layouts if state.phase == BETS else {}), person: layout}
    if not layout:
        del layouts[person]
        return
    trial = state.laid(layouts)
    trial.close_bets()


# The round


def _playing(state: PitState, phase: str) -> Round:
    """The round, which must be in this phase."""
    if state.round is None or state.phase != phase:
        raise Refusal("room-stale-action")
    return state.round


def _own(state: PitState, round: Round, person: str, box: int) -> None:
    lying = round.boxes.get(box)
    if lying is None or lying.player != person:
        raise BetRefused("pit-not-your-box", clause=state.game.clause("owner"), box=box)


def _decision(state: PitState, person: str, ask: asks.Decide) -> rows.Decided:
    round = _playing(state, DECISIONS)
    if ask.round != state.number or ask.turn != len(round.log):
        raise Refusal("room-stale-action")
    _own(state, round, person, ask.box)
    cards = parse_with_joker("".join(ask.cards))
    return rows.Decided(person, ask.box, ask.kind, ask.amount, show(cards))


def _played_on(state: PitState) -> rows.Decided:
    """Nothing is thrown away for who is not there: his cards are held as they are best held."""
    seen = sight(_playing(state, DECISIONS))
    if seen is None:
        raise Refusal("room-stale-action")
    game = paying(state.game, seen.staked[state.game.first])
    best = solver(game).best(game)(seen)
    return rows.Decided(seen.options.player, seen.options.box, best.kind, best.amount, show(best.cards))


# The floor


def _of_the_floor(state: PitState, asked: Asked[TableAsk], entropy: Randomness, at: int) -> PitRow:
    if not asked.by.floor:
        raise Refusal("staff-not-yours")
    by = asked.by.name
    match asked.ask:
        case asks.ImproperCut():
            _playing(state, CUT)
            return rows.SpoiledCut(state.cutter, *_shuffle(state, entropy), by)
        case asks.RefuseDraw(box):
            if not state.playing:
                raise Refusal("room-stale-action")
            return rows.DrawRefused(box, by)
        case asks.Resume(settlement):
            _playing(state, HELD)
            return rows.Released(settlement, by)
        case asks.Relieve():
            return _relieve(state, asked.ask, by)
        case asks.Pay(boxes):
            if state.phase != PAYOUT or state.laid_open is None:
                raise Refusal("room-stale-action")
            check(state.laid_open.settlements, _by_box(boxes))
            return rows.LaidOut(boxes, by)
        case asks.TopUp():
            if not state.terms.has_fund or state.playing or state.layouts:
                raise Refusal("room-pit-no-top-up", clause="RUSPOK:1.22.j")
            return rows.ToppedUp(ordered=True, by=by)
        case asks.Mute() | asks.Sanction() | asks.Review():
            return of_the_chat(state, asked.ask, at)
        case ask:
            return rows.Halted(isinstance(ask, asks.Stop), by)


def _by_box(boxes: tuple[asks.PaidBox, ...]) -> dict[int, Mapping[str, int]]:
    payouts: dict[int, Mapping[str, int]] = {}
    for each in boxes:
        if each.box in payouts:
            raise Refusal("room-pit-box-twice", box=each.box)
        payouts[each.box] = each.changes
    return payouts


def _relieve(state: PitState, ask: asks.Relieve, by: str) -> rows.Relieved:
    """Others serve from now on: between rounds only (RUSPOK:1.5.c), two of them (RUSPOK:1.5.a)."""
    dealer, inspector = [clean_name(name) if name.strip() else "" for name in (ask.dealer, ask.inspector)]
    staff = Staff(dealer or SERVER.dealer, inspector or SERVER.inspector)
    # Who speaks for the floor orders the relief: its hour need not have struck.
    shift(state.bench.staff, state.bench.staffed_at).order().relieved(
        staff, 0, between_rounds=not state.playing
    )
    if ask.by_hand and (not dealer or state.terms.machine):
        raise Refusal("room-pit-no-dealer", clause="RUSPOK:1.5.a")
    return rows.Relieved(dealer, inspector, ask.by_hand, by)
