odds-of-pot = Pot odds { $odds } : 1 · { $share } %
odds-of-pot-why = You call { CHIPS($call) } to win { CHIPS($pot) }: the call pays if you win more than { $share } % of the time.
odds-wins = · against unknown hands you win about { $share } % of it
