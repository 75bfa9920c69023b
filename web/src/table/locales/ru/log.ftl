log-under-way = Раздача { $hand }, уже идёт
log-small-blind = { $name }: малый блайнд { NUMBER($amount) }
log-big-blind = { $name }: большой блайнд { NUMBER($amount) }
log-ante = { $name }: анте { NUMBER($amount) }
log-post = { $name }: пост { NUMBER($amount) }
log-straddle = { $name }: страддл { NUMBER($amount) }
log-bring-in = { $name }: бринг-ин { NUMBER($amount) }
log-complete = { $name }: дополнение до { NUMBER($amount) }
log-complete-all-in = { $name }: дополнение до { NUMBER($amount) }, олл-ин
log-up = { $name }: в открытую
log-pat = { $name }: без обмена
log-draw = { $name } меняет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
log-discard = { $name } сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
log-dealt = { $name } получает
log-flop = Флоп{ log-on-board }
log-turn = Тёрн{ log-on-board }
log-river = Ривер{ log-on-board }
log-board = Борд{ $board ->
    [0] { "" }
   *[other] { " " }{ $board }
}
log-on-board = { $board ->
    [0] { "" }
   *[other] , борд { $board }
}
log-fold = { $name }: пас
log-fold-all-in = { $name }: пас
log-check = { $name }: чек
log-check-all-in = { $name }: чек
log-call = { $name }: колл { NUMBER($amount) }
log-call-all-in = { $name }: колл { NUMBER($amount) }, олл-ин
log-bet = { $name }: бет { NUMBER($amount) }
log-bet-all-in = { $name }: бет { NUMBER($amount) }, олл-ин
log-raise = { $name }: рейз до { NUMBER($amount) }
log-raise-all-in = { $name }: рейз до { NUMBER($amount) }, олл-ин
log-return = Неуравненная ставка { NUMBER($amount) } возвращается: { $name }
log-show = { $name } вскрывает
log-muck = { $name }: карты в отбой
log-win = { $name } забирает { NUMBER($amount) }{ log-on-board }{ log-share }
log-share = { $share ->
    [high] { " " }за хай
    [low] { " " }за лоу
   *[whole] { "" }
}
log-win-side = { $name } забирает { NUMBER($amount) } из побочного банка { $pot }{ log-on-board }{ log-share }
log-sat = { $name } занимает бокс { $seat }
log-left = { $name } уходит из-за стола
log-timed-out = { $name }: время вышло
log-said = { $name }: { $what }
log-announced = { $name } докупает { NUMBER($amount) } к следующей раздаче
log-run = Борд сдаётся { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
log-voided = Раздача недействительна: все фишки возвращаются
log-ruled = Флор: { $ru } ({ $cites })
log-resumed = Связь с залом восстановлена, раздача продолжается
