// The hands of the dealer met so far, in the order of their strength, counted by what they hold.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "high.hpp"

namespace croupier {

constexpr int SINGLES = 1, PAIRS_FROM = 53, TRIPLES_FROM = 53 + 1326, SETS = TRIPLES_FROM + 22100;

inline int row_of(int a) { return SINGLES + a; }
inline int row_of(int a, int b) { return PAIRS_FROM + b * (b - 1) / 2 + a; }
inline int row_of(int a, int b, int c) { return TRIPLES_FROM + c * (c - 1) * (c - 2) / 6 + b * (b - 1) / 2 + a; }

using Row = std::array<std::uint32_t, CARDS>;

// Five cards, the lowest first, and of how many hands they are the example up to suits.
struct Five {
    std::uint8_t cards[5];
    std::uint8_t stands_for;
};

// How many hands stand for the same up to suits; 0 where another is their example. Suits are named as they appear from
// the highest card down.
template <int N>
int stands_for(const std::uint8_t* cards) {
    int used = 0, times = 1;
    for (int end = N; end > 0;) {
        int at = end - 1, fresh = 0;
        while (at > 0 && rank_of(cards[at - 1]) == rank_of(cards[end - 1])) --at;
        for (int i = at; i < end; ++i)
            if (suit_of(cards[i]) >= used + fresh) {
                if (suit_of(cards[i]) != used + fresh) return 0;
                ++fresh;
            }
        constexpr int CHOOSE[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
        times *= CHOOSE[4 - used][fresh];
        used += fresh;
        end = at;
    }
    return times;
}

// The hands met so far by what they hold: for every set of up to three cards, how many hold it and one more card.
class Below {
  public:
    Below() : rows_(SETS) {}

    void add(const std::uint8_t* h) {
        for (int u = 0; u < 5; ++u) {
            const int card = h[u];
            std::uint8_t z[4];
            for (int i = 0, at = 0; i < 5; ++i)
                if (i != u) z[at++] = h[i];
            ++rows_[0][card];
            for (int i = 0; i < 4; ++i) ++rows_[row_of(z[i])][card];
            for (int j = 1; j < 4; ++j)
                for (int i = 0; i < j; ++i) ++rows_[row_of(z[i], z[j])][card];
            ++rows_[row_of(z[0], z[1], z[2])][card];
            ++rows_[row_of(z[0], z[1], z[3])][card];
            ++rows_[row_of(z[0], z[2], z[3])][card];
            ++rows_[row_of(z[1], z[2], z[3])][card];
        }
    }

    // For every open card, how many of the hands met hold it and none of these five; `met` says which were.
    template <typename Met>
    Row avoiding(const std::uint8_t* h, Met met) const {
        Row sum = rows_[0];
        const auto take = [&](const Row& row) {
            for (int u = 0; u < CARDS; ++u) sum[u] -= row[u];
        };
        const auto give = [&](const Row& row) {
            for (int u = 0; u < CARDS; ++u) sum[u] += row[u];
        };
        for (int c = 0; c < 5; ++c) {
            take(rows_[row_of(h[c])]);
            for (int b = 0; b < c; ++b) {
                give(rows_[row_of(h[b], h[c])]);
                for (int a = 0; a < b; ++a) take(rows_[row_of(h[a], h[b], h[c])]);
            }
        }
        Held all = Held::of(mask_of(h));
        for (int out = 0; out < 5; ++out) {
            const Held four{all.key - CARD_KEY[h[out]], all.cards & ~bit(h[out])};
            for (int u = 0; u < CARDS; ++u)
                if (!(all.cards >> u & 1) && met(high(four + u))) ++sum[u];
        }
        return sum;
    }

    // For every card beside `one`, how many of the hands met hold both and none of these five, but for hands of the two
    // and three of the five: those are taken from this once more.
    void both(const std::uint8_t* h, int one, Row& sum) const {
        sum = rows_[row_of(one)];
        const auto at = [&](int a, int b) { return a < b ? row_of(a, b) : row_of(b, a); };
        for (int a = 0; a < 5; ++a) {
            const Row& row = rows_[at(h[a], one)];
            for (int u = 0; u < CARDS; ++u) sum[u] -= row[u];
            for (int b = 0; b < a; ++b) {
                const int lo = h[b], hi = h[a];
                const Row& two = rows_[one < lo ? row_of(one, lo, hi) : one < hi ? row_of(lo, one, hi) : row_of(lo, hi, one)];
                for (int u = 0; u < CARDS; ++u) sum[u] += two[u];
            }
        }
    }

    static Mask mask_of(const std::uint8_t* h) { return bit(h[0]) | bit(h[1]) | bit(h[2]) | bit(h[3]) | bit(h[4]); }

  private:
    std::vector<Row> rows_;
};

// Every five cards in order of strength, and where each strength begins.
struct Ordered {
    std::vector<Five> hands;
    std::vector<std::uint32_t> begins;

    Ordered() : hands(2598960), begins(HIGH_CLASSES + 3) {
        std::vector<Strength> strengths;
        strengths.reserve(hands.size());
        each([&](const std::uint8_t* h) {
            strengths.push_back(high(Below::mask_of(h)));
            ++begins[strengths.back() + 1];
        });
        for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
        std::vector<std::uint32_t> at = begins;
        std::size_t next = 0;
        each([&](const std::uint8_t* h) {
            Five& five = hands[at[strengths[next++]]++];
            std::copy(h, h + 5, five.cards);
            five.stands_for = static_cast<std::uint8_t>(stands_for<5>(h));
        });
    }

    template <typename Visit>
    static void each(Visit visit) {
        std::uint8_t h[5];
        for (h[4] = 4; h[4] < CARDS; ++h[4])
            for (h[3] = 3; h[3] < h[4]; ++h[3])
                for (h[2] = 2; h[2] < h[3]; ++h[2])
                    for (h[1] = 1; h[1] < h[2]; ++h[1])
                        for (h[0] = 0; h[0] < h[1]; ++h[0]) visit(static_cast<const std::uint8_t*>(h));
    }
};

}  // namespace croupier
