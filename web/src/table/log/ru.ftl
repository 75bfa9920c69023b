log = Эта раздача
log-empty = Здесь рассказывается всё, что происходит за столом.
log-under-way = Раздача { $hand }, уже идёт
log-small-blind = { $name }: малый блайнд { CHIPS($amount) }
log-big-blind = { $name }: большой блайнд { CHIPS($amount) }
log-ante = { $name }: анте { CHIPS($amount) }
log-post = { $name }: пост { CHIPS($amount) }
log-straddle = { $name }: страддл { CHIPS($amount) }
log-bring-in = { $name }: бринг-ин { CHIPS($amount) }
log-complete = { $name }: дополнение до { CHIPS($amount) }
log-complete-all-in = { $name }: дополнение до { CHIPS($amount) }, олл-ин
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
log-call = { $name }: колл { CHIPS($amount) }
log-call-all-in = { $name }: колл { CHIPS($amount) }, олл-ин
log-bet = { $name }: бет { CHIPS($amount) }
log-bet-all-in = { $name }: бет { CHIPS($amount) }, олл-ин
log-raise = { $name }: рейз до { CHIPS($amount) }
log-raise-all-in = { $name }: рейз до { CHIPS($amount) }, олл-ин
log-return = Неуравненная ставка { CHIPS($amount) } возвращается: { $name }
log-show = { $name } вскрывает
log-rabbit = { $name } просит докрутку, вышли бы:
log-muck = { $name }: карты в отбой
log-win = { $name } забирает { CHIPS($amount) }{ log-on-board }{ log-share }
log-share = { $share ->
    [high] { " " }за хай
    [low] { " " }за лоу
   *[whole] { "" }
}
log-win-side = { $name } забирает { CHIPS($amount) } из побочного банка { $pot }{ log-on-board }{ log-share }
log-sat = { $name } занимает бокс { $seat }
log-left = { $name } уходит из-за стола
log-sent-away = Хозяин просит { $name } уйти
log-ended = Игра заканчивается: после этой раздачи новых не будет
log-timed-out = { $name }: время вышло
log-announced = { $name } докупает { CHIPS($amount) } к следующей раздаче
log-run = Борд сдаётся { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
log-voided = Флор объявляет раздачу недействительной: { $why }
log-ruled = Флор: { $ru } ({ $cites })
log-resumed = В клубе был сбой; время на ход у всех идёт заново
log-changed-seat = { $name } пересаживается на бокс { $to }
log-topped-up = { $name } докупает { CHIPS($amount) }
log-charged = { $name } платит { CHIPS($amount) } за время
log-reconnecting = { $name }: связь потеряна, время добавлено
log-rake = Рейк заведения { CHIPS($amount) }
log-waits = Олл-ины лежат закрытыми и ждут другие столы
log-told = Карты вскрываются
log-held = Флор остановил раздачи: { $why }
log-goes-on = Флор: раздавайте дальше
log-restaked = Игра идёт по другим лимитам
log-game-set = { $name } назначает игру{ $holds ->
    [next-hand] { " " }со следующей раздачи
   *[now] { "" }
}
log-term = { $name } меняет условия стола{ $holds ->
    [next-hand] { " " }со следующей раздачи
   *[now] { "" }
}: { $term ->
    [stakes] ставки { CHIPS($amount) }/{ CHIPS($more) }
    [ante] { $about ->
        [all] анте { CHIPS($amount) } с каждого
        [big-blind] анте { CHIPS($amount) } за всех ставит большой блайнд
        [button] анте { CHIPS($amount) } за всех ставит баттон
       *[nobody] без анте
    }
    [buy-in] вход от { CHIPS($amount) } до { CHIPS($more) }
    [act] { $amount ->
        [one] { $amount } секунда
        [few] { $amount } секунды
       *[many] { $amount } секунд
    } на ход
    [bank] банк времени { $amount ->
        [one] { $amount } секунда
        [few] { $amount } секунды
       *[many] { $amount } секунд
    }
    [straddle] { $amount ->
        [0] без страддла
       *[1] первый на ходу может поставить страддл
    }
    [run-twice] { $amount ->
        [0] борд сдаётся один раз
       *[1] борд можно сдать дважды
    }
    [rabbit] { $amount ->
        [0] несданные карты не показывают
       *[1] несданные карты можно посмотреть
    }
    [bombs] { $amount ->
        [0] без бомб-потов
        [1] каждая раздача — бомб-пот по { CHIPS($more) }
       *[other] раз в { $amount ->
            [one] { $amount } раздачу
            [few] { $amount } раздачи
           *[many] { $amount } раздач
        } бомб-пот по { CHIPS($more) }
    }
    [seven-deuce] { $amount ->
        [0] премии за семь-два нет
       *[other] за выигрыш с семь-два каждый платит { CHIPS($amount) }
    }
    [stream] { $about ->
        [cards] все, у кого есть ссылка, видят стол с опозданием на { $amount } с, а после раздачи и все карты
        [table] все, у кого есть ссылка, видят стол с опозданием на { $amount } с
       *[nothing] трансляции стола нет
    }
   *[learning] { $amount ->
        [0] шансы банка не подсказываются
       *[1] шансы банка подсказываются
    }
}
log-bomb = { $name } объявляет бомб-пот: анте { CHIPS($amount) } с каждого
log-bounty = { $name } выигрывает с семь-два и получает { CHIPS($amount) }
log-corrected = { $by } исправляет стек игрока { $name }: было { CHIPS($before) }, стало { CHIPS($after) }{ $against ->
    [wallet] { "" }
   *[stack] , за счёт стека { $other }
}: { $why }
log-expose = { $name }: карты увидели все
log-replace = { $name }: флор заменяет карту
log-replace-board = Флор заменяет карту борда
log-floor-award = Флор отдаёт { CHIPS($amount) }: { $name }
log-floor-kill = { $name }: рука мертва
log-floor-late-post = { $name }: пост { CHIPS($amount) } с опозданием
log-floor-restore = { $name }: рука снова в игре
log-floor-return-bet = { CHIPS($amount) } возвращается: { $name }
log-floor-stands = { $name }: ставка { CHIPS($amount) } остаётся
log-floor-turn = Слово: { $name }
log-floor-void = Все фишки возвращаются
log-chose = { $name } выбирает следующую игру:
brief-one = { $first ->
    [deuce] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}
brief-two = { $second ->
    [deuce] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}
brief-high-card = карта { brief-one }
brief-pair = пара { brief-one }
brief-two-pair = две { brief-one }-{ brief-two }
brief-three-of-a-kind = тройка { brief-one }
brief-straight = стрит { brief-one }
brief-flush = флеш { brief-one }
brief-full-house = фулл { brief-one }-{ brief-two }
brief-four-of-a-kind = каре { brief-one }
brief-straight-flush = ст.-флеш { brief-one }
brief-royal-flush = роял
brief-low = { $ranks }
brief-badugi = { $ranks }
brief-badugi-short = { $ranks }
