// High hands with the wheel up: A-2-3-4-5 is the second-highest straight, as in pai gow poker.
#pragma once

#include "high.hpp"

namespace croupier {

constexpr unsigned WHEEL = 0x100F;

// The ten straights of a kind end with the one to the ace; those above the wheel move one down to let it in.
constexpr Strength STRAIGHT_TO_ACE = 5863;
constexpr Strength ROYAL_FLUSH = 7462;

inline Strength with_wheel_up(Strength straight, Strength to_ace, unsigned ranks) {
    if (straight == to_ace) return straight;
    return static_cast<Strength>((ranks & WHEEL) == WHEEL ? to_ace - 1 : straight - 1);
}

inline Strength wheel_up(Mask cards) {
    const Held held = Held::of(cards);
    const Strength strength = high(held);
    if (strength > ROYAL_FLUSH - 10)
        return with_wheel_up(strength, ROYAL_FLUSH, ranks_of_suit(cards, flush_suit(held.key)));
    if (strength > STRAIGHT_TO_ACE - 10 && strength <= STRAIGHT_TO_ACE)
        return with_wheel_up(strength, STRAIGHT_TO_ACE, ranks_of(cards));
    return strength;
}

}  // namespace croupier
