#include "house/stud.hpp"

#include <algorithm>
#include <vector>

#include "house/below.hpp"
#include "parallel.hpp"

namespace croupier {

namespace {

constexpr std::uint64_t OTHER_FOUR = 163185;

using Ends = std::array<std::uint64_t, STUD_ENDS>;

void decide(const StudHouse& house, Strength own, int rung, const Ends& ends, int stands_for, StudCounts& counts) {
    bool raises = own >= house.raises;
    if (!house.raises) {
        std::int64_t worth = 0;
        for (int end = 0; end < STUD_ENDS; ++end) worth += static_cast<std::int64_t>(ends[end]) * house.nets[rung][end];
        raises = worth > house.fold * static_cast<std::int64_t>(OTHER_FOUR);
    }
    const auto times = static_cast<std::uint64_t>(stands_for);
    if (!raises)
        counts.folded += times * OTHER_FOUR;
    else
        for (int end = 0; end < STUD_ENDS; ++end) counts.raised[rung][end] += times * ends[end];
}

}  // namespace

std::array<StudCounts, RANKS> stud_counts(const StudHouse& house, const std::array<Strength, STUD_RUNGS>& best_of,
                                          int threads) {
    const Ordered ordered;
    Below below;
    std::vector<Row> idle(ordered.hands.size() / 8);
    std::vector<std::uint32_t> examples;
    for (std::uint32_t i = 0; i < ordered.hands.size(); ++i)
        if (ordered.hands[i].stands_for) examples.push_back(i);
    std::array<StudCounts, RANKS> found{};
    std::size_t from = 0;
    for (Strength own = 1; own <= HIGH_CLASSES; ++own) {
        const int rung = static_cast<int>(std::lower_bound(best_of.begin(), best_of.end(), own) - best_of.begin());
        if (own == std::max<Strength>(house.game, 1))
            share_row(examples.size(), threads, [&](std::size_t start, std::size_t stop) {
                for (std::size_t i = start; i < stop; ++i)
                    idle[i] = below.avoiding(ordered.hands[examples[i]].cards,
                                             [&](Strength other) { return other < house.game; });
            });
        std::size_t to = from;
        while (to < examples.size() && examples[to] < ordered.begins[own + 1]) ++to;
        std::vector<Row> lower(own >= house.game ? to - from : 0);
        for (std::size_t i = from; i < from + lower.size(); ++i)
            lower[i - from] = below.avoiding(ordered.hands[examples[i]].cards, [&](Strength other) { return other < own; });
        for (std::uint32_t i = ordered.begins[own]; i < ordered.begins[own + 1]; ++i) below.add(ordered.hands[i].cards);
        for (std::size_t i = from; i < from + lower.size(); ++i) {
            const Five& five = ordered.hands[examples[i]];
            const Row through = below.avoiding(five.cards, [&](Strength other) { return other <= own; });
            const Mask held = Below::mask_of(five.cards);
            for (int up = 0; up < CARDS; ++up) {
                if (held >> up & 1) continue;
                const std::uint64_t no_game = idle[i][up], low = lower[i - from][up], same = through[up];
                decide(house, own, rung, {no_game, low - no_game, same - low, OTHER_FOUR - same}, five.stands_for,
                       found[rank_of(up)]);
            }
        }
        from = to;
    }
    // Below the dealer's weakest game there is nothing to win but that he has none.
    for (std::size_t i = 0; i < examples.size() && examples[i] < ordered.begins[house.game]; ++i) {
        const Five& five = ordered.hands[examples[i]];
        const Mask held = Below::mask_of(five.cards);
        const Strength own = high(held);
        const int rung = static_cast<int>(std::lower_bound(best_of.begin(), best_of.end(), own) - best_of.begin());
        for (int up = 0; up < CARDS; ++up)
            if (!(held >> up & 1))
                decide(house, own, rung, {idle[i][up], 0, 0, OTHER_FOUR - idle[i][up]}, five.stands_for, found[rank_of(up)]);
    }
    return found;
}

std::array<std::uint64_t, STUD_ENDS> stud_ends(Mask cards, int up, Mask gone, Strength game) {
    const Strength own = high(cards);
    std::vector<int> stub;
    each_card(((Mask{1} << CARDS) - 1) & ~(cards | gone | bit(up)), [&](int card) { stub.push_back(card); });
    const int n = static_cast<int>(stub.size());
    Ends ends{};
    const Held open = Held::of(bit(up));
    for (int d = 3; d < n; ++d)
        for (int c = 2; c < d; ++c)
            for (int b = 1; b < c; ++b)
                for (int a = 0; a < b; ++a) {
                    const Strength theirs = high(open + stub[d] + stub[c] + stub[b] + stub[a]);
                    ++ends[theirs < game ? STUD_NO_GAME : own > theirs ? STUD_WIN : own < theirs ? STUD_LOSE : STUD_TIE];
                }
    return ends;
}

}  // namespace croupier
