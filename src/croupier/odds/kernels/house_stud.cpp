#include "house_stud.hpp"

#include <algorithm>
#include <vector>

#include "high.hpp"
#include "parallel.hpp"

namespace croupier {

namespace {

constexpr int SINGLES = 1, PAIRS_FROM = 53, TRIPLES_FROM = 53 + 1326, SETS = TRIPLES_FROM + 22100;
constexpr std::uint64_t OTHER_FOUR = 163185;

int row_of(int a) { return SINGLES + a; }
int row_of(int a, int b) { return PAIRS_FROM + b * (b - 1) / 2 + a; }
int row_of(int a, int b, int c) { return TRIPLES_FROM + c * (c - 1) * (c - 2) / 6 + b * (b - 1) / 2 + a; }

using Row = std::array<std::uint32_t, CARDS>;

// Five cards, the lowest first, and of how many hands they are the example up to suits.
struct Five {
    std::uint8_t cards[5];
    std::uint8_t stands_for;
};

// How many hands stand for the same up to suits; 0 where another is their example. Suits are named as they appear from
// the highest card down.
int stands_for(const std::uint8_t* cards) {
    int used = 0, times = 1;
    for (int end = 5; end > 0;) {
        int at = end - 1, fresh = 0;
        while (at > 0 && rank_of(cards[at - 1]) == rank_of(cards[end - 1])) --at;
        for (int i = at; i < end; ++i)
            if (suit_of(cards[i]) >= used + fresh) {
                if (suit_of(cards[i]) != used + fresh) return 0;
                ++fresh;
            }
        constexpr int CHOOSE[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
        times *= CHOOSE[4 - used][fresh];
        used += fresh;
        end = at;
    }
    return times;
}

// The hands met so far by what they hold: for every set of up to three cards, how many hold it and one more card.
class Below {
  public:
    Below() : rows_(SETS) {}

    void add(const std::uint8_t* h) {
        for (int u = 0; u < 5; ++u) {
            const int card = h[u];
            std::uint8_t z[4];
            for (int i = 0, at = 0; i < 5; ++i)
                if (i != u) z[at++] = h[i];
            ++rows_[0][card];
            for (int i = 0; i < 4; ++i) ++rows_[row_of(z[i])][card];
            for (int j = 1; j < 4; ++j)
                for (int i = 0; i < j; ++i) ++rows_[row_of(z[i], z[j])][card];
            ++rows_[row_of(z[0], z[1], z[2])][card];
            ++rows_[row_of(z[0], z[1], z[3])][card];
            ++rows_[row_of(z[0], z[2], z[3])][card];
            ++rows_[row_of(z[1], z[2], z[3])][card];
        }
    }

    // For every open card, how many of the hands met hold it and none of these five; `met` says which were.
    template <typename Met>
    Row avoiding(const std::uint8_t* h, Met met) const {
        Row sum = rows_[0];
        const auto take = [&](const Row& row) {
            for (int u = 0; u < CARDS; ++u) sum[u] -= row[u];
        };
        const auto give = [&](const Row& row) {
            for (int u = 0; u < CARDS; ++u) sum[u] += row[u];
        };
        for (int c = 0; c < 5; ++c) {
            take(rows_[row_of(h[c])]);
            for (int b = 0; b < c; ++b) {
                give(rows_[row_of(h[b], h[c])]);
                for (int a = 0; a < b; ++a) take(rows_[row_of(h[a], h[b], h[c])]);
            }
        }
        Held all = Held::of(mask_of(h));
        for (int out = 0; out < 5; ++out) {
            const Held four{all.key - CARD_KEY[h[out]], all.cards & ~bit(h[out])};
            for (int u = 0; u < CARDS; ++u)
                if (!(all.cards >> u & 1) && met(high(four + u))) ++sum[u];
        }
        return sum;
    }

    static Mask mask_of(const std::uint8_t* h) { return bit(h[0]) | bit(h[1]) | bit(h[2]) | bit(h[3]) | bit(h[4]); }

  private:
    std::vector<Row> rows_;
};

// Every five cards in order of strength, and where each strength begins.
struct Ordered {
    std::vector<Five> hands;
    std::vector<std::uint32_t> begins;

    Ordered() : hands(2598960), begins(HIGH_CLASSES + 3) {
        std::vector<Strength> strengths;
        strengths.reserve(hands.size());
        each([&](const std::uint8_t* h) {
            strengths.push_back(high(Below::mask_of(h)));
            ++begins[strengths.back() + 1];
        });
        for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
        std::vector<std::uint32_t> at = begins;
        std::size_t next = 0;
        each([&](const std::uint8_t* h) {
            Five& five = hands[at[strengths[next++]]++];
            std::copy(h, h + 5, five.cards);
            five.stands_for = static_cast<std::uint8_t>(stands_for(h));
        });
    }

    template <typename Visit>
    static void each(Visit visit) {
        std::uint8_t h[5];
        for (h[4] = 4; h[4] < CARDS; ++h[4])
            for (h[3] = 3; h[3] < h[4]; ++h[3])
                for (h[2] = 2; h[2] < h[3]; ++h[2])
                    for (h[1] = 1; h[1] < h[2]; ++h[1])
                        for (h[0] = 0; h[0] < h[1]; ++h[0]) visit(static_cast<const std::uint8_t*>(h));
    }
};

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

StudCounts stud_counts(const StudHouse& house, const std::array<Strength, STUD_RUNGS>& best_of, int threads) {
    const Ordered ordered;
    Below below;
    std::vector<Row> idle(ordered.hands.size() / 8);
    std::vector<std::uint32_t> examples;
    for (std::uint32_t i = 0; i < ordered.hands.size(); ++i)
        if (ordered.hands[i].stands_for) examples.push_back(i);
    std::vector<StudCounts> parts(static_cast<std::size_t>(std::max(1, threads)));
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
                       parts[0]);
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
                decide(house, own, rung, {idle[i][up], 0, 0, OTHER_FOUR - idle[i][up]}, five.stands_for, parts[0]);
    }
    return parts[0];
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
