// Work shared out to threads by number; sums are whole numbers, so the order does not matter.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace croupier {

// `work(unit, worker)` for every unit from 0; the calling thread works too.
template <typename Work>
inline void share_out(std::size_t units, int threads, Work work) {
    const auto workers = std::min(units, static_cast<std::size_t>(std::max(1, threads)));
    std::atomic<std::size_t> next{0};
    const auto take = [&](std::size_t worker) {
        for (std::size_t unit = next++; unit < units; unit = next++) work(unit, worker);
    };
    std::vector<std::thread> others;
    for (std::size_t worker = 1; worker < workers; ++worker) others.emplace_back(take, worker);
    take(0);
    for (auto& other : others) other.join();
}

// `work(from, to)` for pieces of a long row.
template <typename Work>
inline void share_row(std::size_t length, int threads, Work work) {
    constexpr std::size_t PIECE = 1 << 16;
    share_out((length + PIECE - 1) / PIECE, threads,
              [&](std::size_t unit, std::size_t) { work(unit * PIECE, std::min(length, (unit + 1) * PIECE)); });
}

}  // namespace croupier
