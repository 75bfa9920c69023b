lobby-motto = Покер строго по правилам
lobby-tables = Столы
lobby-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
lobby-empty = Пока ни один стол не открыт. Он появится здесь сам.
lobby-loading = Ищем столы…
lobby-ante = Анте { NUMBER($ante) }
lobby-bb-ante = Анте большого блайнда { NUMBER($ante) }
lobby-stopped = Стол остановлен
lobby-buy-in = Бай-ин
lobby-average-pot = Средний банк
lobby-no-pot = раздач ещё не было
lobby-players = Игроки
lobby-nobody = Пока никого нет
lobby-seats = Занято { $taken } из { $seats } мест
lobby-open-seats = { $count ->
    [0] Мест нет
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
lobby-enter = К столу

join-title = Как вас называть?
join-why = Клуб выдаст вам игровые фишки на это имя.
join-name = Ваше имя
join-go = Войти в клуб
join-welcome = Рады видеть, { $name }
join-welcome-why = Выберите стол: можно сначала посмотреть, а сесть, когда захотите.
