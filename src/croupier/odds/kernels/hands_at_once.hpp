// Many hands of one game at once, every one bet and shown down by the rules of the engine.
//
// The game is a button's game with one board: cards dealt down before the first bet, everything after it to the board.
// Everybody begins with the same chips, so that whoever is in at the end has put in as much as any other: one pot.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "omaha.hpp"
#include "ranking.hpp"

namespace croupier {

using Chips = std::int64_t;

constexpr int MOST_SEATS = 10;
constexpr int MOST_OWN = 6;
constexpr int MOST_BOARD = 5;
constexpr int MOST_RAISES = 4;
constexpr int EVENTS = 32;

// The numbers of what is done, as an observation has them.
enum Done : std::uint8_t { FOLDED, CHECKED, CALLED, RAISED };
constexpr int KINDS = 6;

// The first actions; raises come after them.
constexpr int FOLD = 0;
constexpr int STAY = 1;
constexpr int FIRST_RAISE = 2;

enum class Bets { any, fixed, spread, pot };

// A hand as it begins once everybody has posted, seat by seat.
struct Start {
    std::vector<Chips> stack, bet, put_in;
    int opens_after;
};

// Where each part of an observation begins; -1 for a board in a game without one.
struct Parts {
    int cards, board, stacks, bets, put_in, in_hand, all_in, button, pot, to_call, street, history, size;
};

// What all hands of a batch have in common.
struct HandGame {
    int players, own;
    std::vector<int> lie;                    // for each street, how many cards of the board lie
    std::vector<int> hole_at, board_at;      // places in the deck: of each card of a hand, by place from the button's left
    std::vector<Chips> steps;                // for each street, its smallest full bet
    std::vector<int> caps;                   // for each number of players in hand, the bets of a street; 0 for any
    bool cap_lifted;                         // whether two left in the hand lift the cap
    Bets bets;
    Chips times, rounding, parts;            // a raise by the pot adds so many parts of it
    Chips spread;                            // the most of spread limit
    Chips full_bet, short_of_blinds;
    std::vector<std::array<Chips, 2>> shares;  // of each raise between the smallest and the largest: of the pot
    std::vector<Start> starts;               // for each seat that has the button
    const Ranking* high;
    const Ranking* low;                      // or nothing
    bool exactly_two;
    Parts seen;

    int raises() const { return static_cast<int>(shares.size()) + 2; }
    int actions() const { return FIRST_RAISE + raises(); }
    int streets() const { return static_cast<int>(lie.size()); }
    int board() const { return lie.back(); }
};

class OneHand {
public:
    void deal(const HandGame& game, int button, const Card* deck) {
        const Start& start = game.starts[static_cast<std::size_t>(button)];
        const int players = game.players;
        button_ = button;
        in_ = able_ = waits_ = 0;
        pot_ = 0;
        for (int seat = 0; seat < players; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            seat_[seat] = {start.stack[at], start.bet[at], start.put_in[at], 0};
            pot_ += start.put_in[at];
            in_ |= 1u << seat;
            if (start.stack[at]) able_ |= 1u << seat;
            const int place = (seat - button - 1 + players) % players;
            Mask hole = 0;
            for (int card = 0; card < game.own; ++card)
                hole |= bit(deck[game.hole_at[static_cast<std::size_t>(place * game.own + card)]]);
            seat_[seat].hole = hole;
        }
        for (int card = 0; card < std::min(game.board(), MOST_BOARD); ++card)
            board_[card] = deck[game.board_at[static_cast<std::size_t>(card)]];
        street_ = 0;
        to_call_ = game.full_bet;
        step_ = game.steps[0];
        made_ = game.full_bet > 0;
        cap_ = game.caps[static_cast<std::size_t>(players)];
        told_ = 0;
        waits_ = able_;
        actor_ = next(game, start.opens_after, waits_);
        open(game);
    }

    int actor() const { return actor_; }

    // The actions that are open, a bit each.
    unsigned opened() const { return open_; }

    // Take an action that is open; whether the hand is over.
    bool act(const HandGame& game, int action) {
        const int seat = actor_;
        const unsigned mine = 1u << seat;
        waits_ &= ~mine;
        if (action >= FIRST_RAISE) {
            const Chips total = totals_[action - FIRST_RAISE], by = total - to_call_;
            if (by >= step_) {
                step_ = by;
                ++made_;
            }
            pay(seat, total - seat_[seat].bet);
            to_call_ = total;
            waits_ = in_ & able_ & ~mine;
            tell(seat, RAISED, total);
        } else if (action == FOLD) {
            in_ &= ~mine;
            tell(seat, FOLDED, 0);
        } else {
            const Chips owed = owed_;
            pay(seat, owed);
            tell(seat, owed ? CALLED : CHECKED, owed);
        }
        if (waits_ && in_ & (in_ - 1)) {
            actor_ = next(game, seat, waits_);
            open(game);
            return false;
        }
        return close_street(game);
    }

    // What each seat has won.
    void won(const HandGame& game, Chips* row) const {
        for (int seat = 0; seat < game.players; ++seat) row[seat] = -seat_[seat].put_in;
        if (!(in_ & (in_ - 1))) {
            row[__builtin_ctz(in_)] += pot_;
            return;
        }
        std::array<Strength, MOST_SEATS> high{}, low{};
        read(game, high, low);
        const unsigned lows = game.low ? best(low) : 0;
        share(game, lows ? pot_ - pot_ / 2 : pot_, best(high), row);
        if (lows) share(game, pot_ / 2, lows, row);
    }

    void see(const HandGame& game, float* row) const {
        const Parts& part = game.seen;
        const int players = game.players;
        const double chips = static_cast<double>(game.starts[0].stack[0] + game.starts[0].put_in[0]) * players;
        std::fill(row, row + part.size, 0.0f);
        each_card(seat_[actor_].hole, [&](int card) { row[part.cards + card] = 1; });
        for (int card = 0; card < game.lie[static_cast<std::size_t>(street_)]; ++card) row[part.board + board_[card]] = 1;
        for (int place = 0; place < players; ++place) {
            const int seat = (actor_ + place) % players;
            row[part.stacks + place] = static_cast<float>(static_cast<double>(seat_[seat].stack) / chips);
            row[part.bets + place] = static_cast<float>(static_cast<double>(seat_[seat].bet) / chips);
            row[part.put_in + place] = static_cast<float>(static_cast<double>(seat_[seat].put_in) / chips);
            row[part.in_hand + place] = in_ >> seat & 1;
            row[part.all_in + place] = (in_ & ~able_) >> seat & 1;
            row[part.button + place] = seat == button_;
        }
        row[part.pot] = static_cast<float>(static_cast<double>(pot_) / chips);
        row[part.to_call] = static_cast<float>(static_cast<double>(to_call_ - seat_[actor_].bet) / chips);
        row[part.street + street_] = 1;
        const int width = players + KINDS + 1, shown = std::min(told_, EVENTS);
        float* event = row + part.history + width * (EVENTS - shown);
        for (int number = told_ - shown; number < told_; ++number, event += width) {
            const Event& done = events_[number % EVENTS];
            event[(done.seat - actor_ + players) % players] = 1;
            event[players + done.kind] = 1;
            event[width - 1] = static_cast<float>(static_cast<double>(done.amount) / chips);
        }
    }

private:
    struct Seat {
        Chips stack, bet, put_in;
        Mask hole;
    };
    struct Event {
        Chips amount;
        std::uint8_t seat, kind;
    };

    // What is asked of at every decision stands together.
    unsigned in_, able_, waits_, open_;
    int button_, actor_, street_, made_, cap_, told_;
    Chips to_call_, step_, pot_, owed_;
    Chips totals_[MOST_RAISES];
    Seat seat_[MOST_SEATS];
    Event events_[EVENTS];
    Card board_[MOST_BOARD];

    static int next(const HandGame& game, int after, unsigned seats) {
        const unsigned later = seats & ~((2u << after) - 1);
        return later ? __builtin_ctz(later) : seats ? __builtin_ctz(seats) : after % game.players;
    }

    void pay(int seat, Chips chips) {
        Seat& payer = seat_[seat];
        payer.stack -= chips;
        payer.bet += chips;
        payer.put_in += chips;
        pot_ += chips;
        if (!payer.stack) able_ &= ~(1u << seat);
    }

    void tell(int seat, Done kind, Chips amount) {
        events_[told_ % EVENTS] = {amount, static_cast<std::uint8_t>(seat), kind};
        ++told_;
    }

    // Nobody has to answer any more: the next street, or the end.
    bool close_street(const HandGame& game) {
        const unsigned may = in_ & able_;
        if (!(in_ & (in_ - 1)) || street_ + 1 == game.streets() || !(may & (may - 1))) return true;
        ++street_;
        to_call_ = 0;
        made_ = 0;
        step_ = game.steps[static_cast<std::size_t>(street_)];
        cap_ = game.caps[static_cast<std::size_t>(__builtin_popcount(in_))];
        for (int seat = 0; seat < game.players; ++seat) seat_[seat].bet = 0;
        waits_ = may;
        actor_ = next(game, button_, waits_);
        open(game);
        return false;
    }

    bool capped() const { return cap_ && made_ >= cap_; }

    // The most a raise may come to, whatever he has.
    Chips most(const HandGame& game, Chips low, Chips top) const {
        if (game.bets == Bets::any) return top;
        if (game.bets == Bets::fixed) return low;
        if (game.bets == Bets::spread) return std::max(low, to_call_ + game.spread);
        const Chips pot = pot_ + to_call_ - seat_[actor_].bet + (street_ ? 0 : game.short_of_blinds);
        return std::max(low, to_call_ + (pot * game.times + game.rounding) / game.parts);
    }

    void open(const HandGame& game) {
        const int seat = actor_;
        const Seat& mine = seat_[seat];
        const Chips top = mine.bet + mine.stack;
        owed_ = std::min(to_call_ - mine.bet, mine.stack);
        open_ = 1u << STAY | (owed_ > 0) << FOLD;
        const unsigned may = in_ & able_;
        const bool lifted = game.cap_lifted && __builtin_popcount(in_) == 2;
        if (top <= to_call_ || !(may & (may - 1)) || (capped() && !lifted)) return;
        const Chips full = to_call_ + step_, low = std::min(full, top), high = std::min(most(game, full, top), top);
        const Chips pot = pot_ + owed_;
        const int last = game.raises() - 1;
        totals_[0] = low;
        for (int raise = 1; raise < last; ++raise) {
            const auto& [part, of] = game.shares[static_cast<std::size_t>(raise - 1)];
            totals_[raise] = std::min(std::max(to_call_ + pot * part / of, low), high);
        }
        totals_[last] = high;
        for (int raise = 0; raise <= last; ++raise)
            if (std::find(totals_, totals_ + raise, totals_[raise]) == totals_ + raise) open_ |= 1u << (FIRST_RAISE + raise);
    }

    void read(const HandGame& game, std::array<Strength, MOST_SEATS>& high, std::array<Strength, MOST_SEATS>& low) const {
        Mask board = 0;
        for (int card = 0; card < game.board(); ++card) board |= bit(board_[card]);
        if (game.exactly_two) {
            const OmahaBoard lying(board);
            for_each_in([&](int seat) {
                const OmahaHole held(seat_[seat].hole);
                high[static_cast<std::size_t>(seat)] = lying.high(held);
                if (game.low) low[static_cast<std::size_t>(seat)] = lying.eight_or_better(held);
            });
            return;
        }
        for_each_in([&](int seat) {
            const Mask hand = seat_[seat].hole | board;
            high[static_cast<std::size_t>(seat)] = game.high->read(hand);
            if (game.low) low[static_cast<std::size_t>(seat)] = game.low->read(hand);
        });
    }

    template <typename Visit>
    void for_each_in(Visit visit) const {
        for (unsigned seats = in_; seats; seats &= seats - 1) visit(__builtin_ctz(seats));
    }

    // The seats with the best hand; none where nobody has one.
    unsigned best(const std::array<Strength, MOST_SEATS>& strengths) const {
        Strength most = 1;
        unsigned seats = 0;
        for_each_in([&](int seat) {
            const Strength strength = strengths[static_cast<std::size_t>(seat)];
            if (strength < most) return;
            if (strength > most) seats = 0;
            most = strength;
            seats |= 1u << seat;
        });
        return seats;
    }

    // Odd chips go one each to the first from the button's left.
    void share(const HandGame& game, Chips chips, unsigned seats, Chips* row) const {
        const Chips ways = __builtin_popcount(seats), part = chips / ways;
        Chips odd = chips % ways;
        int seat = button_;
        for (Chips given = 0; given < ways; ++given) {
            seat = next(game, seat, seats);
            row[seat] += part + (odd-- > 0);
        }
    }
};

}  // namespace croupier
