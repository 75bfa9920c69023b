// Hands one after another without a branch that is hard to foresee: the rare ones are put aside, and read at the end
// of every few.
#pragma once

#include <cstddef>
#include <cstdint>

namespace croupier {
namespace {

// `read(i, rare)` is false for what is no hand; where it says that the hand is rare, `read_rare(i)` reads it again.
// The place of the first that is no hand, or the length.
template <typename Read, typename ReadRare>
inline std::size_t put_aside(std::size_t length, const Read& read, const ReadRare& read_rare) {
    constexpr std::size_t FEW = 256;
    std::uint8_t aside[FEW];
    for (std::size_t from = 0; from < length; from += FEW) {
        const std::size_t number = length - from < FEW ? length - from : FEW;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < number; ++i) {
            bool rare = false;
            if (!read(from + i, rare)) return from + i;
            aside[kept] = static_cast<std::uint8_t>(i);
            kept += rare;
        }
        for (std::size_t i = 0; i < kept; ++i) read_rare(from + aside[i]);
    }
    return length;
}

}  // namespace
}  // namespace croupier
