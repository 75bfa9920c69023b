#include "house/video.hpp"

#include <algorithm>
#include <numeric>

namespace croupier {

namespace {

constexpr int DECK = CARDS + 1;
constexpr int HAND = 5;

struct Binomials {
    std::uint32_t of[DECK + 1][HAND + 2]{};

    constexpr Binomials() {
        for (int n = 0; n <= DECK; ++n) {
            of[n][0] = 1;
            for (int k = 1; k <= HAND + 1; ++k) of[n][k] = n ? of[n - 1][k - 1] + of[n - 1][k] : 0;
        }
    }
};
constexpr Binomials CHOOSE{};

std::uint32_t number(const std::uint8_t* cards, int count) {
    std::uint32_t sum = 0;
    for (int i = 0; i < count; ++i) sum += CHOOSE.of[cards[i]][i + 1];
    return sum;
}

void in_order(std::uint8_t* cards, int count) {
    for (int i = 1; i < count; ++i)
        for (int j = i; j > 0 && cards[j] < cards[j - 1]; --j) std::swap(cards[j], cards[j - 1]);
}

// The cards with their suits named in the order in which they appear from the highest card down.
void relabel(const std::uint8_t* cards, int count, std::uint8_t* named) {
    int names[4] = {-1, -1, -1, -1}, next = 0;
    int rank_end = count;
    while (rank_end > 0) {
        int at = rank_end - 1;
        if (cards[at] == JOKER) {
            named[at] = JOKER;
            rank_end = at;
            continue;
        }
        while (at > 0 && rank_of(cards[at - 1]) == rank_of(cards[rank_end - 1])) --at;
        for (int i = at; i < rank_end; ++i) {
            int& name = names[suit_of(cards[i])];
            if (name < 0) name = next++;
            named[i] = static_cast<std::uint8_t>((cards[i] & ~3) | name);
        }
        rank_end = at;
    }
}

// Hands whose suits are named so, each with how many hands it stands for.
template <typename Visit>
struct Hands {
    const Machine& machine;
    int count;
    Visit visit;
    std::uint8_t cards[HAND]{};

    void all() {
        below(RANKS, count, 0, 1);
        if (machine.joker && count > 0) {
            cards[count - 1] = JOKER;
            below(RANKS, count - 1, 0, 1);
        }
    }

    // Fills the lowest `left` places with ranks below `rank`; `used` suits have names.
    void below(int rank, int left, int used, std::uint32_t stands_for) {
        if (left == 0) {
            visit(static_cast<const std::uint8_t*>(cards), stands_for);
            return;
        }
        for (int r = rank - 1; r >= machine.lowest; --r)
            for (int suits = 1; suits < 16; ++suits) {
                const int fresh = suits >> used;
                if (fresh & (fresh + 1)) continue;
                const int held = __builtin_popcount(static_cast<unsigned>(suits));
                if (held > left) continue;
                const int named = __builtin_popcount(static_cast<unsigned>(fresh));
                int at = left - held;
                for (int suit = 0; suit < 4; ++suit)
                    if (suits >> suit & 1) cards[at++] = static_cast<std::uint8_t>(4 * r + suit);
                below(r, left - held, used + named, stands_for * CHOOSE.of[4 - used][named]);
            }
    }
};

template <typename Visit>
void each_hand(const Machine& machine, int count, Visit visit) {
    Hands<Visit>{machine, count, visit}.all();
}

std::uint8_t rung(const Machine& machine, const std::uint8_t* cards) {
    std::uint8_t ranks[HAND];
    bool suited = true;
    int suit = -1;
    for (int i = 0; i < HAND; ++i) {
        if (machine.wild >> cards[i] & 1) {
            ranks[i] = WILD_RANK;
            continue;
        }
        ranks[i] = static_cast<std::uint8_t>(rank_of(cards[i]));
        if (suit < 0) suit = suit_of(cards[i]);
        suited = suited && suit_of(cards[i]) == suit;
    }
    in_order(ranks, HAND);
    std::uint32_t multiset = 0;
    for (int i = 0; i < HAND; ++i) multiset += CHOOSE.of[ranks[i] + i][i + 1];
    return machine.rungs[2 * multiset + suited];
}

// How many five-card hands of the whole deck hold each set of up to four cards, by rung, and what they are paid.
class Holding {
  public:
    explicit Holding(const Machine& machine) : machine_(machine), rungs_(machine.paid.size()) {
        for (int size = 4; size >= 0; --size) count(size);
        rest_ = machine.cards() - HAND;
        unit_ = 1;
        for (int drawn = 0; drawn <= HAND; ++drawn) unit_ = std::lcm(unit_, std::uint64_t{CHOOSE.of[rest_][drawn]});
        for (int hold = 0; hold < HOLDS; ++hold)
            times_[hold] = unit_ / CHOOSE.of[rest_][HAND - __builtin_popcount(static_cast<unsigned>(hold))];
    }

    std::uint64_t unit() const { return unit_; }
    std::uint64_t times(int hold) const { return times_[hold]; }

    // The best hold of a hand, of equal ones that which keeps the highest cards, and the rows of the sets it holds.
    int best(const std::uint8_t* cards, std::array<std::uint32_t, HOLDS>& rows) const {
        std::array<std::int64_t, HOLDS> worth;
        find(cards, rows);
        for (int hold = 0; hold < HOLDS - 1; ++hold) worth[hold] = paid_[size(hold)][rows[hold]];
        worth[HOLDS - 1] = machine_.paid[rows[HOLDS - 1]];
        for (int card = 1; card < HOLDS; card <<= 1)
            for (int hold = 0; hold < HOLDS; ++hold)
                if (!(hold & card)) worth[hold] -= worth[hold | card];
        int found = HOLDS - 1;
        for (int hold = HOLDS - 2; hold >= 0; --hold) {
            const auto one = worth[hold] * static_cast<std::int64_t>(times_[hold]);
            const auto other = worth[found] * static_cast<std::int64_t>(times_[found]);
            if (one > other) found = hold;
        }
        return found;
    }

    // Adds what the draws of a hold end in, each `times` over.
    void add(int hold, const std::array<std::uint32_t, HOLDS>& rows, std::uint64_t times, Draws& counts) const {
        const int gone = ~hold & (HOLDS - 1);
        for (int more = gone;; more = (more - 1) & gone) {
            const int held = hold | more;
            const std::uint64_t sign = size(more) & 1 ? ~std::uint64_t{0} : 1;
            if (held == HOLDS - 1)
                counts[rows[held]] += sign * times;
            else {
                const std::uint32_t* row = &counts_[size(held)][rows[held] * rungs_];
                for (std::size_t r = 0; r < rungs_; ++r) counts[r] += sign * times * row[r];
            }
            if (!more) break;
        }
    }

    void find(const std::uint8_t* cards, std::array<std::uint32_t, HOLDS>& rows) const {
        std::array<std::uint32_t, HOLDS> numbers;
        numbers[0] = 0;
        rows[0] = row_[0][0];
        for (int held = 1; held < HOLDS - 1; ++held) {
            const int top = 31 - __builtin_clz(static_cast<unsigned>(held));
            numbers[held] = numbers[held ^ 1 << top] + CHOOSE.of[cards[top]][size(held)];
            rows[held] = row_[size(held)][numbers[held]];
        }
        rows[HOLDS - 1] = rung(machine_, cards);
    }

  private:
    static int size(int held) { return __builtin_popcount(static_cast<unsigned>(held)); }

    void count(int size) {
        std::vector<std::uint32_t>& row = row_[size];
        row.assign(CHOOSE.of[DECK][size], 0);
        std::uint32_t rows = 0;
        each_hand(machine_, size, [&](const std::uint8_t* cards, std::uint32_t) {
            row[number(cards, size)] = rows++;
            const std::size_t at = counts_[size].size();
            counts_[size].resize(at + rungs_);
            std::int64_t paid = 0;
            with_one_more(cards, size, &counts_[size][at]);
            for (std::size_t r = 0; r < rungs_; ++r) {
                counts_[size][at + r] /= static_cast<std::uint32_t>(HAND - size);
                paid += machine_.paid[r] * counts_[size][at + r];
            }
            paid_[size].push_back(paid);
        });
        std::uint8_t cards[HAND];
        every_set(cards, size, size, DECK, row);
    }

    // Sums over the sets of one card more; each hand is met once for each of its other cards.
    void with_one_more(const std::uint8_t* cards, int size, std::uint32_t* sum) const {
        for (int card = 4 * machine_.lowest; card < CARDS + machine_.joker; ++card) {
            std::uint8_t more[HAND + 1], named[HAND + 1];
            bool held = false;
            for (int i = 0; i < std::min(size, HAND - 1); ++i) held = held || (more[i] = cards[i]) == card;
            if (held) continue;
            more[size] = static_cast<std::uint8_t>(card);
            in_order(more, size + 1);
            if (size == 4) {
                ++sum[rung(machine_, more)];
                continue;
            }
            relabel(more, size + 1, named);
            in_order(named, size + 1);
            const std::uint32_t* row = &counts_[size + 1][row_[size + 1][number(named, size + 1)] * rungs_];
            for (std::size_t r = 0; r < rungs_; ++r) sum[r] += row[r];
        }
    }

    // Gives every set of cards the row of the one it is up to suits.
    void every_set(std::uint8_t* cards, int size, int left, int below, std::vector<std::uint32_t>& row) const {
        if (left == 0) {
            std::uint8_t named[HAND];
            relabel(cards, size, named);
            in_order(named, size);
            row[number(cards, size)] = row[number(named, size)];
            return;
        }
        for (int card = below - 1; card >= 4 * machine_.lowest + left - 1; --card) {
            if (card == JOKER && !machine_.joker) continue;
            cards[left - 1] = static_cast<std::uint8_t>(card);
            every_set(cards, size, left - 1, card, row);
        }
    }

    const Machine& machine_;
    std::size_t rungs_;
    std::array<std::vector<std::uint32_t>, HAND> row_, counts_;
    std::array<std::vector<std::int64_t>, HAND> paid_;
    int rest_ = 0;
    std::uint64_t unit_ = 1;
    std::array<std::uint64_t, HOLDS> times_{};
};

}  // namespace

Played video_played(const Machine& machine) {
    const Holding holding(machine);
    Played played{Draws(machine.paid.size()), 0, holding.unit()};
    each_hand(machine, HAND, [&](const std::uint8_t* cards, std::uint32_t stands_for) {
        std::array<std::uint32_t, HOLDS> rows;
        const int hold = holding.best(cards, rows);
        holding.add(hold, rows, stands_for * holding.times(hold), played.counts);
        played.hands += stands_for;
    });
    return played;
}

std::array<Draws, HOLDS> video_draws(const Machine& machine, const std::array<std::uint8_t, 5>& hand) {
    const Holding holding(machine);
    std::array<std::uint32_t, HOLDS> rows;
    holding.find(hand.data(), rows);
    std::array<Draws, HOLDS> draws;
    for (int hold = 0; hold < HOLDS; ++hold) {
        draws[hold].resize(machine.paid.size());
        holding.add(hold, rows, 1, draws[hold]);
    }
    return draws;
}

std::vector<std::uint8_t> video_holds(const Machine& machine) {
    const Holding holding(machine);
    std::vector<std::uint8_t> holds(CHOOSE.of[DECK][HAND]);
    each_hand(machine, HAND, [&](const std::uint8_t* cards, std::uint32_t) {
        std::array<std::uint32_t, HOLDS> rows;
        holds[number(cards, HAND)] = static_cast<std::uint8_t>(holding.best(cards, rows));
    });
    // Every other hand keeps the same cards as the one it is up to suits.
    std::uint8_t cards[HAND];
    const int lowest = 4 * machine.lowest, end = CARDS + machine.joker;
    for (cards[0] = static_cast<std::uint8_t>(lowest); cards[0] < end; ++cards[0])
        for (cards[1] = cards[0] + 1; cards[1] < end; ++cards[1])
            for (cards[2] = cards[1] + 1; cards[2] < end; ++cards[2])
                for (cards[3] = cards[2] + 1; cards[3] < end; ++cards[3])
                    for (cards[4] = cards[3] + 1; cards[4] < end; ++cards[4]) {
                        std::uint8_t named[HAND], sorted[HAND];
                        relabel(cards, HAND, named);
                        std::copy(named, named + HAND, sorted);
                        in_order(sorted, HAND);
                        const int hold = holds[number(sorted, HAND)];
                        int kept = 0;
                        for (int i = 0; i < HAND; ++i)
                            for (int j = 0; j < HAND; ++j)
                                if (sorted[j] == named[i] && hold >> j & 1) kept |= 1 << i;
                        holds[number(cards, HAND)] = static_cast<std::uint8_t>(kept);
                    }
    return holds;
}

}  // namespace croupier
