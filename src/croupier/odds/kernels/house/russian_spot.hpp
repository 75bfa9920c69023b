// What is left of a box of Russian Poker when it draws no more: to fold, to close, or to insure.
#pragma once

#include <algorithm>

#include "house/russian_purchase.hpp"

namespace croupier {

// How often the dealer's bought card can bring a hand that this one beats, at most, out of `left` cards.
inline int outs_at_most(std::uint8_t first, int left) {
    const int outs = first <= TRIPS ? 18 : first == STRAIGHT ? 26 : left;
    return std::min(outs, left);
}

struct Spot {
    const RussianHouse& house;

    // Whether a box that is paid so may gain by buying when `left` cards are shared by dealer and stub.
    bool may_buy(Paid paid, int left) const {
        if (paid.first == HIGH_CARD) return false;
        const int cards = left - 4;
        const std::int64_t most = house.payout[paid.first][paid.second] * outs_at_most(paid.first, cards);
        return most > (house.purchase + house.ante) * cards || house.insure_low[paid.first][paid.second];
    }

    // What closing is worth against these hands of the dealer, `left` being the cards he and the stub share;
    // `bought()` gives the sums of buying where that may gain.
    template <typename Bought>
    Stand stand(int left, Paid paid, std::int64_t hands, std::int64_t no_game, std::int64_t lower, std::int64_t equal,
                Bought bought) const {
        Stand found{hands, no_game, lower, equal, 0, 0, 0, Purchase::unit(left)};
        const std::int64_t payout = house.payout[paid.first][paid.second];
        const std::int64_t low = house.insure_low[paid.first][paid.second];
        const std::int64_t high = house.insure_high[paid.first][paid.second];
        const std::int64_t game = hands - no_game;
        const std::int64_t beaten = game - lower - equal;
        const std::int64_t compared = (payout * lower - (house.ante + house.bet) * beaten) * found.unit;
        Purchase::Sums sums;
        if (no_game && may_buy(paid, left))
            sums = bought();
        else
            sums.bare = house.ante * no_game * found.unit;
        found.bare = compared + sums.bare;
        const auto insured = [&](std::int64_t insurance, std::int64_t after) {
            const std::int64_t lost = house.beaten_returned ? lower : game;
            const std::int64_t won = house.settles_after_purchase ? 0 : no_game;
            return compared + after + insurance * (won - lost) * found.unit;
        };
        if (low) {
            found.insured_low = insured(low, no_game ? sums.low : 0);
            found.insured_high = insured(high, no_game ? sums.high : 0);
        }
        return found;
    }

    std::int64_t best(const Stand& stand, Paid paid) const {
        std::int64_t most = std::max(stand.bare, -house.ante * stand.hands * stand.unit);
        if (house.insure_low[paid.first][paid.second])
            most = std::max({most, stand.insured_low, stand.insured_high});
        return most;
    }
};

}  // namespace croupier
