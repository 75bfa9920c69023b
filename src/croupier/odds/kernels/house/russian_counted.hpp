// The dealer's hidden hands counted by the sets of cards they hold.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "high.hpp"
#include "house/russian_purchase.hpp"

namespace croupier {

constexpr int PAIRS_OF_CARDS = 1326, TRIPLES_OF_CARDS = 22100;

// A number for each of the four cards of a rank.
using Four = std::int32_t __attribute__((vector_size(16)));
using Flags = std::uint8_t __attribute__((vector_size(4)));

inline int two_at(int a, int b) { return a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b; }

inline int three_at(int a, int b, int c) {
    const int low = std::min({a, b, c}), high = std::max({a, b, c}), middle = a + b + c - low - high;
    return high * (high - 1) * (high - 2) / 6 + middle * (middle - 1) / 2 + low;
}

inline Four of_rank(const std::int32_t* row, int rank) {
    Four four;
    std::memcpy(&four, row + 4 * rank, sizeof four);
    return four;
}

inline Four of_rank(const std::uint8_t* row, int rank) {
    Flags flags;
    std::memcpy(&flags, row + 4 * rank, sizeof flags);
    return __builtin_convertvector(flags, Four);
}

// How many of the hands counted hold each set of up to four cards.
struct Counted {
    std::int32_t all = 0;
    alignas(16) std::int32_t one[CARDS] = {};
    alignas(16) std::int32_t two[CARDS][CARDS] = {};
    alignas(16) std::int32_t three[PAIRS_OF_CARDS][CARDS] = {};
    std::uint8_t four[TRIPLES_OF_CARDS][CARDS] = {};

    void clear() { std::memset(static_cast<void*>(this), 0, sizeof *this); }

    // Four cards, the lowest first.
    void add(const std::array<Card, 4>& h) {
        ++all;
        for (int i = 0; i < 4; ++i) ++one[h[i]];
        for (int i = 0; i < 4; ++i)
            for (int j = 0; j < 4; ++j)
                if (i != j) ++two[h[i]][h[j]];
        const auto pair = [&](int i, int j, int k, int l) {
            std::int32_t* row = three[h[j] * (h[j] - 1) / 2 + h[i]];
            ++row[h[k]], ++row[h[l]];
        };
        pair(0, 1, 2, 3), pair(0, 2, 1, 3), pair(0, 3, 1, 2), pair(1, 2, 0, 3), pair(1, 3, 0, 2), pair(2, 3, 0, 1);
        const auto triple = [&](int i, int j, int k, int l) {
            const int a = h[i], b = h[j], c = h[k];
            four[c * (c - 1) * (c - 2) / 6 + b * (b - 1) / 2 + a][h[l]] = 1;
        };
        triple(0, 1, 2, 3), triple(0, 1, 3, 2), triple(0, 2, 3, 1), triple(1, 2, 3, 0);
    }

    // How many avoid these cards.
    template <std::size_t Size>
    std::int32_t avoiding(const std::array<Card, Size>& h) const {
        std::int32_t hands = all;
        for (std::size_t i = 0; i < Size; ++i) {
            hands -= one[h[i]];
            for (std::size_t j = 0; j < i; ++j) {
                hands += two[h[i]][h[j]];
                for (std::size_t k = 0; k < j; ++k) {
                    hands -= three[two_at(h[i], h[j])][h[k]];
                    for (std::size_t l = 0; l < k; ++l) hands += four[three_at(h[i], h[j], h[k])][h[l]];
                }
            }
        }
        return hands;
    }
};

struct Hidden {
    Mask mask;
    std::array<Card, 4> cards;
};

// Hands in the order of a standing, and where each begins.
template <typename Hand>
class ByStanding {
public:
    void add(std::uint16_t standing, const Hand& hand) { unsorted.emplace_back(standing, hand); }

    void sort(std::size_t standings) {
        begins.assign(standings + 1, 0);
        for (const auto& one : unsorted) ++begins[one.first + 1];
        for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
        hands.resize(unsorted.size());
        auto next = begins;
        for (const auto& one : unsorted) hands[next[one.first]++] = one.second;
        unsorted.clear();
    }

    const Hand* begin_of(std::size_t standing) const { return hands.data() + begins[standing]; }
    const Hand* end_of(std::size_t standing) const { return hands.data() + begins[standing + 1]; }

private:
    std::vector<std::pair<std::uint16_t, Hand>> unsorted;
    std::vector<Hand> hands;
    std::vector<std::uint32_t> begins;
};

// One more than the last standing.
inline std::size_t standings_of(const RussianHouse& house) {
    return std::size_t{*std::max_element(house.standing.begin(), house.standing.end())} + 1;
}

// All hands of four cards of the deck that the dealer may hold; those without a game have standing 0.
inline void add_hidden(ByStanding<Hidden>& hidden, const RussianHouse& house, Card up, Mask deck) {
    const Held first = Held{} + up;
    each_card(deck, [&](int d) {
        each_card(deck & (bit(d) - 1), [&](int c) {
            each_card(deck & (bit(c) - 1), [&](int b) {
                const Held four = first + d + c + b;
                each_card(deck & (bit(b) - 1), [&](int a) {
                    const Held five = four + a;
                    const Strength strength = high(five);
                    hidden.add(strength < GAME ? 0 : house.standing[strength],
                               {five.cards & ~bit(up), {Card(a), Card(b), Card(c), Card(d)}});
                });
            });
        });
    });
}

}  // namespace croupier
