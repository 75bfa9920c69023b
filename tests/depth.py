"""How deep the tests go: `make nightly` asks for all of it (HYPOTHESIS_PROFILE)."""

import os
from typing import Final

import pytest

NIGHTLY: Final = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"

nightly = pytest.mark.nightly
"""Marks a test whose smallest true form takes minutes: `make nightly` alone collects it."""
