// The rankings the kernels read, with the names they have in `croupier.ranks`.
#pragma once

#include "lowball.hpp"
#include "short_deck.hpp"
#include "small.hpp"
#include "wheel_up.hpp"

namespace croupier {

using Read = Strength (*)(Mask);

struct Ranking {
    const char* id;
    Read read;
    int fewest;  // cards
    int most;
    Mask deck;
    int classes;
};

constexpr Mask WHOLE_DECK = bit(CARDS) - 1;
constexpr Mask SHORT_DECK_CARDS = WHOLE_DECK & ~(bit(4 * SHORT_LOWEST) - 1);

inline Strength read_high(Mask cards) { return high(cards); }

inline const Ranking RANKINGS[] = {
    {"high", read_high, 5, 7, WHOLE_DECK, 7462},
    {"short-deck", short_deck, 5, 7, SHORT_DECK_CARDS, 1404},
    {"ace-to-five", ace_to_five, 5, 7, WHOLE_DECK, 6175},
    {"eight-or-better", eight_or_better, 5, 7, WHOLE_DECK, 56},
    {"deuce-to-seven", deuce_to_seven, 5, 5, WHOLE_DECK, 7462},
    {"badugi", badugi, 4, 5, WHOLE_DECK, 1092},
    {"deuce-badugi", deuce_badugi, 4, 5, WHOLE_DECK, 1092},
    {"three-card", three_card, 3, 3, WHOLE_DECK, 741},
    {"kuhn", kuhn, 1, 1, WHOLE_DECK, 13},
    {"leduc", leduc, 2, 2, WHOLE_DECK, 91},
    {"wheel-up", wheel_up, 5, 7, WHOLE_DECK, 7462},
};
constexpr int HIGH = 0;
constexpr int SHORT = 1;
constexpr int EIGHT = 3;
constexpr int RANKING_COUNT = 11;

}  // namespace croupier
