#include "house_module.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "house_holdem.hpp"
#include "house_stud.hpp"
#include "house_three_card.hpp"
#include "house_video.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace croupier {

namespace {

// The lowest rank, whether there is a joker, the wild cards, the rungs of five cards, what a rung is paid.
using MachineData = std::tuple<int, bool, Mask, std::vector<std::uint8_t>, std::vector<std::int64_t>>;

Machine machine_of(const MachineData& data) {
    const auto& [lowest, joker, wild, rungs, paid] = data;
    return {lowest, joker, wild, rungs, paid};
}

std::tuple<Draws, std::uint64_t, std::uint64_t> played(const MachineData& data) {
    const Machine machine = machine_of(data);
    nb::gil_scoped_release free;
    const Played found = video_played(machine);
    return {found.counts, found.hands, found.unit};
}

std::array<Draws, HOLDS> draws(const MachineData& data, const std::array<std::uint8_t, 5>& hand) {
    const Machine machine = machine_of(data);
    nb::gil_scoped_release free;
    return video_draws(machine, hand);
}

nb::bytes holds(const MachineData& data) {
    const Machine machine = machine_of(data);
    std::vector<std::uint8_t> found;
    {
        nb::gil_scoped_release free;
        found = video_holds(machine);
    }
    return nb::bytes(reinterpret_cast<const char*>(found.data()), found.size());
}

// The dealer's weakest game, nets of a raise by category and end, of a fold, and the weakest hand that raises.
using StudData = std::tuple<Strength, std::array<std::array<std::int64_t, STUD_ENDS>, STUD_RUNGS>, std::int64_t, Strength>;

std::tuple<std::array<std::array<std::uint64_t, STUD_ENDS>, STUD_RUNGS>, std::uint64_t> stud(
    const StudData& data, const std::array<Strength, STUD_RUNGS>& best_of, int threads) {
    const StudHouse house{std::get<0>(data), std::get<1>(data), std::get<2>(data), std::get<3>(data)};
    nb::gil_scoped_release free;
    const StudCounts counts = stud_counts(house, best_of, threads);
    return {counts.raised, counts.folded};
}

// Nets without the play bet by category and end, nets of one of its chips by end, its sizes, a fold, the dealer's game.
using UltimateData = std::tuple<std::array<std::array<std::int64_t, HOLDEM_ENDS>, HOLDEM_RUNGS>,
                                std::array<std::int64_t, HOLDEM_ENDS>, std::array<std::int64_t, 3>, std::int64_t, Strength>;
using Rungs = std::array<Strength, HOLDEM_RUNGS>;

UltimateHouse house_of(const UltimateData& data) {
    return {std::get<0>(data), std::get<1>(data), std::get<2>(data), std::get<3>(data), std::get<4>(data)};
}

// Early and late nets and squares, the net of one early chip; flop bets, river bets, deals.
using StartData = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::uint64_t, std::uint64_t, std::uint64_t>;

std::vector<StartData> ultimate(const UltimateData& data, const Rungs& best_of, std::size_t from, std::size_t to,
                                int threads) {
    std::vector<StartData> rows;
    nb::gil_scoped_release free;
    for (auto& s : ultimate_starts(house_of(data), best_of, from, to, threads))
        rows.emplace_back(s.early, s.late, s.early_square, s.late_square, s.chip, s.flop, s.river, s.deals);
    return rows;
}

std::array<std::int64_t, 2> after_flop(const UltimateData& data, const Rungs& best_of, Mask cards, Mask flop) {
    nb::gil_scoped_release free;
    return ultimate_flop(house_of(data), best_of, cards, flop);
}

// What the ante wins by category and loses, and the sizes of the three bets.
using BonusData = std::tuple<std::array<std::int64_t, HOLDEM_RUNGS>, std::int64_t, std::array<std::int64_t, 3>>;

std::vector<std::tuple<std::int64_t, std::uint64_t, std::uint64_t, std::uint64_t>> bonus(const BonusData& data,
                                                                                         const Rungs& best_of,
    std::size_t from, std::size_t to, int threads) {
    const auto& [ante, lost, bets] = data;
    std::vector<std::tuple<std::int64_t, std::uint64_t, std::uint64_t, std::uint64_t>> rows;
    nb::gil_scoped_release free;
    for (auto& s : bonus_starts({ante, lost, bets[0], bets[1], bets[2]}, best_of, from, to, threads))
        rows.emplace_back(s.worth, s.turn, s.river, s.deals);
    return rows;
}

std::vector<std::tuple<std::array<int, 3>, int, std::array<std::uint32_t, 4>>> three_cards(Strength game) {
    std::vector<std::tuple<std::array<int, 3>, int, std::array<std::uint32_t, 4>>> rows;
    nb::gil_scoped_release free;
    for (auto& hand : three_card_hands(game)) rows.emplace_back(hand.cards, hand.stands_for, hand.ends);
    return rows;
}

}  // namespace

void add_house(nb::module_& module) {
    module.def("video_played", played, "machine"_a);
    module.def("video_draws", draws, "machine"_a, "hand"_a);
    module.def("video_holds", holds, "machine"_a);
    module.def("ultimate_starts", ultimate, "house"_a, "best_of"_a, "start"_a, "stop"_a, "threads"_a);
    module.def("ultimate_flop", after_flop, "house"_a, "best_of"_a, "cards"_a, "flop"_a);
    module.def("bonus_starts", bonus, "house"_a, "best_of"_a, "start"_a, "stop"_a, "threads"_a);
    module.def("holdem_ends", holdem_ends, "cards"_a, "board"_a, "game"_a);
    module.def("three_card_hands", three_cards, "game"_a);
    module.def("stud_counts", stud, "house"_a, "best_of"_a, "threads"_a);
    module.def("stud_ends", stud_ends, "cards"_a, "up"_a, "gone"_a, "game"_a);
}

}  // namespace croupier
