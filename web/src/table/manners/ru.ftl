manners-title = { table-manners }
manners-in-post = В следующей раздаче вы ставите { $amount }
manners-in-wait = Вы войдёте с большим блайндом
manners-in-back = Вы пропустили { $missed ->
    [small] малый блайнд
    [big] большой блайнд
   *[both] оба блайнда
}: поставить { $amount }
manners-post = Поставить сейчас
manners-wait = Ждать большого блайнда
manners-straddle = Страддл, когда моё слово первое
manners-straddle-why = Два больших блайнда до карт; до флопа вы говорите последним.
manners-twice = Борд дважды
manners-twice-why = Все в олл-ине, карты ещё впереди: остаток борда сдаётся дважды, по половине банка за каждый, если все согласны.
twice-ask-always = Спрашивать
twice-yes-always = Всегда
twice-no-always = { shared-label-never }
twice-question = Олл-ин. Сдать остаток борда дважды, по половине банка за каждый?
twice-yes = Сдать дважды
twice-no = Сдать один раз
twice-waits = Сдавать ли борд дважды? Сейчас решают: { $names }
manners-on = Вкл.
manners-off = Выкл.
manners-seat = { shared-label-change-seat }
manners-seat-to = { shared-label-seat-number }
manners-nothing = Здесь нечего настраивать
list-full = Все места заняты. { $count ->
    [0] В списке пока никого.
    [one] Места в этой игре ждёт { $count } игрок.
    [few] Места в этой игре ждут { $count } игрока.
   *[many] Места в этой игре ждут { $count } игроков.
}
list-join = Встать в список
list-leave = Уйти из списка
list-place = { $before ->
    [0] Следующее место в этой игре — ваше.
    [one] Вы ждёте места в этой игре: перед вами { $before } игрок.
    [few] Вы ждёте места в этой игре: перед вами { $before } игрока.
   *[many] Вы ждёте места в этой игре: перед вами { $before } игроков.
}
list-minutes = { $minutes ->
    [one] Примерно { $minutes } минута.
    [few] Примерно { $minutes } минуты.
   *[many] Примерно { $minutes } минут.
}
list-kept-here = Для вас держат бокс { $seat }: { $seconds } с
list-kept-there = За другим столом этой игры для вас держат бокс { $seat }: { $seconds } с
list-sit = Сесть
list-go = Перейти
history-title = Раздачи этого стола
history-empty = Сыгранных раздач ещё нет.
history-loading = Загружаем раздачи…
history-failed = Не удалось загрузить раздачи.
history-again = Ещё раз
history-more = Более ранние
history-phh = PHH
history-phh-label = Скачать раздачу { $hand } в формате PHH
history-wins = { $name }: выигрыш { NUMBER($amount) }{ log-on-board }{ log-share }
open-name = Название стола
open-name-usual = Стол игрока { $name }
open-seats = { table-seats }
open-bets = Ставки
open-forced = Блайнды или анте и бринг-ин зал поставит сам, по размеру ставок.
open-go = Открыть стол
history-shuffle = Тасовка
history-shuffle-label = Тасовка раздачи { $hand }, для проверки
open-learning = Учебный стол: перед ставкой видны шансы банка
open-rabbit = Докрутка: после раздачи можно увидеть карты, которые вышли бы дальше
sit-out-now = Бросить и эту раздачу
manners-clock = На каждое решение { $act } с{ $bank ->
    [0] .
   *[other] , и за ними банк времени { $bank } с, который пополняется каждый час.
} { $reconnect ->
    [0] Если связь потеряна, часы идут дальше.
   *[other] Если связь потеряна, часы ждут ещё { $reconnect } с.
} Когда время вышло, за вас { $silence ->
    [check] чек, если уравнивать нечего, и пас против ставки
   *[fold] пас
}.
manners-replay = Повтор
manners-replay-label = Повтор раздачи { $hand }
