desk-tabs = Части пульта
tab-tables = { lobby-tables }
tab-players = { lobby-players }
tab-prizes = { shared-label-prizes }
tab-log = Журнал
tab-more = Ещё

# Часы наверху
desk-clock = Часы
desk-pause = Стоп
desk-go-on = Пуск
desk-then = затем { $blinds }
desk-left = { $left } из { $entries }
desk-entered = { $count ->
    [one] { $count } вход
    [few] { $count } входа
   *[many] { $count } входов
}
desk-average = средний { $chips } ({ $blinds } ББ)
desk-break-in = перерыв через { $time }
desk-level-back = Уровень назад
desk-level-next = Следующий уровень
desk-level-over = Уровень окончен
desk-level-over-how = часы на ноль
desk-minutes = мин
desk-set-to = Поставить минут
desk-set = Записать
desk-chips-in-play = Фишки в игре: { $chips }
desk-colour-up = Снять фишки { NUMBER($chip) }
desk-colour-up-how = розыгрыш на фишки { NUMBER($chip) }

# Что пора сделать
due-final-table = Финальный стол
due-break = Стол { $from } расформировывается
due-move = Игрок пересаживается со стола { $from } за стол { $to }
due-halt = Стол { $from } останавливается
due-hand-for-hand = Игра рука в руку
due-colour-up = Фишки { NUMBER($chip) } уходят
due-do-final-table = Жеребьёвка финального стола
due-do-break = Расформировать стол { $from }: жеребьёвка
due-do-move = Назвать игрока и его место
due-do-hand-for-hand = Объявить игру рука в руку
due-do-colour-up = Разыграть фишки { NUMBER($chip) }
due-buttons = Где был баттон в последней раздаче?
desk-round = раздача { $round }
desk-held = Выбыли в этой раздаче, ждут другие столы: { $players }
desk-still-playing = { $count ->
    [1] Ещё не сообщил о раздаче стол { $tables }
   *[other] Ещё не сообщили о раздаче столы { $tables }
  }
desk-close-round = Все столы сыграли
desk-hand-for-hand = Игра рука в руку
desk-end-hand-for-hand = Закончить «рука в руку»

# Новости
news-moved = { $player }: стол { $old_table }, бокс { $old_seat }, теперь стол { $table }, бокс { $seat }
news-seated = { $player }: стол { $table }, бокс { $seat }
news-prize = { $player } получает { $amount }
news-bounty = { $player } получает баунти { $amount }
news-waits = { $player } ждёт в очереди

# Столы и места
desk-no-tables = Места разыгрываются на старте.
desk-seated = { $count } из { $chairs }
desk-seat = { shared-word-seat-numbered }
desk-empty-seat = бокс { $seat }, свободен: кто сядет?
desk-who-comes = Кто сядет сюда? Сначала самые полные столы.
desk-search-seat = Имя или стол и бокс
desk-broke = без фишек
desk-button = { shared-label-button }
desk-table-halted = стоит
desk-table-closing = закроется после раздачи
desk-table-pushing = смена дилера
desk-break = { shared-label-break-the-table }
desk-push = Смена дилера
desk-waive = Пусть играют
desk-ruling = { shared-label-ruling }
desk-ruling-text = О чём спросили и что решено
desk-ruling-clauses = { shared-label-clauses }
desk-ask-floor = Посмотреть на пульте флора
desk-note = Записать

# Игрок
desk-out-to = Выбыл: у кого фишки?
desk-out-none = Фишек больше нет
desk-out = Выбыл
desk-several = Поделили несколько
desk-one-taker = Забрал один
desk-out-split = Выбыл, делят { $count }
desk-rebuy = Ребай
desk-add-on = { shared-label-add-on }
desk-move = Пересадить
desk-move-to = Пересадить: стол–бокс
desk-chips = { shared-label-chips }
desk-penalty = Наказание
desk-protest = Протест
desk-lock = Закрепить место
desk-unlock = Открепить место
desk-unregister = { shared-label-take-the-entry-back }
desk-register-again = Войти снова
desk-pay-out = Выплатить
desk-code = Код для телефона:
desk-back = Назад
desk-is-registered = зарегистрирован
desk-is-alternate = в очереди
desk-is-playing = { shared-word-playing }
desk-is-broke = без фишек
desk-is-out = выбыл
desk-is-gone = вход возвращён
desk-is-bagged = { shared-word-bagged }
desk-is-disqualified = дисквалифицирован
desk-place = место { $place }
desk-entries = { $count ->
    [one] { $count } вход
    [few] { $count } входа
   *[many] { $count } входов
}
desk-rebuys = { $count ->
    [one] { $count } ребай
    [few] { $count } ребая
   *[many] { $count } ребаев
}
desk-add-ons = { $count ->
    [one] { $count } аддон
    [few] { $count } аддона
   *[many] { $count } аддонов
}
desk-misses = { $count ->
    [one] пропускает { $count } раздачу
    [few] пропускает { $count } раздачи
   *[many] пропускает { $count } раздач
}
desk-why = Причина
move-director = Директор
move-wrong-seat = Чужое место
move-special-needs = Особые нужды
desk-no-free-seat = Свободных мест нет
desk-has-chips = Сколько у него фишек
chips-counted = Пересчитаны
chips-found = Найдены
chips-hidden = Были спрятаны
chips-surrendered = Сдаёт
desk-offence = Нарушение
desk-choose = { shared-label-choose }
desk-no-answer = { shared-text-house-does-not-answer }
desk-no-advice = Правила об этом молчат.
sanction-warning = Предупреждение
sanction-hands = { $number ->
    [one] Пропуск { $number } раздачи
   *[other] Пропуск { $number } раздач
}
sanction-rounds = { $number ->
    [one] Пропуск { $number } круга
   *[other] Пропуск { $number } кругов
}
sanction-disqualified = Дисквалификация
desk-by-the-book = по правилам
desk-book-may = правила допускают и это
desk-protest-text = Против чего протест
desk-in-writing = { shared-word-in-writing }

# Входы
desk-search = Найти игрока
desk-search-enter = Найти или записать игрока
desk-register = Записать: { $name }
desk-register-reserved = Бронь: { $name } платит
desk-register-new = Записать: { $name }, здесь впервые
desk-registration-closed = Регистрация закрыта.
desk-nobody = Никого с таким именем.
desk-start = Жеребьёвка и старт
desk-pool-so-far = в фонде пока { $amount }

# Призы и сделки
desk-money = { shared-label-money }
desk-to-pay = К выплате
desk-overlay = Доплата клуба
desk-bounties = { shared-label-bounties }
desk-fees = { shared-label-fees }
desk-staff = Персоналу
desk-paid = { shared-label-paid }
desk-entry = Вход
desk-count = Пересчитать стеки
count-right = { $total } фишек: все на месте
count-wrong = насчитано { $total }, в игре { $before }
desk-deal = Сделка
desk-deal-made = Сделка заключена; первому месту оставлено { $left }.
deal-icm = { shared-label-icm }
deal-chips = { shared-label-chip-chop }
deal-even = Поровну
deal-custom = Свои суммы
deal-leave = Оставить первому месту
deal-left = Первому месту оставлено { $amount }.
deal-missing = { shared-text-still-to-be-shared }
deal-how = Спросят каждого, кто остался; нужны все «да». До этого сделку можно отозвать.
deal-offer = Предложить игрокам
desk-offer = Предложена сделка: { $kind }
desk-offer-how = Согласны { $yes } из { $all }. Здесь или на своих телефонах.
deal-yes = { field-yes }
deal-no = { field-no }
deal-said-yes = { shared-word-yes }
desk-call-off = Отозвать

# Журнал
desk-log = Журнал
desk-who-did = { shared-label-who-did-what }
desk-record = Решения и наказания
desk-undone = Отменено: { $text }
log-takers = Фишки: { $takers }
log-none = Пока ничего.
log-clock = часы
log-undone = отменено: { $by }
record-none = Ни решений, ни наказаний.
record-penalty = Наказание
record-ruling = { shared-label-ruling }
record-protest = Протест
record-notice = Заметка
record-hand = Стол { $table }, раздача { $hand }
log-register = { $player }: вход
log-unregister = { $player }: вход возвращён
log-start = Старт
log-close-registration = Регистрация закрыта
log-buy = { $player }: докупка
log-begin-hand = Стол { $table }: началась раздача
log-end-hand = Стол { $table }: раздача окончена
log-bust = { $player } выбывает
log-button = Стол { $table }: баттон
log-move = { $player }: пересадка
log-lock = { $player }: место закреплено или откреплено
log-balance = Столы выровнены
log-form-final-table = Жеребьёвка финального стола
log-close-round = Рука в руку: все сыграли
log-break-table = Стол { $table } расформирован
log-open-table = Открыт стол
log-tick = Часы объявили уровень
log-next-level = Уровень сменён
log-stop = { shared-label-clock-stopped }
log-resume = Часы пущены
log-set-clock = Часы переведены
log-push = Стол { $table }: смена дилера
log-call-hand-for-hand = Рука в руку: объявлена или закончена
log-colour-up = Фишки сняты
log-set-stack = { $player }: фишки пересчитаны
log-deal = Сделка заключена
log-offer-deal = Сделка предложена
log-answer-deal = { $player } отвечает на сделку
log-call-off-deal = Сделка отозвана
log-connection = { $player }: связь
log-sell-share = { $player }: доля продана
log-cancel = Турнир отменён
log-penalise = { $player }: наказание
log-protest = { shared-text-player-protests }
log-ruled = Стол { $table }: решение

# Сказано, когда сделано
done-register = { $player }: вход
done-unregister = { $player }: вход возвращён
done-start = Места разыграны, игра пошла
done-close-registration = Регистрация закрыта
done-rebuy = { $player }: ребай
done-add-on = { $player }: аддон
done-bust = { $player } выбывает, фишки: { $takers }
done-out = { $player } выбывает
done-move = { $player}: стол { $table }, бокс { $seat }
done-lock = { $player }: место закреплено
done-unlock = { $player }: место откреплено
done-balance = Игрок пересажен
done-break-table = { $from ->
    [0] Стол расформирован
   *[other] Стол { $from } расформирован
}
done-open-table = Стол открыт
done-form-final-table = Финальный стол разыгран
done-close-round = Следующая раздача
done-call-hand-for-hand = { $on ->
    [no] Игра рука в руку закончена
   *[other] Объявлена игра рука в руку
}
done-colour-up = Фишки { NUMBER($chip) } сняты со столов
done-chips = { $player }: фишек { $chips }
done-next-level = { $by ->
    [one] Следующий уровень
   *[other] Уровень сменён
}
done-stop = { shared-label-clock-stopped }
done-resume = Часы пущены
done-set-clock = На часах { $time }
done-push = Смена дилера за столом { $table }
done-penalise = { $player }: { $sanction }
done-protest = { $player }: протест записан
done-ruled = Решение записано
done-offer-deal = Предложена сделка: { $kind }
done-deal-yes = { $player }: да
done-deal-no = { $player }: нет
done-call-off-deal = Сделка отозвана
done-pay-out = { $player }: выплачено { $amount }
done-cancel = Турнир отменён
done-bring-bots = Записано ботов: { $count }

# Ещё
desk-screens = Экраны и бумага
desk-tv = Часы на экран
desk-player-page = Страница игроков
desk-floor = Пульт флора
desk-event = Турнир
desk-close-registration = Закрыть регистрацию
desk-open-table = { open-table }
desk-final-table = Разыграть финальный стол
desk-cancel = Отменить турнир
cancel-pays = Возвращается { $total }:
cancel-sure = Да, отменить
desk-bots = { open-bots }
desk-bring = Записать
desk-starts = { shared-label-starts }
desk-play = Смотреть игру
done-schedule = Начало назначено
log-schedule = Начало назначено
log-bring-bots = Боты записаны
log-pay-out = { $player }: выплата
log-claim = { $player }: код введён
log-unclaim = { $player }: код отозван
desk-device = Это устройство
desk-sign = Ваше имя в журнале
desk-signed = В журнале вы { $name }.
desk-who-works = { shared-label-who-works-here }
desk-stopped = Дом нашёл здесь свою ошибку: турнир можно только смотреть. Фишки и деньги там же, где были.

# Дни, раунды, пропущенные блайнды
due-round = Раунд сыгран
due-do-round = Жеребьёвка следующего раунда
due-day-over = { shared-label-the-day-is-over }
due-do-day-over = { shared-label-bag-the-chips }
due-bag-to = Продолжат в…
due-dodging = Блайнды проходят мимо
done-next-round = Следующий раунд разыгран
done-bag-up = Фишки упакованы
done-blind-missed = { $player }: пропуск блайнда записан
desk-missed-blind = Пропуск блайнда
missed-broken-table = С закрытого стола
missed-absent = Не был на месте
missed-late = Пришёл поздно
log-seed = { $player }: место в сетке
log-next-round = Разыгран следующий раунд
log-bag-up = Фишки упакованы
log-carry-in = Пришли игроки другого дня
log-blind-missed = { $player }: пропущен блайнд

# Seats at entry, penalties, add-ons, deals, levels
undo-another = Отменить сделанное другим?
undo-told = { $name } узнает об этом.
entered-print = Напечатать карточку места
entered-at-once = печатать сразу
add-ons = Аддоны
add-ons-table = Аддоны за столом { $table }
add-ons-how = Кто не берёт — снимите отметку. Аддон стоит { $price }.
add-ons-none = Здесь у всех уже есть аддон.
add-ons-sell = Продать { $count ->
    [one] { $count } аддон
    [few] { $count } аддона
   *[many] { $count } аддонов
}, { $amount }
deal-ends = Сделка
deal-ends-how = Места по фишкам; каждый получает, о чём договорились.
deal-ends-first = Кто первый и получает оставленные { $amount }?
deal-ends-now = Закончить турнир
done-end-by-deal = Турнир закончен сделкой
log-end-by-deal = Закончен сделкой
desk-draw-seats = Разыграть места сейчас
desk-start-clock = Пустить часы
done-draw-seats = Места разыграны
log-draw-seats = Места разыграны
log-set-levels = Уровни изменены
log-count-hands = Стол { $table }: сыграна раздача
log-serve-penalty = { $player }: отбыты раздачи наказания
log-lift-penalty = { $player }: наказание снято
log-buy-rebuy = { $player }: ребай, { NUMBER($amount, minimumFractionDigits: 2) }
log-buy-add-on = { $player }: аддон, { NUMBER($amount, minimumFractionDigits: 2) }
log-bust-broke = { $player } без фишек, может взять ребай
done-broke = { $player } без фишек, может взять ребай
log-end-hand-broke = Стол { $table }: раздача закончена
penalty-served = Пропустил раздачу
penalty-served-all = Наказание отбыто
penalty-lift = Снять наказание
done-serve-penalty = { $player }: отбыто { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
}
done-lift-penalty = { $player }: наказание снято
sanction-lifted = прощено: { $number ->
    [one] { $number } раздача
    [few] { $number } раздачи
   *[many] { $number } раздач
}
sanction-rounds-hands = Пропускает { $number ->
    [one] { $number } круг
    [few] { $number } круга
   *[many] { $number } кругов
} ({ $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[many] { $hands } раздач
})
record-lifted = Наказание снято
desk-hand-played = Сыграна раздача
desk-hands = всего { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
}
done-count-hands = Стол { $table }: раздача засчитана
desk-register-another = Другой игрок по имени { $name }
event-elsewhere = в другой книге: { $id }
event-clause-elsewhere = Ваша книга молчит; показать { $id } из другой
levels-edit = Изменить уровни
levels-title = Уровни и перерывы
levels-save = Взять эти уровни
done-set-levels = Уровни изменены
levels-small = Малый
levels-big = Большой
levels-ante = Анте, фишек
levels-minutes = Минуты
levels-hands = Раздач
levels-bring-in = Ставка бринг-ин
levels-small-bet = Малая ставка
levels-big-bet = Большая ставка
levels-break = Перерыв здесь
levels-add = Добавить уровень
levels-add-break = Добавить перерыв
levels-split = Разделить надвое
levels-remove = { shared-label-remove }
levels-up = Раньше
levels-down = Позже
levels-off = Какие фишки уходят
levels-played = сыгран
levels-plan = Расписать заново
levels-number = Уровень { $number }
levels-more = Подробнее
levels-falls = Уровень { $level }: анте снижается с { NUMBER($before) } до { NUMBER($ante) }. По ходу турнира анте не снижают (TDA-2024:RP11).
levels-none = Уровней нет, одни перерывы
levels-no-big = На уровне { $level } нет ни большого блайнда, ни малой ставки
levels-small-above = Уровень { $level }: большой блайнд { NUMBER($big) } меньше малого, { NUMBER($small) }
levels-bets-fall = Уровень { $level }: большая ставка { NUMBER($big) } меньше малой, { NUMBER($small) }
levels-unchanged = Пока ничего не изменено
levels-game = Игра уровня
open-change = Изменить турнир
desk-papers = Бумаги (PDF)
desk-paper-seats = Карточки мест
desk-paper-ranking = Итоги
desk-paper-payouts = Выплаты под подпись
desk-paper-receipts = Квитанции с номерами
desk-paper-report = Отчёт о деньгах
desk-receipts = { shared-label-receipts }
