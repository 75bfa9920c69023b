// Five new cards of Russian Poker: more than they can be worth, by ranks alone.
#pragma once

#include <vector>

#include "house/russian.hpp"

namespace croupier {

// For stubs with the same number of cards of each rank, at least what russian_node sums up for five cards thrown away. The
// proof is in docs/russian-exact.md; it holds where insurance settles at the first reveal and 27 cards or more are left.
std::vector<__int128> russian_bound(const RussianHouse& house, Card up, const std::vector<Mask>& stubs);

}  // namespace croupier
