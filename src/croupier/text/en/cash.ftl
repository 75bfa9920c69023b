# Chips onto the table
cash-buy-in-too-small = { NUMBER($amount, useGrouping: 0) } is too little: the buy-in is { NUMBER($least, useGrouping: 0) } at least
cash-buy-in-too-large = { NUMBER($amount, useGrouping: 0) } is too much: the buy-in is { NUMBER($most, useGrouping: 0) } at most
cash-top-up-too-small = { NUMBER($amount, useGrouping: 0) } is too little: add { NUMBER($least, useGrouping: 0) } or more
cash-top-up-too-large = { NUMBER($amount, useGrouping: 0) } is too much: a stack is { NUMBER($most, useGrouping: 0) } at most, you may add { NUMBER($room, useGrouping: 0) }
cash-rebuy-too-small = { NUMBER($amount, useGrouping: 0) } is too little to buy in again: { NUMBER($least, useGrouping: 0) } at least

# Seats
cash-no-such-seat = there is no seat { $seat } here: the seats are 1 to { $seats }
cash-seat-taken = seat { $seat } is taken or kept for somebody: choose another
cash-sheet-uneven = the sheet does not come out even: { NUMBER($chips, useGrouping: 0) } chips too many were won
cash-one-seat-each = you hold seat { $seat } at this table: one seat each
cash-nobody-there = nobody sits in seat { $seat }
cash-seat-of-another-class = seat { $seat } is not of the same kind: a player may change from a better seat to a better one, from a worse to a worse one
cash-ask-the-floor = a change of seats is the floor’s to make: ask the floor
cash-seat-kept = seat { $seat } is kept: its player must be gone for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} and somebody must be waiting

cash-too-many-tables = you sit at { $most ->
    [one] a table already: leave it first
   *[other] { $most } tables already: that is the most
}
cash-feeds-another-game = { $table } cannot be the must-move table of { $to }: they deal different games
cash-too-few-seats = { $table } cannot be broken: { $players } players, { $seats } free seats elsewhere
cash-players-at-table = { $table } cannot be closed: { $players ->
    [one] a player sits
   *[other] { $players } players sit
} there
cash-nothing-in-cage = the cage keeps no chips for you

# Hands
cash-not-in-a-hand = not during a hand: wait until it is over
cash-hand-in-progress = { shared-text-a-hand-is-being-played }
cash-no-hand = no hand is being played
cash-too-few-players = a hand needs at least two players with chips
cash-no-time-charge = this table pays no time charge
cash-no-straddle = this table has no straddle
cash-no-run-twice = at this table the board is run out once
cash-no-waiting = here nobody waits for the big blind: post to come in
cash-nothing-owed = you owe nothing: you are dealt in anyway

# Lists
cash-on-the-list = you are on the list for { $game } already
cash-not-on-the-list = you are not on the list for { $game }
cash-not-called = you have not been called for { $game } yet

# The game
cash-bad-buy-in-bounds = a buy-in of { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } chips lets nobody in: put the smaller first, 1 or more
cash-two-charges = a table takes rake or a time charge, not both
cash-no-bomb-pots = { $game } has no bomb pots: it needs blinds and a flop
cash-bad-seats = { $seats } seats do not fit the game: { $fewest } to { $most }

# Dealers
cash-dealer-on-shift = { $dealer } is on duty already
cash-dealer-not-on-shift = { $dealer } is not on duty: clock in first
cash-dealer-at-table = { $dealer } is dealing at { $table }: push the table first

# Money
cash-time-without-minutes = a charge for time needs the minutes it is for
cash-table-open = the table { $table } is open already
cash-table-not-open = the table { $table } is not open: count a rack out to it first
cash-no-lammer = no chips are on their way to that player at { $table }
cash-two-signatures = a count needs the signatures of two people
cash-chips-on-table = { $players ->
    [one] a player still holds
   *[other] { $players } players still hold
} chips at { $table }: cash them out before closing

# Talk
cash-chat-frozen = a player is all-in: the chat is shut until the hand is over
cash-chat-flood = { $limit } messages in { $seconds } seconds are enough: wait a moment

# Our own
cash-chips-out = the chips do not add up: { NUMBER($before, useGrouping: 0) } before, { NUMBER($after, useGrouping: 0) } after
cash-seat-held-twice = somebody holds two seats at one table

# The floor of a live room
cash-bad-count = a stack cannot be { $amount }: count it again
cash-tables-open = { $tables ->
    [one] a table is
   *[other] { $tables } tables are
} still open: close them before a new shift begins
cash-not-the-last = entry { $number } is not the last one any more: take back what came after it first
cash-nobody-to-call = nobody can be called for { $game }: no seat is free, or nobody waits for one
cash-floor-not-called = the floor has not been called to { $table }
cash-chips-coming = chips are on their way to seat { $seat }: let the runner bring them first
cash-no-push-due = no push is due, or nobody is rested: clock another dealer in

# Rake by a table of the house's own, jackpots, points, tips, casino tables
cash-bad-rake-row = the row for { $players } players and a pot of { NUMBER($pot, useGrouping: 0) } cannot be: at least 2 players, and never more taken than the pot
cash-rake-row-twice = two rows of the table of rake are for the same players and pot: keep one
cash-no-rake-table = there is no table of rake “{ $name }”
cash-not-raked = this table goes by no table of rake: enter the rake, or give it one
cash-bad-jackpot-hand = “{ $hand }” is no hand of five cards, or a player has not so many cards of his own
cash-bad-jackpot-shares = { $loser } % for the loser and { $winner } % for the winner do not share a jackpot: together 100 % at the most, of { $pays } % that are paid
cash-jackpot-too-few = { $players ->
    [one] one player was dealt in
   *[other] { $players } players were dealt in
}: the jackpot wants { $least }
cash-jackpot-own-cards = in { $cards } too few of the player’s own cards play: the rules want { $own }
cash-jackpot-too-weak = { $cards } is too weak: the rules want { $least } or better
cash-jackpot-not-beaten = { $cards } was not beaten by that hand
cash-jackpot-too-small = the jackpot holds { NUMBER($holds, useGrouping: 0) }, not { NUMBER($amount, useGrouping: 0) }
cash-bad-board = “{ $board }” is no board of five cards with two or more cards to each hand
cash-no-jackpot = there are no rules for a bad beat jackpot: set them first
cash-no-high-hand = no high hand is played for now
cash-high-hand-out-of-bounds = a high hand is played for a week at the most, and its prize is not below nothing
cash-not-the-high-hand = { $name } has shown a hand as good already
cash-too-few-points = { $has ->
    [one] there is { NUMBER($has, useGrouping: 0) } point
   *[other] there are { NUMBER($has, useGrouping: 0) } points
}, not { NUMBER($points, useGrouping: 0) }
cash-not-rated = nobody of that name is rated at { $table }: enter his average bet
cash-no-tips = no tips have been counted, or no dealer has dealt: count the tip boxes first
