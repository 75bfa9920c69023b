# What is said in more than one place, by the house and by its pages: written once here, quoted there

# Words that stand by themselves: headings, fields, buttons
shared-label-add-on = Add-on
shared-label-amount = Amount
shared-label-average-stack = Average stack
shared-label-bag-the-chips = Bag the chips
shared-label-break-the-table = Break the table
shared-label-button = Button
shared-label-by-the-book = By the book
shared-label-change-seat = Change seat
shared-label-chip-chop = Chip chop
shared-label-chips = Chips
shared-label-chips-put-out = Chips put out
shared-label-choose = Choose…
shared-label-clauses = Clauses
shared-label-clock-stopped = Clock stopped
shared-label-dealer = Dealer
shared-label-draw = Draw
shared-label-first-came = First came
shared-label-floor-desk = Floor desk
shared-label-form = Form
shared-label-gesture = Gesture
shared-label-hand-for-hand = Hand for hand
shared-label-house-edge = House edge
shared-label-icm = ICM
shared-label-inspector = Inspector
shared-label-look-again = Look again
shared-label-money = Money
shared-label-name = Name
shared-label-no-answer = The house does not answer.
shared-label-nothing-yet = Nothing yet
shared-label-other-books = The other books
shared-label-place = Place
shared-label-player = Player
shared-label-players-count = Players
shared-label-playing-live = Playing live
shared-label-preflop = Preflop
shared-label-print = Print
shared-label-prizes = Prizes
shared-label-rake = Rake
shared-label-return = Return
shared-label-right = Right
shared-label-rounds = Rounds
shared-label-ruling = Ruling
shared-label-running = Running
shared-label-seat-number = Seat { $seat }
shared-label-stack = Stack
shared-label-standard-deviation = Standard deviation
shared-label-starts = Starts
shared-label-street = Street
shared-label-table = Table
shared-label-take-back = Take back
shared-label-take-the-entry-back = Take the entry back
shared-label-tells = Tells
shared-label-the-day-is-over = The day is over
shared-label-the-table = The table
shared-label-where = Where
shared-label-who-works-here = Who works here
shared-label-event = Event
shared-label-what-for = What for
shared-label-receipts = Receipts
shared-label-open-a-drawer = Open a drawer
shared-label-float = Float
shared-label-in-cash = Cash
shared-label-by-card = Card
shared-label-by-transfer = Transfer
shared-label-remove = Remove
shared-label-who = Who
shared-label-who-did-what = Who did what
shared-label-paid = Paid
shared-label-bounties = Bounties
shared-label-fees = Fees
shared-label-staff = Staff
shared-label-cashier = Cashier
shared-label-date = Date
shared-label-words-said = Words said

# Words within a line
shared-word-a-penalty = a penalty
shared-word-a-warning = a warning
shared-word-bagged = bagged
shared-word-bet = bet
shared-word-big-blind = big blind
shared-word-check = check
shared-word-checks = checks
shared-word-dealer = dealer
shared-word-director = director
shared-word-disqualification = disqualification
shared-word-draw = draw
shared-word-floor = floor
shared-word-flush = flush
shared-word-fold = fold
shared-word-four-of-a-kind = four of a kind
shared-word-full-house = full house
shared-word-in-writing = in writing
shared-word-missed-hands = missed hands
shared-word-missed-rounds = missed rounds
shared-word-no = no
shared-word-none = none
shared-word-nothing = nothing
shared-word-place = place
shared-word-player = player
shared-word-playing = playing
shared-word-royal-flush = royal flush
shared-word-small-blind = small blind
shared-word-stack = stack
shared-word-straight = straight
shared-word-straight-flush = straight flush
shared-word-the-pot-forfeited = the pot forfeited
shared-word-trips = trips
shared-word-two-pair = two pair
shared-word-yes = yes

# Sentences and what takes values
shared-text-a-hand-is-being-played = a hand is being played
shared-text-chips-count =    { $amount ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
shared-text-file-unreadable = { $file } cannot be read: { $reason }
shared-text-file-unwritable = { $file } cannot be written: { $reason }
shared-text-hands-count =    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
shared-text-hours-and-minutes = { $hours } h { $minutes } min
shared-text-house-does-not-answer = The house does not answer.
shared-text-player-protests = { $player } protests
shared-text-still-to-be-shared = { $amount } of { $total } still to be shared out
shared-word-closed = closed
shared-word-when = when
shared-word-seat-numbered = seat { $seat }
shared-text-box-rake = box of rake
shared-text-box-jackpot = box of the jackpot
shared-text-box-time = box of the time charge
shared-text-box-tips = box of tips
