"""How dealers handle the deck and the table: the steps of each procedure, and what is wrong with a trace."""

from __future__ import annotations

from typing import Final, Literal

from croupier.cards import RANKS
from croupier.errors import Mistake
from croupier.floor.by_the_book import Worded, choice
from croupier.floor.case import Case
from croupier.floor.incident import Incident
from croupier.floor.registry import rules
from croupier.floor.ruling import Ruling

SHUFFLE: Final = (
    "riffle",
    "square",
    "strip",
    "square",
    "riffle",
    "square",
    "riffle",
    "square",
    "cut",
    "square",
)
"""A full shuffle (FSPR:shuffle-1, FSPR:square-1)."""

PROCEDURES: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "full-shuffle": (SHUFFLE, "shuffle-cycle"),
    "new-deck": (("spread", "count", "wash", *SHUFFLE), "new-deck"),
    "deck-check": (("show-fronts", "show-backs"), "deck-check"),
    "extra-shuffle": (("scramble-face-down", "gather", *SHUFFLE), "extra-shuffle"),
    "dealer-leaves": (
        ("move-button", "split-deck", "place-cut-card", "finish-change", "clear-hands"),
        "dealer-leaves",
    ),
    "dealer-comes": (("clear-hands", "greet", "change-deck", "check-deck", "count-rack"), "dealer-comes"),
    "after-misdeal": (SHUFFLE, "misdeal-replayed"),
    "wash": (("park-cut-card", "wash-clockwise", "gather"), "wash"),
}
"""The steps of every procedure, and the point that gives them."""

RECORDS: Final[dict[str, tuple[str, ...]]] = {
    "cash": ("game", "buy-in", "players", "structure", "commission", "lammers", "absence-buttons"),
    "tournament": ("players", "level", "without-add-on"),
    "placard": ("game", "deck-size", "buy-in", "structure", "commission"),
}
"""What a dealer hands over to the next (FSPR:info-1, FSPR:info-2), and what a placard shows (FSPR:equip-1)."""

_SUITS: Final = "hcds"
_LOWEST: Final = {52: "2", 40: "5", 32: "7"}


class Procedure(Incident, frozen=True, kw_only=True, tag="procedure"):
    """A procedure as it was carried out: its name, a word of `PROCEDURES`, and the steps in their order."""

    name: str
    steps: tuple[str, ...]


class Handover(Incident, frozen=True, kw_only=True, tag="handover"):
    """What one dealer told the next at a cash or a tournament table, or what the placard of a table shows."""

    table: Literal["cash", "tournament", "placard"]
    told: tuple[str, ...]


class Strip(Incident, frozen=True, kw_only=True, tag="strip"):
    """A strip of the deck into packets of so many cards."""

    packets: tuple[int, ...]


class Cut(Incident, frozen=True, kw_only=True, tag="cut"):
    """How the deck was cut: with how many hands, into how many packets, in which direction, how often, by whom.

    The cut card lay on that `side` of the deck, so many `deck_lengths` away, straight `opposite` it or not.
    """

    hands: int = 1
    packets: int = 2
    direction: Literal["away", "toward-dealer"] = "away"
    times: int = 1
    by: Literal["dealer", "player"] = "dealer"
    permitted: bool = False
    side: Literal["outer", "inner"] = "outer"
    deck_lengths: int = 1
    opposite: bool = True


class Spread(Incident, frozen=True, kw_only=True, tag="deck-spread"):
    """The question which card lies in a place of the deck as it is spread for the check, the first one 1."""

    place: int
    deck: Literal[52, 40, 32] = 52


class StubCount(Incident, frozen=True, kw_only=True, tag="stub-count"):
    """The question how many cards the stub must have; `counted` are those it has."""

    hole: int = 0
    board: int = 0
    burns: int = 0
    muck: int = 0
    deck: int = 52
    counted: int = -1


class TableState(Incident, frozen=True, kw_only=True, tag="table-state"):
    """Something at the table that has to be one way.

    A dealer to be relieved in mid-hand; the live stub put down without a chip on it; two decks with the same backs;
    a rack whose count is wrong; a muck that touches chips; cards pitched face up in a game that deals them down;
    burns put to the muck before the last card, or miscounted; an extra shuffle with the muck in it; somebody else
    than the dealer dealing; a deal begun without the cut card under the deck.
    """

    fault: Literal[
        "relief-in-mid-hand",
        "stub-uncapped",
        "same-backs",
        "rack-miscounted",
        "muck-touches-chips",
        "pitched-face-up",
        "burns-early",
        "muck-in-shuffle",
        "burns-miscounted",
        "player-deals",
        "no-cut-card",
    ]
    permitted: bool = False


class WashDue(Incident, frozen=True, kw_only=True, tag="wash-due"):
    """The question whether the deck is washed now."""

    event: Literal[
        "between-hands", "dealer-change", "deck-replaced", "stub-short", "card-replaced", "community-card"
    ]


@rules(Procedure)
def rule_procedure(case: Case, it: Procedure) -> Ruling:
    """Whether every step was done in its place; the first that was not."""
    if it.name not in PROCEDURES:
        raise Mistake("floor-no-such-procedure", name=it.name, known=", ".join(PROCEDURES))
    due, point = PROCEDURES[it.name]
    case.cite(point)
    for place, step in enumerate(due):
        if place >= len(it.steps) or it.steps[place] != step:
            case.fact(missing=step, place=place + 1)
            words = {"step": f"floor-step-{step}", "place": place + 1}
            case.explain(Worded("floor-missing-step", words))
            return case.ruled("wrong", steps=(step,))
    case.because("floor-procedure-right")
    return case.ruled("right")


@rules(Handover)
def rule_handover(case: Case, it: Handover) -> Ruling:
    """Whether all that has to be told was told."""
    case.cite(f"handover-{it.table}")
    missing = tuple(each for each in RECORDS[it.table] if each not in it.told)
    if missing:
        for each in missing:
            case.explain(Worded("floor-not-told", {"what": f"floor-step-{each}"}))
        return case.ruled("wrong", steps=missing)
    case.because("floor-procedure-right")
    return case.ruled("right")


@rules(Strip)
def rule_strip(case: Case, it: Strip) -> Ruling:
    """Four equal packets (FSPR:strip-1)."""
    case.cite("strip-packets")
    right = len(it.packets) == 4 and len(set(it.packets)) == 1
    case.because("floor-procedure-right" if right else "floor-strip-wrong")
    return case.ruled("right" if right else "wrong", steps=() if right else ("strip",))


@rules(Cut)
def rule_cut(case: Case, it: Cut) -> Ruling:
    """One hand, two packets, away from the dealer, once (FSPR:cut-2)."""
    if it.by == "player":
        case.cite("cut-by-player")
        case.because("floor-granted" if it.permitted else "floor-not-granted")
        return case.ruled("allowed" if it.permitted else "refused", steps=("cut",) if it.permitted else ())
    if (it.side, it.deck_lengths, it.opposite) != ("outer", 1, True):
        case.cite("cut-card-place")
        case.because("floor-cut-card-misplaced")
        return case.ruled("wrong", steps=("move-cut-card", "cut-again"))
    case.cite("cut-rules")
    right = (it.hands, it.packets, it.direction, it.times) == (1, 2, "away", 1)
    case.because("floor-procedure-right" if right else "floor-cut-wrong")
    return case.ruled("right" if right else "wrong", steps=() if right else ("cut-again",))


@rules(Spread)
def rule_spread(case: Case, it: Spread) -> Ruling:
    """Hearts, clubs, diamonds, spades, each from the ace up (FSPR:spread-1)."""
    case.cite("deck-spread")
    ranks = "A" + RANKS[RANKS.index(_LOWEST[it.deck]) : -1]
    if not 1 <= it.place <= it.deck:
        raise Mistake("floor-no-such-place", place=it.place, cards=it.deck)
    suit, rank = divmod(it.place - 1, len(ranks))
    case.fact(card=ranks[rank] + _SUITS[suit])
    case.because("floor-spread-card", place=it.place, card=ranks[rank] + _SUITS[suit])
    return case.ruled("answered")


@rules(StubCount)
def rule_stub_count(case: Case, it: StubCount) -> Ruling:
    """All the cards of the deck, less those that lie elsewhere (FSPR:stub-count-1)."""
    case.cite("stub-count")
    due = it.deck - it.hole - it.board - it.burns - it.muck
    case.fact(stub=due)
    case.because("floor-stub-of", cards=due)
    if it.counted < 0:
        return case.ruled("answered")
    return case.ruled(
        "right" if it.counted == due else "wrong", steps=() if it.counted == due else ("call-floor",)
    )


@rules(TableState)
def rule_table_state(case: Case, it: TableState) -> Ruling:
    """What is put right."""
    point, step = _FAULTS[it.fault]
    case.cite(point)
    if it.permitted:
        case.because("floor-granted")
        return case.ruled("allowed")
    case.because("floor-put-right")
    return case.ruled("wrong", steps=(step,))


_FAULTS: Final = {
    "relief-in-mid-hand": ("dealer-change", "finish-the-hand"),
    "stub-uncapped": ("deck-capped", "cap-the-stub"),
    "same-backs": ("two-decks", "change-deck"),
    "rack-miscounted": ("rack-count", "call-floor"),
    "muck-touches-chips": ("muck-place", "move-muck"),
    "pitched-face-up": ("pitch", "counts-as-exposed"),
    "burns-early": ("burns-to-muck", "burns-stay"),
    "muck-in-shuffle": ("extra-shuffle", "muck-stays-out"),
    "burns-miscounted": ("burn-per-street", "call-floor"),
    "player-deals": ("dealer-deals", "dealer-deals"),
    "no-cut-card": ("cut-card", "place-cut-card"),
}


@rules(WashDue)
def rule_wash_due(case: Case, it: WashDue) -> Ruling:
    """On its triggers, and never as a routine between hands."""
    how = choice(case, "wash")
    if it.event == "community-card":
        case.centre("extra-shuffle")
        case.because("floor-extra-shuffle")
        return case.ruled("allowed", steps=("scramble-face-down", "gather", "full-shuffle"))
    due = how == "on-trigger" and it.event != "between-hands"
    if not due:
        case.centre("no-wash")
    case.because("floor-wash" if due else "floor-no-wash")
    return case.ruled("allowed" if due else "refused", steps=("wash",) if due else ())
