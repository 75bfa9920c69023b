"""Dealers: how they hold the deck, how they behave, what they answer for, when they make the cards ready."""

from __future__ import annotations

from typing import Final, Literal

from croupier.floor.by_the_book import left_open
from croupier.floor.case import Case
from croupier.floor.decks import POINTS_OF_FAULTS, Fault
from croupier.floor.incident import Incident
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.ruling import Outcome, Ruling

READY_SECONDS: Final = 60
"""So long before play the floor calls the dealers (TDA-2024:RP20)."""

READY_PLAYERS: Final = 2
"""With so many in their seats the dealer washes and squares the deck (TDA-2024:RP20)."""

FIVE_BOXED: Final = 5
"""So many cards face up in a deck make it defective (FSPR:defdeck-4)."""


class DeckHeld(Incident, frozen=True, kw_only=True, tag="deck-held"):
    """Where the dealer has the deck during and after the deal.

    `need` is why he put it down: none, to make change, or because a rule asks for it. `over`: the last card is on the
    table, or one player is left.
    """

    how: Literal["in-hand", "changed-hands", "covered", "turned-over", "put-down", "on-the-muck"]
    need: Literal["none", "making-change", "by-the-rules"] = "none"
    over: bool = False


class DealerDoes(Incident, frozen=True, kw_only=True, tag="dealer-does"):
    """What a dealer does beside the cards: argues with a guest, is rude to him, runs the game, pushes the pot."""

    does: Literal["argues", "is-rude", "runs-the-game", "pushes-the-pot"]


class DealerLiable(Incident, frozen=True, kw_only=True, tag="dealer-liable"):
    """The question whether the dealer answers for a defect of the deck: `count` cards had it, where it is counted."""

    fault: Fault | Literal["bent", "dirty", "unlike-back-shade"]
    count: int = 0


class CardsReady(Incident, frozen=True, kw_only=True, tag="cards-ready"):
    """The question what is made ready so many `seconds` before play begins or goes on, with so many players seated."""

    seconds: int
    players: int = 0


@rules(DeckHeld)
def rule_deck_held(case: Case, it: DeckHeld) -> Ruling:
    """In the dealer's hand, until a rule has him lay it down (FSPR:pitch-5, FSPR:pitch-6, FSPR:he-7)."""
    if it.over and citation("stub-to-muck", case.policy.profile).own:
        case.cite("stub-to-muck")
        free = it.how == "on-the-muck"
        case.because("floor-stub-laid-down" if free else "floor-stub-still-held")
        return case.ruled("right" if free else "wrong", steps=() if free else ("stub-to-muck",))
    if it.how == "in-hand":
        case.cite("deck-in-hand")
        case.because("floor-deck-in-hand")
        return case.ruled("right")
    if it.how == "put-down" and it.need == "by-the-rules":
        case.cite("deck-capped", "deck-handling")
        case.because("floor-deck-capped")
        return case.ruled("right", steps=("cap-the-stub",))
    case.cite("deck-handling", "deck-in-hand")
    case.because("floor-deck-mishandled")
    return case.ruled("wrong", steps=("deck-into-hand",))


@rules(DealerDoes)
def rule_dealer_does(case: Case, it: DealerDoes) -> Ruling:
    """He runs the game, is courteous and argues with nobody (FSPR:staff-1)."""
    case.cite("dealer-remit")
    if it.does in ("argues", "is-rude"):
        case.because("floor-dealer-courteous")
        return case.ruled("wrong", steps=("dealer-goes-on", "call-floor"))
    case.because("floor-dealer-remit")
    return case.ruled("right")


@rules(DealerLiable)
def rule_dealer_liable(case: Case, it: DealerLiable) -> Ruling:
    """For what stands in the list of defects, and for nothing else (FSPR:check-5)."""
    case.centre("dealer-liable")
    if it.fault == "factory-flaw":
        case.cite(POINTS_OF_FAULTS[it.fault])
        case.because("floor-flaw-judged")
        return left_open(case, {"liable": _answer("wrong"), "not-liable": _answer("right")})
    listed = it.fault in POINTS_OF_FAULTS and not (it.fault == "boxed" and 0 < it.count < FIVE_BOXED)
    if listed:
        case.cite(POINTS_OF_FAULTS[it.fault])
    case.fact(liable=listed)
    case.because("floor-dealer-liable" if listed else "floor-dealer-not-liable")
    return case.ruled("answered")


def _answer(verdict: str) -> Outcome:
    return Outcome(verdict=verdict)


@rules(CardsReady)
def rule_cards_ready(case: Case, it: CardsReady) -> Ruling:
    """Within the last minute the dealers are called, with two players the deck is washed (TDA-2024:RP20)."""
    case.cite("cards-ready")
    if it.seconds > READY_SECONDS:
        case.because("floor-not-yet-ready", seconds=it.seconds - READY_SECONDS)
        return case.ruled("answered", steps=("wait",))
    ready = it.players >= READY_PLAYERS
    case.because("floor-cards-ready" if ready else "floor-dealers-called")
    return case.ruled("answered", steps=("call-dealers", *(("wash", "square") if ready else ())))
