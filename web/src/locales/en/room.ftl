title-lobby = Croupier
title-table = { $name } · Croupier

line-connecting = Connecting…
line-open = Connected
line-lost = Connection lost, reconnecting…
line-old = The house has moved on: load this page again

settings = Settings
settings-language = Language
settings-deck = Deck
settings-keys = Keyboard shortcuts
keys-on = On
keys-off = Off
deck-four = Four colours
deck-two = Two colours
close = Close
cancel = Cancel
dismiss = Dismiss

wallet = Wallet

broken = This page has tripped over itself. Your seat and your chips are safe with the house.
broken-reload = Load it again
