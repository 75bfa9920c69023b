"""What follows from a table as it stands, whatever chips there are: worked out once for all its hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from croupier.cards import Cards
from croupier.play.forced import DEAD, LIVE, Forced
from croupier.play.variant import Variant
from croupier.rulebook import Policy


class Posted(NamedTuple):
    """The table once everybody has posted, as every hand of a setup begins: chips by seat number.

    `pot` is all that lies in the middle, `unposted` what short stacks left of their live bets, `able` how many players
    have chips left to bet, `shortest` the least that anybody could put in on the first street, his bet included.
    """

    stack: tuple[int, ...]
    bet: tuple[int, ...]
    put_in: tuple[int, ...]
    pot: int
    dead: int
    unposted: int
    able: int
    shortest: int
    log: tuple[tuple[str, int, int, Cards], ...]


class Plan:
    """The order of the seats and what the rules say of them, of the bets and of the cards."""

    def __init__(
        self,
        variant: Variant,
        policy: Policy,
        *,
        dealt: Sequence[int],
        button: int,
        forced: tuple[Forced, ...],
        bets: tuple[int, ...],
    ) -> None:
        betting = variant.betting
        seats = sorted(dealt)
        size = max(*seats, button) + 1
        blinds = [bet for bet in forced if bet.kind in LIVE]
        openers = [bet.seat for bet in blinds if bet.kind != "post"]
        over_short = policy.raise_over_short_limit if betting.fixed else policy.raise_over_short
        share, parts = betting.pot or (0, 1)

        self.order: Final = tuple([s for s in seats if s > button] + [s for s in seats if s <= button])
        """The seats dealt in, clockwise from the first to the left of the button."""
        self.left_of: Final = tuple([next((s for s in seats if s > seat), seats[0]) for seat in range(size)])
        """For each seat number, dealt in or not, the next seat dealt in clockwise."""
        self.dealt_in: Final = tuple([seat in seats for seat in range(size)])
        """For each seat number whether it is dealt in."""
        self.opens_after: Final = openers[-1] if openers else button
        """The seat the first street opens to the left of: the last blind or straddle, else the button."""
        self.forced: Final = forced
        self.full_bet: Final = max([bet.amount for bet in blinds], default=0)
        """What a player who calls the forced bets must put in, even when the big blind is short."""
        self.spoken: Final = self._spoken(policy)
        """The seats whose whole forced bet is their word on it until somebody raises."""

        self.any_bet: Final = not betting.fixed and not betting.spread and betting.pot is None
        """Whether a raise may come to all a player has."""
        self.fixed: Final = betting.fixed
        """Whether bets come in one size."""
        opened = self.full_bet if policy.first_raise == "largest-blind" else 0
        self.steps: Final = _steps(variant, bets, opened)
        """The smallest full bet of each street."""
        self.step_is_bet: Final = policy.raise_step == "last-bet"
        """Whether a raise adds at least the whole bet."""
        self.opens_in_full: Final = policy.short_opening == "full-bet"
        """Whether a bet is owed in full over an opening all-in below the smallest."""
        self.pot_raise: Final = share, parts - 1 if policy.half_pot_rounding == "up" else 0, parts
        """In games bet by the pot: a raise adds at most so many times the pot, rounded up by so much, by so many."""
        self.raise_from_level: Final = over_short != "all-in-and-step"
        """Whether the smallest raise over a short all-in is counted from the last full bet."""
        self.reopen: Final = policy.reopen_limit if betting.fixed else policy.reopen
        self.full_from: Final = policy.reopen_limit if betting.fixed and over_short != "completed" else 100
        """The part of a full raise, in hundredths, that lets a player who has acted raise again."""
        self.no_limp: Final = not policy.draw_limp and _draws(variant) == 1
        """Whether the first player in must raise, as in a game with one draw where the policy wants it."""

        self.cards_needed: Final = variant.cards_needed(len(seats))
        """How many cards a deck must have at least; a stub that runs short in stud and draw is another matter."""
        self.deck_cards: Final = frozenset(variant.deck.cards)
        """The cards of the game's deck."""
        self.deck_bytes: Final = bytes(variant.deck.cards)
        """The same, a byte each."""

    def post(self, stacks: Mapping[int, int], splash: int) -> Posted:
        """The table once everybody has posted, from the chips of each seat and what the house throws into the pot."""
        size = len(self.left_of)
        stack, bet, put_in = [0] * size, [0] * size, [0] * size
        for seat, chips in stacks.items():
            stack[seat] = chips
        unposted = 0
        dead = pot = splash
        log: list[tuple[str, int, int, Cards]] = []
        for seat, amount, kind in self.forced:
            left = stack[seat]
            paid = amount if amount < left else left
            if kind in LIVE:
                unposted += amount - paid
                bet[seat] += paid
            if not paid:
                continue
            stack[seat] = left - paid
            pot += paid
            if kind in DEAD:
                dead += paid
            else:
                put_in[seat] += paid
            log.append((kind, seat, paid, ()))
        # Seats without chips are not dealt in.
        able = size - stack.count(0)
        shortest = min([stack[seat] + bet[seat] for seat in stacks])
        lie = tuple(stack), tuple(bet), tuple(put_in)
        return Posted(*lie, pot, dead, unposted, able, shortest, tuple(log))

    def _spoken(self, policy: Policy) -> tuple[int, ...]:
        spoken = set()
        if policy.straddle == "no-look" or policy.straddle_last_word != "straddler":
            spoken.add("straddle")
        if not policy.big_blind_option:
            spoken.add("big-blind")
        return tuple(
            [seat for seat, amount, kind in self.forced if kind in spoken and amount == self.full_bet]
        )


def _steps(variant: Variant, bets: tuple[int, ...], full_bet: int) -> tuple[int, ...]:
    betting = variant.betting
    # The sizes of spread limit are its least and its most, on every street.
    sizes = [0 if betting.spread else street.bet for street in variant.streets]
    steps = [bets[size] if size < len(bets) else bets[-1] for size in sizes]
    if not betting.fixed:
        steps[0] = max(steps[0], full_bet)
    return tuple(steps)


def _draws(variant: Variant) -> int:
    return sum([bool(street.draw) for street in variant.streets])
