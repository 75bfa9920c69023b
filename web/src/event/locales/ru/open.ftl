events-running = { shared-label-running }
events-registering = Регистрация
events-bagged = Ждут следующего дня
events-finished = Закончились
events-cancelled = Отменены
events-online = { shared-word-online }
events-late = поздняя регистрация открыта
events-desk = Пульт
events-none = Турниров пока нет.
breaks-own = Ваши перерывы
breaks-all = перерыв во всех ваших турнирах

open-title = Открыть турнир
open-form = { shared-label-form }
open-file = Файл
open-template = Взять пример…
open-name-first = Пятничный турнир
open-date = { shared-label-starts }
open-live = Вживую, раздаёт клуб
open-online = Онлайн
open-players = { shared-label-players-count }
open-hours = Часов
open-plan = { $levels ->
    [one] { $levels } уровень или перерыв
    [few] { $levels } уровня и перерыва
   *[many] { $levels } уровней и перерывов
}, около { $time }
open-now = Открыть
