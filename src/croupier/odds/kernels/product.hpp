// Any number of ranges over all boards, every way to hold hands apart.
#pragma once

#include "hands_by_card.hpp"
#include "holdings.hpp"

namespace croupier {

class Product {
public:
    Product(const Game& game, const std::vector<Holding>& holdings) : game_(game), holdings_(holdings) {}

    // One thread's counts: players together, and each hand of each player.
    struct Work {
        Tallies tallies{};
        std::uint64_t total = 0;
        std::vector<std::vector<Against>> hands;

        void operator+=(const Work& other) {
            total += other.total;
            for (int player = 0; player < SEATS; ++player) tallies[player] += other.tallies[player];
            for (std::size_t player = 0; player < hands.size(); ++player)
                for (std::size_t at = 0; at < hands[player].size(); ++at) hands[player][at] += other.hands[player][at];
        }
    };

    Work work() const {
        Work work;
        for (const auto& holding : holdings_) work.hands.emplace_back(holding.size());
        return work;
    }

    // A hand's own weight is taken out of its counts: they are what it meets.
    void unweigh(Work& work) const {
        for (std::size_t player = 0; player < holdings_.size(); ++player)
            for (std::size_t at = 0; at < holdings_[player].size(); ++at)
                work.hands[player][at] /= holdings_[player][at].weight;
    }

    void over(Mask board, Work& work) const {
        std::vector<std::vector<Read>> reads(holdings_.size());
        for (std::size_t player = 0; player < holdings_.size(); ++player)
            for (std::size_t at = 0; at < holdings_[player].size(); ++at)
                if (!(holdings_[player][at].cards & board)) reads[player].push_back(read(player, at, board));
        Choice choice;
        if (!counts_last()) return choose(reads, 0, 0, 1, choice, work);
        const std::size_t last = holdings_.size() - 1;
        count_without(reads, last, choice, work);
        count_without(reads, 0, choice, work);
    }

private:
    struct Read {
        Mask cards;
        std::uint64_t weight;
        std::size_t at;
        Strength high;
        Strength low;
    };
    struct Choice {
        std::size_t at[SEATS];
        Best high[SEATS + 1];
        Best low[SEATS + 1];
    };

    Game game_;
    const std::vector<Holding>& holdings_;

    // With three players or more and hands of two cards one player's hands need not be gone through.
    bool counts_last() const { return holdings_.size() > 2 && game_.own == 2 && game_.low < 0 && !game_.exactly_two; }

    // Every way to hold hands but one player's, whose hands are counted: first the last player's, which tells
    // everything but his own hands apart, then the first player's, which tells the last one's hands.
    void count_without(const std::vector<std::vector<Read>>& reads, std::size_t counted, Choice& choice, Work& work) const {
        const HandsByCard hands(reads[counted]);
        pass_over(reads, hands, counted, 0, 0, 1, choice, work);
    }

    void pass_over(const std::vector<std::vector<Read>>& reads, const HandsByCard& hands, std::size_t counted,
                   std::size_t player, Mask taken, std::uint64_t weight, Choice& choice, Work& work) const {
        if (player == reads.size()) {
            const auto ways = hands.apart(taken, choice.high[player].strength);
            settle_counted(choice, counted, weight, ways, work);
            return;
        }
        if (player == counted) {
            choice.high[player + 1] = choice.high[player];
            return pass_over(reads, hands, counted, player + 1, taken, weight, choice, work);
        }
        for (const Read& hand : reads[player]) {
            if (hand.cards & taken) continue;
            choice.at[player] = hand.at;
            choice.high[player + 1] = choice.high[player];
            choice.high[player + 1].see(hand.high, static_cast<int>(player));
            pass_over(reads, hands, counted, player + 1, taken | hand.cards, weight * hand.weight, choice, work);
        }
    }

    void settle_counted(const Choice& choice, std::size_t counted, std::uint64_t weight,
                        const HandsByCard::Ways& ways, Work& work) const {
        const std::size_t players = holdings_.size();
        const Best& best = choice.high[players];
        const unsigned him = 1u << counted;
        const std::pair<unsigned, std::uint64_t> outcomes[] = {
            {best.winners, ways.below}, {best.winners | him, ways.level}, {him, ways.above}};
        const std::uint64_t all = ways.below + ways.level + ways.above;
        const bool told = counted == 0;  // all but the last player's hands
        if (!told) work.total += weight * all;
        for (std::size_t player = told ? players - 1 : 0; player < players; ++player) {
            Tally tally;
            for (const auto& [winners, deals] : outcomes)
                if (winners >> player & 1) {
                    tally.take(POT / static_cast<unsigned>(count(winners)), deals);
                    tally.high += deals;
                }
            if (!told) work.tallies[player].add(tally, weight);
            if (player == counted) continue;
            Against& hand = work.hands[player][choice.at[player]];
            hand.win += tally.win * weight;
            hand.tie += tally.tie * weight;
            hand.parts += tally.share * weight;
            hand.total += weight * all;
        }
    }

    Read read(std::size_t player, std::size_t at, Mask board) const {
        const Weighted& hand = holdings_[player][at];
        Best high, low;
        Table(game_, &hand.cards, 1).show_down(board, high, low);
        return {hand.cards, hand.weight, at, static_cast<Strength>(high.strength), static_cast<Strength>(low.strength)};
    }

    void choose(const std::vector<std::vector<Read>>& reads, std::size_t player, Mask taken, std::uint64_t weight,
                Choice& choice, Work& work) const {
        if (player == reads.size()) return settle(choice, weight, work);
        for (const Read& hand : reads[player]) {
            if (hand.cards & taken) continue;
            choice.at[player] = hand.at;
            choice.high[player + 1] = choice.high[player];
            choice.low[player + 1] = choice.low[player];
            choice.high[player + 1].see(hand.high, static_cast<int>(player));
            choice.low[player + 1].see(hand.low, static_cast<int>(player));
            choose(reads, player + 1, taken | hand.cards, weight * hand.weight, choice, work);
        }
    }

    void settle(const Choice& choice, std::uint64_t weight, Work& work) const {
        const std::size_t players = holdings_.size();
        Tallies one{};
        split(one, choice.high[players], choice.low[players], static_cast<int>(players), 1);
        work.total += weight;
        for (std::size_t player = 0; player < players; ++player) {
            const Tally& tally = one[player];
            work.tallies[player].add(tally, weight);
            Against& hand = work.hands[player][choice.at[player]];
            hand.win += tally.win * weight;
            hand.tie += tally.tie * weight;
            hand.parts += tally.share * weight;
            hand.total += weight;
        }
    }
};

}  // namespace croupier
