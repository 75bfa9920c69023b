#include "house/russian_purchase.hpp"

#include <algorithm>

#include "high.hpp"

namespace croupier {

namespace {

// The strength of five ranks that are no flush, as many times as they are given.
Strength of_ranks(const std::array<int, 5>& ranks) {
    std::uint64_t key = 0;
    for (int rank : ranks) key += CARD_KEY[4 * rank];
    return by_key(key);
}

std::array<int, 5> five_of(unsigned base, int fifth) {
    std::array<int, 5> ranks{};
    int at = 0;
    for (unsigned rest = base; rest; rest &= rest - 1) ranks[at++] = __builtin_ctz(rest);
    ranks[4] = fifth;
    return ranks;
}

}  // namespace

Purchase::Purchase(const RussianHouse& house, Card up) : house(house), up_rank(rank_of(up)), up_suit(suit_of(up)) {
    for (unsigned hole = 0; hole < 1u << RANKS; ++hole) {
        const unsigned up_bit = 1u << up_rank, all = hole | up_bit;
        if (__builtin_popcount(hole) != 4 || (hole & up_bit)) continue;
        const int highest = 31 - __builtin_clz(all);
        Group group;
        group.hole = hole;
        group.base = all & ~(1u << highest);
        group.highest = static_cast<std::uint8_t>(highest);
        group.up_is_highest = highest == up_rank;
        if (of_ranks(five_of(group.base, highest)) >= GAME) continue;
        int at = 0;
        for (unsigned rest = hole; rest; rest &= rest - 1) group.holes[at++] = static_cast<std::uint8_t>(__builtin_ctz(rest));
        at = 0;
        for (int rank = 0; rank < RANKS; ++rank) {
            const Strength strength = of_ranks(five_of(group.base, rank));
            const Out out{static_cast<std::uint8_t>(rank), house.standing[strength]};
            if (group.base >> rank & 1)
                group.pairs[at++] = out;
            else if (strength > 4137)
                group.straights[group.straight_count++] = out;
            else if (strength >= GAME) {
                group.ace_king = true;
                group.ace_king_standing = out.standing;
            }
        }
        up_may_be_highest |= group.up_is_highest;
        groups.push_back(group);
    }
}

Purchase::Ways Purchase::plain(const Group& group, const Numbers& rest, const Box& box) const {
    const std::int64_t same = rest[group.highest];
    const std::int64_t each = box.after + (house.redraw && !group.ace_king ? same : 0);
    Ways ways;
    for (const Out& out : group.pairs) ways.add(rest[out.rank] * each, box.mine, out.standing);
    for (int i = 0; i < group.straight_count; ++i)
        ways.add(rest[group.straights[i].rank] * each, box.mine, group.straights[i].standing);
    if (group.ace_king) ways.add(same * box.after, box.mine, group.ace_king_standing);
    return ways;
}

// The four cards kept are of one suit, of which `in_suit` are still to come.
Purchase::Ways Purchase::suited(const Group& group, const Numbers& rest, unsigned in_suit, const Box& box) const {
    const std::int64_t same = rest[group.highest] - (in_suit >> group.highest & 1);
    const std::int64_t each = box.after + (house.redraw && !group.ace_king ? same : 0);
    Ways ways;
    for (const Out& out : group.pairs) ways.add(rest[out.rank] * each, box.mine, out.standing);
    for (int i = 0; i < group.straight_count; ++i) {
        const Out& out = group.straights[i];
        ways.add((rest[out.rank] - (in_suit >> out.rank & 1)) * each, box.mine, out.standing);
    }
    if (group.ace_king) ways.add(same * box.after, box.mine, group.ace_king_standing);
    for (unsigned flush = in_suit & ~group.base; flush; flush &= flush - 1)
        ways.add(each, box.mine, house.standing[HIGH_BY_SUIT[group.base | (flush & -flush)]]);
    return ways;
}

void Purchase::Box::add(Sums& sums, std::int64_t hands, const Ways& ways) const {
    const std::int64_t bought = payout * ways.win - (house.ante + house.bet) * ways.lose - house.purchase * all;
    sums.bare += hands * std::max(house.ante * all, bought);
    const auto insured = [&](std::int64_t insurance) {
        const std::int64_t declined = house.insured_ante_paid ? house.ante * all : 0;
        if (!house.settles_after_purchase) return hands * std::max(declined, bought);
        const std::int64_t held = ways.win + ways.lose + ways.tie;
        const std::int64_t lost = house.beaten_returned ? ways.win : held;
        return hands * std::max(declined + insurance * all, bought + insurance * (all - held - lost));
    };
    if (low) sums.low += insured(low);
    if (high) sums.high += insured(high);
}

Purchase::Sums Purchase::by_ranks(const Numbers& left, std::uint16_t mine, Paid paid) const {
    int cards = 0;
    for (int one : left) cards += one;
    const Box box(house, mine, paid, cards);
    Sums sums;
    for (const Group& group : groups) {
        Numbers rest = left;
        std::int64_t hands = 1;
        for (int rank : group.holes) hands *= rest[rank]--;
        if (hands) box.add(sums, hands, plain(group, rest, box));
    }
    return sums;
}

Purchase::Sums Purchase::by_suit(const Numbers& left, int suit, unsigned in_suit, std::uint16_t mine, Paid paid) const {
    int cards = 0;
    for (int one : left) cards += one;
    const Box box(house, mine, paid, cards);
    Sums sums;
    for (const Group& group : groups) {
        const unsigned wanted = group.up_is_highest ? group.hole : group.hole & group.base;
        if ((in_suit & wanted) != wanted || (suit != up_suit && !group.up_is_highest)) continue;
        const std::int64_t flush = suit == up_suit && (in_suit & group.hole) == group.hole;
        const std::int64_t kept = suit == up_suit && group.up_is_highest ? 0
                                  : group.up_is_highest ? 1
                                                        : left[group.highest] - (in_suit >> group.highest & 1);
        if (!flush && !kept) continue;
        Numbers rest = left;
        for (int rank : group.holes) --rest[rank];
        box.add(sums, -flush - kept, plain(group, rest, box));
        if (kept) box.add(sums, kept, suited(group, rest, in_suit & ~wanted, box));
    }
    return sums;
}

Purchase::Sums Purchase::over(const Left& left, std::uint16_t mine, Paid paid) const {
    Sums sums = by_ranks(left.of_rank, mine, paid);
    for (int suit = 0; suit < 4; ++suit)
        if (suit == up_suit || up_may_be_highest) sums += by_suit(left.of_rank, suit, left.of_suit[suit], mine, paid);
    return sums;
}

}  // namespace croupier
