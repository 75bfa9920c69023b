// Five to seven cards of the short deck, where a flush beats a full house.
#pragma once

#include "high.hpp"

namespace croupier {

constexpr std::array<std::uint64_t, CARDS> short_keys() {
    std::array<std::uint64_t, CARDS> keys{};
    for (int card = 4 * SHORT_LOWEST; card < CARDS; ++card)
        keys[card] = std::uint64_t{short_key(rank_of(card))} << (64 - SHORT_SUM_BITS) |
                     std::uint64_t{1} << 4 * suit_of(card);
    return keys;
}
inline constexpr std::array<std::uint64_t, CARDS> SHORT_CARD_KEY = short_keys();

inline Strength short_deck(Mask cards) {
    std::uint64_t key = 0;
    each_card(cards, [&](int card) { key += SHORT_CARD_KEY[card]; });
    const auto sum = static_cast<std::uint32_t>(key >> (64 - SHORT_SUM_BITS));
    const Strength ranks = SHORT_BY_SUM[SHORT_ROW[sum >> SHORT_COLUMN_BITS] + (sum & SHORT_COLUMN_MASK)];
    const int suit = flush_suit(key);
    if (suit < 0) return ranks;
    const Strength flush = SHORT_BY_SUIT[ranks_of_suit(cards, suit) >> SHORT_LOWEST];
    return flush > ranks ? flush : ranks;
}

}  // namespace croupier
