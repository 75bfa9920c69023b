"""Everything a person reads, by message code, in English and Russian.

The catalogues are Fluent files (`en/*.ftl`, `ru/*.ftl`), the same format the browser reads, so plural forms
follow each language's own rules in both places.

    >>> from croupier.text import say
    >>> say("chips", "en", amount=1)
    '1 chip'
    >>> say("chips", "ru", amount=3)
    '3 фишки'
"""

from croupier.text.catalogue import LANGUAGES, InEach, codes, knows, say

__all__ = ["LANGUAGES", "InEach", "codes", "knows", "say"]
