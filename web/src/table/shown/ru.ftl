shown-title = Раздача окончена
shown-one = Показать
shown-all = { $count ->
    [1] Показать карту
    [2] Показать обе
    [few] Показать все { $count } карты
    [many] Показать все { $count } карт
   *[other] Показать все { $count } карты
}
shown-rabbit = Докрутка
shown-would-come = Вышли бы:
