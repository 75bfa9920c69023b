#if defined(__AVX2__) && defined(__BMI2__)

#include "batch_omaha.hpp"
#include "batch_scalar.hpp"

namespace croupier {

const Batch AVX2{"avx2", read_masks, read_rows, read_omaha_high, read_omaha_low, count_sevens};

}  // namespace croupier

#endif
