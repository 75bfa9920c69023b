"""Hypothesis profiles, and which tests stay together; HYPOTHESIS_PROFILE chooses.

CI tries the same examples each time, so that what turns it red is a change; `make nightly` looks for new ones.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.depth import NIGHTLY
from tests.servers import NatsServer, Server, nats, postgres
from tests.under import running_under, same_under_every_book

_BROWSER = Path(__file__).parent / "browser"
"""Where a page, a house and a browser run beside each other: what fails is tried again, twice at most, and told."""

_HOUSES = {Path(__file__).parent / part for part in ("browser", "server")}
"""Where the tests of a file share a house or a browser, which take long to start."""

settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile(
    "ci",
    parent=settings.get_profile("default"),
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "nightly",
    parent=settings.get_profile("ci"),
    derandomize=False,
    max_examples=5_000,
    stateful_step_count=200,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "default"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of such a file with one worker, its files are shared out among all; leave the nightly ones out."""
    if not NIGHTLY:
        left_out = [item for item in items if item.get_closest_marker("nightly")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        if item.path.parent in _HOUSES:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
        if item.path.parent == _BROWSER and not NIGHTLY:
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Groups that are not kept together cost minutes, and nothing else would say so: a worker says it."""
    grouped = [item for item in session.items if item.get_closest_marker("xdist_group")]
    if session.config.getoption("loadgroup", default=False) and not all(
        "@" in each.nodeid for each in grouped
    ):
        raise pytest.UsageError(
            "pytest-xdist keeps no group together: has pytest changed how tests are named?"
        )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test marked with `under` runs once under each profile it names."""
    marker = metafunc.definition.get_closest_marker("under")
    if marker is not None:
        metafunc.parametrize("_under", marker.args, indirect=True)


@pytest.fixture(autouse=True)
def _under(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if request.node.get_closest_marker("every_book") is not None:
        same_under_every_book(monkeypatch)
    if not hasattr(request, "param"):
        yield
        return
    with running_under(request.param):
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """A PostgreSQL server of the tests' own."""
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def nats_server() -> Iterator[NatsServer]:
    """A NATS server of the tests' own."""
    with nats() as server:
        yield server
