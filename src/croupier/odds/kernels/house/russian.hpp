// Russian Poker: which one or two combinations cards are paid for, and what a hand is worth by every choice.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace croupier {

// Combinations as in croupier.pit.category, the worst first.
enum Rung : std::uint8_t {
    HIGH_CARD, ACE_KING, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL_FLUSH, NONE
};
constexpr int RUNGS = 11;

struct Paid {
    std::uint8_t first, second;
};

// A house: its payouts in chips by the first and the second combination, and how it answers what the rules leave open.
struct RussianHouse {
    std::int64_t ante, bet, purchase;
    std::array<std::array<std::int64_t, RUNGS + 1>, RUNGS> payout, insure_low, insure_high;
    std::array<std::uint8_t, RUNGS> preference;
    bool straight_twice, redraw, insured_ante_paid, settles_after_purchase, beaten_returned;
    std::array<std::uint16_t, 7463> standing;
};

std::uint8_t rung_of(Strength strength);

// What five or six cards are paid for; `best` is the strength of the best five of them.
Paid paid_for(Mask cards, int count, Strength best, const RussianHouse& house);

// How many hands of so many cards are paid for each pair of combinations.
std::vector<std::uint64_t> russian_census(int cards, const RussianHouse& house, int threads);

// What closing a box is worth: sums over all the dealer's hands and all cards he may be bought.
struct Stand {
    std::int64_t hands, no_game, lower, equal;
    std::int64_t bare, insured_low, insured_high, unit;  // chips times hands times unit
};

Stand russian_stand(const RussianHouse& house, Mask cards, Card up, Mask stub);

// The sum over all draws of the best that can be done after each; choice 0 to 31 are the cards held, by their places in
// the hand, 32 the sixth card.
constexpr int RUSSIAN_CHOICES = 33;
constexpr int SIXTH = 32;

struct Worth {
    __int128 sum = 0;          // chips times draws times hands times unit
    std::int64_t draws = 0, hands = 0, unit = 0;
};

std::array<Worth, RUSSIAN_CHOICES> russian_node(const RussianHouse& house, const std::array<Card, 5>& hand, Card up,
                                                Mask stub, std::uint64_t choices, int threads);

}  // namespace croupier
