# Что говорят об игроке его раздачи.

stats-title = Мои раздачи
stats-lobby = К столам
stats-here = Сыграно в этом доме
stats-own-why = Эту страницу видите только вы.
stats-latest =
    { $most ->
        [one] Просматривается последняя { $most } раздача столов.
        [few] Просматриваются последние { $most } раздачи столов.
       *[many] Просматриваются последние { $most } раздач столов.
    }
stats-left =
    { $hands ->
        [one] Пропущена { $hands } раздача.
        [few] Пропущены { $hands } раздачи.
       *[many] Пропущено { $hands } раздач.
    }
stats-left-which = Какие пропущены и почему
stats-left-one = Раздача { $hand }, строка { $line }: { $text }
stats-file = Посчитать файл
stats-file-why = Истории раздач любого сайта, который читается, до { $size } МБ. Файл считается и не хранится; для миллионов раздач есть команда «croupier hands import».
stats-file-read =
    { $read ->
        [one] Прочитана { $read } раздача файла.
        [few] Прочитаны { $read } раздачи файла.
       *[many] Прочитано { $read } раздач файла.
    }
stats-not-looked =
    { $hands ->
        [one] Ещё { $hands } заняла бы слишком много времени.
        [few] Ещё { $hands } заняли бы слишком много времени.
       *[many] Ещё { $hands } заняли бы слишком много времени.
    }
stats-too-large = Файл больше { $size } МБ: разделите его или загрузите командой.
stats-back = Назад к раздачам этого дома
stats-wishes = Какие раздачи
stats-all = все
stats-everything = Снова все раздачи
stats-kind = Кэш или турнир
stats-kind-cash = кэш-игры
stats-kind-tournament = турниры
stats-by = Разделить по
stats-since = С дня
stats-until = По день
stats-stack = от { $low } до { $high }
stats-stack-over = больше { $low }
stats-counting = Раздачи считаются.
stats-counted =
    { $hands ->
        [one] Посчитана { $hands } раздача
        [few] Посчитаны { $hands } раздачи
       *[many] Посчитано { $hands } раздач
    }
stats-no-hands = Здесь ещё не сыграно ни одной раздачи.
stats-none-such = Таких раздач нет.
stats-figures = Показатели
stats-between = от { $low } до { $high }
stats-of = { $made } из { $chances }
stats-sure = Выигрыш — в больших блайндах, в лимите в больших ставках, на каждые 100 раздач. Из ста таких игроков около 95 лежат между двумя концами, что стоят рядом.
stats-about-vpip = вложил фишки по своей воле до флопа
stats-about-pfr = рейз до флопа
stats-about-three-bet = рейз на первый рейз
stats-about-fold-to-three-bet = сбросил свой рейз на чужой
stats-about-steal = первый рейз с последних мест
stats-about-c-bet = ставка на флопе после последнего рейза до него
stats-about-fold-to-c-bet = сбросил на такую ставку
stats-about-aggression = ставок и рейзов на каждый колл после флопа
stats-about-aggression-frequency = ставки и рейзы из всего, кроме чеков
stats-about-wtsd = увидел флоп и дошёл до вскрытия
stats-about-wsd = выиграл на вскрытии
stats-course = Как это шло
stats-course-says =
    { $hands ->
        [one] После { $hands } раздачи: { $won } (в ставках), по шансам олл-инов { $fair }; рисунок — от { $least } до { $most }.
        [few] После { $hands } раздач: { $won } (в ставках), по шансам олл-инов { $fair }; рисунок — от { $least } до { $most }.
       *[many] После { $hands } раздач: { $won } (в ставках), по шансам олл-инов { $fair }; рисунок — от { $least } до { $most }.
    }
stats-course-unit =
    { $hands ->
        [one] в ставках, после { $hands } раздачи
        [few] в ставках, после { $hands } раздач
       *[many] в ставках, после { $hands } раздач
    }
stats-hands = Сдач
stats-per-100 = На 100
