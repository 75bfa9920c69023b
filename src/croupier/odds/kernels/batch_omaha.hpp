// Omaha hands one after another. Included, like batch_scalar.hpp, by each file that is compiled for its own set of
// instructions: the ten rows of a board's triples are laid over each other as wide as they allow.
#pragma once

#include "batch.hpp"
#include "put_aside.hpp"
#include "tables.hpp"

namespace croupier {
namespace {

struct OmahaPlaces {
    std::uint8_t pair[RANKS][RANKS];
    std::uint16_t triple[PAIRS][RANKS];
    std::uint8_t low[CARDS];             // a bit for a rank up to the eight, the ace lowest
    std::uint8_t lowest_three[256];
};

constexpr OmahaPlaces omaha_places() {
    OmahaPlaces places{};
    for (int a = 0; a < RANKS; ++a)
        for (int b = 0; b < RANKS; ++b) {
            places.pair[a][b] = static_cast<std::uint8_t>(pair_number(a, b));
            for (int c = 0; c < RANKS; ++c)
                places.triple[pair_number(a, b)][c] = static_cast<std::uint16_t>(triple_number(a, b, c));
        }
    for (int card = 0; card < CARDS; ++card) {
        const int rank = (rank_of(card) + 1) % RANKS;
        places.low[card] = static_cast<std::uint8_t>(rank < 8 ? 1 << rank : 0);
    }
    for (int ranks = 0; ranks < 256; ++ranks) {
        int left = ranks, taken = 0;
        for (int i = 0; i < 3; ++i) {
            taken |= left & -left;
            left &= left - 1;
        }
        places.lowest_three[ranks] = static_cast<std::uint8_t>(taken);
    }
    return places;
}
constexpr OmahaPlaces OMAHA = omaha_places();

typedef std::int16_t Sixteen __attribute__((vector_size(32), may_alias));

// The suit of which hand and board hold enough for a flush, above four times its number; 0 for none.
inline unsigned omaha_flush_suit(const Card* hole, int width, const Card* board) {
    unsigned lying = 0, held = 0;
    for (int i = 0; i < 5; ++i) lying += 1u << 4 * (board[i] & 3);
    for (int i = 0; i < width; ++i) held += 1u << 4 * (hole[i] & 3);
    return (lying + 0x5555) & (held + 0x6666) & 0x8888;
}

inline Strength omaha_flush(const Card* hole, int width, const Card* board) {
    const unsigned suit = static_cast<unsigned>(__builtin_ctz(omaha_flush_suit(hole, width, board))) >> 2;
    unsigned held[6], lying[5];
    int in_hand = 0, on_board = 0;
    for (int i = 0; i < width; ++i)
        if ((hole[i] & 3u) == suit) held[in_hand++] = 1u << (hole[i] >> 2);
    for (int i = 0; i < 5; ++i)
        if ((board[i] & 3u) == suit) lying[on_board++] = 1u << (board[i] >> 2);
    Strength best = 0;
    for (int a = 0; a < in_hand; ++a)
        for (int b = 0; b < a; ++b)
            for (int c = 2; c < on_board; ++c)
                for (int d = 1; d < c; ++d)
                    for (int e = 0; e < d; ++e) {
                        const unsigned ranks = held[a] | held[b] | lying[c] | lying[d] | lying[e];
                        const Strength flush = HIGH_BY_SUIT[ranks];
                        best = flush > best ? flush : best;
                    }
    return best;
}

inline Strength omaha_by_ranks(const Card* hole, int width, const Card* board) {
    unsigned rank[5];
    for (int i = 0; i < 5; ++i) rank[i] = board[i] >> 2;
    // Strengths fit in 15 bits, and signed ones have a maximum in every set of instructions.
    alignas(64) std::int16_t best[PAIR_STRIDE];
    const Sixteen* row[10];
    int rows = 0;
    for (int a = 0; a < 4; ++a)
        for (int b = a + 1; b < 4; ++b) {
            const std::uint16_t* triple = OMAHA.triple[OMAHA.pair[rank[a]][rank[b]]];
            for (int c = b + 1; c < 5; ++c)
                row[rows++] = reinterpret_cast<const Sixteen*>(HIGH_BY_TRIPLE + triple[rank[c]] * PAIR_STRIDE);
        }
    for (int i = 0; i < PAIR_STRIDE / 16; ++i) {
        Sixteen most = row[0][i];
        for (int r = 1; r < 10; ++r) most = row[r][i] > most ? row[r][i] : most;
        reinterpret_cast<Sixteen*>(best)[i] = most;
    }
    std::int16_t strength = 0;
    for (int a = 1; a < width; ++a)
        for (int b = 0; b < a; ++b) {
            const std::int16_t found = best[OMAHA.pair[hole[a] >> 2][hole[b] >> 2]];
            strength = found > strength ? found : strength;
        }
    return static_cast<Strength>(strength);
}

inline Strength omaha_low(const Card* hole, int width, const Card* board) {
    unsigned lying = 0;
    for (int i = 0; i < 5; ++i) lying |= OMAHA.low[board[i]];
    Strength best = 0;
    for (int a = 1; a < width; ++a)
        for (int b = 0; b < a; ++b) {
            const unsigned pair = OMAHA.low[hole[a]] | OMAHA.low[hole[b]];
            if (!(pair & (pair - 1))) continue;
            const Strength low = EIGHT_OR_BETTER_BY_RANKS[pair | OMAHA.lowest_three[lying & ~pair]];
            best = low > best ? low : best;
        }
    return best;
}

inline bool all_different(const Card* hole, int width, const Card* board) {
    Mask seen = 0;
    unsigned all = 0;
    const auto see = [&](Card card) {
        seen |= Mask{1} << (card & 63);
        all |= card;
    };
    for (int i = 0; i < width; ++i) see(hole[i]);
    for (int i = 0; i < 5; ++i) see(board[i]);
    return __builtin_popcountll(seen) == width + 5 && !(seen >> CARDS) && all < 64;
}

inline std::size_t read_omaha_high(const Card* holes, int width, const Card* boards, Strength* strengths,
                                   std::size_t length) {
    const auto hole = [&](std::size_t i) { return holes + i * static_cast<std::size_t>(width); };
    return put_aside(
        length,
        [&](std::size_t i, bool& rare) {
            if (!all_different(hole(i), width, boards + 5 * i)) return false;
            strengths[i] = omaha_by_ranks(hole(i), width, boards + 5 * i);
            rare = omaha_flush_suit(hole(i), width, boards + 5 * i) != 0;
            return true;
        },
        [&](std::size_t i) {
            const Strength flush = omaha_flush(hole(i), width, boards + 5 * i);
            if (flush > strengths[i]) strengths[i] = flush;
        });
}

inline std::size_t read_omaha_low(const Card* holes, int width, const Card* boards, Strength* strengths,
                                  std::size_t length) {
    for (std::size_t i = 0; i < length; ++i, holes += width, boards += 5) {
        if (!all_different(holes, width, boards)) return i;
        strengths[i] = omaha_low(holes, width, boards);
    }
    return length;
}

}  // namespace
}  // namespace croupier
