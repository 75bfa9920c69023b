title-lobby = Croupier
title-table = { $name } · Croupier

line-connecting = Соединяемся…
line-open = Связь есть
line-lost = Связь потеряна, восстанавливаем…
line-old = Клуб обновился: загрузите страницу заново
line-waits = Связь потеряна. { $count ->
    [one] { $count } команда ждёт и уйдёт, когда связь вернётся.
    [few] { $count } команды ждут и уйдут, когда связь вернётся.
   *[many] { $count } команд ждут и уйдут, когда связь вернётся.
}
line-late = Ещё не сохранено: дом не ответил.

settings = Настройки
settings-look = Тёмный или светлый вид
dismiss = Скрыть
undo = Отменить

wallet = Кошелёк

broken = Страница споткнулась. Ваше место и фишки целы.
broken-reload = Загрузить заново

join-lost = Дом не отвечает. Попробуйте ещё раз.
sign-in-open = У вас здесь уже есть имя?
join-why = Клуб выдаст вам игровые фишки на это имя.
join-go = Войти в клуб

seconds-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}

field-unknown = Неизвестно
field-yes = Да
field-no = Нет

close = Закрыть
join-name = Ваше имя
time-bank = банк времени { $seconds } с
time-bank-runs = Идёт банк времени: { $seconds } с
notice-undone = Введённое вами отменено: «Кто здесь работает».
notice-elsewhere = Вы вошли ещё на одном устройстве.
