# Prizes changed by the director
prizes-edit = Change the prizes
prizes-place = Place { $place }
prizes-remaining = { shared-text-still-to-be-shared }
prizes-too-much = { $amount } more than the pool has
prizes-exact = { $total }: shared out to the cent
prizes-least = at least { $amount }: it is certain already
prizes-rises = Place { $place } has more than the one above it.
prizes-add = One more place
prizes-drop = One place fewer
prizes-rest = Rest to the first
prizes-reason = Why, for the log
prizes-set = Set these prizes
prizes-as-they-were = As they were
done-set-prizes = Prizes changed
log-set-prizes = The prizes were changed

# Shares of an entry
share-title = Shares sold
share-sell = Sell a share
share-of = { $percent } % to { $backer } for { $price }
share-backer = To whom
share-percent = Percent
share-markup = Mark-up, percent
share-costs = He pays { $price } at the desk.
share-left = { $percent } % can still be sold.
share-return = Return
share-sold-out = The whole entry is sold.
share-mine = Shares
done-sell-share = { $player }: { $percent } % sold to { $backer }
done-return-share = { $player }: the share of { $backer } returned
log-return-share = { $player }: a share returned

# Rebuys, prizes in kind
rebuy-none = No rebuy: out
rebuy-close = Close rebuys
done-no-rebuy = { $player } buys no more
done-close-rebuys = Rebuys closed
log-no-rebuy = { $player } buys no more
log-close-rebuys = Rebuys closed
due-rebuys = Rebuys are asked
cash-instead = Cash in place of the prize
cash-amount = { shared-label-amount }
done-cash-instead = { $player }: { $amount } in place of the prize
log-cash-instead = { $player }: cash in place of the prize
log-pair = The pairs of the bracket were set
log-seats-in = Where the seats are was set
log-give-seats = Won seats were entered
log-bring-flight = A flight was brought in
done-seats-in = Seats are in { $name }
done-give-seats = The winners are entered there
done-bring-flight = Flight { $flight } is in
done-seed = { $player }: seed { $number }
done-no-seed = { $player }: no seed
done-pair = { $count ->
    [0] Pairs left to seeds and lot
   *[other] Pairs set
}
done-waive = Table { $table } plays on

# Envelopes with bounties
envelope-title = Mystery bounties
envelope-drawn = { $drawn } of { $all } drawn
envelope-left = Still sealed
envelope-seal = Seal of the order
envelope-order = The order, told now that all are drawn

# Entries that are not just paid
entry-otherwise = A seat of his own
entry-ticket = on a ticket
desk-register-ticket = Enter { $name } on his ticket
entry-seat-how = For special needs: otherwise the seat is drawn.

# The drawer at the desk
till-closed = Your drawer is closed
till-open = { shared-label-open-a-drawer }
till-float = { shared-label-float }
till-way = How it is paid
till-way-cash = { shared-label-in-cash }
till-way-card = { shared-label-by-card }
till-way-transfer = { shared-label-by-transfer }
till-way-balance = From his balance
till-drawer = Drawer { NUMBER($number, useGrouping: 0) }: { $amount } in cash.
till-cage = To the cage
