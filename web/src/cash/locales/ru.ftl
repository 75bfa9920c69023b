cash-title = Кэш-зал
cash-floor = { table-floor }
cash-lists = Очереди
cash-mine = Моё место
cash-lobby = { table-back }
cash-loading = Зал загружается…
cash-stopped = Зал остановлен: книги не сошлись. Ничего не потеряно; позовите того, кто отвечает за систему.
cash-undo = { shared-label-take-back }
cash-log = { shared-label-who-did-what }
cash-nothing = { shared-label-nothing-yet }

cash-tables = { lobby-tables }
cash-no-tables = Ни один стол не открыт. Откройте стол или подождите, пока наберётся очередь.
cash-open-table = { open-table }
cash-table-name = { shared-label-name }
cash-table-game = { open-game }
cash-table-small = Малый блайнд или ставка
cash-table-big = Большой блайнд или ставка
cash-table-least = Вход от
cash-table-most = до (0: без предела)
cash-table-seats = Мест
cash-table-book = Правила
cash-table-feeds = Питает стол
cash-table-feeds-none = никакой (основная игра)
cash-table-rack = Рэк, фишки
cash-placard = { $small }/{ $big } · { $most ->
    [0] от { NUMBER($least) }
   *[other] от { NUMBER($least) } до { NUMBER($most) }
}
cash-seats-taken = { $taken } из { $seats }
cash-hands = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[other] { $hands } раздач
}
cash-must-move = отсюда за { $table }
cash-seat = { shared-label-seat-number }
cash-seat-free = свободно
cash-kept = держим для: { $name }
cash-dealer = { shared-label-dealer }
cash-no-dealer = нет дилера
cash-pushed-in = смена через { $time }
cash-push-due = пора менять

cash-list-of = Очередь
cash-list-empty = Никто не ждёт
cash-list-call = Позвать следующего
cash-list-add = Записать
cash-list-ready = Набралось достаточно: открывайте игру
cash-list-new = Другая игра
cash-list-called = { $table }, место { $seat }
cash-list-wants = хочет место { $seat }
cash-wait = около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}
cash-wait-unknown = пока неизвестно
cash-remove = Вычеркнуть

cash-state-playing = { shared-word-playing }
cash-state-sitting-out = пропускает
cash-state-away = отошёл
cash-state-leaving = { seat-leaving }
cash-missed-small = должен малый блайнд
cash-missed-big = должен большой блайнд
cash-missed-both = должен оба блайнда
cash-coming-new = новичок: ставит или ждёт
cash-coming-moved = пересажен: ничего не ставит
cash-coming-changed = сменил место: ставит большой блайнд
cash-gone = нет { $time }
cash-pick-up-in = стек можно убрать через { $time }
cash-pick-up-now = стек можно убрать

cash-do-sit = Посадить
cash-comes-in = Как входит в игру
cash-do-sit-wait = Ждёт большого блайнда
cash-do-sit-post = Ставит сразу
cash-do-reserve = Держать место
cash-do-release = Больше не держать
cash-do-away = Стул пуст
cash-do-away-word = Пропускает
cash-do-back = Вернулся
cash-do-back-wait = Вернулся, ждёт блайнда
cash-do-top-up = Продать фишки
cash-do-count = Пересчитать стек
cash-do-cash-out = Рассчитать
cash-do-pick-up = Убрать стек
cash-do-change = { shared-label-change-seat }
cash-do-move = За другой стол
cash-do-hand = Раздача сыграна
cash-do-tip = Чаевые
cash-do-fill = Пополнить рэк
cash-do-credit = Сдать в кассу
cash-do-break = { shared-label-break-the-table }
cash-do-close = Закрыть стол
cash-do-call-floor = Позвать флора
cash-do-answer = Я здесь
cash-do-push = Сменить дилеров
cash-do-moved = Пересел
cash-do-fetch = Выдано
cash-do-clock-in = Пришёл
cash-do-clock-out = Ушёл
cash-do-count-box = Снять бокс
cash-do-new-shift = Новая смена
cash-do-rule = Спросить правило
cash-player = { shared-label-player }
cash-chips = { shared-label-chips }
cash-rake = { shared-label-rake }
cash-jackpot = Джекпот
cash-to-seat = На место
cash-cancel = { cancel }
cash-counted = Насчитано
cash-signed = Подписи
cash-and = и

cash-why-ruling = { shared-label-ruling }
cash-why-dispute = { shared-label-dispute }
cash-why-fill = Пополнение
cash-why-seat = Место
cash-why-deck = { settings-deck }
cash-why-other = Подойдите
cash-called-floor = { $table } зовёт флора: { $why }
cash-move-due = { $name }: { $from }, теперь { $to }, место { $seat }
cash-wish = { $name } хочет { $seat ->
    [0] другое место
   *[other] место { $seat }
} за столом { $table }

cash-dealers = Дилеры
cash-resting = отдыхает
cash-dealer-name = Имя дилера
cash-money = { shared-label-money }
cash-shift = Смена
cash-shift-name = Название смены
cash-rack = Рэк
cash-boxes = Боксы
cash-fee-rake = { shared-label-rake }
cash-fee-jackpot = Джекпот
cash-fee-time = Время
cash-fee-tips = Чаевые
cash-cage = В кассе
cash-balances = Сходится до фишки
cash-balances-not = Не сходится
cash-sheet = Таблица (CSV)

cash-me-hello = Ваше место в зале
cash-me-before = { $before ->
    [0] Вы следующий
    [one] Перед вами { $before } человек
    [few] Перед вами { $before } человека
   *[other] Перед вами { $before } человек
}
cash-me-called = Ваше место готово
cash-me-go = { $table }, место { $seat }
cash-me-until = держим ещё { $time }
cash-me-join = Записаться
cash-me-leave = Вычеркнуть меня
cash-me-any = любое место
cash-me-cage = Касса хранит для вас { $chips } фишек
cash-me-wish = Хочу другое место
cash-me-wish-end = Остаюсь на своём
cash-me-seat-free = Есть свободное место: подойдите к флору
cash-tv-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
cash-tv-interest = ещё не открыт
cash-tv-offline = нет связи

cash-said-join-list = { $name } в очереди
cash-said-leave-list = { $name } вне очереди
cash-said-wish = { $name }: другое место
cash-said-open-table = открыт { $table }
cash-said-break-table = расформирован { $table }
cash-said-close-table = закрыт { $table }
cash-said-call-next = позван следующий в { $game }
cash-said-sit = сел { $name }: { $table }, { $seat }
cash-said-reserve = место держим для: { $name }
cash-said-release = место за { $table } снова свободно
cash-said-top-up = продано { $chips }: { $table }, { $seat }
cash-said-count = пересчитано { $chips }: { $table }, { $seat }
cash-said-away = стул пуст: { $table }, { $seat }
cash-said-back = вернулся: { $table }, { $seat }
cash-said-change = смена места за { $table }
cash-said-cash-out = рассчитан { $chips }: { $table }, { $seat }
cash-said-pick-up = стек убран: { $table }, { $seat }
cash-said-fetch = { $name } получил из кассы
cash-said-move = { $name } пересажен за { $table }
cash-said-hand = раздача за { $table }
cash-said-tip = чаевые за { $table }: { $chips }
cash-said-fill = пополнение за { $table }: { $chips }
cash-said-count-box = снят бокс за { $table }
cash-said-call-floor = { $table } позвал флора
cash-said-answer = флор подошёл к { $table }
cash-said-dealer-in = { $name } на смене
cash-said-dealer-out = { $name } ушёл со смены
cash-said-push = дилеры сменились
cash-said-lapse = кто-то не пришёл
cash-table-fee = Плата за полчаса (0: нет)
cash-do-order = Фишки из кассы
cash-do-bring = { $chips } принесли
cash-do-charge = Плата за время, по { $chips }
cash-do-deck = Проверить колоду
cash-do-error = Ошибка дилера
cash-do-note = Записка следующему дилеру
cash-notes-read = Прочитано
cash-deck-missing = Каких карт нет или какие негодны
cash-deck-bad = Колода неисправна: { $cards }
cash-deck-when = Когда
cash-deck-opening = При открытии
cash-deck-push = При смене
cash-deck-change = Новая колода
cash-deck-closing = При закрытии
cash-deck-doubt = Сомнение
cash-error-misdeal = Пересдача
cash-error-exposed-card = Засветил карту
cash-error-wrong-pot = Не тот банк
cash-error-wrong-button = Не тот баттон
cash-error-pace = Темп
cash-error-other = Другое
cash-said-order-chips = заказаны фишки за { $table }, { $seat }: { $chips }
cash-said-bring-chips = фишки принесены за { $table }, { $seat }
cash-said-charge-time = плата за время за { $table }
cash-said-check-deck = колода проверена за { $table }
cash-said-count-stub = пересчитан остаток за { $table }
cash-said-leave-note = записка за { $table }
cash-said-dealer-error = ошибка дилера за { $table }
cash-said-ruled = решение за { $table }: { $text }
cage-title = Касса клуба
cage-balance = Ваш счёт в кассе: { $amount }
cage-drawer = Касса { $number }, { $name }
cage-open-drawer = { shared-label-open-a-drawer }
cage-float = { shared-label-float }
cage-sell = Принять взнос
cage-take-money = Принять на счёт
cage-pay-money = Выплатить со счёта
cage-spend = Расход клуба
cage-close-drawer = Пересчитать и закрыть
cage-name = Имя
cage-event = { shared-label-event }
cage-amount = { shared-label-amount }
cage-why = { shared-label-what-for }
cage-counted = Наличных по пересчёту
cage-witness = Вторая подпись, если не сходится
cage-method = Способ
cage-method-cash = { shared-label-in-cash }
cage-method-card = { shared-label-by-card }
cage-method-transfer = { shared-label-by-transfer }
cage-what-deposit = на счёт
cage-what-entry = взнос
cage-what-rebuy = ребай
cage-what-add-on = аддон
cage-what-share = доля взноса
cage-what-ticket = билет
cage-sell-ticket = Продать билет
cage-give-ticket = Дать билет
cage-tickets = { $count ->
    [0] Билеты
   *[other] Билеты: { $count }
}
cage-tickets-mine = Ваши билеты
cage-ticket-worth = { $count ->
    [1] вход за { $price }
    [one] { $count } вход за { $price }
    [few] { $count } входа за { $price }
   *[other] { $count } входов за { $price }
}
cage-exchange-for = Обменять на
cage-exchange = Обменять
cage-cash-ticket = Выплатить за него { $amount }
cage-method-balance = Со счёта
cage-what-withdrawal = выплата
cage-what-spent = расход
cage-receipts = Квитанции этой кассы
cage-print = Напечатать
cage-difference = расхождение { $amount }
cage-reports = Для бухгалтера
cage-report-receipts = { shared-label-receipts }
cage-report-drawers = Ящики
cage-report-event = Суммы по турнирам
cage-report-person = Суммы по людям
cage-report-method = Суммы по способам оплаты
cage-report-events = Деньги турниров

# Страница для бухгалтера
cage-report-tables = Кэш-столы
cage-report-print = Страница для печати
report-title = Отчёт кассы
report-made = Составлен
report-today = Сегодня
report-yesterday = Вчера
report-since = С
report-until = До
report-methods = Принято и выплачено
report-taken = Принято
report-paid = { shared-label-paid }
report-net = Осталось
report-total = Всего
report-cash-taken = Принято наличными
report-cash-paid = Выдано наличными
report-expected = Должно быть
report-counted = Пересчитано
report-difference = Расхождение
report-open = ещё не считали
report-counted-by = Пересчитал
report-second = Вторая подпись
report-none = За это время ни одну кассу не открывали.
report-of-events = По турнирам
report-sold = По назначению
report-people = По людям
report-the-club = Сам клуб
report-number = №
report-when = Когда
report-by = Кассир
report-entries = Входы
report-reentries = { $count ->
    [one] { $count } повторный
   *[other] { $count } повторных
}
report-rebuys = { $count ->
    [one] { $count } ребай
    [few] { $count } ребая
   *[other] { $count } ребаев
}
report-add-ons = { $count ->
    [one] { $count } аддон
    [few] { $count } аддона
   *[other] { $count } аддонов
}
report-on-tickets = { $count ->
    [one] { $count } по билету
   *[other] { $count } по билетам
}
report-pool = Фонд
report-overlay = Добавлено
report-bounties = { shared-label-bounties }
report-fees = { shared-label-fees }
report-staff = { shared-label-staff }
report-owed = Причитается
report-tables = Кэш-столы
report-table = { shared-label-table }
report-drop = Дроп
report-bought-back = Выкуплено
report-fills = Пополнения
report-credits = Возвраты
report-rake = { shared-label-rake }
report-jackpot = Джекпот
report-time = Тайм-чардж
report-tips = Чаевые
report-for-staff = Персоналу: { $amount }, из них { $share } из взносов и { $tips } чаевыми.
report-cashier = { shared-label-cashier }
report-manager = Управляющий
report-accountant = Бухгалтер
report-date = { shared-label-date }
cage-report-kinds = Виды денег
report-kinds = Что есть у дома и что он должен
report-kinds-at = По состоянию на { $at }. По каждому виду имеется столько же, сколько причитается или отложено.
report-kind-club = Деньги клуба
report-kind-ticket = Билеты, штук
report-kind-play = Игровые фишки без цены
report-held = Имеется
report-owed-or-kept = Причитается или отложено
report-of-safe = В сейфе
report-of-drawer = В открытых кассах
report-of-bank = В банке
report-of-desk = На регистрации, до появления касс
report-of-spent = Расходы самого клуба
report-of-difference = Расхождения пересчётов
report-of-guarantee = Добавлено домом
report-of-issue = Выпущено домом
report-of-wallet = На балансах игроков
report-of-pool = Фонды турниров
report-of-bounties = Баунти за головы
report-of-staff = Доля персонала во взносах
report-of-fees = { shared-label-fees }
report-of-rounding = Неделимые остатки
report-of-seats = Стоимость неиспользованных билетов
report-of-table = На столах
report-of-pot = В банках раздач
report-of-box = На боксах и в ящиках столов
report-of-display = На табло казино
report-of-float = Бонусные ставки казино
report-of-chips = Фишки, выданные в турнирах
report-of-other = Прочее
report-of-entry = Неиспользованные билеты
report-of-entered = Входы по билетам
players-nav = Наши игроки
players-title = Игроки клуба
players-find = Имя, номер, телефон или карта
players-new = Новый игрок
players-none = Никто не найден.
players-more = Есть ещё: напишите имя подробнее.
players-name = Имя
players-number = Номер в клубе
players-number-next = если пусто, следующий
players-phone = Телефон
players-document = Предъявленный документ
players-born = Дата рождения
players-note = Заметка
players-photo = Фотография
players-photo-none = Убрать фотографию
players-photo-of = Фотография: { $name }
players-no-picture = это изображение не читается
players-keep = Записать
players-edit = Изменить
players-close = Закрыть
players-known-as = Был записан и так: { $names }
players-balance = Баланс в кассе
players-ticket = Билеты на { $event }
players-events = Сыгранные турниры
players-place = место { $place } из { $of }
players-card = Карта игрока
players-card-of = Карта: { $name }
players-card-print = Напечатать карту
players-merge = Это тот же человек, что и другой
players-merge-how = Баланс, билеты и результаты одного становятся другого, навсегда. У кого своя учётная запись, тот остаётся.
players-merge-with = Найти другого
players-merge-go = Тот же человек
players-sheets = Таблицы
players-sheets-how = Первая строка таблицы называет столбцы: «name» и любые из number, phone, document, born, note. Чей номер известен, тот изменится; без номера — тот, кто один носит это имя.
players-away = Все игроки (CSV)
players-in = Принять CSV
players-taken = { $added ->
    [one] { $added } новый игрок
    [few] { $added } новых игрока
   *[other] { $added } новых игроков
}, изменено: { $changed }
players-wrong-line = Строка { $line } ({ $name }): { $why }
seasons-title = Сезоны
seasons-no = Сезонов пока нет.
seasons-new = Новый сезон
seasons-name = Название сезона
seasons-named = Только турниры с этим в названии
seasons-formula = Очки
seasons-formula-root = корень из числа входов, делённого на место
seasons-formula-linear = за каждого, кто оказался ниже
seasons-formula-table = по таблице мест
seasons-places = Очки за места, начиная с первого
seasons-scale = Множитель
seasons-best = Сколько лучших результатов считать; 0: все
seasons-attendance = Очки за каждый сыгранный турнир
seasons-set = Задать сезон
seasons-drop = Убрать из списка
seasons-place = { shared-label-place }
seasons-points = Очки
seasons-counted = { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
   *[other] { $count } турниров
}

cash-said-set-rake = таблица рейка { $name } изменена
cash-said-rake-by = другой рейк за столом { $table }
cash-said-set-jackpot = правила джекпота изменены
cash-said-seed-jackpot = в джекпот добавлено { $chips }
cash-said-hit-jackpot = джекпот выигран за столом { $table }
cash-said-set-high-hand = правила старшей руки изменены
cash-said-show-high-hand = старшая рука: { $table }, { $seat }
cash-said-hour-over = время старшей руки вышло
cash-said-set-points = баллы за час изменены
cash-said-give-points = { $name }: баллы начислены
cash-said-spend-points = { $name }: баллы потрачены
cash-said-share-tips = чаевые разделены
cash-said-open-pit = открыт стол казино { $name }
cash-said-buy-at-pit = продано { $chips }: { $table }
cash-said-fill-pit = филл за столом { $table }: { $chips }
cash-said-rate-player = { $name } оценён за столом { $table }
cash-said-close-pit = стол казино { $table } закрыт
cash-said-count-drop = дроп стола { $table } пересчитан

cash-list-put = Записать игрока
cash-hand-by-pot = Раздача сыграна, банк был
cash-pot-from = { $from }+
cash-pot-under = < { $to }
cash-no-flop = Без флопа
cash-do-ask-fill = Запросить
cash-do-rake-by = { cash-take-rake }
cash-rake-none = вручную
cash-out = { $table }, { $place }: насчитано { $counted }, должно быть { $expected }, { $difference }
cash-place-rack = рэк
cash-place-rake = { shared-text-box-rake }
cash-place-jackpot = { shared-text-box-jackpot }
cash-place-time = { shared-text-box-time }
cash-place-tips = { shared-text-box-tips }
cash-place-drop = дроп-бокс
cash-takings = Джекпоты, чаевые, баллы
cash-high-hand = Старшая рука, { $prize }: осталось { $time }
cash-won-bad-beat = бэд-бит
cash-won-high-hand = старшая рука
cash-dealt = раздавал { $time }
cash-tips-had = получил { $had }
cash-do-hit-jackpot = Джекпот выигран
cash-do-show-high-hand = Показана старшая рука
cash-do-seed-jackpot = Пополнить джекпот
cash-do-set-jackpot = Правила: бэд-бит
cash-do-set-high-hand = Правила: старшая рука
cash-do-set-rake = Таблица рейка
cash-do-share-tips = Разделить чаевые
cash-do-set-points = Баллов за час
cash-do-spend-points = Потратить баллы
cash-do-give-points = Начислить баллы
cash-take-table = { shared-label-table }
cash-take-rake = { cash-do-set-rake }
cash-take-board = Борд, пять карт
cash-take-loser = Проигравшее место
cash-take-loser-cards = Его карты
cash-take-winner = Выигравшее место
cash-take-winner-cards = Его карты
cash-take-cards = Показанные карты
cash-take-least = Слабейшая засчитываемая рука, пять карт
cash-take-own = Своих карт должно играть
cash-take-players = Сдавали игрокам, не меньше
cash-take-pays = Выплачивается, %
cash-take-loser-part = Из них проигравшему, %
cash-take-winner-part = Из них победителю, %
cash-take-minutes = Минут (0: не играют)
cash-take-prize = Приз, в фишках
cash-take-rolls = Невыигранное добавляется к следующему
cash-take-name = { shared-label-name }
cash-take-rows = По строке: игроков, банк от, рейк, джекпот
cash-take-no-flop-no-drop = Нет флопа — нет рейка
cash-take-how = Как делить
cash-take-how-own = Каждому — свои столы
cash-take-how-time = По времени за столом
cash-take-rate = Баллов за час
cash-take-points = Баллы за игру
cash-take-why = { shared-label-what-for }
cash-take-bet = Средняя ставка (0: закончил)
cash-me-points = Баллы: { $points }
cash-pit = Живой пит
cash-pit-open = ещё открыт
cash-pit-opened = Открыт с
cash-pit-filled = Филлы
cash-pit-credited = Кредиты
cash-pit-drop = Дроп
cash-pit-theo = Ожидается с оценённых
cash-pit-stop = Закончил
cash-pit-pace = Раздач в час
cash-pit-edge = Перевес, 1/10 000 ставки
cash-do-open-pit = Открыть стол казино
cash-do-buy-at-pit = Продать фишки
cash-do-rate-player = Оценить игрока
cash-do-close-pit = Пересчитать рэк и закрыть
cash-do-count-drop = Пересчитать дроп
