# Боксы
room-not-seated = у вас нет бокса за этим столом
room-wallet-short = в кошельке { NUMBER($held, useGrouping: 0) }: не хватает { NUMBER($short, useGrouping: 0) }
room-no-chips-to-sit-in = у вас нет фишек за этим столом: сначала докупите
room-seat-not-idle = бокс { $seat } не простаивает
room-seated-by-the-house = за этим столом рассаживает и выдаёт фишки дом
room-nothing-said = в сообщении от 1 до { $most } видимых знаков
room-not-to-be-moved = игрока из бокса { $seat } не пересадить: боты остаются, и тот, у кого нет фишек, тоже
room-not-an-account-for-chips = из стека в стек фишки не переходят: они приходят от дома или со своего счёта игрока
room-seat-is-free = ждать незачем: за столом { $table } свободен бокс { $seat }
room-being-brought = дом пересаживает вас за этот стол с вашими фишками: минуту
room-muted = флор закрыл для вас чат
room-no-review = нет меры, которую ещё не пересматривали
room-no-such-line = такой чужой реплики за столом уже нет
room-reported-already = вы уже пожаловались на эту реплику
room-no-rabbit-hunt = карты, которые вышли бы дальше, не показывают
room-table-held = флор приостановил раздачу за этим столом
room-nobody-to-place = чтобы посадить игрока, нужны фишки и счёт, с которого они идут

# Раздача
room-stale-action = это относилось к другому моменту раздачи: ничего не сделано
room-not-your-turn = сейчас не ваша очередь
room-not-asked = сейчас вас ни о чём не спрашивают
room-hand-in-progress = { shared-text-a-hand-is-being-played }
room-too-few-players = для раздачи нужны хотя бы два игрока
room-nobody-to-act = сейчас ничья очередь
room-cards-not-yours = у вас нет таких карт: сбрасывайте свои, каждую один раз
room-hand-not-for-ruling = сейчас в этой раздаче решение вынести нельзя ({ $why }): продолжайте её или отмените
room-choose-an-option = правила оставляют это на усмотрение флора: выберите одно из { $options }
room-ruling-unfinished = после этого решения в раздаче некому действовать: раздайте весь банк или оставьте кому-то ход
room-no-shuffle-due = в колоде достаточно карт

# Стол и дом
room-table-stopped = этот стол остановлен: все фишки остаются там, где были
room-table-closed = этот стол закрыт: откройте другой
room-table-not-empty = за этим столом ещё играют
room-no-such-table = стола «{ $table }» нет
room-held = дом ненадолго задержался: диск ничего не принимает; попробуйте чуть позже
room-table-busy = за этим столом ждёт слишком много запросов: повторите чуть позже
room-ask-not-understood = запрос не удалось понять: ничего не сделано
room-hands-not-at-hand = эти раздачи в архиве, а архива нет под рукой
room-no-such-hand = законченной раздачи { $hand } за этим столом нет
room-hand-not-sealed = раздача { $hand } прошла без печати
room-cut-too-late = колоду уже раздали: это число её не срежет
room-cut-not-pledged = хеша этого числа до печати никто не называл
room-no-such-game = игры «{ $game }» здесь нет
room-no-choice-here = за этим столом игру не выбирают: её определяет стол
room-not-your-choice = следующую игру называете не вы, а игрок, к которому перейдёт баттон
room-bad-seats = в { $game } число игроков — от { $fewest } до { $most }: выберите столько же боксов
room-too-many-bots = ботов слишком много ({ $bots }): самое большее — { $most }, чтобы остался бокс для вас
room-bad-stakes = ставки — от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) } фишек; большая не меньше малой и не больше десяти малых
room-tables-of-one = вы уже открыли столько столов, сколько можно одному: { $most }
room-tables-of-people = игроки открыли столов: { $most }; больше не помещается, стол может открыть флор
room-closing = дом закрывается

# Имена
room-name-length = в имени должно быть от { $shortest } до { $longest } видимых знаков
room-name-invisible = в имени не может быть управляющих и невидимых знаков
room-name-taken = имя { $name } занято: выберите другое
room-name-of-the-house = { $name } — это имя самого заведения: выберите другое
room-not-joined = сначала назовитесь
room-already-joined = у вас уже есть имя: { $name }
room-join-id-short = номер заявки на имя должен быть тайным: не короче { $shortest } знаков
room-code-unknown = этот код не подходит или уже не действует: покажите новый
room-log-in-wrong = имя и пароль или код не подходят друг к другу
room-passkey-wrong = это не ключ доступа этого дома или не его ответ
room-passkey-late = прошло слишком много времени или ответ уже был: начните снова
room-passkey-unknown = дом не знает (или уже не знает) этого ключа доступа
room-passkey-known = этот ключ доступа здесь уже известен
room-passkeys-too-many = больше { $most } ключей доступа иметь нельзя: сначала уберите один
room-passkey-not-here = для ключа доступа нужны имя дома и защищённая линия: откройте его по имени через https или, на его собственной машине, как localhost
room-log-in-later = слишком много неверных попыток: подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }
room-password-short = в пароле не меньше { $shortest } знаков
room-password-name = пароль, в котором есть имя, угадают первым: придумайте другой
room-token-unknown = дом больше не знает такого имени: возьмите новое
room-command-reused = этот номер команды уже был дан другой команде

# Наше
room-row-impossible = строка журнала «{ $row }» здесь невозможна
room-own-command-refused = стол отверг собственную команду ({ $why })
room-hand-stuck = раздача { $hand } никого не ждёт и не окончена
room-opened-twice = стол { $table } открыт дважды
room-journal-without-opening = журнал стола начинается не с его открытия
room-journal-changed = строка { $version } журнала { $stream } или записанное вместе с ней изменены после записи
room-row-hidden = карты этой строки скрыты: их открывает только ключ дома
room-row-enclosed = зашифрованную строку не открыть: её изменили или её зашифровал другой дом
room-house-key-missing = нет файла { $path }: это ключ, которым скрыты карты в игре. Верните его или запустите с --new-house-key: начатые раздачи тогда остановятся
room-house-key-unusable = { $path } не годится как ключ дома: { $why }
room-not-stopped = здесь всё в порядке: остановки не было
room-cannot-be-reopened = после последней хорошей строки есть непрочитанные: выплатите фишки или верните исправную копию базы
room-no-chips-here = здесь нет фишек, которые можно выплатить
room-archive-missing = в архиве, папке { $folder }, нет файла { $file }: верните его
room-archive-damaged = в файле архива { $file } с байта { NUMBER($offset, useGrouping: 0) } лежит не то, что было записано
room-journal-gap = в журнале { $stream } нет версии { $version }
room-row-unreadable = строку «{ $kind }» не прочитать: { $why }
room-row-unknown = вида строк «{ $kind }» здесь нет (версия { $version }): её записал более новый Croupier или никто
room-row-newer = строку «{ $kind }» записал более новый Croupier (версия { $version }, этот знает { $known })
room-row-too-old = строка «{ $kind }» имеет версию { $version }, и до версии { $known } её ничто не доводит
room-journal-unreadable = строку { $version } журнала { $stream } не прочитать: { $why }
room-chips-disagree = за столом { $table } книга и боксы не сходятся
room-commit-refused = версия { $version } потока { $stream } не записана: { $why }
room-write-failed = версию { $version } потока { $stream } записать не удалось: { $why }
room-writer-closed = журнал закрыт
room-database-unreadable = { $path } не открывается как база данных: { $why }
room-database-foreign = { $path } — база другой программы: укажите новый файл или базу Croupier
room-database-newer = { $path } записан более новым Croupier (версия { $found }, этот знает { $known }): обновите программу или укажите другой путь
room-database-missing = файла { $path } нет
room-database-older = { $path } старше, чем дом её знает (журналов, где не хватает строк: { NUMBER($streams, useGrouping: 0) }; { $stream } — с { NUMBER($found, useGrouping: 0) } до { NUMBER($known, useGrouping: 0) }): верните более новую базу или запустите один раз с --older-file, и сыгранное после пропадёт
room-database-held = { $path } занят работающей комнатой: остановите её или укажите другой путь

# Турниры
event-no-such-event = турнира «{ $event }» нет
event-id-taken = код «{ $event }» занят другим турниром: выберите иной
event-bad-id = код турнира состоит из строчных латинских букв, цифр и дефисов, не больше сорока
event-too-many = в доме уже { $most } турниров: больше не помещается
event-stopped = этот турнир остановлен: всё остаётся как было
event-not-by-hand = вручную этого никто не делает: часы и столы турнира делают это сами
event-no-such-code = такого кода нет ни у кого: посмотрите на карточку места ещё раз
event-nothing-owed = этому игроку ничего не причитается
event-money-spent = { $player }: эти деньги уже потрачены, вернуть их нельзя
event-reserved-already = вы уже забронировали участие: оплатите на стойке, и вы в игре
event-for-play-chips = этот турнир играется на игровые фишки: деньгами по нему ничего не выплачивается
event-no-bots-here = боты играют только в онлайн-турнирах
event-table-closed = этот стол турнира закрыт
event-table-differs = стол { $table } и турнир расходятся в раздаче { $hand }
event-face-down = Рука в руку: карты олл-ина лежат рубашкой вверх, пока не доиграют все столы.
event-no-seats-won = здесь нет выигранного места, которое ждёт передачи
event-seats-won-already = место здесь уже выиграно: куда оно, больше не меняется
event-seat-too-dear = вход туда стоит { $price }, а приз здесь — { $prize }: приза должно хватать на место
event-takes-no-seats = турнир «{ $event }» не принимает входы: место выигрывают туда, где ещё регистрируют
event-seats-given = выигранное место уже стало входом в другой турнир: ни то, ни другое не отменяют
event-flight-not-bagged = флайт { $flight } ещё не упаковал фишки, либо они уже переданы
event-flight-sent = фишки этого флайта уже во втором дне: этого не отменяют
event-no-second-day = второй день «{ $event }» больше не ждёт флайтов
event-prize-is-a-seat = этот приз — место в другом турнире: его передают туда, а если занять его нельзя, платят деньгами
event-deal-wanted = разговор о сделке уже назначен: он начнётся, как только доиграют текущие раздачи
event-chips-disagree = в турнире { $event } стеки и число фишек в игре не сходятся
room-guest-id = код нового игрока состоит из строчных латинских букв, цифр и дефисов, не больше сорока восьми

# Казино-столы
room-pit-no-chips = у вас нет фишек за этим столом: сначала принесите их
room-pit-change-in-round = размен только между раздачами: ваш бокс в игре
room-pit-change-nothing = принесите хотя бы одну фишку
room-pit-halted = игра за этим столом остановлена: новых раздач пока нет
room-pit-nothing-to-undo = отменять нечего: вы ничего не ставили
room-pit-nothing-to-repeat = вы здесь ещё не ставили: повторять нечего
room-pit-box-twice = бокс { $box } назван дважды
room-pit-coins = { NUMBER($amount, useGrouping: 0) } на { $field }: монета здесь стоит { NUMBER($coin, useGrouping: 0) }, ставьте целыми монетами
room-pit-goes-with = { NUMBER($amount, useGrouping: 0) } на { $field }: эта ставка идёт вместе с первой и равна ей, { NUMBER($low, useGrouping: 0) }
room-pit-no-top-up = табло пополняется между раздачами и только за столом, где оно есть
room-pit-bad-plate = наименьшая первая ставка — от 1 до { NUMBER($most, useGrouping: 0) }, наибольшая — не меньше её и не больше чем в { $times } раз
room-pit-other-rules = действует версия правил { $version }: прочтите её
room-pit-no-dealer = у дилера, который выкладывает выплаты, есть имя и стол: назовите его или оставьте выплаты серверу
room-pit-pay-boxes = нужны выплаты по каждому сыгранному боксу и ни по какому другому: { $boxes }
room-pit-pay-field = бокс { $box }, { $field }: по одной сумме на каждое поле с фишками ({ $fields })
room-pit-pay-too-little = бокс { $box }, { $field }: там лежит { NUMBER($stake, useGrouping: 0) }, больше забрать нельзя
room-pit-bank-turn = банк идёт по кругу: после бокса { $last } его предлагают следующим боксам, затем казино
room-pit-seal-broken = хеши карт раздачи { $round } не дают его печати: играли другой колодой, или доказательство неполное
room-pit-seal-cut = снято карт: { $cut }; в колоде { $cards }, и хотя бы одна остаётся внизу
room-pit-seal-twice = { $card } открыта на двух местах
room-ask-unreadable = здесь об этом не просят: { $why }

# Проверка базы
backup-exists = { $path } уже есть: назовите файл, которого нет
backup-impossible = { $path } записать нельзя: { $why }
room-archive-impossible = архив { $path } не записать: { $why }
check-file-damaged = файл повреждён: { $why }
check-signature-wrong = итог { $version } подписан не тем ключом, который в нём назван
check-head-differs = журнал { $stream } до версии { $version } не таков, каким его подписал дом
check-no-statement = строка { $line } — не подписанный домом итог: она должна быть такой, какой её записал croupier check --keep
check-stream-unknown = вида потоков с именем { $stream } нет: его записал более новый Croupier или никто
check-snapshot-unreadable = снимок версии { $version } не прочитать: { $why }
check-snapshot-differs = снимок версии { $version } — не то, что дают строки до неё
check-chips-disagree = для { $account } там лежит фишек: { NUMBER($held, useGrouping: 0) }, а в книге { NUMBER($booked, useGrouping: 0) }
check-people-disagree = журнал и список людей расходятся о { $person }
check-balance-differs = на { $account } значится { NUMBER($booked, useGrouping: 0) }, а проводки дают { NUMBER($posted, useGrouping: 0) }
check-carried-differs = для { $account } перенесено { NUMBER($booked, useGrouping: 0) }, а проводки в архиве дают { NUMBER($posted, useGrouping: 0) }
check-transaction-without-row = проводку { $transaction } не сделала ни одна строка журнала
check-chips-of-nobody = на { $account } значится { NUMBER($booked, useGrouping: 0) }, и ни один стол о них не знает

room-stream-table = покерный стол
room-stream-event = турнир
room-stream-event-table = стол турнира
room-stream-pit = стол казино
room-stream-cash = живая кэш-комната
room-stream-lists = списки ожидания онлайн
room-stream-care = забота об игроках
room-stream-cage = касса и ящики
room-stream-significant = значимые события
room-stream-heads = подписанные итоги
room-stream-people = люди
room-stream-staff = роли персонала
room-stream-unknown = поток неизвестного вида
cage-drawer-open = у { $name } уже есть открытая касса: сначала закройте её
cage-no-such-drawer = открытой кассы { NUMBER($drawer, useGrouping: 0) } нет
cage-not-your-drawer = это касса { $name }: принимает и выдаёт по ней только её владелец
cage-drawer-short = наличными в кассе только { $held }
cage-two-signatures = пересчёт расходится на { $difference }: нужна подпись второго человека
cage-why = укажите, за что платится
cage-nobody = такого человека дом не знает
room-told-seats = Места
room-told-stacks = Стеки после раздачи
room-program-altered = файлы программы не такие, какими должны быть: пока это так, ничего нового не сдают
