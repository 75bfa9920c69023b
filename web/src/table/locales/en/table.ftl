table-stopped = The house has stopped this table. Every chip is safe and counted.
table-closed = This table is closed.
table-own = This table: guests and sheet
table-asked = This table: { $count } at the door
table-held = The floor lets no hand be dealt: { $why }
table-loading = Walking to the table…
table-hand = { log-hand }
table-no-hand = The next hand starts when two players are ready
table-menu = Table menu
table-felt = Poker table
table-board = { street-board }
table-board-empty = Board, no cards yet
table-board-of = Board { $number }
table-board-of-empty = Board { $number }, no cards yet
table-pot = Pot { CHIPS($amount) }
table-side-pot = Side { CHIPS($amount) }
table-side-pot-of = Side { $number }: { CHIPS($amount) }
table-main-pot = Main { CHIPS($amount) }
table-total = Total { CHIPS($amount) }
table-bet = bet { CHIPS($amount) }
table-button = Dealer button
table-dead-button = Dead button
table-bot = bot

seat-about = About { $name }
seat-sit = Sit here
seat-empty = Seat { $seat }, empty
seat-label = Seat { $seat }, { $name }, { $stack ->
    [one] { NUMBER($stack) } chip
   *[other] { NUMBER($stack) } chips
}
seat-you = you
seat-to-act = to act
seat-pat = stood pat
seat-drew = { $count ->
    [one] drew { $count } card
   *[other] drew { $count } cards
}
seat-shows = shows { $cards }
seat-won = wins { CHIPS($amount) }
seat-waiting = waiting for the next hand
seat-sitting-out = sitting out
seat-away = away

mark-all-in = { preset-all-in }
mark-waiting = Waiting
mark-sitting-out = Sitting out
mark-leaving = Leaving
mark-away = Away
last-fold = { act-fold }
last-check = { act-check }
last-call = { act-call }
last-bet = { act-bet }
last-raise = Raise { CHIPS($amount) }
last-small-blind = Small blind
last-big-blind = Big blind
last-post = Post
last-dead-ante = { last-ante }
last-straddle = Straddle { CHIPS($amount) }
last-bring-in = Bring-in { CHIPS($amount) }
last-complete = Complete { CHIPS($amount) }
last-discard = Discards
last-pat = Pat
last-drew = Drew { $count }
last-show = Shows
last-muck = Mucks
last-won = +{ CHIPS($amount) }
won-high = High: { $hand }
won-low = Low: { $hand }
won-board = Board { $board }: { $hand }
won-board-high = Board { $board }, high: { $hand }
won-board-low = Board { $board }, low: { $hand }

top-up = Top up
leave = Leave
sit-out = Sit out
sit-in = I’m back

history = Hand history
log-open = Hand log
title-turn = • Your turn · { $name }
