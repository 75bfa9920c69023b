game-nl-holdem = No-limit hold’em
game-pl-holdem = Pot-limit hold’em
game-fl-holdem = Limit hold’em
game-half-pot-holdem = Half-pot hold’em
game-half-pot-omaha = Half-pot Omaha
game-spread-holdem = Spread-limit hold’em
game-nl-short-deck = Short-deck hold’em
game-nl-pineapple = Pineapple
game-nl-crazy-pineapple = Crazy pineapple
game-nl-double-board-holdem = Double-board hold’em
game-pl-omaha = Pot-limit Omaha
game-pl-omaha-5 = Five-card pot-limit Omaha
game-pl-omaha-6 = Six-card pot-limit Omaha
game-pl-omaha-8 = Pot-limit Omaha hi-lo
game-pl-omaha-5-8 = Five-card pot-limit Omaha hi-lo
game-fl-omaha-8 = Limit Omaha hi-lo
game-pl-double-board-omaha = Double-board pot-limit Omaha
game-pl-courchevel = Pot-limit Courchevel
game-pl-courchevel-8 = Pot-limit Courchevel hi-lo
game-seven-stud = Seven-card stud
game-seven-stud-8 = Stud hi-lo
game-five-stud = Five-card stud
game-five-stud-40 = Five-card stud, 40 cards
game-five-stud-32 = Five-card stud, 32 cards
game-five-draw = Five-card draw
game-nl-2-7-single-draw = No-limit 2-7 single draw
game-2-7-triple-draw = 2-7 triple draw
game-a-5-triple-draw = A-5 triple draw
game-badugi = Badugi
game-badeucey = Badeucey
game-badacey = Badacey
game-kuhn = Kuhn poker
game-leduc = Leduc hold’em
game-horse = HORSE
game-hose = HOSE
game-8-game = 8-Game
game-10-game = 10-Game
game-dealers-choice = Dealer’s choice
game-now = { $mix }: { $game }

family-holdem = Hold’em
family-omaha = Omaha
family-draw = Draw
family-mixed = Mixed games
family-study = For study

betting-no-limit = no limit
betting-pot-limit = pot limit
betting-half-pot = half pot

stakes-blinds = { NUMBER($small) }/{ NUMBER($big) }
stakes-limit = { NUMBER($small) }/{ NUMBER($big) } limit
stakes-spread = { NUMBER($small) }–{ NUMBER($big) } spread
stakes-bb-ante = BB ante { NUMBER($ante) }
street-preflop = Before the flop
street-draw = The draw
mix-next = { $hands ->
    [1] Next hand: { $game }
   *[other] Then { $game }, in { $hands } hands
}
mix-chosen = Next hand: { $game }
mix-chooses = { $name } names the next game
mix-choice = The player on the button names each game
mix-yours = The button comes to you: name the next game
mix-yours-chosen = You have named the next game
mix-choose = Choose a game
