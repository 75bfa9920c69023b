"""Whatever is done to a text, reading it ends in a hand or in one clear error."""

from hypothesis import given
from hypothesis import strategies as st

from croupier.records import Played, RecordError, pokerstars
from tests.records.test_pokerstars_reading import CASH, DRAW, RUN_TWICE, STUD

TEXTS = [CASH, DRAW, RUN_TWICE, STUD]
LINES = [line for text in TEXTS for line in text.splitlines()]
CHARACTERS = st.sampled_from(list("019 .$:[]*#'AhXx\x00é"))


@st.composite
def spoiled(draw):
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(len(lines) - 1, 0)))
        how = draw(st.sampled_from(["drop", "twice", "swap", "other", "letter", "cut"]))
        if not lines:
            break
        if how == "drop":
            del lines[at]
        elif how == "twice":
            lines.insert(at, lines[at])
        elif how == "swap":
            lines[at], lines[-1] = lines[-1], lines[at]
        elif how == "other":
            lines.insert(at, draw(st.sampled_from(LINES)))
        elif how == "letter" and lines[at]:
            place = draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:place] + draw(CHARACTERS) + lines[at][place + 1 :]
        elif how == "cut":
            del lines[at:]
    return "\n".join(lines)


def told(text):
    """The hands of a text, or the one error it gives, in words."""
    try:
        return pokerstars.read(text)
    except RecordError as error:
        return error.say("en"), error.say("ru")


@given(text=spoiled())
def test_a_spoiled_text_is_a_hand_or_one_clear_error(text):
    for each in told(text):
        assert not isinstance(each, Played) or each.deviation is None or each.deviation.say("ru")


@given(text=st.text() | st.text().map(lambda text: f"PokerStars Hand #1: {text}"))
def test_any_text_is_read_or_refused(text):
    assert told(text)
