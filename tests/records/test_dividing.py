"""Files larger than the memory: hands come while the rest is not read yet, and are those of the file read whole."""

import io
from itertools import islice

import pytest

from croupier.errors import Mistake
from croupier.records import decode, decoded, decoding, dividing, pieces, pieces_in, to_json
from tests.records.test_pokerstars_reading import CASH
from tests.records.test_sites import HANDS
from tests.records.test_summaries import STARS

PHH = """variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
"""
FILES = {
    **{site: text for site, (text, *_) in HANDS.items() if site != "pokernow"},
    "pokerstars": CASH,
    "with summaries": STARS + CASH + "\n\n" + STARS,
    "ohh": '{"ohh": {\n"spec_version": "1.4.7",\n"players": [\n{\n"id": 1\n}\n]\n}}\n',
    "phh": "[7]\n" + PHH,
    "json": "".join([to_json(piece.play().hand) for piece in pieces(PHH)]) + "\n",
}


def told(found):
    return [(piece.name, piece.line, piece.text.rstrip()) for piece in found]


@pytest.mark.parametrize("times", [1, 9])
@pytest.mark.parametrize("kind", FILES)
def test_hands_read_in_blocks_are_those_of_the_whole_text_in_the_same_lines(monkeypatch, kind, times):
    monkeypatch.setattr(dividing, "_TELLING", 300)
    text = "\n".join([FILES[kind].replace("[7]", f"[{number}]") for number in range(times)])
    blocks = [text[at : at + 90] for at in range(0, len(text), 90)]
    assert told(pieces_in(blocks)) == told(pieces(text))
    assert len(pieces(text)) == times


@pytest.mark.parametrize("kind", FILES)
def test_the_first_hands_come_before_the_rest_is_read(kind):
    def without_end():
        for number in range(1_000):
            yield FILES[kind].replace("[7]", f"[{number}]") + "\n"
        raise AssertionError("it waits for the end")

    first = list(islice(pieces_in(without_end()), 3))
    assert [piece.text.strip() for piece in first[1:]] == [first[0].text.strip()] * 2 or kind == "phh"


def test_a_hand_that_never_ends_is_cut_and_the_next_one_is_read(monkeypatch):
    monkeypatch.setattr(dividing, "_MOST", 2_000)
    monkeypatch.setattr(dividing, "_TELLING", 300)
    heading = CASH[: CASH.index("Ann: posts")]
    lines = [heading, *['Ann said, "well"\n'] * 9_000, CASH]
    cut, whole = pieces_in(lines)
    assert len(cut.text) < 3_000
    assert whole.line == heading.count("\n") + 9_001
    assert whole.play().exact


def test_a_log_told_backwards_is_read_to_its_end_first_and_may_not_be_of_any_size(monkeypatch):
    text = HANDS["pokernow"][0]
    blocks = [text[at : at + 90] for at in range(0, len(text), 90)]
    monkeypatch.setattr(dividing, "_TELLING", 300)
    assert told(pieces_in(blocks)) == told(pieces(text))
    monkeypatch.setattr(dividing, "_MOST_BACKWARDS", 1_000)
    with pytest.raises(Mistake, match="may stand in it backwards"):
        list(pieces_in(blocks))


class Watched(io.BytesIO):
    """A file that tells how much of it was asked for at once."""

    most = 0

    def read(self, size=-1):
        got = super().read(size)
        self.most = max(self.most, len(got))
        return got


RUSSIAN = CASH.replace("Ann", "Мышь")
MAIL = """From croupier Fri May  1 20:00:00 2026
From: Croupier <hands@example.org>
Subject: your hands
Content-Type: text/plain; charset=utf-8

{text}

"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "cp1251"])
def test_a_file_is_decoded_block_by_block_as_it_would_be_whole(monkeypatch, encoding):
    data = (RUSSIAN * 30).replace("\n", "\r\n").encode(encoding)
    whole = decode(data)
    assert whole == RUSSIAN * 30
    monkeypatch.setattr(decoding, "BLOCK", 501)
    file = Watched(data)
    blocks = decoded(file)
    assert whole.startswith(next(blocks))
    # Of the second time it is read only the beginning.
    assert file.tell() < 5_000
    list(blocks)
    assert 0 < file.most <= 10_000
    file = Watched(data)
    assert "".join(decoded(file)) == whole


@pytest.mark.parametrize("letter", ["Ы", "€", "😀"])
def test_a_line_beyond_all_bounds_is_cut_between_its_letters(monkeypatch, letter):
    monkeypatch.setattr(decoding, "BLOCK", 101)
    monkeypatch.setattr(decoding, "_LONGEST", 300)
    text = "a" + letter * 1_000
    assert decode(text.encode()) == text


def test_of_a_mailbox_one_message_at_a_time_is_opened():
    data = "".join([MAIL.format(text=CASH.replace("#1", f"#{number}")) for number in range(40)]).encode()
    file = Watched(data)
    found = pieces_in(decoded(file))
    first = list(islice(found, 12))
    assert all(piece.play().exact for piece in first)
    assert file.tell() < len(data) // 2
    assert len(first) + len(list(found)) == 40


def test_a_message_beyond_all_bounds_is_read_on_as_it_stands(monkeypatch):
    monkeypatch.setattr(decoding, "_LARGEST_MAIL", 3_000)
    data = MAIL.format(text=CASH * 10).encode()
    assert len(pieces(decode(data))) == 10
