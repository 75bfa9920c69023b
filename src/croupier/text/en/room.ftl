# Seats
room-no-such-seat = there is no seat { $seat } here: the seats are 1 to { $seats }
room-seat-taken = seat { $seat } is taken: choose another
room-already-seated = you sit at this table already, in seat { $seat }
room-not-seated = you have no seat at this table
room-bad-buy-in = the buy-in here is { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
room-wallet-short = your wallet holds { NUMBER($held, useGrouping: 0) }: { NUMBER($short, useGrouping: 0) } too few
room-top-up-in-hand = chips can be added between hands only
room-stack-is-full = your stack is at the table’s most already, { NUMBER($most, useGrouping: 0) }
room-bad-top-up = you may add { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } now
room-no-chips-to-sit-in = you have no chips here: top up first
room-seat-not-idle = seat { $seat } is not idle

# The hand
room-stale-action = that was for another moment of the hand: nothing was done
room-not-your-turn = it is not your turn
room-hand-in-progress = a hand is being played
room-too-few-players = a hand needs at least two players
room-nobody-to-act = it is nobody’s turn
room-cards-not-yours = you do not hold these cards: throw away your own, each once
room-no-shuffle-due = there are cards enough in the stub

# The table and the house
room-table-stopped = this table has been stopped: every chip stays where it was
room-no-such-table = there is no table “{ $table }”
room-table-busy = too many requests are waiting at this table: try again in a moment
room-no-such-hand = there is no finished hand { $hand } at this table
room-no-such-game = there is no game “{ $game }” here
room-no-choice-here = the game of this table is not chosen: it is dealt as the table says
room-not-your-choice = it is not for you to name the next game: the player who gets the button does
room-bad-seats = { $game } is played by { $fewest } to { $most }: choose the number of seats accordingly
room-too-many-bots = { $bots } bots are too many: at most { $most }, so that a seat is left for you
room-bad-stakes = the stakes are { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } chips, the large one no less than the small one and at most ten times it
room-tables-of-one = you have { $most } tables open already: that is the most for one person
room-tables-of-house = the house has { $most } tables open: no more fit in
room-closing = the house is closing

# Names
room-name-length = a name has { $shortest } to { $longest } visible characters
room-name-invisible = a name must not contain control characters or invisible ones
room-name-taken = the name { $name } is taken: choose another
room-not-joined = take a name first
room-already-joined = you have a name already: { $name }
room-join-id-short = the id of a join must be secret: at least { $shortest } characters
room-command-reused = the id of this command was used for another one

# Our own
room-row-impossible = a row “{ $row }” of the journal cannot have happened there
room-own-command-refused = the table refused its own command ({ $why })
room-hand-stuck = hand { $hand } waits for nobody and is not over
room-opened-twice = the table { $table } was opened twice
room-journal-without-opening = a table’s journal does not begin with its opening
room-journal-gap = the journal of { $stream } has no version { $version }
room-chips-disagree = at table { $table } the ledger and the seats disagree
room-commit-refused = version { $version } of { $stream } was not written: { $why }
room-write-failed = version { $version } of { $stream } could not be written: { $why }
room-writer-closed = the journal is closed
room-database-unreadable = { $path } cannot be opened as a database: { $why }
room-database-foreign = { $path } is a database of another program: give the path of a new file or of Croupier’s own
room-database-newer = { $path } was written by a newer Croupier (version { $found }, this one knows { $known }): upgrade, or give another path
room-database-held = { $path } is in use by a running room: stop that one, or give another path
