// What a hand of Russian Poker is worth by every choice: all draws against all hands of the dealer.
//
// The dealer's hands are read once. Final hands are then taken in the order of their strength, while counters keep how
// many weaker hands of the dealer hold each set of up to three cards: how many avoid the cards drawn follows by inclusion
// and exclusion.

#include <algorithm>
#include <memory>
#include <vector>

#include "high.hpp"
#include "parallel.hpp"
#include "house/russian_spot.hpp"

namespace croupier {

namespace {

constexpr int MOST = 47;

constexpr std::int64_t choose(std::int64_t n, int k) {
    std::int64_t ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return n < k ? 0 : ways;
}

constexpr std::array<std::array<std::int32_t, 5>, MOST + 1> BINOMIAL = [] {
    std::array<std::array<std::int32_t, 5>, MOST + 1> rows{};
    for (int n = 0; n <= MOST; ++n)
        for (int k = 0; k < 5; ++k) rows[n][k] = static_cast<std::int32_t>(choose(n, k));
    return rows;
}();

inline int pair_at(int a, int b) { return BINOMIAL[b][2] + a; }
inline int triple_at(int a, int b, int c) { return BINOMIAL[c][3] + pair_at(a, b); }
inline int four_at(int a, int b, int c, int d) { return BINOMIAL[d][4] + triple_at(a, b, c); }

// How many of the dealer's hands counted so far hold each set of up to three cards of the stub.
struct Counters {
    std::int32_t all = 0;
    std::array<std::int32_t, MOST> one{};
    std::array<std::int32_t, 1081> two{};
    std::array<std::int32_t, 16215> three{};

    void add(int a, int b, int c, int d) {
        ++all;
        ++one[a], ++one[b], ++one[c], ++one[d];
        ++two[pair_at(a, b)], ++two[pair_at(a, c)], ++two[pair_at(a, d)];
        ++two[pair_at(b, c)], ++two[pair_at(b, d)], ++two[pair_at(c, d)];
        ++three[triple_at(a, b, c)], ++three[triple_at(a, b, d)], ++three[triple_at(a, c, d)], ++three[triple_at(b, c, d)];
    }
};

struct DealerHand {
    std::uint64_t places;  // a bit for each card's place in the stub
    std::uint8_t a, b, c, d;
};

// All hands the dealer may hold, in the order of their standing; those without a game come first.
class Dealers {
public:
    Dealers(const RussianHouse& house, Card up, Mask stub) {
        each_card(stub, [&](int card) { cards.push_back(static_cast<Card>(card)); });
        const int size = static_cast<int>(cards.size());
        standing.resize(static_cast<std::size_t>(choose(size, 4)));
        std::vector<DealerHand> hands(standing.size());
        std::size_t at = 0;
        const Held first = Held{} + up;
        for (int d = 3; d < size; ++d)
            for (int c = 2; c < d; ++c) {
                const Held two = first + cards[d] + cards[c];
                for (int b = 1; b < c; ++b) {
                    const Held three = two + cards[b];
                    for (int a = 0; a < b; ++a, ++at) {
                        const Strength strength = high(three + cards[a]);
                        standing[at] = strength < GAME ? 0 : house.standing[strength];
                        hands[at] = {bit(a) | bit(b) | bit(c) | bit(d), std::uint8_t(a), std::uint8_t(b), std::uint8_t(c),
                                     std::uint8_t(d)};
                    }
                }
            }
        start.assign(1 << 14, 0);
        for (std::uint16_t one : standing) ++start[one + 1];
        for (std::size_t i = 1; i < start.size(); ++i) start[i] += start[i - 1];
        ordered.resize(hands.size());
        auto next = start;
        for (std::size_t i = 0; i < hands.size(); ++i) ordered[next[standing[i]]++] = hands[i];
        for (int i = 0; i < start[1]; ++i) idle.add(ordered[i].a, ordered[i].b, ordered[i].c, ordered[i].d);
    }

    int size() const { return static_cast<int>(cards.size()); }

    std::vector<Card> cards;
    std::vector<std::uint16_t> standing;  // by place; 0: no game
    std::vector<DealerHand> ordered;
    std::vector<int> start;  // of each standing in `ordered`
    Counters idle;
};

// How many hands counted avoid the places x: those in `counters`, and by `four` whether a hand of just four of them is.
template <typename Four>
inline std::int32_t avoiding(const Counters& counters, const std::uint8_t* x, int drawn, Four four) {
    std::int32_t hands = counters.all;
    for (int i = 0; i < drawn; ++i) {
        hands -= counters.one[x[i]];
        for (int j = 0; j < i; ++j) {
            hands += counters.two[pair_at(x[j], x[i])];
            for (int k = 0; k < j; ++k) {
                hands -= counters.three[triple_at(x[k], x[j], x[i])];
                for (int l = 0; l < k; ++l) hands += four(four_at(x[l], x[k], x[j], x[i]));
            }
        }
    }
    return hands;
}

// Up to five places in the stub; the sixth makes a final hand eight bytes.
using Drawn = std::array<std::uint8_t, 6>;

struct Final {
    Drawn drawn;
    std::uint8_t first, second;
};

// One choice: every draw of `missing` cards to those kept.
class Draws {
public:
    Draws(const Spot& spot, const Purchase& purchase, const Dealers& dealers, Mask stub, Mask kept, int missing, int size)
        : spot(spot), purchase(purchase), dealers(dealers), stub(stub), kept(Held::of(kept)), missing(missing), size(size),
          hands(choose(dealers.size() - missing, 4)), finals(1 << 14) {}

    __int128 sum() {
        Drawn drawn{};
        enumerate(drawn, 0, kept);
        sweep();
        return total;
    }

private:
    void enumerate(Drawn& drawn, int count, const Held& held) {
        if (count == missing) return take(drawn, held);
        for (int place = count ? drawn[count - 1] + 1 : 0; place < dealers.size(); ++place) {
            drawn[count] = static_cast<std::uint8_t>(place);
            enumerate(drawn, count + 1, held + dealers.cards[place]);
        }
    }

    void take(const Drawn& drawn, const Held& held) {
        const Strength strength = high(held);
        const Paid paid = paid_for(held.cards, size, strength, spot.house);
        finals[strength < GAME ? 0 : spot.house.standing[strength]].push_back({drawn, paid.first, paid.second});
    }

    std::int32_t no_game(const Final& final) const {
        return avoiding(dealers.idle, final.drawn.data(), missing, [&](int at) { return dealers.standing[at] == 0; });
    }

    void sweep() {
        auto counters = std::make_unique<Counters>();
        for (const Final& final : finals[0]) add(final, 0, 0, 0);
        for (std::size_t standing = 1; standing < finals.size(); ++standing) {
            const int from = dealers.start[standing], to = standing + 1 < finals.size() ? dealers.start[standing + 1] : from;
            for (const Final& final : finals[standing]) {
                const std::int32_t lower = avoiding(*counters, final.drawn.data(), missing, [&](int at) {
                    return dealers.standing[at] && dealers.standing[at] < standing;
                });
                std::uint64_t places = 0;
                for (int i = 0; i < missing; ++i) places |= bit(final.drawn[i]);
                std::int32_t equal = 0;
                for (int i = from; i < to; ++i) equal += !(dealers.ordered[i].places & places);
                add(final, static_cast<std::uint16_t>(standing), lower, equal);
            }
            for (int i = from; i < to; ++i) {
                const DealerHand& hand = dealers.ordered[i];
                counters->add(hand.a, hand.b, hand.c, hand.d);
            }
        }
    }

    void add(const Final& final, std::uint16_t standing, std::int64_t lower, std::int64_t equal) {
        Mask left = stub;
        for (int i = 0; i < missing; ++i) left &= ~bit(dealers.cards[final.drawn[i]]);
        const Paid paid{final.first, final.second};
        const auto bought = [&] { return purchase.over(Left(left), standing, paid); };
        total += spot.best(spot.stand(count(left), paid, hands, no_game(final), lower, equal, bought), paid);
    }

    const Spot& spot;
    const Purchase& purchase;
    const Dealers& dealers;
    Mask stub;
    Held kept;
    int missing, size;
    std::int64_t hands;
    std::vector<std::vector<Final>> finals;
    __int128 total = 0;
};

}  // namespace

Stand russian_stand(const RussianHouse& house, Mask cards, Card up, Mask stub) {
    const Dealers dealers(house, up, stub);
    const Purchase purchase(house, up);
    const Strength strength = high(cards);
    const Paid paid = paid_for(cards, count(cards), strength, house);
    const std::uint16_t mine = strength < GAME ? 0 : house.standing[strength];
    std::int64_t lower = 0, equal = 0;
    for (std::uint16_t one : dealers.standing) {
        lower += one && one < mine;
        equal += one && one == mine;
    }
    return Spot{house}.stand(count(stub), paid, static_cast<std::int64_t>(dealers.standing.size()), dealers.start[1], lower,
                             equal, [&] { return purchase.over(Left(stub), mine, paid); });
}

std::array<Worth, RUSSIAN_CHOICES> russian_node(const RussianHouse& house, const std::array<Card, 5>& hand, Card up,
                                                Mask stub, std::uint64_t choices, int threads) {
    const Dealers dealers(house, up, stub);
    const Purchase purchase(house, up);
    const Spot spot{house};
    std::vector<int> wanted;
    for (int choice = 0; choice < RUSSIAN_CHOICES; ++choice)
        if (choices >> choice & 1) wanted.push_back(choice);
    const auto missing = [](int choice) { return choice == SIXTH ? 1 : 5 - __builtin_popcount(choice); };
    std::stable_sort(wanted.begin(), wanted.end(), [&](int a, int b) { return missing(a) > missing(b); });
    std::array<Worth, RUSSIAN_CHOICES> found{};
    share_out(wanted.size(), threads, [&](std::size_t unit, std::size_t) {
        const int choice = wanted[unit], drawn = missing(choice);
        Mask kept = 0;
        for (int place = 0; place < 5; ++place)
            if (choice == SIXTH || choice >> place & 1) kept |= bit(hand[place]);
        const std::int64_t draws = dealers.size() >= drawn ? choose(dealers.size(), drawn) : 0;
        found[choice] = {Draws(spot, purchase, dealers, stub, kept, drawn, choice == SIXTH ? 6 : 5).sum(), draws,
                         choose(dealers.size() - drawn, 4), Purchase::unit(dealers.size() - drawn)};
    });
    return found;
}

}  // namespace croupier
