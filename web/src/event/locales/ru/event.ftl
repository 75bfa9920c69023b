events-title = { lobby-events }
event-loading = Минуту…
event-gone = Такого турнира здесь нет.
event-level = Уровень { $level }
event-break = Перерыв
event-break-of = перерыв { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
event-ante = { stakes-ante }
event-ante-big-blind = анте большого блайнда { NUMBER($ante) }
event-ante-button = анте баттона { NUMBER($ante) }
event-bring-in = { stakes-bring-in }
event-players = { lobby-players }
event-to-money = { $count ->
    [0] Все в призах.
    [one] До призов { $count } игрок.
    [few] До призов { $count } игрока.
   *[many] До призов { $count } игроков.
}
event-average = { shared-label-average-stack }
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
event-finished = Турнир окончен
event-cancelled = Турнир отменён
event-hand-for-hand = { shared-label-hand-for-hand }
event-table = { shared-label-table-numbered }
event-table-seat = стол { $table }, бокс { $seat }
event-out = { $player } выбывает, место { $place }
event-prizes = { shared-label-prizes }
event-prizes-so-far = Призы на сейчас
event-no-prizes-yet = Призы появятся с первыми взносами.

clock-before = До начала
clock-starts-in = До начала
clock-paused = { shared-label-clock-stopped }
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

event-clause = Пункт { $id }: прочитать
event-clause-unknown = Текст этого пункта сейчас не показать.
clock-sounds = Звук
clock-layout-clock = Часы турнира
clock-layout-moves = Пересадки вечера
clock-layout-prizes = Призы и призёры
clock-layout-seating = Кто где сидит
clock-wall-moves = Откуда, игрок, новое место: стол–бокс
clock-wall-seating = Стол–бокс
clock-wall-none = Пока показывать нечего.
