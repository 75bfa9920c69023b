// Three Card Poker: every hand up to suits against every hand the dealer can still hold.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace croupier {

// A hand, how many it stands for, and of the dealer's 18,424 how many have no game, lose, tie and win.
struct ThreeCards {
    std::array<int, 3> cards;
    int stands_for;
    std::array<std::uint32_t, 4> ends;
};

// `game` is the strength of the weakest hand the dealer plays with.
std::vector<ThreeCards> three_card_hands(Strength game);

}  // namespace croupier
