// Hold'em against the dealer: every flop up to suits, every turn and river, every two cards against every other two.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace croupier {

constexpr std::size_t FLOPS = 1755;  // up to suits; counts may be asked for from one of them up to another

constexpr int STARTS = 169;  // pairs, suited and offsuit hands: 13 * higher rank + lower, the other way round when suited
constexpr int HOLDEM_RUNGS = 11;
enum HoldemEnd { WIN_GAME, WIN_IDLE, TIE_GAME, TIE_IDLE, LOSE_GAME, LOSE_IDLE, HOLDEM_ENDS };

// Ultimate: what a round nets without the play bet by category and end, what one chip of the play bet nets by end, the
// sizes of the play bet before the flop, after it and at the end, the net of a fold, the dealer's weakest game.
struct UltimateHouse {
    std::array<std::array<std::int64_t, HOLDEM_ENDS>, HOLDEM_RUNGS> nets{};
    std::array<std::int64_t, HOLDEM_ENDS> play{};
    std::array<std::int64_t, 3> sizes{};
    std::int64_t fold = 0;
    Strength game = 0;
};

// By starting hand, over all its suits, flops, turns, rivers and dealer's hands. `early` is a play bet before the flop;
// `late` is to check there. Squares are of the nets. `flop` and `river` count play bets, of `deals`.
struct UltimateStart {
    std::int64_t early = 0, late = 0;
    std::int64_t early_square = 0, late_square = 0;
    std::int64_t chip = 0;  // what one chip of an early play bet nets
    std::uint64_t flop = 0, river = 0, deals = 0;
};

std::vector<UltimateStart> ultimate_starts(const UltimateHouse& house,
                                           const std::array<Strength, HOLDEM_RUNGS>& best_of, std::size_t from, std::size_t to, int threads);

// Whether each two cards bet after each of these flops: a byte by flop and pair of cards.
constexpr int CARD_PAIRS = 1326;  // two of 52 cards, numbered by the higher, then the lower
std::vector<std::uint8_t> ultimate_plan(const UltimateHouse& house, const std::array<Strength, HOLDEM_RUNGS>& best_of,
                                        std::size_t from, std::size_t to, int threads);

// Texas Hold'em Bonus: what the ante wins by category, and what it and one chip of a bet lose; a bet wins one to one.
struct BonusHouse {
    std::array<std::int64_t, HOLDEM_RUNGS> ante{};
    std::int64_t ante_lost = 0;
    std::int64_t flop_bet = 0, turn_bet = 0, river_bet = 0;
};

// By starting hand that is played on, all counts twice: a turn and a river in either order. `turn` and `river` are how
// often those bets are made, `square` sums the squares of what is won and lost.
struct BonusStart {
    std::int64_t worth = 0, square = 0;
    std::uint64_t turn = 0, river = 0, deals = 0;
};

std::vector<BonusStart> bonus_starts(const BonusHouse& house, const std::array<Strength, HOLDEM_RUNGS>& best_of, std::size_t from,
                                     std::size_t to, int threads);

// By flop and pair of cards: whether they bet on the river, a bit for each turn card, and on the turn, the highest bit.
std::vector<std::uint64_t> bonus_plan(const BonusHouse& house, std::size_t from, std::size_t to, int threads);

// The ends of two cards on a board of five, by end.
std::array<std::uint64_t, HOLDEM_ENDS> holdem_ends(Mask cards, Mask board, Strength game);

// What two cards are worth after the flop: a bet now, and to wait for turn and river.
std::array<std::int64_t, 2> ultimate_flop(const UltimateHouse& house, const std::array<Strength, HOLDEM_RUNGS>& best_of,
                                          Mask cards, Mask flop);

}  // namespace croupier
