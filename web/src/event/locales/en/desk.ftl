desk-tabs = Parts of the desk
tab-tables = { lobby-tables }
tab-players = { lobby-players }
tab-prizes = { shared-label-prizes }
tab-log = Log
tab-more = More

# The clock on top
desk-clock = Clock
desk-pause = Pause
desk-go-on = Go on
desk-then = then { $blinds }
desk-left = { $left } of { $entries } left
desk-entered = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
desk-average = average { $chips } ({ $blinds } bb)
desk-break-in = break in { $time }
desk-level-back = Level back
desk-level-next = Next level
desk-level-over = Level is over
desk-level-over-how = clock to zero
desk-minutes = min
desk-set-to = Set to, minutes
desk-set = Set
desk-chips-in-play = Chips in play: { $chips }
desk-colour-up = Colour up { NUMBER($chip) }
desk-colour-up-how = raced for chips of { NUMBER($chip) }

# What is due
due-final-table = The final table
due-break = Table { $from } breaks
due-move = A player moves from table { $from } to table { $to }
due-halt = Table { $from } stops
due-hand-for-hand = Hand for hand
due-colour-up = Chips of { NUMBER($chip) } leave
due-do-final-table = Draw the final table
due-do-break = Break table { $from }: draw seats
due-do-move = Name the player and his seat
due-do-hand-for-hand = Call hand for hand
due-do-colour-up = Race the chips of { NUMBER($chip) }
due-buttons = Where was the button in the last hand?
desk-round = hand { $round }
desk-held = Out this hand, waiting for the other tables: { $players }
desk-still-playing = { $count ->
    [1] Table { $tables } still has its hand to report
   *[other] Tables { $tables } still have their hand to report
  }
desk-close-round = All tables have played
desk-hand-for-hand = Hand for hand
desk-end-hand-for-hand = End hand for hand

# The news
news-moved = { $player }: table { $old_table } seat { $old_seat }, now table { $table } seat { $seat }
news-seated = { $player }: table { $table } seat { $seat }
news-prize = { $player } is paid { $amount }
news-bounty = { $player } wins a bounty of { $amount }
news-waits = { $player } waits as an alternate

# Tables and seats
desk-no-tables = Seats are drawn at the start.
desk-seated = { $count } of { $chairs }
desk-seat = { shared-word-seat-numbered }
desk-empty-seat = seat { $seat }, empty: who comes here?
desk-who-comes = Who comes here? The fullest tables stand first.
desk-search-seat = Name, or table and seat
desk-broke = no chips
desk-button = { shared-label-button }
desk-table-halted = stands
desk-table-closing = breaks after this hand
desk-table-pushing = dealer push
desk-break = { shared-label-break-the-table }
desk-push = Dealer push
desk-waive = Let them play
desk-ruling = { shared-label-ruling }
desk-ruling-text = What was asked and answered
desk-ruling-clauses = { shared-label-clauses }
desk-ask-floor = Look it up at the floor desk
desk-note = Note it

# A player
desk-out-to = Out: who has the chips?
desk-out-none = No chips left
desk-out = Out
desk-several = Split between several
desk-one-taker = One player has them
desk-out-split = Out, split between { $count }
desk-rebuy = Rebuy
desk-add-on = { shared-label-add-on }
desk-move = Move
desk-move-to = Move to table–seat
desk-chips = { shared-label-chips }
desk-penalty = Penalty
desk-protest = Protest
desk-lock = Lock the seat
desk-unlock = Unlock the seat
desk-unregister = { shared-label-take-the-entry-back }
desk-register-again = Enter again
desk-pay-out = Pay out
desk-code = Code for his phone:
desk-back = Back
desk-is-registered = entered
desk-is-alternate = alternate
desk-is-playing = { shared-word-playing }
desk-is-broke = no chips
desk-is-out = out
desk-is-gone = entry taken back
desk-is-bagged = { shared-word-bagged }
desk-is-disqualified = disqualified
desk-place = place { $place }
desk-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
desk-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
desk-add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}
desk-misses = { $count ->
    [one] misses { $count } hand
   *[other] misses { $count } hands
}
desk-why = Reason
move-director = Director
move-wrong-seat = Wrong seat
move-special-needs = Special needs
desk-no-free-seat = No free seat
desk-has-chips = Chips he has
chips-counted = Counted
chips-found = Found
chips-hidden = Were hidden
chips-surrendered = Gives up
desk-offence = Offence
desk-choose = { shared-label-choose }
desk-no-answer = { shared-text-house-does-not-answer }
desk-no-advice = The book says nothing on it.
sanction-warning = Warning
sanction-hands = { $number ->
    [one] Misses { $number } hand
   *[other] Misses { $number } hands
}
sanction-rounds = { $number ->
    [one] Misses { $number } round
   *[other] Misses { $number } rounds
}
sanction-disqualified = Disqualified
desk-by-the-book = by the book
desk-book-may = the book allows it too
desk-protest-text = What he protests
desk-in-writing = { shared-word-in-writing }

# Entries
desk-search = Find a player
desk-search-enter = Find or enter a player
desk-register = Enter { $name }
desk-register-reserved = Reserved: { $name } pays
desk-register-new = Enter { $name }, new here
desk-registration-closed = Registration is closed.
desk-nobody = Nobody of that name.
desk-start = Draw seats and start
desk-pool-so-far = { $amount } in the pool so far

# Prizes and deals
desk-money = { shared-label-money }
desk-to-pay = To be paid out
desk-overlay = Overlay
desk-bounties = { shared-label-bounties }
desk-fees = { shared-label-fees }
desk-staff = Staff
desk-paid = { shared-label-paid }
desk-entry = Entry
desk-count = Count stacks
count-right = { $total } chips: all there
count-wrong = { $total } chips counted, { $before } in play
desk-deal = Deal
desk-deal-made = A deal was made; { $left } is left for the first place.
deal-icm = { shared-label-icm }
deal-chips = { shared-label-chip-chop }
deal-even = Even
deal-custom = Own amounts
deal-leave = Left for the first place
deal-left = { $amount } is left for the first place.
deal-missing = { shared-text-still-to-be-shared }
deal-how = Everybody left is asked; it takes every yes. It can be called off until then.
deal-offer = Put it to the players
desk-offer = A deal is on offer: { $kind }
desk-offer-how = { $yes } of { $all } have said yes. Here or on their own phones.
deal-yes = { field-yes }
deal-no = { field-no }
deal-said-yes = { shared-word-yes }
desk-call-off = Call it off

# Log
desk-log = Log
desk-who-did = { shared-label-who-did-what }
desk-record = Rulings and penalties
desk-undone = Taken back: { $text }
log-takers = Chips to { $takers }
log-none = Nothing yet.
log-clock = the clock
log-undone = taken back by { $by }
record-none = No rulings, no penalties.
record-penalty = Penalty
record-ruling = { shared-label-ruling }
record-protest = Protest
record-notice = Notice
record-hand = Table { $table }, hand { $hand }
log-register = { $player } entered
log-unregister = { $player }: entry taken back
log-start = Started
log-close-registration = Registration closed
log-buy = { $player } bought chips
log-begin-hand = Table { $table }: a hand begins
log-end-hand = Table { $table }: the hand is over
log-bust = { $player } is out
log-button = Table { $table }: the button
log-move = { $player } moved
log-lock = { $player }: the seat locked or unlocked
log-balance = Tables balanced
log-form-final-table = The final table drawn
log-close-round = A hand of hand for hand is over
log-break-table = Table { $table } broken
log-open-table = A table opened
log-tick = The clock announced a level
log-next-level = The level changed
log-stop = { shared-label-clock-stopped }
log-resume = Clock goes on
log-set-clock = Clock set
log-push = Table { $table }: dealer push
log-call-hand-for-hand = Hand for hand called or ended
log-colour-up = Colour-up
log-set-stack = { $player }: chips counted
log-deal = Deal made
log-offer-deal = Deal offered
log-answer-deal = { $player } answered the deal
log-call-off-deal = Deal called off
log-connection = { $player }: connection
log-sell-share = { $player } sold a share
log-cancel = Event called off
log-penalise = { $player }: penalty
log-protest = { shared-text-player-protests }
log-ruled = Table { $table }: ruling

# Said when done
done-register = { $player } entered
done-unregister = { $player }: entry taken back
done-start = Seats drawn, cards in the air
done-close-registration = Registration closed
done-rebuy = { $player }: rebuy
done-add-on = { $player }: add-on
done-bust = { $player } is out, chips to { $takers }
done-out = { $player } is out
done-move = { $player} to table { $table } seat { $seat }
done-lock = { $player }: seat locked
done-unlock = { $player }: seat unlocked
done-balance = Player moved
done-break-table = { $from ->
    [0] Table broken
   *[other] Table { $from } broken
}
done-open-table = Table opened
done-form-final-table = Final table drawn
done-close-round = Next hand
done-call-hand-for-hand = { $on ->
    [no] Hand for hand ended
   *[other] Hand for hand called
}
done-colour-up = Chips of { NUMBER($chip) } left the tables
done-chips = { $player }: { $chips } chips
done-next-level = { $by ->
    [one] Next level
   *[other] Level changed
}
done-stop = { shared-label-clock-stopped }
done-resume = Clock goes on
done-set-clock = Clock set to { $time }
done-push = Dealer push at table { $table }
done-penalise = { $player }: { $sanction }
done-protest = { $player }: protest noted
done-ruled = Ruling noted
done-offer-deal = Deal offered: { $kind }
done-deal-yes = { $player } says yes
done-deal-no = { $player } says no
done-call-off-deal = Deal called off
done-pay-out = { $player } paid { $amount }
done-cancel = Event called off
done-bring-bots = { $count } bots entered

# More
desk-screens = Screens and paper
desk-tv = TV clock
desk-player-page = Players’ page
desk-floor = Floor desk
desk-event = The event
desk-close-registration = Close registration
desk-open-table = { open-table }
desk-final-table = Draw the final table
desk-cancel = Call the event off
cancel-pays = { $total } goes back:
cancel-sure = Yes, call it off
desk-bots = { open-bots }
desk-bring = Enter them
desk-starts = { shared-label-starts }
desk-play = Watch the play
done-schedule = Start set
log-schedule = The start was set
log-bring-bots = Bots entered
log-pay-out = { $player } was paid
log-claim = { $player }: code typed in
log-unclaim = { $player }: code given up
desk-device = This device
desk-sign = Your name in the log
desk-signed = The log names you { $name }.
desk-who-works = { shared-label-who-works-here }
desk-stopped = The house found its own error here: the event can be looked at and nothing else. Chips and money are where they were.

# Flights, rounds, missed blinds
due-round = The round is over
due-do-round = Draw the next round
due-day-over = { shared-label-the-day-is-over }
due-do-day-over = { shared-label-bag-the-chips }
due-bag-to = They go on in…
due-dodging = The blinds pass by
done-next-round = Next round drawn
done-bag-up = Chips bagged
done-blind-missed = { $player }: a missed blind noted
desk-missed-blind = Missed blind
missed-broken-table = From a broken table
missed-absent = Not in his seat
missed-late = Came late
log-seed = { $player }: place in the bracket
log-next-round = The next round drawn
log-bag-up = Chips bagged
log-carry-in = A flight came in
log-blind-missed = { $player } missed a blind

# Seats at entry, penalties, add-ons, deals, levels
undo-another = Take back what another has done?
undo-told = { $name } is told.
entered-print = Print the seat card
entered-at-once = print each at once
add-ons = Add-ons
add-ons-table = Add-ons at table { $table }
add-ons-how = Whoever takes none is tapped off. An add-on costs { $price }.
add-ons-none = Everybody here has his add-on.
add-ons-sell = Sell { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}, { $amount }
deal-ends = The deal
deal-ends-how = Places by chips; everybody has what was agreed.
deal-ends-first = Who is first and has the { $amount } kept for him?
deal-ends-now = End the event
done-end-by-deal = The event is over by the deal
log-end-by-deal = Ended by the deal
desk-draw-seats = Draw the seats now
desk-start-clock = Start the clock
done-draw-seats = Seats drawn
log-draw-seats = Seats drawn
log-set-levels = Levels changed
log-count-hands = Table { $table }: a hand was played
log-serve-penalty = { $player }: hands on penalty served
log-lift-penalty = { $player }: penalty lifted
log-buy-rebuy = { $player }: rebuy, { NUMBER($amount, minimumFractionDigits: 2) }
log-buy-add-on = { $player }: add-on, { NUMBER($amount, minimumFractionDigits: 2) }
log-bust-broke = { $player } lost all chips and may rebuy
done-broke = { $player } has no chips and may rebuy
log-end-hand-broke = Table { $table }: the hand is over
penalty-served = Missed a hand
penalty-served-all = Penalty served
penalty-lift = Lift the penalty
done-serve-penalty = { $player }: { $count ->
    [one] { $count } hand
   *[other] { $count } hands
} served
done-lift-penalty = { $player }: penalty lifted
sanction-lifted = { $number ->
    [one] { $number } hand
   *[other] { $number } hands
} let off
sanction-rounds-hands = Misses { $number ->
    [one] { $number } round
   *[other] { $number } rounds
} ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
})
record-lifted = Penalty lifted
desk-hand-played = A hand was played
desk-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
} so far
done-count-hands = Table { $table }: a hand counted
desk-register-another = Another player called { $name }
event-elsewhere = elsewhere: { $id }
event-clause-elsewhere = Your book is silent; show { $id } of another
levels-edit = Change the levels
levels-title = Levels and breaks
levels-save = Use these levels
done-set-levels = Levels changed
levels-small = Small
levels-big = Big
levels-ante = Antes
levels-minutes = Mins
levels-hands = Hands
levels-bring-in = Bring-in bet
levels-small-bet = Small bet
levels-big-bet = Big bet
levels-break = A break
levels-add = Add a level
levels-add-break = Add a break
levels-split = Split in two
levels-remove = { shared-label-remove }
levels-up = Earlier
levels-down = Later
levels-off = Chips that leave
levels-played = played
levels-plan = Plan them anew
levels-number = Level { $number }
levels-more = More of it
levels-falls = Level { $level }: the antes fall from { NUMBER($before) } to { NUMBER($ante) }. They are never lowered as play goes on (TDA-2024:RP11).
levels-none = There is no level to play, only breaks
levels-no-big = Level { $level } has neither a big blind nor a small bet
levels-small-above = Level { $level }: the big blind, { NUMBER($big) }, is below the small one, { NUMBER($small) }
levels-bets-fall = Level { $level }: the big bet, { NUMBER($big) }, is below the small one, { NUMBER($small) }
levels-unchanged = Nothing is changed yet
levels-game = Game of the level
open-change = Change the event
desk-papers = Papers (PDF)
desk-paper-seats = Seat cards
desk-paper-ranking = Ranking
desk-paper-payouts = Payouts, signed
desk-paper-receipts = Receipts, numbered
desk-paper-report = Money report
desk-receipts = { shared-label-receipts }
