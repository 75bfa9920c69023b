act-actions = Your action
act-fold = Fold
act-check = Check
act-call = Call { NUMBER($amount) }
act-call-all-in = Call { NUMBER($amount) }, all-in
act-bet = Bet { NUMBER($amount) }
act-raise = Raise to { NUMBER($amount) }
act-all-in = All-in { NUMBER($amount) }
act-amount = Raise to, chips
act-amount-bet = Bet, chips
act-slider = Size
act-less = Less
act-more = More
act-sent = Sent…
act-your-turn = Your turn
act-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
act-waits = Waiting for { $name }
act-between = The next hand is about to start
act-watching = You are watching. Take an empty seat to play.
act-full = You are watching. The table is full.
act-folded = You folded
act-all-in-wait = You are all-in
act-next-hand = You will be dealt in at the next hand
act-sitting-out = You are sitting out
act-leaving = You leave after this hand
act-broke = You have no chips left
act-lost = No connection. What you choose is sent when it is back.

preset-min = Min
preset-half-pot = ½ pot
preset-pot = Pot
preset-blinds = { NUMBER($count) } BB
preset-all-in = All-in
preset-label = { $size }: { NUMBER($amount) }

wish-check = Check
wish-check-or-fold = Check / fold
wish-group = In advance

fold-title = Fold for nothing?
fold-why = Checking is free.
fold-check = Check
fold-anyway = Fold anyway

keys-hint = F fold · C check or call · R raise · 1–4 size · Enter confirm
