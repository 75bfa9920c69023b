player-who = Кто вы?
player-choose = Выберите имя…
player-not-me = Это не я
player-price = { $buy_in } и сбор { $fee }.
player-staff = { $amount } из взноса идёт персоналу.
player-stack = Стартовый стек: { NUMBER($chips) }.
player-table = Стол
player-seat = Бокс
player-chips = Фишек: { $chips }
player-broke = Фишек нет: ещё можно сделать ребай.
player-waiting = Вам сдадут, когда пройдёт баттон.
player-missing = { $hands ->
    [one] Вы пропускаете { $hands } раздачу.
    [few] Вы пропускаете { $hands } раздачи.
   *[many] Вы пропускаете { $hands } раздач.
}
player-head = За вас назначено: { $amount }
player-certain = { $amount } уже ваши.
player-play = За стол
player-alternate = Ваше место в очереди. Вас позовут, когда освободится бокс.
player-out = Вы заняли место { $place }.
player-won = Ваш выигрыш: { $amount }.
player-seat-later = Место разыграют на старте.
player-move = Вы пересаживаетесь: стол { $table }, бокс { $seat }
player-move-from = со стола { $table }, бокс { $seat }
player-there = Я на месте
player-my-table = Ваш стол
player-structure = Уровни
player-hands = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[many] { $hands } раздач
}
player-starts = { $day }, { $time }
player-name = Ваше имя, чтобы записаться самому
player-name-claim = Ваше имя, чтобы ввести код с карточки
player-take-name = Взять это имя
player-you = Вы { $name }; в кошельке { $wallet }.
player-enter = Записаться за { $price }
player-re-enter = Войти снова за { $price }
player-entered = Вы в турнире
player-unregister = Вернуть вход
player-left = Вход возвращён
player-rebuy = Ребай: { $chips } фишек за { $price }
player-add-on = Аддон: { $chips } фишек за { $price }
player-bought = Фишки куплены
player-no-rebuy = Без ребая: я выбываю
player-no-rebuy-done = Вы выбыли
player-have-code = У меня есть код с карточки места
player-code = Код
player-take-code = Это я
player-claimed = Теперь ваше место в этом телефоне
player-deal-mine = Вам достанется { $amount }
player-deal-how = Нужны все «да». Одно «нет», и игра продолжается.
player-deal-floor = Скажите флору «да» или «нет».
player-agree = Согласен
player-disagree = Нет
player-said-yes = Вы сказали «да»
player-said-no = Вы сказали «нет»
player-propose = Предложить сделку
player-proposed = Ваша сделка предложена всем
player-protest = Подать протест
player-protested = Ваш протест подан
player-file = Подать
