# Lessons on live play: what they say, and what is said of what was done.
lesson-you = You
lesson-book-advice = The advice itself: a bet in two motions is the smallest one
lesson-no-such-exercise = there is no exercise { $id }
lesson-no-such-book = there is no book { $book }
lesson-too-many-moves = an exercise takes at most { $most } moves: begin again
lesson-no-such-move = { $move } cannot be done here
lesson-no-such-chip = there is no such chip in front of you: { $chip }

# The lessons.
lesson-title-whole-hand = From the screen to the table
lesson-title-peek = Looking at your cards
lesson-title-protect = Protecting your cards
lesson-title-bet = Putting chips in
lesson-title-tap = A tap is a check
lesson-title-nerves = Trembling hands
lesson-title-emotions = A calm face
lesson-title-break = Before the break
lesson-title-stacks = Stacks one can read
lesson-title-watch = Watch, don’t scroll
lesson-title-director = The director decides
lesson-title-leisure = People come to relax

# What each point says, by the number of its clause.
lesson-point-0-1 = Whoever knows only the screen has ten things to learn here: what software did for you becomes the work of your own hands.
lesson-point-1-1 = Nobody turns your cards up for you. Lift a corner, look, let it go.
lesson-point-1-2 = Cover them with the other hand: neither the neighbours nor those who look on may make out a rank or a suit.
lesson-point-1-3 = At home ask a friend to stand behind you and say from which side the cards can be seen.
lesson-point-2-1 = Your cards are yours to guard. One that turns over by accident stays open, and you play on with it.
lesson-point-2-2 = A dealer may sweep in cards with nothing on them. Seats 1 and 10, beside the dealer, run the greatest risk.
lesson-point-2-3 = Put a chip or a small thing of your own on them and leave it there until the hand is over.
lesson-point-2-4 = The habit is older than casinos: outdoors the wind carried cards away. Today there are protectors of every shape.
lesson-point-3-0 = At a live table the way you put chips in decides whether they count and as what.
lesson-point-3-1 = All chips of a bet cross the line in one motion. Chip after chip and then “that’s it” does not count.
lesson-point-3-2 = A bet in several motions is cut down: to the smallest bet, or in most rooms to what the first motion held.
lesson-point-3-3 = Say the amount first, and you may bring the chips as you like: what was said stands.
lesson-point-3-4 = One big chip put down in silence before a bet is only a call; you get change.
lesson-point-3-5 = To raise with a big chip say “raise”, or put a small one beside it.
lesson-point-4-1 = A check is said, or made by a knock on the table.
lesson-point-4-2 = So keep idle fingers off the felt when it is your turn: a knock by chance is a check as well.
lesson-point-5-1 = Nearly everybody trembles the first time; it goes, last of all from the hands.
lesson-point-5-2 = Breathe as slowly and as deeply as you can.
lesson-point-5-3 = Bring something from home, a pullover or your usual tea, but ask about the dress code: slippers may stay outside.
lesson-point-5-4 = In a tournament think of how far the money is: there is time enough to be nervous heads-up.
lesson-point-5-5 = Hours at the table cure it.
lesson-point-6-1 = After a bad beat swallow what you want to say: insults cost penalties.
lesson-point-6-2 = Your face is read during a hand and after it.
lesson-point-6-3 = Learn to master your own feelings and to notice those of others: both come with practice.
lesson-point-7-1 = Before you leave for a break know your stack to the chip: some go missing, and a chip race may go wrong.
lesson-point-7-2 = Take a sharp photo on which every column can be counted.
lesson-point-8-1 = Know your own stack and theirs, so that a count in a big hand holds nobody up.
lesson-point-8-2 = Keep columns of one height: five, ten, fifteen or twenty chips.
lesson-point-8-3 = Big chips belong in front. Before a big decision ask for the count, or for the rear columns to be brought forward.
lesson-point-9-1 = There are far fewer hands in an hour than on four tables of a screen. Use the time.
lesson-point-9-2 = No program counts for you here: watch, remember, and put the others on ranges.
lesson-point-9-3 = A phone is for when you have no hand, and only where the house allows it at the table.
lesson-point-10-1 = What the director rules is final while the event lasts: accept it.
lesson-point-10-2 = Loud and obscene conduct costs a warning, and the next time your place in the event.
lesson-point-10-3 = Whoever is removed loses his chips, and the buy-in is not given back.
lesson-point-10-4 = Shouting at a ruling makes it worse, up to a ban for good.
lesson-point-10-5 = Read the house rules before you sit down, and ask about what is unclear.
lesson-point-11-1 = For most people at the table this is an evening off: be open and kind, and talk without disturbing anybody.

# What is to be done at each table.
lesson-task-one-hand = Play the start of a hand as one does live: look at your cards, protect them, wait for your turn, and check by a tap.
lesson-task-look = Look at your cards so that nobody else can. They are seen only as long as you hold them.
lesson-task-sweep = You sit in seat 1, and the dealer is about to gather what was folded. Look at your cards and wait for your turn.
lesson-task-stray-fold = Nobody has bet. Keep your hand: protect it, and check.
lesson-task-one-motion = Bet 600. Each push is a motion of its own.
lesson-task-big-chip = A has bet 200. Raise. You have chips of 1000 and of 100.
lesson-task-check = Nobody has bet, and it is your turn. Check.
lesson-task-in-turn = A and B speak before you. Check when it is your turn; each wait lets one of them act.
lesson-task-breathe = Breathe three times, in and out. Then: 212 players are left and 45 places are paid. How many have to go?
lesson-task-bad-beat = Your aces have just lost on the last card. What do you do?
lesson-task-count-twice = The break begins. Count your stack and take a photo, wait for the end of the break, count again, and do what is right.
lesson-task-in-order = Bring your chips in order: what stands in front is put first. Then say your stack in whole big blinds; the blinds are 500–1000.
lesson-task-phone = You hold cards, and the others think. What do you do meanwhile?
lesson-task-ruling = The director has ruled against you, and you think he is wrong. What do you do?
lesson-task-talk = Your neighbour wants to talk. What about?

# What can be said and chosen.
lesson-option-bet-600 = “Bet six hundred”
lesson-option-bet = “Bet”
lesson-option-raise = “Raise”
lesson-option-call = “Call”
lesson-option-check = “Check”
lesson-option-in = Breathe in
lesson-option-out = Breathe out
lesson-option-insult = Tell him what you think of his play
lesson-option-throw-cards = Throw the cards across the table
lesson-option-quiet = Say “nice hand” and breathe out
lesson-option-call-floor = Call the floor and name the difference
lesson-option-say-nothing = Say nothing and play on
lesson-option-phone-in-hand = Look at messages on the phone
lesson-option-charts = Open a chart of starting hands
lesson-option-watch = Watch who does what, and remember it
lesson-option-shout = Tell the whole room, loudly
lesson-option-delay = Sit and do nothing until he takes it back
lesson-option-accept = Accept it, and write to the house after the event
lesson-option-live-hand = What you hold in this hand
lesson-option-teach = How he should play his cards now
lesson-option-small-talk = His journey here

# What is said of what was done.
lesson-says-seen-by-neighbours = Your neighbours saw your cards with you: cover them before you lift a corner.
lesson-says-looked = Nobody but you knows what you hold.
lesson-says-protected = The dealer sees the chip and leaves your cards alone.
lesson-says-swept = The dealer took your cards for folded ones.
lesson-says-sure-to-fold = Your hand is protected and nobody has bet: fold it all the same?
lesson-says-checked-protected = Checked, and your cards are safe.
lesson-says-unprotected = There was nothing on your cards when you acted: another time the dealer takes them.
lesson-says-folded-free = You gave up a hand that could have stayed for nothing.
lesson-says-as-meant = It counts as you meant it.
lesson-says-not-as-meant = It does not count as you meant it: { $action ->
    [bet] a bet of { $total }
    [raise] a raise to { $total }
    [call] a call of { $total }
    [check] a check
    [fold] a fold
   *[other] nothing is certain yet
}.
lesson-says-checked = A check, and the turn passes on.
lesson-says-in-turn = You waited for your turn.
lesson-says-out-of-turn = Somebody before you had not spoken yet.
lesson-says-breathe-in-turn = In, then out, slowly: begin again.
lesson-says-to-the-money = { $left } are left, { $paid } are paid: { $to_go ->
    [one] { $to_go } has to go
   *[other] { $to_go } have to go
} before the money begins.
lesson-says-chose-insult = He keeps the chips, and you get more than you wanted.
lesson-says-chose-throw-cards = Cards that fly are a matter for the floor.
lesson-says-chose-quiet = Nobody learns anything from you, and the next hand is dealt.
lesson-says-chose-phone-in-hand = You missed what the others did, and this is what the book says:
lesson-says-chose-charts = Help from outside while you hold cards is not allowed anywhere:
lesson-says-chose-watch = That is what you are paid for here. Write it down between hands.
lesson-says-chose-shout = The ruling stays, and this comes on top:
lesson-says-chose-delay = The clock is called on you, and the floor comes again:
lesson-says-chose-accept = It is final for this event; afterwards a complaint is read calmly.
lesson-says-chose-live-hand = Nobody speaks of cards in a hand that is being played:
lesson-says-chose-teach = One player to a hand, and no advice:
lesson-says-chose-small-talk = That is what most people came for.
lesson-says-miscounted = You said { $count }; it is { $stack }.
lesson-says-left-uncounted = You left without a count: nobody can say now what was there.
lesson-says-not-counted-again = Count once more before you say anything.
lesson-says-missing-with-photo = { $missing } are gone, and your photo shows it: the director looks into it.
lesson-says-missing = { $missing } are gone. The director looks into it; with a photo he would have it easier.
lesson-says-said-nothing = { $missing } are gone, and with every hand it is harder to find out where.
lesson-says-hidden-behind = The chips of { $chip } are hidden behind smaller ones: nobody sees how much you have.
lesson-says-in-big-blinds = { $stack } at a big blind of { $big_blind } are { $deep } big blinds.
lesson-says-not-looked = You acted on cards that you had not looked at.
lesson-says-whole-hand = Looked, protected, in turn: so a hand begins live.
