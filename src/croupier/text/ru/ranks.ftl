# Достоинства
rank-one-first = { $first ->
    [deuce] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
}
rank-to-first = { $first ->
    [deuce] двойки
    [three] тройки
    [four] четвёрки
    [five] пятёрки
    [six] шестёрки
    [seven] семёрки
    [eight] восьмёрки
    [nine] девятки
    [ten] десятки
    [jack] валета
    [queen] дамы
    [king] короля
   *[ace] туза
}
rank-many-first = { $first ->
    [deuce] двойки
    [three] тройки
    [four] четвёрки
    [five] пятёрки
    [six] шестёрки
    [seven] семёрки
    [eight] восьмёрки
    [nine] девятки
    [ten] десятки
    [jack] валеты
    [queen] дамы
    [king] короли
   *[ace] тузы
}
rank-many-second = { $second ->
    [deuce] двойки
    [three] тройки
    [four] четвёрки
    [five] пятёрки
    [six] шестёрки
    [seven] семёрки
    [eight] восьмёрки
    [nine] девятки
    [ten] десятки
    [jack] валеты
    [queen] дамы
    [king] короли
   *[ace] тузы
}
rank-of-first = { $first ->
    [deuce] двоек
    [three] троек
    [four] четвёрок
    [five] пятёрок
    [six] шестёрок
    [seven] семёрок
    [eight] восьмёрок
    [nine] девяток
    [ten] десяток
    [jack] валетов
    [queen] дам
    [king] королей
   *[ace] тузов
}
rank-of-second = { $second ->
    [deuce] двоек
    [three] троек
    [four] четвёрок
    [five] пятёрок
    [six] шестёрок
    [seven] семёрок
    [eight] восьмёрок
    [nine] девяток
    [ten] десяток
    [jack] валетов
    [queen] дам
    [king] королей
   *[ace] тузов
}

# Комбинации
hand-none = лоу не собралось
hand-high-card = старшая карта { rank-one-first }
hand-pair = пара { rank-of-first }
hand-two-pair = две пары, { rank-many-first } и { rank-many-second }
hand-three-of-a-kind = тройка { rank-of-first }
hand-straight = стрит до { rank-to-first }
hand-flush = флеш до { rank-to-first }
hand-full-house = фулл-хаус, тройка { rank-of-first } и пара { rank-of-second }
hand-four-of-a-kind = каре { rank-of-first }
hand-straight-flush = стрит-флеш до { rank-to-first }
hand-royal-flush = роял-флеш
hand-low = лоу { $ranks }
hand-badugi = бадуги { $ranks }
hand-badugi-short = { $ranks }, { $count ->
   [c1] одна карта
   [c2] две карты
  *[c3] три карты
}

ranks-no-such-strength = силы { $strength } нет: в этом порядке старшинства она от 1 до { $classes }
