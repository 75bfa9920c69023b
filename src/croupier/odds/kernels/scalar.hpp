// One hand from Python: `evaluate(cards, ranking="high")`.
#pragma once

#include <Python.h>

namespace croupier {

void add_scalar(PyObject* module);

}  // namespace croupier
