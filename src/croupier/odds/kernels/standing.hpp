// How a hand stands against what another may hold, from the weakest eighth of it to the strongest.
//
// So many hands are drawn for the other, and so many ways the cards to come may fall. A hand is as strong as it is often
// ahead of the others drawn, over all of those ways: what it may still become counts as much as what it is.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

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

// The cards that may come, in an order that is drawn as far as it is asked for.
class Pack {
public:
    explicit Pack(Mask cards) {
        each_card(cards, [&](int card) { cards_[size_++] = static_cast<Card>(card); });
    }

    int size() const { return size_; }

    // Draw so many cards to a place and those after it.
    void draw(Draw& draw, int from, int number) {
        for (int at = from; at < from + number; ++at)
            std::swap(cards_[at], cards_[at + static_cast<int>(draw.below(static_cast<std::uint64_t>(size_ - at)))]);
    }

    Mask cards(int from, int number) const {
        Mask cards = 0;
        for (int at = from; at < from + number; ++at) cards |= bit(cards_[at]);
        return cards;
    }

    // So many cards that are not gone, begun at any place and round to the first again.
    Mask beside(Mask gone, int begun, int number) const {
        Mask cards = 0;
        for (int at = begun % size_; number; at = at + 1 < size_ ? at + 1 : 0) {
            if (gone & bit(cards_[at])) continue;
            cards |= bit(cards_[at]);
            --number;
        }
        return cards;
    }

private:
    Card cards_[CARDS];
    int size_ = 0;
};

// How much is dealt: so many ways the cards to come may fall, and so many hands, each the middle one of `of` in order of
// strength when the cards have fallen the first way.
struct Sample {
    int ways;
    int hands;
    int of;
};

class Stand {
public:
    Stand(const Game& game, Mask own, const std::vector<Mask>& boards, const std::vector<Other>& others, Mask dead)
        : game_(game), own_(own), boards_(boards), others_(others), stub_(game.deck & ~(own | dead)),
          missing_(game.own - count(own)), come_(missing_) {
        for (Mask board : boards) {
            stub_ &= ~board;
            come_ += game.board - count(board);
        }
        for (const auto& other : others) stub_ &= ~other.up;
    }

    // Whether there are cards enough for both hands and all boards.
    bool can_deal(const Other& other) const {
        return come_ + std::max(game_.own - count(other.up), other.down) <= count(stub_);
    }

    Standing against(std::size_t number, std::uint64_t seed, const Sample& sample) const {
        const Other& other = others_[number];
        const int missing = std::max(game_.own - count(other.up) - other.down, 0);
        Draw draw(seed, number);
        Pack pack(stub_);
        Standing standing;
        // The order is dealt to its end before it is drawn again: every card falls as often as any other.
        int top = 0;
        pack.draw(draw, 0, pack.size());
        Drawn drawn(chosen(other, pack, draw, sample), game_.low >= 0 || boards_.size() > 1);
        // What a hand brings to any board is read once.
        std::vector<OmahaHole> holes;
        std::vector<Held> keys;
        for (const Mask held : drawn.held) {
            if (game_.exactly_two) holes.emplace_back(other.up | held);
            if (game_.plain_high()) keys.push_back(Held::of(other.up | held));
        }
        for (int way = 0; way < sample.ways; ++way) {
            if (top + come_ > pack.size()) {
                pack.draw(draw, 0, pack.size());
                top = 0;
            }
            Mask boards[2];
            const Mask own = fallen(pack, top, boards), gone = pack.cards(top, come_);
            top += come_;
            const Reader reader(game_, boards, static_cast<int>(boards_.size()));
            const Made mine = reader.read(own);
            for (std::size_t hand = 0; hand < drawn.held.size(); ++hand) {
                const Mask held = drawn.held[hand];
                drawn.live[hand] = !(held & gone);
                if (!drawn.live[hand]) {
                    drawn.made(hand, {NOBODYS, NOBODYS});
                } else if (game_.exactly_two) {
                    drawn.made(hand, reader.read_omaha(holes[hand]));
                } else {
                    const Mask more = pack.beside(held | gone, top + static_cast<int>(hand) * missing, missing);
                    drawn.made(hand, game_.plain_high() ? reader.read_high(keys[hand] + Held::of(more))
                                                        : reader.read(other.up | held | more));
                }
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
            for (int board = 0; board < 2; ++board) key_[board] = Held::of(boards[board]);
            if (!game.exactly_two) return;
            for (int board = 0; board < count; ++board) omaha_.emplace_back(boards[board]);
        }

        Made read(Mask hand) const {
            if (game_.exactly_two) return read_omaha(OmahaHole(hand));
            if (game_.plain_high()) return read_high(Held::of(hand));
            const Read high = RANKINGS[game_.high].read;
            const Strength first = high(boards_[0] | hand);
            if (count_ > 1) return {first, high(boards_[1] | hand)};
            return {first, game_.low < 0 ? first : RANKINGS[game_.low].read(boards_[0] | hand)};
        }

        Made read_high(const Held& hand) const {
            const Strength first = high(key_[0] + hand);
            return {first, count_ > 1 ? high(key_[1] + hand) : first};
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
        Held key_[2];
        std::vector<OmahaBoard> omaha_;
    };

    // What was drawn for the other: hands, and how they did.
    struct Drawn {
        Drawn(std::vector<Mask> hands, bool halved)
            : halved(halved), held(std::move(hands)), live(held.size()), first(held.size()), second(held.size()),
              won(held.size()), met_(held.size()), ahead(held.size()), ways(held.size()) {}

        bool halved;  // whether the halves of a pot may go different ways

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
                ahead[hand] += behind({first[hand], second[hand]});
                ++ways[hand];
                parts += got;
                there += WHOLE;
            }
            if (!there) return;
            own_ahead += behind(mine) + 2;
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
        // In both halves twice the hands that are weaker, once those that are equal; one that cannot be held is neither.
        std::uint64_t behind(Made made) const {
            const std::uint64_t half = behind(first, made.first);
            return half + (halved ? behind(second, made.second) : half);
        }

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

    // One's own hand, and the boards, with the cards that fall from a place of the pack on.
    Mask fallen(const Pack& pack, int top, Mask* boards) const {
        const Mask own = own_ | pack.cards(top, missing_);
        top += missing_;
        for (std::size_t board = 0; board < 2; ++board) {
            const bool lies = board < boards_.size();
            const int number = lies ? game_.board - count(boards_[board]) : 0;
            boards[board] = lies ? boards_[board] | pack.cards(top, number) : 0;
            top += number;
        }
        return own;
    }

    // Hands for the other, from weak to strong when the cards have fallen the first way.
    std::vector<Mask> chosen(const Other& other, const Pack& order, Draw& draw, const Sample& sample) const {
        const int whole = std::max(game_.own - count(other.up), other.down);
        const bool many = sample.of > 1;
        Mask boards[2];
        fallen(order, 0, boards);
        const Reader reader(game_, boards, static_cast<int>(boards_.size()));
        Pack pack(many ? stub_ & ~order.cards(0, come_) : stub_);
        struct Candidate {
            unsigned strength;
            Mask held;
        };
        std::vector<Candidate> candidates;
        for (int number = 0; number < sample.hands * sample.of; ++number) {
            pack.draw(draw, 0, whole);
            unsigned strength = 0;
            if (many) {
                const Made made = reader.read(other.up | pack.cards(0, whole));
                strength = unsigned{made.first} + made.second;
            }
            candidates.push_back({strength, pack.cards(0, other.down)});
        }
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Candidate& one, const Candidate& two) { return one.strength < two.strength; });
        std::vector<Mask> held;
        for (std::size_t at = static_cast<std::size_t>(sample.of / 2); at < candidates.size();
             at += static_cast<std::size_t>(sample.of))
            held.push_back(candidates[at].held);
        return held;
    }

    Game game_;
    Mask own_;
    std::vector<Mask> boards_;
    std::vector<Other> others_;
    Mask stub_;
    int missing_;  // cards that come to one's own hand
    int come_;     // and with those of the boards
};

}  // namespace croupier
