bots-not-your-turn = сейчас не очередь этого бота
