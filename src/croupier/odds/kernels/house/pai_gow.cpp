#include "house/pai_gow.hpp"

#include <algorithm>
#include <memory>

#include "high.hpp"
#include "parallel.hpp"
#include "sample.hpp"

namespace croupier {

namespace {

constexpr Strength STRAIGHTS = 5854, STRAIGHT_FLUSHES = 7453, ROYAL = 7462, BEST_STRAIGHT = 5863, BEST_FLUSH = 7140;
constexpr int ACE = 12, LOWS = 13 * 13 + 13;

int pai_gow_rank(int card) { return card == JOKER ? ACE : rank_of(card); }

// The high ranking with A-2-3-4-5 moved up to the second place of the straights.
Strength wheel_up(Strength strength) {
    const auto moved = [&](int lowest) { return static_cast<Strength>(strength == lowest ? lowest + 8 : strength - 1); };
    if (strength >= STRAIGHTS && strength < STRAIGHTS + 9) return moved(STRAIGHTS);
    if (strength >= STRAIGHT_FLUSHES && strength < STRAIGHT_FLUSHES + 9) return moved(STRAIGHT_FLUSHES);
    return strength;
}

bool straight_or_flush(Strength strength) {
    return (strength >= STRAIGHTS && strength <= BEST_FLUSH) || strength >= STRAIGHT_FLUSHES;
}

// The best that cards make with the joker: an ace, or whatever fills a straight or a flush.
Strength with_joker(Mask naturals, bool up) {
    constexpr Mask ACES = Mask{15} << 48;
    if ((naturals & ACES) == ACES) return FIVE_ACES;
    Strength best = 0;
    const Held held = Held::of(naturals);
    each_card(((Mask{1} << CARDS) - 1) & ~naturals, [&](int card) {
        const Strength plain = high(held + card);
        const Strength strength = up ? wheel_up(plain) : plain;
        if (strength > best && (rank_of(card) == ACE || straight_or_flush(strength))) best = strength;
    });
    return best;
}

// Seven cards as the rules read them: the highest first, the joker before the aces.
struct Seven {
    int cards[7], groups[3][5], sizes[3] = {}, singles[7], count = 0, single = 0;

    explicit Seven(Mask held) {
        int sorted = 0;
        for (Mask left = held; left;) {
            const int card = highest(left);
            left &= ~bit(card);
            cards[sorted++] = card;
        }
        int found[7][5], lengths[7] = {}, ranks = 0;
        for (int i = 0; i < 7; ++i) {
            if (i && pai_gow_rank(cards[i]) == pai_gow_rank(cards[i - 1]))
                found[ranks - 1][lengths[ranks - 1]++] = cards[i];
            else
                found[ranks][0] = cards[i], lengths[ranks++] = 1;
        }
        for (int size = 5; size > 1; --size)
            for (int i = 0; i < ranks; ++i)
                if (lengths[i] == size) {
                    std::copy(found[i], found[i] + size, groups[count]);
                    sizes[count++] = size;
                }
        for (int i = 0; i < ranks; ++i)
            if (lengths[i] == 1) singles[single++] = found[i][0];
    }

    int holds() const {
        if (!count) return NO_PAIR_HELD;
        if (sizes[0] == 5) return FIVE_ACES_HELD;
        if (sizes[0] == 4) return QUADS_HELD;
        if (sizes[0] == 3) return count == 1 ? TRIPS_HELD : sizes[1] == 3 ? TWO_TRIPS_HELD : FULL_HOUSE_HELD;
        return count == 3 ? THREE_PAIR_HELD : count == 2 ? TWO_PAIR_HELD : PAIR_HELD;
    }
};

bool complete(Mask cards) {
    constexpr unsigned RUNS[10] = {0x1F, 0x3E, 0x7C, 0xF8, 0x1F0, 0x3E0, 0x7C0, 0xF80, 0x1F00, 0x100F};
    const int joker = cards >> JOKER & 1;
    const Mask naturals = cards & ~bit(JOKER);
    unsigned any = 0;
    for (int suit = 0; suit < 4; ++suit) {
        const unsigned held = ranks_of_suit(naturals, suit);
        if (__builtin_popcount(held) + joker >= 5) return true;
        any |= held;
    }
    for (unsigned run : RUNS)
        if (__builtin_popcount(any & run) + joker >= 5) return true;
    return false;
}

// The best two cards that leave a straight or a flush; of equal ones, those that leave the higher hand.
Mask left_complete(const PaiGowHouse& house, const Seven& hand, Mask cards) {
    int best = -1;
    Strength above = 0;
    Mask found = 0;
    for (int a = 0; a < 7; ++a)
        for (int b = a + 1; b < 7; ++b) {
            const Mask two = bit(hand.cards[a]) | bit(hand.cards[b]);
            const int value = pai_gow_low_value(two);
            if (value < best || !complete(cards & ~two)) continue;
            const Strength strength = pai_gow_high(house, cards & ~two);
            if (value > best || strength > above) best = value, above = strength, found = two;
        }
    return found;
}

Mask set_low(const PaiGowHouse& house, const Seven& hand, Mask cards, int low) {
    const auto two = [](const int* some) { return bit(some[0]) | bit(some[1]); };
    switch (low) {
        case SPLIT: return two(hand.groups[0]);
        case OTHER_PAIR: return two(hand.groups[1]);
        case SECOND_THIRD: return two(hand.singles + 1);
        case ONE_AND_NEXT: return bit(hand.groups[0][0]) | bit(hand.singles[0]);
        case COMPLETE: return left_complete(house, hand, cards);
        default: break;
    }
    if (hand.single > 1) return two(hand.singles);
    int rest[2], taken = 0;
    for (int i = 0; i < 7 && taken < 2; ++i)
        if (std::find(hand.groups[0], hand.groups[0] + hand.sizes[0], hand.cards[i]) == hand.groups[0] + hand.sizes[0])
            rest[taken++] = hand.cards[i];
    return two(rest);
}

int sign(int value) { return (value > 0) - (value < 0); }

int end_of(int low, int other_low, int strength, int other) { return 3 * (1 + sign(low - other_low)) + 1 + sign(strength - other); }

// The kings and queens of one suit beside a royal flush in another.
bool royal_match(Mask naturals) {
    for (int suit = 0; suit < 4; ++suit) {
        const unsigned royal = ranks_of_suit(naturals, suit);
        if ((royal & 0xFF) || count(naturals & ~(SUITED << suit)) != 2) continue;
        for (int other = 0; other < 4; ++other)
            if (other != suit && ranks_of_suit(naturals, other) == 0xC00) return true;
    }
    return false;
}

// Whether the naturals are all of one suit and lie within seven ranks in a row.
bool seven_straight_flush(Mask naturals) {
    constexpr unsigned SPANS[8] = {0x7F, 0xFE, 0x1FC, 0x3F8, 0x7F0, 0xFE0, 0x1FC0, 0x103F};
    for (int suit = 0; suit < 4; ++suit) {
        const unsigned held = ranks_of_suit(naturals, suit);
        if (__builtin_popcount(held) != count(naturals)) continue;
        for (unsigned span : SPANS)
            if (!(held & ~span)) return true;
    }
    return false;
}

int made(Mask cards) {
    const bool joker = cards >> JOKER & 1;
    const Mask naturals = cards & ~bit(JOKER);
    const Strength best = joker ? with_joker(naturals, false) : high(naturals);
    if (best == FIVE_ACES) return 5;
    if (best >= STRAIGHT_FLUSHES) {
        const bool royal = best == ROYAL;
        if (seven_straight_flush(naturals)) return (joker ? 2 : 0) + royal;
        if (royal && royal_match(naturals)) return 4;
        return royal ? 6 : 7;
    }
    constexpr Strength BEST[8] = {1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452};
    const int category = static_cast<int>(std::lower_bound(BEST, BEST + 8, best) - BEST);
    if (category == 4) {
        int most = 0;
        for (int rank = 0; rank < RANKS; ++rank)
            most = std::max(most, count(naturals >> 4 * rank & 15) + (joker && rank == ACE));
        return most == 3 ? 12 : 13;
    }
    constexpr int MAKES[8] = {15, 15, 14, 11, 13, 10, 9, 8};
    return MAKES[category];
}

}  // namespace

Strength pai_gow_high(const PaiGowHouse& house, Mask five) {
    if (five >> JOKER & 1) return with_joker(five & ~bit(JOKER), house.wheel_up);
    const Strength strength = high(five);
    return house.wheel_up ? wheel_up(strength) : strength;
}

int pai_gow_low_value(Mask two) {
    const int one = pai_gow_rank(highest(two)), other = pai_gow_rank(lowest(two));
    return one == other ? 13 * 13 + one : 13 * one + other;
}

Mask pai_gow_low(const PaiGowHouse& house, Mask cards) {
    const Seven hand(cards);
    const int holds = hand.holds();
    int full = -1;
    for (const PaiGowRule& rule : house.rules) {
        if (rule.holds != holds) continue;
        const int first = hand.count ? pai_gow_rank(hand.groups[0][0]) : -1;
        if (hand.count && (first < rule.rank_from || first > rule.rank_to)) continue;
        if (rule.beside_from >= 0) {
            const int next = hand.count > 1 ? pai_gow_rank(hand.groups[1][0]) : -1;
            if (next < rule.beside_from || next > rule.beside_to) continue;
        }
        if (rule.low_from && !(hand.single && pai_gow_rank(hand.singles[0]) >= rule.low_from)) continue;
        if (rule.next_from && !(hand.single > 1 && pai_gow_rank(hand.singles[1]) >= rule.next_from)) continue;
        if (rule.complete && !(full < 0 ? full = complete(cards) : full)) continue;
        const Mask low = set_low(house, hand, cards, rule.low);
        if (rule.or_low == NO_LOW) return low;
        const Mask other = set_low(house, hand, cards, rule.or_low);
        return pai_gow_low_value(other) > pai_gow_low_value(low) ? other : low;
    }
    return 0;
}

PaiGowEnds pai_gow_sample(const PaiGowHouse& house, std::uint64_t seed, std::uint64_t first, std::uint64_t blocks, int threads) {
    std::vector<PaiGowEnds> parts(static_cast<std::size_t>(std::max(1, threads)));
    const std::uint64_t size = house.joker ? 53 : 52;
    share_out(blocks, threads, [&](std::size_t block, std::size_t worker) {
        Draw draw(seed, first + block);
        for (int round = 0; round < PAI_GOW_BLOCK; ++round) {
            Mask hands[2] = {}, gone = 0;
            for (Mask& hand : hands)
                for (int held = 0; held < 7;) {
                    const Mask card = bit(static_cast<int>(draw.below(size)));
                    if (gone & card) continue;
                    gone |= card, hand |= card, ++held;
                }
            const Mask low = pai_gow_low(house, hands[0]), other = pai_gow_low(house, hands[1]);
            ++parts[worker][end_of(pai_gow_low_value(low), pai_gow_low_value(other), pai_gow_high(house, hands[0] & ~low),
                                   pai_gow_high(house, hands[1] & ~other))];
        }
    });
    for (std::size_t i = 1; i < parts.size(); ++i)
        for (int end = 0; end < PAI_GOW_ENDS; ++end) parts[0][end] += parts[i][end];
    return parts[0];
}

std::vector<std::pair<Mask, PaiGowEnds>> pai_gow_settings(const PaiGowHouse& house, Mask cards, Mask deck, int threads) {
    struct Setting {
        Mask two;
        int low;
        Strength high;
    };
    std::vector<Setting> settings;
    each_card(cards, [&](int a) {
        each_card(cards & ~((bit(a) << 1) - 1), [&](int b) {
            const Mask two = bit(a) | bit(b);
            settings.push_back({two, pai_gow_low_value(two), pai_gow_high(house, cards & ~two)});
        });
    });
    std::vector<int> stub;
    each_card(deck & ~cards, [&](int card) { stub.push_back(card); });
    using Met = std::vector<std::uint32_t>;
    std::vector<Met> parts(static_cast<std::size_t>(std::max(1, threads)), Met((FIVE_ACES + 1) * LOWS));
    const int n = static_cast<int>(stub.size());
    share_out(static_cast<std::size_t>(n), threads, [&](std::size_t top, std::size_t worker) {
        Met& met = parts[worker];
        int at[7];
        at[6] = static_cast<int>(top);
        const auto fill = [&](const auto& self, int place, Mask held) -> void {
            if (place < 0) {
                const Mask low = pai_gow_low(house, held);
                ++met[pai_gow_high(house, held & ~low) * LOWS + pai_gow_low_value(low)];
                return;
            }
            for (at[place] = place; at[place] < at[place + 1]; ++at[place]) self(self, place - 1, held | bit(stub[at[place]]));
        };
        fill(fill, 5, bit(stub[top]));
    });
    std::vector<std::pair<Mask, PaiGowEnds>> found;
    for (const Setting& one : settings) {
        PaiGowEnds ends{};
        for (const Met& met : parts)
            for (int strength = 0; strength <= FIVE_ACES; ++strength)
                for (int low = 0; low < LOWS; ++low)
                    if (const std::uint32_t hands = met[strength * LOWS + low])
                        ends[end_of(one.low, low, one.high, strength)] += hands;
        found.emplace_back(one.two, ends);
    }
    return found;
}

std::array<std::uint64_t, PAI_GOW_MAKES> pai_gow_census(Mask deck, int threads) {
    using Makes = std::array<std::uint64_t, PAI_GOW_MAKES>;
    std::vector<Makes> parts(static_cast<std::size_t>(std::max(1, threads)));
    std::vector<Mask> cards;
    each_card(deck, [&](int card) { cards.push_back(bit(card)); });
    share_out(cards.size(), threads, [&](std::size_t top, std::size_t worker) {
        Makes& makes = parts[worker];
        const auto fill = [&](const auto& self, int below, int left, Mask held) -> void {
            if (!left) {
                ++makes[made(held)];
                return;
            }
            for (int card = left - 1; card < below; ++card) self(self, card, left - 1, held | cards[card]);
        };
        fill(fill, static_cast<int>(top), 6, cards[top]);
    });
    for (std::size_t i = 1; i < parts.size(); ++i)
        for (int make = 0; make < PAI_GOW_MAKES; ++make) parts[0][make] += parts[i][make];
    return parts[0];
}

}  // namespace croupier
