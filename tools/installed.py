"""Tries an installed wheel, without pytest: what it carries, and a hand (cibuildwheel runs it on every system)."""

import os
import subprocess
import sys
import warnings

import croupier
from croupier.play import felt

warnings.simplefilter("error", RuntimeWarning)

assert not str(felt.__file__).endswith(".py"), f"the rules core is not compiled: {felt.__file__}"
assert croupier.evaluate("AhKhQhJhTh") == 7462
if os.name != "nt":
    from croupier.odds.kernels import NATIVE

    assert NATIVE
    assert croupier.equity(["AsKs", "QdQh"], "2c7h9s").method == "exact"

hand = croupier.Hand.new("nl-holdem", [10_000] * 3, blinds=(50, 100), seed=7)
hand.raise_to(300)
hand.fold()
hand.fold()
assert sum(hand.result.stacks.values()) == 30_000, hand.result
subprocess.run([sys.executable, "-m", "croupier", "--version"], check=True)
