seal-label = { $says ->
    [whole] The seal of the shuffle is whole
    [broken] The seal of the shuffle is broken
   *[other] The seal of the shuffle
}
seal-title = The shuffle
seal-whole = Checked in your browser: { $cards ->
    [one] the card you have seen is
   *[other] all { $cards } cards you have seen are
} where the seal and the cut put { $cards ->
    [one] it
   *[other] them
}.
seal-broken = This does not fit the seal (at { $at }). Keep the hand’s transcript and call the floor.
seal-none = Nothing has been dealt yet.
seal-unsealed = This hand was dealt without a seal: nothing can be proved of it.
seal-cannot = This browser can check it only over https or on this machine.
seal-what = The deck is shuffled and sealed card by card. Then the players cut it, each with a number nobody else knew before, and each card you see is opened against the seal. Mucked cards stay closed for ever.
seal-step-before = The seal was told to this page before the cards.
seal-step-late = This page saw the seal together with the cards: it came to the table too late to see it before.
seal-step-cut = { $count ->
    [0] The house alone cut this deck.
    [one] Cut by the house and seat { $seats }.
   *[other] Cut by the house and seats { $seats }.
}
seal-step-missing = Not there in time: { $seats }.
seal-step-cards = Each card leads from its place to the seal by its salt and hashes.
seal-next = Seal of the next hand
seal-limit = What this does not say: that nobody in the house has looked at the deck it made.
