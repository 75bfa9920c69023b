# Дни турнира
flight-title = Дни
flight-day-two = Второй день
flight-left = осталось { $left }
flight-bagged = { shared-word-bagged }
flight-carried = во втором дне
flight-bring = Принять день { $flight }
flight-missing = Ещё не упаковали: { $flights }
bag-count = Сначала пересчитать
flight-over = { shared-label-the-day-is-over }
flight-prizes = Призы разыгрываются во второй день.
bag-title = { shared-label-bag-the-chips }
bag-how = Впишите, сколько фишек каждый кладёт в пакет. У кого не вписано, у того столько, сколько здесь стоит.
bag-save = { $count ->
    [one] Упаковать { $count } пакет
    [few] Упаковать { $count } пакета
   *[many] Упаковать { $count } пакетов
}

# Шутаут и сетка
stage-round = Раунд { $round } из { $rounds }
stage-through = { $count ->
    [one] { $count } прошёл дальше
    [few] { $count } прошли дальше
   *[many] { $count } прошли дальше
}
tab-bracket = Сетка
bracket-title = Сетка
bracket-final = Финал
bracket-semi-final = Полуфиналы
bracket-quarter-final = Четвертьфиналы
bracket-round-of = { $players ->
    [16] 1/8 финала
    [32] 1/16 финала
    [64] 1/32 финала
    [128] 1/64 финала
   *[other] Раунд: { $players } участников
}
bracket-bye = без соперника
bracket-open = предстоит
bracket-not-drawn = Сетка разыгрывается на старте. Посеянные стоят по номерам, остальные по жребию.
bracket-wins = { $player } побеждает
bracket-screen = Сетка на экран
bracket-seeds = Посев
bracket-seed-next = Номер посева { $number }
bracket-seed-none = Без посева
bracket-seeded = посев { $number }
bracket-by-hand = Расставить пары вручную
bracket-by-hand-how = Каждый игрок один раз, сверху вниз. Пустое место значит «без соперника».
bracket-set = Записать эти пары
bracket-by-lot = Оставить посеву и жребию
bracket-set-by-hand = Пары расставлены вручную.
bracket-twice = { $player } стоит здесь дважды.
bracket-not-placed = Ещё не в паре: { $players }
bracket-nobody = без соперника
bracket-slot = Пара { $pair }, место { $place }

# Выигранные места
seats-title = Разыгрываются места
seats-into = Места на турнир
seats-none = Ни на какой
seats-given = { $count ->
    [one] Выиграно { $count } место
    [few] Выиграно { $count } места
   *[many] Выиграно { $count } мест
}
seats-give = Записать победителей туда
seats-won = с билетом
seats-sent = записывается
seats-taken = записан
seats-cash = выплачено { $amount }
seats-kept = остаётся с билетом
seats-worth = каждое стоит { $amount }
