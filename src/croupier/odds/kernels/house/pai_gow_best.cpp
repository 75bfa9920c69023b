#include "house/pai_gow_best.hpp"

#include <algorithm>
#include <cstdlib>

#include "chance.hpp"

namespace croupier {

namespace {

constexpr std::int64_t ERRORS = 3;  // a setting so many standard errors behind is out
constexpr Strength BEST_PAIR = 4137;
constexpr int LOWS = 13 * 13 + 13;

int pai_gow_rank(int card) { return card == JOKER ? RANKS - 1 : rank_of(card); }

// Hands of the house as it sets them, by the strength of their high hand. A bit of a row stands for a hand: whether it
// holds a card, whether its low hand is below a value.
struct Pool {
    std::size_t words;
    std::vector<Strength> highs;
    std::vector<std::uint64_t> holding, below;

    Pool(const PaiGowHouse& house, std::size_t words, Draw& draw)
        : words(words), highs(64 * words), holding((CARDS + 1) * words), below((LOWS + 1) * words) {
        struct Hand {
            Strength high;
            int low;
            Mask cards;
        };
        std::vector<Hand> hands(64 * words);
        for (Hand& hand : hands) {
            hand.cards = 0;
            while (count(hand.cards) < 7) hand.cards |= bit(static_cast<int>(draw.below(house.joker ? CARDS + 1 : CARDS)));
            const Mask two = pai_gow_low(house, hand.cards);
            hand.low = pai_gow_low_value(two), hand.high = pai_gow_high(house, hand.cards & ~two);
        }
        std::sort(hands.begin(), hands.end(), [](const Hand& one, const Hand& other) { return one.high < other.high; });
        for (std::size_t i = 0; i < hands.size(); ++i) {
            const std::uint64_t own = std::uint64_t{1} << i % 64;
            highs[i] = hands[i].high;
            each_card(hands[i].cards, [&](int card) { holding[card * words + i / 64] |= own; });
            for (int low = hands[i].low + 1; low <= LOWS; ++low) below[low * words + i / 64] |= own;
        }
    }

    // The hands that hold none of the cards.
    void apart(Mask cards, std::vector<std::uint64_t>& found) const {
        found.assign(words, ~std::uint64_t{0});
        each_card(cards, [&](int card) {
            const std::uint64_t* row = &holding[card * words];
            for (std::size_t i = 0; i < words; ++i) found[i] &= ~row[i];
        });
    }
};

// How many bits are set, told so that it is done in vectors where a processor is asked for no more than the baseline.
std::uint64_t ones(std::uint64_t word) {
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
    word += word >> 8, word += word >> 16;
    return (word + (word >> 32)) & 0xFF;
}

struct Setting {
    int low;
    Strength high;
    bool by_house;
    PaiGowEnds ends{}, earlier{};

    bool as_good_as(const Setting& other) const { return low >= other.low && high >= other.high; }

    void meet(const Pool& pool, const std::vector<std::uint64_t>& there) {
        const auto [same, above] = std::equal_range(pool.highs.begin(), pool.highs.end(), high);
        const std::ptrdiff_t bounds[4] = {0, same - pool.highs.begin(), above - pool.highs.begin(), 64 * static_cast<std::ptrdiff_t>(pool.words)};
        for (int part = 0; part < 3; ++part) meet(pool, there, bounds[part], bounds[part + 1], 2 - part);
    }

private:
    // The hands from one to another, all with the same end for the high hand.
    void meet(const Pool& pool, const std::vector<std::uint64_t>& there, std::size_t from, std::size_t to, int end) {
        const std::uint64_t *lower = &pool.below[low * pool.words], *not_higher = lower + pool.words;
        std::uint64_t all = 0, won = 0, not_lost = 0;
        const auto add = [&](std::size_t word, std::uint64_t part) {
            all += ones(part), won += ones(part & lower[word]), not_lost += ones(part & not_higher[word]);
        };
        if (from == to) return;
        const std::size_t first = from / 64, last = (to - 1) / 64;
        const std::uint64_t head = ~std::uint64_t{0} << from % 64, tail = ~std::uint64_t{0} >> (63 - (to - 1) % 64);
        if (first == last) add(first, there[first] & head & tail);
        else {
            add(first, there[first] & head);
            for (std::size_t word = first + 1; word < last; ++word) add(word, there[word]);
            add(last, there[last] & tail);
        }
        ends[6 + end] += won;
        ends[3 + end] += not_lost - won;
        ends[end] += all - not_lost;
    }
};

// The best two of five cards without more than a pair, valued as a hand of two.
int as_two(Mask five) {
    int ranks[5], held = 0;
    for (; five; five &= ~bit(highest(five))) ranks[held++] = pai_gow_rank(highest(five));
    for (int i = 1; i < held; ++i)
        if (ranks[i] == ranks[i - 1]) return 13 * 13 + ranks[i];
    return 13 * ranks[0] + ranks[1];
}

// The settings that may be best, the house's first: legal, and no other is as good in both hands.
std::vector<Setting> settings_of(const PaiGowHouse& house, Mask cards) {
    const auto set = [&](Mask two, bool by_house) {
        return Setting{pai_gow_low_value(two), pai_gow_high(house, cards & ~two), by_house};
    };
    std::vector<Setting> found{set(pai_gow_low(house, cards), true)};
    each_card(cards, [&](int a) {
        each_card(cards & ~((bit(a) << 1) - 1), [&](int b) {
            const Setting own = set(bit(a) | bit(b), false);
            if (own.high <= BEST_PAIR && own.low > as_two(cards & ~(bit(a) | bit(b)))) return;
            if (std::any_of(found.begin(), found.end(), [&](const Setting& one) { return one.as_good_as(own); })) return;
            const auto worse = [&](const Setting& one) { return !one.by_house && own.as_good_as(one); };
            found.erase(std::remove_if(found.begin(), found.end(), worse), found.end());
            found.push_back(own);
        });
    });
    return found;
}

std::int64_t worth(const PaiGowPaid& paid, const PaiGowEnds& ends) {
    std::int64_t sum = 0;
    for (int end = 0; end < PAI_GOW_ENDS; ++end) sum += paid[end] * static_cast<std::int64_t>(ends[end]);
    return sum;
}

std::int64_t met(const PaiGowEnds& ends) {
    std::uint64_t sum = 0;
    for (std::uint64_t hands : ends) sum += hands;
    return static_cast<std::int64_t>(sum);
}

// How many hands, at most, end otherwise against one setting than against the other.
std::int64_t unlike(const PaiGowEnds& one, const PaiGowEnds& other) {
    std::int64_t lows[3] = {}, highs[3] = {}, sum = 0;
    for (int end = 0; end < PAI_GOW_ENDS; ++end) {
        const auto more = static_cast<std::int64_t>(one[end] - other[end]);
        lows[end / 3] += more, highs[end % 3] += more;
    }
    for (int how = 0; how < 3; ++how) sum += std::abs(lows[how]) + std::abs(highs[how]);
    return sum;
}

// Hands alike up to suits, and the settings still in play, the best so far first.
struct Guest {
    Mask cards;
    std::int64_t times;
    std::vector<Setting> settings;

    void meet(const Pool& pool, std::vector<std::uint64_t>& there) {
        pool.apart(cards, there);
        for (Setting& one : settings) one.meet(pool, there);
    }

    // The hands that end otherwise bound the variance of a difference.
    void leave_out(const PaiGowPaid& paid) {
        const auto less = [&](const Setting& one, const Setting& other) { return worth(paid, one.ends) < worth(paid, other.ends); };
        std::iter_swap(settings.begin(), std::max_element(settings.begin(), settings.end(), less));
        const Setting& best = settings[0];
        const auto behind = [&](const Setting& one) {
            const __int128 by = worth(paid, best.ends) - worth(paid, one.ends), errors = ERRORS * paid[0];
            return by * by > errors * errors * unlike(one.ends, best.ends);
        };
        settings.erase(std::remove_if(settings.begin() + 1, settings.end(), behind), settings.end());
    }

    // How the ends of what was chosen differ from those of the house's way, which stands last.
    void add_moved(PaiGowPaid& moved) const {
        const PaiGowEnds &chosen = settings[0].ends, &way = settings.back().ends;
        const std::int64_t hands = std::max<std::int64_t>(1, met(chosen));
        for (int end = 0; end < PAI_GOW_ENDS; ++end)
            moved[end] += times * (static_cast<std::int64_t>(chosen[end] - way[end]) * PAI_GOW_WHOLE / hands);
    }

    // How far the best of those in play came out above what was chosen, in both weighings together.
    std::int64_t missed(const PaiGowPaid& paid) const {
        const auto weighed = [&](const Setting& one) { return worth(paid, one.earlier) + worth(paid, one.ends); };
        std::int64_t most = weighed(settings[0]);
        for (auto one = settings.begin(); one + 1 != settings.end(); ++one) most = std::max(most, weighed(*one));
        const std::int64_t hands = std::max<std::int64_t>(1, met(settings[0].earlier) + met(settings[0].ends));
        return times * ((most - weighed(settings[0])) * PAI_GOW_WHOLE / (-paid[0] * hands));
    }
};

}  // namespace

// The ranks of a suit are never above those of the suit before, read as numbers.
std::vector<Alike> up_to_suits(int cards, std::uint64_t unit, std::uint64_t units) {
    std::vector<std::vector<unsigned>> of(static_cast<std::size_t>(cards) + 1);
    std::vector<Mask> spread(1 << RANKS);
    for (unsigned ranks = 0; ranks < 1 << RANKS; ++ranks) {
        if (const int held = __builtin_popcount(ranks); held <= cards) of[held].push_back(ranks);
        for (int rank = 0; rank < RANKS; ++rank)
            if (ranks >> rank & 1) spread[ranks] |= bit(4 * rank);
    }
    std::vector<Alike> found;
    std::uint64_t number = 0;
    // `equal` suits so far hold the same ranks as the last one, `times` is how many hands are alike.
    const auto fill = [&](const auto& self, int suit, int left, unsigned last, int equal, Mask held, int times) -> void {
        if (suit == 4) {
            if (number++ % units == unit) found.emplace_back(held, times);
            return;
        }
        for (int own = suit == 3 ? left : 0; own <= left; ++own)
            for (unsigned ranks : of[own]) {
                if (ranks > last) break;
                const int same = ranks == last ? equal + 1 : 1;
                self(self, suit + 1, left - own, ranks, same, held | spread[ranks] << suit, times * (suit + 1) / same);
            }
    };
    fill(fill, 0, cards, 1 << RANKS, 0, 0, 1);
    return found;
}

PaiGowBest pai_gow_best(const PaiGowHouse& house, const PaiGowPaid& paid, const std::vector<Alike>& hands,
                        std::uint64_t seed, std::uint64_t block, int pools, std::size_t words) {
    Draw draw(seed, block);
    PaiGowBest best;
    std::vector<Guest> guests;
    for (const auto& [cards, times] : hands) {
        best.hands += times;
        guests.push_back({cards, times, settings_of(house, cards)});
    }
    std::vector<std::uint64_t> there;
    for (int number = 0; number < pools; ++number) {
        const Pool pool(house, words, draw);
        for (Guest& guest : guests) {
            if (guest.settings.size() == 1) continue;
            guest.meet(pool, there);
            guest.leave_out(paid);
        }
    }
    // What was chosen and what is still in play is weighed anew, the house's way last.
    const auto as_the_house = [](const Guest& guest) { return guest.settings.size() == 1 && guest.settings[0].by_house; };
    guests.erase(std::remove_if(guests.begin(), guests.end(), as_the_house), guests.end());
    for (Guest& guest : guests) {
        best.others += guest.settings[0].by_house ? 0 : guest.times;
        best.open += guest.settings.size() > 1 ? guest.times : 0;
        const Mask two = pai_gow_low(house, guest.cards);
        guest.settings.push_back({pai_gow_low_value(two), pai_gow_high(house, guest.cards & ~two), true});
    }
    for (PaiGowPaid& moved : best.moved) {
        for (Guest& guest : guests)
            for (Setting& one : guest.settings) one.earlier = one.ends, one.ends = {};
        for (int number = 0; number < pools; ++number) {
            const Pool pool(house, words, draw);
            for (Guest& guest : guests) guest.meet(pool, there);
        }
        for (const Guest& guest : guests) guest.add_moved(moved);
    }
    for (const Guest& guest : guests) best.missed += guest.missed(paid);
    return best;
}

}  // namespace croupier
