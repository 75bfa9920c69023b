manners-title = { table-manners }
manners-in-post = You post { $amount } with the next hand
manners-in-wait = You come in with the big blind
manners-in-back = You missed { $missed ->
    [small] the small blind
    [big] the big blind
   *[both] both blinds
}: { $amount } to post
manners-post = Post now
manners-wait = Wait for the big blind
manners-straddle = Straddle when I am first to act
manners-straddle-why = Twice the big blind, put down before the cards; you act last before the flop.
manners-twice = Run it twice
manners-twice-why = All-in with cards to come: the rest of the board is dealt twice, for half the pot each, if everybody agrees.
twice-ask-always = Ask me
twice-yes-always = Always
twice-no-always = { shared-label-never }
twice-question = All-in. Run the rest of the board twice, for half the pot each?
twice-yes = Run it twice
twice-no = Run it once
twice-waits = Run it twice? Asked now: { $names }
manners-on = On
manners-off = Off
manners-seat = { shared-label-change-seat }
manners-seat-to = { shared-label-seat-number }
manners-nothing = Nothing to settle here
list-full = Every seat is taken. { $count ->
    [0] Nobody waits yet.
    [one] One player waits for a seat at this game.
   *[other] { $count } players wait for a seat at this game.
}
list-join = Wait for a seat
list-leave = Wait no more
list-place = { $before ->
    [0] You are next for a seat at this game.
    [one] You wait for a seat at this game: one player is before you.
   *[other] You wait for a seat at this game: { $before } players are before you.
}
list-minutes = { $minutes ->
    [one] About a minute.
   *[other] About { $minutes } minutes.
}
list-kept-here = Seat { $seat } is kept for you: { $seconds } s
list-kept-there = Seat { $seat } at another table of this game is kept for you: { $seconds } s
list-sit = Sit down
list-go = Go there
history-title = Hands of this table
history-empty = No finished hands yet.
history-loading = Fetching hands…
history-failed = The hands could not be fetched.
history-again = Try again
history-more = Earlier hands
history-phh = PHH
history-phh-label = Download hand { $hand } as PHH
history-wins = { $name } wins { NUMBER($amount) }{ log-on-board }{ log-share }
open-name = Name of the table
open-name-usual = { $name }’s table
open-seats = { table-seats }
open-bets = Bets
open-forced = The house adds the blinds, or the ante and the bring-in, that go with these bets.
open-go = Open the table
history-shuffle = Shuffle
history-shuffle-label = Shuffle of hand { $hand }, to check it
open-learning = A table for learning: whoever faces a bet sees his pot odds
open-rabbit = Rabbit hunting: after the hand who asks sees what would have come
sit-out-now = Give this hand up too
manners-clock = Each decision has { $act } s{ $bank ->
    [0] .
   *[other] , and { $bank } s of a time bank behind them, filled every hour.
} { $reconnect ->
    [0] If your connection is lost the clock runs on.
   *[other] If your connection is lost the clock waits { $reconnect } s more.
} When time is up you { $silence ->
    [check] check where nothing is to be called, and fold facing a bet
   *[fold] fold
}.
manners-replay = Replay
manners-replay-label = Replay hand { $hand }
