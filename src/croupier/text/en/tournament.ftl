# Why: seats
tournament-why-day-two-seat = drawn by lot for the second day, with the chips he bagged
tournament-why-round = round { $round }: { $players ->
    [one] { $players } player
   *[other] { $players } players
} at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, drawn by lot
tournament-why-through = { $player } wins the table and goes through
tournament-why-round-over = round { $round } is over: { $players ->
    [one] { $players } player is
   *[other] { $players } players are
} through
tournament-why-day-over = flight { $flight } is over with { $left ->
    [one] { $left } player
   *[other] { $left } players
} left: the hands in progress are played, then chips are bagged
tournament-why-bagged = { $players ->
    [one] { $players } player has
   *[other] { $players } players have
} bagged in flight { $flight }
tournament-why-carried-in = flight { $flight } is in with { $players ->
    [one] { $players } bag
   *[other] { $players } bags
}
tournament-why-random-seat = drawn by lot before the start
tournament-why-makes-way = { $player } is back, and his seat is taken: another is drawn
tournament-why-button-by-card = table { $table }: a card to each seat for the button, seat { $seat } has the highest, { $card }
tournament-why-picked-seat = picked at a table with open seat cards
tournament-why-late-seat = drawn by lot from { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
tournament-why-special-needs = seated by the floor for special needs
tournament-why-wrong-seat = goes to his own seat with all chips he has by now
tournament-why-director = moved by the director
tournament-why-next-big-blind = next to post the big blind at table { $table }
tournament-why-stud-by-seat = takes seat { $seat }, which became empty last
tournament-why-two-step-draw = table { $table } breaks: seat cards scrambled, then drawn by the highest card
tournament-why-breaking = { $players ->
    [one] { $players } player fits
   *[other] { $players } players fit
} at one table fewer than { $tables }
tournament-why-broken = table { $table } is closed
tournament-why-ordered = table { $table } is closed by the director
tournament-why-stays-open = table { $table } stays: there is no room for its players elsewhere
tournament-why-final-table = the last { $players ->
    [one] { $players } player comes
   *[other] { $players } players come
} together
tournament-why-halt = table { $table } stops until it is filled
tournament-why-goes-on = table { $table } goes on

# Why: going out
tournament-why-out = lost his last chips
tournament-why-same-hand = { $players ->
    [one] { $players } player
   *[other] { $players } players
} went out on the same hand
tournament-why-taken = { $player } went out

# Why: the clock
tournament-why-level = level { $level }: { NUMBER($small, useGrouping: 0) }/{ NUMBER($big, useGrouping: 0) }, from the next hand on
tournament-why-break = a break of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
tournament-why-clock-set = set by the director
tournament-why-break-called = a break of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for all events: hands being played are played out
tournament-why-break-began = the last hand is over: a break of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} begins
tournament-why-hand-for-hand = { $places ->
    [one] { $places } place is paid
   *[other] { $places } places are paid
}: tables play hand for hand
tournament-why-hand-for-hand-over = the players left are in the money: hand for hand is over
tournament-why-hand-for-hand-clock = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} off the clock for the hand

# Why: money
tournament-why-late-over = { $level ->
    [0] registration was open until the start
   *[other] late registration was open through level { $level }
}
tournament-why-closed-full = the event is full with { $most ->
    [one] { $most } entry
   *[other] { $most } entries
}
tournament-why-closed-second-day = whoever plays the second day has bagged in a flight
tournament-why-closed-in-the-money = with { $left ->
    [one] { $left } player
   *[other] { $left } players
} left the prizes begin
tournament-why-closed-by-director = closed by the director
tournament-why-prizes-set = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $places ->
    [one] { $places } place
   *[other] { $places } places
} paid
tournament-why-prizes-changed = the floor sets the prizes anew, { $places ->
    [one] { $places } place
   *[other] { $places } places
} paid{ $said ->
    [no] {""}
   *[yes] : { $reason }
}
tournament-why-cash-instead = { $player } takes money in place of the prize
tournament-why-rebuys-asked = table { $table } waits: who has no chips buys more or is out
tournament-why-rebuys-closed-by-director = rebuys and add-ons are closed by the director
tournament-why-rebuys-nobody-left = one player has all the chips: nobody is left to buy more
tournament-why-closed-nobody-left = one player has all the chips: nobody is left to play a hand of this level with
tournament-why-own-bounty = the bounty on his own head
tournament-why-ends-at-one = one player has all the chips
tournament-why-ends-at-equal-prizes = { $left ->
    [one] { $left } player is left, as many as there are prizes
   *[other] { $left } players are left, as many as there are prizes
}

# Entries
tournament-registration-closed = registration is closed
tournament-full = the event is full: it takes { $most ->
    [one] { $most } entry
   *[other] { $most } entries
}
tournament-already-in = { $player } is in already: a player holds one seat
tournament-disqualified-stays-out = { $player } is disqualified and cannot enter again
tournament-no-more-entries = { $player } may enter again { $most ->
    [0] not at all here
    [one] once only
   *[other] { $most } times only
}
tournament-already-paid = { $player } has been paid a prize and cannot enter again
tournament-register-in-a-flight = nobody enters on the second day: enter a flight ({ $flights })
tournament-one-flight = { $player } has played a flight: here everybody plays one
tournament-flight-bagged = { $player } is through or still in: another flight is for who is out
tournament-unregister-too-late = an entry can be taken back until { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} before the start
tournament-no-unregistering = entries to this event cannot be taken back
tournament-won-seat-stays = { $player } won this seat: it cannot be taken back
tournament-already-started = the event has begun
tournament-too-few-entries = { $entries ->
    [one] { $entries } entry is
   *[other] { $entries } entries are
} too few: an event needs two
tournament-no-rebuys-now = no rebuys are sold now
tournament-rebuy-needs-seat = { $player } is out: a rebuy is for who has not left his seat
tournament-rebuy-during-hand = { $player } is in a hand: a rebuy is made before the next one
tournament-rebuy-stack-too-big = { $player } has too many chips to rebuy: { NUMBER($most, useGrouping: 0) } at most
tournament-nothing-to-decline = { $player } has chips, or has said no already
tournament-no-more-rebuys = { $player } has made all { $most } rebuys
tournament-no-add-on-now = no add-on is sold now
tournament-no-second-add-on = { $player } cannot take an add-on: one for each player who is still seated

# Seats and hands
tournament-no-such-player = there is no player “{ $player }” in this event
tournament-no-such-table = there is no table { $table }
tournament-not-seated = { $player } has no seat
tournament-no-seat-swaps = { $player } keeps the seat that was drawn: seats are not exchanged
tournament-seat-taken = seat { $seat } at table { $table } is not free
tournament-in-a-hand = { $player } is in a hand at table { $table }: he can move when it is over
tournament-no-room-to-break = table { $table } cannot close: { $players ->
    [one] { $players } player
   *[other] { $players } players
} for { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
tournament-no-such-seat = there is no seat { $seat } at table { $table }, or nobody to play there
tournament-no-move-due = no player has to move now
tournament-no-final-table-yet = { $left ->
    [one] { $left } player is
   *[other] { $left } players are
} left: the final table comes later
tournament-hands-running = hands are being played: wait until they are over
tournament-not-running = the event is not running
tournament-hand-running = table { $table } is playing a hand
tournament-on-break = table { $table } waits: it is the break
tournament-clock-stands = the clock stands
tournament-clock-runs = the clock runs
tournament-table-closes = table { $table } is closing
tournament-final-table = table { $table } waits: the final table is drawn
tournament-too-few-players = table { $table } needs two players with chips
tournament-hand-for-hand-waits = table { $table } has played its hand and waits for the others
tournament-halted = table { $table } waits for players
tournament-no-hand = no hand is being played at table { $table }
tournament-wrong-seats = the stacks are not those of the seats dealt in at table { $table }
tournament-chips-differ = { NUMBER($before, useGrouping: 0) } chips went into the hand and { NUMBER($after, useGrouping: 0) } came out
tournament-bust-needs-taker = { $player } has { NUMBER($amount, useGrouping: 0) } chips: say who won them
tournament-stack-beyond-all = { NUMBER($chips, useGrouping: 0) } is more than the { NUMBER($all, useGrouping: 0) } chips that were given out in this event: count again
tournament-bust-told-already = { $player } has no chips left: that was told already
tournament-bust-taker-not-seated = { $player } has no seat to take chips at
tournament-final-table-plays = the final table plays: no other is opened
tournament-no-such-level = there is no level { $level }
tournament-level-played = level { $level } is played or has been: only those to come can be changed
tournament-why-levels-set = the director plans the levels to come anew
tournament-at-entry-live = seats are drawn at entry (seating.at_entry) in live events of one draw alone
tournament-seats-at-the-start = the seats of this event are drawn when it starts
tournament-seats-drawn-already = the seats are drawn
tournament-level-too-early = the next level is announced once the clock is at zero, in { $minutes } min { $seconds } s; set a wrong clock right first
tournament-break-called = the break for all events begins when the last hand is over
tournament-no-push-now = dealers do not change in the last { $seconds } seconds of a level
tournament-hand-for-hand-already = hand for hand is on
tournament-not-hand-for-hand = hand for hand is not on
tournament-nothing-to-undo = there is nothing to undo
tournament-no-such-command = there is no command { $number } in the log
tournament-undone-already = command { $number } has been taken back already{ $who ->
    [nobody] {""}
   *[other] , by { $by }
}
tournament-undo-later-first = command { $number } cannot be taken back alone: { $later ->
    [one] { $later } later command stands
   *[other] { $later } later commands stand
} on it, the last is { $last }
tournament-undo-stands-on-it = this cannot be taken back alone: what { $by } did since stands on it{ $who ->
    [nobody] {""}
   *[other] {" "}({ $player })
}, command { $later }
tournament-tables-play-out = tables of a round are played to their winner: nobody moves, none opens or closes
tournament-no-round-yet = { $tables ->
    [one] { $tables } table plays
   *[other] { $tables } tables play
} still: the next round is drawn when all have their winner and two are through
tournament-no-seeds-now = seeds are for a bracket that has not been drawn
tournament-paired-twice = { $player } stands in the bracket twice
tournament-not-paired = { $player } has no place in the bracket
tournament-pairs-wrong = this bracket has { $slots } slots, in pairs from the top, and nobody’s bye meets a bye
tournament-seed-taken = seed { $number } is held by { $player }
tournament-day-over = table { $table } waits: the day is over
tournament-day-not-over = the day is not over: nobody bags
tournament-bags-differ = { NUMBER($chips, useGrouping: 0) } chips are in play and { NUMBER($bags, useGrouping: 0) } in the bags: count again
tournament-no-such-flight = there is no flight “{ $flight }” here
tournament-flight-is-in = flight { $flight } is in already, or the second day has begun
tournament-flight-not-in = flight { $flight } has not bagged: the second day waits for it
tournament-never-settles = the event does not come to rest: it was stopped with every chip where it was

# Prizes
tournament-prizes-no-parts = the parts of a ladder must sum to more than 0
tournament-prizes-pool-too-small = the pool cannot pay { $places ->
    [one] { $places } place
   *[other] { $places } places
} so much as the least prize
tournament-prizes-first-impossible = no ladder of this pool has such a first prize

# Chips
tournament-why-colour-up = the chips of { NUMBER($chip, useGrouping: 0) } leave the tables, raced for chips of { NUMBER($next, useGrouping: 0) }
tournament-why-chips-counted = the stack of { $player } was counted anew
tournament-why-chips-found = { $player } found chips: what does not make a chip in play stays out
tournament-why-chips-hidden = { $player } had chips out of view: they are forfeited
tournament-why-chips-surrendered = { $player } gave up his chips for a fresh stack: they are out of play
tournament-no-such-chip = there is no chip of { NUMBER($chip, useGrouping: 0) } in play
tournament-not-smallest-chip = chips of { NUMBER($chip, useGrouping: 0) } cannot leave before those of { NUMBER($smallest, useGrouping: 0) }, or are the largest
tournament-colour-up-between-hands = chips are coloured up between hands: a hand is being played
tournament-chips-do-not-change = chips of { NUMBER($chip, useGrouping: 0) } do not make chips of { NUMBER($next, useGrouping: 0) }
tournament-race-cards = seat { $seat } has { $due ->
    [one] { $due } odd chip
   *[other] { $due } odd chips
} and so many cards in the race, not { $given }
tournament-column = chips stand in columns of 5, 10, 15 or 20, not of { $column }
tournament-stack-cannot-be-made = a stack of { NUMBER($stack, useGrouping: 0) } cannot be made: { NUMBER($left, useGrouping: 0) } is left over

# Deals, refunds, shares
tournament-why-deal = { $players ->
    [one] { $players } player agreed
   *[other] { $players } players agreed
} on other prizes
tournament-why-ended-by-deal = the deal ends the event: { $players ->
    [one] { $players } player has
   *[other] { $players } players have
} what was agreed
tournament-why-deal-offered = a deal is put to the { $players ->
    [one] { $players } player
   *[other] { $players } players
} left: it takes everybody’s yes
tournament-why-deal-refused = { $player } says no: play goes on
tournament-why-deal-called-off = the deal is taken back: play goes on
tournament-why-deal-disconnected = { $player } is disconnected: no deal without everybody
tournament-why-deal-others-left = somebody went out meanwhile: the deal is off
tournament-why-refund-not-started = called off before the start: buy-in and fee back to { $players ->
    [one] { $players } player
   *[other] { $players } players
}
tournament-why-refund-running = called off before the money: the fee back, half the pool evenly and half by chips, to { $players ->
    [one] { $players } player
   *[other] { $players } players
}
tournament-why-refund-in-the-money = called off in the money: the fee back, the next prize each and the rest by chips, to { $players ->
    [one] { $players } player
   *[other] { $players } players
}
tournament-no-deals-here = no deals are made in this event
tournament-deal-not-now = a deal is made between hands, once the prizes are fixed
tournament-deal-final-table-only = deals are made at the final table only
tournament-deal-before-the-money = { $left ->
    [one] { $left } player is left
   *[other] { $left } players are left
}, more than there are prizes: a deal is for those who are in the money
tournament-deal-not-agreed = { $player } has not agreed to this deal
tournament-deal-disconnected = { $player } is disconnected: no deal without everybody
tournament-deal-made-already = a deal has been made: there is nothing left to divide but the first place
tournament-deal-on-offer = deal { $number } is on offer: answer it, or take it back first
tournament-deal-not-on-offer = deal { $number } is not on offer
tournament-deal-not-his = { $player } is not among those who can make this deal
tournament-no-deal-made = no deal has been made that could end the event
tournament-deal-names-no-winner = say who is first: the deal keeps something for him
tournament-deal-talk = table { $table } waits: a deal is being talked about
tournament-deal-not-everybody = a deal names every player left, and nobody else
tournament-deal-wrong-sum = a deal must share out what is left of the prizes, no more and no less
tournament-deal-below-next-prize = nobody may get less than the next prize
tournament-deal-left-too-much = more cannot be left for the first place than its prize
tournament-deal-too-many = a deal by ICM is made among { $most } players at most: wait until fewer are left, or write the amounts down
tournament-deal-needs-two = a deal takes two players at least
tournament-deal-needs-amounts = a deal of your own needs its amounts
tournament-prizes-not-yet = the prizes are not fixed: entries, rebuys or add-ons are still sold
tournament-prizes-by-deal = the players have a deal, or talk about one: the prizes are theirs to share
tournament-prizes-too-many = { $places } prizes are too many: { $players ->
    [one] { $players } player takes
   *[other] { $players } players take
} places
tournament-prizes-rise = place { $place } cannot be worth more than place { $better }
tournament-prizes-below = place { $place } is worth { $least } for certain: { $given } is too little
tournament-prizes-short = { $amount } is missing: the prizes sum to { $given } and the pool is { $total }
tournament-prizes-over = { $amount } is too much: the prizes sum to { $given } and the pool is { $total }
tournament-no-award = { $player } has won nothing that money could be given for
tournament-cash-too-little = the prize is worth { $amount }: less money cannot be given in its place
tournament-breaks-alone = an event with common breaks ([breaks]) has no breaks of its own and no add-on
tournament-award-value = a prize that is not money ([prizes.award]) needs its value; where prizes are equal it is theirs
tournament-share-impossible = a share of { $percent } % cannot be sold, nor below its price
tournament-share-to-himself = { $player } cannot sell a share to himself
tournament-share-not-sold = no share of { $player } is theirs to give back
tournament-shares-too-late = shares are sold between registration and the start
tournament-shares-too-many = { $percent } % cannot be sold: { $left } % are left

# Papers
tournament-paper-title = { $event }
tournament-paper-name = { $name }
tournament-paper-seat = Table { $table }, seat { $seat }
tournament-paper-chips = { NUMBER($chips) } in chips
tournament-paper-receipt-entry = Receipt no. { $number }: entry
tournament-paper-receipt-re-entry = Receipt no. { $number }: re-entry
tournament-paper-receipt-rebuy = Receipt no. { $number }: rebuy
tournament-paper-receipt-add-on = Receipt no. { $number }: add-on
tournament-paper-receipt-refund = Receipt no. { $number }: entry taken back, paid back to the player
tournament-paper-receipt-prize = Receipt no. { $number }: prize paid to the player
tournament-paper-place = Place { $places }
tournament-paper-part-pool = To the prize pool: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-part-bounty = Bounty: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-part-staff = To the staff: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-part-fee = Fee: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-total = Total: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-entries = Entries: { $entries }
tournament-paper-pool = Prize pool: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-overlay = of it added by the house: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-fees = Fees: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-staff = To the staff: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-provisional = Provisional: entries are still open
tournament-paper-row = { $places }. { $name }: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-row-open = { $places }. { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Discipline
tournament-why-warned = { $player } is warned
tournament-why-misses-hands = { $player } misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, dealt in and blinded
tournament-why-disqualified = { $player } is disqualified: { NUMBER($amount, useGrouping: 0) } chips leave play
tournament-why-blind-escaped = a blind has passed { $player } by { $times ->
    [one] once
   *[other] { $times } times
}: dodging blinds on purpose is penalised
tournament-why-protest = { shared-text-player-protests }
tournament-why-ruled = a ruling of the floor at table { $table }
tournament-above-office = this sanction is above the office: { $office ->
    [dealer] a dealer does not sanction
    [judge] a judge warns and gives rounds, the chief judge disqualifies
   *[other] only a higher office may impose it
}
tournament-penalty-without-length = say how many hands or rounds are missed
tournament-no-penalty = { $player } has no hands to miss
tournament-protest-rejected = a protest is filed in writing, through the chief judge, before the event ends
tournament-decision-final = the floor’s decision is final here: no protest is taken

# Planning, flights, leagues
tournament-structure-impossible = no structure fits: at least two players, a stack of some chips, some time
tournament-flight-percent = a flight plays down to 1 to 99 percent, not { $percent }
tournament-league-place = there is no place { $place } among { $entries }
tournament-league-not-over = { $event } is not over: there are no places to count
tournament-league-event-twice = { $event } counts already
tournament-league-no-event = { $event } does not count
tournament-bank-too-small = the time bank holds { $held } s, not { $seconds }

# An event’s file
tournament-file-not-toml = this is not TOML ({ $problem })
tournament-file-unknown = there is no “{ $field }” here: nearest are { $nearest }
tournament-file-missing = “{ $field }” is missing
tournament-file-choice = { $field } cannot be “{ $value }”
tournament-file-type = { $field } must be { $wanted ->
    [whole] a whole number
    [number] a number
    [text] a text in quotes
    [flag] true or false
    [list] a list in brackets
    [table] a table
   *[other] something else
}{ $got ->
    [text] , not a text
    [whole] , not a whole number
    [number] , not a number
    [flag] , not true or false
    [list] , not a list
    [table] , not a table
   *[other] {""}
}
tournament-file-bound = { $field } must be { $bound ->
    [least] at least
   *[other] at most
} { $number }
tournament-file-wrong = { $field } cannot be taken: { $problem }
tournament-file-not-cents = { $field } is an amount of money with at most two decimals, not { $value }
tournament-file-cannot-open = { shared-text-file-unreadable }
tournament-file-not-utf8 = { $file } is not UTF-8 from byte { $at } on: save it as UTF-8
tournament-name-twice = { $file }:{ $line }: { $name } stands there twice
tournament-too-few-names = { $file }: { $names ->
    [one] { $names } name is
   *[other] { $names } names are
} too few: an event needs two
tournament-rounds-late = a shootout or a bracket has no late entries, re-entries, rebuys, add-ons, nor alternates
tournament-bracket-seats = a bracket is played heads-up: seats = 2, not { $seats }
tournament-rounds-alone = a shootout or a bracket has neither flights nor equal prizes
tournament-flights-names = flights need names, each its own
tournament-flights-end = a flight ends after a level (after_level) or with a percentage left (percent): say one of them
tournament-no-such-term = an event has no term “{ $term }”: croupier.tournament.Terms has them all
tournament-no-such-game = there is no game “{ $game }”
tournament-no-levels = the event has no levels: add [[level]] with small_blind and big_blind
tournament-level-without-blinds = level { $level } has no big_blind and no small_bet
tournament-staff-above-buy-in = staff cannot be more than the buy-in
tournament-bounty-above-buy-in = bounty and staff together cannot be more than the buy-in
tournament-stack-not-in-chips = a stack of { NUMBER($stack, useGrouping: 0) } cannot be made of chips of { NUMBER($chip, useGrouping: 0) } and larger
tournament-too-many-seats = { $seats } seats are too many: the games of this event are dealt to { $most } at most

# The simulation
tournament-broken-chips = chips are not conserved: { $where }
tournament-broken-seats = seats do not agree: { $where }
tournament-broken-balance = a move was left undone: { $where }
tournament-broken-small-blind = moved into the small blind: { $where }
tournament-broken-big-blind-twice = the big blind twice in a row: { $where }
tournament-broken-ledger = the ledger does not sum to zero: { $where }
tournament-broken-left = who is in play and who has a seat do not agree: { $where }
tournament-broken-bags = the bags are not the chips: { $where }
tournament-broken-flights = flights and second day do not agree: { $where }
tournament-broken-prizes = the prizes are not the pool: { $where }
tournament-broken-bounties = bounties left over: { $where }
tournament-broken-places = a place missing or given twice: { $where }
