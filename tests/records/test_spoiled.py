"""Spoiled records: whatever the file holds, there is a hand, a deviation or one clear error, never a crash."""

from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from croupier.records import RecordError, play, read, tell, write

PHH = Path(__file__).parents[1] / "data" / "phh"
TEXTS = [file.read_text("utf-8") for file in sorted(PHH.glob("[fw]*/*.phh"))]
RECORDS = [record for text in TEXTS for record in read(text)]


def tried(text):
    """Read, play and tell every hand of a text, as far as it lets itself be."""
    try:
        for record in read(text):
            hand = play(record)
            tell(hand.hand, "ru", unit=record.unit, tabled=hand.tabled)
            assert hand.exact or hand.deviation.say("ru")
            assert sum(hand.hand.player(seat).stack for seat in record.chairs) <= sum(record.starting_stacks)
    except RecordError as error:
        said = {error.say("en"), error.say("ru")}
    else:
        said = set()
    assert "" not in said


@given(st.sampled_from(TEXTS), st.data())
def test_text_with_pieces_cut_out_or_written_over(text, data):
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.integers(0, 12))
        text = text[:start] + data.draw(st.text(alphabet="01259AKhs?p.-[]'\"=# \n", max_size=6)) + text[end:]
    tried(text)


@given(st.sampled_from(RECORDS), st.integers(0, 2**32))
def test_actions_left_out_repeated_and_swapped(record, seed):
    chance = Random(seed)
    lines = write(record).splitlines()
    first, last = lines.index("actions = [") + 1, lines.index("]")
    actions = lines[first:last]
    for _ in range(chance.randint(1, 4)):
        at, other = chance.randrange(len(actions)), chance.randrange(len(actions))
        spoil = chance.choice(["drop", "repeat", "swap", "other"])
        if spoil == "drop" and len(actions) > 1:
            del actions[at]
        elif spoil == "repeat":
            actions.insert(other, actions[at])
        elif spoil == "swap":
            actions[at], actions[other] = actions[other], actions[at]
        else:
            player = chance.randint(1, len(record.starting_stacks))
            doing = chance.choice(
                ["f", "cc", "pb", "sd", "sm", "sm -", "sm ????", f"cbr {chance.randint(0, 10**6)}"]
            )
            actions.insert(at, f'  "p{player} {doing}",')
    tried("\n".join([*lines[:first], *actions, *lines[last:]]))
