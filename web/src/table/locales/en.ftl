manners-title = At the table
manners-in-post = You post { $amount } with the next hand
manners-in-wait = You come in with the big blind
manners-in-back = You missed { $missed ->
    [small] the small blind
    [big] the big blind
   *[both] both blinds
}: { $amount } to post
manners-post = Post now
manners-wait = Wait for the big blind
manners-straddle = Straddle when I am first to act
manners-straddle-why = Twice the big blind, put down before the cards; you act last before the flop.
manners-twice = Run it twice when everybody agrees
manners-twice-why = All-in with cards to come: the rest of the board is dealt twice, for half the pot each.
manners-on = On
manners-off = Off
manners-seat = Change seat
manners-seat-to = Seat { $seat }
manners-say = Say something
manners-send = Send
manners-say-why = Not of a hand that is being played; while somebody is all-in nobody speaks.
manners-nothing = Nothing to settle here
