bubble-timed-out = Время вышло
bubble-reconnecting = Связь потеряна
bubble-topped-up = Докупает { CHIPS($amount) }
