player-who = Who are you?
player-choose = Choose your name…
player-not-me = This is not me
player-price = { $buy_in } and a fee of { $fee }.
player-staff = { $amount } of the buy-in goes to the staff.
player-stack = { NUMBER($chips) } chips to begin with.
player-table = Table
player-seat = Seat
player-chips = { $chips } chips
player-broke = No chips left: a rebuy is still possible.
player-waiting = You are dealt in when the button has passed.
player-missing = { $hands ->
    [one] You miss { $hands } hand.
   *[other] You miss { $hands } hands.
}
player-head = On your head: { $amount }
player-certain = You have { $amount } for certain.
player-play = To the table
player-alternate = Your place in the line of alternates. You are called when a seat is free.
player-out = You finished in place { $place }.
player-won = You won { $amount }.
player-seat-later = Your seat is drawn when the event starts.
player-move = You move to table { $table }, seat { $seat }
player-move-from = from table { $table }, seat { $seat }
player-there = I am there
player-my-table = Your table
player-structure = Levels
player-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
player-starts = { $day }, { $time }
player-name = Your name, to enter by yourself
player-name-claim = Your name, to use the code of your seat card
player-take-name = Take this name
player-you = You are { $name }; your wallet holds { $wallet }.
player-enter = Enter for { $price }
player-re-enter = Enter again for { $price }
player-entered = You are in
player-unregister = Take the entry back
player-left = Your entry was taken back
player-rebuy = Rebuy { $chips } chips for { $price }
player-add-on = Add { $chips } chips for { $price }
player-bought = Chips bought
player-no-rebuy = No rebuy: I am out
player-no-rebuy-done = You are out
player-have-code = I have a code on my seat card
player-code = Code
player-take-code = This is me
player-claimed = Your seat is on this phone now
player-deal-mine = You would get { $amount }
player-deal-how = It takes everybody’s yes. One no, and play goes on.
player-deal-floor = Tell the floor your yes or no.
player-agree = I agree
player-disagree = No
player-said-yes = You have said yes
player-said-no = You have said no
player-propose = Propose a deal
player-proposed = Your deal is put to everybody
player-protest = File a protest
player-protested = Your protest is filed
player-file = File it
