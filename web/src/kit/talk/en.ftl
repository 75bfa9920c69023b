quick = { $what ->
    [hello] Hello!
    [good-luck] Good luck!
    [one-moment] One moment, please
    [back] I’m back
    [bye] Bye, it was a pleasure
    [thanks] Thank you!
    [well-played] Well played!
    [sorry] Sorry!
    [laughs] laughs
    [claps] claps
    [amazed] is amazed
   *[toasts] raises a glass
}
log-reacted = { $what ->
    [laughs] { $name } { quick }
    [claps] { $name } { quick }
    [amazed] { $name } { quick }
    [toasts] { $name } { quick }
   *[other] { $name }: { quick }
}
talk-say = Say something
talk-send = Send
talk-why = Not of a hand that is being played; while somebody is all-in nobody speaks.
talk-quick = Quick words
talk-later = More once the hand is over
log-said = { $name }: { $what }
log-held-back = Your message was held back while the hand is played: { $about ->
   *[cards] it speaks of cards
    [hand] it speaks of what hands there are or might be
    [strength] it speaks of how strong a hand is
    [fold] it speaks of what was folded
    [bluff] it speaks of a bluff
    [advice] it gives advice, and there is one player to a hand
} ({ $clause })
log-sanctioned = { $measure ->
    [warning] You are warned
    [until-review] Your chat is closed until the floor has looked at it
   *[mute] Your chat is closed for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
}: { $about ->
    [abuse] insults
    [spam] too many messages
   *[live-hand] talk of a hand being played
} ({ $clause })
log-upheld = The floor has looked again: the measure stands
log-lifted = The floor has looked again: the measure is lifted
log-report = Report
log-report-whom = Report what { $name } said to the floor
log-ignore = Mute
log-ignore-whom = Mute { $name }: hear no more
talk-review = Ask for a review
talk-review-none = You may ask the floor once to look at it again.
talk-review-asked = The floor has been asked to look at it again.
talk-review-upheld = The floor has looked again: the measure stands.
talk-review-lifted = The floor has lifted the measure.
talk-ignored = You do not hear { $name }
talk-hear = Hear again
