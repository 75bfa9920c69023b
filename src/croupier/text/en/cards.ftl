chips = { shared-text-chips-count }
cards-not-a-card = “{ $piece }” at character { $at } of “{ $text }” is no card: write a rank 2–9, T, J, Q, K, A and a suit c, d, h, s, as in Ah
cards-twice = { $card } stands twice in “{ $text }”: each card is in the deck once
