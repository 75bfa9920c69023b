// The static tables; `tables/write.cpp` writes them when the kernels are built.
#pragma once

#include <cstdint>

#include "keys.hpp"

namespace croupier {

constexpr int HIGH_CLASSES = 7462;
constexpr int SHORT_CLASSES = 1404;
constexpr int THREE_CARD_CLASSES = 741;
constexpr int SUITED_RANKS = 1 << RANKS;

// Strength of five to seven cards without a flush, by displaced rank sum.
extern const std::uint32_t HIGH_ROW[ROWS];
extern const Strength HIGH_BY_SUM[];

// Strength of five or more cards of one suit, by the mask of their ranks.
extern const Strength HIGH_BY_SUIT[SUITED_RANKS];

// The ranks held in one suit: their key in the high bits, their number above the lowest bit, and in the lowest
// bit whether they are a flush. The four suits' entries add up to those of the hand.
constexpr int SUIT_KEY_SHIFT = 32 - SUM_BITS;
extern const std::uint32_t HIGH_SUIT_KEY[SUITED_RANKS];

// Strength of five cards without a flush, by triple of ranks and pair of ranks.
extern const Strength HIGH_BY_TRIPLE[TRIPLES * PAIR_STRIDE];

extern const std::uint16_t SHORT_ROW[SHORT_ROWS];
extern const Strength SHORT_BY_SUM[];
extern const Strength SHORT_BY_SUIT[1 << (RANKS - SHORT_LOWEST)];

// The same five cards in other orders, by their high strength.
extern const Strength DEUCE_TO_SEVEN_BY_HIGH[HIGH_CLASSES + 1];
extern const Strength ACE_TO_FIVE_BY_HIGH[HIGH_CLASSES + 1];

// The lowest five different ranks, by mask of ranks; 0 where there are fewer.
extern const Strength ACE_TO_FIVE_BY_RANKS[SUITED_RANKS];
extern const std::uint8_t EIGHT_OR_BETTER_BY_RANKS[256];

// Ranks of one to four cards of different ranks and suits.
extern const Strength BADUGI_BY_RANKS[SUITED_RANKS];
extern const Strength DEUCE_BADUGI_BY_RANKS[SUITED_RANKS];

extern const Strength THREE_CARD_OFFSUIT[TRIPLES];
extern const Strength THREE_CARD_SUITED[TRIPLES];

}  // namespace croupier
