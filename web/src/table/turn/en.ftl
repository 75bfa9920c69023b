act-actions = Your action
act-complete = Complete to { CHIPS($amount) }
act-bring-in = Bring in { CHIPS($amount) }
act-pat = Stand pat
act-draw = { $count ->
    [0] Draw
   *[other] Draw { $count }
}
act-throw = { $count ->
    [0] Discard
   *[other] Discard { $count }
}
act-draw-how = { $most ->
    [one] Pick a card to exchange, or stand pat
   *[other] Pick up to { $most } cards to exchange, or stand pat
}
act-throw-how = { $most ->
    [one] Pick a card to throw away
   *[other] Pick { $most } cards to throw away
}
act-amount = Raise to…
act-amount-bet = Bet…
act-leaves = leaves { CHIPS($amount) }
act-from-to = { CHIPS($least) } to { CHIPS($most) }
act-only = only { CHIPS($least) }
act-unread = cannot be read
act-typed = Chips, or 2.5bb, 1.5k, 50%, pot, all-in
act-slider = Size
act-less = Less
act-more = More
preset-min = Min
preset-half-pot = ½ pot
preset-most-of-pot = ¾ pot
preset-blinds = { NUMBER($count) } BB
preset-own = { $size }
preset-max = Max
preset-label = { $size }: { CHIPS($amount) }
fold-title = Fold for nothing?
fold-why = Checking is free.
fold-check = { act-check }
fold-anyway = Fold anyway
guard-title = A bet of { CHIPS($amount) }?
guard-why = It is more than half of your chips, or more than three times the pot.
guard-bet = Yes, { CHIPS($amount) }
guard-back = Change the bet
