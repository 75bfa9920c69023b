// How a hand stands against what another may hold, from the weakest eighth of it to the strongest.
//
// So many hands are drawn for the other, and so many ways the cards to come may fall. A hand is as strong as it is often
// ahead of the others drawn, over all of those ways: what it may still become counts as much as what it is.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>

#include "sample.hpp"
#include "showdown.hpp"

namespace croupier {

constexpr std::size_t EIGHTHS = 8;
constexpr std::uint64_t WHOLE = 4;     // parts of a pot: two halves, each of which may be shared by two
constexpr std::uint64_t SCALE = 1024;  // what part of a pot was won in one way the cards may fall
constexpr std::uint64_t FINE = 4096;   // to compare strengths that were counted over different numbers of ways

// Another player: what lies face up, and how many cards he holds face down.
struct Other {
    Mask up;
    int down;
};

struct Standing {
    std::array<std::uint64_t, EIGHTHS> won{};  // parts of WHOLE, against each eighth
    std::array<std::uint64_t, EIGHTHS> met{};  // the parts there were
    std::uint64_t place = 0;                   // twice the hands drawn that are weaker than one's own, once the equal ones
    std::array<std::uint64_t, 3> power{};      // what was won in each way, and its second and third power
};

class Stand {
public:
    Stand(const Game& game, Mask own, const std::vector<Mask>& boards, const std::vector<Other>& others, Mask dead)
        : game_(game), own_(own), boards_(boards), others_(others), stub_(game.deck & ~(own | dead)) {
        for (Mask board : boards) stub_ &= ~board;
        for (const auto& other : others) stub_ &= ~other.up;
    }

    // Whether there are cards enough for both hands and all boards.
    bool can_deal(const Other& other) const {
        int wanted = game_.own - count(own_) + std::max(game_.own - count(other.up), other.down);
        for (Mask board : boards_) wanted += game_.board - count(board);
        return wanted <= count(stub_);
    }

    Standing against(std::size_t number, std::uint64_t seed, int ways, int hands) const {
        const Other& other = others_[number];
        Draw draw(seed, number);
        Drawn drawn(hands);
        for (auto& held : drawn.held) held = draw.cards(stub_, other.down);
        const int missing = std::max(game_.own - count(other.up) - other.down, 0);
        std::vector<OmahaHole> holes;
        if (game_.exactly_two)
            for (const Mask held : drawn.held) holes.emplace_back(other.up | held);
        Standing standing;
        for (int way = 0; way < ways; ++way) {
            Mask left = stub_;
            const Mask own = own_ | taken(draw, left, game_.own - count(own_));
            Mask boards[2] = {0, 0};
            for (std::size_t board = 0; board < boards_.size(); ++board)
                boards[board] = boards_[board] | taken(draw, left, game_.board - count(boards_[board]));
            const Reader reader(game_, boards, static_cast<int>(boards_.size()));
            const Made mine = reader.read(own);
            const Mask fallen = stub_ & ~left;
            for (std::size_t hand = 0; hand < drawn.held.size(); ++hand) {
                const Mask held = drawn.held[hand];
                drawn.live[hand] = !(held & fallen);
                if (!drawn.live[hand])
                    drawn.made(hand, {NOBODYS, NOBODYS});
                else if (game_.exactly_two)
                    drawn.made(hand, reader.read_omaha(holes[hand]));
                else
                    drawn.made(hand, reader.read(other.up | held | draw.cards(left & ~held, missing)));
            }
            drawn.met(mine, standing);
        }
        drawn.put_in_order(standing);
        return standing;
    }

private:
    // The strength of a hand that cannot be held as the cards fall.
    static constexpr Strength NOBODYS = 0xFFFF;

    // The strengths of the two halves of a pot; a pot of one half has its only one twice.
    struct Made {
        Strength first = 0, second = 0;
    };

    // Reads hands with the boards of one way.
    class Reader {
    public:
        Reader(const Game& game, const Mask* boards, int count) : game_(game), boards_(boards), count_(count) {
            if (!game.exactly_two) return;
            for (int board = 0; board < count; ++board) omaha_.emplace_back(boards[board]);
        }

        Made read(Mask hand) const {
            if (game_.exactly_two) return read_omaha(OmahaHole(hand));
            const Read high = RANKINGS[game_.high].read;
            const Strength first = high(boards_[0] | hand);
            if (count_ > 1) return {first, high(boards_[1] | hand)};
            return {first, game_.low < 0 ? first : RANKINGS[game_.low].read(boards_[0] | hand)};
        }

        Made read_omaha(const OmahaHole& hole) const {
            const Strength first = omaha_[0].high(hole);
            if (count_ > 1) return {first, omaha_[1].high(hole)};
            return {first, game_.low < 0 ? first : omaha_[0].eight_or_better(hole)};
        }

    private:
        const Game& game_;
        const Mask* boards_;
        int count_;
        std::vector<OmahaBoard> omaha_;
    };

    // What was drawn for the other: hands, and how they did.
    struct Drawn {
        explicit Drawn(int hands)
            : held(static_cast<std::size_t>(hands)), live(held.size()), first(held.size()), second(held.size()),
              won(held.size()), met_(held.size()), ahead(held.size()), ways(held.size()) {}

        std::vector<Mask> held;
        std::vector<char> live;
        std::vector<Strength> first, second;
        std::vector<std::uint64_t> won, met_, ahead, ways;
        std::uint64_t own_ahead = 0, own_ways = 0;

        void made(std::size_t hand, Made strengths) {
            first[hand] = strengths.first;
            second[hand] = strengths.second;
        }

        // Compare all hands with one's own, and with one another.
        void met(Made mine, Standing& standing) {
            std::uint64_t parts = 0, there = 0;
            for (std::size_t hand = 0; hand < held.size(); ++hand) {
                if (!live[hand]) continue;
                const std::uint64_t got = shared(mine, {first[hand], second[hand]});
                won[hand] += got;
                met_[hand] += WHOLE;
                ahead[hand] += behind(first, first[hand]) + behind(second, second[hand]);
                ++ways[hand];
                parts += got;
                there += WHOLE;
            }
            if (!there) return;
            own_ahead += behind(first, mine.first) + behind(second, mine.second) + 2;
            ++own_ways;
            const std::uint64_t part = parts * SCALE / there;
            standing.power[0] += part;
            standing.power[1] += part * part;
            standing.power[2] += part * part * part;
        }

        // Put the hands in order of strength and count them by eighths.
        void put_in_order(Standing& standing) const {
            std::vector<std::uint64_t> strength(held.size());
            for (std::size_t hand = 0; hand < held.size(); ++hand)
                strength[hand] = ways[hand] ? ahead[hand] * FINE / ways[hand] : 0;
            std::vector<std::size_t> order(held.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
                return strength[one] != strength[other] ? strength[one] < strength[other] : one < other;
            });
            const std::uint64_t own = own_ways ? own_ahead * FINE / own_ways : 0;
            for (std::size_t at = 0; at < order.size(); ++at) {
                const std::size_t hand = order[at], eighth = at * EIGHTHS / order.size();
                standing.won[eighth] += won[hand];
                standing.met[eighth] += met_[hand];
                standing.place += strength[hand] < own ? 2 : strength[hand] == own;
            }
        }

    private:
        // Twice the hands that are weaker, once those that are equal; a hand that cannot be held is neither.
        static std::uint64_t behind(const std::vector<Strength>& all, Strength strength) {
            unsigned weaker = 0, equal = 0;
            for (const Strength other : all) {
                weaker += other < strength;
                equal += other == strength;
            }
            return 2 * std::uint64_t{weaker} + equal;
        }

        // A second half that nobody qualifies for goes with the first.
        static std::uint64_t shared(Made mine, Made other) {
            const std::uint64_t half = part(mine.first, other.first);
            return half + (mine.second || other.second ? part(mine.second, other.second) : half);
        }

        static std::uint64_t part(Strength mine, Strength other) { return mine > other ? 2 : mine == other; }
    };

    Game game_;
    Mask own_;
    std::vector<Mask> boards_;
    std::vector<Other> others_;
    Mask stub_;

    static Mask taken(Draw& draw, Mask& left, int number) {
        const Mask cards = draw.cards(left, number);
        left &= ~cards;
        return cards;
    }
};

}  // namespace croupier
