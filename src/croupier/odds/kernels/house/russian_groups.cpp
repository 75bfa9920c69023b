// Exchanges of Russian Poker by what is thrown away.
//
// A final hand F and the dealer's four hidden cards X are disjoint. How many X of some kind avoid F follows from how many
// hold each set T of up to four cards, by inclusion and exclusion over the sets in F: exactly, as X has four cards.
// Final hands are taken class by class in the order of what they are compared by, while the counts of the dealer's weaker
// hands grow; hands of one class with a single lowest card are reckoned four at once, one for each suit of that card.

#include "house/russian_groups.hpp"

#include <algorithm>
#include <stdexcept>

#include "high.hpp"
#include "house/russian_counted.hpp"
#include "house/russian_spot.hpp"

namespace croupier {

namespace {

// The ranks of a final hand, and what all hands of these ranks have in common.
struct Pattern {
    std::array<std::uint8_t, 5> ranks{};  // the single card that is reckoned by suits comes last
    std::array<std::uint8_t, RANKS> place{};  // of each rank among the different ones
    Paid paid{};
    std::uint16_t standing = 0;
    bool distinct = false;
};

// A straight or better.
struct FinalHand {
    Mask mask;
    std::array<Card, 5> cards;
    std::uint16_t pattern;
};

// Sums by sets of cards kept.
template <int Kept>
class Totals {
public:
    Totals() : sums(Kept == 3 ? PAIRS_OF_CARDS * CARDS : Kept == 2 ? CARDS * CARDS : Kept == 1 ? CARDS : 1) {}

    // Four cards with each of the four of a rank.
    void add(int a, int b, int c, int d, int rank, const std::array<std::int64_t, 4>& worth) {
        const std::int64_t all = worth[0] + worth[1] + worth[2] + worth[3];
        const auto lanes = [&](std::int64_t* row) {
            for (int i = 0; i < 4; ++i) row[4 * rank + i] += worth[i];
        };
        if constexpr (Kept == 0) {
            sums[0] += all;
        } else if constexpr (Kept == 1) {
            sums[a] += all, sums[b] += all, sums[c] += all, sums[d] += all;
            lanes(sums.data());
        } else if constexpr (Kept == 2) {
            for (const auto& [one, other] : {std::pair{a, b}, {a, c}, {a, d}, {b, c}, {b, d}, {c, d}})
                sums[one * CARDS + other] += all;
            for (int one : {a, b, c, d}) lanes(&sums[one * CARDS]);
        } else {
            for (const auto& [one, other, last] : {std::tuple{a, b, c}, {a, b, d}, {a, c, d}, {b, c, d}})
                sums[two_at(one, other) * CARDS + last] += all;
            for (const auto& [one, other] : {std::pair{a, b}, {a, c}, {a, d}, {b, c}, {b, d}, {c, d}})
                lanes(&sums[two_at(one, other) * CARDS]);
        }
    }

    void add(const std::array<Card, 5>& h, std::int64_t worth) {
        std::array<std::int64_t, 4> lanes{};
        lanes[h[4] & 3] = worth;
        add(h[0], h[1], h[2], h[3], h[4] >> 2, lanes);
    }

    std::int64_t of(int a, int b, int c) const {
        if constexpr (Kept == 0) return sums[0];
        if constexpr (Kept == 1) return sums[a];
        if constexpr (Kept == 2) return sums[a * CARDS + b] + sums[b * CARDS + a];
        if constexpr (Kept == 3)
            return sums[two_at(a, b) * CARDS + c] + sums[two_at(a, c) * CARDS + b] + sums[two_at(b, c) * CARDS + a];
    }

private:
    std::vector<std::int64_t> sums;
};

}  // namespace

class RussianGroups::Work {
public:
    Work(const RussianHouse& given, Card up, Mask deck)
        : house(given), deck(deck), spot{house}, purchase(house, up), up_suit(suit_of(up)), idle(std::make_unique<Counted>()),
          met(std::make_unique<Counted>()) {
        const std::size_t standings = standings_of(house);
        add_hidden(hidden, house, up, deck);
        hidden.sort(standings);
        patterns_of.resize(standings);
        std::array<std::uint8_t, 5> ranks{};
        patterns_from(ranks, 0, 0);
        finals.sort(standings);
        memos.resize(patterns.size());
    }

    template <int Kept>
    std::vector<__int128> over(Mask given) {
        begin(given);
        Totals<Kept> plain, bought;
        for (const std::uint16_t pattern : patterns_of[0]) each_row<1>(patterns[pattern], {idle.get()}, [&](const Row<1>& row) {
            reckon(patterns[pattern], row, row.counts[0], Four{}, Four{}, plain, bought);
        });
        for (std::size_t standing = 1; standing < patterns_of.size(); ++standing) pass(standing, plain, bought);
        const __int128 unit = Purchase::unit(left);
        std::vector<__int128> found;
        const auto put = [&](int a, int b, int c) { found.push_back(plain.of(a, b, c) * unit + bought.of(a, b, c)); };
        if constexpr (Kept == 0) put(0, 0, 0);
        each_card(stub, [&](int c) {
            if constexpr (Kept == 1) put(c, 0, 0);
            if constexpr (Kept > 1)
                each_card(stub & (bit(c) - 1), [&](int b) {
                    if constexpr (Kept == 2) put(b, c, 0);
                    if constexpr (Kept > 2) each_card(stub & (bit(b) - 1), [&](int a) { put(a, b, c); });
                });
        });
        return found;
    }

private:
    // Four cards of a final hand with each of those of the rank that comes last, counted among some hands of the dealer.
    template <int Counts>
    struct Row {
        int a, b, c, d, rank;
        Four there;  // -1 where the fifth card is in the stub and the hand is no flush
        std::array<Four, Counts> counts;
    };

    // What buying is worth with the hands of a pattern, in parts that many hands share.
    struct Memo {
        struct Part {
            std::uint32_t stamp = 0;
            Purchase::Sums sums;
        };
        Part by_ranks;
        std::array<std::array<Part, 32>, 4> by_suit;
    };

    std::uint16_t standing_of(Strength strength) const { return strength < GAME ? 0 : house.standing[strength]; }

    // All patterns of five ranks in falling order, none five times.
    void patterns_from(std::array<std::uint8_t, 5>& falling, int count, int times) {
        for (int rank = 0; count < 5 && rank <= (count ? falling[count - 1] : RANKS - 1); ++rank) {
            const int again = count && rank == falling[count - 1] ? times + 1 : 1;
            if (again > 4) continue;
            falling[count] = static_cast<std::uint8_t>(rank);
            patterns_from(falling, count + 1, again);
        }
        if (count < 5) return;
        std::array<int, RANKS> held{};
        std::array<Card, 5> cards{};
        for (int i = 0; i < 5; ++i) cards[i] = static_cast<Card>(4 * falling[i] + held[falling[i]]++);
        const bool distinct = *std::max_element(held.begin(), held.end()) == 1;
        if (distinct) {
            const int flush = add_pattern(falling, cards, held);
            for (int suit = 0; suit < 4; ++suit) {
                for (auto& card : cards) card = static_cast<Card>((card & ~3) | suit);
                add_final(flush, cards);
            }
            cards[0] = static_cast<Card>(cards[0] & ~3);  // in the suit of another card no longer
        }
        const int pattern = add_pattern(falling, cards, held);
        if (patterns[pattern].paid.first <= TRIPS)
            patterns_of[patterns[pattern].standing].push_back(static_cast<std::uint16_t>(pattern));
        else
            finals_of(pattern, cards, 0);
    }

    int add_pattern(std::array<std::uint8_t, 5> ranks, const std::array<Card, 5>& cards, const std::array<int, RANKS>& held) {
        Mask mask = 0;
        for (int card : cards) mask |= bit(card);
        std::stable_sort(ranks.begin(), ranks.end(), [&](int a, int b) { return held[a] > held[b]; });
        Pattern pattern;
        pattern.ranks = ranks;
        for (int i = 0, different = 0; i < 5; ++i)
            if (!i || ranks[i] != ranks[i - 1]) pattern.place[ranks[i]] = static_cast<std::uint8_t>(different++);
        pattern.distinct = *std::max_element(held.begin(), held.end()) == 1;
        const Strength strength = high(mask);
        pattern.standing = standing_of(strength);
        pattern.paid = paid_for(mask, 5, strength, house);
        patterns.push_back(pattern);
        return static_cast<int>(patterns.size()) - 1;
    }

    void add_final(int pattern, const std::array<Card, 5>& cards) {
        Mask mask = 0;
        for (int card : cards) mask |= bit(card);
        if (!(mask & ~deck)) finals.add(patterns[pattern].standing, {mask, cards, static_cast<std::uint16_t>(pattern)});
    }

    // All hands of a pattern that are no flush, by suits.
    void finals_of(int pattern, std::array<Card, 5>& cards, int at) {
        if (at == 5) {
            const bool suited = std::all_of(cards.begin(), cards.end(), [&](int card) { return suit_of(card) == suit_of(cards[0]); });
            if (!suited) add_final(pattern, cards);
            return;
        }
        const int rank = rank_of(cards[at]);
        const int from = at && rank_of(cards[at - 1]) == rank ? suit_of(cards[at - 1]) + 1 : 0;
        for (int suit = from; suit < 4; ++suit) {
            cards[at] = static_cast<Card>(4 * rank + suit);
            finals_of(pattern, cards, at + 1);
        }
    }

    void begin(Mask given) {
        Purchase::Numbers were = numbers;
        const std::array<unsigned, 4> had = in_suit;
        stub = given;
        left = count(stub) - 5;
        hands = 1;
        for (int i = 0; i < 4; ++i) hands = hands * (left - i) / (i + 1);
        std::int64_t most = 0;
        for (const auto& row : house.payout) most = std::max(most, *std::max_element(row.begin(), row.begin() + RUNGS));
        if ((most + 2 * house.ante + house.bet) * hands >> 31) throw std::invalid_argument("stakes too large to be counted");
        for (int suit = 0; suit < 4; ++suit) in_suit[suit] = ranks_of_suit(stub, suit);
        for (int rank = 0; rank < RANKS; ++rank) {
            numbers[rank] = 0;
            for (int suit = 0; suit < 4; ++suit)
                if (stub >> (4 * rank + suit) & 1) of[rank][numbers[rank]++] = static_cast<Card>(4 * rank + suit);
        }
        ++stamp;
        if (were != numbers) ranks_stamp = stamp;
        for (int suit = 0; suit < 4; ++suit)
            if (were != numbers || had[suit] != in_suit[suit]) suit_stamp[suit] = stamp;
        idle->clear();
        met->clear();
        for (auto one = hidden.begin_of(0); one != hidden.end_of(0); ++one)
            if (!(one->mask & ~stub)) idle->add(one->cards);
    }

    // The final hands of one standing: against the weaker hands of the dealer, then, once its own are counted, the equal.
    template <typename Totals>
    void pass(std::size_t standing, Totals& plain, Totals& bought) {
        const auto there = [&](const auto& one) { return !(one.mask & ~stub); };
        const bool equals = std::any_of(hidden.begin_of(standing), hidden.end_of(standing), there);
        lower_rows.clear(), lower_hands.clear();
        if (equals) {
            for (const std::uint16_t pattern : patterns_of[standing])
                each_row<1>(patterns[pattern], {met.get()}, [&](const Row<1>& row) { lower_rows.push_back(row.counts[0]); });
            for (auto one = finals.begin_of(standing); one != finals.end_of(standing); ++one)
                if (there(*one)) lower_hands.push_back(met->avoiding(one->cards));
            for (auto one = hidden.begin_of(standing); one != hidden.end_of(standing); ++one)
                if (there(*one)) met->add(one->cards);
        }
        std::size_t at = 0;
        for (const std::uint16_t number : patterns_of[standing]) {
            const Pattern& pattern = patterns[number];
            each_row<2>(pattern, {idle.get(), met.get()}, [&](const Row<2>& row) {
                const Four through = row.counts[1];
                reckon(pattern, row, row.counts[0], equals ? lower_rows[at++] : through, through, plain, bought);
            });
        }
        at = 0;
        for (auto one = finals.begin_of(standing); one != finals.end_of(standing); ++one) {
            if (!there(*one)) continue;
            const std::int64_t through = met->avoiding(one->cards);
            const std::int64_t lower = equals ? lower_hands[at++] : through;
            bought.add(one->cards, best(patterns[one->pattern], one->cards, idle->avoiding(one->cards), lower, through - lower));
        }
    }

    // The hands of a pattern but for flushes, each counted in every table.
    template <int Tables, typename Visit>
    void each_row(const Pattern& pattern, const std::array<const Counted*, Tables>& tables, Visit visit) {
        const auto& ranks = pattern.ranks;
        const int last = ranks[4];
        std::array<Four, Tables> at_c, at_d, at_e, less[4], c_at_d, c_at_e;
        std::array<std::int32_t, Tables> two_out, three_out;
        Four present{};
        for (int i = 0; i < numbers[last]; ++i) present[of[last][i] & 3] = -1;
        Row<Tables> row;
        row.rank = last;
        const auto each = [&](int rank, int above, auto work) {
            for (int i = 0; i < numbers[rank]; ++i)
                if (of[rank][i] > above) work(of[rank][i]);
        };
        each(ranks[0], -1, [&](int a) {
            each(ranks[1], ranks[1] == ranks[0] ? a : -1, [&](int b) {
                const int ab = two_at(a, b);
                for (int t = 0; t < Tables; ++t) {
                    const Counted& table = *tables[t];
                    const auto rest = [&](int rank) {
                        return of_rank(table.one, rank) - of_rank(table.two[a], rank) - of_rank(table.two[b], rank) +
                               of_rank(table.three[ab], rank);
                    };
                    at_c[t] = rest(ranks[2]), at_d[t] = rest(ranks[3]), at_e[t] = rest(last);
                    two_out[t] = table.all - table.one[a] - table.one[b] + table.two[a][b];
                    each(ranks[3], -1, [&](int d) {
                        less[d & 3][t] = of_rank(table.two[d], last) - of_rank(table.three[two_at(a, d)], last) -
                                         of_rank(table.three[two_at(b, d)], last);
                        if (d != a && d != b) less[d & 3][t] += of_rank(table.four[three_at(a, b, d)], last);
                    });
                }
                each(ranks[2], ranks[2] == ranks[1] ? b : -1, [&](int c) {
                    const int ac = two_at(a, c), bc = two_at(b, c), abc = three_at(a, b, c);
                    for (int t = 0; t < Tables; ++t) {
                        const Counted& table = *tables[t];
                        const auto rest = [&](int rank) {
                            return of_rank(table.two[c], rank) - of_rank(table.three[ac], rank) -
                                   of_rank(table.three[bc], rank) + of_rank(table.four[abc], rank);
                        };
                        c_at_d[t] = at_d[t] - rest(ranks[3]), c_at_e[t] = at_e[t] - rest(last);
                        three_out[t] = two_out[t] - at_c[t][c & 3];
                    }
                    const bool suited = pattern.distinct && (a & 3) == (b & 3) && (a & 3) == (c & 3);
                    each(ranks[3], ranks[3] == ranks[2] ? c : -1, [&](int d) {
                        const int cd = two_at(c, d), acd = three_at(a, c, d), bcd = three_at(b, c, d);
                        for (int t = 0; t < Tables; ++t) {
                            const Counted& table = *tables[t];
                            const Four out = c_at_e[t] - less[d & 3][t] + of_rank(table.three[cd], last) -
                                             of_rank(table.four[acd], last) - of_rank(table.four[bcd], last);
                            row.counts[t] = three_out[t] - c_at_d[t][d & 3] - out;
                        }
                        row.a = a, row.b = b, row.c = c, row.d = d;
                        row.there = present;
                        if (suited && (a & 3) == (d & 3)) row.there[a & 3] = 0;
                        visit(row);
                    });
                });
            });
        });
    }

    template <typename Row, typename Totals>
    void reckon(const Pattern& pattern, const Row& row, const Four& no_game, const Four& lower, const Four& through,
                Totals& plain, Totals& bought) {
        std::array<std::int64_t, 4> worth{};
        if (!spot.may_buy(pattern.paid, left)) {
            const auto payout = static_cast<std::int32_t>(house.payout[pattern.paid.first][pattern.paid.second]);
            const auto ante = static_cast<std::int32_t>(house.ante), lost = static_cast<std::int32_t>(house.ante + house.bet);
            const auto all = static_cast<std::int32_t>(hands);
            const Four closed = ante * no_game + payout * lower - lost * (all - no_game - through);
            const Four fold = Four{} - ante * all, worst = closed > fold;
            const Four best = ((closed & worst) | (fold & ~worst)) & row.there;
            for (int i = 0; i < 4; ++i) worth[i] = best[i];
            plain.add(row.a, row.b, row.c, row.d, row.rank, worth);
            return;
        }
        for (int i = 0; i < 4; ++i) {
            if (!row.there[i]) continue;
            const std::array<Card, 5> cards{Card(row.a), Card(row.b), Card(row.c), Card(row.d), Card(4 * row.rank + i)};
            worth[i] = best(pattern, cards, no_game[i], lower[i], through[i] - lower[i]);
        }
        bought.add(row.a, row.b, row.c, row.d, row.rank, worth);
    }

    std::int64_t best(const Pattern& pattern, const std::array<Card, 5>& cards, std::int64_t no_game, std::int64_t lower,
                      std::int64_t equal) {
        const Stand stand = spot.stand(left, pattern.paid, hands, no_game, lower, equal,
                                       [&] { return buying(pattern, cards); });
        return spot.best(stand, pattern.paid);
    }

    Purchase::Sums buying(const Pattern& pattern, const std::array<Card, 5>& cards) {
        Memo& memo = memo_of(pattern);
        Purchase::Numbers rest = numbers;
        for (int card : cards) --rest[rank_of(card)];
        if (memo.by_ranks.stamp < ranks_stamp)
            memo.by_ranks = {stamp, purchase.by_ranks(rest, pattern.standing, pattern.paid)};
        Purchase::Sums sums = memo.by_ranks.sums;
        std::array<unsigned, 4> places{};
        for (int card : cards) places[suit_of(card)] |= 1u << pattern.place[rank_of(card)];
        for (int suit = 0; suit < 4; ++suit) {
            if (suit != up_suit && !purchase.other_suits()) continue;
            auto& part = memo.by_suit[suit][places[suit]];
            if (part.stamp < suit_stamp[suit]) {
                unsigned ranks = in_suit[suit];
                for (int card : cards)
                    if (suit_of(card) == suit) ranks &= ~(1u << rank_of(card));
                part = {stamp, purchase.by_suit(rest, suit, ranks, pattern.standing, pattern.paid)};
            }
            sums += part.sums;
        }
        return sums;
    }

    Memo& memo_of(const Pattern& pattern) {
        auto& memo = memos[static_cast<std::size_t>(&pattern - patterns.data())];
        if (!memo) memo = std::make_unique<Memo>();
        return *memo;
    }

    const RussianHouse house;
    const Mask deck;
    const Spot spot;
    const Purchase purchase;
    const int up_suit;
    ByStanding<Hidden> hidden;
    ByStanding<FinalHand> finals;
    std::vector<Pattern> patterns;
    std::vector<std::vector<std::uint16_t>> patterns_of;  // by standing, up to trips
    std::vector<std::unique_ptr<Memo>> memos;

    // Of the stub at hand.
    Mask stub = 0;
    int left = 0;
    std::int64_t hands = 0;
    Purchase::Numbers numbers{};
    std::array<std::array<Card, 4>, RANKS> of{};
    std::array<unsigned, 4> in_suit{};
    std::uint32_t stamp = 0, ranks_stamp = 0;
    std::array<std::uint32_t, 4> suit_stamp{};
    std::unique_ptr<Counted> idle, met;  // the dealer's hands without a game, and those below or level
    std::vector<Four> lower_rows;
    std::vector<std::int32_t> lower_hands;
};

RussianGroups::RussianGroups(const RussianHouse& house, Card up, Mask deck)
    : work(std::make_unique<Work>(house, up, deck)) {}
RussianGroups::~RussianGroups() = default;

std::vector<__int128> RussianGroups::over(Mask stub, int kept) {
    switch (kept) {
        case 0: return work->over<0>(stub);
        case 1: return work->over<1>(stub);
        case 2: return work->over<2>(stub);
        case 3: return work->over<3>(stub);
        default: throw std::invalid_argument("none to three cards are kept");
    }
}

}  // namespace croupier
