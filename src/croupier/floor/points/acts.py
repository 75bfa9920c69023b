"""Points of the rules of acting: words, chips and what they count as."""

from __future__ import annotations

from typing import Final

POINTS: Final = {
    # Words
    "first-of-word-and-chips": "TDA-2022:40A.1 TDA-2017:40A.1 TDA-2015:37A.1 FSPR:reg-1 CLUB-2:2.9.1",
    "word-and-chips-at-once": "TDA-2022:40A.2 TDA-2017:40A.2 TDA-2015:37A.2",
    "word-against-chips": "TDA-2022:40A.3 TDA-2017:40A.3",
    "kinds-of-declaration": (
        "TDA-2022:40B TDA-2017:40B TDA-2015:37B FSPR:kinds-1 FSPR:reg-1 CLUB-2:2.9.1 CLUB-7:7.8.1-a"
    ),
    "amount-is-chips": "TDA-2022:40C TDA-2017:40C TDA-2015:37C CUSTOM:verbal-2 FSPR:reg-1 CLUB-2:2.9.1",
    "in-turn-binds": (
        "TDA-2022:50A TDA-2017:41A TDA-2015:38A FSPR:verbal-1 "
        "FSPR:reg-1 CLUB-7:7.8.1-a CLUB-2:2.8.4 CLUB-2:2.8.7"
    ),
    "chips-bind": "TDA-2022:50A TDA-2017:41A TDA-2015:38A FSPR:reg-1 CLUB-2:2.8.7",
    "wait-for-the-amount": "TDA-2022:50B TDA-2017:41B TDA-2015:38B",
    "general-word-binds": (
        "TDA-2022:51A TDA-2017:42A TDA-2015:39A FSPR:verbal-1 "
        "FSPR:term-call CLUB-7:7.8.1-a CLUB-2:2.8.4 CLUB-2:2.9.2-b"
    ),
    "saying-call": (
        "TDA-2022:41A TDA-2017:45A TDA-2015:41A FSPR:term-call FSPR:verbal-1 CLUB-7:7.8.1-a CLUB-2:2.8.4"
    ),
    "saying-fold": (
        "TDA-2022:50A TDA-2017:41A TDA-2015:38A FSPR:fold-1 FSPR:term-fold CLUB-2:2.9.2-a CLUB-7:7.8.1-a"
    ),
    "saying-check": (
        "TDA-2022:50A TDA-2017:41A TDA-2015:38A "
        "FSPR:check-action-1 FSPR:term-check CLUB-2:2.8.4 CLUB-7:7.8.1-a"
    ),
    "saying-all-in": (
        "TDA-2022:51A TDA-2017:42A TDA-2015:39A FSPR:verbal-1 FSPR:term-allin CLUB-2:2.8.4 CLUB-7:7.8.1-a"
    ),
    "raise-names-the-total": "TDA-2022:43B TDA-2017:47B TDA-2015:43B",
    "raise-amount-first": "TDA-2022:42B TDA-2017:46B TDA-2015:42B CLUB-7:7.8.2 FSPR:string-1 CLUB-2:2.8.8",
    "raise-in-one-motion": (
        "TDA-2022:42A TDA-2017:46A TDA-2015:42A CLUB-7:7.8.2 "
        "FSPR:string-1 FSPR:chips-8 CLUB-2:2.8.8 CLUB-2:2.8.10-a"
    ),
    "raise-in-two-motions": (
        "TDA-2022:42C TDA-2017:46C.1 TDA-2015:42C.1 CLUB-7:7.8.2 FSPR:string-1 CLUB-2:2.8.8"
    ),
    "raise-wrong-first-motion": (
        "TDA-2022:42C TDA-2017:46C.2 TDA-2015:42C.2 CLUB-7:7.8.2 FSPR:string-1 CLUB-2:2.8.8"
    ),
    "raise-settled-by-first-motion": (
        "TDA-2022:42C TDA-2017:46A TDA-2015:42A CLUB-7:7.8.2 FSPR:string-1 CLUB-2:2.8.8"
    ),
    "clear-intentions": "TDA-2022:42D TDA-2017:46D TDA-2015:42D CLUB-7:7.8.2",
    "call-nothing": "TDA-2022:55.1 TDA-2017:55.1",
    "raise-nothing": "TDA-2022:55.2 TDA-2017:55.2 FSPR:raise-1",
    "check-a-bet": "TDA-2022:55.3 TDA-2017:55.3 FSPR:check-action-1 FSPR:term-check",
    "pot-in-no-limit": "TDA-2024:54D TDA-2022:54C TDA-2017:54C TDA-2015:50C",
    "pot-is-paid": "CLUB-2:2.9.2-b",
    "pot-of-pot-limit": "TDA-2022:3.1 TDA-2017:3.1 TDA-2015:3.1 FSPR:kinds-1",
    "pot-with-short-blind": (
        "TDA-2024:54B.1 TDA-2022:54B.1 TDA-2017:54B.1 TDA-2015:50B.1 FSPR:allin-bb-1 FSPR:allin-all-1"
    ),
    "pot-limit": (
        "TDA-2022:54B.2 TDA-2017:54B.2 TDA-2015:50B.2 FSPR:reraise-3 "
        "FSPR:pl-1 FSPR:bet-3 FSPR:struct-pl CLUB-2:2.8.3-b"
    ),
    "unofficial-words": (
        "TDA-2022:57.1 TDA-2022:3.1 TDA-2022:3.3 TDA-2017:57.1 TDA-2017:3.1 TDA-2017:3.3 "
        "TDA-2015:52.1 TDA-2015:3.1 TDA-2015:3.3 FSPR:kinds-1 CUSTOM:verbal-1"
    ),
    "closed-list": "FSPR:kinds-1",
    "several-readings": "TDA-2022:57.2 TDA-2017:57.2 TDA-2015:52.2",
    "conditional": "TDA-2022:59A TDA-2017:59A TDA-2015:54",
    "call-before-amount": "TDA-2022:59B TDA-2017:59B",
    # Chips
    "exact-chips-call": "TDA-2022:41B TDA-2017:45B TDA-2015:41B FSPR:term-call CLUB-2:2.8.7",
    "overchip-standard-call": "TDA-2022:41C TDA-2017:45C TDA-2015:41C",
    "several-chips-standard-call": "TDA-2022:41D TDA-2017:45D TDA-2015:41D",
    "tiny-chip": "TDA-2022:41E TDA-2017:45E TDA-2015:41E",
    "overchip-calls": (
        "TDA-2022:44.1 TDA-2017:49.1 TDA-2015:45.1 FSPR:disputed-1 "
        "FSPR:bigchip-1 FSPR:over-1 CLUB-7:7.8.4-a CLUB-2:2.8.9 LIVE-TIPS:3.4"
    ),
    "overchip-pot-limit": "FSPR:over-3",
    "overchip-word-late": "TDA-2022:44.2 TDA-2017:49.2 TDA-2015:45.2 CLUB-7:7.8.4-b",
    "overchip-raise": "TDA-2022:44.3 TDA-2017:49.3 TDA-2015:45.3 CLUB-7:7.8.4-c FSPR:over-4 LIVE-TIPS:3.5",
    "overchip-opens": "TDA-2022:44.4 TDA-2017:49.4 TDA-2015:45.4 FSPR:bigchip-2 CLUB-7:7.8.4-d",
    "several-chips-needed": "TDA-2022:45A TDA-2017:50A TDA-2015:46.1 CLUB-7:7.8.5",
    "several-chips-surplus": (
        "TDA-2022:45B.1 TDA-2017:50B.1 TDA-2015:46.2 "
        "FSPR:disputed-2 FSPR:over-5 CLUB-7:7.8.3-b CLUB-2:2.8.10-c"
    ),
    "several-chips-last": "TDA-2022:45B.2 TDA-2017:50B.2",
    "several-chips-limit": "FSPR:over-2",
    "smallest-raise": (
        "TDA-2022:43A.1 TDA-2017:47A.1 TDA-2015:43A.1 FSPR:term-raise "
        "FSPR:raise-3 FSPR:reraise-2 CLUB-7:7.8.3-a CLUB-2:2.8.3-a"
    ),
    "half-raise-up": (
        "TDA-2022:43A.2 TDA-2017:47A.2 TDA-2015:43A.2 "
        "FSPR:disputed-3 FSPR:under-1 CLUB-7:7.8.3-b CLUB-2:2.8.10-c"
    ),
    "half-raise-down": (
        "TDA-2022:43A.3 TDA-2017:47A.3 TDA-2015:43A.3 "
        "FSPR:disputed-4 FSPR:under-1 CLUB-7:7.8.3-b CLUB-2:2.8.10-b"
    ),
    "spoken-amount-equals-chips": "TDA-2022:43A.4 TDA-2017:47A.4 TDA-2015:43A.4",
    "smallest-bet": "FSPR:bet-2 CLUB-2:2.3.2-a CLUB-2:2.3.1",
    "string-bet": (
        "TDA-2024:56 TDA-2022:56 TDA-2017:56 TDA-2015:51 "
        "FSPR:string-1 FSPR:chips-8 CLUB-7:7.8.8 CLUB-7:7.8.2 CLUB-2:2.8.8"
    ),
    "change": "TDA-2022:61 TDA-2017:61 TDA-2015:56",
    # Chips of an earlier bet
    "prior-announce": "TDA-2022:46A TDA-2017:51A TDA-2015:47A",
    "prior-pulled-back": "TDA-2022:46B TDA-2017:51B TDA-2015:47B",
    "prior-left-or-all-back": "TDA-2022:46C.1 TDA-2017:51C TDA-2015:47A",
    "prior-part-or-covering": "TDA-2024:46C.2 TDA-2022:46C.2 TDA-2017:51C TDA-2015:47A",
    # Undercalls
    "undercall": "TDA-2022:51B.1 TDA-2017:42B.1 TDA-2015:39B.1 FSPR:under-1",
    "undercall-full-call": "TDA-2022:51B.2 TDA-2017:42B.2 TDA-2015:39B.2 CLUB-2:2.8.7",
    "undercall-opening-bet": "TDA-2022:51B.4 TDA-2017:42B.4 TDA-2015:39B.4",
    "undercall-director": "TDA-2024:51B.3 TDA-2022:51B.3 TDA-2017:42B.3 TDA-2015:39B.3",
    "undercall-forfeits-the-bet": "TDA-2024:51B.3 TDA-2024:ILL-51-4",
    "undercall-choice": "FSPR:under-1 FSPR:under-3",
    "undercall-take-back": "FSPR:under-2",
    "undercalls-back-to-first": "TDA-2022:51C.1 TDA-2017:42C.1",
    "undercalls-others": "TDA-2022:51C.2 TDA-2017:42C.2",
    # Calls of what was not known
    "caller-knows": "TDA-2022:49.1 TDA-2017:53.1 TDA-2015:49.1",
    "accepted-action": "TDA-2022:49.2 TDA-2017:53.2 TDA-2015:49.2",
    "accepted-gross-error": "TDA-2022:49.3 TDA-2017:53.3 TDA-2015:49.3",
    # All-in
    "all-in-for-less": "FSPR:allin-1 FSPR:term-sidepot CLUB-2:2.8.3-b",
    # Gestures
    "token-put-out": "TDA-2024:RP22",
    "gesture": "TDA-2022:57.1 TDA-2017:57.1 TDA-2015:52.1 FSPR:reg-1 CLUB-2:2.9.1",
    "tap": "TDA-2022:3.2 TDA-2017:3.2 TDA-2015:3.2 LIVE-TIPS:4.1 LIVE-TIPS:4.2 FSPR:reg-1 CLUB-2:2.9.1",
    "gather-and-push": "TDA-2022:46C.2 TDA-2022:45A TDA-2017:51C TDA-2015:47A",
    # Amounts found late
    "wrong-amount": "TDA-2022:52A TDA-2017:43A FSPR:wrongstruct-3",
    "pot-counted-high": "TDA-2022:52B.1 TDA-2017:43B.1 FSPR:wrongstruct-2",
    "pot-counted-low": "TDA-2022:52B.2 TDA-2017:43B.2 FSPR:wrongstruct-1",
    # Chips found
    "found-part-of-the-bet": "TDA-2022:62.1 TDA-2017:62.1 TDA-2015:57.1",
    "found-and-won": "TDA-2022:62.2 TDA-2017:62.2 TDA-2015:57.2",
    "found-and-lost": "TDA-2022:62.3 TDA-2017:62.3 TDA-2015:57.3",
    "lost-chips": "TDA-2022:64 TDA-2017:64 TDA-2015:59",
    # What is open
    "opening": "FSPR:bet-1 FSPR:check-action-1 FSPR:bet-3 CLUB-2:2.3.2-a",
    "bet-open": "FSPR:bet-1 FSPR:bet-2 FSPR:term-bet CLUB-2:2.3.2-a CLUB-2:2.3.1",
    "call-open": "FSPR:call-1 FSPR:term-call CLUB-2:2.8.7",
    "raise-open": (
        "TDA-2022:43A.1 TDA-2017:47A.1 TDA-2015:43A.1 "
        "FSPR:raise-1 FSPR:raise-right-1 FSPR:term-raise CLUB-2:2.8.3-b CLUB-7:7.8.3-a"
    ),
    "no-limit": "FSPR:nl-1 FSPR:struct-nl FSPR:allin-c-1",
    "limit-sizes": "FSPR:fl-1 FSPR:struct-fl",
    "limit-round": "FSPR:fl-2 FSPR:fl-4 FSPR:fl-3 FSPR:struct-fl",
    "limit-raise": "FSPR:raise-2",
    "limit-reraise": "FSPR:reraise-1",
    "limit-open-pair": "FSPR:stud7-5 FSPR:stud7-6",
    "half-pot": "FSPR:struct-hp",
    "bring-in-duty": "FSPR:bringin-1",
    "bring-in": "FSPR:fl-5 FSPR:bringin-1 CLUB-2:2.3.2-a",
    "raise-cap": (
        "TDA-2022:48 TDA-2017:52 TDA-2015:48 FSPR:cap-1 FSPR:fl-6 "
        "FSPR:fl-7 CLUB-2:2.8.1 CLUB-2:2.8.2 "
        "CLUB-7:7.8.6"
    ),
    "all-in-raises": (
        "TDA-2022:47A.2 FSPR:allin-c-2 FSPR:allin-c-3 FSPR:allin-c-4 "
        "FSPR:allin-c-5 FSPR:allin-c-6 FSPR:allin-c-7 "
        "FSPR:allin-limit-1 FSPR:allin-limit-2 FSPR:allin-pl-1 CLUB-2:2.8.11-a CLUB-2:2.8.11-c CLUB-7:7.8.3-c"
    ),
    "round-complete": "FSPR:term-round FSPR:he-3",
    "opening-all-in-short": "FSPR:allin-all-2 CLUB-2:2.3.2-b",
    "short-blind-called": "FSPR:allin-all-1 FSPR:allin-bb-1 CLUB-2:2.3.2-b CLUB-7:7.8.11",
    # Counts
    "pot-count": "TDA-2022:54A TDA-2017:54A TDA-2015:50A TDA-2024:RP21 CLUB-7:7.8.7",
    "pot-spread": "TDA-2024:RP21",
    "stack-count": "TDA-2022:60.1 TDA-2017:60.1 TDA-2015:55.1 FSPR:chips-6 FSPR:gen-9 CLUB-2:2.4.4",
    "stack-count-exact": "TDA-2022:60.2 TDA-2017:60.2 TDA-2015:55.2",
    "stack-count-who": "TDA-2022:60.3 TDA-2017:60.3 TDA-2015:55.3",
    "stack-count-accepted": "TDA-2022:60.4 TDA-2017:60.4 TDA-2015:55.4",
    # In the dark
    "straddle": "FSPR:straddle-1 FSPR:term-raise-no-look CLUB-2:2.12.1",
    "straddle-live": "CLUB-2:2.12.1 CLUB-2:2.12.4",
    "straddle-size": "FSPR:straddle-2 CLUB-2:2.12.3-a",
    "straddle-seat": "CLUB-2:2.12.2",
    "straddle-count": "FSPR:term-raise-no-look-2",
}
