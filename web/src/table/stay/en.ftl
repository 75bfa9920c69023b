stay-blind = When the big blind next comes to me
stay-post = Post it
stay-sit-out = Sitting out at the big blind
stay-leave = Leaving at the big blind
stay-stack = My stack
stay-by-hand = I add chips myself
stay-keep = Fill up to { $chips }
stay-stack-why = Between hands the house adds from your wallet what is missing, as far as it reaches.
