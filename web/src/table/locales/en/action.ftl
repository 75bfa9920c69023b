act-actions = Your action
act-bet = Bet { CHIPS($amount) }
act-call = Call { CHIPS($amount) }
act-call-all-in = Call { CHIPS($amount) }, all-in
act-raise = Raise to { CHIPS($amount) }
act-all-in = All-in { CHIPS($amount) }
act-complete = Complete to { CHIPS($amount) }
act-bring-in = Bring in { CHIPS($amount) }
act-pat = Stand pat
act-draw = { $count ->
    [0] Draw
   *[other] Draw { $count }
}
act-throw = { $count ->
    [0] Discard
   *[other] Discard { $count }
}
act-draw-how = { $most ->
    [one] Pick a card to exchange, or stand pat
   *[other] Pick up to { $most } cards to exchange, or stand pat
}
act-throw-how = { $most ->
    [one] Pick a card to throw away
   *[other] Pick { $most } cards to throw away
}
act-amount = Raise to…
act-amount-bet = Bet…
act-leaves = leaves { CHIPS($amount) }
act-from-to = { CHIPS($least) } to { CHIPS($most) }
act-only = only { CHIPS($least) }
act-unread = cannot be read
act-typed = Chips, or 2.5bb, 1.5k, 50%, pot, all-in
act-slider = Size
act-less = Less
act-more = More
act-sent = Sent…
act-your-turn = Your turn
act-your-draw = Your draw
act-waits = Waiting for { $name }
act-between = The next hand is about to start
act-watching = You are watching. Take an empty seat to play.
act-tournament = You are watching the tournament.
act-folded = You folded
act-all-in-wait = You are all-in
act-next-hand = You will be dealt in at the next hand
act-sitting-out = You are sitting out
act-leaving = You leave after this hand
act-broke = You have no chips left
act-lost = No connection. What you choose is sent when it is back.

preset-min = Min
preset-half-pot = ½ pot
preset-most-of-pot = ¾ pot
chips-blinds = { $count } BB
preset-blinds = { NUMBER($count) } BB
preset-own = { $size }
preset-max = Max
preset-label = { $size }: { CHIPS($amount) }

wish-check = { act-check }
wish-check-or-fold = Check / fold
wish-fold = { act-fold }
wish-call = { act-call }
wish-call-any = Call any
wish-group = In advance

fold-title = Fold for nothing?
fold-why = Checking is free.
fold-check = { act-check }
fold-anyway = Fold anyway
