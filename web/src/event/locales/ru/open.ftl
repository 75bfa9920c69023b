events-running = { shared-label-running }
events-registering = Регистрация
events-bagged = Ждут следующего дня
events-finished = Закончились
events-cancelled = Отменены
events-online = онлайн
events-late = поздняя регистрация открыта
events-desk = Пульт
events-none = Турниров пока нет.

open-title = Открыть турнир
open-form = { shared-label-form }
open-file = Файл
open-template = Взять пример…
open-name = { shared-label-name }
open-name-first = Пятничный турнир
open-date = { shared-label-starts }
open-where = { shared-label-where }
open-live = Вживую, раздаёт клуб
open-online = Онлайн
open-buy-in = Взнос
open-fee = Сбор
open-staff = Персоналу
open-guarantee = Гарантия
open-stack = { shared-label-stack }
open-seats = Мест за столом
open-chips = Какие есть фишки
open-profile = { shared-label-by-the-book }
open-structure = { open-stakes }
open-players = { shared-label-players-count }
open-hours = Часов
open-minutes = Минут в уровне
open-plan = { $levels ->
    [one] { $levels } уровень или перерыв
    [few] { $levels } уровня и перерыва
   *[many] { $levels } уровней и перерывов
}, около { $time }
open-late = Поздняя регистрация, уровней
open-reentries = Повторных входов
open-rebuys = Ребаи
open-add-on = { shared-label-add-on }
open-price = Цена
open-for-chips = Фишек
open-through = До уровня
open-prizes = { shared-label-prizes }
open-prizes-curve = 15 % входов, по кривой
open-prizes-three = Три места: 50, 30, 20 %
open-prizes-four = Четыре места: 45, 27, 18, 10 %
open-prizes-five = Пять мест: 38, 25, 16, 12, 9 %
open-prizes-winner = Всё победителю
open-now = Открыть
