"""Hypothesis profiles, and which tests stay together; HYPOTHESIS_PROFILE chooses (`make nightly` the deep one)."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.depth import NIGHTLY

_HOUSES = {Path(__file__).parent / part for part in ("browser", "server")}
"""Where the tests of a file share a house or a browser, which take long to start."""

settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile(
    "ci", parent=settings.get_profile("default"), suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "nightly",
    parent=settings.get_profile("ci"),
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
