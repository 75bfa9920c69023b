settings-keys = Keyboard shortcuts
keys-on = On
keys-off = Off
keys-hint = F fold · C check or call · R raise · 1–4 size · Enter confirm
keys-hint-more = In limit games R and B bet the smaller and the larger size. At a draw 1–7 pick cards, Enter draws, P stands pat.
deck-four = Four colours
deck-two = Two colours
