school-no-such-drill = упражнения «{ $drill }» нет; есть: { $known }
school-no-such-level = уровня { $level } нет; есть от 1 до { $most }

school-drill-side-pots = Составьте основной и побочные банки
school-drill-odd-chips = Разделите банки, неделимые фишки — по книге
school-drill-boards = Прочтите борд: кто выиграл?
school-drill-high-low = Прочтите хай и лоу и разделите банк
school-drill-pot-limit = Назовите наибольший рейз в пот-лимите
school-drill-colour-up = Размен: разыграйте мелкие фишки
school-drill-count = Сосчитайте стек

school-answer = Ответ
school-given-put-in = Внесено по местам: { $what }
school-given-folded = Сбросили места: { $what }
school-given-pots = Банки: { $what }
school-given-pushed = Отдано по местам: { $what }
school-given-game = Игра: { $what }
school-given-board = Борд: { $what }
school-given-cards = Карты по местам: { $what }
school-given-button = Баттон: место { $what }
school-given-chip = Наименьшая фишка: { $what }
school-given-next = Следующая фишка: { $what }
school-given-winners = Выиграли места: { $what }
school-given-high = Половина хай, места: { $what }
school-given-low = Половина лоу, места: { $what }
school-given-pot = Банк: { $what }
school-given-seat = Ходит место { $what }
school-given-acts = До сих пор: { $what }
school-given-most = Рейз не больше чем до { $what }
school-given-pieces = Фишки по номиналам: { $what }
school-given-worth = Всего: { $what }
school-given-stacks = Стеки по местам: { $what }
school-given-odd = Лишние фишки по местам: { $what }

school-why-pot = { $pot ->
    [0] Основной банк
   *[other] Побочный банк { $pot }
}: { $amount }, на него { $seats ->
    [one] претендует { $seats } игрок
    [few] претендуют { $seats } игрока
   *[other] претендуют { $seats } игроков
}.
school-why-award = Место { $seat } берёт { $amount } из { $pot ->
    [0] основного банка
   *[other] побочного банка { $pot }
}, { $half ->
    [0] хай
   *[other] лоу
}.
school-why-pot-limit = В банке { $pot }; вместе с коллом { $call } — { $after }. Столько можно добавить к ставке { $bet }: рейз до { $most }.
school-why-race = На столе { $odd ->
    [one] { $odd } лишняя фишка
    [few] { $odd } лишние фишки
   *[other] { $odd } лишних фишек
} по { $chip }: с округлением вверх это { $due } × { $next }, их берут старшие карты.
school-why-count = { $count } × { $chip } = { $worth }

school-act = { $kind ->
    [small-blind] Место { $seat } ставит малый блайнд, { $amount }
    [big-blind] Место { $seat } ставит большой блайнд, { $amount }
    [ante] Место { $seat } ставит анте { $amount }
    [fold] Место { $seat } сбрасывает
    [check] Место { $seat } говорит «чек»
    [call] Место { $seat } уравнивает, добавляя { $amount }
    [raise] Место { $seat } ставит до { $amount }
   *[board] Сдают карты на борд
}
school-pot = { $amount } (места { $seats })

school-no-such-card = такой ситуации в школе нет: «{ $card }»
school-no-such-rank = уровня «{ $level }» нет; есть: { $known }
school-no-such-choice = такого варианта нет; вариантов не больше { $most }
school-no-test = { $book }: на этом уровне слишком мало ситуаций
school-test-open = вы уже сдаёте экзамен: сначала закончите его
school-no-open-test = вы не сдаёте экзамен, или его время вышло
school-other-question = экзамен на вопросе { $at }; на этот уже есть ответ
school-certificates-given = дом выдал все сертификаты, какие хранит
school-no-such-certificate = сертификата с таким номером дом не выдавал
school-certificate-asked = для этой роли нужен сертификат школы: { $book }, уровень «{ $level ->
    [dealer] дилер
    [floor] флор
   *[director] директор
}»
school-not-a-condition = «{ $text }» — не условие; оно пишется РОЛЬ=КНИГА/УРОВЕНЬ, например dealer=club-cash/dealer. Роли: { $roles }

school-quiz-asked = Какое решение?
school-quiz-why = По какому из этих пунктов?
school-quiz-ruled = Решение
school-quiz-right = Это верно
school-quiz-wrong = Это неверно
school-quiz-command = Учить решения: croupier school ruling --under ПРОФИЛЬ --level УРОВЕНЬ --ask
school-quiz-number = Какой, от 1 до { $most }
