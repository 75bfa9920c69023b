chips = { shared-text-chips-count }
cards-not-a-card = “{ $piece }” at character { $at } of “{ $text }” is no card: write a rank 2–9, T, J, Q, K, A and a suit c, d, h, s, as in Ah
cards-twice = { $card } stands twice in “{ $text }”: each card is in the deck once
cards-chance-unsound-short = the source of chance is not sound: { $found } bytes came where { $wanted } were asked for
cards-chance-unsound-run = the source of chance is not sound: one value { $times } times in a row
cards-chance-unsound-share = the source of chance is not sound: one value { $times } times among { $window }
cards-shuffle-wrong = decks are not put in order as they should be: this Croupier is damaged
