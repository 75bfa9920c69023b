"""The edge of the house: HTTP and WebSockets, sessions and limits. It knows no rules.

>>> from croupier.server import Settings
>>> Settings().address
'http://127.0.0.1:8080'
"""

from croupier.server.serve import run
from croupier.server.settings import Settings

__all__ = ["Settings", "run"]
