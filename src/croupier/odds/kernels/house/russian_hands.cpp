// Hands of Russian Poker without an exchange, taken in the order of their standing while the dealer's weaker hands are
// counted; what buying is worth is kept for hands that leave the same cards as far as it goes.

#include "house/russian_hands.hpp"

#include <memory>
#include <unordered_map>

#include "house/russian_counted.hpp"
#include "house/russian_spot.hpp"

namespace croupier {

namespace {

template <std::size_t Size>
struct Drawn {
    std::array<Card, Size> cards;
    Mask mask;
    Paid paid;
    std::uint32_t hand;
};

class Hands {
public:
    Hands(const RussianHouse& house, Card up, Mask deck, const std::vector<Mask>& masks)
        : house(house), spot{house}, purchase(house, up), up_suit(suit_of(up)), deck(deck), found(masks.size()),
          idle(std::make_unique<Counted>()), met(std::make_unique<Counted>()) {
        add_hidden(hidden, house, up, deck);
        for (std::uint32_t hand = 0; hand < masks.size(); ++hand) {
            add(five, masks[hand], hand);
            each_card(deck & ~masks[hand], [&](int card) { add(six, masks[hand] | bit(card), hand); });
        }
        const std::size_t standings = standings_of(house);
        hidden.sort(standings), five.sort(standings), six.sort(standings);
        for (auto one = hidden.begin_of(0); one != hidden.end_of(0); ++one) idle->add(one->cards);
        for (std::size_t standing = 0; standing < standings; ++standing) pass(standing);
    }

    std::vector<HeldHand> take() { return std::move(found); }

private:
    template <std::size_t Size>
    void add(ByStanding<Drawn<Size>>& into, Mask mask, std::uint32_t hand) {
        const Strength strength = high(mask);
        Drawn<Size> drawn{{}, mask, paid_for(mask, Size, strength, house), hand};
        std::size_t at = 0;
        each_card(mask, [&](int card) { drawn.cards[at++] = static_cast<Card>(card); });
        into.add(strength < GAME ? 0 : house.standing[strength], drawn);
    }

    void pass(std::size_t standing) {
        lower.clear();
        const auto count_lower = [&](const auto& drawn) {
            for (auto one = drawn.begin_of(standing); one != drawn.end_of(standing); ++one)
                lower.push_back(standing ? met->avoiding(one->cards) : 0);
        };
        count_lower(five), count_lower(six);
        if (standing)
            for (auto one = hidden.begin_of(standing); one != hidden.end_of(standing); ++one) met->add(one->cards);
        std::size_t at = 0;
        for (auto one = five.begin_of(standing); one != five.end_of(standing); ++one)
            found[one->hand].stand = stand(*one, standing, lower[at++]);
        for (auto one = six.begin_of(standing); one != six.end_of(standing); ++one)
            found[one->hand].sixth += spot.best(stand(*one, standing, lower[at++]), one->paid);
    }

    template <std::size_t Size>
    Stand stand(const Drawn<Size>& drawn, std::size_t standing, std::int64_t lower) {
        const std::int64_t left = count(deck) - static_cast<int>(Size);
        const std::int64_t hands = left * (left - 1) * (left - 2) * (left - 3) / 24;
        const std::int64_t equal = standing ? met->avoiding(drawn.cards) - lower : 0;
        return spot.stand(static_cast<int>(left), drawn.paid, hands, idle->avoiding(drawn.cards), lower, equal,
                          [&] { return buying(drawn, static_cast<std::uint16_t>(standing)); });
    }

    // What a part of the sums depends on: the numbers left of each rank, then standing and pay, and the ranks of a suit.
    struct Key {
        std::uint64_t numbers, rest;

        bool operator==(const Key& other) const { return numbers == other.numbers && rest == other.rest; }
    };
    struct Hash {
        std::size_t operator()(const Key& key) const { return (key.numbers * 0x9E3779B97F4A7C15 ^ key.rest) * 0xD6E8FEB86659FD93 >> 7; }
    };

    template <std::size_t Size>
    Purchase::Sums buying(const Drawn<Size>& drawn, std::uint16_t standing) {
        const Left left(deck & ~drawn.mask);
        std::uint64_t numbers = 0;
        for (int one : left.of_rank) numbers = numbers * 5 + one;
        const std::uint64_t box = std::uint64_t{standing} << 8 | drawn.paid.first << 4 | drawn.paid.second;
        auto [ranks, fresh] = kept.try_emplace({numbers, box});
        if (fresh) ranks->second = purchase.by_ranks(left.of_rank, standing, drawn.paid);
        Purchase::Sums sums = ranks->second;
        for (int suit = 0; suit < 4; ++suit) {
            if (suit != up_suit && !purchase.other_suits()) continue;
            const std::uint64_t which = (suit == up_suit ? 1 : 2) << RANKS | left.of_suit[suit];
            auto [part, missing] = kept.try_emplace({numbers, box | which << 24});
            if (missing) part->second = purchase.by_suit(left.of_rank, suit, left.of_suit[suit], standing, drawn.paid);
            sums += part->second;
        }
        return sums;
    }

    const RussianHouse& house;
    const Spot spot;
    const Purchase purchase;
    const int up_suit;
    const Mask deck;
    ByStanding<Hidden> hidden;
    ByStanding<Drawn<5>> five;
    ByStanding<Drawn<6>> six;
    std::vector<HeldHand> found;
    std::unique_ptr<Counted> idle, met;  // the dealer's hands without a game, and those below or level
    std::vector<std::int32_t> lower;
    std::unordered_map<Key, Purchase::Sums, Hash> kept;
};

}  // namespace

std::vector<HeldHand> russian_hands(const RussianHouse& house, Card up, Mask deck, const std::vector<Mask>& hands) {
    return Hands(house, up, deck, hands).take();
}

}  // namespace croupier
