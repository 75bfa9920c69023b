"""Points of the rules of cards: the deal, the board, the deck and stud."""

from __future__ import annotations

from typing import Final

POINTS: Final = {
    "misdeals-open": "TDA-2022:35A.0 TDA-2017:35A.0 TDA-2015:34A.0",
    "misdeal-list": (
        "TDA-2022:35A.0 TDA-2017:35A.0 TDA-2015:34A.0 FSPR:misdeal-0 FSPR:redeal-0 CLUB-2:2.5-sa"
    ),
    "misdeal-replayed": (
        "TDA-2022:35C.1 TDA-2017:35C.1 TDA-2015:34C.1 FSPR:misdeal-0 FSPR:redeal-0 FSPR:cut-5 CLUB-2:2.5-sa"
    ),
    "misdeal-draw": "TDA-2022:35A.8 TDA-2017:35A.7 TDA-2015:34A.7",
    "too-late-for-misdeal": (
        "TDA-2022:35D.1 TDA-2017:35D TDA-2015:34D FSPR:misdeal-2 FSPR:redeal-2 CLUB-2:2.5-sa "
        "CLUB-2:2.5-norefund"
    ),
    "exposed-two": "TDA-2022:35A.7 TDA-2017:35A.6 TDA-2015:34A.6 FSPR:misdeal-5 FSPR:redeal-6 CLUB-2:2.5-b",
    "exposed-exchanged": "FSPR:flop-1 FSPR:hefix-1 CLUB-2:2.5-f",
    "exposed-no-choice": "CLUB-2:2.7.8",
    "exposed-stud-two": "FSPR:studfix-2",
    "exposed-stud-one": "TDA-2022:RP10A FSPR:studfix-1",
    "exposed-by-player": "FSPR:reg-12 FSPR:gen-8 CLUB-2:2.7.9",
    "pitched-face-up": "FSPR:pitch-10",
    "boxed-misdeal": "TDA-2022:35A.1 TDA-2017:35A.1 TDA-2015:34A.1 CLUB-2:2.5-c",
    "boxed-replaced": (
        "CLUB-2:2.7.4 FSPR:term-boxed FSPR:reg-16 FSPR:gen-5 TDA-2022:35A.1 TDA-2017:35A.1 TDA-2015:34A.1"
    ),
    "boxed-fouled": "FSPR:defdeck-4",
    "two-extra-cards": "CLUB-2:2.5-d",
    "one-extra-card": "CLUB-2:2.7.6",
    "count-own-cards": "TDA-2022:2.2",
    "wrong-count-misdeal": "TDA-2022:35A.5 FSPR:misdeal-8 FSPR:redeal-5 CLUB-2:2.5-e",
    "wrong-count-dead": "TDA-2022:38.1 TDA-2017:38.1 FSPR:dead-2 FSPR:fold-7 CLUB-2:2.6.1-4",
    "wrong-count-acted": "FSPR:nomisdeal-1 FSPR:noredeal-1",
    "wrong-count-others-acted": "FSPR:nomisdeal-2 FSPR:noredeal-2",
    "wrong-count-blind": "FSPR:fold-8 CLUB-2:2.6.1-5",
    "wrong-count-at-showdown": "FSPR:showdown-3 FSPR:dead-2 TDA-2022:38.1 TDA-2017:38.1 CLUB-2:2.6.1-4",
    "short-button-given": "TDA-2022:37.2 TDA-2017:37.2",
    "short-button-acted": "TDA-2022:37.3 TDA-2017:37.3",
    "one-burn-a-street": "TDA-2022:38.2 TDA-2017:38.2",
    "stub-stays-random": "TDA-2022:38.3 TDA-2017:38.2",
    "wrong-first-seat": (
        "TDA-2022:35A.2 TDA-2017:35A.2 TDA-2015:34A.2 FSPR:misdeal-3 FSPR:redeal-3 CLUB-2:2.5-f"
    ),
    "no-right-to-cards": "TDA-2022:35A.3 TDA-2017:35A.3 TDA-2015:34A.3 FSPR:misdeal-9 CLUB-2:2.5-h",
    "seat-skipped": (
        "TDA-2022:35A.4 TDA-2017:35A.4 TDA-2015:34A.4 FSPR:misdeal-4 FSPR:redeal-4 CLUB-2:2.5-i"
    ),
    "deck-not-mixed": "FSPR:misdeal-2 FSPR:redeal-2 FSPR:deal-2 FSPR:cut-5",
    "redeal-penalty": "TDA-2024:35C.2 TDA-2022:35C.2 TDA-2017:35C.2 TDA-2015:34C.2",
    "redeal-nobody-new": "TDA-2022:35C.1 TDA-2017:35C.1 TDA-2015:34C.1",
    "redeal-one-hand": "TDA-2015:34C.3 TDA-2017:35C.3 TDA-2022:35C.3",
    "redeal-called-by": "FSPR:redeal-0",
    "button-next-hand": "CLUB-2:2.7.1",
    "flop-unburned-stands": "TDA-2022:39B.2 FSPR:reg-17 FSPR:gen-6",
    "flop-unburned-mixed": "TDA-2022:39B.1",
    "burn-order-restored": "FSPR:reg-17 FSPR:gen-6",
    "flop-four-unknown": "FSPR:flop-3 FSPR:hefix-3",
    "flop-too-many": "FSPR:flop-3 FSPR:hefix-3",
    "extra-street-card": "FSPR:flop-7 FSPR:hefix-7",
    "extra-street-cards": "FSPR:flop-8",
    "premature-pointer": "TDA-2022:39C TDA-2017:39.2 TDA-2015:36.2",
    "premature-stud": "TDA-2022:RP10G TDA-2022:RP5D TDA-2017:RP5D FSPR:stud-3",
    "premature-river": "TDA-2022:RP5C TDA-2017:RP5C FSPR:flop-6 FSPR:hefix-6 CLUB-2:2.7.10",
    "premature-turn": "TDA-2022:RP5B TDA-2017:RP5B FSPR:flop-5 FSPR:hefix-5 CLUB-2:2.7.10",
    "premature-no-play": "CLUB-2:2.7.10",
    "reshuffle-face-down": "TDA-2022:39D FSPR:extra-3",
    "stub-restored": "TDA-2022:RP4.1 TDA-2017:RP4.1",
    "stub-only": "TDA-2022:RP4.2 TDA-2017:RP4.2 FSPR:extra-2",
    "stub-with-muck": "TDA-2022:RP4.3 TDA-2017:RP4.3 FSPR:extra-2",
    "short-stub-mixed": "TDA-2022:RP10H.0 TDA-2022:RP10H.A FSPR:studfix-3",
    "short-stub-community": "TDA-2022:RP10H.0 TDA-2022:RP10H.B FSPR:stud-4 FSPR:extra-1",
    "short-stub-mixed-community": "TDA-2022:RP10H.0 TDA-2022:RP10H.C FSPR:stud-4 FSPR:extra-1",
    "short-stub-order": "TDA-2022:RP10H.D",
    "deck-duplicate": "TDA-2022:35E.1 FSPR:defdeck-2 FSPR:defdeck-c-1 CLUB-2:2.7.3",
    "deck-count": "FSPR:defdeck-1 FSPR:defdeck-c-1 CLUB-2:2.7.5",
    "deck-joker": "FSPR:defdeck-3 TDA-2022:35A.6 TDA-2022:35D.2",
    "deck-backs": "FSPR:defdeck-5 FSPR:defdeck-c-1",
    "deck-marked": "FSPR:defdeck-6 FSPR:defdeck-c-1",
    "deck-flaw": "FSPR:defdeck-7 TDA-2022:35E.1",
    "deck-fault-deadline": "TDA-2022:35E.3 FSPR:nomisdeal-4",
    "defect-between-hands": "FSPR:check-4 FSPR:check-3 FSPR:deck-3",
    "deck-swapped": "FSPR:deck-3 FSPR:deck-4 FSPR:chemmy-4",
    "marked-in-shuffle": "FSPR:defcard-1 FSPR:defcard-2",
    "marked-hole-card": "FSPR:defcard-3",
    "marked-after-betting": "FSPR:defcard-4",
    "marked-open-card": "FSPR:defcard-5",
    "player-must-report": "CLUB-2:2.7.3 FSPR:defcard-3",
    "seventh-opener": "FSPR:stud-6 FSPR:studfix-5 TDA-2017:RP9A",
    "seventh-later": "FSPR:stud-7 FSPR:studfix-6",
    "seventh-after": "FSPR:stud-8 FSPR:studfix-7",
    "seventh-down": "TDA-2022:RP10B.2 TDA-2017:RP9A",
    "stud-low-card": "FSPR:suit-1 FSPR:bringin-1 FSPR:stud7-2 FSPR:suit-2 TDA-2022:RP10D TDA-2017:RP9C",
    "stud-low-card-all-in": "FSPR:stud-2 FSPR:studfix-4 TDA-2022:RP10E TDA-2017:RP9D",
    "stud-high-board": "FSPR:stud7-4 TDA-2022:RP10D TDA-2017:RP9C",
    "stud-all-in-passes": "FSPR:stud-1 FSPR:studfix-4",
    "stud-community-opener": "FSPR:stud-4 TDA-2022:RP10H.D",
    "stud-free-fold": "FSPR:stud-5",
    "stud-dead-no-card": "TDA-2022:RP10C TDA-2017:RP9B",
    "random-remedy": "TDA-2022:RP14",
}
