"""Where an operation is found: all that is done to a hand in one class, all that it is asked in another."""

import re
from inspect import isdatadescriptor
from pathlib import Path

from croupier.play import Hand
from croupier.play.seen import Seen

LISTED = Path(__file__).parents[2] / "docs" / "play-operations.md"
LOG = {"apply", "repeat", "undo", "replay", "copy"}
BEGUN = {"new", "say"}


def public(cls: type) -> set[str]:
    return {name for name in vars(cls) if not name.startswith("_")}


def test_what_is_done_to_a_hand_stands_in_its_class_and_what_it_is_asked_in_the_one_beneath():
    asked = {name for name in public(Seen) if isdatadescriptor(vars(Seen)[name])}
    assert public(Seen) - asked == {"names", "player", "beaten"}
    assert not [name for name in public(Hand) if isdatadescriptor(vars(Hand)[name])]
    deeper = {name for cls in Seen.__mro__[1:-1] for name in public(cls)}
    assert deeper == {"setup"}


def test_every_operation_of_the_class_is_listed_with_its_kind_and_no_other():
    told = set(re.findall(r"`(\w+)\(", "".join(re.findall(r"(?m)^\| `.*$", LISTED.read_text("utf-8")))))
    assert told == public(Hand) - LOG - BEGUN - {"act"}
