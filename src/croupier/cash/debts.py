"""What a person owes before cards come: the post of a newcomer, of one who moved, of one who missed blinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.play import Stakes
    from croupier.rulebook import Policy

Coming: TypeAlias = Literal["new", "moved", "changed", "settled"]
"""How a person stands towards the game.

`new` has not been dealt in here yet; `moved` was brought from a broken or must-move game; `changed` took another
seat at the cost of a big blind; `settled` is in the game.
"""


class Post(NamedTuple):
    """Chips put up to be dealt in: the `live` part counts as a bet, the `dead` part goes to the pot.

    >>> Post(live=50, dead=25).total
    75
    """

    live: int = 0
    dead: int = 0

    @property
    def total(self) -> int:
        """All that is put up."""
        return self.live + self.dead


NOTHING: Final = Post()


class Debt(NamedTuple):
    """What stands against a chair: how its player is coming in, and which blinds went by.

    Several rounds missed do not add up: a blind is missed or it is not (ONLINE:missed-1, ONLINE:missed-2).

    >>> Debt("new").owes, Debt("settled").owes, Debt("settled", big=True).missed
    (True, False, True)
    """

    coming: Coming = "settled"
    small: bool = False
    big: bool = False

    @property
    def missed(self) -> bool:
        """Whether a blind went by: the chair carries a missed-blind button (FSPR:term-missed-blind-button)."""
        return self.small or self.big

    @property
    def owes(self) -> bool:
        """Whether anything stands between this player and the next cards."""
        return self.missed or self.coming != "settled"


NEWCOMER: Final = Debt("new")


def entry_post(policy: Policy, stakes: Stakes) -> Post:
    """The post of a newcomer who does not wait for the big blind (FSPR:newcomer-2, CLUB-2:2.11.4-1, ONLINE:join-1).

    >>> from croupier.play import Stakes
    >>> from croupier.rulebook import profile
    >>> [entry_post(profile(name), Stakes(25, 50)).live for name in ("fspr-manual", "online-cash")]
    [50, 25]
    """
    amounts = {"big-blind": stakes.big_blind, "small-blind": stakes.small_blind, "none": 0}
    return Post(amounts[policy.choice("entry_post")])


def missed_post(small: bool, big: bool, policy: Policy, stakes: Stakes) -> Post:
    """The post of who missed blinds; a missed big blind is live in every book.

    >>> from croupier.play import Stakes
    >>> from croupier.rulebook import profile
    >>> missed_post(True, True, profile("online-cash"), Stakes(2, 5))
    Post(live=5, dead=2)
    >>> missed_post(True, True, profile("club-cash"), Stakes(2, 5))
    Post(live=5, dead=0)
    """
    if not small and not big:
        return NOTHING
    if small and not big:
        answers: Mapping[str, Post] = {
            "live-big": Post(stakes.big_blind),
            "dead-small": Post(dead=stakes.small_blind),
        }
        return answers[policy.choice("missed_small_blind")]
    both = {"live-big-dead-small": stakes.small_blind, "live-big": 0}
    return Post(stakes.big_blind, both[policy.choice("missed_both_blinds")] if small else 0)


def post(debt: Debt, policy: Policy, stakes: Stakes) -> Post:
    """What a player away from the big blind puts up to be dealt in; on the big blind it is the blind alone.

    Who was moved by the house owes nothing (FSPR:mustmove-1), whatever game he came from.
    """
    if debt.missed:
        return missed_post(debt.small, debt.big, policy, stakes)
    owed: Mapping[Coming, Post] = {
        "new": entry_post(policy, stakes),
        "moved": NOTHING,
        "changed": Post(stakes.big_blind),
        "settled": NOTHING,
    }
    return owed[debt.coming]
