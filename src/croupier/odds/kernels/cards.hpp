// Cards as everywhere in Croupier: 4 * rank + suit, and a set of them as a 64-bit mask with bit `card` set.
#pragma once

#include <cstdint>

namespace croupier {

using Card = std::uint8_t;
using Mask = std::uint64_t;
using Strength = std::uint16_t;

constexpr int CARDS = 52;
constexpr int RANKS = 13;
constexpr Mask SUITED = 0x1111111111111;

static constexpr int rank_of(int card) { return card >> 2; }
static constexpr int suit_of(int card) { return card & 3; }
constexpr Mask bit(int card) { return Mask{1} << card; }

inline int count(Mask cards) { return __builtin_popcountll(cards); }
inline int lowest(Mask cards) { return __builtin_ctzll(cards); }
inline int highest(Mask cards) { return 63 - __builtin_clzll(cards); }

// The ranks of one suit as 13 neighbouring bits.
constexpr unsigned ranks_of_suit(Mask cards, int suit) {
    Mask x = cards >> suit & SUITED;
    x = (x | x >> 3) & 0x0303030303030303;
    x = (x | x >> 6) & 0x000F000F000F000F;
    x = (x | x >> 12) & 0x000000FF000000FF;
    return static_cast<unsigned>((x | x >> 24) & 0x1FFF);
}

// The ranks of any suit as 13 neighbouring bits.
constexpr unsigned ranks_of(Mask cards) { return ranks_of_suit(cards | cards >> 1 | cards >> 2 | cards >> 3, 0); }

template <typename Visit>
inline void each_card(Mask cards, Visit visit) {
    for (; cards; cards &= cards - 1) visit(lowest(cards));
}

}  // namespace croupier
