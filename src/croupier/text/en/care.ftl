care-not-asked = this house asks nobody for his age or country
care-born-once = a birth date is told once; who told a wrong one speaks to the house
care-no-date = this is no date of birth
care-no-such-country = choose a country of the list
care-no-limits = this house keeps no limits for its players
care-no-such-limit = there is no such limit
care-too-early = a higher limit counts after a wait: ask again in { $hours } h
care-no-exclusion = this house knows no self-exclusion
care-exclusion-days = choose 1 to { $most } days
care-excluded-longer = you have excluded yourself for longer already
care-barred = this account is closed for good: its owner was under age
care-excluded = you have excluded yourself from play until { $day }
care-tell-first = this house asks for your date of birth and country before you play: tell them in the settings
care-country = the house does not accept players of { $country }
care-too-young = one has to be { $age } to play here
care-over-limit = your own limit is { $most } ({ $kind ->
    [deposit-day] deposits in a day
    [deposit-week] deposits in a week
    [deposit-month] deposits in 30 days
    [loss-day] losses in a day
    [loss-week] losses in a week
    [loss-month] losses in 30 days
    [stake] one stake
    [time-day] time played in a day, in minutes
   *[buy-in] one buy-in
})
care-over-money = the player’s own limit of money { $kind ->
    [money-day] in a day
    [money-week] in a week
   *[money-month] in 30 days
} is { $most }: { $left } more may be taken now
care-time-over = your own limit of { $minutes } minutes a day is reached: what you play goes on to its end, and anything new waits until the 24 hours are over
care-no-notice = there is nothing to read yet
care-notice-first = read first how long you have been playing, and what you have staked
care-edge-first = read first what the house keeps of this game
care-no-complaints = this house takes no complaints
care-no-complaint = there is no such complaint
care-complaint-empty = say in words what it is about
care-complaint-late = a complaint comes within { $days } days
care-complaint-running = while an event goes on what its floor decides is final; complain when it is over
care-complaint-not-there = you have not played there
care-complaint-twice = you have filed this complaint already
care-complaints-many = { $most } complaints of yours wait for a decision: the house answers them first
care-complaint-decided = this complaint is decided
care-complaint-own = somebody else has to decide this complaint
care-complaint-manager = an appeal is decided by a manager
care-complaint-no-appeal = a decision is appealed once, when it has been made
care-complaint-clause = name the clause the decision rests on
care-complaint-no-hand = this complaint is about no hand
care-hand-own = you took part in this hand, or sit at its table: somebody else looks at its cards
care-no-rules-to-accept = nobody is asked to accept rules here
care-rules-changed = the house’s rules have changed meanwhile: read them once more
care-rules-first = read and accept the house’s rules first: they stand in the settings
