policy-no-such-field = в правилах дома нет поля «{ $field }»: похожие — { $nearest }
policy-wrong-value = { $field } не может быть { $value }: допустимо { $allowed }
policy-no-such-profile = нет профиля «{ $profile }»: есть { $known }
policy-no-such-layer = у { $profile } нет слоя «{ $layer }»: поверх него ложатся { $known }
policy-read-as-another-type = поле правил { $field } — не { $type }
policy-not-toml = это не TOML ({ $problem }): напишите name = "…" и profile = "…", затем таблицы, например [house], со строками вроде button = "moving"
policy-head-missing = { $key } нет или это не текст: начните файл со строки вроде { $key ->
    [profile] profile = "tda-2022"
   *[other] { $key } = "Riverside"
}
policy-not-a-table = «{ $key }» — не слой: ответы пишут в таблицах { $known }
policy-layer-edition = книга
policy-layer-default = обычай
policy-layer-house = заведение
policy-layer-event = турнир
policy-layer-agency = регулятор
policy-layer-given = задано
policy-area-hand = Раздача
policy-area-floor = Флор
policy-area-cash = Кэш-игры
policy-area-tournament = Турниры
policy-area-room = Онлайн-рум
policy-flag = { $value ->
    [true] да
   *[other] нет
}
policy-number = { $unit ->
    [percent] { $amount } %
    [s] { $amount } с
    [min] { $amount } мин
    [BB] { $amount } ББ
    [pots] { $amount ->
        [one] { $amount } банк
        [few] { $amount } банка
       *[many] { $amount } банков
    }
    [cards] { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[many] { $amount } карт
    }
    [chips] { $amount ->
        [one] { $amount } фишка
        [few] { $amount } фишки
       *[many] { $amount } фишек
    }
    [players] { $amount ->
        [one] { $amount } игрок
        [few] { $amount } игрока
       *[many] { $amount } игроков
    }
    [h] { $amount } ч
    [days] { $amount ->
        [one] { $amount } день
        [few] { $amount } дня
       *[many] { $amount } дней
    }
    [years] { $amount ->
        [one] { $amount } год
        [few] { $amount } года
       *[many] { $amount } лет
    }
    [raises] { $amount ->
        [one] { $amount } рейз
        [few] { $amount } рейза
       *[many] { $amount } рейзов
    }
    [messages] { $amount ->
        [one] { $amount } сообщение
        [few] { $amount } сообщения
       *[many] { $amount } сообщений
    }
    [hands] { $amount ->
        [one] { $amount } раздача
        [few] { $amount } раздачи
       *[many] { $amount } раздач
    }
    [pairs] { $amount ->
        [one] { $amount } пара
        [few] { $amount } пары
       *[many] { $amount } пар
    }
   *[other] { $amount }
}

clause-no-such-id = нет статьи { $id }: похожие — { $nearest }
clause-no-such-edition = нет книги правил «{ $asked }»: есть { $nearest }
clause-no-such-kind = нет вида статей «{ $asked }»: похожие — { $nearest }
clauses-found = { $count ->
    [0] этим словам не отвечает ни одна статья
    [one] { $count } статья
    [few] { $count } статьи
   *[many] { $count } статей
}{ $left ->
    [0] {""}
   *[other] , показаны первые { $shown }; остальные — с --all
}
clause-discretion = Решает
clause-by-director = турнирный директор
clause-by-floor = флор
clause-scope = Где действует
clause-inputs = Дано
clause-outcome = Итог
clause-params = Величины
clause-ambiguity = Открытый вопрос
clause-example = Пример
clause-history = Редакции
clause-conflicts = Противоречит
clause-see = См. также
clause-policy = Задаёт в правилах дома

policy-not-utf8 = { $file } — не UTF-8, начиная с байта { $at }: сохраните его в UTF-8
policy-cannot-open = { $file } не читается: { $reason }
policy-overridden = { $field } из слоя { $layer } не действует: сильнее { $by }
policy-says-the-same = { $field } повторяет то, что и так говорит { $profile }
policy-role = роль { $role } может: { $may }
policy-is-fine = { $file } в порядке: поверх { $profile } { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}
policy-differences = { $count ->
    [0] отличий нет
    [one] { $count } отличие
    [few] { $count } отличия
   *[many] { $count } отличий
}
