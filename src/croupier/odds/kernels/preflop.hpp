// Two hold'em ranges before the flop, from the table of match-ups.
#pragma once

#include <memory>

#include "matchups.hpp"
#include "sweep.hpp"

namespace croupier {

class Preflop {
public:
    void against(const Holding& first, const Holding& second, std::vector<Against> (&rows)[2]) {
        for (auto* row : {&rows[0], &rows[1]}) row->clear();
        rows[0].resize(first.size());
        rows[1].resize(second.size());
        std::vector<Combo> others;
        for (const auto& hand : second) others.push_back(Combo::of(hand.cards));
        for (std::size_t i = 0; i < first.size(); ++i) {
            const Combo combo = Combo::of(first[i].cards);
            const Suits suits = drawn_as(combo);
            auto& known = known_[combo.starting_hand()];
            if (!known) known = std::make_unique<std::array<Matchup, COMBOS>>();
            for (std::size_t j = 0; j < second.size(); ++j) {
                if (first[i].cards & second[j].cards) continue;
                const Matchup found = look_up(*known, suits.combo(combo), suits.combo(others[j]));
                add(rows[0][i], found.win, found.tie, second[j].weight);
                add(rows[1][j], found.lose(), found.tie, first[i].weight);
            }
        }
    }

private:
    // The rows met so far of each starting hand; a row has boards, so one without any was not met.
    std::unique_ptr<std::array<Matchup, COMBOS>> known_[STARTING_HANDS];

    static Matchup look_up(std::array<Matchup, COMBOS>& known, const Combo& one, const Combo& two) {
        Matchup& row = known[static_cast<std::size_t>(two.number())];
        if (!row.win && !row.tie) row = matchup(one, two);
        return row;
    }

    static void add(Against& row, std::uint64_t win, std::uint64_t tie, std::uint64_t weight) {
        row.win += win * weight;
        row.tie += tie * weight;
        row.parts += (POT * win + POT / 2 * tie) * weight;
        row.total += HEADS_UP_BOARDS * weight;
    }
};

}  // namespace croupier
