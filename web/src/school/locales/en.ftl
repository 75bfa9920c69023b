# The school: its front page, rulings, dealing, tests and certificates.

school-title = School
school-part-rulings = Rulings
school-part-dealing = Dealing
school-part-test = Test
school-part-live = Playing live
school-part-tells = Tells
school-part-certificate = Certificate
school-lobby = To the lobby
school-look-again = Look again
school-looking = One moment.
school-lost = The house does not answer.
school-about = For dealers, floor people and players: whatever you do here is judged by the engine that runs the tables.
school-about-rulings = A situation on the felt: choose the ruling and the clause. What you miss comes again, what you know ever more rarely.
school-about-dealing = Side pots, odd chips, boards, high-low, pot-limit, colour-ups, stacks: as many exercises as you like.
school-about-live = Twelve lessons at a simulated table for who comes from online play.
school-about-tells = Your own notebook on opponents, and what the hands you played say.
school-nobody = You have no name in this house: you can practise everything, but nothing of it is kept.
school-nobody-tested = A test is kept under your name: take one in the lobby first.
school-due = { $due ->
    [0] Nothing is due
    [one] { $due } situation is due
   *[other] { $due } situations are due
}; { $kept } met so far.
school-drilled = { $answered ->
    [one] { $answered } exercise done.
   *[other] { $answered } exercises done.
}
school-certificates = Tests and certificates
school-about-test = { $questions } questions of a book at a level, in { $minutes } minutes. A ruling with its clause brings two points, a ruling alone one; { $passes } % of all points pass.
school-condition = In this house the role “{ $role }” asks for a certificate: { $book }, level “{ $level }” or above.
school-to-test = Take a test
school-test-on = Go on with your test
school-number = Number of a certificate
school-verify = Verify
school-forget = Begin anew
school-forget-why = Everything the school keeps of you is forgotten: situations, drills, an open test. Your certificates stay.
school-keep = Keep it
school-book = The book
school-level = Level
school-rank-dealer = dealer
school-rank-floor = floor
school-rank-director = director
school-table = The table
school-pot = Pot { $pot }
school-stack = { $stack } behind
school-button = the button
school-seat = Seat { $seat }
school-to-act = to act
school-last-fold = folded
school-last-check = checked
school-last-call = called
school-last-raise = bet or raised
school-last-bring-in = brought it in
school-last-small-blind = small blind
school-last-big-blind = big blind
school-last-straddle = straddle
school-last-post = posted
school-last-all-in = all-in
school-how-ruled = How is it ruled? ({ $book })
school-by-which-clause = By which clause?
school-rule = This is my ruling
school-right-one = Right
school-your-choice = Your choice
school-all-right = Right, and by the right clause
school-wrong-clause = The ruling is right, the clause is another
school-wrong-ruling = It is ruled otherwise
school-true-ruling = The ruling, read aloud
school-aloud = Read it to me
school-other-books = The other books
school-same-everywhere = No other book says otherwise.
school-count = { $cards } situations: { $fresh } new, { $due } due.
school-count-new = { $cards } situations; you meet them as they come.
school-nothing-due = Nothing is due. The next situation comes again on { $at }.
school-nothing = There is no situation of this book at this level.
school-comes-again = It comes again on { $at }.
school-next = Next situation
school-dealing-rule = Every exercise is drawn and answered by the engine. Four right answers in a row lead up a level, two wrong ones down; against the clock only quick ones count.
school-clock = Against the clock
school-clock-off = no
school-clock-seen = yes, and I see it run
school-clock-unseen = yes, but unseen: less stress
school-time-over = time is over
school-all-drills = All exercises
school-drill-level = Level { $level } of 5
school-drill-done = { $right } of { $answered } right
school-drill-time = { $seconds } s each
school-drill-right = Right
school-drill-wrong = Not right
school-answer-is = The answer
school-because = Why
school-standing = Level { $level }; { $run } right in a row; { $right } of { $answered } right in all.
school-next-drill = Next exercise
school-check = Check
school-no-number = “{ $text }” is no number of chips.
school-blank-worth = What is it worth?
school-blank-most = The largest raise, to
school-blank-winners = Who wins?
school-blank-high = Who has the high half?
school-blank-low = Who has the low half? Nobody: leave it empty
school-blank-pushed = What is pushed to whom
school-blank-odd = Odd chips
school-blank-stacks = Stacks after the race
school-blank-pot = { $pot ->
    [0] Main pot
   *[other] Side pot { $pot }
}
school-blank-amount = Chips in it
school-more-pots = One more pot
school-fewer-pots = One pot less
school-begin = Begin the test
school-not-tested = There are too few situations of this book at this level for a test.
school-place = question { $place } of { $of }
school-left = { $time } left
school-give-answer = Give this answer
school-passed = Passed
school-failed = Not passed
school-points = { $points } of { $most } points; { $needed } pass
school-show-certificate = Your certificate
school-certificate = Certificate of the school
school-certifies = has passed the test of rulings: { $book }, level “{ $level }”.
school-points-of = Points
school-points-in = { $points } of { $of }
school-given-on = Given on
school-valid = This house has given the certificate, and its journal holds it.
school-verify-at = Verify it at { $address }
school-print = Print
