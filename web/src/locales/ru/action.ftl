act-actions = Ваш ход
act-fold = Пас
act-check = Чек
act-call = Колл { NUMBER($amount) }
act-call-all-in = Колл { NUMBER($amount) }, олл-ин
act-bet = Бет { NUMBER($amount) }
act-raise = Рейз до { NUMBER($amount) }
act-all-in = Олл-ин { NUMBER($amount) }
act-amount = Рейз до, фишек
act-amount-bet = Бет, фишек
act-slider = Размер
act-less = Меньше
act-more = Больше
act-sent = Отправлено…
act-your-turn = Ваш ход
act-seconds = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
act-waits = Ход: { $name }
act-between = Скоро новая раздача
act-watching = Вы смотрите игру. Чтобы играть, сядьте на свободное место.
act-full = Вы смотрите игру. Свободных мест нет.
act-folded = Вы спасовали
act-all-in-wait = Вы в олл-ине
act-next-hand = Вам сдадут в следующей раздаче
act-sitting-out = Вы пропускаете раздачи
act-leaving = Вы уйдёте после этой раздачи
act-broke = Фишки кончились
act-lost = Связи нет. Ваш выбор уйдёт, как только она вернётся.

preset-min = Мин
preset-half-pot = ½ банка
preset-pot = Банк
preset-blinds = { NUMBER($count) } ББ
preset-all-in = Олл-ин
preset-label = { $size }: { NUMBER($amount) }

wish-check = Чек
wish-check-or-fold = Чек / пас
wish-group = Заранее

fold-title = Пас без ставки?
fold-why = Чек ничего не стоит.
fold-check = Чек
fold-anyway = Всё равно пас

keys-hint = F пас · C чек или колл · R рейз · 1–4 размер · Enter подтвердить
