"""Points of the rules of the showdown and of hands that die."""

from __future__ import annotations

from typing import Final

POINTS: Final = {
    "cards-speak": (
        "TDA-2022:12.1 TDA-2017:12.1 TDA-2015:12.1 FSPR:term-cards-speak CLUB-7:7.3.1-a "
        "CLUB-2:2.9.3 CLUB-2:2.10.1-a"
    ),
    "errors-pointed-out": "TDA-2022:12.4 TDA-2017:12.4 TDA-2015:12.3 CLUB-7:7.3.3-b",
    "miscall-penalty": "TDA-2022:12.2 TDA-2017:12.2 TDA-2015:12.2 CLUB-7:7.3.1-b CLUB-2:2.10.1-b",
    "tabled-properly": (
        "TDA-2022:13A.1 TDA-2017:13A.1 TDA-2015:13A.1 TDA-2022:13A.2 TDA-2017:13A.2 "
        "TDA-2015:13A.2 FSPR:reg-5 FSPR:showdown-1 CLUB-2:2.10.7"
    ),
    "tabled-live": (
        "FSPR:showdown-4 TDA-2022:13A.1 TDA-2017:13A.1 TDA-2015:13A.1 FSPR:term-cards-speak "
        "CLUB-7:7.3.1-a CLUB-2:2.10.1-a"
    ),
    "tabled-in-part": (
        "TDA-2022:13B.2 TDA-2017:13B.2 TDA-2015:13B.2 TDA-2022:13B.3 TDA-2017:13B.3 "
        "TDA-2015:13B.3 FSPR:reg-5 FSPR:showdown-1"
    ),
    "tabled-in-part-wins": "TDA-2022:15A.1 TDA-2017:15A.1 FSPR:reg-5 FSPR:showdown-1 CLUB-2:2.10.7",
    "tabled-refused": "TDA-2022:15A.2 TDA-2017:15A.2 FSPR:reg-5 FSPR:showdown-1",
    "tabled-whole": "FSPR:reg-5 FSPR:showdown-1 CLUB-2:2.10.7",
    "tabled-winner-safe": "TDA-2022:13C TDA-2017:13C TDA-2015:13C FSPR:reg-8 FSPR:fair-2 CLUB-7:7.3.3-a",
    "protect-at-showdown": "TDA-2022:13B.1 TDA-2017:13B.1 TDA-2015:13B.1 CLUB-2:2.10.1-a",
    "discard-reversible": "TDA-2022:14.1 TDA-2017:14.1 TDA-2015:14.1 FSPR:showdown-5",
    "discard-dead": "TDA-2022:14.2 TDA-2017:14.2 TDA-2015:14.2 FSPR:dead-1 FSPR:fold-5 CLUB-2:2.6.2",
    "bettor-discards": "TDA-2022:15B.1 TDA-2017:15B.1",
    "bettor-discards-lost": "TDA-2022:15B.2 TDA-2017:15B.2",
    "face-up-when": "TDA-2022:16.1 TDA-2017:16.1 TDA-2015:15.1 CLUB-7:7.3.2 CLUB-7:7.8.12 CLUB-2:2.10.3-b",
    "face-up-no-muck": (
        "TDA-2022:16.2 TDA-2017:16.2 TDA-2015:15.2 CLUB-7:7.3.2 CLUB-7:7.8.12 CLUB-2:2.10.3-b"
    ),
    "fold-past-line": "FSPR:fold-2 FSPR:fold-3",
    "face-up-waits": "TDA-2022:RP8F TDA-2017:RP8F",
    "face-up-all-pots": "TDA-2022:16.3 TDA-2017:16.3 TDA-2015:15.3 CLUB-7:7.3.2",
    "show-order-enforced": "TDA-2022:17A.1 TDA-2017:17A.1 TDA-2015:16A.1",
    "show-aggressor-first": (
        "TDA-2022:17A.2 TDA-2017:17A.2 TDA-2015:16A.2 FSPR:win-2 CLUB-7:7.3.4-a CLUB-2:2.10.5-a"
    ),
    "show-required": (
        "CLUB-2:2.10.5-a CLUB-7:7.3.4-a FSPR:showdown-0 FSPR:win-1 TDA-2022:13A.1 TDA-2017:13A.1 "
        "TDA-2015:13A.1"
    ),
    "no-showdown": "FSPR:win-1 FSPR:showdown-1 CLUB-2:2.10.6 TDA-2022:17B TDA-2017:17B TDA-2015:16B",
    "loser-mucks": "FSPR:showdown-2 TDA-2022:17A.2 TDA-2017:17A.2 TDA-2015:16A.2 CLUB-2:2.10.3-a",
    "see-right-lost": "TDA-2022:18A TDA-2017:18A TDA-2015:17A",
    "see-paid": "TDA-2022:18B.1 TDA-2017:18B.1 TDA-2015:17B.1",
    "see-other": "TDA-2022:18B.2 TDA-2017:18B.2 TDA-2015:17B.2",
    "see-manager": "FSPR:reg-10",
    "see-last-round": "FSPR:reg-11",
    "see-private": "CLUB-2:2.10.3-a",
    "play-the-board": (
        "TDA-2022:19 TDA-2017:19 TDA-2015:18 CLUB-7:7.3.7 CLUB-2:2.10.7 FSPR:showdown-1 FSPR:he-6"
    ),
    "board-plays": "FSPR:he-6",
    "killed-no-redress": (
        "TDA-2022:65A.1 TDA-2017:65A.1 TDA-2015:60A.1 FSPR:reg-4 FSPR:gen-2 CLUB-7:7.8.10-a CLUB-2:2.7.2"
    ),
    "killed-unprotected": "CLUB-2:2.7.2",
    "killed-identifiable": "TDA-2022:65B TDA-2017:65B TDA-2015:60B",
    "killed-tabled": "FSPR:reg-8 FSPR:fair-2 TDA-2022:13C TDA-2017:13C TDA-2015:13C CLUB-7:7.3.3-a",
    "foreign-hand-warning": "FSPR:disc-7",
    "dispute-fouled-deck": "TDA-2022:35E.3",
    "dispute-break": "TDA-2022:22.3 TDA-2017:22.3 TDA-2015:21.2",
    "private-deals": "CLUB-7:7.1.14 FSPR:reg-14",
    "shown-to-one": "FSPR:reg-9 CLUB-2:2.10.4-a",
    "leaves-unshown": "FSPR:showdown-6",
    "owner-opens": "FSPR:showdown-7",
    "dealer-pushes": "FSPR:showdown-8",
    "losers-removed-first": "CLUB-2:2.10.2",
    "muck-touched-dead": "FSPR:dead-1 FSPR:fold-5",
    "hand-mixed-dead": "FSPR:dead-4 FSPR:fold-5 FSPR:reg-4",
    "wants-back-misinformed": "FSPR:fold-4 CLUB-2:2.6.2",
    "wants-back-never": (
        "FSPR:dead-1 CLUB-2:2.6.2 CLUB-7:7.8.10-a TDA-2022:14.2 TDA-2017:14.2 TDA-2015:14.2"
    ),
    "manager-restores": "FSPR:restore-1",
    "fold-facing-bet": (
        "CLUB-2:2.6.1-1 FSPR:fold-1 FSPR:term-fold FSPR:dead-5 TDA-2022:58 TDA-2017:58 TDA-2015:53"
    ),
    "folded-no-claim": (
        "FSPR:term-fold FSPR:term-dead-hand FSPR:fold-1 CLUB-2:2.9.2-a TDA-2022:14.2 "
        "TDA-2017:14.2 TDA-2015:14.2"
    ),
    "exposed-penalty": (
        "TDA-2022:68.1 TDA-2017:68.1 TDA-2015:63.1 TDA-2022:68.2 TDA-2017:68.2 TDA-2015:63.2 "
        "CLUB-7:7.9.3-a CLUB-7:7.9.3-b FSPR:disc-4 CLUB-2:2.7.11"
    ),
    "exposed-live": "TDA-2022:68.1 TDA-2017:68.1 TDA-2015:63.1 CLUB-7:7.9.3-a",
    "exposed-dead": "FSPR:gen-7 FSPR:fold-9 FSPR:dead-3 CLUB-2:2.7.11 CLUB-2:2.6.1-6",
    "nothing-pending": "TDA-2022:68.1 TDA-2017:68.1 TDA-2015:63.1 CLUB-2:2.7.11 FSPR:gen-7 FSPR:dead-3",
    "hand-ranks": "ONLINE:equal-1 FSPR:rank-0",
    "kicker": "FSPR:term-kicker ONLINE:equal-2",
    "compare-ranks": "FSPR:cmp-1",
    "compare-full-houses": "FSPR:cmp-2",
    "compare-three-of-a-kind": "FSPR:cmp-3",
    "compare-two-pairs": "FSPR:cmp-4",
    "compare-pairs": "FSPR:cmp-5 FSPR:term-kicker",
    "compare-high-cards": "FSPR:cmp-6",
    "rank-royal-flush": "FSPR:rank-1",
    "rank-straight-flush": "FSPR:rank-2",
    "rank-four-of-a-kind": "FSPR:rank-3",
    "rank-full-house": "FSPR:rank-4",
    "rank-flush": "FSPR:rank-5",
    "rank-straight": "FSPR:rank-6",
    "rank-three-of-a-kind": "FSPR:rank-7",
    "rank-two-pair": "FSPR:rank-8",
    "rank-pair": "FSPR:rank-9",
    "rank-high-card": "FSPR:rank-10",
    "hand-of-omaha": "FSPR:omaha-2",
    "suits-equal": "FSPR:suit-3 FSPR:rank-intro-1 ONLINE:equal-3",
    "split-chips": "TDA-2022:20.0 TDA-2017:20.0 TDA-2015:19.0 FSPR:split-1 ONLINE:equal-3",
    "odd-both-ways": "TDA-2022:20D TDA-2017:20D TDA-2015:19D",
    "pots-apart": "TDA-2022:21 TDA-2017:21 TDA-2015:20 CLUB-7:7.3.6 FSPR:oddchip-4",
    "heads-up": "FSPR:term-headsup TDA-2022:34.1 TDA-2017:34.1 TDA-2015:33.1 CLUB-2:2.11.3",
    "side-pots": "FSPR:term-sidepot FSPR:allin-2 TDA-2022:21 TDA-2017:21 TDA-2015:20 CLUB-7:7.3.6",
    "order-of-deal": (
        "FSPR:term-dealer-button FSPR:he-1 TDA-2022:34.1 TDA-2017:34.1 TDA-2015:33.1 CLUB-2:2.11.3"
    ),
    "first-round": "FSPR:he-2",
    "antes": "FSPR:ante-1 FSPR:term-ante",
    "antes-and-blinds": "FSPR:blind-2",
    "order-of-rounds": "FSPR:he-2 FSPR:he-4 TDA-2022:50A TDA-2017:41A TDA-2015:38A CLUB-2:2.11.3",
    "cards-of-the-game": (
        "FSPR:board-1 FSPR:board-2 FSPR:board-3 FSPR:board-4 FSPR:stud7-1 FSPR:stud7-7 "
        "TDA-2022:13A.2 TDA-2017:13A.2 TDA-2015:13A.2"
    ),
}
