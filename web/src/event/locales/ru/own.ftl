own-event-title = Свой турнир
own-event-why = На игровые фишки: выплачивается всё, что внесено. Начинается, платит и закрывается сам.
own-event-name = Турнир: { $name }
own-event-called = Как называется
own-event-preset = Скорость
own-event-preset-turbo = Турбо: 1500 фишек, уровень 4 минуты
own-event-preset-regular = Обычный: 3000 фишек, 8 минут
own-event-preset-hyper = Гипер: 500 фишек, 2 минуты
own-event-preset-heads-up = Один на один: 1500 фишек
own-event-preset-bounty = За головы: половина каждого взноса
own-event-price = Взнос в игровых фишках
own-event-seats = Боксов за столом
own-event-tables = Сколько столов
own-event-starts = Начало
own-event-starts-in =
    { $minutes ->
        [0] когда места займут
       *[other] через { $minutes } мин
    }
own-event-bots = Сколько ботов
own-event-any-style = у каждого свой
own-event-go = Открыть турнир
own-event-open = Открыть свой турнир
own-event-of = хозяин — { $name }
own-event-host = Вы хозяин турнира
own-event-add-bot = Добавить бота
own-event-start = Начать сейчас
own-event-cancel = Отменить турнир
own-event-cancel-why = Всем вернётся взнос.
own-event-entered = Кто записан
own-event-pause = Пауза после этих раздач
own-event-resume = Продолжить раздачи
own-event-pause-why =
    { $minutes ->
        [one] Другие подождут вас ещё { $minutes } минуту, считая всё вместе.
        [few] Другие подождут вас ещё { $minutes } минуты, считая всё вместе.
       *[other] Другие подождут вас ещё { $minutes } минут, считая всё вместе.
    }
