# Chips onto the table
cash-buy-in-too-small = { NUMBER($amount, useGrouping: 0) } — мало: бай-ин не меньше { NUMBER($least, useGrouping: 0) }
cash-buy-in-too-large = { NUMBER($amount, useGrouping: 0) } — много: бай-ин не больше { NUMBER($most, useGrouping: 0) }
cash-top-up-too-small = { NUMBER($amount, useGrouping: 0) } — мало: докупка от { NUMBER($least, useGrouping: 0) }
cash-top-up-too-large = { NUMBER($amount, useGrouping: 0) } — много: стек не больше { NUMBER($most, useGrouping: 0) }, можно добавить { NUMBER($room, useGrouping: 0) }
cash-rebuy-too-small = { NUMBER($amount, useGrouping: 0) } — мало для нового входа: нужно не меньше { NUMBER($least, useGrouping: 0) }

# Seats
cash-no-such-seat = бокса { $seat } здесь нет: боксы с 1 по { $seats }
cash-seat-taken = бокс { $seat } занят или зарезервирован: выберите другой
cash-sheet-uneven = лист не сходится: выиграно лишних фишек: { NUMBER($chips, useGrouping: 0) }
cash-one-seat-each = у вас уже есть бокс { $seat } за этим столом: один игрок — один бокс
cash-nobody-there = в боксе { $seat } никто не сидит
cash-seat-of-another-class = бокс { $seat } другого рода: пересесть можно с хорошего места на хорошее, с плохого на плохое
cash-ask-the-floor = пересаживает флор: обратитесь к нему
cash-seat-kept = бокс { $seat } сохраняется: игрок должен отсутствовать { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}, и кто-то должен ждать места

cash-too-many-tables = вы уже сидите { $most ->
    [one] за столом: сначала встаньте
    [few] за { $most } столами: больше нельзя
   *[many] за { $most } столами: больше нельзя
}
cash-feeds-another-game = стол { $table } не может подпитывать стол { $to }: игры разные
cash-too-few-seats = стол { $table } не расформировать: игроков { $players }, свободных мест { $seats }
cash-players-at-table = стол { $table } не закрыть: за ним { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
cash-nothing-in-cage = в кассе ваших фишек нет

# Hands
cash-not-in-a-hand = не во время раздачи: дождитесь её конца
cash-hand-in-progress = { shared-text-a-hand-is-being-played }
cash-no-hand = раздача не идёт
cash-too-few-players = для раздачи нужны хотя бы двое с фишками
cash-no-time-charge = за этим столом почасовую плату не берут
cash-no-straddle = за этим столом страддла нет
cash-no-run-twice = за этим столом борд сдают один раз
cash-no-waiting = здесь большого блайнда не ждут: поставьте вход
cash-nothing-owed = вы ничего не должны: вам сдадут и так

# Lists
cash-on-the-list = вы уже в списке на { $game }
cash-not-on-the-list = вас нет в списке на { $game }
cash-not-called = вас ещё не вызывали на { $game }

# The game
cash-bad-buy-in-bounds = с бай-ином от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) } не войдёт никто: сначала меньшее число, не меньше 1
cash-two-charges = стол платит либо рейк, либо почасовую плату, но не то и другое
cash-no-bomb-pots = в { $game } не бывает бомб-потов: нужны блайнды и флоп
cash-bad-seats = { $seats } боксов не годится для этой игры: от { $fewest } до { $most }

# Dealers
cash-dealer-on-shift = { $dealer } уже на смене
cash-dealer-not-on-shift = { $dealer } не на смене: сначала отметьте приход
cash-dealer-at-table = { $dealer } раздаёт за столом { $table }: сначала смените дилера

# Money
cash-time-without-minutes = для платы за время нужно указать, за сколько минут она берётся
cash-table-open = стол { $table } уже открыт
cash-table-not-open = стол { $table } не открыт: сначала выдайте ему рэк
cash-no-lammer = за столом { $table } этому игроку фишек не несут
cash-two-signatures = пересчёт подписывают двое
cash-chips-on-table = за столом { $table } фишки ещё у { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}: рассчитайте их до закрытия

# Talk
cash-chat-frozen = игрок в олл-ине: чат закрыт до конца раздачи
cash-chat-flood = не больше { $limit ->
    [one] { $limit } сообщения
   *[other] { $limit } сообщений
} за { $seconds } с: подождите немного

# Our own
cash-chips-out = фишки не сходятся: было { NUMBER($before, useGrouping: 0) }, стало { NUMBER($after, useGrouping: 0) }
cash-seat-held-twice = кто-то занял два места за одним столом

# Флор живого зала
cash-bad-count = в стеке не может быть { $amount }: пересчитайте
cash-tables-open = { $tables ->
    [one] ещё открыт { $tables } стол
    [few] ещё открыты { $tables } стола
   *[many] ещё открыто { $tables } столов
}: закройте их, прежде чем начинать новую смену
cash-not-the-last = запись { $number } уже не последняя: сначала отмените то, что было после неё
cash-nobody-to-call = звать в { $game } некого: нет свободного места или никто его не ждёт
cash-floor-not-called = флора к столу { $table } не звали
cash-chips-coming = к месту { $seat } ещё несут фишки: пусть сначала принесут
cash-no-push-due = менять пока некого или отдохнувших дилеров нет: отметьте приход ещё одного

# Рейк по таблице клуба, джекпоты, баллы, чаевые, столы казино
cash-bad-rake-row = строки на { $players } игроков и банк { NUMBER($pot, useGrouping: 0) } быть не может: игроков не меньше 2, и взять нельзя больше банка
cash-rake-row-twice = две строки таблицы рейка — на одних и тех же игроков и банк: оставьте одну
cash-no-rake-table = таблицы рейка «{ $name }» нет
cash-not-raked = у этого стола нет таблицы рейка: введите рейк или назначьте её
cash-bad-jackpot-hand = «{ $hand }» — не комбинация из пяти карт, или столько своих карт у игрока нет
cash-bad-jackpot-shares = { $loser } % проигравшему и { $winner } % победителю джекпот не разделят: вместе не больше 100 % от { $pays } %, что выплачивают
cash-jackpot-too-few = сдали { $players ->
    [one] { $players } игроку
   *[other] { $players } игрокам
}, а для джекпота нужно { $least }
cash-jackpot-own-cards = в { $cards } играет слишком мало своих карт: по правилам нужно { $own }
cash-jackpot-too-weak = { $cards } — слишком слабо: по правилам нужно { $least } или сильнее
cash-jackpot-not-beaten = { $cards } этой рукой не побита
cash-jackpot-too-small = в джекпоте { NUMBER($holds, useGrouping: 0) }, а не { NUMBER($amount, useGrouping: 0) }
cash-bad-board = «{ $board }» — не борд из пяти карт, где у каждой руки две карты или больше
cash-no-jackpot = правил джекпота за бэд-бит нет: сначала задайте их
cash-no-high-hand = старшую руку сейчас не разыгрывают
cash-high-hand-out-of-bounds = старшую руку разыгрывают не дольше недели, и приз не может быть меньше нуля
cash-not-the-high-hand = рука не слабее уже у { $name }
cash-too-few-points = баллов: { NUMBER($has, useGrouping: 0) }, а не { NUMBER($points, useGrouping: 0) }
cash-not-rated = такого игрока за столом { $table } не оценивают: введите его среднюю ставку
cash-no-tips = чаевые не пересчитаны, или никто не раздавал: сначала пересчитайте чаевые
