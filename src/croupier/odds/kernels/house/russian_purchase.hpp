// Buying the dealer's card: what it is worth against every hand without a game that he may hold.
#pragma once

#include <array>
#include <vector>

#include "house/russian.hpp"

namespace croupier {

constexpr Strength GAME = 1114;

// The cards the dealer and the stub share, by rank and suit.
struct Left {
    std::array<std::uint8_t, RANKS> of_rank{};
    std::array<unsigned, 4> of_suit{};
    int cards = 0;

    explicit Left(Mask stub) : cards(count(stub)) {
        for (int suit = 0; suit < 4; ++suit) of_suit[suit] = ranks_of_suit(stub, suit);
        for (int rank = 0; rank < RANKS; ++rank) of_rank[rank] = static_cast<std::uint8_t>(count(stub >> 4 * rank & 15));
    }
};

// The dealer's hands without a game, by ranks: his up-card and four others.
class Purchase {
public:
    Purchase(const RussianHouse& house, Card up);

    // Sums over the dealer's hands without a game of the best the box can do, in chips times `unit`: for a box that is
    // not insured, and for insurances of `low` and `high` where they are not 0. What insurance itself wins when it is
    // settled at the first reveal is not in it.
    struct Sums {
        std::int64_t bare = 0, low = 0, high = 0;
    };
    Sums over(const Left& left, std::uint16_t standing, std::int64_t payout, std::int64_t low, std::int64_t high) const;

    // How many equally likely ways two further cards can come: the unit of the sums.
    static std::int64_t unit(int left) { return std::int64_t{left - 4} * (left - 5); }

private:
    struct Out {
        std::uint8_t rank;
        std::uint16_t standing;
    };
    struct Group {
        unsigned hole = 0, base = 0;
        std::uint8_t highest = 0;
        bool up_is_highest = false, ace_king = false;
        std::uint16_t ace_king_standing = 0;
        std::array<std::uint8_t, 4> holes{};
        std::array<Out, 4> pairs{};
        std::array<Out, 2> straights{};
        int straight_count = 0;
    };
    struct Ways {
        std::int64_t win = 0, lose = 0, tie = 0;

        void add(std::int64_t ways, std::uint16_t mine, std::uint16_t theirs) {
            (mine > theirs ? win : mine < theirs ? lose : tie) += ways;
        }
    };

    Ways plain(const Group& group, const std::array<std::uint8_t, RANKS>& rest, std::int64_t after, std::uint16_t mine) const;
    Ways suited(const Group& group, const std::array<std::uint8_t, RANKS>& rest, unsigned in_suit, std::int64_t after,
                std::uint16_t mine) const;

    const RussianHouse& house;
    int up_rank, up_suit;
    std::vector<Group> groups;
};

}  // namespace croupier
