"""Hypothesis profiles; HYPOTHESIS_PROFILE chooses one (`make nightly` takes the deep one)."""

import os

from hypothesis import HealthCheck, settings

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
