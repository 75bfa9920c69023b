title-lobby = Croupier
title-table = { $name } · Croupier

line-connecting = Соединяемся…
line-open = Связь есть
line-lost = Связь потеряна, восстанавливаем…
line-old = Клуб обновился: загрузите страницу заново

settings = Настройки
settings-language = Язык
settings-deck = Колода
settings-keys = Горячие клавиши
keys-on = Включены
keys-off = Выключены
deck-four = Четыре цвета
deck-two = Два цвета
close = Закрыть
cancel = Отмена
dismiss = Скрыть

wallet = Кошелёк

broken = Страница споткнулась. Ваше место и фишки в зале в сохранности.
broken-reload = Загрузить заново
