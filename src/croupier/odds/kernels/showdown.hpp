// A game as the kernels see it, and its showdowns.
#pragma once

#include "omaha.hpp"
#include "ranking.hpp"
#include "winners.hpp"

namespace croupier {

struct Game {
    int high;         // number of the ranking
    int low;          // number of the ranking that shares the pot, or -1
    int board;        // cards in the middle when all are dealt
    int own;          // cards of each player when all are dealt
    bool exactly_two; // hole cards that must play
    Mask deck;

    bool plain_high() const { return high == HIGH && low < 0 && !exactly_two; }
};

// The hands of a game with a board, ready for one board after another.
class Table {
public:
    Table(const Game& game, const Mask* hands, int players) : game_(game), players_(players) {
        for (int p = 0; p < players; ++p) {
            hand_[p] = hands[p];
            held_[p] = Held::of(hands[p]);
            if (game.exactly_two) holes_.emplace_back(hands[p]);
        }
    }

    int players() const { return players_; }

    void show_down(Mask board, Best& high, Best& low) const {
        if (game_.exactly_two) return show_down_omaha(board, high, low);
        if (game_.high == HIGH) {
            const Held shared = Held::of(board);
            for (int p = 0; p < players_; ++p) high.see(croupier::high(shared + held_[p]), p);
        } else {
            const Read read = RANKINGS[game_.high].read;
            for (int p = 0; p < players_; ++p) high.see(read(board | hand_[p]), p);
        }
        if (game_.low < 0) return;
        const Read read = RANKINGS[game_.low].read;
        for (int p = 0; p < players_; ++p) low.see(read(board | hand_[p]), p);
    }

private:
    Game game_;
    int players_;
    Mask hand_[SEATS];
    Held held_[SEATS];
    std::vector<OmahaHole> holes_;

    void show_down_omaha(Mask cards, Best& high, Best& low) const {
        const OmahaBoard board(cards);
        for (int p = 0; p < players_; ++p) high.see(board.high(holes_[p]), p);
        if (game_.low < 0) return;
        for (int p = 0; p < players_; ++p) low.see(board.eight_or_better(holes_[p]), p);
    }
};

}  // namespace croupier
