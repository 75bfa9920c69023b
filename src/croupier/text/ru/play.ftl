play-too-few-seats = { $seats ->
    [one] { $seats } игрок — слишком мало
    [few] { $seats } игрока — слишком мало
   *[many] { $seats } игроков — слишком мало
}: для раздачи нужно хотя бы { $fewest }
play-wrong-number-of-seats = { $game } не сдаётся на { $seats ->
    [one] { $seats } игрока
   *[many] { $seats } игроков
}: можно от { $fewest } до { $most }
play-no-such-seat = бокса { $seat } нет: боксы нумеруются от 1 до 99
play-no-stakes = раздача составлена без ставок стола: следующую задаёт Setup.deal_in
play-no-such-code = числа { $number } среди решений нет: они перечислены в croupier.play.codes
play-empty-stack = в боксе { $seat } фишек: { $amount }; карты сдают только тем, у кого есть фишки
play-bad-forced-bet = бокс { $seat } не может поставить { $amount } как { $kind }: он должен участвовать в раздаче, а сумма — быть больше 0
play-bad-bet-size = раздаче нужен хотя бы один размер ставки, каждый больше 0
play-not-over = раздача ещё не закончена
play-hand-over = раздача закончена
play-not-now = сейчас решать нечего: работает дилер
play-seat-not-dealt-in = бокс { $seat } не участвует в этой раздаче
play-out-of-turn = сейчас не ход бокса { $seat }{ $actor ->
    [0] {""}
   *[other] , ходит бокс { $actor }
}
play-cannot-check = бокс { $seat } не может сказать чек: нужно уравнять { $amount }
play-nothing-to-call = боксу { $seat } нечего уравнивать
play-bad-raise = бокс { $seat } не может повысить до { $total }: можно от { $low } до { $high }
play-stack-too-short-to-raise = у бокса { $seat } не хватает фишек на повышение
play-nobody-left-to-raise = бокс { $seat } не может повысить: ни у кого из соперников нет фишек сверх ставки
play-betting-not-reopened = бокс { $seat } уже делал заявку и стоит перед неполным повышением: можно уравнять или сбросить
play-no-cards-due = карты сейчас не сдаются, { $cards } сдать нельзя
play-wrong-card-count = { $given ->
    [one] { $given } карта
    [few] { $given } карты
   *[many] { $given } карт
} { $seat ->
    [0] на борд
   *[other] боксу { $seat }
}, а сдать можно { $due }
play-no-burn-due = срезки сейчас нет, { $card } остаётся на месте
play-card-not-in-deck = карты { $card } нет в колоде этой игры
play-card-already-out = { $card } уже сдана: каждая карта в колоде одна
play-other-cards-shown = бокс { $seat } открывает { $cards }, а сданы были { $held }
play-unknown-cards-shown = карты бокса { $seat } неизвестны: назовите их или сбросьте руку
play-not-asked-to-show = боксу { $seat } сейчас нечего открывать
play-all-hands-shown = бокс { $seat } должен открыть руку: здесь на вскрытии показывают все руки
play-cannot-muck = бокс { $seat } в олл-ине или уравнял олл-ин и должен открыть руку
play-not-an-operation = «{ $kind }» — не то, что игрок или дилер делает сам
play-nothing-to-undo = отменять нечего: решений ещё не было
play-replay-differs = запись не сходится с раздачей начиная с пункта { $at } ({ $kind }, бокс { $seat })
play-chips-not-conserved = фишек на столе не столько, сколько было в начале раздачи ({ $chips }): раздача остановлена
play-must-bring-in = бокс { $seat } должен поставить бринг-ин { $amount } или дополнить ставку
play-no-bring-in = бокс { $seat } не ставит бринг-ин
play-raise-cap = бокс { $seat } не может повысить: на улице не больше { $cap ->
    [one] { $cap } ставки
   *[many] { $cap } ставок
} и повышений
play-bad-discard = бокс { $seat } сбрасывает { $given ->
    [one] { $given } карту
    [few] { $given } карты
   *[many] { $given } карт
}: можно от { $fewest } до { $most }
play-card-not-held = у бокса { $seat } нет { $card }
play-no-run-due = сейчас борд не докладывают
play-bad-run = борд нельзя доложить { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}: можно от 1 до { $most }
play-no-shuffle-due = остаток колоды сейчас не тасуют
play-wrong-shuffle = это не те { $due } карт, которые надо перетасовать
play-stack-overdrawn = бокс { $seat } не может поставить { $amount }: фишек меньше, раздача остановлена
play-bad-deck = это не колода для { $game }: каждая карта игры стоит в ней один раз, и других нет
play-short-deck = { $cards ->
    [one] { $cards } карта — слишком мало
    [few] { $cards } карты — слишком мало
   *[many] { $cards } карт — слишком мало
}: этой раздаче нужно { $needed }
play-two-live-bets = у бокса { $seat } две живые обязательные ставки: живая одна, остальное он ставит мёртвым
play-open-card-unknown = карты бокса { $seat } лежат открытыми: назовите карту, которая ложится взамен
play-which-card = колоды нет, взять карту неоткуда: назовите её
play-card-not-in-stub = в остатке колоды нет этой карты { $card }
play-card-in-play = { $card } в игре: вернуть можно только карты, вышедшие из игры
play-no-hand-to-kill = у бокса { $seat } нет живой руки, или она последняя
play-hand-not-dead = у бокса { $seat } нет мёртвой руки, которую можно вернуть
play-too-late-to-restore = руку бокса { $seat } уже не вернуть: без неё сданы карты или поставлены фишки
play-cannot-act = бокс { $seat } ходить не может: нет живой руки или фишек
play-bad-return = боксу { $seat } нельзя вернуть { $amount }: там лежит от 1 до { $most }
play-bad-post = бокс { $seat } не может доставить { $amount }: можно от 1 до { $most }
play-bad-award = боксу { $seat } нельзя присудить { $amount }: в банках лежит от 1 до { $most }
play-stub-empty = остаток колоды кончился: взять карту неоткуда
play-nothing-decided = в пункте { $at } записи никто ничего не решал: он вышел сам собой
play-no-straddle = бокс { $seat } не может поставить страддл: в этом зале страддла нет
play-no-dark-bet = бокс { $seat } не может поставить «в тёмную»: здесь в { $game } такой ставки нет
play-dark-bet-size = бокс { $seat } не может поставить «в тёмную» { $amount }: можно от { $least } до { $most } из фишек, что остались после анте
play-full-deck-only = { $game } здесь не сдаётся: играют только полной колодой в 52 карты
play-no-limp = бокс { $seat } не может просто уравнять: первый входящий должен повысить
play-being-awarded = банки уже присуждают: ничего другого сделать нельзя
play-game-name-taken = игра «{ $game }» уже есть: дайте своей другое название
play-no-such-game = «{ $game }» — нет такой игры в каталоге: напишите одну из { $games }
play-stakes-lack = для { $game } нужно указать { $what } в фишках, например blinds=(50, 100), bets=(100, 200), bring_in=25
play-seed-and-deck = у раздачи либо число для тасовки, либо колода, но не то и другое
play-told-head = { $game }{ $stakes ->
    [none] {""}
   *[other] , { $stakes }
} · { $street } · банк { $pot }
play-told-over = { $game }{ $stakes ->
    [none] {""}
   *[other] , { $stakes }
} · раздача окончена
play-told-seat = { shared-word-seat-numbered }
play-told-board = борд { $cards }
play-told-in = поставил { $chips }
play-told-won = выиграл { $chips }
play-told-folded = сбросил
play-told-all-in = { seat-all-in }
play-told-to-act = ходит: { $options }
play-told-fold = { shared-word-fold }
play-told-check = { shared-word-check }
play-told-call = колл { $chips }
play-told-bet = бет { $chips }
play-told-raise = рейз до { $chips }
play-told-bring-in = бринг-ин { $chips }
play-told-discard = сбросить { $cards }
play-told-show = открыть
play-told-muck = закрыть
play-told-dealing = сдать: { $kind ->
    [shuffle] перетасованный остаток колоды
    [run] борд, от одного раза до { $due }
    [board] { $due ->
        [one] { $due } карту борда
        [few] { $due } карты борда
       *[many] { $due } карт борда
    }
   *[other] { $due ->
        [one] { $due } карту: { $name }
        [few] { $due } карты: { $name }
       *[many] { $due } карт: { $name }
    }
}
envs-batch = наборы раздач начинаются с одной раздачи: запрошено раздач: { $size }
envs-batch-stack = для набора раздач и состояния стеки должны быть больше блайндов и анте { $blind }: задано { $stack }
envs-batch-game = { $game } с такими ставками играет только aec: для набора раздач и состояния раздача и комбинации должны быть как в холдеме, омахе, стаде или дро, бордов не больше двух, блайнды и анте одинаковые для всех
envs-batch-rule = набор раздач и состояние этого не умеют ({ $what }): такие раздачи играет aec
envs-batch-chips = набор раздач и состояние считают не больше { $most } фишек: с такими ставками их было бы { $chips }
envs-closed = действие { $action } сейчас закрыто: маска говорит, какие из { $actions } открыты
