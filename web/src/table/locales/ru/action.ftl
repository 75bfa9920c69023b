act-bet = Бет { CHIPS($amount) }
act-call = Колл { CHIPS($amount) }
act-call-all-in = Колл { CHIPS($amount) }, олл-ин
act-raise = Рейз до { CHIPS($amount) }
act-all-in = Олл-ин { CHIPS($amount) }
act-sent = Отправлено…
act-your-turn = Ваш ход
act-your-draw = Ваш обмен
act-waits = Ход: { $name }
act-between = Скоро новая раздача
act-watching = Вы смотрите игру. Чтобы играть, сядьте на свободное место.
act-tournament = { $over ->
    [yes] За этим столом больше не играют. Места и призы — на странице турнира.
   *[no] Вы смотрите турнир.
}
act-closed = Все ушли со своими фишками.
act-to-event = К турниру
act-folded = Вы спасовали
act-all-in-wait = Вы в олл-ине
act-next-hand = Вам сдадут в следующей раздаче
act-sitting-out = Вы пропускаете раздачи
act-leaving = Вы уйдёте после этой раздачи
act-broke = Фишки кончились
act-lost = Связи нет. Ваш выбор уйдёт, как только она вернётся.

chips-blinds = { $count } ББ

wish-check = { act-check }
wish-check-or-fold = Чек / пас
wish-fold = { act-fold }
wish-call = { act-call }
wish-call-any = Любой колл
wish-group = Заранее
