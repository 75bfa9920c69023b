"""Who somebody is: proved by a cookie no page can read, and by nothing else."""

import json
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from croupier.room.people.codes import GOOD_FOR
from croupier.room.people.credentials import FIRST_WAIT, FREE_TRIES, LONGEST_WAIT, RECOVERY_CODES
from croupier.room.people.rows import STREAM
from croupier.room.people.sessions import ABSOLUTE, IDLE, SEEN_EVERY
from croupier.server.connection import Connection
from croupier.server.measures import Measures
from croupier.server.protocol import PROTOCOL, Hello
from tests.server.house import Client, RunningHouse
from tests.server.within import Within

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def posted(house: RunningHouse, path: str, secret: str | None = None, /, **body: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(house.post(f"/api/people/{path}", body, **house.signed_in(secret))[2])
    return told


def me(house: RunningHouse, secret: str | None) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(house.get("/api/people/me", **house.signed_in(secret))[2])
    return told


def test_the_cookie_is_for_the_house_alone_and_for_no_script(house: RunningHouse) -> None:
    asked = {"id": uuid.uuid4().hex, "name": "Cookie Ann"}
    status, headers, body = house.post("/api/people/join", asked, **{"user-agent": FIREFOX})
    assert (status, json.loads(body)) == (200, {"name": "Cookie Ann"})
    cookie = SimpleCookie(headers["set-cookie"])[house.cookie]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "strict", "/")
    assert cookie["domain"] == ""
    assert cookie.value not in body.decode()
    (here,) = me(house, cookie.value)["devices"]
    assert (here["device"], here["here"]) == ("Firefox, Linux", True)


def test_behind_tls_the_cookie_goes_over_nothing_else(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", hands=0)
    asked = json.dumps({"id": "x" * 32, "name": "Safe Ann"}).encode()
    heard = within.asked("POST", "https://localhost/api/people/join", {}, asked)
    cookie = SimpleCookie(heard.headers["set-cookie"])["__Host-croupier-session"]
    assert (cookie["secure"], cookie["httponly"], cookie["path"], cookie["domain"]) == (True, True, "/", "")
    shown = {"cookie": f"__Host-croupier-session={cookie.value}"}
    assert (
        json.loads(within.asked("GET", "https://localhost/api/people/me", shown).body)["name"] == "Safe Ann"
    )
    # Over a line that anybody may read it proves nothing, whatever it is called there.
    for name in ("__Host-croupier-session", "croupier-session-443"):
        plain = {"cookie": f"{name}={cookie.value}"}
        assert json.loads(within.asked("GET", "http://localhost/api/people/me", plain).body)["name"] is None
    within.close()


def test_no_address_and_no_header_makes_anybody_somebody(house: RunningHouse) -> None:
    with Client(house) as ann:
        ann.join("Address Ann")
        secret = ann.secret
    assert me(house, secret)["name"] == "Address Ann"
    for path in (f"/api/people/me?token={secret}", f"/api/people/me?session={secret}"):
        assert json.loads(house.get(path)[2])["name"] is None
    assert json.loads(house.get("/api/people/me", authorization=f"Bearer {secret}")[2])["name"] is None


@pytest.mark.requirement("ACC-2")
def test_a_code_signs_in_on_a_second_device_once(house: RunningHouse) -> None:
    with Client(house) as phone, Client(house) as laptop:
        phone.join("Code Ann")
        code = posted(house, "code", phone.secret)["code"]
        laptop.sign_in(code.lower().replace("-", " "))
        assert (laptop.name, laptop.secret == phone.secret) == ("Code Ann", False)
        assert [each["here"] for each in me(house, phone.secret)["devices"]].count(True) == 1
        assert len(me(house, laptop.secret)["devices"]) == 2
        # Every other page of hers hears of it at once.
        phone.hear_until(lambda message: message["t"] == "welcome" and message["elsewhere"] > 0)
        with Client(house) as thief:
            assert thief.sign_in(code)["code"] == "room-code-unknown"
            assert thief.name is None
        # A new code takes the place of the one before.
        old, new = (posted(house, "code", phone.secret)["code"] for _ in range(2))
        assert posted(house, "sign-in", code=old)["code"] == "room-code-unknown"
        told = posted(house, "sign-in", code=new)
        # Who comes back is told when and where he was here last.
        assert (told["name"], bool(told["last"]["at"])) == ("Code Ann", True)
        assert posted(house, "code")["code"] == "room-not-joined"
        assert posted(house, "sign-in", phone.secret, code="22222222")["code"] == "room-already-joined"


def test_a_code_is_good_for_minutes(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", hands=0)
    members = within.house.members
    ann = members.holder(within.secrets["Ann"])
    assert ann is not None
    code = members.codes.give(ann.id)
    members._clock.now += GOOD_FOR  # type: ignore[attr-defined]
    heard = within.asked(
        "POST", "http://localhost/api/people/sign-in", {}, json.dumps({"code": code}).encode()
    )
    assert json.loads(heard.body)["code"] == "room-code-unknown"
    within.close()


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    """An address has as many tries as names, and a code is one of a million million."""
    within = Within(tmp_path / "house.db", hands=0)
    said = [
        json.loads(
            within.asked("POST", "http://localhost/api/people/sign-in", {}, b'{"code": "22222222"}').body
        )
        for _ in range(80)
    ]
    codes = [each["code"] for each in said]
    assert codes.count("room-code-unknown") == 60
    assert codes[-1] == "server-too-many-names"
    within.close()


def test_who_is_signed_out_is_nobody_at_once_on_open_sockets_too(house: RunningHouse) -> None:
    with Client(house) as phone, Client(house) as laptop, Client(house) as other:
        phone.join("Out Ann")
        other.join("Out Boris")
        laptop.sign_in(posted(house, "code", phone.secret)["code"])
        laptop.watch("oak")
        away = next(each for each in me(house, phone.secret)["devices"] if not each["here"])
        # Nobody ends what is another's.
        posted(house, "sign-out", other.secret, sessions=[away["session"]])
        assert len(me(house, phone.secret)["devices"]) == 2
        posted(house, "sign-out", phone.secret, sessions=[away["session"]])
        laptop.hear_until(lambda message: message["t"] == "welcome" and message["you"] is None)
        assert laptop.ask("sit", "oak", seat=4, chips=5_000)["code"] == "room-not-joined"
        assert me(house, laptop.secret) == {"name": None, "password": False, "passkeys": [], "devices": []}
        phone.settle()
        assert phone.name == "Out Ann"
        status, headers, _ = house.post("/api/people/sign-out", {}, **house.signed_in(phone.secret))
        assert (status, SimpleCookie(headers["set-cookie"])[house.cookie].value) == (200, "")
        phone.hear_until(lambda message: message["t"] == "welcome" and message["you"] is None)
    with Client(house, phone.secret) as again:
        assert again.name is None


def test_another_site_can_ask_for_nothing(house: RunningHouse) -> None:
    with Client(house) as ann:
        ann.join("Site Ann")
        own = house.signed_in(ann.secret)
        for path in ("people/sign-out", "people/join", "asks", "events"):
            for origin in ("https://evil.example", "null", f"https://{house.host}"):
                status, _, body = house.post(f"/api/{path}", {}, **own, origin=origin)
                assert (status, json.loads(body)["code"]) == (403, "server-other-site"), (path, origin)
        assert me(house, ann.secret)["name"] == "Site Ann"
        status, *_ = house.post("/api/people/sign-out", {}, **own, origin=house.address)
        assert status == 200


def test_who_had_a_token_before_there_were_cookies_goes_on(tmp_path: Path) -> None:
    """A database of before: the token its page kept becomes the secret of the cookie."""
    house = RunningHouse(tmp_path / "house.db")
    with Client(house) as ann:
        ann.join("Earlier Ann")
        token = ann.secret
    assert token
    assert house.close()[0] == 0
    with closing(sqlite3.connect(tmp_path / "house.db")) as older, older:
        older.execute("ALTER TABLE people ADD COLUMN token_hash TEXT")
        older.execute("UPDATE people SET token_hash = (SELECT hash FROM sessions WHERE person = people.id)")
        older.execute("DROP TABLE sessions")
        older.execute("DROP TABLE credentials")
        older.execute("PRAGMA user_version = 5")
    house = RunningHouse(tmp_path / "house.db")
    status, headers, _ = house.post("/api/people/token", {"token": token})
    assert status == 200
    secret = SimpleCookie(headers["set-cookie"])[house.cookie].value
    with Client(house, secret) as again:
        assert (again.name, again.wallet) == ("Earlier Ann", 100_000)
    status, _, body = house.post("/api/people/token", {"token": "made up"})
    assert (status, json.loads(body)["code"]) == (409, "room-token-unknown")
    assert house.close()[0] == 0


def ask(
    within: Within, path: str, secret: str | None = None, /, **body: Any
) -> tuple[dict[str, Any], str | None]:
    """What is answered, and the secret that came with it."""
    shown = {"cookie": f"croupier-session={secret}"} if secret else {}
    heard = within.asked("POST", f"http://localhost/api/people/{path}", shown, json.dumps(body).encode())
    cookie = SimpleCookie(heard.headers.get("set-cookie", "")).get("croupier-session")
    return json.loads(heard.body), cookie.value if cookie else None


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Within, list[str]]]:
    """A house in which Ann keeps her name with a password, and the codes she was shown."""
    within = Within(tmp_path_factory.mktemp("kept") / "house.db", hands=0)
    told, _ = ask(within, "password", within.secrets["Ann"], password="trumpets at dawn")
    yield within, told["codes"]
    within.close()


@pytest.mark.requirement("ACC-2")
def test_a_password_signs_in_wherever_one_is_and_tells_where_one_was(kept: tuple[Within, list[str]]) -> None:
    within, _ = kept
    told, secret = ask(within, "log-in", name=" aNN ", password="trumpets at dawn")
    assert (told["name"], bool(told["last"]["at"]), bool(secret)) == ("Ann", True, True)
    # Letters are the same however a keyboard makes them.
    assert ask(within, "log-in", name="Ann", password="trumpets at ｄawn")[1] is not None


def test_who_has_no_password_and_who_is_not_there_are_told_the_same(kept: tuple[Within, list[str]]) -> None:
    within, _ = kept
    wrong = [
        ask(within, "log-in", name=name, password="trumpets at dusk")
        for name in ("Ann", "Boris", "Zed", "Nora")
    ]
    assert {(told["code"], secret) for told, secret in wrong} == {("room-log-in-wrong", None)}


def test_a_password_is_long_enough_and_not_the_name(kept: tuple[Within, list[str]]) -> None:
    within, _ = kept
    boris = within.secrets["Boris"]
    assert ask(within, "password", boris, password="seven77")[0]["code"] == "room-password-short"
    assert ask(within, "password", boris, password="I am BORIS!")[0]["code"] == "room-password-name"
    assert ask(within, "password", password="trumpets at dawn")[0]["code"] == "room-not-joined"


def test_another_password_is_given_for_the_old_one_alone(kept: tuple[Within, list[str]]) -> None:
    within, _ = kept
    ann = within.secrets["Ann"]
    wrong = ask(within, "password", ann, password="trumpets at noon", old="trumpets at one")
    assert wrong[0]["code"] == "room-log-in-wrong"
    assert ask(within, "log-in", name="Ann", password="trumpets at dawn")[1] is not None
    assert ask(within, "log-in", name="Ann", password="trumpets at noon")[1] is None


@pytest.mark.requirement("ACC-1")
def test_after_a_few_wrong_tries_everybody_waits(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", hands=0)
    clock = within.house.members._clock
    ask(within, "password", within.secrets["Ann"], password="trumpets at dawn")
    said = [ask(within, "log-in", name="ann", password="x")[0] for _ in range(FREE_TRIES + 1)]
    assert [each["code"] for each in said] == ["room-log-in-wrong"] * FREE_TRIES + ["room-log-in-later"]
    assert said[-1]["params"] == {"seconds": FIRST_WAIT // 1000}
    # The right one waits like any other, and whoever is signed in goes on.
    assert ask(within, "log-in", name="Ann", password="trumpets at dawn")[1] is None
    clock.now += FIRST_WAIT  # type: ignore[attr-defined]
    assert ask(within, "log-in", name="Ann", password="x")[0]["code"] == "room-log-in-wrong"
    later = ask(within, "log-in", name="Ann", password="x")[0]
    assert later["params"] == {"seconds": 2 * FIRST_WAIT // 1000}
    clock.now += LONGEST_WAIT  # type: ignore[attr-defined]
    assert ask(within, "log-in", name="Ann", password="trumpets at dawn")[1] is not None
    assert ask(within, "log-in", name="Ann", password="x")[0]["code"] == "room-log-in-wrong"
    within.close()


def test_a_code_that_was_kept_gives_a_new_password_once_and_signs_everybody_out(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", hands=0)
    ann = within.secrets["Ann"]
    codes = ask(within, "password", ann, password="trumpets at dawn")[0]["codes"]
    assert len(set(codes)) == RECOVERY_CODES
    new = {"name": "Ann", "password": "violins at dusk"}
    assert ask(within, "recover", code=codes[0][:-1] + "?", **new)[0]["code"] == "room-log-in-wrong"
    assert (
        ask(within, "recover", code=codes[0], name="Boris", password="violins")[0]["code"]
        == "room-log-in-wrong"
    )
    # A password that will not do costs no code.
    assert (
        ask(within, "recover", code=codes[0], name="Ann", password="short")[0]["code"]
        == "room-password-short"
    )
    told, secret = ask(within, "recover", code=codes[0].lower(), **new)
    assert (told["name"], len(set(told["codes"]) - set(codes))) == ("Ann", RECOVERY_CODES)
    assert within.house.members.holder(ann) is None
    assert within.house.members.holder(secret) is not None
    for each in codes:
        within.house.members.tries.right("ann")
        assert ask(within, "recover", code=each, **new)[0]["code"] == "room-log-in-wrong"
    within.close()
    # Neither passwords nor codes nor secrets are kept, and what they are held against is in no row.
    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        everything = "\n".join(database.iterdump())
        rows = "\n".join([row for (row,) in database.execute("SELECT row FROM journal")])
        (proof,) = database.execute("SELECT proof FROM credentials WHERE kind = 'password'").fetchone()
    assert not [
        each for each in (*codes, *told["codes"], "violins at dusk", secret) if each and each in everything
    ]
    assert proof.startswith("$argon2id$")
    assert proof not in rows


def test_whoever_is_signed_out_is_followed_no_more(tmp_path: Path) -> None:
    """Nothing of a session is left in the house, however long its socket stays open."""
    within = Within(tmp_path / "house.db", hands=0)
    house, secret = within.house, within.secrets["Ann"]
    session = house.members.sessions.of(secret)
    assert session is not None

    async def story() -> None:
        nobody = cast("WebSocket", None)
        client = Connection(nobody, house, bool, secret=secret, measures=Measures(), id="1")
        for _ in range(2):
            await client._hello(Hello(PROTOCOL))
        assert (client.person, len(house.wallets.followed[session.person])) == (session.person, 1)
        assert len(house.members.sessions.followers.followed[session.id]) == 1
        await house.members.sign_out(session.person, [session.id])
        assert client.person is None
        assert session.person not in house.wallets.followed
        assert house.members.sessions.followers.followed == {}

    within.loop.run_until_complete(story())
    within.close()


def test_a_device_is_seen_again_once_in_half_a_day(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", hands=0)
    members, clock = within.house.members, within.house.members._clock

    def come() -> int:
        session = members.sessions.of(within.secrets["Ann"])
        if session is None:
            return -1
        before = within.house.store.version(STREAM)
        within.loop.run_until_complete(members.seen(session))
        return within.house.store.version(STREAM) - before

    assert come() == 0
    clock.now += SEEN_EVERY  # type: ignore[attr-defined]
    assert (come(), come()) == (1, 0)
    clock.now += IDLE - 1  # type: ignore[attr-defined]
    assert come() == 1
    clock.now += IDLE  # type: ignore[attr-defined]
    assert come() == -1
    within.close()


def test_who_can_come_back_is_signed_out_after_a_year_and_a_guest_is_not(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", hands=0)
    members = within.house.members
    clock = members._clock
    ask(within, "password", within.secrets["Ann"], password="trumpets at dawn")
    begins = clock.now  # type: ignore[attr-defined]
    while clock.now - begins < ABSOLUTE - IDLE // 2:  # type: ignore[attr-defined]
        clock.now += IDLE // 2  # type: ignore[attr-defined]
        for name in ("Ann", "Boris"):
            session = members.sessions.of(within.secrets[name])
            assert session is not None
            within.loop.run_until_complete(members.seen(session))
    clock.now = begins + ABSOLUTE  # type: ignore[attr-defined]
    assert members.holder(within.secrets["Ann"]) is None
    assert members.holder(within.secrets["Boris"]) is not None
    assert ask(within, "log-in", name="Ann", password="trumpets at dawn")[1] is not None
    within.close()
