chips = { shared-text-chips-count }
cards-not-a-card = «{ $piece }» (знак { $at } в «{ $text }») — не карта: нужны достоинство 2–9, T, J, Q, K, A и масть c, d, h, s, например Ah
cards-twice = { $card } встречается дважды в «{ $text }»: каждая карта в колоде одна
cards-chance-unsound-short = источник случайности неисправен: пришло байтов { $found } вместо { $wanted }
cards-chance-unsound-run = источник случайности неисправен: одно значение подряд, раз: { $times }
cards-chance-unsound-share = источник случайности неисправен: одно значение встретилось раз { $times } из { $window }
cards-shuffle-wrong = колоды перемешиваются не так, как должны: эта копия Croupier повреждена
