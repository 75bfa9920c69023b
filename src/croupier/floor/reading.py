"""Reading opened hands: cards speak, whatever their owner says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from croupier.cards import Cards, parse
from croupier.errors import Mistake
from croupier.floor.by_the_book import choice
from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.penalties import Violation, ladder
from croupier.floor.registry import rules
from croupier.floor.ruling import Penalty, Reason, Ruling
from croupier.floor.situation import Situation
from croupier.floor.splitting import Tie, ranking_of, split
from croupier.floor.stud import Board
from croupier.play import Variant, catalogue
from croupier.play.showdown import high_cards
from croupier.ranks import HandName, Ranking, best
from croupier.text import say


class ReadsHands(Incident, frozen=True, kw_only=True, tag="reads-hands"):
    """The question who wins: opened hands, hole cards or whole ones, with the `board`.

    `game` where no hand tells it; the `pot` is split down to the smallest `chip`, odd chips going by the policy to
    the first of `from_button`, the seats clockwise from the left of the button. `said` are hands as their owners
    named them, which does not bind.
    """

    hands: tuple[Board, ...]
    board: str = ""
    game: str = ""
    pot: Chips = 0
    chip: Chips = 1
    from_button: tuple[Seat, ...] = ()
    said: str = ""


class Misdeclares(Incident, frozen=True, kw_only=True, tag="misdeclares"):
    """A player names his hand wrongly at the showdown: by mistake, or `deliberate`; somebody `threw` a better one."""

    seat: Seat = Seat(0)
    deliberate: bool = False
    threw: Seat = Seat(0)
    times: int = 1


class ReadsAs(Reason, frozen=True):
    """A sentence that names a hand: `seat` and `hand`."""

    def say(self, lang: str, situation: Situation) -> str:
        """The sentence in a language."""
        hand: HandName = self.params["hand"]
        return say(self.code, lang, seat=situation.name(self.params["seat"], lang), hand=hand.say(lang))


@rules(ReadsHands)
def rule_reads_hands(case: Case, it: ReadsHands) -> Ruling:
    """The best hand takes the pot; equal ones share it, suits never rank them."""
    if not it.hands:
        raise Mistake("floor-no-hands")
    if it.chip < 1:
        raise Mistake("floor-no-such-chip", chip=it.chip)
    hand = case.situation.hand
    name = it.game or (hand.setup.variant.id if hand is not None else "nl-holdem")
    if name not in catalogue:
        raise Mistake("floor-no-such-game", game=name)
    variant = catalogue[name]
    board = parse(it.board) if it.board else (hand.board if hand is not None else ())
    held = {each.seat: parse(each.cards) for each in it.hands}
    for seat, cards in held.items():
        _check_enough(seat, len(cards), len(board), variant)
    with case.beside():
        case.cite("cards-speak")
    halves = [_half(case, ranking, held, board, variant.hole_used) for ranking in variant.rankings]
    halves = [half for half in halves if half]
    winners = tuple(seat for seat in held if any(seat in half for half in halves))
    if variant.hole_used:
        case.centre("hand-of-omaha")
    if len(winners) > 1 and len(halves) == 1:
        case.cite("suits-equal", "board-plays" if board else "suits-equal")
    awarded = _split(case, it, halves, variant, held, board) if it.pot else {}
    verdict = "awarded" if len(winners) == 1 else "split"
    return case.ruled(verdict, order=winners, awarded=awarded)


def _check_enough(seat: Seat, hole: int, board: int, variant: Variant) -> None:
    """Refuse cards that make no hand of the game."""
    needed = min(ranking.cards for ranking in variant.rankings)
    used = variant.hole_used if variant.hole_used and board else 0
    if hole < used or (board < needed - used if used else hole + board < needed):
        raise Mistake("floor-too-few-cards", seat=seat, cards=hole + board, least=needed)


def _half(
    case: Case, ranking: Ranking, held: Mapping[Seat, Cards], board: Cards, hole_used: int
) -> tuple[Seat, ...]:
    """The seats that win by one ranking; none where nobody makes a hand of it."""
    strengths = {seat: _strength(ranking, cards, board, hole_used) for seat, cards in held.items()}
    strongest = max(strengths.values())
    if strongest <= 0:
        return ()
    names = {seat: ranking.describe(strength) for seat, strength in strengths.items() if strength > 0}
    for seat, named in names.items():
        case.explain(ReadsAs("floor-reads-as", {"seat": seat, "hand": named}))
        case.fact(**{case.situation.name(seat): named.code})
    winners = tuple(seat for seat, strength in strengths.items() if strength == strongest)
    best_code = names[winners[0]].code
    alike = [seat for seat, named in names.items() if named.code == best_code]
    if len(alike) > 1:
        case.cite(_COMPARED.get(best_code, "compare-ranks"))
        if any(names[seat] == names[winners[0]] for seat in alike if seat not in winners):
            case.centre("kicker")
        elif len(winners) < len(alike):
            case.cite("hand-ranks")
    elif best_code in _RANKED:
        case.cite(_RANKED[best_code], "hand-ranks")
    return winners


_RANKED: Final = {
    f"hand-{name}": f"rank-{name}"
    for name in (
        "royal-flush",
        "straight-flush",
        "four-of-a-kind",
        "full-house",
        "flush",
        "straight",
        "three-of-a-kind",
        "two-pair",
        "pair",
        "high-card",
    )
}
_COMPARED: Final = {
    "hand-full-house": "compare-full-houses",
    "hand-three-of-a-kind": "compare-three-of-a-kind",
    "hand-two-pair": "compare-two-pairs",
    "hand-pair": "compare-pairs",
    "hand-high-card": "compare-high-cards",
}


def _strength(ranking: Ranking, cards: Cards, board: Cards, hole_used: int) -> int:
    if len(cards) >= ranking.cards and not board:
        return ranking.strength(cards)
    return best(ranking, cards, board, hole_used)


def _split(  # noqa: PLR0917  # the hands, the board and the game they are read by belong together
    case: Case,
    it: ReadsHands,
    halves: Sequence[tuple[Seat, ...]],
    variant: Variant,
    held: Mapping[Seat, Cards],
    board: Cards,
) -> dict[int, int]:
    """The pot in halves, each in shares of whole chips; what is left over goes by the button, or by the suits of
    the cards that make the hand (TDA-2022:20B)."""
    case.cite("split-chips")
    by_button = {seat: place for place, seat in enumerate(it.from_button)}
    rankings = [ranking for ranking in variant.rankings if _wins_anything(ranking, held, board, variant)]
    places = []
    for ranking in rankings:
        by_card = {
            seat: high_cards(ranking, cards, board, variant.hole_used, strength)
            for seat, cards in held.items()
            if (strength := _strength(ranking, cards, board, variant.hole_used)) > 0
        }
        places.append(ranking_of(case, not variant.has_button, by_button, by_card))
    tie = Tie(amount=it.pot, high=halves[0], low=halves[1] if len(halves) > 1 else ())
    awarded: dict[int, int] = {}
    for seat, amount in split(case, tie, it.chip, places, []):
        awarded[seat] = awarded.get(seat, 0) + amount
    return awarded


def _wins_anything(ranking: Ranking, held: Mapping[Seat, Cards], board: Cards, variant: Variant) -> bool:
    return any(_strength(ranking, cards, board, variant.hole_used) > 0 for cards in held.values())


@rules(Misdeclares)
def rule_misdeclares(case: Case, it: Misdeclares) -> Ruling:
    """Words do not bind, cards speak; said on purpose they can cost a penalty, or the pot."""
    case.cite("cards-speak")
    case.because("floor-cards-speak")
    penalties: tuple[Penalty, ...] = ()
    if it.deliberate:
        choice(case, "misdeclared_hand")
        case.cite("miscall-penalty")
        penalties, _ = ladder(case, Violation(act="misdeclares", seat=it.seat, times=it.times))
    return case.ruled(
        "stands",
        penalties={it.seat: penalties} if penalties else {},
        steps=("open-all-cards", "read-the-cards"),
    )
