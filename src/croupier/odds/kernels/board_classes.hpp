// Two to ten known hold'em hands before the flop, exactly.
//
// A board that gives nobody a flush counts by its ranks alone: at most 6,175 multisets with a weight each. The
// others are taken suit by suit as the flush cards on the board and the ranks of the rest.
#pragma once

#include "high.hpp"
#include "winners.hpp"

namespace croupier {

class BoardClasses {
public:
    BoardClasses(const Mask* hands, int players, Mask dead) : hands_(hands), players_(players), winners_(players) {
        Mask taken = dead;
        for (int p = 0; p < players; ++p) {
            taken |= hands[p];
            held_[p] = Held::of(hands[p]).key;
        }
        for (int suit = 0; suit < 4; ++suit) left_[suit] = 0x1FFF & ~ranks_of_suit(taken, suit);
        for (int r = 0; r < RANKS; ++r) in_deck_[r] = 4 - count(taken >> 4 * r & 15);
    }

    Tallies count_all() {
        for (int a = 0; a < RANKS; ++a) add_ranks(a, 1, in_deck_[a], 0, 0);
        for (int suit = 0; suit < 4; ++suit) count_flushes(suit);
        for (int i = 0; i < classes_; ++i) {
            const int number = number_[i];
            winners_.add(winners_by_ranks_[number], weight_[number]);
        }
        return winners_.tallies();
    }

private:
    const Mask* hands_;
    int players_;
    Winners winners_;
    std::uint64_t held_[SEATS];
    unsigned left_[4];
    int in_deck_[RANKS];
    int other_suits_[RANKS];

    // By the strength of the board's ranks, which no two multisets share.
    int classes_ = 0;
    Strength number_[6188];
    Strength best_by_ranks_[HIGH_CLASSES + 1];
    std::uint16_t winners_by_ranks_[HIGH_CLASSES + 1];
    std::uint64_t weight_[HIGH_CLASSES + 1];

    struct Rest {
        int pair;
        std::uint64_t weight;
    };
    Rest rests_[PAIRS];
    int rest_count_ = 0;

    static constexpr std::uint64_t key_of(int rank) { return std::uint64_t{rank_key(rank)} << SUM_SHIFT; }

    // Ways to draw one more of a rank, after `drawn` of it: C(n, k + 1) = C(n, k) * (n - k) / (k + 1).
    void add_ranks(int rank, int drawn, std::uint64_t weight, std::uint64_t key, int cards) {
        if (!weight) return;
        key += key_of(rank);
        if (++cards == 5) return add_class(key, weight);
        add_ranks(rank, drawn + 1, weight * (in_deck_[rank] - drawn) / (drawn + 1), key, cards);
        for (int higher = rank + 1; higher < RANKS; ++higher) add_ranks(higher, 1, weight * in_deck_[higher], key, cards);
    }

    void add_class(std::uint64_t key, std::uint64_t weight) {
        const Strength number = by_key(key);
        Best best;
        for (int p = 0; p < players_; ++p) best.see(by_key(key + held_[p]), p);
        number_[classes_++] = number;
        best_by_ranks_[number] = static_cast<Strength>(best.strength);
        winners_by_ranks_[number] = static_cast<std::uint16_t>(best.winners);
        weight_[number] = weight;
    }

    void count_flushes(int suit) {
        int needed = 5;
        for (int p = 0; p < players_; ++p) needed = std::min(needed, 5 - count(ranks_of_suit(hands_[p], suit)));
        rest_count_ = 0;
        for (int r = 0; r < RANKS; ++r) other_suits_[r] = in_deck_[r] - static_cast<int>(left_[suit] >> r & 1);
        for (int a = 0; a < RANKS; ++a)
            for (int b = 0; b <= a; ++b) {
                const int ways = a == b ? other_suits_[a] * (other_suits_[a] - 1) / 2 : other_suits_[a] * other_suits_[b];
                if (ways) rests_[rest_count_++] = {pair_number(a, b), static_cast<std::uint64_t>(ways)};
            }
        for (unsigned a = left_[suit]; a; a &= a - 1)
            for (unsigned b = a & (a - 1); b; b &= b - 1)
                for (unsigned c = b & (b - 1); c; c &= c - 1) count_with_three(suit, needed, a & -a, b & -b, c);
    }

    void count_with_three(int suit, int needed, unsigned a, unsigned b, unsigned rest_of_suit) {
        const unsigned c = rest_of_suit & -rest_of_suit;
        const unsigned three = a | b | c;
        const Strength* row =
            HIGH_BY_TRIPLE + triple_number(lowest(a), lowest(b), lowest(c)) * PAIR_STRIDE;
        if (needed <= 3) {
            const Best best = flushes(suit, three);
            std::uint64_t flush_weight = 0;
            for (int i = 0; i < rest_count_; ++i) settle(row[rests_[i].pair], rests_[i].weight, best, flush_weight);
            winners_.add(best.winners, flush_weight);
        }
        for (unsigned d = rest_of_suit & (rest_of_suit - 1); d; d &= d - 1) {
            const unsigned fourth = d & -d;
            if (needed <= 4) {
                const Best best = flushes(suit, three | fourth);
                std::uint64_t flush_weight = 0;
                for (int r = 0; r < RANKS; ++r)
                    if (other_suits_[r])
                        settle(row[pair_number(lowest(fourth), r)], static_cast<std::uint64_t>(other_suits_[r]), best,
                               flush_weight);
                winners_.add(best.winners, flush_weight);
            }
            for (unsigned e = d & (d - 1); e; e &= e - 1) {
                const Best best = flushes(suit, three | fourth | (e & -e));
                std::uint64_t flush_weight = 0;
                settle(row[pair_number(lowest(fourth), lowest(e))], 1, best, flush_weight);
                winners_.add(best.winners, flush_weight);
            }
        }
    }

    Best flushes(int suit, unsigned on_board) const {
        Best best;
        for (int p = 0; p < players_; ++p) {
            const Strength flush = HIGH_BY_SUIT[on_board | ranks_of_suit(hands_[p], suit)];
            if (flush) best.see(flush, p);
        }
        return best;
    }

    // Takes these boards out of their class: the flush wins unless somebody has a full house or better.
    void settle(Strength number, std::uint64_t weight, const Best& best, std::uint64_t& flush_weight) {
        weight_[number] -= weight;
        if (best_by_ranks_[number] < best.strength) flush_weight += weight;
        else winners_.add(winners_by_ranks_[number], weight);
    }
};

}  // namespace croupier
