// Five to seven cards, high: the sum of the cards' keys, one look-up for the ranks or one for a flush.
#pragma once

#include <array>

#include "cards.hpp"
#include "tables.hpp"

namespace croupier {

constexpr int SUM_SHIFT = 64 - SUM_BITS;

// The rank key in the high bits, where it may overflow, and a counter for each suit in the lowest nibbles.
constexpr std::array<std::uint64_t, CARDS> card_keys() {
    std::array<std::uint64_t, CARDS> keys{};
    for (int card = 0; card < CARDS; ++card)
        keys[card] = std::uint64_t{rank_key(rank_of(card))} << SUM_SHIFT | std::uint64_t{1} << 4 * suit_of(card);
    return keys;
}
inline constexpr std::array<std::uint64_t, CARDS> CARD_KEY = card_keys();

// The suit held five times or more, or -1.
inline int flush_suit(std::uint64_t key) {
    const unsigned five = (static_cast<unsigned>(key & 0xFFFF) + 0x3333) & 0x8888;
    return five ? __builtin_ctz(five) >> 2 : -1;
}

inline Strength by_sum(std::uint32_t sum) { return HIGH_BY_SUM[HIGH_ROW[sum >> COLUMN_BITS] + (sum & COLUMN_MASK)]; }

inline Strength by_key(std::uint64_t key) { return by_sum(static_cast<std::uint32_t>(key >> SUM_SHIFT)); }

// Cards as they are added one by one.
struct Held {
    std::uint64_t key = 0;
    Mask cards = 0;

    Held operator+(int card) const { return {key + CARD_KEY[card], cards | bit(card)}; }
    Held operator+(const Held& other) const { return {key + other.key, cards | other.cards}; }

    static Held of(Mask cards) {
        Held held;
        each_card(cards, [&](int card) { held = held + card; });
        return held;
    }
};

inline Strength high(const Held& held) {
    const int suit = flush_suit(held.key);
    if (__builtin_expect(suit >= 0, 0)) return HIGH_BY_SUIT[ranks_of_suit(held.cards, suit)];
    return by_key(held.key);
}

inline Strength high(Mask cards) { return high(Held::of(cards)); }

}  // namespace croupier
