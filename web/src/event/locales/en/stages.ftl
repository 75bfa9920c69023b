# Flights and the second day
flight-title = Flights
flight-day-two = Second day
flight-left = { $left } left
flight-bagged = { shared-word-bagged }
flight-carried = in the second day
flight-bring = Bring in flight { $flight }
flight-missing = Still to bag: { $flights }
bag-count = Count the bags first
flight-over = { shared-label-the-day-is-over }
flight-prizes = The prizes are played for on the second day.
bag-title = { shared-label-bag-the-chips }
bag-how = Count what each player puts into his bag. Whoever is not counted has what stands here.
bag-save = Bag all { $count }

# Shootout and bracket
stage-round = Round { $round } of { $rounds }
stage-through = { $count ->
    [one] { $count } through
   *[other] { $count } through
}
tab-bracket = Bracket
bracket-title = Bracket
bracket-final = Final
bracket-semi-final = Semi-finals
bracket-quarter-final = Quarter-finals
bracket-round-of = Round of { $players }
bracket-bye = bye
bracket-open = to be played
bracket-not-drawn = The bracket is drawn at the start. Seeds stand in it by their numbers, everybody else by lot.
bracket-wins = { $player } wins
bracket-screen = Bracket on a screen
bracket-seeds = Seeds
bracket-seed-next = Seed { $number }
bracket-seed-none = No seed
bracket-seeded = seed { $number }
bracket-by-hand = Set the pairs by hand
bracket-by-hand-how = Every player once, from the top. An empty place is a bye.
bracket-set = Set these pairs
bracket-by-lot = Leave it to seeds and lot
bracket-set-by-hand = The pairs are set by hand.
bracket-twice = { $player } stands here twice.
bracket-not-placed = Not in a pair yet: { $players }
bracket-nobody = bye
bracket-slot = Pair { $pair }, place { $place }

# Seats won in a satellite
seats-title = Seats to be won
seats-into = Seats are in
seats-none = No other event
seats-given = { $count ->
    [one] { $count } seat won
   *[other] { $count } seats won
}
seats-give = Enter the winners there
seats-won = has a ticket
seats-sent = on the way
seats-taken = entered
seats-cash = paid { $amount }
seats-kept = keeps the ticket
seats-worth = worth { $amount } each
