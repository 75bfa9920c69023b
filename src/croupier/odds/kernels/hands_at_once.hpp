// Many hands of one game at once, every one bet and shown down by the rules of the engine.
//
// Everybody begins with the same chips, so that whoever is in at the end has put in as much as any other: one pot.
// With cards enough for everybody a hand needs its deck alone; a stub that runs short is shuffled by its own chance.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "boards.hpp"
#include "chance.hpp"
#include "omaha.hpp"
#include "ranking.hpp"

namespace croupier {

using Chips = std::int64_t;

constexpr int MOST_SEATS = 10;
constexpr int MOST_BOARDS = 2;
constexpr int MOST_RAISES = 4;
constexpr int EVENTS = 32;

// The numbers of what is done, as an observation has them.
enum Done : std::uint8_t { FOLDED, CHECKED, CALLED, RAISED, BROUGHT_IN, DISCARDED };
constexpr int KINDS = 6;

// The first actions; raises come after them.
constexpr int FOLD = 0;
constexpr int STAY = 1;
constexpr int FIRST_RAISE = 2;

enum class Bets { any, fixed, spread, pot };

enum class Opener { left_of_blinds, left_of_button, bring_in, best_showing };

struct Street {
    bool burn;
    int down, up, board, draw, discard;
    bool silent;
    Opener opener;

    bool thrown() const { return draw || discard; }
};

// A hand as it begins once everybody has posted, seat by seat.
struct Start {
    std::vector<Chips> stack, bet, put_in;
    int opens_after;
};

// Where each part of an observation begins; -1 for what a game has not.
struct Parts {
    int cards, board, second_board, up, stacks, bets, put_in, in_hand, all_in, drew, button, pot, to_call, street, history, size;
};

// What all hands of a batch have in common.
struct HandGame {
    int players, boards;
    Mask deck;
    int cards;                               // of the deck
    std::vector<Street> streets;
    int held;                                // the most cards a hand holds where cards are thrown away, else 0
    std::vector<Chips> steps;                // for each street, its smallest full bet
    std::vector<int> caps;                   // for each number of players in hand, the bets of a street; 0 for any
    bool cap_lifted;                         // whether two left in the hand lift the cap
    Bets bets;
    Chips times, rounding, parts;            // a raise by the pot adds so many parts of it
    Chips spread;                            // the most of spread limit
    Chips full_bet, short_of_blinds, bring_in;
    bool completed;                          // whether the bring-in counts as a bet of the street
    bool low_shows;                          // whether low boards open, and a high card brings it in
    bool odd_by_card;                        // whether the highest card takes an odd chip, else the first from the left
    std::vector<std::array<Chips, 2>> shares;  // of each raise between the smallest and the largest: of the pot
    std::vector<Start> starts;               // for each seat that has the button
    const Ranking* high;
    const Ranking* low;                      // or nothing
    bool exactly_two;
    Parts seen;

    int raises() const { return static_cast<int>(shares.size()) + 2; }
    int discards() const { return FIRST_RAISE + raises(); }
    int actions() const { return discards() + (held ? 1 << held : 0); }
    const Street& street(int number) const { return streets[static_cast<std::size_t>(number)]; }
    bool last(int number) const { return number + 1 == static_cast<int>(streets.size()); }
};

class OneHand {
public:
    void deal(const HandGame& game, int button, const Card* deck, std::uint64_t seed) {
        const Start& start = game.starts[static_cast<std::size_t>(button)];
        const int players = game.players;
        button_ = button;
        in_ = able_ = waits_ = to_throw_ = 0;
        pot_ = 0;
        for (int seat = 0; seat < players; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            seat_[seat] = {start.stack[at], start.bet[at], start.put_in[at], 0};
            pot_ += start.put_in[at];
            in_ |= 1u << seat;
            if (start.stack[at]) able_ |= 1u << seat;
        }
        if (game.seen.up >= 0) std::fill_n(up_, players, 0);
        board_[0] = board_[1] = burned_ = 0;
        top_ = 0;
        left_ = game.cards;
        std::copy_n(deck, left_, deck_);
        chance_ = Draw(seed, 0);
        street_ = 0;
        base_ = to_call_ = game.full_bet;
        made_ = game.full_bet > 0;
        bringing_ = false;
        told_ = 0;
        deal_street(game);
        open_street(game);
    }

    int actor() const { return actor_; }

    // The actions that are open, a bit each.
    std::uint64_t opened() const { return open_; }

    // Take an action that is open; whether the hand is over.
    bool act(const HandGame& game, int action) {
        const int seat = actor_;
        const unsigned mine = 1u << seat;
        if (to_throw_) return !throw_away(game, action - game.discards());
        waits_ &= ~mine;
        if (action >= FIRST_RAISE) {
            const Chips total = totals_[action - FIRST_RAISE], by = total - base_;
            if (by >= step_) {
                step_ = by;
                ++made_;
            }
            pay(seat, total - seat_[seat].bet);
            base_ = to_call_ = total;
            waits_ = in_ & able_ & ~mine;
            bringing_ = false;
            tell(seat, RAISED, total);
        } else if (action == FOLD) {
            in_ &= ~mine;
            tell(seat, FOLDED, 0);
        } else if (bringing_) {
            pay(seat, owed_);
            waits_ = in_ & able_ & ~mine;
            bringing_ = false;
            tell(seat, BROUGHT_IN, owed_);
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
        return !go_on(game);
    }

    // What each seat has won.
    void won(const HandGame& game, Chips* row) const {
        for (int seat = 0; seat < game.players; ++seat) row[seat] = -seat_[seat].put_in;
        if (!(in_ & (in_ - 1))) {
            row[__builtin_ctz(in_)] += pot_;
            return;
        }
        for (int board = 0; board < game.boards; ++board) {
            Strengths high{}, low{};
            read(game, board_[board], high, low);
            const unsigned lows = game.low ? best(low) : 0;
            const Chips part = pot_ / game.boards + (board < pot_ % game.boards), half = lows ? part / 2 : 0;
            share(game, part - half, best(high), game.high, high, board, row);
            if (lows) share(game, half, lows, game.low, low, board, row);
        }
    }

    void see(const HandGame& game, float* row) const {
        const Parts& part = game.seen;
        const int players = game.players;
        const double chips = static_cast<double>(game.starts[0].stack[0] + game.starts[0].put_in[0]) * players;
        std::fill(row, row + part.size, 0.0f);
        each_card(seat_[actor_].hole, [&](int card) { row[part.cards + card] = 1; });
        each_card(board_[0], [&](int card) { row[part.board + card] = 1; });
        each_card(board_[1], [&](int card) { row[part.second_board + card] = 1; });
        for (int place = 0; place < players; ++place) {
            const int seat = (actor_ + place) % players;
            row[part.stacks + place] = static_cast<float>(static_cast<double>(seat_[seat].stack) / chips);
            row[part.bets + place] = static_cast<float>(static_cast<double>(seat_[seat].bet) / chips);
            row[part.put_in + place] = static_cast<float>(static_cast<double>(seat_[seat].put_in) / chips);
            row[part.in_hand + place] = in_ >> seat & 1;
            row[part.all_in + place] = (in_ & ~able_) >> seat & 1;
            row[part.button + place] = seat == button_;
            if (part.up >= 0) each_card(up_[seat], [&](int card) { row[part.up + place * CARDS + card] = 1; });
        }
        row[part.pot] = static_cast<float>(static_cast<double>(pot_) / chips);
        row[part.to_call] = static_cast<float>(static_cast<double>(to_call_ - seat_[actor_].bet) / chips);
        row[part.street + street_] = 1;
        const int width = players + KINDS + 1, shown = std::min(told_, EVENTS);
        float* event = row + part.history + width * (EVENTS - shown);
        for (int number = told_ - shown; number < told_; ++number, event += width) {
            const Event& done = events_[number % EVENTS];
            const auto amount = static_cast<double>(amounts_[number % EVENTS]);
            const int place = (done.seat - actor_ + players) % players;
            event[place] = 1;
            event[players + done.kind] = 1;
            if (done.kind == DISCARDED) {
                event[width - 1] = static_cast<float>(amount / 7);
                if (part.drew >= 0) row[part.drew + place] = event[width - 1];
            } else {
                event[width - 1] = static_cast<float>(amount / chips);
            }
        }
    }

private:
    struct Seat {
        Chips stack, bet, put_in;
        Mask hole;
    };
    struct Event {
        std::uint8_t seat, kind;
    };

    using Strengths = std::array<Strength, MOST_SEATS>;

    // What is asked of at every decision stands together.
    std::uint64_t open_;
    unsigned in_, able_, waits_, to_throw_;
    int button_, actor_, street_, made_, cap_, told_;
    bool bringing_;
    Chips to_call_, base_, step_, pot_, owed_;
    Chips totals_[MOST_RAISES];
    Seat seat_[MOST_SEATS];
    Event events_[EVENTS];
    Chips amounts_[EVENTS];  // of the events
    Mask board_[MOST_BOARDS];
    Mask burned_;  // but what was shuffled into the stub
    int top_, left_;
    Card deck_[CARDS];
    Draw chance_;
    Mask up_[MOST_SEATS], thrown_[MOST_SEATS];  // nothing is thrown away but while others still throw

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
        events_[told_ % EVENTS] = {static_cast<std::uint8_t>(seat), kind};
        amounts_[told_ % EVENTS] = amount;
        ++told_;
    }

    template <typename Visit>
    void from_the_left(unsigned seats, Visit visit) const {
        const unsigned first = (2u << button_) - 1;
        for (unsigned later = seats & ~first; later; later &= later - 1) visit(__builtin_ctz(later));
        for (unsigned rest = seats & first; rest; rest &= rest - 1) visit(__builtin_ctz(rest));
    }

    // Nobody has to answer any more: what comes next; false when nobody is asked for anything any more.
    bool go_on(const HandGame& game) {
        while (in_ & (in_ - 1) && !game.last(street_)) {
            ++street_;
            base_ = to_call_ = 0;
            made_ = 0;
            for (int seat = 0; seat < game.players; ++seat) seat_[seat].bet = 0;
            if (!game.street(street_).draw) deal_street(game);
            if (game.street(street_).thrown()) {
                to_throw_ = in_;
                ask_to_throw(game, button_);
                return true;
            }
            if (open_street(game)) return true;
        }
        return false;
    }

    // Betting begins; whether anybody is asked.
    bool open_street(const HandGame& game) {
        const Street& street = game.street(street_);
        const unsigned may = in_ & able_;
        if (street.silent || !(may & (may - 1))) return false;
        step_ = game.steps[static_cast<std::size_t>(street_)];
        cap_ = game.caps[static_cast<std::size_t>(__builtin_popcount(in_))];
        waits_ = may;
        int after = button_;
        if (street.opener == Opener::left_of_blinds) after = game.starts[static_cast<std::size_t>(button_)].opens_after;
        if (street.opener >= Opener::bring_in) {
            after = (shows_most(game, street.opener == Opener::bring_in) + game.players - 1) % game.players;
            if (street.opener == Opener::bring_in) {
                to_call_ = game.bring_in;
                base_ = 0;
                made_ = game.completed;
                bringing_ = true;
            }
        }
        actor_ = next(game, after, waits_);
        open(game);
        return true;
    }

    // The seat whose up-cards bring it in or open; the first from the left where several show the same.
    int shows_most(const HandGame& game, bool brings_in) const {
        int most = 0;
        std::uint64_t highest = 0;
        int high_card = 0;
        from_the_left(in_, [&](int seat) {
            const Mask up = up_[seat];
            const int card = game.low_shows ? croupier::highest(aces_low(up)) : croupier::highest(up);
            if (brings_in) {
                const auto brings = static_cast<std::uint64_t>(game.low_shows ? card + 1 : CARDS - lowest(up));
                if (brings > highest) highest = brings, most = seat;
                return;
            }
            const std::uint64_t shown = game.low_shows ? (std::uint64_t{1} << 40) - grouped(aces_low(up)) : grouped(up);
            if (shown > highest || (shown == highest && card > high_card)) highest = shown, high_card = card, most = seat;
        });
        return most;
    }

    static Mask aces_low(Mask cards) { return (cards << 4 | cards >> (CARDS - 4)) & WHOLE_DECK; }

    // A board of up to five cards without straights and flushes: two pairs above a pair, then the ranks.
    static std::uint64_t grouped(Mask up) {
        std::uint64_t counts = 0, ranks = 0;
        int groups = 0;
        for (int times = 4; times; --times)
            for (int rank = RANKS - 1; rank >= 0; --rank)
                if (count(up >> 4 * rank & 0xF) == times) {
                    counts = counts << 4 | static_cast<std::uint64_t>(times);
                    ranks = ranks << 4 | static_cast<std::uint64_t>(rank);
                    ++groups;
                }
        const int empty = 4 * (5 - groups);
        return counts << empty << 20 | ranks << empty;
    }

    // Cards

    Card take() { return deck_[top_++]; }

    void burn() { burned_ |= bit(take()); }

    int stub() const { return left_ - top_; }

    void shuffle(Mask cards) {
        top_ = left_ = 0;
        each_card(cards, [&](int card) { deck_[left_++] = static_cast<Card>(card); });
        chance_.shuffle(deck_, left_);
        burned_ = 0;
    }

    Mask stub_cards() const {
        Mask cards = 0;
        for (int at = top_; at < left_; ++at) cards |= bit(deck_[at]);
        return cards;
    }

    void deal_street(const HandGame& game) {
        const Street& street = game.street(street_);
        const int each = street.down + street.up, players = __builtin_popcount(in_);
        // On later streets the last card is not dealt.
        if (each && street_ && stub() < street.burn + each * players + 1 && !enough_with_burns(street.burn + each * players)) {
            burn();
            board_[0] |= bit(take());
            return;
        }
        if (street.burn) burn();
        if (each) {
            int place = top_;
            top_ += each * players;
            from_the_left(in_, [&](int seat) {
                for (int card = 0; card < each; ++card) {
                    const Mask given = bit(deck_[place + card * players]);
                    seat_[seat].hole |= given;
                    if (card >= street.down) up_[seat] |= given;
                }
                ++place;
            });
        }
        for (int board = 0; board < (street.board ? game.boards : 0); ++board)
            for (int card = 0; card < street.board; ++card) board_[board] |= bit(take());
    }

    // A short stub of stud is shuffled with the burns where they will do; else, and short of three cards, for the card to all.
    bool enough_with_burns(int needed) {
        const int both = stub() + count(burned_);
        if (both > needed || stub() < 3) shuffle(stub_cards() | burned_);
        return both > needed;
    }

    // Throwing cards away

    void ask_to_throw(const HandGame& game, int after) {
        actor_ = next(game, after, to_throw_);
        const Street& street = game.street(street_);
        const int held = count(seat_[actor_].hole), fewest = street.discard, most = street.discard ? fewest : std::min(street.draw, held);
        open_ = 0;
        for (unsigned cards = 0; cards < 1u << held; ++cards) {
            const int thrown = __builtin_popcount(cards);
            if (fewest <= thrown && thrown <= most) open_ |= std::uint64_t{1} << (game.discards() + static_cast<int>(cards));
        }
    }

    // The cards of these bits, the lowest card of the hand being bit 0; false when nobody is asked for anything any more.
    bool throw_away(const HandGame& game, int bits) {
        const int seat = actor_;
        Mask thrown = 0;
        for (Mask held = seat_[seat].hole; bits; bits >>= 1, held &= held - 1)
            if (bits & 1) thrown |= held & -held;
        seat_[seat].hole &= ~thrown;
        if (game.street(street_).draw) thrown_[seat] = thrown;
        tell(seat, DISCARDED, count(thrown));
        to_throw_ &= ~(1u << seat);
        if (to_throw_) {
            ask_to_throw(game, seat);
            return true;
        }
        if (game.street(street_).draw) deal_thrown(game);
        return open_street(game) || go_on(game);
    }

    // As many as he threw away for each, one player after the other; what is out of play is shuffled when the stub is short.
    void deal_thrown(const HandGame& game) {
        bool burns = game.street(street_).burn;
        from_the_left(in_, [&](int seat) {
            const int due = count(thrown_[seat]);
            if (!due) return;
            if (stub() < burns + due + 1) {
                Mask kept = 0;
                for_each_in([&](int other) { kept |= seat_[other].hole | thrown_[other]; });
                shuffle(game.deck & ~kept);
            }
            if (burns) burn();
            burns = false;
            for (int card = 0; card < due; ++card) seat_[seat].hole |= bit(take());
            thrown_[seat] = 0;
        });
    }

    // Betting

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
        open_ = 1u << STAY | (owed_ > 0 && !bringing_) << FOLD;
        const unsigned may = in_ & able_;
        const bool lifted = game.cap_lifted && __builtin_popcount(in_) == 2;
        if (top <= to_call_ || !(may & (may - 1)) || (capped() && !lifted)) return;
        const Chips full = base_ + step_, low = std::min(full, top), high = std::min(most(game, full, top), top);
        const Chips pot = pot_ + owed_;
        const int last = game.raises() - 1;
        totals_[0] = low;
        for (int raise = 1; raise < last; ++raise) {
            const auto& [part, of] = game.shares[static_cast<std::size_t>(raise - 1)];
            totals_[raise] = std::min(std::max(to_call_ + pot * part / of, low), high);
        }
        totals_[last] = high;
        for (int raise = 0; raise <= last; ++raise)
            if (std::find(totals_, totals_ + raise, totals_[raise]) == totals_ + raise) open_ |= std::uint64_t{1} << (FIRST_RAISE + raise);
    }

    void read(const HandGame& game, Mask board, Strengths& high, Strengths& low) const {
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
    static void for_each_of(unsigned seats, Visit visit) {
        for (; seats; seats &= seats - 1) visit(__builtin_ctz(seats));
    }

    template <typename Visit>
    void for_each_in(Visit visit) const {
        for_each_of(in_, visit);
    }

    // The seats with the best hand; none where nobody has one.
    unsigned best(const Strengths& strengths) const {
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

    // Odd chips go one each to the first from the button's left, or to the highest cards.
    void share(const HandGame& game, Chips chips, unsigned seats, const Ranking* by, const Strengths& strengths, int board,
               Chips* row) const {
        const Chips ways = __builtin_popcount(seats), part = chips / ways;
        Chips odd = chips % ways;
        for_each_of(seats, [&](int seat) { row[seat] += part; });
        for (int seat = button_; odd; --odd) {
            if (game.odd_by_card) seat = highest_of(seats, by, strengths, board);
            else seat = next(game, seat, seats);
            ++row[seat];
            seats &= ~(1u << seat);
        }
    }

    // Of those who share it the seat whose five cards have the highest, suits ranked, the next where two share one.
    int highest_of(unsigned seats, const Ranking* by, const Strengths& strengths, int board) const {
        int found = 0;
        Mask most = 0;
        for_each_of(seats, [&](int seat) {
            const Mask held = seat_[seat].hole | board_[board];
            each_board(held, 5, 0, [&](Mask five) {
                if (five > most && by->read(five) == strengths[static_cast<std::size_t>(seat)]) most = five, found = seat;
            });
        });
        return found;
    }
};

}  // namespace croupier
