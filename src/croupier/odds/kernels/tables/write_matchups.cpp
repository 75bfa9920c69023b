// Writes the table of pre-flop match-ups, each row counted over all its 1,712,304 boards.
#include <cstdio>
#include <memory>
#include <set>
#include <thread>
#include <vector>

#include "../board_classes.hpp"
#include "../matchups.hpp"

namespace {

using namespace croupier;

Combo drawn(int starting_hand) {
    const int row = starting_hand / RANKS, column = starting_hand % RANKS;
    if (row > column) return {4 * row, 4 * column};
    return Combo::sorted(4 * column, 4 * row + 1);
}

std::vector<Place> rows() {
    std::set<Place> places;
    for (int hand = 0; hand < STARTING_HANDS; ++hand) {
        const Combo one = drawn(hand);
        for (int high = 1; high < CARDS; ++high)
            for (int low = 0; low < high; ++low) {
                const Combo two{high, low};
                bool turned = false;
                if (!(one.mask() & two.mask())) places.insert(canonical(one, two, turned));
            }
    }
    return {places.begin(), places.end()};
}

Combo combo(int number) {
    int high = 1;
    while (high * (high + 1) / 2 <= number) ++high;
    return {high, number - high * (high - 1) / 2};
}

template <typename Value>
void write(const char* type, const char* name, const std::vector<Value>& values) {
    std::printf("alignas(64) extern const %s %s[%zu] = {", type, name, values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        std::printf("%s%lluu,", i % 16 ? "" : "\n", static_cast<unsigned long long>(values[i]));
    std::printf("\n};\n");
}

}  // namespace

int main() {
    const std::vector<Place> places = rows();
    if (places.size() != MATCHUPS) return 1;

    std::vector<std::uint64_t> bits(STARTING_HANDS * COMBO_WORDS);
    std::vector<std::uint16_t> before(bits.size()), boards(3 * places.size());
    for (auto& place : places) bits[place.first * COMBO_WORDS + place.second / 64] |= std::uint64_t{1} << place.second % 64;
    int row = 0;
    for (std::size_t word = 0; word < bits.size(); ++word) {
        before[word] = static_cast<std::uint16_t>(row);
        row += count(bits[word]);
    }

    const unsigned workers = std::max(1u, std::thread::hardware_concurrency());
    const auto work = [&](unsigned worker) {
        for (std::size_t i = worker; i < places.size(); i += workers) {
            const Mask hands[] = {drawn(places[i].first).mask(), combo(places[i].second).mask()};
            const Tallies counted = std::make_unique<BoardClasses>(hands, 2, 0)->count_all();
            const std::uint64_t packed = counted[0].win | counted[0].tie << 24;
            for (int part = 0; part < 3; ++part) boards[3 * i + part] = static_cast<std::uint16_t>(packed >> 16 * part);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned worker = 0; worker < workers; ++worker) threads.emplace_back(work, worker);
    for (auto& thread : threads) thread.join();

    std::printf("#include <cstdint>\nnamespace croupier {\n");
    write("std::uint64_t", "MATCHUP_BITS", bits);
    write("std::uint16_t", "MATCHUP_ROW", before);
    write("std::uint16_t", "MATCHUP_BOARDS", boards);
    std::printf("}  // namespace croupier\n");
}
