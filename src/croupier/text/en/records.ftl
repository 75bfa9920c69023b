# Where in a record something is wrong
records-in-hand = hand { $hand }: { $problem }
records-in-field = { $field }: { $problem }
records-in-line = line { $line }: { $problem }

# A text that is no record
records-unknown-format = “{ $start }” begins no hand history that is known: the formats are { $formats }
records-only-summaries = a summary of an event and no hand: the hands of the event are in another file of the site
records-too-long-backwards = its hands may stand in it backwards, so it is read as a whole, and it is larger than { $most } MB: divide the file
records-not-toml = line { $line }, column { $column } is not TOML ({ $problem }): a hand is written as fields such as antes = [0, 0], strings in quotes
records-toml-beyond = a number too long or lists too deep to be a hand: amounts go up to { $most }
records-empty = no hand in it: a hand needs variant, antes, starting_stacks and actions

records-not-json = is no hand in JSON ({ $why }): docs/histories.md tells its fields
records-json-newer = was written by a newer Croupier (version { $found } of the format, this one reads up to { $known }): upgrade
records-json-bad-card = “{ $problem }” in the log or the deck is no card
records-json-not-by-the-rules = the log is not by the rules: { $problem }

# Fields
records-missing = the field is missing: every hand needs variant, antes, starting_stacks and actions
records-missing-in-game = the field is missing: a hand of { $game } needs it
records-no-such-game = “{ $game }” is no game of the PHH standard: write one of { $games }, or the house’s own name of a game, as in pl-omaha-8
records-no-such-variant = “{ $game }” is no game of the house: its games are { $games }
records-beyond-unreadable = cannot be read ({ $why }): docs/histories.md tells what it may hold
records-bad-unit = { $unit } chips to a unit of the record cannot be: write 1, 10, 100, 1000 or 10000
records-policy-unreadable = the policy cannot be read: it is a profile, its layers and its answers, as Policy.written gives them
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

# PokerStars text
records-stars-empty = no hand in it: a hand begins with a line such as PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2026/05/01 20:00:00 ET
records-stars-no-heading = “{ $text }” does not begin a hand: write PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2026/05/01 20:00:00 ET, with a game of PokerStars
records-stars-no-stakes = “{ $text }” names no stakes: write them as ($0.50/$1 USD), in tournaments as Level I (10/20)
records-stars-no-time = “{ $text }” is no time: write it as 2026/05/01 20:00:00 ET
records-stars-no-table = “{ $text }” is not the table: write Table 'Oak' 6-max Seat #2 is the button
records-stars-no-such-game = “{ $game }” is no game of PokerStars: write one of { $games }
records-stars-has-no-game = PokerStars has no { $game }, so its text cannot tell this hand; it tells { $games }
records-stars-cancelled = the hand was cancelled: nothing was won or lost in it
records-stars-too-few-seats = { $seats ->
    [0] no seats
   *[other] only one seat
}: under the table’s line write one line a player, as Seat 2: Ann ($100 in chips)
records-stars-seat-twice = { $text } is named twice: every player has a seat and a name of his own
records-stars-no-line = “{ $text }” is no line of a hand: write who did what, as Ann: raises $2 to $3, with the name as it stands in the list of seats
records-stars-no-action = “{ $text }” is nothing a player does: write posts …, folds, checks, calls $1, bets $2, raises $2 to $4, brings in for $0.50, discards 2 cards, stands pat, shows [Ah Kd] or mucks hand
records-stars-no-player = “{ $text }” names none of the players: { $players }
records-stars-half-a-chip = { $amount } is no whole number of { $unit ->
    [1] chips
   *[other] cents
}
records-stars-which-discards = the cards of { $player } are known, so name those thrown away, as discards 2 cards [7d Js]
records-stars-no-such-board = there is no board { $number } in this hand: FIRST, SECOND and so on are for boards that are run out more than once
records-stars-not-over = a hand that is not over cannot be told as PokerStars tells hands: play it to its end
records-site-no-hand = no hand of { $site } in it
records-site-no-heading = “{ $text }” does not begin a hand of { $site } that is known here: its first lines name the game, the stakes and the table
records-site-no-stakes = “{ $text }” names no stakes, as hands of { $site } do above the seats
records-site-no-game = “{ $game }” is no game of the house: docs/histories.md lists those that are read
records-site-no-line = “{ $text }” is no line of a hand of { $site } that is known here: mend it, or send us the hand without the names
records-line-not-by-the-rules = line { $at }, “{ $text }”: { $problem }
records-line-out-of-turn = line { $line }: it is not { $player }’s turn but { $actor }’s
records-line-nobody-to-act = line { $line }: it is nobody’s turn, { $player }’s neither
records-amount-differs = line { $line }: { $player } puts in { $owed }, the text says { $claimed }
records-return-differs = line { $line }: { $player } takes back { $returned }, the text says { $claimed }
records-collected-differs = { $player } wins { $won }, the text says { $claimed }
records-rake-elsewhere = { $player } wins { $won }, the text says { $claimed }: the house took its part neither from the main pot first nor from the side pots first
records-pot-differs = line { $line }: the pot is { $pot }, the text says { $claimed }

# Open Hand History
records-ohh-has-no-game = Open Hand History has no { $game }; it tells { $games }
records-ohh-not-over = a hand that is not over cannot be told as Open Hand History: play it to its end
records-ohh-wrong = this is no Open Hand History of the specification: { $why }
records-ohh-no-such-game = Open Hand History is read of { $games }, not of { $game }: of a draw it does not tell what was thrown away

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
records-check = { shared-word-checks }
records-fold = folds
records-call = calls { $amount }
records-bet = bets { $amount }
records-raise = raises to { $amount }
records-all-in = { $text }, all-in
records-return = takes back { $amount } that nobody called
records-discard = discards { $cards }
records-stand-pat = stands pat
records-complete = completes to { $amount }
records-floor-kill = is out of the hand by ruling
records-floor-restore = is back in the hand by ruling
records-floor-turn = is asked next by ruling
records-floor-return-bet = gets { $amount } back by ruling
records-floor-late-post = posts { $amount } by ruling, dead
records-floor-expose = has { $cards } seen by everybody
records-floor-replace = has a card replaced
records-floor-award = is given { $amount } by ruling
records-floor-void = The hand is void: every chip goes back
records-splash = The house throws { $amount } into the pot
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
records-told-hand = { log-hand }
records-told-date = { $date }
records-told-month = { $month }/{ $year }
records-told-table = table { $table }

# Games
records-game-nl-holdem = no-limit hold’em
records-game-pl-holdem = pot-limit hold’em
records-game-fl-holdem = limit hold’em
records-game-half-pot-holdem = half-pot hold’em
records-game-half-pot-omaha = half-pot Omaha
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
records-game-pl-omaha-6-8 = pot-limit six-card Omaha hi-lo, eight or better
records-game-fl-omaha = limit Omaha
records-game-nl-omaha = no-limit Omaha
records-game-nl-omaha-8 = no-limit Omaha hi-lo, eight or better
records-game-pl-five-draw = pot-limit five-card draw
records-game-nl-five-draw = no-limit five-card draw
records-game-pl-badugi = pot-limit badugi

# Streets
records-street-preflop = { shared-label-preflop }
records-street-flop = { street-flop }
records-street-turn = { street-turn }
records-street-river = { street-river }
records-street-second = { street-second }
records-street-third = { street-third }
records-street-fourth = { street-fourth }
records-street-fifth = { street-fifth }
records-street-sixth = { street-sixth }
records-street-seventh = { street-seventh }
records-street-predraw = { street-predraw }
records-street-draw = { shared-label-draw }
records-street-first-draw = { street-first-draw }
records-street-second-draw = { street-second-draw }
records-street-third-draw = { street-third-draw }
records-street-discard = { street-discard }
records-street-deal = { street-deal }
records-street-board = { street-board }
records-street-showdown = { street-showdown }
scenario-not-yaml = this is no YAML: { $problem }
scenario-wrong-value = { $key }: { $problem }
scenario-key-twice = { $key } stands here twice
scenario-id-twice = two scenarios are called { $id }: each needs an id of its own
scenario-under-nothing = no profile is named: say what it is played under, as in `under: tda-2022`
scenario-not-an-action = “{ $line }” is no action: write it like “A raises to 1200” or “B calls”
scenario-not-an-act = “{ $line }” is no act: write it like “B: raise” or “B: chips 1000+1000”
scenario-not-chips = “{ $text }” are no chips: write them like 1000+500 or 3x100
scenario-no-such-game = there is no game { $game }; there are { $known }, and `none`
scenario-no-such-seat = nobody sits at { $seat }; there are { $seats }
scenario-no-such-street = there is no street { $street } in this game; there are { $streets }
scenario-not-blinds = “{ $text }” are no blinds: write them like 100-200
scenario-not-his-turn = { $seat } cannot act here: it is the turn of { $actor }
scenario-not-all-in = { $seat } cannot be all-in for { $to }: he has { $stack }; give his stack in `seats`
rule-differs = What differs: { $what }.
rule-find-unread = I cannot read this sentence. The nearest are:
rule-find-read = read: { $fields }
rule-find-missing = still to be told: { $fields }
rule-find-yes = { shared-word-yes }
rule-find-no = { shared-word-no }
rule-files-or-find = name either files or lines to be ruled on, or one sentence with --find; --under and --check belong to the first
rule-the-same = The same under all of them.
rule-discretion = It is for { $by } to choose: { $options }.
rule-then = { $when }: { $verdict }.
scenario-no-files = there are no scenario files (.yaml) in { $folder }
scenario-line-asks-nothing = “{ $line }” asks nothing: end it with an act like “B: chips 1000+1000”
scenario-line-unknown-word = { $word } says nothing here: give a game ({ $games }), blinds like 100-200, a street, `pot 900` or a stack like A=5000
scenario-line-incident = { $what } is an incident and no seat: a line tells of acts alone, incidents are written in a file (`what: { $what }`)
scenario-line-no-number = a number was expected, not “{ $text }”, in “{ $line }”
scenario-other-street = the { $street } is not dealt here: it is the { $now }
scenario-one-seat = a hand needs two seats at the least, and here { $seats ->
    [one] is one
   *[other] are { $seats }
 }: name the others, as in A=5000 B=5000
scenario-pot-on-the-first-street = on the first street there is no pot of { $pot } but what was posted: say a later street, as in `flop pot { $pot }`
rule-steps = The dealer: { $steps }.
scenario-line-twice = { $what } stands twice in “{ $line }”
scenario-calls-another-amount = { $seat } calls { $to_call } here, not { $to }
scenario-unknown-field = { $field } is no field here; there are { $known }
