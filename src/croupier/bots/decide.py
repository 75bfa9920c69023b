"""What a bot does when it is its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from croupier.bots.chance import chance
from croupier.bots.drawing import chance_to_draw, thrown_away
from croupier.bots.outlook import MOST_OPPONENTS, outlook
from croupier.bots.preflop import share
from croupier.cards import Cards, parse
from croupier.errors import Mistake
from croupier.play import NL_HOLDEM

if TYPE_CHECKING:
    from random import Random

    from croupier.bots.sight import HandSeen, OptionsSeen, Sight
    from croupier.bots.temperament import Temperament


class Action(NamedTuple):
    """What to do: `to` is the total of a raise, in chips, `cards` are those thrown away."""

    kind: Literal["fold", "check", "call", "raise", "bring-in", "discard"]
    to: int = 0
    cards: Cards = ()

    def __repr__(self) -> str:
        return f"Action({self.kind!r}, {self.to})"


class _Spot(NamedTuple):
    """A decision, boiled down. Amounts are chips."""

    sight: Sight
    hand: HandSeen
    options: OptionsSeen
    temperament: Temperament
    randomness: Random
    cards: Cards
    opponents: int
    behind: int
    highest: int

    @property
    def pot_odds(self) -> float:
        """The part of the pot that a call would be."""
        return self.options.call / (self.hand.total + self.options.call)

    def luck(self) -> float:
        return self.randomness.random()


def decide(sight: Sight, temperament: Temperament, randomness: Random) -> Action:
    """A legal action for the seat whose sight this is, in a few milliseconds.

    Raises `Mistake` when it is not this seat's turn.
    """
    spot = _spot(sight, temperament, randomness)
    if spot.options.discards is not None:
        fewest, most = spot.options.discards
        return Action("discard", cards=thrown_away(sight, spot.cards, fewest, most, randomness))
    variant = sight.variant
    if (variant.streets, variant.rankings, variant.deck, variant.boards) != _TWO_CARDS:
        return _in_any_game(spot)
    if not spot.hand.board:
        return _before_the_flop(spot)
    return _after_the_flop(spot)


_TWO_CARDS = (NL_HOLDEM.streets, NL_HOLDEM.rankings, NL_HOLDEM.deck, NL_HOLDEM.boards)


def _spot(sight: Sight, temperament: Temperament, randomness: Random) -> _Spot:
    hand, you = sight.hand, sight.you
    if hand is None or you is None or you.options is None:
        raise Mistake("bots-not-your-turn")
    own = sight.seat(you.seat)
    others = [seat for seat in sight.live if seat.seat != you.seat]
    # What can still be won or lost with anybody: nobody plays for more than he faces.
    behind = min(own.stack, max([seat.stack + seat.bet for seat in others], default=0))
    highest = max([seat.bet for seat in sight.seats], default=0)
    cards = parse("".join(own.cards or ()))
    return _Spot(sight, hand, you.options, temperament, randomness, cards, len(others), behind, highest)


# Before the flop


def _before_the_flop(spot: _Spot) -> Action:
    best = share(spot.cards)
    big_blind = spot.sight.big_blind
    raises = _raises_so_far(spot)
    if raises == 0:
        return _first_in(spot, best)
    facing = spot.highest / big_blind
    width = spot.temperament.width
    reraise = 0.045 * width / raises
    stay = (0.17 if raises == 1 else 0.055) * width * min(1.0, 6 / facing + 0.25)
    if spot.opponents == 1:
        stay *= 1.9
        reraise *= 1.6
    if spot.pot_odds < 0.24:
        stay *= 1.7
    if best <= reraise and spot.luck() < 0.8:
        return _raise(spot, round(spot.highest * (2.6 + 0.8 * spot.luck())), committed=best <= 0.035)
    if _for_all_the_chips(spot):
        return (
            _call(spot) if best <= 0.05 * width or best <= 1.2 * stay * _cheapness(spot) else _give_up(spot)
        )
    return _call(spot) if best <= stay else _give_up(spot)


def _first_in(spot: _Spot, best: float) -> Action:
    """Nobody has raised: raise, limp, check the big blind or fold, by the players still to come."""
    temperament, big_blind = spot.temperament, spot.sight.big_blind
    limpers = sum([1 for seat in spot.sight.live if seat.bet >= big_blind]) - 1
    behind_us = _to_come(spot)
    width = temperament.width * (
        0.52 if behind_us <= 1 else 0.40 if behind_us == 2 else 0.58 / (behind_us - 0.5) ** 0.65
    )
    if spot.opponents == 1:
        width = min(0.92, 0.72 * temperament.width)
    if limpers > 0:
        width *= 0.6
    if best <= width and spot.luck() < temperament.raising:
        to = big_blind * (2.2 + 0.9 * spot.luck() + max(limpers, 0))
        return _raise(spot, round(to), committed=best <= 0.06)
    if spot.options.check:
        return Action("check")
    cheap = spot.options.call <= big_blind and best <= 1.25 * width
    return _call(spot) if cheap else _give_up(spot)


def _raises_so_far(spot: _Spot) -> int:
    """About how many times the pot has been raised, from the size of the bet."""
    size = spot.highest / spot.sight.big_blind
    return 0 if size <= 1 else 1 if size <= 5 else 2 if size <= 14 else 3


def _to_come(spot: _Spot) -> int:
    """How many players act after us before the flop."""
    order = _order_from_button(spot.sight)
    blind = spot.sight.big_blind_seat
    if blind in order:
        turn = order.index(blind) + 1
        order = order[turn:] + order[:turn]
    own = spot.sight.you.seat if spot.sight.you else 0
    live = {seat.seat for seat in spot.sight.live}
    return sum([1 for seat in order[order.index(own) + 1 :] if seat in live])


def _order_from_button(sight: Sight) -> list[int]:
    """The seats dealt in, clockwise from the left of the button."""
    seats = sorted(seat.seat for seat in sight.seats if seat.in_hand)
    button = sight.button or 0
    return [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]


def _cheapness(spot: _Spot) -> float:
    """Short stacks call for their last chips more lightly: up to four times at five big blinds."""
    return max(1.0, min(4.0, 20 * spot.sight.big_blind / max(spot.options.call, 1)))


# After the flop


def _after_the_flop(spot: _Spot) -> Action:
    board = parse("".join(spot.hand.board))
    won = chance(spot.cards, board, spot.opponents, spot.randomness)
    fair = 1 / (spot.opponents + 1)
    if spot.options.call:
        return _facing_a_bet(spot, won, fair)
    return _checked_to(spot, won, fair)


def _checked_to(spot: _Spot, won: float, fair: float) -> Action:
    temperament = spot.temperament
    strong = won > fair + 0.42 * (1 - fair)
    hopeful = len(spot.hand.board) < 5 and 0.75 * fair < won <= fair + 0.42 * (1 - fair)
    nothing = won < 0.6 * fair
    bets = (
        (strong and spot.luck() < temperament.betting)
        or (hopeful and spot.luck() < 0.9 * temperament.bluffing + 0.12)
        or (nothing and spot.opponents <= 2 and spot.luck() < temperament.bluffing)
    )
    if bets:
        return _bet(spot, committed=won > 0.8)
    return Action("check")


def _facing_a_bet(spot: _Spot, won: float, fair: float) -> Action:
    temperament = spot.temperament
    # A bet tells that the hand behind it is better than any two cards: the larger the bet, the better.
    pressure = spot.options.call / max(spot.hand.total - spot.options.call, 1)
    believed = won - (0.20 + 0.28 * min(pressure, 1.2)) * (1 - won)
    if believed > fair + 0.55 * (1 - fair) and spot.luck() < 0.75 * temperament.betting:
        return _bet(spot, committed=won > 0.86)
    draws = len(spot.hand.board) < 5 and 0.28 < won < 0.5
    if draws and not _for_all_the_chips(spot) and spot.luck() < 0.5 * temperament.bluffing:
        return _bet(spot, committed=False)
    margin = temperament.firmness + (0.06 if _for_all_the_chips(spot) else 0.0)
    return _call(spot) if believed > spot.pot_odds + margin else _give_up(spot)


# In any other game


def _in_any_game(spot: _Spot) -> Action:
    """Bet what is well ahead of its fair part of the pot, call at a price, by the deals that could follow."""
    draws = any([street.draw for street in spot.sight.variant.streets])
    won = (chance_to_draw if draws else outlook)(spot.sight, spot.cards, spot.randomness)
    fair = 1 / (min(spot.opponents, MOST_OPPONENTS) + 1)
    temperament = spot.temperament
    ahead = (won - fair) / (1 - fair)
    bets_made = spot.highest / spot.sight.unit
    if ahead > 0.16 + 0.14 * max(bets_made - 1, 0) and spot.luck() < 0.9 * temperament.betting:
        return _bet(spot, committed=ahead > 0.6)
    if spot.options.bring_in:
        return Action("bring-in")
    if not spot.options.call:
        bluffs = spot.opponents <= 2 and spot.luck() < 0.6 * temperament.bluffing
        return _bet(spot, committed=False) if bluffs else Action("check")
    believed = won - 0.06 * bets_made * (1 - won)
    margin = temperament.firmness - 0.02 + (0.16 if _for_all_the_chips(spot) else 0.0)
    worth = believed > spot.pot_odds + margin or (ahead > 0.05 and spot.options.call <= spot.sight.unit)
    return _call(spot) if worth else _give_up(spot)


def _bet(spot: _Spot, *, committed: bool) -> Action:
    part = spot.randomness.choice(spot.temperament.sizes) / 100
    after_call = spot.hand.total + spot.options.call
    return _raise(spot, spot.highest + round(part * after_call), committed=committed)


# Making it legal


def _raise(spot: _Spot, to: int, *, committed: bool) -> Action:
    """A raise to about `to`, in whole halves of a big blind; all in only when committed to the hand."""
    options = spot.options
    if not options.raise_max:
        return _call(spot)
    if options.fixed:
        return Action("raise", options.raise_min)
    half = max(spot.sight.big_blind // 2, 1)
    to = max(options.raise_min, min(round(to / half) * half, options.raise_max))
    own_bet = options.raise_max - _own_stack(spot)
    if to - own_bet > 0.6 * _own_stack(spot):
        if not committed:
            return _call(spot) if options.call <= 0.25 * _own_stack(spot) else _give_up(spot)
        to = options.raise_max
    return Action("raise", to)


def _own_stack(spot: _Spot) -> int:
    you = spot.sight.you
    return spot.sight.seat(you.seat).stack if you else 0


def _for_all_the_chips(spot: _Spot) -> bool:
    """Whether a call is for half of what can still be lost, or more."""
    return spot.options.call * 2 >= spot.behind


def _call(spot: _Spot) -> Action:
    if spot.options.bring_in:
        return Action("bring-in")
    return Action("call") if spot.options.call else _give_up(spot)


def _give_up(spot: _Spot) -> Action:
    if spot.options.bring_in:
        return Action("bring-in")
    return Action("check") if spot.options.check else Action("fold")
