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
