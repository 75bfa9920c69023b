lobby-motto = Poker, run by the book
lobby-sit-and-go = Sit & go
lobby-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-empty = No table is open yet. It will appear here by itself.
lobby-loading = Looking for tables…
lobby-stopped = Stopped by the house
lobby-buy-in = Buy-in
lobby-average-pot = Average pot
lobby-no-pot = no hands yet
lobby-pit = Casino tables
lobby-cash = Cash room: lists and seats
lobby-floor = Floor desk: ask the rulebooks
lobby-nobody = Nobody here yet
lobby-seats = { $taken } of { $seats } seats taken
lobby-open-seats = { $count ->
    [0] Full
    [one] { $count } seat open
   *[other] { $count } seats open
}
lobby-enter = Enter the table
lobby-all = All
join-title = What shall we call you?
join-welcome = Good to see you, { $name }
join-welcome-why = Choose a table: you can watch first and sit down when you like.
