// Deals drawn at random, in blocks. A block is drawn from the seed and its own number alone, so what it comes to
// does not depend on who draws it, when, or with how many others.
#pragma once

#include "chance.hpp"
#include "holdings.hpp"

namespace croupier {

constexpr int BLOCK_DEALS = 4096;
constexpr int MOST_TRIES = 1 << 20;

class Sampler {
public:
    // One board, or two that decide half the pot each.
    Sampler(const Game& game, const std::vector<Holding>& holdings, const std::vector<Mask>& boards, Mask dead)
        : game_(game), holdings_(holdings), boards_(boards), stub_(game.deck & ~dead) {
        for (Mask board : boards) stub_ &= ~board;
        for (const auto& holding : holdings) {
            std::vector<std::uint64_t> reached;
            std::uint64_t sum = 0;
            for (const auto& hand : holding) reached.push_back(sum += hand.weight);
            reached_.push_back(reached);
        }
    }

    // False when the holdings leave no way to deal.
    bool block(std::uint64_t seed, std::uint64_t number, Tallies& tallies) const {
        Draw draw(seed, number);
        const int players = static_cast<int>(holdings_.size());
        Mask hands[SEATS];
        for (int deal = 0; deal < BLOCK_DEALS; ++deal) {
            int tries = 0;
            Mask left = 0;
            while (!choose(draw, hands, left))
                if (++tries == MOST_TRIES) return false;
            for (int p = 0; p < players; ++p) {
                const Mask drawn = draw.cards(left, game_.own - count(hands[p]));
                hands[p] |= drawn;
                left &= ~drawn;
            }
            const Table table(game_, hands, players);
            Best high, low;
            table.show_down(drawn_board(draw, boards_[0], left), high, low);
            if (boards_.size() > 1) {
                Best none;
                table.show_down(drawn_board(draw, boards_[1], left), low, none);
            }
            split(tallies, high, low, players);
        }
        return true;
    }

private:
    Game game_;
    const std::vector<Holding>& holdings_;
    std::vector<Mask> boards_;
    Mask stub_;
    std::vector<std::vector<std::uint64_t>> reached_;

    Mask drawn_board(Draw& draw, Mask board, Mask& left) const {
        const Mask drawn = draw.cards(left, game_.board - count(board));
        left &= ~drawn;
        return board | drawn;
    }

    bool choose(Draw& draw, Mask* hands, Mask& left) const {
        left = stub_;
        for (std::size_t p = 0; p < holdings_.size(); ++p) {
            const auto& reached = reached_[p];
            std::size_t at = 0;
            if (reached.size() > 1)
                at = static_cast<std::size_t>(
                    std::upper_bound(reached.begin(), reached.end(), draw.below(reached.back())) - reached.begin());
            hands[p] = holdings_[p][at].cards;
            if (hands[p] & ~left) return false;
            left &= ~hands[p];
        }
        return true;
    }
};

}  // namespace croupier
