// How a hand stands against what another may hold, from the weakest eighth of it to the strongest.
//
// So many hands are drawn for the other, and so many ways the cards to come may fall. A hand is as strong as it is often
// ahead of the others drawn, over all of those ways: what it may still become counts as much as what it is.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
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

// How a hand does against another: what it wins against each eighth of his hands and against all of them, as parts of the
// pot, the part of them that is weaker now, and how much more often than by chance it wins against two and three at once.
struct Standing {
    std::array<double, EIGHTHS> won{};
    double place = 0;
    std::array<double, 2> together{1, 1};
    double whole = 0;
};

// The same as it is counted.
struct Counted {
    std::array<std::uint64_t, EIGHTHS> won{};  // parts of WHOLE, against each eighth
    std::array<std::uint64_t, EIGHTHS> met{};  // the parts there were
    std::uint64_t place = 0;                   // twice the hands drawn that are weaker than one's own, once the equal ones
    std::array<std::uint64_t, 3> power{};      // what was won in each way, and its second and third power

    Standing over(int ways, int hands) const {
        Standing standing;
        std::uint64_t all_won = 0, all_met = 0;
        for (std::size_t eighth = 0; eighth < EIGHTHS; ++eighth) {
            standing.won[eighth] = met[eighth] ? part(won[eighth], met[eighth]) : 0.5;
            all_won += won[eighth];
            all_met += met[eighth];
        }
        if (all_met) standing.whole = part(all_won, all_met);
        if (!power[0]) return standing;
        const double once = part(power[0], ways);
        standing.place = part(place, 2 * hands);
        standing.together = {part(power[1], ways) / (once * once), part(power[2], ways) / (once * once * once)};
        return standing;
    }

private:
    static double part(std::uint64_t some, std::uint64_t all) {
        return static_cast<double>(some) / static_cast<double>(all);
    }
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

    // A hand with so many cards more that are not gone, begun at any place and round to the first again.
    Held beside(Held held, Mask gone, int begun, int number) const {
        for (int at = number ? begun % size_ : 0; number; at = at + 1 < size_ ? at + 1 : 0) {
            if (gone & bit(cards_[at])) continue;
            held = held + cards_[at];
            --number;
        }
        return held;
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
        Counted counted;
        // The order is dealt to its end before it is drawn again: every card falls as often as any other.
        int top = 0;
        pack.draw(draw, 0, pack.size());
        const std::vector<Mask> hands = chosen(other, pack, draw, sample);
        Drawn drawn(hands.size(), game_.low >= 0 || boards_.size() > 1);
        // What a hand brings to any board is read once.
        std::vector<OmahaHole> holes;
        std::vector<Held> keys;
        holes.reserve(game_.exactly_two ? hands.size() : 0);
        keys.reserve(hands.size());
        for (const Mask held : hands) {
            if (game_.exactly_two) holes.emplace_back(other.up | held);
            keys.push_back(Held::of(other.up | held));
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
            for (std::size_t hand = 0; hand < hands.size(); ++hand) {
                if (hands[hand] & gone) {
                    drawn.made(hand, {NOBODYS, NOBODYS});
                } else if (game_.exactly_two) {
                    drawn.made(hand, reader.read_omaha(holes[hand]));
                } else {
                    const int begun = top + static_cast<int>(hand) * missing;
                    drawn.made(hand, reader.read(pack.beside(keys[hand], hands[hand] | gone, begun, missing)));
                }
            }
            drawn.met(mine, counted);
        }
        drawn.put_in_order(counted);
        return counted.over(sample.ways, static_cast<int>(hands.size()));
    }

private:
    // The strength of a hand that cannot be held as the cards fall: no strength is as high, signed or not.
    static constexpr Strength NOBODYS = 0x7FFF;

    // The strengths of the two halves of a pot; a pot of one half has its only one twice.
    struct Made {
        Strength first = 0, second = 0;
    };

    // Reads hands with the boards of one way.
    class Reader {
    public:
        Reader(const Game& game, const Mask* boards, int count) : game_(game), boards_(boards), count_(count) {
            for (int board = 0; board < count; ++board) {
                if (game.exactly_two) omaha_[board].emplace(boards[board]);
                else key_[board] = Held::of(boards[board]);
            }
        }

        Made read(Mask hand) const { return game_.exactly_two ? read_omaha(OmahaHole(hand)) : read(Held::of(hand)); }

        Made read(const Held& hand) const {
            const Strength first = high(0, hand);
            if (count_ > 1) return {first, high(1, hand)};
            return {first, game_.low < 0 ? first : RANKINGS[game_.low].read(boards_[0] | hand.cards)};
        }

        Made read_omaha(const OmahaHole& hole) const {
            const Strength first = omaha_[0]->high(hole);
            if (count_ > 1) return {first, omaha_[1]->high(hole)};
            return {first, game_.low < 0 ? first : omaha_[0]->eight_or_better(hole)};
        }

    private:
        const Game& game_;
        const Mask* boards_;
        int count_;
        Held key_[2];
        std::optional<OmahaPairs> omaha_[2];

        Strength high(int board, const Held& hand) const {
            if (game_.high == HIGH) return croupier::high(key_[board] + hand);
            return RANKINGS[game_.high].read(key_[board].cards | hand.cards);
        }
    };

    // How the hands drawn for the other do.
    class Drawn {
    public:
        Drawn(std::size_t hands, bool halved)
            : halved_(halved), hands_(hands), first_(whole(hands), NOBODYS), second_(halved ? whole(hands) : 0, NOBODYS),
              tally_(hands) {}

        void made(std::size_t hand, Made strengths) {
            first_[hand] = static_cast<std::int16_t>(strengths.first);
            if (halved_) second_[hand] = static_cast<std::int16_t>(strengths.second);
        }

        // Compare all hands with one's own, and with one another.
        void met(Made mine, Counted& counted) {
            std::uint64_t parts = 0, there = 0;
            for (std::size_t hand = 0; hand < hands_; ++hand) {
                if (first_[hand] == NOBODYS) continue;
                const Made made = made_by(hand);
                const unsigned got = shared(mine, made);
                Tally& tally = tally_[hand];
                tally.won += got;
                tally.ahead += behind(made);
                ++tally.ways;
                parts += got;
                there += WHOLE;
            }
            if (!there) return;
            own_.ahead += behind(mine) + 2;
            ++own_.ways;
            const std::uint64_t part = parts * SCALE / there;
            counted.power[0] += part;
            counted.power[1] += part * part;
            counted.power[2] += part * part * part;
        }

        // Put the hands in order of strength and count them by eighths.
        void put_in_order(Counted& counted) const {
            std::vector<std::uint64_t> order(hands_);
            for (std::size_t hand = 0; hand < hands_; ++hand) order[hand] = tally_[hand].strength() << NUMBER_BITS | hand;
            std::sort(order.begin(), order.end());
            const std::uint64_t own = own_.strength();
            for (std::size_t at = 0; at < hands_; ++at) {
                const Tally& tally = tally_[order[at] & ((1u << NUMBER_BITS) - 1)];
                const std::uint64_t strength = order[at] >> NUMBER_BITS;
                const std::size_t eighth = at * EIGHTHS / hands_;
                counted.won[eighth] += tally.won;
                counted.met[eighth] += tally.ways * WHOLE;
                counted.place += strength < own ? 2 : strength == own;
            }
        }

    private:
        // A hand: the parts of the pot won from it, how many hands it was ahead of, and in how many ways it could be held.
        struct Tally {
            std::uint64_t won = 0, ahead = 0, ways = 0;

            std::uint64_t strength() const { return ways ? ahead * FINE / ways : 0; }
        };

        // Strengths are compared so many at a time, in one vector of any processor.
        static constexpr std::size_t ABREAST = 8;

        static std::size_t whole(std::size_t hands) { return (hands + ABREAST - 1) / ABREAST * ABREAST; }

        bool halved_;  // whether the halves of a pot may go different ways
        std::size_t hands_;
        std::vector<std::int16_t> first_, second_;
        std::vector<Tally> tally_;
        Tally own_;

        Made made_by(std::size_t hand) const {
            const auto first = static_cast<Strength>(first_[hand]);
            return {first, halved_ ? static_cast<Strength>(second_[hand]) : first};
        }

        // In both halves twice the hands that are weaker, once those that are equal; one that cannot be held is neither.
        unsigned behind(Made made) const {
            const unsigned half = behind(first_, made.first);
            return half + (halved_ ? behind(second_, made.second) : half);
        }

        static unsigned behind(const std::vector<std::int16_t>& all, Strength made) {
            const auto strength = static_cast<std::int16_t>(made);
            std::int16_t ahead[ABREAST] = {};
            for (std::size_t from = 0; from < all.size(); from += ABREAST)
                for (std::size_t at = 0; at < ABREAST; ++at)
                    ahead[at] = static_cast<std::int16_t>(ahead[at] + (all[from + at] < strength) +
                                                          (all[from + at] <= strength));
            unsigned sum = 0;
            for (const std::int16_t each : ahead) sum += static_cast<unsigned>(each);
            return sum;
        }

        // A second half that nobody qualifies for goes with the first.
        static unsigned shared(Made mine, Made other) {
            const unsigned half = part(mine.first, other.first);
            return half + (mine.second || other.second ? part(mine.second, other.second) : half);
        }

        static unsigned part(Strength mine, Strength other) { return (mine > other) + (mine >= other); }
    };

    // Hands are put in order by one number, their own in its last bits.
    static constexpr int NUMBER_BITS = 20;

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
        const Reader reader(game_, boards, many ? static_cast<int>(boards_.size()) : 0);
        Pack pack(many ? stub_ & ~order.cards(0, come_) : stub_);
        std::vector<Mask> dealt(static_cast<std::size_t>(sample.hands * sample.of));
        std::vector<std::uint64_t> order_of(many ? dealt.size() : 0);
        for (std::size_t number = 0; number < dealt.size(); ++number) {
            pack.draw(draw, 0, whole);
            dealt[number] = pack.cards(0, other.down);
            if (!many) continue;
            const Made made = reader.read(other.up | pack.cards(0, whole));
            order_of[number] = (std::uint64_t{made.first} + made.second) << NUMBER_BITS | number;
        }
        if (!many) return dealt;
        std::sort(order_of.begin(), order_of.end());
        std::vector<Mask> held;
        held.reserve(static_cast<std::size_t>(sample.hands));
        for (std::size_t at = static_cast<std::size_t>(sample.of / 2); at < dealt.size();
             at += static_cast<std::size_t>(sample.of))
            held.push_back(dealt[order_of[at] & ((1u << NUMBER_BITS) - 1)]);
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
