# Why: seats
tournament-why-day-two-seat = место второго дня по жребию, с собранными в пакет фишками
tournament-why-round = раунд { $round }: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
} за { $tables ->
    [one] { $tables } столом
   *[other] { $tables } столами
}, по жребию
tournament-why-through = { $player } выигрывает стол и проходит дальше
tournament-why-round-over = раунд { $round } окончен: дальше { $players ->
    [one] проходит { $players } игрок
    [few] проходят { $players } игрока
   *[many] проходят { $players } игроков
}
tournament-why-day-over = день { $flight } окончен, { $left ->
    [one] остался { $left } игрок
    [few] осталось { $left } игрока
   *[many] осталось { $left } игроков
}: доигрываются текущие раздачи, затем фишки собирают в пакеты
tournament-why-bagged = { $players ->
    [one] { $players } игрок собрал
    [few] { $players } игрока собрали
   *[many] { $players } игроков собрали
} фишки в пакеты после дня { $flight }
tournament-why-carried-in = день { $flight } принят: { $players ->
    [one] { $players } пакет
    [few] { $players } пакета
   *[many] { $players } пакетов
}
tournament-why-random-seat = место по жребию перед стартом
tournament-why-makes-way = { $player } снова в игре, а место занято: другое выбрал жребий
tournament-why-button-by-card = стол { $table }: баттон разыгран по карте, старшая у бокса { $seat } — { $card }
tournament-why-picked-seat = место выбрано за столом с открытыми картами мест
tournament-why-late-seat = место по жребию из { $seats ->
    [one] { $seats } свободного
   *[other] { $seats } свободных
}
tournament-why-special-needs = посажен флором из-за особых потребностей
tournament-why-wrong-seat = идёт на своё место со всеми фишками, какие у него есть
tournament-why-director = пересажен директором
tournament-why-next-big-blind = следующий на большом блайнде за столом { $table }
tournament-why-stud-by-seat = занимает бокс { $seat }, освободившийся последним
tournament-why-two-step-draw = стол { $table } расформирован: карты мест перемешаны и разобраны по старшей карте
tournament-why-breaking = { $players ->
    [one] { $players } игрок помещается
    [few] { $players } игрока помещаются
   *[other] { $players } игроков помещаются
} без одного стола из { $tables }
tournament-why-broken = стол { $table } закрыт
tournament-why-ordered = стол { $table } закрывает директор
tournament-why-stays-open = стол { $table } остаётся: его игрокам нет места за другими
tournament-why-final-table = { $players ->
    [one] последний { $players } игрок садится
    [few] последние { $players } игрока садятся
   *[other] последние { $players } игроков садятся
} за один стол
tournament-why-halt = стол { $table } останавливается, пока его не дополнят
tournament-why-goes-on = стол { $table } играет дальше

# Why: going out
tournament-why-out = проиграл последние фишки
tournament-why-same-hand = { $players ->
    [one] { $players } игрок вылетел
    [few] { $players } игрока вылетели
   *[other] { $players } игроков вылетели
} в одной раздаче
tournament-why-taken = { $player } выбыл

# Why: the clock
tournament-why-level = уровень { $level }: { NUMBER($small, useGrouping: 0) }/{ NUMBER($big, useGrouping: 0) }, со следующей раздачи
tournament-why-break = перерыв { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
tournament-why-clock-set = установил директор
tournament-why-break-called = общий перерыв, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}: начатые раздачи доигрываются
tournament-why-break-began = последняя раздача сыграна: перерыв { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
tournament-why-hand-for-hand = { $places ->
    [one] оплачивается { $places } место
    [few] оплачиваются { $places } места
   *[other] оплачиваются { $places } мест
}: столы играют рука в руку
tournament-why-hand-for-hand-over = все оставшиеся в призах: игра рука в руку закончена
tournament-why-hand-for-hand-clock = с часов снято { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} за раздачу

# Why: money
tournament-why-late-over = { $level ->
    [0] регистрация была открыта до начала
   *[other] поздняя регистрация была открыта по уровень { $level }
}
tournament-why-closed-full = набран весь турнир: { $most ->
    [one] { $most } вход
    [few] { $most } входа
   *[other] { $most } входов
}
tournament-why-closed-second-day = во второй день играют те, кто собрал фишки в стартовых днях
tournament-why-closed-in-the-money = { $left ->
    [one] остался { $left } игрок
    [few] осталось { $left } игрока
   *[other] осталось { $left } игроков
}, начинаются призы
tournament-why-closed-by-director = закрыта директором
tournament-why-prizes-set = { $entries ->
    [one] { $entries } вход
    [few] { $entries } входа
   *[other] { $entries } входов
}, { $places ->
    [one] { $places } призовое место
    [few] { $places } призовых места
   *[other] { $places } призовых мест
}
tournament-why-prizes-changed = призы распределены заново, { $places ->
    [one] { $places } призовое место
    [few] { $places } призовых места
   *[many] { $places } призовых мест
}{ $said ->
    [no] {""}
   *[yes] : { $reason }
}
tournament-why-cash-instead = { $player } получает деньги вместо приза
tournament-why-rebuys-asked = стол { $table } ждёт: оставшиеся без фишек делают ребай или выбывают
tournament-why-rebuys-closed-by-director = ребаи и аддоны закрыл директор
tournament-why-rebuys-nobody-left = все фишки у одного игрока: докупаться больше некому
tournament-why-closed-nobody-left = все фишки у одного игрока: сыграть раздачу этого уровня не с кем
tournament-why-own-bounty = баунти за собственную голову
tournament-why-ends-at-one = все фишки у одного игрока
tournament-why-ends-at-equal-prizes = { $left ->
    [one] остался { $left } игрок
    [few] осталось { $left } игрока
   *[other] осталось { $left } игроков
}: столько же, сколько призов

# Entries
tournament-registration-closed = регистрация закрыта
tournament-full = мест больше нет: турнир рассчитан на { $most ->
    [one] { $most } вход
    [few] { $most } входа
   *[other] { $most } входов
}
tournament-already-in = { $player } уже в турнире: у игрока одно место
tournament-disqualified-stays-out = { $player }: дисквалифицирован, войти снова нельзя
tournament-no-more-entries = { $player }: повторный вход здесь возможен { $most ->
    [0] ни разу
    [one] { $most } раз
    [few] { $most } раза
   *[other] { $most } раз
}
tournament-already-paid = { $player } уже получил приз и войти снова не может
tournament-register-in-a-flight = во второй день входов нет: входят в один из стартовых дней ({ $flights })
tournament-one-flight = { $player } уже играет в стартовом дне: здесь каждый играет только один
tournament-flight-bagged = { $player } уже прошёл дальше или ещё играет: другой стартовый день — для вылетевших
tournament-unregister-too-late = отменить регистрацию можно не позже чем за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
} до старта
tournament-no-unregistering = регистрацию на этот турнир отменить нельзя
tournament-won-seat-stays = { $player }: место выиграно, отменить регистрацию нельзя
tournament-already-started = турнир уже начался
tournament-too-few-entries = { $entries ->
    [one] { $entries } вход
    [few] { $entries } входа
   *[other] { $entries } входов
} — мало: нужно хотя бы два
tournament-no-rebuys-now = ребаи сейчас не продаются
tournament-rebuy-needs-seat = { $player } выбыл: ребай делают, не уходя с места
tournament-rebuy-during-hand = { $player } в раздаче: ребай делают до следующей
tournament-rebuy-stack-too-big = у игрока { $player } слишком много фишек для ребая: можно не больше { NUMBER($most, useGrouping: 0) }
tournament-nothing-to-decline = у { $player } есть фишки, или отказ уже записан
tournament-no-more-rebuys = { $player }: все ребаи ({ $most }) сделаны
tournament-no-add-on-now = аддон сейчас не продаётся
tournament-no-second-add-on = { $player }: аддон один на игрока и только для сидящих за столом

# Seats and hands
tournament-no-such-player = в этом турнире нет игрока «{ $player }»
tournament-no-such-table = нет стола { $table }
tournament-not-seated = { $player }: нет места за столом
tournament-no-seat-swaps = { $player } остаётся на месте по жребию: местами не меняются
tournament-seat-taken = бокс { $seat } за столом { $table } не свободен
tournament-in-a-hand = { $player } в раздаче за столом { $table }: пересесть можно после неё
tournament-no-room-to-break = стол { $table } нельзя закрыть: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
} на { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[other] { $seats } свободных мест
}
tournament-no-such-seat = за столом { $table } нет бокса { $seat }, или играть там некому
tournament-no-move-due = пересаживать сейчас никого не нужно
tournament-no-final-table-yet = { $left ->
    [one] остался { $left } игрок
    [few] осталось { $left } игрока
   *[other] осталось { $left } игроков
}: для финального стола рано
tournament-hands-running = идут раздачи: подождите, пока они закончатся
tournament-not-running = турнир не идёт
tournament-hand-running = за столом { $table } идёт раздача
tournament-on-break = стол { $table } ждёт: перерыв
tournament-clock-stands = часы остановлены
tournament-clock-runs = часы идут
tournament-table-closes = стол { $table } закрывается
tournament-final-table = стол { $table } ждёт: собирается финальный стол
tournament-too-few-players = за столом { $table } нужны двое с фишками
tournament-hand-for-hand-waits = стол { $table } сыграл свою раздачу и ждёт остальных
tournament-halted = стол { $table } ждёт игроков
tournament-no-hand = за столом { $table } нет раздачи
tournament-wrong-seats = стеки не тех боксов, которым сдавали за столом { $table }
tournament-chips-differ = в раздачу вошло { NUMBER($before, useGrouping: 0) } фишками, вышло { NUMBER($after, useGrouping: 0) }
tournament-bust-needs-taker = у игрока { $player } { NUMBER($amount, useGrouping: 0) } фишками: укажите, кто их выиграл
tournament-stack-beyond-all = { NUMBER($chips, useGrouping: 0) } — больше, чем в турнире выдано фишек ({ NUMBER($all, useGrouping: 0) }): пересчитайте
tournament-bust-told-already = { $player } уже без фишек: об этом уже сообщили
tournament-bust-taker-not-seated = { $player } не сидит за столом и взять фишки не может
tournament-final-table-plays = играет финальный стол: других не открывают
tournament-no-such-level = нет уровня { $level }
tournament-level-played = уровень { $level } уже идёт или сыгран: изменить можно только следующие
tournament-why-levels-set = директор заново расписал следующие уровни
tournament-at-entry-live = места при входе (seating.at_entry) раздают только в живых турнирах с одной жеребьёвкой
tournament-seats-at-the-start = места этого турнира разыгрывают при старте
tournament-seats-drawn-already = места уже разыграны
tournament-level-too-early = новый уровень объявляют, когда часы дойдут до нуля, через { $minutes } мин { $seconds } с; неверные часы сначала поправьте
tournament-break-called = общий перерыв начнётся, когда доиграют последнюю раздачу
tournament-no-push-now = дилеров не меняют в последние { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} уровня
tournament-hand-for-hand-already = игра рука в руку уже идёт
tournament-not-hand-for-hand = игра рука в руку не идёт
tournament-nothing-to-undo = отменять нечего
tournament-no-such-command = в журнале нет команды { $number }
tournament-undone-already = команда { $number } уже отменена{ $who ->
    [nobody] {""}
   *[other] : отменил { $by }
}
tournament-undo-later-first = команду { $number } нельзя отменить отдельно: на ней { $later ->
    [one] стоит { $later } более поздняя
    [few] стоят { $later } более поздние
   *[many] стоят { $later } более поздних
}, последняя — { $last }
tournament-undo-stands-on-it = отменить это отдельно нельзя: на нём держится то, что потом сделано: { $by }{ $who ->
    [nobody] {""}
   *[other] , { $player }
} (команда { $later })
tournament-tables-play-out = столы раунда играют до победителя: никого не пересаживают, столы не открывают и не закрывают
tournament-no-round-yet = { $tables ->
    [one] ещё играет { $tables } стол
    [few] ещё играют { $tables } стола
   *[many] ещё играют { $tables } столов
}: следующий раунд тянут, когда у всех столов есть победитель и дальше прошли двое
tournament-no-seeds-now = номера посева раздают до жеребьёвки сетки
tournament-paired-twice = { $player } стоит в сетке дважды
tournament-not-paired = для { $player } нет места в сетке
tournament-pairs-wrong = в этой сетке { $slots } мест, парами сверху вниз, и два свободных места не встречаются
tournament-seed-taken = номер посева { $number } уже занял { $player }
tournament-day-over = стол { $table } ждёт: игровой день окончен
tournament-day-not-over = игровой день не окончен: фишки ещё не собирают
tournament-bags-differ = в игре { NUMBER($chips, useGrouping: 0) } фишками, а в пакетах { NUMBER($bags, useGrouping: 0) }: пересчитайте
tournament-no-such-flight = здесь нет стартового дня «{ $flight }»
tournament-flight-is-in = день { $flight } уже принят, либо второй день начался
tournament-flight-not-in = день { $flight } ещё не собрал фишки: второй день ждёт его
tournament-never-settles = турнир не приходит в покой: он остановлен, все фишки на своих местах

# Prizes
tournament-prizes-no-parts = доли призов в сумме должны быть больше 0
tournament-prizes-pool-too-small = фонда не хватает на { $places ->
    [one] { $places } место
    [few] { $places } места
   *[other] { $places } мест
} с наименьшим призом
tournament-prizes-first-impossible = при таком фонде такого первого приза не бывает

# Chips
tournament-why-colour-up = фишки по { NUMBER($chip, useGrouping: 0) } выводятся из игры, чип-рейс за фишки по { NUMBER($next, useGrouping: 0) }
tournament-why-chips-counted = { $player }: стек пересчитан
tournament-why-chips-found = { $player }: найдены фишки; что не составляет фишки в игре, не играет
tournament-why-chips-hidden = { $player }: фишки были вне поля зрения, они изъяты
tournament-why-chips-surrendered = { $player }: остаток сдан за новый стек и выведен из игры
tournament-no-such-chip = фишек по { NUMBER($chip, useGrouping: 0) } в игре нет
tournament-not-smallest-chip = фишки по { NUMBER($chip, useGrouping: 0) } нельзя вывести раньше фишек по { NUMBER($smallest, useGrouping: 0) }, либо они самые крупные
tournament-colour-up-between-hands = фишки разменивают между раздачами: идёт раздача
tournament-chips-do-not-change = из фишек по { NUMBER($chip, useGrouping: 0) } не составить фишек по { NUMBER($next, useGrouping: 0) }
tournament-race-cards = у бокса { $seat } { $due ->
    [one] { $due } лишняя фишка
    [few] { $due } лишние фишки
   *[other] { $due } лишних фишек
} и столько же карт в чип-рейсе, а не { $given }
tournament-column = фишки ставят столбиками по 5, 10, 15 или 20, а не по { $column }
tournament-stack-cannot-be-made = стек { NUMBER($stack, useGrouping: 0) } не набрать: остаётся { NUMBER($left, useGrouping: 0) }

# Deals, refunds, shares
tournament-why-deal = { $players ->
    [one] { $players } игрок договорился
    [few] { $players } игрока договорились
   *[other] { $players } игроков договорились
} о других призах
tournament-why-ended-by-deal = турнир закончен сделкой: { $players ->
    [one] { $players } игрок получает своё
    [few] { $players } игрока получают своё
   *[many] { $players } игроков получают своё
}
tournament-why-deal-offered = оставшимся { $players ->
    [one] { $players } игроку
   *[other] { $players } игрокам
} предложена сделка: нужно согласие каждого
tournament-why-deal-refused = { $player } отказывается: игра продолжается
tournament-why-deal-called-off = предложение сделки снято: игра продолжается
tournament-why-deal-disconnected = { $player } не на связи: без всех сделки нет
tournament-why-deal-others-left = за это время кто-то вылетел: сделка отменяется
tournament-why-refund-not-started = отменён до старта: бай-ин и взнос возвращаются, получают { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
tournament-why-refund-running = отменён до призов: взнос, половина фонда поровну и половина по фишкам, получают { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
tournament-why-refund-in-the-money = отменён в призах: взнос, каждому следующий приз, остальное по фишкам, получают { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
tournament-no-deals-here = в этом турнире сделок не заключают
tournament-deal-not-now = сделку заключают между раздачами, когда призы уже определены
tournament-deal-final-table-only = сделки заключают только за финальным столом
tournament-deal-before-the-money = { $left ->
    [one] остался { $left } игрок
    [few] осталось { $left } игрока
   *[other] осталось { $left } игроков
}, больше, чем призов: сделка — для тех, кто в призах
tournament-deal-not-agreed = { $player }: нет согласия на эту сделку
tournament-deal-disconnected = { $player }: нет связи, а без всех сделки нет
tournament-deal-made-already = сделка уже заключена: делить больше нечего, кроме первого места
tournament-deal-on-offer = уже предложена сделка { $number }: ответьте на неё или сначала снимите её
tournament-deal-not-on-offer = сделка { $number } не предложена
tournament-deal-not-his = { $player } — не из тех, кто может заключить эту сделку
tournament-no-deal-made = сделки, которой можно закончить турнир, нет
tournament-deal-names-no-winner = назовите первого: сделка оставила часть призов для него
tournament-deal-talk = стол { $table } ждёт: обсуждается сделка
tournament-deal-not-everybody = в сделке названы все оставшиеся, и никто больше
tournament-deal-wrong-sum = сделка делит ровно то, что осталось от призов
tournament-deal-below-next-prize = никто не может получить меньше следующего приза
tournament-deal-left-too-much = за первое место нельзя оставить больше его приза
tournament-deal-too-many = сделка по ICM считается самое большее на { $most } игроков: дождитесь, пока их станет меньше, или впишите суммы сами
tournament-deal-needs-two = для сделки нужны хотя бы двое
tournament-deal-needs-amounts = для собственной сделки нужны суммы
tournament-prizes-not-yet = призы ещё не окончательны: продаются входы, ребаи или аддоны
tournament-prizes-by-deal = игроки договорились о дележе или обсуждают его: призы делят они сами
tournament-prizes-too-many = { $places } призов — слишком много: места займут только { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
tournament-prizes-rise = за место { $place } нельзя платить больше, чем за место { $better }
tournament-prizes-below = за место { $place } уже гарантировано { $least }: { $given } — слишком мало
tournament-prizes-short = не хватает { $amount }: сумма призов { $given }, а призовой фонд { $total }
tournament-prizes-over = лишние { $amount }: сумма призов { $given }, а призовой фонд { $total }
tournament-no-award = { $player } не выигрывал ничего, что можно заменить деньгами
tournament-cash-too-little = приз стоит { $amount }: заменить его меньшей суммой нельзя
tournament-breaks-alone = у турнира с общими перерывами ([breaks]) нет своих перерывов и аддона
tournament-award-value = у неденежного приза ([prizes.award]) должна быть стоимость; если призы равные, она такая же
tournament-share-impossible = долю { $percent } % продать нельзя, как и дешевле её цены
tournament-share-to-himself = { $player } не может продать долю самому себе
tournament-share-not-sold = возвращать нечего: доли { $player } у этого покупателя нет
tournament-shares-too-late = доли продают между регистрацией и стартом
tournament-shares-too-many = { $percent } % продать нельзя: осталось { $left } %

# Papers
tournament-paper-title = { $event }
tournament-paper-name = { $name }
tournament-paper-seat = Стол { $table }, бокс { $seat }
tournament-paper-chips = Фишками: { NUMBER($chips) }
tournament-paper-receipt-entry = Квитанция № { $number }: вход в турнир
tournament-paper-receipt-re-entry = Квитанция № { $number }: повторный вход
tournament-paper-receipt-rebuy = Квитанция № { $number }: ребай
tournament-paper-receipt-add-on = Квитанция № { $number }: аддон
tournament-paper-receipt-refund = Квитанция № { $number }: регистрация снята, деньги возвращены игроку
tournament-paper-receipt-prize = Квитанция № { $number }: приз выплачен игроку
tournament-paper-place = Место: { $places }
tournament-paper-part-pool = В призовой фонд: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-part-bounty = Баунти: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-part-staff = Персоналу: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-part-fee = Взнос организатору: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-total = Итого: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-entries = Входов: { $entries }
tournament-paper-pool = Призовой фонд: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-overlay = из него добавило заведение: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-fees = Взносы организатору: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-staff = Персоналу: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-provisional = Предварительно: регистрация ещё открыта
tournament-paper-row = { $places }. { $name }: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-paper-row-open = { $places }. { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Discipline
tournament-why-warned = { $player }: предупреждение
tournament-why-misses-hands = { $player } пропускает { $hands ->
    [one] { $hands } раздачу
    [few] { $hands } раздачи
   *[other] { $hands } раздач
}: ему сдают, блайнды снимают
tournament-why-disqualified = { $player }: дисквалификация, { NUMBER($amount, useGrouping: 0) } фишками выходит из игры
tournament-why-blind-escaped = блайнд миновал игрока { $player } { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}: за умышленное уклонение от блайндов положен штраф
tournament-why-protest = { shared-text-player-protests }
tournament-why-ruled = решение флора за столом { $table }
tournament-above-office = это наказание выше полномочий: { $office ->
    [dealer] дилер не наказывает
    [judge] судья предупреждает и назначает круги, дисквалифицирует главный судья
   *[other] его назначает только старший
}
tournament-penalty-without-length = укажите, сколько раздач или кругов пропускает игрок
tournament-no-penalty = { $player } не должен пропускать раздачи
tournament-protest-rejected = протест подают письменно, через главного судью, до конца турнира
tournament-decision-final = решение флора здесь окончательное: протесты не принимаются

# Planning, flights, leagues
tournament-structure-impossible = структура не складывается: нужны хотя бы двое игроков, стек из фишек и время
tournament-flight-percent = флайт играет до 1–99 процентов, а не до { $percent }
tournament-league-place = нет места { $place } среди { $entries }
tournament-league-not-over = турнир «{ $event }» не окончен: мест ещё нет
tournament-league-event-twice = турнир «{ $event }» уже в зачёте
tournament-league-no-event = турнира «{ $event }» в зачёте нет
tournament-bank-too-small = в банке времени { $held } с, а не { $seconds }

# An event’s file
tournament-file-not-toml = это не TOML ({ $problem })
tournament-file-unknown = здесь нет «{ $field }»: ближайшие — { $nearest }
tournament-file-missing = не хватает «{ $field }»
tournament-file-choice = { $field } не может быть «{ $value }»
tournament-file-type = { $field } — это { $wanted ->
    [whole] целое число
    [number] число
    [text] текст в кавычках
    [flag] true или false
    [list] список в скобках
    [table] таблица
   *[other] что-то другое
}{ $got ->
    [text] , а не текст
    [whole] , а не целое число
    [number] , а не число
    [flag] , а не true или false
    [list] , а не список
    [table] , а не таблица
   *[other] {""}
}
tournament-file-bound = { $field } — { $bound ->
    [least] не меньше
   *[other] не больше
} { $number }
tournament-file-wrong = { $field } не подходит: { $problem }
tournament-file-not-cents = { $field } — сумма денег, не больше двух знаков после точки, а не { $value }
tournament-file-cannot-open = { shared-text-file-unreadable }
tournament-file-not-utf8 = { $file } не в UTF-8 начиная с байта { $at }: сохраните его в UTF-8
tournament-name-twice = { $file }:{ $line }: имя «{ $name }» стоит там дважды
tournament-too-few-names = { $file }: { $names ->
    [one] { $names } имени
   *[other] { $names } имён
} мало: для турнира нужны двое
tournament-rounds-late = в шутауте и в сетке нет поздней регистрации, повторных входов, ребаев, аддонов и запасных
tournament-bracket-seats = сетку играют один на один: seats = 2, а не { $seats }
tournament-rounds-alone = в шутауте и в сетке нет ни стартовых дней, ни равных призов
tournament-flights-names = стартовым дням нужны имена, у каждого своё
tournament-flights-end = стартовый день кончается после уровня (after_level) или при остатке в процентах (percent): укажите одно из двух
tournament-no-such-term = у турнира нет условия «{ $term }»: все они — в croupier.tournament.Terms
tournament-no-such-game = нет игры «{ $game }»
tournament-no-levels = у турнира нет уровней: добавьте [[level]] со small_blind и big_blind
tournament-level-without-blinds = на уровне { $level } нет ни big_blind, ни small_bet
tournament-staff-above-buy-in = доля персонала не может быть больше бай-ина
tournament-bounty-above-buy-in = баунти и доля персонала вместе не могут быть больше бай-ина
tournament-stack-not-in-chips = стек { NUMBER($stack, useGrouping: 0) } не набрать фишками от { NUMBER($chip, useGrouping: 0) }
tournament-too-many-seats = { $seats } мест — много: игры этого турнира сдают не больше чем { $most ->
    [one] { $most } игроку
   *[other] { $most } игрокам
}

# The simulation
tournament-broken-chips = фишки не сошлись: { $where }
tournament-broken-seats = рассадка не сходится: { $where }
tournament-broken-balance = пересадка не сделана: { $where }
tournament-broken-small-blind = пересажен на малый блайнд: { $where }
tournament-broken-big-blind-twice = большой блайнд два раза подряд: { $where }
tournament-broken-ledger = книга не сходится в ноль: { $where }
tournament-broken-left = игроки в турнире и занятые места не сходятся: { $where }
tournament-broken-bags = в пакетах не те фишки: { $where }
tournament-broken-flights = стартовые дни и второй день не сходятся: { $where }
tournament-broken-prizes = призы не равны фонду: { $where }
tournament-broken-bounties = остались невыплаченные баунти: { $where }
tournament-broken-places = место пропущено или отдано дважды: { $where }
