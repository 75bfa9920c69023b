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
