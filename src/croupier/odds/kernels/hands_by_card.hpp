// One player's hands of two cards on a board, in order of strength and by card: how many of them are weaker, level
// and stronger than a hand, without those that need a card that is taken.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "cards.hpp"

namespace croupier {

class HandsByCard {
public:
    struct Ways {
        std::uint64_t below;
        std::uint64_t level;
        std::uint64_t above;
    };

    template <typename Hand>
    explicit HandsByCard(const std::vector<Hand>& hands) {
        for (const Hand& hand : hands) strengths_.push_back(hand.high);
        std::sort(strengths_.begin(), strengths_.end());
        strengths_.erase(std::unique(strengths_.begin(), strengths_.end()), strengths_.end());
        below_.resize(strengths_.size() + 1);
        for (const Hand& hand : hands) {
            const std::size_t place = place_of(hand.high);
            const int low = lowest(hand.cards), high = highest(hand.cards);
            Row& row = below_[place + 1];
            row[low] += hand.weight;
            row[high] += hand.weight;
            row[CARDS] += hand.weight;
            pairs_[low][high] = {place, hand.weight};
        }
        for (std::size_t place = 1; place < below_.size(); ++place)
            for (int card = 0; card <= CARDS; ++card) below_[place][card] += below_[place - 1][card];
    }

    // All, less those that need one of the cards, and once more those that need two.
    Ways apart(Mask taken, unsigned strength) const {
        const std::size_t from = place_of(strength);
        const std::size_t to = from + (from < strengths_.size() && strengths_[from] == strength);
        const Row &weaker = below_[from], &no_better = below_[to], &any = below_.back();
        std::uint64_t below = weaker[CARDS], up_to = no_better[CARDS], all = any[CARDS];
        for (Mask first = taken; first; first &= first - 1) {
            const int card = lowest(first);
            below -= weaker[card];
            up_to -= no_better[card];
            all -= any[card];
            for (Mask second = first & (first - 1); second; second &= second - 1) {
                const Pair& pair = pairs_[card][lowest(second)];
                below += pair.place < from ? pair.weight : 0;
                up_to += pair.place < to ? pair.weight : 0;
                all += pair.weight;
            }
        }
        return {below, up_to - below, all - up_to};
    }

private:
    using Row = std::array<std::uint64_t, CARDS + 1>;  // by card, and all together
    struct Pair {
        std::size_t place = 0;
        std::uint64_t weight = 0;
    };

    std::vector<unsigned> strengths_;
    std::vector<Row> below_;
    Pair pairs_[CARDS][CARDS];

    std::size_t place_of(unsigned strength) const {
        return static_cast<std::size_t>(std::lower_bound(strengths_.begin(), strengths_.end(), strength) -
                                        strengths_.begin());
    }
};

}  // namespace croupier
