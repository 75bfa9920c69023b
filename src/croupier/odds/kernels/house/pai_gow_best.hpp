// Pai Gow set best: what the best setting adds to the house's way, for given hands of the guest, against hands drawn.
#pragma once

#include "house/pai_gow.hpp"

namespace croupier {

// Cards, and how many hands they stand for.
using Alike = std::pair<Mask, std::int64_t>;

// Every so many cards up to suits, and how many they stand for: every `units`-th from `unit` on.
std::vector<Alike> up_to_suits(int cards, std::uint64_t unit, std::uint64_t units);

// What is paid for each end.
using PaiGowPaid = std::array<std::int64_t, PAI_GOW_ENDS>;

// Shares of a hand and stakes are told in thousand-millionths.
constexpr std::int64_t PAI_GOW_WHOLE = 1'000'000'000;
struct PaiGowBest {
    std::int64_t hands = 0, others = 0, open = 0;  // all; not set by the house's way; with more than one setting left
    std::int64_t missed = 0;                       // what hindsight adds to the settings chosen
    std::array<PaiGowPaid, 2> moved{};             // the ends of the settings chosen less those of the house's way, twice
};

// Pools of 64 times `words` hands of the house: so many choose the settings, and as many others weigh them, twice.
PaiGowBest pai_gow_best(const PaiGowHouse& house, const PaiGowPaid& paid, const std::vector<Alike>& hands,
                        std::uint64_t seed, std::uint64_t block, int pools, std::size_t words);

}  // namespace croupier
