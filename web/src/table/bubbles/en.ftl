bubble-timed-out = Out of time
bubble-reconnecting = Lost the connection
bubble-topped-up = Brings { CHIPS($amount) }
