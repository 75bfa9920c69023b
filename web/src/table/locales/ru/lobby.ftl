lobby-motto = Покер строго по правилам
lobby-sit-and-go = Свои турниры
lobby-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
lobby-empty = Пока ни один стол не открыт. Он появится здесь сам.
lobby-loading = Ищем столы…
lobby-stopped = Стол остановлен
lobby-buy-in = Бай-ин
lobby-average-pot = Средний банк
lobby-no-pot = раздач ещё не было
lobby-pit = Столы казино
lobby-cash = Кэш-зал: очереди и места
lobby-floor = Стол флора: спросить правила
lobby-nobody = Пока никого нет
lobby-seats = Занято { $taken } из { $seats } мест
lobby-open-seats = { $count ->
    [0] Мест нет
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
lobby-enter = К столу
lobby-all = Все
join-title = Как вас называть?
join-welcome = Рады видеть, { $name }
join-welcome-why = Выберите стол: можно сначала посмотреть, а сесть, когда захотите.
