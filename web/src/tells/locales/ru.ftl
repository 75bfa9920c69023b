# Теллсы: страница блокнота.

tells-title = { shared-label-tells }
tells-school = { lobby-school }
tells-parts = Части блокнота
tells-part-notes = Заметки
tells-part-reads = Что говорят раздачи
tells-part-sessions = Сессии
tells-part-worked = Разборы
tells-part-luck = Дисперсия
tells-live = Уроки живой игры
tells-lost = Заведение молчит.
tells-opening = Блокнот открывается.
tells-closed-why = Пока вы в раздаче, помогать вам ничто не должно. Когда она закончится, страница откроет блокнот сама.
tells-nobody = Блокнот ведётся под вашим именем: назовитесь в лобби.
tells-write = Новая заметка
tells-rewrite = Переписать заметку
tells-opponent = Соперник
tells-tell = Тип телла
tells-tell-betting-pattern = Модель ставок
tells-tell-physical = Физическая реакция
tells-tell-table-talk = Разговор за столом
tells-channel = По чему видно
tells-channel-eyes = взгляд
tells-channel-face = мимика
tells-channel-posture = поза
tells-channel-hands = жесты рук
tells-channel-breathing = дыхание
tells-kind = О чём может говорить
tells-kind-strength = Сильная рука
tells-kind-weakness = Слабая рука
tells-kind-hides = Что-то скрывает
tells-kind-nerves = Просто нервы
tells-kind-none = Надёжного телла нет
tells-may-strength = может говорить о сильной руке
tells-may-weakness = может говорить о слабой руке
tells-may-hides = может что-то скрывать
tells-may-nerves = могут быть просто нервы
tells-may-none = надёжного телла не нашлось
tells-confidence = Насколько вы уверены
tells-level-low = Мало
tells-level-medium = Средне
tells-level-high = Сильно
tells-baseline = Как обычно (базовая линия)
tells-text = Что было иначе (отклонение)
tells-context = В какой ситуации
tells-hand = В какой раздаче: стол и номер, например oak/12
tells-see-hand = Раздача { $hand }
tells-save = Записать
tells-leave = Оставить как было
tells-private = Этот блокнот читаете только вы: ни другие игроки, ни персонал.
tells-of = Заметки о
tells-of-all = всех
tells-usually = Обычно: { $what }
tells-this-time = А тут: { $what }
tells-sure = уверенность { $level ->
    [low] низкая
    [medium] средняя
   *[high] высокая
}
tells-held = подтвердилось { $held } из { $of }
tells-share = { $share } (от { $low } до { $high })
tells-not-enough = Для вывода мало
tells-review = Когда открыли карты:
tells-it-held = Подтвердилось
tells-it-failed = Не подтвердилось
tells-change = Изменить
tells-cross = Вычеркнуть
tells-no-notes = Заметок пока нет.
tells-export = Забрать блокнот с собой

# What hands say.
tells-reads-about = По раздачам, в которых вы участвовали; карты — только открытые для всех. Если наблюдений меньше { $enough }, выводов нет.
tells-reading = Ваши раздачи просматриваются.
tells-met-nobody = Вы здесь ещё не сыграли ни одной раздачи.
tells-whom = Чьи решения
tells-myself = { $name } (вы)
tells-met-in = { $hands ->
    [one] { $hands } общая раздача
    [few] { $hands } общие раздачи
   *[other] { $hands } общих раздач
}
tells-street-first = На первой улице
tells-street-second = На второй улице
tells-street-third = На третьей улице
tells-street-fourth = На четвёртой улице
tells-street-fifth = На пятой улице
tells-street-later = На дальнейших улицах
tells-facing = против ставки
tells-unopened = ставок ещё нет
tells-action-fold = сброс
tells-action-check = { shared-word-checks }
tells-action-call = колл
tells-action-raise = бет или рейз
tells-size = Размер, доля банка
tells-time = Время, секунды
tells-between = от { $low } до { $high }
tells-of-so-many = { $of ->
    [one] { $of } наблюдение
    [few] { $of } наблюдения
   *[other] { $of } наблюдений
}
tells-mean = { $mean } ± { $deviation }
tells-shown = Размеры, когда карты открыли
tells-shown-value = с выигравшей рукой
tells-shown-bluffs = с проигравшей рукой
tells-departures = Отклонения от обычного
tells-departs-size = { $table }, раздача { $hand }: размер в { $times } раза от обычного
tells-departs-time = { $table }, раздача { $hand }: время в { $times } раза от обычного
tells-no-departures = Не найдено.
tells-hypothesis = Отклонение может говорить об иной руке. Оно ничего не доказывает и относится только к этому игроку: другой — другая книга.

# Sessions and moods.
tells-close-session = Закрыть сессию
tells-mood = В каком настроении вы играли?
tells-mood-calm = Спокойствие
tells-mood-anxiety = Тревожность
tells-mood-anger = Злость
tells-mood-excitement = Волнение
tells-mood-break = Злость выдаёт и плохо играет: перед следующей сессией сделайте перерыв. Лимиты и пауза — в настройках лобби.
tells-mood-breathe = Это видят и другие. Перед ходом дышите медленно и на каждое решение тратьте одно и то же время.
tells-session-text = Как всё прошло?
tells-session-go = Закрыть
tells-no-sessions = Закрытых сессий пока нет.

# Worked hands.
tells-worked-home-game = Поздняя домашняя игра
tells-worked-after-a-loss = После проигрыша
tells-worked-nerves = Нервы или блеф
tells-worked-limp = Он всегда повышал
tells-story-home-game = Все устали. Лена, сильная соперница, уверенная, что раскусила вас, крупно ставит на последней улице. На вас она не смотрит, руки не находят места.
tells-story-after-a-loss = Турнир. Прошлая раздача дорого вам стоила, вы злитесь, и сосед это заметил. Теперь он крупно ставит против вас.
tells-story-nerves = Новичок ставит банк, краснея и дрожащими пальцами. С лучшей рукой он дрожит ничуть не меньше.
tells-story-limp = Девять раз он повышал до флопа и девять раз показал сильную руку. Теперь он лишь уравнял — и ставит на ривере.
tells-step-mood = Сначала взгляните на себя: что вы чувствуете?
tells-feels-anger = Названо — наполовину побеждено. Выдохните и решайте по числам, а не по прошлой раздаче.
tells-feels-calm = Хорошо. Проверьте ещё раз, что за вас не решает прошлая раздача.
tells-step-cues = Вы видите: { $cues }.
tells-step-no-cues = По нему ничего не видно; необычна сама его линия.
tells-cue-eyes = отводит взгляд
tells-cue-face = покрасневшее лицо
tells-cue-hands = беспокойные руки
tells-cue-posture = скованная поза
tells-cue-breathing = частое дыхание
tells-step-base-rate = Базовая частота: из 100 таких ставок блефов { $bluffs }. Такое видно в { $bluffing } из 100 блефов и в { $otherwise } из 100 хороших рук.
tells-step-price = Цена: { $bet } в банк { $pot } больших блайндов. Вы платите { $bet } за { $all }.
tells-step-decide = Что вы делаете?
tells-step-next = Следующий шаг
tells-answer-call = Уравниваю
tells-answer-fold = Сбрасываю
tells-right = Числа говорят то же
tells-wrong = Числа говорят иное
tells-weighed = Блеф: { $before } до, { $after } с учётом увиденного; коллу нужно { $needed }. Значит, { $answer ->
    [call] колл
   *[fold] фолд
}.
tells-says-base-rate = Одна раздача ничего не доказывает: { $bluffs } из 100 таких ставок — блефы, что бы вы ни увидели.
tells-says-tilt = Кто хочет отыграться, видит блеф повсюду: поэтому вы начали с себя.

# Luck.
tells-luck-about = Насколько одна удача уводит результат от того, чего стоят ваши решения.
tells-luck-rate = Винрейт, больших блайндов на 100 раздач
tells-luck-deviation = Стандартное отклонение на 100 раздач
tells-luck-hands = Сколько раздач
tells-luck-seed = Номер розыгрыша
tells-luck-go = Посчитать
tells-luck-down = Вероятность оказаться в минусе: { $down } (среди разыгранных путей: { $counted }).
tells-luck-plot = Путей: { $courses }; низшая точка { $least }, высшая { $most } больших блайндов. Пути с итогом ниже нуля — пунктиром.
tells-luck-mean = Ожидание ± одно отклонение
tells-luck-below = { $share } путей кончаются ниже
tells-luck-deepest = Провал, который видит половина путей
tells-luck-formula = После n раздач: среднее w·n/100, отклонение s, умноженное на корень из n/100, распределение нормальное; w — винрейт, s — отклонение. Всё в больших блайндах.
tells-luck-casino = Против казино винрейт ниже нуля, и дистанция играет за другую сторону.
