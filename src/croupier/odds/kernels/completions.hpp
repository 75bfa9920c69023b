// Two players who each draw up to four more cards: every completion of one hand against every completion of the
// other, in order of strength. Counters of all subsets of one to four cards leave out, by inclusion and
// exclusion, the completions that need the same card. Where two rankings share the pot, the hands are halved by
// their high strengths again and again, and each half is set against the other in order of the low strengths.
#pragma once

#include <array>

#include "holdings.hpp"

namespace croupier {

constexpr int MOST_DRAWN = 4;

struct Completion {
    std::uint8_t card[MOST_DRAWN];  // those that may clash, lowest first
    int cards;
    std::uint64_t weight;
    Strength high;
    Strength low;
};

class Subsets {
public:
    explicit Subsets(int most) : counts_(SIZE[most]) {}

    void add(const Completion& hand) { add(hand, hand.weight); }
    void take_out(const Completion& hand) { add(hand, std::uint64_t{0} - hand.weight); }

    // The weight of what was added and has no card in common with the hand.
    std::uint64_t disjoint(const Completion& hand) const {
        std::uint64_t sum = 0;
        visit(hand, [&](int place, bool odd) {
            const std::uint64_t found = counts_[static_cast<std::size_t>(place)];
            sum += odd ? std::uint64_t{0} - found : found;
        });
        return sum;
    }

private:
    static constexpr std::size_t SIZE[] = {1, 53, 1379, 23479, 294204};
    std::vector<std::uint64_t> counts_;

    void add(const Completion& hand, std::uint64_t weight) {
        visit(hand, [&](int place, bool) { counts_[static_cast<std::size_t>(place)] += weight; });
    }

    static constexpr int two(int b) { return b * (b - 1) / 2; }
    static constexpr int three(int c) { return c * (c - 1) * (c - 2) / 6; }
    static constexpr int four(int d) { return d * (d - 1) * (d - 2) * (d - 3) / 24; }

    template <typename Visit>
    static void visit(const Completion& hand, const Visit& visit) {
        visit(0, false);
        for (int i = 0; i < hand.cards; ++i) {
            const int a = hand.card[i];
            visit(1 + a, true);
            for (int j = i + 1; j < hand.cards; ++j) {
                const int b = a + two(hand.card[j]);
                visit(53 + b, false);
                for (int k = j + 1; k < hand.cards; ++k) {
                    const int c = b + three(hand.card[k]);
                    visit(1379 + c, true);
                    for (int l = k + 1; l < hand.cards; ++l) visit(23479 + c + four(hand.card[l]), false);
                }
            }
        }
    }
};

class Completions {
public:
    Completions(const Game& game, Mask board, const Holding& first, const Holding& second, Mask first_known,
                Mask second_known)
        : split_(game.low >= 0) {
        const Holding* holdings[] = {&first, &second};
        const Mask known[] = {first_known, second_known};
        for (int player = 0; player < 2; ++player) {
            for (const auto& hand : *holdings[player])
                if (!(hand.cards & board)) hands_[player].push_back(complete(game, board, hand, known[player]));
            std::sort(hands_[player].begin(), hands_[player].end(),
                      [](const Completion& a, const Completion& b) { return a.high < b.high; });
        }
    }

    // What both players take, and all deals.
    Tallies count_all() {
        subsets_ = std::make_unique<Subsets>(most_drawn_);
        Outcomes outcomes;
        sweep_highs(outcomes.high);
        if (split_) {
            std::vector<Entry> entries = by_low();
            const int highs = static_cast<int>(number_highs(entries));
            divide(entries, 0, highs, outcomes);
        } else {
            outcomes.alone = outcomes.high;
        }
        return settled(outcomes);
    }

private:
    enum { LOSS, TIE, WIN };

    // Deals by how the first player does: high, both ways where somebody has a low, and high where nobody has.
    struct Outcomes {
        std::array<std::uint64_t, 3> high{};
        std::uint64_t both[3][3]{};
        std::array<std::uint64_t, 3> alone{};
    };

    struct Entry {
        const Completion* hand;
        int player;
        int high;  // number among the high strengths there are
    };

    bool split_;
    int most_drawn_ = 0;
    std::vector<Completion> hands_[2];
    std::unique_ptr<Subsets> subsets_;

    Completion complete(const Game& game, Mask board, const Weighted& hand, Mask known) {
        Completion completion{{}, 0, hand.weight, 0, 0};
        each_card(hand.cards & ~known,
                  [&](int card) { completion.card[completion.cards++] = static_cast<std::uint8_t>(card); });
        most_drawn_ = std::max(most_drawn_, completion.cards);
        Best high, low;
        Table(game, &hand.cards, 1).show_down(board, high, low);
        completion.high = static_cast<Strength>(high.strength);
        completion.low = static_cast<Strength>(low.strength);
        return completion;
    }

    void sweep_highs(std::array<std::uint64_t, 3>& outcomes) {
        const auto& [first, second] = hands_;
        std::vector<std::uint64_t> below;
        std::size_t next = 0;
        for (std::size_t from = 0, to; from < first.size(); from = to) {
            const Strength strength = first[from].high;
            for (to = from; to < first.size() && first[to].high == strength;) ++to;
            for (; next < second.size() && second[next].high < strength; ++next) subsets_->add(second[next]);
            below.clear();
            for (std::size_t i = from; i < to; ++i) below.push_back(met(first[i]));
            for (; next < second.size() && second[next].high == strength; ++next) subsets_->add(second[next]);
            for (std::size_t i = from; i < to; ++i) {
                outcomes[WIN] += below[i - from];
                outcomes[TIE] += met(first[i]) - below[i - from];
            }
        }
        for (; next < second.size(); ++next) subsets_->add(second[next]);
        for (const auto& hand : first) outcomes[LOSS] += met(hand);
        outcomes[LOSS] -= outcomes[WIN] + outcomes[TIE];
        for (const auto& hand : second) subsets_->take_out(hand);
    }

    // Deals in which a hand meets one of those that are in the counters.
    std::uint64_t met(const Completion& hand) const { return subsets_->disjoint(hand) * hand.weight; }

    std::vector<Entry> by_low() const {
        std::vector<Entry> entries;
        for (int player = 0; player < 2; ++player)
            for (const auto& hand : hands_[player]) entries.push_back({&hand, player, hand.high});
        std::stable_sort(entries.begin(), entries.end(),
                         [](const Entry& a, const Entry& b) { return a.hand->low < b.hand->low; });
        return entries;
    }

    static std::size_t number_highs(std::vector<Entry>& entries) {
        std::vector<int> highs;
        for (const Entry& entry : entries) highs.push_back(entry.high);
        std::sort(highs.begin(), highs.end());
        highs.erase(std::unique(highs.begin(), highs.end()), highs.end());
        for (Entry& entry : entries)
            entry.high = static_cast<int>(std::lower_bound(highs.begin(), highs.end(), entry.high) - highs.begin());
        return highs.size();
    }

    // Entries in order of their lows, whose highs are numbered from `from` up to but not including `to`.
    void divide(const std::vector<Entry>& entries, int from, int to, Outcomes& outcomes) {
        const auto players = std::count_if(entries.begin(), entries.end(), [](const Entry& e) { return e.player; });
        if (players == 0 || players == static_cast<std::ptrdiff_t>(entries.size())) return;
        if (to - from == 1) return compare(entries, entries, TIE, outcomes);
        const int middle = (from + to) / 2;
        std::vector<Entry> lower, upper;
        for (const Entry& entry : entries) (entry.high < middle ? lower : upper).push_back(entry);
        compare(upper, lower, WIN, outcomes);
        compare(lower, upper, LOSS, outcomes);
        divide(lower, from, middle, outcomes);
        divide(upper, middle, to, outcomes);
    }

    // The first player's hands of one row, in order of their lows, against the second player's of another.
    void compare(const std::vector<Entry>& mine, const std::vector<Entry>& theirs, int high, Outcomes& outcomes) {
        std::size_t next = 0;
        const auto add_below = [&](int low) {
            for (; next < theirs.size() && theirs[next].hand->low < low; ++next)
                if (theirs[next].player == 1) subsets_->add(*theirs[next].hand);
        };
        std::uint64_t* both = outcomes.both[high];
        for (std::size_t from = 0, to; from < mine.size(); from = to) {
            const int low = mine[from].hand->low;
            for (to = from; to < mine.size() && mine[to].hand->low == low;) ++to;
            add_below(low);
            std::uint64_t below = 0, level = 0;
            for (std::size_t i = from; i < to; ++i)
                if (mine[i].player == 0 && next) below += met(*mine[i].hand);
            add_below(low + 1);
            for (std::size_t i = from; i < to; ++i)
                if (mine[i].player == 0 && next) level += met(*mine[i].hand);
            both[WIN] += below;
            (low ? both[TIE] : outcomes.alone[static_cast<std::size_t>(high)]) += level - below;
        }
        while (next)
            if (theirs[--next].player == 1) subsets_->take_out(*theirs[next].hand);
    }

    Tallies settled(Outcomes& outcomes) const {
        Tallies tallies{};
        for (int high : {LOSS, TIE, WIN}) {
            const std::uint64_t alone = outcomes.alone[static_cast<std::size_t>(high)];
            std::uint64_t* both = outcomes.both[high];
            both[LOSS] = outcomes.high[static_cast<std::size_t>(high)] - alone - both[TIE] - both[WIN];
            take(tallies, POT / 2 * static_cast<unsigned>(high), alone);
            for (int low : {LOSS, TIE, WIN}) {
                take(tallies, POT / 4 * static_cast<unsigned>(high + low), both[low]);
                tallies[0].low += low >= TIE ? both[low] : 0;
                tallies[1].low += low <= TIE ? both[low] : 0;
            }
            tallies[0].high += high >= TIE ? outcomes.high[static_cast<std::size_t>(high)] : 0;
            tallies[1].high += high <= TIE ? outcomes.high[static_cast<std::size_t>(high)] : 0;
        }
        return tallies;
    }

    static void take(Tallies& tallies, std::uint64_t parts, std::uint64_t deals) {
        tallies[0].take(parts, deals);
        tallies[1].take(POT - parts, deals);
    }
};

}  // namespace croupier
