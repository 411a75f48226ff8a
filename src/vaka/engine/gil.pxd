cdef extern from *:
    """
    static size_t vaka_release(void) { return (size_t)PyEval_SaveThread(); }
    static void vaka_acquire(size_t token) { PyEval_RestoreThread((PyThreadState *)token); }
    """
    size_t vaka_release() noexcept nogil
    void vaka_acquire(size_t token) noexcept nogil

cdef inline size_t release() noexcept nogil:
    return vaka_release()

cdef inline void acquire(size_t token) noexcept nogil:
    vaka_acquire(token)
