cli = Poker, run by the book.
cli-help = Show this help and exit.
cli-version = Show the version and exit.
cli-lang = Language: en or ru; without it, that of the locale.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-replay = Tell recorded hands (PHH, PokerStars text, JSON), or check them against the rules and their own chips.
cli-replay-paths = Files of hand histories, or folders to search for them.
cli-replay-check = Tell nothing, list every hand that deviates; exit code 1 when one does.
cli-replay-as-json = Check, and print one JSON object: hands, exact, deviations.
cli-replay-hand = Only the hand of this number or name.

cli-convert = Write recorded hands in another format: PHH, PokerStars text, Open Hand History or JSON.
cli-convert-source = A file of hand histories in any format that is read, or a folder of them.
cli-convert-target = The file to write; - for standard output.
cli-convert-to = The format: phh, pokerstars, ohh, or json, which keeps hands whole, hidden cards too.
cli-convert-force = Write over a file that exists.
cli-convert-exists = { $file } exists: name another file, or add --force to write over it
cli-convert-left-out = { $file }: hand { $hand } is left out: { $why }
cli-converted = { $hands ->
    [one] { $hands } hand written
   *[other] { $hands } hands written
}{ $left ->
    [0] {""}
   *[other] , { $left } left out
}
cli-cannot-write = { $file } cannot be written: { $reason }

cli-serve = Open the room: the server and its page.
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on; 0 takes a free one.
cli-serve-database = The SQLite file that keeps the tables and the ledger.
cli-serve-demo = Open the demo club’s tables, with bots, where there are none yet.
cli-serve-act-seconds = Seconds to act, at tables opened now.
cli-serve-pause-seconds = Seconds between hands, at tables opened now.
cli-serve-floor-key = The key of the floor desk, which puts rulings into a table’s log; without it one is made up and printed.
cli-serve-origin = Another site whose pages may connect, as https://club.example; may be repeated.
cli-open = The room is open: { $address } (Ctrl-C closes it)
cli-floor-desk = Floor desk: { $address }

cli-deal = Deal one hand of no-limit hold’em to bots and tell it.
cli-deal-seed = The number the shuffle and the bots are drawn from; without it, a new one.
cli-deal-players = How many players.
cli-deal-stack = The chips each player has.
cli-deal-blinds = The blinds, as in 50/100.
cli-deal-phh = Print the hand as PHH instead of telling it.

cli-perft = Count the tree of decisions of a hand: a line “depth: count” for each depth (docs/perft.md).
cli-perft-game = The game, as nl-holdem.
cli-perft-stacks = The chips of each seat, the button first, as in 20,20.
cli-perft-depth = How many decisions deep.
cli-perft-blinds = The blinds; 1,2 where the game has blinds.
cli-perft-ante = The ante of every player; 1 where the game has neither blinds nor a bring-in, else none.
cli-perft-bring-in = The bring-in; 1 in stud games.
cli-perft-bets = The small and the big bet of limit games; 2,4.
cli-perft-counting = depth { $depth }

cli-usage = Usage:
cli-usage-required = [required]
cli-usage-help = What it takes: { $command } --help
cli-usage-missing = { $name } is missing. { $wanted }
cli-usage-value = { $name } does not take this. { $wanted }
cli-usage-no-option = there is no option { $name }{ $many ->
    [0] {""}
   *[other] ; near it: { $near }
}
cli-usage-switch = a switch stands alone, every other option wants a value after it; { $name } here is neither
cli-usage-extra = more arguments than this command takes
cli-usage-no-command = wanted is one of the commands { $known }
cli-error = croupier: { $problem }
cli-trouble = { $file }: { $problem }
cli-trouble-in-hand = { $file }: hand { $hand }: { $problem }
cli-no-such-file = there is no such file or folder
cli-no-histories = no hand histories in this folder: they end in { $endings }
cli-cannot-open = cannot be read: { $reason }
cli-no-such-hand = there is no hand { $hand } here
cli-but = The record deviates: { $problem }
cli-deviation = { $file }: { $why }
cli-deviation-of-hand = { $file }: hand { $hand }: { $why }
cli-summary = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}: { $exact } exact, { $deviations } { $deviations ->
    [one] deviates
   *[other] deviate
}{ $troubles ->
    [0] {""}
    [one] , { $troubles } cannot be read
   *[other] , { $troubles } cannot be read
}
cli-replaying = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
cli-interrupted = Stopped before the end.
cli-stranger = { $file }: the PHH standard has no field { $field }; an annotator’s own begin with _
cli-bad-blinds = “{ $text }” are no blinds: write two numbers, the small one first, as in 50/100
cli-no-such-game = “{ $game }” is no game of the house: write one of { $games }
cli-bad-numbers = { $option }: “{ $text }” will not do: write whole numbers, as in { $example }
cli-not-in-this-game = { $option }: { $game } has no such bet
cli-rule = Rule on scenarios: files, folders, or a line like “NLHE 200-400 | A bets 1200 | B: chips 1000+1000”.
cli-rule-files = Scenario files, folders of them, or lines
cli-rule-under = Rule under these profiles, side by side
cli-rule-checking = Compare with the rulings the files expect; exit code 1 when one differs
cli-rule-as-json = Print JSON

# croupier cash
cli-cash = The cash room: seats, lists and the house’s money.
cli-cash-simulate = Play days of a whole room out, with bots: exit code 1 when a rack or a box does not hold what it should.
cli-cash-simulate-days = How many days.
cli-cash-simulate-tables = How many tables at the most.
cli-cash-simulate-people = How many people come and go.
cli-cash-simulate-under = The rulebook: fspr-manual, club-cash or online-cash.
cli-cash-simulate-seed = The number that all chance comes from; the same number gives the same days.
cli-cash-simulate-report = Write every table’s line of the shift reports, as CSV.
cli-cash-shift = Write the report of a shift of the live cash room as CSV, out of a house’s database: exit code 1 when a rack or a box does not hold what it should.
cli-cash-shift-database = The database; the house may be running.
cli-cash-shift-name = The shift’s name; without it the last one.
cli-cash-boxes = Write what lies in the boxes of the tables on the screen as CSV: rake, jackpot and time charge.
cli-cash-boxes-database = The database; the house may be running.
cli-cash-no-such-shift = there is no shift “{ $name }”: there are { $known }
cli-cash-cannot-write = { $file } cannot be written: { $reason }
cli-cash-day = day { $day } of { $days }
cli-cash-title = The room, seed { $seed }
cli-cash-day-head = Day
cli-cash-tables-head = Tables
cli-cash-hands = Hands
cli-cash-seated = Seated
cli-cash-moved = Moved
cli-cash-picked-up = To cage
cli-cash-pushes = Pushes
cli-cash-rake = Rake
cli-cash-balance = Right
cli-cash-yes = yes
cli-cash-no = NO
