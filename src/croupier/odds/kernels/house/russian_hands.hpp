// Hands of Russian Poker without an exchange: closed as they are, or with a sixth card.
#pragma once

#include <vector>

#include "house/russian.hpp"

namespace croupier {

struct HeldHand {
    Stand stand;
    __int128 sixth = 0;  // as `Worth::sum`
};

// Hands of five cards of the deck, which has not the up-card; all at once, as the dealer's hands are counted once.
std::vector<HeldHand> russian_hands(const RussianHouse& house, Card up, Mask deck, const std::vector<Mask>& hands);

}  // namespace croupier
