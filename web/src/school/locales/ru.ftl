# Школа: главная страница, решения, сдача, экзамены и сертификаты.

school-title = { lobby-school }
school-part-rulings = Решения
school-part-dealing = Сдача
school-part-test = Экзамен
school-part-live = { shared-label-playing-live }
school-part-tells = { shared-label-tells }
school-part-certificate = Сертификат
school-lobby = В лобби
school-look-again = { shared-label-look-again }
school-looking = Одну минуту.
school-lost = { shared-label-no-answer }
school-about = Для дилеров, флоров и игроков: всё, что вы здесь делаете, оценивает тот же движок, что ведёт столы.
school-about-rulings = Ситуация на сукне: выберите решение и пункт. Что не вышло — вернётся, что знаете — всё реже.
school-about-dealing = Побочные банки, неделимые фишки, борды, хай-лоу, пот-лимит, размен, стеки: упражнений сколько угодно.
school-about-live = Двенадцать уроков за учебным столом для тех, кто пришёл из онлайна.
school-about-tells = Ваш блокнот о соперниках и то, что говорят сыгранные вами раздачи.
school-nobody = У вас нет имени в этом заведении: упражняться можно во всём, но ничего не сохранится.
school-nobody-tested = Экзамен записывают на ваше имя: сначала назовитесь в лобби.
school-due = { $due ->
    [0] Сейчас повторять нечего
    [one] Пора повторить { $due } ситуацию
    [few] Пора повторить { $due } ситуации
   *[other] Пора повторить { $due } ситуаций
}; всего встречено: { $kept }.
school-drilled = { $answered ->
    [one] Сделано { $answered } упражнение.
    [few] Сделано { $answered } упражнения.
   *[other] Сделано { $answered } упражнений.
}
school-certificates = Экзамены и сертификаты
school-about-test = Вопросов по книге и уровню: { $questions }, времени — { $minutes } мин. Решение с пунктом даёт два балла, одно решение — один; сдано от { $passes } % баллов.
school-condition = В этом заведении для роли «{ $role }» нужен сертификат: { $book }, уровень «{ $level }» или выше.
school-to-test = Сдать экзамен
school-test-on = Продолжить экзамен
school-number = Номер сертификата
school-verify = Проверить
school-forget = Начать сначала
school-forget-why = Школа забудет всё о вас: ситуации, упражнения, начатый экзамен. Сертификаты останутся.
school-keep = Оставить
school-book = Книга
school-level = Уровень
school-rank-dealer = { shared-word-dealer }
school-rank-floor = { shared-word-floor }
school-rank-director = { shared-word-director }
school-table = { shared-label-the-table }
school-pot = Банк { $pot }
school-stack = стек { $stack }
school-button = баттон
school-seat = { shared-label-seat-number }
school-to-act = ходит
school-last-fold = фолд
school-last-check = чек
school-last-call = колл
school-last-raise = бет или рейз
school-last-bring-in = бринг-ин
school-last-small-blind = { shared-word-small-blind }
school-last-big-blind = { shared-word-big-blind }
school-last-straddle = страддл
school-last-post = пост
school-last-all-in = { seat-all-in }
school-how-ruled = Какое решение? ({ $book })
school-by-which-clause = По какому пункту?
school-rule = Моё решение
school-right-one = { shared-label-right }
school-your-choice = Ваш выбор
school-all-right = Верно, и пункт верный
school-wrong-clause = Решение верное, пункт другой
school-wrong-ruling = Решение другое
school-true-ruling = Решение вслух
school-aloud = Прочитать мне
school-other-books = { shared-label-other-books }
school-the-same = То же самое.
school-count = Ситуаций: { $cards }; новых: { $fresh }, повторить: { $due }.
school-count-new = Ситуаций: { $cards }; они идут как придётся.
school-nothing-due = Сейчас повторять нечего. Следующая ситуация вернётся: { $at }.
school-nothing = По этой книге на этом уровне ситуаций нет.
school-comes-again = Вернётся: { $at }.
school-next = Следующая ситуация
school-dealing-rule = Каждое упражнение составляет и решает движок. Четыре верных ответа подряд ведут на уровень выше, два неверных — ниже; на время считаются только быстрые.
school-clock = На время
school-clock-off = { shared-word-no }
school-clock-seen = да, и часы видны
school-clock-unseen = да, но часов не видно: спокойнее
school-time-over = время вышло
school-all-drills = Все упражнения
school-drill-level = Уровень { $level } из 5
school-drill-done = верно { $right } из { $answered }
school-drill-time = по { $seconds } с
school-drill-right = { shared-label-right }
school-drill-wrong = Неверно
school-answer-is = Ответ
school-because = Почему так
school-standing = Уровень { $level }; подряд верно: { $run }; всего верно { $right } из { $answered }.
school-next-drill = Следующее упражнение
school-check = Проверить
school-no-number = «{ $text }» — не число фишек.
school-blank-worth = Сколько здесь?
school-blank-most = Наибольший рейз, до
school-blank-winners = Кто выиграл?
school-blank-high = У кого половина хай?
school-blank-low = У кого половина лоу? Ни у кого — оставьте пустым
school-blank-pushed = Кому сколько отдать
school-blank-odd = Лишние фишки
school-blank-stacks = Стеки после размена
school-blank-pot = { $pot ->
    [0] Основной банк
   *[other] Побочный банк { $pot }
}
school-blank-amount = Фишек в нём
school-more-pots = Ещё один банк
school-fewer-pots = Одним банком меньше
school-begin = Начать экзамен
school-not-tested = По этой книге на этом уровне слишком мало ситуаций для экзамена.
school-place = вопрос { $place } из { $of }
school-left = осталось { $time }
school-give-answer = Так и отвечу
school-passed = Сдано
school-failed = Не сдано
school-points = баллов { $points } из { $most }, нужно { $needed }
school-show-certificate = Ваш сертификат
school-certificate = Сертификат школы
school-certifies = выдержал(а) экзамен по решениям: { $book }, уровень «{ $level }».
school-points-of = Баллы
school-points-in = { $points } из { $of }
school-given-on = Выдан
school-number-of = Номер
school-valid = Этот сертификат выдало заведение, он стоит в его журнале.
school-verify-at = Проверить: { $address }
school-print = Печать
