"""The dealer's procedures, each a list of steps with its clause, and what was really done held against it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cards import SUITS, Deck, rank_of, suit_of
from croupier.errors import Mistake

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.cards import Cards


class Procedure(NamedTuple):
    """A procedure: its steps in order, and the clause that lays it down."""

    steps: tuple[str, ...]
    clause: str


class Fault(NamedTuple):
    """What a procedure lacked: the first step left out or done out of its order, and the clause."""

    step: str
    clause: str


CYCLE: Final = (
    "riffle", "square", "strip", "square", "riffle", "square", "riffle", "square", "cut", "square",
)  # fmt: skip

PROCEDURES: Final[Mapping[str, Procedure]] = {
    "full-shuffle": Procedure(CYCLE, "FSPR:shuffle-1"),
    "new-deck": Procedure(("spread", "count", "chemmy", *CYCLE), "FSPR:push-7"),
    "extra-shuffle": Procedure(("scramble", "gather", *CYCLE), "FSPR:extra-3"),
    "outgoing-dealer": Procedure(
        ("move-button", "split-deck", "place-cut-card", "finish-change", "clear-hands"), "FSPR:push-2"
    ),
    "incoming-dealer": Procedure(
        ("clear-hands", "greet", "change-deck", "check-deck", "count-rack"), "FSPR:push-5"
    ),
    "deck-check": Procedure(("show-fronts", "show-backs"), "FSPR:check-2"),
}
"""What a dealer does, step by step."""

SHUFFLES: Final[Mapping[str, tuple[str, ...]]] = {
    "between-hands": ("full-shuffle",),
    "misdeal": ("full-shuffle",),
    "dealer-change": ("chemmy", "full-shuffle"),
    "deck-replacement": ("new-deck",),
    "short-stub": ("chemmy", "full-shuffle"),
    "card-of-the-round-replaced": ("chemmy", "full-shuffle"),
    "stud-community-card": ("extra-shuffle",),
    "dealer-error": ("extra-shuffle",),
}
"""Which shuffle an occasion asks for (FSPR:chemmy-4, FSPR:chemmy-5, FSPR:cut-5, FSPR:extra-1)."""

CHECKS: Final = ("opening", "closing", "dealer-change", "deck-replacement")
"""When a deck is checked before anybody gets cards from it (FSPR:check-1, FSPR:deck-4)."""

HANDED_OVER: Final[Mapping[str, frozenset[str]]] = {
    "cash": frozenset({"game", "buy-in", "players", "structure", "commission", "lammers", "absence-buttons"}),
    "tournament": frozenset({"players", "level", "empty-before-add-on"}),
}
"""What the outgoing dealer tells the incoming one (FSPR:info-1, FSPR:info-2)."""

SPREAD: Final = "hcds"
"""The order of the suits when a deck is laid out (FSPR:spread-1)."""


def fault(procedure: str, done: Sequence[str]) -> Fault | None:
    """What is wrong with the steps a dealer took; `None` when they are the procedure's, in its order.

    >>> fault("outgoing-dealer", ["split-deck", "place-cut-card", "finish-change", "clear-hands"])
    Fault(step='move-button', clause='FSPR:push-2')
    >>> fault("full-shuffle", CYCLE)
    """
    laid_down = _procedure(procedure)
    for number, step in enumerate(laid_down.steps):
        if number >= len(done) or done[number] != step:
            return Fault(step, laid_down.clause)
    if len(done) > len(laid_down.steps):
        return Fault(done[len(laid_down.steps)], laid_down.clause)
    return None


def missing(kind: str, told: Sequence[str]) -> tuple[str, ...]:
    """What a dealer's hand-over note leaves out, at a `cash` or a `tournament` table.

    >>> missing("tournament", ["players", "level", "empty-before-add-on"])
    ()
    """
    return tuple(sorted(HANDED_OVER[kind] - set(told)))


def laid_out(deck: Deck) -> Cards:
    """A deck as it is spread to be checked: by suits, the ace first (FSPR:spread-1 to FSPR:spread-3).

    >>> from croupier.cards import DECK_32, show
    >>> show(laid_out(DECK_32)[8:9])
    'Ac'
    """

    def place(card: int) -> tuple[int, int]:
        rank = rank_of(card)
        return SPREAD.index(SUITS[suit_of(card)]), -1 if rank == ACE else rank

    return tuple(sorted(deck.cards, key=place))


ACE: Final = 12


class Inspection(NamedTuple):
    """What a look at a deck found: its cards as they lie, how many jokers, backs, cards marked or face up.

    `objection` is the management's, where nothing on the list is wrong (FSPR:defdeck-7).
    """

    cards: Cards
    jokers: int = 0
    backs: int = 1
    marked: int = 0
    face_up: int = 0
    objection: bool = False


def defects(deck: Deck, found: Inspection) -> tuple[str, ...]:
    """The clauses by which a deck may not be played with; none when it is sound (FSPR:defdeck-1 to -7).

    >>> from croupier.cards import DECK_52, parse
    >>> doubled = tuple(card for card in DECK_52.cards if card != parse("2c")[0]) + parse("Ks")
    >>> defects(DECK_52, Inspection(doubled))
    ('FSPR:defdeck-2',)
    """
    wrong: dict[str, bool] = {
        "FSPR:defdeck-1": len(found.cards) != len(deck.cards),
        "FSPR:defdeck-2": any(times > 1 for times in Counter(found.cards).values()),
        "FSPR:defdeck-3": found.jokers > 0,
        "FSPR:defdeck-4": found.face_up >= 5,
        "FSPR:defdeck-5": found.backs > 1,
        "FSPR:defdeck-6": found.marked > 0,
        "FSPR:defdeck-7": found.objection,
    }
    return tuple(clause for clause, is_so in wrong.items() if is_so)


def stub(deck: Deck, *, hole: int, board: int, burns: int) -> int:
    """How many cards the stub must hold (FSPR:stub-count-1); raises `Mistake` when more are out than there are.

    >>> from croupier.cards import DECK_52
    >>> stub(DECK_52, hole=12, board=5, burns=3)
    32
    """
    left = len(deck.cards) - hole - board - burns
    if left < 0:
        raise Mistake("cash-more-cards-than-deck", cards=hole + board + burns, deck=len(deck.cards))
    return left


def strip_is_sound(packets: Sequence[int], deck: Deck) -> bool:
    """Whether a strip was made in four equal packets of the whole deck (FSPR:strip-1, FSPR:strip-2).

    >>> from croupier.cards import DECK_52
    >>> strip_is_sound([13, 13, 13, 13], DECK_52), strip_is_sound([6, 6, 6, 6, 6, 6, 6, 5, 5], DECK_52)
    (True, False)
    """
    return len(packets) == 4 and len(set(packets)) == 1 and sum(packets) == len(deck.cards)


class Cut(NamedTuple):
    """How a deck was cut: with how many hands, into how many packets, how often, away from the dealer or not."""

    hands: int = 1
    packets: int = 2
    times: int = 1
    away: bool = True


def cut_fault(cut: Cut) -> str | None:
    """The clause a cut offends against; `None` for a good one.

    >>> cut_fault(Cut()), cut_fault(Cut(hands=2)), cut_fault(Cut(times=2))
    (None, 'FSPR:cut-4', 'FSPR:deal-3')
    """
    if cut.hands != 1:
        return "FSPR:cut-4"
    if cut.packets != 2:
        return "FSPR:cut-2"
    if not cut.away:
        return "FSPR:cut-3"
    return "FSPR:deal-3" if cut.times != 1 else None


def _procedure(name: str) -> Procedure:
    found = PROCEDURES.get(name)
    if found is None:
        raise Mistake("cash-no-such-procedure", name=name, names=", ".join(PROCEDURES))
    return found
