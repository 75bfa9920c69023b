# What a player's own hands say of him.

stats-title = My hands
stats-lobby = To the tables
stats-here = Played in this house
stats-own-why = Only you see this page.
stats-latest =
    { $most ->
        [one] The latest { $most } hand of the tables is looked through.
       *[other] The latest { $most } hands of the tables are looked through.
    }
stats-left =
    { $hands ->
        [one] { $hands } hand was left out.
       *[other] { $hands } hands were left out.
    }
stats-left-which = Which were left out, and why
stats-left-one = Hand { $hand }, line { $line }: { $text }
stats-file = Count a file
stats-file-why = Hand histories of any site that is read, up to { $size } MB. The file is counted and not kept; for millions of hands there is the command “croupier hands import”.
stats-file-read =
    { $read ->
        [one] { $read } hand of the file was read.
       *[other] { $read } hands of the file were read.
    }
stats-not-looked =
    { $hands ->
        [one] { $hands } more would have taken too long.
       *[other] { $hands } more would have taken too long.
    }
stats-too-large = The file is larger than { $size } MB: divide it, or import it with the command.
stats-back = Back to the hands of this house
stats-wishes = Which hands
stats-all = all
stats-everything = All hands again
stats-kind = Cash or tournament
stats-kind-cash = cash games
stats-kind-tournament = tournaments
stats-by = Told apart by
stats-since = From the day
stats-until = To the day
stats-stack = { $low } to { $high }
stats-stack-over = over { $low }
stats-counting = The hands are being counted.
stats-counted =
    { $hands ->
        [one] { $hands } hand counted
       *[other] { $hands } hands counted
    }
stats-no-hands = No hand has been played here yet.
stats-none-such = None of the hands is like that.
stats-figures = Figures
stats-between = between { $low } and { $high }
stats-of = { $made } of { $chances }
stats-sure = Winnings are in big blinds, in limit in big bets, for each 100 hands. Of a hundred such players about 95 lie between the two ends that stand beside.
stats-about-vpip = put chips in of one’s own will before the flop
stats-about-pfr = raised before the flop
stats-about-three-bet = raised the first raise
stats-about-fold-to-three-bet = folded the own raise to another
stats-about-steal = raised first from the last seats
stats-about-c-bet = bet on the flop after the last raise before it
stats-about-fold-to-c-bet = folded to such a bet
stats-about-aggression = bets and raises for each call after the flop
stats-about-aggression-frequency = bets and raises of all but checks
stats-about-wtsd = saw the flop and went to showdown
stats-about-wsd = won at showdown
stats-course = How it went
stats-course-says =
    { $hands ->
        [one] After { $hands } hand { $won } bets, by the odds of the all-ins { $fair }; the drawing goes from { $least } to { $most }.
       *[other] After { $hands } hands { $won } bets, by the odds of the all-ins { $fair }; the drawing goes from { $least } to { $most }.
    }
stats-course-unit =
    { $hands ->
        [one] bets, after { $hands } hand
       *[other] bets, after { $hands } hands
    }
stats-hands = Dealt in
stats-per-100 = Per 100
