"""The table of a scenario: who sits with what, and what was done before; a situation is made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

import msgspec

from croupier.cards import UNKNOWN, Cards, parse
from croupier.errors import CroupierError, Mistake
from croupier.floor import Situation
from croupier.play import Hand, Positions, Setup, Stakes, Variant, catalogue
from croupier.play.forced import Forced
from croupier.records.scenarios.text import taken
from croupier.rulebook import Policy

_DEEP: Final = 1_000_000
"""The stack of a player of whom nothing is said: more than any bet."""

_BLINDS: Final = (50, 100)

Chips = Annotated[int, msgspec.Meta(ge=0)]


class ScenarioTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table and its hand.

    `game` is a game's id, `none` for a table without a hand. `seats` are the names of the seats clockwise, with
    their stacks where they matter; before the flop the first two are the blinds unless `button` says otherwise, and
    on a later `street` the first one speaks first: the button is the last. A hand with a `street` begins there, with
    `pot` in the middle. `before` are actions that count (`A raises to 1200`), in turn; a street is dealt when
    somebody acts on it or a line names it (`turn`), so that a hand may also stand between two streets. `posts` are
    live posts of newcomers, `lying` the chips in front of a seat by denomination.
    """

    game: str = "nl-holdem"
    blinds: str = ""
    ante: Chips = 0
    ante_by: Literal["all", "big-blind", "button"] = "all"
    small_bet: Chips = 0
    big_bet: Chips = 0
    bring_in: Chips = 0
    seats: list[str] | dict[str, Chips] = []
    numbers: dict[str, Annotated[int, msgspec.Meta(ge=1)]] = {}
    stack: Chips = _DEEP
    button: str = ""
    dead_small_blind: bool = False
    posts: dict[str, Chips] = {}
    street: str = ""
    pot: Chips = 0
    chip: Chips = 1
    board: str = ""
    cards: dict[str, str] = {}
    before: list[str] = []
    lying: dict[str, list[Chips]] = {}
    mode: Literal["tournament", "cash", "online"] = "tournament"
    players_left: Chips = 0

    def names(self) -> dict[str, int]:
        """The seats' numbers by their names."""
        if self.numbers:
            return dict(self.numbers)
        return {str(name): number for number, name in enumerate(self.seats, 1)}

    def situation(self, policy: Policy) -> Situation:
        """The situation under a policy; raises `Mistake` for what cannot be."""
        names = self.names()
        hand = self._hand(names, policy) if self.seats and self.game != "none" else None
        lying = {_known(name, names): tuple(chips) for name, chips in self.lying.items()}
        return Situation(
            hand=hand,
            lying=lying,
            names={number: name for name, number in names.items()},
            mode=self.mode,
            players_left=self.players_left,
        )

    def _hand(self, names: Mapping[str, int], policy: Policy) -> Hand:
        if self.game not in catalogue:
            raise Mistake("scenario-no-such-game", game=self.game, known=", ".join(catalogue))
        whole = catalogue[self.game]
        skipped = _street_number(whole, self.street)
        stacks = self._stacks(names)
        if len(stacks) < 2:
            raise Mistake("scenario-one-seat", seats=len(stacks))
        if self.pot and not skipped:
            raise Mistake("scenario-pot-on-the-first-street", pot=self.pot)
        board = parse(self.board) if self.board else ()
        hand = Hand(self._setup(whole, skipped, stacks, names, policy))
        holes = {_known(name, names): parse(cards) for name, cards in self.cards.items()}
        _deal(hand, holes, board)
        for place, line in enumerate(self.before):
            try:
                _deal(hand, holes, board)
                if not _is_street(hand, line):
                    _act(hand, taken(line), names)
            except CroupierError as error:
                error.add_note(f".before[{place}]")
                raise
        return hand

    def _stacks(self, names: Mapping[str, int]) -> dict[int, int]:
        if isinstance(self.seats, dict):
            return {names[name]: stack for name, stack in self.seats.items()}
        return {names[str(name)]: self.stack for name in self.seats}

    def _setup(
        self, whole: Variant, skipped: int, stacks: dict[int, int], names: Mapping[str, int], policy: Policy
    ) -> Setup:
        small, big = _blinds(self.blinds)
        bring_in = self.bring_in
        if not whole.has_button and not bring_in and policy.bring_in == "half-small-bet":
            bring_in = self.small_bet // 2
        stakes = Stakes(
            small,
            big,
            ante=self.ante,
            ante_by=self.ante_by,
            bring_in=bring_in,
            small_bet=self.small_bet,
            big_bet=self.big_bet,
        )
        positions = self._positions(stacks, names)
        last_two = self.players_left == 2
        if skipped:
            variant = _from_street(whole, skipped)
            pot: tuple[Forced, ...] = (Forced(positions.button, self.pot, "dead-ante"),) if self.pot else ()
            stacks = {
                seat: stack + (self.pot if seat == positions.button else 0) for seat, stack in stacks.items()
            }
            return Setup(
                variant,
                stacks,
                positions.button,
                pot,
                stakes.bets,
                policy,
                chip=self.chip,
                last_two=last_two,
            )
        posts = {_known(name, names): amount for name, amount in self.posts.items()}
        forced = stakes.forced(sorted(stacks), positions, posts, policy)
        if self.dead_small_blind:
            forced = tuple(bet for bet in forced if bet.kind != "small-blind")
        return Setup(
            whole,
            stacks,
            positions.button,
            forced,
            stakes.bets,
            policy,
            bring_in,
            chip=self.chip,
            last_two=last_two,
            missing_blinds=small if self.dead_small_blind else 0,
        )

    def _positions(self, stacks: Mapping[int, int], names: Mapping[str, int]) -> Positions:
        seats = sorted(stacks)
        button = _known(self.button, names) if self.button else seats[-1]
        left = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
        if len(left) == 2:
            return Positions(button, button, left[0])
        if self.dead_small_blind:
            return Positions(button, button, left[0])
        return Positions(button, left[0], left[1])


def _known(name: str, names: Mapping[str, int]) -> int:
    if str(name) not in names:
        raise Mistake("scenario-no-such-seat", seat=name, seats=", ".join(names))
    return names[str(name)]


def _blinds(text: str) -> tuple[int, int]:
    if not text:
        return _BLINDS
    small, dash, big = str(text).replace("/", "-").partition("-")
    if not (dash and small.strip().isdigit() and big.strip().isdigit()):
        raise Mistake("scenario-not-blinds", text=text)
    return int(small), int(big)


def _street_number(variant: Variant, name: str) -> int:
    names = [street.name for street in variant.streets]
    if not name:
        return 0
    if name not in names:
        raise Mistake("scenario-no-such-street", street=name, streets=", ".join(names))
    return names.index(name)


def _from_street(variant: Variant, number: int) -> Variant:
    """The game from a later street on: what came before is dealt at once, without betting."""
    before, street = variant.streets[:number], variant.streets[number]
    first = replace(
        street,
        burn=False,
        down=street.down + sum(each.down for each in before),
        up=street.up + sum(each.up for each in before),
        board=street.board + sum(each.board for each in before),
        draw=0,
    )
    return replace(variant, streets=(first, *variant.streets[number + 1 :]))


def _deal(hand: Hand, holes: Mapping[int, Cards], board: Sequence[int]) -> None:
    """Give the cards that are due: those the scenario names, else unknown ones."""
    while (due := hand.dealing) is not None and due.kind != "run":
        if due.kind == "deal":
            player = hand.player(due.seat)
            given = holes.get(due.seat, ())[len(player.cards) :][: due.due]
            hand.deal([*given, *[UNKNOWN] * (due.due - len(given))], due.seat)
        elif due.kind == "board":
            given = tuple(board[len(hand.board) :][: due.due])
            hand.deal([*given, *[UNKNOWN] * (due.due - len(given))], 0)
        else:
            return


def _is_street(hand: Hand, line: str) -> bool:
    """Whether a line only says that the next street was dealt; it must be that one."""
    names = [street.name for street in hand.setup.variant.streets]
    if line.strip() not in names:
        return False
    if line.strip() != hand.street_name:
        raise Mistake("scenario-other-street", street=line.strip(), now=hand.street_name)
    return True


def _act(hand: Hand, action: Mapping[str, Any], names: Mapping[str, int]) -> None:
    seat = _known(action["seat"], names)
    if hand.actor != seat:
        actor = next((name for name, number in names.items() if number == hand.actor), "–")
        raise Mistake("scenario-not-his-turn", seat=action["seat"], actor=actor)
    kind, to = action["action"], action.get("to", 0)
    player = hand.player(seat)
    if kind == "all-in":
        if to and to != player.bet + player.stack:
            raise Mistake("scenario-not-all-in", seat=action["seat"], to=to, stack=player.bet + player.stack)
        total = player.bet + player.stack
        if total <= hand.to_call:
            hand.call()
        else:
            hand.raise_to(total)
    elif kind in ("bet", "raise"):
        hand.raise_to(to)
    elif kind == "call" and to and to != min(hand.to_call, player.bet + player.stack):
        raise Mistake("scenario-calls-another-amount", seat=action["seat"], to=to, to_call=hand.to_call)
    elif kind == "bring-in":
        hand.bring_in()
    else:
        {"fold": hand.fold, "check": hand.check, "call": hand.call}[kind]()
