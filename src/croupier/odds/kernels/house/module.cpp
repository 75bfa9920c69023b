#include "house/module.hpp"

#include <algorithm>
#include <string>

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "house/holdem.hpp"
#include "house/oasis.hpp"
#include "house/pai_gow.hpp"
#include "house/pai_gow_best.hpp"
#include "house/stud.hpp"
#include "house/three_card.hpp"
#include "house/video.hpp"

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

using Counted = std::tuple<std::array<std::array<std::uint64_t, STUD_ENDS>, STUD_RUNGS>, std::uint64_t>;

Counted counted(const StudCounts& counts) { return {counts.raised, counts.folded}; }

// For each rank of the open card.
std::array<Counted, RANKS> stud(const StudData& data, const std::array<Strength, STUD_RUNGS>& best_of, int threads) {
    const StudHouse house{std::get<0>(data), std::get<1>(data), std::get<2>(data), std::get<3>(data)};
    nb::gil_scoped_release free;
    const auto counts = stud_counts(house, best_of, threads);
    std::array<Counted, RANKS> found;
    std::transform(counts.begin(), counts.end(), found.begin(), counted);
    return found;
}

// For each rank of the open card: what kept its cards, what exchanged one, and how many deals exchanged.
std::array<std::tuple<Counted, Counted, std::uint64_t>, RANKS> oasis(
    const StudData& data, std::int64_t fee, bool forgets, const std::array<Strength, STUD_RUNGS>& best_of, int threads) {
    const StudHouse house{std::get<0>(data), std::get<1>(data), std::get<2>(data), 0};
    nb::gil_scoped_release free;
    const auto counts = oasis_counts(house, fee, forgets, best_of, threads);
    std::array<std::tuple<Counted, Counted, std::uint64_t>, RANKS> found;
    for (int rank = 0; rank < RANKS; ++rank)
        found[rank] = {counted(counts[rank].kept), counted(counts[rank].drawn), counts[rank].exchanged};
    return found;
}

nb::bytes plan_oasis(const StudData& data, std::int64_t fee, const std::array<Strength, STUD_RUNGS>& best_of, int threads) {
    const StudHouse house{std::get<0>(data), std::get<1>(data), std::get<2>(data), 0};
    std::vector<std::uint8_t> plan;
    {
        nb::gil_scoped_release free;
        plan = oasis_plan(house, fee, best_of, threads);
    }
    return nb::bytes(reinterpret_cast<const char*>(plan.data()), plan.size());
}

// Rules as rows of numbers, whether the wheel is up, whether there is a joker.
using WayData = std::tuple<std::vector<std::array<int, 10>>, bool, bool>;

PaiGowHouse way_of(const WayData& data) {
    PaiGowHouse house{{}, std::get<1>(data), std::get<2>(data)};
    for (const auto& r : std::get<0>(data)) house.rules.push_back({r[0], r[1], r[2], r[3] != 0, r[4], r[5], r[6], r[7], r[8], r[9]});
    return house;
}

Mask way_low(const WayData& data, Mask cards) { return pai_gow_low(way_of(data), cards); }

PaiGowEnds way_sample(const WayData& data, std::uint64_t seed, std::uint64_t first, std::uint64_t blocks, int threads) {
    const PaiGowHouse house = way_of(data);
    nb::gil_scoped_release free;
    return pai_gow_sample(house, seed, first, blocks, threads);
}

std::vector<std::pair<Mask, PaiGowEnds>> settings(const WayData& data, Mask cards, Mask deck, int threads) {
    const PaiGowHouse house = way_of(data);
    nb::gil_scoped_release free;
    return pai_gow_settings(house, cards, deck, threads);
}

// Hands; those not set by the house's way, with more than one setting left, missed; how ends move, in both weighings.
using BestData = std::tuple<std::array<std::int64_t, 4>, PaiGowPaid, PaiGowPaid>;

BestData way_best(const WayData& data, const PaiGowPaid& paid, const std::vector<Alike>& hands, std::uint64_t seed,
                  std::uint64_t block, int pools, std::size_t words) {
    const PaiGowHouse house = way_of(data);
    nb::gil_scoped_release free;
    const PaiGowBest best = pai_gow_best(house, paid, hands, seed, block, pools, words);
    return {{best.hands, best.others, best.open, best.missed}, best.moved[0], best.moved[1]};
}

std::vector<Alike> alike(int cards, std::uint64_t unit, std::uint64_t units) {
    nb::gil_scoped_release free;
    return up_to_suits(cards, unit, units);
}

std::array<std::uint64_t, PAI_GOW_MAKES> makes(Mask deck, int threads) {
    nb::gil_scoped_release free;
    return pai_gow_census(deck, threads);
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

// Worth; turn bets, river bets, deals; squares.
using BonusRow = std::tuple<std::int64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::int64_t>;

std::vector<BonusRow> bonus(const BonusData& data, const Rungs& best_of, std::size_t from, std::size_t to, int threads) {
    const auto& [ante, lost, bets] = data;
    std::vector<BonusRow> rows;
    nb::gil_scoped_release free;
    for (auto& s : bonus_starts({ante, lost, bets[0], bets[1], bets[2]}, best_of, from, to, threads))
        rows.emplace_back(s.worth, s.turn, s.river, s.deals, s.square);
    return rows;
}

nb::bytes plan_ultimate(const UltimateData& data, const Rungs& best_of, std::size_t from, std::size_t to, int threads) {
    std::vector<std::uint8_t> plan;
    {
        nb::gil_scoped_release free;
        plan = ultimate_plan(house_of(data), best_of, from, to, threads);
    }
    return nb::bytes(reinterpret_cast<const char*>(plan.data()), plan.size());
}

nb::bytes plan_bonus(const BonusData& data, std::size_t from, std::size_t to, int threads) {
    const auto& [ante, lost, bets] = data;
    std::vector<std::uint64_t> plan;
    {
        nb::gil_scoped_release free;
        plan = bonus_plan({ante, lost, bets[0], bets[1], bets[2]}, from, to, threads);
    }
    std::string packed;
    for (std::uint64_t one : plan)
        for (int at = 0; at < 8; ++at) packed.push_back(static_cast<char>(one >> 8 * at));
    return nb::bytes(packed.data(), packed.size());
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
    module.def("ultimate_plan", plan_ultimate, "house"_a, "best_of"_a, "start"_a, "stop"_a, "threads"_a);
    module.def("bonus_plan", plan_bonus, "house"_a, "start"_a, "stop"_a, "threads"_a);
    module.def("holdem_ends", holdem_ends, "cards"_a, "board"_a, "game"_a);
    module.def("three_card_hands", three_cards, "game"_a);
    module.def("stud_counts", stud, "house"_a, "best_of"_a, "threads"_a);
    module.def("oasis_counts", oasis, "house"_a, "fee"_a, "forgets"_a, "best_of"_a, "threads"_a);
    module.def("oasis_plan", plan_oasis, "house"_a, "fee"_a, "best_of"_a, "threads"_a);
    module.def("pai_gow_low", way_low, "way"_a, "cards"_a);
    module.def("pai_gow_sample", way_sample, "way"_a, "seed"_a, "first"_a, "blocks"_a, "threads"_a);
    module.def("pai_gow_settings", settings, "way"_a, "cards"_a, "deck"_a, "threads"_a);
    module.def("pai_gow_census", makes, "deck"_a, "threads"_a);
    module.def("up_to_suits", alike, "cards"_a, "unit"_a, "units"_a);
    module.def("pai_gow_best", way_best, "way"_a, "paid"_a, "hands"_a, "seed"_a, "block"_a, "pools"_a, "words"_a);
    module.def("stud_ends", stud_ends, "cards"_a, "up"_a, "gone"_a, "game"_a);
}

}  // namespace croupier
