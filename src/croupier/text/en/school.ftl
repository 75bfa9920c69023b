school-no-such-drill = there is no drill “{ $drill }”; there are: { $known }
school-no-such-level = there is no level { $level }; there are 1 to { $most }

school-drill-side-pots = Build the main pot and the side pots
school-drill-odd-chips = Split the pots, odd chips by the book
school-drill-boards = Read the board: who wins?
school-drill-high-low = Read high and low, and split the pot
school-drill-pot-limit = Name the largest raise in pot-limit
school-drill-colour-up = Colour up: race the small chips off the table
school-drill-count = Count the stack

school-answer = Answer
school-given-put-in = Put in, by seat: { $what }
school-given-folded = Folded seats: { $what }
school-given-pots = Pots: { $what }
school-given-pushed = Pushed, by seat: { $what }
school-given-game = Game: { $what }
school-given-board = Board: { $what }
school-given-cards = Cards, by seat: { $what }
school-given-button = Button: seat { $what }
school-given-chip = Smallest chip: { $what }
school-given-next = Next chip: { $what }
school-given-winners = Winning seats: { $what }
school-given-high = High half, seats: { $what }
school-given-low = Low half, seats: { $what }
school-given-pot = Pot: { $what }
school-given-seat = To act: seat { $what }
school-given-acts = So far: { $what }
school-given-most = Raise to at most: { $what }
school-given-pieces = Chips by denomination: { $what }
school-given-worth = Worth: { $what }
school-given-stacks = Stacks, by seat: { $what }
school-given-odd = Odd chips, by seat: { $what }

school-why-pot = { $pot ->
    [0] Main pot
   *[other] Side pot { $pot }
}: { $amount }, open to { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.
school-why-award = Seat { $seat } takes { $amount } of { $pot ->
    [0] the main pot
   *[other] side pot { $pot }
}, { $half ->
    [0] high
   *[other] low
}.
school-why-pot-limit = { $pot } lie in the middle; with the call of { $call } that is { $after }. So much may be added to the bet of { $bet }: the raise comes to { $most }.
school-why-race = { $odd ->
    [one] { $odd } odd chip
   *[other] { $odd } odd chips
} of { $chip } on the table: rounded up, that is { $due } × { $next }, won by the highest cards.
school-why-count = { $count } × { $chip } = { $worth }

school-act = { $kind ->
    [small-blind] Seat { $seat } posts the small blind, { $amount }
    [big-blind] Seat { $seat } posts the big blind, { $amount }
    [ante] Seat { $seat } posts an ante of { $amount }
    [fold] Seat { $seat } folds
    [check] Seat { $seat } checks
    [call] Seat { $seat } calls with { $amount }
    [raise] Seat { $seat } makes it { $amount }
   *[board] Cards are dealt to the board
}
school-pot = { $amount } (seats { $seats })

school-no-such-card = the school has no situation “{ $card }”
school-no-such-rank = there is no level “{ $level }”; there are: { $known }
school-no-such-choice = that cannot be chosen; there are at most { $most } to choose from
school-no-test = { $book } has too few situations at this level
school-test-open = you are in a test already: finish it first
school-no-open-test = you are in no test, or its time is over
school-other-question = the test is at question { $at }; this one was answered already
school-certificates-given = the house has given all the certificates it keeps
school-no-such-certificate = the house has given no certificate of this number
school-certificate-asked = this role asks for a certificate of the school: { $book }, level “{ $level ->
    [dealer] dealer
    [floor] floor
   *[director] director
}”
school-not-a-condition = “{ $text }” is no condition; one is written ROLE=BOOK/LEVEL, for example dealer=club-cash/dealer. Roles: { $roles }

school-quiz-asked = How is it ruled?
school-quiz-why = By which of these clauses?
school-quiz-ruled = The ruling
school-quiz-right = That is right
school-quiz-wrong = That is not right
school-quiz-command = Rulings to learn: croupier school ruling --under PROFILE --level LEVEL --ask
school-quiz-number = Which, 1 to { $most }
