// Exchanges of Russian Poker by what is thrown away: one pass over all final hands is worth every set of cards kept.
#pragma once

#include <memory>
#include <vector>

#include "house/russian.hpp"

namespace croupier {

class RussianGroups {
public:
    // `deck` holds the cards of all stubs that will be asked for.
    RussianGroups(const RussianHouse& house, Card up, Mask deck);
    ~RussianGroups();

    // For every set of `kept` cards of the stub (none to three; in the order of their highest card, then of the next) the
    // sum of the best that can be done over all final hands of the stub that hold it, in chips times hands times unit.
    // The stub has neither the up-card nor what was thrown away.
    std::vector<__int128> over(Mask stub, int kept);

private:
    class Work;
    std::unique_ptr<Work> work;
};

}  // namespace croupier
