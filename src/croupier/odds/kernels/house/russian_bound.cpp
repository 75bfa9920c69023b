// Five new cards of Russian Poker: more than they can be worth, by ranks alone.
//
// The dealer's cards are taken for no flush, which never hurts a hand below a flush; a hand of a flush or better is given
// what it can gain in all. Hands of the same ranks then differ only in being flushes or not.

#include "house/russian_bound.hpp"

#include <algorithm>

#include "high.hpp"
#include "house/russian_spot.hpp"

namespace croupier {

namespace {

using Numbers = Purchase::Numbers;

constexpr int CHOOSE[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

// All ways to hold so many cards, as numbers of each rank.
template <typename Visit>
void each_numbers(Numbers& held, int rank, int cards, Visit& visit) {
    if (!cards) return visit(const_cast<const Numbers&>(held));
    if (rank == RANKS) return;
    for (int some = 0; some <= std::min(cards, 4); ++some) {
        held[rank] = static_cast<std::uint8_t>(some);
        each_numbers(held, rank + 1, cards - some, visit);
    }
    held[rank] = 0;
}

Strength without_flush(const Numbers& held) {
    std::uint64_t key = 0;
    for (int rank = 0; rank < RANKS; ++rank) key += CARD_KEY[4 * rank] * held[rank];
    return by_key(key);
}

// Cards of these ranks that are no flush.
Mask example_of(const Numbers& held) {
    Mask cards = 0;
    bool first = true;
    for (int rank = 0; rank < RANKS; ++rank)
        for (int i = 0; i < held[rank]; ++i) cards |= bit(4 * rank + (held[rank] == 1 && first ? 1 : i)), first &= held[rank] > 1;
    return cards;
}

class Bound {
public:
    Bound(const RussianHouse& house, Card up) : house(house), spot{house}, purchase(house, up) {
        Numbers held{};
        const auto hole = [&](const Numbers& numbers) {
            Numbers five = numbers;
            if (++five[rank_of(up)] > 4) return;
            Hole found{};
            int at = 0;
            for (int rank = 0; rank < RANKS; ++rank)
                if (numbers[rank]) found.entry[at++] = static_cast<std::uint8_t>(5 * rank + numbers[rank]);
            const Strength strength = without_flush(five);
            found.standing = strength < GAME ? 0 : house.standing[strength];
            holes.push_back(found);
        };
        each_numbers(held, 0, 4, hole);
    }

    std::vector<__int128> over(const std::vector<Mask>& stubs) {
        Numbers there{};
        for (int rank = 0; rank < RANKS; ++rank) there[rank] = static_cast<std::uint8_t>(count(stubs[0] >> 4 * rank & 15));
        left = count(stubs[0]) - 5;
        hands = std::int64_t{left} * (left - 1) * (left - 2) * (left - 3) / 24;
        std::vector<std::int64_t> by_suit(1 << RANKS, 0);  // what flushes of these ranks add
        __int128 base = 0;
        const auto final = [&](const Numbers& held) {
            std::int64_t ways = 1;
            unsigned ranks = 0;
            Numbers rest = there;
            for (int rank = 0; rank < RANKS; ++rank) {
                if (!held[rank]) continue;
                ways *= CHOOSE[there[rank]][std::min<int>(held[rank], 4)] * (held[rank] <= there[rank]);
                rest[rank] = static_cast<std::uint8_t>(rest[rank] - held[rank]);
                ranks |= 1u << rank;
            }
            if (!ways) return;
            const Strength plain = without_flush(held);
            const std::int64_t worth = most(rest, example_of(held), plain);
            base += __int128{ways} * worth;
            if (__builtin_popcount(ranks) < 5) return;
            Mask suited = 0;
            for (int rank = 0; rank < RANKS; ++rank)
                if (held[rank]) suited |= bit(4 * rank);
            by_suit[ranks] = most(rest, suited, HIGH_BY_SUIT[ranks]) - worth;
        };
        Numbers held{};
        each_numbers(held, 0, 5, final);
        for (int rank = 0; rank < RANKS; ++rank)
            for (unsigned ranks = 0; ranks < by_suit.size(); ++ranks)
                if (ranks >> rank & 1) by_suit[ranks] += by_suit[ranks ^ 1u << rank];
        std::vector<__int128> found;
        for (const Mask stub : stubs) {
            __int128 sum = base;
            for (int suit = 0; suit < 4; ++suit) sum += by_suit[ranks_of_suit(stub, suit)];
            found.push_back(sum);
        }
        return found;
    }

private:
    struct Hole {
        std::array<std::uint8_t, 4> entry;  // 5 * rank + number; 0 where there are fewer ranks
        std::uint16_t standing;
    };

    std::int64_t most(const Numbers& rest, Mask cards, Strength strength) const {
        const Paid paid = paid_for(cards, 5, strength, house);
        const std::uint16_t mine = strength < GAME ? 0 : house.standing[strength];
        std::array<std::int32_t, 5 * RANKS> ways{};
        for (int rank = 0; rank < RANKS; ++rank)
            for (int some = 1; some < 5; ++some) ways[5 * rank + some] = CHOOSE[rest[rank]][some];
        ways[0] = 1;
        std::int64_t no_game = 0, lower = 0, equal = 0;
        for (const Hole& hole : holes) {
            const std::int64_t here = std::int64_t{ways[hole.entry[0]]} * ways[hole.entry[1]] * ways[hole.entry[2]] * ways[hole.entry[3]];
            no_game += hole.standing ? 0 : here;
            lower += hole.standing && hole.standing < mine ? here : 0;
            equal += hole.standing && hole.standing == mine ? here : 0;
        }
        const auto bought = [&] { return purchase.by_ranks(rest, mine, paid); };
        std::int64_t worth = spot.best(spot.stand(left, paid, hands, no_game, lower, equal, bought), paid);
        if (paid.first >= FLUSH) {
            const std::int64_t payout = house.payout[paid.first][paid.second];
            const std::int64_t insurance = house.insure_high[paid.first][paid.second];
            const std::int64_t flushes = 495, suited = 220 * std::int64_t{left - 3} + 3 * 715;
            worth += (flushes * (payout + house.ante + house.bet + insurance) + suited * payout) * Purchase::unit(left);
        }
        return worth;
    }

    const RussianHouse& house;
    const Spot spot;
    const Purchase purchase;
    std::vector<Hole> holes;
    int left = 0;
    std::int64_t hands = 0;
};

}  // namespace

std::vector<__int128> russian_bound(const RussianHouse& house, Card up, const std::vector<Mask>& stubs) {
    return stubs.empty() ? std::vector<__int128>{} : Bound(house, up).over(stubs);
}

}  // namespace croupier
