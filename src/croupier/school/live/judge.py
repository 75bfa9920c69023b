"""What a learner did at the simulated table, judged: right or not yet, why, and what the floor rules on it by a book.

Every consequence is the floor's own ruling on what he did, under the profile he has chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from croupier.errors import Mistake
from croupier.floor import Ruling
from croupier.records.scenarios import policy_of, read_scenario
from croupier.rulebook import profiles
from croupier.school.live.lessons import Exercise, Move
from croupier.tournament.chips.stacks import big_blinds, in_front, worth

ARTICLE: Final = "live-tips"
"""The book of advice itself: the rules of `BASE`, and a bet in two motions is the smallest one (LIVE-TIPS:3.2)."""

BASE: Final = "tda-2022"

MOST_MOVES: Final = 60

BREATHS: Final = 3

YOU: Final = "you"


class Judged(NamedTuple):
    """What came of some moves.

    `done`: nothing more is to be done, whether it was `right` or not. `says` are codes of the catalogue, with what
    they speak of; `ruling` is the floor's, where there was something to rule on. `visible`: his cards can be seen now.
    """

    right: bool
    done: bool
    says: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    ruling: Ruling | None = None
    visible: bool = False


def books() -> tuple[str, ...]:
    """The books one may choose: the profiles, and the advice itself.

    >>> books()[-1]
    'live-tips'
    """
    return (*profiles(), ARTICLE)


def visible(moves: Sequence[Move]) -> bool:
    """Whether the learner's cards can be seen: only as long as he holds their corner (LIVE-TIPS:1.1).

    >>> visible([]), visible([Move("peek")]), visible([Move("peek"), Move("release")])
    (False, True, False)
    """
    held = [each.what for each in moves if each.what in ("peek", "release")]
    return bool(held) and held[-1] == "peek"


def guarded(moves: Sequence[Move]) -> bool:
    """Whether a chip lies on the learner's cards (LIVE-TIPS:2.3); to look again he takes it off.

    >>> guarded([Move("protect")]), guarded([Move("protect"), Move("peek")])
    (True, False)
    """
    last = [each.what for each in moves if each.what in ("protect", "peek")]
    return bool(last) and last[-1] == "protect"


def asks_to_confirm(moves: Sequence[Move], *, faces_bet: bool) -> bool:
    """Whether a fold waits to be confirmed: of a protected hand, where it could check (LIVE-TIPS:2.3).

    >>> asks_to_confirm([Move("protect"), Move("fold")], faces_bet=False)
    True
    """
    return bool(moves) and moves[-1].what == "fold" and guarded(moves) and not faces_bet


def judge(exercise: Exercise, moves: Sequence[Move], book: str = BASE, you: str = YOU) -> Judged:
    """Judge moves at a table under a book; `you` is what the learner's seat is called in a ruling.

    Raises `Mistake` for a move that cannot be made there, and a book that is none.
    """
    if book not in books():
        raise Mistake("lesson-no-such-book", book=book)
    if len(moves) > MOST_MOVES:
        raise Mistake("lesson-too-many-moves", most=MOST_MOVES)
    for move in moves:
        _check(exercise, move)
    found = _JUDGES[exercise.id](exercise, moves, _Floor(_renamed(exercise.table, you), book, you))
    return found._replace(visible=visible(moves))


def _check(exercise: Exercise, move: Move) -> None:
    if move.what not in exercise.moves:
        raise Mistake("lesson-no-such-move", move=move.what)
    if move.words and move.words not in exercise.options:
        raise Mistake("lesson-no-such-move", move=move.words)
    known = {**exercise.pieces}
    for chip in move.chips:
        known[chip] = known.get(chip, 0) - 1
        if known[chip] < 0:
            raise Mistake("lesson-no-such-chip", chip=chip)
    if move.what == "motion" and not move.chips:
        raise Mistake("lesson-no-such-chip", chip=0)


class _Floor:
    """The floor of one simulated table."""

    def __init__(self, table: dict[str, Any], book: str, you: str) -> None:
        self._table, self._book, self._you = table, book, you

    def rules(self, what: str, **facts: Any) -> Ruling:
        """The ruling on what the learner did, in his seat."""
        happened = {"what": what, "seat": self._you, **facts}
        under, house = (BASE, {"string_bet": "smallest-bet"}) if self._book == ARTICLE else (self._book, {})
        scenario = read_scenario(
            {"id": "lesson", "under": under, "table": self._table, "happened": [happened]}
        )
        return scenario.ruling(policy_of(under, house))

    def at(self, before: Sequence[str]) -> _Floor:
        """The floor of this table after other acts than those it stands after."""
        return _Floor({**self._table, "before": [*before]}, self._book, self._you)

    def counted(self, ruling: Ruling) -> tuple[str, int]:
        """What the learner's act counts as, and the total it comes to."""
        for seat, counted in ruling.counts_as.items():
            if ruling.situation.name(seat) == self._you:
                return counted.action, counted.to
        return "", 0


def _renamed(table: dict[str, Any], you: str) -> dict[str, Any]:
    return {**table, "seats": [you if each == YOU else each for each in table["seats"]]}


_Judge: TypeAlias = Callable[[Exercise, Sequence[Move], _Floor], Judged]


def _said(code: str, /, **params: Any) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    return ((f"lesson-says-{code}", params),)


NOT_YET: Final = Judged(right=False, done=False)


def _looked(moves: Sequence[Move]) -> Judged | None:
    """What is wrong with how he looked at his cards, if anything is."""
    kinds = [each.what for each in moves]
    if "peek" not in kinds:
        return None
    if "shield" not in kinds[: kinds.index("peek")]:
        return Judged(right=False, done=True, says=_said("seen-by-neighbours"))
    return None


def _look(_: Exercise, moves: Sequence[Move], __: _Floor) -> Judged:
    wrong = _looked(moves)
    if wrong is not None:
        return wrong
    kinds = [each.what for each in moves]
    if "peek" in kinds and not visible(moves):
        return Judged(right=True, done=True, says=_said("looked"))
    return NOT_YET


def _sweep(_: Exercise, moves: Sequence[Move], floor: _Floor) -> Judged:
    if not moves or moves[-1].what != "wait":
        return NOT_YET
    if guarded(moves):
        return Judged(right=True, done=True, says=_said("protected"))
    return Judged(right=False, done=True, says=_said("swept"), ruling=floor.rules("hand-taken"))


def _stray_fold(_: Exercise, moves: Sequence[Move], floor: _Floor) -> Judged:
    if not moves:
        return NOT_YET
    last = moves[-1].what
    if asks_to_confirm(moves, faces_bet=False):
        return Judged(right=False, done=False, says=_said("sure-to-fold"))
    if last == "tap":
        kept = guarded(moves)
        return Judged(right=kept, done=True, says=_said("checked-protected" if kept else "unprotected"))
    if last == "fold" or (last == "confirm" and "fold" in [each.what for each in moves]):
        return Judged(
            right=False, done=True, says=_said("folded-free"), ruling=floor.rules("act", words="fold")
        )
    return NOT_YET


def _chips(exercise: Exercise, moves: Sequence[Move], floor: _Floor) -> Judged:
    """A bet or a raise with words and chips: what the book makes of it has to be what was meant."""
    motions = [list(each.chips) for each in moves if each.what == "motion"]
    said = next((each.words for each in moves if each.what == "say"), "")
    meant = [each.what for each in moves if each.what in ("say", "motion")]
    if not meant or moves[-1].what != "enough":
        return NOT_YET
    act: dict[str, Any] = {"motions": motions} if motions else {}
    if said:
        act |= {"words": said, **({} if meant[0] == "say" else {"landed": True})}
    ruling = floor.rules("act", **act)
    action, total = floor.counted(ruling)
    wanted, to = exercise.aim
    right = action == wanted and to in (0, total)
    code = "as-meant" if right else "not-as-meant"
    return Judged(right, done=True, says=_said(code, action=action or "none", total=total), ruling=ruling)


def _check_it(_: Exercise, moves: Sequence[Move], floor: _Floor) -> Judged:
    if not moves:
        return NOT_YET
    done = moves[0]
    ruling = floor.rules("act", **({"words": "check"} if done.what == "say" else {"gesture": "tap"}))
    right = floor.counted(ruling) == ("check", 0)
    return Judged(right, done=True, says=_said("checked"), ruling=ruling)


def _in_turn(_: Exercise, moves: Sequence[Move], floor: _Floor) -> Judged:
    """Two speak before the learner: each wait lets one of them check."""
    kinds = [each.what for each in moves]
    if "tap" not in kinds:
        return NOT_YET
    waited = kinds.index("tap")
    before = ["A checks", "B checks"][:waited]
    ruling = floor.at(before).rules("act", gesture="tap")
    right = waited >= 2 and floor.counted(ruling)[0] == "check"
    return Judged(right, done=True, says=_said("in-turn" if right else "out-of-turn"), ruling=ruling)


def _breathe(exercise: Exercise, moves: Sequence[Move], _: _Floor) -> Judged:
    """Three slow breaths, in and out in turn; then how many have to go before the money begins."""
    breaths = [each.words for each in moves if each.what == "breathe"]
    wanted = ["in", "out"] * BREATHS
    if breaths != wanted[: len(breaths)]:
        return Judged(right=False, done=True, says=_said("breathe-in-turn"))
    counts = [each.value for each in moves if each.what == "count"]
    if len(breaths) < len(wanted) or not counts:
        return NOT_YET
    left, paid = exercise.sums
    right = counts[-1] == left - paid
    return Judged(right, done=True, says=_said("to-the-money", left=left, paid=paid, to_go=left - paid))


_OFFENCES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "insult": ("offence", {"act": "insults"}),
    "throw-cards": ("offence", {"act": "throws-cards"}),
    "shout": ("offence", {"act": "disrupts"}),
    "delay": ("offence", {"act": "delays"}),
    "phone-in-hand": ("device", {"use": "phone", "live_hand": True}),
    "charts": ("device", {"use": "strategy", "live_hand": True}),
    "live-hand": ("talks", {"about": "hands", "in_hand": True}),
    "teach": ("talks", {"about": "advice", "in_hand": True}),
    "small-talk": ("talks", {"about": "small-talk"}),
}
"""What is ruled on when somebody chooses so; whatever is not here needs no ruling."""


def _choice(exercise: Exercise, moves: Sequence[Move], floor: _Floor) -> Judged:
    """The last option is the one that is taught; what the book says of the chosen one is told."""
    if not moves:
        return NOT_YET
    chosen = moves[0].words
    ruled = _OFFENCES.get(chosen)
    ruling = floor.rules(ruled[0], **ruled[1]) if ruled is not None else None
    right = chosen == exercise.options[-1]
    return Judged(right, done=True, says=_said(f"chose-{chosen}"), ruling=ruling)


def _count_twice(exercise: Exercise, moves: Sequence[Move], _: _Floor) -> Judged:
    """The stack is counted before the break, photographed, counted again, and the floor told what is gone."""
    before, after = worth(exercise.pieces), worth(exercise.later)
    kinds = [each.what for each in moves]
    counts = [each.value for each in moves if each.what == "count"]
    for said, true in zip(counts, (before, after), strict=False):
        if said != true:
            return Judged(right=False, done=True, says=_said("miscounted", count=said, stack=true))
    if "wait" in kinds and "count" not in kinds[: kinds.index("wait")]:
        return Judged(right=False, done=True, says=_said("left-uncounted"))
    if "choose" not in kinds:
        return NOT_YET
    if len(counts) < 2 or "wait" not in kinds:
        return Judged(right=False, done=True, says=_said("not-counted-again"))
    right = moves[-1].words == exercise.options[0]
    photo = "photo" in kinds[: kinds.index("wait")]
    code = ("missing-with-photo" if photo else "missing") if right else "said-nothing"
    return Judged(right, done=True, says=_said(code, missing=before - after))


def _in_order(exercise: Exercise, moves: Sequence[Move], _: _Floor) -> Judged:
    """The largest chips stand in front, and the stack is told in big blinds, to the nearest whole one."""
    fronts = tuple([each.value for each in moves if each.what == "front"])
    wanted = in_front(exercise.pieces)
    if fronts != wanted[: len(fronts)]:
        return Judged(right=False, done=True, says=_said("hidden-behind", chip=wanted[0]))
    counts = [each.value for each in moves if each.what == "count"]
    if len(fronts) < len(wanted) or not counts:
        return NOT_YET
    (big_blind,) = exercise.sums
    stack = worth(exercise.pieces)
    deep = big_blinds(stack, big_blind)
    return Judged(
        counts[-1] == int(deep),
        done=True,
        says=_said("in-big-blinds", stack=stack, big_blind=big_blind, deep=deep),
    )


def _one_hand(_: Exercise, moves: Sequence[Move], floor: _Floor) -> Judged:
    """A whole hand: look under cover, let go, protect, wait, and only then act."""
    wrong = _looked(moves)
    if wrong is not None:
        return wrong
    kinds = [each.what for each in moves]
    if "tap" not in kinds:
        return NOT_YET
    ruling = floor.at(["A checks", "B checks"] if "wait" in kinds else []).rules("act", gesture="tap")
    if "peek" not in kinds:
        return Judged(right=False, done=True, says=_said("not-looked"), ruling=ruling)
    if not guarded(moves) or visible(moves):
        return Judged(right=False, done=True, says=_said("unprotected"), ruling=ruling)
    if "wait" not in kinds:
        return Judged(right=False, done=True, says=_said("out-of-turn"), ruling=ruling)
    return Judged(right=True, done=True, says=_said("whole-hand"), ruling=ruling)


_JUDGES: Final[dict[str, _Judge]] = {
    "one-hand": _one_hand,
    "look": _look,
    "sweep": _sweep,
    "stray-fold": _stray_fold,
    "one-motion": _chips,
    "big-chip": _chips,
    "check": _check_it,
    "in-turn": _in_turn,
    "breathe": _breathe,
    "bad-beat": _choice,
    "count-twice": _count_twice,
    "in-order": _in_order,
    "phone": _choice,
    "ruling": _choice,
    "talk": _choice,
}
"""Who judges which exercise."""
