// Writes the static tables. Slow and plain on purpose: every class is read card by card and sorted.
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "../keys.hpp"

namespace {

using namespace croupier;
using Counts = std::array<int, RANKS>;
using Reading = std::vector<int>;  // category, then the deciding ranks; sorts like the hand

enum Category { NO_PAIR, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH };
constexpr int STANDARD[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
constexpr int SHORT[] = {0, 1, 2, 3, 4, 6, 5, 7, 8};  // a flush beats a full house

struct Order {
    const int* category;
    int lowest;
    bool wheel;
};
constexpr Order HIGH_ORDER{STANDARD, 0, true};
constexpr Order SHORT_ORDER{SHORT, SHORT_LOWEST, true};
constexpr Order LOWBALL_ORDER{STANDARD, 0, false};

unsigned mask_of(const Counts& counts) {
    unsigned mask = 0;
    for (int r = 0; r < RANKS; ++r)
        if (counts[r]) mask |= 1u << r;
    return mask;
}

int straight(unsigned mask, const Order& order) {
    for (int top = 12; top >= order.lowest + 4; --top)
        if ((mask >> (top - 4) & 31) == 31) return top;
    const unsigned wheel = 1u << 12 | 15u << order.lowest;
    return order.wheel && (mask & wheel) == wheel ? order.lowest + 3 : -1;
}

Reading read_five(const Counts& counts, bool suited, const Order& order) {
    std::vector<std::pair<int, int>> groups;
    for (int r = 12; r >= 0; --r)
        if (counts[r]) groups.emplace_back(counts[r], r);
    std::stable_sort(groups.begin(), groups.end(), [](auto& a, auto& b) { return a.first > b.first; });
    Reading ranks;
    for (auto& group : groups) ranks.push_back(group.second);
    const int top = groups.size() == 5 ? straight(mask_of(counts), order) : -1;
    int category = NO_PAIR;
    if (groups[0].first == 4) category = QUADS;
    else if (groups[0].first == 3) category = groups[1].first == 2 ? FULL_HOUSE : TRIPS;
    else if (groups[0].first == 2) category = groups[1].first == 2 ? TWO_PAIRS : PAIR;
    else if (top >= 0) category = suited ? STRAIGHT_FLUSH : STRAIGHT;
    else if (suited) category = FLUSH;
    if (top >= 0) ranks = {top};
    ranks.insert(ranks.begin(), order.category[category]);
    return ranks;
}

template <typename Visit>
void each_ranks(int cards, int lowest, Visit visit, Counts counts = {}, int from = 0) {
    if (cards == 0) return visit(counts);
    for (int r = std::max(from, lowest); r < RANKS; ++r) {
        if (counts[r] == 4) continue;
        ++counts[r];
        each_ranks(cards - 1, lowest, visit, counts, r);
        --counts[r];
    }
}

template <typename Visit>
void each_subset(const Counts& counts, int cards, Visit visit, Counts chosen = {}, int rank = 0) {
    if (cards == 0) return visit(chosen);
    if (rank == RANKS) return;
    for (int n = 0; n <= std::min(counts[rank], cards); ++n) {
        chosen[rank] = n;
        each_subset(counts, cards - n, visit, chosen, rank + 1);
    }
}

Counts counts_of(unsigned mask) {
    Counts counts{};
    for (int r = 0; r < RANKS; ++r) counts[r] = mask >> r & 1;
    return counts;
}

// Five-card classes of one order: a reading's number, the worst 1.
struct Classes {
    Order order;
    std::map<Reading, int> number;

    explicit Classes(const Order& order) : order(order) {
        const auto add = [&](const Counts& counts) {
            number.emplace(read_five(counts, false, order), 0);
            if (*std::max_element(counts.begin(), counts.end()) == 1) number.emplace(read_five(counts, true, order), 0);
        };
        each_ranks(5, order.lowest, add);
        int next = 0;
        for (auto& entry : number) entry.second = ++next;
    }
    int five(const Counts& counts, bool suited) const { return number.at(read_five(counts, suited, order)); }
    int best(const Counts& counts, bool suited) const {
        int best = 0;
        each_subset(counts, 5, [&](const Counts& held) { best = std::max(best, five(held, suited)); });
        return best;
    }
};

void write(const char* type, const std::string& name, const std::vector<std::uint32_t>& values) {
    std::printf("alignas(64) extern const %s %s[%zu] = {", type, name.c_str(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i) std::printf("%s%u,", i % 16 ? "" : "\n", values[i]);
    std::printf("\n};\n");
}

// Rows of the sparse table by sum, each pushed to the first place where it fits, the fullest first.
void write_displaced(const Classes& classes, const char* row_type, const std::string& name, int bits, int sum_bits,
                     std::uint32_t (*key)(int)) {
    const std::uint32_t rows = 1u << (sum_bits - bits);
    std::vector<std::vector<std::pair<std::uint32_t, int>>> row(rows);
    for (int cards = 5; cards <= 7; ++cards)
        each_ranks(cards, classes.order.lowest, [&](const Counts& counts) {
            std::uint32_t sum = 0;
            for (int r = classes.order.lowest; r < RANKS; ++r) sum += counts[r] * key(r);
            sum &= (1u << sum_bits) - 1;
            row[sum >> bits].emplace_back(sum & ((1u << bits) - 1), classes.best(counts, false));
        });
    std::vector<std::uint32_t> order(rows), place(rows), table(1u << bits);
    for (std::uint32_t r = 0; r < rows; ++r) order[r] = r;
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return row[a].size() > row[b].size(); });
    std::size_t first_free = 0;
    for (auto r : order) {
        if (row[r].empty()) continue;
        const std::uint32_t least = std::min_element(row[r].begin(), row[r].end())->first;
        std::size_t at = first_free > least ? first_free - least : 0;
        for (;; ++at) {
            table.resize(std::max(table.size(), at + (std::size_t{1} << bits)));
            if (std::all_of(row[r].begin(), row[r].end(), [&](auto& e) { return table[at + e.first] == 0; })) break;
        }
        for (auto& entry : row[r]) table[at + entry.first] = entry.second;
        place[r] = static_cast<std::uint32_t>(at);
        while (first_free < table.size() && table[first_free]) ++first_free;
    }
    write(row_type, name + "_ROW", place);
    write("std::uint16_t", name + "_BY_SUM", table);
}

void write_suits(const Classes& classes, const std::string& name) {
    std::vector<std::uint32_t> table(1u << (RANKS - classes.order.lowest));
    for (unsigned mask = 0; mask < table.size(); ++mask)
        if (__builtin_popcount(mask) >= 5) table[mask] = classes.best(counts_of(mask << classes.order.lowest), true);
    write("std::uint16_t", name + "_BY_SUIT", table);
}

void write_triples(const Classes& high) {
    std::vector<std::uint32_t> table(TRIPLES * PAIR_STRIDE);
    for (int a = 0; a < RANKS; ++a)
        for (int b = 0; b <= a; ++b)
            for (int c = 0; c <= b; ++c)
                for (int d = 0; d < RANKS; ++d)
                    for (int e = 0; e <= d; ++e) {
                        Counts counts{};
                        for (int r : {a, b, c, d, e}) ++counts[r];
                        if (*std::max_element(counts.begin(), counts.end()) <= 4)
                            table[triple_number(a, b, c) * PAIR_STRIDE + pair_number(d, e)] = high.five(counts, false);
                    }
    write("std::uint16_t", "HIGH_BY_TRIPLE", table);
}

void write_suit_keys() {
    std::vector<std::uint32_t> keys;
    for (unsigned mask = 0; mask < 1u << RANKS; ++mask) {
        std::uint32_t key = 0;
        for (int r = 0; r < RANKS; ++r) key += (mask >> r & 1) * rank_key(r);
        const auto held = static_cast<std::uint32_t>(__builtin_popcount(mask));
        keys.push_back(key << (32 - SUM_BITS) | held << 1 | (held >= 5));
    }
    write("std::uint32_t", "HIGH_SUIT_KEY", keys);
}

// Lowball readings count from the ace; the higher a reading sorts, the worse the hand.
Reading read_ace_to_five(const Counts& counts) {
    Counts turned{};
    for (int r = 0; r < RANKS; ++r) turned[(r + 1) % RANKS] = counts[r];
    std::vector<std::pair<int, int>> groups;
    for (int r = 12; r >= 0; --r)
        if (turned[r]) groups.emplace_back(turned[r], r);
    std::stable_sort(groups.begin(), groups.end(), [](auto& a, auto& b) { return a.first > b.first; });
    Reading reading;
    for (auto& group : groups) reading.push_back(group.first);
    reading.resize(5);
    for (auto& group : groups) reading.push_back(group.second);
    return reading;
}

void write_lowball(const Classes& high) {
    const Classes turned(LOWBALL_ORDER);
    const int classes = static_cast<int>(high.number.size());
    std::vector<std::uint32_t> deuce(classes + 1), ace(classes + 1), by_ranks(1u << RANKS), eight(256);
    std::map<Reading, int> lows;
    each_ranks(5, 0, [&](const Counts& counts) { lows.emplace(read_ace_to_five(counts), 0); });
    int next = static_cast<int>(lows.size());
    for (auto& low : lows) low.second = next--;
    each_ranks(5, 0, [&](const Counts& counts) {
        for (bool suited : {false, true}) {
            if (suited && *std::max_element(counts.begin(), counts.end()) > 1) continue;
            const int five = high.five(counts, suited);
            deuce[five] = classes + 1 - turned.five(counts, suited);
            ace[five] = lows.at(read_ace_to_five(counts));
        }
    });
    for (unsigned mask = 0; mask < by_ranks.size(); ++mask) {
        unsigned low = 0;  // bit 0 is the ace
        const unsigned all = (mask << 1 | mask >> 12) & 0x1FFF;
        for (int r = 0; r < RANKS && __builtin_popcount(low) < 5; ++r) low |= all & 1u << r;
        if (__builtin_popcount(low) < 5) continue;
        const unsigned held = (low >> 1 | low << 12) & 0x1FFF;
        by_ranks[mask] = lows.at(read_ace_to_five(counts_of(held)));
        if (low < 256 && all == low) eight[low] = 0;
    }
    int worst_eight = static_cast<int>(lows.size());
    for (unsigned low = 0; low < 256; ++low) {
        if (__builtin_popcount(low) < 5) continue;
        eight[low] = by_ranks[(low >> 1 | low << 12) & 0x1FFF];
        worst_eight = std::min<int>(worst_eight, eight[low]);
    }
    for (auto& value : eight)
        if (value) value -= worst_eight - 1;
    write("std::uint16_t", "DEUCE_TO_SEVEN_BY_HIGH", deuce);
    write("std::uint16_t", "ACE_TO_FIVE_BY_HIGH", ace);
    write("std::uint16_t", "ACE_TO_FIVE_BY_RANKS", by_ranks);
    write("std::uint8_t", "EIGHT_OR_BETTER_BY_RANKS", eight);
}

void write_badugi(const std::string& name, bool aces_low) {
    std::map<std::pair<int, unsigned>, unsigned> order;  // fewer cards is worse, then the higher mask
    for (unsigned mask = 1; mask < 1u << RANKS; ++mask) {
        const unsigned turned = aces_low ? (mask << 1 | mask >> 12) & 0x1FFF : mask;
        if (__builtin_popcount(mask) <= 4) order[{__builtin_popcount(mask), 0x1FFF - turned}] = mask;
    }
    std::vector<std::uint32_t> table(1u << RANKS);
    std::uint32_t next = 0;
    for (auto& entry : order) table[entry.second] = ++next;
    write("std::uint16_t", name, table);
}

void write_three_card() {
    std::map<Reading, std::vector<std::pair<int, bool>>> order;
    const auto add = [&](int a, int b, int c, bool suited) {
        Reading reading;
        const bool wheel = a == 12 && b == 1 && c == 0;
        const bool straight = wheel || (a == b + 1 && b == c + 1);
        if (a == c) reading = {4, a};
        else if (a == b || b == c) reading = {1, b, a == b ? c : a};
        else if (straight) reading = {suited ? 5 : 3, wheel ? 1 : a};
        else reading = {suited ? 2 : 0, a, b, c};
        order[reading].emplace_back(triple_number(a, b, c), suited);
    };
    for (int a = 0; a < RANKS; ++a)
        for (int b = 0; b <= a; ++b)
            for (int c = 0; c <= b; ++c) {
                add(a, b, c, false);
                if (a != b && b != c) add(a, b, c, true);
            }
    std::vector<std::uint32_t> offsuit(TRIPLES), suited(TRIPLES);
    std::uint32_t next = 0;
    for (auto& entry : order) {
        ++next;
        for (auto& triple : entry.second) (triple.second ? suited : offsuit)[triple.first] = next;
    }
    write("std::uint16_t", "THREE_CARD_OFFSUIT", offsuit);
    write("std::uint16_t", "THREE_CARD_SUITED", suited);
}

}  // namespace

int main() {
    const Classes high(HIGH_ORDER), low_deck(SHORT_ORDER);
    std::printf("#include <cstdint>\nnamespace croupier {\n");
    write_displaced(high, "std::uint32_t", "HIGH", COLUMN_BITS, SUM_BITS, rank_key);
    write_triples(high);
    write_suits(high, "HIGH");
    write_suit_keys();
    write_displaced(low_deck, "std::uint16_t", "SHORT", SHORT_COLUMN_BITS, SHORT_SUM_BITS, short_key);
    write_suits(low_deck, "SHORT");
    write_lowball(high);
    write_badugi("BADUGI_BY_RANKS", true);
    write_badugi("DEUCE_BADUGI_BY_RANKS", false);
    write_three_card();
    std::printf("}  // namespace croupier\n");
}
