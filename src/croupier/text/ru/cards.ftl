chips = { shared-text-chips-count }
cards-not-a-card = «{ $piece }» (знак { $at } в «{ $text }») — не карта: нужны достоинство 2–9, T, J, Q, K, A и масть c, d, h, s, например Ah
cards-twice = { $card } встречается дважды в «{ $text }»: каждая карта в колоде одна
