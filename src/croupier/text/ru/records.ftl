# Где в записи ошибка
records-in-hand = раздача { $hand }: { $problem }
records-in-field = { $field }: { $problem }
records-in-line = строка { $line }: { $problem }

# Текст, который не запись
records-unknown-format = «{ $start }» — начало не той записи раздач, какую здесь знают: форматы — { $formats }
records-only-summaries = это сводка турнира, раздач в ней нет: раздачи турнира — в другом файле сайта
records-too-long-backwards = раздачи в нём могут стоять в обратном порядке, поэтому он читается целиком, а он больше { $most } МБ: разделите файл
records-not-toml = строка { $line }, столбец { $column } — не TOML ({ $problem }): раздача пишется полями вида antes = [0, 0], строки — в кавычках
records-toml-beyond = число слишком длинное или списки слишком глубоки для раздачи: суммы не больше { $most }
records-empty = здесь нет раздачи: нужны variant, antes, starting_stacks и actions

records-not-json = не раздача в JSON ({ $why }): её поля описаны в docs/histories.md
records-json-newer = записано более новым Croupier (версия формата { $found }, здесь читаются до { $known }): обновите программу
records-json-bad-card = «{ $problem }» в журнале раздачи или в колоде — не карта
records-json-not-by-the-rules = журнал раздачи не по правилам: { $problem }

# Поля
records-missing = поля нет: в каждой раздаче есть variant, antes, starting_stacks и actions
records-missing-in-game = поля нет: в раздаче { $game } оно обязательно
records-no-such-game = «{ $game }» — не игра стандарта PHH: напишите одну из { $games } или название игры, принятое здесь, например pl-omaha-8
records-no-such-variant = «{ $game }» — такой игры здесь нет; есть { $games }
records-beyond-unreadable = не читается ({ $why }): что здесь может стоять, сказано в docs/histories.md
records-bad-unit = { $unit } фишек в единице записи быть не может: напишите 1, 10, 100, 1000 или 10000
records-policy-unreadable = правила дома не читаются: это профиль, его слои и ответы, как их даёт Policy.written
records-shape-text = нужен текст в кавычках, например "2024 main event"
records-shape-name = нужно целое число или текст в кавычках
records-shape-whole = нужно целое число
records-shape-number = нужно число
records-shape-flag = нужно true или false
records-shape-time = нужно время суток, например 19:30:00
records-shape-texts = нужен список текстов в кавычках, например ["p1 cc", "p2 f"]
records-shape-wholes = нужен список целых чисел, например [1, 2, 5]
records-shape-numbers = нужен список чисел, например [50, 100, 0]
records-too-few-players = { $players ->
    [0] в раздаче никого нет: нужны хотя бы двое
   *[other] в раздаче только один игрок: нужны хотя бы двое
}
records-not-one-each = { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
} на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}: нужно по одному на каждый начальный стек
records-bad-seats = боксы нумеруются с 1, и у каждого игрока свой
records-no-stack = у участника раздачи есть фишки: стек должен быть больше 0

# Суммы
records-no-amount = «{ $text }» — не сумма: напишите число, например 300 или 0.25
records-amount-unknown = сумма неизвестна ({ $amount }): Croupier играет стеки известного размера
records-amount-out-of-range = { $amount } вне пределов: суммы бывают от 0 до { $most }
records-amount-too-fine = { $amount } фишками не выплатить: в суммах не больше { $places ->
    [one] { $places } десятичного знака
   *[other] { $places } десятичных знаков
}

# Заявки и сдача
records-no-action = «{ $text }» — не действие: пишут d dh p1 AhKd, d db 7c2d9s, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 2c или p1 sm AhKd
records-no-such-player = { $player } в «{ $text }» не участвует в раздаче: игроки — с p1 по p{ $players }

# Розыгрыш записи
records-not-by-the-rules = действие { $at }, «{ $action }»: { $problem }
records-after-the-end = действие { $at }, «{ $action }», записано после конца раздачи: уберите его
records-stops-before-action = запись обрывается до конца раздачи: ход { $player }
records-stops-before-cards = запись обрывается до конца раздачи: { $count ->
    [one] не сдана { $count } карта
    [few] не сданы { $count } карты
   *[many] не сданы { $count } карт
}
records-undecided = банк не разыграть: { $count ->
    [one] карты игрока { $players } неизвестны
   *[other] карты игроков { $players } неизвестны
}
records-unknown-board = банк не разыграть: не все карты на борде известны
records-stacks-differ = у { $player } в конце { $stack }, а в записи { $claimed }
records-odd-chip = у { $player } в конце { $stack }, а в записи { $claimed }: там фишку делят, а здесь они целые

# Текст PokerStars
records-stars-empty = нет ни одной раздачи: раздача начинается строкой вида PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2026/05/01 20:00:00 ET
records-stars-no-heading = «{ $text }» не начинает раздачу: напишите PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2026/05/01 20:00:00 ET, назвав игру PokerStars
records-stars-no-stakes = в «{ $text }» нет ставок: напишите их как ($0.50/$1 USD), в турнире — как Level I (10/20)
records-stars-no-time = «{ $text }» — не время: напишите его как 2026/05/01 20:00:00 ET
records-stars-no-table = «{ $text }» — не строка стола: напишите Table 'Oak' 6-max Seat #2 is the button
records-stars-no-such-game = «{ $game }» — не игра PokerStars: напишите одну из { $games }
records-stars-has-no-game = на PokerStars нет игры { $game }, её раздачу этим текстом не записать; есть { $games }
records-stars-cancelled = раздача отменена: в ней ничего не выиграно и не проиграно
records-stars-too-few-seats = { $seats ->
    [0] нет ни одного места
   *[other] только одно место
}: под строкой стола напишите по строке на игрока, например Seat 2: Ann ($100 in chips)
records-stars-seat-twice = { $text } встречается дважды: у каждого игрока своё место и своё имя
records-stars-no-line = «{ $text }» — не строка раздачи: напишите, кто что сделал, например Ann: raises $2 to $3, с именем из списка мест
records-stars-no-action = «{ $text }» — не действие игрока: напишите posts …, folds, checks, calls $1, bets $2, raises $2 to $4, brings in for $0.50, discards 2 cards, stands pat, shows [Ah Kd] или mucks hand
records-stars-no-player = в «{ $text }» нет никого из игроков: { $players }
records-stars-half-a-chip = { $amount } — не целое число { $unit ->
    [1] фишек
   *[other] центов
}
records-stars-which-discards = карты игрока { $player } известны, поэтому назовите сброшенные: discards 2 cards [7d Js]
records-stars-no-such-board = доски { $number } в этой раздаче нет: FIRST, SECOND и так далее — для досок, которые прокручивают несколько раз
records-stars-not-over = незаконченную раздачу текстом PokerStars не записать: доиграйте её
records-site-no-hand = здесь нет ни одной раздачи { $site }
records-site-no-heading = «{ $text }» — не то начало раздачи { $site }, какое здесь знают: первые строки называют игру, ставки и стол
records-site-no-stakes = «{ $text }» не называет ставок, а раздачи { $site } называют их над местами
records-site-no-game = «{ $game }» — не игра дома: какие игры читаются, сказано в docs/histories.md
records-site-no-line = «{ $text }» — не та строка раздачи { $site }, какую здесь знают: исправьте её или пришлите нам раздачу без имён
records-line-not-by-the-rules = строка { $at }, «{ $text }»: { $problem }
records-line-out-of-turn = строка { $line }: сейчас ходит { $actor }, а не { $player }
records-line-nobody-to-act = строка { $line }: сейчас не ходит никто, и { $player } тоже
records-amount-differs = строка { $line }: { $player } ставит { $owed }, в тексте { $claimed }
records-return-differs = строка { $line }: { $player } забирает { $returned }, в тексте { $claimed }
records-collected-differs = { $player } выигрывает { $won }, в тексте { $claimed }
records-rake-elsewhere = { $player } выигрывает { $won }, в тексте { $claimed }: рейк взят ни сперва с основного банка, ни сперва с побочных
records-pot-differs = строка { $line }: в банке { $pot }, в тексте { $claimed }

# Open Hand History
records-ohh-has-no-game = в Open Hand History нет игры { $game }; есть { $games }
records-ohh-not-over = незаконченную раздачу в Open Hand History не записать: доиграйте её
records-ohh-wrong = это не Open Hand History по спецификации: { $why }
records-ohh-no-such-game = Open Hand History читается для игр { $games }, но не { $game }: об обменах там не сказано, что сброшено

# Рассказ о раздаче
records-figure = { $amount }
records-seat = Бокс { $seat }
records-blinds = блайнды { $blinds }
records-ante = анте { $amount }
records-table-ante = одно анте { $amount } за весь стол
records-position = { $position ->
    [small-blind] малый блайнд
    [big-blind] большой блайнд
   *[button] баттон
}
records-posts = { $kind ->
    [small-blind] малый блайнд { $amount }
    [big-blind] большой блайнд { $amount }
    [bring-in] бринг-ин { $amount }
    [button-blind] блайнд на баттоне { $amount }
    [straddle] страддл { $amount }
    [post] живая ставка { $amount }
    [dead-post] мёртвый блайнд { $amount }
    [dead-ante] анте { $amount }
   *[ante] анте { $amount }
}
records-check = { shared-word-checks }
records-fold = пас
records-call = колл { $amount }
records-bet = бет { $amount }
records-raise = рейз до { $amount }
records-all-in = { $text }, олл-ин
records-return = забирает назад { $amount }: ставку никто не уравнял
records-discard = сбрасывает { $cards }
records-stand-pat = не меняет
records-complete = доставляет до { $amount }
records-floor-kill = выбывает из раздачи по решению флора
records-floor-restore = возвращается в раздачу по решению флора
records-floor-turn = действует следующим по решению флора
records-floor-return-bet = получает назад { $amount } по решению флора
records-floor-late-post = ставит { $amount } по решению флора, мёртвой ставкой
records-floor-expose = все увидели { $cards }
records-floor-replace = карта заменена
records-floor-award = получает { $amount } по решению флора
records-floor-void = Раздача отменена: все фишки возвращаются
records-splash = Заведение добавляет в банк { $amount }
records-rake = Рейк { $amount }
records-bring-in = бринг-ин { $amount }
records-bets = ставки { $bets }
records-deal = получает { $cards }
records-show = открывает { $cards }
records-show-named = открывает { $cards }: { $name }
records-muck = сбрасывает в отбой
records-win = забирает { $amount }
records-win-named = забирает { $amount }: { $name }
records-win-main = забирает { $amount } из главного банка
records-win-main-named = забирает { $amount } из главного банка: { $name }
records-win-side = забирает { $amount } из { $pots ->
    [2] побочного банка
   *[other] побочного банка { $pot }
}
records-win-side-named = забирает { $amount } из { $pots ->
    [2] побочного банка
   *[other] побочного банка { $pot }
}: { $name }
records-told-hand = { log-hand }
records-told-date = { $date }
records-told-month = { $month }.{ $year }
records-told-table = стол { $table }

# Игры
records-game-nl-holdem = безлимитный холдем
records-game-pl-holdem = пот-лимитный холдем
records-game-fl-holdem = лимитный холдем
records-game-half-pot-holdem = полупот-лимитный холдем
records-game-half-pot-omaha = полупот-лимитная омаха
records-game-spread-holdem = спред-лимитный холдем
records-game-nl-short-deck = безлимитный холдем с короткой колодой
records-game-nl-pineapple = безлимитный пайнэпл
records-game-nl-crazy-pineapple = безлимитный крейзи-пайнэпл
records-game-nl-double-board-holdem = безлимитный холдем с двумя бордами
records-game-pl-omaha = пот-лимитная омаха
records-game-pl-omaha-5 = пот-лимитная пятикарточная омаха
records-game-pl-omaha-6 = пот-лимитная шестикарточная омаха
records-game-pl-omaha-8 = пот-лимитная омаха хай-лоу
records-game-pl-omaha-5-8 = пот-лимитная пятикарточная омаха хай-лоу
records-game-fl-omaha-8 = лимитная омаха хай-лоу
records-game-pl-double-board-omaha = пот-лимитная омаха с двумя бордами
records-game-pl-courchevel = пот-лимитный куршевель
records-game-pl-courchevel-8 = пот-лимитный куршевель хай-лоу
records-game-seven-stud = семикарточный стад
records-game-seven-stud-8 = семикарточный стад хай-лоу
records-game-razz = разз
records-game-five-stud = пятикарточный стад
records-game-five-stud-40 = пятикарточный стад на 40 картах
records-game-five-stud-32 = пятикарточный стад на 32 картах
records-game-five-draw = пятикарточный дро
records-game-nl-2-7-single-draw = безлимитный 2-7 с одним обменом
records-game-2-7-triple-draw = 2-7 с тремя обменами
records-game-a-5-triple-draw = A-5 с тремя обменами
records-game-badugi = бадуги
records-game-badeucey = бадюси
records-game-badacey = бадейси
records-game-kuhn = покер Куна
records-game-leduc = ледюк-холдем
records-game-pl-omaha-6-8 = пот-лимитная шестикарточная омаха хай-лоу
records-game-fl-omaha = лимитная омаха
records-game-nl-omaha = безлимитная омаха
records-game-nl-omaha-8 = безлимитная омаха хай-лоу
records-game-pl-five-draw = пот-лимитный пятикарточный дро
records-game-nl-five-draw = безлимитный пятикарточный дро
records-game-pl-badugi = пот-лимитный бадуги

# Улицы
records-street-preflop = { shared-label-preflop }
records-street-flop = { street-flop }
records-street-turn = { street-turn }
records-street-river = { street-river }
records-street-second = { street-second }
records-street-third = { street-third }
records-street-fourth = { street-fourth }
records-street-fifth = { street-fifth }
records-street-sixth = { street-sixth }
records-street-seventh = { street-seventh }
records-street-predraw = { street-predraw }
records-street-draw = { shared-label-draw }
records-street-first-draw = { street-first-draw }
records-street-second-draw = { street-second-draw }
records-street-third-draw = { street-third-draw }
records-street-discard = { street-discard }
records-street-deal = { street-deal }
records-street-board = { street-board }
records-street-showdown = { street-showdown }
scenario-not-yaml = это не YAML: { $problem }
scenario-wrong-value = { $key }: { $problem }
scenario-key-twice = { $key } здесь дважды
scenario-id-twice = два сценария называются { $id }: у каждого должно быть своё имя
scenario-under-nothing = не назван профиль: скажите, по каким правилам играют, например `under: tda-2022`
scenario-not-an-action = «{ $line }» — не заявка: пишите, например, «A raises to 1200» или «B calls»
scenario-not-an-act = «{ $line }» — не действие: пишите, например, «B: рейз» или «B: фишки 1000+1000»
scenario-not-chips = «{ $text }» — не фишки: пишите, например, 1000+500 или 3x100
scenario-no-such-game = игры { $game } нет; есть { $known } и `none`
scenario-no-such-seat = на месте { $seat } никого нет; есть { $seats }
scenario-no-such-street = в этой игре нет улицы { $street }; есть { $streets }
scenario-not-blinds = «{ $text }» — не блайнды: пишите, например, 100-200
scenario-not-his-turn = { $seat } здесь не ходит: слово за { $actor }
scenario-not-all-in = { $seat } не может быть в олл-ине на { $to }: у него { $stack }; укажите стек в `seats`
rule-differs = Отличается: { $what }.
rule-find-unread = Эту фразу прочитать не удалось. Ближе всего:
rule-find-read = прочитано: { $fields }
rule-find-missing = осталось сказать: { $fields }
rule-find-yes = { shared-word-yes }
rule-find-no = { shared-word-no }
rule-files-or-find = назовите либо файлы или строки, по которым нужно решение, либо одну фразу через --find; --under и --check — только к первым
rule-the-same = По всем правилам одинаково.
rule-discretion = Решает { $by }: { $options }.
rule-then = { $when }: { $verdict }.
scenario-no-files = в { $folder } нет файлов сценариев (.yaml)
scenario-line-asks-nothing = «{ $line }» ни о чём не спрашивает: закончите действием, например «B: фишки 1000+1000»
scenario-line-unknown-word = { $word } здесь непонятно: назовите игру ({ $games }), блайнды вроде 100-200, улицу, `pot 900` или стек вроде A=5000
scenario-line-incident = { $what } — происшествие, а не место: в строке бывают только действия, происшествия пишут в файл (`what: { $what }`)
scenario-line-no-number = ожидалось число, а не «{ $text }», в «{ $line }»
scenario-other-street = улица { $street } здесь не сдана: сейчас { $now }
scenario-one-seat = в раздаче не меньше двух мест, а здесь { $seats }: назовите остальные, например A=5000 B=5000
scenario-pot-on-the-first-street = на первой улице нет банка { $pot }, есть только обязательные ставки: назовите улицу, например `flop pot { $pot }`
rule-steps = Дилер: { $steps }.
scenario-line-twice = { $what } здесь дважды: «{ $line }»
scenario-calls-another-amount = { $seat } здесь уравнивает { $to_call }, а не { $to }
scenario-unknown-field = поля { $field } здесь нет; есть { $known }
