// A deck put into an order; the twin in twin.py says how.
#include <nanobind/nanobind.h>

#include <vector>

namespace nb = nanobind;
using namespace nb::literals;

namespace {

nb::tuple in_order(nb::tuple cards, nb::object bits) {
    const std::size_t count = cards.size();
    std::vector<PyObject*> order(count);
    for (std::size_t at = 0; at < count; ++at) order[at] = PyTuple_GetItem(cards.ptr(), at);
    int width = 0;
    while (count >> width) ++width;
    for (std::size_t left = count; width > 1; --width) {
        const nb::int_ wide(width);
        PyObject* asked[] = {wide.ptr()};
        const std::size_t fewest = std::size_t(1) << (width - 1);
        for (std::size_t last = left - 1; last >= fewest - 1; --last) {
            std::size_t other;
            do {
                const nb::object drawn = nb::steal(PyObject_Vectorcall(bits.ptr(), asked, 1, nullptr));
                if (!drawn.is_valid()) throw nb::python_error();
                other = PyLong_AsSize_t(drawn.ptr());
                if (other == std::size_t(-1) && PyErr_Occurred()) throw nb::python_error();
            } while (other > last);
            std::swap(order[last], order[other]);
        }
        left = fewest - 1;
    }
    PyObject* ordered = PyTuple_New(count);
    if (!ordered) throw nb::python_error();
    for (std::size_t at = 0; at < count; ++at) PyTuple_SetItem(ordered, at, Py_NewRef(order[at]));
    return nb::steal<nb::tuple>(ordered);
}

}  // namespace

NB_MODULE(_native, module) {
    module.def("in_order", &in_order, "cards"_a, "bits"_a);
}
