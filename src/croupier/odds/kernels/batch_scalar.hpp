// High hands one by one, from four look-ups by suit. Included by each file that is compiled for its own set of
// instructions, so everything stays within that file.
#pragma once

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "batch.hpp"
#include "put_aside.hpp"
#include "tables.hpp"

namespace croupier {
namespace {

inline unsigned suit_ranks(Mask cards, int suit) {
#if defined(__BMI2__)
    return static_cast<unsigned>(_pext_u64(cards, SUITED << suit));
#else
    Mask x = cards >> suit & SUITED;
    x = (x | x >> 3) & 0x0303030303030303;
    x = (x | x >> 6) & 0x000F000F000F000F;
    x = (x | x >> 12) & 0x000000FF000000FF;
    return static_cast<unsigned>((x | x >> 24) & 0x1FFF);
#endif
}

struct Suited {
    unsigned ranks[4];
    std::uint32_t key;

    explicit Suited(Mask cards)
        : ranks{suit_ranks(cards, 0), suit_ranks(cards, 1), suit_ranks(cards, 2), suit_ranks(cards, 3)},
          key(HIGH_SUIT_KEY[ranks[0]] + HIGH_SUIT_KEY[ranks[1]] + HIGH_SUIT_KEY[ranks[2]] + HIGH_SUIT_KEY[ranks[3]]) {}

    bool is_hand(Mask cards) const { return (key >> 1 & 63) - 5 <= 2 && !(cards >> CARDS); }
    bool has_flush() const { return key & 1; }

    // Meaningless where there is a flush, but always a place in the table.
    Strength by_ranks() const {
        const std::uint32_t sum = key >> SUIT_KEY_SHIFT;
        return HIGH_BY_SUM[HIGH_ROW[sum >> COLUMN_BITS] + (sum & COLUMN_MASK)];
    }
    Strength by_suit() const {
        for (unsigned suited : ranks)
            if (HIGH_SUIT_KEY[suited] & 1) return HIGH_BY_SUIT[suited];
        return 0;
    }
};

// 0 for what is no hand of five to seven cards.
inline Strength read_mask(Mask cards) {
    const Suited suited(cards);
    if (!suited.is_hand(cards)) return 0;
    return __builtin_expect(suited.has_flush(), 0) ? suited.by_suit() : suited.by_ranks();
}

template <typename MaskOf>
inline std::size_t read_high(std::size_t length, Strength* strengths, const MaskOf& mask_of) {
    return put_aside(
        length,
        [&](std::size_t i, bool& rare) {
            const Mask cards = mask_of(i);
            const Suited suited(cards);
            strengths[i] = suited.by_ranks();
            rare = suited.has_flush();
            return suited.is_hand(cards);
        },
        [&](std::size_t i) { strengths[i] = Suited(mask_of(i)).by_suit(); });
}

inline std::size_t read_masks(const Mask* hands, Strength* strengths, std::size_t length) {
    return read_high(length, strengths, [&](std::size_t i) { return hands[i]; });
}

// A row as a mask; 0 when a number is no card or comes twice.
inline Mask row_mask(const Card* cards, int width) {
    Mask hand = 0;
    for (int i = 0; i < width; ++i) {
        if (cards[i] >= CARDS || hand >> cards[i] & 1) return 0;
        hand |= Mask{1} << cards[i];
    }
    return hand;
}

inline std::size_t read_rows(const Card* cards, int width, Strength* strengths, std::size_t length) {
    return read_high(length, strengths, [&](std::size_t i) { return row_mask(cards + i * static_cast<std::size_t>(width), width); });
}

inline int category_of(Strength strength) {
    constexpr Strength ENDS[] = {1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452};
    int category = 0;
    for (Strength end : ENDS) category += strength > end;
    return category;
}

inline void count_more(Mask held, int below, int cards, std::uint64_t* categories) {
    for (int card = cards - 1; card < below; ++card) {
        const Mask more = held | Mask{1} << card;
        if (cards > 1) count_more(more, card, cards - 1, categories);
        else ++categories[category_of(read_mask(more))];
    }
}

inline void count_sevens(int highest, std::uint64_t* categories) {
    count_more(Mask{1} << highest, highest, 6, categories);
}

}  // namespace
}  // namespace croupier
