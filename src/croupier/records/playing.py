"""Playing a record: every action through the engine, and the finishing stacks against what the record says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TYPE_CHECKING, Final

from croupier.cards import UNKNOWN, Cards, show
from croupier.errors import CroupierError, Mistake, Refusal
from croupier.play import Forced, Hand, Operation, Setup
from croupier.records.action import Action, write_action
from croupier.records.beyond import beyond
from croupier.records.games import game_coded, variant_named
from croupier.records.record import Record, RecordError
from croupier.rulebook import DEFAULT, Policy

if TYPE_CHECKING:
    from croupier.play import Variant

_OPERATIONS: Final = {"fold": "fold", "raise": "raise", "discard": "discard", "bring-in": "bring-in"}
"""The actions of a record that are operations of the hand under another name."""

_UNKNOWN_CARDS: Final = "play-unknown-cards-shown"
"""What the engine says when a pot is to be decided between hands of which one is not known."""


class Deviation(Refusal):
    """Where a recorded hand departs from the rules or from its own finishing stacks.

    `problem` is what the engine refused, where it did.

    >>> from croupier.records import play, read
    >>> record, = read('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [50, 100]
    ... min_bet = 100
    ... starting_stacks = [1000, 1000]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 120"]
    ... ''')
    >>> print(play(record).deviation)
    action 3, “p2 cbr 120”: seat 2 cannot raise to 120: from 200 to 1,000 is allowed
    """

    def __init__(self, code: str, *, problem: CroupierError | None = None, **params: object) -> None:
        super().__init__(code, clause=problem.clause if problem else None, **params)
        self.problem = problem

    def say(self, lang: str = "en") -> str:
        """Where the hand deviates, and how."""
        from croupier.text import say

        problem = {"problem": self.problem.say(lang)} if self.problem else {}
        return say(self.code, lang, **self.params, **problem)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.code, self.problem, self.params)


def _rebuild(code: str, problem: CroupierError | None, params: dict[str, object]) -> Deviation:
    return Deviation(code, problem=problem, **params)


@dataclass(frozen=True, slots=True)
class Played:
    """A record and the hand it made, as far as the rules let it go.

    `deviation` says where it departed from them; `tabled` are hands that were shown when all was over, by seat.

    >>> from croupier.play import Hand
    >>> from croupier.records import play, record_of
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> played = play(record_of(hand, players={}, viewer="all"))
    >>> played.exact, dict(played.hand.result.stacks)
    (True, {2: 501, 1: 499})
    """

    record: Record
    hand: Hand
    deviation: Deviation | None
    tabled: Mapping[int, Cards]

    @property
    def exact(self) -> bool:
        """Whether every action was legal, the hand came to its end, and the stacks are those of the record."""
        return self.deviation is None


def play(record: Record) -> Played:
    """Play a record to its end, or to the first action that the rules do not allow.

    Raises `RecordError` for what cannot be at any table, such as a card dealt twice.

    >>> from croupier.records.phh import read
    >>> record, = read('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [50, 100]
    ... min_bet = 100
    ... starting_stacks = [10000, 10000]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
    ... finishing_stacks = [10050, 9950]
    ... ''')
    >>> play(record).exact
    True
    """
    try:
        hand = Hand(setup_of(record), asked=True)
    except Mistake as mistake:
        raise RecordError(mistake, hand=record.name) from mistake
    deviation = _play_actions(record, hand)
    if deviation is None and not hand.over:
        deviation = _open_hands(record, hand)
    if deviation is None:
        deviation = _compare_stacks(record, hand)
    return Played(record, hand, deviation, _tabled(record, hand))


def setup_of(record: Record) -> Setup:
    """Who sits where with what and who posts what. Raises `Mistake` for a hand that cannot be dealt so.

    >>> from croupier.play import Hand
    >>> from croupier.records import record_of
    >>> record = record_of(Hand.new("nl-holdem", [500, 400], blinds=(1, 2), seed=4), players={}, viewer="all")
    >>> setup_of(record).stacks
    {2: 400, 1: 500}
    """
    plain = plain_setup(record)
    return replace(plain, **beyond(record.own).over(plain))


def plain_setup(record: Record) -> Setup:
    """The setup that the standard's own fields give. Raises `Mistake` for a hand that cannot be dealt so."""
    bets = (record.small_bet, record.big_bet) if record.small_bet else (record.min_bet,)
    variant = variant_named(game_coded(record.variant).variant)
    return Setup(
        variant=variant,
        stacks=dict(zip(record.chairs, record.starting_stacks, strict=True)),
        button=record.chairs[-1],
        forced=_forced(record),
        bets=bets,
        policy=_policy(record, variant),
        bring_in=record.bring_in,
    )


def _policy(record: Record, variant: Variant) -> Policy:
    """The book, and what the record's own figures say against it.

    The smallest bet of the standard is what any raise adds at least, over a larger blind too; nine may be at stud.
    """
    policy = DEFAULT
    if 0 < record.min_bet < max(record.blinds_or_straddles, default=0):
        policy = replace(policy, first_raise="bet")
    return replace(policy, stud_crowded=True) if len(record.chairs) > variant.players[1] else policy


def _forced(record: Record) -> tuple[Forced, ...]:
    """Antes and blinds; with two players the standard lists both the other way round.

    An ante that one player puts in for the table comes after his blind where the policy puts his blind first.
    """
    chairs = record.chairs if len(record.chairs) > 2 else record.chairs[::-1]
    kind = "ante" if record.ante_trimming_status else "dead-ante"
    antes = tuple(Forced(seat, ante, kind) for seat, ante in zip(chairs, record.antes, strict=True) if ante)
    for_the_table = kind == "dead-ante" and len(antes) < len(chairs)
    blinds = _blinds(record, chairs)
    return blinds + antes if for_the_table and DEFAULT.big_blind_ante_first else antes + blinds


def _blinds(record: Record, chairs: tuple[int, ...]) -> tuple[Forced, ...]:
    """The first blind is the small one, the next the big one, others are straddles; one alone is the big blind."""
    posted = [(seat, blind) for seat, blind in zip(chairs, record.blinds_or_straddles, strict=False) if blind]
    live = [seat for seat, blind in posted if blind > 0]
    if len(live) == 1:
        kinds = {live[0]: "button-blind" if live[0] == record.chairs[-1] else "big-blind"}
    else:
        kinds = dict(zip(live, ("small-blind", "big-blind"), strict=False))
    return tuple(
        Forced(seat, abs(blind), kinds.get(seat, "straddle") if blind > 0 else "post")
        for seat, blind in posted
    )


def _play_actions(record: Record, hand: Hand) -> Deviation | None:
    """Play what was recorded; why the hand took no more of it, where it did not take all."""
    for at, action in enumerate(record.actions, 1):
        if action.kind == "note":
            continue
        _run_out(record, hand)
        if hand.over and not _shows_at_the_end(record, hand, action):
            return Deviation("records-after-the-end", at=str(at), action=_text(record, action))
        try:
            _take(record, hand, action)
        except Refusal as refusal:
            text = _text(record, action)
            return Deviation("records-not-by-the-rules", problem=refusal, at=str(at), action=text)
        except Mistake as mistake:
            if mistake.code == _UNKNOWN_CARDS:
                return _undecided(record, hand)
            raise RecordError(mistake, hand=record.name, field=f"actions[{at}]") from mistake
    return None


def _run_out(record: Record, hand: Hand) -> None:
    """Run the board out as often as the players agreed: once, where the record does not say."""
    due = hand.dealing
    if due is not None and due.kind == "run":
        hand.run(min(beyond(record.own).runs or 1, due.due))


def _take(record: Record, hand: Hand, action: Action) -> None:
    kind, player, amount, cards, _ = action
    seat = record.chairs[player - 1] if player else 0
    if kind in ("hole", "board"):
        hand.deal(cards, seat)
    elif kind == "call":
        options = hand.options
        hand.apply(Operation("check" if options and options.check else "call", seat))
    elif kind == "fold" and hand.actor != seat and seat in hand.live and hand.player(seat).all_in:
        # Sites fold who is all-in and sits out, in his turn.
        hand.kill(seat)
    elif kind in _OPERATIONS:
        hand.apply(Operation(_OPERATIONS[kind], seat, amount, cards))
    elif kind == "show":
        _show(hand, seat, cards)
    elif not hand.over:
        hand.muck(seat)


def _show(hand: Hand, seat: int, cards: Cards) -> None:
    """Open a hand. One that lies open already must be the same; one kept unopened (`sm ????`) waits for the end."""
    held = hand.player(seat).cards
    if UNKNOWN in cards:
        return
    player = hand.player(seat)
    if not hand.over and (not player.shown or (UNKNOWN in held and hand.actor is not None)):
        hand.show(cards or None, seat)
    elif cards and not set(held) - {UNKNOWN} <= set(cards):
        raise Mistake("play-other-cards-shown", seat=seat, cards=show(cards), held=show(held))


def _shows_at_the_end(record: Record, hand: Hand, action: Action) -> bool:
    """Whether a player who still holds a hand shows or mucks it when the pot has been won."""
    return action.kind in ("show", "muck") and record.chairs[action.player - 1] in hand.live


def _tabled(record: Record, hand: Hand) -> dict[int, Cards]:
    """The hands that were shown without need, after the pot had been won."""
    shown = {
        record.chairs[action.player - 1]: action.cards for action in record.actions if action.kind == "show"
    }
    players = [hand.player(seat) for seat in hand.live if hand.over and seat in shown]
    return {player.seat: shown[player.seat] or player.cards for player in players if not player.shown}


def _text(record: Record, action: Action) -> str:
    return write_action(action._replace(note=""), record.amounts)


def _open_hands(record: Record, hand: Hand) -> Deviation | None:
    """What a record that stops at the showdown leaves to the dealer: known hands are opened, unknown ones are not."""
    if not _at_showdown(hand):
        return _unfinished(record, hand)
    try:
        for seat in hand.live:
            player = hand.player(seat)
            if not hand.over and not player.shown and UNKNOWN not in player.cards:
                hand.show(seat=seat)
    except Mistake:
        return _undecided(record, hand)
    return None if hand.over else _undecided(record, hand)


def stopped(record: Record, hand: Hand) -> Deviation:
    """Why a hand that is not over cannot be taken to its end: what its record leaves open."""
    return _undecided(record, hand) if _at_showdown(hand) else _unfinished(record, hand)


def _at_showdown(hand: Hand) -> bool:
    return hand.street_name == "showdown" or bool(hand.options and hand.options.show)


def _undecided(record: Record, hand: Hand) -> Deviation:
    if any(UNKNOWN in board for board in hand.boards):
        return Deviation("records-unknown-board")
    unknown = [
        f"p{record.chairs.index(seat) + 1}" for seat in hand.live if UNKNOWN in hand.player(seat).cards
    ]
    return Deviation("records-undecided", players=", ".join(unknown), count=len(unknown))


def _unfinished(record: Record, hand: Hand) -> Deviation:
    if hand.actor is not None:
        player = f"p{record.chairs.index(hand.actor) + 1}"
        return Deviation("records-stops-before-action", player=player)
    due = hand.dealing
    return Deviation("records-stops-before-cards", count=due.due if due else 0)


def _compare_stacks(record: Record, hand: Hand) -> Deviation | None:
    if record.finishing_stacks is None:
        return None
    for player, (seat, claimed) in enumerate(zip(record.chairs, record.finishing_stacks, strict=True), 1):
        stack = Decimal(hand.player(seat).stack) / record.unit
        endless = claimed.is_infinite() and record.endless(hand.setup.stacks[seat])
        if stack != claimed and not endless:
            whole = claimed * record.unit % 1 == 0
            code = "records-stacks-differ" if whole else "records-odd-chip"
            return Deviation(code, player=f"p{player}", stack=stack, claimed=claimed)
    return None
