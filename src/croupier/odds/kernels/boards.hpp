// Known hands over every board that may still come.
#pragma once

#include <algorithm>
#include <memory>

#include "board_classes.hpp"
#include "parallel.hpp"
#include "showdown.hpp"

namespace croupier {

template <typename Visit>
inline void each_board(Mask stub, int to_come, Mask board, const Visit& visit) {
    if (to_come == 0) return visit(board);
    for (; stub; stub &= stub - 1) each_board(stub & (stub - 1), to_come - 1, board | (stub & -stub), visit);
}

inline Tallies count_boards(const Table& table, bool split_pot, Mask stub, int to_come, Mask board) {
    if (!split_pot) {
        Winners winners(table.players());
        each_board(stub, to_come, board, [&](Mask whole) {
            Best high, low;
            table.show_down(whole, high, low);
            winners.add(high.winners, 1);
        });
        return winners.tallies();
    }
    Tallies tallies{};
    each_board(stub, to_come, board, [&](Mask whole) {
        Best high, low;
        table.show_down(whole, high, low);
        split(tallies, high, low, table.players());
    });
    return tallies;
}

// Exact counts for known hands; before the flop in hold'em by classes of boards, otherwise board by board.
inline Tallies known_hands(const Game& game, const Mask* hands, int players, Mask board, Mask dead, int threads) {
    if (game.plain_high() && !board && game.board == 5 && game.deck == WHOLE_DECK)
        return std::make_unique<BoardClasses>(hands, players, dead)->count_all();
    Mask stub = game.deck & ~board & ~dead;
    for (int p = 0; p < players; ++p) stub &= ~hands[p];
    const Table table(game, hands, players);
    const int to_come = game.board - count(board);
    if (to_come <= 1) return count_boards(table, game.low >= 0, stub, to_come, board);

    // A unit is the lowest card to come, and the cards above it.
    std::vector<Mask> firsts;
    each_card(stub, [&](int card) { firsts.push_back(bit(card)); });
    std::vector<Tallies> parts(firsts.size());
    share_out(firsts.size(), to_come > 2 ? threads : 1, [&](std::size_t unit, std::size_t) {
        const Mask above = stub & ~(firsts[unit] | (firsts[unit] - 1));
        parts[unit] = count_boards(table, game.low >= 0, above, to_come - 1, board | firsts[unit]);
    });
    Tallies total{};
    for (auto& part : parts)
        for (int p = 0; p < players; ++p) total[p] += part[p];
    return total;
}

}  // namespace croupier
