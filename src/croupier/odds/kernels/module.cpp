// The Python face of the kernels. What comes in was checked by croupier.odds; nothing here explains an error.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>
#include <nanobind/stl/tuple.h>

#include "arrays.hpp"
#include "completions.hpp"
#include "draws.hpp"
#include "house/module.hpp"
#include "preflop.hpp"
#include "prizes.hpp"
#include "product.hpp"
#include "house/russian_module.hpp"
#include "sample.hpp"
#include "scalar.hpp"
#include "small_game.hpp"
#include "standing.hpp"
#include "two_boards.hpp"
#include "worth.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace croupier;

namespace {

using GameData = std::tuple<int, int, int, int, bool, Mask>;

Game game_of(const GameData& data) {
    return {std::get<0>(data), std::get<1>(data), std::get<2>(data),
            std::get<3>(data), std::get<4>(data), std::get<5>(data)};
}

const Ranking& ranking_of(const std::string& id) {
    const Ranking* ranking = std::begin(RANKINGS);
    while (id != ranking->id) ++ranking;
    return *ranking;
}

using TallyData = std::array<std::uint64_t, 7>;

std::vector<TallyData> data_of(const Tallies& tallies, std::size_t players) {
    std::vector<TallyData> data;
    for (std::size_t p = 0; p < players; ++p) {
        const Tally& t = tallies[p];
        data.push_back({t.win, t.tie, t.share, t.high, t.low, t.quarter, t.square});
    }
    return data;
}

std::vector<TallyData> known(const GameData& game, const std::vector<Mask>& hands, Mask board, Mask dead, int threads) {
    Tallies tallies{};
    {
        nb::gil_scoped_release free;
        tallies = known_hands(game_of(game), hands.data(), static_cast<int>(hands.size()), board, dead, threads);
    }
    return data_of(tallies, hands.size());
}

std::tuple<std::uint32_t, std::uint32_t> heads_up(Mask one, Mask two) {
    const Matchup found = matchup(Combo::of(one), Combo::of(two));
    return {found.win, found.tie};
}

using HandData = std::tuple<Mask, std::uint64_t>;
using HoldingData = std::vector<HandData>;
using Row = std::array<std::uint64_t, 4>;
using Rows = std::vector<std::vector<Row>>;

Holding holding_of(const HoldingData& data) {
    Holding holding;
    for (auto& [cards, weight] : data) holding.push_back({cards, weight});
    return holding;
}

std::vector<Holding> holdings_of(const std::vector<HoldingData>& data) {
    std::vector<Holding> holdings;
    for (auto& one : data) holdings.push_back(holding_of(one));
    return holdings;
}

std::vector<Row> rows_of(const std::vector<Against>& hands) {
    std::vector<Row> rows;
    for (auto& hand : hands) rows.push_back({hand.win, hand.tie, hand.parts, hand.total});
    return rows;
}

Rows preflop_ranges(const HoldingData& first, const HoldingData& second) {
    std::vector<Against> rows[2];
    {
        const Holding one = holding_of(first), two = holding_of(second);
        nb::gil_scoped_release free;
        std::make_unique<Preflop>()->against(one, two, rows);
    }
    return {rows_of(rows[0]), rows_of(rows[1])};
}

// Boards still to come, cut into units; asked for by number so that a long count can be shown, stopped and resumed.
BoardUnits units_of(const Game& game, Mask board, Mask dead) {
    return {game.deck & ~board & ~dead, game.board - count(board), board};
}

std::size_t board_units(const GameData& game, Mask board, Mask dead) {
    return units_of(game_of(game), board, dead).size();
}

std::vector<Mask> boards(const GameData& data, Mask board, Mask dead) {
    const BoardUnits units = units_of(game_of(data), board, dead);
    std::vector<Mask> whole;
    for (std::size_t unit = 0; unit < units.size(); ++unit) units.each(unit, [&](Mask one) { whole.push_back(one); });
    return whole;
}

// How many hands of so many cards have each strength, over the ranking's whole deck.
std::vector<std::uint64_t> census(int cards, const std::string& id, int threads) {
    const Ranking* ranking = &ranking_of(id);
    nb::gil_scoped_release free;
    const BoardUnits units(ranking->deck, cards, 0);
    std::vector<std::vector<std::uint64_t>> parts(static_cast<std::size_t>(threads));
    for (auto& part : parts) part.resize(static_cast<std::size_t>(ranking->classes) + 1);
    share_out(units.size(), threads, [&](std::size_t unit, std::size_t worker) {
        units.each(unit, [&](Mask hand) { ++parts[worker][ranking->read(hand)]; });
    });
    for (std::size_t worker = 1; worker < parts.size(); ++worker)
        for (std::size_t i = 0; i < parts[0].size(); ++i) parts[0][i] += parts[worker][i];
    return parts[0];
}

// How many of the boards to come, or of the cards a hand may draw, end in each strength.
std::vector<std::uint64_t> future(const GameData& data, Mask hand, Mask board, Mask dead, int threads) {
    const Game game = game_of(data);
    nb::gil_scoped_release free;
    const int missing = game.own - count(hand);
    const BoardUnits units(game.deck & ~(hand | board | dead), missing + game.board - count(board), 0);
    const auto classes = static_cast<std::size_t>(RANKINGS[game.high].classes) + 1;
    std::vector<std::vector<std::uint64_t>> parts(static_cast<std::size_t>(threads), std::vector<std::uint64_t>(classes));
    share_out(units.size(), threads, [&](std::size_t unit, std::size_t worker) {
        units.each(unit, [&](Mask rest) {
            const Mask own = game.board ? hand : hand | rest;
            Best high, low;
            Table(game, &own, 1).show_down(game.board ? board | rest : 0, high, low);
            ++parts[worker][high.strength];
        });
    });
    for (std::size_t worker = 1; worker < parts.size(); ++worker)
        for (std::size_t i = 0; i < classes; ++i) parts[0][i] += parts[worker][i];
    return parts[0];
}

Rows sweep_ranges(const GameData& data, const HoldingData& first, const HoldingData& second, Mask board, Mask dead,
                  std::size_t from, std::size_t to, int threads) {
    const Game game = game_of(data);
    std::vector<Against> rows[2];
    {
        const Sweep sweep(game, holding_of(first), holding_of(second));
        nb::gil_scoped_release free;
        sweep_units(sweep, units_of(game, board, dead), from, to, threads, rows);
    }
    return {rows_of(rows[0]), rows_of(rows[1])};
}

std::tuple<std::vector<TallyData>, Rows, std::uint64_t> product_ranges(const GameData& data,
                                                                       const std::vector<HoldingData>& ranges, Mask board,
                                                                       Mask dead, std::size_t from, std::size_t to,
                                                                       int threads) {
    const Game game = game_of(data);
    const std::vector<Holding> holdings = holdings_of(ranges);
    const Product product(game, holdings);
    Product::Work sum = product.work();
    {
        nb::gil_scoped_release free;
        const BoardUnits units = units_of(game, board, dead);
        std::vector<Product::Work> works(static_cast<std::size_t>(std::max(1, threads)), sum);
        share_out(to - from, threads, [&](std::size_t unit, std::size_t worker) {
            units.each(from + unit, [&](Mask whole) { product.over(whole, works[worker]); });
        });
        for (auto& work : works) sum += work;
        product.unweigh(sum);
    }
    Rows rows;
    for (auto& hands : sum.hands) rows.push_back(rows_of(hands));
    return {data_of(sum.tallies, holdings.size()), rows, sum.total};
}

std::vector<TallyData> completions(const GameData& data, const HoldingData& first, const HoldingData& second,
                                   Mask board, Mask dead) {
    const Game game = game_of(data);
    const Holding known[] = {holding_of(first), holding_of(second)};
    Tallies tallies{};
    {
        nb::gil_scoped_release free;
        Mask stub = game.deck & ~board & ~dead, fixed[2];
        for (int player = 0; player < 2; ++player) {
            fixed[player] = known[player].size() == 1 ? known[player][0].cards : 0;
            stub &= ~fixed[player];
        }
        const Holding filled[] = {filled_up(known[0], game.own, stub), filled_up(known[1], game.own, stub)};
        tallies = Completions(game, board, filled[0], filled[1], fixed[0], fixed[1]).count_all();
    }
    return data_of(tallies, 2);
}

std::vector<TallyData> two_boards(const GameData& data, const std::vector<Mask>& hands, Mask first, Mask second,
                                  Mask dead, int threads) {
    Tallies tallies{};
    {
        nb::gil_scoped_release free;
        const int players = static_cast<int>(hands.size());
        tallies = TwoBoards(game_of(data), hands.data(), players, first, second, dead).count_all(threads);
    }
    return data_of(tallies, hands.size());
}

std::vector<HandData> fill(const GameData& data, Mask cards, Mask taken) {
    const Game game = game_of(data);
    Holding filled;
    fill_up(cards, game.own - count(cards), game.deck & ~taken, 1, filled);
    std::vector<HandData> hands;
    for (auto& hand : filled) hands.emplace_back(hand.cards, hand.weight);
    return hands;
}

std::optional<std::vector<TallyData>> sample(const GameData& data, const std::vector<HoldingData>& ranges,
                                             const std::vector<Mask>& boards, Mask dead, std::uint64_t seed,
                                             std::uint64_t first, std::size_t blocks, int threads) {
    const std::vector<Holding> holdings = holdings_of(ranges);
    std::vector<Tallies> parts(blocks);
    std::atomic<bool> dealt{true};
    {
        nb::gil_scoped_release free;
        const Sampler sampler(game_of(data), holdings, boards, dead);
        share_out(blocks, threads, [&](std::size_t block, std::size_t) {
            if (dealt && !sampler.block(seed, first + block, parts[block])) dealt = false;
        });
    }
    if (!dealt) return std::nullopt;
    Tallies sum{};
    for (auto& part : parts)
        for (int p = 0; p < SEATS; ++p) sum[p] += part[p];
    return data_of(sum, holdings.size());
}

// For who decides in a moment: bots.
using OtherData = std::tuple<Mask, int>;
using StandingData = std::tuple<std::array<double, EIGHTHS>, double, std::array<double, 2>, double>;

template <std::size_t Count>
nb::tuple tuple_of(const std::array<double, Count>& numbers) {
    nb::object tuple = nb::steal(PyTuple_New(Count));
    for (std::size_t at = 0; at < Count; ++at)
        PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(at), PyFloat_FromDouble(numbers[at]));
    return nb::borrow<nb::tuple>(tuple);
}

std::optional<std::vector<nb::tuple>> stands(const GameData& data, Mask own, const std::vector<Mask>& boards,
                                             const std::vector<OtherData>& others, Mask dead, std::uint64_t seed, int ways,
                                             int hands, int of) {
    std::vector<Other> players;
    for (auto& [up, down] : others) players.push_back({up, down});
    const Stand stand(game_of(data), own, boards, players, dead);
    for (const auto& player : players)
        if (!stand.can_deal(player)) return std::nullopt;
    std::vector<nb::tuple> found;
    for (std::size_t player = 0; player < players.size(); ++player) {
        const Standing each = stand.against(player, seed, {ways, hands, of});
        found.push_back(nb::make_tuple(tuple_of(each.won), each.place, tuple_of(each.together), each.whole));
    }
    return found;
}

using ChipsData = std::tuple<double, double, double, double, double, double, double, double, double, int, int, double>;
using OpponentData = std::tuple<std::size_t, double, bool>;
using RaiseData = std::tuple<double, double>;

std::tuple<double, std::vector<RaiseData>> worth(const std::vector<StandingData>& standings,
                                                 const std::vector<OpponentData>& others, const ChipsData& chips,
                                                 const std::array<double, 12>& judged, double blur,
                                                 const std::vector<double>& totals) {
    std::vector<Standing> stands;
    for (auto& [won, place, together, whole] : standings) stands.push_back({won, place, together, whole});
    std::vector<Opponent> opponents;
    for (auto& [standing, bet, all_in] : others) opponents.push_back({standing, bet, all_in});
    const auto made = [](auto... each) { return Chips{each...}; };
    const auto of = [](const std::array<double, 12>& by) {
        return Judgement{by[0], by[1], by[2], by[3], by[4], by[5], by[6], by[7], by[8], by[9], by[10], by[11]};
    };
    const Worth found(stands, opponents, std::apply(made, chips), of(judged));
    std::vector<RaiseData> raises;
    for (const double to : totals) {
        const Raise raise = found.raise(to);
        raises.emplace_back(raise.worth, raise.called);
    }
    return {found.staying(blur), raises};
}

std::tuple<std::vector<unsigned>, std::vector<std::vector<double>>, std::vector<nb::bytes>> low_table(
    const std::string& ranking, int size, int draws, Mask deck) {
    const LowTable table(ranking_of(ranking), size, draws, deck);
    std::vector<nb::bytes> grades;
    for (const auto& row : table.grades()) grades.emplace_back(row.data(), row.size() * sizeof(row[0]));
    return {table.sets(), table.values(), grades};
}

using TriedData = std::tuple<Mask, std::uint64_t, std::vector<std::array<std::uint64_t, GRADES>>>;

TriedData best_draw(const std::vector<std::string>& rankings, const std::vector<std::vector<Strength>>& others,
                    Mask cards, Mask stub, int draws, int fewest, int most, std::uint64_t seed, std::size_t first,
                    std::size_t likely, std::size_t tries) {
    std::vector<const Ranking*> read;
    for (const auto& id : rankings) read.push_back(&ranking_of(id));
    Tried tried;
    {
        nb::gil_scoped_release free;
        tried = Draws(read, others, cards, stub, draws, seed).best(fewest, most, first, likely, tries);
    }
    return {tried.kept, tried.value, tried.grades};
}

using Rows64 = std::vector<std::vector<double>>;

Rows64 equilibrium(const std::vector<double>& weight, const std::vector<int>& player,
                   const std::vector<std::vector<int>>& next, const std::vector<std::vector<int>>& seen,
                   const Rows64& ends, int rounds) {
    const SmallGame game{weight, player, next, seen, ends};
    nb::gil_scoped_release free;
    Equilibrium found(game);
    found.solve(rounds);
    return found.strategy();
}

Money icm(const Money& stacks, const Money& prizes) {
    nb::gil_scoped_release free;
    return icm_exact(stacks, prizes);
}

Money bounties(const Money& stacks, const Money& heads, double cash) {
    nb::gil_scoped_release free;
    return bounties_exact(stacks, heads, cash);
}

std::tuple<Money, Money> finishes(const Money& stacks, const Money& prizes, const Money& heads, double cash,
                                  std::uint64_t seed, std::uint64_t first, std::size_t blocks, int threads) {
    nb::gil_scoped_release free;
    std::vector<Drawn> parts(blocks, {Money(stacks.size()), Money(stacks.size())});
    share_out(blocks, threads, [&](std::size_t block, std::size_t) {
        draw_finishes(stacks, prizes, heads, cash, seed, first + block, parts[block]);
    });
    Drawn sum{Money(stacks.size()), Money(stacks.size())};
    for (auto& part : parts)
        for (std::size_t p = 0; p < stacks.size(); ++p) {
            sum.sum[p] += part.sum[p];
            sum.square[p] += part.square[p];
        }
    return {sum.sum, sum.square};
}

}  // namespace

NB_MODULE(_kernels, module) {
    // Whoever ends his session with a batch at hand has lost nothing.
    nb::set_leak_warnings(false);
    add_scalar(module.ptr());
    add_arrays(module);
    add_hands_at_once(module);
    add_russian(module);
    add_house(module);
    module.def("known_hands", known, "game"_a, "hands"_a, "board"_a, "dead"_a, "threads"_a);
    module.def("matchup", heads_up, "one"_a, "two"_a);
    module.def("preflop_ranges", preflop_ranges, "first"_a, "second"_a);
    module.def("board_units", board_units, "game"_a, "board"_a, "dead"_a);
    module.def("boards", boards, "game"_a, "board"_a, "dead"_a);
    module.def("future", future, "game"_a, "hand"_a, "board"_a, "dead"_a, "threads"_a);
    module.def("census", census, "cards"_a, "ranking"_a, "threads"_a);
    module.def("sweep_ranges", sweep_ranges, "game"_a, "first"_a, "second"_a, "board"_a, "dead"_a, "start"_a, "stop"_a,
               "threads"_a);
    module.def("product_ranges", product_ranges, "game"_a, "ranges"_a, "board"_a, "dead"_a, "start"_a, "stop"_a,
               "threads"_a);
    module.def("completions", completions, "game"_a, "first"_a, "second"_a, "board"_a, "dead"_a);
    module.def("two_boards", two_boards, "game"_a, "hands"_a, "first"_a, "second"_a, "dead"_a, "threads"_a);
    module.def("fill", fill, "game"_a, "cards"_a, "taken"_a);
    module.def("icm", icm, "stacks"_a, "prizes"_a);
    module.def("bounties", bounties, "stacks"_a, "heads"_a, "cash"_a);
    module.def("finishes", finishes, "stacks"_a, "prizes"_a, "heads"_a, "cash"_a, "seed"_a, "first"_a, "blocks"_a,
               "threads"_a);
    module.def("stands", stands, "game"_a, "own"_a, "boards"_a, "others"_a, "dead"_a, "seed"_a, "ways"_a, "hands"_a, "of"_a);
    module.def("worth", worth, "standings"_a, "others"_a, "chips"_a, "judged"_a, "blur"_a, "totals"_a);
    module.def("low_table", low_table, "ranking"_a, "size"_a, "draws"_a, "deck"_a);
    module.def("best_draw", best_draw, "rankings"_a, "others"_a, "cards"_a, "stub"_a, "draws"_a, "fewest"_a, "most"_a,
               "seed"_a, "first"_a, "likely"_a, "tries"_a);
    module.def("equilibrium", equilibrium, "weight"_a, "player"_a, "next"_a, "seen"_a, "ends"_a, "rounds"_a);
    module.def("sample", sample, "game"_a, "ranges"_a, "boards"_a, "dead"_a, "seed"_a, "first"_a, "blocks"_a, "threads"_a);
}
