log = This hand
log-empty = What happens at the table is told here.
log-under-way = Hand { $hand }, under way
log-small-blind = { $name } posts the small blind, { CHIPS($amount) }
log-big-blind = { $name } posts the big blind, { CHIPS($amount) }
log-ante = { $name } posts an ante of { CHIPS($amount) }
log-post = { $name } posts { CHIPS($amount) }
log-straddle = { $name } straddles, { CHIPS($amount) }
log-bring-in = { $name } brings in for { CHIPS($amount) }
log-complete = { $name } completes to { CHIPS($amount) }
log-complete-all-in = { $name } completes to { CHIPS($amount) } and is all-in
log-up = { $name } catches
log-pat = { $name } stands pat
log-draw = { $name } draws { $count ->
    [one] one card
    [2] two cards
    [3] three cards
    [4] four cards
   *[other] { $count } cards
}
log-discard = { $name } throws away { $count ->
    [one] a card
   *[other] { $count } cards
}
log-dealt = { $name } is dealt
log-flop = Flop{ log-on-board }
log-turn = Turn{ log-on-board }
log-river = River{ log-on-board }
log-board = Board{ $board ->
    [0] { "" }
   *[other] { " " }{ $board }
}
log-on-board = { $board ->
    [0] { "" }
   *[other] , board { $board }
}
log-fold = { $name } folds
log-fold-all-in = { $name } folds
log-check = { $name } checks
log-check-all-in = { $name } checks
log-call = { $name } calls { CHIPS($amount) }
log-call-all-in = { $name } calls { CHIPS($amount) } and is all-in
log-bet = { $name } bets { CHIPS($amount) }
log-bet-all-in = { $name } bets { CHIPS($amount) } and is all-in
log-raise = { $name } raises to { CHIPS($amount) }
log-raise-all-in = { $name } raises to { CHIPS($amount) } and is all-in
log-return = { CHIPS($amount) } uncalled goes back to { $name }
log-show = { $name } shows
log-rabbit = { $name } asks what would have come:
log-muck = { $name } mucks
log-win = { $name } wins { CHIPS($amount) }{ log-on-board }{ log-share }
log-share = { $share ->
    [high] { " " }for the high
    [low] { " " }for the low
   *[whole] { "" }
}
log-win-side = { $name } wins { CHIPS($amount) } from side pot { $pot }{ log-on-board }{ log-share }
log-sat = { $name } takes seat { $seat }
log-left = { $name } leaves the table
log-sent-away = The host asks { $name } to leave
log-ended = The session ends: no hand is dealt after this one
log-timed-out = { $name } runs out of time
log-announced = { $name } brings { CHIPS($amount) } more for the next hand
log-run = The board is run { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
log-voided = The floor calls the hand void: { $why }
log-ruled = The floor: { $en } ({ $cites })
log-resumed = The house was held up; every clock starts anew
log-changed-seat = { $name } moves to seat { $to }
log-topped-up = { $name } brings { CHIPS($amount) } more
log-charged = { $name } pays { CHIPS($amount) } for the time
log-reconnecting = { $name } has lost the connection and gets more time
log-rake = The house takes { CHIPS($amount) }
log-waits = All-ins wait face down for the other tables
log-told = The hands are opened
log-held = The floor holds the table: { $why }
log-goes-on = The floor: deal on
log-restaked = The table goes on at other stakes
log-game-set = { $name } names the game{ $holds ->
    [next-hand] { " " }from the next hand on
   *[now] { "" }
}
log-term = { $name } changes the table{ $holds ->
    [next-hand] { " " }from the next hand on
   *[now] { "" }
}: { $term ->
    [stakes] stakes { CHIPS($amount) }/{ CHIPS($more) }
    [ante] { $about ->
        [all] everybody antes { CHIPS($amount) }
        [big-blind] the big blind antes { CHIPS($amount) } for all
        [button] the button antes { CHIPS($amount) } for all
       *[nobody] no ante
    }
    [buy-in] buy-ins from { CHIPS($amount) } to { CHIPS($more) }
    [act] { $amount ->
        [one] { $amount } second
       *[other] { $amount } seconds
    } to act
    [bank] a time bank of { $amount ->
        [one] { $amount } second
       *[other] { $amount } seconds
    }
    [straddle] { $amount ->
        [0] no straddle
       *[1] who is first may straddle
    }
    [run-twice] { $amount ->
        [0] boards are run once
       *[1] boards may be run twice
    }
    [rabbit] { $amount ->
        [0] cards that would have come stay hidden
       *[1] cards that would have come may be seen
    }
    [bombs] { $amount ->
        [0] no bomb pots
        [1] every hand is a bomb pot for { CHIPS($more) }
       *[other] every { $amount } hands a bomb pot for { CHIPS($more) }
    }
    [seven-deuce] { $amount ->
        [0] no seven-deuce game
       *[other] seven-deuce wins { CHIPS($amount) } from each
    }
    [stream] { $about ->
        [cards] everybody with the link sees the table { $amount } s late, and all cards once a hand is over
        [table] everybody with the link sees the table { $amount } s late
       *[nothing] the table is not streamed
    }
   *[learning] { $amount ->
        [0] no pot odds are told
       *[1] pot odds are told
    }
}
log-bomb = { $name } calls a bomb pot: everybody antes { CHIPS($amount) }
log-bounty = { $name } wins with seven-deuce, and is paid { CHIPS($amount) }
log-corrected = { $by } puts the stack of { $name } right, from { CHIPS($before) } to { CHIPS($after) }{ $against ->
    [wallet] { "" }
   *[stack] , against { $other }
}: { $why }
log-expose = Everybody has seen of { $name }
log-replace = The floor replaces a card of { $name }
log-replace-board = The floor replaces a card of the board
log-floor-award = The floor pushes { CHIPS($amount) } to { $name }
log-floor-kill = The hand of { $name } is dead
log-floor-late-post = { $name } posts { CHIPS($amount) } late
log-floor-restore = The hand of { $name } is live again
log-floor-return-bet = { CHIPS($amount) } goes back to { $name }
log-floor-stands = The bet of { $name } stands at { CHIPS($amount) }
log-floor-turn = The action goes to { $name }
log-floor-void = Every chip goes back
log-chose = { $name } chooses the next game:
brief-one = { $first ->
    [deuce] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}
brief-two = { $second ->
    [deuce] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}
brief-high-card = { brief-one } high
brief-pair = pair { brief-one }
brief-two-pair = two pair { brief-one }-{ brief-two }
brief-three-of-a-kind = three { brief-one }
brief-straight = straight { brief-one }
brief-flush = flush { brief-one }
brief-full-house = full { brief-one }-{ brief-two }
brief-four-of-a-kind = four { brief-one }
brief-straight-flush = str. flush { brief-one }
brief-royal-flush = royal flush
brief-low = { $ranks }
brief-badugi = { $ranks }
brief-badugi-short = { $ranks }
