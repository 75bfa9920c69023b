// Pai Gow: seven cards, the joker among them or not, set by a house way as a hand of five and a hand of two.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "house/video.hpp"

namespace croupier {

constexpr Strength FIVE_ACES = 7463;

enum PaiGowHolds { FIVE_ACES_HELD, QUADS_HELD, TWO_TRIPS_HELD, FULL_HOUSE_HELD, TRIPS_HELD, THREE_PAIR_HELD, TWO_PAIR_HELD, PAIR_HELD, NO_PAIR_HELD };
enum PaiGowLow { SPLIT, OTHER_PAIR, OTHERS, SECOND_THIRD, ONE_AND_NEXT, COMPLETE, NO_LOW };

// A rule of a house way, as croupier.pit.pai_gow.way has it; `beside_from` is -1 where no next group is asked for.
struct PaiGowRule {
    int holds, low, or_low;
    bool complete;
    int rank_from, rank_to, beside_from, beside_to, low_from, next_from;
};

struct PaiGowHouse {
    std::vector<PaiGowRule> rules;
    bool wheel_up = true, joker = true;
};

// Ends of the low hand and of the high one: lower, copy, higher; the low hand's first.
constexpr int PAI_GOW_ENDS = 9;
using PaiGowEnds = std::array<std::uint64_t, PAI_GOW_ENDS>;

// The two cards that go low.
Mask pai_gow_low(const PaiGowHouse& house, Mask cards);

// The strength of five cards and the value of two.
Strength pai_gow_high(const PaiGowHouse& house, Mask five);
int pai_gow_low_value(Mask two);

// Rounds of a box against the house, both set by the house way: blocks of so many rounds, drawn by their number.
constexpr int PAI_GOW_BLOCK = 1 << 16;
PaiGowEnds pai_gow_sample(const PaiGowHouse& house, std::uint64_t seed, std::uint64_t first, std::uint64_t blocks, int threads);

// Every way to set seven cards, by the two that go low, and how all hands of the house from a deck end against it.
std::vector<std::pair<Mask, PaiGowEnds>> pai_gow_settings(const PaiGowHouse& house, Mask cards, Mask deck, int threads);

// How many of all hands of seven cards of a deck make what: see croupier.odds.house.pai_gow.SEVEN.
constexpr int PAI_GOW_MAKES = 16;
std::array<std::uint64_t, PAI_GOW_MAKES> pai_gow_census(Mask deck, int threads);

}  // namespace croupier
