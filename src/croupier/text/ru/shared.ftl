# What is said in more than one place, by the house and by its pages: written once here, quoted there

# Words that stand by themselves: headings, fields, buttons
shared-label-add-on = Аддон
shared-label-amount = Сумма
shared-label-average-stack = Средний стек
shared-label-bag-the-chips = Упаковать фишки
shared-label-break-the-table = Расформировать стол
shared-label-button = Баттон
shared-label-by-the-book = По правилам
shared-label-change-seat = Сменить место
shared-label-chip-chop = По фишкам
shared-label-chips = Фишки
shared-label-chips-put-out = Поставлены фишки
shared-label-choose = Выберите…
shared-label-clauses = Пункты правил
shared-label-clock-stopped = Часы остановлены
shared-label-dealer = Дилер
shared-label-draw = Обмен
shared-label-first-came = Сначала
shared-label-floor-desk = Стол флора
shared-label-form = Форма
shared-label-gesture = Жест
shared-label-hand-for-hand = Рука в руку
shared-label-house-edge = Преимущество казино
shared-label-icm = ICM
shared-label-inspector = Инспектор
shared-label-look-again = Ещё раз
shared-label-money = Деньги
shared-label-name = Название
shared-label-no-answer = Заведение не отвечает.
shared-label-nothing-yet = Пока ничего
shared-label-other-books = Другие книги
shared-label-never = Никогда
shared-label-place = Место
shared-label-player = Игрок
shared-label-players-count = Игроков
shared-label-playing-live = Живая игра
shared-label-position = Позиция
shared-label-preflop = Префлоп
shared-label-prizes = Призы
shared-label-rake = Рейк
shared-label-return = Возврат
shared-label-right = Верно
shared-label-rounds = Раздачи
shared-label-dispute = Спор
shared-label-ruling = Решение
shared-label-running = Идут
shared-label-seat-number = Место { $seat }
shared-label-stack = Стек
shared-label-standard-deviation = Стандартное отклонение
shared-label-starts = Начало
shared-label-street = Улица
shared-label-table = Стол
shared-label-take-back = Отменить
shared-label-take-the-entry-back = Вернуть вход
shared-label-tells = Теллсы
shared-label-the-day-is-over = День окончен
shared-label-the-table = Стол
shared-label-where = Где
shared-label-who-works-here = Кто здесь работает
shared-label-event = Турнир
shared-label-what-for = За что
shared-label-receipts = Квитанции
shared-label-open-a-drawer = Открыть кассу
shared-label-float = Размен в начале
shared-label-in-cash = Наличные
shared-label-by-card = Карта
shared-label-by-transfer = Перевод
shared-label-remove = Убрать
shared-label-who = Кто
shared-label-who-did-what = Кто что сделал
shared-label-paid = Выплачено
shared-label-bounties = Баунти
shared-label-fees = Сборы
shared-label-staff = Персонал
shared-label-cashier = Кассир
shared-label-date = Дата
shared-label-words-said = Сказано

# Words within a line
shared-word-a-penalty = наказание
shared-word-a-warning = предупреждение
shared-word-bagged = фишки упакованы
shared-word-bet = бет
shared-word-big-blind = большой блайнд
shared-word-check = чек
shared-word-checks = чек
shared-word-dealer = дилер
shared-word-director = директор
shared-word-disqualification = дисквалификация
shared-word-draw = обмен
shared-word-floor = флор
shared-word-flush = флеш
shared-word-fold = фолд
shared-word-four-of-a-kind = каре
shared-word-full-house = фулл-хаус
shared-word-in-writing = письменно
shared-word-missed-hands = пропуск раздач
shared-word-missed-rounds = пропуск кругов
shared-word-no = нет
shared-word-none = нет
shared-word-nothing = ничего
shared-word-place = место
shared-word-player = игрок
shared-word-playing = играет
shared-word-royal-flush = роял-флеш
shared-word-small-blind = малый блайнд
shared-word-stack = стек
shared-word-straight = стрит
shared-word-straight-flush = стрит-флеш
shared-word-the-pot-forfeited = лишение банка
shared-word-trips = трипс
shared-word-two-pair = две пары
shared-word-yes = да

# Sentences and what takes values
shared-text-a-hand-is-being-played = идёт раздача
shared-text-chips-count =    { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
       *[many] { $amount } фишек
    }
shared-text-file-unreadable = { $file } не читается: { $reason }
shared-text-file-unwritable = { $file } не записать: { $reason }
shared-text-hands-count =    { $hands ->
        [one] { $hands } раздача
        [few] { $hands } раздачи
       *[many] { $hands } раздач
    }
shared-text-hours-and-minutes = { $hours } ч { $minutes } мин
shared-text-house-does-not-answer = Дом не отвечает.
shared-text-player-protests = { $player } подаёт протест
shared-text-still-to-be-shared = Ещё не распределено { $amount } из { $total }
shared-word-closed = закрыт
shared-word-when = когда
shared-word-seat-numbered = бокс { $seat }
shared-text-box-rake = ящик рейка
shared-text-box-jackpot = ящик джекпота
shared-text-box-time = ящик почасовой платы
shared-text-box-tips = ящик чаевых
shared-word-online = онлайн
shared-label-table-numbered = Стол { $table }
