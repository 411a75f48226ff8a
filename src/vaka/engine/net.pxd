cimport cython
from vaka.engine cimport memory as mem
from vaka.engine cimport sizes as Size

cdef class Net:
    cdef public int inputs, hidden
    cdef double* straight
    cdef double* first
    cdef double* first_bias
    cdef double* second
    cdef double* second_bias
    cdef object _kept

@cython.locals(more=double, trust=double, number=double)
cdef void answer(Net net, float* numbers, double* hidden, double* answers) noexcept nogil
cdef void add_row(Net net, Py_ssize_t start, double number, double* hidden) noexcept nogil
