table-stopped = Зал остановил этот стол. Все фишки на месте и учтены.
table-own = Этот стол: гости и лист
table-held = Флор остановил раздачи: { $why }
table-loading = Идём к столу…
table-hand = { log-hand }
table-no-hand = Раздача начнётся, когда будут готовы двое
table-menu = Меню стола
table-felt = Покерный стол
table-board = { street-board }
table-board-empty = Борд, карт ещё нет
table-board-of = Борд { $number }
table-board-of-empty = Борд { $number }, карт ещё нет
table-pot = Банк { CHIPS($amount) }
table-side-pot = Побочный { CHIPS($amount) }
table-side-pot-of = Побочный { $number }: { CHIPS($amount) }
table-main-pot = Главный { CHIPS($amount) }
table-total = Всего { CHIPS($amount) }
table-bet = ставка { CHIPS($amount) }
table-button = Баттон
table-dead-button = Мёртвый баттон
table-bot = бот

seat-about = О игроке { $name }
seat-sit = Сесть
seat-empty = Бокс { $seat }, свободен
seat-label = Бокс { $seat }, { $name }, { $stack ->
    [one] { NUMBER($stack) } фишка
    [few] { NUMBER($stack) } фишки
   *[many] { NUMBER($stack) } фишек
}
seat-you = вы
seat-to-act = ход
seat-pat = без обмена
seat-drew = { $count ->
    [one] обмен { $count } карты
   *[other] обмен { $count } карт
}
seat-shows = открыто: { $cards }
seat-won = выигрыш { CHIPS($amount) }
seat-waiting = ждёт следующей раздачи
seat-sitting-out = пропускает раздачи
seat-away = не на связи

mark-all-in = { preset-all-in }
mark-waiting = Ждёт
mark-sitting-out = Ситаут
mark-leaving = Уходит
mark-away = Нет связи
last-fold = { act-fold }
last-check = { act-check }
last-call = { act-call }
last-bet = { act-bet }
last-raise = Рейз { CHIPS($amount) }
last-small-blind = МБ { CHIPS($amount) }
last-big-blind = ББ { CHIPS($amount) }
last-post = Пост
last-dead-ante = { last-ante }
last-straddle = Страддл { CHIPS($amount) }
last-bring-in = Бринг-ин { CHIPS($amount) }
last-complete = До { CHIPS($amount) }
last-discard = Сброс
last-pat = Без обмена
last-drew = Обмен { $count }
last-show = Вскрытие
last-muck = В отбой
last-won = +{ CHIPS($amount) }
won-high = Хай: { $hand }
won-low = Лоу: { $hand }
won-board = Борд { $board }: { $hand }
won-board-high = Борд { $board }, хай: { $hand }
won-board-low = Борд { $board }, лоу: { $hand }

buy-in-title = Бокс { $seat }, стол «{ $name }»
buy-in-amount = Взять за стол
buy-in-range = от { NUMBER($least) } до { NUMBER($most) }
buy-in-wallet = в кошельке { NUMBER($wallet) }
buy-in-blinds = { $count ->
    [one] { $count } большой блайнд
    [few] { $count } больших блайнда
   *[many] { $count } больших блайндов
}
buy-in-go = Сесть за стол
buy-in-bets = { $count ->
    [one] { $count } большая ставка
    [few] { $count } большие ставки
   *[many] { $count } больших ставок
}
buy-in-poor = Наименьший бай-ин здесь { NUMBER($least) }, а в кошельке { NUMBER($wallet) }.
top-up = Докупить
top-up-title = Докупка фишек
top-up-amount = Сколько докупить
top-up-go = Докупить
leave = Уйти
leave-title = Уйти во время раздачи?
leave-why = У вас ещё есть карты. Когда подойдёт ваш ход, они уйдут в пас; фишки в банке останутся там.
leave-go = Уйти из-за стола
sit-out = Пропускать
sit-in = Я снова в игре

history = История раздач
log-open = Ход раздачи
title-turn = • Ваш ход · { $name }
