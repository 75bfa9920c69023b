// The best first decision of every hand against every open card, read from a byte each: of Russian Poker, and of Oasis.
#pragma once

#include <array>
#include <string>
#include <unordered_map>
#include <vector>

#include "cards.hpp"

namespace croupier {

// Bytes that name no cards, and what the places of cards thrown away are added to.
enum First : std::uint8_t { FIRST_FOLD, FIRST_CLOSE, FIRST_INSURE, FIRST_SIXTH, FIRST_EXCHANGE = 32 };

class FirstPlay {
public:
    // `play` is what ships: by the open card's rank, by ranks held, by suits up to their names.
    explicit FirstPlay(const std::string& play);

    struct Told {
        std::uint8_t code;
        Mask thrown;
    };
    Told of(Mask hand, Card up) const;

private:
    // Hands by how many cards of each rank they hold, and by which of the ranks the open card has.
    struct Pattern {
        int ranks = 0;
        std::array<int, 5> sizes{};
        int place = -1;

        std::uint32_t id() const;
    };
    int count(const Pattern& pattern);
    void number(Pattern pattern, int at, std::uint32_t suits, std::uint32_t id, int& next);

    std::string play;
    std::unordered_map<std::uint32_t, int> counts;
    std::unordered_map<std::uint64_t, std::uint16_t> numbers;  // by pattern and suits, the smallest of all their names
    std::vector<std::int32_t> starts;                          // by the open card's rank and the ranks held
};

}  // namespace croupier
