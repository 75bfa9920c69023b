#pragma once

#include <nanobind/nanobind.h>

namespace croupier {

// Adds the counts of the casino games to the Python module.
void add_house(nanobind::module_& module);

}  // namespace croupier
