bots-not-your-turn = сейчас не очередь этого бота
bots-no-such-player = «{ $name }» — нет такого игрока: напишите одно из имён { $names } или уровень и манеру, например medium-loose
bots-bad-seats = для матча в { $game } нужно чётное число мест от { $fewest } до { $most }, а не { $seats }
