manners-title = За столом
manners-in-post = В следующей раздаче вы ставите { $amount }
manners-in-wait = Вы войдёте с большим блайндом
manners-in-back = Вы пропустили { $missed ->
    [small] малый блайнд
    [big] большой блайнд
   *[both] оба блайнда
}: поставить { $amount }
manners-post = Поставить сейчас
manners-wait = Ждать большого блайнда
manners-straddle = Страддл, когда моё слово первое
manners-straddle-why = Два больших блайнда до карт; до флопа вы говорите последним.
manners-twice = Сдавать борд дважды, если все согласны
manners-twice-why = Все в олл-ине, карты ещё впереди: остаток борда сдаётся дважды, по половине банка за каждый.
manners-on = Вкл.
manners-off = Выкл.
manners-seat = Сменить место
manners-seat-to = Место { $seat }
manners-say = Сказать за столом
manners-send = Отправить
manners-say-why = Не о раздаче, которая идёт; пока кто-то в олл-ине, за столом молчат.
manners-nothing = Здесь нечего настраивать
