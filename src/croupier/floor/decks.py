"""Errors of the deck: fouled, defective and lost cards, a stub that fell or runs short."""

from __future__ import annotations

from typing import Final, Literal

from croupier.floor.acted import taken, too_late
from croupier.floor.by_the_book import choice, left_open
from croupier.floor.case import Case
from croupier.floor.dealing import Game, misdeal
from croupier.floor.defective import spoiled
from croupier.floor.incident import ActionKind, Incident
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.remedies import void
from croupier.floor.ruling import Outcome, Ruling

Fault = Literal[
    "duplicate", "missing", "extra", "joker", "foreign", "mixed-backs", "marked", "boxed", "factory-flaw"
]


class FouledDeck(Incident, frozen=True, kw_only=True, tag="fouled-deck"):
    """The deck turns out not to be what it should.

    `found` when it was checked between hands, during the deal or the betting, at the showdown, or after the pot was
    pushed; `next_hand` has begun by then. `count` is how many cards it had, `full` how many it should have.
    """

    fault: Fault
    found: Literal["check", "deal", "betting", "showdown", "pushed"] = "betting"
    after: tuple[ActionKind, ...] = ()
    next_hand: bool = False
    count: int = 0
    full: int = 52


class MarkedCard(Incident, frozen=True, kw_only=True, tag="marked-card"):
    """One card is marked, bent or torn: seen in the shuffle, a hole card, a card face up, or in the stub."""

    where: Literal["shuffle", "hole", "open", "stub"] = "hole"
    after: tuple[ActionKind, ...] = ()


class DefectSeen(Incident, frozen=True, kw_only=True, tag="defect-seen"):
    """The dealer, or a player, notices that something is wrong with the deck: who is told, and when."""

    by: Literal["dealer", "player"] = "dealer"


class CardOffTable(Incident, frozen=True, kw_only=True, tag="card-off-table"):
    """A card left the table: dropped by its player, or the dealer let it fly."""

    by: Literal["dealer", "player"] = "dealer"
    game: Game = "flop"


class DroppedStub(Incident, frozen=True, kw_only=True, tag="dropped-stub"):
    """The stub fell with cards still to come. `mixed` with the muck or the burns, or not; is the order known?"""

    order_known: bool = False
    mixed: bool = False
    permitted: bool = False


class ShortStub(Incident, frozen=True, kw_only=True, tag="short-stub"):
    """Too few cards for the last street: those left in the stub, the burns, the players in the hand."""

    stub: int
    burns: int
    players: int


POINTS_OF_FAULTS: Final = {
    "duplicate": "deck-duplicate",
    "missing": "deck-count",
    "extra": "deck-count",
    "joker": "deck-joker",
    "foreign": "deck-joker",
    "mixed-backs": "deck-backs",
    "marked": "deck-marked",
    "boxed": "boxed-fouled",
    "factory-flaw": "deck-flaw",
}
"""What is wrong with a deck, and the point that says so."""


@rules(FouledDeck)
def rule_fouled_deck(case: Case, it: FouledDeck) -> Ruling:
    """Which faults foul a deck, and what becomes of the hand it was dealt from."""
    case.cite(POINTS_OF_FAULTS[it.fault])
    if it.count:
        case.fact(cards=it.count, full=it.full)
    if it.fault == "factory-flaw":
        case.because("floor-flaw-judged")
        return left_open(
            case,
            {
                "deck-is-defective": Outcome(verdict="deck-fouled", steps=("change-deck",)),
                "deck-plays": Outcome(verdict="stands", steps=("play-on",)),
            },
        )
    if it.found == "check":
        case.cite("deck-swapped")
        case.because("floor-deck-fouled")
        return case.ruled("deck-fouled", steps=("change-deck", "wash", "full-shuffle"))
    if it.found == "pushed":
        case.cite("deck-fault-deadline")
        late = it.next_hand or case.policy.choice("dispute_until") == "at-once"
        choice(case, "dispute_until")
        case.because("floor-too-late" if late else "floor-in-time")
        return case.ruled("rejected", steps=("pot-stands",)) if late else spoiled(case, (), betting=True)
    if it.fault in ("joker", "foreign") and choice(case, "foreign_card") == "scrap-after-action":
        if it.found == "deal" and not too_late(case, it.after):
            return misdeal(case)
        if it.found == "betting" and not too_late(case, it.after):
            return misdeal(case)
        case.because("floor-card-is-scrap")
        return case.ruled("stands", steps=("card-is-scrap", "play-on", "change-deck-after"))
    return spoiled(case, it.after, betting=it.found != "deal", missing=it.fault == "missing", fault=it.fault)


@rules(MarkedCard)
def rule_marked_card(case: Case, it: MarkedCard) -> Ruling:
    """A card known by its back: replaced, or the hand undone or played out, as the book has it."""
    if it.where == "shuffle":
        case.cite("marked-in-shuffle")
        case.because("floor-card-replaced")
        return case.ruled("corrected", steps=("call-floor", "change-deck"))
    betting = bool(taken(case, it.after))
    own_list = citation("marked-hole-card", case.policy.profile).own
    if own_list and case.policy.choice("fouled_deck") == "play-out":
        case.by("fouled_deck")
        if it.where == "hole" and not betting:
            case.cite("marked-hole-card")
            return misdeal(case, other_deck=True)
        case.cite("marked-after-betting" if it.where == "hole" else "marked-open-card")
        case.because("floor-plays-on")
        return case.ruled("stands", steps=("play-on", "change-deck-after"))
    if (
        case.policy.choice("fouled_deck") != "missing-ignored"
        and citation("deck-marked", case.policy.profile).own
    ):
        case.cite("deck-marked")
        return spoiled(case, it.after, betting=betting, fault="marked")
    case.cite("deck-flaw")
    case.because("floor-flaw-judged")
    return left_open(
        case,
        {
            "play-on": Outcome(verdict="stands", steps=("play-on", "change-deck-after")),
            "deck-is-defective": Outcome(
                verdict="void", steps=("chips-back", "change-deck"), operations=void(case)
            ),
        },
    )


@rules(DefectSeen)
def rule_defect_seen(case: Case, it: DefectSeen) -> Ruling:
    """Told at once, or silently between hands; a player has to tell it."""
    if it.by == "player":
        case.cite("player-must-report")
        case.because("floor-must-report")
        return case.ruled("stands", steps=("tell-at-once",))
    at_once = choice(case, "defect_notice") == "at-once"
    if not at_once:
        case.cite("defect-between-hands")
    steps = ("stop", "tell-at-once", "change-deck") if at_once else ("swap-silently", "tell-between-hands")
    return case.ruled("corrected", steps=steps)


@rules(CardOffTable)
def rule_card_off_table(case: Case, it: CardOffTable) -> Ruling:
    """A card that fell plays on, or becomes the burn, by who let it fall."""
    how = choice(case, "card_off_table")
    hand = case.situation.hand
    stud = not hand.setup.variant.has_button if hand is not None else it.game == "stud"
    if how == "plays" or it.by == "player":
        return case.ruled("hand-live" if it.by == "player" else "stands", steps=("card-plays",))
    if stud:
        return case.ruled("corrected", steps=("card-plays-face-up",))
    return case.ruled("corrected", steps=("card-becomes-burn", "next-card-plays"))


@rules(DroppedStub)
def rule_dropped_stub(case: Case, it: DroppedStub) -> Ruling:
    """First the order is restored; else the stub alone is shuffled, the muck only where it got mixed in."""
    if it.order_known:
        case.cite("stub-restored")
        case.because("floor-order-restored")
        return case.ruled("corrected", steps=("restore-order", "play-on"))
    how = choice(case, "reshuffle")
    case.cite("stub-with-muck" if it.mixed else "stub-only", "reshuffle-face-down")
    if it.mixed and how == "stub-or-permitted" and not it.permitted:
        case.because("floor-muck-needs-permission")
        return case.ruled("corrected", steps=("call-floor", "muck-stays-out", "shuffle-stub", "cut"))
    what = "shuffle-all-together" if it.mixed else "shuffle-stub"
    return case.ruled("corrected", steps=("face-down", what, "cut", "play-on"))


@rules(ShortStub)
def rule_short_stub(case: Case, it: ShortStub) -> Ruling:
    """The burns are added, or one card serves everybody."""
    how = choice(case, "stud_short_stub")
    if how == "burns":
        if it.stub >= it.players:
            return _enough(case)
        case.cite("short-stub-mixed")
        rest = min(it.players - it.stub, it.burns)
        case.fact(from_stub=it.stub, from_burns=rest)
        steps: tuple[str, ...] = ("deal-stub-out", "shuffle-burns", "deal-the-rest")
        if it.stub + it.burns < it.players:
            case.cite("short-stub-community")
            steps = ("deal-community-card",)
        return case.ruled("corrected", steps=steps)
    needed = it.players + 2 if how == "burns-then-community" else it.players
    case.fact(needed=needed)
    if it.stub >= needed:
        return _enough(case)
    if how == "community":
        case.cite("short-stub-community", "short-stub-order")
        return case.ruled("corrected", steps=("shuffle-stub", "deal-community-card", "same-opener"))
    if it.stub + it.burns >= needed:
        case.cite("short-stub-mixed")
        return case.ruled("corrected", steps=("add-burns", "shuffle-stub", "cut", "burn", "deal-the-street"))
    case.cite("short-stub-order")
    if it.stub >= 3:
        case.cite("short-stub-community")
        return case.ruled("corrected", steps=("burn", "deal-community-card", "same-opener"))
    case.cite("short-stub-mixed-community")
    return case.ruled(
        "corrected", steps=("add-burns", "shuffle-stub", "cut", "burn", "deal-community-card", "same-opener")
    )


def _enough(case: Case) -> Ruling:
    case.because("floor-stub-is-enough")
    return case.ruled("stands", steps=("burn", "deal-the-street"))
