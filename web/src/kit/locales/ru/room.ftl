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

broken = Страница споткнулась. Ваше место и фишки в зале в сохранности.
broken-reload = Загрузить заново

join-lost = Дом не отвечает. Попробуйте ещё раз.
sign-in-open = У вас здесь уже есть имя?
sign-in-how = Чем вы докажете, что оно ваше
sign-in-password = Пароль
sign-in-code = Код с другого устройства
sign-in-forgotten = Пароль забыт
sign-in-code-shown = Код, который показывает другое устройство
sign-in-code-kept = Один из сохранённых вами кодов
sign-in-go = Войти
password = Ваш пароль
password-new = Новый пароль
log-in-last = Последний раз вы были здесь: { $day }, { $time }.
log-in-last-on = Последний раз вы были здесь: { $day }, { $time } ({ $device }).
log-in-codes = Ваши новые коды, каждый на один раз. Сохраните их: { $codes }
join-why = Клуб выдаст вам игровые фишки на это имя.
join-go = Войти в клуб

floor-key-why = Эта страница для флора. Откройте её по адресу, который напечатал сервер, или введите ключ.
floor-key = Ключ флора
floor-key-wrong = Ключ не подходит.
floor-key-go = Открыть

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
