buy-in-title = Бокс { $seat }, стол «{ $name }»
buy-in-amount = Взять за стол
buy-in-range = от { NUMBER($least) } до { NUMBER($most) }
buy-in-wallet = в кошельке { NUMBER($wallet) }
buy-in-blinds = { $count ->
    [one] { $count } большой блайнд
    [few] { $count } больших блайнда
   *[many] { $count } больших блайндов
}
buy-in-go = Сесть за стол
buy-in-bets = { $count ->
    [one] { $count } большая ставка
    [few] { $count } большие ставки
   *[many] { $count } больших ставок
}
buy-in-poor = Наименьший бай-ин здесь { NUMBER($least) }, а в кошельке { NUMBER($wallet) }.
top-up-title = Докупка фишек
top-up-amount = Сколько докупить
top-up-go = Докупить
leave-title = Уйти во время раздачи?
leave-why = У вас ещё есть карты. Когда подойдёт ваш ход, они уйдут в пас; фишки в банке останутся там.
leave-go = Уйти из-за стола
