bots-not-your-turn = it is not this bot’s turn
