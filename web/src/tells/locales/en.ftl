# Tells: the page of the notebook.

tells-title = { shared-label-tells }
tells-school = { lobby-school }
tells-parts = Parts of the notebook
tells-part-notes = Notes
tells-part-reads = What hands say
tells-part-sessions = Sessions
tells-part-worked = Worked hands
tells-part-luck = Luck
tells-live = Lessons on live play
tells-lost = The house gives no answer.
tells-opening = The notebook is being opened.
tells-closed-why = Nothing may help you while you play a hand. The page opens the notebook by itself when it is over.
tells-nobody = The notebook is kept under your name, which you take in the lobby.
tells-write = A new note
tells-rewrite = Write the note anew
tells-opponent = Opponent
tells-tell = Type of tell
tells-tell-betting-pattern = Betting pattern
tells-tell-physical = Physical reaction
tells-tell-table-talk = Table talk
tells-channel = Seen by
tells-channel-eyes = eye contact
tells-channel-face = expression of the face
tells-channel-posture = posture
tells-channel-hands = gestures of the hands
tells-channel-breathing = breathing
tells-kind = It may indicate
tells-kind-strength = A strong hand
tells-kind-weakness = A weak hand
tells-kind-hides = Something is hidden
tells-kind-nerves = Plain nerves
tells-kind-none = No reliable tell
tells-may-strength = may indicate a strong hand
tells-may-weakness = may indicate a weak hand
tells-may-hides = may hide something
tells-may-nerves = may be nerves alone
tells-may-none = no reliable tell was found
tells-confidence = How sure you are
tells-level-low = Little
tells-level-medium = Fairly
tells-level-high = Very
tells-baseline = What he usually does (baseline)
tells-text = What he did otherwise (deviation)
tells-context = In what situation
tells-hand = In which hand: table and number, as in oak/12
tells-see-hand = The hand { $hand }
tells-save = Write down
tells-leave = Leave it as it was
tells-private = Only you read this notebook: no other player, and nobody of the house.
tells-of = Notes on
tells-of-all = everybody
tells-usually = Usually: { $what }
tells-this-time = Then: { $what }
tells-sure = confidence { $level ->
    [low] low
    [medium] medium
   *[high] high
}
tells-held = held { $held } of { $of } times
tells-share = { $share } (from { $low } to { $high })
tells-not-enough = Not enough to say
tells-review = When cards were shown it:
tells-it-held = Held
tells-it-failed = Failed
tells-change = Change
tells-cross = Cross out
tells-no-notes = No notes yet.
tells-export = Take the notebook with you

# What hands say.
tells-reads-about = From hands you were dealt into, with cards only where they were shown to all. Below { $enough } observations nothing is said.
tells-reading = Your hands are being looked through.
tells-met-nobody = You have played no hand here yet.
tells-whom = Whose decisions
tells-myself = { $name } (you)
tells-met-in = { $hands ->
    [one] { $hands } hand together
   *[other] { $hands } hands together
}
tells-street-first = On the first street
tells-street-second = On the second street
tells-street-third = On the third street
tells-street-fourth = On the fourth street
tells-street-fifth = On the fifth street
tells-street-later = On later streets
tells-facing = facing a bet
tells-unopened = with no bet yet
tells-action-fold = gives up
tells-action-check = { shared-word-checks }
tells-action-call = calls
tells-action-raise = bets or raises
tells-size = Size, of the pot
tells-time = Time, in seconds
tells-between = from { $low } to { $high }
tells-of-so-many = { $of ->
    [one] { $of } observation
   *[other] { $of } observations
}
tells-mean = { $mean } ± { $deviation }
tells-shown = Sizes, where cards were shown
tells-shown-value = with what won
tells-shown-bluffs = with what lost
tells-departures = Departures from the usual
tells-departs-size = { $table }, hand { $hand }: a size { $times } times the usual
tells-departs-time = { $table }, hand { $hand }: a time { $times } times the usual
tells-no-departures = None was found.
tells-hypothesis = A departure may indicate another kind of hand. It proves nothing, and it is his alone: another player is another book.

# Sessions and moods.
tells-close-session = Close a session
tells-mood = In what mood did you play?
tells-mood-calm = Calm
tells-mood-anxiety = Anxiety
tells-mood-anger = Anger
tells-mood-excitement = Excitement
tells-mood-break = Anger gives you away and plays badly: take a break before the next session. The settings of the lobby hold limits and a pause.
tells-mood-breathe = Others see it too. Breathe slowly before you act, and take the same time for every decision.
tells-session-text = What was it like?
tells-session-go = Close it
tells-no-sessions = No session has been closed yet.

# Worked hands.
tells-worked-home-game = A late home game
tells-worked-after-a-loss = After a loss
tells-worked-nerves = Nerves or a bluff
tells-worked-limp = He always raised
tells-story-home-game = Everybody is tired. Lena, who plays well and believes that she has read you, bets big on the last street. She does not look at you, and her hands do not rest.
tells-story-after-a-loss = A tournament. The hand before has cost you much, you are angry, and your neighbour has seen it. Now he bets big into you.
tells-story-nerves = A newcomer bets the pot with a flushed face and trembling fingers. He trembles as much when he holds the best hand.
tells-story-limp = Nine times he raised before the flop, nine times he showed a strong hand. Now he only called, and bets the river.
tells-step-mood = First look at yourself: how do you feel?
tells-feels-anger = Said is half mastered. Breathe out, and decide by the numbers, not by the last hand.
tells-feels-calm = Good. Check once more that the last hand does not decide this one.
tells-step-cues = You see: { $cues }.
tells-step-no-cues = You see nothing of him; it is his line that is not as usual.
tells-cue-eyes = he looks away
tells-cue-face = a flushed face
tells-cue-hands = restless hands
tells-cue-posture = he sits stiffly
tells-cue-breathing = shallow breath
tells-step-base-rate = The base rate: of 100 such bets { $bluffs } are bluffs. This is seen in { $bluffing } of 100 bluffs, and in { $otherwise } of 100 good hands.
tells-step-price = The price: { $bet } into { $pot } big blinds. You pay { $bet } for { $all } in all.
tells-step-decide = What do you do?
tells-step-next = Next step
tells-answer-call = I call
tells-answer-fold = I fold
tells-right = The numbers say so too
tells-wrong = The numbers say otherwise
tells-weighed = A bluff in { $before } before, in { $after } with what you have seen; a call needs { $needed }. So it is a { $answer ->
    [call] call
   *[fold] fold
}.
tells-says-base-rate = One hand proves nothing: { $bluffs } of 100 such bets are bluffs whatever you see.
tells-says-tilt = Whoever wants to win back his chips sees bluffs everywhere: that was why you looked at yourself first.

# Luck.
tells-luck-about = How far luck alone carries a result away from what your decisions are worth.
tells-luck-rate = Win rate, big blinds in 100 hands
tells-luck-deviation = Standard deviation in 100 hands
tells-luck-hands = How many hands
tells-luck-seed = Number of the draw
tells-luck-go = Reckon
tells-luck-down = Chance to have lost at the end: { $down } (of the drawn courses: { $counted }).
tells-luck-plot = { $courses } courses; the lowest point is { $least }, the highest { $most } big blinds. Those that end below zero are dashed.
tells-luck-mean = Expected, ± one deviation
tells-luck-below = { $share } end below
tells-luck-deepest = The deepest fall that half of the courses see
tells-luck-formula = After n hands: mean w·n/100, deviation s times the square root of n/100, taken as normal; w is the win rate, s the deviation. All in big blinds.
tells-luck-casino = Against the casino the rate is below zero, and the long run is on the other side.
