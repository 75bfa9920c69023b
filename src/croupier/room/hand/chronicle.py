"""From a hand's operations to what is told of them. Nothing is hidden here yet: `view` does that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from croupier.cards import CARDS, UNKNOWN
from croupier.play import made
from croupier.play.forced import DEAD, LIVE
from croupier.ranks import HighRanking
from croupier.room.hand.events import (
    BoardEvent,
    BringInEvent,
    CallEvent,
    CheckEvent,
    DealEvent,
    DiscardEvent,
    ExposeEvent,
    FloorEvent,
    FoldEvent,
    HandOverEvent,
    MuckEvent,
    PostEvent,
    RaiseEvent,
    RakeEvent,
    ReplaceEvent,
    ReturnEvent,
    RunEvent,
    ShowEvent,
    ToldEvent,
    UpEvent,
    WinEvent,
)
from croupier.room.hand.state import Entry
from croupier.room.hand.texts import HandText

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.cards import Cards
    from croupier.play import Award, Hand, Operation
    from croupier.room.hand.events import ByFloor, Event, Posted
    from croupier.room.hand.state import HandTable

FACE_DOWN: Final = "??"
"""A card that is not known, or not to be."""

POSTED: Final = LIVE | DEAD | {"ante"}
"""Operations in which chips are put in before anybody has a choice."""

STREET_BEGINS: Final = frozenset({"board", "up", "burn", "discard"})
"""Operations that come first on a street, when no bets are left in front of anybody."""

_ANSWERS: Final = frozenset({"fold", "check", "call", "raise", "stands"})
"""Operations in which somebody chooses what to do about the bets there are."""

_BETS: Final[dict[str, type[BringInEvent | CallEvent | RaiseEvent]]] = {
    "bring-in": BringInEvent,
    "call": CallEvent,
    "raise": RaiseEvent,
}
_WITHOUT: Final[dict[str, type[FoldEvent | CheckEvent | MuckEvent]]] = {
    "fold": FoldEvent,
    "check": CheckEvent,
    "muck": MuckEvent,
}
"""What is done without chips and without cards that are shown."""

_DEALS: Final[dict[str, type[DealEvent | UpEvent]]] = {"deal": DealEvent, "up": UpEvent}
_CHIPS: Final[dict[str, type[ReturnEvent | RakeEvent]]] = {"return": ReturnEvent, "rake": RakeEvent}
_SEEN_TO: Final[dict[str, type[ExposeEvent | ReplaceEvent]]] = {
    "expose": ExposeEvent,
    "replace": ReplaceEvent,
}
_CALLS: Final = frozenset({"call", "bring-in"})
_UNSEEN: Final = frozenset({"burn", "shuffle", "restack", "put-back", "scrap"})
"""What is done to cards nobody may know of."""

_OWN: Final = frozenset({"deal", "discard", "replace"})

BY_THE_FLOOR: Final = frozenset(
    {"kill", "restore", "turn", "stands", "return-bet", "late-post", "expose", "replace", "award", "void"}
)
"""Operations that carry out a ruling; what each does to the hand docs/play-operations.md says."""


def card_names(cards: Cards) -> tuple[str, ...]:
    """Cards as the protocol writes them, one that nobody knows face down.

    >>> card_names((50, 45, -1))
    ('Ah', 'Kd', '??')
    """
    return tuple([CARDS[card] if card >= 0 else FACE_DOWN for card in cards])


def hand_text(hand: Hand, seat: int, board: Cards) -> HandText | None:
    """What a seat holds with this board, as a name in any language; `None` where cards are missing or not known."""
    cards = hand.player(seat).cards
    if UNKNOWN in cards:
        return None
    first = [each.name for each in made(hand.setup.variant, cards, board) if not each.ranking]
    return HandText(*first[0]) if first else None


def won_with(hand: Hand, award: Award) -> HandText | None:
    """The hand a pot was won with; `None` where nobody has seen it."""
    if award.name is not None:
        return HandText(*award.name)
    return hand_text(hand, award.seat, hand.board) if hand.player(award.seat).shown else None


def share_of(hand: Hand, award: Award) -> Literal["high", "low"] | None:
    """Which half of a pot was won, where high and low split it; `None` where nothing is split or shown."""
    rankings = hand.setup.variant.rankings
    if award.name is None or len(rankings) < 2 or not isinstance(rankings[0], HighRanking):
        return None
    return "low" if award.ranking else "high"


def tell(state: HandTable, since: int, version: int) -> Iterator[Entry]:
    """What happened in the hand from its operation number `since` on."""
    hand = state.hand
    assert hand is not None
    counting = Counting(hand.setup.stacks)
    awards = iter(hand.result.awards if hand.over else ())
    for number, operation in enumerate(hand.log):
        counting.count(operation)
        if number < since or operation.kind in _UNSEEN:
            continue
        if operation.kind == "push":
            award = next(awards)
            event = _won(hand, award)
        else:
            event = _event(hand, operation, counting)
        owned = operation.seat and operation.kind in _OWN
        owner = state.players[operation.seat].person if owned else None
        yield Entry(version, event, owner)
    if hand.over:
        yield Entry(version, HandOverEvent(state.number))


class Counting:
    """Stacks, bets and board as each operation leaves them, from the `stacks` on that a hand begins with."""

    def __init__(self, stacks: Mapping[int, int]) -> None:
        self.stacks: Final = dict(stacks)
        self.bets: dict[int, int] = dict.fromkeys(stacks, 0)
        self.board: Cards = ()
        self._bet_on = False

    def count(self, operation: Operation) -> None:
        """Count the next one."""
        kind, seat, amount, cards = operation
        if kind in STREET_BEGINS:
            # A board dealt with the hands leaves the blinds where they are.
            if self._bet_on:
                self.bets = dict.fromkeys(self.bets, 0)
            # A second board's number stands in the amount: hands are named by the first one.
            if kind == "board" and not amount:
                self.board += cards
        elif kind in POSTED or kind in _CALLS:
            self.stacks[seat] -= amount
            if kind in LIVE or kind in _CALLS:
                self.bets[seat] += amount
        elif kind in {"raise", "stands"}:
            self.stacks[seat] -= amount - self.bets[seat]
            self.bets[seat] = amount
        elif kind == "return-bet":
            self.stacks[seat] += amount
            self.bets[seat] -= min(amount, self.bets[seat])
        elif kind == "late-post":
            self.stacks[seat] -= amount
        elif kind in {"return", "push", "award"}:
            self.stacks[seat] += amount
        self._bet_on = self._bet_on or kind in _ANSWERS


def _won(hand: Hand, award: Award) -> Event:
    return WinEvent(award.seat, award.amount, award.pot, award.board, share_of(hand, award))


def _event(hand: Hand, operation: Operation, counting: Counting) -> Event:
    kind, seat, amount, cards = operation
    if kind in BY_THE_FLOOR:
        return _by_the_floor(operation)
    all_in = counting.stacks.get(seat) == 0
    event: Event
    if kind in POSTED:
        event = PostEvent(seat, amount, cast("Posted", kind), all_in)
    elif kind in _BETS:
        event = _BETS[kind](seat, amount, all_in)
    elif kind in _WITHOUT:
        event = _WITHOUT[kind](seat)
    elif kind in _DEALS:
        event = _DEALS[kind](seat, card_names(cards))
    elif kind in _CHIPS:
        event = _CHIPS[kind](seat, amount)
    elif kind == "board":
        event = BoardEvent(card_names(cards), amount)
    elif kind == "discard":
        event = DiscardEvent(seat, len(cards), card_names(cards))
    elif kind == "show":
        event = ShowEvent(seat, card_names(cards), hand_text(hand, seat, counting.board))
    else:
        assert kind == "run", f"nobody tells of {kind}"
        event = RunEvent(amount) if hand.setup.run_it else ToldEvent()
    return event


def _by_the_floor(operation: Operation) -> Event:
    """What the floor did to the hand; which card was replaced only its owner may know, on the board everybody sees."""
    kind, seat, amount, cards = operation
    if kind in _SEEN_TO:
        return _SEEN_TO[kind](seat, card_names(cards))
    return FloorEvent(seat, amount, cast("ByFloor", kind))
