hands-no-duckdb = для хранилища раздач нужен duckdb: установите croupier[hands]
hands-no-store = хранилища раздач { $file } нет: его заводит croupier hands import
hands-not-a-store = { $file } — не хранилище раздач
hands-store-busy = { $file } открыто другой программой: хранилище открывает один процесс
hands-store-newer = { $file } сделано более новой версией: таблицы версии { $found }, известна { $known }
hands-none-such = таких раздач в хранилище нет
hands-bad-stack = стек от и до, в ставках, например 20-40, а не { $given }

hands-won = выигрыш на 100 раздач
hands-adjusted = с поправкой на олл-ины
hands-rake = рейк на 100 раздач
hands-money = выигрыш в кэш-играх
hands-vpip = VPIP
hands-pfr = PFR
hands-three-bet = 3-бет
hands-fold-to-three-bet = фолд на 3-бет
hands-steal = стил
hands-c-bet = конт-бет
hands-fold-to-c-bet = фолд на конт-бет
hands-aggression = AF
hands-aggression-frequency = AFq
hands-wtsd = WTSD
hands-wsd = W$SD

hands-by-player = { shared-label-player }
hands-by-position = { shared-label-position }
hands-by-game = Во что играли
hands-by-stack = Стек в ставках
hands-by-seats = Игроков в раздаче
hands-by-stakes = Лимит
hands-by-month = Месяц
hands-by-site = Сайт

hands-at-small-blind = SB
hands-at-big-blind = BB
hands-at-early = EP
hands-at-lojack = LJ
hands-at-hijack = HJ
hands-at-cutoff = CO
hands-at-button = BU
hands-at-bring-in = BI
hands-at-none = остальные места

hands-plot-hands = раздачи
hands-plot-bets = большие ставки или большие блайнды
hands-plot-won = выигрыш как есть
hands-plot-adjusted = с поправкой на олл-ины
