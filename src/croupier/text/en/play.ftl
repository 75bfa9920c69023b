play-too-few-seats = { $seats ->
    [one] { $seats } player is
   *[other] { $seats } players are
} too few: a hand needs at least { $fewest }
play-wrong-number-of-seats = { $game } cannot be dealt to { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: it takes { $fewest } to { $most }
play-no-such-seat = there is no seat { $seat }: seats are numbered from 1 to 99
play-no-stakes = this setup was put together by hand, without stakes: deal the next one in with Setup.deal_in
play-no-such-code = { $number } is the number of no decision: they stand in croupier.play.codes
play-empty-stack = seat { $seat } has { $amount } chips: only players with chips are dealt in
play-bad-forced-bet = seat { $seat } cannot post { $amount } as { $kind }: the seat must be dealt in and the amount above 0
play-bad-bet-size = a hand needs at least one bet size, each above 0
play-not-over = the hand is not over yet
play-hand-over = the hand is over
play-not-now = nothing is to be decided now: the dealer is at work
play-seat-not-dealt-in = seat { $seat } is not in this hand
play-out-of-turn = it is not the turn of seat { $seat }{ $actor ->
    [0] {""}
   *[other] , but of seat { $actor }
}
play-cannot-check = seat { $seat } cannot check: { $amount } to call
play-nothing-to-call = seat { $seat } has nothing to call
play-bad-raise = seat { $seat } cannot raise to { $total }: from { $low } to { $high } is allowed
play-stack-too-short-to-raise = seat { $seat } has too few chips to raise
play-nobody-left-to-raise = seat { $seat } cannot raise: no opponent has chips for more than the bet
play-betting-not-reopened = seat { $seat } has acted and faces less than a full raise: he may call or fold
play-no-cards-due = no cards are due now, { $cards } cannot be dealt
play-wrong-card-count = { $given ->
    [one] { $given } card
   *[other] { $given } cards
} for { $seat ->
    [0] the board
   *[other] seat { $seat }
}, where { $due } can be given
play-no-burn-due = no burn is due now, { $card } stays where it is
play-card-not-in-deck = card { $card } is not in the deck of this game
play-card-already-out = { $card } is out already: each card is in the deck once
play-other-cards-shown = seat { $seat } shows { $cards } but was dealt { $held }
play-unknown-cards-shown = the cards of seat { $seat } are unknown: name them, or muck the hand
play-not-asked-to-show = seat { $seat } has nothing to show now
play-all-hands-shown = seat { $seat } must open his hand: here every hand is shown at the showdown
play-cannot-muck = seat { $seat } is all-in or called an all-in and must open his hand
play-not-an-operation = “{ $kind }” is no operation a player or a dealer does by himself
play-nothing-to-undo = nothing has been decided yet that could be taken back
play-replay-differs = the log does not fit the hand from entry { $at } on ({ $kind }, seat { $seat })
play-chips-not-conserved = the chips on the table are not the { $chips } the hand began with: the hand stops
play-must-bring-in = seat { $seat } must bring it in for { $amount } or complete the bet
play-no-bring-in = seat { $seat } does not have to bring it in
play-raise-cap = seat { $seat } cannot raise: the street is capped at { $cap } bets and raises
play-bad-discard = seat { $seat } throws away { $given ->
    [one] { $given } card
   *[other] { $given } cards
}: from { $fewest } to { $most } is allowed
play-card-not-held = seat { $seat } does not hold { $card }
play-no-run-due = the board is not to be run out now
play-bad-run = the board cannot be run { $times } times: from 1 to { $most } is allowed
play-no-shuffle-due = the stub is not to be shuffled now
play-wrong-shuffle = these are not the { $due } cards to be shuffled
play-stack-overdrawn = seat { $seat } cannot put in { $amount }: the stack is smaller, the hand stops
play-bad-deck = this is no deck for { $game }: each of its cards stands in it once, and no other
play-short-deck = { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} too few: this hand needs { $needed }
play-two-live-bets = seat { $seat } has two live forced bets: a seat posts one, what he owes besides is dead
play-open-card-unknown = the hand of seat { $seat } lies open: say which card takes its place
play-which-card = there is no deck to take the card from: say which card it is
play-card-not-in-stub = the stub does not hold the card { $card }
play-card-in-play = { $card } is in play: only cards that are out of play are put back
play-no-hand-to-kill = seat { $seat } has no hand to kill, or the last one there is
play-hand-not-dead = seat { $seat } has no dead hand that could be restored
play-too-late-to-restore = the hand of seat { $seat } cannot be restored any more: cards or chips have passed it by
play-cannot-act = seat { $seat } cannot act: no live hand, or no chips behind it
play-bad-return = seat { $seat } cannot be given back { $amount }: from 1 to { $most } lies there
play-bad-post = seat { $seat } cannot post { $amount }: from 1 to { $most } is possible
play-bad-award = seat { $seat } cannot be awarded { $amount }: from 1 to { $most } lies in the pots
play-stub-empty = the stub is empty: there is no card left to take
play-nothing-decided = nothing was decided at entry { $at } of the log: it followed by itself
play-no-straddle = seat { $seat } cannot straddle: the house has no straddle
play-no-dark-bet = seat { $seat } cannot bet in the dark: there is no such bet in { $game } here
play-dark-bet-size = seat { $seat } cannot bet { $amount } in the dark: it takes from { $least } to { $most } of what is left after the ante
play-full-deck-only = { $game } is not dealt here: only the full deck of 52 cards is played with
play-no-limp = seat { $seat } cannot just call: the first player in must raise
play-being-awarded = the pots are being awarded: nothing else is done any more
play-game-name-taken = there is a game “{ $game }” already: give yours another name
play-no-such-game = “{ $game }” is no game of the catalogue: write one of { $games }
play-stakes-lack = { $game } needs { $what }: say it in chips, as in blinds=(50, 100), bets=(100, 200), bring_in=25
play-seed-and-deck = a hand has a seed or a deck, not both
play-told-head = { $game }{ $stakes ->
    [none] {""}
   *[other] , { $stakes }
} · { $street } · pot { $pot }
play-told-over = { $game }{ $stakes ->
    [none] {""}
   *[other] , { $stakes }
} · over
play-told-seat = { shared-word-seat-numbered }
play-told-board = board { $cards }
play-told-in = in { $chips }
play-told-won = won { $chips }
play-told-folded = folded
play-told-all-in = { seat-all-in }
play-told-to-act = to act: { $options }
play-told-fold = { shared-word-fold }
play-told-check = { shared-word-check }
play-told-call = call { $chips }
play-told-bet = bet { $chips }
play-told-raise = raise to { $chips }
play-told-bring-in = bring in { $chips }
play-told-discard = discard { $cards }
play-told-show = show
play-told-muck = muck
play-told-dealing = to be dealt: { $kind ->
    [shuffle] the stub shuffled anew
    [run] the board run out, once to { $due } times
    [board] { $due ->
        [one] { $due } board card
       *[other] { $due } board cards
    }
   *[other] { $due ->
        [one] { $due } card to { $name }
       *[other] { $due } cards to { $name }
    }
}
envs-batch = a batch wants one hand or more: { $size } were asked for
envs-batch-stack = batches and states want stacks that the blinds and antes of { $blind } do not use up: there were { $stack }
envs-batch-game = { $game } at these stakes is played by aec alone: batches and states want it dealt and read as hold'em, Omaha, stud or draw is, on two boards at most, with blinds and antes that all put in alike
envs-batch-rule = batches and states do not cover hands with this ({ $what }): aec plays them
envs-batch-chips = batches and states count no more than { $most } chips: with these stakes it would be { $chips }
envs-closed = action { $action } is closed now: the mask says which of the { $actions } are open
