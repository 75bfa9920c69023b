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
join-why = The room gives you play chips under this name.
join-go = Join the club

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
notice-undone = What you entered was taken back: “Who works here”.
notice-elsewhere = Another device has signed in as you.
