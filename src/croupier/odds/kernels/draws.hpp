// Cards that are exchanged: what is worth keeping, and what comes of it.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "ranking.hpp"
#include "sample.hpp"

namespace croupier {

constexpr int GRADES = 16;        // how finely it is told what hands end as, the worst grade first
constexpr int RANK_SETS = 1 << RANKS;

// Lowball by ranks: a hand is the set of its ranks, in badugi that of its best badugi. Nobody keeps more than that.
//
// Worked out from the last draw back: what a kept set is worth is the mean over all draws of the best that can be kept of
// what then lies there. A finished hand is worth the part of the hands it beats that those end with who draw by the same
// table; they are told by a first table, whose own others draw at random.
class LowTable {
public:
    LowTable(const Ranking& ranking, int size, int draws, Mask deck)
        : ranking_(ranking), size_(size), suited_(ranking.fewest == 4), deck_(deck & ranking.deck), index_(RANK_SETS, -1) {
        const unsigned ranks = ranks_of(deck_);
        for (unsigned set = 0; set < RANK_SETS; ++set)
            if (!(set & ~ranks) && count(set) <= kept_at_most()) {
                index_[set] = static_cast<int>(sets_.size());
                sets_.push_back(set);
            }
        strengths();
        ways();
        std::vector<double> worth = ended(begun());
        for (double& each : worth) {
            const double once = each;
            for (int draw = 0; draw < draws; ++draw) each *= once;
        }
        work_out(worth, draws);
        worth = ended(played(draws));
        work_out(worth, draws);
        grade(worth, draws);
    }

    const std::vector<unsigned>& sets() const { return sets_; }
    // By draws left and set: the part of the others' hands that it beats, and how often, of 65,535, it ends in each grade.
    const std::vector<std::vector<double>>& values() const { return values_; }
    const std::vector<std::vector<std::uint16_t>>& grades() const { return told_; }

private:
    struct Way {
        int set;
        std::uint64_t weight;
    };
    using Row = std::vector<double>;

    const Ranking& ranking_;
    int size_;
    bool suited_;
    Mask deck_;
    std::vector<int> index_;
    std::vector<unsigned> sets_;
    std::vector<unsigned> strength_;
    std::vector<std::vector<Way>> ways_;  // what a kept set becomes when it is filled up
    std::vector<Row> values_;
    std::vector<std::vector<int>> best_;  // what is kept of a set, by draws left
    std::vector<std::vector<std::uint16_t>> told_;

    int kept_at_most() const { return suited_ ? 4 : 5; }

    // Cards of these ranks: of different suits, so that they make no flush, and a badugi where they can.
    Mask cards_of(unsigned set) const {
        Mask cards = 0;
        int suit = 0;
        for (unsigned left = set; left; left &= left - 1) cards |= bit(4 * __builtin_ctz(left) + suit++ % 4);
        return cards;
    }

    void strengths() {
        // Ranks of which there cannot be cards enough are nobody's end.
        for (unsigned set : sets_)
            strength_.push_back(4 * count(set) < kept_at_most() ? 0 : ranking_.read(filled(cards_of(set))));
    }

    // So many cards as the ranking reads: ranks that are held already, the lowest first.
    Mask filled(Mask cards) const {
        const Mask held = cards;
        for (Mask left = held; count(cards) < kept_at_most(); left = left & (left - 1) ? left & (left - 1) : held) {
            const int rank = rank_of(lowest(left));
            for (int suit = 0; suit < 4; ++suit)
                if (!(cards & bit(4 * rank + suit))) {
                    cards |= bit(4 * rank + suit);
                    break;
                }
        }
        return cards;
    }

    void ways() {
        ways_.resize(sets_.size());
        for (std::size_t at = 0; at < sets_.size(); ++at) {
            std::vector<std::uint64_t> weight(sets_.size());
            const unsigned set = sets_[at];
            if (suited_) {
                const Mask kept = cards_of(set);
                each_board(deck_ & ~kept, size_ - count(set), kept,
                           [&](Mask hand) { ++weight[static_cast<std::size_t>(index_[badugi_of(hand)])]; });
            } else {
                by_ranks(set, set, 0, size_ - count(set), 1, weight);
            }
            for (std::size_t to = 0; to < weight.size(); ++to)
                if (weight[to]) ways_[at].push_back({static_cast<int>(to), weight[to]});
        }
    }

    // All ways to draw so many cards, by their ranks from one on.
    void by_ranks(unsigned kept, unsigned set, int rank, int missing, std::uint64_t weight,
                  std::vector<std::uint64_t>& found) const {
        if (!missing) {
            found[static_cast<std::size_t>(index_[set])] += weight;
            return;
        }
        if (rank == RANKS) return;
        const int left = count(deck_ >> 4 * rank & 0xF) - static_cast<int>(kept >> rank & 1);
        std::uint64_t ways = 1;
        for (int drawn = 0; drawn <= std::min(left, missing); ++drawn) {
            by_ranks(kept, drawn ? set | 1u << rank : set, rank + 1, missing - drawn, weight * ways, found);
            ways = ways * static_cast<std::uint64_t>(left - drawn) / static_cast<std::uint64_t>(drawn + 1);
        }
    }

    // The ranks of the best badugi of a hand.
    unsigned badugi_of(Mask hand) const {
        unsigned best = 0;
        best_of(hand, 0, 0, best);
        return best;
    }

    void best_of(Mask hand, unsigned ranks, int suit, unsigned& best) const {
        for (; suit < 4; ++suit)
            for (Mask held = hand & SUITED << suit; held; held &= held - 1) {
                const unsigned more = ranks | 1u << rank_of(lowest(held));
                if (more == ranks) continue;
                if (!best || strength_of(more) > strength_of(best)) best = more;
                best_of(hand, more, suit + 1, best);
            }
    }

    unsigned strength_of(unsigned set) const { return strength_[static_cast<std::size_t>(index_[set])]; }

    // How often a hand lies there before anything was drawn.
    Row begun() const {
        Row often(sets_.size());
        for (const Way& way : ways_[0]) often[static_cast<std::size_t>(way.set)] += static_cast<double>(way.weight);
        return often;
    }

    // How often each set is the end, when all is drawn by the table.
    Row played(int draws) const {
        Row often = begun();
        for (int left = draws; left > 0; --left) {
            Row next(sets_.size());
            for (std::size_t at = 0; at < often.size(); ++at) {
                if (often[at] == 0) continue;
                const auto& ways = ways_[static_cast<std::size_t>(best_[static_cast<std::size_t>(left)][at])];
                double all = 0;
                for (const Way& way : ways) all += static_cast<double>(way.weight);
                for (const Way& way : ways)
                    next[static_cast<std::size_t>(way.set)] += often[at] * static_cast<double>(way.weight) / all;
            }
            often = next;
        }
        return often;
    }

    // The part of those ends that a set beats.
    Row ended(const Row& often) const {
        std::vector<std::size_t> order(sets_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t one, std::size_t other) { return strength_[one] < strength_[other]; });
        Row worth(sets_.size());
        double below = 0, all = 0;
        for (std::size_t at : order) all += often[at];
        for (std::size_t from = 0, to = 0; from < order.size(); from = to) {
            double equal = 0;
            for (to = from; to < order.size() && strength_[order[to]] == strength_[order[from]]; ++to)
                equal += often[order[to]];
            for (std::size_t at = from; at < to; ++at) worth[order[at]] = (below + equal / 2) / all;
            below += equal;
        }
        return worth;
    }

    void work_out(const Row& worth, int draws) {
        values_.assign(1, worth);
        best_.assign(1, kept(worth, true));
        for (int left = 1; left <= draws; ++left) {
            const Row& then = values_.back();
            const auto& next = best_.back();
            Row value(sets_.size());
            for (std::size_t at = 0; at < sets_.size(); ++at) {
                double sum = 0, all = 0;
                for (const Way& way : ways_[at]) {
                    const auto set = static_cast<std::size_t>(way.set);
                    sum += static_cast<double>(way.weight) * then[static_cast<std::size_t>(next[set])];
                    all += static_cast<double>(way.weight);
                }
                value[at] = all == 0 ? 0 : sum / all;
            }
            values_.push_back(value);
            best_.push_back(kept(value, false));
        }
    }

    // What is kept of each set: all of it, or what its best part without one rank is. In the end everything is.
    std::vector<int> kept(const Row& value, bool end) const {
        std::vector<int> best(sets_.size());
        for (std::size_t at = 0; at < sets_.size(); ++at) {
            best[at] = static_cast<int>(at);
            if (end) continue;
            for (unsigned left = sets_[at]; left; left &= left - 1) {
                const int other = best[static_cast<std::size_t>(index_[sets_[at] & ~(left & -left)])];
                if (value[static_cast<std::size_t>(other)] > value[static_cast<std::size_t>(best[at])]) best[at] = other;
            }
        }
        return best;
    }

    void grade(const Row& worth, int draws) {
        std::vector<std::array<double, GRADES>> ends(sets_.size());
        for (std::size_t at = 0; at < sets_.size(); ++at) {
            ends[at] = {};
            ends[at][std::min(static_cast<std::size_t>(worth[at] * GRADES), std::size_t{GRADES - 1})] = 1;
        }
        told_.clear();
        for (int left = 0; left <= draws; ++left) {
            if (left) {
                const auto& next = best_[static_cast<std::size_t>(left - 1)];
                std::vector<std::array<double, GRADES>> then(sets_.size());
                for (std::size_t at = 0; at < sets_.size(); ++at) {
                    then[at] = {};
                    double all = 0;
                    for (const Way& way : ways_[at]) {
                        const auto& end = ends[static_cast<std::size_t>(next[static_cast<std::size_t>(way.set)])];
                        for (std::size_t grade = 0; grade < GRADES; ++grade)
                            then[at][grade] += static_cast<double>(way.weight) * end[grade];
                        all += static_cast<double>(way.weight);
                    }
                    for (double& each : then[at]) each = all == 0 ? 0 : each / all;
                }
                ends = then;
            }
            std::vector<std::uint16_t> row;
            for (const auto& end : ends)
                for (double each : end) row.push_back(static_cast<std::uint16_t>(each * 65535 + 0.5));
            told_.push_back(row);
        }
    }
};

// What is kept of a hand in any game: every way is tried on the same deals, the likely ones on more of them.
struct Tried {
    Mask kept = 0;
    std::uint64_t value = 0;  // the part of the pot that is won on average, of `Draws::UNIT`
    std::vector<std::array<std::uint64_t, GRADES>> grades;  // by ranking, of the tries that count
};

// What a finished hand is worth in each ranking is told by hands that others end with, in order of strength.
class Draws {
public:
    Draws(const std::vector<const Ranking*>& rankings, const std::vector<std::vector<Strength>>& others, Mask cards,
          Mask stub, int draws, std::uint64_t seed)
        : rankings_(rankings), others_(others), cards_(cards), stub_(stub), draws_(draws), draw_(seed, 0) {}

    Tried best(int fewest, int most, std::size_t first, std::size_t likely, std::size_t tries) {
        for (std::size_t deal = 0; deal < tries; ++deal) {
            std::vector<Mask> cards{0};
            Mask left = stub_;
            for (int card = 0; card < most; ++card) {
                const Mask drawn = draw_.cards(left, 1);
                left &= ~drawn;
                cards.push_back(cards.back() | drawn);
            }
            deals_.push_back(cards);
        }
        std::vector<Kept> ways;
        for (Mask kept = cards_;; kept = (kept - 1) & cards_) {
            const int thrown = count(cards_ & ~kept);
            if (fewest <= thrown && thrown <= most) ways.push_back({kept, value(kept, first, nullptr)});
            if (!kept) break;
        }
        std::sort(ways.begin(), ways.end(), better);
        if (ways.size() > likely) ways.resize(likely);
        for (auto& way : ways) way.value = value(way.kept, tries, nullptr);
        std::sort(ways.begin(), ways.end(), better);
        Tried tried;
        tried.kept = ways[0].kept;
        tried.value = ways[0].value;
        tried.grades.resize(rankings_.size());
        value(tried.kept, tries, &tried.grades);
        return tried;
    }

    static constexpr std::uint64_t UNIT = 1 << 20;

private:
    struct Kept {
        Mask kept;
        std::uint64_t value;
    };

    static constexpr std::uint64_t MADE = UNIT * 3 / 100;  // a made hand is not broken for less

    const std::vector<const Ranking*>& rankings_;
    const std::vector<std::vector<Strength>>& others_;
    Mask cards_, stub_;
    int draws_;
    Draw draw_;
    std::vector<std::vector<Mask>> deals_;

    static bool better(const Kept& one, const Kept& other) {
        return one.value != other.value ? one.value > other.value : one.kept > other.kept;
    }

    // Where a finished hand stands among those of others: twice those it beats, once those that are equal.
    std::uint64_t place(std::size_t ranking, Mask hand) const {
        const auto& others = others_[ranking];
        const Strength strength = rankings_[ranking]->read(hand);
        const auto [from, to] = std::equal_range(others.begin(), others.end(), strength);
        return static_cast<std::uint64_t>(from - others.begin()) + static_cast<std::uint64_t>(to - others.begin());
    }

    std::uint64_t worth(Mask hand) const {
        std::uint64_t sum = 0;
        for (std::size_t ranking = 0; ranking < rankings_.size(); ++ranking)
            sum += place(ranking, hand) * UNIT / (2 * others_[ranking].size());
        return sum / rankings_.size();
    }

    void count_in(Mask hand, std::vector<std::array<std::uint64_t, GRADES>>& grades) const {
        for (std::size_t ranking = 0; ranking < rankings_.size(); ++ranking) {
            const std::size_t grade = place(ranking, hand) * GRADES / (2 * others_[ranking].size() + 1);
            ++grades[ranking][grade];
        }
    }

    std::uint64_t value(Mask kept, std::size_t tries, std::vector<std::array<std::uint64_t, GRADES>>* grades) const {
        const auto thrown = static_cast<std::size_t>(count(cards_ & ~kept));
        if (!thrown) {
            if (grades) count_in(kept, *grades);
            return worth(kept) + (draws_ ? MADE : 0);
        }
        std::vector<Kept> ends;
        for (std::size_t deal = 0; deal < tries; ++deal) {
            const Mask hand = kept | deals_[deal][thrown];
            ends.push_back({hand, worth(hand)});
        }
        // With more draws to come the bad ones are drawn again.
        std::sort(ends.begin(), ends.end(), better);
        const std::size_t counted = std::max<std::size_t>(2 * tries / static_cast<std::size_t>(draws_ + 1), 1);
        std::uint64_t sum = 0;
        for (std::size_t end = 0; end < std::min(counted, tries); ++end) {
            sum += ends[end].value;
            if (grades) count_in(ends[end].kept, *grades);
        }
        return sum / std::min(counted, tries);
    }
};

}  // namespace croupier
