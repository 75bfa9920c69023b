// Rounds of Russian Poker dealt at random and played as well as can be, by the first decisions that ship.
#pragma once

#include <functional>
#include <map>
#include <tuple>

#include "chance.hpp"
#include "house/russian.hpp"
#include "house/russian_first.hpp"

namespace croupier {

enum Ending : int { WON, BEATEN, TIED, FOLDED, NO_GAME, BOUGHT_NOTHING };

struct Played {
    int ending;
    std::int64_t net, staked;

    bool operator<(const Played& other) const {
        return std::tie(ending, net, staked) < std::tie(other.ending, other.net, other.staked);
    }
};

// How many rounds ended in each way. Cards come as at the table: to box and dealer in turn, the dealer's last open,
// then what is drawn, then what is bought. Every few thousand rounds, some hundredths of a second, `between` is called;
// it may throw to stop.
std::map<Played, std::int64_t> russian_rounds(const RussianHouse& house, std::int64_t exchange, std::int64_t sixth,
                                              const FirstPlay& first, Draw draw, std::int64_t rounds,
                                              const std::function<void()>& between);

}  // namespace croupier
