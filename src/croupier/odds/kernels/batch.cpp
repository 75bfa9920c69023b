#include "batch.hpp"

#include "batch_omaha.hpp"
#include "batch_scalar.hpp"

namespace croupier {

const Batch BASELINE{"baseline", read_masks, read_rows, read_omaha_high, read_omaha_low, count_sevens};

const Batch& batch() {
#if defined(__x86_64__)
    static const Batch& chosen = [&]() -> const Batch& {
        __builtin_cpu_init();
        if (__builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bitalg") &&
            __builtin_cpu_supports("gfni"))
            return AVX512;
        return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2") ? AVX2 : BASELINE;
    }();
    return chosen;
#else
    return BASELINE;
#endif
}

}  // namespace croupier
