cli = Покер по книге.
cli-help = Показать эту справку и выйти.
cli-version = Показать версию и выйти.
cli-made = правила { $core ->
    [compiled] скомпилированы
   *[other] интерпретируются
}, счёт { $kernels ->
    [python] на Python
   *[other] { $kernels }
}
cli-lang = Язык: en или ru; по умолчанию — язык системы.
cli-panel-arguments = Аргументы
cli-panel-options = Параметры
cli-panel-commands = Команды

cli-replay = Рассказать записанные раздачи (PHH, текст PokerStars, JSON) или сверить их с правилами и с их же фишками.
cli-replay-paths = Файлы с историями раздач или папки, где их искать.
cli-replay-check = Не рассказывать, а перечислить раздачи с расхождениями; если есть хоть одна, код выхода 1.
cli-replay-as-json = Сверить и напечатать один объект JSON: hands, exact, deviations.
cli-replay-opened = Показать их на столе, в браузере этой машины, пока не нажато Ctrl-C.
cli-replay-opened-now = { $hands ->
    [one] Показана { $hands } раздача
    [few] Показаны { $hands } раздачи
   *[many] Показано { $hands } раздач
} — только этой машине, пока не нажато Ctrl-C.
cli-replay-hand = Только раздача с этим номером или именем.

cli-convert = Записать раздачи в другом формате: PHH, текст PokerStars, Open Hand History или JSON.
cli-convert-source = Файл с историями раздач в любом из читаемых форматов или папка с ними.
cli-convert-target = Куда записать; - — на стандартный вывод.
cli-convert-to = Формат: phh, pokerstars, ohh или json, где раздача целиком, со скрытыми картами.
cli-convert-rejects = Сохранить пропущенные раздачи в этот файл, как они стоят в своих.
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
cli-cannot-write = { shared-text-file-unwritable }

cli-serve = Открыть зал: сервер и его страницу.
cli-serve-push-contact = Вызывать браузеры с закрытой страницей (web push): адрес, mailto: или https:, куда могут написать их службы. Выключено, пока не назван.
cli-serve-push-contact-none = «{ $text }» не адрес: напишите mailto:you@example.org или https://example.org
cli-serve-sms-program = Вызывать на телефоны этой собственной программой: номер она получает аргументом, текст — на стандартный ввод.
cli-serve-host = Адрес, на котором слушать.
cli-serve-port = Порт, на котором слушать; 0 — любой свободный.
cli-serve-database = Где хранятся столы и счета: файл SQLite или база PostgreSQL по адресу postgresql://…
cli-serve-files = Рядом с этим путём лежит то, что не входит в базу на сервере: ключ дома, отметка, архив. По умолчанию var/ИМЯ, с именем базы.
cli-serve-demo = Открыть столы демонстрационного клуба с ботами, если их ещё нет.
cli-serve-act-seconds = Сколько секунд на ход за столами, которые откроются сейчас.
cli-serve-pause-seconds = Сколько секунд между раздачами за столами, которые откроются сейчас.
cli-serve-host-name = Имя, по которому комнату открывают, например club.example; можно повторять. Адреса указывать не нужно.
cli-serve-proxy = Адрес или сеть прокси, которому верят на слово об адресе и схеме клиента; можно повторять.
cli-serve-certificate = Сертификат в PEM, с которым комната говорит по TLS.
cli-serve-certificate-key = Ключ сертификата в PEM.
cli-serve-house-key = Файл с ключом дома, которым скрыты карты в игре; лежит рядом с базой, если не указан.
cli-serve-new-house-key = Создать новый ключ, если прежний утерян; начатые раздачи остановятся.
cli-serve-keep-days = Сколько дней держать под рукой; что старше, уходит в архив рядом с базой. Без этого под рукой остаётся всё.
cli-serve-parquet = Где больше не играют, старое уходит туда в формате Parquet; нужен croupier[hands].
cli-serve-older-file = Продолжить с базой, в которой нет строк, уже записанных домом; сыгранное в них пропадёт.
cli-serve-lacking = { $stream }: записано строк { NUMBER($known, useGrouping: 0) }, эта база продолжает со строки { NUMBER($found, useGrouping: 0) }
cli-serve-lacking-more = и ещё журналов: { NUMBER($streams, useGrouping: 0) }
cli-serve-lacking-since = дом писал до { $marked }; последняя строка этой базы — { $last }
cli-serve-lacking-go-on = Продолжить с этой базой и потерять сыгранное после?
cli-serve-log = Записывать неполадки в этот файл (разросшийся начинается заново), а не на экран.
cli-serve-log-format = Как писать: text или json, по объекту на строку.
cli-serve-log-level = С какого уровня: warning или info — тогда и то, в чём людям отказано.
cli-serve-metrics-key = Ключ, с которым читают /metrics; тому, кто следит за домом, он не нужен.
cli-serve-policy = Собственная политика дома, файл TOML, какой читает «croupier policy check»: о чём дом спрашивает гостей (возраст, страны, лимиты, самоисключение).
cli-serve-session-days = Через сколько дней устройство выходит в любом случае, если у владельца есть ключ доступа или пароль.
cli-serve-hand-over-minutes = Через сколько минут без действий на устройстве дома за ним больше никто не работает; 0: до конца смены.
cli-serve-second-signature = Начиная с этой суммы (в центах и в фишках одинаково) выплаты одному человеку за сутки подписывает второй; тогда же и всегда — пополнения и возвраты рэка, фонд бонусов, подсчёт боксов и ящики с расхождением; 0: подпись не нужна.
cli-serve-ask-again-minutes = Через сколько минут без действий на устройстве сотрудник снова подтверждает, что это он, перед действием с деньгами; 0: не спрашивать.
cli-serve-ask-again-everywhere = Сотрудник подтверждает это перед каждым действием и до всего, что видят только сотрудники; часы и рассадка остаются на виду.
cli-serve-school-certificate = Давать роль только тому, у кого есть такой сертификат школы или выше: dealer=club-cash/dealer; можно указать несколько раз. Без него сертификатов не спрашивают.
cli-serve-session-idle-days = Через сколько дней без посещений устройство выходит.
cli-serve-origin = Ещё один сайт, страницам которого можно подключаться, например https://club.example; можно повторять.
cli-worker = Вести столы дома из нескольких процессов и его стойку, если она ничья.
cli-worker-database = База PostgreSQL, общая для процессов дома, по её адресу postgresql://…
cli-worker-bus = Шина между ними: сервер NATS по его адресу nats://HOST:4222/CLUB или несколько через запятую; путь — имя дома.
cli-worker-is-worker = Этот воркер ведёт свою долю столов.
cli-worker-is-desk = У этого воркера стойка дома.
cli-gateway = Держать соединения дома из нескольких процессов: ни база, ни ключ дома здесь не нужны.
cli-worker-files = { cli-serve-files }
cli-worker-house-key = { cli-serve-house-key }
cli-worker-demo = { cli-serve-demo }
cli-worker-act-seconds = { cli-serve-act-seconds }
cli-worker-pause-seconds = { cli-serve-pause-seconds }
cli-worker-host-name = { cli-serve-host-name }
cli-worker-origin = { cli-serve-origin }
cli-worker-older-file = { cli-serve-older-file }
cli-worker-policy = { cli-serve-policy }
cli-worker-session-days = { cli-serve-session-days }
cli-worker-ask-again-minutes = { cli-serve-ask-again-minutes }
cli-worker-ask-again-everywhere = { cli-serve-ask-again-everywhere }
cli-worker-hand-over-minutes = { cli-serve-hand-over-minutes }
cli-worker-second-signature = { cli-serve-second-signature }
cli-worker-school-certificate = { cli-serve-school-certificate }
cli-worker-session-idle-days = { cli-serve-session-idle-days }
cli-worker-sms-program = { cli-serve-sms-program }
cli-worker-log = { cli-serve-log }
cli-worker-log-format = { cli-serve-log-format }
cli-worker-log-level = { cli-serve-log-level }
cli-worker-metrics-key = Ключ, с которым читают метрики процесса.
cli-worker-metrics-host = Адрес, по которому спрашивают метрики процесса и /readyz.
cli-worker-metrics-port = Порт для них. Без него процесс о себе не сообщает.
cli-gateway-bus = { cli-worker-bus }
cli-gateway-host = { cli-serve-host }
cli-gateway-port = { cli-serve-port }
cli-gateway-proxy = { cli-serve-proxy }
cli-gateway-certificate = { cli-serve-certificate }
cli-gateway-certificate-key = { cli-serve-certificate-key }
cli-gateway-log = { cli-serve-log }
cli-gateway-log-format = { cli-serve-log-format }
cli-gateway-log-level = { cli-serve-log-level }
cli-gateway-metrics-key = { cli-worker-metrics-key }
cli-gateway-metrics-host = { cli-worker-metrics-host }
cli-gateway-metrics-port = { cli-worker-metrics-port }
cli-open = Зал открыт: { $address } (Ctrl-C — закрыть)
cli-owner = У этого дома ещё нет владельца. Стать им можно один раз здесь: { $address }

# croupier check
cli-backup = Скопировать базу, и работающего дома тоже, какой она была в одно мгновение.
cli-backup-database = { cli-check-database }
cli-backup-files = { cli-serve-files }
cli-backup-to = Копия: файл, которого ещё нет.
cli-backup-copying = копирую
cli-backup-done = { $path }: { NUMBER($size, useGrouping: 0) } байт, цела
cli-restore = Поставить копию на место базы, убедившись, что в ней всё верно; прежняя база откладывается в сторону.
cli-restore-copy = Копия, сделанная командой «croupier backup».
cli-restore-database = Где быть базе дома, файл или адрес postgresql://…; ни один дом не должен держать её открытой.
cli-restore-files = { cli-serve-files }
cli-restore-faults = в { $path } ошибок: { NUMBER($faults, useGrouping: 0) }; ничего не изменено, что не так — скажет «croupier check»
cli-restore-aside = прежняя база теперь { $path }
cli-restore-done = { $path }: потоков { NUMBER($streams, useGrouping: 0) }, строк { NUMBER($rows, useGrouping: 0) }, ошибок 0
cli-archive = Убрать всё, что старше стольких дней, в архив рядом с базой и сжать базу; ни один дом не должен держать её открытой.
cli-archive-database = База закрытого дома, файл или адрес postgresql://…; работающий убирает сам: «croupier serve --keep-days».
cli-archive-files = { cli-serve-files }
cli-archive-parquet = { cli-serve-parquet }
cli-archive-keep-days = Сколько дней держать под рукой.
cli-move = Перенести закрытый дом из SQLite в PostgreSQL или обратно: целиком, сверив каждую строку с исходной, или никак.
cli-move-source = База дома: файл или адрес postgresql://…; она остаётся как есть.
cli-move-to = Куда перенести: файл, которого ещё нет, или пустая база по адресу.
cli-move-wait = Подождать, пока дом закроется: так бывает в объявленный перерыв.
cli-move-files = { cli-serve-files }
cli-move-moving = переношу
cli-move-done = { $path }: потоков { NUMBER($streams, useGrouping: 0) }, строк журналов { NUMBER($journal, useGrouping: 0) }, всех строк { NUMBER($rows, useGrouping: 0) }, каждая как была
cli-archive-done = в архиве { $path } теперь строк: { NUMBER($rows, useGrouping: 0) }, раздач в них: { NUMBER($hands, useGrouping: 0) }, байт: { NUMBER($size, useGrouping: 0) }
cli-archive-size = { $path }: байт было { NUMBER($before, useGrouping: 0) }, стало { NUMBER($after, useGrouping: 0) }
cli-check = Прочитать всю базу и сказать, что в ней: каждый поток, книга, снимки; код выхода 1, если в ней что-то не так.
cli-check-kept = Подписанные домом итоги журналов, сохранённые в другом месте: база должна говорить то же.
cli-check-keep = Добавить последний подписанный итог в этот файл, чтобы хранить его в другом месте.
cli-check-head = подписано: итог { $version } после { $hash }, ключ { $key }
cli-check-house-key = Файл с ключом дома; лежит рядом с базой, если не указан. Без него карты в игре остаются скрыты.
cli-restore-house-key = { cli-check-house-key }
cli-backup-key = Ключа, которым скрыты карты в игре, в копии нет: сохраните и { $path }, в другом месте.
cli-check-archive = Папка с архивом; лежит рядом с базой, если не указана.
cli-restore-archive = Папка с архивом; лежит рядом с копией или с базой, если не указана.
cli-backup-archive = Архив — в папке { $path }, одной для всех копий рядом с ней.
cli-check-database = База дома, файл или адрес postgresql://…; работающий дом может держать её открытой.
cli-check-files = { cli-serve-files }
cli-check-reading = чтение
cli-check-ledger = книга: счетов { NUMBER($accounts, useGrouping: 0) }, проводок { NUMBER($transactions, useGrouping: 0) }
cli-check-file = файл
cli-check-fault = ОШИБКА
cli-check-rows = строк: { NUMBER($rows, useGrouping: 0) }
cli-check-running = работает
cli-check-closed = { shared-word-closed }
cli-check-stopped = остановлен ({ $why })
cli-check-hidden = карты в игре скрыты
cli-check-unread = не прочитан
cli-check-all = потоков: { NUMBER($streams, useGrouping: 0) }, строк: { NUMBER($rows, useGrouping: 0) }, ошибок: { NUMBER($faults, useGrouping: 0) }

cli-bots = Насколько хорошо играют боты казино.
cli-bots-match = Два вида ботов играют одни и те же раздачи на местах друг друга; показывает, сколько выигрывает A (docs/bots.md).
cli-bots-match-one = A: easy, medium или hard; steady, careful, loose или bold; то и другое, как medium-loose; либо always-call, pot-odds, tight-passive.
cli-bots-match-other = B, из тех же имён.
cli-bots-match-game = Игра: nl-holdem, omaha, stud, razz или любое имя каталога.
cli-bots-match-hands = Сколько раздач; каждая сдача играется дважды.
cli-bots-match-seed = Число, от которого берутся сдачи и решения ботов.
cli-bots-match-seats = Сколько игроков за столом, каждого вида половина.
cli-bots-match-deep = Сколько больших блайндов у каждого в начале раздачи, в лимитных играх — малых ставок.
cli-bots-match-as-json = Вывести один объект JSON.
cli-bots-match-playing = играем
cli-bots-match-told = { $a } выигрывает { $won } ± { $error } bb/100 у { $b } в { $game }: { $hands ->
    [one] { NUMBER($hands, useGrouping: 0) } раздача
    [few] { NUMBER($hands, useGrouping: 0) } раздачи
   *[other] { NUMBER($hands, useGrouping: 0) } раздач
}, мест за столом: { $seats }, seed { $seed }, в 95 случаях из 100 между { $low } и { $high }

cli-deal = Сдать ботам одну раздачу безлимитного холдема и рассказать её.
cli-deal-seed = Число, из которого берутся порядок колоды и решения ботов; без него — новое.
cli-deal-players = Сколько игроков.
cli-deal-stack = Сколько фишек у каждого.
cli-deal-blinds = Блайнды, например 50/100.
cli-deal-phh = Вместо рассказа напечатать раздачу в PHH.

cli-people = Кто здесь работает и кто потерял всё, чем входил: для терминала владельца, пока дом закрыт.
cli-people-database = База закрытого дома, файл или адрес postgresql://…
cli-people-list = Все, у кого есть роль, все приглашения и устройства дома, или все с этим именем и то, чем они входят.
cli-people-list-database = { cli-people-database }
cli-people-list-files = { cli-serve-files }
cli-people-list-name = Имя или его начало.
cli-people-list-house-key = { cli-people-invite-house-key }
cli-people-invite = Выдать код, который даёт роль тому, кто введёт его на странице /staff; он годен один раз, сутки.
cli-people-invite-database = { cli-people-database }
cli-people-invite-files = { cli-serve-files }
cli-people-invite-role = Имя роли: owner, manager, director, floor, cashier, dealer, host, inspector, pit-boss, viewer или собственная роль дома.
cli-people-invite-place = Где действует роль, например event/tuesday; без этого везде.
cli-people-invite-hours = На сколько часов; без этого навсегда.
cli-people-invite-policy = Файл политики дома, если у него есть собственные роли.
cli-people-invite-house-key = Файл ключа дома; без указания — рядом с базой.
cli-people-invite-note = Для кого этот код.
cli-people-role = Дать роль тому, у кого здесь есть имя.
cli-people-role-database = { cli-people-database }
cli-people-role-files = { cli-serve-files }
cli-people-role-who = Его имя или id из списка.
cli-people-role-role = { cli-people-invite-role }
cli-people-role-place = { cli-people-invite-place }
cli-people-role-hours = { cli-people-invite-hours }
cli-people-role-policy = { cli-people-invite-policy }
cli-people-role-house-key = { cli-people-invite-house-key }
cli-people-revoke = Отнять роль или все роли; или убрать устройство дома.
cli-people-revoke-database = { cli-people-database }
cli-people-revoke-files = { cli-serve-files }
cli-people-revoke-who = Имя, либо название устройства, либо id.
cli-people-revoke-role = Роль; без неё все, какие есть.
cli-people-revoke-house-key = { cli-people-invite-house-key }
cli-people-reset = Снова впустить того, кто потерял всё, чем входил: его устройства, ключи, пароль и PIN больше не действуют, работа на устройствах дома окончена, один раз показываются коды для входа.
cli-people-reset-database = { cli-people-database }
cli-people-reset-files = { cli-serve-files }
cli-people-reset-who = { cli-people-role-who }
cli-people-reset-why = Почему, и кто видел, что это он: это сохраняется.
cli-people-reset-house-key = { cli-people-invite-house-key }
cli-people-invited = код на роль { $role }, годен один раз, сутки, на странице /staff:
cli-people-invitation = (приглашение: { $note })
cli-people-device = (устройство: { $device })
cli-people-device-worked = (устройство: { $device }; работает { $name })
cli-people-device-removed = { $name } больше нигде не стоит
cli-people-devices = устройств с названием «{ $name }» несколько: { $ids }
cli-people-given = { $name }: роль { $role }, где: { $place }
cli-people-revoked = { $name }: { $roles ->
    [one] отнята { $roles } роль
    [few] отняты { $roles } роли
   *[many] отнято { $roles } ролей
}
cli-people-reset-done = { $name } входит с одним из этих кодов, больше их не увидеть:
cli-people-no-such-role = роли «{ $role }» нет: { $roles }
cli-people-no-role = такой роли у { $name } нет
cli-people-nobody = здесь никого не зовут «{ $name }»
cli-people-column-name = имя
cli-people-column-role = роль
cli-people-column-place = где
cli-people-column-until = до
cli-people-column-id = id
cli-people-column-seen = был здесь
cli-people-column-passkeys = ключи
cli-people-column-password = пароль

cli-audit = Что сделал персонал: кто, в какой роли, на каком устройстве, когда и что именно.
cli-audit-verify = Сверить каждое действие с печатью его строки в журнале: код выхода 1, если что-то изменено, добавлено или изъято.
cli-audit-verify-database = { cli-check-database }
cli-audit-verify-files = { cli-serve-files }
cli-audit-verify-archive = { cli-check-archive }
cli-audit-verified = действий: { NUMBER($acts, useGrouping: 0) }, ошибок: { NUMBER($faults, useGrouping: 0) }
cli-audit-export = Записать журнал как CSV или по строке JSON на действие.
cli-audit-export-database = { cli-check-database }
cli-audit-export-files = { cli-serve-files }
cli-audit-export-since = С этого дня или времени, например 2026-11-22 или 2026-11-22T20:30+03:00; без пояса это UTC.
cli-audit-export-until = До этого дня или времени.
cli-audit-export-person = Одного человека, по id из «croupier people list».
cli-audit-export-place = Одного журнала и тех, что под ним: event, event/tuesday, cash, pit или cage.
cli-audit-export-ask = Одного вида, например undo или pay-out.
cli-audit-export-as-csv = Как CSV; без этого так же.
cli-audit-export-as-json = По строке JSON на каждое действие.
cli-audit-games = Записать каждую сыгранную раздачу и игру, строка на игрока: стол, игра, чем кончилась, правила, таблица выплат и работавшая программа.
cli-audit-games-database = { cli-check-database }
cli-audit-games-files = { cli-serve-files }
cli-audit-games-since = { cli-audit-export-since }
cli-audit-games-until = { cli-audit-export-until }
cli-audit-games-person = Этого игрока, по его идентификатору.
cli-audit-games-place = Этого стола и тех, что под ним, например table/oak или pit.
cli-audit-games-as-json = Строкой JSON на каждого игрока игры; без этого — CSV.
cli-audit-games-house-key = { cli-check-house-key }
cli-audit-games-archive = { cli-check-archive }
cli-audit-which = укажите одно из --csv и --json
cli-audit-time = «{ $time }» не день и не время: напишите 2026-11-22 или 2026-11-22T20:30

cli-entropy = Записать случайные байты или перемешанные колоды, какими их тянет дом, — для лаборатории.
cli-entropy-size = Столько байтов.
cli-entropy-decks = Столько колод, байт на карту (0 — 2c, 51 — As).
cli-entropy-deck = Какая колода.
cli-entropy-seed = Повторить: одно и то же число даёт те же байты — генератором, которым дом не сдаёт.
cli-entropy-files = Хеши всех файлов программы, от которых зависят исходы, и общий их хеш.
cli-entropy-which = укажите что-то одно: --bytes или --decks
cli-entropy-no-such-deck = колоды { $deck } нет: { $decks }

cli-shuffles = Перемешать колоды, как это делает дом, и сверить с тем, какими бывают равновероятные.
cli-shuffles-decks = Столько колод; десять миллионов — это несколько минут.
cli-shuffles-seed = Повторить: одно и то же число даёт те же колоды — генератором, которым дом не сдаёт.
cli-shuffles-keep = Хранить сосчитанное в этом файле и продолжать с него.
cli-shuffles-as-json = { cli-pit-verify-as-json }
cli-shuffles-counting = колоды мешаются
cli-shuffles-failed = неравновероятно
cli-shuffles-no-numpy = для этого нужен numpy: pip install "croupier[numpy]"
cli-shuffles-control = { $failed ->
    [0] контроль: { NUMBER($decks) } неровно перемешанных колод не распознаны
    [one] контроль: { NUMBER($decks) } неровно перемешанных колод не проходят { $failed } проверку
    [few] контроль: { NUMBER($decks) } неровно перемешанных колод не проходят { $failed } проверки
   *[other] контроль: { NUMBER($decks) } неровно перемешанных колод не проходят { $failed } проверок
}
cli-shuffles-all = { NUMBER($decks) ->
    [one] { NUMBER($decks) } колода
    [few] { NUMBER($decks) } колоды
   *[other] { NUMBER($decks) } колод
}; проверок: { $tests }, не пройдено: { $failed }

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
cli-replaying = { shared-text-hands-count }
cli-interrupted = Остановлено до конца.
cli-stranger = { $file }: в стандарте PHH нет поля { $field }; свои поля начинаются с _
cli-bad-blinds = «{ $text }» — не блайнды: напишите два числа, сначала малый, например 50/100
cli-no-such-game = «{ $game }» — нет такой игры: напишите одну из { $games }
cli-bad-numbers = { $option }: «{ $text }» не подходит: напишите целые числа, например { $example }
cli-not-in-this-game = { $option }: в игре { $game } такой ставки нет
cli-rule = Рассудить сценарии: файлы, папки или строку вроде «NLHE 200-400 | A bets 1200 | B: фишки 1000+1000».
cli-rule-files = Файлы сценариев, папки с ними или строки
cli-rule-find = Назвать происшествия, которые может значить простая фраза, ближайшее первым
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
cli-cash-shift-database = { cli-check-database }
cli-cash-shift-files = { cli-serve-files }
cli-cash-shift-name = Имя смены; без него — последняя.
cli-cash-boxes = Записать в CSV, что лежит в ящиках столов на экране: рейк, джекпот и почасовая плата.
cli-cash-boxes-database = { cli-check-database }
cli-cash-boxes-files = { cli-serve-files }
cli-cash-desk = Записать в CSV квитанции касс, сами кассы или суммы по турнирам, людям или способам оплаты.
cli-cash-desk-database = { cli-check-database }
cli-cash-desk-files = { cli-serve-files }
cli-cash-desk-day = Один день по UTC; без него — все.
cli-cash-desk-what = receipts, drawers, суммы (event, person, method) или events, деньги турниров.
cli-cash-out = { $table }, { $place }: должно быть { NUMBER($expected, useGrouping: 0) }, насчитано { NUMBER($counted, useGrouping: 0) }: { NUMBER($difference, useGrouping: 0) }
cli-cash-place-rack = рэк
cli-cash-place-rake = { shared-text-box-rake }
cli-cash-place-jackpot = { shared-text-box-jackpot }
cli-cash-place-time = { shared-text-box-time }
cli-cash-place-tips = { shared-text-box-tips }
cli-cash-no-such-shift = смены «{ $name }» нет: есть { $known }
cli-cash-cannot-write = { shared-text-file-unwritable }
cli-cash-day = день { $day } из { $days }
cli-cash-title = Рум, зерно { $seed }
cli-cash-day-head = День
cli-cash-tables-head = { lobby-tables }
cli-cash-hands = Раздачи
cli-cash-seated = Сели
cli-cash-moved = Пересажены
cli-cash-picked-up = В кассу
cli-cash-pushes = Смены
cli-cash-rake = { shared-label-rake }
cli-cash-balance = Сходится
cli-cash-yes = { shared-word-yes }
cli-cash-no = НЕТ

# croupier policy, clauses
cli-clauses = Искать в книгах правил по словам и номерам; show и номер покажут статью целиком.
cli-clauses-words = Слова по-русски или по-английски либо номер статьи (2022:47A); после show — полные номера.
cli-clauses-edition = Только эта книга (TDA-2022) или семейство книг (TDA).
cli-clauses-kind = Только статьи этого вида, например betting или showdown.
cli-clauses-everything = Показать всё найденное, а не только лучшее.
cli-clauses-count = Напечатать только, сколько их.
cli-clauses-as-json = Напечатать статьи в JSON.
cli-policy = Что отвечают книга правил или заведение там, где книги расходятся.
cli-policy-show = Показать все ответы профиля или файла заведения и статьи за ними.
cli-policy-show-name = Профиль, например tda-2022 или club-cash, либо файл с именем на .toml.
cli-policy-show-other = Показать только то, в чём этот профиль или файл отвечает иначе.
cli-policy-show-area = Только вопросы раздачи, флора, кэш-игр, турниров или онлайн-рума.
cli-policy-show-as-json = Напечатать ответы в JSON.
cli-policy-check = Проверить файл заведения (TOML).
cli-policy-check-file = Файл.

# croupier odds
cli-odds = Эквити, спектры, сила рук и ICM.
cli-odds-equity = Кто как часто выигрывает: от двух до десяти рук или спектров.
cli-odds-equity-hands = Руки (AhKh) или спектры (22+, A2s+, KTo+, 54s-98s, 15%); в стаде и играх с обменом — известные карты.
cli-odds-equity-board = Карты, уже лежащие на борде; два борда — через косую черту.
cli-odds-equity-dead = Карты, которых точно нет в колоде.
cli-odds-equity-game = Игра: holdem, omaha, omaha-8, short-deck, stud, razz, 2-7, badugi или любая из каталога.
cli-odds-equity-method = exact или monte-carlo; без указания — точно, если это не займёт минуты.
cli-odds-equity-deals = Сколько раздач разыграть по Монте-Карло.
cli-odds-equity-seed = Число, от которого берутся раздачи.
cli-odds-equity-threads = Сколько потоков; 0 — по одному на процессор.
cli-odds-equity-as-json = Вывести один объект JSON.
cli-odds-equity-plot = Нарисовать эквити по улицам в файл (.png, .svg, .pdf).
cli-odds-range = Что входит в спектр холдема.
cli-odds-range-text = Спектр, например 22+, A2s+, KTo+, 54s-98s, AhKh, 15%.
cli-odds-range-as-json = Вывести один объект JSON.
cli-odds-range-plot = Нарисовать квадрат 13×13 в файл (.png, .svg, .pdf).
cli-odds-evaluate = Насколько сильны комбинации и как они называются.
cli-odds-evaluate-hands = Комбинации, например AhKhQhJhTh2c2d.
cli-odds-evaluate-ranking = high, short-deck, ace-to-five, eight-or-better, deuce-to-seven, badugi, deuce-badugi, three-card, kuhn, leduc или wheel-up.
cli-odds-evaluate-as-json = Вывести один объект JSON.
cli-odds-icm = Сколько стоят стеки в призовых (ICM) и при делёжке по фишкам.
cli-odds-icm-stacks = Стеки тех, кто ещё в игре.
cli-odds-icm-prizes = Призы, начиная с первого места, например 50,30,20.
cli-odds-icm-bounties = Баунти за каждого игрока, например 10,10,25.
cli-odds-icm-cash = Доля баунти, которую платят сразу; остальное ложится на голову выбившего.
cli-odds-icm-finishes = Сколько порядков вылета разыграть там, где точно не посчитать.
cli-odds-icm-seed = Число, от которого они берутся.
cli-odds-icm-as-json = Вывести один объект JSON.
cli-odds-equity-backend = Разложить Монте-Карло по процессам (loky) или по кластеру Dask или Ray.
cli-odds-equity-workers = Сколько работников; -1 — по одному на процессор.
cli-odds-equity-keep = Файл, где хранится сделанное, чтобы прерванный счёт продолжился.
cli-odds-equity-combos = Вместе с --json — ещё и эквити каждой комбинации каждого спектра.

# croupier pit
cli-pit = Игры казино: решение, совет, моделирование.
cli-pit-solve = Цифры игры и лучшая стратегия.
cli-pit-solve-game = Игра, например russian-poker, three-card, jacks-or-better.
cli-pit-solve-paytable = Таблицы, настройки и табличка заведения в файле TOML; имя готовых, например 8-5; или выплаты строкой: 800-50-25-8-5-4-3-2-1.
cli-pit-solve-option = Настройка заведения, имя=ответ; можно несколько раз.
cli-pit-solve-as-json = Вывести один объект JSON.
cli-pit-solve-nodes = Для долгого расчёта: сколько рук против открытой карты решить.
cli-pit-solve-every = Решить каждую руку против каждой открытой карты: на одной машине — дни.
cli-pit-solve-whole = Для russian-poker: рассчитать всю игру точно или продолжить расчёт; это часы, прервать можно в любой момент.
cli-pit-solve-parts = Папка, где --whole хранит сделанное; туда же кладут части, посчитанные в другом месте.
cli-pit-solve-by = Ещё и таблица: цена по открытой карте (up-card), как часто лучше каждое первое решение (action, first — по открытой карте), что за ним следует (later), средняя ставка (wagered), цена без части решений (without), все руки из пяти или шести карт по выплате (five-cards, six-cards).
cli-pit-solve-without = Для russian-poker: цифра для того, кто не меняет карт (exchange), не берёт шестой (sixth), не покупает карту дилеру (purchase) или не страхуется (insurance), можно повторять; или для того, кто после обмена забывает, что сбросил (discards). Готовая; с --nodes N — оценка, с --whole — точный расчёт. Для oasis: для того, кто не меняет карт (exchange) или после обмена забывает, что сбросил (discards).
cli-pit-solve-best = В pai-gow: цифра для того, кто раскладывает наилучшим образом против раскладки казино; без этого обе стороны раскладывают как казино. Готовая; с --nodes N раскладка каждой руки выбирается по стольким рукам казино и взвешивается по вдвое большему числу.
cli-pit-solve-seed = Число, из которого берутся руки.
cli-pit-solve-keep = Файл с уже сделанным: расчёт можно прервать и продолжить.
cli-pit-solve-workers = Сколько работают сразу; -1 — по одному на процессор.
cli-pit-solve-backend = Чем распределять работу: loky, dask или ray.
cli-pit-solve-plot = Нарисовать в файл цену и то, как часто лучше каждое первое решение, по открытой карте.
cli-pit-simulate-plot = Нарисовать в файл, как часто раздачи кончались каждым итогом.
cli-pit-advise = Чего стоит каждое решение одной руки.
cli-pit-advise-game = Игра, например russian-poker, three-card, jacks-or-better.
cli-pit-advise-hand = Карты на руках.
cli-pit-advise-seen = Что ещё открыто: карта дилера или борд.
cli-pit-advise-thrown = В russian-poker и oasis после обмена: сброшенные карты.
cli-pit-advise-paytable = Таблицы, настройки и табличка заведения в файле TOML; имя готовых, например 8-5; или выплаты строкой: 800-50-25-8-5-4-3-2-1.
cli-pit-advise-option = Настройка заведения, имя=ответ; можно несколько раз.
cli-pit-advise-best = Только лучшее решение; в russian-poker и oasis с обычными настройками — из готовой таблицы, сразу и без цены.
cli-pit-advise-as-json = Вывести один объект JSON.
cli-pit-simulate = Сыграть раздачи кодом самого стола или машинным кодом по готовой таблице лучшей игры.
cli-pit-simulate-game = Игра, например russian-poker, three-card, jacks-or-better.
cli-pit-simulate-rounds = Сколько раздач.
cli-pit-simulate-strategy = Как играет бокс: basic, best, table (готовая таблица лучшей игры, сто тысяч раздач в секунду) или карточка стратегии из файла; по умолчанию best, где это быстро, иначе basic.
cli-pit-simulate-seed = Число, из которого берутся тасовки.
cli-pit-simulate-workers = Сколько процессов играют; -1 — по одному на процессор.
cli-pit-simulate-paytable = Таблицы, настройки и табличка заведения в файле TOML; имя готовых, например 8-5; или выплаты строкой: 800-50-25-8-5-4-3-2-1.
cli-pit-simulate-option = Настройка заведения, имя=ответ; можно несколько раз.
cli-pit-simulate-as-json = Вывести один объект JSON.
cli-pit-design = Изменённая таблица выплат и что она даёт.
cli-pit-design-game = Игра: three-card или автомат, например jacks-or-better.
cli-pit-design-change = Строка и её выплата, например flush=6 или pair-plus.flush=3; можно несколько раз.
cli-pit-design-paytable = С каких таблиц, опций и лимитов казино начать: файл TOML, имя таблицы из состава Croupier или выплаты строкой.
cli-pit-design-option = Опция казино, имя=ответ; можно несколько раз.
cli-pit-design-as-json = Напечатать один объект JSON.
cli-pit-simulate-keep = Файл, в котором хранятся сыгранные раздачи: прогон можно прервать и продолжить.
cli-pit-verify = Та ли это колода, что была запечатана до ставок.
cli-pit-verify-file = Раздача с доказательством, в JSON: из законченных раздач стола или одно её поле «fairness».
cli-pit-verify-as-json = Вывести один объект JSON.
cli-pit-verify-holds = доказано: { $round } — печать верна. { $cards ->
    [one] Открыта { $cards } карта:
    [few] Открыты { $cards } карты:
   *[many] Открыто { $cards } карт:
}
cli-pit-verify-card = { $turn }. { $card }
cli-pit-verify-unreadable = { $file } — не доказательство раздачи: { $why }
cli-pit-verify-closed = { $file }: раздача не закончена, печать ещё закрыта
cli-pit-machines = Автоматы видеопокера по тому, сколько они возвращают.
cli-pit-machines-as-json = Напечатать один список JSON.
cli-pit-solve-coins = Для автомата: сколько монет поставлено; если меньше пяти, за флэш-рояль платят меньше.
cli-pit-advise-coins = Для автомата: сколько монет поставлено; если меньше пяти, за флэш-рояль платят меньше.
cli-pit-advise-insured = В russian-poker, когда можно купить карту дилеру: сумма страховки, в анте.
cli-pit-solve-stakes = Для russian-poker с --nodes или --every: сколько рук доиграть ради средней ставки, элемента риска и отклонения.

# croupier tournament
cli-tournament = Турнир: проверить его файл, посмотреть призы, разыграть с ботами.
cli-tournament-simulate = Разыграть целый турнир с ботами: каждую раздачу сдаёт движок, каждое правило под надзором.
cli-tournament-simulate-file = Файл турнира (TOML).
cli-tournament-simulate-entries = Сколько входов.
cli-tournament-simulate-seed = Число, из которого тянут жребий: одно и то же число даёт тот же турнир.
cli-tournament-simulate-times = Сколько турниров: с этим числом и следующими, по строке на каждый.
cli-tournament-simulate-report = Записать страницу с графиками в этот файл (HTML).
cli-tournament-simulate-as-json = Вывести итог в JSON.
cli-tournament-check = Проверить файл турнира (TOML).
cli-tournament-check-file = Файл.
cli-tournament-prizes = Показать призы турнира при стольких-то входах.
cli-tournament-prizes-file = Файл турнира (TOML).
cli-tournament-prizes-entries = Сколько входов.
cli-tournament-playing = Идёт турнир
cli-tournament-so-far = осталось { $left } из { $entries }, уровень { $level }, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[other] { $hands } раздач
}
cli-tournament-fine = { $file } в порядке: { $name }, { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}
cli-tournament-entries = входов
cli-tournament-players = игроков
cli-tournament-pool = призовой фонд
cli-tournament-overlay = из него добавил зал
cli-tournament-fees = взносы зала
cli-tournament-hands = раздач
cli-tournament-lasted = длился
cli-tournament-levels = уровней
cli-tournament-moves = пересадки
cli-tournament-moved = { $balance } для баланса, { $broke } с расформированных столов, { $final } за финальный стол
cli-tournament-twice = большой блайнд два раза подряд по жребию
cli-tournament-hours = { shared-text-hours-and-minutes }
cli-tournament-place = { shared-word-place }
cli-tournament-player = { shared-word-player }
cli-tournament-prize = приз
cli-tournament-bounty = баунти
cli-tournament-all-held = все инварианты выполнялись на каждом шаге
cli-tournament-some-broke = { $count ->
    [one] нарушен { $count } инвариант
    [few] нарушены { $count } инварианта
   *[other] нарушено { $count } инвариантов
}
cli-tournament-rounds = раундов
cli-tournament-points = очки
cli-tournament-events = турниры
cli-tournament-flight = день { $flight }: { $entries ->
    [one] { $entries } вход
    [few] { $entries } входа
   *[other] { $entries } входов
}, { $bags ->
    [one] { $bags } пакет
    [few] { $bags } пакета
   *[other] { $bags } пакетов
}, самый большой — { NUMBER($most, useGrouping: 0) }
cli-tournament-league-event = { $event }: в зачёте { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
cli-tournament-league-fine = { $file } в порядке: { $name }, { $events ->
    [one] { $events } турнир
    [few] { $events } турнира
   *[other] { $events } турниров
}
cli-tournament-report-written = отчёт записан в { $file }
cli-tournament-structure = Составить структуру блайндов: файл турнира с уровнями, перерывами и разменом фишек.
cli-tournament-structure-players = Сколько игроков.
cli-tournament-structure-stack = Стартовый стек.
cli-tournament-structure-hours = Сколько часов должен идти турнир вместе с перерывами.
cli-tournament-structure-minutes = Сколько минут длится уровень.
cli-tournament-structure-chips = Какие есть номиналы.
cli-tournament-structure-seed = Число, из которого тянут прогноз.
cli-tournament-stack = Собрать стартовый стек из немногих фишек, которыми можно дать сдачу.
cli-tournament-stack-amount = Стек.
cli-tournament-stack-chips = Какие есть номиналы.
cli-tournament-stack-players = На сколько игроков.
cli-tournament-stack-inventory = Сколько у зала фишек каждого номинала.
cli-tournament-deal = Посчитать сделку: поровну, по фишкам и по ICM, рядом.
cli-tournament-deal-stacks = Стеки оставшихся игроков.
cli-tournament-deal-prizes = Призы, которые ещё не разыграны.
cli-tournament-deal-left = Сколько оставить за первое место.
cli-tournament-draw = Повторить жребий, чтобы его проверить: имена по порядку SHA-256 вместе с числом жребия.
cli-tournament-draw-seed = Из чего тянули жребий.
cli-tournament-draw-names = Что тянули: для карт мест это стол-бокс.
cli-tournament-papers = Напечатать карты мест, квитанции и платёжную ведомость по списку имён.
cli-tournament-papers-file = Файл турнира (TOML).
cli-tournament-papers-names = Имена игроков, по одному в строке.
cli-tournament-papers-seed = Из чего тянуть места; без него заранее не знает никто.
cli-tournament-papers-html = Записать страницу для печати в этот файл (HTML).
cli-tournament-papers-written = бланки на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
} записаны в { $file }
cli-tournament-ante-falls = уровень { $level }: анте снижается с { NUMBER($before) } до { NUMBER($ante) }; по ходу турнира анте не снижают (TDA-2024:RP11)
cli-tournament-planned = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, по плану { $planned }; четыре турнира из пяти кончаются между { $low } и { $high }, за финальным столом в среднем { $final } ББ
cli-tournament-pieces = { $pieces ->
    [one] { $pieces } фишка
    [few] { $pieces } фишки
   *[other] { $pieces } фишек
} в стеке, всего { $all }
cli-tournament-stack-held = { shared-word-stack }
cli-tournament-deal-even = поровну
cli-tournament-deal-chips = по фишкам
cli-tournament-deal-icm = по ICM
cli-tournament-bad-numbers = --{ $option }: нужны целые числа через запятую, по одному на номинал, а не «{ $text }»
cli-tournament-bad-money = --{ $option }: нужны суммы не больше чем с двумя знаками после точки, а не «{ $text }»
cli-tournament-plot-players = Осталось игроков
cli-tournament-plot-tables = { lobby-tables }
cli-tournament-plot-average = { shared-label-average-stack }
cli-tournament-plot-big-blinds = Средний стек в больших блайндах

# croupier verify
cli-verify = Та ли это колода, что была запечатана до срезки; раздачи казино тоже.
cli-verify-file = Тасовка раздачи: файл JSON из прошлых раздач стола; или раздача казино с доказательством.
cli-verify-as-json = { cli-pit-verify-as-json }
cli-verify-cannot-read = файл { $file } не читается: { $why }
cli-verify-unreadable = { $file } — не протокол тасовки: { $why }
cli-verify-proved = доказано: { $hand } — запечатанных колод: { $decks }, сдано по порядку карт: { $dealt }, открыто по печати: { $opened }
cli-verify-cut = { $count ->
    [0] срезало только заведение
    [one] срезали заведение и место { $seats }
   *[other] срезали заведение и места { $seats }
}
cli-verify-late = не успели к срезке: { $seats }

cli-school = Учиться сдавать: вопросы задаёт и решает сам движок (docs/school.md).
cli-school-drill = Задать вопрос упражнения и назвать ответ.
cli-school-drill-name = Имя упражнения; их список даёт croupier school.
cli-school-drill-seed = Число, из которого берётся вопрос; без него — новое.
cli-school-drill-level = Насколько трудно.
cli-school-drill-under = Книга, по которой дан ответ: имя профиля.
cli-school-drill-as-json = Напечатать вопрос и ответ в JSON.
cli-school-ruling = Показать ситуацию с решениями и пунктами на выбор и сказать верное решение по каждой книге.
cli-school-ruling-seed = Число, по которому она берётся; без него — случайная.
cli-school-ruling-level = На каком уровне её учат: dealer, floor или director.
cli-school-ruling-under = По какой книге решают.
cli-school-ruling-asks = Сначала спросить решение и пункт, потом сказать верные.
cli-school-ruling-as-json = Напечатать в JSON.

cli-hands = Хранить раздачи у себя, миллионами, и считать их.
cli-hands-import = Взять раздачи из файлов и папок в хранилище, каждую один раз; прерванное продолжается с того же места.
cli-hands-import-paths = Файлы с историями раздач в любом известном формате или папки с ними.
cli-hands-import-store = { cli-hands-store }
cli-hands-import-jobs = Сколько процессов читает (-1: по одному на процессор); больше одного — с croupier[scale].
cli-hands-import-rejects = Дописать в этот файл раздачи, которые не взяты, как они стоят в своём.
cli-hands-import-as-json = Вывести один объект JSON: hands, new, known, left_out.
cli-hands-stats = Что раздачи говорят об игроке или обо всех: выигрыш, VPIP, PFR и прочее, и насколько это точно.
cli-hands-stats-by = По чему разделить раздачи.
cli-hands-stats-store = { cli-hands-store }
cli-hands-stats-player = { cli-hands-player }
cli-hands-stats-game = { cli-hands-game }
cli-hands-stats-site = { cli-hands-site }
cli-hands-stats-position = { cli-hands-position }
cli-hands-stats-seats = { cli-hands-seats }
cli-hands-stats-since = { cli-hands-since }
cli-hands-stats-until = { cli-hands-until }
cli-hands-stats-stack = { cli-hands-stack }
cli-hands-stats-kind = { cli-hands-kind }
cli-hands-stats-top = Не больше стольких строк.
cli-hands-stats-plot = Нарисовать ход выигрыша (PNG, SVG или PDF); нужен croupier[plot].
cli-hands-stats-as-json = Вывести список JSON с числами и интервалами.
cli-hands-export = Записать раздачи из хранилища: как они стояли в файлах, или их числа в Parquet.
cli-hands-export-target = Файл, в который записать.
cli-hands-export-to = text или parquet: строка на каждого игрока в каждой раздаче.
cli-hands-export-store = { cli-hands-store }
cli-hands-export-player = { cli-hands-player }
cli-hands-export-game = { cli-hands-game }
cli-hands-export-site = { cli-hands-site }
cli-hands-export-position = { cli-hands-position }
cli-hands-export-seats = { cli-hands-seats }
cli-hands-export-since = { cli-hands-since }
cli-hands-export-until = { cli-hands-until }
cli-hands-export-stack = { cli-hands-stack }
cli-hands-export-kind = { cli-hands-kind }
cli-hands-export-force = { cli-convert-force }
cli-hands-store = Файл хранилища; без него — один среди ваших данных.
cli-hands-player = Только этот игрок.
cli-hands-game = Только эта игра, как в каталоге: nl-holdem.
cli-hands-site = Только раздачи этого сайта.
cli-hands-position = Только эта позиция: small-blind, big-blind, early, lojack, hijack, cutoff, button, bring-in.
cli-hands-seats = Только раздачи стольких игроков.
cli-hands-since = Только раздачи этого дня и позже.
cli-hands-until = Только раздачи до этого дня.
cli-hands-stack = Только стеки от и до, в ставках: 20-40, или 100- для всех, кто глубже.
cli-hands-kind = Только кэш-игры или только турниры.
cli-hands-left = { $file }:{ $line }: раздача { $hand } не взята: { $problem }
cli-hands-unseen = без карт, которых никто не открыл, не рассказать { NUMBER($count, useGrouping: 0) } { $count ->
    [one] раздачу
    [few] раздачи
   *[many] раздач
}
cli-hands-imported = { $new ->
    [one] { $new } новая раздача
    [few] { $new } новые раздачи
   *[other] { $new } новых раздач
}{ $known ->
    [0] {""}
   *[other] , уже было { $known }
}{ $left ->
    [0] {""}
   *[other] , не взято { $left }
}
cli-hands-exported = { $count ->
    [one] записана { $count } строка
    [few] записаны { $count } строки
   *[other] записано { $count } строк
}
cli-hands-more = и ещё { $count }: больше покажет --top
cli-hands-of = { shared-text-hands-count }
cli-hands-what = что
cli-hands-between = в 95 выборках из 100
cli-hands-of-times = из
cli-hands-hands = раздач
cli-hands-per-100 = на 100
cli-hands-fair = по шансам
