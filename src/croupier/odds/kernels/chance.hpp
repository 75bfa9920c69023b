// Numbers drawn at random, the same on every machine.
#pragma once

#include <cstdint>
#include <utility>

#include "cards.hpp"

namespace croupier {

// SplitMix64, the stream of Steele, Lea and Flood (2014).
class Draw {
public:
    Draw() = default;
    Draw(std::uint64_t seed, std::uint64_t block) : state_(mix(mix(seed + STEP) + block * STEP)) {}

    std::uint64_t below(std::uint64_t bound) {
        state_ += STEP;
        return static_cast<std::uint64_t>((static_cast<unsigned __int128>(mix(state_)) * bound) >> 64);
    }

    Mask cards(Mask stub, int number) {
        Mask drawn = 0;
        for (int i = 0; i < number;) {
            const Mask card = bit(static_cast<int>(below(CARDS)));
            if (!(stub & card)) continue;
            stub &= ~card;
            drawn |= card;
            ++i;
        }
        return drawn;
    }

    // Put cards in any order, each as likely.
    void shuffle(Card* cards, int number) {
        for (int last = number - 1; last > 0; --last) std::swap(cards[last], cards[below(static_cast<std::uint64_t>(last + 1))]);
    }

private:
    static constexpr std::uint64_t STEP = 0x9E3779B97F4A7C15;
    std::uint64_t state_ = 0;

    static std::uint64_t mix(std::uint64_t z) {
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
};

}  // namespace croupier
