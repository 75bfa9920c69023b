// What players may hold: hands with weights, some of them still short of cards.
#pragma once

#include <vector>

#include "boards.hpp"

namespace croupier {

struct Weighted {
    Mask cards;
    std::uint64_t weight;
};
using Holding = std::vector<Weighted>;

// A hand against all the others hold: pots won whole, shared, in parts of POT, and played.
struct Against {
    std::uint64_t win = 0;
    std::uint64_t tie = 0;
    std::uint64_t parts = 0;
    std::uint64_t total = 0;

    void operator+=(const Against& other) {
        win += other.win;
        tie += other.tie;
        parts += other.parts;
        total += other.total;
    }
    void operator/=(std::uint64_t weight) {
        win /= weight;
        tie /= weight;
        parts /= weight;
        total /= weight;
    }
};

// Every way to fill a hand up from the stub.
inline void fill_up(Mask cards, int missing, Mask stub, std::uint64_t weight, Holding& filled) {
    each_board(stub & ~cards, missing, cards, [&](Mask whole) { filled.push_back({whole, weight}); });
}

inline Holding filled_up(const Holding& holding, int own, Mask stub) {
    Holding filled;
    for (const auto& hand : holding) fill_up(hand.cards, own - count(hand.cards), stub, hand.weight, filled);
    return filled;
}

// The boards that may come, cut into units of about the same work by their lowest cards to come.
class BoardUnits {
public:
    BoardUnits(Mask stub, int to_come, Mask board) {
        const int given = to_come > 2 ? 2 : to_come > 0 ? 1 : 0;
        each_board(stub, given, 0, [&](Mask first) {
            const Mask above = first ? stub & ~(bit(highest(first) + 1) - 1) : stub;
            if (count(above) >= to_come - given) units_.push_back({board | first, above});
        });
        left_ = to_come - given;
    }
    std::size_t size() const { return units_.size(); }

    template <typename Visit>
    void each(std::size_t unit, const Visit& visit) const {
        if (unit >= units_.size()) return;
        each_board(units_[unit].above, left_, units_[unit].board, visit);
    }

private:
    struct Unit {
        Mask board;
        Mask above;
    };
    int left_;
    std::vector<Unit> units_;
};

}  // namespace croupier
