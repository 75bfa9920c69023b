"""The kernels: the compiled ones, or, where they were not built, their twins in Python.

The twins answer the same questions with the same numbers, a few hundred times slower.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["NATIVE", "fast"]

if TYPE_CHECKING:
    import croupier.odds.kernels._kernels as fast

    NATIVE: bool
else:
    try:
        import croupier.odds.kernels._kernels as fast

        NATIVE = True
    except ImportError:
        import warnings

        from croupier.odds.kernels import twin as fast
        from croupier.text import say

        NATIVE = False
        warnings.warn(say("odds-no-extension"), RuntimeWarning, stacklevel=2)
