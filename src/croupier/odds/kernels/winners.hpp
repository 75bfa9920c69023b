// What showdowns came to, in whole numbers.
#pragma once

#include <array>
#include <vector>

#include "cards.hpp"

namespace croupier {

constexpr int SEATS = 10;

// A pot is cut into this many parts: it splits evenly between any number of up to ten winners, in halves too.
constexpr std::uint64_t POT = 5040;

struct Tally {
    std::uint64_t win = 0;      // the whole pot
    std::uint64_t tie = 0;      // a part of it
    std::uint64_t share = 0;    // parts of POT
    std::uint64_t high = 0;     // the high half, alone or shared
    std::uint64_t low = 0;      // the low half, alone or shared
    std::uint64_t quarter = 0;  // exactly a quarter
    std::uint64_t square = 0;   // parts of POT, squared: how far samples scatter

    void take(std::uint64_t parts, std::uint64_t weight) {
        win += parts == POT ? weight : 0;
        tie += parts != POT && parts != 0 ? weight : 0;
        quarter += parts == POT / 4 ? weight : 0;
        share += parts * weight;
        square += parts * parts * weight;
    }
    void operator+=(const Tally& other) { add(other, 1); }
    void add(const Tally& other, std::uint64_t weight) {
        win += other.win * weight;
        tie += other.tie * weight;
        share += other.share * weight;
        high += other.high * weight;
        low += other.low * weight;
        quarter += other.quarter * weight;
        square += other.square * weight;
    }
};

using Tallies = std::array<Tally, SEATS>;

// Who won, as a bit for each player: weights by set of winners.
class Winners {
public:
    explicit Winners(int players) : players_(players), weight_(std::size_t{1} << players) {}

    void add(unsigned winners, std::uint64_t weight) { weight_[winners] += weight; }

    Tallies tallies() const {
        Tallies result{};
        for (unsigned winners = 1; winners < weight_.size(); ++winners) {
            if (!weight_[winners]) continue;
            const std::uint64_t parts = POT / static_cast<unsigned>(count(winners));
            for (int player = 0; player < players_; ++player)
                if (winners >> player & 1) {
                    result[player].take(parts, weight_[winners]);
                    result[player].high += weight_[winners];
                }
        }
        return result;
    }

private:
    int players_;
    std::vector<std::uint64_t> weight_;
};

// The best of the players' strengths and who holds it.
struct Best {
    unsigned strength = 0;
    unsigned winners = 0;

    void see(unsigned other, int player) {
        if (other > strength) {
            strength = other;
            winners = 1u << player;
        } else if (other == strength) {
            winners |= 1u << player;
        }
    }
};

// One showdown for a pot that a high and, if it qualifies, a low hand share.
inline void split(Tallies& tallies, const Best& high, const Best& low, int players, std::uint64_t weight = 1) {
    const bool shared = low.strength != 0;
    const std::uint64_t half = shared ? POT / 2 : POT;
    const std::uint64_t high_parts = half / static_cast<unsigned>(count(high.winners));
    const std::uint64_t low_parts = shared ? half / static_cast<unsigned>(count(low.winners)) : 0;
    for (int player = 0; player < players; ++player) {
        std::uint64_t parts = 0;
        if (high.winners >> player & 1) {
            parts += high_parts;
            tallies[player].high += weight;
        }
        if (shared && low.winners >> player & 1) {
            parts += low_parts;
            tallies[player].low += weight;
        }
        tallies[player].take(parts, weight);
    }
}

}  // namespace croupier
