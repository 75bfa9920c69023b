// Hands are kept as four cards and a fifth that is drawn. In the order of strength of the five, the hands of the dealer
// that are weaker, avoid them, avoid the card thrown away and hold the open one are counted by inclusion and exclusion.
// A first sweep adds up what every exchange is worth; a second counts how those that are made come out.

#include "house/oasis.hpp"

#include <memory>

#include "house/below.hpp"
#include "parallel.hpp"

namespace croupier {

namespace {

constexpr std::int64_t OTHER_FOUR = 163185;
constexpr int REST = 48;

using Ends = std::array<std::uint32_t, STUD_ENDS>;
using Four = std::array<std::uint8_t, 4>;

// The fifth card of a hand whose other four are an example, by the example's number.
struct Item {
    std::uint32_t four;
    std::uint8_t fifth;
};

int place_in_rest(const Four& four, int card) {
    int place = card;
    for (int one : four) place -= one < card;
    return place;
}

std::size_t number_of(const Four& four) {
    const auto choose = [](std::size_t n, int k) { return k == 1 ? n : k == 2 ? n * (n - 1) / 2 : k == 3 ? n * (n - 1) * (n - 2) / 6 : n * (n - 1) * (n - 2) * (n - 3) / 24; };
    return choose(four[0], 1) + choose(four[1], 2) + choose(four[2], 3) + choose(four[3], 4);
}

// The five cards of an item, the lowest first.
void hand_of(const Four& four, int fifth, std::uint8_t* h) {
    std::copy(four.begin(), four.end(), h);
    h[4] = static_cast<std::uint8_t>(fifth);
    std::sort(h, h + 5);
}

class Oasis {
  public:
    Oasis(const StudHouse& house, std::int64_t fee, bool forgets, const std::array<Strength, STUD_RUNGS>& best_of, int threads)
        : house_(house), fee_(fee), forgets_(forgets), best_of_(best_of), threads_(threads), numbers_(270725, 0) {
        Four four;
        for (four[3] = 3; four[3] < CARDS; ++four[3])
            for (four[2] = 2; four[2] < four[3]; ++four[2])
                for (four[1] = 1; four[1] < four[2]; ++four[1])
                    for (four[0] = 0; four[0] < four[1]; ++four[0])
                        if (stands_for<4>(four.data())) {
                            numbers_[number_of(four)] = static_cast<std::uint32_t>(fours_.size());
                            fours_.push_back(four);
                        }
        items_.resize(HIGH_CLASSES + 1);
        for (std::uint32_t i = 0; i < fours_.size(); ++i)
            for (int card = 0; card < CARDS; ++card) {
                const Mask held = bit(fours_[i][0]) | bit(fours_[i][1]) | bit(fours_[i][2]) | bit(fours_[i][3]);
                if (held >> card & 1) continue;
                items_[high(held | bit(card))].push_back({i, static_cast<std::uint8_t>(card)});
            }
    }

    std::array<OasisCounts, RANKS> counts() {
        weigh();
        std::array<OasisCounts, RANKS> found{};
        choose(found);
        worth_ = {};
        std::vector<std::array<StudCounts, RANKS>> parts(static_cast<std::size_t>(std::max(1, threads_)));
        sweep(false, [&](const Item& item, int rung, int gone, int up, const Ends& ends, bool raises, std::size_t worker) {
            if (const std::uint64_t times = chosen_[at(item.four, gone, up)])
                count(rung, ends, raises, OASIS_OTHERS, times, parts[worker][rank_of(up)]);
        });
        for (const auto& part : parts)
            for (int rank = 0; rank < RANKS; ++rank) {
                StudCounts& drawn = found[rank].drawn;
                drawn.folded += part[rank].folded;
                for (int rung = 0; rung < STUD_RUNGS; ++rung)
                    for (int end = 0; end < STUD_ENDS; ++end) drawn.raised[rung][end] += part[rank].raised[rung][end];
            }
        return found;
    }

    std::vector<std::uint8_t> plan() {
        weigh();
        std::vector<std::uint8_t> rows;
        for (std::uint32_t i = 0; i < ordered_.hands.size(); ++i) {
            const Five& five = ordered_.hands[i];
            if (!five.stands_for) continue;
            rows.insert(rows.end(), five.cards, five.cards + 5);
            const Mask held = Below::mask_of(five.cards);
            const int rung = rung_of(high(held));
            for (int up = 0; up < CARDS; ++up) {
                const int out = held >> up & 1 ? -1 : choice(i, rung, up).out;
                const bool raises = !(held >> up & 1) && this->raises(rung, kept_[i][up], OTHER_FOUR);
                rows.push_back(static_cast<std::uint8_t>(out < 0 ? raises : 2 + out));
            }
        }
        return rows;
    }

  private:
    // Which of a hand's cards is best exchanged, -1 for none, and where that exchange is kept.
    struct Choice {
        int out = -1;
        std::size_t place = 0;
    };

    // What every exchange is worth, and how the hands end that keep their cards.
    void weigh() {
        worth_.resize(fours_.size() * REST * REST);
        kept_.resize(ordered_.hands.size());
        sweep(true, [&](const Item& item, int rung, int gone, int up, const Ends& ends, bool raises, std::size_t) {
            worth_[at(item.four, gone, up)] += raises ? raised(rung, ends) : house_.fold * std::int64_t{OASIS_OTHERS};
        });
    }

    std::size_t at(std::uint32_t four, int gone, int up) const {
        return (std::size_t{four} * REST + place_in_rest(fours_[four], gone)) * REST + place_in_rest(fours_[four], up);
    }

    int rung_of(Strength own) const {
        return static_cast<int>(std::lower_bound(best_of_.begin(), best_of_.end(), own) - best_of_.begin());
    }

    std::int64_t raised(int rung, const Ends& ends) const {
        std::int64_t worth = 0;
        for (int end = 0; end < STUD_ENDS; ++end) worth += std::int64_t{ends[end]} * house_.nets[rung][end];
        return worth;
    }

    bool raises(int rung, const Ends& ends, std::int64_t others) const {
        return raised(rung, ends) > house_.fold * others;
    }

    void count(int rung, const Ends& ends, bool raises, std::uint64_t others, std::uint64_t times, StudCounts& counts) const {
        if (!raises)
            counts.folded += times * others;
        else
            for (int end = 0; end < STUD_ENDS; ++end) counts.raised[rung][end] += times * ends[end];
    }

    // All items in order of strength, against the dealer's hands without a game, weaker, and as strong or weaker.
    template <typename Visit>
    void sweep(bool keeps, Visit visit) {
        auto idle = std::make_unique<Below>(), lower = std::make_unique<Below>(), through = std::make_unique<Below>();
        for (Strength own = 1; own <= HIGH_CLASSES; ++own) {
            for (std::uint32_t i = ordered_.begins[own]; i < ordered_.begins[own + 1]; ++i) {
                through->add(ordered_.hands[i].cards);
                if (own < house_.game) idle->add(ordered_.hands[i].cards);
            }
            if (own >= house_.game) visit_class(own, own, keeps, *idle, *lower, *through, visit);
            for (std::uint32_t i = ordered_.begins[own]; i < ordered_.begins[own + 1]; ++i)
                lower->add(ordered_.hands[i].cards);
        }
        // Below the dealer's weakest game there is nothing to win but that he has none: all his games are higher.
        for (Strength own = 1; own < house_.game; ++own) visit_class(own, 0, keeps, *idle, *idle, *idle, visit);
    }

    // `own` is 0 where the hand beats none of the dealer's games.
    template <typename Visit>
    void visit_class(Strength strength, Strength own, bool keeps, const Below& idle, const Below& lower,
                     const Below& through, Visit& visit) {
        const int rung = rung_of(strength);
        const auto& items = items_[strength];
        std::vector<std::size_t> runs;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (!i || items[i].four != items[i - 1].four) runs.push_back(i);
        runs.push_back(items.size());
        share_out(runs.size() - 1, threads_, [&](std::size_t run, std::size_t worker) {
            for (std::size_t i = runs[run]; i < runs[run + 1]; ++i)
                visit_item(items[i], rung, own, idle, lower, through, visit, worker);
        });
        for (std::uint32_t i = ordered_.begins[strength]; keeps && i < ordered_.begins[strength + 1]; ++i) {
            const Five& five = ordered_.hands[i];
            if (!five.stands_for) continue;
            const Row n = avoiding(idle, five.cards, house_.game), l = own ? avoiding(lower, five.cards, own) : n;
            const Row t = own ? avoiding(through, five.cards, own + 1) : n;
            kept_[i].resize(CARDS);
            for (int up = 0; up < CARDS; ++up) kept_[i][up] = ends_of(n[up], l[up], t[up], OTHER_FOUR);
        }
    }

    static Row avoiding(const Below& below, const std::uint8_t* h, Strength bound) {
        return below.avoiding(h, [&](Strength other) { return other < bound; });
    }

    static Ends ends_of(std::uint32_t idle, std::uint32_t lower, std::uint32_t through, std::uint32_t all) {
        return {idle, lower - idle, through - lower, all - through};
    }

    template <typename Visit>
    void visit_item(const Item& item, int rung, Strength own, const Below& idle, const Below& lower, const Below& through,
                    Visit& visit, std::size_t worker) const {
        std::uint8_t h[5];
        hand_of(fours_[item.four], item.fifth, h);
        const Mask held = Below::mask_of(h);
        std::uint8_t n_less[CARDS][CARDS] = {}, l_less[CARDS][CARDS] = {}, t_less[CARDS][CARDS] = {};
        for (int c = 2; c < 5; ++c)
            for (int b = 1; b < c; ++b)
                for (int a = 0; a < b; ++a) {
                    const Held three = Held::of(bit(h[a]) | bit(h[b]) | bit(h[c]));
                    for (int v = 1; v < CARDS; ++v) {
                        if (held >> v & 1) continue;
                        const Held four = three + v;
                        for (int u = 0; u < v; ++u) {
                            if (held >> u & 1) continue;
                            const Strength other = high(four + u);
                            n_less[v][u] = static_cast<std::uint8_t>(n_less[v][u] + (other < house_.game));
                            l_less[v][u] = static_cast<std::uint8_t>(l_less[v][u] + (other < own));
                            t_less[v][u] = static_cast<std::uint8_t>(t_less[v][u] + (other <= own));
                        }
                    }
                }
        const Row n = avoiding(idle, h, house_.game), l = own ? avoiding(lower, h, own) : n;
        const Row t = own ? avoiding(through, h, own + 1) : n;
        Row nb, lb, tb;
        for (int gone = 0; gone < CARDS; ++gone) {
            if (held >> gone & 1) continue;
            idle.both(h, gone, nb);
            if (own) lower.both(h, gone, lb), through.both(h, gone, tb);
            for (int up = 0; up < CARDS; ++up) {
                if (up == gone || held >> up & 1) continue;
                const int v = std::max(gone, up), u = std::min(gone, up);
                const std::uint32_t none = n[up] - nb[up] + n_less[v][u];
                const std::uint32_t low = own ? l[up] - lb[up] + l_less[v][u] : none;
                const std::uint32_t thru = own ? t[up] - tb[up] + t_less[v][u] : none;
                const Ends ends = ends_of(none, low, thru, OASIS_OTHERS);
                // Who forgets decides as if these five cards had been dealt.
                const bool raises = forgets_ ? this->raises(rung, ends_of(n[up], l[up], t[up], OTHER_FOUR), OTHER_FOUR)
                                             : this->raises(rung, ends, OASIS_OTHERS);
                visit(item, rung, gone, up, ends, raises, worker);
            }
        }
    }

    // For every hand and open card whatever is worth most; how often each exchange is made is kept for the second sweep.
    void choose(std::array<OasisCounts, RANKS>& found) {
        chosen_.resize(worth_.size());
        for (std::uint32_t i = 0; i < ordered_.hands.size(); ++i) {
            const Five& five = ordered_.hands[i];
            if (!five.stands_for) continue;
            const int rung = rung_of(high(Below::mask_of(five.cards)));
            for (int up = 0; up < CARDS; ++up) {
                if (Below::mask_of(five.cards) >> up & 1) continue;
                const Choice made = choice(i, rung, up);
                const std::uint64_t times = five.stands_for;
                if (made.out >= 0) {
                    chosen_[made.place] = static_cast<std::uint16_t>(chosen_[made.place] + times);
                    found[rank_of(up)].exchanged += times;
                } else {
                    const Ends& ends = kept_[i][up];
                    count(rung, ends, raises(rung, ends, OTHER_FOUR), OTHER_FOUR, times, found[rank_of(up)].kept);
                }
            }
        }
    }

    Choice choice(std::uint32_t i, int rung, int up) const {
        const std::uint8_t* cards = ordered_.hands[i].cards;
        const std::int64_t stays = std::max(raised(rung, kept_[i][up]), house_.fold * OTHER_FOUR);
        __int128 best = __int128{stays} * OASIS_DRAWS * OASIS_OTHERS;
        Choice made;
        for (int out = 0; out < 5; ++out) {
            const std::size_t place = example(cards, out, up);
            const __int128 worth = (__int128{worth_[place]} - __int128{fee_} * OASIS_DRAWS * OASIS_OTHERS) * OTHER_FOUR;
            if (worth > best) best = worth, made = {out, place};
        }
        return made;
    }

    // Where the exchange of one card of a hand against an open card is kept: suits are named anew, as they appear in the
    // four cards held from the highest down.
    std::size_t example(const std::uint8_t* h, int out, int up) const {
        int names[4] = {-1, -1, -1, -1}, used = 0;
        Four four;
        for (int i = 4, place = 3; i >= 0; --i) {
            if (i == out) continue;
            int& name = names[suit_of(h[i])];
            if (name < 0) name = used++;
            four[place--] = h[i];
        }
        for (int& name : names)
            if (name < 0) name = used++;
        const auto named = [&](int card) { return static_cast<std::uint8_t>((card & ~3) | names[suit_of(card)]); };
        for (auto& card : four) card = named(card);
        std::sort(four.begin(), four.end());
        return at(numbers_[number_of(four)], named(h[out]), named(up));
    }

    const StudHouse& house_;
    std::int64_t fee_;
    bool forgets_;
    const std::array<Strength, STUD_RUNGS>& best_of_;
    int threads_;
    Ordered ordered_;
    std::vector<Four> fours_;
    std::vector<std::uint32_t> numbers_;
    std::vector<std::vector<Item>> items_;
    std::vector<std::int64_t> worth_;
    std::vector<std::uint16_t> chosen_;
    std::vector<std::vector<Ends>> kept_;
};

}  // namespace

std::array<OasisCounts, RANKS> oasis_counts(const StudHouse& house, std::int64_t fee, bool forgets,
                                            const std::array<Strength, STUD_RUNGS>& best_of, int threads) {
    return Oasis(house, fee, forgets, best_of, threads).counts();
}

std::vector<std::uint8_t> oasis_plan(const StudHouse& house, std::int64_t fee,
                                     const std::array<Strength, STUD_RUNGS>& best_of, int threads) {
    return Oasis(house, fee, false, best_of, threads).plan();
}

}  // namespace croupier
