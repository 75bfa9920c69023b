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
    // not insured, and for its smallest and largest insurance where it has one. What insurance itself wins when it is
    // settled at the first reveal is not in it.
    struct Sums {
        std::int64_t bare = 0, low = 0, high = 0;

        void operator+=(const Sums& other) { bare += other.bare, low += other.low, high += other.high; }
    };
    Sums over(const Left& left, std::uint16_t standing, Paid paid) const;

    // The same in parts, which add up: first as if no two cards were of one suit, then what each suit changes in that.
    // The parts depend on the numbers of each rank that are left, and on the ranks left in that suit alone.
    using Numbers = std::array<std::uint8_t, RANKS>;
    Sums by_ranks(const Numbers& left, std::uint16_t standing, Paid paid) const;
    Sums by_suit(const Numbers& left, int suit, unsigned in_suit, std::uint16_t standing, Paid paid) const;

    // Whether ranks left in a suit other than the up-card's can matter.
    bool other_suits() const { return up_may_be_highest; }

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

    // The box that may buy: its standing, what it is paid, and the cards left.
    struct Box {
        const RussianHouse& house;
        std::uint16_t mine;
        std::int64_t payout, low, high, after, all;

        Box(const RussianHouse& house, std::uint16_t mine, Paid paid, int left)
            : house(house), mine(mine), payout(house.payout[paid.first][paid.second]),
              low(house.insure_low[paid.first][paid.second]), high(house.insure_high[paid.first][paid.second]),
              after(left - 5), all(unit(left)) {}

        void add(Sums& sums, std::int64_t hands, const Ways& ways) const;
    };

    Ways plain(const Group& group, const Numbers& rest, const Box& box) const;
    Ways suited(const Group& group, const Numbers& rest, unsigned in_suit, const Box& box) const;

    const RussianHouse& house;
    int up_rank, up_suit;
    bool up_may_be_highest = false;
    std::vector<Group> groups;
};

}  // namespace croupier
