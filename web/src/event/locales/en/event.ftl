events-title = { lobby-events }
event-loading = One moment…
event-gone = There is no such event here.
event-level = Level { $level }
event-break = Break
event-break-of = break of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
event-ante = { stakes-ante }
event-ante-big-blind = big blind ante { NUMBER($ante) }
event-ante-button = button ante { NUMBER($ante) }
event-bring-in = { stakes-bring-in }
event-players = { lobby-players }
event-to-money = { $count ->
    [0] Everybody is in the money.
    [one] { $count } player to the money.
   *[other] { $count } players to the money.
}
event-average = { shared-label-average-stack }
event-big-blinds = { $count ->
    [one] { NUMBER($count) } big blind
   *[other] { NUMBER($count) } big blinds
}
event-pool = Prize pool
event-overlay = { $amount } of it from the house
event-guaranteed = { $amount } guaranteed
event-guarantee = Guaranteed
event-bounties = Bounties to win
event-registration = Registration
event-open = open
event-open-through = open through level { $level }
event-alternates = Alternates
event-bagged = Chips are bagged, play goes on another day
event-finished = The event is over
event-cancelled = The event was called off
event-hand-for-hand = { shared-label-hand-for-hand }
event-table = { shared-label-table-numbered }
event-table-seat = table { $table } seat { $seat }
event-out = { $player } is out, place { $place }
event-prizes = { shared-label-prizes }
event-prizes-so-far = Prizes as they stand
event-no-prizes-yet = Prizes come with the entries.

clock-before = Before the start
clock-starts-in = Starts in
clock-paused = { shared-label-clock-stopped }
clock-winner = The winner
clock-break-called = Break after this hand
clock-after-break = After the break
clock-colour-up = Chips of { $chips } leave the tables now
clock-moves = Moves
clock-from = From
clock-next = Next
clock-break-in = Break in
clock-offline = offline
clock-figures = Figures
clock-fill = Full screen
clock-last-minute = The last minute of the level

event-clause = Clause { $id }: read it
event-clause-unknown = The text of this clause cannot be shown now.
clock-sounds = Sounds
clock-layout-clock = The clock
clock-layout-moves = Moves of the evening
clock-layout-prizes = Prizes and who has won them
clock-layout-seating = Where everybody sits
clock-wall-moves = From, player, new place; as table–seat
clock-wall-seating = Table–seat
clock-wall-none = Nothing to show yet.
