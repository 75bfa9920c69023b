bots-not-your-turn = it is not this bot’s turn
bots-no-such-player = “{ $name }” is no player: write one of { $names }, or a level and a way to play such as medium-loose
bots-bad-seats = a match of { $game } needs an even number of seats from { $fewest } to { $most }, not { $seats }
