bank-call = Use the time bank · { $seconds } s
bank-own = Time bank: { $seconds } s
bank-by-itself = It runs by itself when the clock is out
bank-waits = Only when I call it
