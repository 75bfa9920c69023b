// Exchanges of Russian Poker by what is thrown away: one pass over all final hands is worth every set of cards kept.
#pragma once

#include <memory>
#include <vector>

#include "house/russian.hpp"

namespace croupier {

class RussianGroups {
public:
    RussianGroups(const RussianHouse& house, Card up);
    ~RussianGroups();

    // For every set of `kept` cards of the stub (none to three, the lowest card first, the last card turning fastest
    // least: 0-1, 0-2, 1-2, 0-3 ...) the sum of the best that can be done over all final hands of the stub that hold it,
    // in chips times hands times unit. The stub has neither the up-card nor what was thrown away.
    std::vector<__int128> over(Mask stub, int kept);

private:
    class Work;
    std::unique_ptr<Work> work;
};

}  // namespace croupier
