# Where in a record something is wrong
records-in-hand = hand { $hand }: { $problem }
records-in-field = { $field }: { $problem }

# A text that is no record
records-not-utf8 = byte { $at } is not UTF-8: save the file as UTF-8 text
records-not-toml = line { $line }, column { $column } is not TOML ({ $problem }): a hand is written as fields such as antes = [0, 0], strings in quotes
records-toml-beyond = a number too long or lists too deep to be a hand: amounts go up to { $most }
records-empty = no hand in it: a hand needs variant, antes, starting_stacks and actions

# Fields
records-missing = the field is missing: every hand needs variant, antes, starting_stacks and actions
records-missing-in-game = the field is missing: a hand of { $game } needs it
records-no-such-game = “{ $game }” is no game of the PHH standard: write one of { $games }
records-shape-text = must be a text in quotes, as in "2024 main event"
records-shape-name = must be a whole number or a text in quotes
records-shape-whole = must be a whole number
records-shape-number = must be a number
records-shape-flag = must be true or false
records-shape-time = must be a time of day, as in 19:30:00
records-shape-texts = must be a list of texts in quotes, as in ["p1 cc", "p2 f"]
records-shape-wholes = must be a list of whole numbers, as in [1, 2, 5]
records-shape-numbers = must be a list of numbers, as in [50, 100, 0]
records-too-few-players = { $players ->
    [0] nobody is dealt in: a hand needs two players or more
   *[other] only one player is dealt in: a hand needs two or more
}
records-not-one-each = { $count ->
    [one] one value
   *[other] { $count } values
} for { $players } players: write one for each starting stack
records-bad-seats = seat numbers count from 1 and no two players share one
records-no-stack = a player dealt in has chips: write a stack above 0

# Amounts
records-no-amount = “{ $text }” is no amount: write a number, as in 300 or 0.25
records-amount-unknown = the amount is unknown ({ $amount }): Croupier plays whole stacks of known size
records-amount-out-of-range = { $amount } is out of range: amounts go from 0 to { $most }
records-amount-too-fine = { $amount } cannot be paid in chips: amounts have at most { $places } decimals

# Actions
records-no-action = “{ $text }” is no action: write d dh p1 AhKd, d db 7c2d9s, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 2c or p1 sm AhKd
records-no-such-player = { $player } in “{ $text }” is not in the hand: its players are p1 to p{ $players }

# Playing a record
records-not-by-the-rules = action { $at }, “{ $action }”: { $problem }
records-game-has-no-code = { $game } has no code in the PHH standard, which knows { $games }
records-after-the-end = action { $at }, “{ $action }”, comes after the hand is over: take it out
records-stops-before-action = the record stops before the hand is over: { $player } is to act
records-stops-before-cards = the record stops before the hand is over: { $count ->
    [one] a card is due
   *[other] { $count } cards are due
}
records-undecided = the pot cannot be decided: { $count ->
    [one] the cards of { $players } are unknown
   *[other] the cards of { $players } are unknown
}
records-unknown-board = the pot cannot be decided: a card of the board is unknown
records-stacks-differ = { $player } ends with { $stack }, the record says { $claimed }
records-odd-chip = { $player } ends with { $stack }, the record says { $claimed }: it splits a chip, and chips here are whole

# The hand, told
records-figure = { $amount }
records-seat = Seat { $seat }
records-blinds = blinds { $blinds }
records-ante = ante { $amount }
records-table-ante = one ante of { $amount } for the table
records-position = { $position ->
    [small-blind] small blind
    [big-blind] big blind
   *[button] button
}
records-posts = { $kind ->
    [small-blind] posts the small blind, { $amount }
    [big-blind] posts the big blind, { $amount }
    [bring-in] posts the bring-in, { $amount }
    [button-blind] posts the button blind, { $amount }
    [straddle] straddles to { $amount }
    [post] posts { $amount }
    [dead-post] posts a dead blind, { $amount }
    [dead-ante] antes { $amount }
   *[ante] antes { $amount }
}
records-check = checks
records-fold = folds
records-call = calls { $amount }
records-bet = bets { $amount }
records-raise = raises to { $amount }
records-all-in = { $text }, all-in
records-return = takes back { $amount } that nobody called
records-discard = discards { $cards }
records-stand-pat = stands pat
records-complete = completes to { $amount }
records-rake = The house takes a rake of { $amount }
records-bring-in = bring-in { $amount }
records-bets = bets { $bets }
records-deal = is dealt { $cards }
records-show = shows { $cards }
records-show-named = shows { $cards }: { $name }
records-muck = mucks
records-win = wins { $amount }
records-win-named = wins { $amount } with { $name }
records-win-main = wins { $amount } from the main pot
records-win-main-named = wins { $amount } from the main pot with { $name }
records-win-side = wins { $amount } from { $pots ->
    [2] the side pot
   *[other] side pot { $pot }
}
records-win-side-named = wins { $amount } from { $pots ->
    [2] the side pot
   *[other] side pot { $pot }
} with { $name }
records-told-hand = Hand { $hand }
records-told-date = { $date }
records-told-month = { $month }/{ $year }
records-told-table = table { $table }

# Games
records-game-nl-holdem = no-limit hold’em
records-game-pl-holdem = pot-limit hold’em
records-game-fl-holdem = limit hold’em
records-game-half-pot-holdem = half-pot hold’em
records-game-spread-holdem = spread-limit hold’em
records-game-nl-short-deck = no-limit short-deck hold’em
records-game-nl-pineapple = no-limit pineapple
records-game-nl-crazy-pineapple = no-limit crazy pineapple
records-game-nl-double-board-holdem = no-limit double-board hold’em
records-game-pl-omaha = pot-limit Omaha
records-game-pl-omaha-5 = pot-limit five-card Omaha
records-game-pl-omaha-6 = pot-limit six-card Omaha
records-game-pl-omaha-8 = pot-limit Omaha hi-lo, eight or better
records-game-pl-omaha-5-8 = pot-limit five-card Omaha hi-lo, eight or better
records-game-fl-omaha-8 = limit Omaha hi-lo, eight or better
records-game-pl-double-board-omaha = pot-limit double-board Omaha
records-game-pl-courchevel = pot-limit Courchevel
records-game-pl-courchevel-8 = pot-limit Courchevel hi-lo, eight or better
records-game-seven-stud = seven-card stud
records-game-seven-stud-8 = seven-card stud hi-lo, eight or better
records-game-razz = razz
records-game-five-stud = five-card stud
records-game-five-stud-40 = five-card stud with 40 cards
records-game-five-stud-32 = five-card stud with 32 cards
records-game-five-draw = five-card draw
records-game-nl-2-7-single-draw = no-limit deuce-to-seven single draw
records-game-2-7-triple-draw = deuce-to-seven triple draw
records-game-a-5-triple-draw = ace-to-five triple draw
records-game-badugi = badugi
records-game-badeucey = badeucey
records-game-badacey = badacey
records-game-kuhn = Kuhn poker
records-game-leduc = Leduc hold’em

# Streets
records-street-preflop = Preflop
records-street-flop = Flop
records-street-turn = Turn
records-street-river = River
records-street-second = Second street
records-street-third = Third street
records-street-fourth = Fourth street
records-street-fifth = Fifth street
records-street-sixth = Sixth street
records-street-seventh = Seventh street
records-street-predraw = Before the draw
records-street-draw = Draw
records-street-first-draw = First draw
records-street-second-draw = Second draw
records-street-third-draw = Third draw
records-street-discard = Discard
records-street-deal = Deal
records-street-board = Board
records-street-showdown = Showdown
