// The research games: one card, the higher the better; two cards, a pair above no pair.
#pragma once

#include "cards.hpp"

namespace croupier {

inline Strength kuhn(Mask card) { return static_cast<Strength>(rank_of(lowest(card)) + 1); }

inline Strength leduc(Mask cards) {
    const int high = rank_of(highest(cards)), low = rank_of(lowest(cards));
    constexpr int NO_PAIRS = RANKS * (RANKS - 1) / 2;
    return static_cast<Strength>(high == low ? NO_PAIRS + high + 1 : high * (high - 1) / 2 + low + 1);
}

}  // namespace croupier
