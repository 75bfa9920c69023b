act-bet = Bet { CHIPS($amount) }
act-call = Call { CHIPS($amount) }
act-call-all-in = Call { CHIPS($amount) }, all-in
act-raise = Raise to { CHIPS($amount) }
act-all-in = All-in { CHIPS($amount) }
act-sent = Sent…
act-your-turn = Your turn
act-your-draw = Your draw
act-waits = Waiting for { $name }
act-between = The next hand is about to start
act-watching = You are watching. Take an empty seat to play.
act-tournament = { $over ->
    [yes] Nothing more is played at this table. The event’s page has the places and the prizes.
   *[no] You are watching the tournament.
}
act-closed = Everybody has left with his chips.
act-to-event = To the event
act-folded = You folded
act-all-in-wait = You are all-in
act-next-hand = You will be dealt in at the next hand
act-sitting-out = You are sitting out
act-leaving = You leave after this hand
act-broke = You have no chips left
act-lost = No connection. What you choose is sent when it is back.

chips-blinds = { $count } BB

wish-check = { act-check }
wish-check-or-fold = Check / fold
wish-fold = { act-fold }
wish-call = { act-call }
wish-call-any = Call any
wish-group = In advance
