// Known hands on two boards, each of which decides half the pot.
//
// The boards are dealt from one stub, so they have no card in common. The pairs of such boards are counted without
// looking at pairs: boards are counted by how a player does on them and by every set of cards they hold, and sets
// of an odd number of cards are taken away again.
#pragma once

#include <array>

#include "boards.hpp"

namespace croupier {

class TwoBoards {
public:
    TwoBoards(const Game& game, const Mask* hands, int players, Mask first, Mask second, Mask dead)
        : players_(players), to_come_(game.board - count(first)), same_(first == second) {
        Mask stub = game.deck & ~first & ~second & ~dead;
        for (int p = 0; p < players; ++p) stub &= ~hands[p];
        const Table table(game, hands, players);
        deal(table, stub, first, boards_[0]);
        if (!same_) deal(table, stub, second, boards_[1]);
    }

    Tallies count_all(int threads) const {
        Tallies tallies{};
        share_out(static_cast<std::size_t>(players_), threads,
                  [&](std::size_t player, std::size_t) { tallies[player] = tally(static_cast<int>(player)); });
        return tallies;
    }

private:
    static constexpr int MOST_COUNTED = 4;  // a set of five cards is a board of its own
    static constexpr int FIRST_OF_SIZE[] = {0, 1, 53, 1379, 23479, 294204};

    struct Board {
        std::uint8_t card[5];  // those to come, lowest first
        std::uint16_t winners;
    };

    int players_;
    int to_come_;
    bool same_;
    std::vector<Board> boards_[2];

    void deal(const Table& table, Mask stub, Mask lying, std::vector<Board>& boards) const {
        each_board(stub, to_come_, lying, [&](Mask whole) {
            Best high, low;
            table.show_down(whole, high, low);
            Board board{{}, static_cast<std::uint16_t>(high.winners)};
            int next = 0;
            each_card(whole & ~lying, [&](int card) { board.card[next++] = static_cast<std::uint8_t>(card); });
            boards.push_back(board);
        });
    }

    // With how many a player shares a board, himself included; 0 when he has lost it.
    static int sharing(const Board& board, int player) {
        return board.winners >> player & 1 ? count(board.winners) : 0;
    }

    using Counts = std::vector<std::vector<std::int64_t>>;

    Counts counted(const std::vector<Board>& boards, int player) const {
        const int sizes = std::min(to_come_, MOST_COUNTED) + 1;
        Counts counts(static_cast<std::size_t>(players_) + 1,
                      std::vector<std::int64_t>(static_cast<std::size_t>(FIRST_OF_SIZE[sizes])));
        for (const Board& board : boards)
            add(counts[static_cast<std::size_t>(sharing(board, player))], board.card, 0, 0, 0);
        return counts;
    }

    // Every set of the board's cards, by its place among the sets of its size.
    void add(std::vector<std::int64_t>& counts, const std::uint8_t* card, int next, int size, int place) const {
        ++counts[static_cast<std::size_t>(FIRST_OF_SIZE[size] + place)];
        if (size == MOST_COUNTED) return;
        for (; next < to_come_; ++next) add(counts, card, next + 1, size + 1, place + choose(card[next], size + 1));
    }

    static constexpr int choose(int n, int k) {
        int ways = 1;
        for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
        return ways;
    }

    Tally tally(int player) const {
        const Counts first = counted(boards_[0], player);
        const Counts second = same_ ? Counts() : counted(boards_[1], player);
        const Counts& other = same_ ? first : second;
        Tally tally;
        for (int one = 0; one <= players_; ++one)
            for (int two = 0; two <= players_; ++two) {
                const auto ways = static_cast<std::uint64_t>(apart(first[static_cast<std::size_t>(one)],
                                                                   other[static_cast<std::size_t>(two)], one == two));
                tally.take(half(one) + half(two), ways);
                tally.high += one ? ways : 0;
                tally.low += two ? ways : 0;
            }
        return tally;
    }

    static std::uint64_t half(int sharing) { return sharing ? POT / 2 / static_cast<unsigned>(sharing) : 0; }

    // Pairs of boards without a common card, by inclusion and exclusion.
    std::int64_t apart(const std::vector<std::int64_t>& one, const std::vector<std::int64_t>& two, bool alike) const {
        std::int64_t ways = to_come_ > MOST_COUNTED && alike ? -one[0] : 0;
        for (int size = 0; size <= std::min(to_come_, MOST_COUNTED); ++size)
            for (int at = FIRST_OF_SIZE[size]; at < FIRST_OF_SIZE[size + 1]; ++at) {
                const std::int64_t pairs = one[static_cast<std::size_t>(at)] * two[static_cast<std::size_t>(at)];
                ways += size % 2 ? -pairs : pairs;
            }
        return ways;
    }
};

}  // namespace croupier
