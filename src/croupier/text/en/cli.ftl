cli = Poker, run by the book.
cli-help = Show this help and exit.
cli-version = Show the version and exit.
cli-made = rules core { $core ->
    [compiled] compiled
   *[other] interpreted
}, kernels { $kernels ->
    [python] in Python
   *[other] { $kernels }
}
cli-lang = Language: en or ru; without it, that of the locale.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-replay = Tell recorded hands (PHH, PokerStars text, JSON), or check them against the rules and their own chips.
cli-replay-paths = Files of hand histories, or folders to search for them.
cli-replay-check = Tell nothing, list every hand that deviates; exit code 1 when one does.
cli-replay-as-json = Check, and print one JSON object: hands, exact, deviations.
cli-replay-opened = Show them on the table, in this machine's browser, until Ctrl-C.
cli-replay-opened-now = { $hands ->
    [one] One hand is shown
   *[other] { $hands } hands are shown
} to this machine alone, until Ctrl-C.
cli-replay-hand = Only the hand of this number or name.

cli-convert = Write recorded hands in another format: PHH, PokerStars text, Open Hand History or JSON.
cli-convert-source = A file of hand histories in any format that is read, or a folder of them.
cli-convert-target = The file to write; - for standard output.
cli-convert-to = The format: phh, pokerstars, ohh, or json, which keeps hands whole, hidden cards too.
cli-convert-rejects = Keep the hands that are left out in this file, as they stand in theirs.
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
cli-cannot-write = { shared-text-file-unwritable }

cli-serve = Open the room: the server and its page.
cli-serve-push-contact = Call browsers whose page is closed, by web push: an address, mailto: or https:, that their push services may write to. Off unless it is named.
cli-serve-push-contact-none = “{ $text }” is no contact: write mailto:you@example.org or https://example.org
cli-serve-sms-program = Call phones by this program of your own: it gets the number as its argument and the text on its standard input.
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on; 0 takes a free one.
cli-serve-database = What keeps the tables and the ledger: an SQLite file, or a PostgreSQL database by its address, postgresql://…
cli-serve-files = Beside this path lies what is no part of a database on a server: the house’s key, its mark, its archive. Unless told it is var/NAME, with the name of the database.
cli-serve-demo = Open the demo club’s tables, with bots, where there are none yet.
cli-serve-act-seconds = Seconds to act, at tables opened now.
cli-serve-pause-seconds = Seconds between hands, at tables opened now.
cli-serve-host-name = A name the room is called by, as club.example; may be repeated. Its bare addresses need not be told.
cli-serve-proxy = The address or network of a proxy whose word on a client’s address and scheme is believed; may be repeated.
cli-serve-certificate = The certificate, in PEM, with which the room speaks TLS.
cli-serve-certificate-key = The certificate’s key, in PEM.
cli-serve-house-key = The file of the house’s key, which hides cards in play; beside the database unless told.
cli-serve-new-house-key = Make a new key where the old one is lost; hands in play are stopped.
cli-serve-keep-days = Days that are kept at hand; what is older is brought into the archive beside the database. Without it all stays at hand.
cli-serve-parquet = What is older goes there as Parquet where nobody plays any more; needs croupier[hands].
cli-serve-older-file = Go on with a file that lacks rows which the house has had; what was played in them is lost.
cli-serve-lacking = { $stream }: { NUMBER($known, useGrouping: 0) } rows were written, this file goes on from row { NUMBER($found, useGrouping: 0) }
cli-serve-lacking-more = and { NUMBER($streams, useGrouping: 0) } more journals
cli-serve-lacking-since = the house wrote until { $marked }; the last row of this file is from { $last }
cli-serve-lacking-go-on = Go on with this file, and lose what was played since?
cli-serve-log = Write what goes wrong to this file, begun anew when it has grown large, instead of to the terminal.
cli-serve-log-format = How it is written: text, or json, an object a line.
cli-serve-log-level = From which level on: warning, or info, which tells what people were refused too.
cli-serve-metrics-key = The key with which /metrics is read; whoever keeps the house reads them without it.
cli-serve-policy = The house’s own policy, a TOML file as “croupier policy check” reads it: what it asks of its guests (ages, countries, limits, self-exclusion).
cli-serve-session-days = Days after which a device is signed out in any case, where its owner has a passkey or a password.
cli-serve-hand-over-minutes = Minutes without an act on a device of the house’s own after which nobody works at it any more; 0 leaves it until the shift is over.
cli-serve-second-signature = From this amount on, in cents and chips alike, payments to one person within a day are signed by a second person, and so are always fills, credits, floats, boxes and drawers that differ; 0 asks for none.
cli-serve-ask-again-minutes = Minutes without an act on a device after which staff proves again who it is before money moves; 0 asks nobody.
cli-serve-ask-again-everywhere = Staff proves so before every act, and before anything is shown that only staff sees; a clock and a seating stay readable.
cli-serve-school-certificate = Give a role only to whoever has this certificate of the school, or a higher one: dealer=club-cash/dealer; may be said several times. Off unless it is said.
cli-serve-session-idle-days = Days without a visit after which a device is signed out.
cli-serve-origin = Another site whose pages may connect, as https://club.example; may be repeated.
cli-worker = Lead tables of a house of several processes, and its desk where nobody else has it.
cli-worker-database = The PostgreSQL database that the processes of the house share, by its address, postgresql://…
cli-worker-bus = The bus between them: a NATS server by its address, nats://HOST:4222/CLUB, or several with commas between; the path names the house.
cli-worker-is-worker = This worker leads its share of the tables.
cli-worker-is-desk = This worker has the desk of the house.
cli-gateway = Hold the sockets of a house of several processes: it needs neither its database nor its key.
cli-worker-files = { cli-serve-files }
cli-worker-house-key = { cli-serve-house-key }
cli-worker-demo = { cli-serve-demo }
cli-worker-act-seconds = { cli-serve-act-seconds }
cli-worker-pause-seconds = { cli-serve-pause-seconds }
cli-worker-host-name = { cli-serve-host-name }
cli-worker-origin = { cli-serve-origin }
cli-worker-older-file = { cli-serve-older-file }
cli-worker-policy = { cli-serve-policy }
cli-worker-session-days = { cli-serve-session-days }
cli-worker-ask-again-minutes = { cli-serve-ask-again-minutes }
cli-worker-ask-again-everywhere = { cli-serve-ask-again-everywhere }
cli-worker-hand-over-minutes = { cli-serve-hand-over-minutes }
cli-worker-second-signature = { cli-serve-second-signature }
cli-worker-school-certificate = { cli-serve-school-certificate }
cli-worker-session-idle-days = { cli-serve-session-idle-days }
cli-worker-sms-program = { cli-serve-sms-program }
cli-worker-log = { cli-serve-log }
cli-worker-log-format = { cli-serve-log-format }
cli-worker-log-level = { cli-serve-log-level }
cli-worker-metrics-key = The key with which the metrics of this process are read.
cli-worker-metrics-host = The address at which the metrics of this process and /readyz are asked for.
cli-worker-metrics-port = The port for them. Without it this process tells nothing of itself.
cli-gateway-bus = { cli-worker-bus }
cli-gateway-host = { cli-serve-host }
cli-gateway-port = { cli-serve-port }
cli-gateway-proxy = { cli-serve-proxy }
cli-gateway-certificate = { cli-serve-certificate }
cli-gateway-certificate-key = { cli-serve-certificate-key }
cli-gateway-log = { cli-serve-log }
cli-gateway-log-format = { cli-serve-log-format }
cli-gateway-log-level = { cli-serve-log-level }
cli-gateway-metrics-key = { cli-worker-metrics-key }
cli-gateway-metrics-host = { cli-worker-metrics-host }
cli-gateway-metrics-port = { cli-worker-metrics-port }
cli-open = The room is open: { $address } (Ctrl-C closes it)
cli-owner = Nobody owns this house yet. Become its owner here, once: { $address }

# croupier check
cli-backup = Copy a database, a running house’s too, as it stands at one moment.
cli-backup-database = { cli-check-database }
cli-backup-files = { cli-serve-files }
cli-backup-to = The copy: a file that is not there yet.
cli-backup-copying = copying
cli-backup-done = { $path }: { NUMBER($size, useGrouping: 0) } bytes, whole
cli-restore = Put a copy in a database’s place, once all of it was found to be right; what lay there is moved aside.
cli-restore-copy = The copy that “croupier backup” made.
cli-restore-database = Where the database of the house is to be, a file or an address, postgresql://…; no house may have it open.
cli-restore-files = { cli-serve-files }
cli-restore-faults = { $path } is not right in { NUMBER($faults, useGrouping: 0) } places, and nothing was changed: “croupier check” tells which
cli-restore-aside = what lay there is now { $path }
cli-restore-done = { $path }: { NUMBER($streams, useGrouping: 0) } streams, { NUMBER($rows, useGrouping: 0) } rows, 0 faults
cli-archive = Bring what is older than so many days into the archive beside the database, and shrink the database; no house may have it open.
cli-archive-database = The database of a house that is closed, a file or an address, postgresql://…; a running one archives with “croupier serve --keep-days”.
cli-archive-files = { cli-serve-files }
cli-archive-parquet = { cli-serve-parquet }
cli-archive-keep-days = Days that are kept at hand.
cli-move = Bring a closed house from SQLite into PostgreSQL, or back: all of it, each row held against the one it came from, or nothing.
cli-move-source = The database of the house: a file, or an address, postgresql://…; it stays as it is.
cli-move-to = Where the house is to be: a file that is not there yet, or an empty database by its address.
cli-move-wait = Wait until the house has closed, as it does in a pause that was announced.
cli-move-files = { cli-serve-files }
cli-move-moving = moving
cli-move-done = { $path }: { NUMBER($streams, useGrouping: 0) } streams, { NUMBER($journal, useGrouping: 0) } rows of journals, { NUMBER($rows, useGrouping: 0) } rows in all, each as it was
cli-archive-done = { NUMBER($rows, useGrouping: 0) } rows with { NUMBER($hands, useGrouping: 0) } hands are archived in { $path }: { NUMBER($size, useGrouping: 0) } bytes
cli-archive-size = { $path }: { NUMBER($before, useGrouping: 0) } bytes before, { NUMBER($after, useGrouping: 0) } now
cli-check = Read a whole database and say what it is: every stream, the ledger, the snapshots; exit code 1 when something in it is wrong.
cli-check-kept = The house’s statements of its journals’ heads that were kept elsewhere; the database must still say the same.
cli-check-keep = Add the house’s last statement to this file, to be kept elsewhere.
cli-check-head = signed: statement { $version } on { $hash } by { $key }
cli-check-house-key = The file of the house’s key; beside the database unless told. Without it cards in play stay hidden.
cli-restore-house-key = { cli-check-house-key }
cli-backup-key = The key that hides its cards in play is not in the copy: keep { $path } too, elsewhere.
cli-check-archive = The folder with what is archived; beside the database unless told.
cli-restore-archive = The folder with what is archived; beside the copy, or the database, unless told.
cli-backup-archive = What is archived is in { $path }: one folder for all copies beside it.
cli-check-database = The database of a house, a file or an address, postgresql://…; one that is running may have it open.
cli-check-files = { cli-serve-files }
cli-check-reading = reading
cli-check-ledger = ledger: { NUMBER($accounts, useGrouping: 0) } accounts, { NUMBER($transactions, useGrouping: 0) } transactions
cli-check-file = file
cli-check-fault = FAULT
cli-check-rows = { NUMBER($rows, useGrouping: 0) } rows
cli-check-running = running
cli-check-closed = { shared-word-closed }
cli-check-stopped = stopped ({ $why })
cli-check-hidden = cards in play hidden
cli-check-unread = not read
cli-check-all = { NUMBER($streams, useGrouping: 0) } streams, { NUMBER($rows, useGrouping: 0) } rows, { NUMBER($faults, useGrouping: 0) } faults

cli-bots = How well the house’s bots play.
cli-bots-match = Let two kinds of bots play the same deals in each other’s seats, and tell what A wins (docs/bots.md).
cli-bots-match-one = A: easy, medium or hard; steady, careful, loose or bold; both together, as medium-loose; or always-call, pot-odds, tight-passive.
cli-bots-match-other = B, of the same names.
cli-bots-match-game = The game: nl-holdem, omaha, stud, razz or any name of the catalogue.
cli-bots-match-hands = How many hands; every deal is two.
cli-bots-match-seed = The number the deals and the bots’ choices are drawn from.
cli-bots-match-seats = How many players at the table, half of them of either kind.
cli-bots-match-deep = The big blinds everybody begins each hand with, in limit games small bets.
cli-bots-match-as-json = Print one JSON object.
cli-bots-match-playing = playing
cli-bots-match-told = { $a } wins { $won } ± { $error } bb/100 of { $b } in { $game }: { NUMBER($hands, useGrouping: 0) } hands of { $seats } players, seed { $seed }, 95 of 100 times between { $low } and { $high }

cli-deal = Deal one hand of no-limit hold’em to bots and tell it.
cli-deal-seed = The number the shuffle and the bots are drawn from; without it, a new one.
cli-deal-players = How many players.
cli-deal-stack = The chips each player has.
cli-deal-blinds = The blinds, as in 50/100.
cli-deal-phh = Print the hand as PHH instead of telling it.

cli-people = Who works here, and who has lost what proves him: for the owner’s terminal, while the house is closed.
cli-people-database = The database of a house that is closed, a file or an address, postgresql://…
cli-people-list = Everybody who has a role, every invitation and every device of the house, or everybody of a name and what proves him.
cli-people-list-database = { cli-people-database }
cli-people-list-files = { cli-serve-files }
cli-people-list-name = A name, or how it begins.
cli-people-list-house-key = { cli-people-invite-house-key }
cli-people-invite = Make a code that gives a role to whoever types it in on the page /staff; it is good once, for a day.
cli-people-invite-database = { cli-people-database }
cli-people-invite-files = { cli-serve-files }
cli-people-invite-role = The name of a role, as owner, manager, director, floor, cashier, dealer, host, inspector, pit-boss, viewer, or one of the house’s own.
cli-people-invite-place = Where the role holds, as in event/tuesday; everywhere without it.
cli-people-invite-hours = For how long from now; for good without it.
cli-people-invite-policy = The file of the house’s policy, where it has roles of its own.
cli-people-invite-house-key = The file of the house’s key; beside the database unless told.
cli-people-invite-note = For whom the code is meant.
cli-people-role = Give a role to somebody who has a name here.
cli-people-role-database = { cli-people-database }
cli-people-role-files = { cli-serve-files }
cli-people-role-who = His name, or his id as the list tells it.
cli-people-role-role = { cli-people-invite-role }
cli-people-role-place = { cli-people-invite-place }
cli-people-role-hours = { cli-people-invite-hours }
cli-people-role-policy = { cli-people-invite-policy }
cli-people-role-house-key = { cli-people-invite-house-key }
cli-people-revoke = Take a role from somebody, or all he has; or remove a device of the house.
cli-people-revoke-database = { cli-people-database }
cli-people-revoke-files = { cli-serve-files }
cli-people-revoke-who = His name, or what the device is called, or its id.
cli-people-revoke-role = The role; all he has without it.
cli-people-revoke-house-key = { cli-people-invite-house-key }
cli-people-reset = Let somebody in again who has lost everything that proves him: his devices, passkeys, password and PIN are gone, he works at no device of the house any more, and codes are shown with which he logs in, once.
cli-people-reset-database = { cli-people-database }
cli-people-reset-files = { cli-serve-files }
cli-people-reset-who = { cli-people-role-who }
cli-people-reset-why = Why, and who has seen that it is he: it is kept.
cli-people-reset-house-key = { cli-people-invite-house-key }
cli-people-invited = a code for { $role }, good once, for a day, on the page /staff:
cli-people-invitation = (invited: { $note })
cli-people-device = (device: { $device })
cli-people-device-worked = (device: { $device }; { $name } works at it)
cli-people-device-removed = { $name } stands nowhere any more
cli-people-devices = several devices are called “{ $name }”: { $ids }
cli-people-given = { $name } has the role { $role }, at: { $place }
cli-people-revoked = { $name }: { $roles ->
    [one] a role is taken
   *[other] { $roles } roles are taken
}
cli-people-reset-done = { $name } logs in with one of these codes, shown here only:
cli-people-no-such-role = there is no role “{ $role }”: { $roles }
cli-people-no-role = { $name } has no such role
cli-people-nobody = nobody here is called “{ $name }”
cli-people-column-name = name
cli-people-column-role = role
cli-people-column-place = place
cli-people-column-until = until
cli-people-column-id = id
cli-people-column-seen = seen last
cli-people-column-passkeys = passkeys
cli-people-column-password = password

cli-audit = What the staff has done: who, in which role, on which device, when, what it was.
cli-audit-verify = Hold every act against the seal of its row in the journal: exit code 1 when one was changed, put in or taken out.
cli-audit-verify-database = { cli-check-database }
cli-audit-verify-files = { cli-serve-files }
cli-audit-verify-archive = { cli-check-archive }
cli-audit-verified = { NUMBER($acts, useGrouping: 0) } acts, { NUMBER($faults, useGrouping: 0) } faults
cli-audit-export = Write the log as CSV, or as a line of JSON for each act.
cli-audit-export-database = { cli-check-database }
cli-audit-export-files = { cli-serve-files }
cli-audit-export-since = From this day or time on, as 2026-11-22 or 2026-11-22T20:30+03:00; of UTC where no zone is named.
cli-audit-export-until = Before this day or time.
cli-audit-export-person = Of this person, by his id as “croupier people list” tells it.
cli-audit-export-place = Of this journal and those below it, as event, event/tuesday, cash, pit or cage.
cli-audit-export-ask = Of this type, as undo or pay-out.
cli-audit-export-as-csv = As CSV, which is so without it.
cli-audit-export-as-json = As a line of JSON for each act.
cli-audit-games = Write every hand and every round that was played, a line for each player: table, game, how it ended, rules, pay table, and the program that ran.
cli-audit-games-database = { cli-check-database }
cli-audit-games-files = { cli-serve-files }
cli-audit-games-since = { cli-audit-export-since }
cli-audit-games-until = { cli-audit-export-until }
cli-audit-games-person = Of this player, by his id.
cli-audit-games-place = Of this table and those below it, as table/oak or pit.
cli-audit-games-as-json = As a line of JSON for each player of a game; without it as CSV.
cli-audit-games-house-key = { cli-check-house-key }
cli-audit-games-archive = { cli-check-archive }
cli-audit-which = say one of --csv and --json
cli-audit-time = “{ $time }” is no day and no time: write 2026-11-22 or 2026-11-22T20:30

cli-entropy = Write random bytes or shuffled decks as the house draws them, for a laboratory.
cli-entropy-size = So many bytes.
cli-entropy-decks = So many decks, a byte a card (0 is 2c, 51 is As).
cli-entropy-deck = Which deck.
cli-entropy-seed = Draw them again: the same number gives the same bytes, by a generator that no house deals with.
cli-entropy-files = The hashes of all files of the program that have a part in outcomes, and of them together.
cli-entropy-which = say one of --bytes and --decks
cli-entropy-no-such-deck = there is no deck { $deck }: { $decks }

cli-shuffles = Shuffle decks as the house does, and hold them against what even shuffles look like.
cli-shuffles-decks = So many decks; ten million take some minutes.
cli-shuffles-seed = Shuffle them again: the same number gives the same decks, by a generator that no house deals with.
cli-shuffles-keep = Keep in this file what was counted, and go on from there.
cli-shuffles-as-json = { cli-pit-verify-as-json }
cli-shuffles-counting = shuffling
cli-shuffles-failed = not even
cli-shuffles-no-numpy = this needs numpy: pip install "croupier[numpy]"
cli-shuffles-control = { $failed ->
    [0] { NUMBER($decks) } unevenly shuffled decks, for a control, were not found out
    [one] { NUMBER($decks) } unevenly shuffled decks, for a control, fail { $failed } test
   *[other] { NUMBER($decks) } unevenly shuffled decks, for a control, fail { $failed } tests
}
cli-shuffles-all = { NUMBER($decks) ->
    [one] { NUMBER($decks) } deck
   *[other] { NUMBER($decks) } decks
}, { $tests } tests, { $failed } failed

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
cli-replaying = { shared-text-hands-count }
cli-interrupted = Stopped before the end.
cli-stranger = { $file }: the PHH standard has no field { $field }; an annotator’s own begin with _
cli-bad-blinds = “{ $text }” are no blinds: write two numbers, the small one first, as in 50/100
cli-no-such-game = “{ $game }” is no game of the house: write one of { $games }
cli-bad-numbers = { $option }: “{ $text }” will not do: write whole numbers, as in { $example }
cli-not-in-this-game = { $option }: { $game } has no such bet
cli-rule = Rule on scenarios: files, folders, or a line like “NLHE 200-400 | A bets 1200 | B: chips 1000+1000”.
cli-rule-files = Scenario files, folders of them, or lines
cli-rule-find = Name the incidents a plain sentence may mean, the nearest first
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
cli-cash-shift-database = { cli-check-database }
cli-cash-shift-files = { cli-serve-files }
cli-cash-shift-name = The shift’s name; without it the last one.
cli-cash-boxes = Write what lies in the boxes of the tables on the screen as CSV: rake, jackpot and time charge.
cli-cash-boxes-database = { cli-check-database }
cli-cash-boxes-files = { cli-serve-files }
cli-cash-desk = Write the receipts of the desk’s drawers, the drawers themselves, or sums by event, person or method as CSV.
cli-cash-desk-database = { cli-check-database }
cli-cash-desk-files = { cli-serve-files }
cli-cash-desk-day = One day, in UTC; without it all of them.
cli-cash-desk-what = receipts, drawers, sums by event, person or method, or the money of the events.
cli-cash-out = { $table }, { $place }: { NUMBER($expected, useGrouping: 0) } expected, { NUMBER($counted, useGrouping: 0) } counted: { NUMBER($difference, useGrouping: 0) }
cli-cash-place-rack = rack
cli-cash-place-rake = { shared-text-box-rake }
cli-cash-place-jackpot = { shared-text-box-jackpot }
cli-cash-place-time = { shared-text-box-time }
cli-cash-place-tips = { shared-text-box-tips }
cli-cash-no-such-shift = there is no shift “{ $name }”: there are { $known }
cli-cash-cannot-write = { shared-text-file-unwritable }
cli-cash-day = day { $day } of { $days }
cli-cash-title = The room, seed { $seed }
cli-cash-day-head = Day
cli-cash-tables-head = { lobby-tables }
cli-cash-hands = Hands
cli-cash-seated = Seated
cli-cash-moved = Moved
cli-cash-picked-up = To cage
cli-cash-pushes = Pushes
cli-cash-rake = { shared-label-rake }
cli-cash-balance = Right
cli-cash-yes = { shared-word-yes }
cli-cash-no = NO

# croupier policy, clauses
cli-clauses = Search the rulebooks by words or numbers; “show” with a number shows one clause whole.
cli-clauses-words = Words in English or Russian, or the number of a clause (2022:47A); after “show”, whole numbers.
cli-clauses-edition = Only this rulebook (TDA-2022) or family of them (TDA).
cli-clauses-kind = Only this kind of clause, such as betting or showdown.
cli-clauses-everything = List everything found, not only the best.
cli-clauses-count = Print only how many there are.
cli-clauses-as-json = Print the clauses as JSON.
cli-policy = What a rulebook or a house answers where books differ.
cli-policy-show = Show every answer of a profile, or of a house’s file, with its clause.
cli-policy-show-name = A profile, such as tda-2022 or club-cash, or a file that ends in .toml.
cli-policy-show-other = Show only where this profile or file answers differently.
cli-policy-show-area = Only what the hand engine, the floor, cash games, tournaments or the online room asks.
cli-policy-show-as-json = Print the answers as JSON.
cli-policy-check = Check a house’s file (TOML).
cli-policy-check-file = The file.

# croupier odds
cli-odds = Equity, ranges, hand strength and ICM.
cli-odds-equity = Who wins how often: two to ten hands or ranges.
cli-odds-equity-hands = Hands (AhKh) or ranges (22+, A2s+, KTo+, 54s-98s, 15%); in stud and draw the cards known so far.
cli-odds-equity-board = The board so far; two boards with a stroke between them.
cli-odds-equity-dead = Cards known to be out of the deck.
cli-odds-equity-game = The game: holdem, omaha, omaha-8, short-deck, stud, razz, 2-7, badugi or any name of the catalogue.
cli-odds-equity-method = exact or monte-carlo; without it exact, unless that takes minutes.
cli-odds-equity-deals = How many deals monte-carlo draws.
cli-odds-equity-seed = The number the deals are drawn from.
cli-odds-equity-threads = How many threads; 0 takes one for each processor.
cli-odds-equity-as-json = Print one JSON object.
cli-odds-equity-plot = Draw the equity street by street into a file (.png, .svg, .pdf).
cli-odds-range = What a hold’em range holds.
cli-odds-range-text = The range, as in 22+, A2s+, KTo+, 54s-98s, AhKh, 15%.
cli-odds-range-as-json = Print one JSON object.
cli-odds-range-plot = Draw the 13×13 square into a file (.png, .svg, .pdf).
cli-odds-evaluate = How strong hands are, and what they are called.
cli-odds-evaluate-hands = Hands such as AhKhQhJhTh2c2d.
cli-odds-evaluate-ranking = high, short-deck, ace-to-five, eight-or-better, deuce-to-seven, badugi, deuce-badugi, three-card, kuhn, leduc or wheel-up.
cli-odds-evaluate-as-json = Print one JSON object.
cli-odds-icm = What stacks are worth in prizes (ICM), and by the chip chop.
cli-odds-icm-stacks = The stacks of the players still in.
cli-odds-icm-prizes = The prizes, the first place first, as in 50,30,20.
cli-odds-icm-bounties = The bounty on each player’s head, as in 10,10,25.
cli-odds-icm-cash = The part of a bounty that is paid at once; the rest goes on the taker’s head.
cli-odds-icm-finishes = How many finishing orders are drawn where exact cannot be.
cli-odds-icm-seed = The number they are drawn from.
cli-odds-icm-as-json = Print one JSON object.
cli-odds-equity-backend = Spread monte-carlo over processes (loky), a Dask or a Ray cluster.
cli-odds-equity-workers = How many work at once; -1 takes one for each processor.
cli-odds-equity-keep = A file that keeps the units done, so that a stopped run goes on.
cli-odds-equity-combos = With --json, the equity of each combo of each range too.

# croupier pit
cli-pit = The casino games: solved, advised, simulated.
cli-pit-solve = The figures of a game and its best play.
cli-pit-solve-game = The game, such as russian-poker, three-card, jacks-or-better.
cli-pit-solve-paytable = A house’s tables, options and plate, as a TOML file; the name of one that comes with Croupier, such as 8-5; or the odds in a row, such as 800-50-25-8-5-4-3-2-1.
cli-pit-solve-option = An option of the house, as name=answer; may be repeated.
cli-pit-solve-as-json = Print one JSON object.
cli-pit-solve-nodes = For a game that is a long job: how many hands against an open card are solved.
cli-pit-solve-every = Solve every hand against every open card: days, on one machine.
cli-pit-solve-whole = In russian-poker: work the whole game out exactly, or go on with it; hours, and it can be stopped at any time.
cli-pit-solve-parts = The folder of --whole in which what is done is kept; parts made elsewhere are put there too.
cli-pit-solve-by = A table besides: the value by the open card (up-card), how often each first decision is best (action, first: by the open card), what follows it (later), the mean stake (wagered), the value without some decisions (without), all hands of five or six cards by what they are paid (five-cards, six-cards).
cli-pit-solve-without = In russian-poker: the figure for who never exchanges (exchange), takes a sixth card (sixth), buys the dealer’s card (purchase) or insures (insurance), may be repeated; or for who forgets after an exchange what he threw away (discards). What ships; with --nodes N a sample, with --whole the exact job. In oasis: for who never exchanges (exchange), or forgets after an exchange what he threw away (discards).
cli-pit-solve-best = In pai-gow: the figure for who sets best against the house’s way, which is otherwise that of the house’s way against itself. What ships; with --nodes N every hand is chosen for by so many hands of the house and weighed by twice as many.
cli-pit-solve-seed = The number the hands are drawn from.
cli-pit-solve-keep = A file that keeps what is done, so that the job can be stopped and resumed.
cli-pit-solve-workers = How many work at once; -1 for one on each processor.
cli-pit-solve-backend = What spreads the work: loky, dask or ray.
cli-pit-solve-plot = Draw the value and how often each first decision is best by the open card, to a file.
cli-pit-simulate-plot = Draw how often rounds ended with each result, to a file.
cli-pit-advise = What every choice of one hand is worth.
cli-pit-advise-game = The game, such as russian-poker, three-card, jacks-or-better.
cli-pit-advise-hand = The cards held.
cli-pit-advise-seen = What else lies open: the dealer’s card, or the board.
cli-pit-advise-thrown = In russian-poker and oasis after an exchange: the cards thrown away.
cli-pit-advise-paytable = A house’s tables, options and plate, as a TOML file; the name of one that comes with Croupier, such as 8-5; or the odds in a row, such as 800-50-25-8-5-4-3-2-1.
cli-pit-advise-option = An option of the house, as name=answer; may be repeated.
cli-pit-advise-best = Only the best choice; in russian-poker and oasis as they are by default read from the table that ships, at once and without its value.
cli-pit-advise-as-json = Print one JSON object.
cli-pit-simulate = Play rounds by the table’s own code, or in machine code by the best play that ships.
cli-pit-simulate-game = The game, such as russian-poker, three-card, jacks-or-better.
cli-pit-simulate-rounds = How many rounds.
cli-pit-simulate-strategy = How the box is played: basic, best, table (the best play that ships, a hundred thousand rounds a second), or a strategy card from a file; best where that is quick, else basic.
cli-pit-simulate-seed = The number the shuffles are drawn from.
cli-pit-simulate-workers = How many processes play; -1 for one on each processor.
cli-pit-simulate-paytable = A house’s tables, options and plate, as a TOML file; the name of one that comes with Croupier, such as 8-5; or the odds in a row, such as 800-50-25-8-5-4-3-2-1.
cli-pit-simulate-option = An option of the house, as name=answer; may be repeated.
cli-pit-simulate-as-json = Print one JSON object.
cli-pit-design = A pay table changed, and what it comes to.
cli-pit-design-game = The game: three-card, or a machine such as jacks-or-better.
cli-pit-design-change = A line and its odds, such as flush=6 or pair-plus.flush=3; may be repeated.
cli-pit-design-paytable = A house’s tables, options and plate to start from, as a TOML file, or the name of one that comes with Croupier.
cli-pit-design-option = An option of the house, as name=answer; may be repeated.
cli-pit-design-as-json = Print one JSON object.
cli-pit-simulate-keep = A file that keeps the rounds played, so that a run can be stopped and resumed.
cli-pit-verify = Whether the deck of a round is the one that was sealed before the bets.
cli-pit-verify-file = A round with its proof, as JSON: from a table’s finished rounds, or its “fairness” alone.
cli-pit-verify-as-json = Print one JSON object.
cli-pit-verify-holds = proved: { $round } — the seal holds. { $cards ->
    [one] One card is open:
   *[other] { $cards } cards are open:
}
cli-pit-verify-card = { $turn }. { $card }
cli-pit-verify-unreadable = { $file } is no proof of a round: { $why }
cli-pit-verify-closed = { $file }: the round is not over, its seal is still closed
cli-pit-machines = The video poker machines by what they give back.
cli-pit-machines-as-json = Print one JSON list.
cli-pit-solve-coins = At a machine: how many coins are in; with fewer than five a royal flush is paid less.
cli-pit-advise-coins = At a machine: how many coins are in; with fewer than five a royal flush is paid less.
cli-pit-advise-insured = In russian-poker when the dealer’s card may be bought: the insurance, in antes.
cli-pit-solve-stakes = In russian-poker with --nodes or --every: how many hands are played out for the mean stake, the element of risk and the deviation.

# croupier tournament
cli-tournament = Run a tournament: check its file, see its prizes, play it out with bots.
cli-tournament-simulate = Play a whole event with bots, every hand dealt by the engine, every rule watched.
cli-tournament-simulate-file = The event’s file (TOML).
cli-tournament-simulate-entries = How many entries.
cli-tournament-simulate-seed = The number the event is drawn from: the same number gives the same event.
cli-tournament-simulate-times = How many events, with this seed and the next ones, one line each.
cli-tournament-simulate-report = Write a page with plots to this file (HTML).
cli-tournament-simulate-as-json = Print the result as JSON.
cli-tournament-check = Check an event’s file (TOML).
cli-tournament-check-file = The file.
cli-tournament-prizes = Show the prizes an event pays for so many entries.
cli-tournament-prizes-file = The event’s file (TOML).
cli-tournament-prizes-entries = How many entries.
cli-tournament-playing = Playing
cli-tournament-so-far = { $left } of { $entries } left, level { $level }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
cli-tournament-fine = { $file } is in order: { $name }, { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
cli-tournament-entries = entries
cli-tournament-players = players
cli-tournament-pool = prize pool
cli-tournament-overlay = of it added by the house
cli-tournament-fees = fees
cli-tournament-hands = hands
cli-tournament-lasted = lasted
cli-tournament-levels = levels
cli-tournament-moves = moves
cli-tournament-moved = { $balance } to balance, { $broke } from broken tables, { $final } to the final table
cli-tournament-twice = big blind twice in a row by a draw
cli-tournament-hours = { shared-text-hours-and-minutes }
cli-tournament-place = { shared-word-place }
cli-tournament-player = { shared-word-player }
cli-tournament-prize = prize
cli-tournament-bounty = bounties
cli-tournament-all-held = every invariant held at every step
cli-tournament-some-broke = { $count ->
    [one] { $count } invariant broke
   *[other] { $count } invariants broke
}
cli-tournament-rounds = rounds
cli-tournament-points = points
cli-tournament-events = events
cli-tournament-flight = flight { $flight }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
}, the largest { NUMBER($most, useGrouping: 0) }
cli-tournament-league-event = { $event }: { $players ->
    [one] { $players } player
   *[other] { $players } players
} counted
cli-tournament-league-fine = { $file } is in order: { $name }, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
cli-tournament-report-written = the report is in { $file }
cli-tournament-structure = Plan a blind structure: an event’s file with levels, breaks and colour-ups.
cli-tournament-structure-players = How many players.
cli-tournament-structure-stack = The starting stack.
cli-tournament-structure-hours = How many hours the event should take, breaks included.
cli-tournament-structure-minutes = How long a level is, in minutes.
cli-tournament-structure-chips = The denominations there are.
cli-tournament-structure-seed = The number the forecast is drawn from.
cli-tournament-stack = Make up a starting stack in few pieces that make change.
cli-tournament-stack-amount = The stack.
cli-tournament-stack-chips = The denominations there are.
cli-tournament-stack-players = For how many players.
cli-tournament-stack-inventory = How many chips of each denomination the house has.
cli-tournament-deal = Work out a deal: evenly, by chips and by ICM, side by side.
cli-tournament-deal-stacks = The stacks of the players left.
cli-tournament-deal-prizes = The prizes still to be won.
cli-tournament-deal-left = What is left for the first place.
cli-tournament-draw = Draw lots again, to check a draw: the names in the order of their SHA-256 with the seed.
cli-tournament-draw-seed = The seed of the draw.
cli-tournament-draw-names = The names drawn: table-seat for seat cards.
cli-tournament-papers = Print seat cards, receipts and the payout sheet for a list of names.
cli-tournament-papers-file = The event’s file (TOML).
cli-tournament-papers-names = The players’ names, one a line.
cli-tournament-papers-seed = What the seats are drawn from; without it nobody can know before.
cli-tournament-papers-html = Write a page to be printed to this file (HTML).
cli-tournament-papers-written = the papers of { $players ->
    [one] { $players } player
   *[other] { $players } players
} are in { $file }
cli-tournament-ante-falls = level { $level }: the antes fall from { NUMBER($before) } to { NUMBER($ante) }; they are never lowered as play goes on (TDA-2024:RP11)
cli-tournament-planned = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, planned for { $planned }; four events of five end between { $low } and { $high }, with { $final } big blinds on average at the final table
cli-tournament-pieces = { $pieces ->
    [one] { $pieces } chip
   *[other] { $pieces } chips
} a stack, { $all } in all
cli-tournament-stack-held = { shared-word-stack }
cli-tournament-deal-even = evenly
cli-tournament-deal-chips = by chips
cli-tournament-deal-icm = by ICM
cli-tournament-bad-numbers = --{ $option } takes whole numbers with commas between them, one for each denomination, not “{ $text }”
cli-tournament-bad-money = --{ $option } takes amounts with at most two decimals, not “{ $text }”
cli-tournament-plot-players = Players left
cli-tournament-plot-tables = { lobby-tables }
cli-tournament-plot-average = { shared-label-average-stack }
cli-tournament-plot-big-blinds = Average stack in big blinds

# croupier verify
cli-verify = Whether the deck of a hand is the one that was sealed before it was cut; casino rounds too.
cli-verify-file = The shuffle of a hand as a JSON file from the table’s past hands, or a casino round with its proof.
cli-verify-as-json = { cli-pit-verify-as-json }
cli-verify-cannot-read = { $file } cannot be read: { $why }
cli-verify-unreadable = { $file } is no transcript of a shuffle: { $why }
cli-verify-proved = proved: { $hand } — sealed { $decks ->
    [one] deck
   *[other] decks
}: { $decks }, cards that came off in order: { $dealt }, opened against the seal: { $opened }
cli-verify-cut = { $count ->
    [0] cut by the house alone
    [one] cut by the house and seat { $seats }
   *[other] cut by the house and seats { $seats }
}
cli-verify-late = not there in time for the cut: { $seats }

cli-school = Learn to deal: questions the engine draws and answers (docs/school.md).
cli-school-drill = Draw a question of a drill and tell its answer.
cli-school-drill-name = The name of the drill; croupier school lists them.
cli-school-drill-seed = The number the question is drawn from; without it, a new one.
cli-school-drill-level = How hard it is.
cli-school-drill-under = The book it is answered under: the name of a profile.
cli-school-drill-as-json = Print question and answer as JSON.
cli-school-ruling = Draw a situation, with rulings and clauses to choose from, and tell the true ruling by every book.
cli-school-ruling-seed = The number that draws it; without it one is drawn.
cli-school-ruling-level = At which level it is learned: dealer, floor or director.
cli-school-ruling-under = The book by which it is ruled.
cli-school-ruling-asks = Ask for the ruling and the clause before they are told.
cli-school-ruling-as-json = Print it as JSON.

cli-hands = Keep hands in a store of one’s own, millions of them, and count them.
cli-hands-import = Take the hands of files and folders into the store, each once; a run that was stopped goes on where it was.
cli-hands-import-paths = Files of hand histories in any format that is read, or folders of them.
cli-hands-import-store = { cli-hands-store }
cli-hands-import-jobs = So many processes read (-1: one for each processor); more than one want croupier[scale].
cli-hands-import-rejects = Add the hands that are left out to this file, as they stand in theirs.
cli-hands-import-as-json = Print one JSON object: hands, new, known, left_out.
cli-hands-stats = What the hands say of a player, or of everybody: winnings, VPIP, PFR and the like, with how sure they are.
cli-hands-stats-by = Tell the hands apart by this.
cli-hands-stats-store = { cli-hands-store }
cli-hands-stats-player = { cli-hands-player }
cli-hands-stats-game = { cli-hands-game }
cli-hands-stats-site = { cli-hands-site }
cli-hands-stats-position = { cli-hands-position }
cli-hands-stats-seats = { cli-hands-seats }
cli-hands-stats-since = { cli-hands-since }
cli-hands-stats-until = { cli-hands-until }
cli-hands-stats-stack = { cli-hands-stack }
cli-hands-stats-kind = { cli-hands-kind }
cli-hands-stats-top = At most so many rows.
cli-hands-stats-plot = Draw how the winnings went (a PNG, SVG or PDF); wants croupier[plot].
cli-hands-stats-as-json = Print a JSON list, with the counts and the intervals.
cli-hands-export = Write hands of the store out: as they stood in their files, or their figures as Parquet.
cli-hands-export-target = The file to write.
cli-hands-export-to = text, or parquet: a row for each player in each hand.
cli-hands-export-store = { cli-hands-store }
cli-hands-export-player = { cli-hands-player }
cli-hands-export-game = { cli-hands-game }
cli-hands-export-site = { cli-hands-site }
cli-hands-export-position = { cli-hands-position }
cli-hands-export-seats = { cli-hands-seats }
cli-hands-export-since = { cli-hands-since }
cli-hands-export-until = { cli-hands-until }
cli-hands-export-stack = { cli-hands-stack }
cli-hands-export-kind = { cli-hands-kind }
cli-hands-export-force = { cli-convert-force }
cli-hands-store = The file of the store; without it, one among your own data.
cli-hands-player = Only this player.
cli-hands-game = Only this game, as in the catalogue: nl-holdem.
cli-hands-site = Only hands of this site.
cli-hands-position = Only from this position: small-blind, big-blind, early, lojack, hijack, cutoff, button, bring-in.
cli-hands-seats = Only hands of so many players.
cli-hands-since = Only hands of this day and later.
cli-hands-until = Only hands before this day.
cli-hands-stack = Only stacks from where to where, in bets: 20-40, or 100- for all that are deeper.
cli-hands-kind = Only cash games, or only tournaments.
cli-hands-left = { $file }:{ $line }: hand { $hand } is left out: { $problem }
cli-hands-unseen = { $count ->
    [one] one hand
   *[other] { NUMBER($count, useGrouping: 0) } hands
} cannot be told without cards that nobody showed
cli-hands-imported = { $new ->
    [one] { $new } new hand
   *[other] { $new } new hands
}{ $known ->
    [0] {""}
   *[other] , { $known } known already
}{ $left ->
    [0] {""}
   *[other] , { $left } left out
}
cli-hands-exported = { $count ->
    [one] { $count } row written
   *[other] { $count } rows written
}
cli-hands-more = { $count ->
    [one] and { $count } more: --top shows more
   *[other] and { $count } more: --top shows more
}
cli-hands-of = { shared-text-hands-count }
cli-hands-what = what
cli-hands-between = in 95 of 100 samples
cli-hands-of-times = of
cli-hands-hands = hands
cli-hands-per-100 = per 100
cli-hands-fair = by odds
