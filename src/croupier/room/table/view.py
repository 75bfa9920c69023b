"""The only door out of a table: what a viewer may see of it, and of what happened there.

A viewer is a person, or `None` for a spectator. Hole cards belong to the person they were dealt to, not to the
chair: until they are shown, they are `??` for everybody else, in the view and in the events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec

from croupier.bots.sight import Sight, look
from croupier.cards import UNKNOWN
from croupier.room.actors.watched import FLOOR
from croupier.room.hand.after import hidden_still, to_hunt
from croupier.room.hand.chronicle import (
    FACE_DOWN,
    POSTED,
    STREET_BEGINS,
    card_names,
    hand_text,
    share_of,
    won_with,
)
from croupier.room.hand.equities import against_unknown, street_by_street
from croupier.room.hand.events import DealEvent, DiscardEvent, Event, OfOneAlone, ReplaceEvent
from croupier.room.hand.messages import (
    AskedView,
    HandView,
    LastAction,
    OptionsView,
    PotView,
    RotationView,
    SealView,
    SeatView,
    TableView,
    Winner,
    You,
)
from croupier.room.hand.proofs import Came, deck_view
from croupier.room.hand.run_out import TWICE, asked
from croupier.room.hand.seals import uncut
from croupier.room.table import view_chairs as chairs
from croupier.room.table.chat import chat_of_floor
from croupier.room.table.rotation import chooser, next_game
from croupier.room.table.state import TableState
from croupier.room.talk.view import conduct_view
from croupier.text import LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from croupier.cards import Cards
    from croupier.play import Hand, Player
    from croupier.room.hand.messages import Done
    from croupier.room.hand.state import Entry, HandTable, Seated
    from croupier.room.table.waiting import Line

_BY_PLAYERS: Final = POSTED | {"fold", "check", "call", "raise", "bring-in", "discard"}


class _Done(NamedTuple):
    """What each player of the hand did last, by seat: his action, and how many cards he exchanged."""

    last: dict[int, LastAction]
    drew: dict[int, int]


def sight(state: HandTable, viewer: str) -> Sight:
    """What a bot in a seat is given to decide on: of its view the hand alone, a value that could go over the wire."""
    hand, seat = state.hand, state.seat_of(viewer)
    dealt = state.players.get(seat) if seat is not None else None
    big_blind = state.terms_now.big_blind
    if hand is None or seat is None or dealt is None or dealt.person != viewer or state.stopped is not None:
        return Sight(big_blind, None, None, (), None, None)
    return look(hand, seat, big_blind=big_blind, positions=state.positions, number=state.number)


def news(state: HandTable, viewer: str | None, since: int) -> tuple[Event, ...] | None:
    """What happened since a version, as a viewer may know it; `None` where that is gone and he is to forget."""
    if not state.told_from <= since <= state.version:
        return None
    return _heard(state, [entry for entry in state.entries if entry.version > since], viewer)


def so_far(state: HandTable, viewer: str | None) -> tuple[Event, ...]:
    """What happened in the hand before and in this one up to now, as a viewer may know it who comes now."""
    return _heard(state, (*state.past, *state.entries), viewer)


def _heard(state: HandTable, entries: Iterable[Entry], viewer: str | None) -> tuple[Event, ...]:
    hears = state.manners.hears
    return events(
        [
            entry
            for entry in entries
            if (entry.speaker is None or hears(viewer, entry.speaker))
            and (not isinstance(entry.event, OfOneAlone) or entry.person == viewer)
        ],
        viewer,
    )


def events(entries: Iterable[Entry], viewer: str | None) -> tuple[Event, ...]:
    """What happened, as a viewer may know it."""
    return tuple([_event(entry, viewer) for entry in entries])


def view(
    state: HandTable,
    viewer: str | None,
    *,
    wallet: int = 0,
    away: Collection[str] = (),
    now: int = 0,
    line: Line | None = None,
) -> TableView:
    """A table as a viewer may see it.

    `wallet` is the viewer's, in chips; `away` are persons nobody is connected for, `line` is who waits for a seat at
    this game.
    """
    came = cards_that_came(state)
    everybodys = public(state, came, away=away, line=line)
    return own(everybodys, state, viewer, came, wallet=wallet, now=now, line=line)


def public(
    state: HandTable, came: Came | None, *, away: Collection[str] = (), line: Line | None = None
) -> TableView:
    """A table as everybody may see it: what the views of all who look have in common.

    `came` are the cards that came off its decks, followed once for all who look.
    """
    terms = state.terms_now
    hand = state.hand
    positions = state.positions
    done = _Done(_last_actions(hand), _drew(hand)) if hand is not None else _Done({}, {})
    blinds = positions if terms.big_blind else None
    return TableView(
        id=terms.id,
        name=terms.name,
        game=terms.game,
        small_blind=terms.small_blind,
        big_blind=terms.big_blind,
        ante=terms.ante,
        ante_by=terms.ante_by,
        betting=terms.variant.betting.name,
        bets=terms.bets,
        bring_in=terms.bring_in,
        rotation=rotation(state) if isinstance(state, TableState) else None,
        min_buy_in=state.terms.min_buy_in,
        max_buy_in=state.terms.max_buy_in,
        act_seconds=terms.act // 1000,
        max_seats=terms.seats,
        stopped=state.stopped is not None,
        closed=state.closed,
        seats=tuple([_seat(state, seat, done, away) for seat in sorted(state.seated)]),
        button=positions.button if positions and (terms.variant.has_button or terms.mix) else None,
        small_blind_seat=blinds.small_blind if blinds else None,
        big_blind_seat=blinds.big_blind if blinds else None,
        deal_at=state.deal_at,
        hand=_hand(state, hand) if hand is not None else None,
        you=None,
        reserved=chairs.reserved(state),
        waiting=chairs.waiting(line),
        place=None,
        book=terms.book,
        held=state.held,
        house=chairs.house_terms(state),
        back=0,
        event=terms.event,
        event_note=_event_note(state),
        seal=seal_view(state, came),
        chat=None,
        private=terms.private,
        password=terms.private and bool(terms.proof),
        door="",
        host=None,
        ended=isinstance(state, TableState) and state.ended,
    )


def own(
    everybodys: TableView,
    state: HandTable,
    viewer: str | None,
    came: Came | None,
    *,
    wallet: int = 0,
    now: int = 0,
    line: Line | None = None,
) -> TableView:
    """Everybody's view of a table with what is the viewer's own: his cards, his place, what he may do."""
    if viewer is None:
        return everybodys
    if viewer == FLOOR:
        return msgspec.structs.replace(everybodys, chat=chat_of_floor(state))
    return msgspec.structs.replace(
        everybodys,
        seats=_with_his_cards(state, everybodys.seats, viewer),
        you=_you(state, viewer, wallet),
        place=chairs.place(line, viewer),
        back=chairs.back(state, viewer, now),
        seal=_with_his_proofs(state, everybodys.seal, viewer, came),
    )


def _with_his_cards(state: HandTable, seats: tuple[SeatView, ...], viewer: str) -> tuple[SeatView, ...]:
    """The seats as a viewer sees them: his own with his cards, anybody else's as everybody sees it.

    What he has given up he may still look at, as he could before he did; nobody else is told of it.
    """
    seat, hand = state.seat_of(viewer), state.hand
    player = _player(state, seat, state.seated[seat]) if seat is not None else None
    if hand is None or player is None:
        return seats
    given_up = player.folded or player.mucked
    if player.shown and not given_up:
        return seats
    named = None if given_up else hand_text(hand, player.seat, hand.board)
    own = {"cards": card_names(player.cards), "hand_name": named}
    return tuple([msgspec.structs.replace(each, **own) if each.seat == seat else each for each in seats])


def cards_that_came(state: HandTable) -> Came | None:
    """The cards that came off the decks of the hand; `None` where there is none, or a deck of it was not sealed."""
    decks = [each for each in state.seals if each is not None]
    if state.hand is None or not decks or len(decks) < len(state.seals):
        return None
    after = [card for cards in (*state.shown.values(), *state.rabbit) for card in cards]
    return Came(state.hand, decks, after)


def seal_view(state: HandTable, came: Came | None) -> SealView:
    """The seals of the decks, the one that waits to be cut the last, as everybody may know them."""
    waiting = (deck_view(uncut(state.sealing)),) if state.sealing is not None else ()
    if came is None:
        return SealView(waiting, ())
    return SealView((*came.decks, *waiting), came.proofs(None))


def _with_his_proofs(state: HandTable, everybodys: SealView, viewer: str, came: Came | None) -> SealView:
    """The seals as a viewer may know them, with the proofs of the cards he was dealt."""
    seat = next((seat for seat, dealt in state.players.items() if dealt.person == viewer), None)
    if came is None or seat is None:
        return everybodys
    return msgspec.structs.replace(everybodys, opened=came.proofs(seat))


def _event_note(state: HandTable) -> dict[str, str] | None:
    """What the players of an event are told of the hand: that all-ins wait face down for the other tables."""
    return {lang: say("event-face-down", lang) for lang in LANGUAGES} if state.face_down else None


def rotation(state: TableState) -> RotationView | None:
    """The mixed game of a table, and what comes next in it; `None` where one game is dealt."""
    terms = state.terms
    if not terms.mix:
        return None
    left = max(terms.hands_of_each - state.dealt_of_game, 0) + 1 if terms.hands_of_each and state.game else 1
    if terms.choice:
        left = 0
    following = next_game(state)
    if not terms.choice and following == state.game:
        games = terms.games
        following = games[(games.index(following) + 1) % len(games)]
    names = terms.mix, terms.games, terms.hands_of_each
    return RotationView(*names, following, left, chooser(state), state.chosen)


def _event(entry: Entry, viewer: str | None) -> Event:
    event = entry.event
    if entry.person is None or entry.person == viewer:
        return event
    if isinstance(event, DiscardEvent):
        return msgspec.structs.replace(event, cards=None)
    assert isinstance(event, DealEvent | ReplaceEvent)
    return msgspec.structs.replace(event, cards=(FACE_DOWN,) * len(event.cards))


def _seat(state: HandTable, seat: int, done: _Done, away: Collection[str]) -> SeatView:
    """A seat as everybody may see it."""
    seated = state.seated[seat]
    player = _player(state, seat, seated)
    hand = state.hand
    shown = None
    won = 0
    if player is not None and hand is not None:
        if player.shown and not player.folded and not player.mucked:
            shown = hand_text(hand, seat, hand.board)
        if hand.over:
            won = sum([award.amount for award in hand.result.awards if award.seat == seat])
    return SeatView(
        seat=seat,
        name=seated.name,
        bot=seated.bot,
        stack=player.stack if player and state.in_hand else seated.chips,
        bet=player.bet if player else 0,
        status=chairs.status(state, seat, seated),
        in_hand=player is not None,
        folded=player is not None and (player.folded or player.mucked),
        all_in=player is not None and player.all_in and state.in_hand,
        cards=_cards(player, state.shown.get(seat, ())),
        up=_up(player),
        drew=done.drew.get(seat) if player is not None else None,
        hand_name=shown,
        last=done.last.get(seat) if player is not None else None,
        won=won,
        away=seated.person in away,
        standing=chairs.standing(state, seat, seated),
        missed=chairs.missed(seated),
        owes=chairs.owes(state, seated),
        announced=seated.chair.announced,
        face=state.manners.faces.get(seated.person, 0),
    )


def _player(state: HandTable, seat: int, seated: Seated) -> Player | None:
    """The player in the hand on the table, if it was dealt to the person who sits here now."""
    dealt = state.players.get(seat)
    if state.hand is None or dealt is None or dealt.person != seated.person:
        return None
    return state.hand.player(seat)


def _cards(player: Player | None, after: Cards = ()) -> tuple[str, ...] | None:
    """A player's cards as everybody may see them; `after` the hand he has shown those."""
    if player is None:
        return None
    given_up = player.folded or player.mucked
    if given_up and not after:
        return None
    if player.shown and not given_up:
        return card_names(player.cards)
    seen = {*after, *(() if given_up else (*player.up, *player.exposed))}
    return card_names(tuple([card if card in seen else UNKNOWN for card in player.cards]))


def _up(player: Player | None) -> tuple[int, ...]:
    if player is None or player.folded or player.mucked:
        return ()
    seen = {*player.up, *player.exposed}
    return tuple([place for place, card in enumerate(player.cards) if card in seen])


def _last_actions(hand: Hand) -> dict[int, LastAction]:
    """What each player did last on this street; a fold stands for the whole hand."""
    last: dict[int, LastAction] = {}
    before = ""
    for kind, seat, amount, _ in hand.log:
        if kind in STREET_BEGINS and kind != before:
            last = {seat: done for seat, done in last.items() if done.kind == "fold"}
        if kind in _BY_PLAYERS:
            last[seat] = LastAction(cast("Done", kind), amount)
        before = kind
    return last


def _drew(hand: Hand) -> dict[int, int]:
    """How many cards each player exchanged at the last draw; what must be thrown away is not exchanged."""
    if not any([street.draw for street in hand.setup.variant.streets]):
        return {}
    return {seat: len(cards) for kind, seat, _, cards in hand.log if kind == "discard"}


def _hand(state: HandTable, hand: Hand) -> HandView:
    pots = tuple([PotView(pot.amount, tuple(pot.seats)) for pot in hand.pots])
    turn = state.seated.get(hand.actor) if hand.actor is not None else None
    bank = turn.bank if turn is not None and state.act_by is not None and state.banking else 0
    return HandView(
        number=state.number,
        turn=hand.moment,
        street=hand.street_name,
        board=card_names(hand.board),
        boards=_boards(hand),
        pots=pots,
        total=sum([pot.amount for pot in pots]) if hand.over else hand.total,
        to_act=None if state.stopped is not None else hand.actor,
        deadline=state.act_by - bank if state.act_by is not None else None,
        bank=bank,
        over=hand.over,
        winners=_winners(hand),
        asked=_asked(state),
        rabbit=tuple([card_names(board) for board in state.rabbit]),
        hunted=state.terms.policy.flag("rabbit_hunt") and bool(to_hunt(state)),
        equities=street_by_street(hand),
    )


def _asked(state: HandTable) -> AskedView | None:
    """Who has not said yet whether the board is run out twice."""
    seats = asked(state) if state.stopped is None else ()
    return AskedView(TWICE, seats, state.answer_by) if seats else None


def _winners(hand: Hand) -> tuple[Winner, ...]:
    if not hand.over:
        return ()
    return tuple(
        [
            Winner(each.seat, each.amount, each.pot, each.board, share_of(hand, each), won_with(hand, each))
            for each in hand.result.awards
        ]
    )


def _boards(hand: Hand) -> tuple[tuple[str, ...], ...]:
    """Every board; none in games without one, unless a card had to go there for everybody."""
    played = any([street.board for street in hand.setup.variant.streets])
    return tuple([card_names(board) for board in hand.boards]) if played or hand.board else ()


def _you(state: HandTable, viewer: str, wallet: int) -> You | None:
    seat = state.seat_of(viewer)
    if seat is None:
        return None
    seated = state.seated[seat]
    chair = seated.chair
    return You(
        seat,
        wallet,
        chairs.status(state, seat, seated),
        _options(state, seat),
        chair.waits,
        chair.straddles,
        chair.twice,
        seated.bank,
        conduct_view(state.manners.of(viewer)),
        tuple(
            [other for other, each in state.seated.items() if not state.manners.hears(viewer, each.person)]
        ),
        not seated.bank_waits,
        card_names(hidden_still(state, seat, viewer)),
        "some" if state.terms.policy.flag("shown_in_part") else "all",
        not seated.asks_to_muck,
        chair.at_big_blind,
        chair.keeps,
    )


def _options(state: HandTable, seat: int) -> OptionsView | None:
    hand = state.hand
    options = hand.options if hand is not None else None
    if hand is None or options is None or options.seat != seat or state.stopped is not None:
        return None
    return OptionsView(
        fold=options.fold,
        check=options.check,
        call=options.call,
        raise_min=options.raise_min,
        raise_max=options.raise_max,
        opens=options.opens,
        pot_raise=hand.pot_raise,
        bring_in=options.bring_in,
        discards=options.discards,
        fixed=hand.setup.variant.betting.fixed,
        plays_for=plays_for(hand, seat, options.call) if state.terms.learning and options.call else 0,
        show=options.show,
        muck=options.muck,
        wins=against_unknown(hand, seat) if state.terms.learning and options.call else 0,
    )


def plays_for(hand: Hand, seat: int, call: int) -> int:
    """What a call could win: all that lies in the middle but what others have put in beyond the caller's chips."""
    reach = hand.player(seat).put_in + call
    beyond = [max(0, hand.player(each).put_in - reach) for each in hand.seats]
    return hand.total - sum(beyond)
