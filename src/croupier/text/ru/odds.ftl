odds-no-extension = croupier.odds: нет скомпилированных ядер, ответы считает Python — в сотни раз медленнее; поставьте croupier из wheel или соберите его компилятором C++
odds-no-such-game = «{ $game }» — нет такой игры; есть, например, { $games }
odds-no-kernel = шансы в игре { $game } посчитать нельзя: её комбинации ядра читать не умеют
odds-no-such-ranking = «{ $ranking }» — нет такого старшинства; есть { $rankings }
odds-hand-size = { $given ->
    [one] { $given } карта
    [few] { $given } карты
   *[many] { $given } карт
}: в комбинации этого старшинства их { $sizes }
odds-hand-cards = { $given ->
    [one] { $given } карта
    [few] { $given } карты
   *[many] { $given } карт
} в одной руке; в этой игре сдают по { $own }
odds-not-in-deck = { $card } — такой карты нет в колоде этой игры
odds-not-a-mask = { $mask } — не набор карт: в маске только биты от 0 до 51
odds-not-a-card = { $card } — не карта: номера карт от 0 до 51
odds-not-cards = { $given } — не карты: нужен текст вроде AhKd, список номеров карт или маска
odds-card-twice = { $card } лежит в двух местах: каждая карта в колоде одна
odds-players = { $given ->
    [one] Дана { $given } рука
    [few] Даны { $given } руки
   *[many] Дано { $given } рук
}: для эквити нужно от 2 до { $most }
odds-board-size = { $given ->
    [one] { $given } карта
    [few] { $given } карты
   *[many] { $given } карт
} на борде: в этой игре их может быть { $sizes }
odds-boards = { $given ->
    [one] дан { $given } борд
    [few] дано { $given } борда
   *[many] дано { $given } бордов
}: в этой игре { $boards ->
    [one] один борд
    [few] { $boards } борда, их пишут через косую черту: 2h7hTc/3d9s4c
   *[many] { $boards } бордов, их пишут через косую черту: 2h7hTc/3d9s4c
}
odds-one-board = об этом спрашивают для одного борда: возьмите ту же игру с одним бордом
odds-deck-short = колоды не хватит: нужно карт — { $needed }, есть — { $there }
odds-not-exact = точно посчитать это за разумное время нельзя: не указывайте метод или выберите monte-carlo
odds-never-together = эти руки не могут быть сданы вместе: им нужны одни и те же карты
odds-deals = раздач — { $deals }: нужна хотя бы одна
odds-range-empty = в «{ $text }» нет ни одной руки: пишите, например, 22+, A2s+, KTo+, 54s-98s, AhKh, 15%
odds-range-blocked = от «{ $text }» ничего не осталось: { $cards } уже сданы
odds-range-unreadable = «{ $piece }» (знак { $at } в «{ $text }»): здесь нужна рука, например QQ, AKs, T9o+, 54s-98s, AhKh или 15%
odds-range-size = «{ $piece }» (знак { $at } в «{ $text }»): карт в руке этой игры — { $cards }
odds-range-weight = «{ $piece }» (знак { $at } в «{ $text }»): после двоеточия стоит вес от 0 до 1, например AA:0.5
odds-range-percent = «{ $piece }» (знак { $at } в «{ $text }»): лучших рук может быть больше 0% и не больше 100%
odds-range-percent-unknown = «{ $piece }» (знак { $at } в «{ $text }»): какие руки лучшие, известно для холдема, шорт-дека и омахи с четырьмя картами
odds-range-pair-kind = «{ $piece }» (знак { $at } в «{ $text }»): пара не бывает ни одномастной, ни разномастной
odds-range-span = «{ $piece }» (знак { $at } в «{ $text }»): в промежутке не меняется старшая карта (A5s-A2s) или разрыв (54s-98s), либо это пары (22-77)
odds-range-span-kind = «{ $piece }» (знак { $at } в «{ $text }»): оба конца промежутка одномастные, или оба разномастные, или масть не указана у обоих
odds-range-card-twice = «{ $piece }» (знак { $at } в «{ $text }»): каждая карта в колоде одна
odds-stacks = { $given ->
    [one] { $given } стек
    [few] { $given } стека
   *[many] { $given } стеков
}: нужно хотя бы два игрока
odds-stack = стек игрока { $player } — { $stack }: у того, кто ещё в игре, больше 0 фишек
odds-prizes = { $given ->
    [one] { $given } приз
    [few] { $given } приза
   *[many] { $given } призов
} на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}: нужен хотя бы один приз и не больше, чем игроков
odds-prize = приз { $place } — { $prize }: приз не меньше 0
odds-bounties = { $given ->
    [one] { $given } баунти
   *[other] { $given } баунти
} на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}: нужно по одному на каждого
odds-bounty = баунти игрока { $player } — { $bounty }: баунти не меньше 0
odds-bounty-cash = деньгами платят долю баунти { $cash }: она бывает от 0 до 1
odds-no-matplotlib = для графиков нужен matplotlib: поставьте croupier[plot]
odds-cannot-plot = не удалось записать { $file }: { $reason }
odds-not-a-number = «{ $text }» — не число: стеки и призы пишут как 5000 или 12.50
odds-counting = считаю
odds-told-exact = точно: { $deals ->
    [one] посчитана { $deals } раздача
    [few] посчитаны { $deals } раздачи
   *[many] посчитано { $deals } раздач
}
odds-told-drawn = Монте-Карло: { $deals ->
    [one] { $deals } случайная раздача
    [few] { $deals } случайные раздачи
   *[many] { $deals } случайных раздач
} от числа { $seed }; ± — одна стандартная ошибка
odds-told-range = { $combos ->
    [one] { $combos } комбинация
    [few] { $combos } комбинации
   *[many] { $combos } комбинаций
}, { $percent } всех рук
odds-column-hand = Рука
odds-column-equity = Эквити
odds-column-win = Победы
odds-column-tie = Делёж
odds-column-high = Хай
odds-column-board-1 = Борд 1
odds-column-board-2 = Борд 2
odds-column-low = Лоу
odds-column-quarter = Четверть
odds-column-error = ±
odds-column-strength = Сила
odds-column-name = { shared-label-name }
odds-column-player = { shared-label-player }
odds-column-stack = { shared-label-stack }
odds-column-chips = { shared-label-chips }
odds-column-icm = { shared-label-icm }
odds-column-chop = { shared-label-chip-chop }
odds-street-preflop = { shared-label-preflop }
odds-street-flop = { street-flop }
odds-street-turn = { street-turn }
odds-street-river = { street-river }
odds-matchup = сравнивают две руки по две карты, и все четыре карты разные
odds-omaha-size = карт в руке — { $hole }, на борде — { $board }: в омахе их от 4 до 6 в руке и 5 на борде
odds-omaha-rows = карты рук формы { $holes } и борды формы { $boards }: в обоих нужна строка на каждую руку
odds-not-rows = массив формы { $shape } и типа { $kind }: руки — это 64-битные маски в одном измерении или строки номеров карт в двух
odds-price = колл { $call } в банк { $pot }: ставка уже в банке, поэтому колл больше 0 и не больше банка
odds-outs-street = ауты считают для известных рук игры на старшую комбинацию, когда впереди одна или две общие карты
odds-nuts-board = здесь нужен борд из трёх–пяти карт
odds-the-nuts = натс
odds-made-no-pair = нет пары
odds-made-board = то, что на борде
odds-made-top-pair = топ-пара
odds-made-middle-pair = средняя пара
odds-made-bottom-pair = нижняя пара
odds-made-overpair = оверпара
odds-made-underpair = андерпара
odds-made-pocket-pair = карманная пара ниже старшей карты борда
odds-made-two-pair = { shared-word-two-pair }
odds-made-top-two = две старшие пары
odds-made-set = сет
odds-made-trips = { shared-word-trips }
odds-made-straight = { shared-word-straight }
odds-made-flush = { shared-word-flush }
odds-made-full-house = { shared-word-full-house }
odds-made-four-of-a-kind = { shared-word-four-of-a-kind }
odds-made-straight-flush = { shared-word-straight-flush }
odds-made-royal-flush = { shared-word-royal-flush }
odds-draw-flush = флеш-дро
odds-draw-nut-flush = натсовое флеш-дро
odds-draw-backdoor-flush = бэкдорное флеш-дро
odds-draw-open-ended = двустороннее стрит-дро
odds-draw-double-gutshot = двойной гатшот
odds-draw-gutshot = гатшот
odds-draw-overcard = оверкарта
odds-draw-overcards = две оверкарты
odds-no-backend = для { $backend } нужен { $missing }, а он не установлен: поставьте croupier[scale], croupier[dask] или croupier[ray]
odds-not-kept = { $file } не может хранить работу: { $reason }
