"""What is asked at a poker table of whatever kind, a cash table or an event's, and the row it becomes.

Nothing changes here; what may be done in a hand is for the hand to say, when the row is tried on a copy of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from croupier.errors import Refusal
from croupier.play import catalogue
from croupier.records.scenarios import policy_of, read_incidents, scenario_of
from croupier.room.actors.asks import Asked
from croupier.room.actors.rows import Resumed
from croupier.room.hand import rows as played
from croupier.room.hand.after import show
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.rulings import Written, chosen, in_a_line, rule_at, written
from croupier.room.hand.seals import cut, seal, waits_for
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.decide_talk import of_the_chat, talking
from croupier.room.table.rotation import next_game
from croupier.room.table.state import TableState
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.cards.deck import Randomness
    from croupier.play import Hand
    from croupier.room.hand.state import HandTable

OfPlayers: TypeAlias = (
    commands.Act
    | commands.AutoMuck
    | commands.Banking
    | commands.ShowCards
    | commands.SitOut
    | commands.SitIn
    | commands.Talking
)
OfFloor: TypeAlias = commands.Rule | commands.OfTheChat
OfClock: TypeAlias = (
    commands.Seal | commands.Shuffle | commands.TimeOut | commands.Reconnect | commands.Resume
)
AtAnyTable: TypeAlias = OfFloor | OfClock | Asked[OfPlayers]

Made: TypeAlias = (
    played.Acted
    | played.Discarded
    | played.Sealed
    | played.Shuffled
    | played.TimedOut
    | played.Reconnecting
    | played.MuckSet
    | played.OfTheBank
    | played.OfTheEnd
    | played.OfTheTalk
    | played.Ruled
    | rows.SatOut
    | rows.SatIn
    | Resumed
)
"""The rows they become."""


def decide_hand(state: HandTable, command: AtAnyTable, entropy: Randomness, at: int) -> Made:
    """The row that a command becomes `at` (ms since 1970); `Refusal` when it may not."""
    refuse_where_nothing_happens(state)
    row: Made
    match command:
        case commands.Seal(pledged):
            row = _seal(state, entropy, pledged)
        case commands.Shuffle(opened):
            row = _shuffle(state, entropy, opened)
        case commands.TimeOut():
            row = played.TimedOut(_actor(state))
        case commands.Reconnect():
            row = played.Reconnecting(_actor(state))
        case commands.Resume():
            row = Resumed()
        case commands.Rule():
            row = _rule(state, command, entropy)
        case commands.Mute() | commands.Sanction() | commands.Review():
            row = of_the_chat(state, holder(state, command.seat), command, at)
        case Asked(by, ask):
            row = _of_player(state, own_seat(state, by.person), ask, at)
    return row


def refuse_where_nothing_happens(state: HandTable) -> None:
    """Refuse whatever it is at a table that has stopped or is closed."""
    if state.stopped is not None:
        raise Refusal("room-table-stopped")
    if state.closed:
        raise Refusal("room-table-closed")


def own_seat(state: HandTable, person: str) -> int:
    """The seat a person holds; `Refusal` when he has none."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("room-not-seated")
    return seat


def holder(state: HandTable, seat: int) -> str:
    """Who holds a seat; `Refusal` when nobody does."""
    seated = state.seated.get(seat)
    if seated is None:
        raise Refusal("cash-nobody-there", seat=seat)
    return seated.person


def _of_player(state: HandTable, seat: int, ask: OfPlayers, at: int) -> Made:
    row: Made
    match ask:
        case commands.Act():
            row = _act(state, seat, ask)
        case commands.AutoMuck(on):
            row = played.MuckSet(seat, on)
        case commands.RunBank(by_itself):
            row = played.BankSet(seat, by_itself)
        case commands.CallBank():
            _in_turn(state, seat, ask)
            if state.banking or state.to_show or not state.seated[seat].bank:
                raise Refusal("room-no-time-bank", clause="ONLINE:time-4")
            row = played.BankCalled(seat)
        case commands.ShowCards(number, cards):
            row = show(state, seat, number, cards)
        case commands.SitOut(now):
            row = rows.SatOut(seat, marked=now or not state.terms.open_to_all)
        case commands.SitIn(waits):
            if not state.seated[seat].chips and not state.playing(seat):
                raise Refusal("room-no-chips-to-sit-in")
            row = rows.SatIn(seat, waits)
        case _:
            row = talking(state, seat, ask, at)
    return row


def _in_turn(state: HandTable, seat: int, ask: commands.Act | commands.CallBank) -> Hand:
    """The hand in which it is a seat's turn, at the very moment that was meant; `Refusal` when it is not."""
    hand = state.hand
    if hand is None or hand.over or ask.hand != state.number:
        raise Refusal("room-stale-action")
    if hand.actor != seat:
        raise Refusal("room-not-your-turn", clause="TDA-2022:50A")
    if ask.turn != hand.moment:
        raise Refusal("room-stale-action")
    return hand


def _act(state: HandTable, seat: int, act: commands.Act) -> played.Acted | played.Discarded:
    hand = _in_turn(state, seat, act)
    if act.action == "discard":
        # A refusal names no card: what the player does not hold is for nobody to hear of.
        own = card_names(hand.player(seat).cards)
        if len(set(act.cards)) < len(act.cards) or not set(act.cards) <= set(own):
            raise Refusal("room-cards-not-yours")
        return played.Discarded(seat, "".join(act.cards))
    return played.Acted(seat, act.action, act.to if act.action == "raise" else 0)


def _seal(state: HandTable, entropy: Randomness, pledged: tuple[tuple[int, str], ...]) -> played.Sealed:
    due = to_seal(state)
    if due is None:
        raise Refusal("room-no-shuffle-due")
    return seal(*due, entropy, pledged)


def to_seal(state: HandTable) -> tuple[str, Cards] | None:
    """The cards that are to be shuffled and sealed now, and what for; `None` where none are, or they wait already."""
    cards = state.to_shuffle
    if not state.in_hand and state.deal_at is not None:
        game = next_game(state) if isinstance(state, TableState) else state.game or state.terms.game
        cards = catalogue[game].deck.cards
    of = state.sealing_name
    return (of, cards) if cards and not waits_for(state.sealing, of, cards) else None


def _shuffle(state: HandTable, entropy: Randomness, opened: tuple[str, ...]) -> played.Shuffled:
    if not state.to_shuffle:
        raise Refusal("room-no-shuffle-due")
    return played.Shuffled(*cut(state.sealing, state.sealing_name, state.to_shuffle, entropy, opened))


def _actor(state: HandTable) -> int:
    seat = state.hand.actor if state.hand is not None else None
    if seat is None:
        raise Refusal("room-nobody-to-act")
    return seat


def _rule(state: HandTable, rule: commands.Rule, entropy: Randomness) -> played.Ruled:
    """The ruling; whether it can be carried out in the hand shows when the row is tried."""
    profile = rule.under or state.terms.book
    policy = policy_of(profile, rule.policy) if rule.under else state.terms.policy
    done = Written()
    if rule.hand:
        happened = read_incidents(rule.happened, {str(seat): seat for seat in state.seated})
        ruling = rule_at(state, happened, policy, rule.hand, rule.turn)
        done = written(state, chosen(ruling, rule.option).operations, entropy)
    else:
        ruling = scenario_of(rule.line, rule.table, rule.happened, (profile,)).ruling(policy)
    said = {lang: in_a_line(ruling, lang) for lang in LANGUAGES}
    return played.Ruled(profile, said, ruling.cites, *done)
