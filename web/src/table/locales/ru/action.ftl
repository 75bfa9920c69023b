act-actions = Ваш ход
act-call-all-in = Колл { NUMBER($amount) }, олл-ин
act-raise = Рейз до { NUMBER($amount) }
act-all-in = Олл-ин { NUMBER($amount) }
act-complete = Дополнить до { NUMBER($amount) }
act-bring-in = Бринг-ин { NUMBER($amount) }
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
act-amount = Рейз до, фишек
act-amount-bet = Бет, фишек
act-slider = Размер
act-less = Меньше
act-more = Больше
act-sent = Отправлено…
act-your-turn = Ваш ход
act-your-draw = Ваш обмен
act-waits = Ход: { $name }
act-between = Скоро новая раздача
act-watching = Вы смотрите игру. Чтобы играть, сядьте на свободное место.
act-tournament = Вы смотрите турнир.
act-folded = Вы спасовали
act-all-in-wait = Вы в олл-ине
act-next-hand = Вам сдадут в следующей раздаче
act-sitting-out = Вы пропускаете раздачи
act-leaving = Вы уйдёте после этой раздачи
act-broke = Фишки кончились
act-lost = Связи нет. Ваш выбор уйдёт, как только она вернётся.

preset-min = Мин
preset-half-pot = ½ банка
preset-most-of-pot = ¾ банка
preset-blinds = { NUMBER($count) } ББ
preset-max = Макс
preset-label = { $size }: { NUMBER($amount) }

wish-check = { act-check }
wish-check-or-fold = Чек / пас
wish-group = Заранее

fold-title = Пас без ставки?
fold-why = Чек ничего не стоит.
fold-check = { act-check }
fold-anyway = Всё равно пас
