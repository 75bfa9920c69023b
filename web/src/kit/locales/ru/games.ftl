game-nl-holdem = Безлимитный холдем
game-pl-holdem = Пот-лимит холдем
game-fl-holdem = Лимитный холдем
game-half-pot-holdem = Холдем с лимитом в полбанка
game-half-pot-omaha = Омаха с лимитом в полбанка
game-spread-holdem = Спред-лимит холдем
game-nl-short-deck = Холдем на короткой колоде
game-nl-pineapple = Пайнэппл
game-nl-crazy-pineapple = Крейзи-пайнэппл
game-nl-double-board-holdem = Холдем на двух бордах
game-pl-omaha = Пот-лимит омаха
game-pl-omaha-5 = Пот-лимит омаха, 5 карт
game-pl-omaha-6 = Пот-лимит омаха, 6 карт
game-pl-omaha-8 = Пот-лимит омаха хай-лоу
game-pl-omaha-5-8 = Пот-лимит омаха хай-лоу, 5 карт
game-fl-omaha-8 = Лимитная омаха хай-лоу
game-pl-double-board-omaha = Пот-лимит омаха на двух бордах
game-pl-courchevel = Пот-лимит куршевель
game-pl-courchevel-8 = Пот-лимит куршевель хай-лоу
game-seven-stud = Семикарточный стад
game-seven-stud-8 = Стад хай-лоу
game-five-stud = Пятикарточный стад
game-five-stud-40 = Пятикарточный стад, 40 карт
game-five-stud-32 = Пятикарточный стад, 32 карты
game-five-draw = Пятикарточный дро
game-nl-2-7-single-draw = Безлимитный дро 2-7 в один обмен
game-2-7-triple-draw = Дро 2-7 в три обмена
game-a-5-triple-draw = Дро А-5 в три обмена
game-badugi = Бадуги
game-badeucey = Бадьюси
game-badacey = Бадейси
game-kuhn = Покер Куна
game-leduc = Холдем Ледюка
game-horse = HORSE
game-hose = HOSE
game-8-game = 8-Game
game-10-game = 10-Game
game-dealers-choice = Выбор дилера
game-now = { $mix }: { $game }

family-holdem = Холдем
family-omaha = Омаха
family-draw = Дро
family-mixed = Смешанные игры
family-study = Учебные игры

betting-no-limit = без лимита
betting-pot-limit = пот-лимит
betting-half-pot = полбанка

stakes-blinds = { NUMBER($small) }/{ NUMBER($big) }
stakes-limit = { NUMBER($small) }/{ NUMBER($big) } лимит
stakes-spread = { NUMBER($small) }–{ NUMBER($big) } спред
stakes-bb-ante = анте ББ { NUMBER($ante) }
street-preflop = Префлоп
street-draw = Обмен
mix-next = { $hands ->
    [1] Следующая раздача: { $game }
    [one] Потом { $game }, через { $hands } раздачу
    [few] Потом { $game }, через { $hands } раздачи
   *[other] Потом { $game }, через { $hands } раздач
}
mix-chosen = Следующая раздача: { $game }
mix-chooses = Следующую игру называет { $name }
mix-choice = Каждую игру называет игрок на баттоне
mix-yours = Баттон переходит к вам: назовите следующую игру
mix-yours-chosen = Вы назвали следующую игру
mix-choose = Выберите игру
