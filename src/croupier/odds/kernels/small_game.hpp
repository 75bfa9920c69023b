// The equilibrium of a small game of two, by counterfactual regret (CFR+): Tammelin, Burch, Johanson and Bowling (2015).
//
// The game is a tree of bets, every node of which is walked for all deals at once. At a node a player knows of a deal no
// more than its class: he does the same in all deals of one class.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace croupier {

struct SmallGame {
    std::vector<double> weight;                // of each deal
    std::vector<int> player;                   // of each node, 0 or 1
    std::vector<std::vector<int>> next;        // of each node: a node, or -1 - an end
    std::vector<std::vector<int>> seen;        // of each node: the class of each deal, counted from 0 in every node
    std::vector<std::vector<double>> ends;     // of each end: what the first player wins in each deal
};

class Equilibrium {
public:
    using Row = std::vector<double>;

    explicit Equilibrium(const SmallGame& game) : game_(game) {
        for (std::size_t node = 0; node < game.next.size(); ++node) {
            int classes = 0;
            for (int seen : game.seen[node]) classes = std::max(classes, seen + 1);
            const std::size_t size = static_cast<std::size_t>(classes) * game.next[node].size();
            regret_.emplace_back(size);
            often_.emplace_back(size);
        }
    }

    void solve(int rounds) {
        for (int round = 1; round <= rounds; ++round)
            for (int player = 0; player < 2; ++player) {
                round_ = round;
                walk(0, player, Row(game_.weight.size(), 1.0), game_.weight);
            }
    }

    // For each node, how often each of its actions is taken, class by class.
    std::vector<Row> strategy() const {
        std::vector<Row> strategy;
        for (std::size_t node = 0; node < often_.size(); ++node) strategy.push_back(shares(often_[node], actions(node)));
        return strategy;
    }

private:
    const SmallGame& game_;
    std::vector<Row> regret_, often_;
    int round_ = 0;

    std::size_t actions(std::size_t node) const { return game_.next[node].size(); }

    // Each action's part of what is written for all of a class; all alike where there is nothing.
    static Row shares(const Row& row, std::size_t actions) {
        Row shares(row.size());
        for (std::size_t from = 0; from < row.size(); from += actions) {
            double sum = 0;
            for (std::size_t at = from; at < from + actions; ++at) sum += row[at];
            for (std::size_t at = from; at < from + actions; ++at)
                shares[at] = sum > 0 ? row[at] / sum : 1.0 / static_cast<double>(actions);
        }
        return shares;
    }

    // What a node is worth to a player in each deal; `own` and `other` are how often the two come here.
    Row walk(int at, int player, const Row& own, const Row& other) {
        const std::size_t deals = game_.weight.size();
        Row worth(deals);
        if (at < 0) {
            const Row& end = game_.ends[static_cast<std::size_t>(-1 - at)];
            for (std::size_t deal = 0; deal < deals; ++deal) worth[deal] = player ? -end[deal] : end[deal];
            return worth;
        }
        const auto node = static_cast<std::size_t>(at);
        const std::size_t every = actions(node);
        const Row strategy = shares(regret_[node], every);
        const bool mine = game_.player[node] == player;
        std::vector<Row> each;
        for (std::size_t action = 0; action < every; ++action) {
            Row reach = mine ? own : other;
            for (std::size_t deal = 0; deal < deals; ++deal) reach[deal] *= strategy[place(node, deal, action)];
            each.push_back(mine ? walk(game_.next[node][action], player, reach, other)
                                : walk(game_.next[node][action], player, own, reach));
            for (std::size_t deal = 0; deal < deals; ++deal)
                worth[deal] += strategy[place(node, deal, action)] * each[action][deal];
        }
        if (mine) learn(node, own, other, strategy, worth, each);
        return worth;
    }

    void learn(std::size_t node, const Row& own, const Row& other, const Row& strategy, const Row& worth,
               const std::vector<Row>& each) {
        for (std::size_t deal = 0; deal < worth.size(); ++deal)
            for (std::size_t action = 0; action < each.size(); ++action) {
                const std::size_t at = place(node, deal, action);
                regret_[node][at] += other[deal] * (each[action][deal] - worth[deal]);
                often_[node][at] += round_ * game_.weight[deal] * own[deal] * strategy[at];
            }
        for (double& regret : regret_[node]) regret = std::max(regret, 0.0);
    }

    std::size_t place(std::size_t node, std::size_t deal, std::size_t action) const {
        return static_cast<std::size_t>(game_.seen[node][deal]) * actions(node) + action;
    }
};

}  // namespace croupier
