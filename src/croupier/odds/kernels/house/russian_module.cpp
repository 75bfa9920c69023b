#include "house/russian_module.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "house/russian_bound.hpp"
#include "house/russian_groups.hpp"
#include "house/russian_hands.hpp"
#include "house/russian_rounds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace croupier {

namespace {

using Table = std::vector<std::vector<std::int64_t>>;

// Chips (ante, bet, purchase), payouts, smallest and largest insurances, preference, answers, standings.
using HouseData = std::tuple<std::array<std::int64_t, 3>, Table, Table, Table, std::vector<std::uint8_t>,
                             std::array<bool, 5>, std::vector<std::uint16_t>>;

RussianHouse house_of(const HouseData& data) {
    const auto& [chips, payout, low, high, preference, answers, standing] = data;
    RussianHouse house{};
    house.ante = chips[0], house.bet = chips[1], house.purchase = chips[2];
    for (int first = 0; first < RUNGS; ++first) {
        for (int second = 0; second <= RUNGS; ++second) {
            house.payout[first][second] = payout.at(first).at(second);
            house.insure_low[first][second] = low.at(first).at(second);
            house.insure_high[first][second] = high.at(first).at(second);
        }
        house.preference[first] = preference.at(first);
    }
    house.straight_twice = answers[0], house.redraw = answers[1], house.insured_ante_paid = answers[2];
    house.settles_after_purchase = answers[3], house.beaten_returned = answers[4];
    for (std::size_t strength = 0; strength < house.standing.size(); ++strength)
        house.standing[strength] = standing.at(strength);
    return house;
}

std::vector<std::uint64_t> census(int cards, const HouseData& data, int threads) {
    const RussianHouse house = house_of(data);
    nb::gil_scoped_release free;
    return russian_census(cards, house, threads);
}

std::array<std::int64_t, 8> stand(const HouseData& data, Mask cards, int up, Mask stub) {
    const RussianHouse house = house_of(data);
    nb::gil_scoped_release free;
    const Stand found = russian_stand(house, cards, static_cast<Card>(up), stub);
    return {found.hands, found.no_game, found.lower, found.equal,
            found.bare,  found.insured_low, found.insured_high, found.unit};
}

// The choice, its sum as a high and a low half, and what the sum is over: draws, hands, units.
using Row = std::tuple<int, std::int64_t, std::uint64_t, std::int64_t, std::int64_t, std::int64_t>;

std::vector<Row> node(const HouseData& data, const std::vector<int>& hand, int up, Mask stub, std::uint64_t choices,
                      int threads) {
    const RussianHouse house = house_of(data);
    std::array<Card, 5> held{};
    for (std::size_t place = 0; place < 5; ++place) held[place] = static_cast<Card>(hand.at(place));
    std::vector<Row> rows;
    nb::gil_scoped_release free;
    const auto found = russian_node(house, held, static_cast<Card>(up), stub, choices, threads);
    for (int choice = 0; choice < RUSSIAN_CHOICES; ++choice) {
        const Worth& one = found[choice];
        if (choices >> choice & 1)
            rows.emplace_back(choice, static_cast<std::int64_t>(one.sum >> 64), static_cast<std::uint64_t>(one.sum),
                              one.draws, one.hands, one.unit);
    }
    return rows;
}

// For each stub what every set of cards kept is worth, as high and low halves.
using Halves = std::pair<std::int64_t, std::uint64_t>;

Halves halves(__int128 sum) { return {static_cast<std::int64_t>(sum >> 64), static_cast<std::uint64_t>(sum)}; }

std::vector<std::vector<Halves>> groups(const HouseData& data, int up, const std::vector<Mask>& stubs, int kept) {
    const RussianHouse house = house_of(data);
    std::vector<std::vector<Halves>> rows;
    nb::gil_scoped_release free;
    Mask deck = 0;
    for (const Mask stub : stubs) deck |= stub;
    RussianGroups work(house, static_cast<Card>(up), deck);
    for (const Mask stub : stubs) {
        auto& row = rows.emplace_back();
        for (const __int128 sum : work.over(stub, kept)) row.push_back(halves(sum));
    }
    return rows;
}

// Closing, the smallest and the largest insurance, and the sum of the sixth card in two halves.
using HeldRow = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::uint64_t>;

std::vector<HeldRow> hands(const HouseData& data, int up, Mask deck, const std::vector<Mask>& held) {
    const RussianHouse house = house_of(data);
    std::vector<HeldRow> rows;
    nb::gil_scoped_release free;
    for (const HeldHand& one : russian_hands(house, static_cast<Card>(up), deck, held)) {
        const auto [high, low] = halves(one.sixth);
        rows.emplace_back(one.stand.bare, one.stand.insured_low, one.stand.insured_high, high, low);
    }
    return rows;
}

std::vector<Halves> bound(const HouseData& data, int up, const std::vector<Mask>& stubs) {
    const RussianHouse house = house_of(data);
    std::vector<Halves> found;
    nb::gil_scoped_release free;
    for (const __int128 sum : russian_bound(house, static_cast<Card>(up), stubs)) found.push_back(halves(sum));
    return found;
}

// How a round ended, its net and its stake in chips, and how many were so.
using RoundRow = std::tuple<int, std::int64_t, std::int64_t, std::int64_t>;

// Ctrl-C is heard between rounds: what Python makes of it is thrown.
void stop_where_asked() {
    const nb::gil_scoped_acquire held;
    if (PyErr_CheckSignals()) throw nb::python_error();
}

std::vector<RoundRow> rounds(const HouseData& data, std::int64_t exchange, std::int64_t sixth, nb::bytes play,
                             std::uint64_t seed, std::uint64_t block, std::int64_t number) {
    const RussianHouse house = house_of(data);
    const std::string table(play.c_str(), play.size());
    std::vector<RoundRow> rows;
    nb::gil_scoped_release free;
    const FirstPlay first(table);
    const auto found = russian_rounds(house, exchange, sixth, first, Draw(seed, block), number, stop_where_asked);
    for (const auto& [played, times] : found)
        rows.emplace_back(played.ending, played.net, played.staked, times);
    return rows;
}

}  // namespace

void add_russian(nb::module_& module) {
    module.def("russian_census", census, "cards"_a, "house"_a, "threads"_a);
    module.def("russian_stand", stand, "house"_a, "cards"_a, "up"_a, "stub"_a);
    module.def("russian_bound", bound, "house"_a, "up"_a, "stubs"_a);
    module.def("russian_groups", groups, "house"_a, "up"_a, "stubs"_a, "kept"_a);
    module.def("russian_hands", hands, "house"_a, "up"_a, "deck"_a, "hands"_a);
    module.def("russian_rounds", rounds, "house"_a, "exchange"_a, "sixth"_a, "play"_a, "seed"_a, "block"_a, "rounds"_a);
    module.def("russian_node", node, "house"_a, "hand"_a, "up"_a, "stub"_a, "choices"_a, "threads"_a);
}

}  // namespace croupier
