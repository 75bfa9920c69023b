"""The games that a kernel bets and shows down: which those are, and what it is told of one.

The kernel knows no game by its name: it is given what the variant, the stakes and the policy say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cards import DECK_52, mask
from croupier.envs.observation import may_run_short
from croupier.errors import Mistake
from croupier.odds.games import HAND_SIZES
from croupier.odds.kernels import fast

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.envs.dealing import Table
    from croupier.play import Setup, Street, Variant
    from croupier.rulebook import Policy

_ANY, _FIXED, _SPREAD, _POT = range(4)
_IN_ORDER: Final = (
    "cards",
    "board-1",
    "board-2",
    "up-0",
    "stacks",
    "bets",
    "put-in",
    "in-hand",
    "all-in",
    "drew",
    "button",
    "pot",
    "to-call",
    "street",
    "history",
)
"""The parts of an observation, as the kernel is told where they begin."""

_OPENERS: Final = ("left-of-blinds", "left-of-button", "bring-in", "best-showing")
"""Who opens a street, in the kernel's order."""

_MOST_SEATS: Final = 10
_MOST_OWN: Final = 6
_MOST_THROWN_FROM: Final = 5
_MOST_SHOWN: Final = 5
_MOST_BOARD: Final = 5
_MOST_BOARDS: Final = 2
_MOST_CHIPS: Final = 2**53
"""So many at a table are told apart in an observation."""

_OMAHA: Final = (("high",), ("high", "eight-or-better"))
"""What the kernel reads hands by that use two cards of their own."""

_ANSWERS: Final = {"raise_step": "last-increment", "short_opening": "matched"}
_ANSWERS_OF_BUTTONS: Final = {"odd_chip": "left"}
_ANSWERS_OF_STUD: Final = {"open_pair_doubles": False, "stud_folded_seat_dealt": False}
_ANSWERS_OF_SHORT_STUBS: Final = {"stud_short_stub": "burns-then-community"}
_ANSWERS_OF_HALVES: Final = {
    "odd_chip_high_low": "high",
    "odd_chip_again": True,
    "odd_chip_same_winners": "halves",
}
"""What a policy must answer, with a button, in stud, where its stub may run short, and where the pot has halves: the
kernel knows no other way.
"""


def covered(variant: Variant) -> bool:
    """Whether the kernel plays a game.

    >>> from croupier.play import catalogue
    >>> covered(catalogue["pl-omaha-8"]), covered(catalogue["razz"])
    (True, True)
    """
    dealt = _dealt_with_a_button(variant) if variant.has_button else _dealt_as_stud(variant)
    return dealt and _readable(variant) and variant.boards <= _MOST_BOARDS


def _dealt_with_a_button(variant: Variant) -> bool:
    """Whether cards are dealt before the first bet alone, face down, and later only exchanged or thrown away."""
    first, *later = variant.streets
    thrown = [street for street in variant.streets if street.draw or street.discard]
    opened = all([street.opener == "left-of-button" for street in later])
    own = 0 < first.down <= (_MOST_THROWN_FROM if thrown else _MOST_OWN)
    plain = not (first.draw or first.discard or first.silent or first.up)
    alone = not any([street.board for street in thrown]) and not any(
        [street.down + street.up for street in later]
    )
    return opened and own and plain and alone


def _dealt_as_stud(variant: Variant) -> bool:
    """Whether an up-card brings it in, the best board opens each later street, and all cards are the players' own."""
    first, *later = variant.streets
    opened = all([street.opener == "best-showing" for street in later])
    plain = not any(
        [street.draw or street.discard or street.silent or street.board for street in variant.streets]
    )
    shown = 0 < first.up <= sum([street.up for street in variant.streets]) <= _MOST_SHOWN
    return opened and plain and shown and variant.betting.fixed and variant.boards == 1


def _readable(variant: Variant) -> bool:
    """Whether the kernel can read the hands of a showdown: so many cards, of this deck, by these rankings."""
    own = sum([street.down + street.up - street.discard for street in variant.streets])
    board = sum([street.board for street in variant.streets])
    high, *low = [ranking.id for ranking in variant.rankings]
    if board > _MOST_BOARD or max(variant.deck.cards) > DECK_52.cards[-1]:
        return False
    if min(variant.deck.cards) >> 2 < max([ranking.lowest for ranking in variant.rankings]):
        return False
    if variant.hole_used:
        return variant.hole_used == 2 <= own and board == _MOST_BOARD and (high, *low) in _OMAHA
    sizes = [HAND_SIZES.get(name, (0, 0)) for name in (high, *low)]
    read = all([fewest <= own + board <= most for fewest, most in sizes])
    return read and len(low) < 2 and high != "eight-or-better"


def checked(table: Table) -> None:
    """Refuse a table whose hands the kernel does not play: the game, the stacks, the stakes or the policy, by name."""
    setup = table.setup
    if not covered(table.variant) or setup.posted.dead or setup.without_option:
        raise Mistake("envs-batch-game", game=table.variant.id)
    left = [chips for chips in setup.posted.stack if chips]
    if len(left) < len(setup.order):
        put_in = [chips for chips in setup.posted.put_in if chips]
        raise Mistake("envs-batch-stack", stack=max(setup.stacks.values()), blind=max(put_in, default=0))
    if uncovered := _uncovered(setup):
        raise Mistake("envs-batch-rule", what=", ".join(uncovered))
    chips = (setup.chips + max(setup.bets)) * max(setup.plan.pot_raise)
    if chips > _MOST_CHIPS:
        raise Mistake("envs-batch-chips", chips=chips, most=_MOST_CHIPS)


def _uncovered(setup: Setup) -> list[str]:
    """What of the stakes, the stacks and the policy is not as the kernel plays, by name."""
    variant = setup.variant
    halves = len(variant.rankings) * variant.boards > 1
    short = not variant.has_button and may_run_short(setup)
    found = {
        "stacks": len({*setup.in_play.values()}) > 1,
        "players": len(setup.order) > _MOST_SEATS or _too_few_cards(setup),
        "rake": setup.rake is not None,
        "chip": setup.chip != 1,
        "run_it": setup.run_it != 1,
        **_other_answers(setup.policy, _ANSWERS),
        "draw_limp": setup.plan.no_limp,
        **_other_answers(setup.policy, _ANSWERS_OF_BUTTONS if variant.has_button else _ANSWERS_OF_STUD),
        **(_other_answers(setup.policy, _ANSWERS_OF_SHORT_STUBS) if short else {}),
        **(_other_answers(setup.policy, _ANSWERS_OF_HALVES) if halves else {}),
    }
    return [what for what, other in found.items() if other]


def _too_few_cards(setup: Setup) -> bool:
    """Whether a deck does not do for so many, the stub shuffled: for who draws last, or for a card for everybody."""
    variant, cards = setup.variant, len(setup.variant.deck.cards)
    own = sum([street.down + street.up for street in variant.streets])
    last = variant.streets[-1]
    held = len(setup.order) * (own - (0 if variant.has_button else last.down + last.up))
    spare = 2 + max([street.draw for street in variant.streets]) if may_run_short(setup) else 0
    return setup.plan.cards_needed > cards or held + spare > cards


def _other_answers(policy: Policy, answers: Mapping[str, object]) -> dict[str, bool]:
    return {name: getattr(policy, name) != answer for name, answer in answers.items()}


def game_of(table: Table) -> fast.HandGame:
    """What the kernel is told of a table's game: how its streets are dealt, what may be bet, how each hand begins."""
    setup, variant = table.setup, table.variant
    plan, policy, betting = setup.plan, setup.policy, variant.betting
    players = len(setup.order)
    parts = table.observer.parts
    seen = [parts[name].start if name in parts else -1 for name in _IN_ORDER]
    high, *low = [ranking.id for ranking in variant.rankings]
    return fast.HandGame(
        players=players,
        boards=variant.boards,
        deck=mask(variant.deck.cards),
        streets=[_street(each) for each in variant.streets],
        held=table.actions.held,
        steps=list(plan.steps),
        caps=[0 if plan.any_bet else setup.cap(count) for count in range(players + 1)],
        cap_lifted=policy.raise_cap_heads_up == "hand" and not betting.cap,
        bets=_ANY if plan.any_bet else _FIXED if betting.fixed else _SPREAD if betting.spread else _POT,
        pot=plan.pot_raise,
        spread=setup.bets[-1],
        full_bet=plan.full_bet,
        short_of_blinds=setup.short_of_blinds,
        bring_in=setup.bring_in,
        completed=policy.completion_is_raise,
        low_shows=variant.showing == "low",
        odd_by_card=not variant.has_button and policy.odd_chip_stud == "high-card",
        shares=[each.as_integer_ratio() for each in table.actions.shares if each is not None],
        starts=[_start(each, players) for each in table.setups],
        high=high,
        low=low[0] if low else "",
        exactly_two=variant.hole_used == 2,
        seen=[*seen, table.observer.size],
    )


def _street(street: Street) -> tuple[bool, int, int, int, int, int, bool, int]:
    dealt = (street.burn, street.down, street.up, street.board, street.draw, street.discard)
    return (*dealt, street.silent, _OPENERS.index(street.opener))


def _start(setup: Setup, players: int) -> tuple[Sequence[int], Sequence[int], Sequence[int], int]:
    """The chips of each seat once everybody has posted, and the seat after which the first street opens, from 0."""
    posted, seats = setup.posted, slice(1, players + 1)
    blinds_open = setup.variant.streets[0].opener == "left-of-blinds"
    after = setup.plan.opens_after if blinds_open else setup.button
    return posted.stack[seats], posted.bet[seats], posted.put_in[seats], after - 1
