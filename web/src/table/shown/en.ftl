shown-title = The hand is over
shown-one = Show
shown-all = { $count ->
    [1] Show the card
    [2] Show both
   *[other] Show all { $count } cards
}
shown-rabbit = What would have come
shown-would-come = Would have come:
shown-beaten = Your hand is beaten. Show it, or muck it unseen?
shown-muck = Muck
shown-beaten-hands = My beaten hands at the showdown
shown-mucked = Are mucked at once
shown-asked = Ask me each time
shown-book = It counts from the next hand. Who has bet last shows first, and after an all-in every hand lies open: that is the book’s, not yours.
shown-equities = Shares of the pot:
