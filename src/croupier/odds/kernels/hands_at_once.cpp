// Hands from Python, many at once as rows of numpy arrays or one by itself. croupier.envs has checked the game.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <utility>

#include "arrays.hpp"
#include "hands_at_once.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace croupier {
namespace {

template <typename Number, int columns>
using Given = nb::ndarray<Number, nb::ndim<columns>, nb::c_contig, nb::device::cpu>;

using StartData = std::tuple<std::vector<Chips>, std::vector<Chips>, std::vector<Chips>, int>;
using StreetData = std::tuple<bool, int, int, int, int, int, bool, int>;

const Ranking* ranking_of(const std::string& id) {
    for (const Ranking& ranking : RANKINGS)
        if (id == ranking.id) return &ranking;
    return nullptr;
}

class HandsAtOnce {
public:
    HandsAtOnce(std::size_t size, const HandGame& game) : game_(game), hands_(size), open_(size), button_(size, game_.players - 1) {}

    // Deal these hands anew, the button one seat on; `decks` has a row for each of them, `seeds` what a short stub is shuffled by.
    void deal(const Given<const std::int64_t, 1>& rows, const Given<const Card, 2>& decks, const Given<const std::uint64_t, 1>& seeds,
              const Given<std::int64_t, 1>& seats, const Given<std::int8_t, 2>& mask) {
        for (std::size_t i = 0; i < rows.shape(0); ++i) {
            const auto row = static_cast<std::size_t>(rows.data()[i]);
            button_[row] = (button_[row] + 1) % game_.players;
            hands_[row].deal(game_, button_[row], decks.data() + i * decks.shape(1), seeds.data()[i]);
            show(row, seats, mask);
        }
    }

    // Take an action in every hand. Returns the first row whose action is closed, no hand having moved, or -1.
    std::int64_t step(const Given<const std::int64_t, 1>& actions, const Given<std::int64_t, 1>& seats,
                      const Given<std::int8_t, 2>& mask, const Given<std::int64_t, 2>& won, const Given<bool, 1>& over) {
        const std::int64_t* action = actions.data();
        for (std::size_t row = 0; row < hands_.size(); ++row)
            if (action[row] < 0 || action[row] >= game_.actions() || !(open_[row] >> action[row] & 1))
                return static_cast<std::int64_t>(row);
        nb::gil_scoped_release free;
        for (std::size_t row = 0; row < hands_.size(); ++row) {
            over.data()[row] = hands_[row].act(game_, static_cast<int>(action[row]));
            if (over.data()[row]) {
                open_[row] = 0;  // until it is dealt anew, whatever comes between
                hands_[row].won(game_, won.data() + row * static_cast<std::size_t>(game_.players));
            } else {
                show(row, seats, mask);
            }
        }
        return -1;
    }

    void observe(const Given<float, 2>& seen) const {
        nb::gil_scoped_release free;
        for (std::size_t row = 0; row < hands_.size(); ++row) hands_[row].see(game_, seen.data() + row * seen.shape(1));
    }

private:
    HandGame game_;
    std::vector<OneHand> hands_;
    std::vector<std::uint64_t> open_;  // the actions of each hand once more, beside one another
    std::vector<int> button_;

    void show(std::size_t row, const Given<std::int64_t, 1>& seats, const Given<std::int8_t, 2>& mask) {
        const std::uint64_t open = open_[row] = hands_[row].opened();
        seats.data()[row] = hands_[row].actor() + 1;
        std::int8_t* const told = mask.data() + row * static_cast<std::size_t>(game_.actions());
        for (int action = 0; action < game_.actions(); ++action) told[action] = static_cast<std::int8_t>(open >> action & 1);
    }
};

// One hand by itself. It is all one piece of memory: a copy is as cheap as that.
class LoneHand {
public:
    explicit LoneHand(std::shared_ptr<const HandGame> game) : game_(std::move(game)) {}

    // `deck` are all the cards of the game, `button` a seat from 0.
    void deal(int button, const std::vector<Card>& deck, std::uint64_t seed) {
        hand_.deal(*game_, button, deck.data(), seed);
        open_ = hand_.opened();
    }

    // The actions that are open, a bit each; none where the hand is over.
    std::uint64_t open() const { return open_; }

    int seat() const { return open_ ? hand_.actor() + 1 : 0; }

    // Whether the action was open, and is done.
    bool act(std::int64_t action) {
        if (action < 0 || action >= game_->actions() || !(open_ >> action & 1)) return false;
        open_ = hand_.act(*game_, static_cast<int>(action)) ? 0 : hand_.opened();
        return true;
    }

    // What each seat has won, in a hand that is over.
    std::vector<Chips> won() const {
        std::vector<Chips> row(static_cast<std::size_t>(game_->players));
        hand_.won(*game_, row.data());
        return row;
    }

    void observe(const Given<float, 1>& seen) const { hand_.see(*game_, seen.data()); }

    LoneHand copy() const { return *this; }

private:
    std::shared_ptr<const HandGame> game_;
    OneHand hand_{};
    std::uint64_t open_ = 0;
};

}  // namespace

void add_hands_at_once(nb::module_& module) {
    nb::class_<HandGame>(module, "HandGame")
        .def(
            "__init__",
            [](HandGame* made, int players, int boards, Mask deck, const std::vector<StreetData>& streets,
               int held, std::vector<Chips> steps, std::vector<int> caps, bool cap_lifted, int bets, std::array<Chips, 3> pot,
               Chips spread, Chips full_bet, Chips short_of_blinds, Chips bring_in, bool completed, bool low_shows,
               bool odd_by_card, std::vector<std::array<Chips, 2>> shares, const std::vector<StartData>& starts,
               const std::string& high, const std::string& low, bool exactly_two, std::array<int, 16> seen) {
                std::vector<Street> each;
                for (auto& [burn, down, up, board, draw, discard, silent, opener] : streets)
                    each.push_back({burn, down, up, board, draw, discard, silent, static_cast<Opener>(opener)});
                std::vector<Start> begin;
                for (auto& [stack, bet, put_in, opens_after] : starts) begin.push_back({stack, bet, put_in, opens_after});
                const Parts parts{seen[0], seen[1], seen[2],  seen[3],  seen[4],  seen[5],  seen[6],  seen[7],
                                  seen[8], seen[9], seen[10], seen[11], seen[12], seen[13], seen[14], seen[15]};
                new (made) HandGame{players, boards, deck, count(deck), std::move(each), held, std::move(steps), std::move(caps),
                                    cap_lifted, static_cast<Bets>(bets), pot[0], pot[1], pot[2], spread, full_bet,
                                    short_of_blinds, bring_in, completed, low_shows, odd_by_card, std::move(shares),
                                    std::move(begin), ranking_of(high), ranking_of(low), exactly_two, parts};
            },
            nb::kw_only(), "players"_a, "boards"_a, "deck"_a, "streets"_a, "held"_a, "steps"_a, "caps"_a,
            "cap_lifted"_a, "bets"_a, "pot"_a, "spread"_a, "full_bet"_a, "short_of_blinds"_a, "bring_in"_a, "completed"_a,
            "low_shows"_a, "odd_by_card"_a, "shares"_a, "starts"_a, "high"_a, "low"_a, "exactly_two"_a, "seen"_a);
    nb::class_<HandsAtOnce>(module, "HandsAtOnce")
        .def(nb::init<std::size_t, const HandGame&>(), "size"_a, "game"_a)
        .def("deal", &HandsAtOnce::deal, "rows"_a, "decks"_a, "seeds"_a, "seats"_a, "mask"_a)
        .def("step", &HandsAtOnce::step, "actions"_a, "seats"_a, "mask"_a, "won"_a, "over"_a)
        .def("observe", &HandsAtOnce::observe, "seen"_a);
    nb::class_<LoneHand>(module, "LoneHand")
        .def(nb::init<std::shared_ptr<const HandGame>>(), "game"_a)
        .def("deal", &LoneHand::deal, "button"_a, "deck"_a, "seed"_a)
        .def_prop_ro("open", &LoneHand::open)
        .def_prop_ro("seat", &LoneHand::seat)
        .def("act", &LoneHand::act, "action"_a)
        .def("won", &LoneHand::won)
        .def("observe", &LoneHand::observe, "seen"_a)
        .def("copy", &LoneHand::copy);
}

}  // namespace croupier
