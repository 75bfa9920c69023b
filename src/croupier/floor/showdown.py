"""The showdown: who opens in which order, what has to be opened, who may ask to see."""

from __future__ import annotations

from typing import Final, Literal

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.floor.by_the_book import choice, left_open
from croupier.floor.case import Case
from croupier.floor.incident import CardCount, Incident, Seat
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.remedies import kill
from croupier.floor.ruling import Outcome, Ruling
from croupier.floor.stud import Board
from croupier.play import NL_HOLDEM, Hand, catalogue
from croupier.play.showing import best_showing


class TablesHand(Incident, frozen=True, kw_only=True, tag="tables-hand"):
    """A player opens cards at the showdown: all of them, or `shown` of the `due` cards that the game deals.

    `game` where no hand tells it, hold'em where nothing does.
    `wins`: those already win; `refuses` to open the rest; `mucked` them after, still `identifiable` and `read`
    clearly or not. `early`: before it was his turn. `opened_by` the dealer instead of him.
    """

    seat: Seat = Seat(0)
    shown: CardCount | None = None
    due: CardCount = 0
    game: str = ""
    wins: bool = False
    refuses: bool = False
    mucked: bool = False
    identifiable: bool = False
    read: bool | None = None
    early: bool = False
    opened_by: Literal["owner", "dealer", "neighbour"] = "owner"


class GivesUpHand(Incident, frozen=True, kw_only=True, tag="gives-up-hand"):
    """A player wants to muck unseen at the showdown; `all_in`: he is, or called somebody who is."""

    seat: Seat = Seat(0)
    all_in: bool = False


class AsksToSee(Incident, frozen=True, kw_only=True, tag="asks-to-see"):
    """A player asks to see another's hand.

    Where no hand tells it: he `holds` his own cards still or has opened them, `paid`: he called the last
    aggressor, whose hand it is; the hand was given up on the `last_round`. `grounds` are a reason he gives.
    """

    seat: Seat = Seat(0)
    of: Seat = Seat(0)
    holds: bool | None = None
    paid: bool | None = None
    mucked: bool = False
    last_round: bool = False
    grounds: bool = False


class ShowOrder(Incident, frozen=True, kw_only=True, tag="show-order"):
    """The question who shows first.

    Without a hand: the seats `live`, the `button`, the last `aggressor` of the last street, `boards` in stud.
    `main_only` is a seat that stands only for the main pot.
    """

    live: tuple[Seat, ...] = ()
    button: Seat = Seat(0)
    aggressor: Seat = Seat(0)
    boards: tuple[Board, ...] = ()
    razz: bool = False
    main_only: tuple[Seat, ...] = ()


class MustShow(Incident, frozen=True, kw_only=True, tag="must-winner-show"):
    """The question whether the last live hand must be shown; `called`: the last bet was; `folded`: all others did
    before the showdown."""

    seat: Seat = Seat(0)
    called: bool = True
    folded: bool = False


class FaceUp(Incident, frozen=True, kw_only=True, tag="face-up"):
    """The question whether the hands are opened now: somebody is all-in.

    `hand_for_hand`: all tables play one hand and wait for the others.
    """

    hand_for_hand: bool = False


class PlaysBoard(Incident, frozen=True, kw_only=True, tag="plays-board"):
    """A player says the board is his hand; `shown` of his own cards lie open, others are `mucked`.

    They are as many as he holds in the `game`, where no hand tells it (hold'em where nothing does), or `due`.
    """

    seat: Seat = Seat(0)
    shown: CardCount = 0
    due: CardCount = 0
    game: str = ""
    mucked: bool = False


class ShowsToOne(Incident, frozen=True, kw_only=True, tag="shows-to-one"):
    """A player lets another see his cards; `contends`: that one is still in for the pot."""

    seat: Seat = Seat(0)
    contends: bool = True


class LeavesUnshown(Incident, frozen=True, kw_only=True, tag="leaves-unshown"):
    """A player leaves the table at the showdown without opening his hand."""

    seat: Seat = Seat(0)


class PullsPot(Incident, frozen=True, kw_only=True, tag="pulls-pot"):
    """A player takes the pot in himself, or the dealer pushes it before the losing hands are taken in."""

    seat: Seat = Seat(0)
    by: Literal["player", "dealer"] = "player"


@rules(TablesHand)
def rule_tables_hand(case: Case, it: TablesHand) -> Ruling:
    """Only a hand of which every card lies open contends for the pot."""
    if it.opened_by != "owner":
        owner = choice(case, "showdown_opener") == "owner"
        case.cite("owner-opens")
        case.because("floor-owner-opens")
        return case.ruled("wrong" if owner else "stands", steps=("owner-opens",))
    due = it.due or _cards_held(case, it.game)
    if it.shown is None or it.shown >= due:
        case.cite("tabled-live")
        case.because("floor-hand-live", seat=it.seat)
        return case.ruled("hand-live", hands={it.seat: "live"})
    case.fact(shown=it.shown, due=due)
    if (it.refuses or (it.mucked and not it.identifiable)) and _wins_only_whole(case):
        case.cite("tabled-whole")
        case.because("floor-open-all")
        case.because("floor-hand-dead", seat=it.seat)
        return case.ruled("hand-dead", hands={it.seat: "dead"})
    if it.refuses:
        case.cite("tabled-refused")
        case.because("floor-will-not-open")
        return left_open(case, _open_or_dead(it.seat))
    if it.mucked:
        case.cite("tabled-in-part")
        if it.identifiable:
            case.because("floor-still-identifiable")
            return case.ruled("hand-live", hands={it.seat: "live"}, steps=("open-all-cards",))
        if it.read is None:
            case.because("floor-was-it-read")
            return left_open(case, _open_or_dead(it.seat))
        case.because("floor-hand-live" if it.read else "floor-hand-dead", seat=it.seat)
        return case.ruled(
            "hand-live" if it.read else "hand-dead", hands={it.seat: "live" if it.read else "dead"}
        )
    case.cite("tabled-in-part-wins" if it.wins else "tabled-properly")
    case.because("floor-open-all")
    return case.ruled("reminder", steps=("open-all-cards",))


def _cards_held(case: Case, game: str) -> int:
    """How many cards of his own a player holds at the showdown: by the hand, else by the game that is named.

    One fewer at stud where the last card is the board's, for all.
    """
    if game and game not in catalogue:
        raise Mistake("floor-no-such-game", game=game)
    hand = case.situation.hand
    variant = hand.setup.variant if hand is not None else catalogue[game] if game else NL_HOLDEM
    dealt = sum(street.down + street.up - street.discard for street in variant.streets)
    shared = hand is not None and hand.board and not any(street.board for street in variant.streets)
    return dealt - 1 if shared else dealt


def _wins_only_whole(case: Case) -> bool:
    """Whether a hand of which a card lies face down wins nothing, read or not (FSPR:reg-5, CLUB-2:2.10.7)."""
    whole = citation("tabled-whole", case.policy.profile).own
    return whole and case.policy.choice("winner_shows") != "never"


def _open_or_dead(seat: Seat) -> dict[str, Outcome]:
    return {
        "hand-counts": Outcome(verdict="hand-live", hands={seat: "live"}),
        "hand-forfeits": Outcome(verdict="hand-dead", hands={seat: "dead"}),
    }


@rules(GivesUpHand)
def rule_gives_up_hand(case: Case, it: GivesUpHand) -> Ruling:
    """A beaten hand may go to the muck unseen, but hardly one that was all-in."""
    hand = case.situation.hand
    all_in = it.all_in or (hand is not None and any(hand.player(seat).all_in for seat in hand.live))
    if all_in:
        case.by("all_in_face_up")
        if case.policy.all_in_face_up:
            case.cite("face-up-no-muck")
            case.because("floor-must-open", seat=it.seat)
            return case.ruled("refused", steps=("open-all-hands",))
    case.by("losers_may_muck")
    if not case.policy.losers_may_muck:
        case.because("floor-must-open", seat=it.seat)
        return case.ruled("refused", steps=("open-all-cards",))
    case.cite("loser-mucks")
    case.because("floor-may-muck", seat=it.seat)
    return case.ruled("allowed", hands={it.seat: "dead"})


@rules(AsksToSee)
def rule_asks_to_see(case: Case, it: AsksToSee) -> Ruling:
    """Who has a right to see a hand, and who may only ask (TDA-2022:ILL-18-1, TDA-2022:ILL-18-2)."""
    how = choice(case, "see_hand")
    holds, paid = _asker(case, it)
    if how == "called-aggressor":
        if not holds:
            case.cite("see-right-lost")
            case.because("floor-no-right-to-see")
            return case.ruled("refused", steps=("cards-stay-down",))
        if paid and not it.mucked:
            case.centre("see-paid")
            case.because("floor-paid-to-see")
            return case.ruled("allowed", steps=("open-all-cards",))
        case.centre("see-other")
        return left_open(case, _shown_or_not())
    if how == "final-round" and it.last_round:
        case.cite("see-last-round")
        live = holds and it.holds is not False
        case.because("floor-shown-lives" if live else "floor-shown-cannot-win")
        return case.ruled(
            "allowed",
            hands={it.of: "live" if live else "dead"},
            steps=("touch-muck-with-it", "dealer-opens-it"),
        )
    if how == "nobody":
        case.cite("see-private")
        case.because("floor-no-right-to-see")
        return case.ruled("refused", steps=("cards-stay-down",))
    case.centre("see-manager")
    case.because("floor-needs-grounds")
    return left_open(case, _shown_or_not(), by="manager")


def _shown_or_not() -> dict[str, Outcome]:
    return {
        "refused": Outcome(verdict="refused", steps=("cards-stay-down",)),
        "shown": Outcome(verdict="allowed", steps=("open-all-cards",)),
    }


def _asker(case: Case, it: AsksToSee) -> tuple[bool, bool]:
    """Whether the one who asks still holds or has opened cards, and whether he called the last aggressor."""
    hand = case.situation.hand
    if hand is None:
        return it.holds is not False, bool(it.paid)
    player = hand.player(it.seat)
    holds = not player.folded and not player.mucked if it.holds is None else it.holds
    aggressor = last_aggressor(hand)
    paid = bool(aggressor) and aggressor == it.of and it.seat != aggressor and not player.folded
    return holds, paid if it.paid is None else it.paid


@rules(ShowOrder)
def rule_show_order(case: Case, it: ShowOrder) -> Ruling:
    """The last aggressor, else who opened the last street; some books ask the players of a side pot first."""
    live, aggressor = it.live, int(it.aggressor)
    hand = case.situation.hand
    if hand is not None:
        live = tuple(map(Seat, hand.live))
        aggressor = aggressor or last_aggressor(hand)
    if not live:
        raise Mistake("floor-needs-a-hand")
    if aggressor:
        case.cite("show-aggressor-first")
        first = aggressor
    else:
        first = _first_of_checked(case, it, live)
    at = sorted(live)
    if first not in at:
        raise Mistake("floor-not-live", seat=first)
    start = at.index(Seat(first))
    order = [*at[start:], *at[:start]]
    main_only = it.main_only or _main_only(hand)
    if main_only and any(seat in order for seat in main_only):
        case.by("show_side_pots_first")
        if case.policy.show_side_pots_first:
            order = [seat for seat in order if seat not in main_only] + list(main_only)
    if hand is not None and not hand.setup.variant.has_button and _at_risk(hand):
        case.by("stud_all_in_opens_last")
        if case.policy.stud_all_in_opens_last:
            order.sort(key=lambda seat: seat in _at_risk(hand))
    case.cite("show-order-enforced", "show-required")
    case.because("floor-shows-first", seat=Seat(order[0]))
    return case.ruled("order", order=tuple(order))


def _at_risk(hand: Hand) -> list[int]:
    """The live seats that have no chips behind."""
    return [seat for seat in hand.live if not hand.player(seat).stack]


def _first_of_checked(case: Case, it: ShowOrder, live: tuple[Seat, ...]) -> int:
    how = choice(case, "show_first_checked")
    hand = case.situation.hand
    boards = {board.seat: parse(board.cards) for board in it.boards}
    razz = it.razz
    if hand is not None and not hand.setup.variant.has_button:
        boards = {Seat(seat): hand.player(seat).up for seat in hand.live}
        razz = hand.setup.variant.showing == "low"
    if how == "by-street" and boards:
        return best_showing(boards.items(), "low" if razz else "high")
    button = hand.setup.button if hand is not None else int(it.button)
    return next((seat for seat in sorted(live) if seat > button), min(live))


def _main_only(hand: Hand | None) -> tuple[Seat, ...]:
    """Seats that contend for the main pot alone."""
    if hand is None or len(hand.pots) < 2:
        return ()
    side = {seat for pot in hand.pots[1:] for seat in pot.seats}
    return tuple(Seat(seat) for seat in hand.pots[0].seats if seat not in side)


def last_aggressor(hand: Hand) -> int:
    """Who bet or raised last on the street that is being played or was the last, 0 where nobody did."""
    aggressor = 0
    for kind, seat, _, _ in hand.log:
        if kind in _NEW_STREET:
            aggressor = 0
        elif kind == "raise":
            aggressor = seat
    return aggressor


_NEW_STREET: Final = frozenset({"board", "deal", "up"})


@rules(MustShow)
def rule_must_show(case: Case, it: MustShow) -> Ruling:
    """Whether who is left at the showdown takes the pot unseen."""
    if it.folded:
        case.cite("no-showdown")
        case.because("floor-need-not-show", seat=it.seat)
        return case.ruled("allowed", steps=("push-pot",))
    must = {"never": False, "if-called": it.called, "always": True}[choice(case, "winner_shows")]
    case.cite("tabled-properly" if must else "no-showdown")
    case.because("floor-must-open" if must else "floor-need-not-show", seat=it.seat)
    return case.ruled("refused" if must else "allowed", steps=("open-all-cards",) if must else ("push-pot",))


@rules(FaceUp)
def rule_face_up(case: Case, it: FaceUp) -> Ruling:
    """All hands are opened as soon as nobody can act any more, before the next card.

    Hand for hand they wait face down, and the next card with them, until the floor says so (TDA-2022:RP8F).
    TDA-2022:ILL-16-1, TDA-2022:ILL-16-2, TDA-2022:ILL-16-3.
    """
    hand = case.hand
    waits = it.hand_for_hand and citation("face-up-waits", case.policy.profile).own
    if hand.over:
        return _down_till_told(case) if waits and _opened_early(hand) else _opened(case, hand)
    able = [seat for seat in hand.live if hand.player(seat).stack]
    closed = hand.street_name == "showdown" or (hand.actor is None and len(able) <= 1)
    all_in = any(not hand.player(seat).stack for seat in hand.live)
    case.by("all_in_face_up")
    case.cite("face-up-when")
    if not (closed and all_in):
        case.because("floor-stay-down")
        return case.ruled("stands", steps=("cards-stay-down",))
    if not case.policy.all_in_face_up:
        case.because("floor-stay-down")
        return case.ruled("stands", steps=("cards-stay-down",))
    if waits:
        return _down_till_told(case)
    case.cite("face-up-all-pots", "face-up-no-muck")
    case.because("floor-open-now")
    steps = ("open-all-hands", "side-pot-first") if len(hand.pots) > 1 else ("open-all-hands",)
    order = list(hand.live)
    if not hand.setup.variant.has_button:
        case.by("stud_all_in_opens_last")
        if case.policy.stud_all_in_opens_last:
            order.sort(key=lambda seat: seat in _at_risk(hand))
    return case.ruled("allowed", order=tuple(order), steps=steps)


def _down_till_told(case: Case) -> Ruling:
    case.cite("face-up-waits")
    case.because("floor-stay-down")
    return case.ruled("stands", steps=("cards-stay-down", "call-floor", "wait"))


def _opened_early(hand: Hand) -> bool:
    """Whether the hands of a hand that is over were opened with cards still to come."""
    kinds = [entry.kind for entry in hand.log]
    return "show" in kinds and "board" in kinds[kinds.index("show") :]


def _opened(case: Case, hand: Hand) -> Ruling:
    """The hands a hand that is over was decided by, as they were opened."""
    shown = tuple(dict.fromkeys(seat for kind, seat, _, _ in hand.log if kind == "show"))
    case.cite("face-up-when", "face-up-all-pots")
    case.because("floor-open-now" if shown else "floor-stay-down")
    if not shown:
        return case.ruled("stands", steps=("cards-stay-down",))
    steps = ("open-all-hands", "side-pot-first") if len(hand.result.pots) > 1 else ("open-all-hands",)
    return case.ruled("allowed", order=shown, steps=steps)


@rules(PlaysBoard)
def rule_plays_board(case: Case, it: PlaysBoard) -> Ruling:
    """The board is nobody's hand until all hole cards lie open."""
    case.cite("play-the-board")
    all_open = it.shown >= (it.due or _cards_held(case, it.game))
    if not all_open and it.mucked:
        case.cite("tabled-live")
        case.because("floor-board-not-tabled", seat=it.seat)
        return case.ruled("hand-dead", hands={it.seat: "dead"}, operations=kill(case, it.seat))
    if not all_open:
        case.because("floor-open-all")
        return case.ruled("reminder", steps=("open-all-cards",))
    case.because("floor-hand-live", seat=it.seat)
    return case.ruled("hand-live", hands={it.seat: "live"})


@rules(ShowsToOne)
def rule_shows_to_one(case: Case, it: ShowsToOne) -> Ruling:
    """Shown to one, shown to all: at once, or after the hand when that one is out of it."""
    how = choice(case, "show_one_show_all")
    case.cite("shown-to-one")
    later = how == "after-hand" and not it.contends
    return case.ruled("corrected", steps=("show-to-all-after",) if later else ("show-to-all",))


@rules(LeavesUnshown)
def rule_leaves_unshown(case: Case, it: LeavesUnshown) -> Ruling:
    """Who leaves gives up his claim; nobody opens the hand for him."""
    case.cite("leaves-unshown")
    case.because("floor-hand-dead", seat=it.seat)
    return case.ruled("hand-dead", hands={it.seat: "dead"}, steps=("muck-it",))


@rules(PullsPot)
def rule_pulls_pot(case: Case, it: PullsPot) -> Ruling:
    """The dealer alone pushes the pot, and takes in the losing hands before."""
    case.cite("dealer-pushes" if it.by == "player" else "losers-removed-first")
    case.because("floor-dealer-pushes")
    return case.ruled("wrong", steps=("take-losers-in", "dealer-pushes"))
