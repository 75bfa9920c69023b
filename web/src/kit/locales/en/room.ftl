title-lobby = Croupier
title-table = { $name } · Croupier

line-connecting = Connecting…
line-open = Connected
line-lost = Connection lost, reconnecting…
line-old = The house has moved on: load this page again
line-waits = Connection lost. { $count ->
    [one] { $count } command waits and goes out when it is back.
   *[other] { $count } commands wait and go out when it is back.
}
line-late = Not saved yet: the house has not answered.

settings = Settings
settings-look = Dark or light
dismiss = Dismiss
undo = Undo

wallet = Wallet

broken = This page has tripped over itself. Your seat and your chips are safe with the house.
broken-reload = Load it again

join-lost = The house does not answer. Try again.
sign-in-open = You have a name here already?
sign-in-how = How you show that it is yours
sign-in-password = Password
sign-in-code = Code from another device
sign-in-forgotten = Password forgotten
sign-in-code-shown = The code the other device shows
sign-in-code-kept = One of the codes you kept
sign-in-go = Sign in
password = Your password
password-new = New password
log-in-last = You were here last on { $day }, { $time }.
log-in-last-on = You were here last on { $day }, { $time } ({ $device }).
log-in-codes = Your new codes, each good once. Keep them: { $codes }
join-why = The room gives you play chips under this name.
join-go = Join the club

floor-key-why = This page is the floor’s. Open it by the address the house printed, or type its key.
floor-key = Floor key
floor-key-wrong = This is not the key.
floor-key-go = Open

seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

field-unknown = Not known
field-yes = Yes
field-no = No

close = Close
join-name = Your name
time-bank = time bank { $seconds } s
time-bank-runs = Time bank is running: { $seconds } s
