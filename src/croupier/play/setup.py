"""Everything that is settled before the first card: who sits where with what, and who posts what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from croupier.cards import DECK_52
from croupier.errors import Mistake, Refusal
from croupier.play.catalogue import game_named
from croupier.play.dark import in_the_dark
from croupier.play.forced import DEAD, LIVE, Forced
from croupier.play.plan import Plan, Posted
from croupier.play.positions import Positions, from_button, next_positions
from croupier.play.variant import Frozen, Variant
from croupier.rulebook import DEFAULT, Policy, profile

LAST_SEAT: Final = 99
"""The highest number of a seat: no list of seats is longer, whatever a text says."""


@dataclass(frozen=True)
class Stakes(Frozen):
    """The stakes of a table, in chips.

    `ante_by` says who pays the ante: `all`, or one player for the table: the `big-blind` or the `button`. Stud is
    played with a `bring_in`, limit games with a `small_bet` and a `big_bet`, short-deck usually with a
    `button_blind` in place of the two blinds. `straddles` are posted to the left of the big blind, or one by the
    button where `straddle_by` says so: the first as large as the policy says, each further one twice the one before.

    >>> Stakes(50, 100, ante=100, ante_by="big-blind").big_blind
    100
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    ante_by: Literal["all", "big-blind", "button"] = "all"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    button_blind: int = 0
    straddles: int = 0
    straddle_by: Literal["under-the-gun", "button"] = "under-the-gun"

    def forced(
        self,
        seats: Sequence[int],
        positions: Positions,
        posts: Mapping[int, int] | None = None,
        policy: Policy = DEFAULT,
        *,
        straddled: Sequence[int] = (),
        dead_posts: Mapping[int, int] | None = None,
    ) -> tuple[Forced, ...]:
        """Who posts what: antes, blinds and straddles, live and dead posts of newcomers.

        `straddled` are the seats that straddle of their own will, in that order, any seat (Mississippi); `Refusal`
        where the policy has no straddle. An ante for the table comes after the blind of its payer where the policy
        puts his blind first.
        """
        if straddled and policy.straddle == "none":
            raise Refusal("play-no-straddle", clause=policy.clause("straddle"), seat=straddled[0])
        bets = []
        if self.ante and self.ante_by == "all":
            bets += [Forced(seat, self.ante, "ante") for seat in seats]
        elif self.ante:
            seat = positions.button if self.ante_by == "button" else positions.big_blind
            bets.append(Forced(seat, self.ante, "dead-ante"))
        if not self.bring_in:
            bets.append(Forced(positions.small_blind, self.small_blind, "small-blind"))
            bets.append(Forced(positions.big_blind, self.big_blind, "big-blind"))
            bets.append(Forced(positions.button, self.button_blind, "button-blind"))
            bets += self._straddled(straddled or self._straddlers(sorted(seats), positions), policy)
            bets += [Forced(seat, amount, "post") for seat, amount in (posts or {}).items()]
            bets += [Forced(seat, amount, "dead-post") for seat, amount in (dead_posts or {}).items()]
        if policy.big_blind_ante_first:
            bets.sort(key=lambda bet: bet.kind == "dead-ante")
        return tuple(bet for bet in bets if bet.amount and bet.seat in seats)

    def _straddlers(self, seats: Sequence[int], positions: Positions) -> Sequence[int]:
        if self.straddle_by == "button":
            blinds = (positions.small_blind, positions.big_blind)
            return (positions.button,) * bool(self.straddles and positions.button not in blinds)
        left = [seat for seat in seats if seat > positions.big_blind]
        left += [seat for seat in seats if seat < positions.big_blind]
        if positions.small_blind in left:
            left.remove(positions.small_blind)
        return left[: self.straddles]

    def _straddled(self, seats: Sequence[int], policy: Policy) -> list[Forced]:
        first = self.big_blind * policy.straddle_size
        return [Forced(seat, first * 2**number, "straddle") for number, seat in enumerate(seats)]

    def brought_in(self, policy: Policy = DEFAULT) -> int:
        """The bring-in: as stated, or half the lower bet where the policy says so (FSPR:fl-5)."""
        half = self.bring_in and self.small_bet and policy.bring_in == "half-small-bet"
        return self.small_bet // 2 if half else self.bring_in

    @property
    def bets(self) -> tuple[int, ...]:
        """The bet sizes of the streets: small and big bet, or the big blind in games without fixed bets."""
        if self.small_bet:
            return self.small_bet, self.big_bet or 2 * self.small_bet
        return (self.big_blind or self.button_blind or self.bring_in or self.ante,)


@dataclass(frozen=True)
class Rake(Frozen):
    """The house's part of a pot: `percent` of it, at most `cap` chips a hand, none without a flop if so agreed.

    `jackpot` chips more are dropped for the jackpot from a pot of at least `jackpot_from`. All of it is taken from the
    main pot first, or with `side_pots_first` from the last side pot down; `by_pot` are the most chips taken from each,
    the main pot first, where that was told: only what they leave is taken in that order.

    >>> Rake(5, cap=300).of(2590, flop=True)
    129
    """

    percent: int
    cap: int
    no_flop_no_drop: bool = True
    jackpot: int = 0
    jackpot_from: int = 0
    side_pots_first: bool = False
    by_pot: tuple[int, ...] = ()

    def of(self, pot: int, *, flop: bool) -> int:
        """All that is taken from a pot of called chips, rounded down."""
        if self.no_flop_no_drop and not flop:
            return 0
        return min(pot * self.percent // 100, self.cap) + self.jackpot_of(pot)

    def jackpot_of(self, pot: int) -> int:
        """What of it is the jackpot's."""
        return self.jackpot if pot and pot >= self.jackpot_from else 0


@dataclass(frozen=True)
class Setup(Frozen):
    """A hand about to be dealt.

    `stacks` are the chips of each seat dealt in; `button` may be an empty seat. `forced` stand in the order they
    are posted: the first street opens to the left of the last blind or straddle. `bets` are the bet sizes of the
    streets, the big blind in no-limit games. `chip` is the smallest chip in play, which pots are split down to,
    `run_it` how many times the board may be run out when an all-in closes the betting; with 0 it waits face down until
    the hand is told to go on (`Hand.run`), as hand for hand (TDA-2022:RP8F). `last_two` says that only
    these two are left in the event. `missing_blinds` are the chips of a blind nobody posts, its seat being empty.
    In a cap game `most` is the most that each puts in over the whole hand, forced bets included; 0 for all he has.
    `splash` are chips that the house throws into the pot before anybody posts: nobody has to match them, and they are
    won with the main pot.

    >>> from croupier.play import NL_HOLDEM
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 4: 5000, 7: 2500}, Positions(1, 4, 7))
    >>> setup.order
    (4, 7, 1)
    """

    variant: Variant
    stacks: Mapping[int, int]
    button: int
    forced: tuple[Forced, ...]
    bets: tuple[int, ...]
    policy: Policy = field(default=DEFAULT)
    bring_in: int = 0
    chip: int = 1
    rake: Rake | None = None
    run_it: int = 1
    last_two: bool = False
    missing_blinds: int = 0
    most: int = 0
    splash: int = 0
    names: Mapping[int, str] = field(default_factory=dict, compare=False)
    """Who sits where, by seat, as far as it is known: no rule asks for it."""
    stakes: Stakes | None = field(default=None, repr=False, compare=False)
    """The stakes it was dealt in by, where it was."""
    positions: Positions | None = field(default=None, repr=False, compare=False)
    """Where button and blinds stood then."""
    plan: Plan = field(init=False, repr=False, compare=False)
    """What follows for every hand of the table, whatever chips there are."""
    followed: dict[tuple[int, ...], Setup] = field(init=False, repr=False, compare=False)
    """What came after a hand of the table, by the seats dealt in then: what comes now is made of it."""
    chips: int = field(init=False, repr=False, compare=False)
    """All the chips the hand is played with, those that a cap keeps out of it not counted."""
    posted: Posted = field(init=False, repr=False, compare=False)
    """The table once everybody has posted."""

    @classmethod
    def new(
        cls,
        game: str | Variant,
        stacks: Sequence[int] | Mapping[int, int],
        *,
        blinds: tuple[int, int] | None = None,
        bets: tuple[int, int] | None = None,
        ante: int = 0,
        bring_in: int = 0,
        ante_by: Literal["all", "big-blind", "button"] = "all",
        button_blind: int = 0,
        straddles: int = 0,
        button: int | None = None,
        names: Sequence[str] | Mapping[int, str] = (),
        policy: str | Policy = DEFAULT,
        chip: int = 1,
        rake: Rake | None = None,
        run_it: int = 1,
        most: int = 0,
        splash: int = 0,
    ) -> Setup:
        """A hand about to be dealt, said in one line.

        `game` is a name of the catalogue or a variant of one's own. `stacks` in a row sit in seats 1, 2, 3,
        …, with `names` in the same order. The button is at the first seat unless it is told. `bets` are the
        small and the big bet of limit games, the least and the most of spread limit; with only one of
        `blinds` and `bets` in a limit game the other follows: the big blind is the small bet, the small
        blind half of it. `policy` may be a profile's name. All amounts are in chips.

        Raises `Mistake` for a game that is none, or stakes that the game lacks.

        >>> Setup.new("nl-holdem", [5000, 4000, 7500], blinds=(50, 100)).forced
        (Forced(seat=2, amount=50, kind='small-blind'), Forced(seat=3, amount=100, kind='big-blind'))
        >>> Setup.new("fl-holdem", [5000, 4000], bets=(100, 200)).forced[0].amount
        50
        >>> Setup.new("razz", [5000, 4000], ante=10, bring_in=25, bets=(100, 200)).bets
        (100, 200)
        """
        variant = game_named(game)
        seated = dict(stacks) if isinstance(stacks, Mapping) else dict(enumerate(stacks, 1))
        fewest, fullest = variant.players
        if not seated:
            raise Mistake("play-wrong-number-of-seats", game=variant.id, seats=0, fewest=fewest, most=fullest)
        named = dict(names) if isinstance(names, Mapping) else dict(zip(sorted(seated), names, strict=False))
        small, big = blinds or (0, 0)
        low, high = bets or (0, 0)
        if variant.has_button and variant.betting.fixed and (blinds is None) != (bets is None):
            small, big, low, high = (low // 2, low, low, high) if bets else (small, big, big, 2 * big)
        lacking = _lacking(variant, bool(big or ante or button_blind), bool(bring_in), bool(low))
        if lacking:
            raise Mistake("play-stakes-lack", game=variant.id, what=lacking)
        stakes = Stakes(small, big, ante, ante_by, bring_in, low, high, button_blind, straddles)
        at = min(seated) if button is None else button
        book = profile(policy) if isinstance(policy, str) else policy
        setup = cls.deal_in(
            variant,
            stakes,
            seated,
            from_button(at, list(seated)),
            policy=book,
            chip=chip,
            rake=rake,
            run_it=run_it,
            most=most,
        )
        if named or splash:
            setup = replace(setup, names=named, splash=splash)
        return setup

    @classmethod
    def deal_in(
        cls,
        variant: Variant,
        stakes: Stakes,
        stacks: Mapping[int, int],
        positions: Positions,
        *,
        posts: Mapping[int, int] | None = None,
        policy: Policy = DEFAULT,
        chip: int = 1,
        rake: Rake | None = None,
        run_it: int = 1,
        straddled: Sequence[int] = (),
        dead_posts: Mapping[int, int] | None = None,
        last_two: bool = False,
        dark: Mapping[int, int] | None = None,
        most: int = 0,
    ) -> Setup:
        """The next hand at a table: blinds and antes by the stakes, from where the button stands.

        `posts` and `dead_posts` are live and dead posts of newcomers, by seat; `straddled` the seats that straddle
        of their own will. `dark` are the chips that seats offer to bet in the dark, see `in_the_dark`: the bet that
        has precedence is posted after the antes, and nobody brings it in.

        What does not depend on the chips is worked out once for a table: hands with the same stakes, seats and
        positions, without posts and bets of anybody's own, are made of one another.
        """
        plain = not (posts or straddled or dead_posts or dark)
        seats = sorted(stacks)
        key = (id(variant), id(policy), stakes, positions, tuple(seats), chip, rake, run_it, last_two, most)
        if plain and (like := _LIKE.get(key)) is not None:
            return like._with(stacks)
        forced = stakes.forced(seats, positions, posts, policy, straddled=straddled, dead_posts=dead_posts)
        nobodys = positions.small_blind not in stacks and not stakes.bring_in
        missing = stakes.small_blind if nobodys else 0
        button, bets, bring_in = positions.button, stakes.bets, stakes.brought_in(policy)
        if dark:
            forced = in_the_dark(variant, dark, stacks, forced, button=button, policy=policy)
            bring_in = 0
        first = (variant, dict(stacks), button, forced, bets, policy, bring_in, chip, rake, run_it)
        setup = cls(*first, last_two, missing, most, stakes=stakes, positions=positions)
        if plain:
            if len(_LIKE) == MOST_LIKE:
                _LIKE.clear()
            # The setup holds variant and policy, so that nothing else comes to have their ids.
            _LIKE[key] = setup
        return setup

    def next(self, stacks: Mapping[int, int], positions: Positions | None = None) -> Setup:
        """The hand after this one at the same table, by the same stakes: `stacks` by seat, whoever has chips.

        Button and blinds move by the book, or to `positions`. It takes a few microseconds where the same seats stood at
        the same positions before. Raises `Mistake` for a setup that was not dealt in by stakes.

        >>> from croupier.play import NL_HOLDEM
        >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 4: 5000, 7: 2500}, Positions(1, 4, 7))
        >>> setup.next({1: 5100, 4: 4950, 7: 2450}).positions
        Positions(button=4, small_blind=7, big_blind=1)
        """
        if self.stakes is None:
            raise Mistake("play-no-stakes")
        moved = positions is None
        if moved and (like := self.followed.get(tuple(stacks))) is not None:
            setup = like._with(stacks)
        else:
            at = next_positions(self.positions, list(stacks), self.policy) if positions is None else positions
            variant, policy, last_two = self.variant, self.policy, self.last_two
            setup = Setup.deal_in(
                variant,
                self.stakes,
                stacks,
                at,
                policy=policy,
                chip=self.chip,
                rake=self.rake,
                run_it=self.run_it,
                last_two=last_two,
                most=self.most,
            )
            if moved:
                if len(self.followed) == MOST_FOLLOWED:
                    self.followed.clear()
                self.followed[tuple(stacks)] = setup
        return replace(setup, names=self.names) if self.names else setup

    def _with(self, stacks: Mapping[int, int]) -> Setup:
        """The same hand with these chips: the seats are the same. The same chips make the same setup."""
        if stacks == self.stacks:
            return self
        if min(stacks.values()) <= 0:
            (seat, chips), *_ = [each for each in stacks.items() if each[1] <= 0]
            raise Mistake("play-empty-stack", seat=seat, amount=chips)
        setup = Setup.__new__(Setup)
        in_play = self._capped(stacks)
        chips = sum(in_play.values()) + self.splash
        posted = self.plan.post(in_play, self.splash)
        if INTERPRETED:
            setup.__dict__.update(self.__dict__, stacks=dict(stacks), chips=chips, posted=posted)
        else:  # pragma: no cover  # the compiled build's
            self._copied_into(setup, dict(stacks), chips, posted)
        return setup

    def _copied_into(  # pragma: no cover  # the compiled build's
        self, setup: Setup, stacks: Mapping[int, int], chips: int, posted: Posted
    ) -> None:
        """Compiled classes keep their attributes beside one another: each is written at once."""
        setup.stacks = stacks  # type: ignore[misc]
        setup.chips = chips  # type: ignore[misc]
        setup.posted = posted  # type: ignore[misc]
        setup.variant = self.variant  # type: ignore[misc]
        setup.button = self.button  # type: ignore[misc]
        setup.forced = self.forced  # type: ignore[misc]
        setup.bets = self.bets  # type: ignore[misc]
        setup.policy = self.policy  # type: ignore[misc]
        setup.bring_in = self.bring_in  # type: ignore[misc]
        setup.chip = self.chip  # type: ignore[misc]
        setup.rake = self.rake  # type: ignore[misc]
        setup.run_it = self.run_it  # type: ignore[misc]
        setup.last_two = self.last_two  # type: ignore[misc]
        setup.missing_blinds = self.missing_blinds  # type: ignore[misc]
        setup.most = self.most  # type: ignore[misc]
        setup.splash = self.splash  # type: ignore[misc]
        setup.names = self.names  # type: ignore[misc]
        setup.stakes = self.stakes  # type: ignore[misc]
        setup.positions = self.positions  # type: ignore[misc]
        setup.plan = self.plan  # type: ignore[misc]
        setup.followed = self.followed  # type: ignore[misc]

    def __post_init__(self) -> None:
        fewest, fullest = self.variant.players[0], most_seats(self.variant, self.policy)
        if not fewest <= len(self.stacks) <= fullest:
            raise Mistake(
                "play-wrong-number-of-seats",
                game=self.variant.id,
                seats=len(self.stacks),
                fewest=fewest,
                most=fullest,
            )
        if self.policy.decks == "full" and len(self.variant.deck.cards) != len(DECK_52.cards):
            clause = self.policy.clause("decks")
            raise Refusal("play-full-deck-only", clause=clause, game=self.variant.id)
        for seat, chips in self.stacks.items():
            if not 1 <= seat <= LAST_SEAT:
                raise Mistake("play-no-such-seat", seat=seat)
            if chips <= 0:
                raise Mistake("play-empty-stack", seat=seat, amount=chips)
        for seat, amount, kind in self.forced:
            if seat not in self.stacks or amount <= 0 or kind not in LIVE | DEAD | {"ante"}:
                raise Mistake("play-bad-forced-bet", seat=seat, amount=amount, kind=kind)
        blinds = [bet.seat for bet in self.forced if bet.kind in LIVE]
        for seat in blinds:
            if blinds.count(seat) > 1:
                raise Mistake("play-two-live-bets", seat=seat)
        if not self.bets or min(self.bets) <= 0:
            raise Mistake("play-bad-bet-size")
        if min(self.bring_in, self.missing_blinds, self.most, self.splash) < 0 or self.chip < 1:
            raise Mistake("play-bad-bet-size")
        if self.button > LAST_SEAT:
            raise Mistake("play-no-such-seat", seat=self.button)
        dealt, button = tuple(self.stacks), self.button
        plan = Plan(self.variant, self.policy, dealt=dealt, button=button, forced=self.forced, bets=self.bets)
        object.__setattr__(self, "plan", plan)
        object.__setattr__(self, "followed", {})
        in_play = self.in_play
        object.__setattr__(self, "chips", sum(in_play.values()) + self.splash)
        object.__setattr__(self, "posted", plan.post(in_play, self.splash))

    @property
    def in_play(self) -> Mapping[int, int]:
        """The chips of each seat that the hand is played with: in a cap game no more than that.

        >>> Setup.new("nl-holdem", [5000, 800], blinds=(50, 100), most=3000).in_play
        {1: 3000, 2: 800}
        """
        return self._capped(self.stacks)

    def _capped(self, stacks: Mapping[int, int]) -> Mapping[int, int]:
        most = self.most
        return {seat: min(chips, most) for seat, chips in stacks.items()} if most else stacks

    def behind(self, seat: int) -> int:
        """What a seat has that it cannot bet in this hand, a cap game's."""
        return max(self.stacks[seat] - self.most, 0) if self.most else 0

    @property
    def order(self) -> tuple[int, ...]:
        """The seats dealt in, clockwise from the first to the left of the button."""
        return self.plan.order

    @property
    def full_bet(self) -> int:
        """What a player who calls the forced bets must put in, even when the big blind is short."""
        return self.plan.full_bet

    @property
    def short_of_blinds(self) -> int:
        """What the first street's pot is counted up by for blinds posted short, or by nobody."""
        counted = self.policy.pot_blinds
        if counted == "as-posted":
            return 0
        return self.posted.unposted + (self.missing_blinds if counted == "all-full" else 0)

    @property
    def without_option(self) -> tuple[int, ...]:
        """The seats whose forced bet is their word on it until somebody raises."""
        stack = self.posted.stack
        return tuple([seat for seat in self.plan.spoken if stack[seat]])

    def cap(self, in_hand: int) -> int:
        """How many bets and raises a street allows that begins with so many players, 0 for any number."""
        betting = self.variant.betting
        if betting.cap or not betting.fixed:
            return betting.cap
        policy = self.policy
        lifted = self.last_two if policy.raise_cap_heads_up == "event" else in_hand == 2
        return policy.raise_cap + 1 if policy.raise_cap and not lifted else 0


def most_seats(variant: Variant, policy: Policy) -> int:
    """The most players a game is dealt to: more of stud where the house says so (`stud_crowded`).

    >>> from croupier.play import catalogue
    >>> most_seats(catalogue["razz"], DEFAULT), most_seats(catalogue["pl-omaha"], DEFAULT)
    (8, 10)
    """
    return max(variant.players[1], variant.crowded * policy.stud_crowded)


INTERPRETED: Final = Setup.__dictoffset__ != 0
"""Whether this file runs as it is written: a setup keeps what it knows in a dictionary then."""

MOST_LIKE: Final = 1024
"""So many tables as they stand are remembered at a time; more begin anew."""

MOST_FOLLOWED: Final = 64
"""After so many different sets of seats what follows is worked out anew."""

_LIKE: Final[dict[tuple[object, ...], Setup]] = {}


def _lacking(variant: Variant, opened: bool, brought_in: bool, sized: bool) -> str:
    """Which of the stakes a game needs and was not given: as they are called in the call."""
    sizes = variant.betting.fixed or variant.betting.spread
    by_cards = not variant.has_button
    lacking = [
        *(["bring_in"] if by_cards and not brought_in else []),
        *(["blinds"] if not by_cards and not opened else []),
        *(["bets"] if sizes and not sized and not (opened and len(variant.streets) < 3) else []),
    ]
    return ", ".join(lacking)
