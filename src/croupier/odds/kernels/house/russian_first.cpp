#include "house/russian_first.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace croupier {

namespace {

constexpr int RANKS_OF_FIVE = 371293;

// Each suit's name; the first is the open card's and keeps its own. Where several name a hand alike, the first here is
// the one that `croupier.odds.house.russian_shapes` takes.
constexpr std::array<std::array<std::uint8_t, 4>, 6> ORDERS{
    {{0, 3, 2, 1}, {0, 2, 3, 1}, {0, 3, 1, 2}, {0, 2, 1, 3}, {0, 1, 3, 2}, {0, 1, 2, 3}}};

constexpr std::array<std::array<std::uint8_t, 16>, 6> renamed() {
    std::array<std::array<std::uint8_t, 16>, 6> names{};
    for (int order = 0; order < 6; ++order)
        for (int suits = 0; suits < 16; ++suits)
            for (int suit = 0; suit < 4; ++suit)
                if (suits >> suit & 1) names[order][suits] |= static_cast<std::uint8_t>(1 << ORDERS[order][suit]);
    return names;
}
constexpr auto RENAMED = renamed();

// The suits of each rank, four bits to a rank, the highest rank first: the smallest that they can be named, and how.
std::pair<std::uint32_t, int> smallest(std::uint32_t suits, int ranks) {
    std::pair<std::uint32_t, int> least{~0u, 0};
    for (int order = 0; order < 6; ++order) {
        std::uint32_t other = 0;
        for (int at = ranks - 1; at >= 0; --at) other = other << 4 | RENAMED[order][suits >> 4 * at & 15];
        if (other < least.first) least = {other, order};
    }
    return least;
}

}  // namespace

std::uint32_t FirstPlay::Pattern::id() const {
    std::uint32_t id = static_cast<std::uint32_t>(place + 1);
    for (int at = 0; at < ranks; ++at) id = id * 5 + static_cast<std::uint32_t>(sizes[at]);
    return id;
}

void FirstPlay::number(Pattern pattern, int at, std::uint32_t suits, std::uint32_t id, int& next) {
    if (at == pattern.ranks) {
        if (smallest(suits, at).first == suits)
            numbers[std::uint64_t{id} << 20 | suits] = static_cast<std::uint16_t>(next++);
        return;
    }
    for (std::uint32_t held = 0; held < 16; ++held)
        if (__builtin_popcount(held) == pattern.sizes[at] && !(at == pattern.place && (held & 1)))
            number(pattern, at + 1, suits << 4 | held, id, next);
}

int FirstPlay::count(const Pattern& pattern) {
    const auto [found, fresh] = counts.try_emplace(pattern.id(), 0);
    if (fresh) number(pattern, 0, 0, pattern.id(), found->second);
    return found->second;
}

FirstPlay::FirstPlay(const std::string& play) : play(play), starts(RANKS * RANKS_OF_FIVE, -1) {
    std::int32_t next = 0;
    for (int up = 0; up < RANKS; ++up)
        for (int a = 12; a >= 0; --a)
            for (int b = a; b >= 0; --b)
                for (int c = b; c >= 0; --c)
                    for (int d = c; d >= 0; --d)
                        for (int e = d; e >= 0; --e) {
                            Pattern pattern;
                            int last = -1, key = up;
                            bool there = true;
                            for (int rank : {a, b, c, d, e}) {
                                key = key * 13 + rank;
                                if (rank != last && rank == up) pattern.place = pattern.ranks;
                                if (rank != last) ++pattern.ranks;
                                const int held = ++pattern.sizes[pattern.ranks - 1];
                                there &= held <= 4 - (rank == up);
                                last = rank;
                            }
                            if (!there) continue;
                            starts[key] = next;
                            next += count(pattern);
                        }
}

FirstPlay::Told FirstPlay::of(Mask hand, Card up) const {
    const int suit = suit_of(up);
    Pattern pattern;
    int key = rank_of(up);
    std::uint32_t suits = 0;
    for (int rank = RANKS - 1; rank >= 0; --rank) {
        unsigned held = static_cast<unsigned>(hand >> 4 * rank & 15);
        if (!held) continue;
        const unsigned first = held & 1, own = held >> suit & 1;  // the open card's suit changes places with the first
        held = (held & ~1u & ~(1u << suit)) | first << suit | own;
        if (rank == rank_of(up)) pattern.place = pattern.ranks;
        const int size = __builtin_popcount(held);
        pattern.sizes[pattern.ranks++] = size;
        for (int i = 0; i < size; ++i) key = key * 13 + rank;
        suits = suits << 4 | held;
    }
    const auto [named, order] = smallest(suits, pattern.ranks);
    const int place = starts[key] + numbers.at(std::uint64_t{pattern.id()} << 20 | named);
    const auto code = static_cast<std::uint8_t>(play.at(static_cast<std::size_t>(place)));
    Mask thrown = 0;
    if (code >= FIRST_EXCHANGE) {
        std::array<std::pair<int, int>, 5> cards{};
        int at = 0;
        each_card(hand, [&](int card) {
            const int other = suit_of(card), turned = other == suit ? 0 : other == 0 ? suit : other;
            cards[at++] = {4 * rank_of(card) + ORDERS[order][turned], card};
        });
        std::sort(cards.begin(), cards.end());
        for (int i = 0; i < 5; ++i)
            if (code >> i & 1) thrown |= bit(cards[i].second);
    }
    return {code, thrown};
}

}  // namespace croupier
