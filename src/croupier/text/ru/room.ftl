# Боксы
room-no-such-seat = бокса { $seat } здесь нет: боксы — с 1 по { $seats }
room-seat-taken = бокс { $seat } занят: выберите другой
room-already-seated = вы уже сидите за этим столом, в боксе { $seat }
room-not-seated = у вас нет бокса за этим столом
room-bad-buy-in = бай-ин здесь — от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }
room-wallet-short = в кошельке { NUMBER($held, useGrouping: 0) }: не хватает { NUMBER($short, useGrouping: 0) }
room-top-up-in-hand = докупать фишки можно только между раздачами
room-stack-is-full = ваш стек уже наибольший за этим столом: { NUMBER($most, useGrouping: 0) }
room-bad-top-up = сейчас можно докупить от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }
room-no-chips-to-sit-in = у вас нет фишек за этим столом: сначала докупите
room-seat-not-idle = бокс { $seat } не простаивает

# Раздача
room-stale-action = это относилось к другому моменту раздачи: ничего не сделано
room-not-your-turn = сейчас не ваша очередь
room-hand-in-progress = идёт раздача
room-too-few-players = для раздачи нужны хотя бы два игрока
room-nobody-to-act = сейчас ничья очередь
room-cards-not-yours = у вас нет таких карт: сбрасывайте свои, каждую один раз
room-no-shuffle-due = в колоде достаточно карт

# Стол и дом
room-table-stopped = этот стол остановлен: все фишки остаются там, где были
room-no-such-table = стола «{ $table }» нет
room-table-busy = за этим столом ждёт слишком много запросов: повторите чуть позже
room-no-such-hand = законченной раздачи { $hand } за этим столом нет
room-no-such-game = игры «{ $game }» здесь нет
room-no-choice-here = за этим столом игру не выбирают: её определяет стол
room-not-your-choice = следующую игру называете не вы, а игрок, к которому перейдёт баттон
room-bad-seats = в { $game } число игроков — от { $fewest } до { $most }: выберите столько же боксов
room-too-many-bots = ботов слишком много ({ $bots }): самое большее — { $most }, чтобы остался бокс для вас
room-bad-stakes = ставки — от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) } фишек; большая не меньше малой и не больше десяти малых
room-tables-of-one = вы уже открыли столько столов, сколько можно одному: { $most }
room-tables-of-house = в доме открыто столов: { $most }; больше не помещается
room-closing = дом закрывается

# Имена
room-name-length = в имени должно быть от { $shortest } до { $longest } видимых знаков
room-name-invisible = в имени не может быть управляющих и невидимых знаков
room-name-taken = имя { $name } занято: выберите другое
room-not-joined = сначала назовитесь
room-already-joined = у вас уже есть имя: { $name }
room-join-id-short = номер заявки на имя должен быть тайным: не короче { $shortest } знаков
room-command-reused = этот номер команды уже был дан другой команде

# Наше
room-row-impossible = строка журнала «{ $row }» здесь невозможна
room-own-command-refused = стол отверг собственную команду ({ $why })
room-hand-stuck = раздача { $hand } никого не ждёт и не окончена
room-opened-twice = стол { $table } открыт дважды
room-journal-without-opening = журнал стола начинается не с его открытия
room-journal-gap = в журнале { $stream } нет версии { $version }
room-chips-disagree = за столом { $table } книга и боксы не сходятся
room-commit-refused = версия { $version } потока { $stream } не записана: { $why }
room-write-failed = версию { $version } потока { $stream } записать не удалось: { $why }
room-writer-closed = журнал закрыт
room-database-unreadable = { $path } не открывается как база данных: { $why }
room-database-foreign = { $path } — база другой программы: укажите новый файл или базу Croupier
room-database-newer = { $path } записан более новым Croupier (версия { $found }, этот знает { $known }): обновите программу или укажите другой путь
room-database-held = { $path } занят работающей комнатой: остановите её или укажите другой путь
