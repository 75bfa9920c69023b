#include "house/russian.hpp"

#include <algorithm>
#include <memory>

#include "high.hpp"
#include "parallel.hpp"

namespace croupier {

namespace {

constexpr std::array<Strength, RUNGS> BEST_OF = {1113, 1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7461, 7462};
constexpr unsigned BIG_SLICK = 0x1800;
constexpr std::array<unsigned, 10> WINDOWS = {0x1F00, 0xF80, 0x7C0, 0x3E0, 0x1F0, 0xF8, 0x7C, 0x3E, 0x1F, 0x100F};

const std::array<std::uint8_t, 7463> RUNG_OF = [] {
    std::array<std::uint8_t, 7463> rungs{};
    for (int strength = 1, rung = 0; strength <= 7462; ++strength) {
        if (strength > BEST_OF[rung]) ++rung;
        rungs[strength] = static_cast<std::uint8_t>(rung);
    }
    return rungs;
}();

struct Suits {
    unsigned of[4], any, two, three;

    explicit Suits(Mask cards) {
        for (int suit = 0; suit < 4; ++suit) of[suit] = ranks_of_suit(cards, suit);
        const unsigned a = of[0], b = of[1], c = of[2], d = of[3];
        any = a | b | c | d;
        two = (a & b) | (c & d) | ((a | b) & (c | d));
        three = (a & b & (c | d)) | ((a | b) & c & d);
    }
};

unsigned straight_with(unsigned ranks, unsigned rank) {
    for (unsigned window : WINDOWS)
        if ((ranks & window) == window && (window & rank)) return window;
    return 0;
}

unsigned best_straight(unsigned ranks) {
    for (unsigned window : WINDOWS)
        if ((ranks & window) == window) return window;
    return 0;
}

constexpr unsigned top(unsigned ranks) { return 1u << (31 - __builtin_clz(ranks)); }

// The best paid of the combinations found so far.
struct Second {
    const RussianHouse& house;
    std::uint8_t rung = NONE;

    void offer(std::uint8_t other) {
        if (rung == NONE || house.preference[other] > house.preference[rung]) rung = other;
    }
};

// What stands beside a pair, two pair, trips or four of a kind.
void beside(std::uint8_t first, const Suits& suits, Second& second) {
    const unsigned pairs = suits.two & ~suits.three;
    if (first == QUADS && pairs) second.offer(FULL_HOUSE);
    if (first == TWO_PAIR && __builtin_popcount(pairs) == 3) second.offer(TWO_PAIR);
    const bool inside = first == TWO_PAIR && (pairs & BIG_SLICK) == BIG_SLICK;
    if ((suits.any & BIG_SLICK) == BIG_SLICK && !inside) second.offer(ACE_KING);
}

// What the card outside a combination of five makes with the others; `core` are that combination's ranks.
void with_sixth(std::uint8_t first, Mask cards, const Suits& suits, Second& second) {
    unsigned core = 0, sixth = 0;
    bool suited = false;
    if (first == FULL_HOUSE) {
        core = suits.two;
        sixth = __builtin_popcount(suits.three) == 2 ? suits.three & ~top(suits.three) : suits.any & ~suits.two;
        if (sixth & suits.three) second.offer(FULL_HOUSE);
    } else if (first == STRAIGHT) {
        core = best_straight(suits.any);
        sixth = __builtin_popcount(suits.any) == 6 ? suits.any & ~core : suits.two;
    } else {
        const int flush = flush_suit(Held::of(cards).key);
        const unsigned held = suits.of[flush];
        suited = __builtin_popcount(held) == 6;
        core = first == FLUSH ? (suited ? held & ~(held & -held) : held) : best_straight(held);
        if (suited) {
            sixth = held & ~core;
            second.offer(straight_with(held, sixth) ? STRAIGHT_FLUSH : FLUSH);
        } else {
            for (int suit = 0; suit < 4; ++suit)
                if (suit != flush) sixth |= suits.of[suit];
        }
    }
    const bool again = sixth & core;
    if (first != FULL_HOUSE && !suited && straight_with(suits.any, sixth) && (!again || second.house.straight_twice))
        second.offer(STRAIGHT);
    if (again) second.offer(PAIR);
    if ((sixth & BIG_SLICK) && (core & BIG_SLICK & ~sixth)) second.offer(ACE_KING);
}

}  // namespace

std::uint8_t rung_of(Strength strength) { return RUNG_OF[strength]; }

Paid paid_for(Mask cards, int count, Strength best, const RussianHouse& house) {
    const std::uint8_t first = RUNG_OF[best];
    if (first <= ACE_KING) return {first, NONE};
    const bool whole = first == STRAIGHT || first == FLUSH || first == FULL_HOUSE || first >= STRAIGHT_FLUSH;
    if (whole && count == 5) return {first, NONE};
    const Suits suits(cards);
    Second second{house};
    if (whole)
        with_sixth(first, cards, suits, second);
    else
        beside(first, suits, second);
    return {first, second.rung};
}

std::vector<std::uint64_t> russian_census(int cards, const RussianHouse& house, int threads) {
    const int sixth = cards - 5;
    std::vector<std::vector<std::uint64_t>> parts(static_cast<std::size_t>(std::max(1, threads)));
    for (auto& part : parts) part.resize(RUNGS * (RUNGS + 1));
    share_out(CARDS, threads, [&](std::size_t highest, std::size_t worker) {
        auto& counts = parts[worker];
        const auto count = [&](const Held& held) {
            const Paid paid = paid_for(held.cards, cards, high(held), house);
            ++counts[paid.first * (RUNGS + 1) + paid.second];
        };
        const Held one = Held{} + static_cast<int>(highest);
        for (int b = 3; b < static_cast<int>(highest); ++b)
            for (int c = 2; c < b; ++c)
                for (int d = 1; d < c; ++d) {
                    const Held four = one + b + c + d;
                    for (int e = 0; e < d; ++e) {
                        const Held five = four + e;
                        if (!sixth) count(five);
                        for (int f = 0; sixth && f < e; ++f) count(five + f);
                    }
                }
    });
    for (std::size_t worker = 1; worker < parts.size(); ++worker)
        for (std::size_t i = 0; i < parts[0].size(); ++i) parts[0][i] += parts[worker][i];
    return parts[0];
}

}  // namespace croupier
