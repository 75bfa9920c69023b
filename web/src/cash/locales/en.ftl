cash-title = Cash room
cash-floor = { table-floor }
cash-lists = Lists
cash-mine = My place
cash-lobby = { table-back }
cash-loading = The room is on its way…
cash-stopped = The room has stopped: its books did not agree. Nothing is lost; call whoever keeps the house.
cash-undo = { shared-label-take-back }
cash-log = { shared-label-who-did-what }
cash-nothing = { shared-label-nothing-yet }

cash-tables = { lobby-tables }
cash-no-tables = No table is open. Open one, or wait until enough people are on a list.
cash-open-table = { open-table }
cash-table-name = { shared-label-name }
cash-table-game = { open-game }
cash-table-small = Small blind or bet
cash-table-big = Big blind or bet
cash-table-least = Buy-in from
cash-table-most = to (0: no limit)
cash-table-seats = Seats
cash-table-book = Book
cash-table-feeds = Feeds
cash-table-feeds-none = no table (a main game)
cash-table-rack = Rack, chips
cash-placard = { $small }/{ $big } · { $most ->
    [0] from { NUMBER($least) }
   *[other] { NUMBER($least) } to { NUMBER($most) }
}
cash-seats-taken = { $taken } of { $seats }
cash-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
cash-must-move = must move to { $table }
cash-seat = { shared-label-seat-number }
cash-seat-free = free
cash-kept = kept for { $name }
cash-dealer = { shared-label-dealer }
cash-no-dealer = no dealer
cash-pushed-in = push in { $time }
cash-push-due = push due

cash-list-of = Waiting
cash-list-empty = Nobody waits
cash-list-call = Call the next
cash-list-add = Put on the list
cash-list-ready = Enough wait: open this game
cash-list-new = Another game
cash-list-called = { $table }, seat { $seat }
cash-list-wants = wants seat { $seat }
cash-wait = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
cash-wait-unknown = no telling yet
cash-remove = Take off the list

cash-state-playing = { shared-word-playing }
cash-state-sitting-out = sitting out
cash-state-away = away
cash-state-leaving = { seat-leaving }
cash-missed-small = owes the small blind
cash-missed-big = owes the big blind
cash-missed-both = owes both blinds
cash-coming-new = new: posts or waits
cash-coming-moved = moved: posts nothing
cash-coming-changed = changed seats: posts the big blind
cash-gone = gone { $time }
cash-pick-up-in = stack may be picked up in { $time }
cash-pick-up-now = stack may be picked up

cash-do-sit = Sit down
cash-comes-in = How he comes in
cash-do-sit-wait = Wait for the big blind
cash-do-sit-post = Post at once
cash-do-reserve = Keep the seat
cash-do-release = Keep it no longer
cash-do-away = Chair empty
cash-do-away-word = Sits out
cash-do-back = Is back
cash-do-back-wait = Back, waits for the blind
cash-do-top-up = Sell chips
cash-do-count = Count the stack
cash-do-cash-out = Cash out
cash-do-pick-up = Pick the stack up
cash-do-change = { shared-label-change-seat }
cash-do-move = Move to another table
cash-do-hand = Hand over
cash-do-tip = Tip
cash-do-fill = Fill
cash-do-credit = Credit
cash-do-break = { shared-label-break-the-table }
cash-do-close = Close the table
cash-do-call-floor = Call the floor
cash-do-answer = I am here
cash-do-push = Push the dealers
cash-do-moved = Moved
cash-do-fetch = Paid out
cash-do-clock-in = Clock in
cash-do-clock-out = Clock out
cash-do-count-box = Count a box
cash-do-new-shift = New shift
cash-do-rule = Ask for a ruling
cash-player = { shared-label-player }
cash-chips = { shared-label-chips }
cash-rake = { shared-label-rake }
cash-jackpot = Jackpot
cash-to-seat = To seat
cash-cancel = { cancel }
cash-counted = Counted
cash-signed = Signed by
cash-and = and

cash-why-ruling = { shared-label-ruling }
cash-why-dispute = { shared-label-dispute }
cash-why-fill = Fill
cash-why-seat = Seat
cash-why-deck = { settings-deck }
cash-why-other = Come, please
cash-called-floor = { $table } calls the floor: { $why }
cash-move-due = { $name }: { $from } to { $to }, seat { $seat }
cash-wish = { $name } would like { $seat ->
    [0] another seat
   *[other] seat { $seat }
} at { $table }

cash-dealers = Dealers
cash-resting = resting
cash-dealer-name = Dealer’s name
cash-money = { shared-label-money }
cash-shift = Shift
cash-shift-name = Name of the shift
cash-rack = Rack
cash-boxes = Boxes
cash-fee-rake = { shared-label-rake }
cash-fee-jackpot = Jackpot
cash-fee-time = Time
cash-fee-tips = Tips
cash-cage = In the cage
cash-balances = Balances to the chip
cash-balances-not = Does not balance
cash-sheet = Sheet (CSV)

cash-me-hello = Your place in the room
cash-me-before = { $before ->
    [0] You are next
    [one] { $before } before you
   *[other] { $before } before you
}
cash-me-called = Your seat is ready
cash-me-go = { $table }, seat { $seat }
cash-me-until = kept for { $time }
cash-me-join = Put me on the list
cash-me-leave = Take me off
cash-me-any = any seat
cash-me-cage = The cage keeps { $chips } chips for you
cash-me-wish = I would like another seat
cash-me-wish-end = I like my seat after all
cash-me-seat-free = A seat is free: go to the floor
cash-tv-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
cash-tv-interest = not open yet
cash-tv-offline = not connected

cash-said-join-list = put { $name } on the list
cash-said-leave-list = took { $name } off the list
cash-said-wish = another seat for { $name }
cash-said-open-table = opened { $table }
cash-said-break-table = broke { $table }
cash-said-close-table = closed { $table }
cash-said-call-next = called the next to { $game }
cash-said-sit = seated { $name }: { $table }, { $seat }
cash-said-reserve = kept a seat for { $name }
cash-said-release = a seat at { $table } is free again
cash-said-top-up = sold { $chips }: { $table }, { $seat }
cash-said-count = counted { $chips }: { $table }, { $seat }
cash-said-away = chair empty: { $table }, { $seat }
cash-said-back = back: { $table }, { $seat }
cash-said-change = changed seats at { $table }
cash-said-cash-out = cashed out { $chips }: { $table }, { $seat }
cash-said-pick-up = stack picked up: { $table }, { $seat }
cash-said-fetch = paid { $name } from the cage
cash-said-move = moved { $name } to { $table }
cash-said-hand = hand at { $table }
cash-said-tip = tip at { $table }: { $chips }
cash-said-fill = fill at { $table }: { $chips }
cash-said-count-box = box counted at { $table }
cash-said-call-floor = { $table } called the floor
cash-said-answer = the floor came to { $table }
cash-said-dealer-in = { $name } clocked in
cash-said-dealer-out = { $name } clocked out
cash-said-push = pushed the dealers
cash-said-lapse = somebody did not come
cash-table-fee = Time charge per half-hour (0: none)
cash-do-order = Chips from the cage
cash-do-bring = { $chips } brought
cash-do-charge = Time charge, { $chips } each
cash-do-deck = Check the deck
cash-do-error = Dealer’s error
cash-do-note = Note for the next dealer
cash-notes-read = Read
cash-deck-missing = Cards missing or bad, if any
cash-deck-bad = The deck is not sound: { $cards }
cash-deck-when = When
cash-deck-opening = At opening
cash-deck-push = At the push
cash-deck-change = New deck
cash-deck-closing = At closing
cash-deck-doubt = In doubt
cash-error-misdeal = Misdeal
cash-error-exposed-card = Exposed card
cash-error-wrong-pot = Wrong pot
cash-error-wrong-button = Wrong button
cash-error-pace = Pace
cash-error-other = Other
cash-said-order-chips = chips ordered to { $table }, { $seat }: { $chips }
cash-said-bring-chips = chips brought to { $table }, { $seat }
cash-said-charge-time = time charge at { $table }
cash-said-check-deck = deck checked at { $table }
cash-said-count-stub = stub counted at { $table }
cash-said-leave-note = note at { $table }
cash-said-dealer-error = dealer’s error at { $table }
cash-said-ruled = ruling at { $table }: { $text }
cage-title = Cage
cage-balance = Your balance at the cage: { $amount }
cage-drawer = Drawer { $number }, { $name }
cage-open-drawer = { shared-label-open-a-drawer }
cage-float = { shared-label-float }
cage-sell = Take an entry
cage-take-money = Take a deposit
cage-pay-money = Pay a balance out
cage-spend = Pay for the club
cage-close-drawer = Count and close
cage-name = Name
cage-event = { shared-label-event }
cage-amount = { shared-label-amount }
cage-why = { shared-label-what-for }
cage-counted = Cash counted
cage-witness = Second signature, if it differs
cage-method = How
cage-method-cash = { shared-label-in-cash }
cage-method-card = { shared-label-by-card }
cage-method-transfer = { shared-label-by-transfer }
cage-what-deposit = deposit
cage-what-entry = entry
cage-what-rebuy = rebuy
cage-what-add-on = add-on
cage-what-share = share of an entry
cage-what-ticket = ticket
cage-sell-ticket = Sell a ticket
cage-give-ticket = Give a ticket
cage-tickets = { $count ->
    [0] Tickets
   *[other] Tickets: { $count }
}
cage-tickets-mine = Your tickets
cage-ticket-worth = { $count ->
    [1] an entry of { $price }
   *[other] { $count } entries of { $price }
}
cage-exchange-for = Exchange it for
cage-exchange = Exchange
cage-cash-ticket = { $amount } in money for it
cage-method-balance = From the balance
cage-what-withdrawal = paid out
cage-what-spent = spent
cage-receipts = Receipts of this drawer
cage-print = Print
cage-difference = difference { $amount }
cage-reports = For the accountant
cage-report-receipts = { shared-label-receipts }
cage-report-drawers = Drawers
cage-report-event = Sums by event
cage-report-person = Sums by person
cage-report-method = Sums by method
cage-report-events = Money of the events

# The accountant's page
cage-report-tables = Cash tables
cage-report-print = A page to print
report-title = Report of the cage
report-made = Made on
report-today = Today
report-yesterday = Yesterday
report-since = From
report-until = Until
report-methods = Taken and paid
report-taken = Taken
report-paid = { shared-label-paid }
report-net = Left
report-total = Total
report-cash-taken = Cash taken
report-cash-paid = Cash paid
report-expected = Expected
report-counted = Counted
report-difference = Difference
report-open = not counted yet
report-counted-by = Counted by
report-second = Second signature
report-none = No drawer was opened in this time.
report-of-events = By event
report-sold = By what it was for
report-people = By person
report-the-club = The club itself
report-number = No.
report-when = When
report-by = At the drawer
report-entries = Entries
report-reentries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
report-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
report-add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}
report-on-tickets = { $count ->
    [one] { $count } on a ticket
   *[other] { $count } on tickets
}
report-pool = Pool
report-overlay = Added
report-bounties = { shared-label-bounties }
report-fees = { shared-label-fees }
report-staff = { shared-label-staff }
report-owed = Owed
report-tables = Cash tables
report-table = { shared-label-table }
report-drop = Drop
report-bought-back = Bought back
report-fills = Fills
report-credits = Credits
report-rake = { shared-label-rake }
report-jackpot = Jackpot
report-time = Time
report-tips = Tips
report-for-staff = For the staff: { $amount }, of which { $share } out of buy-ins and { $tips } in tips.
report-cashier = { shared-label-cashier }
report-manager = Manager
report-accountant = Accountant
report-date = { shared-label-date }
cage-report-kinds = Kinds of money
report-kinds = What the house holds and owes
report-kinds-at = As it stood on { $at }. Of every kind as much is held as is owed or kept for somebody.
report-kind-club = Club money
report-kind-ticket = Tickets, by number
report-kind-play = Play chips, worth nothing
report-held = Held
report-owed-or-kept = Owed or kept
report-of-safe = In the safe
report-of-drawer = In open drawers
report-of-bank = At the bank
report-of-desk = At events’ desks, before there were drawers
report-of-spent = Paid for the club itself
report-of-difference = Differences of counts
report-of-guarantee = Added by the house
report-of-issue = Issued by the house
report-of-wallet = On players’ balances
report-of-pool = Pools of events
report-of-bounties = Bounties on heads
report-of-staff = The staff’s part of buy-ins
report-of-fees = { shared-label-fees }
report-of-rounding = Cents that did not divide
report-of-seats = Worth of tickets not used yet
report-of-table = On tables
report-of-pot = In pots
report-of-box = On boxes and in boxes of tables
report-of-display = On displays of the pit
report-of-float = Bonus stakes of the pit
report-of-chips = Chips given out in events
report-of-other = Anything else
report-of-entry = Tickets not used yet
report-of-entered = Entries on tickets
players-nav = Our players
players-title = Players of the club
players-find = Name, number, phone or card
players-new = New player
players-none = Nobody is found.
players-more = There are more: write a little more of the name.
players-name = Name
players-number = Number in the club
players-number-next = the next one, if left empty
players-phone = Phone
players-document = Document seen
players-born = Born on
players-note = Note
players-photo = Photo
players-photo-none = Take the photo away
players-photo-of = Photo of { $name }
players-no-picture = this picture cannot be read
players-keep = Keep
players-edit = Change it
players-close = Close this
players-known-as = Also written down as { $names }
players-balance = Balance at the cage
players-ticket = Tickets to { $event }
players-events = Events played
players-place = place { $place } of { $of }
players-card = Player’s card
players-card-of = Card of { $name }
players-card-print = Print the card
players-merge = This is another one too
players-merge-how = Balance, tickets and results of the one are then the other’s, for good. Who has an account of his own stays.
players-merge-with = Find the other
players-merge-go = The same person
players-sheets = Sheets
players-sheets-how = A sheet has a heading with “name”, and any of number, phone, document, born, note. Whose number is known is changed; without a number, whoever alone has the name.
players-away = All players as CSV
players-in = Take in a CSV
players-taken = { $added ->
    [one] { $added } new player
   *[other] { $added } new players
}, { $changed } changed
players-wrong-line = Line { $line } ({ $name }): { $why }
seasons-title = Seasons
seasons-no = There are no seasons yet.
seasons-new = New season
seasons-name = Name of the season
seasons-named = Only events with this in their names
seasons-formula = Points
seasons-formula-root = by the square root of entries over place
seasons-formula-linear = for each player finished ahead of
seasons-formula-table = by a table of places
seasons-places = Points for the places, the first first
seasons-scale = Times
seasons-best = So many best results count; 0: all
seasons-attendance = Points for each event played
seasons-set = Set the season
seasons-drop = Take it off the list
seasons-place = { shared-label-place }
seasons-points = Points
seasons-counted = { $count ->
    [one] { $count } event
   *[other] { $count } events
}

cash-said-set-rake = changed the table of rake { $name }
cash-said-rake-by = another rake at { $table }
cash-said-set-jackpot = changed the rules of the jackpot
cash-said-seed-jackpot = put { $chips } into the jackpot
cash-said-hit-jackpot = the jackpot was hit at { $table }
cash-said-set-high-hand = changed the rules of the high hand
cash-said-show-high-hand = a high hand at { $table }, { $seat }
cash-said-hour-over = the time of the high hand is over
cash-said-set-points = changed the points of an hour
cash-said-give-points = gave { $name } points
cash-said-spend-points = { $name } spent points
cash-said-share-tips = shared the tips
cash-said-open-pit = opened the casino table { $name }
cash-said-buy-at-pit = sold { $chips } at { $table }
cash-said-fill-pit = fill at { $table }: { $chips }
cash-said-rate-player = rated { $name } at { $table }
cash-said-close-pit = closed the casino table { $table }
cash-said-count-drop = counted the drop of { $table }

cash-list-put = Put somebody on
cash-hand-by-pot = Hand over: the pot was
cash-pot-from = { $from }+
cash-pot-under = < { $to }
cash-no-flop = No flop
cash-do-ask-fill = Ask for it
cash-do-rake-by = { cash-take-rake }
cash-rake-none = by hand
cash-out = { $table }, { $place }: { $counted } counted, { $expected } expected, { $difference }
cash-place-rack = { cash-rack }
cash-place-rake = { shared-text-box-rake }
cash-place-jackpot = { shared-text-box-jackpot }
cash-place-time = { shared-text-box-time }
cash-place-tips = { shared-text-box-tips }
cash-place-drop = drop box
cash-takings = Jackpots, tips, points
cash-high-hand = High hand, { $prize }: { $time } to go
cash-won-bad-beat = bad beat
cash-won-high-hand = high hand
cash-dealt = dealt { $time }
cash-tips-had = has had { $had }
cash-do-hit-jackpot = Jackpot hit
cash-do-show-high-hand = High hand shown
cash-do-seed-jackpot = Add to the jackpot
cash-do-set-jackpot = Rules: bad beat
cash-do-set-high-hand = Rules: high hand
cash-do-set-rake = Table of rake
cash-do-share-tips = Share the tips
cash-do-set-points = Points an hour
cash-do-spend-points = Spend points
cash-do-give-points = Give points
cash-take-table = { shared-label-table }
cash-take-rake = { cash-do-set-rake }
cash-take-board = Board, five cards
cash-take-loser = Seat that was beaten
cash-take-loser-cards = Its cards
cash-take-winner = Seat that won
cash-take-winner-cards = Its cards
cash-take-cards = Cards shown
cash-take-least = The weakest hand that counts, five cards
cash-take-own = Own cards that must play
cash-take-players = Players dealt in, at least
cash-take-pays = Percent paid
cash-take-loser-part = Percent of it to the loser
cash-take-winner-part = Percent of it to the winner
cash-take-minutes = Minutes (0: none)
cash-take-prize = Prize, in chips
cash-take-rolls = What nobody wins is added to the next
cash-take-name = { shared-label-name }
cash-take-rows = A line each: players, pot from, rake, jackpot
cash-take-no-flop-no-drop = No flop, no drop
cash-take-how = How they are shared
cash-take-how-own = Each his own tables’
cash-take-how-time = By the time dealt
cash-take-rate = Points an hour
cash-take-points = Points for play
cash-take-why = { shared-label-what-for }
cash-take-bet = Average bet (0: has stopped)
cash-me-points = Points: { $points }
cash-pit = Live pit
cash-pit-open = still open
cash-pit-opened = Opened with
cash-pit-filled = Fills
cash-pit-credited = Credits
cash-pit-drop = Drop
cash-pit-theo = Expected of those rated
cash-pit-stop = Has stopped
cash-pit-pace = Rounds an hour
cash-pit-edge = Edge, 1/10,000 of a bet
cash-do-open-pit = Open a casino table
cash-do-buy-at-pit = Sell chips
cash-do-rate-player = Rate a player
cash-do-close-pit = Count the rack and close
cash-do-count-drop = Count the drop
