act-actions = Ваш ход
act-complete = Дополнить до { CHIPS($amount) }
act-bring-in = Бринг-ин { CHIPS($amount) }
act-pat = Без обмена
act-draw = { $count ->
    [0] Обменять
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
   *[many] Обменять { $count } карт
}
act-throw = { $count ->
    [0] Сбросить
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
}
act-draw-how = Отметьте карты для обмена (не больше { $most }) или оставьте все
act-throw-how = { $most ->
    [one] Отметьте { $most } карту для сброса
    [few] Отметьте { $most } карты для сброса
   *[many] Отметьте { $most } карт для сброса
}
act-amount = Рейз до…
act-amount-bet = Бет…
act-leaves = останется { CHIPS($amount) }
act-from-to = от { CHIPS($least) } до { CHIPS($most) }
act-only = только { CHIPS($least) }
act-unread = не прочесть
act-typed = Фишки или 2,5бб, 1,5к, 50%, банк, олл-ин
act-slider = Размер
act-less = Меньше
act-more = Больше
preset-min = Мин
preset-half-pot = ½ банка
preset-most-of-pot = ¾ банка
preset-blinds = { NUMBER($count) } ББ
preset-own = { $size }
preset-max = Макс
preset-label = { $size }: { CHIPS($amount) }
fold-title = Пас без ставки?
fold-why = Чек ничего не стоит.
fold-check = { act-check }
fold-anyway = Всё равно пас
guard-title = Ставка { CHIPS($amount) }?
guard-why = Это больше половины ваших фишек или больше трёх банков.
guard-bet = Да, { CHIPS($amount) }
guard-back = Изменить ставку
