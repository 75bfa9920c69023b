"""The words by which somebody speaks of a hand, in both languages, and what makes of such a word an everyday one.

Words are written in any of their forms; the message is compared by stems. docs/talk.md lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["cards", "hand", "strength", "fold", "bluff", "advice"]
"""What of a hand somebody speaks of."""

Support: TypeAlias = Literal["holds", "play", "anyone", "another", "urges"]
"""What beside a word makes it one of the hand: who holds it, the course of play, of whom, that it is urged."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words of one kind; with `weight` 2 one of them is enough, with 1 something must stand beside it.

    `by` is what may stand beside; `unless` are the everyday companions that take its meaning away. A phrase is written
    with its spaces.
    """

    kind: Kind
    weight: Literal[1, 2]
    words: str
    by: tuple[Support, ...] = ()
    unless: str = ""


HELD: Final[tuple[Support, ...]] = ("holds", "play")
_OF_SOMEBODY: Final[tuple[Support, ...]] = ("holds", "play", "anyone")
_URGED: Final[tuple[Support, ...]] = ("urges", "another")

SMALL_UNLESS: Final = "маршрут автобус школа метро сломалась рублей градусов"
RANKS_UNLESS: Final = (
    "wife love band norway england cross friend ventura husband film movie says жена муж "
    "группа шут господа собачкой сердца испании музыки"
)
"""What beside a rank says that no card is meant: of the small ones, and of an ace, a king, a queen or a jack."""

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "cards",
        1,
        "spades; hearts; diamonds; clubs",
        HELD,
        "golf town night football broken love sports",
    ),
    Words(
        "cards",
        1,
        "пики; пик; червы; черви; червей; бубны; бубен; трефы; треф; крести",
        HELD,
        "час",
    ),
    Words(
        "cards",
        1,
        "of spades; of hearts; of diamonds; of clubs",
        (),
        "wife love",
    ),
    Words(
        "cards",
        1,
        "тузик; тузики; дамочка; королёк; вальты; вольт",
        HELD,
        "собака пёс",
    ),
    Words(
        "hand",
        2,
        "flush",
        (),
        "toilet bathroom loo",
    ),
    Words(
        "hand",
        2,
        (
            "full house; two pair; two pairs; top pair; middle pair; bottom pair; overpair; three "
            "of a kind; four of a kind; royal flush; gutshot; open ended; straight draw; "
            "overcards; kicker; quads; ace high; king high"
        ),
        (),
        "gym bike legs socks shoes football gloves",
    ),
    Words(
        "hand",
        1,
        "straight; boat",
        HELD,
        "home ahead away row lake river-trip",
    ),
    Words(
        "hand",
        1,
        "trips; set; pair; draw",
        HELD,
        "alarm golf shoes socks jeans holiday travel picture football table",
    ),
    Words(
        "hand",
        2,
        (
            "флеш; флэш; фулл; фул; фулл-хаус; фуллхаус; трипс; роял; гатшот; дро; кикер; "
            "оверпара; две пары; двух пар; двумя парами; топ пара; стрит-флеш"
        ),
        (),
        "накопитель рояль носков",
    ),
    Words(
        "hand",
        1,
        "стрит; каре; сет; тройка; аут; ауты",
        HELD,
        "арт теннис теннисе причёска волосы",
    ),
    Words(
        "hand",
        1,
        "пара",
        HELD,
        (
            "вопросов вопрос минут часов дней слов рублей кроссовок носков джинсов обуви раз "
            "человек друзей идей"
        ),
    ),
    Words(
        "strength",
        2,
        "the nuts; nutted; drawing dead; unbeatable; натс; натсы; на натсе",
        (),
        "beer snack",
    ),
    Words(
        "strength",
        1,
        "nuts; monster",
        ("holds",),
        "beer snack bar film movie hit truck hunter",
    ),
    Words(
        "strength",
        1,
        "strong; weak; ahead; behind; beat; crushed; dominated; representing; represents",
        _OF_SOMEBODY,
        "coffee tea wind rain player schedule work beer opponent team smell excuse tired signal",
    ),
    Words(
        "strength",
        1,
        "garbage; trash; rubbish; junk; huge; rags",
        HELD,
        "bin collect house city truck",
    ),
    Words(
        "strength",
        2,
        "have nothing; has nothing; had nothing; got nothing; have air; has air; got air",
        (),
        "do wear eat say lose tomorrow today against ball tyres tires lungs time",
    ),
    Words(
        "strength",
        1,
        "best hand; worst hand; winner; winning",
        ("anyone", "play"),
        "lottery prize match election cup",
    ),
    Words(
        "strength",
        1,
        "дрова; мусор; мусорная; хлам; пусто; пустая; пустой; монстр",
        HELD,
        ("баня бани печь камин вынести выбросить скидка трак дома доме дом стакан холодильник улице бар зал"),
    ),
    Words(
        "strength",
        1,
        "сильная; сильный; сильна; силён; слабый; слабая; слаб; слаба; впереди; позади; лучшая",
        _OF_SOMEBODY,
        (
            "дождь ветер игрок слышит говорит кофе чай запах отпуск выходные праздник видит связь "
            "интернет группа"
        ),
    ),
    Words(
        "strength",
        1,
        "ничего нет; ничего не собрал",
        ("holds",),
        "дома общего против",
    ),
    Words(
        "fold",
        1,
        "folded; fold; folding",
        ("holds", "play", "anyone", "urges"),
        (
            "laundry chair chairs paper clothes towel towels half shirt shirts map napkin bike "
            "arms table umbrella"
        ),
    ),
    Words(
        "fold",
        2,
        "mucked; mucking",
        (),
        "around about stable",
    ),
    Words(
        "fold",
        1,
        "laid down; threw away; throw away; let go",
        ("play", "anyone"),
        "sofa bed couch old shoes food phone box paper back floor",
    ),
    Words(
        "fold",
        2,
        "сфолдил; фолдил; фолдит; спасовал; спасую; фолднул",
    ),
    Words(
        "fold",
        1,
        (
            "сбросил; сбросила; сбрасывать; сбрасывай; скинул; скинула; скидывай; выкинул; "
            "выкинула; выкинуть; выбросил; выбросила; выкидывай; пас; пасанул; пасую; фолд"
        ),
        ("play", "urges"),
        (
            "ссылку ссылка фото фотку килограммов кг деньги диван вещи окно почту номер адрес "
            "файл край гол мяч ворота"
        ),
    ),
    Words(
        "bluff",
        2,
        (
            "bluff; bluffing; bluffs; bluffed; semi-bluff; блеф; блефует; блефуешь; блефую; "
            "блефовал; блефанул; блефить"
        ),
    ),
    Words(
        "advice",
        1,
        "call; calls; raise; shove; jam; reraise; check; pay; bet",
        ("urges", "another", "play"),
        (
            "me back later tomorrow mom mum mother dad wife doctor taxi cab police phone home "
            "night us it name names glass glasses question questions money kids child children "
            "hand hands toast issue charity salary voice email mail score weather bill rent "
            "attention traffic room time menu"
        ),
    ),
    Words(
        "advice",
        1,
        "all in; all-in",
        _URGED,
        "favour favor",
    ),
    Words(
        "advice",
        2,
        "check it down; call him down; snap call; hero call; make him pay; fold pre",
    ),
    Words(
        "advice",
        2,
        "уравнивай; уравняй; заколлируй; пушь; пушни; заколь; отвечай ему",
        (),
        "права шансы счёт",
    ),
    Words(
        "advice",
        1,
        (
            "колл; коллируй; коллировать; коллируем; рейзи; рейзить; рейзил; рейз; чек; чекай; "
            "плати; ставь; пасуй; фолди; пуш; пушить; поднимай; вскрывай; поднял; коллировал"
        ),
        ("urges", "another", "play"),
        (
            "чайник бокал тост счёт такси кассу кассе налог налоги настроение вопрос руку почту "
            "сайте будильник"
        ),
    ),
)
"""The hand's own vocabulary; ranks come from the catalogues, cards in signs from `croupier.cash.talk.signs`."""

SUPPORT: Final[dict[Support, str]] = {
    "holds": (
        "have; has; had; got; hold; held; dealt; ive; hes got; showed; need; у меня; у него; "
        "у неё; у нее; у тебя; у вас; у них; у кого; у кого-то; на руках; на руке; держу; "
        "держал; держит; раздали; пришёл; пришли; пришла; пришло; menya; u menya"
    ),
    "play": (
        "flop; flopped; turn; river; rivered; board; pocket; pockets; suited; offsuit; off; "
        "hand; card; kicker; pot; hit; made; chasing; missed; mucked; флоп; флопе; тёрн; "
        "тёрне; ривер; ривере; борд; карман; карманные; рука; карта; карты; банк; доехал; "
        "доехало; собрал; собрался; поймал; закрылся; закрыл; жду; одномастные; масть; "
        "победителя; лучшую; раздача"
    ),
    "anyone": "i; im; you; youre; he; hes; she; shes; they; theyre; я; ты; он; она; вы; они",
    "another": "he; hes; him; she; her; they; them; villain; он; она; его; её; ему; ей; их; все; всё",
    "urges": (
        "dont; do not; should; shouldnt; must; better; would; id; wouldnt; cant; just; if i "
        "were you; gotta; have to; бы; надо; нужно; не; стоит; лучше; должен; должна; на "
        "твоём месте; зря; нельзя; давай"
    ),
}
"""What stands beside a word, by what it says."""

RULES: Final = (
    "rule; rules; allowed; legal; minimum; maximum; cap; higher; does a; do flushes; "
    "string bet; правила; правило; правилам; старше; младше; разрешено; разрешён; можно "
    "ли; бьёт ли; бьет ли; минимальный; сколько рейзов; какая комбинация"
)
"""By which somebody asks for a rule: then names of hands and actions count for nothing, unless somebody holds one."""
