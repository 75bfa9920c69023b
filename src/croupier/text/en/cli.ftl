cli = Poker, run by the book.
cli-help = Show this help and exit.
cli-version = Show the version and exit.
cli-lang = Language: en or ru; without it, that of the locale.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-replay = Tell recorded hands (PHH), or check them against the rules and their finishing stacks.
cli-replay-paths = Files (.phh, .phhs) or folders to search for them.
cli-replay-check = Tell nothing, list every hand that deviates; exit code 1 when one does.
cli-replay-as-json = Check, and print one JSON object: hands, exact, deviations.
cli-replay-hand = Only the hand of this number or name.

cli-serve = Open the room: the server and its page.
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on; 0 takes a free one.
cli-serve-database = The SQLite file that keeps the tables and the ledger.
cli-serve-demo = Open the demo club’s tables, with bots, where there are none yet.
cli-serve-act-seconds = Seconds to act, at tables opened now.
cli-serve-pause-seconds = Seconds between hands, at tables opened now.
cli-serve-origin = Another site whose pages may connect, as https://club.example; may be repeated.
cli-open = The room is open: { $address } (Ctrl-C closes it)

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
