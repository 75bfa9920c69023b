// What stacks are worth in prizes when every chip is equally likely to win the next place (Malmuth and Harville),
// and what bounties are worth when every chip is equally likely to take them.
#pragma once

#include <cmath>
#include <numeric>

#include "parallel.hpp"
#include "sample.hpp"

namespace croupier {

using Money = std::vector<double>;

// Chances that a set of players takes the first places, in any order, for all sets; exact.
struct Finishes {
    std::vector<double> chance;
    std::vector<double> left;  // chips of the players outside the set

    explicit Finishes(const Money& stacks, std::size_t places) : chance(std::size_t{1} << stacks.size()), left(chance.size()) {
        const std::size_t players = stacks.size();
        left[0] = std::accumulate(stacks.begin(), stacks.end(), 0.0);
        for (std::size_t set = 1; set < chance.size(); ++set)
            left[set] = left[set & (set - 1)] - stacks[static_cast<std::size_t>(lowest(set))];
        chance[0] = 1;
        for (std::size_t set = 0; set < chance.size(); ++set) {
            if (static_cast<std::size_t>(count(set)) >= places) continue;
            for (std::size_t p = 0; p < players; ++p)
                if (!(set >> p & 1)) chance[set | std::size_t{1} << p] += chance[set] * stacks[p] / left[set];
        }
    }
};

inline Money icm_exact(const Money& stacks, const Money& prizes) {
    const Finishes finishes(stacks, prizes.size());
    Money worth(stacks.size());
    for (std::size_t set = 0; set < finishes.chance.size(); ++set) {
        const auto place = static_cast<std::size_t>(count(set));
        if (place >= prizes.size()) continue;
        for (std::size_t p = 0; p < stacks.size(); ++p)
            if (!(set >> p & 1)) worth[p] += finishes.chance[set] * stacks[p] / finishes.left[set] * prizes[place];
    }
    return worth;
}

// Bounties: who goes out is taken by one of those still in, each chip of theirs equally likely; `cash` of the
// bounty is paid, the rest goes on the taker's own head. The winner keeps what is on his.
inline Money bounties_exact(const Money& stacks, const Money& bounties, double cash) {
    const std::size_t players = stacks.size();
    const Finishes finishes(stacks, players);
    const std::size_t all = finishes.chance.size() - 1;
    const double chips = finishes.left[0];
    std::vector<Money> heads(finishes.chance.size());
    heads[all] = bounties;
    Money worth(players);
    for (std::size_t set = all; set; --set) {
        if (heads[set].empty()) continue;
        if (count(set) == 1) {
            const auto winner = static_cast<std::size_t>(lowest(set));
            worth[winner] += heads[set][winner];
            continue;
        }
        for (std::size_t out = 0; out < players; ++out) {
            if (!(set >> out & 1)) continue;
            const std::size_t rest = set & ~(std::size_t{1} << out);
            const double chance = finishes.chance[rest] * stacks[out] / finishes.left[rest] / finishes.chance[set];
            if (heads[rest].empty()) heads[rest].resize(players);
            const double takers = chips - finishes.left[rest];
            for (std::size_t p = 0; p < players; ++p) {
                if (!(rest >> p & 1)) continue;
                const double taken = heads[set][out] * stacks[p] / takers;
                worth[p] += chance * cash * taken;
                heads[rest][p] += chance * (heads[set][p] + (1 - cash) * taken);
            }
        }
        heads[set] = Money();
    }
    return worth;
}

struct Drawn {
    Money sum;
    Money square;
};

// Finishing orders drawn at random: the player with stack s leaves the race at an exponential time of rate s.
inline void draw_finishes(const Money& stacks, const Money& prizes, const Money& bounties, double cash,
                          std::uint64_t seed, std::uint64_t block, Drawn& drawn) {
    constexpr int FINISHES = 1024;
    Draw draw(seed, block);
    const std::size_t players = stacks.size();
    std::vector<std::pair<double, std::size_t>> times(players);
    Money got(players), heads;
    for (int deal = 0; deal < FINISHES; ++deal) {
        for (std::size_t p = 0; p < players; ++p) {
            const double u = (static_cast<double>(draw.below(std::uint64_t{1} << 53)) + 0.5) / 9007199254740992.0;
            times[p] = {-std::log(u) / stacks[p], p};
        }
        std::fill(got.begin(), got.end(), 0.0);
        if (bounties.empty()) {
            const auto paid = times.begin() + static_cast<std::ptrdiff_t>(prizes.size());
            std::partial_sort(times.begin(), paid, times.end());
        } else {
            std::sort(times.begin(), times.end());
            heads = bounties;
            double chips = 0;
            Money below(players);
            for (std::size_t place = 0; place < players; ++place) below[place] = chips += stacks[times[place].second];
            for (std::size_t place = players - 1; place; --place) {
                const double u = static_cast<double>(draw.below(std::uint64_t{1} << 53)) / 9007199254740992.0;
                const auto end = below.begin() + static_cast<std::ptrdiff_t>(place);
                const auto at = std::upper_bound(below.begin(), end - 1, u * below[place - 1]) - below.begin();
                const std::size_t taker = times[static_cast<std::size_t>(at)].second, out = times[place].second;
                got[taker] += cash * heads[out];
                heads[taker] += (1 - cash) * heads[out];
            }
            got[times[0].second] += heads[times[0].second];
        }
        for (std::size_t place = 0; place < prizes.size(); ++place) got[times[place].second] += prizes[place];
        for (std::size_t p = 0; p < players; ++p) {
            drawn.sum[p] += got[p];
            drawn.square[p] += got[p] * got[p];
        }
    }
}

}  // namespace croupier
