// Two players who each draw up to four more cards: every completion of one hand against every completion of the
// other, in order of strength. Counters of all subsets of one to four cards leave out, by inclusion and
// exclusion, the completions that need the same card.
#pragma once

#include <array>
#include <set>

#include "holdings.hpp"

namespace croupier {

constexpr int MOST_DRAWN = 4;
constexpr std::size_t MOST_LOWS = 56;

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

    void add(const Completion& hand) {
        visit(hand, [&](int place, bool) { counts_[static_cast<std::size_t>(place)] += hand.weight; });
    }

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

struct HeadsUp {
    std::uint64_t win = 0;   // first player, whole pots
    std::uint64_t lose = 0;  // second player, whole pots
    std::uint64_t parts = 0; // first player, parts of POT
    std::uint64_t high[2] = {};  // high halves, alone or shared
    std::uint64_t low[2] = {};
    std::uint64_t total = 0;
    bool scoops = true;  // whether win and lose were counted
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

    HeadsUp count_all() const {
        HeadsUp sum;
        const auto any = [](const Completion&) { return true; };
        const Contest high = contest(any, any);
        sum.total = high.total;
        sum.high[0] = high.win + high.tie;
        sum.high[1] = high.total - high.win;
        if (!split_) {
            sum.win = high.win;
            sum.lose = high.total - high.win - high.tie;
            sum.parts = POT * high.win + POT / 2 * high.tie;
            return sum;
        }
        const auto no_low = [](const Completion& hand) { return hand.low == 0; };
        const Contest alone = contest(no_low, no_low);
        const Contest low = low_contest();
        sum.parts = POT / 2 * (high.win + alone.win + low.win) + POT / 4 * (high.tie + alone.tie + low.tie);
        sum.low[0] = low.win + low.tie;
        sum.low[1] = low.total - low.win;
        sum.scoops = lows(0).size() <= MOST_LOWS && lows(1).size() <= MOST_LOWS;
        if (sum.scoops) {
            sum.win = scoops(0) + alone.win;
            sum.lose = scoops(1) + alone.total - alone.win - alone.tie;
        }
        return sum;
    }

private:
    struct Contest {
        std::uint64_t win = 0;
        std::uint64_t tie = 0;
        std::uint64_t total = 0;
    };

    bool split_;
    int most_drawn_ = 0;
    std::vector<Completion> hands_[2];

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

    template <typename Mine, typename Theirs>
    Contest contest(const Mine& mine, const Theirs& theirs) const {
        return sweep(hands_[0], hands_[1], mine, theirs, [](const Completion& hand) { return hand.high; });
    }

    template <typename Mine, typename Theirs, typename By>
    Contest sweep(const std::vector<Completion>& first, const std::vector<Completion>& second, const Mine& mine,
                  const Theirs& theirs, const By& by) const {
        Subsets seen(most_drawn_);
        Contest sum;
        std::size_t next = 0;
        std::vector<std::uint64_t> below;
        for (std::size_t from = 0, to; from < first.size(); from = to) {
            const Strength strength = by(first[from]);
            for (to = from; to < first.size() && by(first[to]) == strength;) ++to;
            for (; next < second.size() && by(second[next]) < strength; ++next)
                if (theirs(second[next])) seen.add(second[next]);
            below.clear();
            for (std::size_t i = from; i < to; ++i) {
                below.push_back(mine(first[i]) ? seen.disjoint(first[i]) * first[i].weight : 0);
                sum.win += below.back();
            }
            for (; next < second.size() && by(second[next]) == strength; ++next)
                if (theirs(second[next])) seen.add(second[next]);
            for (std::size_t i = from; i < to; ++i)
                if (mine(first[i])) sum.tie += seen.disjoint(first[i]) * first[i].weight - below[i - from];
        }
        for (; next < second.size(); ++next)
            if (theirs(second[next])) seen.add(second[next]);
        for (const auto& hand : first)
            if (mine(hand)) sum.total += seen.disjoint(hand) * hand.weight;
        return sum;
    }

    // The low half: nobody wins it from a player without a low but by having one.
    Contest low_contest() const {
        std::vector<Completion> by_low[2] = {hands_[0], hands_[1]};
        for (auto& hands : by_low)
            std::stable_sort(hands.begin(), hands.end(),
                             [](const Completion& a, const Completion& b) { return a.low < b.low; });
        const auto any = [](const Completion&) { return true; };
        const auto no_low = [](const Completion& hand) { return hand.low == 0; };
        const auto low = [](const Completion& hand) { return hand.low; };
        Contest all = sweep(by_low[0], by_low[1], any, any, low);
        const Contest neither = sweep(by_low[0], by_low[1], no_low, no_low, low);
        all.tie -= neither.total;
        all.total -= neither.total;
        return all;
    }

    std::set<Strength> lows(int player) const {
        std::set<Strength> lows;
        for (const auto& hand : hands_[player]) lows.insert(hand.low);
        lows.erase(0);
        return lows;
    }

    // Pots in which a player wins the high and a low: low by low, against all the lows it beats.
    std::uint64_t scoops(int player) const {
        std::uint64_t sum = 0;
        for (const Strength low : lows(player))
            sum += sweep(hands_[player], hands_[1 - player], [&](const Completion& hand) { return hand.low == low; },
                         [&](const Completion& hand) { return hand.low < low; },
                         [](const Completion& hand) { return hand.high; })
                       .win;
        return sum;
    }
};

}  // namespace croupier
