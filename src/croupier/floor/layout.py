"""Questions of layout: who sits where in the order of the deal, how many cards lie where."""

from __future__ import annotations

from typing import Literal

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.floor.case import Case
from croupier.floor.incident import Incident
from croupier.floor.registry import rules
from croupier.floor.ruling import Ruling
from croupier.floor.stud import Board
from croupier.play import catalogue
from croupier.play.forced import LIVE


class PlacesAsked(Incident, frozen=True, kw_only=True, tag="positions"):
    """The question who gets the first and the last card, who posts which blind, who speaks first and last."""


class CardsDue(Incident, frozen=True, kw_only=True, tag="cards-due"):
    """The question how many cards lie on the table once a street is dealt, or the whole hand."""

    game: str
    street: str = ""
    players: int = 1


class ButtonDraw(Incident, frozen=True, kw_only=True, tag="button-draw"):
    """The seats drew a card each for the button."""

    boards: tuple[Board, ...]


class SuitsRank(Incident, frozen=True, kw_only=True, tag="suits-rank"):
    """The question whether suits rank there: between hands, for the button, for who opens in stud, in a chip race."""

    where: Literal["hands", "button-draw", "stud-opener", "chip-race", "odd-chip"]


@rules(ButtonDraw)
def rule_button_draw(case: Case, it: ButtonDraw) -> Ruling:
    """The highest card takes the button; equal ranks go by suit (FSPR:button-1, FSPR:button-2)."""
    if not it.boards:
        raise Mistake("floor-no-boards")
    case.cite("button-draw")
    highest = max(it.boards, key=lambda board: parse(board.cards))
    case.because("floor-gets-the-button", seat=highest.seat)
    return case.ruled("order", order=(highest.seat,))


@rules(SuitsRank)
def rule_suits_rank(case: Case, it: SuitsRank) -> Ruling:
    """Suits never decide a pot; they rank only where the books say so."""
    case.cite("suits-rank" if it.where != "hands" else "suits-equal")
    ranks = it.where in ("button-draw", "stud-opener", "chip-race")
    if it.where == "odd-chip":
        case.by("odd_chip_stud")
        ranks = case.policy.odd_chip_stud == "high-card"
    case.because("floor-suits-rank" if ranks else "floor-suits-do-not-rank")
    return case.ruled("allowed" if ranks else "refused")


@rules(PlacesAsked)
def rule_positions(case: Case, _it: PlacesAsked) -> Ruling:
    """By the button and the forced bets."""
    hand = case.hand
    setup = hand.setup
    case.cite("order-of-deal", "order-of-rounds")
    posted = {bet.kind for bet in setup.forced}
    if any(kind.endswith("ante") for kind in posted):
        case.cite("antes-and-blinds" if posted & LIVE else "antes")
    if len(setup.order) == 2:
        case.by("heads_up_button")
    live = [seat for seat in setup.order if seat in hand.live]
    if len(live) == 2:
        case.cite("heads-up")
    places = {
        "first_card": setup.order[0],
        "last_card": setup.order[-1],
        "first_to_act": setup.plan.left_of[setup.plan.opens_after],
        "first_after_flop": live[0],
        "last_to_act": live[-1],
    }
    places |= {bet.kind.replace("-", "_"): bet.seat for bet in setup.forced if bet.kind in LIVE}
    case.fact(**{name: case.situation.name(seat) for name, seat in places.items()})
    case.fact(heads_up=len(live) == 2, pot=hand.total)
    case.because("floor-the-button-says")
    return case.ruled("answered")


@rules(CardsDue)
def rule_cards_due(case: Case, it: CardsDue) -> Ruling:
    """By the streets of the game."""
    if it.game not in catalogue:
        raise Mistake("floor-no-such-game", game=it.game)
    streets = catalogue[it.game].streets
    names = [street.name for street in streets]
    if it.street and it.street not in names:
        raise Mistake("floor-no-such-street", street=it.street, known=", ".join(names))
    dealt = streets[: names.index(it.street) + 1] if it.street else streets
    down, up = sum(street.down for street in dealt), sum(street.up for street in dealt)
    board = sum(street.board for street in dealt)
    case.cite("cards-of-the-game")
    case.fact(
        cards=(down + up) * it.players + board,
        down=down * it.players,
        open=up * it.players,
        board=board,
        burns=sum(street.burn for street in dealt),
        round=len(dealt),
    )
    case.because("floor-cards-on-table", cards=(down + up) * it.players + board, open=up * it.players + board)
    return case.ruled("answered")
