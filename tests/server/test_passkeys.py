"""A passkey is made and used for the house's own challenge, at the house's own name, and by whoever holds it."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from croupier.room.house.house import House
from croupier.room.people.credentials import FREE_TRIES
from croupier.room.people.passkeys import GOOD_FOR, MOST_PASSKEYS, REMEMBERED, packed
from tests.server.authenticator import PRESENT, VERIFIED, Authenticator
from tests.server.within import Within

HOME = "http://localhost"


class Door:
    """A house to ask at, and who is made known there."""

    def __init__(self, path: Path) -> None:
        self.within = Within(path, hands=0)

    def ask(
        self, path: str, secret: str | None = None, /, at: str = HOME, **body: Any
    ) -> tuple[dict[str, Any], str | None]:
        """What is answered, and the secret that came with it."""
        host = at.partition("//")[2]
        shown = {"host": host, **({"cookie": f"croupier-session={secret}"} if secret else {})}
        heard = self.within.asked("POST", f"{at}/api/people/{path}", shown, json.dumps(body).encode())
        cookie = SimpleCookie(heard.headers.get("set-cookie", "")).get("croupier-session")
        return json.loads(heard.body), cookie.value if cookie else None

    def made(self, device: Authenticator, secret: str) -> dict[str, Any]:
        asked, _ = self.ask("passkeys/new", secret)
        return self.ask("passkeys/made", secret, **device.makes(asked))[0]

    def me(self, secret: str) -> dict[str, Any]:
        shown = {"cookie": f"croupier-session={secret}"}
        told: dict[str, Any] = json.loads(self.within.asked("GET", f"{HOME}/api/people/me", shown).body)
        return told

    def signed(self, device: Authenticator) -> tuple[dict[str, Any], str | None]:
        return self.ask("passkeys/sign-in", **device.signs(self.ask("passkeys/ask")[0]))


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    door = Door(tmp_path / "house.db")
    yield door
    door.within.close()


def code_of(told: tuple[dict[str, Any], str | None]) -> tuple[str, str | None]:
    return told[0].get("code", ""), told[1]


@pytest.mark.requirement("ACC-2")
def test_a_guest_makes_a_passkey_and_signs_in_with_it_elsewhere(door: Door) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    codes = door.made(phone, ann)["codes"]
    assert len(set(codes)) == 8
    told, secret = door.signed(phone)
    assert (told["name"], bool(told["last"]["at"])) == ("Ann", True)
    assert secret is not None
    (kept,) = door.me(secret)["passkeys"]
    assert kept["id"] == packed(b"key-one")
    # A second key brings no further codes, and each is taken away by itself.
    assert door.made(Authenticator(HOME, id=b"key-two"), ann) == {"codes": []}
    # Nobody takes away what is another's.
    door.ask("passkeys/remove", door.within.secrets["Boris"], id=kept["id"])
    assert len(door.me(ann)["passkeys"]) == 2
    door.ask("passkeys/remove", ann, id=kept["id"])
    assert [each["id"] for each in door.me(ann)["passkeys"]] == [packed(b"key-two")]
    assert code_of(door.signed(phone)) == ("room-passkey-unknown", None)


def test_a_challenge_is_answered_once_in_time_and_by_whom_it_was_given_to(door: Door) -> None:
    ann, boris = door.within.secrets["Ann"], door.within.secrets["Boris"]
    phone = Authenticator(HOME)
    door.made(phone, ann)
    # Twice.
    answer = phone.signs(door.ask("passkeys/ask")[0])
    assert door.ask("passkeys/sign-in", **answer)[1] is not None
    assert code_of(door.ask("passkeys/sign-in", **answer)) == ("room-passkey-late", None)
    # Too late.
    answer = phone.signs(door.ask("passkeys/ask")[0])
    door.within.house.members._clock.now += GOOD_FOR  # type: ignore[attr-defined]
    assert code_of(door.ask("passkeys/sign-in", **answer)) == ("room-passkey-late", None)
    # Made up.
    made_up = {"rpId": "localhost", "challenge": packed(bytes(32))}
    assert code_of(door.ask("passkeys/sign-in", **phone.signs(made_up))) == ("room-passkey-late", None)
    # In another's session, and one for signing in where a key is made.
    other = Authenticator(HOME, id=b"other")
    asked, _ = door.ask("passkeys/new", ann)
    assert door.ask("passkeys/made", boris, **other.makes(asked))[0]["code"] == "room-passkey-late"
    challenge = door.ask("passkeys/ask")[0]["challenge"]
    late = door.ask("passkeys/made", boris, **other.makes({**asked, "challenge": challenge}))
    assert late[0]["code"] == "room-passkey-late"
    assert door.ask("passkeys/new")[0]["code"] == "room-not-joined"


@pytest.mark.parametrize("origin", ["https://localhost", "http://localhost:81", "https://evil.example"])
def test_a_passkey_of_another_page_is_refused(door: Door, origin: str) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    door.made(phone, ann)
    phone.origin = origin
    assert code_of(door.signed(phone)) == ("room-passkey-wrong", None)
    assert door.made(Authenticator(origin, id=b"two"), ann)["code"] == "room-passkey-wrong"


def test_a_passkey_is_good_at_the_name_it_was_made_for(door: Door) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    door.made(phone, ann)
    asked, _ = door.ask("passkeys/ask")
    answer = phone.signs({**asked, "rpId": "club.example"})
    assert code_of(door.ask("passkeys/sign-in", **answer)) == ("room-passkey-wrong", None)
    # A browser gives none at a bare address; the house says so before it tries.
    for at in ("http://127.0.0.1:8080", "http://[::1]:8080"):
        assert door.ask("passkeys/ask", at=at)[0]["code"] == "room-passkey-not-here"


def test_who_neither_is_there_nor_shows_it_is_he_has_no_passkey(door: Door) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    for flags in (PRESENT, VERIFIED):
        assert door.made(Authenticator(HOME, flags=flags), ann)["code"] == "room-passkey-wrong"
    door.made(phone, ann)
    phone.flags = PRESENT
    assert code_of(door.signed(phone)) == ("room-passkey-wrong", None)


def test_a_copy_of_a_key_falls_behind_and_another_key_signs_for_nobody(door: Door) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    door.made(phone, ann)
    assert door.signed(phone)[1] is not None
    phone.count -= 1
    assert code_of(door.signed(phone)) == ("room-passkey-wrong", None)
    forged = Authenticator(HOME)
    forged.user, forged.count = phone.user, 50
    assert code_of(door.signed(forged)) == ("room-passkey-wrong", None)
    # Nor does it sign for somebody else than whom it was made for.
    phone.count, phone.user = 10, packed(b"somebody")
    assert code_of(door.signed(phone)) == ("room-passkey-wrong", None)


def test_a_key_that_does_not_count_signs_again_and_again(door: Door) -> None:
    chain = Authenticator(HOME, count=False)
    door.made(chain, door.within.secrets["Ann"])
    assert [door.signed(chain)[1] is not None for _ in range(2)] == [True, True]


def test_what_is_no_passkey_is_refused_however_it_is_written(door: Door) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    for field in ("id", "client", "attestation"):
        for rubbish in ("?", "AAAA", packed(b"[" * 1_000), packed(b"\x9f" * 1_000), "é"):
            asked, _ = door.ask("passkeys/new", ann)
            told, _ = door.ask("passkeys/made", ann, **{**phone.makes(asked), field: rubbish})
            assert told["code"] in {"room-passkey-wrong", "room-passkey-late"}, (field, rubbish, told)
    door.made(phone, ann)
    for field in ("id", "client", "authenticator", "signature", "user"):
        answer = phone.signs(door.ask("passkeys/ask")[0])
        told, secret = door.ask("passkeys/sign-in", **{**answer, field: "AAAA"})
        assert (told["code"][:12], secret) == ("room-passkey", None)


def test_challenges_and_passkeys_are_bounded(door: Door) -> None:
    members = door.within.house.members
    first = members.challenges.give()
    for _ in range(REMEMBERED):
        members.challenges.give()
    assert len(members.challenges._given) == REMEMBERED
    assert first not in members.challenges._given
    ann = door.within.secrets["Ann"]
    said = [door.made(Authenticator(HOME, id=bytes([n])), ann) for n in range(MOST_PASSKEYS + 1)]
    assert [each.get("code") for each in said] == [None] * MOST_PASSKEYS + ["room-passkeys-too-many"]
    again = door.made(Authenticator(HOME, id=b"\x01"), door.within.secrets["Boris"])
    assert again["code"] == "room-passkey-known"


def test_a_code_brings_him_back_who_lost_every_passkey_and_whoever_has_them_stays_out(door: Door) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    codes = door.made(phone, ann)["codes"]
    told, secret = door.ask("recover", name="Ann", code=codes[0], password="violins at dusk")
    assert told["name"] == "Ann"
    assert secret is not None
    assert door.me(secret)["passkeys"] == []
    assert code_of(door.signed(phone)) == ("room-passkey-unknown", None)
    # A new password takes no passkey away: who gives himself one has lost nothing.
    door.made(phone, secret)
    door.ask("password", secret, password="violins at dawn", old="violins at dusk")
    assert door.signed(phone)[1] is not None


@pytest.mark.requirement("ACC-1")
def test_who_waits_after_wrong_tries_comes_in_at_once_by_what_proves_more(door: Door) -> None:
    ann, phone = door.within.secrets["Ann"], Authenticator(HOME)
    codes = door.made(phone, ann)["codes"]
    # Guessed codes count as guessed passwords do.
    guess = {"name": "Ann", "code": "22222222", "password": "violins at dusk"}
    said = [code_of(door.ask("recover", **guess)) for _ in range(FREE_TRIES + 1)]
    assert said == [("room-log-in-wrong", None)] * FREE_TRIES + [("room-log-in-later", None)]
    assert code_of(door.ask("recover", **{**guess, "code": codes[0]})) == ("room-log-in-later", None)
    assert code_of(door.ask("log-in", name="Ann", password="x")) == ("room-log-in-later", None)
    assert door.signed(phone)[1] is not None


def test_no_row_has_what_a_passkey_is_known_by(tmp_path: Path) -> None:
    door = Door(tmp_path / "house.db")
    phone = Authenticator(HOME, id=b"a-key-of-anns")
    door.made(phone, door.within.secrets["Ann"])
    assert door.signed(phone)[1] is not None
    door.within.close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        rows = "\n".join([row for (row,) in database.execute("SELECT row FROM journal")])
        ((proof,),) = database.execute("SELECT proof FROM credentials WHERE kind = 'passkey'")
    kept = json.loads(proof)
    assert (kept["site"], kept["signed"]) == ("localhost", 2)
    assert "passkey-made" in rows
    assert not [each for each in (packed(phone.id), kept["public"]) if each in rows]
    # The house opens on it again, and knows the key.
    assert asyncio.run(known(tmp_path / "house.db", packed(phone.id)))


async def known(path: Path, id: str) -> bool:
    house = await House.open(path)
    try:
        return house.members.credentials.passkey(id) is not None
    finally:
        await house.close()
