events-running = { shared-label-running }
events-registering = Registering
events-bagged = Bagged
events-finished = Finished
events-cancelled = Called off
events-online = { shared-word-online }
events-late = late registration open
events-desk = Desk
events-none = No tournaments yet.
breaks-own = Your breaks
breaks-all = a break in all your tournaments

open-title = Open an event
open-form = { shared-label-form }
open-file = File
open-template = Take an example…
open-name-first = Friday Night
open-date = { shared-label-starts }
open-live = Live, the floor deals
open-online = Online
open-players = { shared-label-players-count }
open-hours = Hours
open-plan = { $levels ->
    [one] { $levels } level or break
   *[other] { $levels } levels and breaks
}, about { $time }
open-now = Open it
