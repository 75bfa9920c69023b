server-message-too-long = сообщение слишком длинное: наибольшая длина — { NUMBER($most, useGrouping: 0) } байт
server-message-unreadable = сообщение не читается: { $why }
server-too-fast = слишком много сообщений: подождите немного
server-other-host = «{ $host }» — не имя этого дома: откройте его по адресу или запустите с --host-name
server-two-lengths = длина запроса указывается один раз
server-busy = сейчас считается слишком многое: попробуйте чуть позже
server-too-many-openings = с вашего адреса открыто слишком много столов: подождите минуту
server-other-site = этого просит чужой сайт: откройте сам дом
server-too-many-names = с вашего адреса взято слишком много имён: попробуйте позже
server-too-many-tables = с одного соединения можно смотреть не больше { $most ->
    [one] { $most } стола
   *[other] { $most } столов
}
server-other-protocol = страница говорит на версии { $theirs } протокола, комната — на версии { $ours }: обновите страницу
server-not-a-number = «{ $text }» — не число для «{ $field }»: напишите целое число, например 12
server-no-such-address = { $host } — не адрес, по которому можно слушать: { $why }
server-no-such-port = порта { $port } нет: они от 1 до { $last }, а 0 берёт любой свободный
server-overtaken = базу { $path } принял другой дом: этот закрыт
server-worker-file = воркеру нужна база, общая для нескольких процессов: --database postgresql://…
server-cannot-listen = не удаётся слушать { $host }, порт { $port }: { $why }. Выберите другой порт или остановите того, кто его занял
server-metrics-key = метрики — для того, у кого есть их ключ: назовите его как «Authorization: Bearer …» или задайте через --metrics-key
server-streams-stopped = что-то в доме стоит
server-disk-held = диск не принимает того, что пишется
server-loop-late = дом не успевает обслуживать вовремя
server-page-not-built = Комната открыта, но её страница не собрана: выполните «make web» в проекте; установка через pip собирает её, если есть Node 20.19 или новее.
server-site-not-built = Документация не собрана: выполните «make docs» в проекте.

# The floor desk
desk-how-many-profiles = спросите по одной книге правил или больше, но не больше { $most }
desk-where-online = { shared-word-online }
desk-where-cash = кэш-зал
desk-table-of-event = { shared-label-table-numbered }
desk-question-too-long = вопрос слишком длинный: не больше { $most } байт
desk-question-unreadable = вопрос не прочитать: { $why }
server-failed = в доме что-то сломалось; ничего не сделано
server-no-such-report = нет отчёта «{ $of }»: { $reports }
server-push-key-unusable = ключ для web push в { $path } не годится: { $why }
