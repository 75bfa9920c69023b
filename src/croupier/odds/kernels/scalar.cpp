// Reads one hand given as text, as a sequence of card numbers or as a mask. Speed is in what is left out: no
// conversion to C++ containers, no keyword parsing. Whatever does not read is given to the Python function
// `refuse`, which finds out what is wrong and raises.
#include "scalar.hpp"

#include "ranking.hpp"

namespace croupier {
namespace {

constexpr int NO_CARD = 64;

constexpr std::array<std::uint8_t, 128> rank_of_letter() {
    std::array<std::uint8_t, 128> table{};
    for (auto& rank : table) rank = NO_CARD;
    const char* names = "23456789TJQKA";
    for (int rank = 0; rank < RANKS; ++rank) {
        table[static_cast<int>(names[rank])] = static_cast<std::uint8_t>(4 * rank);
        if (names[rank] >= 'A') table[names[rank] + 32] = static_cast<std::uint8_t>(4 * rank);
    }
    return table;
}

constexpr std::array<std::uint8_t, 128> suit_of_letter() {
    std::array<std::uint8_t, 128> table{};
    for (auto& suit : table) suit = NO_CARD;
    const char* names = "cdhs";
    for (int suit = 0; suit < 4; ++suit) {
        table[static_cast<int>(names[suit])] = static_cast<std::uint8_t>(suit);
        table[names[suit] - 32] = static_cast<std::uint8_t>(suit);
    }
    return table;
}

constexpr auto RANK_LETTER = rank_of_letter();
constexpr auto SUIT_LETTER = suit_of_letter();

PyObject* refuse_ = nullptr;

// A hand while it is read; `good` turns false with the first card that is none or comes twice.
struct Reading {
    Held held;
    int cards = 0;
    bool good = true;

    void add(long card) {
        if (card < 0 || card >= CARDS || held.cards & bit(static_cast<int>(card))) {
            good = false;
            return;
        }
        held = held + static_cast<int>(card);
        ++cards;
    }
};

void read_text(PyObject* text, Reading& reading) {
    Py_ssize_t length = 0;
    const char* letters = PyUnicode_AsUTF8AndSize(text, &length);
    if (!letters || length % 2) {
        PyErr_Clear();
        reading.good = false;
        return;
    }
    for (Py_ssize_t at = 0; at < length && reading.good; at += 2) {
        const auto rank = static_cast<unsigned char>(letters[at]), suit = static_cast<unsigned char>(letters[at + 1]);
        reading.add(rank < 128 && suit < 128 ? RANK_LETTER[rank] + SUIT_LETTER[suit] : NO_CARD);
    }
}

void read_numbers(PyObject* cards, Reading& reading) {
    const bool list = PyList_Check(cards);
    const Py_ssize_t length = list ? PyList_Size(cards) : PyTuple_Size(cards);
    for (Py_ssize_t at = 0; at < length && reading.good; ++at) {
        PyObject* card = list ? PyList_GetItem(cards, at) : PyTuple_GetItem(cards, at);
        if (!PyLong_Check(card)) {
            reading.good = false;
            return;
        }
        int overflow = 0;
        const long number = PyLong_AsLongAndOverflow(card, &overflow);
        reading.add(overflow ? -1 : number);
    }
}

void read_mask(PyObject* number, Reading& reading) {
    const unsigned long long cards = PyLong_AsUnsignedLongLong(number);
    if (PyErr_Occurred() || cards >> CARDS) {
        PyErr_Clear();
        reading.good = false;
        return;
    }
    reading.held = Held::of(cards);
    reading.cards = count(cards);
}

PyObject* refuse(PyObject* cards, PyObject* ranking) {
    return PyObject_CallFunctionObjArgs(refuse_, cards, ranking ? ranking : Py_None, nullptr);
}

int number_of(PyObject* name) {
    if (!name) return HIGH;
    if (!PyUnicode_Check(name)) return -1;
    for (int number = 0; number < RANKING_COUNT; ++number)
        if (PyUnicode_CompareWithASCIIString(name, RANKINGS[number].id) == 0) return number;
    return -1;
}

PyObject* evaluate(PyObject*, PyObject* const* arguments, Py_ssize_t given) {
    if (given < 1 || given > 2) {
        PyErr_SetString(PyExc_TypeError, "evaluate(cards, ranking='high')");
        return nullptr;
    }
    PyObject* cards = arguments[0];
    PyObject* name = given == 2 ? arguments[1] : nullptr;
    const int number = number_of(name);
    if (number < 0) return refuse(cards, name);
    Reading reading;
    if (PyUnicode_Check(cards)) read_text(cards, reading);
    else if (PyList_Check(cards) || PyTuple_Check(cards)) read_numbers(cards, reading);
    else if (PyLong_Check(cards)) read_mask(cards, reading);
    else reading.good = false;
    const Ranking& ranking = RANKINGS[number];
    if (!reading.good || reading.cards < ranking.fewest || reading.cards > ranking.most ||
        reading.held.cards & ~ranking.deck)
        return refuse(cards, name);
    return PyLong_FromLong(number == HIGH ? high(reading.held) : ranking.read(reading.held.cards));
}

PyObject* on_bad_input(PyObject*, PyObject* function) {
    Py_INCREF(function);
    Py_XDECREF(refuse_);
    refuse_ = function;
    Py_RETURN_NONE;
}

// What help() and notebooks tell; croupier/odds/evaluation.py has the same for the site.
constexpr const char* EVALUATE = R"(evaluate(cards, ranking='high', /)

The strength of a hand in a ranking of `croupier.ranks`, by its name: 1 is worst, equal ties.

The hand is text, card numbers or a mask of cards. Raises `OddsError` when it is no hand of that ranking.

>>> evaluate("AhKhQhJhTh2c2d")
7462
>>> evaluate("2h3d4c5s7h", "deuce-to-seven")
7462
)";

PyMethodDef METHODS[] = {
    {"evaluate", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(evaluate)), METH_FASTCALL, EVALUATE},
    {"on_bad_input", on_bad_input, METH_O, "on_bad_input(function, /)"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_scalar(PyObject* module) { PyModule_AddFunctions(module, METHODS); }

}  // namespace croupier
