"""Why PokerKit and Croupier differ: every known cause, recognised by the situation it arises in.

docs/differences.md tells each of them to people.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from croupier.play import Hand, Operation
from croupier.play.forced import LIVE
from croupier.play.showing import best_showing
from tests.differential.match import Difference, Match
from tests.differential.pokerkit_table import Offer
from tests.differential.their_settlement import their_settlement


class Cause(NamedTuple):
    """One reason to differ: the clause we follow, what it explains, and whether the hands part there for good."""

    name: str
    clause: str
    explains: Callable[[Match, Difference], bool]
    parts: bool = False


RAISES: Final = ("raise_min", "raise_max")
DECISIONS: Final = ("bring-in", "fold", "check", "call", "raise")


def _street(hand: Hand) -> list[Operation]:
    """What the players did on this street."""
    decisions: list[Operation] = []
    for entry in hand.log:
        if entry.kind in ("burn", "discard"):
            decisions = []
        elif entry.kind in DECISIONS:
            decisions.append(entry)
    return decisions


def _levels(hand: Hand) -> list[int]:
    """The totals the street went through: the forced bet, then every raise."""
    setup = hand.setup
    forced = max(setup.full_bet, setup.bring_in) if hand.street == 0 else 0
    return [forced, *(entry.amount for entry in _street(hand) if entry.kind == "raise")]


def _smallest_bet(hand: Hand) -> int:
    setup = hand.setup
    size = setup.bets[min(setup.variant.streets[hand.street].bet, len(setup.bets) - 1)]
    return size if setup.variant.betting.fixed else max(size, setup.full_bet if hand.street == 0 else 0)


def _has_acted(hand: Hand) -> bool:
    return any(entry.seat == hand.actor for entry in _street(hand))


def _only_ours(difference: Difference) -> bool:
    return difference.what in RAISES and difference.theirs == 0


def _only_theirs(difference: Difference) -> bool:
    return difference.what in RAISES and difference.ours == 0


# Forced bets


def _blind_before_ante(match: Match, _: Difference) -> bool:
    """A player who antes for the table cannot pay both his blind and the ante."""
    setup = match.setup
    owed = dict.fromkeys(setup.stacks, 0)
    for bet in setup.forced:
        owed[bet.seat] += bet.amount
    return any(bet.kind == "dead-ante" and owed[bet.seat] > setup.stacks[bet.seat] for bet in setup.forced)


def _short_forced_bet(match: Match, difference: Difference) -> bool:
    """The highest blind or the bring-in was posted short by an all-in player, and nobody has put in more."""
    hand = match.hand
    highest = max(hand.player(seat).bet for seat in hand.seats)
    posted = bool(_street(hand)) or not match.setup.bring_in
    short = posted and hand.street == 0 and highest < _levels(hand)[0]
    if difference.what != "call":
        return short and difference.what in RAISES
    actor = hand.player(hand.actor or 0)
    return short and difference.theirs == min(actor.stack, highest - actor.bet)


def _last_blind_missing(match: Match, difference: Difference) -> bool:
    """The ante took all the player had who owed the last blind."""
    hand = match.hand
    blinds = [bet for bet in match.setup.forced if bet.kind in LIVE and bet.kind != "post"]
    posted = {(entry.kind, entry.seat) for entry in hand.log}
    missing = bool(blinds) and (blinds[-1].kind, blinds[-1].seat) not in posted
    return difference.what == "turn" and hand.street == 0 and missing


def _equal_blinds_heads_up(match: Match, difference: Difference) -> bool:
    """Heads-up, both have the same bet posted."""
    hand = match.hand
    in_front = {hand.player(seat).bet for seat in hand.seats}
    heads_up = match.setup.variant.has_button and len(hand.seats) == 2
    return difference.what == "turn" and heads_up and hand.street == 0 and len(in_front) == 1


def _low_card_all_in(match: Match, difference: Difference) -> bool:
    """The player who owes the bring-in is all-in for the ante, and the next one opens."""
    hand, offer = match.hand, match.table.offer
    before = hand.street == 0 and not any(entry.kind == "bring-in" for entry in hand.log)
    same = hand.options is not None and offer is not None and offer.bring_in == hand.options.call > 0
    return before and same and difference.what in ("call", "bring_in")


def _nothing_above_the_bring_in(match: Match, difference: Difference) -> bool:
    """Who opens, or everybody else, has no chips for more than the bring-in: they let him complete all the same."""
    hand, offer = match.hand, match.table.offer
    if offer is None or not offer.bring_in:
        return False
    stacks = {seat: hand.player(seat).stack for seat in hand.seats if not hand.player(seat).folded}
    own = stacks.pop(offer.seat)
    return _only_theirs(difference) and min(own, max(stacks.values())) <= match.setup.bring_in


# Turns


def _nothing_to_decide_there(match: Match, difference: Difference) -> bool:
    """Betting is closed, but they still ask the last player with chips, who owes nothing."""
    theirs = difference.theirs
    if difference.what != "turn" or not isinstance(theirs, Offer) or theirs.draws:
        return False
    alone = not any(stack for seat, stack in match.table.live_stacks.items() if seat != theirs.seat)
    return alone and not (theirs.call or theirs.raise_min or theirs.bring_in)


def _nothing_to_decide_here(match: Match, difference: Difference) -> bool:
    """They pass over a player who owes nothing and whom nobody has the chips to raise or be raised by."""
    ours = difference.ours
    if difference.what != "turn" or not isinstance(ours, Offer) or ours.draws:
        return False
    player = match.hand.player(ours.seat)
    others = [match.hand.player(seat) for seat in match.hand.seats if seat != ours.seat]
    covers = all(other.folded or other.bet + other.stack <= player.bet for other in others)
    return covers and not (ours.call or ours.raise_min or ours.bring_in)


def _equal_boards(match: Match, difference: Difference) -> bool:
    """The boards that should open are equal but for the suits."""
    hand, variant = match.hand, match.setup.variant
    if difference.what != "turn" or variant.has_button or hand.street == 0:
        return False
    players = [hand.player(seat) for seat in hand.seats]
    up = {player.seat: player.up for player in players if not player.folded}
    opens = best_showing(up.items(), variant.showing)
    ranks = {seat: sorted(card >> 2 for card in cards) for seat, cards in up.items()}
    return any(ranks[seat] == ranks[opens] for seat in up if seat != opens)


# Raises


def _short_bet_reopens(match: Match, difference: Difference) -> bool:
    """Nothing but short all-ins was added on the street, and the player has acted."""
    levels = _levels(match.hand)
    added = [after - before for before, after in pairwise(levels)]
    short = bool(added) and max(added) < _smallest_bet(match.hand)
    return _only_theirs(difference) and short and _has_acted(match.hand)


def _short_all_in_in_limit(hand: Hand) -> bool:
    levels = _levels(hand)
    bet = _smallest_bet(hand)
    added = [after - before for before, after in pairwise(levels) if after != bet]
    return hand.setup.variant.betting.fixed and any(each < bet for each in added)


def _half_raise_in_limit(match: Match, difference: Difference) -> bool:
    """Limit: a player who has acted faces an all-in of half a raise or more."""
    hand = match.hand
    raises = len(_levels(hand)) - 1
    under_the_cap = raises <= match.setup.policy.raise_cap
    return _only_ours(difference) and _short_all_in_in_limit(hand) and _has_acted(hand) and under_the_cap


def _short_raise_counted(match: Match, difference: Difference) -> bool:
    """Limit: all-ins below half a raise are no raises for the cap, but they count them."""
    raises = len(_levels(match.hand)) - 1
    above_the_cap = raises > match.setup.policy.raise_cap
    return _only_ours(difference) and _short_all_in_in_limit(match.hand) and above_the_cap


def _short_all_in_completed(match: Match, difference: Difference) -> bool:
    """Limit: over a short all-in the raise goes to the next level; they add a bet to the all-in."""
    completed = difference.what in RAISES and bool(difference.ours) and bool(difference.theirs)
    return completed and _short_all_in_in_limit(match.hand)


def _short_opening_completed(match: Match, difference: Difference) -> bool:
    """The street was opened all-in below the smallest bet: that is completed; they add a bet to it."""
    levels = _levels(match.hand)
    short = levels[0] == 0 < levels[-1] < _smallest_bet(match.hand)
    return difference.what == "raise_min" and short and 0 < difference.ours < difference.theirs


def _blind_is_the_first_bet(match: Match, difference: Difference) -> bool:
    """Limit: the big blind and the cap's number of raises are in."""
    hand = match.hand
    blind = hand.street == 0 and match.setup.full_bet > 0 and match.setup.variant.betting.fixed
    return _only_theirs(difference) and blind and len(_levels(hand)) - 1 >= match.setup.policy.raise_cap


def _cap_lifted(match: Match, difference: Difference) -> bool:
    """Limit: the last two of the event may raise on."""
    raises = len(_levels(match.hand)) - 1
    return _only_ours(difference) and match.setup.last_two and raises > match.setup.policy.raise_cap


def _open_pair(match: Match, difference: Difference) -> bool:
    """Fourth street of stud, where an open pair lets the bet be doubled."""
    hand = match.hand
    doubles = match.setup.policy.open_pair_doubles and hand.street == 1
    paired = any(len({card >> 2 for card in hand.player(seat).up}) == 1 for seat in hand.seats)
    return difference.what == "raise_max" and doubles and paired


def _short_blind_in_the_pot(match: Match, difference: Difference) -> bool:
    """Pot-limit: a blind was posted short, but counts in full in the pot."""
    hand = match.hand
    if difference.what != "raise_max" or hand.street or match.setup.variant.betting.pot is None:
        return False
    due = sum(bet.amount for bet in match.setup.forced if bet.kind in LIVE)
    posted = sum(entry.amount for entry in hand.log if entry.kind in LIVE)
    return 0 < difference.ours - difference.theirs <= due - posted


# Cards


def _one_card_for_all(match: Match, _: Difference) -> bool:
    """Stud: the stub is short even with the burns; they deal mucked cards."""
    return not match.setup.variant.has_button and bool(match.hand.board)


# The end


def _winnings(pushed: Sequence[dict[int, int]]) -> dict[int, int]:
    won: dict[int, int] = {}
    for shares in pushed:
        for seat, chips in shares.items():
            won[seat] = won.get(seat, 0) + chips
    return won


def _settled_their_way(match: Match, difference: Difference) -> bool:
    if difference.what not in ("stacks", "pushed"):
        return False
    theirs = their_settlement(match.hand)
    if difference.what == "pushed":
        return difference.theirs == theirs.pushed
    result = match.hand.result
    after = dict(result.stacks)
    for award in result.awards:
        after[award.seat] -= award.amount
    won = _winnings(theirs.pushed)
    return difference.theirs == {seat: after[seat] + won.get(seat, 0) for seat in after}


def _low_nobody_holds(match: Match, difference: Difference) -> bool:
    """High-low: somebody qualifies for low, but nobody in this side pot."""
    return _settled_their_way(match, difference) and their_settlement(match.hand).low_nobody_holds


def _pots_joined(match: Match, difference: Difference) -> bool:
    """The same players are left in several pots once the beaten hands are gone: they split them as one."""
    if not _settled_their_way(match, difference):
        return False
    return len(their_settlement(match.hand).pots) < len(match.hand.result.pots)


def _odd_chip_by_suit(match: Match, difference: Difference) -> bool:
    """Stud: the odd chip goes to the highest card."""
    return _settled_their_way(match, difference) and not match.setup.variant.has_button


def _odd_chips_one_each(match: Match, difference: Difference) -> bool:
    """More than one chip cannot be split: they give all of them to one player."""
    return _settled_their_way(match, difference) and match.setup.variant.has_button


CAUSES: Final = (
    Cause("blind-before-ante", "TDA-2024:RP11", _blind_before_ante, parts=True),
    Cause("short-forced-bet", "FSPR:allin-all-1", _short_forced_bet, parts=True),
    Cause("last-blind-missing", "FSPR:allin-all-1", _last_blind_missing, parts=True),
    Cause("equal-blinds-heads-up", "TDA-2022:34.1", _equal_blinds_heads_up, parts=True),
    Cause("low-card-all-in", "TDA-2022:RP10E", _low_card_all_in),
    Cause("nothing-above-the-bring-in", "FSPR:bringin-1", _nothing_above_the_bring_in),
    Cause("nothing-to-decide-there", "TDA-2022:16.1", _nothing_to_decide_there),
    Cause("nothing-to-decide-here", "TDA-2022:16.1", _nothing_to_decide_here),
    Cause("equal-boards", "TDA-2022:RP10D", _equal_boards, parts=True),
    Cause("short-bet-reopens", "TDA-2022:47A.1", _short_bet_reopens),
    Cause("half-raise-in-limit", "TDA-2022:47B", _half_raise_in_limit),
    Cause("short-raise-counted", "FSPR:allin-c-2", _short_raise_counted),
    Cause("short-all-in-completed", "FSPR:allin-c-3", _short_all_in_completed),
    Cause("short-opening-completed", "FSPR:allin-all-2", _short_opening_completed),
    Cause("blind-is-the-first-bet", "FSPR:fl-3", _blind_is_the_first_bet),
    Cause("cap-lifted", "TDA-2022:48", _cap_lifted),
    Cause("open-pair", "FSPR:stud7-5", _open_pair),
    Cause("short-blind-in-the-pot", "TDA-2022:54B.1", _short_blind_in_the_pot),
    Cause("one-card-for-all", "TDA-2022:RP10H.B", _one_card_for_all, parts=True),
    Cause("low-nobody-holds", "TDA-2022:21", _low_nobody_holds),
    Cause("pots-joined", "TDA-2022:21", _pots_joined),
    Cause("odd-chip-by-suit", "TDA-2022:20B", _odd_chip_by_suit),
    Cause("odd-chips-one-each", "TDA-2022:20.0", _odd_chips_one_each),
)


def cause_of(match: Match, difference: Difference) -> Cause | None:
    """Why they differ here, as far as it is known."""
    return next((cause for cause in CAUSES if cause.explains(match, difference)), None)
