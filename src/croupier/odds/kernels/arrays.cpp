// Each function returns the strengths and how many hands were read: where a hand cannot be read it stops, and
// croupier.odds says what is wrong with that one.
#include "arrays.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <memory>

#include "batch.hpp"
#include "omaha.hpp"
#include "parallel.hpp"
#include "ranking.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace croupier {
namespace {

using Masks = nb::ndarray<const Mask, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Rows = nb::ndarray<const Card, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Strengths = nb::ndarray<nb::numpy, Strength, nb::ndim<1>>;

const Ranking& ranking_of(const std::string& id) {
    for (const Ranking& ranking : RANKINGS)
        if (id == ranking.id) return ranking;
    throw nb::key_error(id.c_str());
}

// `read(from, to, out)` reads a piece and returns the place of the first hand that is none, or `to`.
template <typename Read>
std::pair<Strengths, std::size_t> read_all(std::size_t length, int threads, const Read& read) {
    auto strengths = std::make_unique<Strength[]>(length);
    std::atomic<std::size_t> bad{length};
    {
        nb::gil_scoped_release free;
        share_row(length, threads, [&](std::size_t from, std::size_t to) {
            const std::size_t stopped = read(from, to, strengths.get());
            if (stopped == to) return;
            for (std::size_t seen = bad; stopped < seen && !bad.compare_exchange_weak(seen, stopped);) {}
        });
    }
    Strength* data = strengths.release();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<Strength*>(p); });
    return {Strengths(data, {length}, owner), bad};
}

// Hand after hand with a reading of one; a hand of a wrong size or with a foreign card is none.
template <typename MaskOf>
std::pair<Strengths, std::size_t> read_each(const Ranking& ranking, std::size_t length, int threads, const MaskOf& mask_of) {
    return read_all(length, threads, [&](std::size_t from, std::size_t to, Strength* out) {
        for (std::size_t i = from; i < to; ++i) {
            const Mask hand = mask_of(i);
            const int cards = count(hand);
            if (cards < ranking.fewest || cards > ranking.most || hand & ~ranking.deck) return i;
            out[i] = ranking.read(hand);
        }
        return to;
    });
}

std::pair<Strengths, std::size_t> masks(const Masks& hands, const std::string& id, int threads) {
    const Ranking& ranking = ranking_of(id);
    if (&ranking != &RANKINGS[HIGH])
        return read_each(ranking, hands.shape(0), threads, [&](std::size_t i) { return hands.data()[i]; });
    const ReadMasks read = batch().masks;
    return read_all(hands.shape(0), threads, [&](std::size_t from, std::size_t to, Strength* out) {
        return from + read(hands.data() + from, out + from, to - from);
    });
}

// A row as a mask; 0 when a number is no card or comes twice.
Mask row_of(const Rows& rows, std::size_t i) {
    const std::size_t width = rows.shape(1);
    const Card* card = rows.data() + i * width;
    Mask hand = 0;
    for (std::size_t k = 0; k < width; ++k) {
        if (card[k] >= CARDS || hand & bit(card[k])) return 0;
        hand |= bit(card[k]);
    }
    return hand;
}

std::pair<Strengths, std::size_t> rows(const Rows& hands, const std::string& id, int threads) {
    const Ranking& ranking = ranking_of(id);
    if (&ranking != &RANKINGS[HIGH])
        return read_each(ranking, hands.shape(0), threads, [&](std::size_t i) { return row_of(hands, i); });
    const ReadRows read = batch().rows;
    const std::size_t width = hands.shape(1);
    return read_all(hands.shape(0), threads, [&](std::size_t from, std::size_t to, Strength* out) {
        return from + read(hands.data() + from * width, static_cast<int>(width), out + from, to - from);
    });
}

std::pair<Strengths, std::size_t> omaha_rows(const Rows& holes, const Rows& boards, bool low, int threads) {
    const ReadOmaha read = low ? batch().omaha_low : batch().omaha_high;
    const std::size_t width = holes.shape(1);
    return read_all(holes.shape(0), threads, [&](std::size_t from, std::size_t to, Strength* out) {
        return from + read(holes.data() + from * width, static_cast<int>(width), boards.data() + from * 5, out + from, to - from);
    });
}

// All 133,784,560 hands of seven cards, by category of high hands.
std::vector<std::uint64_t> seven_card_categories(int threads) {
    nb::gil_scoped_release free;
    std::vector<std::vector<std::uint64_t>> parts(static_cast<std::size_t>(threads),
                                                  std::vector<std::uint64_t>(HIGH_CATEGORIES));
    // The highest card with the most hands below it first, so that no thread is left with it at the end.
    share_out(CARDS - 6, threads,
              [&](std::size_t unit, std::size_t worker) { batch().sevens(CARDS - 1 - static_cast<int>(unit), parts[worker].data()); });
    for (std::size_t worker = 1; worker < parts.size(); ++worker)
        for (int i = 0; i < HIGH_CATEGORIES; ++i) parts[0][static_cast<std::size_t>(i)] += parts[worker][static_cast<std::size_t>(i)];
    return parts[0];
}

std::pair<Strength, Strength> omaha(Mask hole, Mask board) {
    const OmahaHole held(hole);
    const OmahaBoard lying(board);
    return {lying.high(held), lying.eight_or_better(held)};
}

}  // namespace

void add_arrays(nb::module_& module) {
    module.def("read_masks", masks, "hands"_a, "ranking"_a, "threads"_a);
    module.def("read_rows", rows, "hands"_a, "ranking"_a, "threads"_a);
    module.def("read_omaha_rows", omaha_rows, "holes"_a, "boards"_a, "low"_a, "threads"_a);
    module.def("omaha", omaha, "hole"_a, "board"_a);
    module.def("seven_card_categories", seven_card_categories, "threads"_a);
    module.def("instructions", [] { return batch().name; });
}

}  // namespace croupier
