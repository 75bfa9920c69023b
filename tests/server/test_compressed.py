"""What anybody may read goes out compressed; what a credential opens never does."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import PlainTextResponse

from croupier.server.compressed import Compressed, compressed

TEXT = "the button moves " * 200


def answer(path: str = "/api/events", method: str = "GET", query: str = "", **headers: str) -> dict[str, str]:
    """The headers of an answer to a browser that takes compressed texts."""
    named = {"accept-encoding": "gzip", **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
    }
    heard: dict[str, str] = {}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        for name, value in message.get("headers", ()):
            heard[name.decode()] = value.decode()

    asyncio.run(Compressed(PlainTextResponse(TEXT))(scope, receive, send))
    return heard


def test_what_anybody_may_read_is_compressed() -> None:
    headers = answer()
    assert headers["content-encoding"] == "gzip"
    assert int(headers["content-length"]) < len(TEXT) / 10


@pytest.mark.parametrize(
    "asked",
    [
        {"authorization": "Bearer secret"},
        {"cookie": "secret"},
        {"method": "POST"},
        {"range": "bytes=0-99"},
        {"path": "/assets/Lora.woff2"},
    ],
    ids=str,
)
def test_what_a_credential_opens_is_as_long_as_it_is(asked: dict[str, str]) -> None:
    assert "content-encoding" not in answer(**asked)


def test_a_file_is_compressed_once_as_long_as_it_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, made, squeeze = tmp_path / "index.js", [], gzip.compress

    def counted(*given: Any, **named: Any) -> bytes:
        made.append(given)
        return squeeze(*given, **named)

    monkeypatch.setattr(gzip, "compress", counted)
    file.write_text(TEXT)
    assert {gzip.decompress(compressed(file, 1.0)).decode() for _ in range(3)} == {TEXT}
    file.write_text(TEXT * 2)
    assert gzip.decompress(compressed(file, 2.0)).decode() == TEXT * 2
    assert len(made) == 2
