// Video poker: every draw from every hand, counted by what the last five cards are paid for.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace croupier {

constexpr int JOKER = 52;
constexpr int WILD_RANK = RANKS;
constexpr int RANK_MULTISETS = 8568;  // five of thirteen ranks and, above them, the wild card
constexpr int HOLDS = 32;             // a bit for each card kept, the lowest card first

// A machine: its deck from a lowest rank up, with or without a joker, the cards that are wild, and for every five cards
// up to suits what they are paid for: `rungs[2 * ranks + suited]`. `paid` says how much, rung by rung.
struct Machine {
    int lowest;
    bool joker;
    Mask wild;
    std::vector<std::uint8_t> rungs;
    std::vector<std::int64_t> paid;

    int cards() const { return 4 * (RANKS - lowest) + joker; }
};

using Draws = std::vector<std::uint64_t>;  // how many, by rung

// What the hands of a machine come to, played as well as can be: counts over all hands and `unit` draws from each.
struct Played {
    Draws counts;
    std::uint64_t hands = 0;
    std::uint64_t unit = 0;
};

Played video_played(const Machine& machine);

// What each of the 32 holds of one hand, lowest card first, can end in.
std::array<Draws, HOLDS> video_draws(const Machine& machine, const std::array<std::uint8_t, 5>& hand);

// The best hold of every hand, by the hand's number: the sum over its cards, lowest first, of binomials (card, place).
std::vector<std::uint8_t> video_holds(const Machine& machine);

}  // namespace croupier
