odds-no-extension = croupier.odds: the compiled kernels are missing, so answers come from Python, hundreds of times slower; install croupier from a wheel, or build it with a C++ compiler
odds-no-such-game = “{ $game }” is no game of the house; try one of { $games }
odds-no-kernel = the odds of { $game } cannot be counted: its hands are read in a way the kernels do not know
odds-no-such-ranking = “{ $ranking }” is no ranking; the rankings are { $rankings }
odds-hand-size = { $given ->
    [one] { $given } card
   *[other] { $given } cards
}: a hand of this ranking has { $sizes }
odds-hand-cards = { $given ->
    [one] { $given } card
   *[other] { $given } cards
} in one hand; this game deals { $own } to each player
odds-not-in-deck = { $card } is not in the deck of this game
odds-not-a-mask = { $mask } is no set of cards: a mask has only the bits 0 to 51
odds-not-a-card = { $card } is no card: cards are the numbers 0 to 51
odds-not-cards = { $given } cannot be read as cards: give text such as AhKd, a list of card numbers, or a mask
odds-card-twice = { $card } is in two places: each card is in the deck once
odds-players = { $given ->
    [one] { $given } hand
   *[other] { $given } hands
} given: equity needs 2 to { $most }
odds-board-size = a board of { $given }: there may be { $sizes } cards on the board of this game
odds-boards = { $given ->
    [one] { $given } board
   *[other] { $given } boards
} given: this game has { $boards ->
    [one] one board
   *[other] { $boards }, with a stroke between them, as in 2h7hTc/3d9s4c
}
odds-one-board = this is asked of one board: take the same game with a single board
odds-deck-short = the deck is too short: { $needed } cards would be needed and { $there } are there
odds-not-exact = this cannot be counted exactly in reasonable time: leave the method open, or ask for monte-carlo
odds-never-together = these hands can never be dealt together: they need the same cards
odds-deals = { $deals } deals: at least one must be drawn
odds-range-empty = “{ $text }” holds no hand: write for example 22+, A2s+, KTo+, 54s-98s, AhKh, 15%
odds-range-blocked = nothing of “{ $text }” is left: { $cards } are dealt already
odds-range-unreadable = “{ $piece }” at character { $at } of “{ $text }”: a hand is expected here, such as QQ, AKs, T9o+, 54s-98s, AhKh or 15%
odds-range-size = “{ $piece }” at character { $at } of “{ $text }”: a hand of this game has { $cards } cards
odds-range-weight = “{ $piece }” at character { $at } of “{ $text }”: after the colon stands a weight from 0 to 1, as in AA:0.5
odds-range-percent = “{ $piece }” at character { $at } of “{ $text }”: the best hands are more than 0% and at most 100%
odds-range-percent-unknown = “{ $piece }” at character { $at } of “{ $text }”: which hands are the best is known for hold’em, short deck and Omaha with four cards
odds-range-pair-kind = “{ $piece }” at character { $at } of “{ $text }”: a pair is neither suited nor offsuit
odds-range-span = “{ $piece }” at character { $at } of “{ $text }”: a span keeps the high card (A5s-A2s) or the gap (54s-98s), or is of pairs (22-77)
odds-range-span-kind = “{ $piece }” at character { $at } of “{ $text }”: both ends of a span are suited, or both offsuit, or neither says
odds-range-card-twice = “{ $piece }” at character { $at } of “{ $text }”: each card is in the deck once
odds-stacks = { $given ->
    [one] { $given } stack
   *[other] { $given } stacks
}: at least two players are needed
odds-stack = the stack of player { $player } is { $stack }: a player still in has more than 0 chips
odds-prizes = { $given ->
    [one] { $given } prize
   *[other] { $given } prizes
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: there is at least one prize and no more than players
odds-prize = prize { $place } is { $prize }: a prize is 0 or more
odds-bounties = { $given ->
    [one] { $given } bounty
   *[other] { $given } bounties
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: each player has one
odds-bounty = the bounty of player { $player } is { $bounty }: a bounty is 0 or more
odds-bounty-cash = { $cash } of a bounty paid in cash: this is from 0 to 1
odds-no-matplotlib = plots need matplotlib: install croupier[plot]
odds-cannot-plot = { $file } cannot be written: { $reason }
odds-not-a-number = “{ $text }” is no number: write stacks and prizes as 5000 or 12.50
odds-counting = counting
odds-told-exact = exact: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} counted
odds-told-drawn = Monte Carlo: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} drawn from seed { $seed }; ± is one standard error
odds-told-range = { $combos ->
    [one] { $combos } combo
   *[other] { $combos } combos
}, { $percent } of all hands
odds-column-hand = Hand
odds-column-equity = Equity
odds-column-win = Wins
odds-column-tie = Ties
odds-column-high = High
odds-column-board-1 = Board 1
odds-column-board-2 = Board 2
odds-column-low = Low
odds-column-quarter = Quartered
odds-column-error = ±
odds-column-strength = Strength
odds-column-name = { shared-label-name }
odds-column-player = { shared-label-player }
odds-column-stack = { shared-label-stack }
odds-column-chips = { shared-label-chips }
odds-column-icm = { shared-label-icm }
odds-column-chop = { shared-label-chip-chop }
odds-street-preflop = { shared-label-preflop }
odds-street-flop = { street-flop }
odds-street-turn = { street-turn }
odds-street-river = { street-river }
odds-matchup = a match-up is of two hands of two cards, all four different
odds-omaha-size = { $hole } hole cards and a board of { $board }: Omaha is read from 4 to 6 hole cards and a board of 5
odds-omaha-rows = hole cards of shape { $holes } and boards of shape { $boards }: one row for each hand is needed in both
odds-not-rows = an array of shape { $shape } and type { $kind }: hands are 64-bit masks in one dimension, or rows of card numbers in two
odds-price = a call of { $call } into a pot of { $pot }: the pot holds the bet, so a call is more than 0 and no more than the pot
odds-outs-street = outs are counted for known hands of a high game with one or two board cards to come
odds-nuts-board = a board of three to five cards is needed here
odds-the-nuts = the nuts
odds-made-no-pair = no pair
odds-made-board = what lies on the board
odds-made-top-pair = top pair
odds-made-middle-pair = middle pair
odds-made-bottom-pair = bottom pair
odds-made-overpair = overpair
odds-made-underpair = underpair
odds-made-pocket-pair = pocket pair below the top card
odds-made-two-pair = { shared-word-two-pair }
odds-made-top-two = top two pair
odds-made-set = set
odds-made-trips = { shared-word-trips }
odds-made-straight = { shared-word-straight }
odds-made-flush = { shared-word-flush }
odds-made-full-house = { shared-word-full-house }
odds-made-four-of-a-kind = { shared-word-four-of-a-kind }
odds-made-straight-flush = { shared-word-straight-flush }
odds-made-royal-flush = { shared-word-royal-flush }
odds-draw-flush = flush draw
odds-draw-nut-flush = nut flush draw
odds-draw-backdoor-flush = backdoor flush draw
odds-draw-open-ended = open-ended straight draw
odds-draw-double-gutshot = double gutshot
odds-draw-gutshot = gutshot
odds-draw-overcard = overcard
odds-draw-overcards = two overcards
odds-no-backend = the backend { $backend } needs { $missing }, which is not installed: install croupier[scale], croupier[dask] or croupier[ray]
odds-not-kept = { $file } cannot keep the work: { $reason }
