# Призы, изменённые директором
prizes-edit = Изменить призы
prizes-place = { $place }-е место
prizes-remaining = { shared-text-still-to-be-shared }
prizes-too-much = На { $amount } больше, чем есть в фонде
prizes-exact = { $total }: распределено до копейки
prizes-least = не меньше { $amount }: это уже выиграно
prizes-rises = У { $place }-го места больше, чем у места выше.
prizes-add = Ещё одно место
prizes-drop = На место меньше
prizes-rest = Остаток первому
prizes-reason = Почему: для журнала
prizes-set = Записать эти призы
prizes-as-they-were = Как было
done-set-prizes = Призы изменены
log-set-prizes = Призы изменены

# Доли входа
share-title = Проданные доли
share-sell = Продать долю
share-of = { $percent } %, { $backer }, за { $price }
share-backer = Кому
share-percent = Проценты
share-markup = Наценка, %
share-costs = Покупатель платит на кассе { $price }.
share-left = Можно продать ещё { $percent } %.
share-return = Вернуть
share-sold-out = Вход продан целиком.
share-mine = Доли
done-sell-share = { $player }: { $percent } %, покупает { $backer }
done-return-share = { $player }: доля возвращена, { $backer }
log-return-share = { $player }: доля возвращена

# Ребаи и призы вещами
rebuy-none = Без ребая: выбыл
rebuy-close = Закрыть ребаи
done-no-rebuy = { $player }: больше не докупает
done-close-rebuys = Ребаи закрыты
log-no-rebuy = { $player }: больше не докупает
log-close-rebuys = Ребаи закрыты
due-rebuys = Спросить о ребаях
cash-instead = Деньги вместо приза
cash-amount = { shared-label-amount }
done-cash-instead = { $player }: { $amount } вместо приза
log-cash-instead = { $player }: деньги вместо приза
log-pair = Пары сетки расставлены
log-seats-in = Назначено, куда ведут места
log-give-seats = Победители записаны на турнир
log-bring-flight = День принят
done-seats-in = Места на турнир: { $name }
done-give-seats = Победители записаны
done-bring-flight = День { $flight } принят
done-seed = { $player }: посев { $number }
done-no-seed = { $player }: без посева
done-pair = { $count ->
    [0] Пары оставлены посеву и жребию
   *[other] Пары расставлены
}
done-waive = Стол { $table } играет дальше

# Конверты с баунти
envelope-title = Баунти в конвертах
envelope-drawn = Вскрыто { $drawn } из { $all }
envelope-left = Ещё запечатаны
envelope-seal = Печать порядка
envelope-order = Порядок: объявлен, все вскрыты

# Entries that are not just paid
entry-otherwise = За своё место
entry-ticket = по билету
desk-register-ticket = Записать по билету: { $name }
entry-seat-how = Для особых нужд: иначе место разыгрывается.

# Касса на стойке
till-closed = Ваша касса закрыта
till-open = { shared-label-open-a-drawer }
till-float = { shared-label-float }
till-way = Как платят
till-way-cash = { shared-label-in-cash }
till-way-card = { shared-label-by-card }
till-way-transfer = { shared-label-by-transfer }
till-way-balance = Со счёта игрока
till-drawer = Касса { NUMBER($number, useGrouping: 0) }: наличными { $amount }.
till-cage = В кассу клуба
