# Ranks, as the values `first` and `second` name them
rank-one-first = { $first ->
    [deuce] deuce
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
rank-many-first = { $first ->
    [deuce] deuces
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}
rank-many-second = { $second ->
    [deuce] deuces
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}

# Hands
hand-none = no qualifying hand
hand-high-card = { rank-one-first } high
hand-pair = a pair of { rank-many-first }
hand-two-pair = two pair, { rank-many-first } and { rank-many-second }
hand-three-of-a-kind = three of a kind, { rank-many-first }
hand-straight = a straight to the { rank-one-first }
hand-flush = a flush, { rank-one-first } high
hand-full-house = full house, { rank-many-first } full of { rank-many-second }
hand-four-of-a-kind = four of a kind, { rank-many-first }
hand-straight-flush = a straight flush to the { rank-one-first }
hand-royal-flush = a royal flush
hand-low = { $ranks } low
hand-badugi = a badugi, { $ranks }
hand-badugi-short = { $ranks }, { $count ->
   [c1] one card
   [c2] two cards
  *[c3] three cards
}

ranks-no-such-strength = strength { $strength } does not exist: this ranking runs from 1 to { $classes }
