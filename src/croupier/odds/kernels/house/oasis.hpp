// Oasis: Caribbean Stud in which one card may be exchanged before the raise.
#pragma once

#include <vector>

#include "house/stud.hpp"

namespace croupier {

// Hands that kept their cards, in deals; hands that exchanged one, in deals times the draws and the dealer's hands after
// them; and how many deals those were, before the dealer's other four cards.
struct OasisCounts {
    StudCounts kept, drawn;
    std::uint64_t exchanged = 0;
};

constexpr std::uint64_t OASIS_DRAWS = 46, OASIS_OTHERS = 148995;

// Every hand and open card, played as well as can be with at most one card exchanged for `fee`, for each rank of the open
// card. Who `forgets` what he threw away raises or folds after it as with five cards dealt, and exchanges with that in mind.
std::array<OasisCounts, RANKS> oasis_counts(const StudHouse& house, std::int64_t fee, bool forgets,
                                            const std::array<Strength, STUD_RUNGS>& best_of, int threads);

// The play behind those counts. Of every hand that stands for others its five cards, the lowest first, then what is best
// against each open card: 0 a fold, 1 a raise, 2 to 6 the exchange of a card, the lowest first.
std::vector<std::uint8_t> oasis_plan(const StudHouse& house, std::int64_t fee,
                                     const std::array<Strength, STUD_RUNGS>& best_of, int threads);

}  // namespace croupier
