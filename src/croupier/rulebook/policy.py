"""The choices the books leave to a house or answer differently, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from croupier.errors import Broken

if TYPE_CHECKING:
    from croupier.rulebook.choices import Value
    from croupier.rulebook.layers import Layer, Source


@dataclass(frozen=True, slots=True)
class Policy:
    """How a house answers what the books leave open; every field knows the clause that sets it.

    What the hand engine reads are attributes. Everything else is asked by name: `policy["clock_seconds"]`, or
    `choice`, `flag` and `number` where the type matters. The fields, their answers and the clauses behind them
    are the table of `croupier.rulebook.choices`; the defaults here are those of `tda-2022`.

    `profile` is the rulebook underneath, `layers` what the house, the event or a gaming agency laid over it.

    The button and the blinds:

    - `button`: `dead`, it may stand at an empty seat, or `moving`, always to the next player;
      `heads_up_button`: the blind it posts heads-up.
    - `big_blind_option`: the big blind may raise when everybody has only called.
    - `straddle`: `none`, `no-look` (the big blind keeps the last word) or `live`; `straddle_size` in big blinds;
      `straddle_last_word`: who has it after a live one. `dark_bet`: how many pots a bet in the dark in five-card
      stud may be at most, 0 where there is none.
    - `short_blind_call`: a big blind posted short is called in `full`, or `full-unless-heads-up`.
    - `big_blind_ante_first`: who is short pays the big blind before the ante for the table.

    Betting:

    - `raise_step`: a raise adds at least the `last-increment`, or the whole `last-bet`. `first_raise`: the first one
      before the flop adds at least the `largest-blind`, straddles included, or the smallest `bet` of the table.
    - `reopen` and, in limit, `reopen_limit`: the part of a full raise a player who has acted must face to raise
      again, in hundredths. `reopen_adds_up`: short all-ins together may be a full raise. `reopen_after_raise`: a
      short all-in after a full raise does not take the raise from those who acted before that raise.
    - `raise_over_short`, `raise_over_short_limit`: the smallest raise over a short all-in is counted from the
      all-in or from the last full level.
    - `short_opening`: an opening all-in below the smallest bet is `matched`, or the `full-bet` is owed.
    - `raise_cap`: raises after the bet in limit, 0 for any number; `raise_cap_heads_up`: it falls away when the
      street begins (`round`), the `hand` comes or the `event` comes to two players.
    - `pot_blinds`: before the flop a short blind counts as a full one, a dead one too (`all-full`), or
      `as-posted`. `half_pot_rounding`: of half an odd pot.
    - `bring_in`: `half-small-bet` or as `stated`; `bring_in_all_in`: who opens when the low card is all-in for
      the ante; `completion_is_raise`: towards the cap; `open_pair_doubles`: on fourth street in limit stud.
    - `draw_limp`: the first player in may just call in single draw.

    Cards:

    - `decks`: `any` the game asks for, or the `full` one only. `stud_crowded`: seven-card stud may be dealt
      to nine.
    - `stud_short_stub`: too few cards for seventh street. `stud_folded_seat_dealt`: a seat folded without facing
      a bet keeps getting cards.

    The end:

    - `all_in_face_up`: hands are opened as soon as betting is closed with a player all-in.
    - `losers_may_muck`: a beaten hand may go to the muck unseen. `winner_shows`: whether the last live hand must
      be shown. `show_first_checked`: who shows first when the last street was checked. `show_side_pots_first`:
      before the player all-in for the main pot. `stud_all_in_opens_last`: in stud, who is not at risk opens before
      players all-in.
    - `odd_chip` in board games and `odd_chip_stud`: who takes the chip that cannot be split, the winner `left` of
      the button or the one holding the `high-card`; `odd_chip_high_low`: which half does; `odd_chip_again`: one
      player may from several pots; `odd_chip_same_winners`: high and low tied by the same players are split in
      `halves` or as a `whole`.

    >>> DEFAULT.button, DEFAULT.clause("button"), DEFAULT.number("clock_seconds")
    ('dead', 'TDA-2022:32', 25)
    >>> from croupier.rulebook import profile
    >>> profile("fspr-manual").source("odd_chip_again")
    Source(field='odd_chip_again', value=False, layer='edition', by='fspr-manual', clause='FSPR:oddchip-4')
    """

    button: Literal["dead", "moving"] = "dead"
    heads_up_button: Literal["small-blind", "big-blind"] = "small-blind"
    big_blind_option: bool = True
    straddle: Literal["none", "no-look", "live"] = "none"
    straddle_size: int = 2
    straddle_last_word: Literal["straddler", "big-blind"] = "straddler"
    dark_bet: int = 0
    short_blind_call: Literal["full", "full-unless-heads-up"] = "full"
    big_blind_ante_first: bool = True
    raise_step: Literal["last-increment", "last-bet"] = "last-increment"
    first_raise: Literal["largest-blind", "bet"] = "largest-blind"
    reopen: int = 100
    reopen_limit: int = 50
    reopen_adds_up: bool = True
    reopen_after_raise: bool = True
    raise_over_short: Literal["all-in-and-step", "level-and-step"] = "all-in-and-step"
    raise_over_short_limit: Literal["level-and-step", "all-in-and-step", "completed"] = "level-and-step"
    short_opening: Literal["matched", "full-bet"] = "matched"
    raise_cap: int = 3
    raise_cap_heads_up: Literal["round", "hand", "event"] = "event"
    pot_blinds: Literal["short-full", "all-full", "as-posted"] = "short-full"
    half_pot_rounding: Literal["down", "up"] = "down"
    bring_in: Literal["stated", "half-small-bet"] = "stated"
    bring_in_all_in: Literal["left", "next-lowest"] = "left"
    completion_is_raise: bool = False
    open_pair_doubles: bool = False
    draw_limp: bool = True
    decks: Literal["any", "full"] = "any"
    stud_crowded: bool = False
    stud_short_stub: Literal["burns-then-community", "burns", "community"] = "burns-then-community"
    stud_folded_seat_dealt: bool = False
    all_in_face_up: bool = True
    losers_may_muck: bool = True
    winner_shows: Literal["never", "if-called", "always"] = "never"
    show_first_checked: Literal["by-street", "left"] = "by-street"
    show_side_pots_first: bool = False
    stud_all_in_opens_last: bool = True
    odd_chip: Literal["left", "high-card"] = "left"
    odd_chip_stud: Literal["high-card", "left"] = "high-card"
    odd_chip_high_low: Literal["high", "low"] = "high"
    odd_chip_again: bool = True
    odd_chip_same_winners: Literal["halves", "whole"] = "halves"
    profile: str = "tda-2022"
    layers: tuple[Layer, ...] = ()

    def __getitem__(self, field: str) -> Value:
        """The answer in force; raises `Mistake` for a field that does not exist."""
        return self.source(field).value

    def choice(self, field: str) -> str:
        """The answer of a field that is a choice."""
        return cast(str, self._of_type(field, str))

    def flag(self, field: str) -> bool:
        """The answer of a field that is yes or no."""
        return cast(bool, self._of_type(field, bool))

    def number(self, field: str) -> int:
        """The answer of a field that is a number."""
        return cast(int, self._of_type(field, int))

    def _of_type(self, field: str, wanted: type) -> Value:
        value = self.source(field).value
        if type(value) is not wanted:
            raise Broken("policy-read-as-another-type", field=field, type=wanted.__name__)
        return value

    def source(self, field: str) -> Source:
        """Where the answer comes from: its layer, and the clause that sets it."""
        from croupier.rulebook.layers import given, sources

        strongest = sources(self.profile, self.layers)[field][0]
        value = getattr(self, field) if field in HAND_FIELDS else strongest.value
        return strongest if value == strongest.value else given(field, value, self.profile)

    def sources(self, field: str) -> tuple[Source, ...]:
        """All that the layers say about a field, the strongest first: what it overrides stays to be seen."""
        from croupier.rulebook.layers import sources

        return sources(self.profile, self.layers)[field]

    def clause(self, field: str) -> str:
        """The id of the clause that sets a field; raises `Mistake` for a field that does not exist."""
        return self.source(field).clause

    def laid_over(self, layer: Layer) -> Policy:
        """This policy with another layer; which wins is the book's own rule.

        Raises `Mistake` for a layer the book does not know, and for an answer its field does not take.

        >>> from croupier.rulebook import Layer
        >>> house = DEFAULT.laid_over(Layer("house", "Riverside", (("button", "moving"), ("clock_seconds", 40))))
        >>> house.button, house["clock_seconds"], house.source("button").layer
        ('moving', 40, 'house')
        """
        from croupier.rulebook.layers import checked

        laid = under(self.profile, (*self.layers, checked(self.profile, layer)))
        return replace(laid, **self._given())

    def _given(self) -> dict[str, Any]:
        """The answers that were put in by hand."""
        from croupier.rulebook.layers import sources

        said = sources(self.profile, self.layers)
        hand = {name: getattr(self, name) for name in HAND_FIELDS}
        return {name: value for name, value in hand.items() if value != said[name][0].value}

    def written(self) -> dict[str, Any]:
        """The policy in plain values, as a journal or a hand history keeps it: every answer of the hand engine
        is in it, so that an old hand replays whatever a later table says.

        >>> Policy.read(profile("club-cash").written()) == profile("club-cash")
        True
        """
        hand = {name: getattr(self, name) for name in Policy.__annotations__ if name in HAND_FIELDS}
        layers = [[kind, name, dict(answers)] for kind, name, answers in self.layers]
        return {**hand, "profile": self.profile, "layers": layers}

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> Policy:
        """The policy that `written` gave; what it leaves out is as its profile has it, or as it was before there was
        a field for it."""
        from croupier.rulebook.layers import Layer

        layers = tuple(
            Layer(kind, name, tuple(answers.items())) for kind, name, answers in written.get("layers", ())
        )
        hand = {name: value for name, value in written.items() if name in HAND_FIELDS}
        if hand:
            hand = {**_BEFORE, **hand}
        return replace(under(written.get("profile", DEFAULT.profile), layers), **hand)


HAND_FIELDS: Final = frozenset(Policy.__annotations__) - {"profile", "layers"}
"""The fields the hand engine reads as attributes."""

_BEFORE: Final[Mapping[str, Any]] = {"stud_all_in_opens_last": False}
"""How hands were played before these fields were written with the others."""

DEFAULT: Final = Policy()
"""A live tournament by TDA 2022."""


def under(profile: str, layers: tuple[Layer, ...] = ()) -> Policy:
    """The policy of a profile with layers over it."""
    from croupier.rulebook.layers import sources

    said = sources(profile, layers)
    hand: dict[str, Any] = {name: said[name][0].value for name in HAND_FIELDS}
    return replace(DEFAULT, **hand, profile=profile, layers=layers)


def profile(name: str) -> Policy:
    """A profile's policy as its books have it; raises `Mistake` for a name that is none.

    >>> profile("tda-2022") == DEFAULT
    True
    >>> profile("tda-2015")["unclear_amount"], profile("tda-2022")["unclear_amount"]
    ('smallest', 'largest-in-pot')
    """
    return under(name)
