// Oasis: Caribbean Stud in which one card may be exchanged before the raise.
#pragma once

#include "house_stud.hpp"

namespace croupier {

// Hands that kept their cards, in deals; hands that exchanged one, in deals times the draws and the dealer's hands after
// them; and how many deals those were, before the dealer's other four cards.
struct OasisCounts {
    StudCounts kept, drawn;
    std::uint64_t exchanged = 0;
};

constexpr std::uint64_t OASIS_DRAWS = 46, OASIS_OTHERS = 148995;

// Every hand and open card, played as well as can be with at most one card exchanged for `fee`.
OasisCounts oasis_counts(const StudHouse& house, std::int64_t fee, const std::array<Strength, STUD_RUNGS>& best_of,
                         int threads);

}  // namespace croupier
