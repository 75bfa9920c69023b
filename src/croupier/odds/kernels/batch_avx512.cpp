// Bit-sliced: 32 hands across a vector, each a lane of 16 bits for every suit. Which ranks are held once, twice,
// three and four times comes from adding the suits as binary digits; kickers are numbered from tables in registers.
#if defined(__AVX512BITALG__) && defined(__GFNI__)

#include <array>
#include <vector>

#include "batch_omaha.hpp"
#include "batch_scalar.hpp"

// GCC 12 takes its own intrinsics' undefined operands for variables of ours (its bug 105593).
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"

namespace croupier {
namespace {

using Lanes = __m512i;

inline Lanes all(int value) { return _mm512_set1_epi16(static_cast<short>(value)); }
inline Lanes both(Lanes a, Lanes b) { return _mm512_and_si512(a, b); }
inline Lanes without(Lanes a, Lanes b) { return _mm512_andnot_si512(b, a); }
inline Lanes either(Lanes a, Lanes b) { return _mm512_or_si512(a, b); }
inline Lanes differ(Lanes a, Lanes b) { return _mm512_xor_si512(a, b); }
inline Lanes plus(Lanes a, Lanes b) { return _mm512_add_epi16(a, b); }
inline Lanes minus(Lanes a, Lanes b) { return _mm512_sub_epi16(a, b); }
template <int BITS>
inline Lanes down(Lanes a) { return _mm512_srli_epi16(a, BITS); }
inline Lanes lowest_bit(Lanes a) { return both(a, minus(_mm512_setzero_si512(), a)); }
inline Lanes bits(Lanes a) { return _mm512_popcnt_epi16(a); }
inline __mmask32 some(Lanes a) { return _mm512_test_epi16_mask(a, a); }
inline Lanes pick(__mmask32 where, Lanes chosen, Lanes other) { return _mm512_mask_mov_epi16(other, where, chosen); }

struct Suits {
    Lanes suit[4];
};

// The ranks of eight hands, suit by suit in 16 bytes each. A bit matrix is turned over for ranks 2 to 9 and
// another for ten to ace: its rows are the ranks' nibbles, its columns the suits.
inline Lanes turn(Lanes hands) {
    const Lanes low = _mm512_set1_epi64(0x0004080C1014181C);
    const Lanes high = _mm512_set1_epi64(0x2024282C3034383C);
    const Lanes column = _mm512_set1_epi64(static_cast<long long>(0x8040201008040201));
    alignas(64) static constexpr std::array<std::uint8_t, 64> ORDER = [] {
        std::array<std::uint8_t, 64> order{};
        for (int suit = 0; suit < 4; ++suit)
            for (int hand = 0; hand < 8; ++hand) {
                order[static_cast<std::size_t>(16 * suit + 2 * hand)] = static_cast<std::uint8_t>(8 * hand + suit);
                order[static_cast<std::size_t>(16 * suit + 2 * hand + 1)] = static_cast<std::uint8_t>(64 + 8 * hand + suit);
            }
        return order;
    }();
    const Lanes lower = _mm512_gf2p8affine_epi64_epi8(column, _mm512_multishift_epi64_epi8(low, hands), 0);
    const Lanes upper = _mm512_gf2p8affine_epi64_epi8(column, _mm512_multishift_epi64_epi8(high, hands), 0);
    return _mm512_permutex2var_epi8(lower, _mm512_load_si512(ORDER.data()), upper);
}

inline Suits suits_of(Lanes a, Lanes b, Lanes c, Lanes d) {
    a = turn(a);
    b = turn(b);
    c = turn(c);
    d = turn(d);
    const Lanes ab_low = _mm512_shuffle_i64x2(a, b, 0x44), ab_high = _mm512_shuffle_i64x2(a, b, 0xEE);
    const Lanes cd_low = _mm512_shuffle_i64x2(c, d, 0x44), cd_high = _mm512_shuffle_i64x2(c, d, 0xEE);
    return {{_mm512_shuffle_i64x2(ab_low, cd_low, 0x88), _mm512_shuffle_i64x2(ab_low, cd_low, 0xDD),
             _mm512_shuffle_i64x2(ab_high, cd_high, 0x88), _mm512_shuffle_i64x2(ab_high, cd_high, 0xDD)}};
}

// Takes one rank's place out of a mask that does not hold it; no rank at all leaves the mask as it is.
inline Lanes close_up(Lanes mask, Lanes rank) {
    return down<1>(plus(mask, both(mask, minus(rank, all(1)))));
}

// The number of a set of ranks among all sets of its size, in ascending order of their masks: the sum of C(rank, k)
// over its ranks, k counting up from the lowest. It comes in two parts, for the ranks from the eight up and for
// those below, and each is looked up in registers. Of more ranks than the size only the highest count.
constexpr int LOW_RANKS = 6;

constexpr int choose(int n, int k) { return k == 0 ? 1 : n < k ? 0 : choose(n - 1, k) + choose(n - 1, k - 1); }

constexpr int part_of_number(int ranks, int size, int above) {
    int number = 0;
    for (int rank = 12; rank >= 0 && size; --rank)
        if (ranks >> rank & 1) number += choose(rank + above, size--);
    return number;
}

// Five different ranks without a straight are counted from 1 and leave out the straights below them.
constexpr int without_straights(int ranks, int above) {
    int top = -1;
    for (int rank = 0; rank < 7; ++rank)
        if (ranks >> rank & 1) top = rank + above;
    return top < 4 ? 0 : top == 12 ? -8 : 5 - top;
}

using Part = std::array<std::uint16_t, 64>;

constexpr Part number_part(int size, int above, int first) {
    Part part{};
    for (int i = 0; i < 64; ++i) {
        const int ranks = first + i;
        const int number = part_of_number(ranks, size, above) + (size == 5 && ranks ? without_straights(ranks, above) : 0);
        part[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(number);
    }
    return part;
}

alignas(64) constexpr Part UPPER[] = {number_part(1, LOW_RANKS, 0), number_part(2, LOW_RANKS, 0),
                                      number_part(3, LOW_RANKS, 0), number_part(5, LOW_RANKS, 0),
                                      number_part(5, LOW_RANKS, 64)};
alignas(64) constexpr Part LOWER[] = {number_part(1, 0, 0), number_part(2, 0, 0), number_part(3, 0, 0),
                                      number_part(4, 0, 0), number_part(5, 0, 0)};

inline Lanes look_up(const Part& part, Lanes place) {
    return _mm512_permutex2var_epi16(_mm512_load_si512(part.data()), place, _mm512_load_si512(part.data() + 32));
}

inline __mmask32 equal(Lanes a, int value) { return _mm512_cmpeq_epi16_mask(a, all(value)); }

// `size` is one, two, three or five.
inline Lanes number_of(Lanes ranks, Lanes size) {
    const Lanes upper = down<LOW_RANKS>(ranks), lower = both(ranks, all((1 << LOW_RANKS) - 1));
    Lanes number = look_up(UPPER[0], upper);
    number = pick(equal(size, 2), look_up(UPPER[1], upper), number);
    number = pick(equal(size, 3), look_up(UPPER[2], upper), number);
    const Lanes five = pick(_mm512_cmpgt_epu16_mask(upper, all(63)), look_up(UPPER[4], upper), look_up(UPPER[3], upper));
    number = pick(equal(size, 5), five, number);
    const Lanes left = _mm512_subs_epu16(size, bits(upper));
    Lanes rest = _mm512_setzero_si512();
    for (int more = 1; more <= 5; ++more) rest = pick(equal(left, more), look_up(LOWER[more - 1], lower), rest);
    return plus(number, rest);
}

inline Lanes highest_place(Lanes mask) {
    mask = either(mask, down<1>(mask));
    mask = either(mask, down<2>(mask));
    mask = either(mask, down<4>(mask));
    return minus(bits(either(mask, down<8>(mask))), all(1));
}

// Not zero where five ranks follow each other, the ace before the deuce too.
inline Lanes runs(Lanes ranks) {
    const Lanes with_wheel = either(plus(ranks, ranks), down<12>(ranks));
    const Lanes two = both(with_wheel, down<1>(with_wheel));
    return both(both(two, down<2>(two)), down<4>(with_wheel));
}

struct Shape {
    __mmask32 flush, straight, quads, trips, full, pair, two_pairs;
    Lanes flush_ranks, any, fours, trip_ranks, top_trips, pair_ranks;
};

inline Shape shape_of(const Suits& hands) {
    const auto& [c, d, h, s] = hands.suit;
    Shape shape;
    const Lanes cd = both(c, d), hs = both(h, s), c_d = differ(c, d), h_s = differ(h, s);
    const Lanes carry = both(c_d, h_s), ones = differ(c_d, h_s);
    shape.any = either(either(c, d), either(h, s));
    shape.fours = both(cd, hs);
    const Lanes twos = without(either(either(cd, hs), carry), shape.fours);
    shape.trip_ranks = both(ones, twos);
    const Lanes pairs = without(twos, ones);

    shape.flush_ranks = _mm512_setzero_si512();
    for (const Lanes& suit : hands.suit)
        shape.flush_ranks = pick(_mm512_cmpge_epu16_mask(bits(suit), all(5)), suit, shape.flush_ranks);
    shape.flush = some(shape.flush_ranks);

    shape.straight = some(runs(shape.any));

    shape.quads = some(shape.fours);
    shape.trips = some(shape.trip_ranks);
    const Lanes second_trips = differ(shape.trip_ranks, lowest_bit(shape.trip_ranks));
    const __mmask32 two_trips = some(second_trips);
    shape.top_trips = pick(two_trips, second_trips, shape.trip_ranks);

    // Of three pairs the lowest is none.
    const Lanes upper_pairs = differ(pairs, lowest_bit(pairs));
    shape.pair = some(pairs);
    shape.two_pairs = some(upper_pairs);
    shape.pair_ranks = pick(some(both(upper_pairs, minus(upper_pairs, all(1)))), upper_pairs, pairs);
    shape.full = shape.trips & (shape.pair | two_trips);
    return shape;
}

inline Lanes strengths_of(const Suits& hands) {
    const Shape shape = shape_of(hands);
    const Lanes zero = _mm512_setzero_si512();
    const __mmask32 made = shape.quads | shape.trips;
    const Lanes deciding = pick(shape.quads, shape.fours, shape.top_trips);

    // The lower deciding rank, the upper one of two pairs, and the ranks that may be kickers.
    Lanes low = lowest_bit(shape.pair_ranks);
    Lanes high = differ(shape.pair_ranks, low);
    Lanes kickers = differ(shape.any, shape.pair_ranks);
    low = pick(made, deciding, low);
    high = pick(made, zero, high);
    kickers = pick(made, differ(shape.any, deciding), kickers);
    // Two trips or a trip with pairs: what fills up is a pair or the lower trips.
    const Lanes fills = differ(either(shape.trip_ranks, shape.pair_ranks), shape.top_trips);
    const __mmask32 full = shape.full & ~shape.quads;
    kickers = pick(full, fills, kickers);

    const __mmask32 two_pairs = shape.two_pairs & ~made;
    const __mmask32 trips = shape.trips & ~shape.quads & ~full;
    const __mmask32 four_or_full = shape.quads | full;
    Lanes size = all(3), base = all(1278), step = all(220);
    size = pick(two_pairs | four_or_full, all(1), size);
    size = pick(trips, all(2), size);
    base = pick(two_pairs, all(4138), base);
    base = pick(trips, all(4996), base);
    base = pick(full, all(7141), base);
    base = pick(shape.quads, all(7297), base);
    step = pick(two_pairs, all(11), step);
    step = pick(trips, all(66), step);
    step = pick(four_or_full, all(12), step);

    // Eleven for each pair of ranks below the upper one: C(rank, 2) * 11, and nothing where there is none.
    alignas(64) static constexpr std::uint16_t BELOW[32] = {0,   0,   11,  33,  66,  110, 165, 231,
                                                            308, 396, 495, 605, 726, 0};
    const Lanes below = _mm512_permutexvar_epi16(bits(minus(high, all(1))), _mm512_load_si512(BELOW));
    Lanes value = plus(plus(base, below), _mm512_mullo_epi16(step, bits(minus(low, all(1)))));
    Lanes ranks = close_up(close_up(kickers, high), low);

    const __mmask32 five = shape.flush | ~(made | shape.pair);
    ranks = pick(five, shape.any, ranks);
    ranks = pick(shape.flush, shape.flush_ranks, ranks);
    size = pick(five, all(5), size);
    value = pick(five, zero, value);
    value = pick(shape.flush, all(5863), value);
    value = plus(value, number_of(ranks, size));

    const Lanes run = runs(pick(shape.flush, shape.flush_ranks, shape.any));
    const Lanes straight = plus(highest_place(run), pick(shape.flush, all(7453), all(5854)));
    return pick(some(run), straight, value);
}

inline Lanes cards_in(const Suits& hands) {
    return plus(plus(bits(hands.suit[0]), bits(hands.suit[1])), plus(bits(hands.suit[2]), bits(hands.suit[3])));
}

// Where there are too few cards, too many, or bits that are no cards.
inline __mmask32 bad(const Suits& hands, Lanes stray, int fewest, int most) {
    const __mmask32 count = _mm512_cmpgt_epu16_mask(minus(cards_in(hands), all(fewest)), all(most - fewest));
    return count | (_mm512_test_epi64_mask(stray, _mm512_set1_epi64(static_cast<long long>(~std::uint64_t{0} << CARDS)))
                        ? ~__mmask32{0} : 0);
}

constexpr std::size_t WIDE = 32;

std::size_t wide_masks(const Mask* hands, Strength* strengths, std::size_t length) {
    std::size_t i = 0;
    for (; i + WIDE <= length; i += WIDE) {
        Lanes eight[4];
        for (int part = 0; part < 4; ++part) eight[part] = _mm512_loadu_si512(hands + i + 8 * part);
        const Suits suits = suits_of(eight[0], eight[1], eight[2], eight[3]);
        const Lanes stray = either(either(eight[0], eight[1]), either(eight[2], eight[3]));
        if (__builtin_expect(bad(suits, stray, 5, 7) != 0, 0)) break;
        _mm512_storeu_si512(strengths + i, strengths_of(suits));
    }
    return i + read_masks(hands + i, strengths + i, length - i);
}

// Eight rows as masks. A number that is no card leaves its hand short of one.
inline Lanes eight_rows(const Card* cards, int width) {
    std::uint64_t row[8];
    for (int i = 0; i < 8; ++i) __builtin_memcpy(&row[i], cards + i * width, 8);
    Lanes left = _mm512_loadu_si512(row), hands = _mm512_setzero_si512();
    for (int i = 0; i < width; ++i) {
        const Lanes card = both(left, _mm512_set1_epi64(0xFF));
        hands = either(hands, _mm512_sllv_epi64(_mm512_set1_epi64(1), card));
        left = _mm512_srli_epi64(left, 8);
    }
    return hands;
}

std::size_t wide_rows(const Card* cards, int width, Strength* strengths, std::size_t length) {
    std::size_t i = 0;
    // One more than the rows read, because eight bytes are loaded for each.
    for (; width >= 5 && width <= 7 && i + WIDE < length; i += WIDE) {
        const Card* at = cards + i * static_cast<std::size_t>(width);
        const Lanes a = eight_rows(at, width), b = eight_rows(at + 8 * width, width);
        const Lanes c = eight_rows(at + 16 * width, width), d = eight_rows(at + 24 * width, width);
        const Suits suits = suits_of(a, b, c, d);
        if (__builtin_expect(bad(suits, either(either(a, b), either(c, d)), width, width) != 0, 0)) break;
        _mm512_storeu_si512(strengths + i, strengths_of(suits));
    }
    return i + read_rows(cards + i * static_cast<std::size_t>(width), width, strengths + i, length - i);
}

// All triples of cards by suit, those of lower cards first: the triples below a card stand in front.
struct Triples {
    std::vector<std::uint16_t> suit[4];

    explicit Triples(int below) {
        for (auto& lanes : suit) lanes.reserve(22100 + WIDE);
        for (int a = 2; a < below; ++a)
            for (int b = 1; b < a; ++b)
                for (int c = 0; c < b; ++c) {
                    std::uint16_t ranks[4] = {};
                    for (int card : {a, b, c}) ranks[card & 3] = static_cast<std::uint16_t>(ranks[card & 3] | 1 << (card >> 2));
                    for (int s = 0; s < 4; ++s) suit[s].push_back(ranks[s]);
                }
        for (auto& lanes : suit) lanes.resize(lanes.size() + WIDE);
    }
};

// The categories need no look-up at all.
struct Categories {
    std::uint64_t hands[HIGH_CATEGORIES] = {};

    __attribute__((always_inline)) void add(const Suits& suits, __mmask32 there) {
        const Shape shape = shape_of(suits);
        take(8, some(runs(shape.flush_ranks)), there);
        take(7, shape.quads, there);
        take(6, shape.full, there);
        take(5, shape.flush, there);
        take(4, shape.straight, there);
        take(3, shape.trips, there);
        take(2, shape.two_pairs, there);
        take(1, shape.pair, there);
        take(0, there, there);
    }

private:
    __attribute__((always_inline)) void take(int category, __mmask32 hold, __mmask32& there) {
        hold &= there;
        there &= ~hold;
        hands[category] += static_cast<unsigned>(__builtin_popcount(hold));
    }
};

void wide_sevens(int highest, std::uint64_t* categories) {
    const Triples triples(highest - 3);
    Categories counted;
    for (int b = 5; b < highest; ++b)
        for (int c = 4; c < b; ++c)
            for (int d = 3; d < c; ++d) {
                const Mask four = Mask{1} << highest | Mask{1} << b | Mask{1} << c | Mask{1} << d;
                Lanes held[4];
                for (int suit = 0; suit < 4; ++suit) held[suit] = all(static_cast<int>(suit_ranks(four, suit)));
                const int below = d * (d - 1) * (d - 2) / 6;
                for (int at = 0; at < below; at += static_cast<int>(WIDE)) {
                    Suits hands;
                    for (int suit = 0; suit < 4; ++suit)
                        hands.suit[suit] = either(held[suit], _mm512_loadu_si512(triples.suit[suit].data() + at));
                    const int left = below - at;
                    counted.add(hands, left >= 32 ? ~__mmask32{0} : (__mmask32{1} << left) - 1);
                }
            }
    for (int category = 0; category < HIGH_CATEGORIES; ++category) categories[category] += counted.hands[category];
}

}  // namespace

const Batch AVX512{"avx512", wide_masks, wide_rows, read_omaha_high, read_omaha_low, wide_sevens};

}  // namespace croupier

#endif
