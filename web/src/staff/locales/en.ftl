# The page of those who work in the house.

staff-title = { shared-label-who-works-here }
staff-lobby = Lobby
staff-own = This house has no owner yet
staff-own-why = The owner may do everything, and gives others their roles. Whoever opens this address first becomes it.
staff-own-name = { join-name }
staff-own-next = Go on
staff-own-go = Become the owner as { $name }
staff-yours = You are: { $role }, { $place }
staff-people = People and their roles
staff-until = until { $day }, { $time }
staff-take = Take away
staff-take-sure = Really take it away
staff-taken = { $name } has one role less

invite-title = Invite somebody
invite-note = For whom
invite-role = As
invite-place = { shared-label-where }
invite-time = For how long
invite-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
invite-for-good = For good
invite-go = Make a code
invite-code = Give him this code. It is shown once, and good once, for a day:
invite-how = He takes any name here, opens “Who works here” and types it in.
invited-title = Invited
invited-nobody = Somebody
invited-until = good until { $day }, { $time }
invited-withdraw = Withdraw
invited-withdrawn = The invitation is good no more

place-everywhere = everywhere
place-tables = Online tables
place-tables-all = All online tables
place-event = Events
place-event-all = All events
place-cash = Live cash room
place-cash-all = The whole cash room
place-pit = Pit
place-pit-all = The whole pit

roles-title = What each role may do
role-owner = Owner
role-manager = Manager
role-director = Tournament director
role-floor = Floor person
role-cashier = { shared-label-cashier }
role-dealer = { shared-label-dealer }
role-host = Host
role-inspector = { shared-label-inspector }
role-pit-boss = Pit boss
role-viewer = Viewer

permission-see = sees what the floor sees
permission-rule = rules
permission-talk = judges talk
permission-seat = seats and moves people
permission-run = runs hands and tables
permission-clock = runs the clock
permission-plan = opens, plans, calls off
permission-money = takes and pays money
permission-correct = takes back what others entered
permission-deal = deals
permission-host = hosts tables
permission-inspect = inspects
permission-pit = leads the pit
permission-audit = reads who did what
permission-people = gives roles
permission-house = keeps the house running
permission-own = owns the house

log-title = { shared-label-who-did-what }
log-who = { shared-label-who }
log-everybody = Everybody
log-since = From the day
log-what = What was done
log-everything = Everything
log-more = Earlier ones
log-sheet = As a sheet (CSV)
log-nothing = Nothing of that kind is in the log.
log-undone-by = Taken back by { $name }, { $day }, { $time }
log-signed-by = Signed by { $name } too
log-taken = Taken from { $to }: { $amount }
log-paid = Paid to { $to }: { $amount }
log-spent = Paid: { $amount }
log-mine = What others have taken back of yours
journal-table = Online tables
journal-event = Events
journal-cash = Live cash room
journal-cage = Cage
journal-pit = Pit
journal-staff = Roles
journal-people = People
journal-care = Care for players
journal-significant = The house itself

invite-whom = Whom it is for
invite-person = A person
invite-station = A device of the house
invite-called = What the device is called
invite-code-device = Type this code on the device. It is shown once, and good once, for a day:
invite-how-device = On the device: open this page without a name, choose “This is a device of the house”, and type it in.

stations-title = Devices of the house
stations-remove = { shared-label-remove }
stations-removed = { $name } stands nowhere any more
station-works = { $name } works here
station-nobody = nobody works here now
station-page = Go to its page
station-hand-over = Hand over
station-who = Who takes over
station-take = Take over
station-nobody-may = Nobody who has a role for this place has a PIN yet. One sets it on one’s own phone, on this page.
station-begin = This is a device of the house
station-begin-why = A tablet at a table, a clock, a list on the wall: it does what its place does, for whoever takes it over with his PIN.
station-code = The code a manager has made for it
station-begin-go = Let it stand here

pin = PIN
pin-title = Your PIN for devices of the house
pin-why = With it you take over tablets that stand at tables. It is good on them alone, and for showing that it is still you.
pin-new = New PIN, 4 to 8 digits
pin-password = Your password, if you have one
pin-go = Keep this PIN
pin-kept = Your PIN is kept.
