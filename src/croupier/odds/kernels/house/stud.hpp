// Caribbean Stud: every hand against every five cards of the dealer, of which one is open.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"

namespace croupier {

constexpr int STUD_RUNGS = 11;  // the categories of five cards, ace-king and the royal flush by themselves
enum StudEnd { STUD_NO_GAME, STUD_WIN, STUD_TIE, STUD_LOSE, STUD_ENDS };

// What decides: the dealer's weakest game, what a raise nets by category and end, what a fold nets, and the weakest hand
// that raises, 0 for whatever is best.
struct StudHouse {
    Strength game = 0;
    std::array<std::array<std::int64_t, STUD_ENDS>, STUD_RUNGS> nets{};
    std::int64_t fold = 0;
    Strength raises = 0;
};

struct StudCounts {
    std::array<std::array<std::uint64_t, STUD_ENDS>, STUD_RUNGS> raised{};
    std::uint64_t folded = 0;
};

// Every hand, open card and other four cards of the dealer, by how it ends, for each rank of the open card.
std::array<StudCounts, RANKS> stud_counts(const StudHouse& house, const std::array<Strength, STUD_RUNGS>& best_of, int threads);

// The ends of one hand against an open card; `gone` cards are known to be neither's.
std::array<std::uint64_t, STUD_ENDS> stud_ends(Mask cards, int up, Mask gone, Strength game);

}  // namespace croupier
