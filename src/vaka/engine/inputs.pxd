# Most of what a network costs is spent here, so both functions know the processors that most people
# have. With SSE2, which every x86-64 has, 64 numbers become 64 bits, set where one is not 0, and the
# processor need not guess what comes next more often than once for all of them. Elsewhere eight
# zeros are passed at a look, and each place is written and counted only if it is one.
#
# Rows are added two numbers at a time, or four where AVX2 is found. Each sum is made of the same
# steps in the same order by both: AVX2 alone cannot multiply and add in one step, which would round
# differently.
cdef extern from *:
    """
    #include <string.h>
    #define VAKA_ADD_ROWS(name)                                                                \\
        static void name(double *sums, int width, const float *rows, const float *numbers,     \\
                         const int *places, int found) {                                       \\
            for (int k = 0; k < found; k++) {                                                  \\
                const float *row = rows + (Py_ssize_t)places[k] * width;                       \\
                double number = numbers[places[k]];                                            \\
                for (int j = 0; j < width; j++) sums[j] += number * row[j];                    \\
            }                                                                                  \\
        }
    #if defined(__x86_64__) && defined(__GNUC__)
    #include <emmintrin.h>
    VAKA_ADD_ROWS(vaka_add_rows_by_two)
    __attribute__((target("avx2"))) VAKA_ADD_ROWS(vaka_add_rows_by_four)
    #define vaka_add_rows \\
        (__builtin_cpu_supports("avx2") ? vaka_add_rows_by_four : vaka_add_rows_by_two)
    #define VAKA_AT_A_LOOK 64
    static __m128i vaka_is_zero(const float *four) {
        return _mm_castps_si128(_mm_cmpeq_ps(_mm_loadu_ps(four), _mm_setzero_ps()));
    }
    static int vaka_find_at(const float *numbers, int start, int *places, int found) {
        unsigned long long others = 0;
        for (int i = 0; i < VAKA_AT_A_LOOK; i += 16) {
            const float *here = numbers + start + i;
            __m128i low = _mm_packs_epi32(vaka_is_zero(here), vaka_is_zero(here + 4));
            __m128i high = _mm_packs_epi32(vaka_is_zero(here + 8), vaka_is_zero(here + 12));
            unsigned zeros = (unsigned)_mm_movemask_epi8(_mm_packs_epi16(low, high));
            others |= (unsigned long long)(zeros ^ 0xffff) << i;
        }
        for (; others != 0; others &= others - 1)
            places[found++] = start + __builtin_ctzll(others);
        return found;
    }
    #else
    VAKA_ADD_ROWS(vaka_add_rows)
    #define VAKA_AT_A_LOOK 8
    static int vaka_find_at(const float *numbers, int start, int *places, int found) {
        unsigned long long pairs[VAKA_AT_A_LOOK / 2];
        memcpy(pairs, numbers + start, sizeof(pairs));
        if ((pairs[0] | pairs[1] | pairs[2] | pairs[3]) == 0) return found;
        for (int i = start; i < start + VAKA_AT_A_LOOK; i++) {
            places[found] = i;
            found += numbers[i] != 0.0f;
        }
        return found;
    }
    #endif
    static int vaka_find(const float *numbers, int count, int *places) {
        int found = 0;
        int start = 0;
        for (; start + VAKA_AT_A_LOOK <= count; start += VAKA_AT_A_LOOK)
            found = vaka_find_at(numbers, start, places, found);
        for (; start < count; start++)
            if (numbers[start] != 0.0f) places[found++] = start;
        return found;
    }
    """
    int vaka_find(const float* numbers, int count, int* places) noexcept nogil
    void vaka_add_rows(
        double* sums, int width, const float* rows, const float* numbers, const int* places, int found
    ) noexcept nogil

cdef inline int find(float* numbers, int count, int* places) noexcept nogil:
    return vaka_find(numbers, count, places)

cdef inline void add_rows(
    double* sums, int width, float* rows, float* numbers, int* places, int found
) noexcept nogil:
    vaka_add_rows(sums, width, rows, numbers, places, found)
