table-stopped = Зал остановил этот стол. Все фишки на месте и учтены.
table-closed = Этот стол закрыт.
table-own = Этот стол: гости и лист
table-asked = Этот стол: у двери { $count }
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

top-up = Докупить
leave = Уйти
sit-out = Пропускать
sit-in = Я снова в игре

history = История раздач
log-open = Ход раздачи
title-turn = • Ваш ход · { $name }
