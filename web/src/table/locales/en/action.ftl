act-actions = Your action
act-call-all-in = Call { NUMBER($amount) }, all-in
act-raise = Raise to { NUMBER($amount) }
act-all-in = All-in { NUMBER($amount) }
act-complete = Complete to { NUMBER($amount) }
act-bring-in = Bring in { NUMBER($amount) }
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
act-amount = Raise to, chips
act-amount-bet = Bet, chips
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
preset-blinds = { NUMBER($count) } BB
preset-max = Max
preset-label = { $size }: { NUMBER($amount) }

wish-check = { act-check }
wish-check-or-fold = Check / fold
wish-group = In advance

fold-title = Fold for nothing?
fold-why = Checking is free.
fold-check = { act-check }
fold-anyway = Fold anyway
