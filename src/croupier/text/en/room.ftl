# Seats
room-not-seated = you have no seat at this table
room-wallet-short = your wallet holds { NUMBER($held, useGrouping: 0) }: { NUMBER($short, useGrouping: 0) } too few
room-no-chips-to-sit-in = you have no chips here: top up first
room-seat-not-idle = seat { $seat } is not idle
room-seated-by-the-house = at this table it is the house that seats people and moves chips
room-nothing-said = a message has 1 to { $most } visible characters
room-not-to-be-moved = the player of seat { $seat } cannot be moved: bots stay, and so does one without chips
room-not-an-account-for-chips = chips never go from one stack to another: they come from the house or from a person’s own account
room-seat-is-free = there is no need to wait: seat { $seat } is free at { $table }
room-being-brought = the house is bringing you to this table with your chips: a moment
room-muted = the floor has closed the chat for you
room-no-review = there is no step of yours that has not been looked at already
room-no-such-line = the table keeps no such line of anybody else
room-reported-already = you have reported this line already
room-no-rabbit-hunt = the cards that would have come are not shown
room-table-held = the floor has stopped the deal here for a moment
room-nobody-to-place = chips and the account they come from are needed to seat somebody

# The hand
room-stale-action = that was for another moment of the hand: nothing was done
room-not-your-turn = it is not your turn
room-not-asked = nobody asks you anything now
room-hand-in-progress = { shared-text-a-hand-is-being-played }
room-too-few-players = a hand needs at least two players
room-nobody-to-act = it is nobody’s turn
room-cards-not-yours = you do not hold these cards: throw away your own, each once
room-hand-not-for-ruling = nothing can be ruled in this hand at this moment ({ $why }): let it go on, or void it
room-choose-an-option = the book leaves this to the floor: choose one of { $options }
room-ruling-unfinished = the ruling leaves the hand in the middle with nobody to act: push every chip, or let somebody act
room-no-shuffle-due = there are cards enough in the stub

# The table and the house
room-table-stopped = this table has been stopped: every chip stays where it was
room-table-closed = this table is closed: open another one
room-table-not-empty = somebody still plays at this table
room-no-such-table = there is no table “{ $table }”
room-held = the house is held up for a moment: its disk takes nothing; try again soon
room-table-busy = too many requests are waiting at this table: try again in a moment
room-ask-not-understood = what was asked cannot be understood: nothing was done
room-hands-not-at-hand = these hands are archived, and the archive is not at hand
room-no-such-hand = there is no finished hand { $hand } at this table
room-hand-not-sealed = hand { $hand } was dealt without a seal
room-cut-too-late = the deck has been dealt already: this number cuts it no more
room-cut-not-pledged = nobody had committed himself to this number before the deck was sealed
room-no-such-game = there is no game “{ $game }” here
room-no-choice-here = the game of this table is not chosen: it is dealt as the table says
room-not-your-choice = it is not for you to name the next game: the player who gets the button does
room-bad-seats = { $game } is played by { $fewest } to { $most }: choose the number of seats accordingly
room-too-many-bots = { $bots } bots are too many: at most { $most }, so that a seat is left for you
room-bad-stakes = the stakes are { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } chips, the large one no less than the small one and at most ten times it
room-tables-of-one = you have { $most } tables open already: that is the most for one person
room-tables-of-people = people have { $most } tables open: no more fit in; the floor can open one
room-closing = the house is closing

# Names
room-name-length = a name has { $shortest } to { $longest } visible characters
room-name-invisible = a name must not contain control characters or invisible ones
room-name-taken = the name { $name } is taken: choose another
room-name-of-the-house = { $name } is a name of the house: take another
room-not-joined = take a name first
room-already-joined = you have a name already: { $name }
room-join-id-short = the id of a join must be secret: at least { $shortest } characters
room-code-unknown = this code is not good, or no more: have a new one shown
room-log-in-wrong = the name and what proves it do not go together
room-log-in-later = too many wrong tries: wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }
room-password-short = a password has at least { $shortest } characters
room-password-name = a password that holds the name is guessed first: take another
room-token-unknown = the house knows no such name any more: take a new one
room-command-reused = the id of this command was used for another one

# Our own
room-row-impossible = a row “{ $row }” of the journal cannot have happened there
room-own-command-refused = the table refused its own command ({ $why })
room-hand-stuck = hand { $hand } waits for nobody and is not over
room-opened-twice = the table { $table } was opened twice
room-journal-without-opening = a table’s journal does not begin with its opening
room-journal-changed = row { $version } of { $stream }, or what was written with it, is not as it was written
room-row-hidden = the cards of this row are hidden: only the house’s key opens them
room-row-enclosed = an encrypted row cannot be opened: it was changed, or encrypted by another house
room-house-key-missing = { $path } is missing: the key that hides the cards in play. Put it back, or start with --new-house-key: hands in play are stopped then
room-house-key-unusable = { $path } is no key of a house that can be used: { $why }
room-not-stopped = nothing is wrong here: it has not stopped
room-cannot-be-reopened = rows that cannot be read lie after the last good one: pay the chips out, or put a sound copy of the database in its place
room-no-chips-here = there are no chips here to be paid out
room-archive-missing = { $file } is missing from the archive, the folder { $folder }: put it back
room-archive-damaged = what the archive holds in { $file } at byte { NUMBER($offset, useGrouping: 0) } is not what was written there
room-journal-gap = the journal of { $stream } has no version { $version }
room-row-unreadable = a row of “{ $kind }” cannot be read: { $why }
room-row-unknown = there is no kind of row “{ $kind }” here (version { $version }): a newer Croupier wrote it, or nobody did
room-row-newer = a row of “{ $kind }” was written by a newer Croupier (version { $version }, this one knows { $known })
room-row-too-old = a row of “{ $kind }” has version { $version }, and nothing brings it up to version { $known }
room-journal-unreadable = row { $version } of { $stream } cannot be read: { $why }
room-chips-disagree = at table { $table } the ledger and the seats disagree
room-commit-refused = version { $version } of { $stream } was not written: { $why }
room-write-failed = version { $version } of { $stream } could not be written: { $why }
room-writer-closed = the journal is closed
room-database-unreadable = { $path } cannot be opened as a database: { $why }
room-database-foreign = { $path } is a database of another program: give the path of a new file or of Croupier’s own
room-database-newer = { $path } was written by a newer Croupier (version { $found }, this one knows { $known }): upgrade, or give another path
room-database-missing = there is no file { $path }
room-database-older = { $path } is older than the house knows it ({ NUMBER($streams, useGrouping: 0) } journals lack rows, { $stream } from { NUMBER($found, useGrouping: 0) } to { NUMBER($known, useGrouping: 0) }): put the newer file back, or start once with --older-file, and what was played since is lost
room-database-held = { $path } is in use by a running room: stop that one, or give another path

# Events
event-no-such-event = there is no event “{ $event }”
event-id-taken = the id “{ $event }” is another event’s: choose another
event-bad-id = an event’s id has small letters, digits and hyphens, at most forty
event-too-many = the house has { $most } events: no more fit in
event-stopped = this event has been stopped: everything stays as it was
event-not-yours = only the floor may do that
event-not-by-hand = nobody does that by hand: the clock and the tables of this event do it themselves
event-no-such-code = this is nobody’s code: look at the seat card again
event-nothing-owed = nothing is owed to this player
event-money-spent = { $player } has spent this money already: it cannot be taken back
event-reserved-already = you have reserved already: pay at the desk, and you are in
event-for-play-chips = this event is played for play chips: nothing of it is paid out in money
event-no-bots-here = bots play in online events only
event-table-closed = this table of the event is closed
event-table-differs = table { $table } and its event disagree about hand { $hand }
event-face-down = Hand for hand: all-in hands stay face down until every table has played.
event-no-seats-won = no seat that was won here waits to be given
event-seats-won-already = a seat has been won here already: where it is stands
event-seat-too-dear = an entry there costs { $price }, and a prize here is worth { $prize }: the prize must be enough for the seat
event-takes-no-seats = “{ $event }” takes no entries: seats are won in an event that still registers
event-seats-given = a seat that was won has become an entry in the other event: neither is taken back
event-flight-not-bagged = flight { $flight } has not bagged, or its bags are on their way already
event-flight-sent = the bags of this flight are in the second day: that is not taken back
event-no-second-day = the second day “{ $event }” waits for no flight any more
event-prize-is-a-seat = this prize is a seat in another event: it is given there, or paid in money where it cannot be taken
event-deal-wanted = a deal is to be talked about already, as soon as the hands being played are over
event-chips-disagree = in event { $event } the stacks and the chips in play disagree
room-guest-id = the id of a new player has small letters, digits and hyphens, at most forty-eight

# The pit
room-pit-no-chips = you have no chips at this table: bring some first
room-pit-change-in-round = chips are changed between rounds: your box is in play
room-pit-change-nothing = bring at least one chip
room-pit-halted = the floor has stopped this table: no new rounds for now
room-pit-nothing-to-undo = there is nothing of yours to take back
room-pit-nothing-to-repeat = you have not bet here before: there is nothing to repeat
room-pit-box-twice = box { $box } is named twice
room-pit-coins = { NUMBER($amount, useGrouping: 0) } on { $field }: a coin here is worth { NUMBER($coin, useGrouping: 0) }, put down whole coins
room-pit-goes-with = { NUMBER($amount, useGrouping: 0) } on { $field }: it goes with the first stake and is as large, { NUMBER($low, useGrouping: 0) }
room-pit-no-top-up = the display is topped up between rounds, at a table that has one
room-pit-bad-plate = the smallest first stake is 1 to { NUMBER($most, useGrouping: 0) } chips, the largest no less and at most { $times } times it
room-pit-other-rules = version { $version } of the rules is in force: read that one
room-pit-no-dealer = a dealer who lays out the payouts has a name, and a table: name him, or leave it to the server
room-pit-pay-boxes = the payouts of every box that was played, and of no other: { $boxes }
room-pit-pay-field = box { $box }, { $field }: one amount for each field that has chips ({ $fields })
room-pit-pay-too-little = box { $box }, { $field }: { NUMBER($stake, useGrouping: 0) } lies there, no more can be taken
room-pit-bank-turn = the bank goes round the table: after box { $last } it is offered to the boxes beyond it, then to the house
room-pit-seal-broken = the leaves of { $round } do not make its seal: another deck was played, or the proof is not whole
room-pit-seal-cut = a cut of { $cut } cards: the deck has { $cards }, and at least one stays below
room-pit-seal-twice = { $card } was opened at two places
room-ask-unreadable = this cannot be asked here: { $why }

# A database looked through
backup-exists = { $path } is there already: name a file that is not
backup-impossible = { $path } cannot be written: { $why }
room-archive-impossible = the archive { $path } cannot be written: { $why }
check-file-damaged = the file is damaged: { $why }
check-signature-wrong = statement { $version } is not signed by the key it names
check-head-differs = the journal of { $stream } is not as the house signed it up to version { $version }
check-no-statement = line { $line } is no statement of a house: it must be as croupier check --keep wrote it
check-stream-unknown = no kind of stream is called { $stream }: a newer Croupier wrote it, or nobody did
check-snapshot-unreadable = the snapshot at version { $version } cannot be read: { $why }
check-snapshot-differs = the snapshot at version { $version } is not what the rows up to there make
check-chips-disagree = { NUMBER($held, useGrouping: 0) } chips lie there for { $account }, and the ledger has { NUMBER($booked, useGrouping: 0) }
check-people-disagree = the journal and the list of people disagree about { $person }
check-balance-differs = { $account } holds { NUMBER($booked, useGrouping: 0) }, and its postings come to { NUMBER($posted, useGrouping: 0) }
check-carried-differs = { NUMBER($booked, useGrouping: 0) } is carried forward for { $account }, and its archived postings come to { NUMBER($posted, useGrouping: 0) }
check-transaction-without-row = no row of a journal made the transaction { $transaction }
check-chips-of-nobody = { $account } holds { NUMBER($booked, useGrouping: 0) }, and no table knows of them

room-stream-table = poker table
room-stream-event = event
room-stream-event-table = table of an event
room-stream-pit = casino table
room-stream-cash = live cash room
room-stream-lists = online waiting lists
room-stream-heads = signed heads
room-stream-people = people
room-stream-unknown = stream of no known kind
cage-drawer-open = { $name } has an open drawer already: close it first
cage-no-such-drawer = there is no open drawer { NUMBER($drawer, useGrouping: 0) }
cage-not-your-drawer = this drawer is { $name }’s: only he takes and pays at it
cage-drawer-short = there is only { $held } in cash in the drawer
cage-two-signatures = the count is out by { $difference }: a second person has to sign it
cage-why = say what it is paid for
cage-nobody = the house knows nobody of this id
