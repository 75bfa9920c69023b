bank-call = Взять банк времени · { $seconds } с
bank-own = Банк времени: { $seconds } с
bank-by-itself = Идёт сам, когда время вышло
bank-waits = Только когда возьму его
