"""Playing what a site tells of a hand: one place for all sites."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from croupier.cards import show
from croupier.errors import Mistake, Refusal
from croupier.play import Hand, Rake
from croupier.records.playing import Deviation, Played
from croupier.records.record import RecordError
from croupier.records.sites.play_out import PlayOut
from croupier.records.sites.posting import setup_said
from croupier.records.writing import record_of
from croupier.rulebook import Policy, profile

if TYPE_CHECKING:
    from croupier.play import Setup
    from croupier.records.sites.told import Told

ONLINE: Final[Policy] = replace(
    profile("online-cash"),
    raise_over_short_limit="completed",
    open_pair_doubles=True,
)
"""How sites play: as rooms online do; a short all-in of limit is completed, an open pair on fourth street lets one bet
double."""

_MAY_BE_PAID_OTHERWISE: Final = "records-collected-differs"


class Text(NamedTuple):
    """A hand as it stands in a text: its number there, its first line, counted from 1, and its lines."""

    name: str | None
    line: int
    text: str


class Site(NamedTuple):
    """A site, or several that write in one way.

    `begins` says whether a text is one of theirs, by its beginning; `texts` divides it into hands and raises
    `RecordError` when there is none; `told` is what a hand tells, or `RecordError` with the line that cannot be read;
    `policy` is how it plays the hand; `backwards` says that a text may tell the last hand first, each from its end.
    """

    name: str
    begins: Callable[[str], bool]
    texts: Callable[[str], Iterator[Text]]
    told: Callable[[Text], Told]
    policy: Callable[[Told], Policy]
    backwards: bool = False


def read(site: Site, text: str, policy: Policy | None = None) -> tuple[Played, ...]:
    """Every hand of a site's text, played by its policy or another and compared with what it says was collected.

    Raises `RecordError`, naming the hand and the line, for what cannot be read.
    """
    return tuple(read_one(site, hand, policy) for hand in site.texts(text))


def read_one(site: Site, text: Text, policy: Policy | None = None) -> Played:
    """One hand of a site's text. Raises `RecordError` as `read` does."""
    try:
        told = site.told(text)
        return _Telling(told, text.line).played(policy or _opened(site.policy(told), told))
    except RecordError as error:
        raise RecordError(error.problem, hand=text.name, line=error.line) from error


def _opened(policy: Policy, told: Told) -> Policy:
    """The policy with hands opened when the betting is over, or when the board is out: as the text shows them."""
    shown = [at for at, said in enumerate(told.said) if said.kind == "show"]
    dealt = [at for at, said in enumerate(told.said) if said.kind == "street" and said.cards]
    face_up = bool(shown and dealt and shown[0] < dealt[-1])
    return policy if policy.all_in_face_up is face_up else replace(policy, all_in_face_up=face_up)


class _Telling:
    """A hand that is told: every problem has the line it stands in."""

    def __init__(self, told: Told, first: int) -> None:
        self.told = told
        self.first = first

    def played(self, policy: Policy) -> Played:
        told = self.told
        try:
            setup = setup_said(told.heading, told.table.button, told.seats, told.said, policy)
            hand = Hand(setup, asked=True)
        except Mistake as mistake:
            raise RecordError(mistake, line=self.first) from mistake
        names = {seat.seat: seat.name for seat in told.seats}
        out = PlayOut(hand, told.said, names, told.heading.money)
        deviation = self.play(out)
        if deviation is not None and not any(said.kind == "pot" for said in told.said):
            out, deviation = self.raked(setup, out, deviation)
            setup = out.hand.setup
        if out.rake_elsewhere(deviation) or (deviation and deviation.code == _MAY_BE_PAID_OTHERWISE):
            for other in self.otherwise(setup, out):
                if self.play(other) is None and not other.rake_elsewhere(None):
                    out, deviation = other, None
                    break
        return self.as_record(out, deviation)

    def raked(self, setup: Setup, out: PlayOut, deviation: Deviation) -> tuple[PlayOut, Deviation | None]:
        """The hand with the house's part that the text does not tell: what was in the pots and nobody collected."""
        if setup.rake is None and (taken := out.missing()):
            rake = Rake(100, taken, no_flop_no_drop=False)
            other = out.again(Hand(replace(setup, rake=rake), asked=True), self.told.said)
            return other, self.play(other)
        return out, deviation

    def otherwise(self, setup: Setup, out: PlayOut) -> Iterator[PlayOut]:
        """The same hand, paid as the site may have paid it: rake from other pots, shares in larger chips."""
        rake = setup.rake

        def paid(**terms: Any) -> PlayOut:
            return out.again(Hand(replace(setup, **terms), asked=True), self.told.said)

        if rake is not None:
            yield paid(rake=replace(rake, side_pots_first=True))
            unraked = paid(rake=None)
            self.play(unraked)
            if taken := unraked.rake_told():
                yield paid(rake=replace(rake, by_pot=taken))
        if (chip := out.smallest_share()) > setup.chip:
            yield paid(chip=chip)

    def play(self, out: PlayOut) -> Deviation | None:
        for each in self.told.said:
            try:
                out.take(each)
            except Deviation as deviation:
                return deviation
            except Refusal as refusal:
                text = self.told.lines[each.line]
                return Deviation(
                    "records-line-not-by-the-rules", problem=refusal, at=str(each.line), text=text[:80]
                )
            except Mistake as mistake:
                raise RecordError(mistake, line=each.line) from mistake
        try:
            return out.end()
        except Mistake as mistake:
            raise RecordError(mistake, line=self.first) from mistake

    def as_record(self, out: PlayOut, deviation: Deviation | None) -> Played:
        hand = out.hand
        heading, table, seats = self.told.heading, self.told.table, self.told.seats
        away: Sequence[Any] = [
            [seat.seat, seat.name, seat.chips] for seat in seats if seat.seat not in hand.setup.stacks
        ]
        parts = [[seat, show(cards)] for seat, cards in out.parts.items()]
        about: dict[str, Any] = {
            **heading.about,
            "table": table.name or None,
            "seat_count": table.seats or None,
        }
        record = record_of(
            hand,
            players={seat.seat: seat.name for seat in seats},
            viewer="all",
            unit=heading.money.unit,
            tabled=out.tabled,
            **about,
            **({"_sitting_out": away} if away else {}),
            **({"_shown_in_part": parts} if parts else {}),
        )
        return Played(record, hand, deviation, out.tabled)
