own-event-title = Sit & go of your own
own-event-why = For play chips: all that is paid in is paid out. It begins, pays and closes by itself.
own-event-name = { $name }’s sit & go
own-event-called = What it is called
own-event-preset = How quick
own-event-preset-turbo = Turbo: 1,500 chips, 4 minutes a level
own-event-preset-regular = Regular: 3,000 chips, 8 minutes
own-event-preset-hyper = Hyper: 500 chips, 2 minutes
own-event-preset-heads-up = Heads-up: two players, 1,500 chips
own-event-preset-bounty = Bounty: half of each entry on the heads
own-event-price = Entry, in play chips
own-event-seats = How many seats at each
own-event-tables = How many tables
own-event-starts = Begins
own-event-starts-in =
    { $minutes ->
        [0] when it is full
       *[other] in { $minutes } min
    }
own-event-bots = How many bots
own-event-any-style = each its own
own-event-go = Open it now
own-event-open = Open a sit & go
own-event-of = by { $name }
own-event-host = You are its host
own-event-add-bot = Add a bot
own-event-start = Begin now
own-event-cancel = Call it off
own-event-cancel-why = Everybody has his entry back.
own-event-entered = Who has entered
own-event-pause = Pause after the hands being played
own-event-resume = Go on with the hands
own-event-pause-why =
    { $minutes ->
        [one] You can have the others wait for { $minutes } minute in all.
       *[other] You can have the others wait for { $minutes } minutes in all.
    }
