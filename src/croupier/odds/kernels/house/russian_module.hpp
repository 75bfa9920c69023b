// Russian Poker from Python.
#pragma once

#include <nanobind/nanobind.h>

namespace croupier {

void add_russian(nanobind::module_& module);

}  // namespace croupier
