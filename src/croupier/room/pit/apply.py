"""What a row of a casino table's journal does. It must succeed: everything was asked before the row was made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, get_args

from croupier.cards import parse_with_joker
from croupier.cards.seal import sealing_name
from croupier.errors import Broken
from croupier.pit.doubling import doubled
from croupier.pit.felt import BETS, CUT, DECISIONS, HELD, OVER
from croupier.pit.staff import Staff
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect
from croupier.room.pit import rows
from croupier.room.pit.fairness import SealedDeck
from croupier.room.pit.inspection import compared
from croupier.room.pit.messages import Act
from croupier.room.pit.state import (
    MOST_ACTS,
    MOST_UNDONE,
    SERVER,
    PitState,
    Session,
)
from croupier.room.pit.talked import talk_row

if TYPE_CHECKING:
    from croupier.pit import Operation

_CARDS_AT_ONCE: Final = frozenset({"deal", "dealer", "board", "draw", "change", "against", "turn"})
_A_MOMENT: Final = frozenset({"reveal", "settle"})
_MOMENT: Final = 4
"""How many cards' time the dealer takes to open his hand, and to pay a box."""


def opened(row: rows.PitRow | None, at: int) -> PitState:
    """A table as its first row leaves it; `Broken` where that is no opening."""
    if not isinstance(row, rows.Opened):
        raise Broken("room-journal-without-opening")
    SERVER.check()
    state = PitState(row.terms, row.terms.value, topped_up_at=at, next_at=at, deserted_at=at)
    state.bench.display = row.terms.display
    state.bench.bank = -row.terms.display
    state.bench.staffed_at = at
    return state


def apply(state: PitState, row: rows.PitRow, at: int) -> Effect:
    """Change a table by a row written at a time (ms since 1970); `Refusal` where the round does not allow it."""
    effect = _APPLIED[type(row)](state, row, at) or NOTHING
    if state.bench.purses or state.playing:
        state.deserted_at = 0
    else:
        state.deserted_at = state.deserted_at or at
    return effect


# People


def _bought_in(state: PitState, row: rows.BoughtIn, at: int) -> Effect:
    bench, hurried = state.bench, state.alone
    bench.acted[row.person] = at
    bench.purses[row.person] = bench.purses.get(row.person, 0) + row.chips
    bench.names[row.person] = row.name
    bench.leaving.discard(row.person)
    if hurried and not state.alone:
        # Another is here: from now on the clock runs for who played alone.
        _set_clock(state, at)
    _remake(state)
    return Effect(wallets={row.person: -row.chips})


def _left(state: PitState, row: rows.Left, _at: int) -> Effect:
    """At once, or with a live box when the round is over (RUSPOK:1.6.4.a)."""
    if state.playing_here(row.person):
        state.bench.leaving.add(row.person)
        return NOTHING
    state.layouts.pop(row.person, None)
    return Effect(wallets={row.person: _cash_out(state, row.person)})


def _cash_out(state: PitState, person: str) -> int:
    bench = state.bench
    chips = bench.purses.pop(person, 0)
    bench.leaving.discard(person)
    bench.trained.discard(person)
    bench.acted.pop(person, None)
    bench.last.pop(person, None)
    bench.sessions.pop(person, None)
    state.earlier.pop(person, None)
    state.ready.discard(person)
    _remake(state)
    return chips


def _trained(state: PitState, row: rows.Trained, _at: int) -> None:
    (state.bench.trained.add if row.on else state.bench.trained.discard)(row.person)


def _rules_read(state: PitState, row: rows.RulesRead, _at: int) -> None:
    state.bench.read[row.person] = row.version


# Between rounds


def _sealed(state: PitState, row: rows.Sealed, _at: int) -> None:
    of = sealing_name(state.terms.id, state.number + 1)
    state.following = SealedDeck.read(of, row.deck, row.secret, row.more)


def _bets_opened(state: PitState, _row: rows.BetsOpened, _at: int) -> None:
    _open_bets(state)


def _open_bets(state: PitState) -> None:
    assert state.following is not None
    state.number += 1
    state.sealed, state.following = state.following, None
    state.layouts, state.earlier, state.ready = {}, {}, set()
    state.started, state.ruled, state.compared = {}, "", ()
    state.payouts = state.laid_open = None
    state.waiting, state.waited, state.silent = "", set(), set()
    state.deadline = state.act_from = state.next_at = None
    state.counted = False
    state.round = state.laid({})


def _remake(state: PitState) -> None:
    """The round of the betting phase, made anew of what lies and who is there."""
    if state.phase == BETS:
        state.round = state.laid(state.layouts)
        if not state.layouts:
            state.deadline = None


def _laid(state: PitState, row: rows.Laid, at: int) -> Effect | None:
    if state.phase != BETS:
        _open_bets(state)
    state.bench.acted[row.person] = at
    before = state.layouts.get(row.person, {})
    earlier = state.earlier.get(row.person, ())
    state.earlier[row.person] = earlier[:-1] if row.undone else (*earlier, before)[-MOST_UNDONE:]
    layout = {each.box: dict(each.staked) for each in row.boxes}
    if layout:
        state.layouts[row.person] = layout
    else:
        state.layouts.pop(row.person, None)
    (state.ready.add if row.ready and layout else state.ready.discard)(row.person)
    if state.layouts and state.deadline is None:
        state.deadline = at + _time_to_bet(state)
    _remake(state)
    if row.deals:
        _close(state)
        return _cut(state, row.person, row.cut, at)
    return None


def _said_ready(state: PitState, row: rows.SaidReady, _at: int) -> None:
    state.ready.add(row.person)


def _bets_closed(state: PitState, _row: rows.BetsClosed, at: int) -> None:
    _close(state)
    state.deadline = at + state.terms.cut


def _close(state: PitState) -> None:
    assert state.sealed is not None
    state.round = state.bets_closed()
    state.metered = state.bench.display
    for person, layout in state.layouts.items():
        state.started[person] = state.bench.purses.pop(person)
        state.bench.last[person] = layout
    for deck in state.sealed.decks[: len(state.round.boxes) if state.game.alike else 1]:
        state.round.shuffle(deck)
    state.layouts, state.earlier, state.ready = {}, {}, set()
    state.deadline = None


# The round


def _was_cut(state: PitState, row: rows.WasCut, at: int) -> Effect:
    return _cut(state, row.person, row.at, at)


def _cut(state: PitState, person: str, cards: int, at: int) -> Effect:
    assert state.round is not None
    dealt = len(state.round.log)
    state.round.cut(person, cards)
    return _go_on(state, dealt, at)


def _spoiled_cut(state: PitState, row: rows.SpoiledCut, at: int) -> None:
    assert state.round is not None
    assert state.sealed is not None
    state.round.improper_cut(row.person)
    state.sealed = SealedDeck.read(state.sealed.of, row.deck, row.secret)
    state.round.shuffle(state.sealed.deck)
    state.deadline = at + state.terms.cut
    _note(state, at, row.by, "improper-cut", {"player": state.name(row.person)})


def _decided(state: PitState, row: rows.Decided, at: int) -> Effect:
    assert state.round is not None
    done = len(state.round.log)
    gone = state.terms.machine and state.deadline is not None and at >= state.deadline
    state.bench.acted[row.person] = at
    cards = parse_with_joker(row.cards)
    state.round.decide(row.kind, row.amount, cards, box=row.box, player=row.person)
    effect = _go_on(state, done, at)
    if gone and state.deadline is not None:
        # A machine has waited for who has gone: it does not wait again at each step.
        state.deadline = state.act_from
    return effect


def _withdrew(state: PitState, row: rows.Withdrew, at: int) -> Effect:
    assert state.round is not None
    done = len(state.round.log)
    state.round.withdraw(row.box)
    return _go_on(state, done, at)


def _silent(state: PitState, _row: rows.Silent, at: int) -> Effect:
    assert state.round is not None
    done = len(state.round.log)
    state.silent.add(state.round.actor)
    state.round.say_nothing()
    return _go_on(state, done, at)


def _go_on(state: PitState, done: int, at: int) -> Effect:
    """The next clock after what was done, once the dealer's hands are free; or the chips of a round that is over."""
    round, terms = state.round, state.terms
    assert round is not None
    state.waiting = ""
    free = at + terms.pace * _work(round.log[done:])
    state.laid_open = state.right() if round.phase == HELD else None
    if state.phase in (HELD, OVER):
        state.compared = compared(state.paying, state.started, round, state.metered)
    if state.phase == HELD:
        _note(state, at, "", "held", {"boxes": ", ".join(map(str, round.differences))})
    if round.phase == OVER:
        return _count(state, free)
    asked = round.phase == DECISIONS
    state.act_from = free if asked else None
    state.deadline = free + _time_to_decide(state) if asked else None
    return NOTHING


def _time_to_bet(state: PitState) -> int:
    return state.terms.away if state.alone else state.terms.bets


def _time_to_decide(state: PitState) -> int:
    """How long a decision may take; at a machine, or where one plays alone, only who is not there is timed."""
    terms, round = state.terms, state.round
    if terms.machine or state.alone:
        return terms.away
    stage = next((each for each in state.game.stages if round is not None and each.name == round.stage), None)
    return terms.act * (stage.clock if stage is not None else 1)


def _set_clock(state: PitState, at: int) -> None:
    """Every clock has its full time again, also where the table has stopped, and none was running."""
    times = {BETS: _time_to_bet, CUT: lambda state: state.terms.cut, DECISIONS: _time_to_decide}
    if state.phase in times and (state.phase != BETS or state.layouts):
        state.deadline = at + times[state.phase](state)
        state.act_from = at if state.phase == DECISIONS else None


def _work(log: Iterable[Operation]) -> int:
    """How many cards' time the dealer needs for what he has done."""
    cards = 0
    for entry in log:
        cards += len(entry.cards) if entry.kind in _CARDS_AT_ONCE else _MOMENT * (entry.kind in _A_MOMENT)
    return cards


def _count(state: PitState, free: int) -> Effect:
    """The chips of a finished round come back to the purses, the bank and the display."""
    round, bench = state.round, state.bench
    assert round is not None
    bench.purses.update(round.purses)
    bench.bank += round.bank
    bench.display = round.meter
    bench.float += round.float
    bench.banked = round.banker
    for number, box in round.boxes.items():
        settled, session = round.settlements[number], bench.sessions.setdefault(box.player, Session())
        session.first += next((line.stake for line in settled.lines if line.field == round.game.first), 0)
        session.staked += sum([line.stake for line in settled.lines])
        session.net += settled.net
        session.doubles += sum([entry.kind == "turn" for entry in round.log if entry.box == number])
        if settled.gained != 1:
            session.doubled += doubled(round.game, box.hand(), settled)
    for person in state.started:
        bench.sessions.setdefault(person, Session()).rounds += 1
    state.counted = True
    state.deadline = state.act_from = None
    state.next_at = free if state.terms.machine else free + state.terms.pause
    going = sorted(bench.leaving)
    return Effect(wallets={person: _cash_out(state, person) for person in going}, over=True)


def _waited(state: PitState, row: rows.Waited, _at: int) -> None:
    assert state.deadline is not None
    state.waiting = row.person
    state.waited.add(row.person)
    state.deadline += state.terms.reconnect


def _came_back(state: PitState, _row: rows.CameBack, at: int) -> None:
    state.waiting = ""
    state.deadline = at + _time_to_decide(state)


# The floor


def _draw_refused(state: PitState, row: rows.DrawRefused, at: int) -> Effect:
    assert state.round is not None
    done = len(state.round.log)
    state.round.refuse_draw(row.box)
    _note(state, at, row.by, "refuse-draw", {"box": row.box})
    return _go_on(state, done, at) if state.phase == DECISIONS else NOTHING


def _released(state: PitState, row: rows.Released, at: int) -> Effect:
    assert state.round is not None
    done = len(state.round.log)
    state.round, state.ruled = state.again(settlement=row.settlement), row.settlement
    _note(state, at, row.by, "resume", {"settlement": row.settlement})
    return _go_on(state, done, at)


def _relieved(state: PitState, row: rows.Relieved, at: int) -> None:
    bench = state.bench
    bench.staff = Staff(row.dealer or SERVER.dealer, row.inspector or SERVER.inspector)
    bench.staffed_at, bench.by_hand = at, row.by_hand
    _note(state, at, row.by, "relief", {"dealer": row.dealer, "inspector": row.inspector})


def _laid_out(state: PitState, row: rows.LaidOut, at: int) -> Effect:
    assert state.round is not None
    done = len(state.round.log)
    state.payouts, state.joined = {each.box: dict(each.changes) for each in row.boxes}, row.joined
    for each in row.boxes:
        _note(state, at, row.by, "payout", {"box": each.box, "amount": sum(each.changes.values())})
    state.round = state.again()
    return _go_on(state, done, at)


def _topped_up(state: PitState, row: rows.ToppedUp, at: int) -> None:
    bench = state.bench
    amount = bench.float
    bench.display, bench.float = bench.display + amount, 0
    state.topped_up_at = at
    _remake(state)
    if row.ordered:
        _note(state, at, row.by, "top-up", {"amount": amount})


def _halted(state: PitState, row: rows.Halted, at: int) -> None:
    state.halted = row.on
    _note(state, at, row.by, "stop" if row.on else "open-again", {})


def _note(state: PitState, at: int, by: str, what: str, params: dict[str, str | int]) -> None:
    state.acts = (*state.acts, Act(at, by, what, params))[-MOST_ACTS:]


# The house


def _closed(state: PitState, _row: rows.Closed, _at: int) -> None:
    bench = state.bench
    bench.bank += bench.display + bench.float
    bench.display = bench.float = 0
    state.round, state.layouts = None, {}
    state.deadline = state.next_at = None
    state.closed = True


def _resumed(state: PitState, _row: Resumed, at: int) -> None:
    _set_clock(state, at)
    if state.phase in (BETS, CUT, DECISIONS):
        state.waiting = ""


def _stopped(state: PitState, _row: Stopped, _at: int) -> None:
    state.deadline = state.act_from = None


_APPLIED: Final[dict[type, Callable[[PitState, Any, int], Effect | None]]] = {
    rows.BoughtIn: _bought_in,
    rows.Left: _left,
    rows.Trained: _trained,
    rows.Sealed: _sealed,
    rows.BetsOpened: _bets_opened,
    rows.Laid: _laid,
    rows.SaidReady: _said_ready,
    rows.BetsClosed: _bets_closed,
    rows.WasCut: _was_cut,
    rows.SpoiledCut: _spoiled_cut,
    rows.Decided: _decided,
    rows.Withdrew: _withdrew,
    rows.Silent: _silent,
    rows.Waited: _waited,
    rows.CameBack: _came_back,
    rows.DrawRefused: _draw_refused,
    rows.Released: _released,
    rows.RulesRead: _rules_read,
    rows.Relieved: _relieved,
    rows.LaidOut: _laid_out,
    rows.ToppedUp: _topped_up,
    rows.Halted: _halted,
    rows.Closed: _closed,
    **dict.fromkeys(get_args(rows.OfTheTalk), talk_row),
    Resumed: _resumed,
    Stopped: _stopped,
}
