// A number for each rank such that no two hands of five to seven cards with different ranks have the same sum.
// Each is the least that keeps all sums apart, the last one rounded up.
#pragma once

#include <cstdint>

#include "cards.hpp"

namespace croupier {

constexpr std::uint32_t RANK_SUM[RANKS] = {1,     4,      16,     67,      295,    1334,   5734,
                                           23800, 60883, 208450, 509982, 1304151, 3218750};

// Sums lie in clusters. Multiplied by an odd number modulo 2^25 they stay apart and scatter, which lets the
// rows of the sparse table slide into each other: value = TABLE[ROW[sum >> COLUMN_BITS] + (sum & COLUMN_MASK)].
constexpr int SUM_BITS = 25;
constexpr std::uint32_t SUM_MASK = (1u << SUM_BITS) - 1;
constexpr std::uint32_t SCATTER = 0x9E3779B1;
constexpr int COLUMN_BITS = 12;
constexpr std::uint32_t COLUMN_MASK = (1u << COLUMN_BITS) - 1;
constexpr std::uint32_t ROWS = 1u << (SUM_BITS - COLUMN_BITS);

constexpr std::uint32_t rank_key(int rank) { return RANK_SUM[rank] * SCATTER & SUM_MASK; }

// The short deck starts at the six: the same sums, counted from there, fit in 19 bits.
constexpr int SHORT_LOWEST = 4;
constexpr int SHORT_SUM_BITS = 19;
constexpr std::uint32_t SHORT_SUM_MASK = (1u << SHORT_SUM_BITS) - 1;
constexpr int SHORT_COLUMN_BITS = 9;
constexpr std::uint32_t SHORT_COLUMN_MASK = (1u << SHORT_COLUMN_BITS) - 1;
constexpr std::uint32_t SHORT_ROWS = 1u << (SHORT_SUM_BITS - SHORT_COLUMN_BITS);

constexpr std::uint32_t short_key(int rank) { return RANK_SUM[rank - SHORT_LOWEST] * SCATTER & SHORT_SUM_MASK; }

// Pairs of ranks and triples of ranks, in any order and with repeats, numbered without gaps.
constexpr int PAIRS = 91;
constexpr int PAIR_STRIDE = 96;
constexpr int TRIPLES = 455;

constexpr int pair_number(int a, int b) { return a < b ? b * (b + 1) / 2 + a : a * (a + 1) / 2 + b; }

constexpr int triple_in_order(int low, int middle, int high) {
    return high * (high + 1) * (high + 2) / 6 + middle * (middle + 1) / 2 + low;
}

constexpr int triple_number(int a, int b, int c) {
    int high = a > b ? a : b;
    int low = a > b ? b : a;
    if (c > high) {
        int t = high;
        high = c;
        c = low;
        low = t;
        return high * (high + 1) * (high + 2) / 6 + low * (low + 1) / 2 + c;
    }
    return high * (high + 1) * (high + 2) / 6 + pair_number(low, c);
}

}  // namespace croupier
