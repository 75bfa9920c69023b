pit = Пит
pit-lobby = { table-back }
pit-back = Пит
pit-tables = { lobby-tables }
pit-machines = Автоматы
pit-long-run = Как правило, в этих играх преимущество у казино: на дистанции игрок проигрывает.
pit-empty = Пока ни один стол не открыт — откройте первый.
pit-gone = { table-gone }
pit-coming = Идём к столу…
pit-stopped = Стол пока не принимает ставок. Все фишки на месте и учтены.
pit-stops = После этой раздачи стол закроется. Все фишки на месте и учтены.
pit-closed = { shared-word-closed }
felt = { shared-label-the-table }
rail = Ваши фишки и решения
dealer = { shared-label-dealer }
board = { street-board }
plate = от { NUMBER($low) } до { NUMBER($high) }
coins-range = от { $low } до { $high } фишек за сдачу
boxes-free = свободно боксов: { $free } из { $printed }
boxes-free-of = свободно боксов: { $free }; играют не больше { $boxes } из { $printed }
max-payout = Максимальная выплата
fund = Бонусный фонд
fund-label = На табло бонусного фонда { $amount ->
    [one] { NUMBER($amount) } фишка
    [few] { NUMBER($amount) } фишки
   *[many] { NUMBER($amount) } фишек
}
fund-next = +{ NUMBER($amount) } через { $minutes } мин
round = Раздача { $round }
purse = { shared-label-chips }
trainer = Тренер

open-pit = { open-table }
open-pit-game = { open-game }
open-pit-house = Таблицы выплат
open-pit-standard = Обычные
open-pit-low = Наименьшее анте
open-pit-high = Наибольшее анте
open-pit-name = { shared-label-name }
open-pit-go = Открыть
open-pit-between = От { NUMBER($low) } до { NUMBER($high) } фишек
open-pit-taken = Стол с таким именем уже есть
open-pit-own = Ваших столов открыто: { $most }. Ещё один — когда какой-нибудь из них закроется
leave-pit = Уйти со своими фишками
leaving = Вы уйдёте, когда закончится раздача

buy-in-what = { $at ->
    [machine] Возьмите фишки к автомату
   *[table] Возьмите фишки за стол
}. В кошельке:
buy-in-more = Взять ещё фишек
buy-in-short = { $at ->
    [machine] К этому автомату
   *[table] За этот стол
} берут не меньше { NUMBER($least) } { $least ->
    [one] фишки
   *[other] фишек
}
buy-in-others = Другие столы

chips = Фишки для ставки
chip = Фишка { NUMBER($value) }
spot = Бокс { $box }, { $field }: { $amount ->
    [0] пусто
    [one] { NUMBER($amount) } фишка
    [few] { NUMBER($amount) } фишки
   *[many] { NUMBER($amount) } фишек
}
box-label = Бокс { $box }, { $player } { $hand }
box-short = Бокс { $box }
box-free = Бокс { $box }, свободен
box-blind = вслепую
box-out = { seat-folded }
box-take = Снять фишки с бокса { $box }
box-withdraw = Отменить заявку бокса { $box }
spoken-turn = Бокс { $box }, ваше решение. { $hand }
asked-exchange = обмен
asked-sixth = шестая
asked-hold = обмен
stake-hint = Выберите фишку и коснитесь поля
stake-sum = На поле { $sum ->
    [one] { NUMBER($sum) } фишка
    [few] { NUMBER($sum) } фишки
   *[many] { NUMBER($sum) } фишек
}
stake-short = Чтобы доиграть, нужно { NUMBER($needed) }
stake-clear = Снять
stake-again = Те же ставки
stake-same = Те же ставки
stake-next = Новые ставки
deal = Сдавайте
take-back = Снять ставки
cut = Срезать
cut-yours = Срезка ваша: куда вставите карту?
cut-where = Где срезать
cut-cards = { $count ->
    [one] снята { $count } карта
    [few] сняты { $count } карты
   *[many] снято { $count } карт
}
wait-bets = Ваши ставки сделаны. Ждём остальных.
wait-cut = Колоду срезают
wait-box = Решает бокс { $box }
wait-dealer = Дилер сдаёт
wait-held = Инспектор остановил раздачу: расчёт проверяют. Ваши фишки в безопасности.
round-over = Раздача окончена
net-total = Вместе

your-box = Бокс { $box }
your-cards = { history-your-cards }
pick-exchange = { act-pick }
pick-keep = Оставить: { $card }
pick-low = В младшую руку: { $card }
pick-hint-exchange = Отметьте карты для обмена
pick-hint-keep = Отметьте карты, которые оставляете
pick-hint-low = Отметьте две карты для младшей руки
size = { $field }:
do-fold = { act-fold }
do-close = Бет
do-play = Играть
do-raise = Бет
do-check = { act-check }
do-exchange = Обмен
do-sixth = Шестая карта
do-stand = Без карты
do-insure = Страховка
do-buy = Купить игру дилеру
do-decline = Не покупать
do-hold = Оставить
do-collect = Забрать выигрыш
do-double = { double-up }
do-pick = Выбранная карта
do-set = Разложить
do-house-way = Раскладка казино
do-withdraw = { shared-label-take-back }
house-way = Раскладка казино

dealer-no-game = Нет игры

lesson-best = Лучшее решение
lesson-best-is = Лучше всего:
lesson-better = Лучше:
lesson-worth = { $value } ставки
lesson-cost = Цена ошибки — { $antes } ставки ({ $chips ->
    [one] { NUMBER($chips, maximumFractionDigits: 2) } фишка
    [few] { NUMBER($chips, maximumFractionDigits: 2) } фишки
    [many] { NUMBER($chips, maximumFractionDigits: 2) } фишек
   *[other] { NUMBER($chips, maximumFractionDigits: 2) } фишки
})
lesson-choice = Решение
lesson-value = Цена, в первых ставках
lesson-all = Все решения
lesson-exact = Точные значения
lesson-estimate = Оценки

side = У стола
side-payouts = Выплаты
side-pays = Таблица
side-rounds = { shared-label-rounds }
side-proof = Проверка
pays-hand = Комбинация
pays-odds = Выплата
from-fund = { NUMBER($amount) } из фонда
payouts-none = Здесь будет расчёт, когда раздача закончится.
rounds-none = Сыгранных раздач ещё нет
rounds-lost = Раздачи сейчас не прочитать
rounds-more = Более ранние

proof-what = Колоду перетасовали и запечатали до срезки. После раздачи каждая карта, которую вы видели, сверяется с этой печатью; остальные остаются закрытыми.
proof-seal = Печать (SHA-256), поставлена до срезки
proof-next = Печать следующей колоды
proof-of = { $round }
proof-cut = Срезка
proof-cut-by = { $player }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
proof-open = Откроется, когда раздача закончится.
proof-kept = Проверено в вашем браузере: открыто карт — { $cards } из { $leaves }, все сходятся с печатью.
proof-broken = Не сходится с печатью ({ $at }). Позовите инспектора.
proof-cannot = Этот браузер проверяет только по https или на этой машине.
proof-cards = { $count ->
    [one] Открыта { $count } карта
    [few] Открыты { $count } карты
   *[many] Открыто { $count } карт
}
proof-none = Печати ещё нет

card-joker = джокер
machine-table = Таблица выплат автомата
machine-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
machine-credit = Кредит
machine-bet = Ставка
machine-win = Выигрыш
machine-coin = Одна монета
machine-most = Все монеты
machine-deal = Сдать
machine-draw = { shared-label-draw }
machine-press = Держать
machine-held = Держу
machine-hold = Выберите карты, которые держите
machine-hold-card = Карта { $place }, { $card }: оставить
machine-holds = У вас { $hand }
machine-won = { $hand }: { $amount ->
    [one] выиграна { NUMBER($amount) } фишка
    [few] выиграны { NUMBER($amount) } фишки
   *[many] выиграно { NUMBER($amount) } фишек
}
machine-lost = Без выигрыша
machine-start = Поставьте монеты и сдавайте
machine-free = свободен
machine-busy = занят: { $player }
machine-taken = Автомат занят: играет { $player }. Можно смотреть — карты открываются в конце раздачи. Автомат освободится, когда игрок заберёт свои фишки.
machine-watched = Играет { $player }
machine-others = Свободные автоматы

inspect = Экран инспектора
inspect-to-table = { shared-label-the-table }
inspect-title = Инспектор: { $table }
inspect-now = Раздача { $round }, рассчитана дважды
inspect-held = Расходятся строки: { $count }. Стол остановлен, ничего не выплачено
inspect-pay-table = Платить по расчёту стола
inspect-pay-dealer = Платить, как выложил дилер
inspect-pay-inspector = Платить по расчёту инспектора
inspect-all-agree = Оба расчёта сходятся до последней фишки
inspect-no-second = У этой игры нет второго расчёта
inspect-not-yet = Сверяется, когда раздача закончится
inspect-field = Поле
inspect-stake = Ставка
inspect-table = { shared-label-table }
inspect-inspector = { shared-label-inspector }
inspect-agrees = Сходится
inspect-same = сходится
inspect-differs = расходится
inspect-differs-count = { $count ->
    [one] { $count } расхождение
    [few] { $count } расхождения
   *[many] { $count } расхождений
}
inspect-boss = Пит-босс
inspect-acts = Что сделал зал
inspect-no-acts = { shared-label-nothing-yet }
inspect-past = Прошлые раздачи
phase-idle = между раздачами
phase-bets = ставки открыты
phase-shuffle = тасовка
phase-cut = срезка
phase-decisions = решения
phase-held = остановлена
phase-over = окончена
boss-stop = Закрыть после раздачи
boss-open = Открыть снова
boss-top-up = Пополнить табло (+{ NUMBER($amount) })
boss-cut = Неверная срезка: тасовать заново
boss-refuse = Отказать в обмене
boss-box = Какой бокс
act-stop = Стол закрыт: после раздачи ставок не принимают
act-open-again = Стол снова открыт
act-top-up = Накопление перенесено на табло: +{ NUMBER($amount) }
act-improper-cut = Неверная срезка, срезал { $player }: колода перетасована, срезает другой
act-refuse-draw = Боксу { $box } отказано в обмене и шестой карте
act-resume = Остановленный расчёт решён: { $settlement ->
    [inspector] платят по инспектору
   *[other] платят, как лежало на столе
}

design = Создать игру
design-game = { open-game }
design-from = Начать с таблиц
design-reset = Как было
design-edge = { shared-label-house-edge }
design-player = Преимущество игрока
design-was = было { $edge }
design-return = { shared-label-return }
design-risk = Элемент риска
design-deviation = { shared-label-standard-deviation }
design-side = Преимущество на поле «{ $field }»
design-scale-player = { shared-word-player }
design-scale-house = казино
design-often = Как часто
design-worth = Доля в возврате
design-now = сейчас
design-then = было
design-less = { $hand }: платить меньше
design-more = { $hand }: платить больше
design-odds = Выплата: { $hand }
design-counting = Считаем все руки…
design-unsolved = Эту игру за один миг не решить. Есть команда croupier pit solve.
design-lost = Зал не отвечает

field-ante = { last-ante }
field-bonus = Бонус
field-bet = Бет
field-draw = { shared-label-draw }
field-insurance = Страховка
field-purchase = Покупка
field-play = Игра
field-blind = Блайнд
field-trips = Трипс
field-pair-plus = Пара плюс
field-ante-bonus = { table-ante-bonus }
field-six-card = Шесть карт
field-progressive = Прогрессив
field-flop = { street-flop }
field-turn = { street-turn }
field-river = { street-river }
field-coins = Монеты
field-stake = Ставка

table-bet = Выплаты на бет
table-bonus = Выплаты бонуса
table-progressive = Выплаты прогрессива
table-progressive-share = Выплаты прогрессива из фонда
pays-share = { $share } фонда
table-blind = Выплаты на блайнд
table-trips = Выплаты на трипс
table-ante-bonus = Бонус на анте
table-pair-plus = Пара плюс
table-mini-royal = Пара плюс: туз, король, дама одной масти
table-six-card = Бонус на шесть карт
table-paid = Выплаты на одну монету
table-fewer-coins = Если монет меньше
pays-ace-king = Туз-король
pays-high-card = Старшая карта
pays-pair = Пара
pays-two-pair = Две пары
pays-nothing = { shared-word-nothing }
pays-three-of-a-kind = Тройка
pays-straight = Стрит
pays-flush = Флеш
pays-full-house = Фулл-хаус
pays-four-of-a-kind = Каре
pays-straight-flush = Стрит-флеш
pays-royal-flush = Роял-флеш
pays-wild-royal = Роял с дикой картой
pays-mini-royal = Туз, король, дама одной масти
pays-five-aces = Пять тузов
pays-aces-against-aces = Тузы против тузов дилера
pays-aces = Тузы
pays-ace-king-suited = Туз-король одной масти
pays-ace-king-offsuit = Туз-король разных мастей
pays-ace-queen-or-jack-suited = Туз-дама или туз-валет одной масти
pays-ace-queen-or-jack-offsuit = Туз-дама или туз-валет разных мастей
pays-kings-queens-or-jacks = Короли, дамы или вальты
pays-tens-to-twos = От десяток до двоек

house-quads = { pays-four-of-a-kind }
house-full-house = { pays-full-house }
house-two-pair = { pays-two-pair }
house-royal = { pays-royal-flush }
house-bonus = { table-ante-bonus }
house-mini-royal = { table-mini-royal }
house-pair-plus = { field-pair-plus }
house-trips = { field-trips }
house-progressive = { field-progressive }
house-all-american = Ол Американ
house-colorado = Колорадо
house-deluxe = Делюкс
house-fortune = Фортуна
house-full-pay = С полной выплатой
house-loose = Щедрые двойки
house-not-so-ugly = Не такие уж гадкие утята
house-no-bonus = Без бонуса на анте
house-no-commission = Без комиссии

game-russian-poker = Русский покер
game-caribbean-stud = Карибский стад
game-oasis = Оазис-покер
game-cyber-stud = Кибер-стад
game-ultimate-texas-holdem = Ультимейт холдем
game-texas-holdem-bonus = Техасский холдем бонус
game-three-card = Трёхкарточный покер
game-pai-gow = Пай-гоу покер
game-jacks-or-better = Вальты и старше
game-deuces-wild = Дикие двойки
game-joker-poker = Джокер-покер
game-bonus-poker = Бонус-покер
game-double-double-bonus = Двойной двойной бонус
game-double-bonus = Двойной бонус

side-rules = Правила
rules-title = Правила этого стола
rules-first = Перед первой ставкой дилер знакомит вас с правилами.
rules-accept = Я прочёл правила
rules-plate = Первая ставка — от { NUMBER($low) } до { NUMBER($high) } фишек, одинаковая на всех ваших боксах; играть можно на { $boxes ->
    [one] { $boxes } боксе
   *[other] { $boxes } боксах
}.
rules-payout = Наибольшая выплата на бокс — { NUMBER($most) } фишек.
rules-cut = Колоду запечатывают до ставок, а срезает игрок с наибольшей первой ставкой.
rules-silence = Если время вышло, решает молчание: фишки за вас не ставят, разве что другого хода не осталось. При обрыве связи часы ждут.
rules-russian-poker =
    После анте — по пять карт; последняя карта дилера лежит открытой.
    Один раз за раздачу за одно анте можно обменять от одной до пяти карт или взять шестую; затем бет в два анте или пас с потерей анте.
    С тройкой и старше бет можно застраховать от того, что у дилера не будет игры.
    Игра дилера — от туза с королём. Нет игры — анте выигрывает один к одному; или заплатите ещё анте, и старшую карту дилера заменят следующей.
    Если игра есть, выигрывает старшая рука: бет платят по таблице, две комбинации в одной руке — обе, анте возвращают.
    Бонус платят с табло. Третий и четвёртый бокс играют вслепую.
rules-caribbean-stud =
    После анте — по пять карт; одна карта дилера открыта.
    Пас с потерей анте или бет в два анте.
    Игра дилера — от туза с королём. Нет игры — анте выигрывает один к одному, бет возвращают.
    Если игра есть, выигрывает старшая рука: анте один к одному, бет по таблице. При равенстве ставки возвращают.
    Прогрессив платят за ваши пять карт, что бы ни было у дилера.
rules-oasis =
    После анте — по пять карт; одна карта дилера открыта.
    Обменяйте карты по цене на кнопке или оставьте как есть; затем пас с потерей анте или бет в два анте.
    Игра дилера — от туза с королём. Нет игры — анте выигрывает один к одному, бет возвращают.
    Если игра есть, выигрывает старшая рука: анте один к одному, бет по таблице. Плата за обмен не возвращается.
rules-cyber-stud =
    После анте — по пять карт; решать ничего не нужно.
    Выигрывает старшая рука: анте платят по таблице за вашу комбинацию. При равенстве ставку возвращают.
rules-ultimate-texas-holdem =
    Анте и блайнд равны; по две карты каждому, пять общих на борде.
    Сыграть можно один раз: три или четыре анте до флопа, два на флопе, одно при полном борде — или пас, и анте с блайндом проиграны.
    Игра дилера — от пары; нет игры — анте возвращают.
    Выигрывает лучшая рука из семи карт: анте и игра один к одному, блайнд по таблице от стрита, иначе его возвращают. При равенстве ставки возвращают.
    Трипс платят за вашу руку из семи карт, что бы ни было у дилера.
rules-texas-holdem-bonus =
    После анте — по две карты, пять общих на борде.
    Два анте, чтобы увидеть флоп, или пас. На флопе и на тёрне — чек или ещё одно анте.
    Дилер играет всегда. Выигрывает лучшая рука из семи карт: все ставки один к одному, анте — только от стрита, иначе его возвращают. При равенстве ставки возвращают.
    Бонус платят за ваши две карты.
rules-three-card =
    После анте — по три карты; стрит старше флеша.
    Сыграйте ещё за одно анте или спасуйте и потеряйте анте.
    Игра дилера — от дамы. Нет игры — анте выигрывает один к одному, вторую ставку возвращают.
    Если игра есть, старшая рука выигрывает один к одному обе ставки. Со стрита платят бонус на анте, что бы ни было у дилера.
    «Пара плюс» платят за ваши три карты, «шесть карт» — за лучшие пять из ваших и дилерских.
rules-pai-gow =
    По семь карт; джокер — туз либо недостающая карта стрита или флеша.
    Отложите две карты в младшую руку, пять — в старшую, она обязана быть старше; или доверьтесь раскладке казино.
    Обе руки старше банкира — ставка выигрывает один к одному без пяти процентов. Одна — её возвращают. Ни одной — проиграна. Равные руки — в пользу банкира.
    Банк идёт по кругу: положите фишки на банк, и остальные играют против вашей руки, пока его хватает.
    Бонус платят за все семь карт, а при достаточном бонусе — и за большие руки соседей.

wait-payout = Дилер выкладывает выплаты
phase-payout = выплаты
staff = { shared-label-staff }
staff-dealer = { shared-label-dealer }
staff-inspector = { shared-label-inspector }
staff-server = сервер
staff-audit = проверка на сервере
staff-since = С { $time }, смена в { $due }
staff-due = Пора сменять
staff-by-hand = Дилер выкладывает выплаты сам
staff-relieve = Сменить
staff-later = Смена только между раздачами
dealer-screen = Экран дилера
dealer-title = Дилер: { $table }
dealer-what = Выложите, что выигрывает или проигрывает каждое поле. Инспектор пересчитает; расхождение остановит раздачу.
dealer-none = Выплаты выкладывают здесь, когда раздача сыграна и дилер платит сам.
dealer-not-by-hand = За этим столом платит сервер. Дилера, который платит сам, назначает пит-босс на экране инспектора.
dealer-lost = Проиграно
dealer-back = Возврат
dealer-wins = Бокс { $box }, { $field }, { $stake ->
    [one] { $stake } фишка
    [few] { NUMBER($stake) } фишки
   *[many] { NUMBER($stake) } фишек
}: выигрыш
dealer-pay = Выплатить
dealer-missing = { $count ->
    [one] Осталось выложить { $count } поле
    [few] Осталось выложить { $count } поля
   *[many] Осталось выложить { $count } полей
}
dealer-held = Инспектор остановил раздачу: решает пит-босс.
dealer-paid = Всё сходится: раздача выплачена.
act-held = Инспектор остановил раздачу: бокс { $boxes }, два расчёта расходятся, ничего не выплачено
act-payout = Бокс { $box }, выложено: { $amount }
act-relief = Персонал сменился: дилер — { $dealer }, инспектор — { $inspector }
act-by = { $name }

field-bank = Банк
field-envy = Зависть
table-win = Выплаты на ставку
table-envy = Выплаты за руки соседей, в фишках
pays-win = Выиграны обе руки
bank-holds = Банкует бокс { $box }
bank-offer = Ваша очередь банковать: положите фишки на поле «Банк», и остальные играют против вашей руки
bank-house = Банкует казино
picked-of = { $count } из { $most }
edge-first = В среднем дом удерживает { $edge } первой ставки при наилучшей игре; кто играет иначе, проигрывает больше.
edge-first-none = При наилучшей игре эта игра в среднем возвращает игроку { $edge } первой ставки сверх неё; кто играет иначе, проигрывает.
edge-read = Я прочёл, сколько удерживает дом

dealer-gone = Карты, которых у дилера больше нет
dealer-changed = Замена: { $cards }
reason-time = Время вышло
reason-hands = У дилера { $dealer }, у вас { $own }
reason-kickers = У вас и у дилера { $own }: решили остальные карты
reason-dealer = У дилера { $dealer }
reason-bank = против банка бокса { $box } ({ $player }): { $stood }
reason-bank-house = против банка казино: { $stood }
time-folded = Бокс { $box }: время вышло — пас.
reason-high = старшая рука — { $how }
reason-low = младшая рука — { $how }
reason-stood-win = { pit-result-win }
reason-stood-lose = { pit-result-lose }
reason-stood-copy = равенство
reason-less = { $what } (комиссия казино { NUMBER($commission) })
reason-won = выиграно: { $what }
reason-lost = проиграно: { $what }
reason-back = возврат: { $what }
ranks = Что старше: от лучшей руки
session = С тех пор, как вы здесь
session-rounds = { shared-label-rounds }
session-stakes = Поставлено
session-net = Итог
session-edge = Из него преимущество казино, { $edge }
session-edge-players = Из него преимущество игрока, { $edge }
session-doubled =
    Из него удвоения: { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
session-luck = Везение и игра
speed = Скорость { $times }×: быстрее или медленнее
leave-in-round = Ставки останутся лежать до конца раздачи. Потом { $chips ->
    [one] { NUMBER($chips) } фишка вернётся
    [few] { NUMBER($chips) } фишки вернутся
   *[many] { NUMBER($chips) } фишек вернутся
} в кошелёк вместе с тем, что дадут ставки.
leave-now = { $chips ->
    [one] { NUMBER($chips) } фишка вернётся
    [few] { NUMBER($chips) } фишки вернутся
   *[many] { NUMBER($chips) } фишек вернутся
} в кошелёк.
leave-not = Остаться
leave-do = Да, уйти
closed-take = Забрать фишки в кошелёк: { $chips }
left-table = Вы ушли из-за стола: ваши фишки в кошельке.
your-turn-waits = Бокс { $box }: решать вам
stake-undo = { shared-label-take-back }
stake-double = Удвоить ставки
stake-save = Запомнить
stake-saved = Запомненные ставки
stake-limit-first = Сначала поставьте на { $field }
stake-limit-most = { $field }: не больше { NUMBER($amount) }
stake-limit-least = { $field }: не меньше { NUMBER($amount) }
stake-limit-same = { $field }: { NUMBER($amount) }, на всех ваших боксах поровну
cut-for-me = Дальше срезать за меня, наугад
auto-hold = Оставлять лучшее
auto-play = Автоигра
auto-hands = Сколько сдач
auto-loss = Стоп, если проиграно
auto-win = Стоп, если выиграно
auto-none = без предела
auto-start = Начать
auto-stop = Стоп (осталось { $hands })
auto-stopped-hands = Все сдачи сыграны
auto-stopped-loss = Стоп: проигрыш дошёл до предела
auto-stopped-win = Стоп: выигрыш дошёл до предела
auto-stopped-short = Стоп: на сдачу не хватает фишек
hold-best = Так лучше всего
hold-costs = Лучше иначе: так теряется { $antes } ставки (фишек: { NUMBER($chips, maximumFractionDigits: 2) })
dealer-win = выигрыш
dealer-wrong = Целое число фишек без знака: сколько выиграло поле
design-wrong = Выплата — от 0 до 999 999 к одному или, например, 3:2; показано то, что было при прежней
double-up = Удвоить
double-take = Забрать { NUMBER($amount) }
double-ask = { $hand }: заберите { NUMBER($amount) } или удвойте
double-pick = У казино { $card }: выберите карту старше
double-rules = Карта старше удваивает, при равных ничья; не больше пяти раз
double-tie = Одинаковые карты, ничья: заберите { NUMBER($amount) } или удвойте
double-pick-card = Закрытая карта { $place }
double-cards = Карта против карты
double-house = Казино
double-yours = Ваша
double-lost = Карта казино оказалась старше
open-pit-double = Выигрыш можно удваивать, не больше пяти раз
machine-hands = { $count ->
    [one] { $count } рука
    [few] { $count } руки
   *[many] { $count } рук
}
hand-short = Рука { $box }
hand-label = Рука { $hand }: { $cards }; { $made }
hands-won = Выиграло рук: { $won } из { $hands }, { $amount ->
    [one] { NUMBER($amount) } фишка
    [few] { NUMBER($amount) } фишки
   *[many] { NUMBER($amount) } фишек
}
hands-double-ask = Все руки: заберите { NUMBER($amount) } или удвойте
open-pit-hands = Сколько рук играют сразу, не больше
side-talk = Разговор
pit-talk-empty = Пока никто ничего не сказал.
pit-talk-listens = Говорят те, у кого есть фишки за столом: принесите их, чтобы что-то сказать.
pit-talk-closed = Вам закрыли чат.
pit-talk-live = Карты в игре: о них ни слова, пока не рассчитаны все боксы.
pit-talk-why = О картах в игре говорить нельзя
pit-talk-unread = { $count ->
    [one] { $count } новое
    [few] { $count } новых
   *[many] { $count } новых
}
talk-desk-whom = Кому
talk-desk-about = За что
talk-desk-for = { $about ->
    [abuse] за оскорбления
    [spam] за лишние сообщения
   *[live-hand] за разговор о картах в игре
}
talk-desk-muted = слова не имеет
talk-desk-mute = Закрыть чат
talk-desk-open = Дать слово
talk-desk-nobody = Фишек здесь ни у кого нет.
talk-desk-sanction = Следующая мера
talk-desk-step = { $measure ->
    [warning] предупреждение
    [until-review] чат закрыт до пересмотра
   *[mute] чат закрыт на { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
} { talk-desk-for }
talk-desk-asks = просит пересмотреть
talk-desk-uphold = Оставить
talk-desk-lift = Снять
talk-desk-reports = Жалобы
talk-desk-by = Жалоба игрока { $name }
talk-desk-no-reports = Жалоб не было.
