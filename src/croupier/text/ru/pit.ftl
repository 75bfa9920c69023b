pit-kind = { $kind ->
    [fold] пас
    [close] бет
    [play] игровая ставка
    [raise] бет
    [check] чек
    [exchange] обмен
    [sixth] шестая карта
    [stand] отказ от шестой карты
    [insure] страховка
    [buy] покупка карты дилеру
    [decline] отказ от покупки
    [hold] выбор карт
    [collect] получение выигрыша
    [double] удвоение
    [pick] выбор закрытой карты
    [set] раскладка руки
    [house-way] раскладка казино
    [silence] молчание
    [withdraw] отмена заявки
    [refuse-draw] отказ в обмене
   *[other] { $kind }
}
pit-chips = { shared-text-chips-count }
pit-cards = { $given ->
    [one] { $given } карта
    [few] { $given } карты
   *[many] { $given } карт
}

pit-no-such-game = «{ $game }» — нет такой игры; игры казино: { $games }
pit-stake-lacks = без фишек на поле «{ $field }» рассчитать нельзя; фишки лежат на { $fields }
pit-change-not-told = за смену карты дилера заплачено: назовите карты после неё
pit-box-cards = { $where ->
    [board] на борд
    [dealer] дилеру
   *[other] на бокс { $where }
} названо карт: { $given }, а положено не больше { $most }
pit-no-such-field = «{ $field }» — нет такого поля; поля этой игры: { $fields }
pit-not-at-the-table = у игрока { $player } нет фишек за этим столом
pit-bets-closed = ставки сделаны: поставленные сейчас фишки возвращаются
pit-no-bets = ставок нет: для раздачи нужен хотя бы один бокс
pit-no-such-box = бокса { $box } нет: боксы — от 1 до { $boxes }
pit-not-your-box = бокс { $box } занят другим игроком
pit-staked-already = на боксе { $box } эта ставка уже стоит
pit-off-the-plate = { pit-chips }: по табличке стола — от { $low } до { $high }
pit-boxes-full = { $boxes ->
    [one] играет { $boxes } бокс
    [few] играют { $boxes } бокса
   *[many] играют { $boxes } боксов
}: больше нельзя
pit-too-many-boxes = у одного игрока может быть не больше { $boxes ->
    [one] { $boxes } бокса
   *[many] { $boxes } боксов
}
pit-unequal = { pit-chips }, а на боксе { $box } стоит { $staked }: на всех своих боксах игрок ставит поровну
pit-side-alone = ставка «{ $field }» делается вместе с первой, а на боксе { $box } её нет
pit-side-amount = { pit-chips } на «{ $field }»: можно от { $low } до { $high }
pit-short-purse = нужно фишек: { $needed }, а есть { $held }
pit-cross-bet = между боксами игрока { $player } стоит чужой бокс
pit-no-shuffle-due = сейчас не время тасовать
pit-bad-deck = карт { $cards }: в колоде игры { $game } каждая карта лежит один раз
pit-no-cut-due = сейчас не время срезать
pit-not-your-cut = срезать должен { $due }, а не { $player }
pit-bad-cut = снято карт: { $at } из { $cards }; под срезом остаётся хотя бы одна
pit-not-now = сейчас не время: { pit-kind }
pit-out-of-turn = слово за боксом { $due }, а не за боксом { $box }
pit-not-open-hand = боксу { $box } сейчас недоступно: { pit-kind }
pit-not-open-drew = бокс { $box } уже брал карты, больше недоступно: { pit-kind }
pit-not-open-staked = выигрыш бокса { $box } поставлен, сначала выбирают карту; пока недоступно: { pit-kind }
pit-not-open-committed = бокс { $box } застрахован: остаётся только поставить «бет»
pit-not-open-opened = карты дилера открыты, больше недоступно: { pit-kind }
pit-not-open-barred = пит-босс отказал боксу { $box } в обмене в этой раздаче
pit-not-open-blind = бокс { $box } играется втёмную, ему недоступно: { pit-kind }
pit-not-open-done = бокс { $box } закрыт, поздно: { pit-kind }
pit-not-open-out = бокс { $box } сброшен
pit-amount = { pit-chips }: сюда можно поставить от { $low } до { $high }
pit-card-count = { pit-cards } названо: можно от { $fewest } до { $most }
pit-card-not-held = { $cards }: таких карт на боксе { $box } нет, или одна названа дважды
pit-nothing-to-undo = ещё ничего не произошло
pit-replay-differs = протокол расходится с раздачей с записи { $at } ({ $kind }, бокс { $box })
pit-chips-lost = фишек было { $before }, стало { $after }: стол остановлен
pit-line-without-stake = расчёт бокса { $box } не сходится с фишками на поле «{ $field }»: стол остановлен
pit-stake-without-line = после расчёта на боксе { $box } остались фишки: стол остановлен

pit-no-such-option = «{ $option }» — нет такой настройки; настройки этой игры: { $options }
pit-bad-answer = { $option } не может быть «{ $answer }»; можно: { $answers }
pit-option-form = «{ $text }»: настройка пишется как имя=ответ
pit-cannot-read = { shared-text-file-unreadable }
pit-house-not-toml = { $source } — не TOML: { $reason }
pit-house-no-game = в { $source } не названа игра: напишите game = "three-card"
pit-house-other-game = { $source } — для игры { $game }, а не { $wanted }
pit-house-unknown = { $source }: «{ $key }» в { $where } неизвестно; можно: { $known }
pit-house-no-section = { $source }: { $section } — таблица имён и значений
pit-house-missing = { $source }: в { $where } пропущено { $missing }; за комбинацию без выплаты пишут 0
pit-house-odds = { $source }: «{ $given }» в { $where } — не коэффициент; пишите 7 или "3:2"
pit-house-chips = { $source }: «{ $given }» в { $where } — не число фишек
pit-house-plate = { $source }: табличка — от { $low } до { $high }; минимум больше 0 и не выше максимума

pit-no-solver = для игры { $game } решения ещё нет
pit-rounds = раздач { $rounds }: нужна хотя бы одна
pit-counting = идёт подсчёт
pit-told-return = Отдача
pit-told-house-edge = { shared-label-house-edge }
pit-told-risk = Доля от всех ставок
pit-told-wagered = Средняя ставка
pit-told-deviation = { shared-label-standard-deviation }
pit-told-error = Стандартная ошибка
pit-told-side = { $field }: преимущество казино { $edge }
pit-told-simulated = { $rounds ->
    [one] Сыграна { $rounds } раздача
    [few] Сыграно { $rounds } раздачи
   *[many] Сыграно { $rounds } раздач
}: преимущество казино { $edge }
pit-told-played = { $rounds ->
    [one] Сыграна { $rounds } раздача
    [few] Сыграно { $rounds } раздачи
   *[many] Сыграно { $rounds } раздач
} ({ $strategy }): преимущество казино { $edge }
pit-best-play-from = Лучшая игра: { $hand } и старше — играть, младше — пас.
pit-column-decision = Решение
pit-column-value = Стоит
pit-column-cost = Потеря
pit-decision-fold = пас
pit-decision-close = бет
pit-decision-play = играть
pit-decision-raise = бет
pit-decision-check = { shared-word-check }
pit-decision-exchange = обмен
pit-decision-sixth = шестая карта
pit-decision-stand = без шестой карты
pit-decision-insure = страховка
pit-decision-buy = купить карту дилеру
pit-decision-decline = отказаться
pit-decision-hold = оставить
pit-decision-collect = забрать выигрыш
pit-decision-double = удвоить
pit-decision-pick = карта по месту
pit-decision-set = младшая рука
pit-result-win = выигрыш
pit-result-lose = проигрыш
pit-result-tie = ничья
pit-result-fold = { seat-folded }
pit-result-no-game = у дилера нет игры
pit-result-no-game-after-purchase = нет игры после покупки
pit-field-ante = анте
pit-field-pair-plus = пара плюс
pit-no-draw = сброшено { $thrown }: в { $game } после замены карт ничего не решают
pit-no-long-job = { $game } решается сразу: --nodes и --every — для { $games }
pit-keep-alone = { $file } остался бы пустым: --keep задаётся вместе с --nodes или --every
pit-cannot-plot = { shared-text-file-unwritable }
pit-plot-none = --plot рисует игру по открытой карте; { $game }: так этого не посчитать
pit-plot-net = Итог в первых ставках
pit-plot-worth = Цена, в % первой ставки
pit-plot-first = Лучшее первое решение, в % раздач
pit-plot-share = Доля раздач
pit-whole-alone = --whole считает всю игру по частям (--parts): уберите --nodes, --every, --stakes и --keep
pit-by-house = --by показывает таблицы всей игры: готовые есть для russian-poker с обычными настройками, для других нужен --whole
pit-by-estimate = --by показывает таблицы всей игры, а --nodes и --every их не считают: уберите их
pit-by-job = --by { $by }: такой таблицы --whole не считает, считает { $known }
pit-no-without = { $game }: --without — только для russian-poker и oasis
pit-no-such-part = { $game }: отказаться можно вот от чего: { $parts }
pit-without-alone = --without даёт одну цифру: уберите --by, --plot, --every и --stakes
pit-forgets-alone = { $game }: забывать сброшенное (discards) можно только отдельно, больше ни от чего не отказываясь
pit-forgets-sampled = { $game }: цифра для того, кто забывает сброшенное, считается по выборке: уберите --whole
pit-without-house = { $game } с такими настройками: --without сравнивает с лучшей игрой, а она готова только для обычных настроек
pit-no-whole = { $game }: --whole — долгий расчёт для russian-poker; остальные игры решаются точно или говорят, с какой погрешностью
pit-whole-not-of = { $game } с такими настройками: --whole не взвешивает обмен одной карты, а он бывает лучшим, если дешевле шестой карты или двойные выплаты ограничены
pit-whole-chips = { $game } с выплатами этого дома --whole не считает: слишком много фишек; подойдут ставка поменьше или более круглые коэффициенты
pit-parts-differ = { $one } и { $other } расходятся в { $unit }: что-то из них не из этого расчёта, уберите его
pit-part-unfit = Часть { $unit } сделана для других рук: { $rows } вместо { $hands }, уберите её из папки, и она будет посчитана заново
pit-by-none = { $game }: таблицы --by { $by } нет, есть { $known }
pit-by-up-card = Цена по открытой карте
pit-by-action = Как часто лучше каждое первое решение
pit-by-without = Цена без части решений
pit-by-first = Как часто лучше каждое первое решение по открытой карте, в %
pit-by-later = Как часто лучше то, что следует за первым решением
pit-by-wagered = Средняя ставка по открытой карте и по первому решению
pit-by-five-cards = Руки из пяти карт по тому, во сколько раз оплачивается бет
pit-by-six-cards = Руки из шести карт по тому, во сколько раз оплачивается бет
pit-column-open-card = Открытая карта
pit-column-new = { $cards } новых
pit-later-fold = пас после обмена или шестой карты
pit-later-insure = страховка
pit-later-buy = покупка карты дилеру
pit-first-all = { pit-told-wagered }
pit-without-exchange = без обмена
pit-without-sixth = без шестой карты
pit-without-sixth-and-one = без шестой карты и без обмена одной карты
pit-without-purchase = без покупки карты дилеру
pit-without-insurance = без страховки
pit-without-discards = без памяти о сброшенной карте
pit-told-estimate = { $value } ± { $error }, оценка
pit-russian-compared = Это оценка: { $nodes ->
    [one] { $nodes } рука против открытой карты посчитана
    [few] { $nodes } руки против открытой карты посчитаны
   *[many] { $nodes } рук против открытой карты посчитано
} так и так; выбраны по числу { $seed }.
pit-first-fold = { pit-decision-fold }
pit-first-close = { pit-decision-close }
pit-first-insure = { pit-decision-insure }
pit-first-sixth = { pit-decision-sixth }
pit-first-play = { pit-decision-play }
pit-first-play-4 = играть за четыре анте
pit-first-raise = { pit-decision-raise }
pit-first-check = { pit-decision-check }
pit-first-exchange = { pit-decision-exchange }
pit-first-exchange-2 = обмен 2 карт
pit-first-exchange-3 = обмен 3 карт
pit-first-exchange-4 = обмен 4 карт
pit-first-exchange-5 = обмен 5 карт
pit-russian-rests-on = { $nodes ->
    [one] Решена { $nodes } рука
    [few] Решены { $nodes } руки
   *[many] Решено { $nodes } рук
} против открытой карты.
pit-field-bet = { shared-word-bet }
pit-field-bonus = бонус

pit-table-unstaffed = столу нужны дилер и инспектор, и это разные люди
pit-no-display = у игры { $game } есть фонд: до ставок его сумма должна быть на табло
pit-change-differs = дано { $given ->
    [one] { $given } фишка
    [few] { $given } фишки
   *[many] { $given } фишек
}, взято { $taken }: размен сохраняет сумму

pit-and = { $first } и { $second }
pit-combination-ace-king = туз-король
pit-combination-pair = пара
pit-combination-two-pair = { shared-word-two-pair }
pit-combination-three-of-a-kind = тройка
pit-combination-straight = стрит
pit-combination-flush = флеш
pit-combination-full-house = фулл-хаус
pit-combination-four-of-a-kind = { shared-word-four-of-a-kind }
pit-combination-straight-flush = стрит-флеш
pit-combination-royal-flush = { shared-word-royal-flush }
pit-combination-high-card = нет комбинации
pit-combination-nothing = нет комбинации
pit-says-place-bets = Делайте ставки, господа.
pit-says-no-more-bets = Ставки сделаны, ставок больше нет.
pit-says-win = Бокс { $box }: { $combination }, { $odds }, выигрыш { $amount }.
pit-says-win-plain = Бокс { $box }: { $combination }, выигрыш { $amount }.
pit-says-paid = Бокс { $box }: { $combination }, { $odds }.
pit-says-doubled = Бокс { $box }: { $combination }, { $odds }, после удвоения — { $amount }.
pit-says-doubled-away = Бокс { $box }: { $combination }, { $odds }, проиграно при удвоении.
pit-says-lose = Бокс { $box }: { $combination } — проигрыш.
pit-says-tie = Бокс { $box }: { $combination }, ничья.
pit-says-fold = Бокс { $box }: пас.
pit-says-no-game = Бокс { $box }: у дилера нет игры, выплачено { $amount }.
pit-says-no-game-after-purchase = Бокс { $box }: после покупки игры нет, ставки возвращаются.

pit-field-draw = { shared-word-draw }
pit-field-insurance = страховка
pit-field-purchase = карта дилеру
pit-field-play = игра
pit-line-won = { $field }: { $stake } выигрывает { $amount }
pit-line-lost = { $field }: { $amount } проиграно
pit-line-back = { $field }: { $stake } возвращается
pit-line-paid = { $field }: выплачено { $amount }

pit-too-few-nodes = решено слишком мало рук: некоторые комбинации не встретились; задайте больше

# the other games
pit-no-such-house = у игры { $game } нет таблицы «{ $house }»; есть: { $houses }
pit-advise-cards = { $hand }, открыто «{ $seen }»: для { $game } нужно карт на руках — { $held }, открытых — { $open }, все из её колоды и без повторов
pit-best-play-four = Лучшая игра до флопа: четыре анте с { $hands }; с остальными чек.
pit-best-play-folds = Лучшая игра до флопа: { $hands } — пас; остальные играть.
pit-field-coins = монеты
pit-field-blind = блайнд
pit-field-trips = { shared-word-trips }
pit-field-progressive = прогрессив
pit-field-flop = ставка на флоп
pit-field-turn = ставка на тёрн
pit-field-river = ставка на ривер
pit-field-six-card = бонус на шесть карт
pit-result-paid = выплачено
pit-result-play = сыграно
pit-result-play-4 = четыре анте до флопа
pit-result-play-2 = два анте после флопа
pit-result-play-1 = одно анте в конце
pit-result-turn-bet = ставка на тёрн
pit-result-river-bet = ставка на ривер
pit-result-nothing = { shared-word-nothing }
pit-result-royal-flush = { shared-word-royal-flush }
pit-result-straight-flush = { shared-word-straight-flush }
pit-result-wild-royal = роял-флеш с дикой картой
pit-result-five-of-a-kind = пять одинаковых
pit-result-four-deuces = четыре двойки
pit-result-four-of-a-kind = { shared-word-four-of-a-kind }
pit-result-four-aces = каре тузов
pit-result-four-twos-to-fours = каре двоек, троек или четвёрок
pit-result-four-aces-low-kicker = каре тузов с двойкой, тройкой или четвёркой
pit-result-four-twos-to-fours-low-kicker = каре двоек, троек или четвёрок с тузом, двойкой, тройкой или четвёркой
pit-result-full-house = { shared-word-full-house }
pit-result-flush = { shared-word-flush }
pit-result-straight = { shared-word-straight }
pit-result-three-of-a-kind = тройка
pit-result-two-pair = { shared-word-two-pair }
pit-result-jacks-or-better = пара вальтов и старше
pit-result-kings-or-better = пара королей и старше
pit-no-table = { $game }: готовая таблица, по которой играет «table», есть только для russian-poker и oasis с обычными настройками, и ей нужны скомпилированные ядра
pit-no-such-strategy = «{ $strategy }» — нет такой стратегии; есть { $strategies }

# выплаты по своему вкусу
pit-no-design = { $game } не считается сразу; таблицы можно составлять для { $games }
pit-set-form = «{ $text }»: строка пишется как имя=выплата, например flush=6 или pair-plus.flush=3
pit-no-such-line = «{ $line }» не указывает на одну строку таблиц; есть строки { $lines }
pit-told-line = { $table }: { $name }
pit-column-line = Строка
pit-column-odds = Платит к одному
pit-column-share = Доля раздач
pit-column-worth = Вклад
pit-table-paid = выплата
pit-table-ante-bonus = бонус анте
pit-field-ante-bonus = { pit-table-ante-bonus }
pit-table-pair-plus = пара плюс
pit-table-mini-royal = пара плюс
pit-table-six-card = бонус на шесть карт
pit-result-mini-royal = туз, король, дама одной масти
pit-result-pair = пара
# карточка русского покера
pit-card-sixth-made = Стрит, флеш, фулл-хаус и старше на пяти картах: шестая карта.
pit-card-sixth-four = Четыре карты к флешу или стрит, открытый двумя рангами: шестая карта.
pit-card-sixth-gutshot = Гатшот с парой или дающий шесть карт подряд: шестая карта.
pit-card-trips-ace-king = Тройка с тузом и королём: шестая карта.
pit-card-trips-his = Тройка ранга карты дилера: страховка на максимум.
pit-card-trips = Другая тройка: обмен двух карт.
pit-card-close = Две пары, каре: бет.
pit-card-close-pair = Пара не младше карты дилера или от десяток против дамы и младше: бет.
pit-card-close-pair-ace-king = Пара с тузом и королём: бет от пятёрок, против туза или короля всегда.
pit-card-ace-king-pair = Двойки или тройки с тузом и королём: оставить туза и короля.
pit-card-pair = Другие пары: обмен трёх карт.
pit-card-straight-flush = Три карты к стрит-флешу: оставить без пропуска от пятёрки, с одним от девятки, с двумя от туза или короля либо от валета или дамы старше карты дилера.
pit-card-ace-king = Туз-король: оставить обе.
pit-card-suited = Две одномастные карты старше карты дилера, от десятки до короля (с тузом в руке от валета до туза, против шестёрки — валета): оставить обе.
pit-card-king-queen = Король и дама против карт от семёрки до валета: оставить обе.
pit-card-ace = Туз против короля и младше: оставить его.
pit-card-king = Король против десятки и младше, а с картой ранга дилера в руке против дамы и младше: оставить его.
pit-card-lower = Младшая карта, если она старше карты дилера хотя бы на шесть рангов, с картой его ранга в руке на четыре: оставить её.
pit-card-fold = Всё остальное: пас.
pit-card-later-nothing = После обмена или шестой карты без комбинации: пас, но бет, если видны две карты ранга дилера.
pit-card-later-ace-king = После обмена или шестой карты туз-король: бет, если видна карта ранга дилера (две, если это туз или король), иначе пас.
pit-card-later-close = После обмена или шестой карты пара и старше: бет без страховки.
pit-card-later-buy = Карта дилеру: покупать, когда бет платит четыре к одному и больше.
pit-card-costs = По этой карточке (simulate --strategy basic) первые решения стоят против лучшей игры { $first }, точно, а дальнейшие около { $later } ± { $error }, по сданным рукам.
pit-card-told = По карточке: «{ $decision }», это стоит { $cost }. { $rule }

# тренажёр
pit-lesson-right = «{ $taken }» — лучшее решение ({ $worth })
pit-lesson-cost = «{ $taken }» стоит { $cost } первой ставки, фишек { $chips }: лучшим решением было «{ $best }» ({ $worth })
pit-no-such-choice = «{ $choice }» не было среди возможных решений

# пай гоу и оазис
pit-foul = { $cards } в младшей руке — она окажется старше: рука из пяти карт должна быть старше руки из двух
pit-no-such-way = «{ $way }» — такой раскладки казино нет; есть { $ways }
pit-way-open = в { $source } нет правила на все случаи для { $holds }: последнее правило должно быть без условий
pit-way-rule = { $source }, правило { $rule }: { $key } может быть { $right }
pit-decision-house-way = по раскладке казино
pit-result-push = возврат
pit-field-stake = ставка
pit-says-push = Бокс { $box }: по одной руке, ставка возвращается.
pit-combination-five-aces = пять тузов
pit-combination-seven-card-straight-flush = стрит-флеш из семи карт
pit-combination-seven-card-straight-flush-joker = стрит-флеш из семи карт с джокером
pit-combination-royal-match = роял-флеш с королём и дамой одной масти
pit-too-many-rounds = { $game } целиком не считается: --nodes говорит, сколько посчитать
pit-pai-gow-best = { $set-otherwise }% рук раскладываются не как у казино. Это даёт { $gained }% ± { $gained-error }%; раскладки, которые не удалось различить, могут дать ещё до { $missed-at-most }%.
pit-no-best = { $game }: цифры и так для лучшей игры; --best — только для pai-gow
pit-pai-gow-rests-on = { $rounds ->
    [one] Сыграна { $rounds } раздача
    [few] Сыграно { $rounds } раздачи
   *[other] Сыграно { $rounds } раздач
}, обе стороны раскладывают по правилам казино.
pit-oasis-rests-on = Что даёт обмен нескольких карт, оценено по { $nodes ->
    [one] { $nodes } руке
   *[other] { $nodes } рукам
}.
pit-result-exchange = с обменом

# карточки стратегии
pit-card-not-toml = это не TOML: { $reason }
pit-card-key = «{ $key }» здесь неизвестно; может быть { $keys }
pit-card-game = карточка для { $game }, а не для { $wanted }
pit-card-no-rules = карточка стратегии — это список правил: [[rule]]
pit-card-word = { $key } не может быть «{ $given }»; может быть { $right }
pit-card-keep = для { $do } нужен keep — часть руки, которая остаётся: { $parts }
pit-card-open = нет правила на любую руку этапа { $stage }: последним поставьте правило без условий
pit-card-silent = { $file } не даёт решения, возможного на этапе { $stage }
pit-plot-rounds = { shared-label-rounds }
pit-plot-mean = Средний результат, в первых ставках
pit-column-machine = Автомат
pit-column-paid = Выплаты
pit-column-return = { shared-label-return }
pit-column-deviation = Отклонение
pit-russian-stakes = Средняя ставка ±{ $wagered } и стандартное отклонение ±{ $deviation } — оценки по { $nodes ->
    [one] { $nodes } доигранной руке
   *[other] { $nodes } доигранным рукам
}.

# ставки один к одному и прочие, как их называет дилер
pit-odds-even = один к одному
pit-odds-less = один к одному минус { $percent }%
pit-odds-to = { $paid } к { $staked }
pit-odds-for = { $paid } за { $staked }

# банк игрока и энви за чужие руки
pit-bank-held = банк держит бокс { $box }: банк в раздаче один
pit-bank-alone = кто держит банк, играет только одним боксом — боксом { $box }
pit-bank-short = в банке { $held ->
    [one] { $held } фишка
    [few] { $held } фишки
   *[many] { $held } фишек
}, а на остальных боксах стоит { $needed }: в этом казино банк отвечает за все ставки
pit-bank-uneven = взаимные выигрыши банка и боксов не сошлись в ноль: стол остановлен
pit-says-bank = Банк держит бокс { $box }.
pit-says-no-action = Бокс { $box }: банка не хватило, ставка возвращается.
pit-result-no-action = банка не хватило
pit-field-bank = банк
pit-field-envy = энви
pit-table-envy = энви
pit-line-won-less = { $field }: { $stake } выигрывает { $amount }, комиссия казино { $commission }
pit-line-envy = энви: { $combination } на боксе { $box } — выплата { $amount }
pit-told-side-envy = { $field }: рука каждого другого игрока возвращает { $gain } наименьшего бонуса, за который платят

# правила стола, смена
pit-rules-unread = { $player } не подтвердил действующие правила: с ними знакомят до первой ставки
pit-relief-in-round = дилера и инспектора меняют между раздачами
pit-relief-not-due = до смены { $minutes ->
    [one] ещё { $minutes } минута
    [few] ещё { $minutes } минуты
   *[many] ещё { $minutes } минут
}

# таблица выплат строкой, монеты
pit-no-such-table = «{ $table }» — не таблица выплат этой игры; таблицы: { $tables }
pit-row-length = { $table }: дано { $given ->
    [one] { $given } выплата
    [few] { $given } выплаты
   *[many] { $given } выплат
}, а строк { $wanted }: { $lines }
pit-no-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}: --coins — для автомата, он берёт от 1 до 5; первая ставка в { $game } — до { $most }
pit-odds-form = «{ $given }» для { $where } — не выплата; напишите 7 или 3:2
pit-antes-form = «{ $written }»: страховка пишется в анте, например 6 или 7.5
pit-nothing-insured = в { $game } ничего не страхуют
pit-advise-insured = при открытых { $seen } покупать ещё нечего: --insured задаётся с пятью картами дилера без игры
pit-advise-insurance = страховка { $insured } анте: эту руку можно застраховать на { $low }–{ $high }
pit-advise-dealer-plays = с { $seen } у дилера есть игра: решать больше нечего
pit-advise-russian = { $hand } против «{ $seen }»: назовите пять или шесть карт и открытую карту дилера, каждую один раз; чтобы взвесить покупку — все пять карт дилера
pit-no-stakes = { $game }: --stakes задаётся вместе с --nodes или --every для russian-poker; в других играх средняя ставка и так среди результатов
pit-russian-edge-alone = Здесь только преимущество казино: среднюю ставку, элемент риска и отклонение даст --nodes N --stakes N: столько рук будет доиграно.
pit-told-break-even-meter = Прогрессив выгоден игроку, когда на табло больше жетонов, чем { $value }.

# сыгранный раунд словами
pit-told-dealer = { shared-label-dealer }
pit-told-board = { street-board }
pit-told-box = Бокс { $box }, { $player }
