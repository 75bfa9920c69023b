// Two ranges of two-card hands over all boards: each board's hands in order of strength, swept once, with a
// counter for each card to leave out the hands it blocks.
#pragma once

#include <algorithm>

#include "holdings.hpp"

namespace croupier {

// A hand of either range or of both.
struct Entry {
    Held held;
    int card[2];
    std::uint64_t weight[2];
};

class Sweep {
public:
    Sweep(const Game& game, const Holding& first, const Holding& second) : game_(game) {
        for (const auto& hand : first) entries_.push_back(entry(hand, 0));
        for (const auto& hand : second) {
            auto same = std::find_if(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(first.size()),
                                     [&](auto& other) { return other.held.cards == hand.cards; });
            if (same == entries_.begin() + static_cast<std::ptrdiff_t>(first.size())) {
                place_[1].push_back(static_cast<int>(entries_.size()));
                entries_.push_back(entry(hand, 1));
            } else {
                place_[1].push_back(static_cast<int>(same - entries_.begin()));
                same->weight[1] = hand.weight;
            }
        }
        for (std::size_t i = 0; i < first.size(); ++i) place_[0].push_back(static_cast<int>(i));
    }

    std::size_t size() const { return entries_.size(); }
    const std::vector<int>& places(int player) const { return place_[player]; }

    // One thread's results and room to work.
    struct Work {
        explicit Work(std::size_t size) : result{std::vector<Against>(size), std::vector<Against>(size)}, order(size), spare(size) {}
        std::vector<Against> result[2];
        std::vector<std::uint32_t> order;  // strength above, place below
        std::vector<std::uint32_t> spare;
    };

    void sweep(Mask board, Work& work) const {
        const std::size_t hands = read(board, work);
        sort(work, hands);
        std::uint64_t all[2] = {}, on[2][CARDS] = {};
        const auto disjoint = [&](const Entry& hand, int player) {
            return all[player] - on[player][hand.card[0]] - on[player][hand.card[1]];
        };
        for (std::size_t from = 0, to; from < hands; from = to) {
            const std::uint32_t strength = work.order[from] >> 16;
            for (to = from; to < hands && work.order[to] >> 16 == strength; ++to) {
                const int at = work.order[to] & 0xFFFF;
                const Entry& hand = entries_[at];
                for (int player = 0; player < 2; ++player) {
                    if (!hand.weight[player]) continue;
                    const std::uint64_t below = disjoint(hand, 1 - player);
                    work.result[player][at].win += below;
                    work.result[player][at].tie -= below;
                }
            }
            for (std::size_t i = from; i < to; ++i) {
                const Entry& hand = entries_[work.order[i] & 0xFFFF];
                for (int player = 0; player < 2; ++player) {
                    all[player] += hand.weight[player];
                    on[player][hand.card[0]] += hand.weight[player];
                    on[player][hand.card[1]] += hand.weight[player];
                }
            }
            for (std::size_t i = from; i < to; ++i) {
                const int at = work.order[i] & 0xFFFF;
                const Entry& hand = entries_[at];
                for (int player = 0; player < 2; ++player)
                    if (hand.weight[player])
                        work.result[player][at].tie += disjoint(hand, 1 - player) + hand.weight[1 - player];
            }
        }
        for (std::size_t i = 0; i < hands; ++i) {
            const int at = work.order[i] & 0xFFFF;
            const Entry& hand = entries_[at];
            for (int player = 0; player < 2; ++player)
                if (hand.weight[player])
                    work.result[player][at].total += disjoint(hand, 1 - player) + hand.weight[1 - player];
        }
    }

private:
    Game game_;
    std::vector<Entry> entries_;
    std::vector<int> place_[2];

    static Entry entry(const Weighted& hand, int player) {
        Entry entry{Held::of(hand.cards), {highest(hand.cards), lowest(hand.cards)}, {0, 0}};
        entry.weight[player] = hand.weight;
        return entry;
    }

    std::size_t read(Mask board, Work& work) const {
        const Held shared = Held::of(board);
        const Read reading = RANKINGS[game_.high].read;
        std::size_t hands = 0;
        for (std::size_t at = 0; at < entries_.size(); ++at) {
            const Held& held = entries_[at].held;
            if (held.cards & board) continue;
            const std::uint32_t strength = game_.high == HIGH ? high(shared + held) : reading(board | held.cards);
            work.order[hands++] = strength << 16 | static_cast<std::uint32_t>(at);
        }
        return hands;
    }

    // By strength, seven bits at a time: strengths stay below 2^14.
    static void sort(Work& work, std::size_t hands) {
        for (int shift : {16, 23}) {
            std::uint32_t start[129] = {};
            for (std::size_t i = 0; i < hands; ++i) ++start[(work.order[i] >> shift & 127) + 1];
            for (int bucket = 0; bucket < 128; ++bucket) start[bucket + 1] += start[bucket];
            for (std::size_t i = 0; i < hands; ++i) work.spare[start[work.order[i] >> shift & 127]++] = work.order[i];
            work.order.swap(work.spare);
        }
    }
};

// Both ranges over the boards of some units: a row for each hand of each range.
inline void sweep_units(const Sweep& sweep, const BoardUnits& units, std::size_t from, std::size_t to, int threads,
                        std::vector<Against> (&rows)[2]) {
    std::vector<Sweep::Work> works(static_cast<std::size_t>(std::max(1, threads)), Sweep::Work(sweep.size()));
    share_out(to - from, threads, [&](std::size_t unit, std::size_t worker) {
        units.each(from + unit, [&](Mask board) { sweep.sweep(board, works[worker]); });
    });
    for (int player = 0; player < 2; ++player)
        for (int place : sweep.places(player)) {
            Against sum;
            for (const auto& work : works) sum += work.result[player][static_cast<std::size_t>(place)];
            sum.parts = POT * sum.win + POT / 2 * sum.tie;
            rows[player].push_back(sum);
        }
}

}  // namespace croupier
