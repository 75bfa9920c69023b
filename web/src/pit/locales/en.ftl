pit = The pit
pit-lobby = { table-back }
pit-back = The pit
pit-tables = { lobby-tables }
pit-machines = Machines
pit-long-run = As a rule the house has the edge in these games: over the long run the player loses.
pit-empty = No table is open yet: open one.
pit-gone = { table-gone }
pit-coming = Going to the table…
pit-stopped = This table takes no more bets for now. Every chip is accounted for.
pit-stops = The table closes after this round. Every chip is accounted for.
pit-closed = { shared-word-closed }
felt = { shared-label-the-table }
rail = Your chips and decisions
dealer = { shared-label-dealer }
board = { street-board }
plate = { NUMBER($low) } to { NUMBER($high) }
coins-range = { $low } to { $high } chips a deal
boxes-free = { $free } of { $printed } boxes free
boxes-free-of = { $free } free; { $boxes } of { $printed } boxes may be played at once
max-payout = Maximum payout
fund = Bonus fund
fund-label = The bonus fund shows { $amount ->
    [one] { NUMBER($amount) } chip
   *[other] { NUMBER($amount) } chips
}
fund-next = +{ NUMBER($amount) } in { $minutes } min
round = Round { $round }
purse = { shared-label-chips }
trainer = Trainer

open-pit = { open-table }
open-pit-game = { open-game }
open-pit-house = Pay tables
open-pit-standard = Standard
open-pit-low = Smallest ante
open-pit-high = Largest ante
open-pit-name = { shared-label-name }
open-pit-go = Open
open-pit-between = From { NUMBER($low) } to { NUMBER($high) } chips
open-pit-taken = There is a table of this name already
open-pit-own = You have { $most } tables of your own open: one more may be opened when one of them has closed
leave-pit = Leave with your chips
leaving = You leave when the round is over

buy-in-what = Bring chips to the { $at ->
    [machine] machine
   *[table] table
}. In your wallet:
buy-in-more = Bring more chips
buy-in-short = This { $at ->
    [machine] machine
   *[table] table
} needs { NUMBER($least) } chips or more
buy-in-others = Other tables

chips = Chips to put down
chip = { $value ->
    [one] Chip of { NUMBER($value) }
   *[other] Chip of { NUMBER($value) }
}
spot = Box { $box }, { $field }: { $amount ->
    [0] empty
    [one] { NUMBER($amount) } chip
   *[other] { NUMBER($amount) } chips
}
box-label = Box { $box }, { $player } { $hand }
box-short = Box { $box }
box-free = Box { $box }, free
box-blind = blind
box-out = { seat-folded }
box-take = Take your chips off box { $box }
box-withdraw = Take back what box { $box } asked for
spoken-turn = Box { $box }, your decision. { $hand }
asked-exchange = exchanges
asked-sixth = sixth card
asked-hold = draws
stake-hint = Choose a chip, then tap a circle
stake-sum = { $sum ->
    [one] { NUMBER($sum) } chip on the felt
   *[other] { NUMBER($sum) } chips on the felt
}
stake-short = You need { NUMBER($needed) } to play this to the end
stake-clear = Clear
stake-again = Same bets
stake-same = Same bets, deal
stake-next = New bets
deal = Deal
take-back = Take them back
cut = Cut
cut-yours = The cut is yours: where do you put the card?
cut-where = Where to cut
cut-cards = { $count ->
    [one] { $count } card lifted
   *[other] { $count } cards lifted
}
wait-bets = Your bets are down. Waiting for the others.
wait-cut = The deck is being cut
wait-box = Box { $box } decides
wait-dealer = The dealer is at work
wait-held = The inspector has stopped this round: the settlement is being checked. Your chips are safe.
round-over = The round is over
net-total = Together

your-box = Box { $box }
your-cards = { history-your-cards }
pick-exchange = { act-pick }
pick-keep = Hold the { $card }
pick-low = Set the { $card } in the low hand
pick-hint-exchange = Tap the cards to exchange
pick-hint-keep = Tap the cards to hold
pick-hint-low = Tap two cards for the low hand
size = { $field }:
do-fold = { act-fold }
do-close = Bet
do-play = Play
do-raise = Raise
do-check = { act-check }
do-exchange = Exchange
do-sixth = Sixth card
do-stand = Stand
do-insure = Insure
do-buy = Buy the dealer’s card
do-decline = Do not buy
do-hold = Hold
do-collect = Take the win
do-double = { double-up }
do-pick = The card picked
do-set = Set
do-house-way = House way
do-withdraw = { shared-label-take-back }
house-way = House way

dealer-no-game = No game

lesson-best = Best play
lesson-best-is = Best is:
lesson-better = Better:
lesson-worth = { $value } of a stake
lesson-cost = It cost { $antes } of a stake ({ NUMBER($chips, maximumFractionDigits: 2) } chips)
lesson-choice = Choice
lesson-value = Value, in first stakes
lesson-all = All choices
lesson-exact = Exact values
lesson-estimate = Estimates

side = Beside the table
side-payouts = Payouts
side-pays = Pay table
side-rounds = { shared-label-rounds }
side-proof = Proof
pays-hand = Hand
pays-odds = Pays
from-fund = { NUMBER($amount) } from the fund
payouts-none = What was paid is told here when the round is over.
rounds-none = No finished rounds yet
rounds-lost = The rounds cannot be read just now
rounds-more = Earlier rounds

proof-what = The deck was shuffled and sealed before the cut. When the round is over, each card you saw is opened against that seal; the others stay closed.
proof-seal = Seal (SHA-256), made before the cut
proof-next = Seal of the next deck
proof-of = { $round }
proof-cut = Cut
proof-cut-by = { $player }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
proof-open = Opened when the round is over.
proof-kept = Verified in your browser: { $cards } cards fit the seal of { $leaves }.
proof-broken = This does not fit the seal (at { $at }). Call the inspector.
proof-cannot = This browser can verify it only over https or on this machine.
proof-cards = { $count ->
    [one] { $count } card opened
   *[other] { $count } cards opened
}
proof-none = There is no seal yet

card-joker = joker
machine-table = What the machine pays
machine-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
machine-credit = Credit
machine-bet = Bet
machine-win = Win
machine-coin = One coin
machine-most = Max coins
machine-deal = Deal
machine-draw = { shared-label-draw }
machine-press = Hold
machine-held = Held
machine-hold = Choose the cards to hold, then draw
machine-hold-card = Card { $place }, { $card }: hold
machine-holds = You have { $hand }
machine-won = { $hand }: { $amount ->
    [one] { NUMBER($amount) } chip won
   *[other] { NUMBER($amount) } chips won
}
machine-lost = No win
machine-start = Insert coins and deal
machine-free = free
machine-busy = occupied: { $player }
machine-taken = { $player } is playing this machine. You may look on: the cards are opened when the hand is over. The machine is free again when those chips are taken along.
machine-watched = { $player } is playing
machine-others = Free machines

inspect = The inspector’s screen
inspect-to-table = { shared-label-the-table }
inspect-title = Inspector: { $table }
inspect-now = Round { $round }, settled twice
inspect-held = { $count ->
    [one] { $count } line differs
   *[other] { $count } lines differ
}: the table is stopped and nothing is paid
inspect-pay-table = Pay as the table says
inspect-pay-dealer = Pay as the dealer laid it out
inspect-pay-inspector = Pay as the inspector says
inspect-all-agree = Both settlements agree on every chip
inspect-no-second = This game has no second settlement
inspect-not-yet = Compared when the round is over
inspect-field = Field
inspect-stake = Stake
inspect-table = { shared-label-table }
inspect-inspector = { shared-label-inspector }
inspect-agrees = Agrees
inspect-same = agrees
inspect-differs = differs
inspect-differs-count = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
inspect-boss = Pit boss
inspect-acts = What the floor did
inspect-no-acts = { shared-label-nothing-yet }
inspect-past = Earlier rounds
phase-idle = between rounds
phase-bets = bets are open
phase-shuffle = shuffle
phase-cut = cut
phase-decisions = decisions
phase-held = held
phase-over = over
boss-stop = Close after this round
boss-open = Open again
boss-top-up = Top up the display (+{ NUMBER($amount) })
boss-cut = Improper cut: shuffle again
boss-refuse = Refuse the draw
boss-box = Which box
act-stop = The table was closed: no bets are taken after the round
act-open-again = The table was opened again
act-top-up = The float went onto the display: +{ NUMBER($amount) }
act-improper-cut = An improper cut by { $player }: the deck was shuffled again, and another cuts
act-refuse-draw = Box { $box } was refused the exchange and the sixth card
act-resume = A held settlement was decided: { $settlement ->
    [inspector] paid as the inspector says
   *[other] paid as it lay on the table
}

design = Design a game
design-game = { open-game }
design-from = Start from
design-reset = As it was
design-edge = { shared-label-house-edge }
design-player = Player’s edge
design-was = was { $edge }
design-return = { shared-label-return }
design-risk = Element of risk
design-deviation = { shared-label-standard-deviation }
design-side = House edge on { $field }
design-scale-player = { shared-word-player }
design-scale-house = house
design-often = How often
design-worth = Share of the return
design-now = now
design-then = before
design-less = { $hand }: pay less
design-more = { $hand }: pay more
design-odds = What { $hand } pays
design-counting = Counting every hand…
design-unsolved = This game takes longer to solve than a design can wait for. See croupier pit solve.
design-lost = The room does not answer

field-ante = { last-ante }
field-bonus = Bonus
field-bet = Bet
field-draw = { shared-label-draw }
field-insurance = Insurance
field-purchase = Purchase
field-play = Play
field-blind = Blind
field-trips = Trips
field-pair-plus = Pair plus
field-ante-bonus = { table-ante-bonus }
field-six-card = Six card
field-progressive = Progressive
field-flop = { street-flop }
field-turn = { street-turn }
field-river = { street-river }
field-coins = Coins
field-stake = Stake

table-bet = The bet pays
table-bonus = The bonus pays
table-progressive = The progressive pays
table-progressive-share = The progressive pays of the fund
pays-share = { $share } of the fund
table-blind = The blind pays
table-trips = Trips pays
table-ante-bonus = Ante bonus
table-pair-plus = Pair plus
table-mini-royal = Pair plus, ace-king-queen of a suit
table-six-card = Six-card bonus
table-paid = Pays to one coin
table-fewer-coins = With fewer coins
pays-ace-king = Ace-king
pays-high-card = High card
pays-pair = Pair
pays-two-pair = Two pair
pays-nothing = { shared-word-nothing }
pays-three-of-a-kind = Three of a kind
pays-straight = Straight
pays-flush = Flush
pays-full-house = Full house
pays-four-of-a-kind = Four of a kind
pays-straight-flush = Straight flush
pays-royal-flush = Royal flush
pays-wild-royal = Wild royal
pays-mini-royal = Ace-king-queen of a suit
pays-five-aces = Five aces
pays-aces-against-aces = Aces against the dealer’s aces
pays-aces = Aces
pays-ace-king-suited = Ace-king suited
pays-ace-king-offsuit = Ace-king offsuit
pays-ace-queen-or-jack-suited = Ace-queen or ace-jack suited
pays-ace-queen-or-jack-offsuit = Ace-queen or ace-jack offsuit
pays-kings-queens-or-jacks = Kings, queens or jacks
pays-tens-to-twos = Tens to deuces

house-quads = { pays-four-of-a-kind }
house-full-house = { pays-full-house }
house-two-pair = { pays-two-pair }
house-royal = { pays-royal-flush }
house-bonus = { table-ante-bonus }
house-mini-royal = { table-mini-royal }
house-pair-plus = { field-pair-plus }
house-trips = { field-trips }
house-progressive = { field-progressive }
house-all-american = All American
house-colorado = Colorado
house-deluxe = Deluxe
house-fortune = Fortune
house-full-pay = Full pay
house-loose = Loose deuces
house-not-so-ugly = Not so ugly ducks
house-no-bonus = No ante bonus
house-no-commission = No commission

game-russian-poker = Russian Poker
game-caribbean-stud = Caribbean Stud
game-oasis = Oasis Poker
game-cyber-stud = Cyber Stud
game-ultimate-texas-holdem = Ultimate Texas Hold’em
game-texas-holdem-bonus = Texas Hold’em Bonus
game-three-card = Three Card Poker
game-pai-gow = Pai Gow Poker
game-jacks-or-better = Jacks or Better
game-deuces-wild = Deuces Wild
game-joker-poker = Joker Poker
game-bonus-poker = Bonus Poker
game-double-double-bonus = Double Double Bonus
game-double-bonus = Double Bonus

side-rules = Rules
rules-title = The rules of this table
rules-first = Before your first stake the dealer makes the rules known to you.
rules-accept = I have read them
rules-plate = The first stake is { NUMBER($low) } to { NUMBER($high) } chips, the same on each of your boxes; you may play { $boxes ->
    [one] one box
   *[other] up to { $boxes } boxes
}.
rules-payout = The most a box is paid is { NUMBER($most) } chips.
rules-cut = The deck is sealed before the bets and cut by the player with the largest first stake.
rules-silence = When your time runs out, silence decides: no chips are put down for you but by the only way left. If your connection is lost the clock waits.
rules-russian-poker =
    Five cards each after the antes; the dealer’s last card lies face up.
    Exchange one to five cards or take a sixth, once in a round, for an ante; then close with a bet of two antes, or fold and lose the ante.
    With three of a kind or better the bet may be insured against a dealer without a game.
    The dealer plays with ace-king or better. Without a game he pays the ante one to one; or pay an ante more and his highest card is changed for the next one.
    Against a game the better hand wins: the bet is paid by the table, two combinations in one hand are paid both, and the ante comes back.
    The bonus is paid from the display. Your third and fourth box are played blind.
rules-caribbean-stud =
    Five cards each after the antes; one of the dealer’s lies face up.
    Fold and lose the ante, or raise by two antes.
    The dealer plays with ace-king or better. Without it the ante wins one to one and the raise comes back.
    Against a game the better hand wins: the ante one to one, the raise by the table. Equal hands push.
    The progressive is paid for your own five cards, whatever the dealer holds.
rules-oasis =
    Five cards each after the antes; one of the dealer’s lies face up.
    Exchange cards for the price on the button, or stand; then fold and lose the ante, or raise by two antes.
    The dealer plays with ace-king or better. Without it the ante wins one to one and the raise comes back.
    Against a game the better hand wins: the ante one to one, the raise by the table. What was paid for an exchange is gone.
rules-cyber-stud =
    Five cards each after the antes; nobody has anything to decide.
    The better hand wins: the ante is paid by the table for your combination. Equal hands push.
rules-ultimate-texas-holdem =
    Ante and blind are equal; two cards each, five on the board for all.
    Play once: three or four antes before the flop, two on the flop, one when the board is full – or fold then, and lose ante and blind.
    The dealer plays with a pair or better; without it the ante comes back.
    The better hand of seven wins: ante and play one to one, the blind by the table from a straight on, else it comes back. Equal hands push.
    Trips is paid for your own hand of seven, whatever the dealer holds.
rules-texas-holdem-bonus =
    Two cards each after the antes, five on the board for all.
    Play for two antes to see the flop, or fold. On the flop and on the turn check, or bet an ante more.
    The dealer always plays. The better hand of seven wins: all bets one to one, the ante only from a straight on, else it comes back. Equal hands push.
    The bonus is paid for your two cards.
rules-three-card =
    Three cards each after the antes; a straight beats a flush.
    Play for an ante more, or fold and lose the ante.
    The dealer plays with queen-high or better. Without it the ante wins one to one and the play comes back.
    Against a game the better hand wins one to one on both. A straight or better has its ante bonus whatever the dealer holds.
    Pair plus is paid for your three cards, the six-card bonus for the best five of yours and the dealer’s.
rules-pai-gow =
    Seven cards each; the joker is an ace, or ends a straight or a flush.
    Set two cards as the low hand and five as the high one, which must be the better; or leave it to the house way.
    Both hands better than the banker’s: the stake wins one to one less five per cent. One: it comes back. None: it is lost. Equal hands are the banker’s.
    The bank goes round the table: put chips on the bank and the others play against your hand, as far as it reaches.
    The bonus is paid for all seven cards; with a bonus large enough, for great hands of the others too.

wait-payout = The dealer lays out the payouts
phase-payout = payouts
staff = { shared-label-staff }
staff-dealer = { shared-label-dealer }
staff-inspector = { shared-label-inspector }
staff-server = the server
staff-audit = the server’s audit
staff-since = Since { $time }, relieved at { $due }
staff-due = The relief is due
staff-by-hand = The dealer lays out the payouts himself
staff-relieve = Relieve
staff-later = Relief between rounds only
dealer-screen = Dealer’s screen
dealer-title = Dealer: { $table }
dealer-what = Lay out what each field wins or loses. The inspector reckons it again; a difference stops the round.
dealer-none = Payouts are laid out here when a round has been played and the dealer pays by hand.
dealer-not-by-hand = The server pays at this table. The pit boss names a dealer who pays by hand on the inspector’s screen.
dealer-lost = Lost
dealer-back = Back
dealer-wins = Box { $box }, { $field } with { $stake ->
    [one] { $stake } chip
   *[other] { NUMBER($stake) } chips
}: wins
dealer-pay = Pay
dealer-missing = { $count ->
    [one] One field to lay out
   *[other] { $count } fields to lay out
}
dealer-held = The inspector has stopped the round: the pit boss decides.
dealer-paid = All agree: the round is paid.
act-held = The inspector stopped the round: box { $boxes }, the two settlements differ and nothing is paid
act-payout = Box { $box } was laid out: { $amount }
act-relief = The staff was relieved: { $dealer } deals, { $inspector } inspects
act-by = by { $name }

field-bank = Bank
field-envy = Envy
table-win = The stake pays
table-envy = Envy pays, in chips
pays-win = Both hands won
bank-holds = Box { $box } banks
bank-offer = It is your turn to bank: put chips on Bank, and the others play against your hand
bank-house = The house banks
picked-of = { $count } of { $most }
edge-first = Of every first stake the house keeps { $edge } in the mean, where one plays as well as can be; who plays otherwise loses more.
edge-first-none = Played as well as can be this game gives the player { $edge } of the first stake in the mean; who plays otherwise loses.
edge-read = I have read what the house keeps

dealer-gone = Cards the dealer has no more
dealer-changed = Changed: { $cards }
reason-time = Time ran out
reason-hands = The dealer has { $dealer }, you { $own }
reason-kickers = You and the dealer have { $own }: the other cards decide
reason-dealer = The dealer has { $dealer }
reason-bank = against the bank of box { $box } ({ $player }): { $stood }
reason-bank-house = against the house’s bank: { $stood }
time-folded = Box { $box }: time ran out and has folded it.
reason-high = high hand { $how }
reason-low = low hand { $how }
reason-stood-win = { pit-result-win }
reason-stood-lose = { pit-result-lose }
reason-stood-copy = equal
reason-less = { $what } (the house keeps { NUMBER($commission) })
reason-won = won: { $what }
reason-lost = lost: { $what }
reason-back = back: { $what }
ranks = What beats what, the best first
session = Since you came
session-rounds = { shared-label-rounds }
session-stakes = Staked
session-net = Won or lost
session-edge = Of it the house edge, { $edge }
session-edge-players = Of it the player’s edge, { $edge }
session-doubled =
    Of it doubling, { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
session-luck = Luck and play
speed = Speed { $times }×: faster or slower
leave-in-round = Your bets stay where they lie until the round is over. Then { NUMBER($chips) } chips, and what comes of the bets, go to your wallet.
leave-now = { NUMBER($chips) } chips go to your wallet.
leave-not = Stay
leave-do = Yes, leave
closed-take = Take { $chips } chips to the wallet
left-table = You have left the table: your chips are in your wallet.
your-turn-waits = Box { $box } is yours to decide
stake-undo = { shared-label-take-back }
stake-double = Double the bets
stake-save = Keep
stake-saved = Kept bets
stake-limit-first = First put chips on { $field }
stake-limit-most = { $field }: no more than { NUMBER($amount) }
stake-limit-least = { $field }: at least { NUMBER($amount) }
stake-limit-same = { $field }: { NUMBER($amount) }, the same on each of your boxes
cut-for-me = From now on cut for me, at random
auto-hold = Hold what is best
auto-play = Auto-play
auto-hands = Hands
auto-loss = Stop when so much is lost
auto-win = Stop when so much is won
auto-none = never
auto-start = Start
auto-stop = Stop ({ $hands } to go)
auto-stopped-hands = All hands are played
auto-stopped-loss = Stopped: the loss you set
auto-stopped-win = Stopped: the win you set
auto-stopped-short = Stopped: not enough chips for another hand
hold-best = This is best held
hold-costs = Best held otherwise: this costs { $antes } of a stake ({ NUMBER($chips, maximumFractionDigits: 2) } chips)
dealer-win = wins
dealer-wrong = Whole chips, without a sign: what the field wins
design-wrong = Odds are 0 to 999,999 to one, or written 3:2; the figures are those of the last odds
double-up = Double up
double-take = Take { NUMBER($amount) }
double-ask = { $hand }: { NUMBER($amount) } to take, or to double
double-pick = Pick a card higher than the house’s { $card }
double-rules = A higher card doubles, the same rank is a tie; five times at most
double-tie = The same rank, nobody wins: { NUMBER($amount) } to take, or to double
double-pick-card = Closed card { $place }
double-cards = Card against card
double-house = House
double-yours = Yours
double-lost = The house’s card was higher
open-pit-double = What is won may be doubled, five times at most
machine-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
hand-short = Hand { $box }
hand-label = Hand { $hand }: { $cards }; { $made }
hands-won = { $won } of { $hands } hands won: { $amount ->
    [one] { NUMBER($amount) } chip
   *[other] { NUMBER($amount) } chips
}
hands-double-ask = All hands: { NUMBER($amount) } to take, or to double
open-pit-hands = Hands played at once, at most
side-talk = Talk
pit-talk-empty = Nobody has said anything yet.
pit-talk-listens = Whoever has chips at the table speaks here: bring some to say something.
pit-talk-closed = The talk is closed for you.
pit-talk-live = Cards are in play: nothing of them until all boxes are settled.
pit-talk-why = Nothing of cards that are in play
pit-talk-unread = { $count ->
    [one] one new
   *[other] { $count } new
}
talk-desk-whom = Whom
talk-desk-about = For what
talk-desk-for = { $about ->
    [abuse] insults
    [spam] too many messages
   *[live-hand] talk of cards in play
}
talk-desk-muted = may not speak
talk-desk-mute = Close the talk
talk-desk-open = Let speak
talk-desk-nobody = Nobody has chips here.
talk-desk-sanction = Next measure
talk-desk-step = { $measure ->
    [warning] a warning
    [until-review] closed until you have looked
   *[mute] closed for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
}, { talk-desk-for }
talk-desk-asks = asks you to look again
talk-desk-uphold = It stands
talk-desk-lift = Lift it
talk-desk-reports = Reported
talk-desk-by = Reported by { $name }
talk-desk-no-reports = Nothing was reported.
