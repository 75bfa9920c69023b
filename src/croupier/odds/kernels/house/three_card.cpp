#include "house/three_card.hpp"

#include <algorithm>
#include <map>

#include "lowball.hpp"
#include "tables.hpp"

namespace croupier {

namespace {

constexpr int SETS = 1 + CARDS + CARDS * CARDS;

Mask mask_of(int a, int b, int c) { return bit(a) | bit(b) | bit(c); }

// How many hands have each strength or less: of all, of those that hold a card, and of those that hold two.
class Below {
  public:
    Below() : rows_(static_cast<std::size_t>(SETS) * WIDTH) {
        for (int c = 2; c < CARDS; ++c)
            for (int b = 1; b < c; ++b)
                for (int a = 0; a < b; ++a) {
                    const Strength own = three_card(mask_of(a, b, c));
                    for (const int set : {0, 1 + a, 1 + b, 1 + c, pair(a, b), pair(a, c), pair(b, c)}) ++at(set, own);
                }
        for (int set = 0; set < SETS; ++set)
            for (int s = 1; s < WIDTH; ++s) at(set, s) += at(set, s - 1);
    }

    // How many of the dealer's hands are no stronger, when these three cards are gone.
    std::uint32_t through(int a, int b, int c, int strength) const {
        const auto of = [&](int set) { return rows_[static_cast<std::size_t>(set) * WIDTH + strength]; };
        return of(0) - of(1 + a) - of(1 + b) - of(1 + c) + of(pair(a, b)) + of(pair(a, c)) + of(pair(b, c)) -
               (three_card(mask_of(a, b, c)) <= strength);
    }

  private:
    static constexpr int WIDTH = THREE_CARD_CLASSES + 1;

    static int pair(int low, int high) { return 1 + CARDS + CARDS * high + low; }
    std::uint32_t& at(int set, int strength) { return rows_[static_cast<std::size_t>(set) * WIDTH + strength]; }

    std::vector<std::uint32_t> rows_;
};

// Suits as they appear from the highest card down.
int named(int a, int b, int c) {
    int names[4] = {-1, -1, -1, -1}, next = 0, found = 0;
    for (const int card : {c, b, a}) {
        int& name = names[suit_of(card)];
        if (name < 0) name = next++;
        found = found << 8 | (card & ~3) | name;
    }
    return found;
}

}  // namespace

std::vector<ThreeCards> three_card_hands(Strength game) {
    const Below below;
    std::map<int, int> place;
    std::vector<ThreeCards> hands;
    for (int c = 2; c < CARDS; ++c)
        for (int b = 1; b < c; ++b)
            for (int a = 0; a < b; ++a) {
                const auto [found, fresh] = place.try_emplace(named(a, b, c), static_cast<int>(hands.size()));
                if (fresh) {
                    const Strength own = three_card(mask_of(a, b, c));
                    const std::uint32_t idle = below.through(a, b, c, game - 1);
                    const std::uint32_t low = std::max(idle, below.through(a, b, c, own - 1));
                    const std::uint32_t same = std::max(idle, below.through(a, b, c, own));
                    hands.push_back({{a, b, c}, 0, {idle, low - idle, same - low, 18424 - same}});
                }
                ++hands[static_cast<std::size_t>(found->second)].stands_for;
            }
    return hands;
}

}  // namespace croupier
