hands-no-duckdb = a store of hands needs duckdb: install croupier[hands]
hands-no-store = there is no store of hands at { $file }: croupier hands import makes one
hands-not-a-store = { $file } is no store of hands
hands-store-busy = { $file } is open elsewhere: one process at a time has a store open
hands-store-newer = { $file } was made by a later version: it has tables of version { $found }, known is { $known }
hands-none-such = no hand in the store is like that
hands-bad-stack = a stack from where to where, in bets, as in 20-40: not { $given }

hands-won = won in 100 hands
hands-adjusted = all-in adjusted
hands-rake = rake paid in 100 hands
hands-money = won in cash games
hands-vpip = VPIP
hands-pfr = PFR
hands-three-bet = 3-bet
hands-fold-to-three-bet = fold to 3-bet
hands-steal = steal
hands-c-bet = c-bet
hands-fold-to-c-bet = fold to c-bet
hands-aggression = AF
hands-aggression-frequency = AFq
hands-wtsd = WTSD
hands-wsd = W$SD

hands-by-player = { shared-label-player }
hands-by-position = { shared-label-position }
hands-by-game = What was dealt
hands-by-stack = Stack in bets
hands-by-seats = Players dealt in
hands-by-stakes = Stakes
hands-by-month = Month
hands-by-site = Site

hands-at-small-blind = SB
hands-at-big-blind = BB
hands-at-early = EP
hands-at-lojack = LJ
hands-at-hijack = HJ
hands-at-cutoff = CO
hands-at-button = BU
hands-at-bring-in = BI
hands-at-none = other seats

hands-plot-hands = hands
hands-plot-bets = big bets or big blinds
hands-plot-won = won as it came
hands-plot-adjusted = all-in adjusted
