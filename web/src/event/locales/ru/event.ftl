events-title = Турниры
event-loading = Минуту…
event-gone = Такого турнира здесь нет.
event-broken = Страница споткнулась. Турнир идёт дальше, ничего не потеряно.
event-reload = Загрузить снова
event-look = Тёмный или светлый вид
event-level = Уровень { $level }
event-break = Перерыв
event-break-of = перерыв { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
event-ante = анте { NUMBER($ante) }
event-ante-big-blind = анте большого блайнда { NUMBER($ante) }
event-ante-button = анте баттона { NUMBER($ante) }
event-bring-in = бринг-ин { NUMBER($amount) }
event-players = Игроки
event-average = Средний стек
event-big-blinds = { $count ->
    [one] { NUMBER($count) } большой блайнд
    [few] { NUMBER($count) } больших блайнда
    [many] { NUMBER($count) } больших блайндов
   *[other] { NUMBER($count) } большого блайнда
}
event-pool = Призовой фонд
event-overlay = из них { $amount } доплачивает клуб
event-guaranteed = гарантировано { $amount }
event-guarantee = Гарантия
event-bounties = Баунти в игре
event-registration = Регистрация
event-open = открыта
event-open-through = открыта до конца уровня { $level }
event-alternates = Очередь
event-bagged = Фишки упакованы, игра продолжится в другой день
event-cancelled = Турнир отменён
event-hand-for-hand = Рука в руку
event-table = Стол { $table }
event-table-seat = стол { $table }, бокс { $seat }
event-out = { $player } выбывает, место { $place }
event-prizes = Призы
event-prizes-so-far = Призы на сейчас
event-no-prizes-yet = Призы появятся с первыми взносами.

clock-before = До начала
clock-starts-in = До начала
clock-paused = Часы остановлены
clock-winner = Победитель
clock-break-called = Перерыв после этой раздачи
clock-after-break = После перерыва
clock-colour-up = Фишки { $chips } сейчас уходят со столов
clock-moves = Пересадки
clock-from = Откуда
clock-next = Далее
clock-break-in = До перерыва
clock-offline = нет связи
clock-figures = Цифры
clock-fill = Во весь экран
clock-last-minute = Последняя минута уровня

event-close = Закрыть
event-language = Язык
event-clause = Пункт { $id }: прочитать
event-clause-unknown = Текст этого пункта сейчас не показать.
event-line-connecting = Соединение…
event-line-lost = Связь потеряна. { $count ->
    [0] Пробуем снова…
    [one] { $count } команда ждёт и уйдёт, когда связь вернётся.
    [few] { $count } команды ждут и уйдут, когда связь вернётся.
   *[many] { $count } команд ждут и уйдут, когда связь вернётся.
}
event-line-late = Ещё не сохранено: дом не ответил.
event-line-old = Дом обновился: загрузите страницу снова
