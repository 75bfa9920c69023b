// Writes the starting hands of Omaha in order of equity, exactly: every hand against every hand on every board.
// Takes nine minutes of a processor, so its output is kept in croupier/odds/orders: `write_omaha high > omaha.txt`.
// `hi-lo` is the same for Omaha eight or better, in twice the time.
//
// Each board's hands are taken in order of strength; counters of all their subsets of up to three cards leave out,
// by inclusion and exclusion, the hands that need the same card. Boards that differ in their suits alone count once.
#include <cstdio>
#include <cstring>
#include <string>

#include "../omaha.hpp"
#include "../parallel.hpp"

namespace {

using namespace croupier;

constexpr int HANDS = 270725;
constexpr int OTHERS = 123410;  // hands of the other player: four of 43 cards

constexpr int two(int b) { return b * (b - 1) / 2; }
constexpr int three(int c) { return c * (c - 1) * (c - 2) / 6; }
constexpr int four(int d) { return d * (d - 1) * (d - 2) * (d - 3) / 24; }

struct Orbit {
    Mask first;
    int size;
};

// The least of the masks that differ in suits alone, and how many there are.
Orbit orbit(Mask cards) {
    int suit[4] = {0, 1, 2, 3};
    Mask seen[24];
    int size = 0;
    do {
        Mask other = 0;
        each_card(cards, [&](int card) { other |= bit((card & ~3) | suit[card & 3]); });
        if (std::find(seen, seen + size, other) == seen + size) seen[size++] = other;
    } while (std::next_permutation(suit, suit + 4));
    return {*std::min_element(seen, seen + size), size};
}

struct Hand {
    std::uint8_t card[4];
    int number;
    std::uint16_t high;
    std::uint16_t low;
};

class Blocked {
public:
    void clear() { std::memset(counts_, 0, sizeof counts_); }

    void add(const Hand& hand) {
        visit(hand, [&](int place, bool) { ++counts_[place]; });
    }

    // How many of the hands added have no card in common with this one, which was added itself or not.
    int disjoint(const Hand& hand, bool itself) const {
        int sum = itself;
        visit(hand, [&](int place, bool odd) { sum += odd ? -counts_[place] : counts_[place]; });
        return sum;
    }

private:
    int counts_[1379 + three(CARDS)];

    template <typename Visit>
    static void visit(const Hand& hand, const Visit& visit) {
        visit(0, false);
        for (int i = 0; i < 4; ++i) {
            const int a = hand.card[i];
            visit(1 + a, true);
            for (int j = i + 1; j < 4; ++j) {
                const int b = a + two(hand.card[j]);
                visit(53 + b, false);
                for (int k = j + 1; k < 4; ++k) visit(1379 + b + three(hand.card[k]), true);
            }
        }
    }
};

// One thread's board: its hands, and what each hand of the deck has won so far, in halves of a showdown.
class Boards {
public:
    explicit Boards(bool hi_lo) : hi_lo_(hi_lo), won_(HANDS) {}

    void count(const Orbit& board) {
        deal(board.first);
        const bool low = hi_lo_ && low_there_;
        const auto weight = static_cast<std::uint64_t>(board.size);
        sweep(weight * (low ? 1 : 2), &Hand::high, [](const Hand&) { return true; });
        if (!low) return;
        sweep(weight, &Hand::high, [](const Hand& hand) { return hand.low == 0; });
        sweep(weight, &Hand::low, [](const Hand&) { return true; });
        sweep(std::uint64_t{0} - weight, &Hand::low, [](const Hand& hand) { return hand.low == 0; });
    }

    std::vector<std::uint64_t>& won() { return won_; }

private:
    bool hi_lo_;
    bool low_there_ = false;
    std::vector<std::uint64_t> won_;
    std::vector<Hand> hands_, sorted_;
    Blocked blocked_;

    void deal(Mask cards) {
        std::uint16_t high[CARDS][CARDS], low[CARDS][CARDS];
        const OmahaBoard board(cards);
        int stub[CARDS], left = 0;
        each_card(bit(CARDS) - 1 - cards, [&](int card) { stub[left++] = card; });
        low_there_ = false;
        for (int i = 1; i < left; ++i)
            for (int j = 0; j < i; ++j) {
                const OmahaHole hole(bit(stub[i]) | bit(stub[j]));
                high[i][j] = board.high(hole);
                low[i][j] = board.eight_or_better(hole);
                low_there_ |= low[i][j] != 0;
            }
        hands_.clear();
        const auto best = [](const std::uint16_t (*of)[CARDS], int i, int j, int k, int l) {
            return std::max({of[i][j], of[i][k], of[i][l], of[j][k], of[j][l], of[k][l]});
        };
        for (int i = 3; i < left; ++i)
            for (int j = 2; j < i; ++j)
                for (int k = 1; k < j; ++k)
                    for (int l = 0; l < k; ++l) {
                        const int a = stub[l], b = stub[k], c = stub[j], d = stub[i];
                        hands_.push_back({{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                           static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d)},
                                          a + two(b) + three(c) + four(d),
                                          best(high, i, j, k, l),
                                          best(low, i, j, k, l)});
                    }
    }

    // Adds, for every hand that takes part, the hands it beats twice and those it ties once.
    template <typename Part>
    void sweep(std::uint64_t weight, std::uint16_t Hand::*by, const Part& part) {
        sort(by, part);
        blocked_.clear();
        for (std::size_t from = 0, to; from < sorted_.size(); from = to) {
            for (to = from; to < sorted_.size() && sorted_[to].*by == sorted_[from].*by; ++to)
                won_[static_cast<std::size_t>(sorted_[to].number)] +=
                    weight * static_cast<std::uint64_t>(blocked_.disjoint(sorted_[to], false));
            for (std::size_t i = from; i < to; ++i) blocked_.add(sorted_[i]);
            for (std::size_t i = from; i < to; ++i)
                won_[static_cast<std::size_t>(sorted_[i].number)] +=
                    weight * static_cast<std::uint64_t>(blocked_.disjoint(sorted_[i], true));
        }
    }

    template <typename Part>
    void sort(std::uint16_t Hand::*by, const Part& part) {
        std::vector<int> start(HIGH_CLASSES + 2);
        std::size_t taking = 0;
        for (const Hand& hand : hands_)
            if (part(hand)) {
                ++start[static_cast<std::size_t>(hand.*by) + 1];
                ++taking;
            }
        for (std::size_t i = 1; i < start.size(); ++i) start[i] += start[i - 1];
        sorted_.resize(taking);
        for (const Hand& hand : hands_)
            if (part(hand)) sorted_[static_cast<std::size_t>(start[hand.*by]++)] = hand;
    }
};

template <typename Visit>
void each_of(int cards, Mask held, int above, const Visit& visit) {
    if (!cards) return visit(held);
    for (int card = above; card <= CARDS - cards; ++card) each_of(cards - 1, held | bit(card), card + 1, visit);
}

struct Starting {
    Mask hand;
    double equity;
};

void print(const std::vector<Starting>& order) {
    int column = 0;
    for (const Starting& starting : order) {
        std::string text;
        each_card(starting.hand, [&](int card) {
            text = std::string{"23456789TJQKA"[rank_of(card)], "cdhs"[suit_of(card)]} + text;
        });
        std::printf("%s%s", text.c_str(), ++column % 12 ? " " : "\n");
    }
    std::printf("\n");
}

}  // namespace

int main(int given, char** names) {
    if (given < 2) return 2;
    const bool hi_lo = std::string(names[1]) == "hi-lo";
    const std::size_t step = given > 2 ? std::stoul(names[2]) : 1;  // every so manieth board, to try it out
    std::vector<Orbit> boards;
    each_of(5, 0, 0, [&](Mask cards) {
        const Orbit found = orbit(cards);
        if (found.first == cards) boards.push_back(found);
    });
    const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::vector<Boards> workers(static_cast<std::size_t>(threads), Boards(hi_lo));
    share_out((boards.size() + step - 1) / step, threads,
              [&](std::size_t unit, std::size_t worker) { workers[worker].count(boards[unit * step]); });
    std::vector<std::uint64_t> won(HANDS);
    for (auto& worker : workers)
        for (int i = 0; i < HANDS; ++i) won[static_cast<std::size_t>(i)] += worker.won()[static_cast<std::size_t>(i)];

    std::vector<std::pair<Mask, std::uint64_t>> sums;
    each_of(4, 0, 0, [&](Mask cards) {
        int number = 0, k = 0;
        each_card(cards, [&](int card) {
            constexpr int (*CHOOSE[])(int) = {[](int a) { return a; }, two, three, four};
            number += CHOOSE[k++](card);
        });
        sums.emplace_back(orbit(cards).first, won[static_cast<std::size_t>(number)]);
    });
    std::sort(sums.begin(), sums.end());
    std::vector<Starting> order;
    for (std::size_t from = 0, to; from < sums.size(); from = to) {
        std::uint64_t sum = 0;
        for (to = from; to < sums.size() && sums[to].first == sums[from].first; ++to) sum += sums[to].second;
        const double showdowns = 4.0 * OTHERS * 1712304 * static_cast<double>(to - from);
        order.push_back({sums[from].first, static_cast<double>(sum) / showdowns});
    }
    std::stable_sort(order.begin(), order.end(), [](auto& one, auto& other) { return one.equity > other.equity; });
    print(order);
    std::fprintf(stderr, "%zu boards, %zu hands; %.6f to %.6f\n", boards.size(), order.size(), order.front().equity,
                 order.back().equity);
}
