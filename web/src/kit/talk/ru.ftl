quick = { $what ->
    [hello] Привет!
    [good-luck] Удачи!
    [one-moment] Минутку, пожалуйста
    [back] Снова здесь
    [bye] Пока, было приятно
    [thanks] Спасибо!
    [well-played] Хорошо сыграно!
    [sorry] Извините!
    [laughs] смеётся
    [claps] аплодирует
    [amazed] Вот это да!
   *[toasts] поднимает бокал
}
log-reacted = { $what ->
    [laughs] { $name } { quick }
    [claps] { $name } { quick }
    [amazed] { $name }: вот это да!
    [toasts] { $name } { quick }
   *[other] { $name }: { quick }
}
talk-say = Скажите
talk-send = Отправить
talk-why = Не о раздаче, которая идёт; пока кто-то в олл-ине, за столом молчат.
talk-quick = Готовые слова
talk-later = Остальное — когда раздача закончится
log-said = { $name }: { $what }
log-held-back = Реплика задержана, пока идёт раздача: { $about ->
   *[cards] в ней речь о картах
    [hand] в ней речь о комбинациях
    [strength] в ней речь о силе руки
    [fold] в ней речь о сброшенном
    [bluff] в ней речь о блефе
    [advice] в ней подсказка, а карты в одних руках
} ({ $clause })
log-sanctioned = { $measure ->
    [warning] Вам предупреждение
    [until-review] Чат закрыт для вас до решения флора
   *[mute] Чат закрыт для вас на { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
}: { $about ->
    [abuse] оскорбления
    [spam] слишком много сообщений
   *[live-hand] разговор об идущей раздаче
} ({ $clause })
log-upheld = Флор пересмотрел меру: она остаётся
log-lifted = Флор пересмотрел меру: она снята
log-report = Жалоба
log-report-whom = Жалоба флору на реплику игрока { $name }
log-ignore = Скрыть
log-ignore-whom = Скрыть реплики игрока { $name }
talk-review = Попросить пересмотр
talk-review-none = Один раз можно попросить флора пересмотреть меру.
talk-review-asked = Флора попросили пересмотреть меру.
talk-review-upheld = Флор пересмотрел меру: она остаётся.
talk-review-lifted = Флор снял меру.
talk-ignored = Вы не слышите игрока { $name }
talk-hear = Слышать снова
