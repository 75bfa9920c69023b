"""The bet in the dark of five-card stud: a blind bet of a player's own will, in place of the bring-in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from croupier.errors import Mistake, Refusal
from croupier.play.forced import Forced

if TYPE_CHECKING:
    from croupier.play.variant import Variant
    from croupier.rulebook import Policy


def in_the_dark(
    variant: Variant,
    offers: Mapping[int, int],
    stacks: Mapping[int, int],
    posted: tuple[Forced, ...],
    *,
    button: int,
    policy: Policy,
) -> tuple[Forced, ...]:
    """The forced bets with the one bet in the dark among `offers`, chips by seat (CLUB-2:2.12.3-b).

    It is at least the pot of the antes and at most `Policy.dark_bet` times that pot. Of several who offer one, the
    nearest to the button has precedence, counted as everything at the table is: clockwise from its left, the button
    itself last. There is one such bet a hand. Where the clause is silent the bet is a live straddle: it stands in the
    log as one, it is the second street's opening bet, the player to its left speaks first whatever cards lie up, and
    its player may raise when all have only called, unless the policy gives no straddle that word. It is never short:
    whoever has less than the pot left after his ante cannot make one. `Refusal` where the house or the game has no
    such bet, and for one of another size, whoever has precedence; `Mistake` for a seat that is not dealt in.
    """
    paid = [(bet.seat, min(bet.amount, stacks[bet.seat])) for bet in posted]
    pot = sum([amount for _, amount in paid])
    for seat, amount in offers.items():
        if policy.straddle == "none" or not policy.dark_bet or not variant.dark_bet:
            clause = policy.clause("dark_bet" if policy.straddle != "none" else "straddle")
            raise Refusal("play-no-dark-bet", clause=clause, seat=seat, game=variant.id)
        if seat not in stacks:
            raise Mistake("play-no-such-seat", seat=seat)
        behind = stacks[seat] - sum([put_in for other, put_in in paid if other == seat])
        most = pot * policy.dark_bet
        if not pot <= amount <= min(most, behind):
            clause = policy.clause("dark_bet")
            raise Refusal("play-dark-bet-size", clause=clause, seat=seat, amount=amount, least=pot, most=most)
    nearest = min(offers, key=lambda seat: (seat <= button, seat))
    return (*posted, Forced(nearest, offers[nearest], "straddle"))
