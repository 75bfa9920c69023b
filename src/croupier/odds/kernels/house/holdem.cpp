#include "house/holdem.hpp"

#include <algorithm>
#include <map>

#include "high.hpp"
#include "parallel.hpp"

namespace croupier {

namespace {

constexpr Mask DECK = (Mask{1} << CARDS) - 1;
constexpr int PAIRS_OF_CARDS = CARD_PAIRS;
constexpr int HANDS = 1081;   // two of the 47 cards that are not on the board
constexpr int OTHERS = 990;   // two of the 45 cards left to the dealer
constexpr int BOARDS = 1081;  // turns and rivers when flop and two cards are known

int number(int low, int high) { return high * (high - 1) / 2 + low; }

int start_of(int a, int b) {
    const int high = std::max(rank_of(a), rank_of(b)), low = std::min(rank_of(a), rank_of(b));
    return suit_of(a) == suit_of(b) ? RANKS * low + high : RANKS * high + low;
}

// One hand on a board: its cards, its strength, and of the dealer's 990 how many it beats, ties, and how many have no
// game.
struct Standing {
    int low, high, pair;
    Strength own;
    int win, tie, idle;
};

// All hands of a board, sorted once.
class Board {
  public:
    template <typename Visit>
    void each(Mask board, Strength game, Visit visit) {
        const Held base = Held::of(board);
        std::uint8_t cards[47];
        int n = 0;
        each_card(DECK & ~board, [&](int card) { cards[n++] = static_cast<std::uint8_t>(card); });
        int at = 0;
        std::uint32_t first[128]{}, second[64]{};
        for (int i = 1; i < n; ++i) {
            const Held one = base + cards[i];
            for (int j = 0; j < i; ++j) {
                const Strength strength = high(one + cards[j]);
                low_[at] = cards[j], high_[at] = cards[i];
                ++first[strength & 127], ++second[strength >> 7];
                unsorted_[at] = static_cast<std::uint32_t>(strength) << 11 | static_cast<std::uint32_t>(at);
                ++at;
            }
        }
        pass<128>(first, unsorted_, half_, 11);
        pass<64>(second, half_, sorted_, 18);
        sweep(game, visit);
    }

  private:
    template <int BUCKETS>
    static void pass(std::uint32_t* counts, const std::uint32_t* from, std::uint32_t* to, int shift) {
        std::uint32_t sum = 0;
        for (int b = 0; b < BUCKETS; ++b) {
            const std::uint32_t count = counts[b];
            counts[b] = sum;
            sum += count;
        }
        for (int i = 0; i < HANDS; ++i) to[counts[from[i] >> shift & (BUCKETS - 1)]++] = from[i];
    }

    template <typename Visit>
    void sweep(Strength game, Visit visit) {
        int idle_cards[CARDS]{}, below[CARDS]{}, group[CARDS];
        int idle = 0;
        for (; idle < HANDS && sorted_[idle] >> 11 < game; ++idle) {
            const unsigned h = sorted_[idle] & 2047;
            ++idle_cards[low_[h]], ++idle_cards[high_[h]];
        }
        for (int from = 0; from < HANDS;) {
            const std::uint32_t own = sorted_[from] >> 11;
            int to = from;
            std::fill(std::begin(group), std::end(group), 0);
            for (; to < HANDS && sorted_[to] >> 11 == own; ++to) {
                const unsigned h = sorted_[to] & 2047;
                ++group[low_[h]], ++group[high_[h]];
            }
            for (int i = from; i < to; ++i) {
                const unsigned h = sorted_[i] & 2047;
                const int a = low_[h], b = high_[h];
                visit(Standing{a, b, number(a, b), static_cast<Strength>(own), from - below[a] - below[b],
                               to - from - group[a] - group[b] + 1, idle - idle_cards[a] - idle_cards[b] + (own < game)});
            }
            for (int i = from; i < to; ++i) {
                const unsigned h = sorted_[i] & 2047;
                ++below[low_[h]], ++below[high_[h]];
            }
            from = to;
        }
    }

    std::uint8_t low_[HANDS], high_[HANDS];
    std::uint32_t unsorted_[HANDS], half_[HANDS], sorted_[HANDS];
};

using Ends = std::array<std::int64_t, HOLDEM_ENDS>;

Ends ends_of(const Standing& hand, Strength game) {
    const int lose = OTHERS - hand.win - hand.tie;
    if (hand.own < game)
        return {0, hand.win, 0, hand.tie, OTHERS - hand.idle, hand.idle - hand.win - hand.tie};
    return {hand.win - hand.idle, hand.idle, hand.tie, 0, lose, 0};
}

// Suits renamed.
using Suits = std::array<int, 4>;

Mask renamed(Mask cards, const Suits& suits) {
    Mask found = 0;
    for (int suit = 0; suit < 4; ++suit) found |= (cards >> suit & SUITED) << suits[suit];
    return found;
}

int renamed(int card, const Suits& suits) { return (card & ~3) | suits[suit_of(card)]; }

std::vector<Suits> all_suits() {
    std::vector<Suits> all;
    Suits suits{0, 1, 2, 3};
    do all.push_back(suits);
    while (std::next_permutation(suits.begin(), suits.end()));
    return all;
}

struct Flop {
    Mask cards;
    int stands_for;
};

// The 1,755 flops up to suits.
std::vector<Flop> flops() {
    const std::vector<Suits> suits = all_suits();
    std::map<Mask, int> found;
    for (int c = 2; c < CARDS; ++c)
        for (int b = 1; b < c; ++b)
            for (int a = 0; a < b; ++a) {
                const Mask cards = bit(a) | bit(b) | bit(c);
                Mask least = cards;
                for (auto& one : suits) least = std::min(least, renamed(cards, one));
                ++found[least];
            }
    std::vector<Flop> flops;
    for (auto& [cards, count] : found) flops.push_back({cards, count});
    return flops;
}

// What a hand has come to after a flop, over turns, rivers and dealer's hands.
struct AfterFlop {
    std::int64_t early = 0, early_square = 0, now = 0, now_square = 0, wait = 0, wait_square = 0, bets = 0, chip = 0;

    void add(const AfterFlop& other, std::int64_t times) {
        early += times * other.early, early_square += times * other.early_square;
        now += times * other.now, now_square += times * other.now_square;
        wait += times * other.wait, wait_square += times * other.wait_square;
        bets += times * other.bets, chip += times * other.chip;
    }
};

struct Sums {
    std::int64_t net = 0, square = 0;
};

// The nets of a hand are those of the table without the play bet and, for each of its chips, those of the bet.
class Nets {
  public:
    Nets(const UltimateHouse& house, const std::array<Strength, HOLDEM_RUNGS>& best_of) : house_(house) {
        for (int s = 0; s <= HIGH_CLASSES; ++s)
            rung_[s] = static_cast<std::uint8_t>(std::lower_bound(best_of.begin(), best_of.end(), s) - best_of.begin());
    }

    AfterFlop river(const Standing& hand) const {
        const Ends ends = ends_of(hand, house_.game);
        const auto& nets = house_.nets[rung_[hand.own]];
        std::int64_t net = 0, square = 0, play = 0, play_square = 0, both = 0;
        for (int e = 0; e < HOLDEM_ENDS; ++e) {
            const std::int64_t part = ends[e] * nets[e], bet = ends[e] * house_.play[e];
            net += part, square += part * nets[e], both += part * house_.play[e];
            play += bet, play_square += bet * house_.play[e];
        }
        const auto with = [&](std::int64_t size) {
            return Sums{net + size * play, square + 2 * size * both + size * size * play_square};
        };
        const Sums early = with(house_.sizes[0]), now = with(house_.sizes[1]), last = with(house_.sizes[2]);
        AfterFlop found{early.net, early.square, now.net, now.square, last.net, last.square, 1, play};
        if (last.net <= OTHERS * house_.fold) {
            found.wait = OTHERS * house_.fold;
            found.wait_square = OTHERS * house_.fold * house_.fold;
            found.bets = 0;
        }
        return found;
    }

  private:
    const UltimateHouse& house_;
    std::uint8_t rung_[HIGH_CLASSES + 1];
};

// Every turn and river after a flop, those that are alike up to suits once.
void after_flop(const Nets& nets, Strength game, const Flop& flop, const std::vector<Suits>& suits,
                std::vector<UltimateStart>& starts, std::uint8_t* plan = nullptr) {
    std::vector<Suits> kept;
    for (auto& one : suits)
        if (renamed(flop.cards, one) == flop.cards) kept.push_back(one);
    std::vector<AfterFlop> hands(PAIRS_OF_CARDS);
    Board board;
    for (int river = 1; river < CARDS; ++river)
        for (int turn = 0; turn < river; ++turn) {
            const Mask two = bit(turn) | bit(river);
            if (two & flop.cards) continue;
            bool least = true;
            int same = 0;
            for (auto& one : kept) {
                const Mask other = renamed(two, one);
                least = least && other >= two;
                same += other == two;
            }
            if (!least) continue;
            const auto times = static_cast<std::int64_t>(kept.size()) / same;
            board.each(flop.cards | two, game,
                       [&](const Standing& hand) { hands[hand.pair].add(nets.river(hand), times); });
        }
    for (int high = 1; high < CARDS; ++high)
        for (int low = 0; low < high; ++low) {
            if ((bit(low) | bit(high)) & flop.cards) continue;
            AfterFlop sum;
            for (auto& one : kept) {
                const int a = renamed(low, one), b = renamed(high, one);
                sum.add(hands[number(std::min(a, b), std::max(a, b))], 1);
            }
            const auto alike = static_cast<std::int64_t>(kept.size());
            UltimateStart& start = starts[start_of(low, high)];
            const bool bets = sum.now > sum.wait;
            if (plan) plan[number(low, high)] = bets;
            start.early += flop.stands_for * (sum.early / alike);
            start.early_square += flop.stands_for * (sum.early_square / alike);
            start.chip += flop.stands_for * (sum.chip / alike);
            start.late += flop.stands_for * ((bets ? sum.now : sum.wait) / alike);
            start.late_square += flop.stands_for * ((bets ? sum.now_square : sum.wait_square) / alike);
            start.deals += static_cast<std::uint64_t>(flop.stands_for * BOARDS);
            if (bets)
                start.flop += static_cast<std::uint64_t>(flop.stands_for * BOARDS);
            else
                start.river += static_cast<std::uint64_t>(flop.stands_for * (sum.bets / alike));
        }
}

// Texas Hold'em Bonus after one flop: the bet on the turn is made before it comes, and so is that on the river.
void bonus_after_flop(const BonusHouse& house, const std::uint8_t* rung, const Flop& flop,
                      std::vector<BonusStart>& starts, std::uint64_t* plan = nullptr) {
    std::vector<std::int64_t> ante(PAIRS_OF_CARDS), ahead(PAIRS_OF_CARDS);
    std::vector<std::int32_t> by_turn(static_cast<std::size_t>(CARDS) * PAIRS_OF_CARDS);
    // By turn card: hands won, what the ante wins with them, and its squares.
    std::vector<std::array<std::int64_t, 3>> won(plan ? 0 : by_turn.size());
    Board board;
    for (int river = 1; river < CARDS; ++river)
        for (int turn = 0; turn < river; ++turn) {
            const Mask two = bit(turn) | bit(river);
            if (two & flop.cards) continue;
            std::int32_t* one = &by_turn[static_cast<std::size_t>(turn) * PAIRS_OF_CARDS];
            std::int32_t* other = &by_turn[static_cast<std::size_t>(river) * PAIRS_OF_CARDS];
            board.each(flop.cards | two, 0, [&](const Standing& hand) {
                const int lose = OTHERS - hand.win - hand.tie;
                const int lead = hand.win - lose;
                ante[hand.pair] += hand.win * house.ante[rung[hand.own]] + lose * house.ante_lost;
                ahead[hand.pair] += lead;
                one[hand.pair] += lead;
                other[hand.pair] += lead;
                if (plan) return;
                const std::int64_t paid = house.ante[rung[hand.own]];
                for (const int card : {turn, river}) {
                    auto& sums = won[static_cast<std::size_t>(card) * PAIRS_OF_CARDS + static_cast<std::size_t>(hand.pair)];
                    sums[0] += hand.win, sums[1] += hand.win * paid, sums[2] += hand.win * paid * paid;
                }
            });
        }
    for (int high = 1; high < CARDS; ++high)
        for (int low = 0; low < high; ++low) {
            if ((bit(low) | bit(high)) & flop.cards) continue;
            const int pair = number(low, high);
            const bool bets = ahead[pair] > 0;
            std::int64_t river = 0, square = 0;
            std::uint64_t rivers = 0;
            for (int turn = 0; turn < CARDS; ++turn) {
                if (bit(turn) & (flop.cards | bit(low) | bit(high))) continue;
                const std::int64_t lead = by_turn[static_cast<std::size_t>(turn) * PAIRS_OF_CARDS + pair];
                if (lead > 0) river += lead, rivers += 46;
                if (lead > 0 && plan) plan[pair] |= bit(turn);
                if (plan) continue;
                const std::int64_t put =
                    house.flop_bet + (bets ? house.turn_bet : 0) + (lead > 0 ? house.river_bet : 0);
                const auto& sums = won[static_cast<std::size_t>(turn) * PAIRS_OF_CARDS + static_cast<std::size_t>(pair)];
                const std::int64_t lost = house.ante_lost - put;
                square += sums[2] + 2 * put * sums[1] + put * put * sums[0] + (sums[0] - lead) * lost * lost;
            }
            if (bets && plan) plan[pair] |= bit(63);
            BonusStart& start = starts[start_of(low, high)];
            start.worth += flop.stands_for * (2 * ante[pair] + 2 * house.flop_bet * ahead[pair] +
                                              (bets ? 2 * house.turn_bet * ahead[pair] : 0) + house.river_bet * river);
            start.square += flop.stands_for * square;
            start.deals += static_cast<std::uint64_t>(flop.stands_for) * 2 * BOARDS;
            start.turn += bets ? static_cast<std::uint64_t>(flop.stands_for) * 2 * BOARDS : 0;
            start.river += static_cast<std::uint64_t>(flop.stands_for) * rivers;
        }
}

}  // namespace

std::vector<UltimateStart> ultimate_starts(const UltimateHouse& house,
                                           const std::array<Strength, HOLDEM_RUNGS>& best_of, std::size_t from, std::size_t to, int threads) {
    const std::vector<Flop> all = flops();
    const std::vector<Suits> suits = all_suits();
    const Nets nets(house, best_of);
    std::vector<std::vector<UltimateStart>> parts(static_cast<std::size_t>(std::max(1, threads)),
                                                  std::vector<UltimateStart>(STARTS));
    share_out(to - from, threads, [&](std::size_t unit, std::size_t worker) {
        after_flop(nets, house.game, all[from + unit], suits, parts[worker]);
    });
    for (std::size_t worker = 1; worker < parts.size(); ++worker)
        for (int i = 0; i < STARTS; ++i) {
            UltimateStart& sum = parts[0][i];
            const UltimateStart& part = parts[worker][i];
            sum.early += part.early, sum.late += part.late;
            sum.early_square += part.early_square, sum.late_square += part.late_square;
            sum.chip += part.chip;
            sum.flop += part.flop, sum.river += part.river, sum.deals += part.deals;
        }
    return parts[0];
}

std::vector<BonusStart> bonus_starts(const BonusHouse& house, const std::array<Strength, HOLDEM_RUNGS>& best_of, std::size_t from,
                                     std::size_t to, int threads) {
    const std::vector<Flop> all = flops();
    std::vector<std::uint8_t> rung(HIGH_CLASSES + 1);
    for (int s = 0; s <= HIGH_CLASSES; ++s)
        rung[s] = static_cast<std::uint8_t>(std::lower_bound(best_of.begin(), best_of.end(), s) - best_of.begin());
    std::vector<std::vector<BonusStart>> parts(static_cast<std::size_t>(std::max(1, threads)),
                                               std::vector<BonusStart>(STARTS));
    share_out(to - from, threads, [&](std::size_t unit, std::size_t worker) {
        bonus_after_flop(house, rung.data(), all[from + unit], parts[worker]);
    });
    for (std::size_t worker = 1; worker < parts.size(); ++worker)
        for (int i = 0; i < STARTS; ++i) {
            BonusStart& sum = parts[0][i];
            const BonusStart& part = parts[worker][i];
            sum.worth += part.worth, sum.turn += part.turn, sum.river += part.river, sum.deals += part.deals;
            sum.square += part.square;
        }
    return parts[0];
}

std::vector<std::uint8_t> ultimate_plan(const UltimateHouse& house, const std::array<Strength, HOLDEM_RUNGS>& best_of,
                                        std::size_t from, std::size_t to, int threads) {
    const std::vector<Flop> all = flops();
    const std::vector<Suits> suits = all_suits();
    const Nets nets(house, best_of);
    std::vector<std::uint8_t> plan((to - from) * CARD_PAIRS);
    share_out(to - from, threads, [&](std::size_t unit, std::size_t) {
        std::vector<UltimateStart> starts(STARTS);
        after_flop(nets, house.game, all[from + unit], suits, starts, &plan[unit * CARD_PAIRS]);
    });
    return plan;
}

std::vector<std::uint64_t> bonus_plan(const BonusHouse& house, std::size_t from, std::size_t to, int threads) {
    const std::vector<Flop> all = flops();
    const std::vector<std::uint8_t> rung(HIGH_CLASSES + 1);
    std::vector<std::uint64_t> plan((to - from) * CARD_PAIRS);
    share_out(to - from, threads, [&](std::size_t unit, std::size_t) {
        std::vector<BonusStart> starts(STARTS);
        bonus_after_flop(house, rung.data(), all[from + unit], starts, &plan[unit * CARD_PAIRS]);
    });
    return plan;
}

std::array<std::uint64_t, HOLDEM_ENDS> holdem_ends(Mask cards, Mask board, Strength game) {
    const Strength own = high(cards | board);
    const Held base = Held::of(board);
    std::array<std::uint64_t, HOLDEM_ENDS> ends{};
    const Mask stub = DECK & ~(cards | board);
    each_card(stub, [&](int one) {
        each_card(stub & (bit(one) - 1), [&](int other) {
            const Strength theirs = high(base + one + other);
            ++ends[2 * (own > theirs ? 0 : own == theirs ? 1 : 2) + (theirs < game)];
        });
    });
    return ends;
}

std::array<std::int64_t, 2> ultimate_flop(const UltimateHouse& house, const std::array<Strength, HOLDEM_RUNGS>& best_of,
                                          Mask cards, Mask flop) {
    const Nets nets(house, best_of);
    std::array<std::int64_t, 2> sums{};
    const Mask stub = DECK & ~(cards | flop);
    each_card(stub, [&](int river) {
        each_card(stub & (bit(river) - 1), [&](int turn) {
            const Mask board = flop | bit(turn) | bit(river);
            const auto ends = holdem_ends(cards, board, house.game);
            const Standing hand{0, 0, 0, high(cards | board), static_cast<int>(ends[WIN_GAME] + ends[WIN_IDLE]),
                                static_cast<int>(ends[TIE_GAME] + ends[TIE_IDLE]),
                                static_cast<int>(ends[WIN_IDLE] + ends[TIE_IDLE] + ends[LOSE_IDLE])};
            const AfterFlop found = nets.river(hand);
            sums[0] += found.now, sums[1] += found.wait;
        });
    });
    return sums;
}

}  // namespace croupier
