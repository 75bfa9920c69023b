"""Points of the rules of order: who acts when, and what becomes of acts out of turn."""

from __future__ import annotations

from typing import Final

POINTS: Final = {
    "act-in-turn": "TDA-2022:50A TDA-2017:41A TDA-2015:38A FSPR:verbal-2 CLUB-7:7.8.1-b CLUB-2:2.8.5-a",
    "out-of-turn-penalty": (
        "TDA-2022:53A.1 TDA-2017:44A.1 TDA-2015:40A.1 FSPR:disc-2 CLUB-7:7.8.1-b CLUB-2:2.8.5-a"
    ),
    "out-of-turn-unchanged": (
        "TDA-2022:53A.2 TDA-2017:44A.2 TDA-2015:40A.2 CLUB-7:7.8.1-c "
        "CLUB-2:2.8.13-a CLUB-2:2.8.5-c FSPR:oot-2 FSPR:oot-1"
    ),
    "out-of-turn-changed": (
        "TDA-2022:53A.3 TDA-2017:44A.3 TDA-2015:40A.3 "
        "CLUB-7:7.8.1-c CLUB-2:2.8.13-a CLUB-2:2.8.5-c FSPR:oot-2"
    ),
    "out-of-turn-chips-stay": "FSPR:oot-c-1",
    "out-of-turn-cash": "CLUB-2:2.8.13-b",
    "out-of-turn-fold": (
        "TDA-2022:53A.4 TDA-2017:44A.4 TDA-2015:40A.4 FSPR:fold-1 FSPR:term-fold CLUB-2:2.9.2-a"
    ),
    "out-of-turn-check": "TDA-2022:53A.2 TDA-2017:44A.2 TDA-2015:40A.2 FSPR:oot-c-2 CLUB-2:2.8.5-b",
    "out-of-turn-check-passive": "CLUB-2:2.8.5-b",
    "out-of-turn-by-dealer": "FSPR:oot-c-3 FSPR:under-4 CLUB-2:2.8.13-b",
    "out-of-turn-deliberate": "CLUB-2:2.8.5-a CLUB-2:2.8.5-c CLUB-7:7.8.1-b FSPR:disc-2",
    "skipped-must-speak": ("TDA-2022:53B.1 TDA-2017:44B.1 TDA-2015:40B.1 CLUB-2:2.8.6-a"),
    "fold-behind-skipped": (
        "TDA-2022:58 TDA-2022:53A.4 TDA-2017:58 TDA-2017:44A.4 TDA-2015:53 TDA-2015:40A.4"
    ),
    "skipped-hand": "TDA-2022:53B.2 TDA-2017:44B.2 TDA-2015:40B.2 CLUB-2:2.8.6-a",
    "skipped-keeps": "FSPR:oot-1 FSPR:oot-2",
    "skipped-loses": "CLUB-2:2.8.12",
    "skipped-waits": "CLUB-2:2.8.6-b",
    "fold-nonstandard": "TDA-2022:58 TDA-2017:58 TDA-2015:53",
    "substantial-two": (
        "TDA-2022:36A TDA-2017:36A TDA-2015:35A FSPR:term-sa FSPR:term-action FSPR:redeal-2 "
        "CLUB-2:2.5-sa CLUB-2:2.5-start"
    ),
    "substantial-three": "TDA-2022:36B TDA-2017:36B TDA-2015:35B FSPR:term-sa CLUB-2:2.5-sa",
    "substantial-no-blinds": "TDA-2022:36C TDA-2017:36C CLUB-2:2.5-start",
    "raise-reopened": (
        "TDA-2022:47A.1 TDA-2017:48A TDA-2015:44.1 "
        "FSPR:allin-pl-1 FSPR:allin-c-7 CLUB-2:2.8.11-a CLUB-7:7.8.3-c"
    ),
    "raise-reopened-limit": (
        "TDA-2022:47B TDA-2017:48B TDA-2015:44.2 "
        "FSPR:allin-limit-1 FSPR:allin-c-2 FSPR:allin-c-4 CLUB-2:2.8.11-a"
    ),
}
