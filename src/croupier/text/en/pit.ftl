pit-kind = { $kind ->
    [fold] folding
    [close] closing the box
    [play] playing
    [raise] raising
    [check] checking
    [exchange] an exchange
    [sixth] a sixth card
    [stand] standing
    [insure] insurance
    [buy] buying the dealer’s card
    [decline] declining
    [hold] holding
    [collect] taking the win
    [double] doubling up
    [pick] picking a card
    [set] setting the hand
    [house-way] the house’s way
    [silence] silence
    [withdraw] taking a request back
    [refuse-draw] refusing the draw
   *[other] { $kind }
}
pit-chips = { shared-text-chips-count }
pit-cards = { $given ->
    [one] { $given } card
   *[other] { $given } cards
}

pit-no-such-game = “{ $game }” is no game of the pit; the games are { $games }
pit-stake-lacks = nothing can be settled without chips on “{ $field }”; there are some on { $fields }
pit-change-not-told = a change of the dealer’s cards was paid for: name the cards after it
pit-box-cards = { $where ->
    [board] the board
    [dealer] the dealer
   *[other] box { $where }
} is given { $given }, and gets { $most } at the most
pit-no-such-field = “{ $field }” is no field of this game; the fields are { $fields }
pit-not-at-the-table = { $player } has no chips at this table
pit-bets-closed = the bets are closed: chips put down now come back
pit-no-bets = nobody has bet: a round needs at least one box
pit-no-such-box = there is no box { $box }: the boxes are 1 to { $boxes }
pit-not-your-box = box { $box } is another player’s
pit-staked-already = chips already lie there, on box { $box }
pit-off-the-plate = { pit-chips }: the plate says { $low } to { $high }
pit-boxes-full = { $boxes ->
    [one] { $boxes } box is
   *[other] { $boxes } boxes are
} in play: no more can be
pit-too-many-boxes = one player may hold { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} at most
pit-unequal = { pit-chips }, but { $staked } on box { $box }: a player stakes the same on each of his boxes
pit-side-alone = a stake on { $field } goes with the first stake, and none lies on box { $box }
pit-side-amount = { pit-chips } on { $field }: it takes { $low } to { $high }
pit-short-purse = { $needed } chips are needed and { $held } are there
pit-cross-bet = the boxes of { $player } are parted by another player’s
pit-no-shuffle-due = it is not time to shuffle
pit-bad-deck = { $cards } cards: a deck of { $game } holds each of its cards once
pit-no-cut-due = it is not time to cut
pit-not-your-cut = the cut is not { $player }’s but { $due }’s
pit-bad-cut = { $at } cards lifted of { $cards }: a cut leaves at least one below
pit-not-now = it is not time for { pit-kind }
pit-out-of-turn = it is the turn of box { $due }, not of box { $box }
pit-not-open-hand = { pit-kind } is not open to box { $box } now
pit-not-open-drew = box { $box } has drawn: { pit-kind } is no longer open
pit-not-open-staked = the win of box { $box } is staked and a card is to be picked first: { pit-kind } is not open before
pit-not-open-committed = box { $box } is insured: it can only be closed
pit-not-open-opened = the dealer’s cards are open: { pit-kind } is no longer possible
pit-not-open-barred = the pit boss has refused box { $box } the draw in this round
pit-not-open-blind = box { $box } is played blind: { pit-kind } is not open to it
pit-not-open-done = box { $box } is closed: { pit-kind } comes too late
pit-not-open-out = box { $box } has folded
pit-amount = { pit-chips }: { $low } to { $high } may be put here
pit-card-count = { pit-cards } named: { $fewest } to { $most } may be
pit-card-not-held = { $cards }: box { $box } does not hold these cards, or one is named twice
pit-nothing-to-undo = nothing has happened yet
pit-replay-differs = the log does not fit the round from entry { $at } on ({ $kind }, box { $box })
pit-chips-lost = there were { $before } chips and now there are { $after }: the table stops
pit-line-without-stake = the settlement of box { $box } does not fit what lies on { $field }: the table stops
pit-stake-without-line = chips of box { $box } are left over after the settlement: the table stops

pit-no-such-option = “{ $option }” is no option of this game; the options are { $options }
pit-bad-answer = { $option } cannot be “{ $answer }”; it may be { $answers }
pit-option-form = “{ $text }”: write an option as name=answer
pit-cannot-read = { shared-text-file-unreadable }
pit-house-not-toml = { $source } is not TOML: { $reason }
pit-house-no-game = { $source } does not say its game: write game = "three-card"
pit-house-other-game = { $source } is for { $game }, not for { $wanted }
pit-house-unknown = { $source }: “{ $key }” at { $where } is not known; there may be { $known }
pit-house-no-section = { $source }: { $section } is a table of names and values
pit-house-missing = { $source }: { $where } leaves out { $missing }; a combination that pays nothing has the odds 0
pit-house-odds = { $source }: “{ $given }” at { $where } are no odds; write 7 or "3:2"
pit-house-chips = { $source }: “{ $given }” at { $where } is no number of chips
pit-house-plate = { $source }: the plate runs from { $low } to { $high }; the smallest stake is above 0 and not above the largest

pit-no-solver = { $game } has no solver yet
pit-rounds = { $rounds } rounds: at least one must be played
pit-counting = counting
pit-told-return = Return
pit-told-house-edge = { shared-label-house-edge }
pit-told-risk = Element of risk
pit-told-wagered = Mean stake
pit-told-deviation = { shared-label-standard-deviation }
pit-told-error = Standard error
pit-told-side = { $field }: house edge { $edge }
pit-told-simulated = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} played: house edge { $edge }
pit-told-played = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} played ({ $strategy }): house edge { $edge }
pit-best-play-from = Best play: play from { $hand } up, fold below.
pit-column-decision = Decision
pit-column-value = Value
pit-column-cost = Costs
pit-decision-fold = fold
pit-decision-close = close
pit-decision-play = play
pit-decision-raise = raise
pit-decision-check = { shared-word-check }
pit-decision-exchange = exchange
pit-decision-sixth = sixth card
pit-decision-stand = stand
pit-decision-insure = insure
pit-decision-buy = buy the dealer’s card
pit-decision-decline = decline
pit-decision-hold = hold
pit-decision-collect = take the win
pit-decision-double = double up
pit-decision-pick = pick card
pit-decision-set = set low
pit-result-win = won
pit-result-lose = lost
pit-result-tie = tied
pit-result-fold = { seat-folded }
pit-result-no-game = dealer has no game
pit-result-no-game-after-purchase = no game after the purchase
pit-field-ante = ante
pit-field-pair-plus = pair plus
pit-no-draw = { $thrown } thrown: in { $game } nothing is decided after cards have been changed
pit-no-long-job = { $game } is solved at once: --nodes and --every are for { $games }
pit-keep-alone = { $file } would stay empty: --keep goes with --nodes or --every
pit-cannot-plot = { shared-text-file-unwritable }
pit-plot-none = --plot draws a game by its open card, which is not worked out of { $game } so
pit-plot-net = Net result, in first stakes
pit-plot-worth = Value, in % of the first stake
pit-plot-first = Best first decision, in % of rounds
pit-plot-share = Share of rounds
pit-whole-alone = --whole works all of the game out in parts (--parts): leave out --nodes, --every, --stakes and --keep
pit-by-house = --by tells the tables of the whole game: they ship for russian-poker as it is by default; for other options give --whole
pit-by-estimate = --by tells the tables of the whole game, which --nodes and --every do not find out: leave them out
pit-by-job = --by { $by } is not among what --whole finds out: it finds out { $known }
pit-no-without = { $game }: --without is for russian-poker and oasis
pit-no-such-part = { $game } knows these parts to leave out: { $parts }
pit-without-alone = --without is one figure: leave out --by, --plot, --every and --stakes
pit-forgets-alone = { $game }: what was thrown away is forgotten alone (discards), with nothing else left out
pit-forgets-sampled = { $game }: the figure for who forgets what he threw away is a sample: leave out --whole
pit-without-house = { $game } with these options: --without compares with the best play, which ships for the game as it is by default
pit-no-whole = { $game }: --whole is the long job of russian-poker; every other game is solved exactly or says how well
pit-whole-not-of = { $game } with these options: --whole does not weigh the exchange of one card, which can be best where it is cheaper than a sixth card or double payouts are capped
pit-whole-chips = { $game } as this house pays it is not worked out by --whole: its payouts are too many chips to be counted; a smaller bet or rounder odds are
pit-parts-differ = { $one } and { $other } differ in { $unit }: one of them is not of this job, take it out
pit-part-unfit = The part { $unit } was made for other hands, { $rows } instead of { $hands }: take it out of the folder and it is worked again
pit-by-none = --by { $by } is not known of { $game }: there is { $known }
pit-by-up-card = Value by the open card
pit-by-action = How often each first decision is best
pit-by-without = Value without some decisions
pit-by-first = How often each first decision is best by the open card, in %
pit-by-later = How often what follows the first decision is best
pit-by-wagered = Mean stake, by the open card and by the first decision
pit-by-five-cards = Hands of five cards by how many times the bet they are paid
pit-by-six-cards = Hands of six cards by how many times the bet they are paid
pit-column-open-card = Open card
pit-column-new = { $cards } new
pit-later-fold = folding after the draw
pit-later-insure = insuring
pit-later-buy = buying the dealer’s card
pit-first-all = { pit-told-wagered }
pit-without-exchange = no exchange
pit-without-sixth = no sixth card
pit-without-sixth-and-one = no sixth card, no exchange of one card
pit-without-purchase = no bought card
pit-without-insurance = no insurance
pit-without-discards = what was thrown away forgotten
pit-told-estimate = { $value } ± { $error }, an estimate
pit-russian-compared = An estimate: { $nodes ->
    [one] { $nodes } hand against an open card, drawn
   *[other] { $nodes } hands against an open card, drawn
} by seed { $seed }, worked out with and without it.
pit-first-fold = { pit-decision-fold }
pit-first-close = { pit-decision-close }
pit-first-insure = { pit-decision-insure }
pit-first-sixth = { pit-decision-sixth }
pit-first-play = { pit-decision-play }
pit-first-play-4 = play for four antes
pit-first-raise = { pit-decision-raise }
pit-first-check = { pit-decision-check }
pit-first-exchange = { pit-decision-exchange }
pit-first-exchange-2 = exchange of 2 cards
pit-first-exchange-3 = exchange of 3 cards
pit-first-exchange-4 = exchange of 4 cards
pit-first-exchange-5 = exchange of 5 cards
pit-russian-rests-on = { $nodes ->
    [one] { $nodes } hand against an open card
   *[other] { $nodes } hands against an open card
} solved.
pit-field-bet = { shared-word-bet }
pit-field-bonus = bonus

pit-table-unstaffed = a table needs a dealer and an inspector who is somebody else
pit-no-display = { $game } has a fund: its display must be shown before anybody stakes
pit-change-differs = { $given ->
    [one] { $given } chip was
   *[other] { $given } chips were
} given and { $taken } taken: a change keeps its value

pit-and = { $first } and { $second }
pit-combination-ace-king = ace-king
pit-combination-pair = a pair
pit-combination-two-pair = { shared-word-two-pair }
pit-combination-three-of-a-kind = three of a kind
pit-combination-straight = a straight
pit-combination-flush = a flush
pit-combination-full-house = a full house
pit-combination-four-of-a-kind = { shared-word-four-of-a-kind }
pit-combination-straight-flush = a straight flush
pit-combination-royal-flush = a royal flush
pit-combination-high-card = no combination
pit-combination-nothing = no combination
pit-says-place-bets = Place your bets, please.
pit-says-no-more-bets = No more bets, please.
pit-says-win = Box { $box }: { $combination }, { $odds }, wins { $amount }.
pit-says-win-plain = Box { $box }: { $combination }, wins { $amount }.
pit-says-paid = Box { $box }: { $combination }, { $odds }.
pit-says-doubled = Box { $box }: { $combination }, { $odds }, doubled up to { $amount }.
pit-says-doubled-away = Box { $box }: { $combination }, { $odds }, lost in doubling up.
pit-says-lose = Box { $box }: { $combination } — loses.
pit-says-tie = Box { $box }: { $combination }, a tie.
pit-says-fold = Box { $box } has folded.
pit-says-no-game = Box { $box }: the dealer has no game, { $amount } paid.
pit-says-no-game-after-purchase = Box { $box }: no game after the purchase, the stakes go back.

pit-field-draw = { shared-word-draw }
pit-field-insurance = insurance
pit-field-purchase = dealer’s card
pit-field-play = play
pit-line-won = { $field }: { $stake } wins { $amount }
pit-line-lost = { $field }: { $amount } lost
pit-line-back = { $field }: { $stake } goes back
pit-line-paid = { $field } pays { $amount }

pit-too-few-nodes = too few hands were solved: some combinations did not come up; ask for more nodes

# the other games
pit-no-such-house = { $game } has no house “{ $house }”; there are { $houses }
pit-advise-cards = { $hand } with “{ $seen }” lying open: { $game } asks for { $held } cards held and { $open } open, each of its deck and once
pit-best-play-four = Best play before the flop: bet four antes with { $hands }; check the rest.
pit-best-play-folds = Best play before the flop: fold { $hands }; play the rest.
pit-field-coins = coins
pit-field-blind = blind
pit-field-trips = { shared-word-trips }
pit-field-progressive = progressive
pit-field-flop = flop bet
pit-field-turn = turn bet
pit-field-river = river bet
pit-field-six-card = six-card bonus
pit-result-paid = paid
pit-result-play = played on
pit-result-play-4 = four antes before the flop
pit-result-play-2 = two antes after the flop
pit-result-play-1 = one ante at the end
pit-result-turn-bet = bet on the turn
pit-result-river-bet = bet on the river
pit-result-nothing = { shared-word-nothing }
pit-result-royal-flush = { shared-word-royal-flush }
pit-result-straight-flush = { shared-word-straight-flush }
pit-result-wild-royal = royal flush with a wild card
pit-result-five-of-a-kind = five of a kind
pit-result-four-deuces = four deuces
pit-result-four-of-a-kind = { shared-word-four-of-a-kind }
pit-result-four-aces = four aces
pit-result-four-twos-to-fours = four deuces, threes or fours
pit-result-four-aces-low-kicker = four aces beside a deuce, three or four
pit-result-four-twos-to-fours-low-kicker = four deuces, threes or fours beside an ace, deuce, three or four
pit-result-full-house = { shared-word-full-house }
pit-result-flush = { shared-word-flush }
pit-result-straight = { shared-word-straight }
pit-result-three-of-a-kind = three of a kind
pit-result-two-pair = { shared-word-two-pair }
pit-result-jacks-or-better = jacks or better
pit-result-kings-or-better = kings or better
pit-no-table = { $game }: the best play that “table” plays by ships for russian-poker and oasis as they are by default, and it needs the kernels
pit-no-such-strategy = “{ $strategy }” is no way to play; there are { $strategies }

# a pay table designed
pit-no-design = { $game } is not solved at once; tables can be designed for { $games }
pit-set-form = “{ $text }”: write a line as name=odds, such as flush=6 or pair-plus.flush=3
pit-no-such-line = “{ $line }” is no one line of the tables; the lines are { $lines }
pit-told-line = { $table }: { $name }
pit-column-line = Line
pit-column-odds = Pays to one
pit-column-share = Share of rounds
pit-column-worth = Worth
pit-table-paid = paid
pit-table-ante-bonus = ante bonus
pit-field-ante-bonus = { pit-table-ante-bonus }
pit-table-pair-plus = pair plus
pit-table-mini-royal = pair plus
pit-table-six-card = six-card bonus
pit-result-mini-royal = ace-king-queen of a suit
pit-result-pair = pair
# the card of Russian Poker
pit-card-sixth-made = Straight, flush, full house or better of five cards: sixth card.
pit-card-sixth-four = Four to a flush, or a straight open at two ranks: sixth card.
pit-card-sixth-gutshot = A gutshot with a pair, or one that makes six in a row: sixth card.
pit-card-trips-ace-king = Three of a kind with ace and king: sixth card.
pit-card-trips-his = Three of the dealer’s rank: insure for the most.
pit-card-trips = Other three of a kind: exchange two.
pit-card-close = Two pair, four of a kind: close.
pit-card-close-pair = A pair not below the dealer’s card, or of tens and up against a queen and below: close.
pit-card-close-pair-ace-king = A pair with ace and king: close from fives up, against an ace or a king always.
pit-card-ace-king-pair = Twos or threes with ace and king: keep ace and king.
pit-card-pair = Other pairs: exchange three.
pit-card-straight-flush = Three to a straight flush: keep them without a gap from five-high, with one from nine-high, with two if ace- or king-high, or jack- or queen-high above the dealer’s card.
pit-card-ace-king = Ace-king: keep both.
pit-card-suited = Two suited cards above the dealer’s, tens to kings (with an ace in hand, jacks to aces against six to jack): keep both.
pit-card-king-queen = King and queen against seven to jack: keep both.
pit-card-ace = An ace against a king and below: keep it.
pit-card-king = A king against a ten and below, or a queen and below with a card of the dealer’s rank in hand: keep it.
pit-card-lower = A lower card at least six ranks above the dealer’s, four with a card of his rank in hand: keep it.
pit-card-fold = Anything else: fold.
pit-card-later-nothing = After the draw, nothing: fold, but close having seen two cards of the dealer’s rank.
pit-card-later-ace-king = After the draw, ace-king: close having seen a card of the dealer’s rank (two if it is an ace or a king), else fold.
pit-card-later-close = After the draw, a pair or better: close without insurance.
pit-card-later-buy = The dealer’s card: buy it when the bet pays four to one or more.
pit-card-costs = Played by this card (simulate --strategy basic) first decisions cost { $first } against the best play, exactly, and what follows about { $later } ± { $error }, from hands dealt.
pit-card-told = The card: “{ $decision }”, which costs { $cost }. { $rule }

# the trainer
pit-lesson-right = “{ $taken }” was the best play ({ $worth })
pit-lesson-cost = “{ $taken }” costs { $cost } first stakes, { $chips } chips: the best play was “{ $best }” ({ $worth })
pit-no-such-choice = “{ $choice }” was not open

# pai gow and oasis
pit-foul = { $cards } low would be the higher hand: the hand of five ranks above the hand of two
pit-no-such-way = “{ $way }” is no house way; there are { $ways }
pit-way-open = { $source } has no rule for all of { $holds }: the last rule for it has no conditions
pit-way-rule = { $source }, rule { $rule }: { $key } may be { $right }
pit-decision-house-way = the house’s way
pit-result-push = push
pit-field-stake = stake
pit-says-push = Box { $box }: one hand each, a push.
pit-combination-five-aces = five aces
pit-combination-seven-card-straight-flush = a straight flush of seven cards
pit-combination-seven-card-straight-flush-joker = a straight flush of seven cards with the joker
pit-combination-royal-match = a royal flush beside a king and queen of a suit
pit-too-many-rounds = { $game } is never worked out in full: --nodes says how much of it is
pit-pai-gow-best = { $set-otherwise }% of the hands are set otherwise than by the house’s way. That brings { $gained }% ± { $gained-error }%; settings too close to tell apart may bring { $missed-at-most }% more.
pit-no-best = { $game }: its figures are those of best play already; --best is for pai-gow
pit-pai-gow-rests-on = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} drawn, both sides set by the house’s way.
pit-oasis-rests-on = What several cards add is an estimate from { $nodes ->
    [one] { $nodes } hand
   *[other] { $nodes } hands
}.
pit-result-exchange = exchanged

# strategy cards
pit-card-not-toml = not TOML: { $reason }
pit-card-key = “{ $key }” is not known here; there may be { $keys }
pit-card-game = a card for { $game }, not for { $wanted }
pit-card-no-rules = a strategy card is a list of rules: [[rule]]
pit-card-word = { $key } cannot be “{ $given }”; it may be { $right }
pit-card-keep = { $do } needs keep, the part of the hand that is kept: { $parts }
pit-card-open = no rule for every hand of the stage { $stage }: end with one that only says what to do
pit-card-silent = { $file } says nothing that is open in the stage { $stage }
pit-plot-rounds = { shared-label-rounds }
pit-plot-mean = Mean result, in first stakes
pit-column-machine = Machine
pit-column-paid = Pays
pit-column-return = { shared-label-return }
pit-column-deviation = Deviation
pit-russian-stakes = Mean stake ±{ $wagered } and standard deviation ±{ $deviation } are estimates from { $nodes ->
    [one] { $nodes } hand
   *[other] { $nodes } hands
} played out.

# odds as a dealer says them
pit-odds-even = even money
pit-odds-less = even money less { $percent }%
pit-odds-to = { $paid } to { $staked }
pit-odds-for = { $paid } for { $staked }

# a player's bank, and the envy of other players' hands
pit-bank-held = box { $box } has the bank: there is one bank in a round
pit-bank-alone = who banks holds no box but the one that banks, and that is box { $box }
pit-bank-short = { $held ->
    [one] the bank holds { $held } chip
   *[other] the bank holds { $held } chips
} and the other boxes have staked { $needed }: this house wants a bank that answers for all of them
pit-bank-uneven = what the bank and the boxes won of each other does not come to nothing: the table stops
pit-says-bank = Box { $box } has the bank.
pit-says-no-action = Box { $box }: no action, the stake goes back.
pit-result-no-action = not covered by the bank
pit-field-bank = bank
pit-field-envy = envy
pit-table-envy = envy
pit-line-won-less = { $field }: { $stake } wins { $amount }, the house keeps { $commission }
pit-line-envy = envy: { $combination } on box { $box } pays { $amount }
pit-told-side-envy = { $field }: the hand of each other player gives back { $gain } of the smallest bonus that is paid for it

# the rules on the table, the shift
pit-rules-unread = { $player } has not accepted the rules in force: they are read before the first stake
pit-relief-in-round = the staff is relieved between rounds
pit-relief-not-due = relief is not due before { $minutes ->
    [one] one more minute is over
   *[other] { $minutes } more minutes are over
}

# a pay table in a row, coins
pit-no-such-table = “{ $table }” is no pay table of this game; the tables are { $tables }
pit-row-length = { $table }: { $given ->
    [one] one odds is
   *[other] { $given } odds are
} given and its { $wanted } lines are { $lines }
pit-no-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}: --coins is for a machine, which takes 1 to 5; the first stake of { $game } goes up to { $most }
pit-odds-form = “{ $given }” for { $where } are no odds; write 7 or 3:2
pit-antes-form = “{ $written }”: write the insurance in antes, such as 6 or 7.5
pit-nothing-insured = in { $game } nothing is insured
pit-advise-insured = with { $seen } open nothing is bought yet: --insured goes with the dealer’s five cards, which show no game
pit-advise-insurance = an insurance of { $insured } antes: this hand may be insured for { $low } to { $high }
pit-advise-dealer-plays = the dealer has a game with { $seen }: nothing is left to decide
pit-advise-russian = { $hand } against “{ $seen }”: name five cards, or six, and the dealer’s open card, each once; to weigh buying, all five of the dealer’s
pit-no-stakes = { $game }: --stakes goes with --nodes or --every of russian-poker; elsewhere what is staked is among the figures
pit-russian-edge-alone = This is the edge alone: mean stake, element of risk and deviation come with --nodes N --stakes N, which plays hands out.
pit-told-break-even-meter = The progressive favours the player from { $value } tokens on the display up.

# a finished round in words
pit-told-dealer = { shared-label-dealer }
pit-told-board = { street-board }
pit-told-box = Box { $box }, { $player }
