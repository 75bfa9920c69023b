cli = Покер по книге.
cli-help = Показать эту справку и выйти.
cli-version = Показать версию и выйти.
cli-lang = Язык: en или ru; по умолчанию — язык системы.
cli-panel-arguments = Аргументы
cli-panel-options = Параметры
cli-panel-commands = Команды

cli-replay = Рассказать записанные раздачи (PHH, текст PokerStars, JSON) или сверить их с правилами и с их же фишками.
cli-replay-paths = Файлы с историями раздач или папки, где их искать.
cli-replay-check = Не рассказывать, а перечислить раздачи с расхождениями; если есть хоть одна, код выхода 1.
cli-replay-as-json = Сверить и напечатать один объект JSON: hands, exact, deviations.
cli-replay-hand = Только раздача с этим номером или именем.

cli-convert = Записать раздачи в другом формате: PHH, текст PokerStars, Open Hand History или JSON.
cli-convert-source = Файл с историями раздач в любом из читаемых форматов или папка с ними.
cli-convert-target = Куда записать; - — на стандартный вывод.
cli-convert-to = Формат: phh, pokerstars, ohh или json, где раздача целиком, со скрытыми картами.
cli-convert-force = Записать поверх существующего файла.
cli-convert-exists = { $file } уже есть: назовите другой файл или добавьте --force, чтобы записать поверх
cli-convert-left-out = { $file }: раздача { $hand } пропущена: { $why }
cli-converted = { $hands ->
    [one] Записана { $hands } раздача
    [few] Записаны { $hands } раздачи
   *[other] Записано { $hands } раздач
}{ $left ->
    [0] {""}
   *[other] , пропущено { $left }
}
cli-cannot-write = { $file } не записать: { $reason }

cli-serve = Открыть зал: сервер и его страницу.
cli-serve-host = Адрес, на котором слушать.
cli-serve-port = Порт, на котором слушать; 0 — любой свободный.
cli-serve-database = Файл SQLite, где хранятся столы и счета.
cli-serve-demo = Открыть столы демонстрационного клуба с ботами, если их ещё нет.
cli-serve-act-seconds = Сколько секунд на ход за столами, которые откроются сейчас.
cli-serve-pause-seconds = Сколько секунд между раздачами за столами, которые откроются сейчас.
cli-serve-floor-key = Ключ стола флора, с которым решения попадают в журнал стола; без него ключ придумывается и печатается.
cli-serve-origin = Ещё один сайт, страницам которого можно подключаться, например https://club.example; можно повторять.
cli-open = Зал открыт: { $address } (Ctrl-C — закрыть)
cli-floor-desk = Стол флора: { $address }

cli-deal = Сдать ботам одну раздачу безлимитного холдема и рассказать её.
cli-deal-seed = Число, из которого берутся порядок колоды и решения ботов; без него — новое.
cli-deal-players = Сколько игроков.
cli-deal-stack = Сколько фишек у каждого.
cli-deal-blinds = Блайнды, например 50/100.
cli-deal-phh = Вместо рассказа напечатать раздачу в PHH.

cli-perft = Считает дерево решений раздачи: строка «глубина: число» на каждую глубину (docs/perft.md).
cli-perft-game = Игра, например nl-holdem.
cli-perft-stacks = Стеки игроков, первый — на баттоне, например 20,20.
cli-perft-depth = Глубина: сколько решений подряд.
cli-perft-blinds = Блайнды; 1,2 там, где в игре есть блайнды.
cli-perft-ante = Анте каждого игрока; 1 там, где нет ни блайндов, ни бринг-ина, иначе без анте.
cli-perft-bring-in = Бринг-ин; 1 в играх стад.
cli-perft-bets = Малая и большая ставки лимитных игр; 2,4.
cli-perft-counting = глубина { $depth }

cli-usage = Вызов:
cli-usage-required = [обязательно]
cli-usage-help = Что принимает команда: { $command } --help
cli-usage-missing = не хватает { $name }. { $wanted }
cli-usage-value = { $name }: такое значение не подходит. { $wanted }
cli-usage-no-option = параметра { $name } нет{ $many ->
    [0] {""}
   *[other] ; похожие: { $near }
}
cli-usage-switch = переключатель пишется без значения, а после другого параметра нужно значение: здесь { $name } написан иначе
cli-usage-extra = аргументов больше, чем принимает команда
cli-usage-no-command = нужна одна из команд: { $known }
cli-error = croupier: { $problem }
cli-trouble = { $file }: { $problem }
cli-trouble-in-hand = { $file }: раздача { $hand }: { $problem }
cli-no-such-file = такого файла или папки нет
cli-no-histories = в этой папке нет записей раздач: их имена кончаются на { $endings }
cli-cannot-open = не читается: { $reason }
cli-no-such-hand = раздачи { $hand } здесь нет
cli-but = Запись расходится с розыгрышем: { $problem }
cli-deviation = { $file }: { $why }
cli-deviation-of-hand = { $file }: раздача { $hand }: { $why }
cli-summary = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[many] { $hands } раздач
}: точных { $exact }, с расхождениями { $deviations }{ $troubles ->
    [0] {""}
   *[other] , не прочитано { $troubles }
}
cli-replaying = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[many] { $hands } раздач
}
cli-interrupted = Остановлено до конца.
cli-stranger = { $file }: в стандарте PHH нет поля { $field }; свои поля начинаются с _
cli-bad-blinds = «{ $text }» — не блайнды: напишите два числа, сначала малый, например 50/100
cli-no-such-game = «{ $game }» — нет такой игры: напишите одну из { $games }
cli-bad-numbers = { $option }: «{ $text }» не подходит: напишите целые числа, например { $example }
cli-not-in-this-game = { $option }: в игре { $game } такой ставки нет
cli-rule = Рассудить сценарии: файлы, папки или строку вроде «NLHE 200-400 | A bets 1200 | B: фишки 1000+1000».
cli-rule-files = Файлы сценариев, папки с ними или строки
cli-rule-under = По правилам этих профилей, рядом
cli-rule-checking = Сравнить с ожидаемыми решениями; код выхода 1, если есть отличие
cli-rule-as-json = Вывести JSON

# croupier cash
cli-cash = Кэш-рум: места, списки и деньги заведения.
cli-cash-simulate = Разыграть дни целого рума с ботами; код выхода 1, если рэк или бокс не сходится.
cli-cash-simulate-days = Сколько дней.
cli-cash-simulate-tables = Сколько столов самое большее.
cli-cash-simulate-people = Сколько людей приходит и уходит.
cli-cash-simulate-under = Правила: fspr-manual, club-cash или online-cash.
cli-cash-simulate-seed = Число, из которого берётся случай; то же число — те же дни.
cli-cash-simulate-report = Записать строки сменных отчётов по столам в CSV.
cli-cash-shift = Записать отчёт смены живого кэш-зала в CSV из базы дома: код выхода 1, если в рэке или ящике не то, что должно быть.
cli-cash-shift-database = База; дом может быть открыт.
cli-cash-shift-name = Имя смены; без него — последняя.
cli-cash-boxes = Записать в CSV, что лежит в ящиках столов на экране: рейк, джекпот и почасовая плата.
cli-cash-boxes-database = База; дом может быть открыт.
cli-cash-no-such-shift = смены «{ $name }» нет: есть { $known }
cli-cash-cannot-write = { $file } не записать: { $reason }
cli-cash-day = день { $day } из { $days }
cli-cash-title = Рум, зерно { $seed }
cli-cash-day-head = День
cli-cash-tables-head = Столы
cli-cash-hands = Раздачи
cli-cash-seated = Сели
cli-cash-moved = Пересажены
cli-cash-picked-up = В кассу
cli-cash-pushes = Смены
cli-cash-rake = Рейк
cli-cash-balance = Сходится
cli-cash-yes = да
cli-cash-no = НЕТ
