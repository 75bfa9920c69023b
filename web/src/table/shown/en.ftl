shown-title = The hand is over
shown-one = Show
shown-all = { $count ->
    [1] Show the card
    [2] Show both
   *[other] Show all { $count } cards
}
shown-rabbit = What would have come
shown-would-come = Would have come:
