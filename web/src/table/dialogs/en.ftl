buy-in-title = Seat { $seat } at { $name }
buy-in-amount = Bring to the table
buy-in-range = from { NUMBER($least) } to { NUMBER($most) }
buy-in-wallet = { NUMBER($wallet) } in your wallet
buy-in-blinds = { $count ->
    [one] { $count } big blind
   *[other] { $count } big blinds
}
buy-in-go = Sit down
buy-in-bets = { $count ->
    [one] { $count } big bet
   *[other] { $count } big bets
}
buy-in-poor = The least buy-in here is { NUMBER($least) }; your wallet holds { NUMBER($wallet) }.
top-up-title = Add chips
top-up-amount = Chips to add
top-up-go = Add
leave-title = Leave during the hand?
leave-why = You still hold cards. Your hand is folded when it is your turn; chips already in the pot stay there.
leave-go = Leave the table
