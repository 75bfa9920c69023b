// Rows of hands from numpy, or from any array that shares its memory.
#pragma once

#include <nanobind/nanobind.h>

namespace croupier {

void add_arrays(nanobind::module_& module);
void add_hands_at_once(nanobind::module_& module);

}  // namespace croupier
