// Many high hands at once. The widest instructions the processor has are chosen when first asked.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cards.hpp"

namespace croupier {

constexpr int HIGH_CATEGORIES = 9;

// Each reads hands from a row and returns the place of the first that is none, or the length of the row.
using ReadMasks = std::size_t (*)(const Mask* hands, Strength* strengths, std::size_t length);
using ReadRows = std::size_t (*)(const Card* cards, int width, Strength* strengths, std::size_t length);
using ReadOmaha = std::size_t (*)(const Card* holes, int width, const Card* boards, Strength* strengths,
                                  std::size_t length);
// Adds all hands of seven cards with a given highest card to the counts of the categories.
using CountSevens = void (*)(int highest, std::uint64_t* categories);

struct Batch {
    const char* name;
    ReadMasks masks;
    ReadRows rows;
    ReadOmaha omaha_high;
    ReadOmaha omaha_low;
    CountSevens sevens;
};

extern const Batch BASELINE;
#if defined(__x86_64__)
extern const Batch AVX2;
extern const Batch AVX512;
#endif

// The best this processor can do.
const Batch& batch();

}  // namespace croupier
