// What is to be won: by staying in, and by each raise, in sums over eighths of what the others may hold.
//
// What an opponent has put in says how many of his weak hands he still has, and a bet of one's own makes him give up those
// that the price does not pay. Both are weights of the eighths.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "standing.hpp"

namespace croupier {

constexpr int STEPS = 40;
constexpr double SOFT = 0.09;  // how gradually hands leave a range at its lower end, as a part of all hands

using Eighths = std::array<double, EIGHTHS>;

// Ranges that begin with so many fortieths of all hands left out, as weights of the eighths.
inline const std::array<Eighths, STEPS + 1>& ranges() {
    static const auto table = [] {
        std::array<Eighths, STEPS + 1> weights{};
        for (int step = 0; step <= STEPS; ++step)
            for (std::size_t eighth = 0; eighth < EIGHTHS; ++eighth) {
                const double middle = (static_cast<double>(eighth) + 0.5) / EIGHTHS;
                weights[static_cast<std::size_t>(step)][eighth] =
                    1 / (1 + std::exp((static_cast<double>(step) / STEPS - middle) / SOFT));
            }
        return weights;
    }();
    return table;
}

// What is made of chips, as `croupier.bots.temperament.Judgement` explains it.
struct Judgement {
    double thin, grown, most, bet, size, again, bluffs, fold, sticky, position, slope, curious;
};

// The chips of a decision: what lies in the middle, the bets of the street in it, what a call and what staying in costs,
// what can still be won or lost, the highest bet and one's own, the bet that pots are measured in, and what a bet is where
// it has one size, else 0. Then the number of the street, how many follow, and who acts last on them.
struct Chips {
    double pot, bets, call, to_stay, behind, highest, own, unit, fixed;
    int street, left;
    double last;
};

// An opponent: which of the standings is his, his bet, and whether he has no chips left to answer one.
struct Opponent {
    std::size_t standing;
    double bet;
    bool all_in;
};

// What a raise is worth in chips, and the part of the pot that is won when it is called.
struct Raise {
    double worth, called;
};

class Worth {
public:
    Worth(const std::vector<Standing>& standings, const std::vector<Opponent>& others, const Chips& chips,
          const Judgement& judged)
        : chips_(chips), judged_(judged), many_(static_cast<double>(others.size())) {
        face(standings, others);
    }

    // The part of the pot that is won by staying in; `blur` is by how much one's own hand is misjudged.
    double staying(double blur) const {
        const double part = std::min(std::max(together() + blur, 0.0), 1.0);
        return chips_.left == 0 || chips_.to_stay >= chips_.behind ? part : coming(part);
    }

    // A raise to a total of the street.
    Raise raise(double to) const {
        const double pot = chips_.pot, paid = std::min(to - chips_.own, chips_.behind);
        const double adds = std::max(std::min(to - chips_.highest, paid), 0.0);
        const double fold = std::min(judged_.fold * adds / (pot + paid + adds), 0.9);
        double nobody = 1, calls = 0, called = 0, lost = 1;
        for (const Faced& each : faced_) {
            double often = 1, won = each.part;
            if (each.all_in) {
                nobody = 0;
            } else {
                const Answer answer = answered(each, fold);
                nobody *= std::pow(answer.gone, each.many);
                often = 1 - answer.gone;
                won = answer.won;
            }
            calls += often * each.many;
            called += often * won * each.many;
            lost *= std::pow(1 - often * (1 - won), each.many);
        }
        called /= calls;
        // One of them calls, and any other may.
        if (many_ > 1) called *= std::pow(lost, 1 - 1 / many_);
        const double part = chips_.left == 0 || paid >= chips_.behind ? called : coming(called);
        return {nobody * pot + (1 - nobody) * (part * (pot + paid + adds) - paid), called};
    }

private:
    // Opponents who are alike: how the hand stands against each, the range of each and the sum of its weights, what is won
    // of a pot against one of them, and how many they are.
    struct Faced {
        const Standing* standing;
        bool bets, all_in;
        double many;
        Eighths range;
        double whole, part;
    };

    struct Answer {
        double gone, won;
    };

    Chips chips_;
    Judgement judged_;
    double many_;
    std::vector<Faced> faced_;

    void face(const std::vector<Standing>& standings, const std::vector<Opponent>& others) {
        double usual = judged_.thin;
        if (chips_.street)
            usual = std::min(std::max(usual + judged_.grown * grown(), 0.0), judged_.most);
        double bettor = usual;
        const bool bet_out = chips_.highest > chips_.own && chips_.highest >= chips_.unit;
        if (bet_out) {
            double again = chips_.own > 0;
            if (chips_.fixed > 0) again = std::max(std::nearbyint(chips_.highest / chips_.fixed) - 1, 0.0);
            const double size = std::min(chips_.call / std::max(chips_.pot - chips_.call, 1.0), 1.3);
            bettor += judged_.bet + judged_.size * size + judged_.again * again;
        }
        for (const Opponent& other : others) {
            const Standing* standing = &standings[other.standing];
            const bool bets = bet_out && other.bet == chips_.highest;
            const auto alike = std::find_if(faced_.begin(), faced_.end(), [&](const Faced& each) {
                return each.standing == standing && each.bets == bets && each.all_in == other.all_in;
            });
            if (alike != faced_.end()) ++alike->many;
            else faced_.push_back({standing, bets, other.all_in, 1, {}, 0, 0});
        }
        for (Faced& each : faced_) {
            const int step = std::min(static_cast<int>((each.bets ? bettor : usual) * STEPS + 0.5), STEPS - 2);
            each.range = ranges()[static_cast<std::size_t>(step)];
            if (each.bets && judged_.bluffs > 0)
                for (double& weight : each.range) weight = std::max(weight, judged_.bluffs);
            for (std::size_t eighth = 0; eighth < EIGHTHS; ++eighth) {
                each.whole += each.range[eighth];
                each.part += each.standing->won[eighth] * each.range[eighth];
            }
            each.part /= each.whole;
        }
    }

    // How large the pot was when the street began, in bets a player, as a power of two.
    double grown() const {
        return std::log2(std::max((chips_.pot - chips_.bets) / (many_ + 1) / chips_.unit, 0.5));
    }

    // The part that is won against all at once.
    double together() const {
        double part = 1, least = 1;
        for (const Faced& each : faced_) {
            part *= std::pow(each.part, each.many);
            least = std::min(least, each.part);
        }
        if (many_ > 1) part *= faced_[0].standing->together[many_ > 2];
        return std::min(part, least);
    }

    // What a part of the pot is worth with streets to come.
    double coming(double part) const {
        const double fair = 1 / (many_ + 1);
        const double worth = part + std::min(chips_.left, 3) * (judged_.position * chips_.last + judged_.slope * (part - fair));
        return std::min(std::max(worth, 0.0), 1.0);
    }

    // How often a range gives up to a bet, and the part that is won against what is left of it.
    Answer answered(const Faced& each, double fold) const {
        const double goes = 1 - judged_.sticky;
        double to_fold = fold * each.whole, stays = each.whole, weighed = each.part * each.whole;
        for (std::size_t eighth = 0; eighth < EIGHTHS; ++eighth) {
            const double weight = each.range[eighth], gone = std::min(weight, to_fold) * goes;
            stays -= gone;
            weighed -= gone * each.standing->won[eighth];
            if (weight >= to_fold) break;
            to_fold -= weight;
        }
        // What little is left is left may be rounding alone, and a part is from 0 to 1 all the same.
        return {1 - stays / each.whole, std::min(std::max(weighed / stays, 0.0), 1.0)};
    }
};

}  // namespace croupier
