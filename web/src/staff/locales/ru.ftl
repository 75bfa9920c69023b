# Страница тех, кто работает в доме.

staff-title = { shared-label-who-works-here }
staff-lobby = Зал
staff-own = У этого дома ещё нет владельца
staff-own-why = Владельцу можно всё, и роли другим даёт он. Им становится тот, кто первым откроет этот адрес.
staff-own-name = { join-name }
staff-own-next = Дальше
staff-own-go = Стать владельцем: { $name }
staff-yours = Ваша роль: { $role }, { $place }
staff-people = Люди и их роли
staff-until = до { $day }, { $time }
staff-take = Забрать
staff-take-sure = Точно забрать
staff-taken = { $name }: одной ролью меньше

invite-title = Пригласить
invite-note = Кого
invite-role = Роль
invite-place = { shared-label-where }
invite-time = На какое время
invite-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
invite-for-good = Навсегда
invite-go = Получить код
invite-code = Передайте этот код. Он показан один раз, и принять его можно один раз, в течение суток:
invite-how = Приглашённый берёт здесь любое имя, открывает страницу «Кто здесь работает» и вводит код.
invited-title = Приглашены
invited-nobody = Кто-то
invited-until = действует до { $day }, { $time }
invited-withdraw = Отозвать
invited-withdrawn = Приглашение больше не действует

place-everywhere = везде
place-tables = Столы онлайн
place-tables-all = Все столы онлайн
place-event = Турниры
place-event-all = Все турниры
place-cash = Живой кэш
place-cash-all = Весь живой кэш
place-pit = Казино-столы
place-pit-all = Все казино-столы

roles-title = Что можно в каждой роли
role-owner = Владелец
role-manager = Менеджер
role-director = Директор турниров
role-floor = Флор
role-cashier = { shared-label-cashier }
role-dealer = { shared-label-dealer }
role-host = Хозяин
role-inspector = { shared-label-inspector }
role-pit-boss = Питбосс
role-viewer = Наблюдатель

permission-see = видит то же, что флор
permission-rule = выносит решения
permission-talk = судит разговоры
permission-seat = рассаживает и пересаживает
permission-run = ведёт раздачи и столы
permission-clock = ведёт часы
permission-plan = открывает, планирует, отменяет
permission-money = принимает и выдаёт деньги
permission-correct = отменяет записи других
permission-deal = сдаёт
permission-host = хозяйничает за столами
permission-inspect = проверяет
permission-pit = руководит казино-столами
permission-audit = читает, кто что сделал
permission-people = даёт роли
permission-house = следит за работой дома
permission-own = владеет домом

log-title = { shared-label-who-did-what }
log-who = { shared-label-who }
log-everybody = Все
log-since = Начиная со дня
log-what = Что сделано
log-everything = Всё
log-more = Более ранние
log-sheet = Таблицей (CSV)
log-nothing = Такого в журнале нет.
log-undone-by = Отменено: { $name }, { $day }, { $time }
log-signed-by = Подписал(а) также { $name }
log-taken = Принято, { $to }: { $amount }
log-paid = Выплачено, { $to }: { $amount }
log-spent = Выплачено: { $amount }
log-mine = Что из вашего отменили другие
journal-table = Онлайн-столы
journal-event = Турниры
journal-cash = Живой кэш
journal-cage = Касса
journal-pit = Казино
journal-staff = Роли
journal-people = Люди
journal-care = Забота об игроках
journal-significant = Сам дом

invite-whom = Для кого
invite-person = Для человека
invite-station = Для устройства дома
invite-called = Как называется устройство
invite-code-device = Введите этот код на устройстве. Он показан один раз и годен один раз в течение суток:
invite-how-device = На устройстве: откройте эту страницу без имени, выберите «Это устройство дома» и введите код.

stations-title = Устройства дома
stations-remove = { shared-label-remove }
stations-removed = { $name }: устройство больше нигде не стоит
station-works = Здесь работает { $name }
station-nobody = сейчас никто не работает
station-page = К его странице
station-hand-over = Сдать смену
station-who = Кто заступает
station-take = Заступить
station-nobody-may = Ни у кого, чья роль подходит к этому месту, ещё нет PIN. Его задают на своём телефоне на этой странице.
station-begin = Это устройство дома
station-begin-why = Планшет за столом, часы, список на стене: на нём можно то, что положено его месту, тому, кто заступил со своим PIN.
station-code = Код, который сделал для него менеджер
station-begin-go = Поставить устройство

pin = PIN
pin-title = Ваш PIN для устройств дома
pin-why = Им вы заступаете за планшеты у столов. Он годится только на них и чтобы подтвердить, что это всё ещё вы.
pin-new = Новый PIN, от 4 до 8 цифр
pin-password = Ваш пароль, если он есть
pin-go = Сохранить PIN
pin-kept = PIN сохранён.
