// Ace to five, eight or better, deuce to seven, both kinds of badugi; and three cards, high.
#pragma once

#include <algorithm>

#include "high.hpp"

namespace croupier {

// The best of every five of the cards, by the reading of five.
template <typename Five>
inline Strength best_of_fives(Mask cards, Five five) {
    const int out = count(cards) - 5;
    if (out == 0) return five(cards);
    Strength best = 0;
    for (Mask a = cards; a; a &= a - 1) {
        const Mask without = cards & ~bit(lowest(a));
        if (out == 1) {
            best = std::max(best, five(without));
            continue;
        }
        for (Mask b = a & (a - 1); b; b &= b - 1) best = std::max(best, five(without & ~bit(lowest(b))));
    }
    return best;
}

inline Strength ace_to_five(Mask cards) {
    const Strength unpaired = ACE_TO_FIVE_BY_RANKS[ranks_of(cards)];
    if (__builtin_expect(unpaired != 0, 1)) return unpaired;
    return best_of_fives(cards, [](Mask five) { return ACE_TO_FIVE_BY_HIGH[by_key(Held::of(five).key)]; });
}

// Ranks ace to eight as eight bits, the ace lowest.
inline unsigned low_ranks(Mask cards) {
    const unsigned ranks = ranks_of(cards);
    return (ranks << 1 | ranks >> 12) & 0xFF;
}

inline Strength eight_or_better(Mask cards) { return EIGHT_OR_BETTER_BY_RANKS[low_ranks(cards)]; }

inline Strength deuce_to_seven(Mask five) { return DEUCE_TO_SEVEN_BY_HIGH[high(five)]; }

inline void best_badugi(Mask cards, unsigned ranks, int suit, const Strength* by_ranks, Strength& best) {
    for (; suit < 4; ++suit)
        for (Mask held = cards & SUITED << suit; held; held &= held - 1) {
            const unsigned rank = 1u << rank_of(lowest(held));
            if (ranks & rank) continue;
            best = std::max(best, by_ranks[ranks | rank]);
            best_badugi(cards, ranks | rank, suit + 1, by_ranks, best);
        }
}

inline Strength badugi(Mask cards) {
    Strength best = 0;
    best_badugi(cards, 0, 0, BADUGI_BY_RANKS, best);
    return best;
}

inline Strength deuce_badugi(Mask cards) {
    Strength best = 0;
    best_badugi(cards, 0, 0, DEUCE_BADUGI_BY_RANKS, best);
    return best;
}

inline Strength three_card(Mask cards) {
    int card[3];
    for (int& next : card) {
        next = lowest(cards);
        cards &= cards - 1;
    }
    const int triple = triple_number(rank_of(card[0]), rank_of(card[1]), rank_of(card[2]));
    const bool suited = suit_of(card[0]) == suit_of(card[1]) && suit_of(card[1]) == suit_of(card[2]);
    return suited ? THREE_CARD_SUITED[triple] : THREE_CARD_OFFSUIT[triple];
}

}  // namespace croupier
