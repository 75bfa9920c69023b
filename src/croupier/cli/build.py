"""How this Croupier was built: which of its quick parts are machine code."""

from __future__ import annotations

import warnings

from croupier.text import say

__all__ = ["made"]


def made(lang: str) -> str:
    """What is compiled here, in words: the rules core, and the kernels with the instructions they run on."""
    from croupier.play import felt

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        from croupier.odds.kernels import NATIVE, fast

    core = "interpreted" if str(felt.__file__).endswith(".py") else "compiled"
    kernels = fast.instructions() if NATIVE else "python"
    return say("cli-made", lang, core=core, kernels=kernels)
