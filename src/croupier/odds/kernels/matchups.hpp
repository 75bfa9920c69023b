// Every pair of hold'em hands before the flop, with the suits that do not matter taken out: 47,008 rows.
#pragma once

#include <cstdint>
#include <utility>

#include "cards.hpp"

namespace croupier {

constexpr int MATCHUPS = 47008;
constexpr int STARTING_HANDS = 169;
constexpr int COMBOS = 1326;
constexpr int COMBO_WORDS = 21;
constexpr std::uint32_t HEADS_UP_BOARDS = 1712304;

// A bit for each second hand that stands in a row of its first hand, and the rows before each word of bits.
extern const std::uint64_t MATCHUP_BITS[STARTING_HANDS * COMBO_WORDS];
extern const std::uint16_t MATCHUP_ROW[STARTING_HANDS * COMBO_WORDS];
// Boards the first hand wins and boards it ties, in 24 bits each.
extern const std::uint16_t MATCHUP_BOARDS[MATCHUPS * 3];

struct Combo {
    int high;
    int low;

    static Combo of(Mask cards) { return {highest(cards), lowest(cards)}; }
    static Combo sorted(int a, int b) { return a > b ? Combo{a, b} : Combo{b, a}; }
    int number() const { return high * (high - 1) / 2 + low; }
    Mask mask() const { return bit(high) | bit(low); }
    bool pair() const { return rank_of(high) == rank_of(low); }
    bool suited() const { return suit_of(high) == suit_of(low); }
    // Pairs on the diagonal of a 13 x 13 square, suited hands above it.
    int starting_hand() const {
        return suited() ? rank_of(high) * RANKS + rank_of(low) : rank_of(low) * RANKS + rank_of(high);
    }
};

// Which suit each of the four becomes.
struct Suits {
    std::uint8_t to[4];

    int card(int card) const { return (card & ~3) | to[card & 3]; }
    Combo combo(const Combo& combo) const { return Combo::sorted(card(combo.high), card(combo.low)); }
};

// The suits that make a hand the one its starting hand is drawn as: clubs, and diamonds for the lower card.
inline Suits drawn_as(const Combo& hand) {
    const int first = suit_of(hand.high), second = suit_of(hand.low);
    Suits suits{};
    int next = 0;
    suits.to[first] = static_cast<std::uint8_t>(next++);
    if (second != first) suits.to[second] = static_cast<std::uint8_t>(next++);
    for (int suit = 0; suit < 4; ++suit)
        if (suit != first && suit != second) suits.to[suit] = static_cast<std::uint8_t>(next++);
    return suits;
}

// The suits that may still change places when the first hand stays as it is drawn.
constexpr Suits PAIR_TURNS[] = {{{0, 1, 2, 3}}, {{1, 0, 2, 3}}, {{0, 1, 3, 2}}, {{1, 0, 3, 2}}};
constexpr Suits SUITED_TURNS[] = {{{0, 1, 2, 3}}, {{0, 1, 3, 2}}, {{0, 2, 1, 3}},
                                  {{0, 2, 3, 1}}, {{0, 3, 1, 2}}, {{0, 3, 2, 1}}};
constexpr Suits OFFSUIT_TURNS[] = {{{0, 1, 2, 3}}, {{0, 1, 3, 2}}};

struct Place {
    int first;   // starting hand
    int second;  // combo
    bool operator<(const Place& other) const {
        return first != other.first ? first < other.first : second < other.second;
    }
};

inline Place place_of(const Combo& first, const Combo& second) {
    const Combo other = drawn_as(first).combo(second);
    const Suits* turns = first.pair() ? PAIR_TURNS : first.suited() ? SUITED_TURNS : OFFSUIT_TURNS;
    const int ways = first.pair() ? 4 : first.suited() ? 6 : 2;
    int least = other.number();
    for (int way = 1; way < ways; ++way) {
        const int turned = turns[way].combo(other).number();
        if (turned < least) least = turned;
    }
    return {first.starting_hand(), least};
}

struct Matchup {
    std::uint32_t win;
    std::uint32_t tie;
    std::uint32_t lose() const { return HEADS_UP_BOARDS - win - tie; }
    Matchup turned() const { return {lose(), tie}; }
};

// The row of two hands, the first hand's starting hand never the lower; `turned` when they had to change places.
inline Place canonical(const Combo& one, const Combo& two, bool& turned) {
    const int a = one.starting_hand(), b = two.starting_hand();
    turned = a < b;
    if (a != b) return turned ? place_of(two, one) : place_of(one, two);
    const Place straight = place_of(one, two), crossed = place_of(two, one);
    turned = crossed < straight;
    return turned ? crossed : straight;
}

inline Matchup matchup(const Combo& one, const Combo& two) {
    bool turned = false;
    const Place place = canonical(one, two, turned);
    const int word = place.first * COMBO_WORDS + place.second / 64;
    const std::uint64_t before = MATCHUP_BITS[word] & ((std::uint64_t{1} << place.second % 64) - 1);
    const std::uint16_t* row = MATCHUP_BOARDS + 3 * (MATCHUP_ROW[word] + count(before));
    const Matchup found{row[0] | (row[1] & 0xFFu) << 16, row[1] >> 8 | std::uint32_t{row[2]} << 8};
    return turned ? found.turned() : found;
}

}  // namespace croupier
