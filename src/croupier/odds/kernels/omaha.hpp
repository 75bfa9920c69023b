// Four to six hole cards, of which exactly two play with exactly three of the board.
#pragma once

#include <algorithm>

#include "lowball.hpp"

namespace croupier {

// The three lowest of up to eight ranks, the ace lowest; all of them when there are fewer.
constexpr std::array<std::uint8_t, 256> lowest_three_table() {
    std::array<std::uint8_t, 256> table{};
    for (int ranks = 0; ranks < 256; ++ranks) {
        int left = ranks, taken = 0;
        for (int i = 0; i < 3; ++i) {
            taken |= left & -left;
            left &= left - 1;
        }
        table[ranks] = static_cast<std::uint8_t>(taken);
    }
    return table;
}
inline constexpr std::array<std::uint8_t, 256> LOWEST_THREE = lowest_three_table();

// A rank as `low_ranks` has it; 0 for one above the eight.
constexpr unsigned low_rank(int rank) { return rank == RANKS - 1 ? 1 : 2u << rank & 0xFF; }

// What an Omaha hand brings to any board.
struct OmahaHole {
    int pairs = 0;
    std::uint8_t pair[15];
    int lows = 0;
    std::uint8_t low[16];  // the last place is written where there are fifteen already
    unsigned ranks[4];

    explicit OmahaHole(Mask cards) {
        for (Mask a = cards; a; a &= a - 1)
            for (Mask b = a & (a - 1); b; b &= b - 1) {
                const int first = rank_of(lowest(a)), second = rank_of(lowest(b));
                pair[pairs++] = static_cast<std::uint8_t>(pair_number(first, second));
                const unsigned one = low_rank(first), two = low_rank(second);
                low[lows] = static_cast<std::uint8_t>(one | two);
                lows += one && two && one != two;
            }
        for (int suit = 0; suit < 4; ++suit) ranks[suit] = ranks_of_suit(cards, suit);
    }
};

// A whole board, read once for all hands.
class OmahaBoard {
public:
    explicit OmahaBoard(Mask cards) : low_(low_ranks(cards)) {
        int rank[5], next = 0;
        for (Mask left = cards; left; left &= left - 1) rank[next++] = rank_of(lowest(left));
        next = 0;
        for (int a = 0; a < 3; ++a)
            for (int b = a + 1; b < 4; ++b)
                for (int c = b + 1; c < 5; ++c)
                    row_[next++] = HIGH_BY_TRIPLE + triple_in_order(rank[a], rank[b], rank[c]) * PAIR_STRIDE;
        for (int suit = 0; suit < 4; ++suit) {
            const unsigned ranks = ranks_of_suit(cards, suit), fewer = ranks & (ranks - 1);
            if (fewer & (fewer - 1)) {
                flush_suit_ = suit;
                flush_ranks_ = ranks;
            }
        }
    }

    Strength high(const OmahaHole& hole) const {
        Strength best = 0;
        for (int row = 0; row < 10; ++row)
            for (int i = 0; i < hole.pairs; ++i) best = std::max(best, row_[row][hole.pair[i]]);
        return with_flush(hole, best);
    }

    Strength eight_or_better(const OmahaHole& hole) const {
        Strength best = 0;
        for (int i = 0; i < hole.lows; ++i) {
            const unsigned pair = hole.low[i];
            const Strength low = EIGHT_OR_BETTER_BY_RANKS[pair | LOWEST_THREE[low_ & ~pair]];
            best = std::max(best, low);
        }
        return best;
    }

protected:
    const Strength* row_[10];

    Strength with_flush(const OmahaHole& hole, Strength best) const {
        return flush_suit_ < 0 ? best : std::max(best, flush(hole.ranks[flush_suit_]));
    }

private:
    int flush_suit_ = -1;
    unsigned flush_ranks_ = 0;
    unsigned low_;

    Strength flush(unsigned held) const {
        Strength best = 0;
        for (unsigned a = held; a; a &= a - 1)
            for (unsigned b = a & (a - 1); b; b &= b - 1) {
                const unsigned two = (a & -a) | (b & -b);
                for (unsigned c = flush_ranks_; c; c &= c - 1)
                    for (unsigned d = c & (c - 1); d; d &= d - 1)
                        for (unsigned e = d & (d - 1); e; e &= e - 1)
                            best = std::max(best, HIGH_BY_SUIT[two | (c & -c) | (d & -d) | (e & -e)]);
            }
        return best;
    }
};

// A whole board that many hands are read with: what each pair of ranks makes of it is worked out before.
class OmahaPairs : public OmahaBoard {
public:
    explicit OmahaPairs(Mask cards) : OmahaBoard(cards) {
        // Strengths are small enough to be compared as signed numbers, which every processor does many at a time.
        for (int from = 0; from < PAIR_STRIDE; from += ABREAST) {
            std::int16_t best[ABREAST] = {};
            for (const Strength* row : row_)
                for (int at = 0; at < ABREAST; ++at)
                    best[at] = std::max(best[at], static_cast<std::int16_t>(row[from + at]));
            std::copy(best, best + ABREAST, best_ + from);
        }
    }

    Strength high(const OmahaHole& hole) const {
        std::int16_t best = 0;
        for (int i = 0; i < hole.pairs; ++i) best = std::max(best, best_[hole.pair[i]]);
        return with_flush(hole, static_cast<Strength>(best));
    }

private:
    static constexpr int ABREAST = 8;

    std::int16_t best_[PAIR_STRIDE];
};

}  // namespace croupier
