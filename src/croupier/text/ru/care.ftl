care-not-asked = этот дом не спрашивает ни возраста, ни страны
care-born-once = дату рождения называют один раз; кто ошибся, обращается к дому
care-no-date = это не дата рождения
care-no-such-country = выберите страну из списка
care-no-limits = этот дом не ведёт лимитов игроков
care-no-such-limit = такого лимита нет
care-too-early = более высокий лимит действует после ожидания: спросите снова через { $hours } ч
care-no-exclusion = в этом доме нет самоисключения
care-exclusion-days = выберите от 1 до { $most } дней
care-excluded-longer = вы уже исключили себя на больший срок
care-barred = этот аккаунт закрыт навсегда: его владелец был несовершеннолетним
care-excluded = вы исключили себя из игры до { $day }
care-tell-first = прежде чем играть, назовите дому дату рождения и страну: это в настройках
care-country = дом не принимает игроков из страны { $country }
care-too-young = играть здесь можно с { $age } лет
care-over-limit = ваш собственный лимит { $most } ({ $kind ->
    [deposit-day] пополнения за день
    [deposit-week] пополнения за неделю
    [deposit-month] пополнения за 30 дней
    [loss-day] проигрыш за день
    [loss-week] проигрыш за неделю
    [loss-month] проигрыш за 30 дней
    [stake] одна ставка
    [time-day] время игры за день, в минутах
   *[buy-in] один вход в игру
})
care-time-over = ваш собственный лимит в { $minutes } мин в день исчерпан: начатое вы доиграете, а новое начнёте, когда пройдут сутки
care-no-notice = читать пока нечего
care-notice-first = сначала прочтите, сколько вы уже играете и сколько поставили
care-edge-first = сначала прочтите, какую долю дом удерживает в этой игре
care-no-complaints = этот дом не принимает жалоб
care-no-complaint = такой жалобы нет
care-complaint-empty = опишите, в чём дело
care-complaint-late = жалобу подают в течение { $days } дн.
care-complaint-running = пока турнир идёт, решение флора окончательно; жалобу можно подать, когда он закончится
care-complaint-not-there = вы там не играли
care-complaint-twice = эту жалобу вы уже подали
care-complaints-many = решения ждут уже { $most } ваших жалоб: дом сначала ответит на них
care-complaint-decided = по этой жалобе решение принято
care-complaint-own = решать эту жалобу должен кто-то другой
care-complaint-manager = обжалование решает менеджер
care-complaint-no-appeal = решение обжалуют один раз, когда оно принято
care-complaint-clause = назовите пункт, на котором основано решение
care-complaint-no-hand = эта жалоба не о раздаче
care-hand-own = вы участвовали в этой раздаче или сидите за этим столом: карты посмотрит кто-то другой
