#include "house/russian_rounds.hpp"

#include <numeric>

#include "high.hpp"
#include "house/russian_spot.hpp"

namespace croupier {

namespace {

constexpr int DEALT = 17;  // five and five, five drawn, two bought
constexpr std::int64_t AT_A_TIME = 4096;

struct Counts {
    std::int64_t hands = 0, idle = 0, lower = 0, equal = 0;
};

// The dealer's hands up to a pair, by ranks, when a card of one rank lies open.
class Weak {
public:
    Weak(const RussianHouse& house, int up) {
        const auto standing = [&](std::initializer_list<int> ranks) {
            std::uint64_t key = CARD_KEY[4 * up];
            for (int rank : ranks) key += CARD_KEY[4 * rank];
            const Strength strength = by_key(key);
            return strength < GAME ? std::uint16_t{0} : house.standing[strength];
        };
        for (int a = 0; a < RANKS; ++a)
            for (int b = 0; b < a; ++b)
                for (int c = 0; c < b; ++c) {
                    if (a == up || b == up || c == up) continue;
                    hands.push_back({{a, b, c, up}, 0, standing({a, b, c, up})});
                    for (int d = 0; d < c; ++d)
                        if (d != up) hands.push_back({{a, b, c, d}, 1u << a | 1u << b | 1u << c | 1u << d, standing({a, b, c, d})});
                    for (auto [pair, one, other] : {std::array{a, b, c}, std::array{b, a, c}, std::array{c, a, b}})
                        pairs.push_back({{pair, one, other, 0}, 0, standing({pair, pair, one, other})});
                }
    }

    // Of the hands that the dealer may hold: those without a game, those below `mine` and those level with it.
    Counts over(Mask stub, Card up, std::uint16_t mine) const {
        std::array<std::int32_t, RANKS> left;
        for (int rank = 0; rank < RANKS; ++rank) left[rank] = count(stub >> 4 * rank & 15);
        const unsigned suited = ranks_of_suit(stub, suit_of(up));
        Counts found;
        const auto add = [&](std::uint16_t standing, std::int32_t ways) {
            found.idle += standing ? 0 : ways;
            found.lower += standing && standing < mine ? ways : 0;
            found.equal += standing && standing == mine ? ways : 0;
        };
        for (const Ranks& one : hands) {
            const auto& r = one.ranks;
            add(one.standing, left[r[0]] * left[r[1]] * left[r[2]] * left[r[3]] - (one.bits && (suited & one.bits) == one.bits));
        }
        for (const Ranks& one : pairs) {
            const auto& r = one.ranks;
            add(one.standing, left[r[0]] * (left[r[0]] - 1) / 2 * left[r[1]] * left[r[2]]);
        }
        return found;
    }

private:
    struct Ranks {
        std::array<int, 4> ranks;
        unsigned bits;  // of four ranks besides the open card's, which may all be of its suit
        std::uint16_t standing;
    };
    std::vector<Ranks> hands, pairs;
};

class Rounds {
public:
    Rounds(const RussianHouse& house, std::int64_t exchange, std::int64_t sixth, const FirstPlay& first)
        : house(house), spot{house}, exchange(exchange), sixth(sixth), first(first) {
        for (int up = 0; up < RANKS; ++up) weak.emplace_back(house, up);
    }

    Played play(const std::array<Card, CARDS>& deck) const {
        Mask hand = 0, dealer = 0;
        for (int i = 0; i < 10; ++i) (i % 2 ? dealer : hand) |= bit(deck[i]);
        const Card up = deck[9], *next = &deck[10];
        const auto [code, thrown] = first.of(hand, up);
        if (code == FIRST_FOLD) return {FOLDED, -house.ante, house.ante};
        std::int64_t fee = 0;
        Mask cards = hand & ~thrown;
        if (code >= FIRST_SIXTH) {
            fee = thrown ? exchange : sixth;
            for (int i = thrown ? count(thrown) : 1; i; --i) cards |= bit(*next++);
        }
        const int held = count(cards);
        const Strength strength = high(cards);
        const Paid paid = paid_for(cards, held, strength, house);
        const std::uint16_t mine = strength < GAME ? 0 : house.standing[strength];
        std::int64_t insured = 0;
        if (code != FIRST_CLOSE) {
            const Mask stub = ~(hand | cards | bit(up)) & (bit(CARDS) - 1);
            insured = decide(cards, up, stub, paid, mine);
            if (insured < 0) return {FOLDED, -house.ante - fee, house.ante + fee};
        }
        return settle(cards, dealer, hand, paid, mine, fee, insured, next);
    }

private:
    // The insurance of a box that closes, or -1 for one that folds.
    std::int64_t decide(Mask cards, Card up, Mask stub, Paid paid, std::uint16_t mine) const {
        const int left = count(stub);
        Counts found = weak[rank_of(up)].over(stub, up, mine);
        found.hands = std::int64_t{left} * (left - 1) * (left - 2) * (left - 3) / 24;
        const std::int64_t fold = -house.ante * found.hands;
        if (paid.first <= PAIR && !spot.may_buy(paid, left)) {
            const std::int64_t beaten = found.hands - found.idle - found.lower - found.equal;
            const std::int64_t payout = house.payout[paid.first][paid.second];
            return payout * found.lower - (house.ante + house.bet) * beaten + house.ante * found.idle > fold ? 0 : -1;
        }
        const std::int64_t low = house.insure_low[paid.first][paid.second];
        // Insurance that is settled at the first reveal and lost to any game is worth its price only where that is rarer.
        const bool may_insure = low && (house.settles_after_purchase || house.beaten_returned || 2 * found.idle > found.hands);
        if (!may_insure && paid.first >= TWO_PAIR) return 0;
        const Stand stand = russian_stand(house, cards, up, stub);
        if (low && stand.insured_high >= std::max(stand.insured_low, stand.bare) && stand.insured_high > stand.bare)
            return house.insure_high[paid.first][paid.second];
        if (low && stand.insured_low > std::max(stand.bare, stand.insured_high)) return low;
        return stand.bare > fold * stand.unit ? 0 : -1;
    }

    Played settle(Mask cards, Mask dealer, Mask hand, Paid paid, std::uint16_t mine, std::int64_t fee, std::int64_t insured,
                  const Card* next) const {
        std::int64_t staked = house.ante + house.bet + fee + insured, net = -fee;
        Strength theirs = high(dealer);
        if (theirs >= GAME) return compared(mine, theirs, paid, net - insured, staked);
        net += insured;
        if (!buys(cards, dealer, hand, paid, mine, insured))
            return {NO_GAME, net + (insured && !house.insured_ante_paid ? 0 : house.ante), staked};
        net -= house.purchase, staked += house.purchase;
        const Mask base = dealer & ~bit(highest(dealer));
        theirs = high(base | bit(*next));
        if (house.redraw && rank_of(*next) == rank_of(highest(dealer)) && theirs < GAME) theirs = high(base | bit(next[1]));
        if (theirs < GAME) return {BOUGHT_NOTHING, net, staked};
        return compared(mine, theirs, paid, net, staked);
    }

    Played compared(std::uint16_t mine, Strength strength, Paid paid, std::int64_t net, std::int64_t staked) const {
        const std::uint16_t theirs = house.standing[strength];
        if (mine > theirs) return {WON, net + house.payout[paid.first][paid.second], staked};
        if (mine < theirs) return {BEATEN, net - house.ante - house.bet, staked};
        return {TIED, net, staked};
    }

    // Whether the dealer's card is worth its price: every card that may come is tried.
    bool buys(Mask cards, Mask dealer, Mask hand, Paid paid, std::uint16_t mine, std::int64_t insured) const {
        const Mask stub = ~(cards | dealer | hand) & (bit(CARDS) - 1);
        const std::int64_t left = count(stub), all = left * (left - 1);
        if (!spot.may_buy(paid, static_cast<int>(left) + 4)) return false;
        const int highest = croupier::highest(dealer);
        const Held base = Held::of(dealer & ~bit(highest));
        std::int64_t win = 0, lose = 0, again = 0;
        each_card(stub, [&](int card) {
            const Strength strength = high(base + card);
            if (strength < GAME)
                again += house.redraw && rank_of(card) == rank_of(highest);
            else {
                win += mine > house.standing[strength];
                lose += mine < house.standing[strength];
            }
        });
        const std::int64_t each = left - 1 + again;  // a card of the same rank brings any of the others after it
        const std::int64_t bought = (house.payout[paid.first][paid.second] * win - (house.ante + house.bet) * lose) * each;
        const std::int64_t declined = insured && !house.insured_ante_paid ? 0 : house.ante;
        return bought > (declined + house.purchase) * all;
    }

    const RussianHouse& house;
    const Spot spot;
    std::int64_t exchange, sixth;
    const FirstPlay& first;
    std::vector<Weak> weak;
};

}  // namespace

std::map<Played, std::int64_t> russian_rounds(const RussianHouse& house, std::int64_t exchange, std::int64_t sixth,
                                              const FirstPlay& first, Draw draw, std::int64_t rounds,
                                              const std::function<void()>& between) {
    const Rounds table(house, exchange, sixth, first);
    std::map<Played, std::int64_t> found;
    for (; rounds > 0; --rounds) {
        if (rounds % AT_A_TIME == 0) between();
        std::array<Card, CARDS> deck;
        std::iota(deck.begin(), deck.end(), Card{0});
        for (int at = 0; at < DEALT; ++at) std::swap(deck[at], deck[at + draw.below(CARDS - at)]);
        ++found[table.play(deck)];
    }
    return found;
}

}  // namespace croupier
